#include "core/scenario/gpu_warps.h"

#include "core/scenario/complete_gpus.h"

#include <utility>

namespace loom {
namespace {

/// Warps for 90 % of the memory peak over warps for the arithmetic peak, as §4.3 prints them.
std::optional<double> thesis_ratio(std::string_view gpu) {
  constexpr std::pair<std::string_view, double> ratios[] = {
      {"8800gtx", 4}, {"gtx280", 2.7}, {"gtx480", 2.3}, {"gtx680", 1.6}, {"gtx980", 1.7}};
  for (const auto& [id, ratio] : ratios)
    if (id == gpu)
      return ratio;
  return {};
}

double ratio_of(const GpuSpec& gpu, FactKey above, FactKey below) {
  return *gpu.facts.value(above) / *gpu.facts.value(below); // warps_by_gpu() has both
}

} // namespace

double GpuWarps::latency_ratio() const {
  return ratio_of(*gpu, FactKey::mem_lat, FactKey::alu_lat);
}

double GpuWarps::throughput_ratio() const {
  return ratio_of(*gpu, FactKey::mem_thru, FactKey::alu_thru);
}

std::vector<GpuWarps> warps_by_gpu(const Catalogue& catalogue) {
  std::vector<GpuWarps> all;
  for (const GpuPtr& gpu : complete_gpus(catalogue)) {
    Scenario scenario;
    scenario.gpu = gpu;
    const Cusp shape = cusp(*kernel_model(scenario));
    const Fact* measured = gpu->facts.find(FactKey::warps_90);
    all.push_back({gpu, shape.warps_at_infinity, shape.warps_at_zero,
                   gpu->facts.value(FactKey::warps_90),
                   measured && measured->status == FactStatus::derived, thesis_ratio(gpu->id)});
  }
  return all;
}

} // namespace loom
