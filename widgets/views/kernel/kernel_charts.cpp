#include "widgets/views/kernel/kernel_charts.h"

#include "core/base/number.h"
#include "widgets/style/tr.h"
#include "widgets/texts/words.h"
#include "widgets/views/kernel/kernel_words.h"

#include <algorithm>

namespace loom {
namespace {

using kernel::Method;

constexpr double least_error = 0.1; ///< percent, that a logarithmic axis shows

/// "DRAM" for "dram".
QString level_name(std::string_view level) {
  return level == "l1"     ? QStringLiteral("L1")
         : level == "l2"   ? QStringLiteral("L2")
         : level == "dram" ? QStringLiteral("DRAM")
                           : bound_words(level);
}

} // namespace

QString chart_name(KernelChart chart) {
  constexpr const char* names[] = {
      QT_TRANSLATE_NOOP("Kernel", "Time"),         QT_TRANSLATE_NOOP("Kernel", "Block size"),
      QT_TRANSLATE_NOOP("Kernel", "Problem size"), QT_TRANSLATE_NOOP("Kernel", "Latency"),
      QT_TRANSLATE_NOOP("Kernel", "Code"),         QT_TRANSLATE_NOOP("Kernel", "Accuracy")};
  return tr(names[static_cast<std::size_t>(chart)]);
}

KernelDrawing draw_latency(const kernel::Prediction& prediction, std::string_view level) {
  KernelDrawing drawing;
  Panel& panel = drawing.panel;
  Curve curve{.id = "demanded",
              .label = tr("demanded").toStdString(),
              .role = Role::memory,
              .weight = Weight::normal};
  Curve dots{.id = "steps", .role = Role::memory, .dots = true};
  double least = 1e300, most = 0, top = 0, available = 0;
  std::size_t number_of = 0;
  for (const kernel::LatencyStep& step : latency_steps(prediction, level)) {
    const Point at{step.latency, step.demanded};
    available = step.available;
    least = std::min(least, step.latency);
    most = std::max(most, step.latency);
    top = std::max({top, step.demanded, available});
    dots.points.push_back(at);
    ++number_of;
    drawing.readings.push_back(
        {{},
         at,
         at,
         tr("step %1: with a latency of %2 cycles the wave takes %3 cycles and asks for %4 of "
            "%5 bytes a cycle")
             .arg(number_of)
             .arg(significant(step.latency, 5).c_str(), significant(step.time, 5).c_str(),
                  significant(step.demanded, 5).c_str(), significant(available, 5).c_str())});
  }
  curve.points = dots.points;
  std::ranges::sort(curve.points, {}, &Point::x);
  const double room = most > least ? 0.06 * (most - least) : 0.1 * std::max(most, 1.0);
  panel.x = {.label = tr("latency of the %1").arg(level_name(level)).toStdString(),
             .unit = tr("cycles").toStdString(),
             .min = std::max(0.0, least - room),
             .max = most + room};
  panel.y = {.label = tr("volume in the wave's time").toStdString(),
             .unit = "B/cycle",
             .min = 0,
             .max = round_up(1.1 * std::max(top, 1e-9))};
  panel.curves.push_back(
      {.id = "available",
       .label = tr("bandwidth %1 B/cycle").arg(significant(available, 5).c_str()).toStdString(),
       .role = Role::guide,
       .points = {{panel.x.min, available}, {panel.x.max, available}}});
  panel.curves.push_back(std::move(curve));
  if (dots.points.size() == 1)
    panel.title = tr("The bandwidth suffices: no latency is raised").toStdString();
  // Where steps come close not all are numbered.
  double named = -1e300;
  for (std::size_t i = 0; i < dots.points.size(); ++i) {
    const double x = dots.points[i].x;
    if (i + 1 < dots.points.size() && (x - named < 4 * room || most - x < 4 * room))
      continue;
    named = x;
    panel.marks.push_back({.id = "step_" + std::to_string(i + 1),
                           .label = tr("step %1").arg(i + 1).toStdString(),
                           .kind = MarkKind::limit,
                           .role = Role::memory,
                           .at = dots.points[i]});
  }
  panel.curves.push_back(std::move(dots));
  return drawing;
}

KernelDrawing draw_latency(const KernelRun& run) {
  return draw_latency(run.main(), shown_level(run));
}

KernelDrawing draw_errors(const std::vector<kernel::LaunchError>& errors) {
  KernelDrawing drawing;
  Panel& panel = drawing.panel;
  double low = 10, high = 10, last = 2;
  for (const Method method : accuracy_methods) {
    Curve curve{.id = "method_" + std::to_string(static_cast<int>(method)),
                .label = method_name(method).toStdString(),
                .role = method_role(method),
                .weight = method == kernel::main_method ? Weight::bold : Weight::normal};
    for (const kernel::WarpsError& each : kernel::errors_by_warps(errors, method)) {
      const Point at{static_cast<double>(each.warps), std::max(100 * each.median, least_error)};
      curve.points.push_back(at);
      low = std::min(low, at.y);
      high = std::max(high, at.y);
      last = std::max(last, at.x);
      drawing.readings.push_back(
          {{},
           at,
           at,
           tr("%1 warps: off by %2 % by %3, the median of the launches")
               .arg(each.last > each.warps ? tr("%1 to %2").arg(each.warps).arg(each.last)
                                           : QString::number(each.warps))
               .arg(number(100 * each.median), method_name(method))});
    }
    panel.curves.push_back(std::move(curve));
  }
  panel.x = {.label = tr("warps of the grid").toStdString(),
             .kind = AxisKind::log2,
             .min = errors.empty() ? 1 : static_cast<double>(errors.front().warps),
             .max = last};
  panel.y = {.label = tr("relative error").toStdString(),
             .unit = "%",
             .kind = AxisKind::log,
             .min = low / 1.25,
             .max = 1.25 * high};
  return drawing;
}

std::optional<KernelDrawing> draw_chart(const KernelRun& run, KernelChart chart) {
  if (sweep_of(run, chart))
    return chart == KernelChart::block_size ? draw_block_sizes(run) : draw_problem_sizes(run);
  if (chart == KernelChart::latency && !run.main().steps.empty())
    return draw_latency(run);
  if (chart == KernelChart::accuracy && run.errors && !run.errors->empty())
    return draw_errors(*run.errors);
  return {};
}

} // namespace loom
