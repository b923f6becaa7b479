// y += a x, four elements a thread.
#include <cuda_runtime.h>

__device__ __forceinline__ float4 operator*(float a, float4 b) {
  return make_float4(a * b.x, a * b.y, a * b.z, a * b.w);
}

extern "C" __global__ void saxpy4(int n, float a, const float4* x, float4* y) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= n)
    return;
  const float4 ax = a * x[i], before = y[i];
  y[i] = make_float4(ax.x + before.x, ax.y + before.y, ax.z + before.z, ax.w + before.w);
}
