; ModuleID = 'matmul_naive.cu'
source_filename = "matmul_naive.cu"
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: mustprogress nofree norecurse nosync nounwind
define dso_local void @matmul_naive(float* nocapture noundef readonly %a, float* nocapture noundef readonly %b, float* nocapture noundef writeonly %c, i32 noundef %rows, i32 noundef %n) local_unnamed_addr #0 !dbg !9 {
entry:
  %0 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #2, !dbg !12
  %1 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.y() #2, !dbg !16
  %mul = mul i32 %0, %1, !dbg !19
  %2 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.y() #2, !dbg !20
  %add = add i32 %mul, %2, !dbg !23
  %3 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #2, !dbg !24
  %4 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #2, !dbg !27
  %mul5 = mul i32 %3, %4, !dbg !30
  %5 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2, !dbg !31
  %add7 = add i32 %mul5, %5, !dbg !34
  %cmp.not = icmp slt i32 %add, %rows, !dbg !35
  %cmp8.not = icmp slt i32 %add7, %n
  %or.cond = and i1 %cmp.not, %cmp8.not, !dbg !36
  br i1 %or.cond, label %for.cond.preheader, label %cleanup, !dbg !36

for.cond.preheader:                               ; preds = %entry
  %cmp939 = icmp sgt i32 %n, 0, !dbg !37
  %mul10 = mul nsw i32 %add, %n
  br i1 %cmp939, label %for.body.preheader, label %for.cond.cleanup, !dbg !38

for.body.preheader:                               ; preds = %for.cond.preheader
  %6 = add i32 %n, -1, !dbg !38
  %xtraiter = and i32 %n, 3, !dbg !38
  %7 = icmp ult i32 %6, 3, !dbg !38
  br i1 %7, label %for.cond.cleanup.loopexit.unr-lcssa, label %for.body.preheader.new, !dbg !38

for.body.preheader.new:                           ; preds = %for.body.preheader
  %unroll_iter = and i32 %n, -4, !dbg !38
  br label %for.body, !dbg !38

for.cond.cleanup.loopexit.unr-lcssa:              ; preds = %for.body, %for.body.preheader
  %add17.lcssa.ph = phi float [ undef, %for.body.preheader ], [ %add17.3, %for.body ]
  %k.041.unr = phi i32 [ 0, %for.body.preheader ], [ %inc.3, %for.body ]
  %sum.040.unr = phi float [ 0.000000e+00, %for.body.preheader ], [ %add17.3, %for.body ]
  %lcmp.mod.not = icmp eq i32 %xtraiter, 0, !dbg !38
  br i1 %lcmp.mod.not, label %for.cond.cleanup, label %for.body.epil, !dbg !38

for.body.epil:                                    ; preds = %for.cond.cleanup.loopexit.unr-lcssa, %for.body.epil
  %k.041.epil = phi i32 [ %inc.epil, %for.body.epil ], [ %k.041.unr, %for.cond.cleanup.loopexit.unr-lcssa ]
  %sum.040.epil = phi float [ %add17.epil, %for.body.epil ], [ %sum.040.unr, %for.cond.cleanup.loopexit.unr-lcssa ]
  %epil.iter = phi i32 [ %epil.iter.next, %for.body.epil ], [ 0, %for.cond.cleanup.loopexit.unr-lcssa ]
  %add11.epil = add nsw i32 %k.041.epil, %mul10, !dbg !39
  %idxprom.epil = sext i32 %add11.epil to i64, !dbg !40
  %arrayidx.epil = getelementptr inbounds float, float* %a, i64 %idxprom.epil, !dbg !40
  %8 = load float, float* %arrayidx.epil, align 4, !dbg !40, !tbaa !41
  %mul12.epil = mul nsw i32 %k.041.epil, %n, !dbg !45
  %add13.epil = add nsw i32 %mul12.epil, %add7, !dbg !46
  %idxprom14.epil = sext i32 %add13.epil to i64, !dbg !47
  %arrayidx15.epil = getelementptr inbounds float, float* %b, i64 %idxprom14.epil, !dbg !47
  %9 = load float, float* %arrayidx15.epil, align 4, !dbg !47, !tbaa !41
  %mul16.epil = fmul contract float %8, %9, !dbg !48
  %add17.epil = fadd contract float %sum.040.epil, %mul16.epil, !dbg !49
  %inc.epil = add nuw nsw i32 %k.041.epil, 1, !dbg !50
  %epil.iter.next = add i32 %epil.iter, 1, !dbg !38
  %epil.iter.cmp.not = icmp eq i32 %epil.iter.next, %xtraiter, !dbg !38
  br i1 %epil.iter.cmp.not, label %for.cond.cleanup, label %for.body.epil, !dbg !38, !llvm.loop !51

