#include "widgets/views/occupancy/occupancy_figure.h"

#include "core/scenario/advice.h"

#include "core/figure/build.h"
#include "core/figure/sources.h"
#include "widgets/style/tr.h"
#include "widgets/texts/figure_head.h"
#include "widgets/texts/parameter_text.h"
#include "widgets/texts/statuses.h"
#include "widgets/texts/words.h"
#include "widgets/views/diagram_builder.h"
#include "widgets/views/occupancy/occupancy_words.h"
#include "widgets/views/occupancy/sm_drawing.h"

#include <QStringList>

namespace loom {
namespace {

constexpr double kib = 1024;

double unit_of(LaunchResource resource) { return resource == LaunchResource::shared ? kib : 1; }

/// Stairs: a value between two steps takes what the next step takes.
std::vector<Point> stairs(const OccupancyRun& run, LaunchResource resource) {
  std::vector<Point> points;
  double before = 0;
  for (const OccupancyPoint& each : occupancy_curve(*run.limits, run.launch.config, resource)) {
    const double x = place_of(resource, each.value), y = each.warps;
    if (points.empty() || points.back().y != y) {
      points.push_back({before, y});
      points.push_back({x, y});
    } else {
      points.back().x = x;
    }
    before = x;
  }
  return points;
}

} // namespace

double place_of(LaunchResource resource, int value) { return value / unit_of(resource); }

int value_at(const ComputeLimits& limits, LaunchResource resource, double place) {
  return snapped(limits, resource, place * unit_of(resource));
}

Panel occupancy_panel(const OccupancyRun& run, LaunchResource resource) {
  Panel panel;
  panel.x.label = resource_name(resource).toStdString();
  if (resource == LaunchResource::shared)
    panel.x.unit = tr("KiB").toStdString();
  panel.x.max = place_of(resource, range_of(*run.limits, resource).high);
  panel.y = {.label = tr("resident warps").toStdString(),
             .unit = tr("warps/SM").toStdString(),
             .max = static_cast<double>(run.limits->warps)};
  // Named once in a row of these, where the stairs have gone down and leave room.
  const bool named = resource == LaunchResource::shared;
  if (run.warps_needed && *run.warps_needed > 0)
    add_clipped(
        panel,
        {.id = "needed",
         .label = named ? tr("needed %1").arg(whole_warps(*run.warps_needed)).toStdString() : "",
         .role = Role::guide,
         .weight = Weight::thin,
         .points = {{0, *run.warps_needed}, {panel.x.max, *run.warps_needed}}});
  panel.curves.push_back({.id = "warps",
                          .role = Role::model,
                          .weight = Weight::bold,
                          .points = stairs(run, resource)});
  panel.marks.push_back({.id = "operating_point",
                         .kind = MarkKind::operating_point,
                         .at = {place_of(resource, value_of(run.launch.config, resource)),
                                static_cast<double>(run.occupancy.warps)}});
  return panel;
}

Figure occupancy_figure(const Scenario& scenario, const OccupancyRun& run) {
  const LaunchConfig& config = run.launch.config;
  Figure figure =
      titled("occupancy",
             tr("Occupancy on %1, compute capability %2")
                 .arg(QString::fromStdString(run.gpu->name), to_qstring(run.limits->cc)),
             scenario);
  QStringList caption;
  for (const LaunchResource each :
       {LaunchResource::threads, LaunchResource::registers, LaunchResource::shared})
    caption << value_words(each, value_of(config, each));
  figure.caption = (tr("A launch with %1. ").arg(caption.join(QStringLiteral(", "))) +
                    QStringList{occupancy_words(run), worth_words(run, scenario), waves_words(run)}
                        .join(QLatin1Char(' '))
                        .trimmed())
                       .toStdString();
  for (const LimitFact& fact : limit_facts(*run.limits))
    add_source(figure.sources, fact.source);
  figure.columns = 2;
  figure.panels.push_back(diagram_panel(sm_diagram(run, 28, 17)));
  for (const LaunchResource each :
       {LaunchResource::threads, LaunchResource::registers, LaunchResource::shared})
    figure.panels.push_back(occupancy_panel(run, each));
  figure.footnotes = {tr("Filled: what the resident blocks take, in alternating tints; hatched: "
                         "left over. Stairs: warps per SM against one resource, the others as "
                         "they are.")
                          .toStdString()};
  note_statuses(figure);
  return figure;
}

} // namespace loom
