#include "widgets/workspace/snapshot.h"

#include "core/scenario/instruction_loop.h"
#include "core/scenario/workload.h"

#include <cmath>

namespace loom {

namespace {

std::optional<Results> results_of(const ResolvedScenario& scenario) {
  const auto model = kernel_model(scenario);
  if (!model)
    return std::nullopt;
  return Results{*model, evaluate(*model, scenario.alpha, scenario.warps), cusp(*model),
                 redundant_bounds(*model), advise(scenario, *model)};
}

LoopResults loop_results(const ResolvedScenario& scenario, const Workload& workload) {
  const GpuSpec gpu = gpu_as_set(scenario);
  return {workload,
          loop_changes(*scenario.instruction_loop, scenario.warps, max_warps(scenario),
                       [&gpu](const Loop& loop) { return loop_numbers<double>(loop, gpu); })};
}

} // namespace

Result<Workload> workload_of(const ResolvedScenario& scenario) {
  return workload_numbers(scenario).map([&](LoopNumbers numbers) {
    LoopEvaluation evaluation = evaluate(numbers, scenario.warps);
    const Saturation saturation = saturation_of(*scenario.gpu, numbers);
    return Workload{std::move(numbers), std::move(evaluation), saturation};
  });
}

double Workload::saturated(double warps) const {
  return std::isfinite(evaluation.throughput) ? saturated_throughput(numbers, saturation, warps)
                                              : evaluation.throughput;
}

SnapshotPtr evaluate_document(const Document& document, const Catalogue& catalogue, bool draft) {
  auto snapshot = std::make_shared<Snapshot>(
      Snapshot{.document = document, .resolved = document.scenario, .catalogue = &catalogue});
  assign_series(snapshot->document.pins);
  snapshot->results = results_of(snapshot->resolved);
  if (!snapshot->results)
    snapshot->missing = missing_parameters(snapshot->resolved);
  const Result<Workload> workload = workload_of(snapshot->resolved);
  if (workload)
    snapshot->workload = *workload;
  if (document.scenario.instruction_loop)
    snapshot->loop =
        workload.map([&](const Workload& of) { return loop_results(snapshot->resolved, of); });
  for (std::size_t i = 0; i < document.pins.size(); ++i)
    if (const Pin& pin = snapshot->document.pins[i]; !pin.hidden) {
      ResolvedScenario shown = as_compared(pin, document.scenario);
      if (shown.instruction_loop.has_value() == document.scenario.instruction_loop.has_value())
        if (auto of = workload_of(shown))
          snapshot->compared.push_back(
              {std::move(shown), *std::move(of), pin.name, series_role(pin.series), i});
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
