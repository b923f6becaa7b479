; ModuleID = 'matmul_tiled.cu'
source_filename = "matmul_tiled.cu"
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

$_ZZ8multiplyILi8EEvPKfS1_PfiE6a_tile = comdat any

$_ZZ8multiplyILi8EEvPKfS1_PfiE6b_tile = comdat any

$_ZZ8multiplyILi16EEvPKfS1_PfiE6a_tile = comdat any

$_ZZ8multiplyILi16EEvPKfS1_PfiE6b_tile = comdat any

$_ZZ8multiplyILi32EEvPKfS1_PfiE6a_tile = comdat any

$_ZZ8multiplyILi32EEvPKfS1_PfiE6b_tile = comdat any

@_ZZ8multiplyILi8EEvPKfS1_PfiE6a_tile = linkonce_odr dso_local local_unnamed_addr addrspace(3) global [8 x [8 x float]] undef, comdat, align 4
@_ZZ8multiplyILi8EEvPKfS1_PfiE6b_tile = linkonce_odr dso_local local_unnamed_addr addrspace(3) global [8 x [8 x float]] undef, comdat, align 4
@_ZZ8multiplyILi16EEvPKfS1_PfiE6a_tile = linkonce_odr dso_local local_unnamed_addr addrspace(3) global [16 x [16 x float]] undef, comdat, align 4
@_ZZ8multiplyILi16EEvPKfS1_PfiE6b_tile = linkonce_odr dso_local local_unnamed_addr addrspace(3) global [16 x [16 x float]] undef, comdat, align 4
@_ZZ8multiplyILi32EEvPKfS1_PfiE6a_tile = linkonce_odr dso_local local_unnamed_addr addrspace(3) global [32 x [32 x float]] undef, comdat, align 4
@_ZZ8multiplyILi32EEvPKfS1_PfiE6b_tile = linkonce_odr dso_local local_unnamed_addr addrspace(3) global [32 x [32 x float]] undef, comdat, align 4

; Function Attrs: convergent mustprogress norecurse nounwind
define dso_local void @matmul_tiled_8(float* nocapture noundef readonly %0, float* nocapture noundef readonly %1, float* nocapture noundef writeonly %2, i32 noundef %3) local_unnamed_addr #0 !dbg !11 {
  %5 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3, !dbg !14
  %6 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.y() #3, !dbg !20
  %7 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #3, !dbg !23
  %8 = shl i32 %7, 3, !dbg !26
  %9 = add i32 %8, %6, !dbg !27
  %10 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #3, !dbg !28
  %11 = shl i32 %10, 3, !dbg !31
  %12 = add i32 %11, %5, !dbg !32
  %13 = icmp sgt i32 %3, 0, !dbg !33
  %14 = mul nsw i32 %9, %3
  br i1 %13, label %15, label %102, !dbg !34

15:                                               ; preds = %4
  %16 = add i32 %14, %5
  %17 = sext i32 %6 to i64
  %18 = sext i32 %5 to i64
  %19 = getelementptr inbounds [8 x [8 x float]], [8 x [8 x float]] addrspace(3)* @_ZZ8multiplyILi8EEvPKfS1_PfiE6a_tile, i64 0, i64 %17, i64 %18
  %20 = addrspacecast float addrspace(3)* %19 to float*
  %21 = getelementptr inbounds [8 x [8 x float]], [8 x [8 x float]] addrspace(3)* @_ZZ8multiplyILi8EEvPKfS1_PfiE6b_tile, i64 0, i64 %17, i64 %18
  %22 = addrspacecast float addrspace(3)* %21 to float*
  %23 = getelementptr inbounds [8 x [8 x float]], [8 x [8 x float]] addrspace(3)* @_ZZ8multiplyILi8EEvPKfS1_PfiE6a_tile, i64 0, i64 %17, i64 0, !dbg !35
  %24 = addrspacecast float addrspace(3)* %23 to float*, !dbg !35
  %25 = getelementptr inbounds [8 x [8 x float]], [8 x [8 x float]] addrspace(3)* @_ZZ8multiplyILi8EEvPKfS1_PfiE6b_tile, i64 0, i64 0, i64 %18
  %26 = addrspacecast float addrspace(3)* %25 to float*
  %27 = getelementptr inbounds [8 x [8 x float]], [8 x [8 x float]] addrspace(3)* @_ZZ8multiplyILi8EEvPKfS1_PfiE6a_tile, i64 0, i64 %17, i64 1
  %28 = addrspacecast float addrspace(3)* %27 to float*
  %29 = getelementptr inbounds [8 x [8 x float]], [8 x [8 x float]] addrspace(3)* @_ZZ8multiplyILi8EEvPKfS1_PfiE6b_tile, i64 0, i64 1, i64 %18
  %30 = addrspacecast float addrspace(3)* %29 to float*
  %31 = getelementptr inbounds [8 x [8 x float]], [8 x [8 x float]] addrspace(3)* @_ZZ8multiplyILi8EEvPKfS1_PfiE6a_tile, i64 0, i64 %17, i64 2
  %32 = addrspacecast float addrspace(3)* %31 to float*
  %33 = getelementptr inbounds [8 x [8 x float]], [8 x [8 x float]] addrspace(3)* @_ZZ8multiplyILi8EEvPKfS1_PfiE6b_tile, i64 0, i64 2, i64 %18
  %34 = addrspacecast float addrspace(3)* %33 to float*
  %35 = getelementptr inbounds [8 x [8 x float]], [8 x [8 x float]] addrspace(3)* @_ZZ8multiplyILi8EEvPKfS1_PfiE6a_tile, i64 0, i64 %17, i64 3
  %36 = addrspacecast float addrspace(3)* %35 to float*
  %37 = getelementptr inbounds [8 x [8 x float]], [8 x [8 x float]] addrspace(3)* @_ZZ8multiplyILi8EEvPKfS1_PfiE6b_tile, i64 0, i64 3, i64 %18
  %38 = addrspacecast float addrspace(3)* %37 to float*
  %39 = getelementptr inbounds [8 x [8 x float]], [8 x [8 x float]] addrspace(3)* @_ZZ8multiplyILi8EEvPKfS1_PfiE6a_tile, i64 0, i64 %17, i64 4
  %40 = addrspacecast float addrspace(3)* %39 to float*
  %41 = getelementptr inbounds [8 x [8 x float]], [8 x [8 x float]] addrspace(3)* @_ZZ8multiplyILi8EEvPKfS1_PfiE6b_tile, i64 0, i64 4, i64 %18
  %42 = addrspacecast float addrspace(3)* %41 to float*
  %43 = getelementptr inbounds [8 x [8 x float]], [8 x [8 x float]] addrspace(3)* @_ZZ8multiplyILi8EEvPKfS1_PfiE6a_tile, i64 0, i64 %17, i64 5
  %44 = addrspacecast float addrspace(3)* %43 to float*
  %45 = getelementptr inbounds [8 x [8 x float]], [8 x [8 x float]] addrspace(3)* @_ZZ8multiplyILi8EEvPKfS1_PfiE6b_tile, i64 0, i64 5, i64 %18
  %46 = addrspacecast float addrspace(3)* %45 to float*
  %47 = getelementptr inbounds [8 x [8 x float]], [8 x [8 x float]] addrspace(3)* @_ZZ8multiplyILi8EEvPKfS1_PfiE6a_tile, i64 0, i64 %17, i64 6
  %48 = addrspacecast float addrspace(3)* %47 to float*
  %49 = getelementptr inbounds [8 x [8 x float]], [8 x [8 x float]] addrspace(3)* @_ZZ8multiplyILi8EEvPKfS1_PfiE6b_tile, i64 0, i64 6, i64 %18
  %50 = addrspacecast float addrspace(3)* %49 to float*
  %51 = getelementptr inbounds [8 x [8 x float]], [8 x [8 x float]] addrspace(3)* @_ZZ8multiplyILi8EEvPKfS1_PfiE6a_tile, i64 0, i64 %17, i64 7
  %52 = addrspacecast float addrspace(3)* %51 to float*
  %53 = getelementptr inbounds [8 x [8 x float]], [8 x [8 x float]] addrspace(3)* @_ZZ8multiplyILi8EEvPKfS1_PfiE6b_tile, i64 0, i64 7, i64 %18
  %54 = addrspacecast float addrspace(3)* %53 to float*
  br label %55, !dbg !34

