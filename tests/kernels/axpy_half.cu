#include <cuda_fp16.h>

/// y = max(a x + y, 0), two values of half precision a thread.
__global__ void axpy_half(int n, __half2 a, const __half2* x, __half2* y) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= n)
    return;
  const __half2 sum = __hfma2(a, x[i], y[i]);
  y[i] = __hmax2(sum, __float2half2_rn(0.0f));
}
