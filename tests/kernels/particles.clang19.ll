; As clang 19 writes it: opaque pointers, and words that LLVM 14 does not know.
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.Field = type { float, float, float, float, i32 }
%struct.Particle = type { float, float, float, float, float, float, float, float }

; Function Attrs: mustprogress nofree nosync nounwind willreturn
define dso_local void @_Z6bounceRfS_(ptr captures(none) noundef nonnull align 4 dereferenceable(4) %place, ptr captures(none) noundef nonnull align 4 dereferenceable(4) %speed) local_unnamed_addr #0 {
entry:
    #dbg_value(i32 0, !9, !DIExpression(), !12)
  %0 = load float, ptr %place, align 4, !tbaa !5
  %cmp = fcmp contract olt float %0, 0.000000e+00
  %cmp1 = fcmp contract ogt float %0, 1.000000e+00
  %or.cond = or disjoint i1 %cmp, %cmp1
  br i1 %or.cond, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  %1 = load float, ptr %speed, align 4, !tbaa !5
  %fneg = fneg contract float %1
  store float %fneg, ptr %speed, align 4, !tbaa !5
  %2 = load float, ptr %place, align 4, !tbaa !5
  %3 = tail call contract float @llvm.maxnum.f32(float %2, float 0.000000e+00) #4
  %4 = tail call contract float @llvm.minnum.f32(float %3, float 1.000000e+00) #4
  store float %4, ptr %place, align 4, !tbaa !5
  br label %if.end

if.end:                                           ; preds = %if.then, %entry
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn
define dso_local ptx_kernel void @_Z14move_particlesP8Particle5Field(ptr captures(none) noundef %particles, ptr captures(none) noundef readonly byval(%struct.Field) align 4 %field) local_unnamed_addr #1 {
entry:
  %0 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #4
  %1 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #4
  %mul = mul i32 %0, %1
  %2 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x() #4
  %add = add i32 %mul, %2
  %count = getelementptr inbounds nuw %struct.Field, ptr %field, i64 0, i32 4
  %3 = load i32, ptr %count, align 4, !tbaa !9
  %cmp = icmp samesign slt i32 %add, %3
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  %idxprom = sext i32 %add to i64
  %p.sroa.0.0..sroa_idx = getelementptr inbounds nuw %struct.Particle, ptr %particles, i64 %idxprom, i32 0
  %p.sroa.0.0.copyload = load float, ptr %p.sroa.0.0..sroa_idx, align 4, !tbaa.struct !12
  %p.sroa.9.0..sroa_idx52 = getelementptr inbounds nuw %struct.Particle, ptr %particles, i64 %idxprom, i32 1
  %p.sroa.9.0.copyload = load float, ptr %p.sroa.9.0..sroa_idx52, align 4, !tbaa.struct !13
  %p.sroa.14.0..sroa_idx58 = getelementptr inbounds nuw %struct.Particle, ptr %particles, i64 %idxprom, i32 2
  %p.sroa.14.0.copyload = load float, ptr %p.sroa.14.0..sroa_idx58, align 4, !tbaa.struct !14
  %p.sroa.1968.0..sroa_idx69 = getelementptr inbounds nuw %struct.Particle, ptr %particles, i64 %idxprom, i32 4
  %p.sroa.1968.0.copyload = load float, ptr %p.sroa.1968.0..sroa_idx69, align 4, !tbaa.struct !15
  %p.sroa.24.0..sroa_idx75 = getelementptr inbounds nuw %struct.Particle, ptr %particles, i64 %idxprom, i32 5
  %p.sroa.24.0.copyload = load float, ptr %p.sroa.24.0..sroa_idx75, align 4, !tbaa.struct !16
  %p.sroa.29.0..sroa_idx81 = getelementptr inbounds nuw %struct.Particle, ptr %particles, i64 %idxprom, i32 6
  %p.sroa.29.0.copyload = load float, ptr %p.sroa.29.0..sroa_idx81, align 4, !tbaa.struct !17
  %gx = getelementptr inbounds nuw %struct.Field, ptr %field, i64 0, i32 0
  %4 = load float, ptr %gx, align 4, !tbaa !18
  %dt = getelementptr inbounds nuw %struct.Field, ptr %field, i64 0, i32 3
  %5 = load float, ptr %dt, align 4, !tbaa !19
  %mul3 = fmul contract float %4, %5
  %add4 = fadd contract float %p.sroa.1968.0.copyload, %mul3
  %gy = getelementptr inbounds nuw %struct.Field, ptr %field, i64 0, i32 1
  %6 = load float, ptr %gy, align 4, !tbaa !20
  %mul6 = fmul contract float %5, %6
  %add7 = fadd contract float %p.sroa.24.0.copyload, %mul6
  %gz = getelementptr inbounds nuw %struct.Field, ptr %field, i64 0, i32 2
  %7 = load float, ptr %gz, align 4, !tbaa !21
  %mul9 = fmul contract float %5, %7
  %add10 = fadd contract float %p.sroa.29.0.copyload, %mul9
  %mul13 = fmul contract float %5, %add4
  %add14 = fadd contract float %p.sroa.0.0.copyload, %mul13
  %mul17 = fmul contract float %5, %add7
  %add18 = fadd contract float %p.sroa.9.0.copyload, %mul17
  %mul21 = fmul contract float %5, %add10
  %add22 = fadd contract float %p.sroa.14.0.copyload, %mul21
  %cmp.i = fcmp contract olt float %add14, 0.000000e+00
  %cmp1.i = fcmp contract ogt float %add14, 1.000000e+00
  %or.cond.i = or disjoint i1 %cmp.i, %cmp1.i
  %fneg.i = fneg contract float %add4
  %8 = tail call contract float @llvm.maxnum.f32(float %add14, float 0.000000e+00) #4
  %9 = tail call contract float @llvm.minnum.f32(float %8, float 1.000000e+00) #4
  %spec.select = select i1 %or.cond.i, float %fneg.i, float %add4
  %spec.select91 = select i1 %or.cond.i, float %9, float %add14
  %cmp.i35 = fcmp contract olt float %add18, 0.000000e+00
  %cmp1.i36 = fcmp contract ogt float %add18, 1.000000e+00
  %or.cond.i37 = or disjoint i1 %cmp.i35, %cmp1.i36
  %fneg.i38 = fneg contract float %add7
  %10 = tail call contract float @llvm.maxnum.f32(float %add18, float 0.000000e+00) #4
  %11 = tail call contract float @llvm.minnum.f32(float %10, float 1.000000e+00) #4
  %p.sroa.24.0 = select i1 %or.cond.i37, float %fneg.i38, float %add7
  %p.sroa.9.0 = select i1 %or.cond.i37, float %11, float %add18
  %cmp.i41 = fcmp contract olt float %add22, 0.000000e+00
  %cmp1.i42 = fcmp contract ogt float %add22, 1.000000e+00
  %or.cond.i43 = or disjoint i1 %cmp.i41, %cmp1.i42
  %fneg.i44 = fneg contract float %add10
  %12 = tail call contract float @llvm.maxnum.f32(float %add22, float 0.000000e+00) #4
  %13 = tail call contract float @llvm.minnum.f32(float %12, float 1.000000e+00) #4
  %p.sroa.29.0 = select i1 %or.cond.i43, float %fneg.i44, float %add10
  %p.sroa.14.0 = select i1 %or.cond.i43, float %13, float %add22
  store float %spec.select91, ptr %p.sroa.0.0..sroa_idx, align 4, !tbaa.struct !12
  store float %p.sroa.9.0, ptr %p.sroa.9.0..sroa_idx52, align 4, !tbaa.struct !13
  store float %p.sroa.14.0, ptr %p.sroa.14.0..sroa_idx58, align 4, !tbaa.struct !14
  store float %spec.select, ptr %p.sroa.1968.0..sroa_idx69, align 4, !tbaa.struct !15
  store float %p.sroa.24.0, ptr %p.sroa.24.0..sroa_idx75, align 4, !tbaa.struct !16
  store float %p.sroa.29.0, ptr %p.sroa.29.0..sroa_idx81, align 4, !tbaa.struct !17
  br label %if.end

