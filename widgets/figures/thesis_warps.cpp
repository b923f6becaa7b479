#include "core/base/number.h"
#include "widgets/figure/source_figure.h"
#include "widgets/figure/words.h"
#include "widgets/views/history/warps_chart.h"

#include <QCoreApplication>

namespace loom {
namespace {

QString tr(const char* text) { return QCoreApplication::translate("Figures", text); }

Result<Figure> figure_4_2(const FigureRequest& request) {
  const std::vector<GpuWarps> gpus = warps_by_gpu(*request.catalogue);
  Panel ratios;
  ratios.kind = PanelKind::table;
  ratios.table.header = {tr("GPU").toStdString(),
                         tr("year").toStdString(),
                         tr("arithmetic (warps/SM)").toStdString(),
                         tr("memory (warps/SM)").toStdString(),
                         tr("ratio, model").toStdString(),
                         tr("ratio, published").toStdString()};
  std::vector<std::string> sources{thesis("§4.3, Figure 4.2")};
  for (const GpuWarps& of : gpus) {
    Scenario scenario;
    scenario.gpu = of.gpu;
    ratios.table.rows.push_back({{of.gpu->name},
                                 {of.gpu->released.substr(0, 4)},
                                 {significant(of.arithmetic)},
                                 {significant(of.memory)},
                                 {significant(of.model_ratio())},
                                 {of.thesis_ratio ? significant(*of.thesis_ratio) : "–"}});
    for (const std::string& source : scenario_sources(scenario))
      add_source(sources, source);
  }
  Figure figure;
  figure.id = "thesis-4.2";
  figure.title = tr("Warps needed to hide arithmetic and memory latency").toStdString();
  figure.caption = tr("Model: latency × throughput limit. The published ratio divides the warps "
                      "measured for 90 % of the memory peak by those for the arithmetic peak, so "
                      "it is larger than the model's.")
                       .toStdString();
  figure.footnotes = {figure.caption};
  figure.sources = sources;
  figure.panels = {warps_panel(gpus), ratios};
  return figure;
}

} // namespace

std::vector<FigureEntry> figures_thesis_warps() {
  return {{QStringLiteral("thesis-4.2"), tr("Warps for arithmetic and for memory latency"), 0.75,
           figure_4_2}};
}

} // namespace loom
