// The loom of a scenario.

#include "core/scenario/loom_run.h"
#include "core/scenario/workload.h"
#include "widgets/figures/catalogue.h"
#include "widgets/style/tr.h"
#include "widgets/views/loom/loom_figure.h"
#include "widgets/views/loom/loom_sentence.h"

namespace loom {
namespace {

Result<Figure> loom_of_document(const FigureRequest& request) {
  const SnapshotPtr snapshot = evaluate_document(request.document, *request.catalogue);
  const ResolvedScenario& scenario = snapshot->scenario();
  return workload_numbers(scenario)
      .and_then([&](const LoopNumbers& numbers) { return loom_picture(scenario, numbers); })
      .map([&](LoomPicture picture) {
        name_classes(picture, scenario);
        picture.from += request.moment * flow_cycles(picture);
        return loom_figure(*snapshot, std::move(picture));
      });
}

} // namespace

std::vector<FigureEntry> figures_loom() {
  return {{QStringLiteral("loom"), tr("Latency being hidden: the warps of an SM"), 0.62,
           loom_of_document, figure_option::every}};
}

} // namespace loom
