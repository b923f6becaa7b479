// What blocks, atomic operations, scattered stores and scattered loads cost, in cycles at the clock
// that a spinning thread is found to have: rows of five tables, which begin with their names.
//
//     nvcc -std=c++20 -O3 -arch=native -o blocks blocks.cu && ./blocks
//
//   turnover  threads, blocks resident on an SM, loads: cycles from a block to the next in its
//             place, where each thread loads so many words from L2, one after the other, and stores
//   atomics   words between addresses, addresses, lanes of a warp: cycles from one warp's operation
//             to the next on the whole GPU, of float additions and of integers
//   stores    order, words of the array, words between lanes: cycles of an SM for one store of a
//             warp; order 0: at random, 1: as of the columns of a matrix, one after the other
//   waits     threads, blocks resident on an SM, loads of a thread at once, its stores after them,
//             apart: cycles from a block to the next in its place; all blocks stream through arrays
//             that the L2 does not hold (apart 0), or each warp goes to places at random in 1 GiB
//   loads     words of the array, lanes that share a random place of 32 bytes, loads of a thread
//             under way: cycles of an SM for one load of a warp, from L2 or DRAM, not from L1

#include <algorithm>
#include <cstdio>
#include <vector>

__global__ void chase(const int* next, int loads, int* out) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  int at = i & 1048575;
  for (int k = 0; k < loads; k++)
    at = __ldcg(next + at);
  out[i & 1048575] = at;
}
__global__ void fill(int* next) {
  const int i = blockIdx.x * 256 + threadIdx.x;
  next[i] = i;
}
__global__ void spin(long long cycles) {
  const long long start = clock64();
  while (clock64() - start < cycles)
    ;
}
template <class T> __global__ void add(T* sums, int addresses, int stride, int lanes) {
  const int warp = (blockIdx.x * 256 + threadIdx.x) / 32;
  if ((threadIdx.x & 31) < lanes)
    for (int r = 0; r < 64; r++)
      atomicAdd(sums + static_cast<size_t>((warp + r) % addresses) * stride, static_cast<T>(1));
}
__global__ void store(float* out, unsigned words, int stride, int order) {
  const unsigned warp = (blockIdx.x * 256 + threadIdx.x) / 32, lane = threadIdx.x & 31;
  for (int r = 0; r < 32; r++) {
    const unsigned k = warp * 32 + r, step = static_cast<unsigned>(stride);
    const unsigned at = order ? k / step * (32 * step) + k % step : (k * 2654435761u >> 3) * 8;
    out[(at + lane * step) & (words - 1)] = r;
  }
}

__device__ unsigned hashed(unsigned at) {
  at = (at ^ at >> 16) * 2246822519u;
  at = (at ^ at >> 13) * 3266489917u;
  return at ^ at >> 16;
}
template <int loads, int stores>
__global__ void wait(const float* in, unsigned words, int apart, float* out) {
  const unsigned thread = blockIdx.x * blockDim.x + threadIdx.x;
  const auto place = [=](unsigned i) {
    return (apart ? hashed(thread / 32 * 16 + i) * 32 + thread % 32 : i * (words / 8) + thread) &
           (words - 1);
  };
  float sum = 0;
#pragma unroll
  for (int i = 0; i < loads; i++)
    sum += __ldcg(in + place(i));
#pragma unroll
  for (int i = 0; i < stores; i++)
    out[place(i)] = sum + i;
}

template <int ilp> __global__ void load(const float* in, unsigned words, int share, float* out) {
  const unsigned warp = (blockIdx.x * 256 + threadIdx.x) / 32, lane = threadIdx.x & 31;
  float sum = 0;
  for (unsigned r = 0; r < 32; r += ilp)
#pragma unroll
    for (unsigned i = 0; i < ilp; i++) {
      const unsigned at = (warp * 32 + r + i) * 32 + lane / share;
      sum += __ldcg(in + ((hashed(at) * 8 + lane % share) & (words - 1)));
    }
  if (sum == 1.2345f)
    out[warp] = sum;
}

static cudaEvent_t begin, end;
constexpr int sms = 132, room = 233472, most = 232448, reserved = 1024; // of an H100
/// Median of nine launches, µs.
template <class Launch> static float median_us(Launch launch) {
  std::vector<float> times;
  for (int i = 0; i < 9; i++) {
    float ms;
    cudaEventRecord(begin);
    launch();
    cudaEventRecord(end);
    cudaEventSynchronize(end);
    cudaEventElapsedTime(&ms, begin, end);
    times.push_back(ms * 1e3f);
  }
  std::sort(times.begin(), times.end());
  return times[4];
}

