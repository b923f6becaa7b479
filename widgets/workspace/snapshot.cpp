#include "widgets/workspace/snapshot.h"

namespace loom {

namespace {

std::optional<Results> results_of(const ResolvedScenario& scenario) {
  const auto model = kernel_model(scenario);
  if (!model)
    return std::nullopt;
  return Results{*model, evaluate(*model, scenario.alpha, scenario.warps), cusp(*model),
                 redundant_bounds(*model), advise(scenario, *model)};
}

} // namespace

SnapshotPtr evaluate_document(const Document& document, const Catalogue& catalogue, bool draft) {
  auto snapshot = std::make_shared<Snapshot>(
      Snapshot{.document = document, .resolved = document.scenario, .catalogue = &catalogue});
  snapshot->results = results_of(snapshot->resolved);
  if (!snapshot->results)
    snapshot->missing = missing_parameters(snapshot->resolved);
  for (const Scenario& pin : document.pins)
    snapshot->pins.push_back(results_of(pin));
  snapshot->draft = draft;
  return snapshot;
}

Result<SnapshotPtr> snapshot_of(const ResolvedScenario& scenario, const Catalogue& catalogue) {
  if (const auto model = kernel_model(scenario); !model)
    return tl::unexpected<Error>(model.error());
  return evaluate_document(Document{scenario, {}}, catalogue);
}

} // namespace loom
