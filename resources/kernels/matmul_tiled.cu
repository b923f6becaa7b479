// C = A B by square tiles in shared memory, one element of C a thread. A is rows x n, B n x n;
// rows and n are multiples of the tile's side.
template <int side>
__device__ void multiply(const float* a, const float* b, float* c, int n) {
  __shared__ float a_tile[side][side];
  __shared__ float b_tile[side][side];
  int x = threadIdx.x, y = threadIdx.y;
  int row = blockIdx.y * side + y, column = blockIdx.x * side + x;
  float sum = 0;
  for (int first = 0; first < n; first += side) {
    a_tile[y][x] = a[row * n + first + x];
    b_tile[y][x] = b[(first + y) * n + column];
    __syncthreads();
    for (int k = 0; k < side; ++k)
      sum += a_tile[y][k] * b_tile[k][x];
    __syncthreads();
  }
  c[row * n + column] = sum;
}

extern "C" __global__ void matmul_tiled_8(const float* a, const float* b, float* c, int n) {
  multiply<8>(a, b, c, n);
}
extern "C" __global__ void matmul_tiled_16(const float* a, const float* b, float* c, int n) {
  multiply<16>(a, b, c, n);
}
extern "C" __global__ void matmul_tiled_32(const float* a, const float* b, float* c, int n) {
  multiply<32>(a, b, c, n);
}
