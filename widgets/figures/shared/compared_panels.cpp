#include "widgets/figures/shared/compared_panels.h"

#include "core/figure/figure_look.h"
#include "widgets/texts/words.h"

#include <algorithm>

namespace loom {

namespace {

/// Says in the panels' titles whose they are.
void name_panels(Figure& figure, const QString& name) {
  for (Panel& panel : figure.panels)
    panel.title = name.toStdString() + (panel.title.empty() ? "" : ": " + panel.title);
}

} // namespace

Result<Figure> compared_figure(const FigureEntry& entry, const FigureRequest& request) {
  // What shows the GPUs of its source reads no other.
  const bool of_a_gpu = (entry.reads & figure_option::gpu) != 0;
  if (entry.compares || !of_a_gpu || request.document.pins.empty())
    return entry.build(request);
  const Document& document = request.document;
  FigureRequest one = request;
  one.document.pins.clear();
  Result<Figure> own = entry.build(one);
  if (!own)
    return own;
  // A source's figure has a GPU of its own while none is chosen: its title says which.
  if (request.gpu_chosen())
    name_panels(*own, scenario_name(document));
  std::vector<Figure> others;
  std::size_t panels = own->panels.size();
  for (const Pin& pin : document.pins) {
    one.document.scenario = as_compared(pin, document.scenario);
    one.given = request.given | figure_option::gpu;
    Result<Figure> other = entry.build(one);
    if (!other)
      return other;
    name_panels(*other, pin_name(document, pin));
    panels += other->panels.size();
    others.push_back(*std::move(other));
  }
  if (panels > max_joined_panels)
    return bad_argument(
        LOOM_TEXT("--compare: that would be %1 panels, and there is room for %2; compare fewer")(
            panels, max_joined_panels));
  FigureLook together;
  together.share_axes = true;
  const int columns = own->panels.size() == 1 ? static_cast<int>(std::min<std::size_t>(panels, 3))
                                              : std::max(1, own->columns);
  together.columns = std::min(columns, max_look_columns);
  return with_look(*std::move(own), together, others).figure;
}

bool reads_view(const FigureEntry& entry, const FigureRequest& request) {
  FigureRequest plain = request;
  plain.document.scenario.view = {};
  for (Pin& pin : plain.document.pins)
    pin.view = {};
  if (plain.document == request.document)
    return true;
  const Result<Figure> figure = compared_figure(entry, request);
  const Result<Figure> without = compared_figure(entry, plain);
  return !figure || !without || *figure != *without;
}

} // namespace loom
