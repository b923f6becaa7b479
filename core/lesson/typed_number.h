#pragma once

/// Numbers as people answer with them.

#include "core/base/result.h"

#include <string_view>

namespace loom::lesson {

/// "24", "0,5", "1/2", "50 %", "24 warps", "3.75 KiB": the number in the unit that is asked for,
/// "warps/SM". A fraction is divided, per cent are hundredths unless they are asked for, multiples
/// of a byte are turned into those asked for. bad_argument for what is no finite number, and for
/// another unit.
///
///     typed_number("3.75 KiB", "bytes/SM") // 3840
[[nodiscard]] Result<double> typed_number(std::string_view text, std::string_view unit);

} // namespace loom::lesson
