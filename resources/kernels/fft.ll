; ModuleID = 'fft.cu'
source_filename = "fft.cu"
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@points = external dso_local local_unnamed_addr addrspace(3) global [0 x float], align 4

; Function Attrs: convergent mustprogress norecurse nounwind
define dso_local void @fft(float* nocapture noundef %real, float* nocapture noundef %imaginary) local_unnamed_addr #0 !dbg !9 {
entry:
  %0 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x() #4, !dbg !12
  %1 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #4, !dbg !16
  %mul = shl i32 %1, 1, !dbg !19
  %idx.ext = zext i32 %mul to i64, !dbg !20
  %add.ptr171 = getelementptr inbounds [0 x float], [0 x float] addrspace(3)* @points, i64 0, i64 %idx.ext, !dbg !20
  %2 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #4, !dbg !21
  %mul3 = shl i32 %2, 1, !dbg !24
  %mul4 = mul i32 %mul3, %1, !dbg !25
  %add = add i32 %mul4, %0, !dbg !26
  %idxprom = zext i32 %add to i64, !dbg !27
  %arrayidx = getelementptr inbounds float, float* %real, i64 %idxprom, !dbg !27
  %3 = load float, float* %arrayidx, align 4, !dbg !27, !tbaa !28
  %idxprom5 = zext i32 %0 to i64, !dbg !32
  %arrayidx6172 = getelementptr inbounds [0 x float], [0 x float] addrspace(3)* @points, i64 0, i64 %idxprom5, !dbg !32
  %arrayidx6 = addrspacecast float addrspace(3)* %arrayidx6172 to float*, !dbg !32
  store float %3, float* %arrayidx6, align 4, !dbg !33, !tbaa !28
  %arrayidx8 = getelementptr inbounds float, float* %imaginary, i64 %idxprom, !dbg !34
  %4 = load float, float* %arrayidx8, align 4, !dbg !34, !tbaa !28
  %arrayidx10173 = getelementptr inbounds float, float addrspace(3)* %add.ptr171, i64 %idxprom5, !dbg !35
  %arrayidx10 = addrspacecast float addrspace(3)* %arrayidx10173 to float*, !dbg !35
  store float %4, float* %arrayidx10, align 4, !dbg !36, !tbaa !28
  %add11 = add i32 %add, %1, !dbg !37
  %idxprom12 = zext i32 %add11 to i64, !dbg !38
  %arrayidx13 = getelementptr inbounds float, float* %real, i64 %idxprom12, !dbg !38
  %5 = load float, float* %arrayidx13, align 4, !dbg !38, !tbaa !28
  %add14 = add i32 %0, %1, !dbg !39
  %idxprom15 = zext i32 %add14 to i64, !dbg !40
  %arrayidx16174 = getelementptr inbounds [0 x float], [0 x float] addrspace(3)* @points, i64 0, i64 %idxprom15, !dbg !40
  %arrayidx16 = addrspacecast float addrspace(3)* %arrayidx16174 to float*, !dbg !40
  store float %5, float* %arrayidx16, align 4, !dbg !41, !tbaa !28
  %arrayidx19 = getelementptr inbounds float, float* %imaginary, i64 %idxprom12, !dbg !42
  %6 = load float, float* %arrayidx19, align 4, !dbg !42, !tbaa !28
  %arrayidx22175 = getelementptr inbounds float, float addrspace(3)* %add.ptr171, i64 %idxprom15, !dbg !43
  %arrayidx22 = addrspacecast float addrspace(3)* %arrayidx22175 to float*, !dbg !43
  store float %6, float* %arrayidx22, align 4, !dbg !44, !tbaa !28
  tail call void @llvm.nvvm.barrier0(), !dbg !45
  %cmp.not180 = icmp eq i32 %1, 0, !dbg !46
  br i1 %cmp.not180, label %for.cond.cleanup, label %for.body.lr.ph, !dbg !47

for.body.lr.ph:                                   ; preds = %entry
  %mul44 = shl i32 %0, 1
  br label %for.body, !dbg !47

