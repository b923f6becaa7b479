; ModuleID = 'backprop.cu'
source_filename = "backprop.cu"
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@sums = external dso_local local_unnamed_addr addrspace(3) global [0 x float], align 4

; Function Attrs: convergent mustprogress norecurse nounwind
define dso_local void @backprop_forward(float* nocapture noundef readonly %input, float* nocapture noundef readonly %weights, float* nocapture noundef writeonly %partial, i32 noundef %hidden) local_unnamed_addr #0 !dbg !10 {
entry:
  %0 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x() #5, !dbg !13
  %1 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.y() #5, !dbg !17
  %2 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #5, !dbg !20
  %3 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.y() #5, !dbg !23
  %mul = mul i32 %2, %3, !dbg !26
  %add = add i32 %mul, %1, !dbg !27
  %4 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #5, !dbg !28
  %mul5 = shl i32 %4, 4, !dbg !31
  %add6 = add i32 %mul5, %0, !dbg !32
  %mul7 = mul nsw i32 %add, %hidden, !dbg !33
  %add8 = add nsw i32 %mul7, %add6, !dbg !34
  %idxprom = sext i32 %add8 to i64, !dbg !35
  %arrayidx = getelementptr inbounds float, float* %weights, i64 %idxprom, !dbg !35
  %5 = load float, float* %arrayidx, align 4, !dbg !35, !tbaa !36
  %idxprom9 = sext i32 %add to i64, !dbg !40
  %arrayidx10 = getelementptr inbounds float, float* %input, i64 %idxprom9, !dbg !40
  %6 = load float, float* %arrayidx10, align 4, !dbg !40, !tbaa !36
  %mul11 = fmul contract float %5, %6, !dbg !41
  %mul12 = shl nsw i32 %1, 4, !dbg !42
  %add13 = add nsw i32 %mul12, %0, !dbg !43
  %idxprom14 = sext i32 %add13 to i64, !dbg !44
  %arrayidx1562 = getelementptr inbounds [0 x float], [0 x float] addrspace(3)* @sums, i64 0, i64 %idxprom14, !dbg !44
  %arrayidx15 = addrspacecast float addrspace(3)* %arrayidx1562 to float*, !dbg !44
  store float %mul11, float* %arrayidx15, align 4, !dbg !45, !tbaa !36
  tail call void @llvm.nvvm.barrier0(), !dbg !46
  %cmp.not67 = icmp ult i32 %3, 2, !dbg !47
  br i1 %cmp.not67, label %for.cond.cleanup, label %for.body, !dbg !48

for.cond.cleanup:                                 ; preds = %if.end, %entry
  %cmp29 = icmp eq i32 %1, 0, !dbg !49
  br i1 %cmp29, label %if.then30, label %if.end41, !dbg !50

for.body:                                         ; preds = %entry, %if.end
  %half.068.in = phi i32 [ %half.068, %if.end ], [ %3, %entry ]
  %half.068 = lshr i32 %half.068.in, 1, !dbg !51
  %cmp17 = icmp slt i32 %1, %half.068, !dbg !52
  br i1 %cmp17, label %if.then, label %if.end, !dbg !53

if.then:                                          ; preds = %for.body
  %add18 = add nsw i32 %half.068, %1, !dbg !54
  %mul19 = shl nsw i32 %add18, 4, !dbg !55
  %add20 = add nsw i32 %mul19, %0, !dbg !56
  %idxprom21 = sext i32 %add20 to i64, !dbg !57
  %arrayidx2264 = getelementptr inbounds [0 x float], [0 x float] addrspace(3)* @sums, i64 0, i64 %idxprom21, !dbg !57
  %arrayidx22 = addrspacecast float addrspace(3)* %arrayidx2264 to float*, !dbg !57
  %7 = load float, float* %arrayidx22, align 4, !dbg !57, !tbaa !36
  %8 = load float, float* %arrayidx15, align 4, !dbg !58, !tbaa !36
  %add27 = fadd contract float %7, %8, !dbg !58
  store float %add27, float* %arrayidx15, align 4, !dbg !58, !tbaa !36
  br label %if.end, !dbg !59

if.end:                                           ; preds = %if.then, %for.body
  tail call void @llvm.nvvm.barrier0(), !dbg !60
  %cmp.not = icmp ult i32 %half.068.in, 4, !dbg !47
  br i1 %cmp.not, label %for.cond.cleanup, label %for.body, !dbg !48, !llvm.loop !61

