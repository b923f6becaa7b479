// One of several functions, chosen by an argument: switch.
#include <math.h>

enum Activation { relu, sigmoid, tanhyp, gelu };

__device__ float activated(float x, int kind) {
  switch (kind) {
  case relu:
    return fmaxf(x, 0.f);
  case sigmoid:
    return 1.f / (1.f + expf(-x));
  case tanhyp:
    return tanhf(x);
  case gelu:
    return 0.5f * x * (1.f + erff(x * 0.70710678f));
  default:
    return x;
  }
}

extern "C" __global__ void activate(int n, float* values, int kind) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n)
    values[i] = activated(values[i], kind);
}
