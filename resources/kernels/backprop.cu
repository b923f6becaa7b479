// Two steps of training a layer of neurons by back-propagation. Blocks are 16 hidden units wide and
// a power of two of inputs high; weights[input][unit] has `hidden` units a row.

// Weighted inputs, summed over the block's inputs by a tree. Dynamic shared memory: 4 bytes a
// thread.
extern "C" __global__ void backprop_forward(const float* input, const float* weights,
                                            float* partial, int hidden) {
  extern __shared__ float sums[];
  int x = threadIdx.x, y = threadIdx.y;
  int row = blockIdx.y * blockDim.y + y, unit = blockIdx.x * 16 + x;
  sums[y * 16 + x] = weights[row * hidden + unit] * input[row];
  __syncthreads();
  for (int half = blockDim.y / 2; half > 0; half /= 2) {
    if (y < half)
      sums[y * 16 + x] += sums[(y + half) * 16 + x];
    __syncthreads();
  }
  if (y == 0)
    partial[blockIdx.y * hidden + unit] = 1 / (1 + __expf(-sums[x]));
}

// Weights moved against the error, with momentum.
extern "C" __global__ void backprop_adjust(const float* delta, const float* input, float* weights,
                                           float* previous, int hidden, float rate,
                                           float momentum) {
  int row = blockIdx.y * blockDim.y + threadIdx.y;
  int unit = blockIdx.x * 16 + threadIdx.x;
  int i = row * hidden + unit;
  float change = rate * delta[unit] * input[row] + momentum * previous[i];
  weights[i] += change;
  previous[i] = change;
}
