#include "report.cuh"

#include <cmath>
#include <numeric>
#include <random>

namespace calibrate {

namespace {

enum class Cache { all, l2_only };

/// The word at `address` as the next address, through the L1 or past it.
template <Cache cache> __device__ unsigned long long follow(unsigned long long address) {
  unsigned long long next;
  if constexpr (cache == Cache::all)
    asm volatile("ld.global.ca.u64 %0, [%1];" : "=l"(next) : "l"(address));
  else
    asm volatile("ld.global.cg.u64 %0, [%1];" : "=l"(next) : "l"(address));
  return next;
}

/// Line order[p] leads to line order[p + 1], the last to the first.
__global__ void link(char* memory, std::size_t stride, const unsigned* order, std::size_t lines) {
  for (std::size_t p = blockIdx.x * std::size_t{blockDim.x} + threadIdx.x; p < lines;
       p += std::size_t{gridDim.x} * blockDim.x) {
    char* next = memory + stride * order[p + 1 < lines ? p + 1 : 0];
    *reinterpret_cast<char**>(memory + stride * order[p]) = next;
  }
}

constexpr int unrolled = 16;

/// One block. All its threads read every line in the order of the cycle, so that the caches hold
/// what a walk round the whole cycle leaves behind; then one thread walks and is timed. Short
/// cycles it walks round untimed first, which settles the L1.
template <Cache cache>
__global__ void __launch_bounds__(1024)
    walk(char* memory, std::size_t stride, const unsigned* order, std::size_t lines, int untimed,
         int timed, long long* cycles) {
  unsigned long long seen = 0;
  for (std::size_t p = threadIdx.x; p < lines; p += blockDim.x)
    seen |= follow<cache>(reinterpret_cast<unsigned long long>(memory + stride * order[p]));
  __syncthreads();
  if (threadIdx.x != 0)
    return;
  unsigned long long address = reinterpret_cast<unsigned long long>(memory + stride * order[0]);
  for (int i = 0; i < untimed; ++i)
    address = follow<cache>(address);
  // Both clock reads wait for the address that precedes them, which is never 0.
  long long begin = 0, end = 0;
  asm volatile("{\n\t.reg .pred there;\n\tsetp.ne.u64 there, %1, 0;\n\t"
               "@there mov.u64 %0, %%clock64;\n\t}"
               : "+l"(begin)
               : "l"(address));
#pragma unroll 1
  for (int i = 0; i < timed; i += unrolled) {
#pragma unroll
    for (int j = 0; j < unrolled; ++j)
      address = follow<cache>(address);
  }
  asm volatile("{\n\t.reg .pred there;\n\tsetp.ne.u64 there, %1, 0;\n\t"
               "@there mov.u64 %0, %%clock64;\n\t}"
               : "+l"(end)
               : "l"(address));
  cycles[0] = end - begin;
  cycles[1] = static_cast<long long>(seen | address); // what was read is used
}

/// `lines` places in an order without structure, a different one for every count.
std::vector<unsigned> random_order(std::size_t lines) {
  std::vector<unsigned> order(lines);
  std::iota(order.begin(), order.end(), 0u);
  std::shuffle(order.begin(), order.end(), std::mt19937(static_cast<unsigned>(lines)));
  return order;
}

template <Cache cache>
double cycles_a_load(const Bench& bench, char* memory, std::size_t stride, const unsigned* order,
                     std::size_t lines, long long* cycles) {
  const int most = 16384;
  const int untimed = lines <= most ? static_cast<int>(2 * lines) : 0;
  const int timed = lines < 2048 ? 2048 : most;
  std::vector<double> runs;
  for (int run = 0; run < bench.runs(); ++run) {
    walk<cache><<<1, 1024>>>(memory, stride, order, lines, untimed, timed, cycles);
    check(cudaGetLastError(), "starting a walk");
    long long found = 0;
    check(cudaMemcpy(&found, cycles, sizeof found, cudaMemcpyDeviceToHost), "walking memory");
    runs.push_back(static_cast<double>(found) / timed);
  }
  return summarize(runs).median;
}

void measure_stride(Bench& bench, Table& table, char* memory, std::size_t stride, std::size_t first,
                    std::size_t last) {
  const DeviceArray<unsigned> order(last / stride);
  const DeviceArray<long long> cycles(2);
  const double ratio = bench.quick() ? 2 : 1.3;
  std::size_t before = 0;
  for (double wanted = static_cast<double>(first); wanted <= 1.0001 * static_cast<double>(last);
       wanted *= ratio) {
    const std::size_t lines = std::min(
        static_cast<std::size_t>(wanted / static_cast<double>(stride) + 0.5), order.size());
    if (lines == before)
      continue;
    before = lines;
    const std::vector<unsigned> host = random_order(lines);
    check(cudaMemcpy(order.data(), host.data(), lines * sizeof(unsigned), cudaMemcpyHostToDevice),
          "copying an order");
    link<<<512, 256>>>(memory, stride, order.data(), lines);
    check(cudaGetLastError(), "linking memory");
    const double all =
        cycles_a_load<Cache::all>(bench, memory, stride, order.data(), lines, cycles.data());
    const double l2 =
        cycles_a_load<Cache::l2_only>(bench, memory, stride, order.data(), lines, cycles.data());
    table.row({std::to_string(stride), std::to_string(lines * stride), std::to_string(lines),
               text_of(all, 5), text_of(l2, 5)});
  }
}

} // namespace

void measure_staircase(Bench& bench, Report& report) {
  constexpr std::size_t mebi = std::size_t{1} << 20;
  const std::size_t free = bench.device().free_bytes;
  // Pages as far as memory goes; a driver keeps some for itself.
  const std::size_t pages =
      std::min(free - free / 8, std::size_t{96} * 1024 * mebi) / (2 * mebi) * (2 * mebi);
  const DeviceArray<char> memory(bench.quick() ? std::min(pages, 1024 * mebi) : pages);
  Table table("latency_staircase.csv", {"stride_bytes", "footprint_bytes", "lines",
                                        "cycles_per_load_ca", "cycles_per_load_cg"});
  table.note("One thread chases a random cycle over a footprint that was read whole in the "
             "cycle's order before timing; ca = L1 allowed, cg = L2 only; median of " +
             std::to_string(bench.runs()) +
             ". Stride 128 B shows L1, L2 and DRAM; stride 2 MiB, one line a page, shows address "
             "translation.");
  measure_stride(bench, table, memory.data(), 128, 4096, std::min(720 * mebi, memory.bytes()));
  measure_stride(bench, table, memory.data(), 2 * mebi, 2 * mebi, memory.bytes());
  report.tables.push_back(std::move(table));
}

} // namespace calibrate