55:                                               ; preds = %55, %15
  %56 = phi i32 [ 0, %15 ], [ %100, %55 ]
  %57 = phi float [ 0.000000e+00, %15 ], [ %99, %55 ]
  %58 = add i32 %16, %56, !dbg !36
  %59 = sext i32 %58 to i64, !dbg !37
  %60 = getelementptr inbounds float, float* %0, i64 %59, !dbg !37
  %61 = load float, float* %60, align 4, !dbg !37, !tbaa !38
  store float %61, float* %20, align 4, !dbg !42, !tbaa !38
  %62 = add nsw i32 %56, %6, !dbg !43
  %63 = mul nsw i32 %62, %3, !dbg !44
  %64 = add nsw i32 %63, %12, !dbg !45
  %65 = sext i32 %64 to i64, !dbg !46
  %66 = getelementptr inbounds float, float* %1, i64 %65, !dbg !46
  %67 = load float, float* %66, align 4, !dbg !46, !tbaa !38
  store float %67, float* %22, align 4, !dbg !47, !tbaa !38
  tail call void @llvm.nvvm.barrier0() #3, !dbg !48
  %68 = load float, float* %24, align 4, !dbg !35, !tbaa !38
  %69 = load float, float* %26, align 4, !dbg !49, !tbaa !38
  %70 = fmul contract float %68, %69, !dbg !50
  %71 = fadd contract float %57, %70, !dbg !51
  %72 = load float, float* %28, align 4, !dbg !35, !tbaa !38
  %73 = load float, float* %30, align 4, !dbg !49, !tbaa !38
  %74 = fmul contract float %72, %73, !dbg !50
  %75 = fadd contract float %71, %74, !dbg !51
  %76 = load float, float* %32, align 4, !dbg !35, !tbaa !38
  %77 = load float, float* %34, align 4, !dbg !49, !tbaa !38
  %78 = fmul contract float %76, %77, !dbg !50
  %79 = fadd contract float %75, %78, !dbg !51
  %80 = load float, float* %36, align 4, !dbg !35, !tbaa !38
  %81 = load float, float* %38, align 4, !dbg !49, !tbaa !38
  %82 = fmul contract float %80, %81, !dbg !50
  %83 = fadd contract float %79, %82, !dbg !51
  %84 = load float, float* %40, align 4, !dbg !35, !tbaa !38
  %85 = load float, float* %42, align 4, !dbg !49, !tbaa !38
  %86 = fmul contract float %84, %85, !dbg !50
  %87 = fadd contract float %83, %86, !dbg !51
  %88 = load float, float* %44, align 4, !dbg !35, !tbaa !38
  %89 = load float, float* %46, align 4, !dbg !49, !tbaa !38
  %90 = fmul contract float %88, %89, !dbg !50
  %91 = fadd contract float %87, %90, !dbg !51
  %92 = load float, float* %48, align 4, !dbg !35, !tbaa !38
  %93 = load float, float* %50, align 4, !dbg !49, !tbaa !38
  %94 = fmul contract float %92, %93, !dbg !50
  %95 = fadd contract float %91, %94, !dbg !51
  %96 = load float, float* %52, align 4, !dbg !35, !tbaa !38
  %97 = load float, float* %54, align 4, !dbg !49, !tbaa !38
  %98 = fmul contract float %96, %97, !dbg !50
  %99 = fadd contract float %95, %98, !dbg !51
  tail call void @llvm.nvvm.barrier0() #3, !dbg !52
  %100 = add nuw nsw i32 %56, 8, !dbg !53
  %101 = icmp slt i32 %100, %3, !dbg !33
  br i1 %101, label %55, label %102, !dbg !34, !llvm.loop !54

102:                                              ; preds = %55, %4
  %103 = phi float [ 0.000000e+00, %4 ], [ %99, %55 ], !dbg !57
  %104 = add nsw i32 %14, %12, !dbg !58
  %105 = sext i32 %104 to i64, !dbg !59
  %106 = getelementptr inbounds float, float* %2, i64 %105, !dbg !59
  store float %103, float* %106, align 4, !dbg !60, !tbaa !38
  ret void, !dbg !61
}

; Function Attrs: convergent mustprogress norecurse nounwind
define dso_local void @matmul_tiled_16(float* nocapture noundef readonly %0, float* nocapture noundef readonly %1, float* nocapture noundef writeonly %2, i32 noundef %3) local_unnamed_addr #0 !dbg !62 {
  %5 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3, !dbg !63
  %6 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.y() #3, !dbg !67
  %7 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #3, !dbg !69
  %8 = shl i32 %7, 4, !dbg !71
  %9 = add i32 %8, %6, !dbg !72
  %10 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #3, !dbg !73
  %11 = shl i32 %10, 4, !dbg !75
  %12 = add i32 %11, %5, !dbg !76
  %13 = icmp sgt i32 %3, 0, !dbg !77
  %14 = mul nsw i32 %9, %3
  br i1 %13, label %15, label %166, !dbg !78

