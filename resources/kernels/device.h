// What a kernel may use without the headers of a CUDA SDK; clang includes it before the source, in
// place of cuda_runtime.h and its like. It declares what code needs to be read, not to run: streams,
// events and copies of the host do nothing here.
#pragma once
#include <__clang_cuda_builtin_vars.h>

#define __global__ __attribute__((global))
#define __device__ __attribute__((device))
#define __host__ __attribute__((host))
#define __shared__ __attribute__((shared))
#define __constant__ __attribute__((constant))
#define __managed__ __attribute__((device))
#define __launch_bounds__(...) __attribute__((launch_bounds(__VA_ARGS__)))
#define __forceinline__ __inline__ __attribute__((always_inline))
#define __noinline__ __attribute__((noinline))
#define __align__(n) __attribute__((aligned(n)))
#define __builtin_align__(n) __attribute__((aligned(n)))
#define __grid_constant__
#define CUDART_INF_F __builtin_huge_valf()
#define LOOM_BOTH static inline __host__ __device__
#define LOOM_DEVICE static inline __device__
typedef __SIZE_TYPE__ loom_size;

// Vectors of 1 to 4, aligned as one access reads and writes them.
#define LOOM_VECTORS(type, name, pair, quad)                                                       \
  struct name##1 { type x; };                                                                      \
  struct __attribute__((aligned(pair))) name##2 { type x, y; };                                    \
  struct name##3 { type x, y, z; };                                                                \
  struct __attribute__((aligned(quad))) name##4 { type x, y, z, w; };                              \
  LOOM_BOTH name##1 make_##name##1(type x) { return {x}; }                                         \
  LOOM_BOTH name##2 make_##name##2(type x, type y) { return {x, y}; }                              \
  LOOM_BOTH name##3 make_##name##3(type x, type y, type z) { return {x, y, z}; }                   \
  LOOM_BOTH name##4 make_##name##4(type x, type y, type z, type w) { return {x, y, z, w}; }
LOOM_VECTORS(signed char, char, 2, 4)
LOOM_VECTORS(unsigned char, uchar, 2, 4)
LOOM_VECTORS(short, short, 4, 8)
LOOM_VECTORS(unsigned short, ushort, 4, 8)
LOOM_VECTORS(int, int, 8, 16)
LOOM_VECTORS(unsigned, uint, 8, 16)
LOOM_VECTORS(long, long, 16, 16)
LOOM_VECTORS(unsigned long, ulong, 16, 16)
LOOM_VECTORS(long long, longlong, 16, 16)
LOOM_VECTORS(unsigned long long, ulonglong, 16, 16)
LOOM_VECTORS(float, float, 8, 16)
LOOM_VECTORS(double, double, 16, 16)

struct dim3 {
  unsigned x, y, z;
  __host__ __device__ constexpr dim3(unsigned x = 1, unsigned y = 1, unsigned z = 1)
      : x(x), y(y), z(z) {}
};
__device__ inline __cuda_builtin_blockDim_t::operator dim3() const { return dim3(x, y, z); }
__device__ inline __cuda_builtin_gridDim_t::operator dim3() const { return dim3(x, y, z); }
__device__ inline __cuda_builtin_threadIdx_t::operator uint3() const { return {x, y, z}; }
__device__ inline __cuda_builtin_blockIdx_t::operator uint3() const { return {x, y, z}; }

