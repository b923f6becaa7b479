#include "core/scenario/instruction_loop.h"
#include "core/scenario/parameters.h"
#include "core/scenario/sim_run.h"
#include "core/scenario/timeline_run.h"
#include "core/sim/settled.h"
#include "widgets/figures/shared/source_figure.h"
#include "widgets/style/tr.h"
#include "widgets/texts/figure_head.h"
#include "widgets/texts/words.h"
#include "widgets/views/timeline/timeline_figure.h"

#include <algorithm>
#include <cmath>
#include <memory>
#include <utility>

namespace loom {
namespace {

/// Cycles after which a run that never repeats itself has settled, and whose average is steady.
constexpr Cycle settles = 10'000, long_enough = 20'000;

/// A recorded stretch, and what to say of where it lies in the run.
struct Stretch {
  std::shared_ptr<const TimelineIndex> index;
  QString words;
};

/// What the run settles to, in whole periods of at least `cycles`: averages without start-up.
Result<Stretch> record_steady(const Scenario& scenario, Cycle cycles) {
  const auto run = sim_run(scenario);
  if (!run)
    return tl::unexpected<Error>(run.error());
  const auto settled = settle(run->config, run->program, scenario.warps,
                              {.least = settles, .most = max_recorded_cycles});
  if (!settled)
    return tl::unexpected<Error>(settled.error());
  SimOptions options{.warm_up = settles, .cycles = long_enough};
  QString words = tr("Shown from cycle %1 on.").arg(settles);
  if (settled->period_cycles > 0) {
    const Cycle begin = settled->begin, length = settled->period_cycles;
    const Cycle periods = (cycles + length - 1) / length;
    options = {.warm_up = begin, .cycles = std::min(periods * length, max_recorded_cycles)};
    words = tr("From cycle %1 on the run repeats itself every %2 cycles.").arg(begin).arg(length);
  }
  return record(run->config, run->program, scenario.warps, options).map([&](Trace trace) {
    return Stretch{
        std::make_shared<const TimelineIndex>(std::make_shared<const Trace>(std::move(trace))),
        words};
  });
}

/// `cycles` of a simulated run from `from` on as a figure of the catalogue.
Figure figure_of(const char* id, const QString& title, const Scenario& scenario,
                 const TimelineIndex& index, Cycle from, Cycle cycles, const char* place) {
  const QString state = tr("%1, %2 warps/SM").arg(alpha_words(scenario.alpha)).arg(scenario.warps);
  Figure figure = timeline_figure(scenario, index,
                                  {static_cast<double>(from), static_cast<double>(from + cycles)},
                                  {}, {}, state);
  figure.id = id;
  figure.title = title.toStdString();
  figure.panels.front().title = state.toStdString();
  figure.sources.push_back(thesis(place));
  return figure;
}

/// "α = 4, n = 6, latencies 3 and 12 cycles, 1 IPC": 3 and 3 instructions in flight at any moment.
Result<Figure> figure_4_7(const FigureRequest& request) {
  const auto scenario = scenario_for(request, "toy", OwnPoint{4, 6});
  if (!scenario)
    return tl::unexpected<Error>(scenario.error());
  constexpr Cycle cycles = 60;
  return record_steady(*scenario, cycles).map([&](const Stretch& steady) {
    Figure figure =
        figure_of("thesis-4.7", tr("Concurrent instructions are not concurrent warps"), *scenario,
                  *steady.index, steady.index->trace().from, cycles, "§4.6, Figure 4.7");
    const Timeline& shown = figure.panels.front().timeline;
    add_to_caption(figure, steady.words);
    add_to_caption(
        figure,
        tr("Little's law, latency × throughput: %1 arithmetic and %2 %3 instructions in flight, of "
           "%4 warps.")
            .arg(number(shown.little_arithmetic), number(shown.little_other),
                 other_name(scenario->mix))
            .arg(scenario->warps));
    return figure;
  });
}

/// A scheduler that may issue one instruction a cycle chooses among eight warps: each cycle another
/// one, and none that is stalled.
Result<Figure> figure_2_4(const FigureRequest& request) {
  const auto scenario =
      scenario_for(request, "toy", OwnPoint{2, 8}).and_then([&](const Scenario& found) {
        return request.gpu_chosen() ? Result<Scenario>(found) : with(found, "issue_thru", 1);
      });
  if (!scenario)
    return tl::unexpected<Error>(scenario.error());
  constexpr Cycle cycles = 36;
  return record_timeline(*scenario, {}, long_enough).map([&](const auto& index) {
    return figure_of("thesis-2.4", tr("Multithreaded issue: a scheduler chooses among warps"),
                     *scenario, *index, 0, cycles, "§2.9, Figure 2.4");
  });
}

Result<Figure> timeline_of_document(const FigureRequest& request) {
  Scenario scenario = request.document.scenario;
  const auto kept = request.document.looks.find("timeline");
  const FigureLook look = kept == request.document.looks.end() ? FigureLook{} : kept->second;
  const auto last = static_cast<Cycle>(std::ceil(wanted_cycles(look, {0, 1}).to));
  std::optional<LoopNumbers> loop;
  if (scenario.instruction_loop) {
    auto numbers = loop_numbers<double>(scenario, *scenario.instruction_loop);
    if (!numbers)
      return tl::unexpected<Error>(numbers.error());
    loop = *std::move(numbers);
    scenario.warps = whole_blocks(*loop, scenario.warps, scenario.warps);
  }
  const TracePart& trace = request.document.trace;
  const RecordedCycles cycles{std::max(usual_cycles.least, last),
                              std::max(usual_cycles.most, last)};
  return record_steady_run(scenario, loop, cycles, settling_effort).map([&](const SteadyRun& run) {
    const auto measured = measured_beside(trace, *run.index);
    const SteadyStretch opening = timeline_opening(
        run.steady, static_cast<double>(run.index->trace().from), measured.has_value());
    return timeline_figure(scenario, *run.index,
                           wanted_cycles(look, whole_cycles(opening.from, opening.to)), measured,
                           look.rows);
  });
}

} // namespace

std::vector<FigureEntry> figures_thesis_timelines() {
  using namespace figure_option;
  return {{QStringLiteral("thesis-2.4"), tr("Multithreaded issue"), 0.75, figure_2_4, all},
          {QStringLiteral("thesis-4.7"), tr("Concurrent instructions are not concurrent warps"),
           0.85, figure_4_7, all},
          {QStringLiteral("timeline"), tr("Issue timeline of a scenario"), 0.62,
           timeline_of_document, every}};
}

} // namespace loom
