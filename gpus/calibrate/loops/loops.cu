// Throughput of loops of a few kinds of instructions at several occupancies, each with the text of
// the loop as LatencyLoom takes it (latencyloom eval --loop): one kind or two in turn, from which
// latencies and rates can be read, and random ones of up to six kinds, on which a model can be
// tried that knows only the single ones.
//
//     nvcc -std=c++20 -O3 -arch=native --expt-relaxed-constexpr --split-compile=0 -I..
//          -o loops loops.cu ../measure.cu ../device.cu
//     ./loops single > h200_single_loops.csv
//     ./loops random > h200_random_loops.csv
//
// The random loops are drawn when the program is compiled, from the seeds 0 to random_count - 1:
// the same ones everywhere.

#include "measure.cuh"

#include "chains.cuh"

#include <array>
#include <cstdio>
#include <map>
#include <utility>

namespace calibrate {
namespace {

constexpr int random_count = 64;

/// A step of a chain: instructions that each wait for the one before. None changes the value v of
/// the chain but a load, so that any order of them is possible: v is the low half of an address,
/// and a small positive number as a float. What an instruction fetches or computes is 0 and is
/// added.
enum class Step {
  // one instruction
  fadd,
  fmul,
  ffma,
  fmnmx,
  imad,
  shf,
  prmt,
  lop,
  shfl,
  // MUFU.EX2, LOP3
  ex2,
  // POPC, LOP3, LOP3
  popc,
  // LOP3, LDC, LOP3
  ldc,
  // LOP3, LDS, LOP3 of what it brings (one of 64, two of 128 bits), LOP3
  lds32,
  lds64,
  lds128,
  ldsm4,
  // LDG, LOP3 of what it brings, IADD3 and LOP3 for the next address
  ldg32,
  ldg64,
  ldg128,
};
constexpr int simple_steps = 9; ///< the first ones
constexpr int step_kinds = 19;
/// Where loads are served.
enum class Level { dram, l2, l1 };

constexpr bool is_load(Step step) { return step >= Step::ldg32; }
constexpr int words_of(Step step) {
  return step == Step::ldg128 || step == Step::lds128 || step == Step::ldsm4 ? 4
         : step == Step::ldg64 || step == Step::lds64                        ? 2
                                                                             : 1;
}

/// Splitmix64 (Vigna, public domain).
struct Random {
  std::uint64_t state;
  constexpr std::uint64_t next() {
    std::uint64_t z = (state += 0x9e3779b97f4a7c15u);
    z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9u;
    z = (z ^ (z >> 27)) * 0x94d049bb133111ebu;
    return z ^ (z >> 31);
  }
  constexpr int below(int end) { return static_cast<int>(next() % static_cast<unsigned>(end)); }
};

struct Recipe {
  static constexpr int most = 112;
  std::array<Step, most> steps{};
  int size = 0;
  int chains = 1;
  Level level = Level::dram;
  int load_words = 1; ///< of a thread and load; 1 without loads
};

/// One to three simple kinds, 1 to 32 of each, and one to three others, 1 to 3 of each, evenly
/// interleaved.
constexpr Recipe random_recipe(int seed) {
  Random random{static_cast<std::uint64_t>(seed) * 7919 + 1};
  std::array<int, step_kinds> counts{};
  Recipe out;
  bool wide = false, load = false;
  for (int kinds = 1 + random.below(3); kinds > 0; --kinds) {
    const int kind = simple_steps + random.below(step_kinds - simple_steps);
    const Step step = static_cast<Step>(kind);
    if (counts[kind] > 0 || (is_load(step) && load))
      continue;
    counts[kind] = 1 + random.below(3);
    load = load || is_load(step);
    wide = wide || words_of(step) == 4;
    if (is_load(step))
      out.load_words = words_of(step);
  }
  for (int kinds = 1 + random.below(3); kinds > 0; --kinds)
    counts[random.below(simple_steps)] = 1 << random.below(6);
  // 32 registers a thread, so that an SM can be full
  out.chains = wide ? 1 : 1 << random.below(3);
  out.level = static_cast<Level>(random.below(3));
  // What stands at (j + 1/2) / count, j from 0, comes in that order.
  std::array<int, step_kinds> placed{};
  for (;;) {
    int best = -1;
    for (int kind = 0; kind < step_kinds; ++kind) {
      if (placed[kind] == counts[kind])
        continue;
      if (best < 0 || (2 * placed[kind] + 1) * counts[best] < (2 * placed[best] + 1) * counts[kind])
        best = kind;
    }
    if (best < 0)
      return out;
    ++placed[best];
    out.steps[out.size++] = static_cast<Step>(best);
  }
}

/// One kind of step, or two in turn.
struct Single {
  Step first, second;
  Level level;
  int chains;
};
constexpr auto singles = [] {
  std::array<Single, 220> all{};
  int size = 0;
  for (int i = 0; i < step_kinds; ++i)
    for (int k = i; k < step_kinds; ++k)
      if (i < static_cast<int>(Step::lds32) || i == k)
        all[size++] = {static_cast<Step>(i), static_cast<Step>(k), Level::l1, 1};
  for (int i = simple_steps - 1; i < step_kinds; ++i)
    for (const int chains : {2, 4})
      if (chains == 2 || words_of(static_cast<Step>(i)) < 4)
        all[size++] = {static_cast<Step>(i), static_cast<Step>(i), Level::l1, chains};
  for (const Step load : {Step::ldg32, Step::ldg64, Step::ldg128})
    for (const Level level : {Level::l2, Level::dram})
      for (const int chains : {1, 2})
        all[size++] = {load, load, level, chains};
  return std::pair{all, size};
}();

constexpr Recipe single_recipe(int number) {
  const Single& single = singles.first[number];
  Recipe out;
  out.steps[out.size++] = single.first;
  if (single.second != single.first)
    out.steps[out.size++] = single.second;
  out.chains = single.chains;
  out.level = single.level;
  for (const Step step : {single.first, single.second})
    if (is_load(step))
      out.load_words = words_of(step);
  return out;
}

/// The random loops, then the single ones.
constexpr int loop_count = random_count + singles.second;
constexpr Recipe recipe(int number) {
  return number < random_count ? random_recipe(number) : single_recipe(number - random_count);
}

/// Instructions of a step, as LatencyLoom names them.
std::vector<const char*> instructions(Step step) {
  switch (step) {
  case Step::fadd:
    return {"FADD"};
  case Step::fmul:
    return {"FMUL"};
  case Step::ffma:
    return {"FFMA"};
  case Step::fmnmx:
    return {"FMNMX"};
  case Step::imad:
    return {"IMAD"};
  case Step::shf:
    return {"SHF"};
  case Step::prmt:
    return {"LOP3"}; // PRMT has its numbers
  case Step::lop:
    return {"LOP3"};
  case Step::shfl:
    return {"SHFL"};
  case Step::ex2:
    return {"MUFU.EX2", "LOP3"};
  case Step::popc:
    return {"POPC", "LOP3", "LOP3"};
  case Step::ldc:
    return {"LOP3", "LDC", "LOP3"};
  case Step::lds32:
    return {"LOP3", "LDS.32", "LOP3"};
  case Step::lds64:
    return {"LOP3", "LDS.64", "LOP3", "LOP3"};
  case Step::lds128:
    return {"LOP3", "LDS.128", "LOP3", "LOP3", "LOP3"};
  case Step::ldsm4:
    return {"LOP3", "LDSM.x4", "LOP3", "LOP3", "LOP3"};
  case Step::ldg32:
    return {"LDG.32", "IADD3", "LOP3"};
  case Step::ldg64:
    return {"LDG.64", "LOP3", "IADD3", "LOP3"};
  case Step::ldg128:
    return {"LDG.128", "LOP3", "LOP3", "IADD3", "LOP3"};
  }
  return {};
}

constexpr int instruction_count(Step step) {
  constexpr int counts[step_kinds] = {1, 1, 1, 1, 1, 1, 1, 1, 1, 2, 3, 3, 3, 4, 5, 5, 3, 4, 5};
  return counts[static_cast<int>(step)];
}

__constant__ unsigned constant_zeros[32];

/// Operands that change nothing and that the compiler does not know. They are the kernel's
/// parameters, so that an instruction of three operands reads no three registers: those of one bank
/// would cost it a cycle more.
struct Operands {
  float minus_zero = -0.0f, one = 1;
  unsigned zero = 0, unit = 1;
  unsigned select = 0x3210; ///< of PRMT
};

template <int Number> struct Loop {
  static constexpr Recipe made = recipe(Number);
  static constexpr int chains = made.chains;
  static constexpr int body() {
    int sum = 0;
    for (int i = 0; i < made.size; ++i)
      sum += instruction_count(made.steps[i]);
    return sum;
  }
  /// Bodies of each chain in a round.
  static constexpr int bodies = 512 / (body() * chains) > 1 ? 512 / (body() * chains) : 1;
  static constexpr int counted = bodies * chains;

  Operands numbers;
  std::uint64_t base; ///< of the buffer of zeros
  unsigned step;      ///< bytes from a chain's load to its next
  unsigned mask;      ///< of an offset in the part of the buffer that is read

  unsigned high = 0, low = 0, shared = 0, constants = 0, own_lane = 0;
  unsigned v[chains] = {};

  __device__ void begin(unsigned warp, unsigned lane) {
    high = on_device::opaque(static_cast<unsigned>(base >> 32));
    low = on_device::opaque(static_cast<unsigned>(base));
    own_lane = on_device::opaque(lane);
    constants =
        on_device::opaque(static_cast<unsigned>(__cvta_generic_to_constant(constant_zeros)));
    shared = on_device::opaque(on_device::shared_address());
    reinterpret_cast<uint4*>(on_device::shared_words())[lane] = {0, 0, 0, 0};
    for (int k = 0; k < chains; ++k)
      v[k] = low | (((warp * chains + k) * 32 + lane) * 4 * made.load_words & mask);
  }

  __device__ void add(unsigned& to, unsigned number) { // which is 0
    asm volatile("lop3.b32 %0, %0, %1, %2, 0xfe;" : "+r"(to) : "r"(number), "r"(numbers.zero));
  }
  template <int Words> __device__ unsigned joined(const unsigned (&word)[4]) {
    unsigned all = word[0];
    if constexpr (Words == 2)
      asm volatile("lop3.b32 %0, %1, %2, %3, 0xf8;"
                   : "=r"(all)
                   : "r"(word[0]), "r"(word[1]), "r"(numbers.unit));
    if constexpr (Words == 4) {
      asm volatile("lop3.b32 %0, %1, %2, %3, 0xfe;"
                   : "=r"(all)
                   : "r"(word[0]), "r"(word[1]), "r"(word[2]));
      asm volatile("lop3.b32 %0, %1, %2, %3, 0xf8;"
                   : "=r"(all)
                   : "r"(all), "r"(word[3]), "r"(numbers.unit));
    }
    return all;
  }
  /// `address`, once `value` is there.
  __device__ unsigned after(unsigned value, unsigned address) {
    unsigned out;
    asm volatile("lop3.b32 %0, %1, %2, %3, 0xf8;" // c | a & b, c first
                 : "=r"(out)
                 : "r"(address), "r"(value), "r"(numbers.zero));
    return out;
  }

  template <Step Kind> __device__ void take(int k) {
    unsigned& x = v[k];
    unsigned word[4];
    if constexpr (Kind == Step::fadd)
      on_device::add(x, numbers.minus_zero);
    else if constexpr (Kind == Step::fmul)
      asm volatile("{.reg .f32 f; mov.b32 f, %0; mul.rn.f32 f, f, %1; mov.b32 %0, f;}"
                   : "+r"(x)
                   : "f"(numbers.one));
    else if constexpr (Kind == Step::ffma)
      asm volatile("{.reg .f32 f; mov.b32 f, %0; fma.rn.f32 f, f, %1, f; mov.b32 %0, f;}"
                   : "+r"(x)
                   : "f"(numbers.minus_zero));
    else if constexpr (Kind == Step::fmnmx)
      asm volatile("{.reg .f32 f; mov.b32 f, %0; max.f32 f, f, %1; mov.b32 %0, f;}"
                   : "+r"(x)
                   : "f"(numbers.minus_zero));
    else if constexpr (Kind == Step::imad)
      asm volatile("mad.lo.u32 %0, %0, %1, %0;" : "+r"(x) : "r"(numbers.zero));
    else if constexpr (Kind == Step::shf)
      asm volatile("shf.l.wrap.b32 %0, %0, %0, %1;" : "+r"(x) : "r"(numbers.zero));
    else if constexpr (Kind == Step::prmt)
      asm volatile("prmt.b32 %0, %0, %1, %2;" : "+r"(x) : "r"(numbers.zero), "r"(numbers.select));
    else if constexpr (Kind == Step::lop)
      asm volatile("lop3.b32 %0, %0, %1, %1, 0x1e;" : "+r"(x) : "r"(numbers.zero));
    else if constexpr (Kind == Step::shfl)
      asm volatile("shfl.sync.idx.b32 %0, %0, %1, 31, -1;" : "+r"(x) : "r"(own_lane));
    else if constexpr (Kind == Step::ex2) {
      unsigned power;
      asm volatile("{.reg .f32 f; mov.b32 f, %1; ex2.approx.ftz.f32 f, f; mov.b32 %0, f;}"
                   : "=r"(power)
                   : "r"(x));
      x = after(power, x);
    } else if constexpr (Kind == Step::popc) {
      unsigned bits;
      asm volatile("popc.b32 %0, %1;" : "=r"(bits) : "r"(x));
      add(x, after(bits, numbers.zero));
    } else if constexpr (Kind == Step::ldc) {
      unsigned found;
      asm volatile("ld.const.u32 %0, [%1];" : "=r"(found) : "r"(after(x, constants)));
      add(x, found);
    } else if constexpr (Kind == Step::lds32) {
      const unsigned at = after(x, shared + 4 * words_of(Kind) * own_lane);
      asm volatile("ld.shared.u32 %0, [%1];" : "=r"(word[0]) : "r"(at));
      add(x, word[0]);
    } else if constexpr (Kind == Step::lds64) {
      const unsigned at = after(x, shared + 4 * words_of(Kind) * own_lane);
      asm volatile("ld.shared.v2.u32 {%0, %1}, [%2];" : "=r"(word[0]), "=r"(word[1]) : "r"(at));
      add(x, joined<2>(word));
    } else if constexpr (Kind == Step::lds128) {
      const unsigned at = after(x, shared + 4 * words_of(Kind) * own_lane);
      asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4];"
                   : "=r"(word[0]), "=r"(word[1]), "=r"(word[2]), "=r"(word[3])
                   : "r"(at));
      add(x, joined<4>(word));
    } else if constexpr (Kind == Step::ldsm4) {
      const unsigned at = after(x, shared + 4 * words_of(Kind) * own_lane);
      asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4];"
                   : "=r"(word[0]), "=r"(word[1]), "=r"(word[2]), "=r"(word[3])
                   : "r"(at));
      add(x, joined<4>(word));
    } else if constexpr (is_load(Kind)) {
      constexpr int words = words_of(Kind);
      if constexpr (words == 1)
        asm volatile("{.reg .b64 a; mov.b64 a, {%1, %2}; ld.global.u32 %0, [a];}"
                     : "=r"(word[0])
                     : "r"(x), "r"(high));
      else if constexpr (words == 2)
        asm volatile("{.reg .b64 a; mov.b64 a, {%2, %3}; ld.global.v2.u32 {%0, %1}, [a];}"
                     : "=r"(word[0]), "=r"(word[1])
                     : "r"(x), "r"(high));
      else
        asm volatile("{.reg .b64 a; mov.b64 a, {%4, %5}; ld.global.v4.u32 {%0, %1, %2, %3}, [a];}"
                     : "=r"(word[0]), "=r"(word[1]), "=r"(word[2]), "=r"(word[3])
                     : "r"(x), "r"(high));
      const unsigned all = joined<words>(word);
      asm volatile("{.reg .u32 t; add.u32 t, %0, %1; add.u32 t, t, %2; "
                   "lop3.b32 %0, t, %3, %4, 0xea;}" // a & b | c
                   : "+r"(x)
                   : "r"(all), "r"(step), "r"(mask), "r"(low));
    }
  }

  template <std::size_t... I> __device__ void body_of(std::index_sequence<I...>) {
    const auto each = [this]<Step Kind>(std::integral_constant<Step, Kind>) {
#pragma unroll
      for (int k = 0; k < chains; ++k)
        take<Kind>(k);
    };
    (each(std::integral_constant<Step, made.steps[I]>{}), ...);
  }
  __device__ void round() {
#pragma unroll
    for (int i = 0; i < bodies; ++i)
      body_of(std::make_index_sequence<made.size>{});
  }
  __device__ unsigned value() const {
    unsigned all = 0;
    for (int k = 0; k < chains; ++k)
      all |= v[k];
    return all;
  }
};

