// Running sums within blocks, with cooperative groups.
#include <cooperative_groups.h>
namespace cg = cooperative_groups;

extern __shared__ float lines[];

__global__ void scan(const float* in, float* out, int n) {
  cg::thread_block block = cg::this_thread_block();
  const int t = block.thread_rank(), i = blockIdx.x * blockDim.x + t;
  lines[t] = i < n ? in[i] : 0.f;
  block.sync();
  for (int step = 1; step < blockDim.x; step <<= 1) {
    const float before = t >= step ? lines[t - step] : 0.f;
    block.sync();
    lines[t] += before;
    block.sync();
  }
  if (i < n)
    out[i] = lines[t];
}
