#include "core/occupancy/changes.h"
#include "core/occupancy/occupancy_csv.h"

#include <benchmark/benchmark.h>

namespace {

using namespace loom;

void rate(benchmark::State& state, const char* unit, double an_iteration) {
  state.counters[unit] = benchmark::Counter(an_iteration * static_cast<double>(state.iterations()),
                                            benchmark::Counter::kIsRate);
}

void one_launch(benchmark::State& state) {
  const ComputeLimits& limits = **find_limits("9.0");
  LaunchConfig launch{.threads = 256, .registers = 1, .shared = 1000};
  for ([[maybe_unused]] auto _ : state) {
    launch.registers = launch.registers % 255 + 1;
    Occupancy found = occupancy(limits, launch);
    benchmark::DoNotOptimize(found);
  }
  rate(state, "launches/s", 1);
}
BENCHMARK(one_launch);

void batch_rows(benchmark::State& state) {
  constexpr int rows = 10000;
  std::string text = "id,cc,threads_per_block,registers_per_thread,shared_bytes_per_block\n";
  for (int i = 0; i < rows; ++i)
    text += std::to_string(i) + "," +
            std::string(compute_limits()[static_cast<std::size_t>(i) % 27].cc) + "," +
            std::to_string(1 + i % 512) + "," + std::to_string(1 + i % 63) + "," +
            std::to_string(i % 16384) + "\n";
  const auto no_gpu = [](std::string_view) -> Result<std::string> {
    return fail(ErrorCode::bad_argument, {});
  };
  for ([[maybe_unused]] auto _ : state) {
    Result<std::string> answers = occupancy_csv(text, "bench", no_gpu);
    if (!answers)
      state.SkipWithError("a row is bad");
    benchmark::DoNotOptimize(answers);
  }
  rate(state, "rows/s", rows);
}
BENCHMARK(batch_rows);

/// What a view draws while a launch is dragged.
void three_curves(benchmark::State& state) {
  const ComputeLimits& limits = **find_limits("9.0");
  const LaunchConfig launch{.threads = 256, .registers = 40, .shared = 1000};
  for ([[maybe_unused]] auto _ : state)
    for (const LaunchResource resource :
         {LaunchResource::threads, LaunchResource::registers, LaunchResource::shared}) {
      std::vector<OccupancyPoint> curve = occupancy_curve(limits, launch, resource);
      benchmark::DoNotOptimize(curve.data());
    }
}
BENCHMARK(three_curves);

} // namespace
