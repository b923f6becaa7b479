#pragma once

/// Models on the command line.

#include "core/scenario/models.h"

#include <string_view>
#include <vector>

namespace loom {

/// "bound,saturation", or "all", as indices into model_table(). bad_argument naming --model for
/// unknown ids and those given twice.
[[nodiscard]] Result<std::vector<std::size_t>> model_list(std::string_view text);

} // namespace loom
