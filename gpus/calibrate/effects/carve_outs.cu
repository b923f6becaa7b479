// What the driver gives to shared memory where nothing is asked for: launches of a kernel by
// threads and dynamic shared memory, for Nsight Compute, which reads the size off the launch.
//
//     effects/run builds and runs it where there is Nsight Compute, and writes h200_carve_outs.csv

#include "effects.cuh"

namespace {

__global__ void reverse(int* numbers) {
  extern __shared__ int copies[];
  if (numbers == nullptr)
    return;
  copies[threadIdx.x] = numbers[threadIdx.x];
  __syncthreads();
  numbers[threadIdx.x] = copies[blockDim.x - 1 - threadIdx.x];
}

} // namespace

int main() {
  try {
    using calibrate::check;
    const calibrate::Device device = calibrate::Device::open();
    check(cudaFuncSetAttribute(reverse, cudaFuncAttributeMaxDynamicSharedMemorySize, 99 * 1024),
          "asking for shared memory");
    for (const int threads : {64, 128, 256, 512, 1024})
      for (const int kib : {0, 1, 2, 3, 4, 5, 6, 7, 8, 10, 12, 15, 20, 24, 31, 40, 48, 63, 99})
        reverse<<<device.sms, threads, kib * 1024>>>(nullptr);
    check(cudaGetLastError(), "launching");
    check(cudaDeviceSynchronize(), "running");
  } catch (const std::exception& error) {
    std::fprintf(stderr, "carve_outs: %s\n", error.what());
    return 1;
  }
}