for.cond.cleanup:                                 ; preds = %for.cond.cleanup.loopexit.unr-lcssa, %for.body.epil, %for.cond.preheader
  %sum.0.lcssa = phi float [ 0.000000e+00, %for.cond.preheader ], [ %add17.lcssa.ph, %for.cond.cleanup.loopexit.unr-lcssa ], [ %add17.epil, %for.body.epil ], !dbg !53
  %add19 = add nsw i32 %mul10, %add7, !dbg !54
  %idxprom20 = sext i32 %add19 to i64, !dbg !55
  %arrayidx21 = getelementptr inbounds float, float* %c, i64 %idxprom20, !dbg !55
  store float %sum.0.lcssa, float* %arrayidx21, align 4, !dbg !56, !tbaa !41
  br label %cleanup, !dbg !57

for.body:                                         ; preds = %for.body, %for.body.preheader.new
  %k.041 = phi i32 [ 0, %for.body.preheader.new ], [ %inc.3, %for.body ]
  %sum.040 = phi float [ 0.000000e+00, %for.body.preheader.new ], [ %add17.3, %for.body ]
  %niter = phi i32 [ 0, %for.body.preheader.new ], [ %niter.next.3, %for.body ]
  %add11 = add nsw i32 %k.041, %mul10, !dbg !39
  %idxprom = sext i32 %add11 to i64, !dbg !40
  %arrayidx = getelementptr inbounds float, float* %a, i64 %idxprom, !dbg !40
  %10 = load float, float* %arrayidx, align 4, !dbg !40, !tbaa !41
  %mul12 = mul nsw i32 %k.041, %n, !dbg !45
  %add13 = add nsw i32 %mul12, %add7, !dbg !46
  %idxprom14 = sext i32 %add13 to i64, !dbg !47
  %arrayidx15 = getelementptr inbounds float, float* %b, i64 %idxprom14, !dbg !47
  %11 = load float, float* %arrayidx15, align 4, !dbg !47, !tbaa !41
  %mul16 = fmul contract float %10, %11, !dbg !48
  %add17 = fadd contract float %sum.040, %mul16, !dbg !49
  %inc = or i32 %k.041, 1, !dbg !50
  %add11.1 = add nsw i32 %inc, %mul10, !dbg !39
  %idxprom.1 = sext i32 %add11.1 to i64, !dbg !40
  %arrayidx.1 = getelementptr inbounds float, float* %a, i64 %idxprom.1, !dbg !40
  %12 = load float, float* %arrayidx.1, align 4, !dbg !40, !tbaa !41
  %mul12.1 = mul nsw i32 %inc, %n, !dbg !45
  %add13.1 = add nsw i32 %mul12.1, %add7, !dbg !46
  %idxprom14.1 = sext i32 %add13.1 to i64, !dbg !47
  %arrayidx15.1 = getelementptr inbounds float, float* %b, i64 %idxprom14.1, !dbg !47
  %13 = load float, float* %arrayidx15.1, align 4, !dbg !47, !tbaa !41
  %mul16.1 = fmul contract float %12, %13, !dbg !48
  %add17.1 = fadd contract float %add17, %mul16.1, !dbg !49
  %inc.1 = or i32 %k.041, 2, !dbg !50
  %add11.2 = add nsw i32 %inc.1, %mul10, !dbg !39
  %idxprom.2 = sext i32 %add11.2 to i64, !dbg !40
  %arrayidx.2 = getelementptr inbounds float, float* %a, i64 %idxprom.2, !dbg !40
  %14 = load float, float* %arrayidx.2, align 4, !dbg !40, !tbaa !41
  %mul12.2 = mul nsw i32 %inc.1, %n, !dbg !45
  %add13.2 = add nsw i32 %mul12.2, %add7, !dbg !46
  %idxprom14.2 = sext i32 %add13.2 to i64, !dbg !47
  %arrayidx15.2 = getelementptr inbounds float, float* %b, i64 %idxprom14.2, !dbg !47
  %15 = load float, float* %arrayidx15.2, align 4, !dbg !47, !tbaa !41
  %mul16.2 = fmul contract float %14, %15, !dbg !48
  %add17.2 = fadd contract float %add17.1, %mul16.2, !dbg !49
  %inc.2 = or i32 %k.041, 3, !dbg !50
  %add11.3 = add nsw i32 %inc.2, %mul10, !dbg !39
  %idxprom.3 = sext i32 %add11.3 to i64, !dbg !40
  %arrayidx.3 = getelementptr inbounds float, float* %a, i64 %idxprom.3, !dbg !40
  %16 = load float, float* %arrayidx.3, align 4, !dbg !40, !tbaa !41
  %mul12.3 = mul nsw i32 %inc.2, %n, !dbg !45
  %add13.3 = add nsw i32 %mul12.3, %add7, !dbg !46
  %idxprom14.3 = sext i32 %add13.3 to i64, !dbg !47
  %arrayidx15.3 = getelementptr inbounds float, float* %b, i64 %idxprom14.3, !dbg !47
  %17 = load float, float* %arrayidx15.3, align 4, !dbg !47, !tbaa !41
  %mul16.3 = fmul contract float %16, %17, !dbg !48
  %add17.3 = fadd contract float %add17.2, %mul16.3, !dbg !49
  %inc.3 = add nuw nsw i32 %k.041, 4, !dbg !50
  %niter.next.3 = add i32 %niter, 4, !dbg !38
  %niter.ncmp.3 = icmp eq i32 %niter.next.3, %unroll_iter, !dbg !38
  br i1 %niter.ncmp.3, label %for.cond.cleanup.loopexit.unr-lcssa, label %for.body, !dbg !38, !llvm.loop !58

