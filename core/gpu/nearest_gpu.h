#pragma once

/// GPUs by what people call them, and the stand-in for one that is not in the catalogue.

#include "core/gpu/catalogue.h"

namespace loom {

/// What a text may mean: "RTX 3060", "3060", "nvidia geforce rtx 3060".
struct NamedGpus {
  std::vector<std::string> ids; ///< most likely first
  bool sure = false;            ///< the first is meant
};
/// Letters are compared without case, and only letters and digits count. In this order, of which
/// the first that finds any counts:
///  1. the whole id or name;
///  2. the same without the maker and the series ("NVIDIA", "GeForce", "RTX", ...), without the
///     size or kind of memory, and without what stands in brackets: "4070", "gtx 1060";
///  3. how the id or name begins, at the end of a number: "h100 sxm", but not "gtx 98" for a 980;
///  4. letters that stand anywhere in the name: "spark".
/// It is sure where the first or second finds one GPU alone.
[[nodiscard]] NamedGpus gpus_named(std::string_view text, std::span<const GpuPtr> gpus);

/// The GPU that comes nearest to an id which the catalogue does not know; nullptr where none is
/// near. Of a missing GPU only the name is known, and names tell the family by their letters and
/// the place in it by their number. So, in this order:
///  1. what nearest() (core/base/nearest.h) takes for the name misspelt, else a name of the same
///     letters before its first digit: "rtx" for "rtx6090";
///  2. the fewest changed letters;
///  3. the same letters before the number, and then the least difference of the numbers: an RTX
///  5090
///     rather than an RTX 3090;
///  4. the newest: a name that is not known yet is likely that of a newer GPU.
[[nodiscard]] GpuPtr nearest_gpu(std::string_view id, const Catalogue& catalogue);

} // namespace loom
