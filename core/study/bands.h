#pragma once

/// Between what throughput and warps needed of a scenario lie while the numbers of the hardware
/// that it uses are anywhere in some range of their own.

#include "core/model/loop.h"
#include "core/scenario/scenario.h"

#include <array>
#include <optional>

namespace loom {

/// From the least to the most.
struct Band {
  double low = 0, high = 0;
};

/// Two loops bound each, since with L the iteration's latency and P the least of the resources'
/// limits, each a rate over a use,
///   T = min( n·K/L, P )       n_needed = target·L·P/K
/// and L grows with latencies, P with rates and falls with uses (a minimum of functions that grow
/// grows). So T falls with every latency and use and grows with every rate, n_needed grows with
/// latencies and rates and falls with uses, and each has its extremes where all numbers are at one
/// end. Of a loop with rings or roles likewise, of which the least of more such bounds is taken.
class Bands {
public:
  /// Each latency and rate of the GPU, and the issue cost of a mix, from (1 − by) to (1 + by) of
  /// its value. bad_argument for `by` outside 0 to 1, and as workload_numbers().
  [[nodiscard]] static Result<Bands> around(const ResolvedScenario& scenario, double by);
  /// Each number that has a range of its own (Fact::range) anywhere in it, while the others stay;
  /// nothing where none has one or a number is missing.
  [[nodiscard]] static std::optional<Bands> of_ranges(const ResolvedScenario& scenario);

  /// Iterations/cycle/SM, of a mix IPC/SM. NaN stands for the α that the workload has itself; where
  /// it has none `alpha` is of no consequence.
  [[nodiscard]] Band throughput(double alpha, double warps) const;
  [[nodiscard]] Band warps_needed(double alpha, double target) const;

private:
  Bands() = default;
  /// With the ends that `ends` gives of a fact, or of another value for it that the user set.
  template <class Ends> static Result<Bands> of(const ResolvedScenario& scenario, const Ends& ends);

  std::array<LoopNumbers, 2> throughput_, needed_; ///< whose results bound the others'
};

} // namespace loom