cleanup:                                          ; preds = %entry, %for.cond.cleanup
  ret void, !dbg !57
}

; Function Attrs: nofree nosync nounwind readnone speculatable
declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #1

; Function Attrs: nofree nosync nounwind readnone speculatable
declare i32 @llvm.nvvm.read.ptx.sreg.ntid.y() #1

; Function Attrs: nofree nosync nounwind readnone speculatable
declare i32 @llvm.nvvm.read.ptx.sreg.tid.y() #1

; Function Attrs: nofree nosync nounwind readnone speculatable
declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #1

; Function Attrs: nofree nosync nounwind readnone speculatable
declare i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #1

; Function Attrs: nofree nosync nounwind readnone speculatable
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

attributes #0 = { mustprogress nofree norecurse nosync nounwind "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_70" "target-features"="+ptx32,+sm_70" }
attributes #1 = { nofree nosync nounwind readnone speculatable }
attributes #2 = { nounwind }

!llvm.dbg.cu = !{!0}
!nvvm.annotations = !{!2}
!llvm.module.flags = !{!3, !4, !5, !6, !7}
!llvm.ident = !{!8}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, producer: "Debian clang version 14.0.6", isOptimized: true, runtimeVersion: 0, emissionKind: DebugDirectivesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "matmul_naive.cu", directory: ".")
!2 = !{void (float*, float*, float*, i32, i32)* @matmul_naive, !"kernel", i32 1}
!3 = !{i32 7, !"Dwarf Version", i32 2}
!4 = !{i32 2, !"Debug Info Version", i32 3}
!5 = !{i32 1, !"wchar_size", i32 4}
!6 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!7 = !{i32 7, !"frame-pointer", i32 2}
!8 = !{!"Debian clang version 14.0.6"}
!9 = distinct !DISubprogram(name: "matmul_naive", scope: !1, file: !1, line: 2, type: !10, scopeLine: 2, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!10 = !DISubroutineType(types: !11)
!11 = !{}
!12 = !DILocation(line: 67, column: 3, scope: !13, inlinedAt: !15)
!13 = distinct !DISubprogram(name: "__fetch_builtin_y", scope: !14, file: !14, line: 67, type: !10, scopeLine: 67, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!14 = !DIFile(filename: "/usr/lib/llvm-14/lib/clang/14.0.6/include/__clang_cuda_builtin_vars.h", directory: "")
!15 = distinct !DILocation(line: 3, column: 13, scope: !9)
!16 = !DILocation(line: 80, column: 3, scope: !17, inlinedAt: !18)
!17 = distinct !DISubprogram(name: "__fetch_builtin_y", scope: !14, file: !14, line: 80, type: !10, scopeLine: 80, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!18 = distinct !DILocation(line: 3, column: 26, scope: !9)
!19 = !DILocation(line: 3, column: 24, scope: !9)
!20 = !DILocation(line: 54, column: 3, scope: !21, inlinedAt: !22)
!21 = distinct !DISubprogram(name: "__fetch_builtin_y", scope: !14, file: !14, line: 54, type: !10, scopeLine: 54, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!22 = distinct !DILocation(line: 3, column: 39, scope: !9)
!23 = !DILocation(line: 3, column: 37, scope: !9)
!24 = !DILocation(line: 66, column: 3, scope: !25, inlinedAt: !26)
!25 = distinct !DISubprogram(name: "__fetch_builtin_x", scope: !14, file: !14, line: 66, type: !10, scopeLine: 66, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!26 = distinct !DILocation(line: 4, column: 16, scope: !9)
!27 = !DILocation(line: 79, column: 3, scope: !28, inlinedAt: !29)
!28 = distinct !DISubprogram(name: "__fetch_builtin_x", scope: !14, file: !14, line: 79, type: !10, scopeLine: 79, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!29 = distinct !DILocation(line: 4, column: 29, scope: !9)
!30 = !DILocation(line: 4, column: 27, scope: !9)
!31 = !DILocation(line: 53, column: 3, scope: !32, inlinedAt: !33)
!32 = distinct !DISubprogram(name: "__fetch_builtin_x", scope: !14, file: !14, line: 53, type: !10, scopeLine: 53, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!33 = distinct !DILocation(line: 4, column: 42, scope: !9)
!34 = !DILocation(line: 4, column: 40, scope: !9)
!35 = !DILocation(line: 5, column: 11, scope: !9)
!36 = !DILocation(line: 5, column: 19, scope: !9)
!37 = !DILocation(line: 8, column: 21, scope: !9)
!38 = !DILocation(line: 8, column: 3, scope: !9)
!39 = !DILocation(line: 9, column: 22, scope: !9)
!40 = !DILocation(line: 9, column: 12, scope: !9)
!41 = !{!42, !42, i64 0}
!42 = !{!"float", !43, i64 0}
!43 = !{!"omnipotent char", !44, i64 0}
!44 = !{!"Simple C++ TBAA"}
!45 = !DILocation(line: 9, column: 33, scope: !9)
!46 = !DILocation(line: 9, column: 37, scope: !9)
!47 = !DILocation(line: 9, column: 29, scope: !9)
!48 = !DILocation(line: 9, column: 27, scope: !9)
!49 = !DILocation(line: 9, column: 9, scope: !9)
!50 = !DILocation(line: 8, column: 26, scope: !9)
!51 = distinct !{!51, !52}
!52 = !{!"llvm.loop.unroll.disable"}
!53 = !DILocation(line: 0, scope: !9)
!54 = !DILocation(line: 10, column: 13, scope: !9)
!55 = !DILocation(line: 10, column: 3, scope: !9)
!56 = !DILocation(line: 10, column: 23, scope: !9)
!57 = !DILocation(line: 11, column: 1, scope: !9)
!58 = distinct !{!58, !38, !59, !60}
!59 = !DILocation(line: 9, column: 45, scope: !9)
!60 = !{!"llvm.loop.mustprogress"}
