#pragma once

#include "core/model/kernel_model.h"

namespace loom {

/// Maxwell of thesis Table 4.1.
inline KernelModel maxwell() {
  return {.other_lat = 368,
          .other_alu_lat = 368,
          .alu_lat = 6,
          .other_thru = 0.0815,
          .alu_thru = 4,
          .issue_thru = 4};
}

} // namespace loom
