#include "core/model/prior/prior.h"
#include "core/plot/measured.h"
#include "widgets/figure/source_figure.h"
#include "widgets/figure/statuses.h"
#include "widgets/figure/words.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>
#include <limits>

namespace loom {
namespace {

constexpr double missing = std::numeric_limits<double>::quiet_NaN();

QString tr(const char* text) { return QCoreApplication::translate("Figures", text); }

std::string shown(std::optional<double> warps) {
  return warps && std::isfinite(*warps) ? number(*warps).toStdString() : "–";
}

/// Least measured occupancy with 90 % of the peak at the measured intensity nearest to `alpha`.
double measured_warps(const GpuSpec& gpu, const Catalogue& catalogue, const KernelModel& model,
                      double alpha) {
  double best = missing, least = 1.5;
  for (const Measurement& measurement : gpu.measurements)
    if (const auto points = catalogue.points(measurement);
        points && measurement.mix == "global" && measurement.access == "coalesced")
      for (const Point& point :
           measured_warps_needed(*points, model, 0.9, measurement.extra_arithmetic).points)
        if (const double away = std::max(point.x / alpha, alpha / point.x); away < least)
          least = away, best = point.y;
  return best;
}

/// The example of the guide: 600 cycles, an instruction takes 4 of the SM's, α = 30 (§4.8).
std::vector<Cell> own_example() {
  const KernelModel model{.other_lat = 600,
                          .other_alu_lat = 600,
                          .alu_lat = 0,
                          .other_thru = 1,
                          .alu_thru = 0.25,
                          .issue_thru = 0.25};
  return {{tr("the guide's example").toStdString()},
          {"30"},
          {shown(prior_warps_needed(Prior::cuda_guide, model, 30))},
          {shown(prior_warps_needed(Prior::guide_refined, model, 30))},
          {"–"},
          {"–"}};
}

Result<Figure> figure_4_10(const FigureRequest& request) {
  Panel bars{.kind = PanelKind::bars}, table{.kind = PanelKind::table};
  bars.x = {.kind = AxisKind::category};
  bars.y = {.label = tr("warps needed").toStdString(), .unit = "warps/SM"};
  BarSeries guide{
      .id = "guide", .label = tr("the guide's estimate").toStdString(), .role = Role::model};
  BarSeries better{.id = "with_arithmetic",
                   .label = tr("with arithmetic latency").toStdString(),
                   .role = Role::series2};
  BarSeries measured{
      .id = "measured", .label = tr("measured for 90 %").toStdString(), .role = Role::measured};
  table.table.header = {tr("GPU").toStdString(),
                        "α",
                        tr("guide (warps/SM)").toStdString(),
                        tr("refined guide (warps/SM)").toStdString(),
                        tr("with arithmetic latency (warps/SM)").toStdString(),
                        tr("guide / better").toStdString()};
  table.table.rows.push_back(own_example());
  Figure figure;
  figure.sources = {thesis("§4.8, Figure 4.10")};
  double top = 0;
  const auto add = [&](const GpuPtr& gpu, double alpha) {
    Scenario scenario;
    scenario.gpu = gpu;
    const auto model = kernel_model(scenario);
    if (!model)
      return;
    const auto low = prior_warps_needed(Prior::cuda_guide, *model, alpha);
    const auto refined = prior_warps_needed(Prior::guide_refined, *model, alpha);
    const auto high = prior_warps_needed(Prior::guide_with_arithmetic, *model, alpha);
    const std::string marks = status_marks(scenario);
    bars.x.categories.push_back(marked(gpu->name, marks));
    guide.heights.push_back(low.value_or(missing));
    better.heights.push_back(high.value_or(missing));
    measured.heights.push_back(measured_warps(*gpu, *request.catalogue, *model, alpha));
    for (const double height :
         {guide.heights.back(), better.heights.back(), measured.heights.back()})
      if (std::isfinite(height))
        top = std::max(top, height);
    table.table.rows.push_back({{gpu->name},
                                {number(alpha).toStdString()},
                                {shown(low), marks},
                                {shown(refined), marks},
                                {shown(high), marks},
                                {low && high ? number(*low / *high).toStdString() : "–", marks}});
    add_numbers(figure, scenario);
  };
  const std::vector<std::string> ids = thesis_gpus();
  for (std::size_t index = 0; index < ids.size(); ++index) {
    const auto gpu = request.catalogue->find(ids[index]);
    if (!gpu)
      return tl::unexpected<Error>(gpu.error());
    add(*gpu, guide_alpha(index));
  }
  // Measured for this program; with less arithmetic no occupancy reaches 90 % of the peak.
  if (const auto h200 = request.catalogue->find("h200"))
    add(*h200, 129);
  bars.y.max = round_up(1.05 * top);
  bars.bars = {guide, better, measured};
  figure.id = "thesis-4.10";
  figure.title =
      tr("The CUDA guide's estimate of the warps needed, and a better one").toStdString();
  figure.caption =
      tr("Guide: mem_lat·alu_thru/α. Better: alu_lat·alu_thru more. α is a little above "
         "alu_thru/mem_thru. In the guide's example an instruction takes 4 cycles and "
         "a load 600.")
          .toStdString();
  figure.footnotes = {figure.caption};
  note_statuses(figure);
  figure.panels = {std::move(bars), std::move(table)};
  return figure;
}

} // namespace

std::vector<FigureEntry> figures_thesis_guide() {
  return {{QStringLiteral("thesis-4.10"), tr("The CUDA guide's estimate and a better one"), 0.8,
           figure_4_10}};
}

} // namespace loom
