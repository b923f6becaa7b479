#include "core/figure/build.h"
#include "widgets/figures/shared/source_figure.h"
#include "widgets/style/tr.h"
#include "widgets/texts/words.h"
#include "widgets/views/accuracy/accuracy_figure.h"
#include "widgets/views/models/models_words.h"

#include <algorithm>
#include <array>
#include <map>

namespace loom {
namespace {

/// Gradual saturation and what was measured against occupancy, a colour for each α.
Panel curves(const Scenario& scenario, const std::vector<Residual>& residuals) {
  constexpr std::array roles{Role::series1, Role::series2, Role::series3, Role::series4,
                             Role::series5, Role::series6, Role::series7};
  std::map<double, std::vector<Point>> measured;
  double right = 0, top = 0, low = 1;
  for (const Residual& each : residuals) {
    measured[each.alpha].push_back({each.measured.warps, each.measured.throughput});
    right = std::max(right, each.measured.warps);
    top = std::max({top, each.measured.throughput, each.predicted});
    low = std::min({low, each.measured.throughput, each.predicted});
  }
  Panel panel;
  panel.x = {.label = tr("occupancy").toStdString(),
             .unit = "warps/SM",
             .kind = AxisKind::log,
             .min = 1,
             .max = right};
  panel.y = {.label = tr("memory throughput").toStdString(),
             .unit = "IPC/SM",
             .kind = AxisKind::log,
             .min = low / 1.3,
             .max = 1.5 * top};
  const auto model = ModelRun::make(scenario, *model_from("saturation"));
  std::size_t role = 0;
  for (const auto& [alpha, points] : measured) {
    const Role ink = roles[role++ % roles.size()];
    Curve line{.id = "model_" + number(alpha).toStdString(),
               .label = alpha_words(alpha).toStdString(),
               .role = ink};
    for (double warps = 1; model && warps <= right; ++warps)
      line.points.push_back({warps, model->throughput(alpha, warps).value_or(0)});
    add_clipped(panel, std::move(line));
    panel.curves.push_back({.id = "measured_" + number(alpha).toStdString(),
                            .role = ink,
                            .points = points,
                            .dots = true});
  }
  panel.title = tr("Lines: gradual saturation; dots: measured").toStdString();
  return panel;
}

Result<Figure> h200_mix(const FigureRequest& request) {
  auto scenario = scenario_for(request, "h200");
  if (!scenario)
    return tl::unexpected<Error>(scenario.error());
  scenario->view = {};
  const auto snapshot = snapshot_of(*scenario, *request.catalogue);
  if (!snapshot)
    return tl::unexpected<Error>(snapshot.error());
  ModelErrors errors;
  errors.update(**snapshot);
  if (errors.sets().empty())
    return fail(ErrorCode::bad_argument,
                LOOM_TEXT("nothing was measured of this mix and access on GPU '%1'; choose one "
                          "that was measured, as h200 was")(scenario->gpu->id));
  Figure figure = titled("h200-mix",
                         tr("Models against measurement over α and warps, %1")
                             .arg(QString::fromStdString(scenario->gpu->name)),
                         *scenario);
  for (const MeasuredSetPtr& set : errors.sets())
    figure.sources.push_back(set->source.empty() ? set->name : set->source);
  const std::size_t saturation = *model_from("saturation");
  figure.panels.push_back(curves(*scenario, errors.residuals(saturation)));
  for (const std::size_t model : {*model_from("bound"), saturation}) {
    figure.panels.push_back(accuracy_panel(AccuracyChart::heat, errors.residuals(model)));
    figure.panels.back().title = tr("Error: %1").arg(model_name(model)).toStdString();
    const ResidualSummary& of = *errors.summary(model);
    figure.footnotes.push_back(tr("%1: %2 points, mean error %3 %, median %4 %, bias %5, worst %6.")
                                   .arg(model_name(model))
                                   .arg(of.count)
                                   .arg(number(100 * of.mean), number(100 * of.median),
                                        signed_percent(100 * of.bias), worst_words(of.worst))
                                   .toStdString());
  }
  figure.panels.push_back(accuracy_panel(AccuracyChart::over_warps, errors.residuals(saturation)));
  figure.panels.back().title =
      tr("Error by intensity: %1").arg(model_name(saturation)).toStdString();
  figure.columns = 2;
  return figure;
}

} // namespace

std::vector<FigureEntry> figures_h200_mix() {
  using namespace figure_option;
  return {{QStringLiteral("h200-mix"), tr("Models against measurement, H200"), 0.85, h200_mix,
           gpu | set | mix | access | ilp}};
}

} // namespace loom
