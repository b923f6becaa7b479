; ModuleID = 'matmul_naive.cu'
source_filename = "matmul_naive.cu"
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: mustprogress nofree norecurse nosync nounwind
define dso_local void @matmul_naive(float* nocapture noundef readonly %0, float* nocapture noundef readonly %1, float* nocapture noundef writeonly %2, i32 noundef %3, i32 noundef %4) local_unnamed_addr #0 !dbg !9 {
  %6 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #2, !dbg !12
  %7 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.y() #2, !dbg !16
  %8 = mul i32 %6, %7, !dbg !19
  %9 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.y() #2, !dbg !20
  %10 = add i32 %8, %9, !dbg !23
  %11 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #2, !dbg !24
  %12 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #2, !dbg !27
  %13 = mul i32 %11, %12, !dbg !30
  %14 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2, !dbg !31
  %15 = add i32 %13, %14, !dbg !34
  %16 = icmp slt i32 %10, %3, !dbg !35
  %17 = icmp slt i32 %15, %4
  %18 = and i1 %16, %17, !dbg !36
  br i1 %18, label %19, label %110, !dbg !36

19:                                               ; preds = %5
  %20 = icmp sgt i32 %4, 0, !dbg !37
  %21 = mul nsw i32 %10, %4
  br i1 %20, label %22, label %51, !dbg !38

22:                                               ; preds = %19
  %23 = add i32 %4, -1, !dbg !38
  %24 = and i32 %4, 3, !dbg !38
  %25 = icmp ult i32 %23, 3, !dbg !38
  br i1 %25, label %28, label %26, !dbg !38

26:                                               ; preds = %22
  %27 = and i32 %4, -4, !dbg !38
  br label %56, !dbg !38

28:                                               ; preds = %56, %22
  %29 = phi float [ undef, %22 ], [ %106, %56 ]
  %30 = phi i32 [ 0, %22 ], [ %107, %56 ]
  %31 = phi float [ 0.000000e+00, %22 ], [ %106, %56 ]
  %32 = icmp eq i32 %24, 0, !dbg !38
  br i1 %32, label %51, label %33, !dbg !38

33:                                               ; preds = %28, %33
  %34 = phi i32 [ %48, %33 ], [ %30, %28 ]
  %35 = phi float [ %47, %33 ], [ %31, %28 ]
  %36 = phi i32 [ %49, %33 ], [ 0, %28 ]
  %37 = add nsw i32 %34, %21, !dbg !39
  %38 = sext i32 %37 to i64, !dbg !40
  %39 = getelementptr inbounds float, float* %0, i64 %38, !dbg !40
  %40 = load float, float* %39, align 4, !dbg !40, !tbaa !41
  %41 = mul nsw i32 %34, %4, !dbg !45
  %42 = add nsw i32 %41, %15, !dbg !46
  %43 = sext i32 %42 to i64, !dbg !47
  %44 = getelementptr inbounds float, float* %1, i64 %43, !dbg !47
  %45 = load float, float* %44, align 4, !dbg !47, !tbaa !41
  %46 = fmul contract float %40, %45, !dbg !48
  %47 = fadd contract float %35, %46, !dbg !49
  %48 = add nuw nsw i32 %34, 1, !dbg !50
  %49 = add i32 %36, 1, !dbg !38
  %50 = icmp eq i32 %49, %24, !dbg !38
  br i1 %50, label %51, label %33, !dbg !38, !llvm.loop !51

51:                                               ; preds = %28, %33, %19
  %52 = phi float [ 0.000000e+00, %19 ], [ %29, %28 ], [ %47, %33 ], !dbg !53
  %53 = add nsw i32 %21, %15, !dbg !54
  %54 = sext i32 %53 to i64, !dbg !55
  %55 = getelementptr inbounds float, float* %2, i64 %54, !dbg !55
  store float %52, float* %55, align 4, !dbg !56, !tbaa !41
  br label %110, !dbg !57

