#include "core/model/measuring_loop.h"

#include <cmath>

namespace loom {

KernelModel measured_by(const MeasuringLoop& loop, KernelModel model, double alpha) {
  if (std::isinf(alpha)) {
    model.alu_lat += loop.cycles;
    model.issue_thru /= 1 + loop.issue_slots;
  } else {
    model.other_lat += loop.cycles;
    model.other_alu_lat += loop.cycles;
    model.other_issue += loop.issue_slots;
  }
  return model;
}

} // namespace loom
