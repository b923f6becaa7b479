#include "core/gpu/catalogue.h"
#include "widgets/figures/catalogue.h"
#include "widgets/style/tr.h"
#include "widgets/views/accuracy/needed_chart.h"

namespace loom {
namespace {

Result<Figure> needed(const FigureRequest& request) {
  const std::vector<NeededCase> cases = needed_cases(*request.catalogue);
  std::vector<NeededAnswers> models;
  for (const char* id : {"bound", "saturation"})
    models.push_back(needed_answers(cases, *model_from(id)));
  Figure figure = needed_description(cases, models);
  figure.panels.insert(figure.panels.begin(), needed_panel(cases, models));
  return figure;
}

} // namespace

std::vector<FigureEntry> figures_needed_warps() {
  return {
      {QStringLiteral("needed-warps"), tr("Warps needed, measured and predicted"), 0.75, needed}};
}

} // namespace loom
