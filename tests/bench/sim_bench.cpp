#include "core/sim/settled.h"

#include <benchmark/benchmark.h>

#include <limits>
#include <numeric>
#include <vector>

namespace {

using namespace loom;

constexpr double inf = std::numeric_limits<double>::infinity();

/// The thesis's Maxwell: adds 6 cycles, loads 368, one load in 2977/256 cycles.
SmConfig thesis_machine(Policy policy) {
  SmConfig config = sim_config({.other_lat = 368,
                                .other_alu_lat = 368,
                                .alu_lat = 6,
                                .other_thru = 256.0 / 2977,
                                .alu_thru = 4,
                                .issue_thru = 4},
                               Kind::global, 4);
  config.policy = policy;
  return config;
}

void rates(benchmark::State& state, double instructions, Cycle cycles) {
  using benchmark::Counter;
  const auto runs = static_cast<double>(state.iterations());
  state.counters["instr/s"] = Counter(instructions * runs, Counter::kIsRate);
  state.counters["cycles/s"] = Counter(static_cast<double>(cycles) * runs, Counter::kIsRate);
}

double issued(const std::array<std::uint64_t, kind_count>& counts) {
  return static_cast<double>(std::accumulate(counts.begin(), counts.end(), std::uint64_t{0}));
}

/// Arguments: warps, alpha, cycles.
void counting(benchmark::State& state, Policy policy) {
  const SmConfig config = thesis_machine(policy);
  const WarpProgram program = mix_program(Kind::global, static_cast<double>(state.range(1)));
  const int warps = static_cast<int>(state.range(0));
  double instructions = 0;
  for (auto _ : state) {
    const auto counted = count(config, program, warps, {.cycles = state.range(2)});
    instructions = issued(counted->issued);
    benchmark::DoNotOptimize(instructions);
  }
  rates(state, instructions, state.range(2));
}
void grid(benchmark::internal::Benchmark* bench) {
  for (const int warps : {1, 16, 64})
    for (const int alpha : {0, 8, 64})
      bench->Args({warps, alpha, alpha == 0 ? 20'000'000 : 500'000});
}
BENCHMARK_CAPTURE(counting, round_robin, Policy::loose_round_robin)->Apply(grid);
BENCHMARK_CAPTURE(counting, greedy, Policy::greedy_then_oldest)->Apply(grid);

/// Argument: alpha. 64 points of 20,000 cycles.
void curve(benchmark::State& state) {
  const SmConfig config = thesis_machine(Policy::loose_round_robin);
  const WarpProgram program = mix_program(Kind::global, static_cast<double>(state.range(0)));
  for (auto _ : state)
    for (int warps = 1; warps <= 64; ++warps)
      benchmark::DoNotOptimize(settle(config, program, warps));
}
BENCHMARK(curve)->Arg(0)->Arg(8)->Arg(32)->Arg(64)->Unit(benchmark::kMillisecond);

/// Records, causes and lost slots. Arguments: warps, alpha.
void explaining(benchmark::State& state) {
  const SmConfig config = thesis_machine(Policy::loose_round_robin);
  const WarpProgram program = mix_program(Kind::global, static_cast<double>(state.range(1)));
  const Cycle cycles = 50'000;
  double instructions = 0;
  for (auto _ : state) {
    const auto trace =
        record(config, program, static_cast<int>(state.range(0)), {.cycles = cycles});
    instructions = static_cast<double>(trace->records.size());
  }
  rates(state, instructions, cycles);
}
BENCHMARK(explaining)->Args({64, 8})->Args({64, 64});

/// The scoreboard of registers: four chains a warp. Arguments: warps, alpha.
void scoreboard(benchmark::State& state) {
  const SmConfig config = thesis_machine(Policy::loose_round_robin);
  const WarpProgram program = mix_program(Kind::global, static_cast<double>(state.range(1)), 4);
  const Cycle cycles = 100'000;
  double instructions = 0;
  for (auto _ : state) {
    const auto counted =
        count(config, program, static_cast<int>(state.range(0)), {.cycles = cycles});
    instructions = issued(counted->issued);
  }
  rates(state, instructions, cycles);
}
BENCHMARK(scoreboard)->Args({16, 8})->Args({64, 8})->Args({64, 64})->Args({1024, 8});

/// Adds alone on every scheduler: nothing but issue.
void saturated(benchmark::State& state) {
  const SmConfig config = thesis_machine(Policy::greedy_then_oldest);
  const Cycle cycles = 500'000;
  double instructions = 0;
  for (auto _ : state) {
    const auto counted = count(config, mix_program(Kind::global, inf), 64, {.cycles = cycles});
    instructions = issued(counted->issued);
  }
  rates(state, instructions, cycles);
}
BENCHMARK(saturated);

} // namespace