15:                                               ; preds = %4
  %16 = add i32 %14, %5
  %17 = sext i32 %6 to i64
  %18 = sext i32 %5 to i64
  %19 = getelementptr inbounds [16 x [16 x float]], [16 x [16 x float]] addrspace(3)* @_ZZ8multiplyILi16EEvPKfS1_PfiE6a_tile, i64 0, i64 %17, i64 %18
  %20 = addrspacecast float addrspace(3)* %19 to float*
  %21 = getelementptr inbounds [16 x [16 x float]], [16 x [16 x float]] addrspace(3)* @_ZZ8multiplyILi16EEvPKfS1_PfiE6b_tile, i64 0, i64 %17, i64 %18
  %22 = addrspacecast float addrspace(3)* %21 to float*
  %23 = getelementptr inbounds [16 x [16 x float]], [16 x [16 x float]] addrspace(3)* @_ZZ8multiplyILi16EEvPKfS1_PfiE6a_tile, i64 0, i64 %17, i64 0, !dbg !79
  %24 = addrspacecast float addrspace(3)* %23 to float*, !dbg !79
  %25 = getelementptr inbounds [16 x [16 x float]], [16 x [16 x float]] addrspace(3)* @_ZZ8multiplyILi16EEvPKfS1_PfiE6b_tile, i64 0, i64 0, i64 %18
  %26 = addrspacecast float addrspace(3)* %25 to float*
  %27 = getelementptr inbounds [16 x [16 x float]], [16 x [16 x float]] addrspace(3)* @_ZZ8multiplyILi16EEvPKfS1_PfiE6a_tile, i64 0, i64 %17, i64 1
  %28 = addrspacecast float addrspace(3)* %27 to float*
  %29 = getelementptr inbounds [16 x [16 x float]], [16 x [16 x float]] addrspace(3)* @_ZZ8multiplyILi16EEvPKfS1_PfiE6b_tile, i64 0, i64 1, i64 %18
  %30 = addrspacecast float addrspace(3)* %29 to float*
  %31 = getelementptr inbounds [16 x [16 x float]], [16 x [16 x float]] addrspace(3)* @_ZZ8multiplyILi16EEvPKfS1_PfiE6a_tile, i64 0, i64 %17, i64 2
  %32 = addrspacecast float addrspace(3)* %31 to float*
  %33 = getelementptr inbounds [16 x [16 x float]], [16 x [16 x float]] addrspace(3)* @_ZZ8multiplyILi16EEvPKfS1_PfiE6b_tile, i64 0, i64 2, i64 %18
  %34 = addrspacecast float addrspace(3)* %33 to float*
  %35 = getelementptr inbounds [16 x [16 x float]], [16 x [16 x float]] addrspace(3)* @_ZZ8multiplyILi16EEvPKfS1_PfiE6a_tile, i64 0, i64 %17, i64 3
  %36 = addrspacecast float addrspace(3)* %35 to float*
  %37 = getelementptr inbounds [16 x [16 x float]], [16 x [16 x float]] addrspace(3)* @_ZZ8multiplyILi16EEvPKfS1_PfiE6b_tile, i64 0, i64 3, i64 %18
  %38 = addrspacecast float addrspace(3)* %37 to float*
  %39 = getelementptr inbounds [16 x [16 x float]], [16 x [16 x float]] addrspace(3)* @_ZZ8multiplyILi16EEvPKfS1_PfiE6a_tile, i64 0, i64 %17, i64 4
  %40 = addrspacecast float addrspace(3)* %39 to float*
  %41 = getelementptr inbounds [16 x [16 x float]], [16 x [16 x float]] addrspace(3)* @_ZZ8multiplyILi16EEvPKfS1_PfiE6b_tile, i64 0, i64 4, i64 %18
  %42 = addrspacecast float addrspace(3)* %41 to float*
  %43 = getelementptr inbounds [16 x [16 x float]], [16 x [16 x float]] addrspace(3)* @_ZZ8multiplyILi16EEvPKfS1_PfiE6a_tile, i64 0, i64 %17, i64 5
  %44 = addrspacecast float addrspace(3)* %43 to float*
  %45 = getelementptr inbounds [16 x [16 x float]], [16 x [16 x float]] addrspace(3)* @_ZZ8multiplyILi16EEvPKfS1_PfiE6b_tile, i64 0, i64 5, i64 %18
  %46 = addrspacecast float addrspace(3)* %45 to float*
  %47 = getelementptr inbounds [16 x [16 x float]], [16 x [16 x float]] addrspace(3)* @_ZZ8multiplyILi16EEvPKfS1_PfiE6a_tile, i64 0, i64 %17, i64 6
  %48 = addrspacecast float addrspace(3)* %47 to float*
  %49 = getelementptr inbounds [16 x [16 x float]], [16 x [16 x float]] addrspace(3)* @_ZZ8multiplyILi16EEvPKfS1_PfiE6b_tile, i64 0, i64 6, i64 %18
  %50 = addrspacecast float addrspace(3)* %49 to float*
  %51 = getelementptr inbounds [16 x [16 x float]], [16 x [16 x float]] addrspace(3)* @_ZZ8multiplyILi16EEvPKfS1_PfiE6a_tile, i64 0, i64 %17, i64 7
  %52 = addrspacecast float addrspace(3)* %51 to float*
  %53 = getelementptr inbounds [16 x [16 x float]], [16 x [16 x float]] addrspace(3)* @_ZZ8multiplyILi16EEvPKfS1_PfiE6b_tile, i64 0, i64 7, i64 %18
  %54 = addrspacecast float addrspace(3)* %53 to float*
  %55 = getelementptr inbounds [16 x [16 x float]], [16 x [16 x float]] addrspace(3)* @_ZZ8multiplyILi16EEvPKfS1_PfiE6a_tile, i64 0, i64 %17, i64 8
  %56 = addrspacecast float addrspace(3)* %55 to float*
  %57 = getelementptr inbounds [16 x [16 x float]], [16 x [16 x float]] addrspace(3)* @_ZZ8multiplyILi16EEvPKfS1_PfiE6b_tile, i64 0, i64 8, i64 %18
  %58 = addrspacecast float addrspace(3)* %57 to float*
  %59 = getelementptr inbounds [16 x [16 x float]], [16 x [16 x float]] addrspace(3)* @_ZZ8multiplyILi16EEvPKfS1_PfiE6a_tile, i64 0, i64 %17, i64 9
  %60 = addrspacecast float addrspace(3)* %59 to float*
  %61 = getelementptr inbounds [16 x [16 x float]], [16 x [16 x float]] addrspace(3)* @_ZZ8multiplyILi16EEvPKfS1_PfiE6b_tile, i64 0, i64 9, i64 %18
  %62 = addrspacecast float addrspace(3)* %61 to float*
  %63 = getelementptr inbounds [16 x [16 x float]], [16 x [16 x float]] addrspace(3)* @_ZZ8multiplyILi16EEvPKfS1_PfiE6a_tile, i64 0, i64 %17, i64 10
  %64 = addrspacecast float addrspace(3)* %63 to float*
  %65 = getelementptr inbounds [16 x [16 x float]], [16 x [16 x float]] addrspace(3)* @_ZZ8multiplyILi16EEvPKfS1_PfiE6b_tile, i64 0, i64 10, i64 %18
  %66 = addrspacecast float addrspace(3)* %65 to float*
  %67 = getelementptr inbounds [16 x [16 x float]], [16 x [16 x float]] addrspace(3)* @_ZZ8multiplyILi16EEvPKfS1_PfiE6a_tile, i64 0, i64 %17, i64 11
  %68 = addrspacecast float addrspace(3)* %67 to float*
  %69 = getelementptr inbounds [16 x [16 x float]], [16 x [16 x float]] addrspace(3)* @_ZZ8multiplyILi16EEvPKfS1_PfiE6b_tile, i64 0, i64 11, i64 %18
  %70 = addrspacecast float addrspace(3)* %69 to float*
  %71 = getelementptr inbounds [16 x [16 x float]], [16 x [16 x float]] addrspace(3)* @_ZZ8multiplyILi16EEvPKfS1_PfiE6a_tile, i64 0, i64 %17, i64 12
  %72 = addrspacecast float addrspace(3)* %71 to float*
  %73 = getelementptr inbounds [16 x [16 x float]], [16 x [16 x float]] addrspace(3)* @_ZZ8multiplyILi16EEvPKfS1_PfiE6b_tile, i64 0, i64 12, i64 %18
  %74 = addrspacecast float addrspace(3)* %73 to float*
  %75 = getelementptr inbounds [16 x [16 x float]], [16 x [16 x float]] addrspace(3)* @_ZZ8multiplyILi16EEvPKfS1_PfiE6a_tile, i64 0, i64 %17, i64 13
  %76 = addrspacecast float addrspace(3)* %75 to float*
  %77 = getelementptr inbounds [16 x [16 x float]], [16 x [16 x float]] addrspace(3)* @_ZZ8multiplyILi16EEvPKfS1_PfiE6b_tile, i64 0, i64 13, i64 %18
  %78 = addrspacecast float addrspace(3)* %77 to float*
  %79 = getelementptr inbounds [16 x [16 x float]], [16 x [16 x float]] addrspace(3)* @_ZZ8multiplyILi16EEvPKfS1_PfiE6a_tile, i64 0, i64 %17, i64 14
  %80 = addrspacecast float addrspace(3)* %79 to float*
  %81 = getelementptr inbounds [16 x [16 x float]], [16 x [16 x float]] addrspace(3)* @_ZZ8multiplyILi16EEvPKfS1_PfiE6b_tile, i64 0, i64 14, i64 %18
  %82 = addrspacecast float addrspace(3)* %81 to float*
  %83 = getelementptr inbounds [16 x [16 x float]], [16 x [16 x float]] addrspace(3)* @_ZZ8multiplyILi16EEvPKfS1_PfiE6a_tile, i64 0, i64 %17, i64 15
  %84 = addrspacecast float addrspace(3)* %83 to float*
  %85 = getelementptr inbounds [16 x [16 x float]], [16 x [16 x float]] addrspace(3)* @_ZZ8multiplyILi16EEvPKfS1_PfiE6b_tile, i64 0, i64 15, i64 %18
  %86 = addrspacecast float addrspace(3)* %85 to float*
  br label %87, !dbg !78