for.cond.cleanup:                                 ; preds = %for.body, %entry
  %7 = load float, float* %arrayidx6, align 4, !dbg !48, !tbaa !28
  store float %7, float* %arrayidx, align 4, !dbg !49, !tbaa !28
  %8 = load float, float* %arrayidx10, align 4, !dbg !50, !tbaa !28
  store float %8, float* %arrayidx8, align 4, !dbg !51, !tbaa !28
  %9 = load float, float* %arrayidx16, align 4, !dbg !52, !tbaa !28
  store float %9, float* %arrayidx13, align 4, !dbg !53, !tbaa !28
  %10 = load float, float* %arrayidx22, align 4, !dbg !54, !tbaa !28
  store float %10, float* %arrayidx19, align 4, !dbg !55, !tbaa !28
  ret void, !dbg !56

for.body:                                         ; preds = %for.body.lr.ph, %for.body
  %step.0182 = phi float [ 0xC00921FB60000000, %for.body.lr.ph ], [ %mul60, %for.body ]
  %span.0181 = phi i32 [ 1, %for.body.lr.ph ], [ %mul61, %for.body ]
  %sub = add i32 %span.0181, -1, !dbg !57
  %and = and i32 %sub, %0, !dbg !58
  %conv = uitofp i32 %and to float, !dbg !59
  %mul23 = fmul contract float %step.0182, %conv, !dbg !60
  %11 = tail call contract float @llvm.nvvm.cos.approx.f(float %mul23) #4, !dbg !61
  %12 = tail call contract float @llvm.nvvm.sin.approx.f(float %mul23) #4, !dbg !65
  %13 = load float, float* %arrayidx6, align 4, !dbg !68, !tbaa !28
  %14 = load float, float* %arrayidx10, align 4, !dbg !69, !tbaa !28
  %15 = load float, float* %arrayidx16, align 4, !dbg !70, !tbaa !28
  %16 = load float, float* %arrayidx22, align 4, !dbg !71, !tbaa !28
  %mul38 = fmul contract float %11, %15, !dbg !72
  %mul39 = fmul contract float %12, %16, !dbg !73
  %sub40 = fsub contract float %mul38, %mul39, !dbg !74
  %mul41 = fmul contract float %11, %16, !dbg !75
  %mul42 = fmul contract float %12, %15, !dbg !76
  %add43 = fadd contract float %mul42, %mul41, !dbg !77
  tail call void @llvm.nvvm.barrier0(), !dbg !78
  %sub45 = sub i32 %mul44, %and, !dbg !79
  %add46 = fadd contract float %13, %sub40, !dbg !80
  %idxprom47 = zext i32 %sub45 to i64, !dbg !81
  %arrayidx48176 = getelementptr inbounds [0 x float], [0 x float] addrspace(3)* @points, i64 0, i64 %idxprom47, !dbg !81
  %arrayidx48 = addrspacecast float addrspace(3)* %arrayidx48176 to float*, !dbg !81
  store float %add46, float* %arrayidx48, align 4, !dbg !82, !tbaa !28
  %add49 = fadd contract float %14, %add43, !dbg !83
  %arrayidx51177 = getelementptr inbounds float, float addrspace(3)* %add.ptr171, i64 %idxprom47, !dbg !84
  %arrayidx51 = addrspacecast float addrspace(3)* %arrayidx51177 to float*, !dbg !84
  store float %add49, float* %arrayidx51, align 4, !dbg !85, !tbaa !28
  %sub52 = fsub contract float %13, %sub40, !dbg !86
  %add53 = add i32 %sub45, %span.0181, !dbg !87
  %idxprom54 = zext i32 %add53 to i64, !dbg !88
  %arrayidx55178 = getelementptr inbounds [0 x float], [0 x float] addrspace(3)* @points, i64 0, i64 %idxprom54, !dbg !88
  %arrayidx55 = addrspacecast float addrspace(3)* %arrayidx55178 to float*, !dbg !88
  store float %sub52, float* %arrayidx55, align 4, !dbg !89, !tbaa !28
  %sub56 = fsub contract float %14, %add43, !dbg !90
  %arrayidx59179 = getelementptr inbounds float, float addrspace(3)* %add.ptr171, i64 %idxprom54, !dbg !91
  %arrayidx59 = addrspacecast float addrspace(3)* %arrayidx59179 to float*, !dbg !91
  store float %sub56, float* %arrayidx59, align 4, !dbg !92, !tbaa !28
  tail call void @llvm.nvvm.barrier0(), !dbg !93
  %mul60 = fmul contract float %step.0182, 5.000000e-01, !dbg !94
  %mul61 = shl i32 %span.0181, 1, !dbg !95
  %cmp.not = icmp ugt i32 %mul61, %1, !dbg !46
  br i1 %cmp.not, label %for.cond.cleanup, label %for.body, !dbg !47, !llvm.loop !96
}

