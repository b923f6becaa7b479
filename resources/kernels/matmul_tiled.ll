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
define dso_local void @matmul_tiled_8(float* nocapture noundef readonly %a, float* nocapture noundef readonly %b, float* nocapture noundef writeonly %c, i32 noundef %n) local_unnamed_addr #0 !dbg !11 {
entry:
  %0 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3, !dbg !14
  %1 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.y() #3, !dbg !20
  %2 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #3, !dbg !23
  %mul.i = shl i32 %2, 3, !dbg !26
  %add.i = add i32 %mul.i, %1, !dbg !27
  %3 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #3, !dbg !28
  %mul4.i = shl i32 %3, 3, !dbg !31
  %add5.i = add i32 %mul4.i, %0, !dbg !32
  %cmp79.i = icmp sgt i32 %n, 0, !dbg !33
  %mul6.i = mul nsw i32 %add.i, %n
  br i1 %cmp79.i, label %for.body.lr.ph.i, label %_Z8multiplyILi8EEvPKfS1_Pfi.exit, !dbg !34

for.body.lr.ph.i:                                 ; preds = %entry
  %add7.i = add i32 %mul6.i, %0
  %idxprom9.i = sext i32 %1 to i64
  %idxprom11.i = sext i32 %0 to i64
  %arrayidx1271.i = getelementptr inbounds [8 x [8 x float]], [8 x [8 x float]] addrspace(3)* @_ZZ8multiplyILi8EEvPKfS1_PfiE6a_tile, i64 0, i64 %idxprom9.i, i64 %idxprom11.i
  %arrayidx12.i = addrspacecast float addrspace(3)* %arrayidx1271.i to float*
  %arrayidx2173.i = getelementptr inbounds [8 x [8 x float]], [8 x [8 x float]] addrspace(3)* @_ZZ8multiplyILi8EEvPKfS1_PfiE6b_tile, i64 0, i64 %idxprom9.i, i64 %idxprom11.i
  %arrayidx21.i = addrspacecast float addrspace(3)* %arrayidx2173.i to float*
  %arrayidx2974.i = getelementptr inbounds [8 x [8 x float]], [8 x [8 x float]] addrspace(3)* @_ZZ8multiplyILi8EEvPKfS1_PfiE6a_tile, i64 0, i64 %idxprom9.i, i64 0, !dbg !35
  %arrayidx29.i = addrspacecast float addrspace(3)* %arrayidx2974.i to float*, !dbg !35
  %arrayidx3376.i = getelementptr inbounds [8 x [8 x float]], [8 x [8 x float]] addrspace(3)* @_ZZ8multiplyILi8EEvPKfS1_PfiE6b_tile, i64 0, i64 0, i64 %idxprom11.i
  %arrayidx33.i = addrspacecast float addrspace(3)* %arrayidx3376.i to float*
  %arrayidx2974.1.i = getelementptr inbounds [8 x [8 x float]], [8 x [8 x float]] addrspace(3)* @_ZZ8multiplyILi8EEvPKfS1_PfiE6a_tile, i64 0, i64 %idxprom9.i, i64 1
  %arrayidx29.1.i = addrspacecast float addrspace(3)* %arrayidx2974.1.i to float*
  %arrayidx3376.1.i = getelementptr inbounds [8 x [8 x float]], [8 x [8 x float]] addrspace(3)* @_ZZ8multiplyILi8EEvPKfS1_PfiE6b_tile, i64 0, i64 1, i64 %idxprom11.i
  %arrayidx33.1.i = addrspacecast float addrspace(3)* %arrayidx3376.1.i to float*
  %arrayidx2974.2.i = getelementptr inbounds [8 x [8 x float]], [8 x [8 x float]] addrspace(3)* @_ZZ8multiplyILi8EEvPKfS1_PfiE6a_tile, i64 0, i64 %idxprom9.i, i64 2
  %arrayidx29.2.i = addrspacecast float addrspace(3)* %arrayidx2974.2.i to float*
  %arrayidx3376.2.i = getelementptr inbounds [8 x [8 x float]], [8 x [8 x float]] addrspace(3)* @_ZZ8multiplyILi8EEvPKfS1_PfiE6b_tile, i64 0, i64 2, i64 %idxprom11.i
  %arrayidx33.2.i = addrspacecast float addrspace(3)* %arrayidx3376.2.i to float*
  %arrayidx2974.3.i = getelementptr inbounds [8 x [8 x float]], [8 x [8 x float]] addrspace(3)* @_ZZ8multiplyILi8EEvPKfS1_PfiE6a_tile, i64 0, i64 %idxprom9.i, i64 3
  %arrayidx29.3.i = addrspacecast float addrspace(3)* %arrayidx2974.3.i to float*
  %arrayidx3376.3.i = getelementptr inbounds [8 x [8 x float]], [8 x [8 x float]] addrspace(3)* @_ZZ8multiplyILi8EEvPKfS1_PfiE6b_tile, i64 0, i64 3, i64 %idxprom11.i
  %arrayidx33.3.i = addrspacecast float addrspace(3)* %arrayidx3376.3.i to float*
  %arrayidx2974.4.i = getelementptr inbounds [8 x [8 x float]], [8 x [8 x float]] addrspace(3)* @_ZZ8multiplyILi8EEvPKfS1_PfiE6a_tile, i64 0, i64 %idxprom9.i, i64 4
  %arrayidx29.4.i = addrspacecast float addrspace(3)* %arrayidx2974.4.i to float*
  %arrayidx3376.4.i = getelementptr inbounds [8 x [8 x float]], [8 x [8 x float]] addrspace(3)* @_ZZ8multiplyILi8EEvPKfS1_PfiE6b_tile, i64 0, i64 4, i64 %idxprom11.i
  %arrayidx33.4.i = addrspacecast float addrspace(3)* %arrayidx3376.4.i to float*
  %arrayidx2974.5.i = getelementptr inbounds [8 x [8 x float]], [8 x [8 x float]] addrspace(3)* @_ZZ8multiplyILi8EEvPKfS1_PfiE6a_tile, i64 0, i64 %idxprom9.i, i64 5
  %arrayidx29.5.i = addrspacecast float addrspace(3)* %arrayidx2974.5.i to float*
  %arrayidx3376.5.i = getelementptr inbounds [8 x [8 x float]], [8 x [8 x float]] addrspace(3)* @_ZZ8multiplyILi8EEvPKfS1_PfiE6b_tile, i64 0, i64 5, i64 %idxprom11.i
  %arrayidx33.5.i = addrspacecast float addrspace(3)* %arrayidx3376.5.i to float*
  %arrayidx2974.6.i = getelementptr inbounds [8 x [8 x float]], [8 x [8 x float]] addrspace(3)* @_ZZ8multiplyILi8EEvPKfS1_PfiE6a_tile, i64 0, i64 %idxprom9.i, i64 6
  %arrayidx29.6.i = addrspacecast float addrspace(3)* %arrayidx2974.6.i to float*
  %arrayidx3376.6.i = getelementptr inbounds [8 x [8 x float]], [8 x [8 x float]] addrspace(3)* @_ZZ8multiplyILi8EEvPKfS1_PfiE6b_tile, i64 0, i64 6, i64 %idxprom11.i
  %arrayidx33.6.i = addrspacecast float addrspace(3)* %arrayidx3376.6.i to float*
  %arrayidx2974.7.i = getelementptr inbounds [8 x [8 x float]], [8 x [8 x float]] addrspace(3)* @_ZZ8multiplyILi8EEvPKfS1_PfiE6a_tile, i64 0, i64 %idxprom9.i, i64 7
  %arrayidx29.7.i = addrspacecast float addrspace(3)* %arrayidx2974.7.i to float*
  %arrayidx3376.7.i = getelementptr inbounds [8 x [8 x float]], [8 x [8 x float]] addrspace(3)* @_ZZ8multiplyILi8EEvPKfS1_PfiE6b_tile, i64 0, i64 7, i64 %idxprom11.i
  %arrayidx33.7.i = addrspacecast float addrspace(3)* %arrayidx3376.7.i to float*
  br label %for.body.i, !dbg !34

