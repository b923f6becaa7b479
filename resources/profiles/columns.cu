// Three kernels before and after a change of the first: the program that columns_before.ncu-repz and, with -DAFTER,
// columns_after.ncu-repz are reports of.
#include <cstdio>
#define CK(x) if (const cudaError_t e = (x); e != cudaSuccess) return std::printf("%s\n", cudaGetErrorString(e)), 1
constexpr int width = 8192, height = 8192;
extern "C" {
#ifdef AFTER
/// A warp takes a row: each load of a warp is 128 neighbouring bytes.
__global__ void row_sums(const float* __restrict__ a, float* sums) {
  const int row = (blockIdx.x * blockDim.x + threadIdx.x) / 32, lane = threadIdx.x % 32;
  float sum = 0;
  for (int i = lane; i < width; i += 32)
    sum += a[static_cast<size_t>(row) * width + i];
  for (int step = 16; step > 0; step /= 2)
    sum += __shfl_xor_sync(~0u, sum, step);
  if (lane == 0)
    sums[row] = sum;
}
#else
/// A thread takes a row: the lanes of a warp are whole rows apart.
__global__ void row_sums(const float* __restrict__ a, float* sums) {
  const int row = blockIdx.x * blockDim.x + threadIdx.x;
  float sum = 0;
  for (int i = 0; i < width; ++i)
    sum += a[static_cast<size_t>(row) * width + i];
  sums[row] = sum;
}
#endif
__global__ void scale(float* a, float by) {
  const size_t i = static_cast<size_t>(blockIdx.x) * blockDim.x + threadIdx.x;
  a[i] *= by;
}
/// Each thread follows a polynomial: the work is arithmetic.
__global__ void polynomial(const float* x, float* y) {
  const size_t i = static_cast<size_t>(blockIdx.x) * blockDim.x + threadIdx.x;
  const float u = x[i];
  float s = 1;
#pragma unroll
  for (int k = 0; k < 256; ++k)
    s = s * u + 0.5f;
  y[i] = s;
}
}
int main() {
  float *a, *b;
  CK(cudaMalloc(&a, sizeof(float) * width * height));
  CK(cudaMalloc(&b, sizeof(float) * width * height));
  CK(cudaMemset(a, 0, sizeof(float) * width * height));
#ifdef AFTER
  row_sums<<<height / 8, 256>>>(a, b);
#else
  row_sums<<<height / 256, 256>>>(a, b);
#endif
  scale<<<width * height / 256, 256>>>(a, 2);
#ifndef AFTER
  polynomial<<<width * height / 256, 256>>>(a, b);
#endif
  CK(cudaDeviceSynchronize());
  return 0;
}
