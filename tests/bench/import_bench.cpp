#include "core/measured/import.h"

#include <benchmark/benchmark.h>

namespace {

using namespace loom;

/// Rows in the order in which nobody measures: by warps, then alpha.
void import_rows(benchmark::State& state) {
  const auto rows = static_cast<int>(state.range(0));
  std::string text = "alpha,warps,throughput,low,high\n";
  for (int i = 0; i < rows; ++i)
    text += std::to_string(i % 1000) + ".5," + std::to_string(1 + i / 1000) + ",0.0" +
            std::to_string(1000 + i % 997) + ",0.01,0.03\n";
  using enum ColumnMeaning;
  const ImportMapping mapping{.columns = {alpha, warps, other_ipc, low, high}};
  for ([[maybe_unused]] auto _ : state) {
    auto imported = import_measured(text, "bench", mapping, {});
    if (!imported || !words(imported->report).empty())
      state.SkipWithError("a row is bad");
    benchmark::DoNotOptimize(imported);
  }
  state.counters["rows/s"] =
      benchmark::Counter(static_cast<double>(rows) * static_cast<double>(state.iterations()),
                         benchmark::Counter::kIsRate);
}
BENCHMARK(import_rows)->Arg(10'000)->Arg(1'000'000)->Unit(benchmark::kMillisecond);

} // namespace