for.body.i:                                       ; preds = %for.body.i, %for.body.lr.ph.i
  %first.081.i = phi i32 [ 0, %for.body.lr.ph.i ], [ %add37.i, %for.body.i ]
  %sum.080.i = phi float [ 0.000000e+00, %for.body.lr.ph.i ], [ %add35.7.i, %for.body.i ]
  %add8.i = add i32 %add7.i, %first.081.i, !dbg !36
  %idxprom.i = sext i32 %add8.i to i64, !dbg !37
  %arrayidx.i = getelementptr inbounds float, float* %a, i64 %idxprom.i, !dbg !37
  %4 = load float, float* %arrayidx.i, align 4, !dbg !37, !tbaa !38
  store float %4, float* %arrayidx12.i, align 4, !dbg !42, !tbaa !38
  %add13.i = add nsw i32 %first.081.i, %1, !dbg !43
  %mul14.i = mul nsw i32 %add13.i, %n, !dbg !44
  %add15.i = add nsw i32 %mul14.i, %add5.i, !dbg !45
  %idxprom16.i = sext i32 %add15.i to i64, !dbg !46
  %arrayidx17.i = getelementptr inbounds float, float* %b, i64 %idxprom16.i, !dbg !46
  %5 = load float, float* %arrayidx17.i, align 4, !dbg !46, !tbaa !38
  store float %5, float* %arrayidx21.i, align 4, !dbg !47, !tbaa !38
  tail call void @llvm.nvvm.barrier0() #3, !dbg !48
  %6 = load float, float* %arrayidx29.i, align 4, !dbg !35, !tbaa !38
  %7 = load float, float* %arrayidx33.i, align 4, !dbg !49, !tbaa !38
  %mul34.i = fmul contract float %6, %7, !dbg !50
  %add35.i = fadd contract float %sum.080.i, %mul34.i, !dbg !51
  %8 = load float, float* %arrayidx29.1.i, align 4, !dbg !35, !tbaa !38
  %9 = load float, float* %arrayidx33.1.i, align 4, !dbg !49, !tbaa !38
  %mul34.1.i = fmul contract float %8, %9, !dbg !50
  %add35.1.i = fadd contract float %add35.i, %mul34.1.i, !dbg !51
  %10 = load float, float* %arrayidx29.2.i, align 4, !dbg !35, !tbaa !38
  %11 = load float, float* %arrayidx33.2.i, align 4, !dbg !49, !tbaa !38
  %mul34.2.i = fmul contract float %10, %11, !dbg !50
  %add35.2.i = fadd contract float %add35.1.i, %mul34.2.i, !dbg !51
  %12 = load float, float* %arrayidx29.3.i, align 4, !dbg !35, !tbaa !38
  %13 = load float, float* %arrayidx33.3.i, align 4, !dbg !49, !tbaa !38
  %mul34.3.i = fmul contract float %12, %13, !dbg !50
  %add35.3.i = fadd contract float %add35.2.i, %mul34.3.i, !dbg !51
  %14 = load float, float* %arrayidx29.4.i, align 4, !dbg !35, !tbaa !38
  %15 = load float, float* %arrayidx33.4.i, align 4, !dbg !49, !tbaa !38
  %mul34.4.i = fmul contract float %14, %15, !dbg !50
  %add35.4.i = fadd contract float %add35.3.i, %mul34.4.i, !dbg !51
  %16 = load float, float* %arrayidx29.5.i, align 4, !dbg !35, !tbaa !38
  %17 = load float, float* %arrayidx33.5.i, align 4, !dbg !49, !tbaa !38
  %mul34.5.i = fmul contract float %16, %17, !dbg !50
  %add35.5.i = fadd contract float %add35.4.i, %mul34.5.i, !dbg !51
  %18 = load float, float* %arrayidx29.6.i, align 4, !dbg !35, !tbaa !38
  %19 = load float, float* %arrayidx33.6.i, align 4, !dbg !49, !tbaa !38
  %mul34.6.i = fmul contract float %18, %19, !dbg !50
  %add35.6.i = fadd contract float %add35.5.i, %mul34.6.i, !dbg !51
  %20 = load float, float* %arrayidx29.7.i, align 4, !dbg !35, !tbaa !38
  %21 = load float, float* %arrayidx33.7.i, align 4, !dbg !49, !tbaa !38
  %mul34.7.i = fmul contract float %20, %21, !dbg !50
  %add35.7.i = fadd contract float %add35.6.i, %mul34.7.i, !dbg !51
  tail call void @llvm.nvvm.barrier0() #3, !dbg !52
  %add37.i = add nuw nsw i32 %first.081.i, 8, !dbg !53
  %cmp.i = icmp slt i32 %add37.i, %n, !dbg !33
  br i1 %cmp.i, label %for.body.i, label %_Z8multiplyILi8EEvPKfS1_Pfi.exit, !dbg !34, !llvm.loop !54

