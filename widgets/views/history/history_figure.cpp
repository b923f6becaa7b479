#include "widgets/views/history/history_figure.h"

#include "widgets/views/history/roofline_chart.h"

namespace loom {

HistoryGpus::HistoryGpus(const Catalogue& catalogue)
    : all(built_in_gpus(catalogue)), warps(warps_by_gpu(catalogue)),
      cusps(cusp_history(catalogue)) {}

std::size_t HistoryGpus::front(const Document& document) const {
  const auto chosen = cusps.find(document.history.gpu);
  return chosen ? *chosen : cusps.find(document.scenario.gpu->id).value_or(0);
}

WallChoice thesis_wall() { return {.segment = "GeForce"}; }

HistoryDrawing draw_history(const HistoryGpus& gpus, const Snapshot& snapshot) {
  const HistoryPart& part = snapshot.document.history;
  const std::string& gpu = snapshot.scenario().gpu->id;
  switch (part.chart) {
  case HistoryChart::wall:
    return draw_wall(gpus.all, part.wall.value_or(thesis_wall()), {gpu, part.gpu});
  case HistoryChart::warps:
    return draw_warps(gpus.warps, part.gpu.empty() ? gpu : part.gpu);
  case HistoryChart::factors:
    return draw_factors(gpus.warps, {gpu, part.gpu});
  case HistoryChart::cusps:
    return gpus.cusps.gpus.empty() ? HistoryDrawing{}
                                   : draw_cusp(gpus.cusps, gpus.front(snapshot.document));
  case HistoryChart::roofline:
    return snapshot.results ? draw_roofline(snapshot) : HistoryDrawing{};
  }
  return {};
}

Figure history_figure(const HistoryGpus& gpus, const Snapshot& snapshot) {
  const HistoryChart chart = snapshot.document.history.chart;
  if (chart == HistoryChart::roofline)
    return snapshot.results ? roofline_figure(snapshot) : Figure{};
  HistoryDrawing drawing = draw_history(gpus, snapshot);
  Figure figure;
  figure.id = "history-" + std::string(history_chart_ids[static_cast<std::size_t>(chart)]);
  figure.title = chart_name(chart).toStdString();
  figure.caption = drawing.words.toStdString();
  figure.footnotes = {figure.caption};
  figure.sources = std::move(drawing.sources);
  figure.panels.push_back(std::move(drawing.panel));
  return figure;
}

} // namespace loom
