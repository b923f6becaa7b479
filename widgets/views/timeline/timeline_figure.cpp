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

SteadyStretch timeline_opening(const SteadyStretch& steady, double first, bool measured) {
  constexpr double least = 1'200, periods = 4;
  return measured
             ? SteadyStretch{first, first + std::max(least, periods * steady.period), steady.period}
             : steady;
}

LookRange whole_cycles(double from, double to) {
  const double first = std::floor(from);
  return {first, std::max(first + 1, std::ceil(to))};
}

LookRange wanted_cycles(const FigureLook& look, const LookRange& opening) {
  LookRange wanted = look.cycles.value_or(opening);
  if (!look.panels.empty()) {
    const AxisLook& axis = look.panels.front().x;
    wanted = {axis.min.value_or(wanted.from), axis.max.value_or(wanted.to)};
  }
  return wanted.from >= 0 && wanted.from < wanted.to ? wanted : opening;
}

std::string other_words(const ResolvedScenario& scenario) {
  return (scenario.loop ? tr("memory, shared, SFU") : other_name(scenario.mix)).toStdString();
}

QString reading_words(const Timeline& timeline) {
  const QString rows =
      timeline.columns > 0
          ? tr("Each row is a warp, coloured while its instructions execute; the warps of a "
               "scheduler stand together.")
          : tr("Each row is a warp, its marks the issues of its instructions.");
  return rows + QLatin1Char(' ') + tr("Below: instructions in flight, and issue slots.");
}

namespace {

/// The head of a timeline's figure: what it is of, with its numbers.
Figure head_of(const ResolvedScenario& scenario, bool instructions) {
  Figure figure;
  if (instructions) {
    figure.id = "timeline";
    figure.title = tr("Issue timeline of a loop, %1, %2 warps/SM")
                       .arg(QString::fromStdString(scenario.gpu->name))
                       .arg(scenario.warps)
                       .toStdString();
    figure.caption = loop_words(scenario).toStdString();
    return figure;
  }
  const QString title =
      tr("Issue timeline, %1, %2, %3 warps/SM")
          .arg(QString::fromStdString(scenario.gpu->name),
               scenario.loop ? loop_name(*scenario.loop) : alpha_words(scenario.alpha))
          .arg(scenario.warps);
  if (!scenario.loop)
    return titled("timeline", title, scenario);
  figure.id = "timeline";
  figure.title = title.toStdString();
  if (const auto& run = scenario.loop_run())
    add_loop_numbers(figure, scenario, run->code.loop);
  return figure;
}

/// The cycles as an export shows them: instructions are told apart where the rows that are drawn
/// are few and the instructions far enough apart.
Timeline shown_of(const TimelineIndex& index, const LookRange& cycles, double rows) {
  constexpr double most_columns = 4; // cycles a column, above which nothing is told apart
  double apart = 1;
  if (rows <= most_told_rows && cycles.to - cycles.from <= most_columns * export_columns)
    apart = issue_distance(index.show(cycles.from, cycles.to, export_columns, 0).items);
  Timeline timeline = index.show(cycles.from, cycles.to, export_columns, told_pixels(apart));
  timeline.in_flight_max = most_in_flight(timeline); // of what is shown, however much is recorded
  return timeline;
}

} // namespace

Figure timeline_figure(const ResolvedScenario& scenario, const TimelineIndex& index,
                       const LookRange& cycles, const std::optional<MeasuredBeside>& measured,
                       const std::optional<LookRange>& rows, const QString& state) {
  Figure figure = head_of(scenario, !index.loop().classes.empty());
  if (!state.isEmpty())
    figure.caption += (figure.caption.empty() ? "" : "; ") + state.toStdString();
  Panel panel;
  panel.kind = PanelKind::timeline;
  panel.x.label = tr("cycle").toStdString();
  const double all = static_cast<double>(index.rows().size()) +
                     (measured ? static_cast<double>(measured->trace->warps.size()) : 0);
  const double drawn = rows ? std::max(0.0, std::min(rows->to, all) - rows->from) : all;
  panel.timeline = shown_of(index, cycles, drawn);
  panel.timeline.other = other_words(scenario);
  if (measured)
    add_measured(panel.timeline, *measured->trace, measured->compared);
  add_to_caption(figure, reading_words(panel.timeline));
  if (rows)
    panel.timeline =
        only_rows(std::move(panel.timeline), static_cast<int>(rows->from), static_cast<int>(drawn));
  figure.panels.push_back(std::move(panel));
  if (rows && drawn < all)
    add_to_caption(figure,
                   tr("Rows: %1 of %2 warps; what is below is of all.").arg(drawn).arg(all));
  if (measured) {
    add_to_caption(figure,
                   tr("Above: what was measured (%1), begin to end. Coloured is how much longer or "
                      "shorter it took than simulated: an instruction by itself, any other name "
                      "from one begin to the next.")
                       .arg(QString::fromStdString(measured->title)));
    if (measured->trace->clock_assumed)
      add_to_caption(
          figure,
          tr("A microsecond is taken as %1 cycles.").arg(number(measured->trace->cycles_per_us)));
  }
  if (scenario.loop) {
    add_to_caption(figure, without_ids(code_words(scenario)));
    if (const QStringList assumed = assumed_words(scenario); !assumed.isEmpty())
      add_to_caption(figure, tr("Assumed: %1.").arg(assumed.join(QStringLiteral("; "))));
  }
  note_statuses(figure);
  return figure;
}

} // namespace loom
