// C = A B for a rows x n matrix A and an n x n matrix B, one element of C a thread.
extern "C" __global__ void matmul_naive(const float* a, const float* b, float* c, int rows, int n) {
  int row = blockIdx.y * blockDim.y + threadIdx.y;
  int column = blockIdx.x * blockDim.x + threadIdx.x;
  if (row >= rows || column >= n)
    return;
  float sum = 0;
  for (int k = 0; k < n; ++k)
    sum += a[row * n + k] * b[k * n + column];
  c[row * n + column] = sum;
}