_Z8multiplyILi8EEvPKfS1_Pfi.exit:                 ; preds = %for.body.i, %entry
  %sum.0.lcssa.i = phi float [ 0.000000e+00, %entry ], [ %add35.7.i, %for.body.i ], !dbg !57
  %add40.i = add nsw i32 %mul6.i, %add5.i, !dbg !58
  %idxprom41.i = sext i32 %add40.i to i64, !dbg !59
  %arrayidx42.i = getelementptr inbounds float, float* %c, i64 %idxprom41.i, !dbg !59
  store float %sum.0.lcssa.i, float* %arrayidx42.i, align 4, !dbg !60, !tbaa !38
  ret void, !dbg !61
}

; Function Attrs: convergent mustprogress norecurse nounwind
define dso_local void @matmul_tiled_16(float* nocapture noundef readonly %a, float* nocapture noundef readonly %b, float* nocapture noundef writeonly %c, i32 noundef %n) local_unnamed_addr #0 !dbg !62 {
entry:
  %0 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3, !dbg !63
  %1 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.y() #3, !dbg !67
  %2 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #3, !dbg !69
  %mul.i = shl i32 %2, 4, !dbg !71
  %add.i = add i32 %mul.i, %1, !dbg !72
  %3 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #3, !dbg !73
  %mul4.i = shl i32 %3, 4, !dbg !75
  %add5.i = add i32 %mul4.i, %0, !dbg !76
  %cmp79.i = icmp sgt i32 %n, 0, !dbg !77
  %mul6.i = mul nsw i32 %add.i, %n
  br i1 %cmp79.i, label %for.body.lr.ph.i, label %_Z8multiplyILi16EEvPKfS1_Pfi.exit, !dbg !78