87:                                               ; preds = %87, %15
  %88 = phi i32 [ 0, %15 ], [ %164, %87 ]
  %89 = phi float [ 0.000000e+00, %15 ], [ %163, %87 ]
  %90 = add i32 %16, %88, !dbg !80
  %91 = sext i32 %90 to i64, !dbg !81
  %92 = getelementptr inbounds float, float* %0, i64 %91, !dbg !81
  %93 = load float, float* %92, align 4, !dbg !81, !tbaa !38
  store float %93, float* %20, align 4, !dbg !82, !tbaa !38
  %94 = add nsw i32 %88, %6, !dbg !83
  %95 = mul nsw i32 %94, %3, !dbg !84
  %96 = add nsw i32 %95, %12, !dbg !85
  %97 = sext i32 %96 to i64, !dbg !86
  %98 = getelementptr inbounds float, float* %1, i64 %97, !dbg !86
  %99 = load float, float* %98, align 4, !dbg !86, !tbaa !38
  store float %99, float* %22, align 4, !dbg !87, !tbaa !38
  tail call void @llvm.nvvm.barrier0() #3, !dbg !88
  %100 = load float, float* %24, align 4, !dbg !79, !tbaa !38
  %101 = load float, float* %26, align 4, !dbg !89, !tbaa !38
  %102 = fmul contract float %100, %101, !dbg !90
  %103 = fadd contract float %89, %102, !dbg !91
  %104 = load float, float* %28, align 4, !dbg !79, !tbaa !38
  %105 = load float, float* %30, align 4, !dbg !89, !tbaa !38
  %106 = fmul contract float %104, %105, !dbg !90
  %107 = fadd contract float %103, %106, !dbg !91
  %108 = load float, float* %32, align 4, !dbg !79, !tbaa !38
  %109 = load float, float* %34, align 4, !dbg !89, !tbaa !38
  %110 = fmul contract float %108, %109, !dbg !90
  %111 = fadd contract float %107, %110, !dbg !91
  %112 = load float, float* %36, align 4, !dbg !79, !tbaa !38
  %113 = load float, float* %38, align 4, !dbg !89, !tbaa !38
  %114 = fmul contract float %112, %113, !dbg !90
  %115 = fadd contract float %111, %114, !dbg !91
  %116 = load float, float* %40, align 4, !dbg !79, !tbaa !38
  %117 = load float, float* %42, align 4, !dbg !89, !tbaa !38
  %118 = fmul contract float %116, %117, !dbg !90
  %119 = fadd contract float %115, %118, !dbg !91
  %120 = load float, float* %44, align 4, !dbg !79, !tbaa !38
  %121 = load float, float* %46, align 4, !dbg !89, !tbaa !38
  %122 = fmul contract float %120, %121, !dbg !90
  %123 = fadd contract float %119, %122, !dbg !91
  %124 = load float, float* %48, align 4, !dbg !79, !tbaa !38
  %125 = load float, float* %50, align 4, !dbg !89, !tbaa !38
  %126 = fmul contract float %124, %125, !dbg !90
  %127 = fadd contract float %123, %126, !dbg !91
  %128 = load float, float* %52, align 4, !dbg !79, !tbaa !38
  %129 = load float, float* %54, align 4, !dbg !89, !tbaa !38
  %130 = fmul contract float %128, %129, !dbg !90
  %131 = fadd contract float %127, %130, !dbg !91
  %132 = load float, float* %56, align 4, !dbg !79, !tbaa !38
  %133 = load float, float* %58, align 4, !dbg !89, !tbaa !38
  %134 = fmul contract float %132, %133, !dbg !90
  %135 = fadd contract float %131, %134, !dbg !91
  %136 = load float, float* %60, align 4, !dbg !79, !tbaa !38
  %137 = load float, float* %62, align 4, !dbg !89, !tbaa !38
  %138 = fmul contract float %136, %137, !dbg !90
  %139 = fadd contract float %135, %138, !dbg !91
  %140 = load float, float* %64, align 4, !dbg !79, !tbaa !38
  %141 = load float, float* %66, align 4, !dbg !89, !tbaa !38
  %142 = fmul contract float %140, %141, !dbg !90
  %143 = fadd contract float %139, %142, !dbg !91
  %144 = load float, float* %68, align 4, !dbg !79, !tbaa !38
  %145 = load float, float* %70, align 4, !dbg !89, !tbaa !38
  %146 = fmul contract float %144, %145, !dbg !90
  %147 = fadd contract float %143, %146, !dbg !91
  %148 = load float, float* %72, align 4, !dbg !79, !tbaa !38
  %149 = load float, float* %74, align 4, !dbg !89, !tbaa !38
  %150 = fmul contract float %148, %149, !dbg !90
  %151 = fadd contract float %147, %150, !dbg !91
  %152 = load float, float* %76, align 4, !dbg !79, !tbaa !38
  %153 = load float, float* %78, align 4, !dbg !89, !tbaa !38
  %154 = fmul contract float %152, %153, !dbg !90
  %155 = fadd contract float %151, %154, !dbg !91
  %156 = load float, float* %80, align 4, !dbg !79, !tbaa !38
  %157 = load float, float* %82, align 4, !dbg !89, !tbaa !38
  %158 = fmul contract float %156, %157, !dbg !90
  %159 = fadd contract float %155, %158, !dbg !91
  %160 = load float, float* %84, align 4, !dbg !79, !tbaa !38
  %161 = load float, float* %86, align 4, !dbg !89, !tbaa !38
  %162 = fmul contract float %160, %161, !dbg !90
  %163 = fadd contract float %159, %162, !dbg !91
  tail call void @llvm.nvvm.barrier0() #3, !dbg !92
  %164 = add nuw nsw i32 %88, 16, !dbg !93
  %165 = icmp slt i32 %164, %3, !dbg !77
  br i1 %165, label %87, label %166, !dbg !78, !llvm.loop !94

