; ModuleID = 'backprop.cu'
source_filename = "backprop.cu"
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@sums = external dso_local local_unnamed_addr addrspace(3) global [0 x float], align 4

; Function Attrs: convergent mustprogress norecurse nounwind
define dso_local void @backprop_forward(float* nocapture noundef readonly %0, float* nocapture noundef readonly %1, float* nocapture noundef writeonly %2, i32 noundef %3) local_unnamed_addr #0 !dbg !10 {
  %5 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x() #5, !dbg !13
  %6 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.y() #5, !dbg !17
  %7 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #5, !dbg !20
  %8 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.y() #5, !dbg !23
  %9 = mul i32 %7, %8, !dbg !26
  %10 = add i32 %9, %6, !dbg !27
  %11 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #5, !dbg !28
  %12 = shl i32 %11, 4, !dbg !31
  %13 = add i32 %12, %5, !dbg !32
  %14 = mul nsw i32 %10, %3, !dbg !33
  %15 = add nsw i32 %14, %13, !dbg !34
  %16 = sext i32 %15 to i64, !dbg !35
  %17 = getelementptr inbounds float, float* %1, i64 %16, !dbg !35
  %18 = load float, float* %17, align 4, !dbg !35, !tbaa !36
  %19 = sext i32 %10 to i64, !dbg !40
  %20 = getelementptr inbounds float, float* %0, i64 %19, !dbg !40
  %21 = load float, float* %20, align 4, !dbg !40, !tbaa !36
  %22 = fmul contract float %18, %21, !dbg !41
  %23 = shl nsw i32 %6, 4, !dbg !42
  %24 = add nsw i32 %23, %5, !dbg !43
  %25 = sext i32 %24 to i64, !dbg !44
  %26 = getelementptr inbounds [0 x float], [0 x float] addrspace(3)* @sums, i64 0, i64 %25, !dbg !44
  %27 = addrspacecast float addrspace(3)* %26 to float*, !dbg !44
  store float %22, float* %27, align 4, !dbg !45, !tbaa !36
  tail call void @llvm.nvvm.barrier0(), !dbg !46
  %28 = icmp ult i32 %8, 2, !dbg !47
  br i1 %28, label %29, label %31, !dbg !48

29:                                               ; preds = %45, %4
  %30 = icmp eq i32 %6, 0, !dbg !49
  br i1 %30, label %47, label %60, !dbg !50

31:                                               ; preds = %4, %45
  %32 = phi i32 [ %33, %45 ], [ %8, %4 ]
  %33 = lshr i32 %32, 1, !dbg !51
  %34 = icmp slt i32 %6, %33, !dbg !52
  br i1 %34, label %35, label %45, !dbg !53

35:                                               ; preds = %31
  %36 = add nsw i32 %33, %6, !dbg !54
  %37 = shl nsw i32 %36, 4, !dbg !55
  %38 = add nsw i32 %37, %5, !dbg !56
  %39 = sext i32 %38 to i64, !dbg !57
  %40 = getelementptr inbounds [0 x float], [0 x float] addrspace(3)* @sums, i64 0, i64 %39, !dbg !57
  %41 = addrspacecast float addrspace(3)* %40 to float*, !dbg !57
  %42 = load float, float* %41, align 4, !dbg !57, !tbaa !36
  %43 = load float, float* %27, align 4, !dbg !58, !tbaa !36
  %44 = fadd contract float %42, %43, !dbg !58
  store float %44, float* %27, align 4, !dbg !58, !tbaa !36
  br label %45, !dbg !59

45:                                               ; preds = %35, %31
  tail call void @llvm.nvvm.barrier0(), !dbg !60
  %46 = icmp ult i32 %32, 4, !dbg !47
  br i1 %46, label %29, label %31, !dbg !48, !llvm.loop !61

47:                                               ; preds = %29
  %48 = sext i32 %5 to i64, !dbg !64
  %49 = getelementptr inbounds [0 x float], [0 x float] addrspace(3)* @sums, i64 0, i64 %48, !dbg !64
  %50 = addrspacecast float addrspace(3)* %49 to float*, !dbg !64
  %51 = load float, float* %50, align 4, !dbg !64, !tbaa !36
  %52 = fmul contract float %51, 0xBFF7154760000000, !dbg !65
  %53 = tail call contract float @llvm.nvvm.ex2.approx.f(float %52) #5, !dbg !69
  %54 = fadd contract float %53, 1.000000e+00, !dbg !70
  %55 = fdiv contract float 1.000000e+00, %54, !dbg !71
  %56 = mul i32 %7, %3, !dbg !72
  %57 = add i32 %56, %13, !dbg !73
  %58 = zext i32 %57 to i64, !dbg !74
  %59 = getelementptr inbounds float, float* %2, i64 %58, !dbg !74
  store float %55, float* %59, align 4, !dbg !75, !tbaa !36
  br label %60, !dbg !74

60:                                               ; preds = %47, %29
  ret void, !dbg !76
}

; Function Attrs: convergent nounwind
declare void @llvm.nvvm.barrier0() #1

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn
define dso_local void @backprop_adjust(float* nocapture noundef readonly %0, float* nocapture noundef readonly %1, float* nocapture noundef %2, float* nocapture noundef %3, i32 noundef %4, float noundef %5, float noundef %6) local_unnamed_addr #2 !dbg !77 {
  %8 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #5, !dbg !78
  %9 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.y() #5, !dbg !80
  %10 = mul i32 %8, %9, !dbg !82
  %11 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.y() #5, !dbg !83
  %12 = add i32 %10, %11, !dbg !85
  %13 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #5, !dbg !86
  %14 = shl i32 %13, 4, !dbg !88
  %15 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x() #5, !dbg !89
  %16 = add i32 %14, %15, !dbg !91
  %17 = mul nsw i32 %12, %4, !dbg !92
  %18 = add nsw i32 %17, %16, !dbg !93
  %19 = sext i32 %16 to i64, !dbg !94
  %20 = getelementptr inbounds float, float* %0, i64 %19, !dbg !94
  %21 = load float, float* %20, align 4, !dbg !94, !tbaa !36
  %22 = fmul contract float %21, %5, !dbg !95
  %23 = sext i32 %12 to i64, !dbg !96
  %24 = getelementptr inbounds float, float* %1, i64 %23, !dbg !96
  %25 = load float, float* %24, align 4, !dbg !96, !tbaa !36
  %26 = fmul contract float %22, %25, !dbg !97
  %27 = sext i32 %18 to i64, !dbg !98
  %28 = getelementptr inbounds float, float* %3, i64 %27, !dbg !98
  %29 = load float, float* %28, align 4, !dbg !98, !tbaa !36
  %30 = fmul contract float %29, %6, !dbg !99
  %31 = fadd contract float %26, %30, !dbg !100
  %32 = getelementptr inbounds float, float* %2, i64 %27, !dbg !101
  %33 = load float, float* %32, align 4, !dbg !102, !tbaa !36
  %34 = fadd contract float %33, %31, !dbg !102
  store float %34, float* %32, align 4, !dbg !102, !tbaa !36
  store float %31, float* %28, align 4, !dbg !103, !tbaa !36
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