for.body.lr.ph.i:                                 ; preds = %entry
  %add7.i = add i32 %mul6.i, %0
  %idxprom9.i = sext i32 %1 to i64
  %idxprom11.i = sext i32 %0 to i64
  %arrayidx1271.i = getelementptr inbounds [16 x [16 x float]], [16 x [16 x float]] addrspace(3)* @_ZZ8multiplyILi16EEvPKfS1_PfiE6a_tile, i64 0, i64 %idxprom9.i, i64 %idxprom11.i
  %arrayidx12.i = addrspacecast float addrspace(3)* %arrayidx1271.i to float*
  %arrayidx2173.i = getelementptr inbounds [16 x [16 x float]], [16 x [16 x float]] addrspace(3)* @_ZZ8multiplyILi16EEvPKfS1_PfiE6b_tile, i64 0, i64 %idxprom9.i, i64 %idxprom11.i
  %arrayidx21.i = addrspacecast float addrspace(3)* %arrayidx2173.i to float*
  %arrayidx2974.i = getelementptr inbounds [16 x [16 x float]], [16 x [16 x float]] addrspace(3)* @_ZZ8multiplyILi16EEvPKfS1_PfiE6a_tile, i64 0, i64 %idxprom9.i, i64 0, !dbg !79
  %arrayidx29.i = addrspacecast float addrspace(3)* %arrayidx2974.i to float*, !dbg !79
  %arrayidx3376.i = getelementptr inbounds [16 x [16 x float]], [16 x [16 x float]] addrspace(3)* @_ZZ8multiplyILi16EEvPKfS1_PfiE6b_tile, i64 0, i64 0, i64 %idxprom11.i
  %arrayidx33.i = addrspacecast float addrspace(3)* %arrayidx3376.i to float*
  %arrayidx2974.1.i = getelementptr inbounds [16 x [16 x float]], [16 x [16 x float]] addrspace(3)* @_ZZ8multiplyILi16EEvPKfS1_PfiE6a_tile, i64 0, i64 %idxprom9.i, i64 1
  %arrayidx29.1.i = addrspacecast float addrspace(3)* %arrayidx2974.1.i to float*
  %arrayidx3376.1.i = getelementptr inbounds [16 x [16 x float]], [16 x [16 x float]] addrspace(3)* @_ZZ8multiplyILi16EEvPKfS1_PfiE6b_tile, i64 0, i64 1, i64 %idxprom11.i
  %arrayidx33.1.i = addrspacecast float addrspace(3)* %arrayidx3376.1.i to float*
  %arrayidx2974.2.i = getelementptr inbounds [16 x [16 x float]], [16 x [16 x float]] addrspace(3)* @_ZZ8multiplyILi16EEvPKfS1_PfiE6a_tile, i64 0, i64 %idxprom9.i, i64 2
  %arrayidx29.2.i = addrspacecast float addrspace(3)* %arrayidx2974.2.i to float*
  %arrayidx3376.2.i = getelementptr inbounds [16 x [16 x float]], [16 x [16 x float]] addrspace(3)* @_ZZ8multiplyILi16EEvPKfS1_PfiE6b_tile, i64 0, i64 2, i64 %idxprom11.i
  %arrayidx33.2.i = addrspacecast float addrspace(3)* %arrayidx3376.2.i to float*
  %arrayidx2974.3.i = getelementptr inbounds [16 x [16 x float]], [16 x [16 x float]] addrspace(3)* @_ZZ8multiplyILi16EEvPKfS1_PfiE6a_tile, i64 0, i64 %idxprom9.i, i64 3
  %arrayidx29.3.i = addrspacecast float addrspace(3)* %arrayidx2974.3.i to float*
  %arrayidx3376.3.i = getelementptr inbounds [16 x [16 x float]], [16 x [16 x float]] addrspace(3)* @_ZZ8multiplyILi16EEvPKfS1_PfiE6b_tile, i64 0, i64 3, i64 %idxprom11.i
  %arrayidx33.3.i = addrspacecast float addrspace(3)* %arrayidx3376.3.i to float*
  %arrayidx2974.4.i = getelementptr inbounds [16 x [16 x float]], [16 x [16 x float]] addrspace(3)* @_ZZ8multiplyILi16EEvPKfS1_PfiE6a_tile, i64 0, i64 %idxprom9.i, i64 4
  %arrayidx29.4.i = addrspacecast float addrspace(3)* %arrayidx2974.4.i to float*
  %arrayidx3376.4.i = getelementptr inbounds [16 x [16 x float]], [16 x [16 x float]] addrspace(3)* @_ZZ8multiplyILi16EEvPKfS1_PfiE6b_tile, i64 0, i64 4, i64 %idxprom11.i
  %arrayidx33.4.i = addrspacecast float addrspace(3)* %arrayidx3376.4.i to float*
  %arrayidx2974.5.i = getelementptr inbounds [16 x [16 x float]], [16 x [16 x float]] addrspace(3)* @_ZZ8multiplyILi16EEvPKfS1_PfiE6a_tile, i64 0, i64 %idxprom9.i, i64 5
  %arrayidx29.5.i = addrspacecast float addrspace(3)* %arrayidx2974.5.i to float*
  %arrayidx3376.5.i = getelementptr inbounds [16 x [16 x float]], [16 x [16 x float]] addrspace(3)* @_ZZ8multiplyILi16EEvPKfS1_PfiE6b_tile, i64 0, i64 5, i64 %idxprom11.i
  %arrayidx33.5.i = addrspacecast float addrspace(3)* %arrayidx3376.5.i to float*
  %arrayidx2974.6.i = getelementptr inbounds [16 x [16 x float]], [16 x [16 x float]] addrspace(3)* @_ZZ8multiplyILi16EEvPKfS1_PfiE6a_tile, i64 0, i64 %idxprom9.i, i64 6
  %arrayidx29.6.i = addrspacecast float addrspace(3)* %arrayidx2974.6.i to float*
  %arrayidx3376.6.i = getelementptr inbounds [16 x [16 x float]], [16 x [16 x float]] addrspace(3)* @_ZZ8multiplyILi16EEvPKfS1_PfiE6b_tile, i64 0, i64 6, i64 %idxprom11.i
  %arrayidx33.6.i = addrspacecast float addrspace(3)* %arrayidx3376.6.i to float*
  %arrayidx2974.7.i = getelementptr inbounds [16 x [16 x float]], [16 x [16 x float]] addrspace(3)* @_ZZ8multiplyILi16EEvPKfS1_PfiE6a_tile, i64 0, i64 %idxprom9.i, i64 7
  %arrayidx29.7.i = addrspacecast float addrspace(3)* %arrayidx2974.7.i to float*
  %arrayidx3376.7.i = getelementptr inbounds [16 x [16 x float]], [16 x [16 x float]] addrspace(3)* @_ZZ8multiplyILi16EEvPKfS1_PfiE6b_tile, i64 0, i64 7, i64 %idxprom11.i
  %arrayidx33.7.i = addrspacecast float addrspace(3)* %arrayidx3376.7.i to float*
  %arrayidx2974.8.i = getelementptr inbounds [16 x [16 x float]], [16 x [16 x float]] addrspace(3)* @_ZZ8multiplyILi16EEvPKfS1_PfiE6a_tile, i64 0, i64 %idxprom9.i, i64 8
  %arrayidx29.8.i = addrspacecast float addrspace(3)* %arrayidx2974.8.i to float*
  %arrayidx3376.8.i = getelementptr inbounds [16 x [16 x float]], [16 x [16 x float]] addrspace(3)* @_ZZ8multiplyILi16EEvPKfS1_PfiE6b_tile, i64 0, i64 8, i64 %idxprom11.i
  %arrayidx33.8.i = addrspacecast float addrspace(3)* %arrayidx3376.8.i to float*
  %arrayidx2974.9.i = getelementptr inbounds [16 x [16 x float]], [16 x [16 x float]] addrspace(3)* @_ZZ8multiplyILi16EEvPKfS1_PfiE6a_tile, i64 0, i64 %idxprom9.i, i64 9
  %arrayidx29.9.i = addrspacecast float addrspace(3)* %arrayidx2974.9.i to float*
  %arrayidx3376.9.i = getelementptr inbounds [16 x [16 x float]], [16 x [16 x float]] addrspace(3)* @_ZZ8multiplyILi16EEvPKfS1_PfiE6b_tile, i64 0, i64 9, i64 %idxprom11.i
  %arrayidx33.9.i = addrspacecast float addrspace(3)* %arrayidx3376.9.i to float*
  %arrayidx2974.10.i = getelementptr inbounds [16 x [16 x float]], [16 x [16 x float]] addrspace(3)* @_ZZ8multiplyILi16EEvPKfS1_PfiE6a_tile, i64 0, i64 %idxprom9.i, i64 10
  %arrayidx29.10.i = addrspacecast float addrspace(3)* %arrayidx2974.10.i to float*
  %arrayidx3376.10.i = getelementptr inbounds [16 x [16 x float]], [16 x [16 x float]] addrspace(3)* @_ZZ8multiplyILi16EEvPKfS1_PfiE6b_tile, i64 0, i64 10, i64 %idxprom11.i
  %arrayidx33.10.i = addrspacecast float addrspace(3)* %arrayidx3376.10.i to float*
  %arrayidx2974.11.i = getelementptr inbounds [16 x [16 x float]], [16 x [16 x float]] addrspace(3)* @_ZZ8multiplyILi16EEvPKfS1_PfiE6a_tile, i64 0, i64 %idxprom9.i, i64 11
  %arrayidx29.11.i = addrspacecast float addrspace(3)* %arrayidx2974.11.i to float*
  %arrayidx3376.11.i = getelementptr inbounds [16 x [16 x float]], [16 x [16 x float]] addrspace(3)* @_ZZ8multiplyILi16EEvPKfS1_PfiE6b_tile, i64 0, i64 11, i64 %idxprom11.i
  %arrayidx33.11.i = addrspacecast float addrspace(3)* %arrayidx3376.11.i to float*
  %arrayidx2974.12.i = getelementptr inbounds [16 x [16 x float]], [16 x [16 x float]] addrspace(3)* @_ZZ8multiplyILi16EEvPKfS1_PfiE6a_tile, i64 0, i64 %idxprom9.i, i64 12
  %arrayidx29.12.i = addrspacecast float addrspace(3)* %arrayidx2974.12.i to float*
  %arrayidx3376.12.i = getelementptr inbounds [16 x [16 x float]], [16 x [16 x float]] addrspace(3)* @_ZZ8multiplyILi16EEvPKfS1_PfiE6b_tile, i64 0, i64 12, i64 %idxprom11.i
  %arrayidx33.12.i = addrspacecast float addrspace(3)* %arrayidx3376.12.i to float*
  %arrayidx2974.13.i = getelementptr inbounds [16 x [16 x float]], [16 x [16 x float]] addrspace(3)* @_ZZ8multiplyILi16EEvPKfS1_PfiE6a_tile, i64 0, i64 %idxprom9.i, i64 13
  %arrayidx29.13.i = addrspacecast float addrspace(3)* %arrayidx2974.13.i to float*
  %arrayidx3376.13.i = getelementptr inbounds [16 x [16 x float]], [16 x [16 x float]] addrspace(3)* @_ZZ8multiplyILi16EEvPKfS1_PfiE6b_tile, i64 0, i64 13, i64 %idxprom11.i
  %arrayidx33.13.i = addrspacecast float addrspace(3)* %arrayidx3376.13.i to float*
  %arrayidx2974.14.i = getelementptr inbounds [16 x [16 x float]], [16 x [16 x float]] addrspace(3)* @_ZZ8multiplyILi16EEvPKfS1_PfiE6a_tile, i64 0, i64 %idxprom9.i, i64 14
  %arrayidx29.14.i = addrspacecast float addrspace(3)* %arrayidx2974.14.i to float*
  %arrayidx3376.14.i = getelementptr inbounds [16 x [16 x float]], [16 x [16 x float]] addrspace(3)* @_ZZ8multiplyILi16EEvPKfS1_PfiE6b_tile, i64 0, i64 14, i64 %idxprom11.i
  %arrayidx33.14.i = addrspacecast float addrspace(3)* %arrayidx3376.14.i to float*
  %arrayidx2974.15.i = getelementptr inbounds [16 x [16 x float]], [16 x [16 x float]] addrspace(3)* @_ZZ8multiplyILi16EEvPKfS1_PfiE6a_tile, i64 0, i64 %idxprom9.i, i64 15
  %arrayidx29.15.i = addrspacecast float addrspace(3)* %arrayidx2974.15.i to float*
  %arrayidx3376.15.i = getelementptr inbounds [16 x [16 x float]], [16 x [16 x float]] addrspace(3)* @_ZZ8multiplyILi16EEvPKfS1_PfiE6b_tile, i64 0, i64 15, i64 %idxprom11.i
  %arrayidx33.15.i = addrspacecast float addrspace(3)* %arrayidx3376.15.i to float*
  br label %for.body.i, !dbg !78