// Host code is read, never run.
typedef struct CUstream_st* cudaStream_t;
typedef struct CUevent_st* cudaEvent_t;
enum cudaError_t { cudaSuccess = 0, cudaErrorInvalidValue = 1, cudaErrorMemoryAllocation = 2 };
enum cudaMemcpyKind {
  cudaMemcpyHostToHost, cudaMemcpyHostToDevice, cudaMemcpyDeviceToHost, cudaMemcpyDeviceToDevice,
  cudaMemcpyDefault
};
enum cudaFuncAttribute { cudaFuncAttributeMaxDynamicSharedMemorySize = 8 };
struct cudaDeviceProp {
  char name[256];
  int multiProcessorCount, major, minor, warpSize, maxThreadsPerBlock, clockRate;
  loom_size totalGlobalMem, sharedMemPerBlock;
};
extern "C" {
unsigned __cudaPushCallConfiguration(dim3, dim3, loom_size = 0, cudaStream_t = 0);
cudaError_t cudaConfigureCall(dim3, dim3, loom_size = 0, cudaStream_t = 0);
cudaError_t cudaFree(void*);
cudaError_t cudaFreeHost(void*);
cudaError_t cudaMemcpy(void*, const void*, loom_size, cudaMemcpyKind);
cudaError_t cudaMemcpyAsync(void*, const void*, loom_size, cudaMemcpyKind, cudaStream_t = 0);
cudaError_t cudaMemset(void*, int, loom_size);
cudaError_t cudaDeviceSynchronize();
cudaError_t cudaStreamSynchronize(cudaStream_t);
cudaError_t cudaStreamCreate(cudaStream_t*);
cudaError_t cudaStreamDestroy(cudaStream_t);
cudaError_t cudaEventCreate(cudaEvent_t*);
cudaError_t cudaEventDestroy(cudaEvent_t);
cudaError_t cudaEventRecord(cudaEvent_t, cudaStream_t = 0);
cudaError_t cudaEventSynchronize(cudaEvent_t);
cudaError_t cudaEventElapsedTime(float*, cudaEvent_t, cudaEvent_t);
cudaError_t cudaGetLastError();
cudaError_t cudaPeekAtLastError();
cudaError_t cudaSetDevice(int);
cudaError_t cudaGetDevice(int*);
cudaError_t cudaGetDeviceCount(int*);
cudaError_t cudaGetDeviceProperties(cudaDeviceProp*, int);
cudaError_t cudaDeviceReset();
const char* cudaGetErrorString(cudaError_t);
}
template <class T> cudaError_t cudaMalloc(T**, loom_size);
template <class T> cudaError_t cudaMallocHost(T**, loom_size);
template <class T> cudaError_t cudaMallocManaged(T**, loom_size, unsigned = 1);
template <class T> cudaError_t cudaMemcpyToSymbol(T&, const void*, loom_size, loom_size = 0);
template <class T> cudaError_t cudaFuncSetAttribute(T*, cudaFuncAttribute, int);

// Barriers, votes and exchanges.
LOOM_DEVICE void __syncwarp(unsigned mask = 0xffffffff) { __nvvm_bar_warp_sync(mask); }
LOOM_DEVICE int __syncthreads_count(int yes) { return __nvvm_bar0_popc(yes); }
LOOM_DEVICE int __syncthreads_and(int yes) { return __nvvm_bar0_and(yes); }
LOOM_DEVICE int __syncthreads_or(int yes) { return __nvvm_bar0_or(yes); }
LOOM_DEVICE void __threadfence() { __nvvm_membar_gl(); }
LOOM_DEVICE void __threadfence_block() { __nvvm_membar_cta(); }
LOOM_DEVICE void __threadfence_system() { __nvvm_membar_sys(); }
LOOM_DEVICE int __all_sync(unsigned mask, int yes) { return __nvvm_vote_all_sync(mask, yes); }
LOOM_DEVICE int __any_sync(unsigned mask, int yes) { return __nvvm_vote_any_sync(mask, yes); }
LOOM_DEVICE unsigned __ballot_sync(unsigned mask, int yes) {
  return __nvvm_vote_ballot_sync(mask, yes);
}
LOOM_DEVICE unsigned __activemask() { return __nvvm_vote_ballot_sync(0xffffffff, 1); }
#define LOOM_SHUFFLE(name, builtin, second, ends)                                                  \
  LOOM_DEVICE int name(unsigned mask, int value, second by, int width = 32) {                      \
    return __nvvm_shfl_sync_##builtin##_i32(mask, value, by, ((32 - width) << 8) | ends);          \
  }                                                                                                \
  LOOM_DEVICE unsigned name(unsigned mask, unsigned value, second by, int width = 32) {            \
    return (unsigned)name(mask, (int)value, by, width);                                            \
  }                                                                                                \
  LOOM_DEVICE float name(unsigned mask, float value, second by, int width = 32) {                  \
    return __nvvm_shfl_sync_##builtin##_f32(mask, value, by, ((32 - width) << 8) | ends);          \
  }                                                                                                \
  LOOM_DEVICE long long name(unsigned mask, long long value, second by, int width = 32) {          \
    const int low = name(mask, (int)value, by, width);                                             \
    const int high = name(mask, (int)(value >> 32), by, width);                                    \
    return (long long)(((unsigned long long)(unsigned)high << 32) | (unsigned)low);                \
  }                                                                                                \
  LOOM_DEVICE double name(unsigned mask, double value, second by, int width = 32) {                \
    return __builtin_bit_cast(double,                                                              \
                              name(mask, __builtin_bit_cast(long long, value), by, width));        \
  }
