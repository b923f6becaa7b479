// One GPU in the history of GPUs, and the fit through all of them.

#include "core/base/number.h"
#include "core/why/parts.h"
#include "core/why/section.h"

namespace loom::why {

namespace {

QuantityPtr fact(const GpuSpec& gpu, FactKey key) { return of_fact(gpu.facts, key); }

} // namespace

Section explain_history(const GpuPtr& gpu, const std::string& prefix) {
  Section section{"history", LOOM_TEXT("Among other GPUs"), {}};
  std::vector<QuantityPtr>& all = section.quantities;
  if (const auto ratio = bytes_per_core_cycle<Traced>(gpu->facts))
    all.push_back(prefixed(ratio->quantity(), prefix));
  // As the GPU's file has it, whatever the user changed: other GPUs stand beside it.
  const std::vector<QuantityPtr> shape = cusp_quantities(default_scenario(gpu));
  for (const char* id : {"warps_at_zero", "warps_at_infinity", "cusp_alpha", "cusp_warps"})
    if (const QuantityPtr quantity = find(shape, id))
      all.push_back(prefixed(quantity, prefix));
  for (const FactKey key : {FactKey::warps_90, FactKey::max_warps})
    if (const QuantityPtr known = fact(*gpu, key))
      all.push_back(prefixed(known, prefix));
  const QuantityPtr memory = find(all, prefix + "warps_at_zero"),
                    arithmetic = find(all, prefix + "warps_at_infinity");
  if (memory && arithmetic)
    all.push_back(computed(prefix + "warps_ratio",
                           LOOM_TEXT("warps for memory over warps for arithmetic"), "r_warps", "",
                           Traced(memory) / arithmetic, volkov("§4.3, Figure 4.2")));
  const auto ratio = [&](const char* id, Text name, const char* symbol, FactKey of_memory,
                         FactKey of_arithmetic) {
    const QuantityPtr above = fact(*gpu, of_memory), below = fact(*gpu, of_arithmetic);
    if (above && below)
      all.push_back(computed(prefix + id, name, symbol, "",
                             Traced(prefixed(above, prefix)) / prefixed(below, prefix),
                             volkov("§4.4")));
  };
  ratio("latency_ratio", LOOM_TEXT("memory latency over arithmetic latency"), "r_lat",
        FactKey::mem_lat, FactKey::alu_lat);
  ratio("throughput_ratio", LOOM_TEXT("memory throughput over arithmetic throughput"), "r_thru",
        FactKey::mem_thru, FactKey::alu_thru);
  const QuantityPtr latencies = find(all, prefix + "latency_ratio"),
                    throughputs = find(all, prefix + "throughput_ratio");
  if (latencies && throughputs)
    all.push_back(computed(prefix + "warps_ratio.factors",
                           LOOM_TEXT("warps for memory over warps for arithmetic, by its factors"),
                           "r_warps", "", Traced(latencies) * throughputs, volkov("§4.4")));
  return section;
}

std::vector<QuantityPtr> history_quantities(const ResolvedScenario& scenario) {
  std::vector<QuantityPtr> all = explain_history(scenario.gpu, "gpu.").quantities;
  std::erase_if(all, [](const QuantityPtr& each) { return each->status.has_value(); });
  return all; // the GPU's own numbers are among gpu_quantities()
}

Section explain_wall(std::span<const GpuPtr> gpus, const WallFit& fit, const WallChoice& choice) {
  Section section{"wall", LOOM_TEXT("Memory wall"), {}};
  std::vector<QuantityPtr> ratios;
  for (const WallPoint& point : wall_points(gpus, choice)) {
    const GpuSpec& gpu = *point.gpu;
    const QuantityPtr ratio = bytes_per_core_cycle<Traced>(gpu.facts)->quantity();
    ratios.push_back(rewritten(ratio, [&](Quantity& each) {
      each.id = gpu.id + "." + each.id;
      if (each.formula) { // among many: which GPU it is, and when it came
        each.name = verbatim(gpu.name);
        each.symbol += "_" + gpu.id;
        each.note = LOOM_TEXT("released %1")(gpu.released);
      }
    }));
  }
  const auto take = [&](const char* id, Text name, const char* symbol, const char* unit,
                        double value, Text method) {
    return section.keep(counted(id, name, symbol, unit, value, method, ratios, volkov("§4.4")));
  };
  take("wall_count", LOOM_TEXT("GPUs of the fit"), "N", "GPUs", static_cast<double>(fit.count),
       LOOM_TEXT("counted"));
  const QuantityPtr slope =
      take("wall_slope", LOOM_TEXT("slope of ln(bytes per core and cycle)"), "b", "1/year",
           fit.slope, LOOM_TEXT("fitted: least squares of ln(ratio) against the date of release"));
  const QuantityPtr error =
      take("wall_slope_error", LOOM_TEXT("standard error of the slope"), "s", "1/year",
           fit.slope_error, LOOM_TEXT("of the same fit, from the residuals"));
  const QuantityPtr t =
      given("student_t", LOOM_TEXT("Student's t"), "t", "", fit.t,
            LOOM_TEXT("Student's distribution, %1 %, two-sided, %2 degrees of freedom")(
                significant(100 * fit.confidence), fit.count - 2));
  const WallRates<Traced> rates = wall_rates<Traced>(slope, error, t);
  for (const Traced& rate : {rates.factor, rates.low, rates.high, rates.halving})
    section.keep(rate.quantity());
  return section;
}

} // namespace loom::why
