// Iterations until a point leaves: a while loop over floats.
#include <cuda_runtime.h>

__global__ void mandelbrot(int width, int height, int most, int* iterations) {
  const int column = blockIdx.x * blockDim.x + threadIdx.x;
  const int row = blockIdx.y * blockDim.y + threadIdx.y;
  if (column >= width || row >= height)
    return;
  const float cx = -2.f + 3.f * column / width, cy = -1.f + 2.f * row / height;
  float x = 0, y = 0;
  int n = 0;
  while (x * x + y * y < 4.f && n < most) {
    const float next = x * x - y * y + cx;
    y = 2 * x * y + cy;
    x = next;
    ++n;
  }
  iterations[row * width + column] = n;
}
