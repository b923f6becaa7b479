#pragma once

/// What a loop is followed along: one of its numbers changed, the rest as it is.

#include "core/base/result.h"
#include "core/model/loop_text.h"

#include <optional>
#include <span>
#include <string_view>

namespace loom {

enum class LoopAxis { alpha, warps, ilp, stages, l1, l2, width };

struct LoopAxisInfo {
  LoopAxis axis;
  std::string_view name; ///< "stages", as the command line has it
  double min, max;       ///< inclusive; alpha also takes infinity
  bool whole;            ///< whole numbers only
  bool log;              ///< points are spread over powers
  std::string_view unit; ///< "warps/SM", "B", or empty
  Text words;            ///< what it is
};
/// In the order of the enumeration.
[[nodiscard]] std::span<const LoopAxisInfo> loop_axis_table();
[[nodiscard]] const LoopAxisInfo& loop_axis_info(LoopAxis axis);
/// bad_argument with the nearest names for another one.
[[nodiscard]] Result<LoopAxis> loop_axis(std::string_view name);

/// The loop with `value` for the axis:
///   ilp      independent chains of a warp, where warps have no roles
///   stages   of every ring
///   l1, l2   share of the accesses of every global load and copy that L1, or L2, serves; the other
///            share gives way where both would be more than 1
///   width    bytes of a thread that each load, store and copy of 4, 8 or 16 bytes moves at once:
///   as
///            many fewer of them move as many bytes
/// alpha and warps change no text: with_alpha() and evaluate() take them. Nothing where the loop
/// has no item that the axis changes, or the width is none of 4, 8 and 16.
[[nodiscard]] std::optional<Loop> along(Loop loop, LoopAxis axis, double value);

/// The item with accesses of `bytes` a thread, as many fewer as move as many bytes; nothing where
/// its class has no such width.
[[nodiscard]] std::optional<LoopItem> with_width(LoopItem item, int bytes);

} // namespace loom
