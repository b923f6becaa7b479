// Time against the block's size and against the problem's.

#include "core/base/number.h"
#include "core/figure/build.h"
#include "widgets/style/tr.h"
#include "widgets/texts/words.h"
#include "widgets/views/kernel/kernel_charts.h"
#include "widgets/views/kernel/kernel_words.h"

#include <algorithm>
#include <functional>

namespace loom {
namespace {

using kernel::Method;

constexpr Method all_methods[] = {Method::hong_kim, Method::kleimenov_popova, Method::bound,
                                  Method::saturation, kernel::main_method}; // drawn last, on top

/// Between the least and the largest time, below which the axis is linear.
constexpr double few_times = 10;

QString sweep_words(const KernelRun& run, const kernel::SweepPoint& point, const QString& what) {
  const kernel::Setup setup = kernel::setup_of(point.plan, run.program());
  return tr("%1: %2 by the busiest unit, %3 by Kleimenov-Popova, %4 by Hong-Kim\n"
            "%5 blocks of %6 threads, %7 warps resident on an SM")
      .arg(what, time_words(point.time_us[0]), time_words(point.time_us[1]),
           time_words(point.time_us[2]), dimensions_words(setup.launch.grid),
           dimensions_words(setup.launch.block))
      .arg(point.warps_per_sm);
}

/// Curves of all methods, the measured launches among the points, operating point and best; `name`
/// says what a point is.
KernelDrawing draw_sweep(const KernelRun& run, const kernel::Sweep& sweep, double now,
                         bool mark_best, const std::function<QString(double at)>& name) {
  KernelDrawing drawing;
  Panel& panel = drawing.panel;
  panel.y = {.label = tr("time").toStdString(), .unit = "µs", .kind = AxisKind::log, .min = 0};
  if (sweep.points.empty())
    return drawing;
  const double first = sweep.points.front().at, last = sweep.points.back().at;
  panel.x.kind = AxisKind::log2;
  panel.x.min = first;
  panel.x.max = last > first ? last : 2 * first;
  double low = 1e300, high = 0, top = 0;
  for (const kernel::SweepPoint& point : sweep.points)
    for (const Method method : all_methods) {
      const double us = point.time_us[static_cast<std::size_t>(method)];
      low = std::min(low, us);
      top = std::max(top, us);
      if (method != Method::hong_kim) // the others would lie at the bottom
        high = std::max(high, us);
    }
  Curve dots{.id = "measured",
             .label = tr("measured").toStdString(),
             .role = Role::measured,
             .dots = true};
  for (const kernel::SweepPoint& point : sweep.points)
    for (const kernel::MeasuredLaunch& launch : run.launches)
      if (same_launch(kernel::setup_of(launch.plan, run.program()),
                      kernel::setup_of(point.plan, run.program()))) {
        dots.points.push_back({point.at, launch.time_us});
        low = std::min(low, launch.time_us);
        high = std::max(high, launch.time_us);
      }
  if (high < few_times * low) { // a logarithmic axis would have one number on it
    panel.y.kind = AxisKind::linear;
    panel.y.max = round_up(1.2 * high);
  } else {
    panel.y.min = low / 1.25;
    panel.y.max = std::max(top, high) * 1.6;
  }
  for (const Method method : all_methods) {
    Curve curve{.id = "method_" + std::to_string(static_cast<int>(method)),
                .label = method_name(method).toStdString(),
                .role = method_role(method),
                .weight = method == kernel::main_method ? Weight::bold : Weight::normal};
    for (const kernel::SweepPoint& point : sweep.points)
      curve.points.push_back({point.at, point.time_us[static_cast<std::size_t>(method)]});
    add_clipped(panel, std::move(curve));
  }
  if (!dots.points.empty())
    panel.curves.push_back(std::move(dots));
  const auto best = sweep.best(kernel::main_method);
  if (mark_best && best) {
    const kernel::SweepPoint& at = sweep.points[*best];
    panel.marks.push_back(
        {.id = "best",
         .label =
             tr("best: %1 threads, %2").arg(number(at.at), time_words(at.time_us[0])).toStdString(),
         .kind = MarkKind::cusp,
         .at = {at.at, at.time_us[0]}});
  }
  const double us = run.main().time_us();
  panel.marks.push_back(
      {.id = "operating_point", .kind = MarkKind::operating_point, .at = {now, us}});
  for (const kernel::SweepPoint& point : sweep.points) {
    const Point at{point.at, point.time_us[0]};
    drawing.readings.push_back({{}, at, at, sweep_words(run, point, name(point.at))});
  }
  return drawing;
}

} // namespace

KernelDrawing draw_block_sizes(const KernelRun& run) {
  const auto now = static_cast<double>(kernel::count(run.asked.plan.block));
  // With a grid of so many blocks another block is another amount of work.
  const bool same_work = run.asked.plan.grid[static_cast<std::size_t>(run.asked.dimension)].by !=
                         kernel::Extent::By::blocks;
  KernelDrawing drawing = draw_sweep(run, *run.block_sweep, now, same_work, [](double at) {
    return tr("%1 threads a block").arg(number(at));
  });
  if (!same_work)
    drawing.panel.title =
        tr("The grid keeps its blocks, so that larger blocks are more work").toStdString();
  drawing.panel.x.label =
      tr("threads a block, along %1").arg(QLatin1Char("xyz"[run.asked.dimension])).toStdString();
  return drawing;
}

KernelDrawing draw_problem_sizes(const KernelRun& run) {
  const std::vector<int>& arguments = run.asked.size_arguments;
  const auto now = static_cast<double>(kernel::size_of(run.asked.plan, arguments));
  QStringList names;
  for (const int argument : arguments)
    names << QString::fromStdString(
        run.program().arguments[static_cast<std::size_t>(argument)].name);
  const bool blocks = run.asked.plan.grid.front().by == kernel::Extent::By::blocks;
  const QString name = !names.isEmpty() ? names.join(tr(" and "))
                       : blocks         ? tr("blocks of the grid along x")
                                        : tr("threads of the grid along x");
  KernelDrawing drawing = draw_sweep(run, *run.size_sweep, now, false, [&](double at) {
    return tr("%1 %2").arg(name, shortest(at).c_str());
  });
  drawing.panel.x.label = name.toStdString();
  return drawing;
}

} // namespace loom
