// Softmax of rows, a warp a row.
#include <cuda_runtime.h>
#include <float.h>

__global__ void softmax(const float* in, float* out, int rows, int columns) {
  const int row = blockIdx.x * blockDim.y + threadIdx.y;
  if (row >= rows)
    return;
  const float* from = in + row * columns;
  float largest = -FLT_MAX;
#pragma unroll 4
  for (int c = threadIdx.x; c < columns; c += 32)
    largest = fmaxf(largest, from[c]);
#pragma unroll
  for (int mask = 16; mask > 0; mask >>= 1)
    largest = fmaxf(largest, __shfl_xor_sync(0xffffffffu, largest, mask));
  float sum = 0.f;
#pragma unroll 4
  for (int c = threadIdx.x; c < columns; c += 32)
    sum += __expf(from[c] - largest);
  for (int mask = 16; mask > 0; mask >>= 1)
    sum += __shfl_xor_sync(0xffffffffu, sum, mask);
  const float scale = __fdividef(1.f, sum);
#pragma unroll 4
  for (int c = threadIdx.x; c < columns; c += 32)
    out[row * columns + c] = __expf(from[c] - largest) * scale;
}