for.body.i:                                       ; preds = %for.body.i, %for.body.lr.ph.i
  %first.081.i = phi i32 [ 0, %for.body.lr.ph.i ], [ %add37.i, %for.body.i ]
  %sum.080.i = phi float [ 0.000000e+00, %for.body.lr.ph.i ], [ %add35.15.i, %for.body.i ]
  %add8.i = add i32 %add7.i, %first.081.i, !dbg !80
  %idxprom.i = sext i32 %add8.i to i64, !dbg !81
  %arrayidx.i = getelementptr inbounds float, float* %a, i64 %idxprom.i, !dbg !81
  %4 = load float, float* %arrayidx.i, align 4, !dbg !81, !tbaa !38
  store float %4, float* %arrayidx12.i, align 4, !dbg !82, !tbaa !38
  %add13.i = add nsw i32 %first.081.i, %1, !dbg !83
  %mul14.i = mul nsw i32 %add13.i, %n, !dbg !84
  %add15.i = add nsw i32 %mul14.i, %add5.i, !dbg !85
  %idxprom16.i = sext i32 %add15.i to i64, !dbg !86
  %arrayidx17.i = getelementptr inbounds float, float* %b, i64 %idxprom16.i, !dbg !86
  %5 = load float, float* %arrayidx17.i, align 4, !dbg !86, !tbaa !38
  store float %5, float* %arrayidx21.i, align 4, !dbg !87, !tbaa !38
  tail call void @llvm.nvvm.barrier0() #3, !dbg !88
  %6 = load float, float* %arrayidx29.i, align 4, !dbg !79, !tbaa !38
  %7 = load float, float* %arrayidx33.i, align 4, !dbg !89, !tbaa !38
  %mul34.i = fmul contract float %6, %7, !dbg !90
  %add35.i = fadd contract float %sum.080.i, %mul34.i, !dbg !91
  %8 = load float, float* %arrayidx29.1.i, align 4, !dbg !79, !tbaa !38
  %9 = load float, float* %arrayidx33.1.i, align 4, !dbg !89, !tbaa !38
  %mul34.1.i = fmul contract float %8, %9, !dbg !90
  %add35.1.i = fadd contract float %add35.i, %mul34.1.i, !dbg !91
  %10 = load float, float* %arrayidx29.2.i, align 4, !dbg !79, !tbaa !38
  %11 = load float, float* %arrayidx33.2.i, align 4, !dbg !89, !tbaa !38
  %mul34.2.i = fmul contract float %10, %11, !dbg !90
  %add35.2.i = fadd contract float %add35.1.i, %mul34.2.i, !dbg !91
  %12 = load float, float* %arrayidx29.3.i, align 4, !dbg !79, !tbaa !38
  %13 = load float, float* %arrayidx33.3.i, align 4, !dbg !89, !tbaa !38
  %mul34.3.i = fmul contract float %12, %13, !dbg !90
  %add35.3.i = fadd contract float %add35.2.i, %mul34.3.i, !dbg !91
  %14 = load float, float* %arrayidx29.4.i, align 4, !dbg !79, !tbaa !38
  %15 = load float, float* %arrayidx33.4.i, align 4, !dbg !89, !tbaa !38
  %mul34.4.i = fmul contract float %14, %15, !dbg !90
  %add35.4.i = fadd contract float %add35.3.i, %mul34.4.i, !dbg !91
  %16 = load float, float* %arrayidx29.5.i, align 4, !dbg !79, !tbaa !38
  %17 = load float, float* %arrayidx33.5.i, align 4, !dbg !89, !tbaa !38
  %mul34.5.i = fmul contract float %16, %17, !dbg !90
  %add35.5.i = fadd contract float %add35.4.i, %mul34.5.i, !dbg !91
  %18 = load float, float* %arrayidx29.6.i, align 4, !dbg !79, !tbaa !38
  %19 = load float, float* %arrayidx33.6.i, align 4, !dbg !89, !tbaa !38
  %mul34.6.i = fmul contract float %18, %19, !dbg !90
  %add35.6.i = fadd contract float %add35.5.i, %mul34.6.i, !dbg !91
  %20 = load float, float* %arrayidx29.7.i, align 4, !dbg !79, !tbaa !38
  %21 = load float, float* %arrayidx33.7.i, align 4, !dbg !89, !tbaa !38
  %mul34.7.i = fmul contract float %20, %21, !dbg !90
  %add35.7.i = fadd contract float %add35.6.i, %mul34.7.i, !dbg !91
  %22 = load float, float* %arrayidx29.8.i, align 4, !dbg !79, !tbaa !38
  %23 = load float, float* %arrayidx33.8.i, align 4, !dbg !89, !tbaa !38
  %mul34.8.i = fmul contract float %22, %23, !dbg !90
  %add35.8.i = fadd contract float %add35.7.i, %mul34.8.i, !dbg !91
  %24 = load float, float* %arrayidx29.9.i, align 4, !dbg !79, !tbaa !38
  %25 = load float, float* %arrayidx33.9.i, align 4, !dbg !89, !tbaa !38
  %mul34.9.i = fmul contract float %24, %25, !dbg !90
  %add35.9.i = fadd contract float %add35.8.i, %mul34.9.i, !dbg !91
  %26 = load float, float* %arrayidx29.10.i, align 4, !dbg !79, !tbaa !38
  %27 = load float, float* %arrayidx33.10.i, align 4, !dbg !89, !tbaa !38
  %mul34.10.i = fmul contract float %26, %27, !dbg !90
  %add35.10.i = fadd contract float %add35.9.i, %mul34.10.i, !dbg !91
  %28 = load float, float* %arrayidx29.11.i, align 4, !dbg !79, !tbaa !38
  %29 = load float, float* %arrayidx33.11.i, align 4, !dbg !89, !tbaa !38
  %mul34.11.i = fmul contract float %28, %29, !dbg !90
  %add35.11.i = fadd contract float %add35.10.i, %mul34.11.i, !dbg !91
  %30 = load float, float* %arrayidx29.12.i, align 4, !dbg !79, !tbaa !38
  %31 = load float, float* %arrayidx33.12.i, align 4, !dbg !89, !tbaa !38
  %mul34.12.i = fmul contract float %30, %31, !dbg !90
  %add35.12.i = fadd contract float %add35.11.i, %mul34.12.i, !dbg !91
  %32 = load float, float* %arrayidx29.13.i, align 4, !dbg !79, !tbaa !38
  %33 = load float, float* %arrayidx33.13.i, align 4, !dbg !89, !tbaa !38
  %mul34.13.i = fmul contract float %32, %33, !dbg !90
  %add35.13.i = fadd contract float %add35.12.i, %mul34.13.i, !dbg !91
  %34 = load float, float* %arrayidx29.14.i, align 4, !dbg !79, !tbaa !38
  %35 = load float, float* %arrayidx33.14.i, align 4, !dbg !89, !tbaa !38
  %mul34.14.i = fmul contract float %34, %35, !dbg !90
  %add35.14.i = fadd contract float %add35.13.i, %mul34.14.i, !dbg !91
  %36 = load float, float* %arrayidx29.15.i, align 4, !dbg !79, !tbaa !38
  %37 = load float, float* %arrayidx33.15.i, align 4, !dbg !89, !tbaa !38
  %mul34.15.i = fmul contract float %36, %37, !dbg !90
  %add35.15.i = fadd contract float %add35.14.i, %mul34.15.i, !dbg !91
  tail call void @llvm.nvvm.barrier0() #3, !dbg !92
  %add37.i = add nuw nsw i32 %first.081.i, 16, !dbg !93
  %cmp.i = icmp slt i32 %add37.i, %n, !dbg !77
  br i1 %cmp.i, label %for.body.i, label %_Z8multiplyILi16EEvPKfS1_Pfi.exit, !dbg !78, !llvm.loop !94

