// Kernels that do the same by pointers of different origin: arguments, tables in memory, a choice,
// a struct that is given by value, an argument in the bank of constants. As nvcc 13.0 compiles them:
// nvcc -arch=sm_80 -O3 -ptx pointers.cu

struct Lists {
  const float *first, *second;
  float* sum;
};
struct Scales {
  int factors[32];
  float all;
};

extern "C" __global__ void add(const float* a, const float* b, float* sum, int n) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n)
    sum[i] = a[i] + b[i];
}

extern "C" __global__ void add_of_tables(const float* const* a, const float* const* b,
                                         float* const* sums, int n) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n)
    sums[blockIdx.y][i] = a[blockIdx.y][i] + b[blockIdx.y][i];
}

extern "C" __global__ void add_of_struct(Lists lists, int n) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n)
    lists.sum[i] = lists.first[i] + lists.second[i];
}

extern "C" __global__ void add_of_structs(const Lists* lists, int n) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  const Lists mine = lists[blockIdx.y];
  if (i < n)
    mine.sum[i] = mine.first[i] + mine.second[i];
}

extern "C" __global__ void copy(const float* from, float* to, int n) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n)
    to[i] = from[i];
}

extern "C" __global__ void copy_to_either(const float* from, float* near, float* far, int n) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  float* to = i < n ? near : far;
  to[i] = from[i];
}

extern "C" __global__ void copy_to_flagged(const float* from, float* near, float* far,
                                           const int* flags, int n) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= n)
    return;
  float* to = flags[0] != 0 ? near : far;
  to[i] = from[i];
}

extern "C" __global__ void scale(float* out, float by) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  out[i] = by * (threadIdx.x & 31);
}

extern "C" __global__ void scale_by_constants(const __grid_constant__ Scales scales, float* out) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  out[i] = scales.all * scales.factors[threadIdx.x & 31];
}

extern "C" __global__ void __launch_bounds__(128) bounded(float* out) {
  out[blockIdx.x * blockDim.x + threadIdx.x] = 1;
}
