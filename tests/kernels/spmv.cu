// Sparse matrix times vector, a row a thread: loop bounds out of memory.
#include <cuda_runtime.h>

extern "C" __global__ void spmv(int rows, const int* __restrict__ first,
                                const int* __restrict__ column, const float* __restrict__ value,
                                const float* __restrict__ x, float* __restrict__ y) {
  const int row = blockIdx.x * blockDim.x + threadIdx.x;
  if (row < rows) {
    float sum = 0;
    int at = __ldg(&first[row]);
    const int end = __ldg(&first[row + 1]);
    while (at < end) {
      sum += value[at] * __ldg(&x[column[at]]);
      ++at;
    }
    y[row] = sum;
  }
}
