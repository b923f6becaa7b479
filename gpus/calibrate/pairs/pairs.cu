// Passes that loads and stores of 4, 8 and 16 bytes a thread take of the shared memory, where
// threads want the same words, in pairs or otherwise, and where some take no part.
//
//     nvcc -std=c++20 -O3 -arch=native -I.. -o pairs pairs.cu ../device.cu
//     ./pairs > h200_shared_pairs.csv
//
// A pattern is 32 words and a mask; the fixed ones are followed by random ones.

#include "device.cuh"

#include <array>
#include <cstdio>
#include <exception>
#include <functional>
#include <random>
#include <vector>

using calibrate::check;

namespace {

constexpr int rounds = 200, unrolled = 16, warps = 32, words_of_memory = 8192;
using Words = std::array<int, 32>;

/// The first of `words` 32-bit words from `at` on, mixed with the others where all are wanted.
template <int words, bool all> __device__ unsigned load(unsigned at) {
  unsigned a = 0, b = 0, c = 0, d = 0;
  if constexpr (words == 1)
    asm volatile("ld.volatile.shared.u32 %0, [%1];" : "=r"(a) : "r"(at));
  else if constexpr (words == 2)
    asm volatile("ld.volatile.shared.v2.u32 {%0, %1}, [%2];" : "=r"(a), "=r"(b) : "r"(at));
  else
    asm volatile("ld.volatile.shared.v4.u32 {%0, %1, %2, %3}, [%4];"
                 : "=r"(a), "=r"(b), "=r"(c), "=r"(d)
                 : "r"(at));
  return all ? a ^ b ^ c ^ d : a;
}

template <int words> __device__ void store(unsigned at, unsigned value) {
  if constexpr (words == 1)
    asm volatile("st.volatile.shared.u32 [%0], %1;" ::"r"(at), "r"(value));
  else if constexpr (words == 2)
    asm volatile("st.volatile.shared.v2.u32 [%0], {%1, %1};" ::"r"(at), "r"(value));
  else
    asm volatile("st.volatile.shared.v4.u32 [%0], {%1, %1, %1, %1};" ::"r"(at), "r"(value));
}

enum class What { load, store, chase };

/// Cycles of `rounds * unrolled` accesses of every warp of the block.
template <int words, What what>
__global__ void access(const int* pattern, unsigned active, long long* cycles, unsigned* never) {
  __shared__ __align__(16) unsigned memory[words_of_memory];
  const int lane = threadIdx.x & 31;
  unsigned at = static_cast<unsigned>(__cvta_generic_to_shared(memory)) + pattern[lane] * words * 4;
  if (what == What::chase) // a word holds its own address: whoever reads it reads it again
    memory[pattern[lane] * words] = at;
  unsigned mixed = 0;
  __syncthreads();
  const long long start = clock64();
  if (active >> lane & 1)
    for (int i = 0; i < rounds; ++i)
#pragma unroll
      for (int k = 0; k < unrolled; ++k)
        if constexpr (what == What::chase)
          at = load<words, false>(at);
        else if constexpr (what == What::load)
          mixed ^= load<words, true>(at);
        else
          store<words>(at, i);
  __syncthreads();
  const long long stop = clock64();
  if (threadIdx.x == 0)
    *cycles = stop - start;
  if (mixed + at == 1)
    *never = mixed;
}

class Bench {
public:
  template <int words, What what> double of(const Words& pattern, unsigned active) {
    constexpr int running = what == What::chase ? 1 : warps;
    check(cudaMemcpy(pattern_.data(), pattern.data(), sizeof pattern, cudaMemcpyHostToDevice),
          "writing the pattern");
    for (int i = 0; i < 2; ++i) // the first fetches the instructions
      access<words, what>
          <<<1, 32 * running>>>(pattern_.data(), active, cycles_.data(), never_.data());
    long long cycles = 0;
    check(cudaMemcpy(&cycles, cycles_.data(), sizeof cycles, cudaMemcpyDeviceToHost), "accesses");
    return static_cast<double>(cycles) / (rounds * unrolled * running);
  }

