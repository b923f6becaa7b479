// The benchmark of shared memory in Jia et al., arXiv:1903.07486, §3.6.2, in words of our own: each
// thread follows links through an array, so that one load waits for another.
#include <cuda_runtime.h>

constexpr unsigned threads = 1024, links = 1024;

extern "C" __global__ void shared_chase(const unsigned* next, unsigned* sink, unsigned steps) {
  __shared__ unsigned chain[threads + links];
  for (unsigned i = threadIdx.x; i < links; i += threads)
    chain[i] = next[i];
  __syncthreads();
  unsigned at = threadIdx.x;
  for (unsigned step = 0; step < steps; ++step)
    at = chain[at];
  sink[threadIdx.x] = at; // so that the loop is not thrown away
}
