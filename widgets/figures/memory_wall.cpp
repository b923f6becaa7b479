#include "core/model/memory_wall.h"

#include "core/base/number.h"
#include "widgets/figure/source_figure.h"
#include "widgets/figure/words.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>

namespace loom {
namespace {

QString tr(const char* text) { return QCoreApplication::translate("Figures", text); }

/// The thesis's data end early in 2016; April is the last month its slope is met with.
constexpr double thesis_end = 2016 + 4.0 / 12;

Curve dots(const char* id, const QString& label, Role role, std::span<const WallPoint> points) {
  Curve curve{.id = id, .label = label.toStdString(), .role = role, .dots = true};
  for (const WallPoint& point : points)
    curve.points.push_back({point.date, point.ratio});
  return curve;
}

Curve line(const char* id, const WallFit& fit, Role role, double from, double to) {
  return {.id = id,
          .label = tr("%1× a year").arg(number(fit.factor())).toStdString(),
          .role = role,
          .points = {{from, fit.ratio(from)}, {to, fit.ratio(to)}}};
}

/// The band, closed: its lower edge from left to right, its upper one back.
Area band(const char* id, const WallFit& fit, Role role, double from, double to) {
  constexpr int steps = 32;
  Area area{.id = id, .role = role};
  for (int i = 0; i <= steps; ++i) {
    const double date = from + (to - from) * i / steps;
    area.outline.push_back({date, fit.band(date).low});
  }
  for (int i = steps; i >= 0; --i) {
    const double date = from + (to - from) * i / steps;
    area.outline.push_back({date, fit.band(date).high});
  }
  return area;
}

std::string fit_words(const QString& what, const WallFit& fit) {
  const Interval interval = fit.factor_interval();
  return tr("%1: %2 GPUs, arithmetic outpaces memory by %3× a year (95 %: %4 to %5), the ratio "
            "halves in %6 years.")
      .arg(what)
      .arg(fit.count)
      .arg(QString::fromStdString(significant(fit.factor(), 4)),
           QString::fromStdString(significant(interval.low, 4)),
           QString::fromStdString(significant(interval.high, 4)), number(fit.halving_years()))
      .toStdString();
}

/// A hairline at each halving of 1 B, labelled 1/2, 1/4, ...
void add_halvings(Panel& panel) {
  for (int halvings = 1; halvings < 8; ++halvings) {
    const double ratio = std::exp2(-halvings);
    if (ratio > panel.y.min && ratio < panel.y.max)
      panel.curves.push_back({.id = "halving_" + std::to_string(halvings),
                              .label = "1/" + std::to_string(1 << halvings),
                              .role = Role::guide,
                              .weight = Weight::hair,
                              .points = {{panel.x.min, ratio}, {panel.x.max, ratio}}});
  }
}

Result<Figure> figure_4_4(const FigureRequest& request) {
  std::vector<GpuPtr> gpus, used;
  for (const std::string& id : request.catalogue->ids())
    if (const auto gpu = request.catalogue->find(id); gpu && request.catalogue->built_in(id))
      gpus.push_back(*gpu);
  for (const std::string& id : thesis_gpus())
    if (const auto gpu = request.catalogue->find(id))
      used.push_back(*gpu);
  const auto geforce = wall_points(gpus, {.segment = "GeForce"});
  const auto early = wall_points(gpus, {.segment = "GeForce", .to = thesis_end});
  const auto centre = wall_points(gpus, {.segment = "data centre"});
  const auto fit = fit_wall(geforce), thesis_fit = fit_wall(early);
  if (!fit || !thesis_fit)
    return tl::unexpected<Error>(!fit ? fit.error() : thesis_fit.error());

  Panel panel;
  panel.x = {.label = tr("release").toStdString(),
             .unit = tr("year").toStdString(),
             .min = std::floor(geforce.front().date),
             .max = std::ceil(geforce.back().date)};
  panel.y = {.label = tr("memory / arithmetic").toStdString(),
             .unit = tr("B/core/cycle").toStdString(),
             .kind = AxisKind::log,
             .min = 0.01,
             .max = 1};
  add_halvings(panel);
  const double first = geforce.front().date, last = geforce.back().date;
  panel.areas = {band("band_all", *fit, Role::series3, first, last),
                 band("band_thesis", *thesis_fit, Role::model, first, thesis_end)};
  panel.curves.push_back(line("fit_all", *fit, Role::series3, first, last));
  panel.curves.push_back(line("fit_thesis", *thesis_fit, Role::model, first, thesis_end));
  panel.curves.push_back(dots("geforce", tr("GeForce"), Role::measured, geforce));
  panel.curves.push_back(dots("data_centre", tr("data centre"), Role::series2, centre));
  for (const GpuPtr& gpu : used)
    for (const WallPoint& point : wall_points(std::span(&gpu, 1)))
      panel.marks.push_back({.id = point.id,
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
    if (const Fact* fact = gpu->facts.find(FactKey::pin_bandwidth);
        fact && bytes_per_core_cycle(gpu->facts) &&
        std::ranges::find(figure.sources, fact->source) == figure.sources.end())
      figure.sources.push_back(fact->source);
  figure.footnotes = {fit_words(tr("GeForce to April 2016"), *thesis_fit),
                      fit_words(tr("GeForce, all"), *fit),
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
