#include "widgets/figures/shared/source_figure.h"
#include "widgets/style/tr.h"
#include "widgets/views/history/wall_chart.h"

#include <algorithm>

namespace loom {
namespace {

/// The thesis's data end early in 2016; April is the last month its slope is met with.
constexpr double thesis_end = 2016 + 4.0 / 12;

Result<Figure> figure_4_4(const FigureRequest& request) {
  const std::vector<GpuPtr> gpus = built_in_gpus(*request.catalogue);
  std::vector<GpuPtr> used;
  for (const std::string& id : thesis_gpus())
    if (const auto gpu = request.catalogue->find(id))
      used.push_back(*gpu);
  const auto geforce = wall_points(gpus, {.segment = "GeForce"});
  const auto early = wall_points(gpus, {.segment = "GeForce", .to = thesis_end});
  const auto centre = wall_points(gpus, {.segment = "data centre"});
  const auto fit = fit_wall(geforce), thesis_fit = fit_wall(early);
  if (!fit || !thesis_fit)
    return tl::unexpected<Error>(!fit ? fit.error() : thesis_fit.error());

  Panel panel = wall_panel(geforce.front().date, geforce.back().date, 0.01, 1);
  const double first = geforce.front().date, last = geforce.back().date;
  panel.areas = {wall_band("band_all", *fit, Role::series3, first, last),
                 wall_band("band_thesis", *thesis_fit, Role::model, first, thesis_end)};
  panel.curves.push_back(wall_line("fit_all", *fit, Role::series3, first, last));
  panel.curves.push_back(wall_line("fit_thesis", *thesis_fit, Role::model, first, thesis_end));
  panel.curves.push_back(wall_dots("geforce", tr("GeForce"), Role::measured, geforce));
  panel.curves.push_back(wall_dots("data_centre", tr("data centre"), Role::series2, centre));
  for (const GpuPtr& gpu : used)
    for (const WallPoint& point : wall_points(std::span(&gpu, 1)))
      panel.marks.push_back({.id = gpu->id,
                             .label = gpu->architecture,
                             .kind = MarkKind::limit,
                             .role = Role::model,
                             .at = {point.date, point.ratio}});

  Figure figure;
  figure.id = "thesis-4.4";
  figure.title = tr("The memory wall: bandwidth against arithmetic since 2006").toStdString();
  figure.caption =
      tr("Pin bandwidth divided by CUDA cores × clock against release; lines are least-squares "
         "fits of the logarithm to GeForce GPUs, bands where the line is with 95 % confidence.")
          .toStdString();
  figure.sources = {thesis("§4.4, Figure 4.4")};
  for (const GpuPtr& gpu : gpus)
    if (!gpu->released.empty() && bytes_per_core_cycle(gpu->facts))
      add_source(figure.sources, *gpu, FactKey::pin_bandwidth);
  figure.footnotes = {wall_words(tr("GeForce to April 2016"), *thesis_fit).toStdString(),
                      wall_words(tr("GeForce, all"), *fit).toStdString(),
                      tr("The thesis finds about 1.24× a year up to early 2016; rings are the GPUs "
                         "it uses.")
                          .toStdString()};
  figure.panels = {std::move(panel)};
  return figure;
}

} // namespace

std::vector<FigureEntry> figures_memory_wall() {
  return {{QStringLiteral("thesis-4.4"), tr("The memory wall since 2006"), 0.85, figure_4_4}};
}

} // namespace loom
