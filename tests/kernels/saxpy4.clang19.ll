; As clang 19 writes it: opaque pointers, and words that LLVM 14 does not know.
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.float4 = type { float, float, float, float }

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn
define dso_local ptx_kernel void @saxpy4(i32 noundef %n, float noundef nofpclass(nan inf) %a, ptr captures(none) noundef readonly %x, ptr captures(none) noundef %y) local_unnamed_addr #0 {
entry:
    #dbg_value(i32 0, !9, !DIExpression(), !12)
  %0 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #2
  %1 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #2
  %mul = mul i32 %0, %1
  %2 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2
  %add = add i32 %mul, %2
  %cmp.not = icmp samesign slt i32 %add, %n
  br i1 %cmp.not, label %if.end, label %cleanup

if.end:                                           ; preds = %entry
  %idxprom = sext i32 %add to i64
  %agg.tmp.sroa.0.0..sroa_idx = getelementptr inbounds nuw %struct.float4, ptr %x, i64 %idxprom, i32 0
  %agg.tmp.sroa.0.0.copyload = load float, ptr %agg.tmp.sroa.0.0..sroa_idx, align 16, !tbaa.struct !5
  %agg.tmp.sroa.2.0..sroa_idx56 = getelementptr inbounds nuw %struct.float4, ptr %x, i64 %idxprom, i32 1
  %agg.tmp.sroa.2.0.copyload = load float, ptr %agg.tmp.sroa.2.0..sroa_idx56, align 4, !tbaa.struct !10
  %agg.tmp.sroa.3.0..sroa_idx57 = getelementptr inbounds nuw %struct.float4, ptr %x, i64 %idxprom, i32 2
  %agg.tmp.sroa.3.0.copyload = load float, ptr %agg.tmp.sroa.3.0..sroa_idx57, align 8, !tbaa.struct !11
  %agg.tmp.sroa.4.0..sroa_idx58 = getelementptr inbounds nuw %struct.float4, ptr %x, i64 %idxprom, i32 3
  %agg.tmp.sroa.4.0.copyload = load float, ptr %agg.tmp.sroa.4.0..sroa_idx58, align 4, !tbaa.struct !12
  %mul.i = fmul contract float %agg.tmp.sroa.0.0.copyload, %a
  %mul1.i = fmul contract float %agg.tmp.sroa.2.0.copyload, %a
  %mul2.i = fmul contract float %agg.tmp.sroa.3.0.copyload, %a
  %mul3.i = fmul contract float %agg.tmp.sroa.4.0.copyload, %a
  %before.sroa.0.0..sroa_idx = getelementptr inbounds nuw %struct.float4, ptr %y, i64 %idxprom, i32 0
  %before.sroa.0.0.copyload = load float, ptr %before.sroa.0.0..sroa_idx, align 16, !tbaa.struct !5
  %before.sroa.4.0..sroa_idx27 = getelementptr inbounds nuw %struct.float4, ptr %y, i64 %idxprom, i32 1
  %before.sroa.4.0.copyload = load float, ptr %before.sroa.4.0..sroa_idx27, align 4, !tbaa.struct !10
  %before.sroa.5.0..sroa_idx29 = getelementptr inbounds nuw %struct.float4, ptr %y, i64 %idxprom, i32 2
  %before.sroa.5.0.copyload = load float, ptr %before.sroa.5.0..sroa_idx29, align 8, !tbaa.struct !11
  %before.sroa.6.0..sroa_idx31 = getelementptr inbounds nuw %struct.float4, ptr %y, i64 %idxprom, i32 3
  %before.sroa.6.0.copyload = load float, ptr %before.sroa.6.0..sroa_idx31, align 4, !tbaa.struct !12
  %add8 = fadd contract float %mul.i, %before.sroa.0.0.copyload
  %add11 = fadd contract float %mul1.i, %before.sroa.4.0.copyload
  %add13 = fadd contract float %mul2.i, %before.sroa.5.0.copyload
  %add15 = fadd contract float %mul3.i, %before.sroa.6.0.copyload
  store float %add8, ptr %before.sroa.0.0..sroa_idx, align 16, !tbaa.struct !5
  store float %add11, ptr %before.sroa.4.0..sroa_idx27, align 4, !tbaa.struct !10
  store float %add13, ptr %before.sroa.5.0..sroa_idx29, align 8, !tbaa.struct !11
  store float %add15, ptr %before.sroa.6.0..sroa_idx31, align 4, !tbaa.struct !12
  br label %cleanup

cleanup:                                          ; preds = %if.end, %entry
  ret void
}

; Function Attrs: nounwind memory(none) speculatable
declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #1

; Function Attrs: nounwind readnone speculatable
declare i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #1

; Function Attrs: nounwind readnone speculatable
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

attributes #0 = { memory(argmem: readwrite, inaccessiblemem: write) mustprogress nofree norecurse nosync nounwind willreturn "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_70" "target-features"="+ptx64,+sm_70" }
attributes #1 = { nounwind readnone speculatable }
attributes #2 = { nounwind }

!nvvm.annotations = !{!0}
!llvm.module.flags = !{!1, !2, !3}
!llvm.ident = !{!4}

!0 = !{ptr @saxpy4, !"kernel", i32 1}
!1 = !{i32 1, !"wchar_size", i32 4}
!2 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!3 = !{i32 7, !"frame-pointer", i32 2}
!4 = !{!"Debian clang version 14.0.6"}
!5 = !{i64 0, i64 4, !6, i64 4, i64 4, !6, i64 8, i64 4, !6, i64 12, i64 4, !6}
!6 = !{!7, !7, i64 0}
!7 = !{!"float", !8, i64 0}
!8 = !{!"omnipotent char", !9, i64 0}
!9 = !{!"Simple C++ TBAA"}
!10 = !{i64 0, i64 4, !6, i64 4, i64 4, !6, i64 8, i64 4, !6}
!11 = !{i64 0, i64 4, !6, i64 4, i64 4, !6}
!12 = !{i64 0, i64 4, !6}