  void row(const Words& pattern, unsigned active = ~0u) {
    std::printf("%08x,", active);
    for (int lane = 0; lane < 32; ++lane)
      std::printf(lane ? " %d" : "%d", pattern[lane]);
    for (const double loads :
         {of<1, What::load>(pattern, active), of<2, What::load>(pattern, active),
          of<4, What::load>(pattern, active)})
      std::printf(",%.3f", loads);
    for (const double stores :
         {of<1, What::store>(pattern, active), of<2, What::store>(pattern, active),
          of<4, What::store>(pattern, active)})
      std::printf(",%.3f", stores);
    for (const double waits :
         {of<1, What::chase>(pattern, active), of<2, What::chase>(pattern, active),
          of<4, What::chase>(pattern, active)})
      std::printf(",%.2f", waits);
    std::printf("\n");
  }

private:
  calibrate::DeviceArray<int> pattern_{32};
  calibrate::DeviceArray<long long> cycles_{1};
  calibrate::DeviceArray<unsigned> never_{1};
};

Words pattern_of(const std::function<int(int)>& word) {
  Words words{};
  for (int lane = 0; lane < 32; ++lane)
    words[lane] = word(lane);
  return words;
}

void run() {
  const calibrate::Device device = calibrate::Device::open();
  for (const std::string& note : device.notes())
    std::printf("# %s\n", note.c_str());
  std::printf(
      "# Loads and stores of 4, 8 and 16 bytes a thread to shared memory. words: of each "
      "thread, in words of that size. active: the threads that take part, the lowest bit "
      "thread 0.\n# load_ and store_: cycles of the SM an access, 32 warps that do nothing "
      "else. wait_: cycles of one warp from a load to one that needs its address.\n"
      "active,words,load_4,load_8,load_16,store_4,store_8,store_16,wait_4,wait_8,wait_16\n");
  Bench bench;
  const auto fixed = [&bench](const std::function<int(int)>& word, unsigned active = ~0u) {
    bench.row(pattern_of(word), active);
  };
  const auto own = [](int n) { return n; };
  const auto ones = [](int n) { return n >> 1; };                 // n and n^1 want the same
  const auto twos = [](int n) { return (n >> 2) * 2 + (n & 1); }; // n and n^2
  fixed(own);
  fixed([](int) { return 0; });
  fixed(ones);
  fixed(twos);
  fixed([&](int n) { return n < 16 ? ones(n) : twos(n); });
  fixed([&](int n) { return n < 16 ? ones(n) : n; });
  fixed([&](int n) { return n == 31 ? 16 : ones(n); });
  for (const int apart : {4, 8, 16})
    fixed([apart](int n) { return n & ~apart; });
  fixed([](int n) { return std::min(n, n ^ 3); });
  for (const int different : {4, 2})
    fixed([different](int n) { return n % different; });
  for (const int stride : {2, 4, 8}) {
    fixed([&](int n) { return ones(n) * stride; });
    fixed([&](int n) { return twos(n) * stride; });
  }
  for (const unsigned active : {0x55555555u, 0x33333333u, 0xffffu, 0xffu, 1u, 0x01010101u})
    fixed(own, active);
  std::mt19937 random(1);
  const auto any = [&random](int) { return static_cast<int>(random() % 64); };
  for (int i = 0; i < 10; ++i) {
    const Words words = pattern_of(any);
    const unsigned active = random() & random();
    bench.row(words);
    bench.row(words, active);
    for (const int apart : {1, 2}) {
      fixed([&](int n) { return words[n & ~apart]; });
      fixed([&](int n) { return words[n & ~apart]; }, active | 1);
    }
  }
}

} // namespace

int main() {
  try {
    run();
  } catch (const std::exception& error) {
    std::fprintf(stderr, "pairs: %s\n", error.what());
    return 1;
  }
}