LOOM_SHUFFLE(__shfl_sync, idx, int, 0x1f)
LOOM_SHUFFLE(__shfl_up_sync, up, unsigned, 0)
LOOM_SHUFFLE(__shfl_down_sync, down, unsigned, 0x1f)
LOOM_SHUFFLE(__shfl_xor_sync, bfly, int, 0x1f)

// Atomics return the old value.
#define LOOM_ATOMIC(name, builtin, type, as)                                                       \
  LOOM_DEVICE type name(type* at, type value) {                                                    \
    return (type)__nvvm_atom_##builtin((as*)at, (as)value);                                        \
  }
LOOM_ATOMIC(atomicAdd, add_gen_i, int, int)
LOOM_ATOMIC(atomicAdd, add_gen_i, unsigned, int)
LOOM_ATOMIC(atomicAdd, add_gen_ll, unsigned long long, long long)
LOOM_ATOMIC(atomicAdd, add_gen_f, float, float)
LOOM_ATOMIC(atomicAdd, add_gen_d, double, double)
LOOM_ATOMIC(atomicMax, max_gen_i, int, int)
LOOM_ATOMIC(atomicMax, max_gen_ui, unsigned, unsigned)
LOOM_ATOMIC(atomicMax, max_gen_ll, long long, long long)
LOOM_ATOMIC(atomicMax, max_gen_ull, unsigned long long, unsigned long long)
LOOM_ATOMIC(atomicMin, min_gen_i, int, int)
LOOM_ATOMIC(atomicMin, min_gen_ui, unsigned, unsigned)
LOOM_ATOMIC(atomicMin, min_gen_ll, long long, long long)
LOOM_ATOMIC(atomicMin, min_gen_ull, unsigned long long, unsigned long long)
LOOM_ATOMIC(atomicExch, xchg_gen_i, int, int)
LOOM_ATOMIC(atomicExch, xchg_gen_i, unsigned, int)
LOOM_ATOMIC(atomicExch, xchg_gen_ll, unsigned long long, long long)
LOOM_ATOMIC(atomicAnd, and_gen_i, int, int)
LOOM_ATOMIC(atomicAnd, and_gen_i, unsigned, int)
LOOM_ATOMIC(atomicOr, or_gen_i, int, int)
LOOM_ATOMIC(atomicOr, or_gen_i, unsigned, int)
LOOM_ATOMIC(atomicXor, xor_gen_i, int, int)
LOOM_ATOMIC(atomicXor, xor_gen_i, unsigned, int)
LOOM_ATOMIC(atomicInc, inc_gen_ui, unsigned, unsigned)
LOOM_ATOMIC(atomicDec, dec_gen_ui, unsigned, unsigned)
LOOM_DEVICE float atomicExch(float* at, float value) {
  return __builtin_bit_cast(float, atomicExch((int*)at, __builtin_bit_cast(int, value)));
}
LOOM_DEVICE int atomicSub(int* at, int value) { return atomicAdd(at, -value); }
LOOM_DEVICE unsigned atomicSub(unsigned* at, unsigned value) { return atomicAdd(at, 0u - value); }
LOOM_DEVICE int atomicCAS(int* at, int old, int value) {
  return __nvvm_atom_cas_gen_i(at, old, value);
}
LOOM_DEVICE unsigned atomicCAS(unsigned* at, unsigned old, unsigned value) {
  return (unsigned)__nvvm_atom_cas_gen_i((int*)at, (int)old, (int)value);
}
LOOM_DEVICE unsigned long long atomicCAS(unsigned long long* at, unsigned long long old,
                                         unsigned long long value) {
  return (unsigned long long)__nvvm_atom_cas_gen_ll((long long*)at, (long long)old,
                                                    (long long)value);
}

