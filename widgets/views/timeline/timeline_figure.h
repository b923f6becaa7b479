#pragma once

/// The issue timeline of a simulated SM as a figure (Volkov 2016, §4.6, Figure 4.7).

#include "core/figure/plot_data.h"
#include "core/sim/timeline_index.h"
#include "core/sim/trace_part.h"
#include "widgets/workspace/snapshot.h"

#include <QString>

namespace loom {

/// A trace that was measured, above the simulated one.
struct MeasuredBeside {
  std::string title;      ///< a file's name
  MeasuredTracePtr trace; ///< not null
  TraceComparison compared{};
};

/// The trace that a document has beside a recorded run; nothing where it has none.
[[nodiscard]] std::optional<MeasuredBeside> measured_beside(const TracePart& part,
                                                            const TimelineIndex& index);
/// "Above, measured: proton.json, 960 spans of 16 warps; simulated 4 % longer: LDG.32" of a trace;
/// that it is not there where only its name is known.
[[nodiscard]] QString trace_words(const TracePart& part,
                                  const std::optional<MeasuredBeside>& measured);

/// Rows that are shown of all, and how close together their instructions are.
struct ShownRows {
  int first = 0, count = 0; ///< 0: all
  double apart = 1;         ///< issue_distance() of them, cycles
  /// Pixels of a cycle from which on instructions are told apart.
  [[nodiscard]] double least() const { return told_pixels / apart; }
  static constexpr double told_pixels = 3;
};

/// A figure of the cycles `from` to `to` of a recorded run of `scenario`.
[[nodiscard]] Figure timeline_figure(const ResolvedScenario& scenario, const TimelineIndex& index,
                                     double from, double to,
                                     const std::optional<MeasuredBeside>& measured = {},
                                     const ShownRows& rows = {});

/// "analytic 0.25, simulated 0.2496 loads/cycle (−0.2 %)": the model beside the simulation; its
/// numbers are numbered() (widgets/numbers/number_card.h).
[[nodiscard]] QString compared(const Scenario& scenario, const Results& results,
                               const SimSummary& summary);
/// The same of the scenario's loop of machine code, in iterations of it.
[[nodiscard]] QString compared_loop(const ResolvedScenario& scenario, const SimSummary& summary);
/// The same of a loop of instructions with these numbers; one iteration has `instructions`.
[[nodiscard]] QString compared_loop(const ResolvedScenario& scenario, const LoopNumbers& loop,
                                    double instructions, const SimSummary& summary);

} // namespace loom