/// The loop as text, an item for each kind of instruction.
std::string text(const Recipe& made) {
  std::map<std::string, int> counts;
  for (int i = 0; i < made.size; ++i)
    for (const char* name : instructions(made.steps[i]))
      ++counts[name];
  std::string out;
  if (made.chains > 1)
    out = "ilp " + std::to_string(made.chains) + "; ";
  bool first = true;
  for (const auto& [name, count] : counts) {
    out += (first ? "" : "; ") + name + " x" + std::to_string(count);
    if (name.starts_with("LDG"))
      out += made.level == Level::l1 ? " l1=1" : made.level == Level::l2 ? " l2=1" : "";
    first = false;
  }
  return out;
}

/// Zeros; base() is a multiple of 4 GiB, so that the low half of an address of the first GiB is
/// below 2 as a float.
class Zeros {
public:
  Zeros() : memory_((std::size_t{5} << 30) / 4) {
    check(cudaMemset(memory_.data(), 0, memory_.bytes()), "clearing a buffer");
    const auto start = reinterpret_cast<std::uint64_t>(memory_.data());
    base_ = (start + 0xffffffffu) & ~std::uint64_t{0xffffffffu};
  }
  [[nodiscard]] std::uint64_t base() const { return base_; }

private:
  DeviceArray<unsigned> memory_;
  std::uint64_t base_ = 0;
};

