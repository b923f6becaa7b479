#pragma once

/// A warp's run with what its pictures need besides: listing, paths, other machines' steps.

#include "core/divergence/divergence_run.h"

#include <memory>
#include <optional>

namespace loom {

struct WarpRun : DivergenceRun {
  Divergence asked{};               ///< what was run; its step is of no account
  std::string listing{};            ///< assembly: the source itself, or what it compiled to
  std::vector<int> listing_lines{}; ///< of each instruction in the listing, from 1
  /// Steps of the same program with plain branches; absent where it cannot do without.
  std::optional<std::int64_t> plain_steps{};
  /// Threads that at some step run together, in order of appearance: a path's letter and colour.
  std::vector<simt::Mask> paths{};

  [[nodiscard]] int path_of(simt::Mask mask) const; ///< −1 when it never runs
  /// Predicates that the program reads and never sets: its inputs.
  [[nodiscard]] std::vector<int> input_predicates() const;
};
using WarpRunPtr = std::shared_ptr<const WarpRun>;

/// Fails as run_divergence does.
[[nodiscard]] Result<WarpRun> run_warp(const Divergence& divergence);

/// The same program and inputs where its threads have just parted for the first time; at its start
/// where they never do, and where it does not run.
[[nodiscard]] Divergence at_first_divergence(Divergence divergence);

} // namespace loom
