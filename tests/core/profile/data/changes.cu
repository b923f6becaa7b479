// Everyday kernels and changes of them, each launched alike: what a change is really worth on a GPU. NAME__base is the
// kernel, NAME__CHANGE the kernel after the change. changes.ncu-repz is what Nsight Compute measured of them.
#include <cstdio>
#include <cuda_fp16.h>
#define CK(x)                                                                                      \
  do {                                                                                             \
    const cudaError_t e = (x);                                                                     \
    if (e != cudaSuccess) {                                                                        \
      std::printf("%d %s\n", __LINE__, cudaGetErrorString(e));                                     \
      return 1;                                                                                    \
    }                                                                                              \
  } while (0)
#define EACH(i, n)                                                                                 \
  for (long i = blockIdx.x * static_cast<long>(blockDim.x) + threadIdx.x; i < (n);                 \
       i += static_cast<long>(gridDim.x) * blockDim.x)

__device__ void add_up(float s, float* o) {
  for (int d = 16; d > 0; d >>= 1)
    s += __shfl_xor_sync(~0u, s, d);
  if (threadIdx.x % 32 == 0)
    atomicAdd(o, s);
}
extern "C" {
__global__ void sum__base(const float* x, float* o, long n) {
  float s = 0;
#pragma unroll 1
  EACH(i, n) s += x[i];
  add_up(s, o);
}
__global__ void sum__loads2(const float* x, float* o, long n) {
  float s = 0;
  const long step = static_cast<long>(gridDim.x) * blockDim.x;
#pragma unroll 1
  for (long i = blockIdx.x * static_cast<long>(blockDim.x) + threadIdx.x; i < n; i += 2 * step) {
    const float u = x[i], v = x[i + step];
    s += u + v;
  }
  add_up(s, o);
}
__global__ void sum__wide4(const float* x, float* o, long n) {
  float s = 0;
#pragma unroll 1
  EACH(i, n / 4) {
    const float4 u = reinterpret_cast<const float4*>(x)[i];
    s += u.x + u.y + u.z + u.w;
  }
  add_up(s, o);
}
__global__ void jacobi__base(const float* a, float* b, int w, int h) {
  const int x = blockIdx.x * blockDim.x + threadIdx.x + 1;
  if (x >= w - 1)
    return;
  const int y0 = blockIdx.y * 64 + 1, y1 = min(y0 + 64, h - 1);
#pragma unroll 1
  for (int y = y0; y < y1; y++) {
    const float* p = a + static_cast<long>(y) * w + x;
    b[static_cast<long>(y) * w + x] = 0.2f * (p[0] + p[1] + p[-1] + p[w] + p[-w]);
  }
}
__global__ void jacobi__loads2(const float* __restrict__ a, float* __restrict__ b, int w, int h) {
  const int x = blockIdx.x * blockDim.x + threadIdx.x + 1;
  if (x >= w - 1)
    return;
  const int y0 = blockIdx.y * 64 + 1, y1 = min(y0 + 64, h - 1);
#pragma unroll 2
  for (int y = y0; y < y1; y++) {
    const float* p = a + static_cast<long>(y) * w + x;
    b[static_cast<long>(y) * w + x] = 0.2f * (p[0] + p[1] + p[-1] + p[w] + p[-w]);
  }
}
__global__ void jacobi__fewer_bytes2(const __half* a, __half* b, int w, int h) {
  const int x = blockIdx.x * blockDim.x + threadIdx.x + 1;
  if (x >= w - 1)
    return;
  const int y0 = blockIdx.y * 64 + 1, y1 = min(y0 + 64, h - 1);
#pragma unroll 1
  for (int y = y0; y < y1; y++) {
    const __half* p = a + static_cast<long>(y) * w + x;
    b[static_cast<long>(y) * w + x] =
        __float2half(0.2f * (__half2float(p[0]) + __half2float(p[1]) + __half2float(p[-1]) +
                             __half2float(p[w]) + __half2float(p[-w])));
  }
}
__device__ float normal(float d, bool fast) {
  const float k = fast ? __fdividef(1.f, 1.f + 0.2316419f * fabsf(d)) : 1.f / (1.f + 0.2316419f * fabsf(d));
  const float r = 0.39894228f * __expf(-0.5f * d * d) *
                  (k * (0.31938153f + k * (-0.356563782f + k * (1.781477937f + k * (-1.821255978f + k * 1.330274429f)))));
  return d > 0 ? 1 - r : r;
}
__device__ void option(const float* S, const float* X, const float* T, float* c, float* p, long i, bool fast) {
  const float s = S[i] + 1, x = X[i] + 1, t = T[i] + 1;
  const float q = fast ? __fsqrt_rn(t) : sqrtf(t);
  const float d1 = fast ? __fdividef(__logf(__fdividef(s, x)) + 0.065f * t, 0.3f * q)
                        : (__logf(s / x) + 0.065f * t) / (0.3f * q);
  const float d2 = d1 - 0.3f * q, n1 = normal(d1, fast), n2 = normal(d2, fast), e = __expf(-0.02f * t);
  c[i] = s * n1 - x * e * n2;
  p[i] = x * e * (1 - n2) - s * (1 - n1);
}
__global__ void options__base(const float* S, const float* X, const float* T, float* c, float* p, long n) {
#pragma unroll 1
  EACH(i, n) option(S, X, T, c, p, i, false);
}
__global__ void options__fast(const float* S, const float* X, const float* T, float* c, float* p, long n) {
#pragma unroll 1
  EACH(i, n) option(S, X, T, c, p, i, true);
}
__global__ void options__loads2(const float* __restrict__ S, const float* __restrict__ X, const float* __restrict__ T,
                                float* __restrict__ c, float* __restrict__ p, long n) {
#pragma unroll 2
  EACH(i, n) option(S, X, T, c, p, i, false);
}
__global__ void turn__base(const float* a, float* b, int n) {
  __shared__ float t[32][32];
  int x = blockIdx.x * 32 + threadIdx.x % 32, y = blockIdx.y * 32 + threadIdx.x / 32;
  for (int i = 0; i < 32; i += 8)
    t[threadIdx.x / 32 + i][threadIdx.x % 32] = a[static_cast<long>(y + i) * n + x];
  __syncthreads();
  x = blockIdx.y * 32 + threadIdx.x % 32, y = blockIdx.x * 32 + threadIdx.x / 32;
  for (int i = 0; i < 32; i += 8)
    b[static_cast<long>(y + i) * n + x] = t[threadIdx.x % 32][threadIdx.x / 32 + i];
}
__global__ void turn__no_conflicts(const float* a, float* b, int n) {
  __shared__ float t[32][33];
  int x = blockIdx.x * 32 + threadIdx.x % 32, y = blockIdx.y * 32 + threadIdx.x / 32;
  for (int i = 0; i < 32; i += 8)
    t[threadIdx.x / 32 + i][threadIdx.x % 32] = a[static_cast<long>(y + i) * n + x];
  __syncthreads();
  x = blockIdx.y * 32 + threadIdx.x % 32, y = blockIdx.x * 32 + threadIdx.x / 32;
  for (int i = 0; i < 32; i += 8)
    b[static_cast<long>(y + i) * n + x] = t[threadIdx.x % 32][threadIdx.x / 32 + i];
}
__global__ void fetch__base(const int* idx, const float* x, float* y, long n) {
#pragma unroll 1
  EACH(i, n) y[i] = x[idx[i]] * 2.f;
}
__global__ void fetch__loads2(const int* __restrict__ idx, const float* __restrict__ x, float* __restrict__ y, long n) {
#pragma unroll 2
  EACH(i, n) y[i] = x[idx[i]] * 2.f;
}
__global__ void field__base(const float* a, float* b, long n) {
#pragma unroll 1
  EACH(i, n / 8) b[i] = a[8 * i] * 2.f + a[8 * i + 1];
}
__global__ void field__coalesced(const float* a, float* b, long n) {
#pragma unroll 1
  EACH(i, n / 8) b[i] = a[i] * 2.f + a[i + n / 8];
}
__global__ void columns__base(const float* a, float* b, int n) {
  const int row = blockIdx.x * blockDim.x + threadIdx.x;
  float s = 0;
#pragma unroll 4
  for (int i = 0; i < 512; ++i)
    s += a[static_cast<long>(row) * 512 + i];
  b[row] = s;
}
__global__ void columns__coalesced(const float* a, float* b, int n) {
  const int row = blockIdx.x * blockDim.x + threadIdx.x;
  float s = 0;
#pragma unroll 4
  for (int i = 0; i < 512; ++i)
    s += a[static_cast<long>(i) * n + row];
  b[row] = s;
}
__global__ void poly__base(const float* x, float* y, long n) {
#pragma unroll 1
  EACH(i, n) {
    const float u = x[i];
    float s = 1.f;
#pragma unroll
    for (int k = 0; k < 256; k++)
      s = s * u + 0.5f;
    y[i] = s;
  }
}
__global__ void poly__loads2(const float* __restrict__ x, float* __restrict__ y, long n) {
#pragma unroll 2
  EACH(i, n) {
    const float u = x[i];
    float s = 1.f;
#pragma unroll
    for (int k = 0; k < 256; k++)
      s = s * u + 0.5f;
    y[i] = s;
  }
}
__global__ void poly__fewer_bytes2(const __half* x, __half* y, long n) {
#pragma unroll 1
  EACH(i, n) {
    const float u = __half2float(x[i]);
    float s = 1.f;
#pragma unroll
    for (int k = 0; k < 256; k++)
      s = s * u + 0.5f;
    y[i] = __float2half(s);
  }
}
__global__ void axpy__base(float a, const float* x, float* y, long n) {
#pragma unroll 1
  EACH(i, n) y[i] += a * x[i];
}
__global__ void axpy__fewer_bytes2(__half a, const __half* x, __half* y, long n) {
#pragma unroll 1
  EACH(i, n) y[i] = __hfma(a, x[i], y[i]);
}
__global__ void axpy__wide4(float a, const float4* x, float4* y, long n) {
#pragma unroll 1
  EACH(i, n / 4) {
    float4 v = y[i];
    const float4 u = x[i];
    v.x += a * u.x, v.y += a * u.y, v.z += a * u.z, v.w += a * u.w;
    y[i] = v;
  }
}
}
int main() {
  constexpr long n = 1l << 26;
  constexpr int w = 8192;
  char* m[5];
  for (char*& each : m) {
    CK(cudaMalloc(&each, n * 4 + 65536));
    CK(cudaMemset(each, 0, n * 4 + 65536));
  }
  {
    int* h = new int[n];
    unsigned s = 1;
    for (long i = 0; i < n; ++i)
      s = s * 1664525u + 1013904223u, h[i] = static_cast<int>(static_cast<unsigned long>(s) * n >> 32);
    CK(cudaMemcpy(m[4], h, n * 4, cudaMemcpyHostToDevice));
  }
  auto *a = reinterpret_cast<float*>(m[0]), *b = reinterpret_cast<float*>(m[1]);
  auto *c = reinterpret_cast<float*>(m[2]), *d = reinterpret_cast<float*>(m[3]);
  auto *ha = reinterpret_cast<__half*>(a), *hb = reinterpret_cast<__half*>(b);
  auto* idx = reinterpret_cast<int*>(m[4]);
  // Dynamic shared memory holds blocks off: all of them, two of an SM.
  for (const int dynamic : {0, 100 * 1024}) {
    const int blocks = 132 * (dynamic == 0 ? 8 : 2);
#define GO(kernel, grid, ...)                                                                      \
  CK(cudaFuncSetAttribute(kernel, cudaFuncAttributeMaxDynamicSharedMemorySize, 110 * 1024));       \
  kernel<<<grid, 256, dynamic>>>(__VA_ARGS__);                                                     \
  CK(cudaDeviceSynchronize());
    GO(sum__base, blocks, a, b, n) GO(sum__loads2, blocks, a, b, n) GO(sum__wide4, blocks, a, b, n)
    const dim3 tiles(w / 256, w / 64), squares(w / 32, w / 32);
    GO(jacobi__base, tiles, a, b, w, w) GO(jacobi__loads2, tiles, a, b, w, w)
    GO(jacobi__fewer_bytes2, tiles, ha, hb, w, w)
    GO(options__base, blocks, a, b, c, d, d, n) GO(options__fast, blocks, a, b, c, d, d, n)
    GO(options__loads2, blocks, a, b, c, d, d, n)
    GO(turn__base, squares, a, b, w) GO(turn__no_conflicts, squares, a, b, w)
    GO(fetch__base, blocks, idx, a, b, n) GO(fetch__loads2, blocks, idx, a, b, n)
    GO(field__base, blocks, a, b, n) GO(field__coalesced, blocks, a, b, n)
    GO(columns__base, 512, a, b, 131072) GO(columns__coalesced, 512, a, b, 131072)
    GO(poly__base, blocks, a, b, n) GO(poly__loads2, blocks, a, b, n)
    GO(poly__fewer_bytes2, blocks, ha, hb, n)
    GO(axpy__base, blocks, 2.f, a, b, n) GO(axpy__fewer_bytes2, blocks, __half(2.f), ha, hb, n)
    GO(axpy__wide4, blocks, 2.f, reinterpret_cast<float4*>(a), reinterpret_cast<float4*>(b), n)
  }
  return 0;
}