56:                                               ; preds = %56, %26
  %57 = phi i32 [ 0, %26 ], [ %107, %56 ]
  %58 = phi float [ 0.000000e+00, %26 ], [ %106, %56 ]
  %59 = phi i32 [ 0, %26 ], [ %108, %56 ]
  %60 = add nsw i32 %57, %21, !dbg !39
  %61 = sext i32 %60 to i64, !dbg !40
  %62 = getelementptr inbounds float, float* %0, i64 %61, !dbg !40
  %63 = load float, float* %62, align 4, !dbg !40, !tbaa !41
  %64 = mul nsw i32 %57, %4, !dbg !45
  %65 = add nsw i32 %64, %15, !dbg !46
  %66 = sext i32 %65 to i64, !dbg !47
  %67 = getelementptr inbounds float, float* %1, i64 %66, !dbg !47
  %68 = load float, float* %67, align 4, !dbg !47, !tbaa !41
  %69 = fmul contract float %63, %68, !dbg !48
  %70 = fadd contract float %58, %69, !dbg !49
  %71 = or i32 %57, 1, !dbg !50
  %72 = add nsw i32 %71, %21, !dbg !39
  %73 = sext i32 %72 to i64, !dbg !40
  %74 = getelementptr inbounds float, float* %0, i64 %73, !dbg !40
  %75 = load float, float* %74, align 4, !dbg !40, !tbaa !41
  %76 = mul nsw i32 %71, %4, !dbg !45
  %77 = add nsw i32 %76, %15, !dbg !46
  %78 = sext i32 %77 to i64, !dbg !47
  %79 = getelementptr inbounds float, float* %1, i64 %78, !dbg !47
  %80 = load float, float* %79, align 4, !dbg !47, !tbaa !41
  %81 = fmul contract float %75, %80, !dbg !48
  %82 = fadd contract float %70, %81, !dbg !49
  %83 = or i32 %57, 2, !dbg !50
  %84 = add nsw i32 %83, %21, !dbg !39
  %85 = sext i32 %84 to i64, !dbg !40
  %86 = getelementptr inbounds float, float* %0, i64 %85, !dbg !40
  %87 = load float, float* %86, align 4, !dbg !40, !tbaa !41
  %88 = mul nsw i32 %83, %4, !dbg !45
  %89 = add nsw i32 %88, %15, !dbg !46
  %90 = sext i32 %89 to i64, !dbg !47
  %91 = getelementptr inbounds float, float* %1, i64 %90, !dbg !47
  %92 = load float, float* %91, align 4, !dbg !47, !tbaa !41
  %93 = fmul contract float %87, %92, !dbg !48
  %94 = fadd contract float %82, %93, !dbg !49
  %95 = or i32 %57, 3, !dbg !50
  %96 = add nsw i32 %95, %21, !dbg !39
  %97 = sext i32 %96 to i64, !dbg !40
  %98 = getelementptr inbounds float, float* %0, i64 %97, !dbg !40
  %99 = load float, float* %98, align 4, !dbg !40, !tbaa !41
  %100 = mul nsw i32 %95, %4, !dbg !45
  %101 = add nsw i32 %100, %15, !dbg !46
  %102 = sext i32 %101 to i64, !dbg !47
  %103 = getelementptr inbounds float, float* %1, i64 %102, !dbg !47
  %104 = load float, float* %103, align 4, !dbg !47, !tbaa !41
  %105 = fmul contract float %99, %104, !dbg !48
  %106 = fadd contract float %94, %105, !dbg !49
  %107 = add nuw nsw i32 %57, 4, !dbg !50
  %108 = add i32 %59, 4, !dbg !38
  %109 = icmp eq i32 %108, %27, !dbg !38
  br i1 %109, label %28, label %56, !dbg !38, !llvm.loop !58

110:                                              ; preds = %5, %51
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
