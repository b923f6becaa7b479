#include "widgets/views/history/cusp_chart.h"

#include "core/scenario/complete_gpus.h"
#include "core/scenario/workload.h"
#include "widgets/look/problem_text.h"
#include "widgets/style/tr.h"
#include "widgets/texts/figure_head.h"
#include "widgets/texts/words.h"
#include "widgets/views/cusp/cusp_figure.h"
#include "widgets/workspace/snapshot.h"

#include <algorithm>
#include <cmath>
#include <iterator>
#include <limits>

namespace loom {
namespace {

constexpr std::size_t named_ghosts = 3; ///< more names would crowd the margin

const GpuSpec& gpu_of(const Snapshot& snapshot) { return *snapshot.scenario().gpu; }

double highest(const Snapshot& snapshot) {
  const Cusp& shape = snapshot.results->cusp;
  return std::max({shape.warps_at_zero, shape.warps_at_infinity,
                   shape.cusp ? shape.cusp->warps : 0.0,
                   max_warps(snapshot.scenario()).value_or(0)});
}

/// The curve of a GPU that others came after, `age` GPUs ago, thinner with age.
Curve ghost(const Panel& panel, const GpuSpec& gpu, std::size_t age) {
  const auto needed = std::ranges::find(panel.curves, "needed", &Curve::id);
  Curve curve = needed == panel.curves.end() ? Curve{} : *needed;
  curve.id = "earlier_" + gpu.id;
  curve.role = age == 1 ? Role::ghost : Role::guide;
  curve.weight = age == 1 ? Weight::normal : age <= named_ghosts ? Weight::thin : Weight::hair;
  return curve;
}

CuspPanelOptions options(const CuspHistory& history, bool labels) {
  return {.operating_point = false, .branches = false, .labels = labels, .y_max = history.top};
}

} // namespace

std::optional<std::size_t> CuspHistory::find(const std::string& gpu) const {
  const auto found = std::ranges::find(
      gpus, gpu, [](const SnapshotPtr& each) -> const std::string& { return gpu_of(*each).id; });
  return found == gpus.end() ? std::nullopt
                             : std::optional(static_cast<std::size_t>(found - gpus.begin()));
}

CuspHistory cusp_history(const Catalogue& catalogue) {
  CuspHistory history;
  for (const GpuPtr& gpu : complete_gpus(catalogue))
    if (const auto snapshot = snapshot_of(default_scenario(gpu), catalogue)) {
      history.gpus.push_back(*snapshot);
      history.top = std::max(history.top, 1.25 * highest(**snapshot));
    }
  return history;
}

Panel cusp_tile(const CuspHistory& history, std::size_t index) {
  const Snapshot& shown = *history.gpus[index];
  Panel panel = cusp_panel(shown, options(history, false));
  panel.title = tr("%1, %2")
                    .arg(QString::fromStdString(gpu_of(shown).name),
                         QString::fromStdString(gpu_of(shown).released).left(4))
                    .toStdString();
  panel.x.label = tr("α").toStdString();
  panel.y.label = tr("n").toStdString();
  for (Mark& mark : panel.marks)
    if (mark.id == "cusp") {
      mark.kind = MarkKind::cusp;
      mark.label =
          tr("%1 at %2")
              .arg(number(shown.results->cusp.cusp->warps), number(shown.results->cusp.cusp->alpha))
              .toStdString();
    }
  if (index > 0) {
    const Snapshot& before = *history.gpus[index - 1];
    panel.curves.insert(panel.curves.begin(),
                        ghost(cusp_panel(before, options(history, false)), gpu_of(before), 1));
  }
  return panel;
}

HistoryDrawing draw_cusp(const CuspHistory& history, std::size_t index) {
  const Snapshot& shown = *history.gpus[index];
  const GpuSpec& gpu = gpu_of(shown);
  HistoryDrawing drawing;
  drawing.panel = cusp_panel(shown, options(history, true));
  Panel& panel = drawing.panel;
  std::vector<Curve> behind;
  for (std::size_t earlier = 0; earlier < index; ++earlier) {
    const Snapshot& old = *history.gpus[earlier];
    const std::size_t age = index - earlier;
    behind.push_back(ghost(cusp_panel(old, options(history, false)), gpu_of(old), age));
    // Named at its limit at α = ∞, where the margin begins.
    if (age <= named_ghosts)
      behind.push_back({.id = "limit_" + gpu_of(old).id,
                        .label = gpu_of(old).name,
                        .role = behind.back().role,
                        .points = {{axis_span(panel.x).y, old.results->cusp.warps_at_infinity}},
                        .dots = true});
  }
  panel.curves.insert(panel.curves.begin(), std::make_move_iterator(behind.begin()),
                      std::make_move_iterator(behind.end()));
  const Cusp& shape = shown.results->cusp;
  const QString most = max_warps(shown.scenario())
                           ? tr("; an SM holds %1").arg(number(*max_warps(shown.scenario())))
                           : QString();
  drawing.words = (shape.cusp ? tr("%1 of %2: %3 needs %4 warps/SM at its cusp, %5%6.")
                                    .arg(index + 1)
                                    .arg(history.gpus.size())
                                    .arg(name_and_date(gpu), number(shape.cusp->warps),
                                         alpha_words(shape.cusp->alpha), most)
                              : tr("%1 of %2: %3 has no cusp%4.")
                                    .arg(index + 1)
                                    .arg(history.gpus.size())
                                    .arg(name_and_date(gpu), most));
  drawing.sources = scenario_sources(shown.scenario());
  add_source(drawing.sources, thesis("§4.5, Figure 4.6"));
  return drawing;
}

void blend_cusp(Panel& panel, const CuspHistory& history, std::size_t from, double part) {
  panel.marks.clear();
  const KernelModel& model = history.gpus[from]->results->model;
  for (Curve& curve : panel.curves)
    if (curve.id == "needed")
      for (Point& point : curve.points)
        point.y = (1 - part) * warps_needed(model, point.x) + part * point.y;
}

CuspReading read_cusp(const CuspHistory& history, std::size_t index, double alpha, double warps) {
  CuspReading reading;
  double least = std::numeric_limits<double>::infinity();
  // From the newest: on a tie it is the one in front that is meant.
  for (std::size_t each = index + 1; each-- > 0;) {
    const double needed = warps_needed(history.gpus[each]->results->model, alpha);
    if (std::abs(needed - warps) < least)
      least = std::abs(needed - warps), reading = {each, alpha, needed, {}};
  }
  const Scenario& scenario = history.gpus[reading.index]->scenario();
  const KernelModel& model = history.gpus[reading.index]->results->model;
  const Bounds limits = bounds(model, alpha, std::numeric_limits<double>::max());
  reading.text = tr("%1, %2: %3 warps/SM\n%4; L·min = %5 cycles · %6 IPC/SM")
                     .arg(name_and_date(*scenario.gpu), alpha_words(alpha), number(reading.warps),
                          limit_read_out(limit_of(limits.binding(), scenario.mix), scenario.mix),
                          number(group_latency(model, alpha)), number(limits.peak()));
  for (const FactKey key : {FactKey::mem_lat, FactKey::alu_lat})
    if (const QString source = spoken(scenario.gpu->facts.find(key)->source);
        !reading.text.contains(source))
      reading.text += QLatin1Char('\n') + source;
  return reading;
}

} // namespace loom
