#include "core/scenario/program_machine.h"
#include "core/scenario/sim_run.h"
#include "core/sim/simulate.h"
#include "core/sim/timeline_index.h"
#include "resources/warp_programs/embedded.h"
#include "widgets/figures/shared/source_figure.h"
#include "widgets/style/tr.h"
#include "widgets/texts/figure_head.h"
#include "widgets/texts/statuses.h"
#include "widgets/views/timeline/timeline_figure.h"

#include <algorithm>
#include <memory>
#include <utility>
#include <vector>

namespace loom {
namespace {

/// A grid of thread blocks, each of whose warps runs a shipped program once.
struct Grid {
  std::string_view program; ///< its file in resources/warp_programs
  int warps;                ///< that run at a time
  WarpBlocks blocks;
  std::vector<FactKey> numbers; ///< of the GPU that it needs beyond those of global loads
  bool whole;                   ///< shown from the first cycle on, not from the first result
};

/// A few cycles before the first result is there that a warp waits for.
double first_result(const Trace& trace) {
  constexpr double before = 6;
  Cycle first = trace.to;
  for (const TraceRecord& each : trace.records)
    if (each.waited_for >= 0)
      first = std::min(first, each.ready_cycle);
  return std::max(0.0, static_cast<double>(first) - before);
}

/// The run of a grid until its last block has ended.
Result<Panel> run_of(const Grid& grid, const Scenario& scenario) {
  const auto file = std::ranges::find(embedded_warp_programs(), grid.program, &EmbeddedFile::name);
  const auto program = program_from_text(file->content, std::string(file->name));
  if (!program)
    return tl::unexpected<Error>(program.error());
  auto config = sim_config(scenario, *program, std::string(file->name));
  if (!config) // the program is right: the GPU lacks a number
    return fail(ErrorCode::bad_argument, config.error().detail);
  *config = with_latencies(*std::move(config), *program, scenario);
  config->blocks = grid.blocks;
  const auto run = simulate(*config, *program, grid.warps, {.cycles = max_recorded_cycles});
  if (!run)
    return tl::unexpected<Error>(run.error());
  auto trace = record(*config, *program, grid.warps, {.cycles = run->last_end});
  if (!trace)
    return tl::unexpected<Error>(trace.error());
  constexpr int columns = 1200;
  const TimelineIndex index(std::make_shared<const Trace>(*std::move(trace)));
  Panel panel;
  panel.kind = PanelKind::timeline;
  panel.x.label = tr("cycle").toStdString();
  panel.timeline = index.show(grid.whole ? 0 : first_result(index.trace()),
                              static_cast<double>(run->last_end), columns, 0);
  // Nothing is steady in so short a run.
  panel.timeline.little_arithmetic = panel.timeline.little_other = 0;
  return panel;
}

Result<Figure> figure_of(const char* id, const QString& title, const Grid& grid,
                         const QString& words, const char* place, const FigureRequest& request) {
  auto scenario = scenario_for(request, "gtx980");
  if (!scenario)
    return tl::unexpected<Error>(scenario.error());
  scenario->mix = Mix::global;
  return run_of(grid, *scenario).map([&](Panel panel) {
    Figure figure =
        titled(id, tr("%1, %2").arg(title, QString::fromStdString(scenario->gpu->name)), *scenario);
    panel.timeline.other = tr("memory").toStdString();
    add_to_caption(figure, words);
    add_to_caption(figure, reading_words(panel.timeline));
    figure.panels.push_back(std::move(panel));
    figure.sources.push_back(thesis(place));
    for (const FactKey key : grid.numbers)
      add_number(figure, *scenario->gpu, key);
    note_statuses(figure);
    return figure;
  });
}

Result<Figure> barrier(const FigureRequest& request) {
  return figure_of(
      "thesis-barrier", tr("Two warps exchange data through shared memory"),
      {.program = "exchange.warp",
       .warps = 2,
       .blocks = {.warps = 2, .grid = 1},
       .numbers = {FactKey::shared_lat, FactKey::shared_thru},
       .whole = false},
      tr("Each warp loads its data, writes it to shared memory, waits at the barrier "
         "until the other is there too (arrow), and reads what the other wrote. Shown from "
         "shortly before the first load returns."),
      "§2.10", request);
}

Result<Figure> blocks(const FigureRequest& request) {
  return figure_of("thesis-blocks", tr("Thread blocks take each other's places"),
                   {.program = "blocks.warp",
                    .warps = 4,
                    .blocks = {.warps = 2, .grid = 6},
                    .numbers = {},
                    .whole = true},
                   tr("A grid of 6 blocks of 2 warps, 2 of which are on the SM at a time: the next "
                      "block starts in the cycle in which one completes, in its place."),
                   "§2.11", request);
}

} // namespace

std::vector<FigureEntry> figures_thesis_blocks() {
  using namespace figure_option;
  return {{QStringLiteral("thesis-barrier"), tr("Barrier: two warps exchange data"), 0.7, barrier,
           gpu | set | access},
          {QStringLiteral("thesis-blocks"), tr("Thread blocks take each other's places"), 0.9,
           blocks, gpu | set | access}};
}

} // namespace loom
