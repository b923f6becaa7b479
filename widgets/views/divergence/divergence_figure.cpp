#include "widgets/views/divergence/divergence_figure.h"

#include "widgets/style/tr.h"
#include "widgets/texts/figure_head.h"
#include "widgets/views/divergence/divergence_drawing.h"
#include "widgets/views/divergence/divergence_words.h"

#include <algorithm>

namespace loom {
namespace {

std::string instruction_words(const WarpRun& run, std::int32_t pc) {
  const auto& program = run.trace.program;
  return simt::to_text(program, program.code[static_cast<std::size_t>(pc)]);
}

/// "(IF, 0110) (ENDIF, 1111)", top first.
std::string stack_words(const WarpRun& run, const std::vector<simt::StackEntry>& stack) {
  std::string words;
  for (auto entry = stack.rbegin(); entry != stack.rend(); ++entry)
    words += (words.empty() ? "(" : " (") + place_name(run, entry->pc).toStdString() + ", " +
             simt::mask_text(entry->mask, run.asked.threads) + ")";
  return words;
}

} // namespace

Diagram trace_diagram(const WarpRun& run, std::int64_t step, double width, double height) {
  Diagram diagram{.width = width, .height = height};
  draw_trace(diagram, run, step, {0, 0, width, height});
  return diagram;
}

Figure divergence_figure(const WarpRun& run, std::int64_t step, const char* id) {
  step = std::clamp<std::int64_t>(step, 0, run.trace.length());
  Figure figure = titled(id, tr("A warp of %1 threads: %L2 instructions issued")
                                 .arg(run.asked.threads)
                                 .arg(run.trace.length()));
  figure.caption = step_words(run, step).toStdString();
  figure.sources = {thesis("§2.4")};
  constexpr double wide = 58, least = 8, most = 52;
  figure.panels.push_back(
      diagram_panel(trace_diagram(run, step, wide, std::clamp(trace_height(run), least, most))));
  constexpr int counted = 8; // lanes that have room for numbers
  figure.footnotes = {(run.asked.threads <= counted
                           ? tr("A path keeps its colour and letter; an empty cell is a lane that "
                                "waits; a number counts the thread's own instructions. %1.")
                           : tr("A path keeps its colour and letter; an empty cell is a lane that "
                                "waits. %1."))
                          .arg(efficiency_words(run))
                          .toStdString()};
  return figure;
}

Panel execution_table(const WarpRun& run) {
  Panel panel;
  panel.kind = PanelKind::table;
  const int threads = run.asked.threads;
  for (int thread = 0; thread < threads; ++thread)
    panel.table.header.push_back(tr("thread %1").arg(thread).toStdString());
  for (const QString& name : {tr("warp"), tr("mask"), tr("divergence stack after it, top first")})
    panel.table.header.push_back(name.toStdString());
  const simt::Trace& trace = run.trace;
  std::vector<std::vector<std::int64_t>> orders;
  for (int thread = 0; thread < threads; ++thread)
    orders.push_back(trace.steps_of(thread));
  for (std::int64_t step = 0; step < trace.length(); ++step) {
    std::vector<Cell> row;
    const auto at = static_cast<std::size_t>(step);
    // A thread's own order: its instructions one after the other, wherever the warp ran them.
    for (const auto& order : orders)
      row.push_back(
          {at < order.size()
               ? instruction_words(run, trace.steps[static_cast<std::size_t>(order[at])].pc)
               : ""});
    row.push_back({instruction_words(run, trace.steps[at].pc)});
    row.push_back({simt::mask_text(trace.steps[at].active, threads)});
    row.push_back({stack_words(run, trace.state_at(step + 1).stack)});
    panel.table.rows.push_back(std::move(row));
  }
  return panel;
}

} // namespace loom
