#include "widgets/figure/source_figure.h"
#include "widgets/figure/words.h"
#include "widgets/views/cusp/cusp_figure.h"

#include <QCoreApplication>

#include <algorithm>

namespace loom {
namespace {

QString tr(const char* text) { return QCoreApplication::translate("Figures", text); }

Result<Figure> figure_4_5(const FigureRequest& request) {
  auto scenario = scenario_for(request, "gtx980");
  if (!scenario)
    return tl::unexpected<Error>(scenario.error());
  scenario->view = {};
  const auto snapshot = snapshot_of(*scenario, *request.catalogue);
  if (!snapshot)
    return tl::unexpected<Error>(snapshot.error());
  Figure figure =
      titled("thesis-4.5",
             tr("Cusp behaviour, %1").arg(QString::fromStdString(scenario->gpu->name)), *scenario);
  figure.panels.push_back(cusp_panel(**snapshot, {.operating_point = false}));
  figure.sources.push_back(thesis("§4.5, Figure 4.5"));
  return figure;
}

/// One small panel a GPU, for 90 % of the peak as the experiment is plotted.
Result<Figure> figure_4_6(const FigureRequest& request) {
  Figure figure;
  figure.id = "thesis-4.6";
  figure.title = tr("Cusp behaviour by GPU, warps for 90 % of a peak").toStdString();
  figure.caption = tr("Line: bound model. Dots: measured, where data is at hand. Hatched: more "
                      "warps than the SM holds.")
                       .toStdString();
  figure.footnotes = {figure.caption};
  figure.sources = {thesis("§4.5, Figure 4.6")};
  figure.columns = 3;
  for (const GpuPtr& gpu : complete_gpus(*request.catalogue)) {
    Scenario scenario = default_scenario(gpu);
    scenario.target = 0.9;
    const auto snapshot = snapshot_of(scenario, *request.catalogue);
    if (!snapshot)
      return tl::unexpected<Error>(snapshot.error());
    Panel panel =
        cusp_panel(**snapshot, {.operating_point = false, .branches = false, .labels = false});
    panel.title = gpu->name;
    panel.x.label = tr("α").toStdString();
    panel.y.label = tr("warps").toStdString();
    panel.y.unit = tr("per SM").toStdString();
    for (Curve& curve : panel.curves)
      curve.label.clear();
    figure.panels.push_back(std::move(panel));
    for (const std::string& source : scenario_sources(scenario))
      if (std::ranges::find(figure.sources, source) == figure.sources.end())
        figure.sources.push_back(source);
  }
  return figure;
}

} // namespace

std::vector<FigureEntry> figures_thesis_cusp() {
  return {{QStringLiteral("thesis-4.5"), tr("Cusp, Maxwell"), 0.62, figure_4_5},
          {QStringLiteral("thesis-4.6"), tr("Cusp by GPU"), 1.0, figure_4_6}};
}

} // namespace loom