_Z8multiplyILi16EEvPKfS1_Pfi.exit:                ; preds = %for.body.i, %entry
  %sum.0.lcssa.i = phi float [ 0.000000e+00, %entry ], [ %add35.15.i, %for.body.i ], !dbg !96
  %add40.i = add nsw i32 %mul6.i, %add5.i, !dbg !97
  %idxprom41.i = sext i32 %add40.i to i64, !dbg !98
  %arrayidx42.i = getelementptr inbounds float, float* %c, i64 %idxprom41.i, !dbg !98
  store float %sum.0.lcssa.i, float* %arrayidx42.i, align 4, !dbg !99, !tbaa !38
  ret void, !dbg !100
}

; Function Attrs: convergent mustprogress norecurse nounwind
define dso_local void @matmul_tiled_32(float* nocapture noundef readonly %a, float* nocapture noundef readonly %b, float* nocapture noundef writeonly %c, i32 noundef %n) local_unnamed_addr #0 !dbg !101 {
entry:
  %0 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3, !dbg !102
  %1 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.y() #3, !dbg !106
  %2 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #3, !dbg !108
  %mul.i = shl i32 %2, 5, !dbg !110
  %add.i = add i32 %mul.i, %1, !dbg !111
  %3 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #3, !dbg !112
  %mul4.i = shl i32 %3, 5, !dbg !114
  %add5.i = add i32 %mul4.i, %0, !dbg !115
  %cmp79.i = icmp sgt i32 %n, 0, !dbg !116
  %mul6.i = mul nsw i32 %add.i, %n
  br i1 %cmp79.i, label %for.body.lr.ph.i, label %_Z8multiplyILi32EEvPKfS1_Pfi.exit, !dbg !117

