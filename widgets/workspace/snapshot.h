#pragma once

/// What the views draw: one evaluated state, immutable and shared.

#include "core/document/document.h"
#include "core/gpu/catalogue.h"
#include "core/model/loop_changes.h"
#include "core/model/saturation.h"
#include "core/scenario/advice.h"

#include <memory>
#include <optional>
#include <vector>

namespace loom {

/// The closed-form results for one scenario.
struct Results {
  KernelModel model;
  Evaluation evaluation;
  Cusp cusp;
  Redundant redundant;
  Advice advice;
};

/// What a scenario asks about as a loop (core/scenario/workload.h), and what the bounds say of it.
struct Workload {
  LoopNumbers numbers;
  LoopEvaluation evaluation;
  Saturation saturation; ///< what the bounds leave out
  /// Iterations/cycle/SM by gradual saturation with so many warps.
  [[nodiscard]] double saturated(double warps) const;
};

/// What else is said of a scenario's instruction loop.
struct LoopResults : Workload {
  std::vector<LoopChange> changes; ///< what would help most, the best first
};

/// A pin as it is drawn beside the scenario.
struct ComparedPin {
  ResolvedScenario scenario; ///< with the current target, axes and units
  Workload workload;
  std::string name;      ///< of the author's; empty: what tells it from the current one
  Role role;             ///< its colour, dash and marker
  std::size_t index = 0; ///< among document.pins
};

struct Snapshot {
  Document document;
  ResolvedScenario resolved;            ///< document.scenario with its numbers
  const Catalogue* catalogue = nullptr; ///< outlives every snapshot
  std::optional<Workload> workload{};   ///< absent when the GPU lacks a number of it
  std::optional<Results> results{};     ///< of the mix, likewise
  std::vector<Hardware> missing{};      ///< the numbers it lacks
  /// The document's pins in their order, but for those that are hidden, lack a number or are of a
  /// loop beside a mix, or the other way round.
  std::vector<ComparedPin> compared{};
  /// Of the scenario's instruction loop, where it has one: the results, or why there are none; the
  /// line of the error's place is the item's, from 1.
  std::optional<Result<LoopResults>> loop{};
  /// Something is being dragged: views draw fast and finish when it is over.
  bool draft = false;

  [[nodiscard]] const ResolvedScenario& scenario() const { return resolved; }
};
using SnapshotPtr = std::shared_ptr<const Snapshot>;

/// Errors as workload_numbers().
[[nodiscard]] Result<Workload> workload_of(const ResolvedScenario& scenario);

/// Evaluates a document; pure.
[[nodiscard]] SnapshotPtr evaluate_document(const Document& document, const Catalogue& catalogue,
                                            bool draft = false);

/// The evaluated state of one scenario, in the default view; bad_argument when a number is missing.
[[nodiscard]] Result<SnapshotPtr> snapshot_of(const ResolvedScenario& scenario,
                                              const Catalogue& catalogue);

} // namespace loom
