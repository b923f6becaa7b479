#include "widgets/views/timeline/timeline_figure.h"

#include "core/scenario/loop_run.h"
#include "core/sim/timeline_rows.h"
#include "widgets/numbers/number_card.h"
#include "widgets/style/tr.h"
#include "widgets/texts/figure_head.h"
#include "widgets/texts/loop_text.h"
#include "widgets/texts/statuses.h"
#include "widgets/texts/words.h"
#include "widgets/views/accuracy/accuracy_figure.h"
#include "widgets/views/timeline/loop_banner.h"

#include <cmath>
#include <optional>

namespace loom {
namespace {

/// Columns of an export where instructions are too many to tell apart.
constexpr int export_columns = 1200;

QString difference(double model, double simulated) {
  return tr("(%1%2 %)")
      .arg(simulated < model ? QStringLiteral("−") : QStringLiteral("+"),
           numbered("simulated_difference",
                    QString::number(100 * std::abs(simulated / model - 1), 'f', 1)));
}

QString compared_turns(std::optional<double> bound, const char* bound_id, double turns,
                       const SimSummary& summary) {
  if (summary.too_short)
    return tr("too few cycles to say what the simulation settles to");
  const QString simulated = numbered("simulated_turns", number(turns));
  if (!bound)
    return tr("simulated %1 iterations/cycle/SM").arg(simulated);
  return tr("bounds %1, simulated %2 iterations/cycle/SM %3")
      .arg(numbered(bound_id, number(*bound)), simulated, difference(*bound, turns));
}

} // namespace

QString compared(const Scenario& scenario, const Results& results, const SimSummary& summary) {
  const bool adds_only = std::isinf(scenario.alpha);
  const double model = results.evaluation.bounds.throughput();
  const QString what = adds_only ? tr("adds") : other_name(scenario.mix);
  if (summary.too_short)
    return tr("%1: model %2 IPC/SM; too few cycles to say what the simulation settles to")
        .arg(what, numbered("throughput", number(model)));
  const double simulated =
      adds_only ? summary.throughput_ipc_per_sm.arithmetic : summary.throughput_ipc_per_sm.other;
  return tr("%1: model %2, simulated %3 IPC/SM %4")
      .arg(what, numbered("throughput", number(model)),
           numbered("simulated_throughput", number(simulated)), difference(model, simulated));
}

QString compared_loop(const ResolvedScenario& scenario, const SimSummary& summary) {
  const auto& run = scenario.loop_run();
  std::optional<double> bound;
  if (run)
    bound = evaluate(run->code.numbers, scenario.warps).throughput;
  return compared_turns(bound, "turns_bound",
                        summary.throughput_ipc_per_sm.instructions /
                            static_cast<double>(scenario.loop->instructions.size()),
                        summary);
}

QString compared_loop(const ResolvedScenario& scenario, const LoopNumbers& loop,
                      double instructions, const SimSummary& summary) {
  return compared_turns(evaluate(loop, scenario.warps).throughput, "loop.throughput",
                        summary.throughput_ipc_per_sm.instructions / instructions, summary);
}

std::optional<MeasuredBeside> measured_beside(const TracePart& part, const TimelineIndex& index) {
  if (!part.trace)
    return std::nullopt;
  const Trace& trace = index.trace();
  return MeasuredBeside{part.title, part.trace,
                        compare_traces(*part.trace, trace.program, trace.warps, trace.records,
                                       index.loop().instructions)};
}

QString trace_words(const TracePart& part, const std::optional<MeasuredBeside>& measured) {
  const QString title = QString::fromStdString(part.title);
  if (!part.trace)
    return tr("The measured trace %1 is not inside the file: open it again to see it here.")
        .arg(title);
  QStringList off;
  constexpr qsizetype most = 4; // names that one line has room for
  if (measured)
    for (const TraceComparison::Row& row : measured->compared.rows)
      if (const auto error = row.error(); error && off.size() < most)
        off << tr("%1 %2").arg(QString::fromStdString(row.name), signed_percent(100 * *error));
  const QString words = tr("Above, measured: %1, %2 spans of %3 warps")
                            .arg(title)
                            .arg(part.trace->spans)
                            .arg(part.trace->warps.size());
  return off.isEmpty() ? words
                       : tr("%1. The simulation is off by %2").arg(words, off.join(tr(", ")));
}

Figure timeline_figure(const ResolvedScenario& scenario, const TimelineIndex& index, double from,
                       double to, const std::optional<MeasuredBeside>& measured,
                       const ShownRows& rows) {
  const bool instructions = !index.loop().classes.empty();
  Figure figure;
  if (instructions) {
    figure.id = "timeline";
    figure.title = tr("Issue timeline of a loop, %1, %2 warps/SM")
                       .arg(QString::fromStdString(scenario.gpu->name))
                       .arg(scenario.warps)
                       .toStdString();
    figure.caption = loop_words(scenario).toStdString();
  } else {
    const QString title =
        tr("Issue timeline, %1, %2, %3 warps/SM")
            .arg(QString::fromStdString(scenario.gpu->name),
                 scenario.loop ? loop_name(*scenario.loop) : alpha_words(scenario.alpha))
            .arg(scenario.warps);
    if (!scenario.loop) {
      figure = titled("timeline", title, scenario);
    } else {
      figure.id = "timeline";
      figure.title = title.toStdString();
      if (const auto& run = scenario.loop_run())
        add_loop_numbers(figure, scenario, run->code.loop);
    }
  }
  Panel panel;
  panel.kind = PanelKind::timeline;
  panel.x.label = tr("cycle").toStdString();
  panel.timeline = index.show(from, to, export_columns, rows.least());
  const bool bars = !panel.timeline.copies.empty(), arrows = !panel.timeline.releases.empty();
  if (measured)
    add_measured(panel.timeline, *measured->trace, measured->compared);
  const std::size_t all_rows = panel.timeline.rows.size();
  if (rows.count > 0)
    panel.timeline = only_rows(std::move(panel.timeline), rows.first, rows.count);
  const bool folded = rows.count > 0 && panel.timeline.columns > 0;
  figure.panels.push_back(std::move(panel));
  constexpr std::size_t most_circles = 24; // warps; the rows of more are too low for circles
  const QString memory = scenario.loop || instructions ? tr("memory, shared and special-function")
                                                       : other_name(scenario.mix);
  figure.footnotes = {
      (folded || figure.panels.front().timeline.rows.size() > most_circles
           ? tr("A row is a warp, and the warps of a scheduler stand together: where it is blue %1 "
                "instructions are executed, where it is orange arithmetic. Below: instructions in "
                "flight with Little's law as lines, and issue slots used.")
           : tr("Circles: issue, filled for arithmetic and empty for %1 instructions; dashes: "
                "execution. Below: instructions in flight with Little's law as lines, and issue "
                "slots used."))
          .arg(memory)
          .toStdString()};
  if (measured)
    figure.footnotes.push_back(
        (tr("Above: what was measured (%1), begin to end. Coloured is how much longer or shorter "
            "it "
            "took than simulated: an instruction by itself, any other name from one begin to the "
            "next.")
             .arg(QString::fromStdString(measured->title)) +
         (measured->trace->clock_assumed
              ? QStringLiteral(" ") + tr("A microsecond is taken as %1 cycles.")
                                          .arg(number(measured->trace->cycles_per_us))
              : QString()))
            .toStdString());
  if (bars)
    figure.footnotes.push_back(
        tr("Bars under a warp: its copies in flight, one bar each time it begins some.")
            .toStdString());
  if (arrows)
    figure.footnotes.push_back(
        tr("Arrows: who let go a warp that waited at a barrier.").toStdString());
  if (scenario.loop) {
    figure.footnotes.push_back(without_ids(code_words(scenario)).toStdString());
    if (const QStringList assumed = assumed_words(scenario); !assumed.isEmpty())
      figure.caption += (figure.caption.empty() ? "" : ". ") +
                        tr("Assumed: %1.").arg(assumed.join(QStringLiteral("; "))).toStdString();
  }
  if (rows.count > 0)
    figure.footnotes.push_back(tr("Rows: %1 of %2 warps; what is below is of all.")
                                   .arg(rows.count)
                                   .arg(all_rows)
                                   .toStdString());
  note_statuses(figure);
  return figure;
}

} // namespace loom
