// Small kernels whose machine code shows how a compiler schedules: control codes, barriers, loops.
// listings_sm_NN.sass are made of it: nvcc 13.0.88 -cubin -arch=sm_NN, then cuobjdump -sass.
#include <cuda_runtime.h>

/// y <- a x + y, grid-stride loop.
extern "C" __global__ void saxpy(int n, float a, const float* __restrict__ x, float* y) {
  for (int i = blockIdx.x * blockDim.x + threadIdx.x; i < n; i += gridDim.x * blockDim.x)
    y[i] = a * x[i] + y[i];
}

/// One dependent load and `adds` dependent adds a turn: the kernel of the bound model, α = 8.
extern "C" __global__ void chase(const float* const* from, float* to, int turns) {
  const float* p = from[blockIdx.x * blockDim.x + threadIdx.x];
  float sum = 0;
#pragma unroll 1
  for (int t = 0; t < turns; ++t) {
    const float v = *p;
    float s = v;
#pragma unroll
    for (int k = 0; k < 8; ++k)
      s = __fadd_rn(s, v);
    sum = s;
    p = *reinterpret_cast<const float* const*>(p + 2);
  }
  to[blockIdx.x * blockDim.x + threadIdx.x] = sum;
}

/// Reciprocal square roots with four adds each: the special function unit against the issue slots.
extern "C" __global__ void roots(float* data, int turns) {
  float v = data[threadIdx.x];
#pragma unroll 4
  for (int t = 0; t < turns; ++t)
    v = rsqrtf(v) + 1.0f + v * 0.5f;
  data[threadIdx.x] = v;
}

/// Sum of a block by shuffles and shared memory.
extern "C" __global__ void block_sum(const float* __restrict__ x, float* sums, int n) {
  __shared__ float part[32];
  float v = 0;
  for (int i = blockIdx.x * blockDim.x + threadIdx.x; i < n; i += gridDim.x * blockDim.x)
    v += x[i];
  for (int step = 16; step > 0; step /= 2)
    v += __shfl_down_sync(0xffffffffu, v, step);
  if (threadIdx.x % 32 == 0)
    part[threadIdx.x / 32] = v;
  __syncthreads();
  if (threadIdx.x < 32) {
    v = threadIdx.x < blockDim.x / 32 ? part[threadIdx.x] : 0;
    for (int step = 16; step > 0; step /= 2)
      v += __shfl_down_sync(0xffffffffu, v, step);
    if (threadIdx.x == 0)
      sums[blockIdx.x] = v;
  }
}

/// C <- A B, square, straight from global memory.
extern "C" __global__ void matmul_naive(const float* __restrict__ a, const float* __restrict__ b,
                                        float* c, int n) {
  const int row = blockIdx.y * blockDim.y + threadIdx.y;
  const int column = blockIdx.x * blockDim.x + threadIdx.x;
  if (row >= n || column >= n)
    return;
  float sum = 0;
  for (int k = 0; k < n; ++k)
    sum += a[row * n + k] * b[k * n + column];
  c[row * n + column] = sum;
}

/// The same through 16 x 16 tiles in shared memory.
extern "C" __global__ void matmul_tiled(const float* __restrict__ a, const float* __restrict__ b,
                                        float* c, int n) {
  constexpr int tile = 16;
  __shared__ float as[tile][tile], bs[tile][tile];
  const int row = blockIdx.y * tile + threadIdx.y, column = blockIdx.x * tile + threadIdx.x;
  float sum = 0;
  for (int t = 0; t < n; t += tile) {
    as[threadIdx.y][threadIdx.x] = a[row * n + t + threadIdx.x];
    bs[threadIdx.y][threadIdx.x] = b[(t + threadIdx.y) * n + column];
    __syncthreads();
#pragma unroll
    for (int k = 0; k < tile; ++k)
      sum += as[threadIdx.y][k] * bs[k][threadIdx.x];
    __syncthreads();
  }
  c[row * n + column] = sum;
}

/// Transposes 32 x 32 tiles; the padding keeps the banks apart.
extern "C" __global__ void transpose(const float* __restrict__ from, float* to, int n) {
  __shared__ float tile[32][33];
  const int x = blockIdx.x * 32, y = blockIdx.y * 32;
  for (int j = threadIdx.y; j < 32; j += 8)
    tile[j][threadIdx.x] = from[(y + j) * n + x + threadIdx.x];
  __syncthreads();
  for (int j = threadIdx.y; j < 32; j += 8)
    to[(x + j) * n + y + threadIdx.x] = tile[threadIdx.x][j];
}

/// A loop whose trip count depends on the thread: control flow, predicates, divergence.
extern "C" __global__ void collatz(const unsigned* starts, unsigned* steps, int n) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= n)
    return;
  unsigned v = starts[i], count = 0;
  while (v > 1) {
    v = v % 2 ? 3 * v + 1 : v / 2;
    ++count;
  }
  steps[i] = count;
}