if.then30:                                        ; preds = %for.cond.cleanup
  %idxprom31 = sext i32 %0 to i64, !dbg !64
  %arrayidx3263 = getelementptr inbounds [0 x float], [0 x float] addrspace(3)* @sums, i64 0, i64 %idxprom31, !dbg !64
  %arrayidx32 = addrspacecast float addrspace(3)* %arrayidx3263 to float*, !dbg !64
  %9 = load float, float* %arrayidx32, align 4, !dbg !64, !tbaa !36
  %mul.i = fmul contract float %9, 0xBFF7154760000000, !dbg !65
  %10 = tail call contract float @llvm.nvvm.ex2.approx.f(float %mul.i) #5, !dbg !69
  %add34 = fadd contract float %10, 1.000000e+00, !dbg !70
  %div35 = fdiv contract float 1.000000e+00, %add34, !dbg !71
  %mul37 = mul i32 %2, %hidden, !dbg !72
  %add38 = add i32 %mul37, %add6, !dbg !73
  %idxprom39 = zext i32 %add38 to i64, !dbg !74
  %arrayidx40 = getelementptr inbounds float, float* %partial, i64 %idxprom39, !dbg !74
  store float %div35, float* %arrayidx40, align 4, !dbg !75, !tbaa !36
  br label %if.end41, !dbg !74

if.end41:                                         ; preds = %if.then30, %for.cond.cleanup
  ret void, !dbg !76
}

; Function Attrs: convergent nounwind
declare void @llvm.nvvm.barrier0() #1

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn
define dso_local void @backprop_adjust(float* nocapture noundef readonly %delta, float* nocapture noundef readonly %input, float* nocapture noundef %weights, float* nocapture noundef %previous, i32 noundef %hidden, float noundef %rate, float noundef %momentum) local_unnamed_addr #2 !dbg !77 {
entry:
  %0 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #5, !dbg !78
  %1 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.y() #5, !dbg !80
  %mul = mul i32 %0, %1, !dbg !82
  %2 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.y() #5, !dbg !83
  %add = add i32 %mul, %2, !dbg !85
  %3 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #5, !dbg !86
  %mul4 = shl i32 %3, 4, !dbg !88
  %4 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x() #5, !dbg !89
  %add6 = add i32 %mul4, %4, !dbg !91
  %mul7 = mul nsw i32 %add, %hidden, !dbg !92
  %add8 = add nsw i32 %mul7, %add6, !dbg !93
  %idxprom = sext i32 %add6 to i64, !dbg !94
  %arrayidx = getelementptr inbounds float, float* %delta, i64 %idxprom, !dbg !94
  %5 = load float, float* %arrayidx, align 4, !dbg !94, !tbaa !36
  %mul9 = fmul contract float %5, %rate, !dbg !95
  %idxprom10 = sext i32 %add to i64, !dbg !96
  %arrayidx11 = getelementptr inbounds float, float* %input, i64 %idxprom10, !dbg !96
  %6 = load float, float* %arrayidx11, align 4, !dbg !96, !tbaa !36
  %mul12 = fmul contract float %mul9, %6, !dbg !97
  %idxprom13 = sext i32 %add8 to i64, !dbg !98
  %arrayidx14 = getelementptr inbounds float, float* %previous, i64 %idxprom13, !dbg !98
  %7 = load float, float* %arrayidx14, align 4, !dbg !98, !tbaa !36
  %mul15 = fmul contract float %7, %momentum, !dbg !99
  %add16 = fadd contract float %mul12, %mul15, !dbg !100
  %arrayidx18 = getelementptr inbounds float, float* %weights, i64 %idxprom13, !dbg !101
  %8 = load float, float* %arrayidx18, align 4, !dbg !102, !tbaa !36
  %add19 = fadd contract float %8, %add16, !dbg !102
  store float %add19, float* %arrayidx18, align 4, !dbg !102, !tbaa !36
  store float %add16, float* %arrayidx14, align 4, !dbg !103, !tbaa !36
  ret void, !dbg !104
}

; Function Attrs: nofree nosync nounwind readnone speculatable
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3

; Function Attrs: nofree nosync nounwind readnone speculatable
declare i32 @llvm.nvvm.read.ptx.sreg.tid.y() #3

; Function Attrs: nofree nosync nounwind readnone speculatable
declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #3

; Function Attrs: nofree nosync nounwind readnone speculatable
declare i32 @llvm.nvvm.read.ptx.sreg.ntid.y() #3

; Function Attrs: nofree nosync nounwind readnone speculatable
declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #3

