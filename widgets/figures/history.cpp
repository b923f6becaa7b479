#include "widgets/figures/shared/source_figure.h"
#include "widgets/style/tr.h"
#include "widgets/texts/statuses.h"
#include "widgets/texts/words.h"
#include "widgets/views/history/history_figure.h"
#include "widgets/views/history/roofline_chart.h"

namespace loom {
namespace {

Result<Figure> figure_cusps(const FigureRequest& request) {
  const CuspHistory history = cusp_history(*request.catalogue);
  Figure figure;
  figure.id = "cusp-history";
  figure.title = tr("The cusp through time: warps needed against α").toStdString();
  figure.caption =
      tr("Warps per SM that hide latency, n, against arithmetic intensity α, for coalesced global "
         "loads, on the same axes for all GPUs; diamond: the cusp, warps at α; dashed: the GPU "
         "before; hatched: more warps than the SM holds.")
          .toStdString();
  figure.footnotes = {figure.caption};
  figure.sources = {thesis("§4.5, Figure 4.6")};
  figure.columns = 4;
  for (std::size_t index = 0; index < history.gpus.size(); ++index) {
    const Scenario& scenario = history.gpus[index]->scenario();
    figure.panels.push_back(cusp_tile(history, index));
    std::string& title = figure.panels.back().title;
    title = marked(title, status_marks(scenario));
    add_numbers(figure, scenario);
  }
  note_statuses(figure);
  return figure;
}

Result<Figure> figure_roofline(const FigureRequest& request) {
  Scenario scenario = request.document.scenario;
  scenario.instruction_loop.reset(); // the roofline is of a mix
  if (!request.gpu_chosen() && scenario == default_scenario(scenario.gpu))
    scenario.alpha = 49, scenario.warps = 32; // too few at the cusp: the latency roof is seen
  return snapshot_of(std::move(scenario), *request.catalogue).map([](const SnapshotPtr& snapshot) {
    return roofline_figure(*snapshot);
  });
}

/// A chart of the view as its exports are called.
FigureEntry history_entry(HistoryChart chart) {
  const std::string_view id = history_chart_ids[static_cast<std::size_t>(chart)];
  return {QStringLiteral("history-") + QString::fromUtf8(id.data(), std::ssize(id)),
          chart_name(chart),
          0.62,
          [chart](const FigureRequest& request) -> Result<Figure> {
            Document document = request.document;
            document.history.chart = chart;
            return history_figure(HistoryGpus(*request.catalogue),
                                  *evaluate_document(document, *request.catalogue));
          },
          figure_option::gpu,
          false};
}

} // namespace

std::vector<FigureEntry> figures_history() {
  using namespace figure_option;
  std::vector<FigureEntry> every{{QStringLiteral("cusp-history"),
                                  tr("The cusp of every GPU from 2006 on"), 0.75, figure_cusps},
                                 {QStringLiteral("roofline-latency"),
                                  tr("Roofline with the roof that latency puts under it"), 0.62,
                                  figure_roofline, all}};
  for (const auto chart :
       {HistoryChart::wall, HistoryChart::warps, HistoryChart::factors, HistoryChart::cusps})
    every.push_back(history_entry(chart));
  return every;
}

} // namespace loom
