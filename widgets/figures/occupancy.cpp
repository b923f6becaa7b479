#include "widgets/figures/shared/source_figure.h"
#include "widgets/style/tr.h"
#include "widgets/views/occupancy/occupancy_figure.h"

namespace loom {
namespace {

Result<Figure> occupancy_of_document(const FigureRequest& request) {
  const Scenario& scenario = request.document.scenario;
  return run_occupancy(scenario).map(
      [&](const OccupancyRun& run) { return occupancy_figure(scenario, run); });
}

} // namespace

std::vector<FigureEntry> figures_occupancy() {
  using namespace figure_option;
  return {{QStringLiteral("occupancy"), tr("What an SM holds of a scenario's launch"), 0.62,
           occupancy_of_document, every & ~warps}};
}

} // namespace loom