if.end:                                           ; preds = %if.then, %entry
  ret void
}

; Function Attrs: nofree nosync nounwind memory(none) speculatable willreturn
declare float @llvm.minnum.f32(float, float) #2

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare float @llvm.maxnum.f32(float, float) #2

; Function Attrs: nounwind readnone speculatable
declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #3

; Function Attrs: nounwind readnone speculatable
declare i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #3

; Function Attrs: nounwind readnone speculatable
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3

attributes #0 = { memory(argmem: readwrite, inaccessiblemem: write) mustprogress nofree nosync nounwind willreturn "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_70" "target-features"="+ptx64,+sm_70" }
attributes #1 = { mustprogress nofree norecurse nosync nounwind willreturn "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_70" "target-features"="+ptx64,+sm_70" }
attributes #2 = { nofree nosync nounwind readnone speculatable willreturn }
attributes #3 = { nounwind readnone speculatable }
attributes #4 = { nounwind }

!nvvm.annotations = !{!0}
!llvm.module.flags = !{!1, !2, !3}
!llvm.ident = !{!4}

!0 = !{ptr @_Z14move_particlesP8Particle5Field, !"kernel", i32 1}
!1 = !{i32 1, !"wchar_size", i32 4}
!2 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!3 = !{i32 7, !"frame-pointer", i32 2}
!4 = !{!"Debian clang version 14.0.6"}
!5 = !{!6, !6, i64 0}
!6 = !{!"float", !7, i64 0}
!7 = !{!"omnipotent char", !8, i64 0}
!8 = !{!"Simple C++ TBAA"}
!9 = !{!10, !11, i64 16}
!10 = !{!"_ZTS5Field", !6, i64 0, !6, i64 4, !6, i64 8, !6, i64 12, !11, i64 16}
!11 = !{!"int", !7, i64 0}
!12 = !{i64 0, i64 4, !5, i64 4, i64 4, !5, i64 8, i64 4, !5, i64 12, i64 4, !5, i64 16, i64 4, !5, i64 20, i64 4, !5, i64 24, i64 4, !5, i64 28, i64 4, !5}
!13 = !{i64 0, i64 4, !5, i64 4, i64 4, !5, i64 8, i64 4, !5, i64 12, i64 4, !5, i64 16, i64 4, !5, i64 20, i64 4, !5, i64 24, i64 4, !5}
!14 = !{i64 0, i64 4, !5, i64 4, i64 4, !5, i64 8, i64 4, !5, i64 12, i64 4, !5, i64 16, i64 4, !5, i64 20, i64 4, !5}
!15 = !{i64 0, i64 4, !5, i64 4, i64 4, !5, i64 8, i64 4, !5, i64 12, i64 4, !5}
!16 = !{i64 0, i64 4, !5, i64 4, i64 4, !5, i64 8, i64 4, !5}
!17 = !{i64 0, i64 4, !5, i64 4, i64 4, !5}
!18 = !{!10, !6, i64 0}
!19 = !{!10, !6, i64 12}
!20 = !{!10, !6, i64 4}
!21 = !{!10, !6, i64 8}