for.body.lr.ph.i:                                 ; preds = %entry
  %add7.i = add i32 %mul6.i, %0
  %idxprom9.i = sext i32 %1 to i64
  %idxprom11.i = sext i32 %0 to i64
  %arrayidx1271.i = getelementptr inbounds [32 x [32 x float]], [32 x [32 x float]] addrspace(3)* @_ZZ8multiplyILi32EEvPKfS1_PfiE6a_tile, i64 0, i64 %idxprom9.i, i64 %idxprom11.i
  %arrayidx12.i = addrspacecast float addrspace(3)* %arrayidx1271.i to float*
  %arrayidx2173.i = getelementptr inbounds [32 x [32 x float]], [32 x [32 x float]] addrspace(3)* @_ZZ8multiplyILi32EEvPKfS1_PfiE6b_tile, i64 0, i64 %idxprom9.i, i64 %idxprom11.i
  %arrayidx21.i = addrspacecast float addrspace(3)* %arrayidx2173.i to float*
  br label %for.body.i, !dbg !117

for.body.i:                                       ; preds = %for.cond.cleanup24.i, %for.body.lr.ph.i
  %first.081.i = phi i32 [ 0, %for.body.lr.ph.i ], [ %add37.i, %for.cond.cleanup24.i ]
  %sum.080.i = phi float [ 0.000000e+00, %for.body.lr.ph.i ], [ %add35.i.3, %for.cond.cleanup24.i ]
  %add8.i = add i32 %add7.i, %first.081.i, !dbg !118
  %idxprom.i = sext i32 %add8.i to i64, !dbg !119
  %arrayidx.i = getelementptr inbounds float, float* %a, i64 %idxprom.i, !dbg !119
  %4 = load float, float* %arrayidx.i, align 4, !dbg !119, !tbaa !38
  store float %4, float* %arrayidx12.i, align 4, !dbg !120, !tbaa !38
  %add13.i = add nsw i32 %first.081.i, %1, !dbg !121
  %mul14.i = mul nsw i32 %add13.i, %n, !dbg !122
  %add15.i = add nsw i32 %mul14.i, %add5.i, !dbg !123
  %idxprom16.i = sext i32 %add15.i to i64, !dbg !124
  %arrayidx17.i = getelementptr inbounds float, float* %b, i64 %idxprom16.i, !dbg !124
  %5 = load float, float* %arrayidx17.i, align 4, !dbg !124, !tbaa !38
  store float %5, float* %arrayidx21.i, align 4, !dbg !125, !tbaa !38
  tail call void @llvm.nvvm.barrier0() #3, !dbg !126
  br label %for.body25.i, !dbg !127

for.cond.cleanup24.i:                             ; preds = %for.body25.i
  tail call void @llvm.nvvm.barrier0() #3, !dbg !128
  %add37.i = add nuw nsw i32 %first.081.i, 32, !dbg !129
  %cmp.i = icmp slt i32 %add37.i, %n, !dbg !116
  br i1 %cmp.i, label %for.body.i, label %_Z8multiplyILi32EEvPKfS1_Pfi.exit, !dbg !117, !llvm.loop !130

