; ModuleID = 'matmul_loop.cu'
source_filename = "matmul_loop.cu"
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: mustprogress nofree norecurse nosync nounwind
define dso_local void @matmul_loop(float* nocapture noundef readonly %a, float* nocapture noundef readonly %b, float* nocapture noundef writeonly %c, i32 noundef %rows, i32 noundef %n) local_unnamed_addr #0 !dbg !9 {
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
  br i1 %cmp939, label %for.body, label %for.cond.cleanup, !dbg !38

for.cond.cleanup:                                 ; preds = %for.body, %for.cond.preheader
  %sum.0.lcssa = phi float [ 0.000000e+00, %for.cond.preheader ], [ %add17, %for.body ], !dbg !39
  %add19 = add nsw i32 %mul10, %add7, !dbg !40
  %idxprom20 = sext i32 %add19 to i64, !dbg !41
  %arrayidx21 = getelementptr inbounds float, float* %c, i64 %idxprom20, !dbg !41
  store float %sum.0.lcssa, float* %arrayidx21, align 4, !dbg !42, !tbaa !43
  br label %cleanup, !dbg !47

for.body:                                         ; preds = %for.cond.preheader, %for.body
  %k.041 = phi i32 [ %inc, %for.body ], [ 0, %for.cond.preheader ]
  %sum.040 = phi float [ %add17, %for.body ], [ 0.000000e+00, %for.cond.preheader ]
  %add11 = add nsw i32 %k.041, %mul10, !dbg !48
  %idxprom = sext i32 %add11 to i64, !dbg !49
  %arrayidx = getelementptr inbounds float, float* %a, i64 %idxprom, !dbg !49
  %6 = load float, float* %arrayidx, align 4, !dbg !49, !tbaa !43
  %mul12 = mul nsw i32 %k.041, %n, !dbg !50
  %add13 = add nsw i32 %mul12, %add7, !dbg !51
  %idxprom14 = sext i32 %add13 to i64, !dbg !52
  %arrayidx15 = getelementptr inbounds float, float* %b, i64 %idxprom14, !dbg !52
  %7 = load float, float* %arrayidx15, align 4, !dbg !52, !tbaa !43
  %mul16 = fmul contract float %6, %7, !dbg !53
  %add17 = fadd contract float %sum.040, %mul16, !dbg !54
  %inc = add nuw nsw i32 %k.041, 1, !dbg !55
  %exitcond.not = icmp eq i32 %inc, %n, !dbg !37
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body, !dbg !38, !llvm.loop !56

cleanup:                                          ; preds = %entry, %for.cond.cleanup
  ret void, !dbg !47
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
!1 = !DIFile(filename: "matmul_loop.cu", directory: ".")
!2 = !{void (float*, float*, float*, i32, i32)* @matmul_loop, !"kernel", i32 1}
!3 = !{i32 7, !"Dwarf Version", i32 2}
!4 = !{i32 2, !"Debug Info Version", i32 3}
!5 = !{i32 1, !"wchar_size", i32 4}
!6 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!7 = !{i32 7, !"frame-pointer", i32 2}
!8 = !{!"Debian clang version 14.0.6"}
!9 = distinct !DISubprogram(name: "matmul_loop", scope: !1, file: !1, line: 2, type: !10, scopeLine: 2, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
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
!37 = !DILocation(line: 9, column: 21, scope: !9)
!38 = !DILocation(line: 9, column: 3, scope: !9)
!39 = !DILocation(line: 0, scope: !9)
!40 = !DILocation(line: 11, column: 13, scope: !9)
!41 = !DILocation(line: 11, column: 3, scope: !9)
!42 = !DILocation(line: 11, column: 23, scope: !9)
!43 = !{!44, !44, i64 0}
!44 = !{!"float", !45, i64 0}
!45 = !{!"omnipotent char", !46, i64 0}
!46 = !{!"Simple C++ TBAA"}
!47 = !DILocation(line: 12, column: 1, scope: !9)
!48 = !DILocation(line: 10, column: 22, scope: !9)
!49 = !DILocation(line: 10, column: 12, scope: !9)
!50 = !DILocation(line: 10, column: 33, scope: !9)
!51 = !DILocation(line: 10, column: 37, scope: !9)
!52 = !DILocation(line: 10, column: 29, scope: !9)
!53 = !DILocation(line: 10, column: 27, scope: !9)
!54 = !DILocation(line: 10, column: 9, scope: !9)
!55 = !DILocation(line: 9, column: 26, scope: !9)
!56 = distinct !{!56, !38, !57, !58, !59}
!57 = !DILocation(line: 10, column: 45, scope: !9)
!58 = !{!"llvm.loop.mustprogress"}
!59 = !{!"llvm.loop.unroll.count", i32 1}
