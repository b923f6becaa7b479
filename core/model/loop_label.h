#pragma once

/// What the items of a loop are called where several are of one class.

#include "core/model/loop.h"

#include <string>

namespace loom {

/// An item's name, and where others have it as well, its bytes, "UTMALDG (16384 B)", or, where
/// those do not tell all of them apart, its number among them, "UTMALDG #2".
template <class Number>
[[nodiscard]] std::string item_label(const LoopNumbersOf<Number>& loop, std::size_t item);

} // namespace loom
