// Exact roots and reciprocals in a loop: bound by computing, not by memory.
#include <math.h>

extern "C" __global__ void roots(int n, float* values, int steps) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= n)
    return;
  float x = values[i];
  for (int k = 0; k < steps; ++k)
    x = sqrtf(x) + 1.f / x;
  values[i] = x;
}
