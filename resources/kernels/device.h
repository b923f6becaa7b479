// What a kernel may use without the headers of a CUDA SDK; clang includes it before the source.
#pragma once
#include <__clang_cuda_builtin_vars.h>

#define __global__ __attribute__((global))
#define __device__ __attribute__((device))
#define __host__ __attribute__((host))
#define __shared__ __attribute__((shared))
#define __constant__ __attribute__((constant))
#define __launch_bounds__(...) __attribute__((launch_bounds(__VA_ARGS__)))

__device__ inline float __sinf(float x) { return __nvvm_sin_approx_f(x); }
__device__ inline float __cosf(float x) { return __nvvm_cos_approx_f(x); }
__device__ inline float __expf(float x) { return __nvvm_ex2_approx_f(x * 1.44269504f); }
__device__ inline float __logf(float x) { return __nvvm_lg2_approx_f(x) * 0.693147181f; }
__device__ inline float rsqrtf(float x) { return __nvvm_rsqrt_approx_f(x); }
__device__ inline float sqrtf(float x) { return __nvvm_sqrt_rn_f(x); }
__device__ inline float fmaf(float x, float y, float z) { return __nvvm_fma_rn_f(x, y, z); }