166:                                              ; preds = %87, %4
  %167 = phi float [ 0.000000e+00, %4 ], [ %163, %87 ], !dbg !96
  %168 = add nsw i32 %14, %12, !dbg !97
  %169 = sext i32 %168 to i64, !dbg !98
  %170 = getelementptr inbounds float, float* %2, i64 %169, !dbg !98
  store float %167, float* %170, align 4, !dbg !99, !tbaa !38
  ret void, !dbg !100
}

; Function Attrs: convergent mustprogress norecurse nounwind
define dso_local void @matmul_tiled_32(float* nocapture noundef readonly %0, float* nocapture noundef readonly %1, float* nocapture noundef writeonly %2, i32 noundef %3) local_unnamed_addr #0 !dbg !101 {
  %5 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3, !dbg !102
  %6 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.y() #3, !dbg !106
  %7 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #3, !dbg !108
  %8 = shl i32 %7, 5, !dbg !110
  %9 = add i32 %8, %6, !dbg !111
  %10 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #3, !dbg !112
  %11 = shl i32 %10, 5, !dbg !114
  %12 = add i32 %11, %5, !dbg !115
  %13 = icmp sgt i32 %3, 0, !dbg !116
  %14 = mul nsw i32 %9, %3
  br i1 %13, label %15, label %83, !dbg !117

15:                                               ; preds = %4
  %16 = add i32 %14, %5
  %17 = sext i32 %6 to i64
  %18 = sext i32 %5 to i64
  %19 = getelementptr inbounds [32 x [32 x float]], [32 x [32 x float]] addrspace(3)* @_ZZ8multiplyILi32EEvPKfS1_PfiE6a_tile, i64 0, i64 %17, i64 %18
  %20 = addrspacecast float addrspace(3)* %19 to float*
  %21 = getelementptr inbounds [32 x [32 x float]], [32 x [32 x float]] addrspace(3)* @_ZZ8multiplyILi32EEvPKfS1_PfiE6b_tile, i64 0, i64 %17, i64 %18
  %22 = addrspacecast float addrspace(3)* %21 to float*
  br label %23, !dbg !117

23:                                               ; preds = %36, %15
  %24 = phi i32 [ 0, %15 ], [ %37, %36 ]
  %25 = phi float [ 0.000000e+00, %15 ], [ %80, %36 ]
  %26 = add i32 %16, %24, !dbg !118
  %27 = sext i32 %26 to i64, !dbg !119
  %28 = getelementptr inbounds float, float* %0, i64 %27, !dbg !119
  %29 = load float, float* %28, align 4, !dbg !119, !tbaa !38
  store float %29, float* %20, align 4, !dbg !120, !tbaa !38
  %30 = add nsw i32 %24, %6, !dbg !121
  %31 = mul nsw i32 %30, %3, !dbg !122
  %32 = add nsw i32 %31, %12, !dbg !123
  %33 = sext i32 %32 to i64, !dbg !124
  %34 = getelementptr inbounds float, float* %1, i64 %33, !dbg !124
  %35 = load float, float* %34, align 4, !dbg !124, !tbaa !38
  store float %35, float* %22, align 4, !dbg !125, !tbaa !38
  tail call void @llvm.nvvm.barrier0() #3, !dbg !126
  br label %39, !dbg !127