/// A row of `waits`.
template <int loads, int stores> static void waits(double mhz, const float* in, float* out) {
  constexpr auto kernel = wait<loads, stores>;
  cudaFuncSetAttribute(kernel, cudaFuncAttributeMaxDynamicSharedMemorySize, most);
  for (int threads : {32, 128, 256, 512, 1024})
    for (int blocks : {1, 8})
      if (threads * blocks <= 2048)
        for (int apart : {0, 1}) {
          const int waves = 204800 / threads / blocks, grid = sms * blocks * waves;
          const int shared = (room / blocks - reserved) / 128 * 128;
          const auto launch = [=](int of) {
            return median_us([=] { kernel<<<of, threads, shared>>>(in, 1u << 28, apart, out); });
          };
          std::printf("waits,%d,%d,%d,%d,%d,%.1f\n", threads, blocks, loads, stores, apart,
                      (launch(grid) - launch(sms * blocks)) * mhz / (waves - 1));
        }
}

int main() {
  cudaEventCreate(&begin);
  cudaEventCreate(&end);
  int *next, *out;
  float *data, *written;
  cudaMalloc(&next, 4 << 20);
  cudaMalloc(&out, 4 << 20);
  cudaMalloc(&data, 1u << 30);
  cudaMalloc(&written, 1u << 30);
  fill<<<4096, 256>>>(next);
  median_us([] { spin<<<1, 1>>>(1000000); });
  const double mhz = 2e6 / (median_us([] { spin<<<1, 1>>>(3000000); }) -
                            median_us([] { spin<<<1, 1>>>(1000000); }));
  std::printf("# %.1f MHz\n", mhz);
  cudaFuncSetAttribute(chase, cudaFuncAttributeMaxDynamicSharedMemorySize, most);
  for (int threads : {64, 256, 1024})
    for (int blocks : {1, 2, 4, 8})
      if (threads * blocks <= 2048)
        for (int loads : {0, 1, 2, 4, 8, 16}) {
          const int waves = std::max(200, 204800 / threads / blocks);
          const int grid = sms * blocks * waves;
          const int shared = (room / blocks - reserved) / 128 * 128;
          const double us =
              median_us([=] { chase<<<grid, threads, shared>>>(next, loads, out); }) -
              median_us([=] { chase<<<sms * blocks, threads, shared>>>(next, loads, out); });
          std::printf("turnover,%d,%d,%d,%.1f\n", threads, blocks, loads, us * mhz / (waves - 1));
        }
  waits<0, 0>(mhz, data, written);
  waits<0, 1>(mhz, data, written);
  waits<0, 4>(mhz, data, written);
  waits<1, 0>(mhz, data, written);
  waits<1, 1>(mhz, data, written);
  waits<2, 1>(mhz, data, written);
  waits<4, 1>(mhz, data, written);
  waits<8, 1>(mhz, data, written);
  waits<4, 4>(mhz, data, written);
  for (int stride : {1, 8, 32})
    for (int addresses : {1, 2, 4, 8, 32, 256, 8192})
      for (int lanes : {1, 32}) {
        const double each = mhz / (8 * sms * 8. * 64);
        std::printf(
            "atomics,%d,%d,%d,%.3f,%.3f\n", stride, addresses, lanes,
            median_us([=] { add<<<8 * sms, 256>>>(data, addresses, stride, lanes); }) * each,
            median_us([=] { add<<<8 * sms, 256>>>(next, addresses, stride, lanes); }) * each);
      }
  for (int order : {0, 1})
    for (unsigned words : {1u << 22, 1u << 28})
      for (int stride : {1, 2, 4, 8, 16, 32, 64, 1024, 8192})
        std::printf("stores,%d,%u,%d,%.3f\n", order, words, stride,
                    median_us([=] { store<<<64 * sms, 256>>>(data, words, stride, order); }) * mhz *
                        sms / (64 * sms * 8. * 32));
  for (unsigned words : {1u << 20, 1u << 22, 1u << 24, 1u << 26, 1u << 28})
    for (int share : {1, 2, 4, 8}) {
      const double each = mhz / (64 * 8. * 32);
      float* const sums = reinterpret_cast<float*>(out);
      std::printf("loads,%u,%d,1,%.3f\nloads,%u,%d,8,%.3f\n", words, share,
                  median_us([=] { load<1><<<64 * sms, 256>>>(data, words, share, sums); }) * each,
                  words, share,
                  median_us([=] { load<8><<<64 * sms, 256>>>(data, words, share, sums); }) * each);
    }
}
