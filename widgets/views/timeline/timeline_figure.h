#pragma once

/// The issue timeline of a simulated SM as a figure (Volkov 2016, §4.6, Figure 4.7).

#include "core/figure/figure_look.h"
#include "core/scenario/timeline_run.h"
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

/// Pixels of a cycle from which on instructions that are issued `apart` cycles from each other are
/// told apart.
[[nodiscard]] constexpr double told_pixels(double apart) { return 3 / apart; }
/// Rows that have room for circles and dashes.
inline constexpr int most_told_rows = 16;

/// Cycles that are recorded where nobody asks for others, at least and to reach what is steady, and
/// those gone through for what the run settles to.
inline constexpr RecordedCycles usual_cycles{20'000, 100'000};
inline constexpr std::int64_t settling_effort = 300'000;

/// The cycles that a timeline opens with: the steady ones, beside a measured trace those from
/// `first` on, as both begin together.
[[nodiscard]] SteadyStretch timeline_opening(const SteadyStretch& steady, double first,
                                             bool measured);
/// Whole cycles that hold the stretch.
[[nodiscard]] LookRange whole_cycles(double from, double to);
/// The cycles that a look wants of a timeline which opens with `opening`.
[[nodiscard]] LookRange wanted_cycles(const FigureLook& look, const LookRange& opening);

/// What the other instruction of the scenario is called beside its colour: "memory".
[[nodiscard]] std::string other_words(const ResolvedScenario& scenario);

/// A figure of these cycles and rows of a recorded run of `scenario`; no rows: all. `state` stands
/// in the caption behind the parameters.
[[nodiscard]] Figure timeline_figure(const ResolvedScenario& scenario, const TimelineIndex& index,
                                     const LookRange& cycles,
                                     const std::optional<MeasuredBeside>& measured = {},
                                     const std::optional<LookRange>& rows = {},
                                     const QString& state = {});
/// How a timeline is read, for a caption: what the legend does not say.
[[nodiscard]] QString reading_words(const Timeline& timeline);

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
