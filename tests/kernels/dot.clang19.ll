; As clang 19 writes it: opaque pointers, and words that LLVM 14 does not know.
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@_ZZ3dotiPKfS0_PfE7partial = internal unnamed_addr addrspace(3) global [32 x float] undef, align 4

; Function Attrs: convergent mustprogress norecurse nounwind
define dso_local ptx_kernel void @_Z3dotiPKfS0_Pf(i32 noundef %n, ptr noalias captures(none) noundef readonly %x, ptr noalias captures(none) noundef readonly %y, ptr captures(none) noundef %sum) local_unnamed_addr #0 {
entry:
    #dbg_value(i32 0, !9, !DIExpression(), !12)
  %0 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #4
  %1 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #4
  %mul = mul i32 %0, %1
  %2 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x() #4
  %add = add i32 %mul, %2
  %cmp50 = icmp samesign slt i32 %add, %n
  br i1 %cmp50, label %for.body.lr.ph, label %for.cond.cleanup

for.body.lr.ph:                                   ; preds = %entry
  %3 = tail call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x() #4
  %mul9 = mul i32 %3, %1
  br label %for.body

for.cond.cleanup:                                 ; preds = %for.body, %entry
  %mine.0.lcssa = phi float [ 0.000000e+00, %entry ], [ %add6, %for.body ]
  %4 = tail call contract float @llvm.nvvm.shfl.sync.down.f32(i32 -1, float %mine.0.lcssa, i32 16, i32 31) #4
  %add.i = fadd contract float %mine.0.lcssa, %4
  %5 = tail call contract float @llvm.nvvm.shfl.sync.down.f32(i32 -1, float %add.i, i32 8, i32 31) #4
  %add.1.i = fadd contract float %add.i, %5
  %6 = tail call contract float @llvm.nvvm.shfl.sync.down.f32(i32 -1, float %add.1.i, i32 4, i32 31) #4
  %add.2.i = fadd contract float %add.1.i, %6
  %7 = tail call contract float @llvm.nvvm.shfl.sync.down.f32(i32 -1, float %add.2.i, i32 2, i32 31) #4
  %add.3.i = fadd contract float %add.2.i, %7
  %8 = tail call contract float @llvm.nvvm.shfl.sync.down.f32(i32 -1, float %add.3.i, i32 1, i32 31) #4
  %rem = and i32 %2, 31
  %cmp13 = icmp eq i32 %rem, 0
  br i1 %cmp13, label %if.then, label %if.end

for.body:                                         ; preds = %for.body, %for.body.lr.ph
  %i.052 = phi i32 [ %add, %for.body.lr.ph ], [ %add10, %for.body ]
  %mine.051 = phi float [ 0.000000e+00, %for.body.lr.ph ], [ %add6, %for.body ]
  %idxprom = sext i32 %i.052 to i64
  %arrayidx = getelementptr inbounds nuw float, ptr %x, i64 %idxprom
  %9 = load float, ptr %arrayidx, align 4, !tbaa !5
  %arrayidx4 = getelementptr inbounds nuw float, ptr %y, i64 %idxprom
  %10 = load float, ptr %arrayidx4, align 4, !tbaa !5
  %mul5 = fmul contract float %9, %10
  %add6 = fadd contract float %mine.051, %mul5
  %add10 = add i32 %i.052, %mul9
  %cmp = icmp samesign slt i32 %add10, %n
  br i1 %cmp, label %for.body, label %for.cond.cleanup, !llvm.loop !9

if.then:                                          ; preds = %for.cond.cleanup
  %div = lshr i32 %2, 5
  %idxprom15 = zext nneg i32 %div to i64
  %arrayidx1644 = getelementptr inbounds nuw [32 x float], ptr addrspace(3) @_ZZ3dotiPKfS0_PfE7partial, i64 0, i64 %idxprom15
  %arrayidx16 = addrspacecast ptr addrspace(3) %arrayidx1644 to ptr
  %add.4.i = fadd contract float %add.3.i, %8
  store float %add.4.i, ptr %arrayidx16, align 4, !tbaa !5
  br label %if.end

