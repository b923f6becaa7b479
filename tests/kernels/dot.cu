// Dot product: a sum by shuffles, one atomic a block.
#include <cstdio>
#include <cuda_runtime.h>

__inline__ __device__ float warp_sum(float value) {
  for (int offset = warpSize / 2; offset > 0; offset /= 2)
    value += __shfl_down_sync(0xffffffff, value, offset);
  return value;
}

__global__ void dot(int n, const float* __restrict__ x, const float* __restrict__ y, float* sum) {
  __shared__ float partial[32];
  float mine = 0;
  for (int i = blockIdx.x * blockDim.x + threadIdx.x; i < n; i += gridDim.x * blockDim.x)
    mine += x[i] * y[i];
  mine = warp_sum(mine);
  if (threadIdx.x % warpSize == 0)
    partial[threadIdx.x / warpSize] = mine;
  __syncthreads();
  if (threadIdx.x < warpSize) {
    mine = threadIdx.x < blockDim.x / warpSize ? partial[threadIdx.x] : 0;
    mine = warp_sum(mine);
    if (threadIdx.x == 0)
      atomicAdd(sum, mine);
  }
}

int main() {
  const int n = 1 << 20;
  float *x, *y, *sum;
  cudaMalloc(&x, n * sizeof(float));
  cudaMalloc(&y, n * sizeof(float));
  cudaMalloc(&sum, sizeof(float));
  cudaMemset(sum, 0, sizeof(float));
  dot<<<256, 256>>>(n, x, y, sum);
  if (cudaDeviceSynchronize() != cudaSuccess)
    printf("%s\n", cudaGetErrorString(cudaGetLastError()));
  cudaFree(x);
  return 0;
}