// Bits, and loads that say how they are cached.
LOOM_DEVICE int __popc(unsigned x) { return __builtin_popcount(x); }
LOOM_DEVICE int __popcll(unsigned long long x) { return __builtin_popcountll(x); }
LOOM_DEVICE int __clz(int x) { return x == 0 ? 32 : __builtin_clz((unsigned)x); }
LOOM_DEVICE int __ffs(int x) { return __builtin_ffs(x); }
LOOM_DEVICE unsigned __brev(unsigned x) { return __builtin_bitreverse32(x); }
LOOM_DEVICE int __mul24(int x, int y) { return x * y; }
LOOM_DEVICE unsigned __umulhi(unsigned x, unsigned y) {
  return (unsigned)(((unsigned long long)x * y) >> 32);
}
LOOM_DEVICE int __mulhi(int x, int y) { return (int)(((long long)x * y) >> 32); }
LOOM_DEVICE float __int_as_float(int x) { return __builtin_bit_cast(float, x); }
LOOM_DEVICE int __float_as_int(float x) { return __builtin_bit_cast(int, x); }
LOOM_DEVICE float __uint_as_float(unsigned x) { return __builtin_bit_cast(float, x); }
LOOM_DEVICE unsigned __float_as_uint(float x) { return __builtin_bit_cast(unsigned, x); }
LOOM_DEVICE float __int2float_rn(int x) { return (float)x; }
LOOM_DEVICE int __float2int_rn(float x) { return (int)__builtin_rintf(x); }
LOOM_DEVICE int __float2int_rz(float x) { return (int)x; }
template <class T> LOOM_DEVICE T __ldg(const T* at) { return *at; }
template <class T> LOOM_DEVICE T __ldcs(const T* at) { return *at; }
template <class T> LOOM_DEVICE T __ldcg(const T* at) { return *at; }
template <class T> LOOM_DEVICE void __stcs(T* at, T value) { *at = value; }
template <class T> LOOM_DEVICE void __stcg(T* at, T value) { *at = value; }
LOOM_DEVICE long long clock64() { return __nvvm_read_ptx_sreg_clock64(); }
LOOM_DEVICE int clock() { return __nvvm_read_ptx_sreg_clock(); }
extern "C" __device__ void __assert_fail(const char*, const char*, unsigned, const char*) noexcept;