if.end:                                           ; preds = %if.then, %for.cond.cleanup
  tail call void @llvm.nvvm.barrier0()
  %cmp18 = icmp samesign ult i32 %2, 32
  br i1 %cmp18, label %if.then19, label %if.end33

if.then19:                                        ; preds = %if.end
  %div22 = lshr i32 %1, 5
  %cmp23 = icmp samesign ult i32 %2, %div22
  br i1 %cmp23, label %cond.true, label %cond.end

cond.true:                                        ; preds = %if.then19
  %idxprom25 = zext nneg i32 %2 to i64
  %arrayidx2643 = getelementptr inbounds nuw [32 x float], ptr addrspace(3) @_ZZ3dotiPKfS0_PfE7partial, i64 0, i64 %idxprom25
  %arrayidx26 = addrspacecast ptr addrspace(3) %arrayidx2643 to ptr
  %11 = load float, ptr %arrayidx26, align 4, !tbaa !5
  br label %cond.end

cond.end:                                         ; preds = %cond.true, %if.then19
  %cond = phi contract float [ %11, %cond.true ], [ 0.000000e+00, %if.then19 ]
  %12 = tail call contract float @llvm.nvvm.shfl.sync.down.f32(i32 -1, float %cond, i32 16, i32 31) #4
  %add.i45 = fadd contract float %cond, %12
  %13 = tail call contract float @llvm.nvvm.shfl.sync.down.f32(i32 -1, float %add.i45, i32 8, i32 31) #4
  %add.1.i46 = fadd contract float %add.i45, %13
  %14 = tail call contract float @llvm.nvvm.shfl.sync.down.f32(i32 -1, float %add.1.i46, i32 4, i32 31) #4
  %add.2.i47 = fadd contract float %add.1.i46, %14
  %15 = tail call contract float @llvm.nvvm.shfl.sync.down.f32(i32 -1, float %add.2.i47, i32 2, i32 31) #4
  %add.3.i48 = fadd contract float %add.2.i47, %15
  %16 = tail call contract float @llvm.nvvm.shfl.sync.down.f32(i32 -1, float %add.3.i48, i32 1, i32 31) #4
  %cmp29 = icmp eq i32 %2, 0
  br i1 %cmp29, label %if.then30, label %if.end33

if.then30:                                        ; preds = %cond.end
  %add.4.i49 = fadd contract float %add.3.i48, %16
  %17 = atomicrmw fadd ptr %sum, float %add.4.i49 seq_cst, align 4
  br label %if.end33

if.end33:                                         ; preds = %if.then30, %cond.end, %if.end
  ret void
}

; Function Attrs: convergent nounwind
declare void @llvm.nvvm.barrier0() #1

; Function Attrs: nounwind memory(none) speculatable
declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #2

; Function Attrs: nounwind readnone speculatable
declare i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #2

; Function Attrs: nounwind readnone speculatable
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

; Function Attrs: nounwind readnone speculatable
declare i32 @llvm.nvvm.read.ptx.sreg.nctaid.x() #2

; Function Attrs: convergent inaccessiblememonly nounwind
declare float @llvm.nvvm.shfl.sync.down.f32(i32, float, i32, i32) #3

attributes #0 = { memory(argmem: readwrite, inaccessiblemem: write) convergent mustprogress norecurse nounwind "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_70" "target-features"="+ptx64,+sm_70" }
attributes #1 = { convergent nounwind }
attributes #2 = { nounwind readnone speculatable }
attributes #3 = { convergent inaccessiblememonly nounwind }
attributes #4 = { nounwind }

!nvvm.annotations = !{!0}
!llvm.module.flags = !{!1, !2, !3}
!llvm.ident = !{!4}

!0 = !{ptr @_Z3dotiPKfS0_Pf, !"kernel", i32 1}
!1 = !{i32 1, !"wchar_size", i32 4}
!2 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!3 = !{i32 7, !"frame-pointer", i32 2}
!4 = !{!"Debian clang version 14.0.6"}
!5 = !{!6, !6, i64 0}
!6 = !{!"float", !7, i64 0}
!7 = !{!"omnipotent char", !8, i64 0}
!8 = !{!"Simple C++ TBAA"}
!9 = distinct !{!9, !10}
!10 = !{!"llvm.loop.mustprogress"}
