// Histogram of bytes: atomics in shared memory, then global ones.
#include <stdint.h>

__global__ void histogram256(const uint8_t* bytes, unsigned int* counts, int n) {
  __shared__ unsigned int bins[256];
  for (int b = threadIdx.x; b < 256; b += blockDim.x)
    bins[b] = 0;
  __syncthreads();
  const int stride = blockDim.x * gridDim.x;
  for (int i = blockIdx.x * blockDim.x + threadIdx.x; i < n; i += stride)
    atomicAdd(&bins[bytes[i]], 1u);
  __syncthreads();
  for (int b = threadIdx.x; b < 256; b += blockDim.x)
    atomicAdd(counts + b, bins[b]);
}
