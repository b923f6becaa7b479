#include "widgets/workspace/new_document.h"

#include <utility>

namespace loom {

Document new_document(GpuPtr gpu) {
  Document document{default_scenario(std::move(gpu)), {}};
  document.scenario.view.throughput_unit = ThroughputUnit::peak_share;
  return document;
}

} // namespace loom
