#include "core/model/kernel_loop.h"
#include "core/model/saturation.h"
#include "tests/core/model/maxwell.h"

#include <benchmark/benchmark.h>

#include <cmath>
#include <string>
#include <vector>

namespace {

using namespace loom;

/// The grid of a throughput map: 64 intensities by 4096 occupancies.
struct Grid {
  std::vector<double> alphas, warps, out;
  Grid() {
    for (int row = 0; row < 64; ++row)
      alphas.push_back(0.1 * std::pow(1.2, row));
    for (int column = 0; column < 4096; ++column)
      warps.push_back(1 + column / 64.0);
    out.resize(alphas.size() * warps.size());
  }
};

void points(benchmark::State& state, const Grid& grid) {
  state.counters["points/s"] = benchmark::Counter(static_cast<double>(grid.out.size()) *
                                                      static_cast<double>(state.iterations()),
                                                  benchmark::Counter::kIsRate);
}

/// Eight classes of instructions of a loop on a GPU that gives every rate.
LoopNumbers eight_classes() {
  LoopNumbers loop;
  const auto rate = [&loop](Resource resource, double value) {
    loop.rates[static_cast<std::size_t>(resource)] = value;
  };
  for (std::size_t i = 0; i < resource_count; ++i)
    loop.rates[i] = 4;
  rate(Resource::l1, 128);
  rate(Resource::l2, 40);
  rate(Resource::dram, 17);
  const auto item = [&loop](double count, double latency, AlphaRole role, Resource resource,
                            double use, double stages = 0) {
    ItemNumbersOf<double>& each = loop.items.emplace_back();
    each.name = std::to_string(loop.items.size());
    each.count = count;
    each.latency = each.own_latency = latency;
    each.role = role;
    each.use[static_cast<std::size_t>(Resource::issue)] = 1;
    each.use[static_cast<std::size_t>(resource)] = use;
    each.stages = stages;
  };
  item(2, 600, AlphaRole::memory, Resource::dram, 128);
  item(1, 280, AlphaRole::memory, Resource::l2, 128);
  item(4, 30, AlphaRole::memory, Resource::shared, 2);
  item(2, 700, AlphaRole::memory, Resource::l1, 512, 3);
  item(32, 4, AlphaRole::arithmetic, Resource::fp32, 1);
  item(8, 5, AlphaRole::arithmetic, Resource::integer, 2);
  item(2, 20, AlphaRole::arithmetic, Resource::sfu, 8);
  item(1, 14, AlphaRole::neither, Resource::issue, 1);
  return loop;
}

void loop_over_a_grid(benchmark::State& state) {
  Grid grid;
  const LoopNumbers loop = eight_classes();
  for ([[maybe_unused]] auto _ : state) {
    loop_grid(loop, grid.alphas, grid.warps, grid.out);
    benchmark::DoNotOptimize(grid.out.data());
    benchmark::ClobberMemory();
  }
  points(state, grid);
}
BENCHMARK(loop_over_a_grid);

void saturation_grid(const KernelModel& model, const Saturation& saturation, Grid& grid) {
  const std::size_t row = grid.warps.size();
  for (std::size_t i = 0; i < grid.alphas.size(); ++i)
    saturated_throughputs(kernel_loop(model, grid.alphas[i], Resource::dram), saturation,
                          grid.warps, std::span(grid.out).subspan(i * row, row));
}

/// The throughput map of whole numbers of warps, with the queue for memory.
void saturation_over_a_grid(benchmark::State& state) {
  Grid grid;
  grid.warps.clear();
  for (int warps = 1; warps <= 64; ++warps)
    grid.warps.push_back(warps);
  grid.out.resize(grid.alphas.size() * grid.warps.size());
  for ([[maybe_unused]] auto _ : state) {
    saturation_grid(maxwell(), {.schedulers = 4, .queue_share = 0.06}, grid);
    benchmark::DoNotOptimize(grid.out.data());
    benchmark::ClobberMemory();
  }
  points(state, grid);
}
BENCHMARK(saturation_over_a_grid);

/// One scheduler's recursion over its states: where memory is no limit every point is solved in two
/// rounds, each over the 16 and the 17 warps that 64.5 are between.
void saturation_recursion(benchmark::State& state) {
  constexpr int steps_a_point = 2 * (16 + 17);
  Grid grid;
  KernelModel model = maxwell();
  model.other_thru = 4;
  grid.warps.assign(1024, 64.5);
  grid.out.resize(grid.alphas.size() * grid.warps.size());
  for ([[maybe_unused]] auto _ : state) {
    saturation_grid(model, {.schedulers = 4}, grid);
    benchmark::DoNotOptimize(grid.out.data());
    benchmark::ClobberMemory();
  }
  state.counters["steps/s"] =
      benchmark::Counter(steps_a_point * static_cast<double>(grid.out.size()) *
                             static_cast<double>(state.iterations()),
                         benchmark::Counter::kIsRate);
}
BENCHMARK(saturation_recursion);

void cusp_curve_of_257_points(benchmark::State& state) {
  const KernelModel model = maxwell();
  for ([[maybe_unused]] auto _ : state) {
    double sum = 0;
    for (int step = 0; step < 257; ++step)
      sum += warps_needed(model, 0.1 * std::exp(0.045 * step));
    benchmark::DoNotOptimize(sum);
  }
}
BENCHMARK(cusp_curve_of_257_points);

} // namespace
