; ModuleID = 'fft.cu'
source_filename = "fft.cu"
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@points = external dso_local local_unnamed_addr addrspace(3) global [0 x float], align 4

; Function Attrs: convergent mustprogress norecurse nounwind
define dso_local void @fft(float* nocapture noundef %0, float* nocapture noundef %1) local_unnamed_addr #0 !dbg !9 {
  %3 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x() #4, !dbg !12
  %4 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #4, !dbg !16
  %5 = shl i32 %4, 1, !dbg !19
  %6 = zext i32 %5 to i64, !dbg !20
  %7 = getelementptr inbounds [0 x float], [0 x float] addrspace(3)* @points, i64 0, i64 %6, !dbg !20
  %8 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #4, !dbg !21
  %9 = shl i32 %8, 1, !dbg !24
  %10 = mul i32 %9, %4, !dbg !25
  %11 = add i32 %10, %3, !dbg !26
  %12 = zext i32 %11 to i64, !dbg !27
  %13 = getelementptr inbounds float, float* %0, i64 %12, !dbg !27
  %14 = load float, float* %13, align 4, !dbg !27, !tbaa !28
  %15 = zext i32 %3 to i64, !dbg !32
  %16 = getelementptr inbounds [0 x float], [0 x float] addrspace(3)* @points, i64 0, i64 %15, !dbg !32
  %17 = addrspacecast float addrspace(3)* %16 to float*, !dbg !32
  store float %14, float* %17, align 4, !dbg !33, !tbaa !28
  %18 = getelementptr inbounds float, float* %1, i64 %12, !dbg !34
  %19 = load float, float* %18, align 4, !dbg !34, !tbaa !28
  %20 = getelementptr inbounds float, float addrspace(3)* %7, i64 %15, !dbg !35
  %21 = addrspacecast float addrspace(3)* %20 to float*, !dbg !35
  store float %19, float* %21, align 4, !dbg !36, !tbaa !28
  %22 = add i32 %11, %4, !dbg !37
  %23 = zext i32 %22 to i64, !dbg !38
  %24 = getelementptr inbounds float, float* %0, i64 %23, !dbg !38
  %25 = load float, float* %24, align 4, !dbg !38, !tbaa !28
  %26 = add i32 %3, %4, !dbg !39
  %27 = zext i32 %26 to i64, !dbg !40
  %28 = getelementptr inbounds [0 x float], [0 x float] addrspace(3)* @points, i64 0, i64 %27, !dbg !40
  %29 = addrspacecast float addrspace(3)* %28 to float*, !dbg !40
  store float %25, float* %29, align 4, !dbg !41, !tbaa !28
  %30 = getelementptr inbounds float, float* %1, i64 %23, !dbg !42
  %31 = load float, float* %30, align 4, !dbg !42, !tbaa !28
  %32 = getelementptr inbounds float, float addrspace(3)* %7, i64 %27, !dbg !43
  %33 = addrspacecast float addrspace(3)* %32 to float*, !dbg !43
  store float %31, float* %33, align 4, !dbg !44, !tbaa !28
  tail call void @llvm.nvvm.barrier0(), !dbg !45
  %34 = icmp eq i32 %4, 0, !dbg !46
  br i1 %34, label %37, label %35, !dbg !47

35:                                               ; preds = %2
  %36 = shl i32 %3, 1
  br label %42, !dbg !47

37:                                               ; preds = %42, %2
  %38 = load float, float* %17, align 4, !dbg !48, !tbaa !28
  store float %38, float* %13, align 4, !dbg !49, !tbaa !28
  %39 = load float, float* %21, align 4, !dbg !50, !tbaa !28
  store float %39, float* %18, align 4, !dbg !51, !tbaa !28
  %40 = load float, float* %29, align 4, !dbg !52, !tbaa !28
  store float %40, float* %24, align 4, !dbg !53, !tbaa !28
  %41 = load float, float* %33, align 4, !dbg !54, !tbaa !28
  store float %41, float* %30, align 4, !dbg !55, !tbaa !28
  ret void, !dbg !56

42:                                               ; preds = %35, %42
  %43 = phi float [ 0xC00921FB60000000, %35 ], [ %77, %42 ]
  %44 = phi i32 [ 1, %35 ], [ %78, %42 ]
  %45 = add i32 %44, -1, !dbg !57
  %46 = and i32 %45, %3, !dbg !58
  %47 = uitofp i32 %46 to float, !dbg !59
  %48 = fmul contract float %43, %47, !dbg !60
  %49 = tail call contract float @llvm.nvvm.cos.approx.f(float %48) #4, !dbg !61
  %50 = tail call contract float @llvm.nvvm.sin.approx.f(float %48) #4, !dbg !65
  %51 = load float, float* %17, align 4, !dbg !68, !tbaa !28
  %52 = load float, float* %21, align 4, !dbg !69, !tbaa !28
  %53 = load float, float* %29, align 4, !dbg !70, !tbaa !28
  %54 = load float, float* %33, align 4, !dbg !71, !tbaa !28
  %55 = fmul contract float %49, %53, !dbg !72
  %56 = fmul contract float %50, %54, !dbg !73
  %57 = fsub contract float %55, %56, !dbg !74
  %58 = fmul contract float %49, %54, !dbg !75
  %59 = fmul contract float %50, %53, !dbg !76
  %60 = fadd contract float %59, %58, !dbg !77
  tail call void @llvm.nvvm.barrier0(), !dbg !78
  %61 = sub i32 %36, %46, !dbg !79
  %62 = fadd contract float %51, %57, !dbg !80
  %63 = zext i32 %61 to i64, !dbg !81
  %64 = getelementptr inbounds [0 x float], [0 x float] addrspace(3)* @points, i64 0, i64 %63, !dbg !81
  %65 = addrspacecast float addrspace(3)* %64 to float*, !dbg !81
  store float %62, float* %65, align 4, !dbg !82, !tbaa !28
  %66 = fadd contract float %52, %60, !dbg !83
  %67 = getelementptr inbounds float, float addrspace(3)* %7, i64 %63, !dbg !84
  %68 = addrspacecast float addrspace(3)* %67 to float*, !dbg !84
  store float %66, float* %68, align 4, !dbg !85, !tbaa !28
  %69 = fsub contract float %51, %57, !dbg !86
  %70 = add i32 %61, %44, !dbg !87
  %71 = zext i32 %70 to i64, !dbg !88
  %72 = getelementptr inbounds [0 x float], [0 x float] addrspace(3)* @points, i64 0, i64 %71, !dbg !88
  %73 = addrspacecast float addrspace(3)* %72 to float*, !dbg !88
  store float %69, float* %73, align 4, !dbg !89, !tbaa !28
  %74 = fsub contract float %52, %60, !dbg !90
  %75 = getelementptr inbounds float, float addrspace(3)* %7, i64 %71, !dbg !91
  %76 = addrspacecast float addrspace(3)* %75 to float*, !dbg !91
  store float %74, float* %76, align 4, !dbg !92, !tbaa !28
  tail call void @llvm.nvvm.barrier0(), !dbg !93
  %77 = fmul contract float %43, 5.000000e-01, !dbg !94
  %78 = shl i32 %44, 1, !dbg !95
  %79 = icmp ugt i32 %78, %4, !dbg !46
  br i1 %79, label %37, label %42, !dbg !47, !llvm.loop !96
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
