#pragma once

/// Changes of a loop that touch more than one of its items.

#include "core/model/loop_text.h"

#include <optional>

namespace loom {

/// What is said of an item, to be changed.
[[nodiscard]] inline std::optional<double>& option_of(LoopItem& item, LoopOption which) {
  return item.options[static_cast<std::size_t>(which)];
}

/// The other of two roles.
[[nodiscard]] constexpr WarpRole other_role(WarpRole role) {
  return role == WarpRole::producer ? WarpRole::consumer : WarpRole::producer;
}

/// The loop with another item in the place of one; of copies that fill the producers' ring all have
/// the stages of the new one.
[[nodiscard]] Loop with_item(Loop loop, std::size_t at, LoopItem item);

/// The loop with an item moved to `to`, as it is counted without the item, and into a role. Nothing
/// where its old role would be left without instruction.
[[nodiscard]] std::optional<Loop> moved(Loop loop, std::size_t from, std::size_t to, WarpRole role);

/// The loop of warps that all run the same, split by roles of a warp each: the producer gets what
/// is copied asynchronously, `copy` where that is nothing, the consumer the rest, and both every
/// barrier. Copies without stages get those of `copy`. Chains become independent instructions of
/// what is consumed; a path of real code is dropped. Nothing where a consumer would have nothing to
/// do.
[[nodiscard]] std::optional<Loop> in_roles(const Loop& loop, const LoopItem& copy);

/// The loop with every warp running what the warps of both roles did, barriers once.
[[nodiscard]] Loop without_roles(Loop loop);

/// The loop with producers and consumers exchanged: instructions and numbers of warps.
[[nodiscard]] Loop with_roles_exchanged(Loop loop);

} // namespace loom