36:                                               ; preds = %39
  tail call void @llvm.nvvm.barrier0() #3, !dbg !128
  %37 = add nuw nsw i32 %24, 32, !dbg !129
  %38 = icmp slt i32 %37, %3, !dbg !116
  br i1 %38, label %23, label %83, !dbg !117, !llvm.loop !130

39:                                               ; preds = %39, %23
  %40 = phi i32 [ 0, %23 ], [ %81, %39 ]
  %41 = phi float [ %25, %23 ], [ %80, %39 ]
  %42 = zext i32 %40 to i64, !dbg !132
  %43 = getelementptr inbounds [32 x [32 x float]], [32 x [32 x float]] addrspace(3)* @_ZZ8multiplyILi32EEvPKfS1_PfiE6a_tile, i64 0, i64 %17, i64 %42, !dbg !132
  %44 = addrspacecast float addrspace(3)* %43 to float*, !dbg !132
  %45 = load float, float* %44, align 4, !dbg !132, !tbaa !38
  %46 = getelementptr inbounds [32 x [32 x float]], [32 x [32 x float]] addrspace(3)* @_ZZ8multiplyILi32EEvPKfS1_PfiE6b_tile, i64 0, i64 %42, i64 %18, !dbg !133
  %47 = addrspacecast float addrspace(3)* %46 to float*, !dbg !133
  %48 = load float, float* %47, align 4, !dbg !133, !tbaa !38
  %49 = fmul contract float %45, %48, !dbg !134
  %50 = fadd contract float %41, %49, !dbg !135
  %51 = or i32 %40, 1, !dbg !136
  %52 = zext i32 %51 to i64, !dbg !132
  %53 = getelementptr inbounds [32 x [32 x float]], [32 x [32 x float]] addrspace(3)* @_ZZ8multiplyILi32EEvPKfS1_PfiE6a_tile, i64 0, i64 %17, i64 %52, !dbg !132
  %54 = addrspacecast float addrspace(3)* %53 to float*, !dbg !132
  %55 = load float, float* %54, align 4, !dbg !132, !tbaa !38
  %56 = getelementptr inbounds [32 x [32 x float]], [32 x [32 x float]] addrspace(3)* @_ZZ8multiplyILi32EEvPKfS1_PfiE6b_tile, i64 0, i64 %52, i64 %18, !dbg !133
  %57 = addrspacecast float addrspace(3)* %56 to float*, !dbg !133
  %58 = load float, float* %57, align 4, !dbg !133, !tbaa !38
  %59 = fmul contract float %55, %58, !dbg !134
  %60 = fadd contract float %50, %59, !dbg !135
  %61 = or i32 %40, 2, !dbg !136
  %62 = zext i32 %61 to i64, !dbg !132
  %63 = getelementptr inbounds [32 x [32 x float]], [32 x [32 x float]] addrspace(3)* @_ZZ8multiplyILi32EEvPKfS1_PfiE6a_tile, i64 0, i64 %17, i64 %62, !dbg !132
  %64 = addrspacecast float addrspace(3)* %63 to float*, !dbg !132
  %65 = load float, float* %64, align 4, !dbg !132, !tbaa !38
  %66 = getelementptr inbounds [32 x [32 x float]], [32 x [32 x float]] addrspace(3)* @_ZZ8multiplyILi32EEvPKfS1_PfiE6b_tile, i64 0, i64 %62, i64 %18, !dbg !133
  %67 = addrspacecast float addrspace(3)* %66 to float*, !dbg !133
  %68 = load float, float* %67, align 4, !dbg !133, !tbaa !38
  %69 = fmul contract float %65, %68, !dbg !134
  %70 = fadd contract float %60, %69, !dbg !135
  %71 = or i32 %40, 3, !dbg !136
  %72 = zext i32 %71 to i64, !dbg !132
  %73 = getelementptr inbounds [32 x [32 x float]], [32 x [32 x float]] addrspace(3)* @_ZZ8multiplyILi32EEvPKfS1_PfiE6a_tile, i64 0, i64 %17, i64 %72, !dbg !132
  %74 = addrspacecast float addrspace(3)* %73 to float*, !dbg !132
  %75 = load float, float* %74, align 4, !dbg !132, !tbaa !38
  %76 = getelementptr inbounds [32 x [32 x float]], [32 x [32 x float]] addrspace(3)* @_ZZ8multiplyILi32EEvPKfS1_PfiE6b_tile, i64 0, i64 %72, i64 %18, !dbg !133
  %77 = addrspacecast float addrspace(3)* %76 to float*, !dbg !133
  %78 = load float, float* %77, align 4, !dbg !133, !tbaa !38
  %79 = fmul contract float %75, %78, !dbg !134
  %80 = fadd contract float %70, %79, !dbg !135
  %81 = add nuw nsw i32 %40, 4, !dbg !136
  %82 = icmp eq i32 %81, 32, !dbg !137
  br i1 %82, label %36, label %39, !dbg !127, !llvm.loop !138

83:                                               ; preds = %36, %4
  %84 = phi float [ 0.000000e+00, %4 ], [ %80, %36 ], !dbg !140
  %85 = add nsw i32 %14, %12, !dbg !141
  %86 = sext i32 %85 to i64, !dbg !142
  %87 = getelementptr inbounds float, float* %2, i64 %86, !dbg !142
  store float %84, float* %87, align 4, !dbg !143, !tbaa !38
  ret void, !dbg !144
}

; Function Attrs: convergent nounwind
declare void @llvm.nvvm.barrier0() #1

; Function Attrs: nofree nosync nounwind readnone speculatable
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

; Function Attrs: nofree nosync nounwind readnone speculatable
declare i32 @llvm.nvvm.read.ptx.sreg.tid.y() #2

; Function Attrs: nofree nosync nounwind readnone speculatable
declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #2

; Function Attrs: nofree nosync nounwind readnone speculatable
declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #2

attributes #0 = { convergent mustprogress norecurse nounwind "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_70" "target-features"="+ptx32,+sm_70" }
attributes #1 = { convergent nounwind }
attributes #2 = { nofree nosync nounwind readnone speculatable }
attributes #3 = { nounwind }

