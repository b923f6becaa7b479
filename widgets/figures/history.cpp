#include "widgets/figures/shared/source_figure.h"
#include "widgets/style/tr.h"
#include "widgets/texts/statuses.h"
#include "widgets/texts/words.h"
#include "widgets/views/history/cusp_chart.h"
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
  if (!request.gpu_chosen() && scenario == default_scenario(scenario.gpu))
    scenario.alpha = 49, scenario.warps = 32; // too few at the cusp: the latency roof is seen
  return snapshot_of(std::move(scenario), *request.catalogue).map([](const SnapshotPtr& snapshot) {
    return roofline_figure(*snapshot);
  });
}

} // namespace

std::vector<FigureEntry> figures_history() {
  using namespace figure_option;
  return {{QStringLiteral("cusp-history"), tr("The cusp of every GPU from 2006 on"), 0.75,
           figure_cusps},
          {QStringLiteral("roofline-latency"),
           tr("Roofline with the roof that latency puts under it"), 0.62, figure_roofline, all}};
}

} // namespace loom
