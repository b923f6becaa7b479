#include "widgets/workspace/new_document.h"

#include "core/divergence/warp_run.h"

#include <utility>

namespace loom {

Document new_document(GpuPtr gpu) {
  Document document{default_scenario(std::move(gpu)), {}};
  document.scenario.view.throughput_unit = ThroughputUnit::peak_share;
  document.memory.chart = MemoryChart::caches; // of the view Caches
  document.scenario.divergence = at_first_divergence(document.scenario.divergence);
  return document;
}

} // namespace loom