; Function Attrs: mustprogress nofree nosync nounwind readnone willreturn
declare float @llvm.nvvm.ex2.approx.f(float) #4

attributes #0 = { convergent mustprogress norecurse nounwind "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_70" "target-features"="+ptx32,+sm_70" }
attributes #1 = { convergent nounwind }
attributes #2 = { mustprogress nofree norecurse nosync nounwind willreturn "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_70" "target-features"="+ptx32,+sm_70" }
attributes #3 = { nofree nosync nounwind readnone speculatable }
attributes #4 = { mustprogress nofree nosync nounwind readnone willreturn }
attributes #5 = { nounwind }

!llvm.dbg.cu = !{!0}
!nvvm.annotations = !{!2, !3}
!llvm.module.flags = !{!4, !5, !6, !7, !8}
!llvm.ident = !{!9}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, producer: "Debian clang version 14.0.6", isOptimized: true, runtimeVersion: 0, emissionKind: DebugDirectivesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "backprop.cu", directory: ".")
!2 = !{void (float*, float*, float*, i32)* @backprop_forward, !"kernel", i32 1}
!3 = !{void (float*, float*, float*, float*, i32, float, float)* @backprop_adjust, !"kernel", i32 1}
!4 = !{i32 7, !"Dwarf Version", i32 2}
!5 = !{i32 2, !"Debug Info Version", i32 3}
!6 = !{i32 1, !"wchar_size", i32 4}
!7 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!8 = !{i32 7, !"frame-pointer", i32 2}
!9 = !{!"Debian clang version 14.0.6"}
!10 = distinct !DISubprogram(name: "backprop_forward", scope: !1, file: !1, line: 6, type: !11, scopeLine: 7, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !12)
!11 = !DISubroutineType(types: !12)
!12 = !{}
!13 = !DILocation(line: 53, column: 3, scope: !14, inlinedAt: !16)
!14 = distinct !DISubprogram(name: "__fetch_builtin_x", scope: !15, file: !15, line: 53, type: !11, scopeLine: 53, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !12)
!15 = !DIFile(filename: "/usr/lib/llvm-14/lib/clang/14.0.6/include/__clang_cuda_builtin_vars.h", directory: "")
!16 = distinct !DILocation(line: 9, column: 11, scope: !10)
!17 = !DILocation(line: 54, column: 3, scope: !18, inlinedAt: !19)
!18 = distinct !DISubprogram(name: "__fetch_builtin_y", scope: !15, file: !15, line: 54, type: !11, scopeLine: 54, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !12)
!19 = distinct !DILocation(line: 9, column: 28, scope: !10)
!20 = !DILocation(line: 67, column: 3, scope: !21, inlinedAt: !22)
!21 = distinct !DISubprogram(name: "__fetch_builtin_y", scope: !15, file: !15, line: 67, type: !11, scopeLine: 67, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !12)
!22 = distinct !DILocation(line: 10, column: 13, scope: !10)
!23 = !DILocation(line: 80, column: 3, scope: !24, inlinedAt: !25)
!24 = distinct !DISubprogram(name: "__fetch_builtin_y", scope: !15, file: !15, line: 80, type: !11, scopeLine: 80, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !12)
!25 = distinct !DILocation(line: 10, column: 26, scope: !10)
!26 = !DILocation(line: 10, column: 24, scope: !10)
!27 = !DILocation(line: 10, column: 37, scope: !10)
!28 = !DILocation(line: 66, column: 3, scope: !29, inlinedAt: !30)
!29 = distinct !DISubprogram(name: "__fetch_builtin_x", scope: !15, file: !15, line: 66, type: !11, scopeLine: 66, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !12)
!30 = distinct !DILocation(line: 10, column: 49, scope: !10)
!31 = !DILocation(line: 10, column: 60, scope: !10)
!32 = !DILocation(line: 10, column: 65, scope: !10)
!33 = !DILocation(line: 11, column: 34, scope: !10)
!34 = !DILocation(line: 11, column: 43, scope: !10)
!35 = !DILocation(line: 11, column: 22, scope: !10)
!36 = !{!37, !37, i64 0}
!37 = !{!"float", !38, i64 0}
!38 = !{!"omnipotent char", !39, i64 0}
!39 = !{!"Simple C++ TBAA"}
!40 = !DILocation(line: 11, column: 53, scope: !10)
!41 = !DILocation(line: 11, column: 51, scope: !10)
!42 = !DILocation(line: 11, column: 10, scope: !10)
!43 = !DILocation(line: 11, column: 15, scope: !10)
!44 = !DILocation(line: 11, column: 3, scope: !10)
!45 = !DILocation(line: 11, column: 20, scope: !10)
!46 = !DILocation(line: 12, column: 3, scope: !10)
!47 = !DILocation(line: 13, column: 40, scope: !10)
!48 = !DILocation(line: 13, column: 3, scope: !10)
!49 = !DILocation(line: 18, column: 9, scope: !10)
!50 = !DILocation(line: 18, column: 7, scope: !10)
!51 = !DILocation(line: 0, scope: !10)
!52 = !DILocation(line: 14, column: 11, scope: !10)
!53 = !DILocation(line: 14, column: 9, scope: !10)
!54 = !DILocation(line: 15, column: 35, scope: !10)
!55 = !DILocation(line: 15, column: 43, scope: !10)
!56 = !DILocation(line: 15, column: 48, scope: !10)
!57 = !DILocation(line: 15, column: 27, scope: !10)
!58 = !DILocation(line: 15, column: 24, scope: !10)
!59 = !DILocation(line: 15, column: 7, scope: !10)
!60 = !DILocation(line: 16, column: 5, scope: !10)
!61 = distinct !{!61, !48, !62, !63}
!62 = !DILocation(line: 17, column: 3, scope: !10)
!63 = !{!"llvm.loop.mustprogress"}
!64 = !DILocation(line: 19, column: 60, scope: !10)
!65 = !DILocation(line: 14, column: 72, scope: !66, inlinedAt: !68)
!66 = distinct !DISubprogram(name: "__expf", scope: !67, file: !67, line: 14, type: !11, scopeLine: 14, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !12)
!67 = !DIFile(filename: "./device.h", directory: ".")
!68 = distinct !DILocation(line: 19, column: 52, scope: !10)
!69 = !DILocation(line: 14, column: 50, scope: !66, inlinedAt: !68)
!70 = !DILocation(line: 19, column: 50, scope: !10)
!71 = !DILocation(line: 19, column: 45, scope: !10)
!72 = !DILocation(line: 19, column: 24, scope: !10)
!73 = !DILocation(line: 19, column: 33, scope: !10)
!74 = !DILocation(line: 19, column: 5, scope: !10)
!75 = !DILocation(line: 19, column: 41, scope: !10)
!76 = !DILocation(line: 20, column: 1, scope: !10)
!77 = distinct !DISubprogram(name: "backprop_adjust", scope: !1, file: !1, line: 23, type: !11, scopeLine: 25, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !12)
!78 = !DILocation(line: 67, column: 3, scope: !21, inlinedAt: !79)
!79 = distinct !DILocation(line: 26, column: 13, scope: !77)
!80 = !DILocation(line: 80, column: 3, scope: !24, inlinedAt: !81)
!81 = distinct !DILocation(line: 26, column: 26, scope: !77)
!82 = !DILocation(line: 26, column: 24, scope: !77)
!83 = !DILocation(line: 54, column: 3, scope: !18, inlinedAt: !84)
!84 = distinct !DILocation(line: 26, column: 39, scope: !77)
!85 = !DILocation(line: 26, column: 37, scope: !77)
!86 = !DILocation(line: 66, column: 3, scope: !29, inlinedAt: !87)
!87 = distinct !DILocation(line: 27, column: 14, scope: !77)
!88 = !DILocation(line: 27, column: 25, scope: !77)
!89 = !DILocation(line: 53, column: 3, scope: !14, inlinedAt: !90)
!90 = distinct !DILocation(line: 27, column: 32, scope: !77)
!91 = !DILocation(line: 27, column: 30, scope: !77)
!92 = !DILocation(line: 28, column: 15, scope: !77)
!93 = !DILocation(line: 28, column: 24, scope: !77)
!94 = !DILocation(line: 29, column: 25, scope: !77)
!95 = !DILocation(line: 29, column: 23, scope: !77)
!96 = !DILocation(line: 29, column: 39, scope: !77)
!97 = !DILocation(line: 29, column: 37, scope: !77)
!98 = !DILocation(line: 29, column: 63, scope: !77)
!99 = !DILocation(line: 29, column: 61, scope: !77)
!100 = !DILocation(line: 29, column: 50, scope: !77)
!101 = !DILocation(line: 30, column: 3, scope: !77)
!102 = !DILocation(line: 30, column: 14, scope: !77)
!103 = !DILocation(line: 31, column: 15, scope: !77)
!104 = !DILocation(line: 32, column: 1, scope: !77)
