#include "widgets/views/memory/memory_figure.h"

#include <QCoreApplication>

namespace loom {

MemoryDrawing memory_drawing(MemoryChart chart, const Document& document,
                             const Catalogue& catalogue) {
  MemoryRequest request{.chart = chart,
                        .gpus = gpus_for(chart, catalogue, document.scenario.gpu),
                        .chosen = document.scenario.gpu,
                        .detailed = {},
                        .pinned = {},
                        .catalogue = &catalogue,
                        .logarithmic = true};
  std::vector<Pin> pins = document.pins;
  assign_series(pins);
  for (const Pin& pin : pins)
    if (!pin.hidden)
      request.pinned.emplace(pin.gpu->id, series_role(pin.series));
  return draw_memory(request);
}

Figure memory_figure(MemoryChart chart, const Document& document, const Catalogue& catalogue) {
  MemoryDrawing drawing = memory_drawing(chart, document, catalogue);
  Figure figure;
  figure.id = "memory-" + std::string(memory_chart_ids[static_cast<std::size_t>(chart)]);
  figure.title = QCoreApplication::translate("MemoryView", "%1, %2")
                     .arg(chart_name(chart), QString::fromStdString(document.scenario.gpu->name))
                     .toStdString();
  figure.caption = drawing.panel.title;
  figure.sources = std::move(drawing.sources);
  figure.panels.push_back(std::move(drawing.panel));
  return figure;
}

} // namespace loom
