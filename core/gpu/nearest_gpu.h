#pragma once

/// The stand-in for a GPU that is not in the catalogue.

#include "core/gpu/catalogue.h"

namespace loom {

/// The GPU that comes nearest to an id which the catalogue does not know; nullptr where none is
/// near. Of a missing GPU only the name is known, and names tell the family by their letters and
/// the place in it by their number. So, in this order:
///  1. what nearest() (core/base/nearest.h) takes for the name misspelt, else a name of the same
///     letters before its first digit: "rtx" for "rtx6090";
///  2. the fewest changed letters;
///  3. the least difference of the numbers: an RTX 5090 rather than an RTX 3090;
///  4. the newest: a name that is not known yet is likely that of a newer GPU.
[[nodiscard]] GpuPtr nearest_gpu(std::string_view id, const Catalogue& catalogue);

} // namespace loom
