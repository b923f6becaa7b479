#include "widgets/workspace/snapshot.h"

#include "core/scenario/instruction_loop.h"
#include "core/scenario/models.h"

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

Result<LoopResults> loop_results(const Scenario& scenario) {
  const Loop& loop = *scenario.instruction_loop;
  const GpuSpec gpu = gpu_as_set(scenario);
  std::vector<Place> places;
  for (std::size_t i = 0; i < loop.items.size(); ++i)
    places.push_back({{}, {}, static_cast<int>(i) + 1, 1});
  const auto numbers = [&](const Loop& of) { return loop_numbers<double>(of, gpu, places); };
  return numbers(loop).map([&](LoopNumbers own) {
    LoopEvaluation evaluation = evaluate(own, scenario.warps);
    const Saturation saturation = saturation_of(gpu, own);
    const double saturated = std::isfinite(evaluation.throughput)
                                 ? saturated_throughput(own, saturation, scenario.warps)
                                 : evaluation.throughput;
    return LoopResults{std::move(own), std::move(evaluation),
                       loop_changes(loop, scenario.warps, max_warps(scenario), numbers), saturation,
                       saturated};
  });
}

SnapshotPtr evaluate_document(const Document& document, const Catalogue& catalogue, bool draft) {
  auto snapshot = std::make_shared<Snapshot>(
      Snapshot{.document = document, .resolved = document.scenario, .catalogue = &catalogue});
  assign_series(snapshot->document.pins);
  snapshot->results = results_of(snapshot->resolved);
  if (!snapshot->results)
    snapshot->missing = missing_parameters(snapshot->resolved);
  if (document.scenario.instruction_loop)
    snapshot->loop = loop_results(document.scenario);
  for (std::size_t i = 0; i < document.pins.size(); ++i)
    if (const Pin& pin = snapshot->document.pins[i]; !pin.hidden) {
      ResolvedScenario shown = as_compared(pin, document.scenario);
      if (auto results = results_of(shown))
        snapshot->compared.push_back(
            {std::move(shown), *std::move(results), pin.name, series_role(pin.series), i});
    }
  snapshot->draft = draft;
  return snapshot;
}

Result<SnapshotPtr> snapshot_of(const ResolvedScenario& scenario, const Catalogue& catalogue) {
  if (const auto model = kernel_model(scenario); !model)
    return tl::unexpected<Error>(model.error());
  return evaluate_document(Document{scenario, {}}, catalogue);
}

} // namespace loom
