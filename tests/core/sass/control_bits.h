#pragma once

#include "core/sass/control.h"

namespace loom::sass {

/// The 21 bits of Maxwell's and later codes, the inverse of control_from_bits(); `stall` is at
/// most 15.
inline std::uint32_t control_bits(const Control& control) {
  const auto barrier_bits = [](int barrier) {
    return barrier < 0 ? 7U : static_cast<std::uint32_t>(barrier);
  };
  return control.stall | (control.yield ? 0U : 1U << 4U) |
         barrier_bits(control.write_barrier) << 5U | barrier_bits(control.read_barrier) << 8U |
         std::uint32_t{control.wait_mask} << 11U | std::uint32_t{control.reuse} << 17U;
}

} // namespace loom::sass