!llvm.dbg.cu = !{!0}
!nvvm.annotations = !{!2, !3, !4}
!llvm.module.flags = !{!5, !6, !7, !8, !9}
!llvm.ident = !{!10}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, producer: "Debian clang version 14.0.6", isOptimized: true, runtimeVersion: 0, emissionKind: DebugDirectivesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "matmul_tiled.cu", directory: ".")
!2 = !{void (float*, float*, float*, i32)* @matmul_tiled_8, !"kernel", i32 1}
!3 = !{void (float*, float*, float*, i32)* @matmul_tiled_16, !"kernel", i32 1}
!4 = !{void (float*, float*, float*, i32)* @matmul_tiled_32, !"kernel", i32 1}
!5 = !{i32 7, !"Dwarf Version", i32 2}
!6 = !{i32 2, !"Debug Info Version", i32 3}
!7 = !{i32 1, !"wchar_size", i32 4}
!8 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!9 = !{i32 7, !"frame-pointer", i32 2}
!10 = !{!"Debian clang version 14.0.6"}
!11 = distinct !DISubprogram(name: "matmul_tiled_8", scope: !1, file: !1, line: 21, type: !12, scopeLine: 21, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !13)
!12 = !DISubroutineType(types: !13)
!13 = !{}
!14 = !DILocation(line: 53, column: 3, scope: !15, inlinedAt: !17)
!15 = distinct !DISubprogram(name: "__fetch_builtin_x", scope: !16, file: !16, line: 53, type: !12, scopeLine: 53, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !13)
!16 = !DIFile(filename: "/usr/lib/llvm-14/lib/clang/14.0.6/include/__clang_cuda_builtin_vars.h", directory: "")
!17 = distinct !DILocation(line: 7, column: 11, scope: !18, inlinedAt: !19)
!18 = distinct !DISubprogram(name: "multiply<8>", scope: !1, file: !1, line: 4, type: !12, scopeLine: 4, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !13)
!19 = distinct !DILocation(line: 22, column: 3, scope: !11)
!20 = !DILocation(line: 54, column: 3, scope: !21, inlinedAt: !22)
!21 = distinct !DISubprogram(name: "__fetch_builtin_y", scope: !16, file: !16, line: 54, type: !12, scopeLine: 54, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !13)
!22 = distinct !DILocation(line: 7, column: 28, scope: !18, inlinedAt: !19)
!23 = !DILocation(line: 67, column: 3, scope: !24, inlinedAt: !25)
!24 = distinct !DISubprogram(name: "__fetch_builtin_y", scope: !16, file: !16, line: 67, type: !12, scopeLine: 67, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !13)
!25 = distinct !DILocation(line: 8, column: 13, scope: !18, inlinedAt: !19)
!26 = !DILocation(line: 8, column: 24, scope: !18, inlinedAt: !19)
!27 = !DILocation(line: 8, column: 31, scope: !18, inlinedAt: !19)
!28 = !DILocation(line: 66, column: 3, scope: !29, inlinedAt: !30)
!29 = distinct !DISubprogram(name: "__fetch_builtin_x", scope: !16, file: !16, line: 66, type: !12, scopeLine: 66, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !13)
!30 = distinct !DILocation(line: 8, column: 45, scope: !18, inlinedAt: !19)
!31 = !DILocation(line: 8, column: 56, scope: !18, inlinedAt: !19)
!32 = !DILocation(line: 8, column: 63, scope: !18, inlinedAt: !19)
!33 = !DILocation(line: 10, column: 29, scope: !18, inlinedAt: !19)
!34 = !DILocation(line: 10, column: 3, scope: !18, inlinedAt: !19)
!35 = !DILocation(line: 15, column: 14, scope: !18, inlinedAt: !19)
!36 = !DILocation(line: 11, column: 38, scope: !18, inlinedAt: !19)
!37 = !DILocation(line: 11, column: 20, scope: !18, inlinedAt: !19)
!38 = !{!39, !39, i64 0}
!39 = !{!"float", !40, i64 0}
!40 = !{!"omnipotent char", !41, i64 0}
!41 = !{!"Simple C++ TBAA"}
!42 = !DILocation(line: 11, column: 18, scope: !18, inlinedAt: !19)
!43 = !DILocation(line: 12, column: 29, scope: !18, inlinedAt: !19)
!44 = !DILocation(line: 12, column: 34, scope: !18, inlinedAt: !19)
!45 = !DILocation(line: 12, column: 38, scope: !18, inlinedAt: !19)
!46 = !DILocation(line: 12, column: 20, scope: !18, inlinedAt: !19)
!47 = !DILocation(line: 12, column: 18, scope: !18, inlinedAt: !19)
!48 = !DILocation(line: 13, column: 5, scope: !18, inlinedAt: !19)
!49 = !DILocation(line: 15, column: 29, scope: !18, inlinedAt: !19)
!50 = !DILocation(line: 15, column: 27, scope: !18, inlinedAt: !19)
!51 = !DILocation(line: 15, column: 11, scope: !18, inlinedAt: !19)
!52 = !DILocation(line: 16, column: 5, scope: !18, inlinedAt: !19)
!53 = !DILocation(line: 10, column: 40, scope: !18, inlinedAt: !19)
!54 = distinct !{!54, !34, !55, !56}
!55 = !DILocation(line: 17, column: 3, scope: !18, inlinedAt: !19)
!56 = !{!"llvm.loop.mustprogress"}
!57 = !DILocation(line: 9, column: 9, scope: !18, inlinedAt: !19)
!58 = !DILocation(line: 18, column: 13, scope: !18, inlinedAt: !19)
!59 = !DILocation(line: 18, column: 3, scope: !18, inlinedAt: !19)
!60 = !DILocation(line: 18, column: 23, scope: !18, inlinedAt: !19)
!61 = !DILocation(line: 23, column: 1, scope: !11)
!62 = distinct !DISubprogram(name: "matmul_tiled_16", scope: !1, file: !1, line: 24, type: !12, scopeLine: 24, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !13)
!63 = !DILocation(line: 53, column: 3, scope: !15, inlinedAt: !64)
!64 = distinct !DILocation(line: 7, column: 11, scope: !65, inlinedAt: !66)
!65 = distinct !DISubprogram(name: "multiply<16>", scope: !1, file: !1, line: 4, type: !12, scopeLine: 4, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !13)
!66 = distinct !DILocation(line: 25, column: 3, scope: !62)
!67 = !DILocation(line: 54, column: 3, scope: !21, inlinedAt: !68)
!68 = distinct !DILocation(line: 7, column: 28, scope: !65, inlinedAt: !66)
!69 = !DILocation(line: 67, column: 3, scope: !24, inlinedAt: !70)
!70 = distinct !DILocation(line: 8, column: 13, scope: !65, inlinedAt: !66)
!71 = !DILocation(line: 8, column: 24, scope: !65, inlinedAt: !66)
!72 = !DILocation(line: 8, column: 31, scope: !65, inlinedAt: !66)
!73 = !DILocation(line: 66, column: 3, scope: !29, inlinedAt: !74)
!74 = distinct !DILocation(line: 8, column: 45, scope: !65, inlinedAt: !66)
!75 = !DILocation(line: 8, column: 56, scope: !65, inlinedAt: !66)
!76 = !DILocation(line: 8, column: 63, scope: !65, inlinedAt: !66)
!77 = !DILocation(line: 10, column: 29, scope: !65, inlinedAt: !66)
!78 = !DILocation(line: 10, column: 3, scope: !65, inlinedAt: !66)
!79 = !DILocation(line: 15, column: 14, scope: !65, inlinedAt: !66)
!80 = !DILocation(line: 11, column: 38, scope: !65, inlinedAt: !66)
!81 = !DILocation(line: 11, column: 20, scope: !65, inlinedAt: !66)
!82 = !DILocation(line: 11, column: 18, scope: !65, inlinedAt: !66)
!83 = !DILocation(line: 12, column: 29, scope: !65, inlinedAt: !66)
!84 = !DILocation(line: 12, column: 34, scope: !65, inlinedAt: !66)
!85 = !DILocation(line: 12, column: 38, scope: !65, inlinedAt: !66)
!86 = !DILocation(line: 12, column: 20, scope: !65, inlinedAt: !66)
!87 = !DILocation(line: 12, column: 18, scope: !65, inlinedAt: !66)
!88 = !DILocation(line: 13, column: 5, scope: !65, inlinedAt: !66)
!89 = !DILocation(line: 15, column: 29, scope: !65, inlinedAt: !66)
!90 = !DILocation(line: 15, column: 27, scope: !65, inlinedAt: !66)
!91 = !DILocation(line: 15, column: 11, scope: !65, inlinedAt: !66)
!92 = !DILocation(line: 16, column: 5, scope: !65, inlinedAt: !66)
!93 = !DILocation(line: 10, column: 40, scope: !65, inlinedAt: !66)
!94 = distinct !{!94, !78, !95, !56}
!95 = !DILocation(line: 17, column: 3, scope: !65, inlinedAt: !66)
!96 = !DILocation(line: 9, column: 9, scope: !65, inlinedAt: !66)
!97 = !DILocation(line: 18, column: 13, scope: !65, inlinedAt: !66)
!98 = !DILocation(line: 18, column: 3, scope: !65, inlinedAt: !66)
!99 = !DILocation(line: 18, column: 23, scope: !65, inlinedAt: !66)
!100 = !DILocation(line: 26, column: 1, scope: !62)
!101 = distinct !DISubprogram(name: "matmul_tiled_32", scope: !1, file: !1, line: 27, type: !12, scopeLine: 27, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !13)
!102 = !DILocation(line: 53, column: 3, scope: !15, inlinedAt: !103)
!103 = distinct !DILocation(line: 7, column: 11, scope: !104, inlinedAt: !105)
!104 = distinct !DISubprogram(name: "multiply<32>", scope: !1, file: !1, line: 4, type: !12, scopeLine: 4, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !13)
!105 = distinct !DILocation(line: 28, column: 3, scope: !101)
!106 = !DILocation(line: 54, column: 3, scope: !21, inlinedAt: !107)
!107 = distinct !DILocation(line: 7, column: 28, scope: !104, inlinedAt: !105)
!108 = !DILocation(line: 67, column: 3, scope: !24, inlinedAt: !109)
!109 = distinct !DILocation(line: 8, column: 13, scope: !104, inlinedAt: !105)
!110 = !DILocation(line: 8, column: 24, scope: !104, inlinedAt: !105)
!111 = !DILocation(line: 8, column: 31, scope: !104, inlinedAt: !105)
!112 = !DILocation(line: 66, column: 3, scope: !29, inlinedAt: !113)
!113 = distinct !DILocation(line: 8, column: 45, scope: !104, inlinedAt: !105)
!114 = !DILocation(line: 8, column: 56, scope: !104, inlinedAt: !105)
!115 = !DILocation(line: 8, column: 63, scope: !104, inlinedAt: !105)
!116 = !DILocation(line: 10, column: 29, scope: !104, inlinedAt: !105)
!117 = !DILocation(line: 10, column: 3, scope: !104, inlinedAt: !105)
!118 = !DILocation(line: 11, column: 38, scope: !104, inlinedAt: !105)
!119 = !DILocation(line: 11, column: 20, scope: !104, inlinedAt: !105)
!120 = !DILocation(line: 11, column: 18, scope: !104, inlinedAt: !105)
!121 = !DILocation(line: 12, column: 29, scope: !104, inlinedAt: !105)
!122 = !DILocation(line: 12, column: 34, scope: !104, inlinedAt: !105)
!123 = !DILocation(line: 12, column: 38, scope: !104, inlinedAt: !105)
!124 = !DILocation(line: 12, column: 20, scope: !104, inlinedAt: !105)
!125 = !DILocation(line: 12, column: 18, scope: !104, inlinedAt: !105)
!126 = !DILocation(line: 13, column: 5, scope: !104, inlinedAt: !105)
!127 = !DILocation(line: 14, column: 5, scope: !104, inlinedAt: !105)
!128 = !DILocation(line: 16, column: 5, scope: !104, inlinedAt: !105)
!129 = !DILocation(line: 10, column: 40, scope: !104, inlinedAt: !105)
!130 = distinct !{!130, !117, !131, !56}
!131 = !DILocation(line: 17, column: 3, scope: !104, inlinedAt: !105)
!132 = !DILocation(line: 15, column: 14, scope: !104, inlinedAt: !105)
!133 = !DILocation(line: 15, column: 29, scope: !104, inlinedAt: !105)
!134 = !DILocation(line: 15, column: 27, scope: !104, inlinedAt: !105)
!135 = !DILocation(line: 15, column: 11, scope: !104, inlinedAt: !105)
!136 = !DILocation(line: 14, column: 31, scope: !104, inlinedAt: !105)
!137 = !DILocation(line: 14, column: 23, scope: !104, inlinedAt: !105)
!138 = distinct !{!138, !127, !139, !56}
!139 = !DILocation(line: 15, column: 40, scope: !104, inlinedAt: !105)
!140 = !DILocation(line: 9, column: 9, scope: !104, inlinedAt: !105)
!141 = !DILocation(line: 18, column: 13, scope: !104, inlinedAt: !105)
!142 = !DILocation(line: 18, column: 3, scope: !104, inlinedAt: !105)
!143 = !DILocation(line: 18, column: 23, scope: !104, inlinedAt: !105)
!144 = !DILocation(line: 29, column: 1, scope: !101)