; Function Attrs: convergent nounwind
declare void @llvm.nvvm.barrier0() #1

; Function Attrs: nofree nosync nounwind readnone speculatable
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

; Function Attrs: nofree nosync nounwind readnone speculatable
declare i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #2

; Function Attrs: nofree nosync nounwind readnone speculatable
declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #2

; Function Attrs: mustprogress nofree nosync nounwind readnone willreturn
declare float @llvm.nvvm.cos.approx.f(float) #3

; Function Attrs: mustprogress nofree nosync nounwind readnone willreturn
declare float @llvm.nvvm.sin.approx.f(float) #3

attributes #0 = { convergent mustprogress norecurse nounwind "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_70" "target-features"="+ptx32,+sm_70" }
attributes #1 = { convergent nounwind }
attributes #2 = { nofree nosync nounwind readnone speculatable }
attributes #3 = { mustprogress nofree nosync nounwind readnone willreturn }
attributes #4 = { nounwind }

!llvm.dbg.cu = !{!0}
!nvvm.annotations = !{!2}
!llvm.module.flags = !{!3, !4, !5, !6, !7}
!llvm.ident = !{!8}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, producer: "Debian clang version 14.0.6", isOptimized: true, runtimeVersion: 0, emissionKind: DebugDirectivesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "fft.cu", directory: ".")
!2 = !{void (float*, float*)* @fft, !"kernel", i32 1}
!3 = !{i32 7, !"Dwarf Version", i32 2}
!4 = !{i32 2, !"Debug Info Version", i32 3}
!5 = !{i32 1, !"wchar_size", i32 4}
!6 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!7 = !{i32 7, !"frame-pointer", i32 2}
!8 = !{!"Debian clang version 14.0.6"}
!9 = distinct !DISubprogram(name: "fft", scope: !1, file: !1, line: 3, type: !10, scopeLine: 3, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!10 = !DISubroutineType(types: !11)
!11 = !{}
!12 = !DILocation(line: 53, column: 3, scope: !13, inlinedAt: !15)
!13 = distinct !DISubprogram(name: "__fetch_builtin_x", scope: !14, file: !14, line: 53, type: !10, scopeLine: 53, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!14 = !DIFile(filename: "/usr/lib/llvm-14/lib/clang/14.0.6/include/__clang_cuda_builtin_vars.h", directory: "")
!15 = distinct !DILocation(line: 5, column: 16, scope: !9)
!16 = !DILocation(line: 79, column: 3, scope: !17, inlinedAt: !18)
!17 = distinct !DISubprogram(name: "__fetch_builtin_x", scope: !14, file: !14, line: 79, type: !10, scopeLine: 79, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!18 = distinct !DILocation(line: 5, column: 36, scope: !9)
!19 = !DILocation(line: 7, column: 26, scope: !9)
!20 = !DILocation(line: 7, column: 22, scope: !9)
!21 = !DILocation(line: 66, column: 3, scope: !22, inlinedAt: !23)
!22 = distinct !DISubprogram(name: "__fetch_builtin_x", scope: !14, file: !14, line: 66, type: !10, scopeLine: 66, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!23 = distinct !DILocation(line: 8, column: 20, scope: !9)
!24 = !DILocation(line: 8, column: 31, scope: !9)
!25 = !DILocation(line: 8, column: 35, scope: !9)
!26 = !DILocation(line: 8, column: 42, scope: !9)
!27 = !DILocation(line: 9, column: 11, scope: !9)
!28 = !{!29, !29, i64 0}
!29 = !{!"float", !30, i64 0}
!30 = !{!"omnipotent char", !31, i64 0}
!31 = !{!"Simple C++ TBAA"}
!32 = !DILocation(line: 9, column: 3, scope: !9)
!33 = !DILocation(line: 9, column: 9, scope: !9)
!34 = !DILocation(line: 10, column: 11, scope: !9)
!35 = !DILocation(line: 10, column: 3, scope: !9)
!36 = !DILocation(line: 10, column: 9, scope: !9)
!37 = !DILocation(line: 11, column: 29, scope: !9)
!38 = !DILocation(line: 11, column: 18, scope: !9)
!39 = !DILocation(line: 11, column: 8, scope: !9)
!40 = !DILocation(line: 11, column: 3, scope: !9)
!41 = !DILocation(line: 11, column: 16, scope: !9)
!42 = !DILocation(line: 12, column: 18, scope: !9)
!43 = !DILocation(line: 12, column: 3, scope: !9)
!44 = !DILocation(line: 12, column: 16, scope: !9)
!45 = !DILocation(line: 13, column: 3, scope: !9)
!46 = !DILocation(line: 15, column: 32, scope: !9)
!47 = !DILocation(line: 15, column: 3, scope: !9)
!48 = !DILocation(line: 31, column: 17, scope: !9)
!49 = !DILocation(line: 31, column: 15, scope: !9)
!50 = !DILocation(line: 32, column: 22, scope: !9)
!51 = !DILocation(line: 32, column: 20, scope: !9)
!52 = !DILocation(line: 33, column: 24, scope: !9)
!53 = !DILocation(line: 33, column: 22, scope: !9)
!54 = !DILocation(line: 34, column: 29, scope: !9)
!55 = !DILocation(line: 34, column: 27, scope: !9)
!56 = !DILocation(line: 35, column: 1, scope: !9)
!57 = !DILocation(line: 16, column: 28, scope: !9)
!58 = !DILocation(line: 16, column: 20, scope: !9)
!59 = !DILocation(line: 17, column: 29, scope: !9)
!60 = !DILocation(line: 17, column: 27, scope: !9)
!61 = !DILocation(line: 13, column: 50, scope: !62, inlinedAt: !64)
!62 = distinct !DISubprogram(name: "__cosf", scope: !63, file: !63, line: 13, type: !10, scopeLine: 13, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!63 = !DIFile(filename: "./device.h", directory: ".")
!64 = distinct !DILocation(line: 17, column: 15, scope: !9)
!65 = !DILocation(line: 12, column: 50, scope: !66, inlinedAt: !67)
!66 = distinct !DISubprogram(name: "__sinf", scope: !63, file: !63, line: 12, type: !10, scopeLine: 12, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!67 = distinct !DILocation(line: 17, column: 37, scope: !9)
!68 = !DILocation(line: 18, column: 22, scope: !9)
!69 = !DILocation(line: 18, column: 40, scope: !9)
!70 = !DILocation(line: 19, column: 22, scope: !9)
!71 = !DILocation(line: 19, column: 47, scope: !9)
!72 = !DILocation(line: 20, column: 25, scope: !9)
!73 = !DILocation(line: 20, column: 40, scope: !9)
!74 = !DILocation(line: 20, column: 36, scope: !9)
!75 = !DILocation(line: 21, column: 25, scope: !9)
!76 = !DILocation(line: 21, column: 40, scope: !9)
!77 = !DILocation(line: 21, column: 36, scope: !9)
!78 = !DILocation(line: 22, column: 5, scope: !9)
!79 = !DILocation(line: 23, column: 28, scope: !9)
!80 = !DILocation(line: 24, column: 26, scope: !9)
!81 = !DILocation(line: 24, column: 5, scope: !9)
!82 = !DILocation(line: 24, column: 15, scope: !9)
!83 = !DILocation(line: 25, column: 26, scope: !9)
!84 = !DILocation(line: 25, column: 5, scope: !9)
!85 = !DILocation(line: 25, column: 15, scope: !9)
!86 = !DILocation(line: 26, column: 33, scope: !9)
!87 = !DILocation(line: 26, column: 14, scope: !9)
!88 = !DILocation(line: 26, column: 5, scope: !9)
!89 = !DILocation(line: 26, column: 22, scope: !9)
!90 = !DILocation(line: 27, column: 33, scope: !9)
!91 = !DILocation(line: 27, column: 5, scope: !9)
!92 = !DILocation(line: 27, column: 22, scope: !9)
!93 = !DILocation(line: 28, column: 5, scope: !9)
!94 = !DILocation(line: 29, column: 10, scope: !9)
!95 = !DILocation(line: 15, column: 46, scope: !9)
!96 = distinct !{!96, !47, !97, !98}
!97 = !DILocation(line: 30, column: 3, scope: !9)
!98 = !{!"llvm.loop.mustprogress"}
