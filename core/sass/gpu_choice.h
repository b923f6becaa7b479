#pragma once

/// Which GPU a listing is scheduled for where nobody says.

#include "core/gpu/catalogue.h"

namespace loom::sass {

/// Of a function compiled for `arch`, as in "sm_86": the GPU of its compute capability that gives
/// the numbers a schedule takes (alu_lat, issue_thru, schedulers), one that gives mem_lat too
/// before one that does not, the oldest of several; chips that are no product are left out. Where
/// no GPU of the capability has them, the one of the nearest that has: of the same generation if
/// there is one, then by the difference of the numbers. An A100 where the listing does not say.
struct GpuChoice {
  GpuPtr gpu;
  /// One sentence where the GPU is not of the function's architecture; empty otherwise.
  Message warning;
};
[[nodiscard]] GpuChoice gpu_for(const std::string& arch, const Catalogue& catalogue);

} // namespace loom::sass
