#include "core/base/number.h"
#include "widgets/figure/source_figure.h"
#include "widgets/figure/words.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>

namespace loom {
namespace {

QString tr(const char* text) { return QCoreApplication::translate("Figures", text); }

/// Warps for 90 % of the memory peak over warps for the arithmetic peak, as §4.3 prints them.
struct PublishedRatio {
  const char* gpu;
  double ratio;
};
constexpr std::array<PublishedRatio, 5> published_ratios{
    {{"8800gtx", 4}, {"gtx280", 2.7}, {"gtx480", 2.3}, {"gtx680", 1.6}, {"gtx980", 1.7}}};

double published_ratio(const std::string& gpu) {
  for (const PublishedRatio& row : published_ratios)
    if (gpu == row.gpu)
      return row.ratio;
  return std::nan("");
}

std::string shown(double value) { return std::isnan(value) ? "–" : significant(value); }

Result<Figure> figure_4_2(const FigureRequest& request) {
  Panel bars, ratios;
  bars.kind = PanelKind::bars;
  bars.x = {.kind = AxisKind::category};
  bars.y = {.label = tr("warps needed").toStdString(), .unit = tr("warps/SM").toStdString()};
  BarSeries arithmetic{.id = "arithmetic",
                       .label = tr("arithmetic latency").toStdString(),
                       .role = Role::arithmetic};
  BarSeries memory{
      .id = "memory", .label = tr("memory latency").toStdString(), .role = Role::memory};
  BarSeries measured{.id = "memory_90",
                     .label = tr("memory, measured for 90 %").toStdString(),
                     .role = Role::measured};
  ratios.kind = PanelKind::table;
  ratios.table.header = {tr("GPU").toStdString(),
                         tr("year").toStdString(),
                         tr("arithmetic (warps/SM)").toStdString(),
                         tr("memory (warps/SM)").toStdString(),
                         tr("ratio, model").toStdString(),
                         tr("ratio, published").toStdString()};
  double top = 0;
  std::vector<std::string> sources{thesis("§4.3, Figure 4.2")};
  for (const GpuPtr& gpu : complete_gpus(*request.catalogue)) {
    Scenario scenario;
    scenario.gpu = gpu;
    const Cusp shape = cusp(*kernel_model(scenario));
    const double ninety =
        gpu->facts.value(FactKey::warps_90).value_or(std::numeric_limits<double>::quiet_NaN());
    const double ratio = published_ratio(gpu->id);
    bars.x.categories.push_back(gpu->name);
    arithmetic.heights.push_back(shape.warps_at_infinity);
    memory.heights.push_back(shape.warps_at_zero);
    measured.heights.push_back(ninety);
    top = std::max(
        {top, shape.warps_at_infinity, shape.warps_at_zero, std::isnan(ninety) ? 0 : ninety});
    ratios.table.rows.push_back({{gpu->name},
                                 {gpu->released.substr(0, 4)},
                                 {significant(shape.warps_at_infinity)},
                                 {significant(shape.warps_at_zero)},
                                 {significant(shape.warps_at_zero / shape.warps_at_infinity)},
                                 {shown(ratio)}});
    for (const std::string& source : scenario_sources(scenario))
      if (std::ranges::find(sources, source) == sources.end())
        sources.push_back(source);
  }
  bars.y.max = round_up(top * 1.05);
  bars.bars = {arithmetic, memory, measured};
  Figure figure;
  figure.id = "thesis-4.2";
  figure.title = tr("Warps needed to hide arithmetic and memory latency").toStdString();
  figure.caption = tr("Model: latency × throughput limit. The published ratio divides the warps "
                      "measured for 90 % of the memory peak by those for the arithmetic peak, so "
                      "it is larger than the model's.")
                       .toStdString();
  figure.footnotes = {figure.caption};
  figure.sources = sources;
  figure.panels = {bars, ratios};
  return figure;
}

} // namespace

std::vector<FigureEntry> figures_thesis_warps() {
  return {{QStringLiteral("thesis-4.2"), tr("Warps for arithmetic and for memory latency"), 0.75,
           figure_4_2}};
}

} // namespace loom
