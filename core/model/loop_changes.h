#pragma once

/// What would make a loop faster: each of its numbers changed by itself as far as it helps.

#include "core/model/loop.h"
#include "core/model/loop_text.h"

#include <array>
#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace loom {

struct LoopChange {
  enum class Kind {
    warps,   ///< more warps of an SM
    ilp,     ///< more independent chains of a warp
    stages,  ///< more stages of every ring
    width,   ///< an item's accesses as wide as its class has them
    passes,  ///< no bank conflicts of an item
    sectors, ///< an item's accesses coalesced
    l2,      ///< half of what DRAM serves of an item served by L2
  };
  Kind kind = Kind::warps;
  std::size_t item = 0;    ///< of width, passes, sectors and l2
  double from = 0, to = 0; ///< warps, chains, stages, bytes of a thread, passes, sectors, share
  double gain = 1;         ///< throughput over today's, greater than 1
  /// What leaves no larger gain by what was measured of it.
  std::optional<Resource> held{};
  bool operator==(const LoopChange&) const = default;
};

/// Of each resource, which part of its rate was measured to be used; absent where that is not
/// known.
using MeasuredUse = std::array<std::optional<double>, resource_count>;

/// The changes that gain most at `warps` warps of an SM, which holds `max_warps` at most (absent
/// where that is not known), the best first; at most `most`, and none that gains less than half a
/// per cent; none where an instruction is unpriced, as what limits is not known then. `numbers`
/// gives a loop's numbers on the GPU. No gain takes more of a resource than it has by what was
/// measured: of one that is used u times its rate now, and x times as much by an iteration of the
/// changed loop, 1/(u·x) at most.
[[nodiscard]] std::vector<LoopChange>
loop_changes(const Loop& loop, double warps, std::optional<double> max_warps,
             const std::function<Result<LoopNumbers>(const Loop&)>& numbers,
             const MeasuredUse& measured = {}, std::size_t most = 3);

} // namespace loom