// Arithmetic. What a GPU computes by a sequence of instructions is a function of its library.
#define LOOM_EXACT(name, type)                                                                     \
  extern "C" __device__ type __nv_##name(type);                                                    \
  LOOM_DEVICE type name(type x) { return __nv_##name(x); }
LOOM_EXACT(sinf, float) LOOM_EXACT(cosf, float) LOOM_EXACT(tanf, float) LOOM_EXACT(expf, float)
LOOM_EXACT(exp2f, float) LOOM_EXACT(expm1f, float) LOOM_EXACT(logf, float) LOOM_EXACT(log2f, float)
LOOM_EXACT(log10f, float) LOOM_EXACT(log1pf, float) LOOM_EXACT(tanhf, float)
LOOM_EXACT(sinhf, float) LOOM_EXACT(coshf, float) LOOM_EXACT(asinf, float) LOOM_EXACT(acosf, float)
LOOM_EXACT(atanf, float) LOOM_EXACT(erff, float) LOOM_EXACT(erfcf, float) LOOM_EXACT(cbrtf, float)
LOOM_EXACT(lgammaf, float) LOOM_EXACT(tgammaf, float) LOOM_EXACT(normcdff, float)
LOOM_EXACT(sin, double) LOOM_EXACT(cos, double) LOOM_EXACT(tan, double) LOOM_EXACT(exp, double)
LOOM_EXACT(exp2, double) LOOM_EXACT(log, double) LOOM_EXACT(log2, double) LOOM_EXACT(tanh, double)
LOOM_EXACT(erf, double) LOOM_EXACT(atan, double) LOOM_EXACT(acos, double) LOOM_EXACT(asin, double)
LOOM_EXACT(rsqrt, double)
#define LOOM_EXACT_2(name, type)                                                                   \
  extern "C" __device__ type __nv_##name(type, type);                                              \
  LOOM_DEVICE type name(type x, type y) { return __nv_##name(x, y); }
LOOM_EXACT_2(powf, float) LOOM_EXACT_2(pow, double) LOOM_EXACT_2(atan2f, float)
LOOM_EXACT_2(atan2, double) LOOM_EXACT_2(fmodf, float) LOOM_EXACT_2(fmod, double)
LOOM_EXACT_2(hypotf, float)
LOOM_DEVICE float __sinf(float x) { return __nvvm_sin_approx_f(x); }
LOOM_DEVICE float __cosf(float x) { return __nvvm_cos_approx_f(x); }
LOOM_DEVICE float __expf(float x) { return __nvvm_ex2_approx_f(x * 1.44269504f); }
LOOM_DEVICE float __logf(float x) { return __nvvm_lg2_approx_f(x) * 0.693147181f; }
LOOM_DEVICE float __log2f(float x) { return __nvvm_lg2_approx_f(x); }
LOOM_DEVICE float __powf(float x, float y) {
  return __nvvm_ex2_approx_f(y * __nvvm_lg2_approx_f(x));
}
LOOM_DEVICE float __fdividef(float x, float y) { return __nvvm_div_approx_f(x, y); }
LOOM_DEVICE float __frcp_rn(float x) { return __nvvm_rcp_rn_f(x); }
LOOM_DEVICE float __frsqrt_rn(float x) { return __nvvm_rsqrt_approx_f(x); }
LOOM_DEVICE float __fsqrt_rn(float x) { return __nvvm_sqrt_rn_f(x); }
LOOM_DEVICE float __fmul_rn(float x, float y) { return __nvvm_mul_rn_f(x, y); }
LOOM_DEVICE float __fadd_rn(float x, float y) { return __nvvm_add_rn_f(x, y); }
LOOM_DEVICE float __fmaf_rn(float x, float y, float z) { return __nvvm_fma_rn_f(x, y, z); }
LOOM_DEVICE float __saturatef(float x) { return __nvvm_saturate_f(x); }
LOOM_DEVICE float rsqrtf(float x) { return __nvvm_rsqrt_approx_f(x); }
LOOM_DEVICE float sqrtf(float x) { return __nvvm_sqrt_rn_f(x); }
LOOM_DEVICE double sqrt(double x) { return __nvvm_sqrt_rn_d(x); }
LOOM_DEVICE float fmaf(float x, float y, float z) { return __nvvm_fma_rn_f(x, y, z); }
LOOM_DEVICE double fma(double x, double y, double z) { return __nvvm_fma_rn_d(x, y, z); }
LOOM_DEVICE float fabsf(float x) { return __builtin_fabsf(x); }
LOOM_DEVICE double fabs(double x) { return __builtin_fabs(x); }
LOOM_DEVICE float fminf(float x, float y) { return __builtin_fminf(x, y); }
LOOM_DEVICE float fmaxf(float x, float y) { return __builtin_fmaxf(x, y); }
LOOM_DEVICE double fmin(double x, double y) { return __builtin_fmin(x, y); }
LOOM_DEVICE double fmax(double x, double y) { return __builtin_fmax(x, y); }
LOOM_DEVICE float floorf(float x) { return __builtin_floorf(x); }
LOOM_DEVICE double floor(double x) { return __builtin_floor(x); }
LOOM_DEVICE float ceilf(float x) { return __builtin_ceilf(x); }
LOOM_DEVICE double ceil(double x) { return __builtin_ceil(x); }
LOOM_DEVICE float roundf(float x) { return __builtin_roundf(x); }
LOOM_DEVICE float truncf(float x) { return __builtin_truncf(x); }
LOOM_DEVICE float rintf(float x) { return __builtin_rintf(x); }
LOOM_DEVICE float copysignf(float x, float y) { return __builtin_copysignf(x, y); }
#define LOOM_ORDER(type)                                                                           \
  LOOM_BOTH type min(type x, type y) { return y < x ? y : x; }                                     \
  LOOM_BOTH type max(type x, type y) { return x < y ? y : x; }
LOOM_ORDER(int) LOOM_ORDER(unsigned) LOOM_ORDER(long) LOOM_ORDER(unsigned long)
LOOM_ORDER(long long) LOOM_ORDER(unsigned long long)
LOOM_DEVICE float min(float x, float y) { return __builtin_fminf(x, y); }
LOOM_DEVICE float max(float x, float y) { return __builtin_fmaxf(x, y); }
LOOM_DEVICE double min(double x, double y) { return __builtin_fmin(x, y); }
LOOM_DEVICE double max(double x, double y) { return __builtin_fmax(x, y); }

namespace cooperative_groups {
struct thread_block {
  __device__ static void sync() { __syncthreads(); }
  __device__ static unsigned size() { return blockDim.x * blockDim.y * blockDim.z; }
  __device__ static unsigned num_threads() { return size(); }
  __device__ static unsigned thread_rank() {
    return threadIdx.x + blockDim.x * (threadIdx.y + blockDim.y * threadIdx.z);
  }
  __device__ static dim3 group_index() { return dim3(blockIdx.x, blockIdx.y, blockIdx.z); }
  __device__ static dim3 thread_index() { return dim3(threadIdx.x, threadIdx.y, threadIdx.z); }
};
struct grid_group {
  __device__ static void sync() { __syncthreads(); }
  __device__ static unsigned long long size() {
    return (unsigned long long)thread_block::size() * gridDim.x * gridDim.y * gridDim.z;
  }
  __device__ static unsigned long long thread_rank() {
    return thread_block::thread_rank() +
           (unsigned long long)thread_block::size() *
               (blockIdx.x + gridDim.x * (blockIdx.y + gridDim.y * blockIdx.z));
  }
};
template <unsigned width, class Parent = void> struct thread_block_tile {
  __device__ static void sync() { __syncwarp(); }
  __device__ static constexpr unsigned size() { return width; }
  __device__ static constexpr unsigned num_threads() { return width; }
  __device__ static unsigned thread_rank() { return thread_block::thread_rank() % width; }
  __device__ static unsigned meta_group_rank() { return thread_block::thread_rank() / width; }
  __device__ static unsigned meta_group_size() { return thread_block::size() / width; }
  template <class T> __device__ static T shfl(T value, int lane) {
    return __shfl_sync(0xffffffff, value, lane, width);
  }
  template <class T> __device__ static T shfl_down(T value, unsigned by) {
    return __shfl_down_sync(0xffffffff, value, by, width);
  }
  template <class T> __device__ static T shfl_up(T value, unsigned by) {
    return __shfl_up_sync(0xffffffff, value, by, width);
  }
  template <class T> __device__ static T shfl_xor(T value, int by) {
    return __shfl_xor_sync(0xffffffff, value, by, width);
  }
  __device__ static int any(int yes) { return __any_sync(0xffffffff, yes); }
  __device__ static int all(int yes) { return __all_sync(0xffffffff, yes); }
  __device__ static unsigned ballot(int yes) { return __ballot_sync(0xffffffff, yes); }
};
LOOM_DEVICE thread_block this_thread_block() { return {}; }
LOOM_DEVICE grid_group this_grid() { return {}; }
template <unsigned width, class Group>
LOOM_DEVICE thread_block_tile<width> tiled_partition(const Group&) {
  return {};
}
template <class Group> LOOM_DEVICE void sync(const Group& group) { group.sync(); }
template <class T> struct plus {
  __device__ T operator()(T x, T y) const { return x + y; }
};
template <class T> struct greater {
  __device__ T operator()(T x, T y) const { return x < y ? y : x; }
};
template <class T> struct less {
  __device__ T operator()(T x, T y) const { return y < x ? y : x; }
};
template <unsigned width, class T, class Operation>
LOOM_DEVICE T reduce(const thread_block_tile<width>& tile, T value, Operation operation) {
  for (unsigned by = width / 2; by > 0; by /= 2)
    value = operation(value, tile.shfl_xor(value, by));
  return value;
}
} // namespace cooperative_groups
