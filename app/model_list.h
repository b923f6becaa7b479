#pragma once

/// Models on the command line.

#include "core/scenario/models.h"

#include <string_view>
#include <vector>

namespace loom {

/// Ids of the models: "bound, saturation, ...".
[[nodiscard]] std::string model_names();

/// An index into model_table(). bad_argument naming `option` for an unknown id.
[[nodiscard]] Result<std::size_t> model_named(std::string_view option, std::string_view id);

/// "bound,saturation", or "all", as indices into model_table(). bad_argument naming --model for
/// unknown ids and those given twice.
[[nodiscard]] Result<std::vector<std::size_t>> model_list(std::string_view text);

} // namespace loom
