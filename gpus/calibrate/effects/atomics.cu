// Atomic operations on global memory: at random in a footprint, of a warp side by side, and all to
// one address.
//
//     effects/run builds and runs it; atomics > h200_random_atomics.csv

#include "effects.cuh"

namespace {

using namespace effects;

#define OPERATION(TYPE, REGISTER, SUFFIX)                                                          \
  __device__ inline void reduce(TYPE* at, TYPE value) {                                            \
    asm volatile("red.relaxed.gpu.global.add." SUFFIX " [%0], %1;" ::"l"(at), REGISTER(value)      \
                 : "memory");                                                                      \
  }                                                                                                \
  __device__ inline TYPE fetch(TYPE* at, TYPE value) {                                             \
    TYPE before;                                                                                   \
    asm volatile("atom.relaxed.gpu.global.add." SUFFIX " %0, [%1], %2;"                            \
                 : "=" REGISTER(before)                                                            \
                 : "l"(at), REGISTER(value)                                                        \
                 : "memory");                                                                      \
    return before;                                                                                 \
  }
OPERATION(unsigned, "r", "u32")
OPERATION(unsigned long long, "l", "u64")
OPERATION(float, "f", "f32")
OPERATION(double, "d", "f64")
#undef OPERATION

/// Additions of the first `lanes` lanes of every warp. Groups of `together` lanes add to numbers
/// side by side, at a random place of the footprint. Where the sums are wanted a lane has four
/// operations under way and waits for all.
template <class T, bool returns> struct Additions {
  static constexpr int counted = 4;

  T* memory;
  unsigned places; ///< of `together` numbers
  int lanes, together;
  unsigned next = 0, beside = 0, seen = 0;
  bool takes_part = false;

  __device__ void begin(unsigned warp, unsigned lane) {
    const unsigned group = static_cast<unsigned>(together);
    next = scrambled(warp * 32 + lane / group * group);
    beside = lane % group;
    takes_part = lane < static_cast<unsigned>(lanes);
  }
  __device__ void round() {
    if (!takes_part)
      return;
    T before[counted];
#pragma unroll
    for (int k = 0; k < counted; ++k) {
      T* const at = memory + (std::size_t{__umulhi(scrambled(next + k), places)} *
                                  static_cast<unsigned>(together) +
                              beside);
      if constexpr (returns)
        before[k] = fetch(at, static_cast<T>(1));
      else
        reduce(at, static_cast<T>(1));
    }
    if constexpr (returns)
#pragma unroll
      for (int k = 0; k < counted; ++k)
        seen += static_cast<unsigned>(before[k]);
    next += counted + (seen == 0x9e3779b9u);
  }
  __device__ unsigned value() const { return seen ^ next; }
};

template <class T, bool returns>
void add(calibrate::Bench& bench, calibrate::Table& table, const Arena& arena, const char* name,
         std::size_t bytes, int lanes, int together, int warps) {
  const Additions<T, returns> chain{
      reinterpret_cast<T*>(arena.data()),
      static_cast<unsigned>(bytes / sizeof(T) / static_cast<unsigned>(together)), lanes, together};
  check(cudaMemset(arena.data(), 0, std::min(arena.bytes(), bytes)), "clearing memory");
  // Few addresses keep a long queue: its beginning has to be little of the window.
  const long long window = bytes <= 4096 ? 24'000'000 : 4'000'000;
  (void)bench.throughput(chain, warps, window / 8, false);
  (void)bench.take_clock_mhz();
  const Summary found = bench.throughput(chain, warps, window, false);
  const double mhz = bench.take_clock_mhz(), all = 1.0 * lanes * bench.device().sms;
  std::vector<std::string> row{name,
                               returns ? "atom" : "red",
                               std::to_string(bytes),
                               std::to_string(lanes),
                               std::to_string(together),
                               std::to_string(warps)};
  row = joined(row, scaled(found, all));
  row.push_back(text_of(1 / (found.median * all), 5));
  row.push_back(text_of(found.median * all * mhz / 1e3, 5));
  row.push_back(text_of(warps * (returns ? 4 : 1) / found.median, 5));
  table.row(row);
}

template <class T, bool returns>
void add_all(calibrate::Bench& bench, calibrate::Table& table, const Arena& arena,
             const char* name) {
  constexpr std::size_t mebi = std::size_t{1} << 20;
  if (returns)
    for (const std::size_t bytes : {mebi, 32 * mebi, 8192 * mebi})
      add<T, returns>(bench, table, arena, name, bytes, 1, 1, 1);
  for (const int warps : {8, 64}) {
    if (bench.quick() && warps == 8)
      continue;
    for (const std::size_t bytes :
         {std::size_t{4096}, std::size_t{65536}, mebi, 32 * mebi, 512 * mebi, 8192 * mebi})
      for (const int together : {1, 32})
        add<T, returns>(bench, table, arena, name, bytes, 32, together, warps);
    for (const int lanes : {1, 32}) {
      add<T, returns>(bench, table, arena, name, sizeof(T), lanes, 1, warps);
      add<T, returns>(bench, table, arena, name, 32, lanes, 1, warps);
    }
  }
}

template <class T>
void add_both(calibrate::Bench& bench, calibrate::Table& table, const Arena& arena,
              const char* name) {
  add_all<T, false>(bench, table, arena, name);
  add_all<T, true>(bench, table, arena, name);
}

calibrate::Table measure(const Device& device, bool quick) {
  calibrate::Bench bench(device, quick);
  bench.warm_up();
  const Arena arena(device, std::size_t{8} << 30);
  calibrate::Table table("random_atomics.csv", {"number", "operation", "footprint_bytes", "lanes",
                                                "together", "warps_per_sm", "per_cycle", "min",
                                                "max", "cycles_between", "giga_per_s", "cycles"});
  table.note("Additions of a number to memory without (red) and with the sum before it (atom, "
             "four of a lane under way, all waited for), by so many lanes of every warp. together: "
             "so many lanes add to numbers side by side, at a random place of the footprint; a "
             "footprint of one number is one address.");
  table.note("per_cycle: additions of lanes on the whole GPU; cycles_between: its inverse. "
             "cycles: of a warp from one set of operations to the next, of red one instruction.");
  add_both<unsigned>(bench, table, arena, "u32");
  add_both<unsigned long long>(bench, table, arena, "u64");
  add_both<float>(bench, table, arena, "f32");
  add_both<double>(bench, table, arena, "f64");
  return table;
}

} // namespace

int main(int argc, char** argv) { return effects::program(argc, argv, measure); }
