#include "widgets/workspace/snapshot.h"

namespace loom {

namespace {

std::optional<Results> results_of(const Scenario& scenario) {
  const auto model = kernel_model(scenario);
  if (!model)
    return std::nullopt;
  return Results{*model, evaluate(*model, scenario.alpha, scenario.warps), cusp(*model),
                 redundant_bounds(*model), advise(scenario, *model)};
}

} // namespace

SnapshotPtr evaluate_document(const Document& document, const Catalogue& catalogue, bool draft) {
  auto snapshot = std::make_shared<Snapshot>();
  snapshot->document = document;
  snapshot->catalogue = &catalogue;
  snapshot->results = results_of(document.scenario);
  if (!snapshot->results)
    snapshot->missing = missing_parameters(document.scenario);
  for (const Scenario& pin : document.pins)
    snapshot->pins.push_back(results_of(pin));
  snapshot->draft = draft;
  return snapshot;
}

Result<SnapshotPtr> snapshot_of(Scenario scenario, const Catalogue& catalogue) {
  if (const auto model = kernel_model(scenario); !model)
    return tl::unexpected<Error>(model.error());
  return evaluate_document(Document{std::move(scenario), {}}, catalogue);
}

} // namespace loom