for.body25.i:                                     ; preds = %for.body25.i, %for.body.i
  %k.078.i = phi i32 [ 0, %for.body.i ], [ %inc.i.3, %for.body25.i ]
  %sum.177.i = phi float [ %sum.080.i, %for.body.i ], [ %add35.i.3, %for.body25.i ]
  %idxprom28.i = zext i32 %k.078.i to i64, !dbg !132
  %arrayidx2974.i = getelementptr inbounds [32 x [32 x float]], [32 x [32 x float]] addrspace(3)* @_ZZ8multiplyILi32EEvPKfS1_PfiE6a_tile, i64 0, i64 %idxprom9.i, i64 %idxprom28.i, !dbg !132
  %arrayidx29.i = addrspacecast float addrspace(3)* %arrayidx2974.i to float*, !dbg !132
  %6 = load float, float* %arrayidx29.i, align 4, !dbg !132, !tbaa !38
  %arrayidx3376.i = getelementptr inbounds [32 x [32 x float]], [32 x [32 x float]] addrspace(3)* @_ZZ8multiplyILi32EEvPKfS1_PfiE6b_tile, i64 0, i64 %idxprom28.i, i64 %idxprom11.i, !dbg !133
  %arrayidx33.i = addrspacecast float addrspace(3)* %arrayidx3376.i to float*, !dbg !133
  %7 = load float, float* %arrayidx33.i, align 4, !dbg !133, !tbaa !38
  %mul34.i = fmul contract float %6, %7, !dbg !134
  %add35.i = fadd contract float %sum.177.i, %mul34.i, !dbg !135
  %inc.i = or i32 %k.078.i, 1, !dbg !136
  %idxprom28.i.1 = zext i32 %inc.i to i64, !dbg !132
  %arrayidx2974.i.1 = getelementptr inbounds [32 x [32 x float]], [32 x [32 x float]] addrspace(3)* @_ZZ8multiplyILi32EEvPKfS1_PfiE6a_tile, i64 0, i64 %idxprom9.i, i64 %idxprom28.i.1, !dbg !132
  %arrayidx29.i.1 = addrspacecast float addrspace(3)* %arrayidx2974.i.1 to float*, !dbg !132
  %8 = load float, float* %arrayidx29.i.1, align 4, !dbg !132, !tbaa !38
  %arrayidx3376.i.1 = getelementptr inbounds [32 x [32 x float]], [32 x [32 x float]] addrspace(3)* @_ZZ8multiplyILi32EEvPKfS1_PfiE6b_tile, i64 0, i64 %idxprom28.i.1, i64 %idxprom11.i, !dbg !133
  %arrayidx33.i.1 = addrspacecast float addrspace(3)* %arrayidx3376.i.1 to float*, !dbg !133
  %9 = load float, float* %arrayidx33.i.1, align 4, !dbg !133, !tbaa !38
  %mul34.i.1 = fmul contract float %8, %9, !dbg !134
  %add35.i.1 = fadd contract float %add35.i, %mul34.i.1, !dbg !135
  %inc.i.1 = or i32 %k.078.i, 2, !dbg !136
  %idxprom28.i.2 = zext i32 %inc.i.1 to i64, !dbg !132
  %arrayidx2974.i.2 = getelementptr inbounds [32 x [32 x float]], [32 x [32 x float]] addrspace(3)* @_ZZ8multiplyILi32EEvPKfS1_PfiE6a_tile, i64 0, i64 %idxprom9.i, i64 %idxprom28.i.2, !dbg !132
  %arrayidx29.i.2 = addrspacecast float addrspace(3)* %arrayidx2974.i.2 to float*, !dbg !132
  %10 = load float, float* %arrayidx29.i.2, align 4, !dbg !132, !tbaa !38
  %arrayidx3376.i.2 = getelementptr inbounds [32 x [32 x float]], [32 x [32 x float]] addrspace(3)* @_ZZ8multiplyILi32EEvPKfS1_PfiE6b_tile, i64 0, i64 %idxprom28.i.2, i64 %idxprom11.i, !dbg !133
  %arrayidx33.i.2 = addrspacecast float addrspace(3)* %arrayidx3376.i.2 to float*, !dbg !133
  %11 = load float, float* %arrayidx33.i.2, align 4, !dbg !133, !tbaa !38
  %mul34.i.2 = fmul contract float %10, %11, !dbg !134
  %add35.i.2 = fadd contract float %add35.i.1, %mul34.i.2, !dbg !135
  %inc.i.2 = or i32 %k.078.i, 3, !dbg !136
  %idxprom28.i.3 = zext i32 %inc.i.2 to i64, !dbg !132
  %arrayidx2974.i.3 = getelementptr inbounds [32 x [32 x float]], [32 x [32 x float]] addrspace(3)* @_ZZ8multiplyILi32EEvPKfS1_PfiE6a_tile, i64 0, i64 %idxprom9.i, i64 %idxprom28.i.3, !dbg !132
  %arrayidx29.i.3 = addrspacecast float addrspace(3)* %arrayidx2974.i.3 to float*, !dbg !132
  %12 = load float, float* %arrayidx29.i.3, align 4, !dbg !132, !tbaa !38
  %arrayidx3376.i.3 = getelementptr inbounds [32 x [32 x float]], [32 x [32 x float]] addrspace(3)* @_ZZ8multiplyILi32EEvPKfS1_PfiE6b_tile, i64 0, i64 %idxprom28.i.3, i64 %idxprom11.i, !dbg !133
  %arrayidx33.i.3 = addrspacecast float addrspace(3)* %arrayidx3376.i.3 to float*, !dbg !133
  %13 = load float, float* %arrayidx33.i.3, align 4, !dbg !133, !tbaa !38
  %mul34.i.3 = fmul contract float %12, %13, !dbg !134
  %add35.i.3 = fadd contract float %add35.i.2, %mul34.i.3, !dbg !135
  %inc.i.3 = add nuw nsw i32 %k.078.i, 4, !dbg !136
  %exitcond.not.i.3 = icmp eq i32 %inc.i.3, 32, !dbg !137
  br i1 %exitcond.not.i.3, label %for.cond.cleanup24.i, label %for.body25.i, !dbg !127, !llvm.loop !138

_Z8multiplyILi32EEvPKfS1_Pfi.exit:                ; preds = %for.cond.cleanup24.i, %entry
  %sum.0.lcssa.i = phi float [ 0.000000e+00, %entry ], [ %add35.i.3, %for.cond.cleanup24.i ], !dbg !140
  %add40.i = add nsw i32 %mul6.i, %add5.i, !dbg !141
  %idxprom41.i = sext i32 %add40.i to i64, !dbg !142
  %arrayidx42.i = getelementptr inbounds float, float* %c, i64 %idxprom41.i, !dbg !142
  store float %sum.0.lcssa.i, float* %arrayidx42.i, align 4, !dbg !143, !tbaa !38
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