constexpr int occupancies[] = {1, 2, 4, 8, 12, 16, 32, 64};
/// Of one run in cycles of the SM's clock, about two milliseconds.
constexpr long long short_window = 4'000'000;

template <int Number> void measure(Bench& bench, const Zeros& zeros, bool random) {
  constexpr Recipe made = Loop<Number>::made;
  if (random != (Number < random_count))
    return;
  const unsigned mask = made.level == Level::l1   ? 0x3fffu
                        : made.level == Level::l2 ? 0xffffffu
                                                  : 0x3fffffffu;
  for (const int warps : occupancies) {
    if (warps > bench.device().max_warps)
      break;
    const unsigned step =
        static_cast<unsigned>(bench.device().sms) * warps * made.chains * 128u * made.load_words;
    const Loop<Number> loop{{}, zeros.base(), step, mask};
    const Summary thru = bench.throughput(loop, warps, short_window, made.level == Level::dram);
    std::printf("%d,\"%s\",%d,%d,%s,%s,%s\n", random ? Number : Number - random_count,
                text(made).c_str(), Loop<Number>::bodies, warps, text_of(thru.median).c_str(),
                text_of(thru.min).c_str(), text_of(thru.max).c_str());
  }
  std::fflush(stdout);
}

template <int... Numbers>
void measure_all(Bench& bench, const Zeros& zeros, bool random,
                 std::integer_sequence<int, Numbers...>) {
  (measure<Numbers>(bench, zeros, random), ...);
}

void run(bool random) {
  const Device device = Device::open();
  for (const std::string& note : device.notes())
    std::printf("# %s\n", note.c_str());
  std::printf(
      "# %s loops of gpus/calibrate/loops. bodies: of a chain in a round of the measuring "
      "loop. throughput: bodies of all chains per cycle of an SM; median, least and largest "
      "of three runs.\n"
      "number,loop,bodies,warps_per_sm,throughput,min,max\n",
      random ? "Random" : "Single");
  Bench bench(device, false);
  bench.warm_up();
  const Zeros zeros;
  measure_all(bench, zeros, random, std::make_integer_sequence<int, loop_count>{});
}

} // namespace
} // namespace calibrate

/// 0: all printed; 1: no device or an error of CUDA's; 2: arguments.
int main(int count, char** values) {
  const std::string set = count == 2 ? values[1] : "";
  if (set != "single" && set != "random") {
    std::fprintf(stderr, "usage: loops single|random\n");
    return 2;
  }
  try {
    calibrate::run(set == "random");
  } catch (const std::exception& error) {
    std::fprintf(stderr, "loops: %s\n", error.what());
    return 1;
  }
  return 0;
}
