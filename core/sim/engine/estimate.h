#pragma once

/// What a stretch of a run tells of the run as a whole (core/sim/settled.h).

#include "core/sim/program.h"
#include "core/sim/summary.h"

#include <array>
#include <cstdint>
#include <numeric>
#include <span>

namespace loom::sim {

using Counts = std::array<std::uint64_t, kind_count>;

/// What one pass of a program is made of.
struct Shares {
  std::array<double, kind_count> of{};
  double round = 0; ///< instructions in which a warp comes to every kind of them
};
[[nodiscard]] Shares shares_of(const WarpProgram& program);

/// Instructions issued up to a cycle.
struct Mark {
  Cycle at = 0;
  Counts issued{};
};

[[nodiscard]] inline double all(const Counts& counts) {
  return static_cast<double>(std::accumulate(counts.begin(), counts.end(), std::uint64_t{0}));
}

/// Instructions counted from one mark to another; the rest as in a Counted of nothing.
[[nodiscard]] Counted between(const Mark& from, const Mark& to);

/// `instructions` per cycle, shared out as the program's are.
[[nodiscard]] Throughput shared_out(double instructions, const Shares& shares);

/// From the first mark (of at least two) to the last, by the program's shares, with its error.
[[nodiscard]] Counted estimate(std::span<const Mark> marks, const Shares& shares, int warps);

} // namespace loom::sim
