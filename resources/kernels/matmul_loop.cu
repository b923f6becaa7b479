// matmul_naive with its loop as it is written, not four turns at a time: what a figure shows.
extern "C" __global__ void matmul_loop(const float* a, const float* b, float* c, int rows, int n) {
  int row = blockIdx.y * blockDim.y + threadIdx.y;
  int column = blockIdx.x * blockDim.x + threadIdx.x;
  if (row >= rows || column >= n)
    return;
  float sum = 0;
#pragma unroll 1
  for (int k = 0; k < n; ++k)
    sum += a[row * n + k] * b[k * n + column];
  c[row * n + column] = sum;
}
