#pragma once

/// The "divergence" member of scenario files, since version 1.1.

#include "core/divergence/divergence.h"
#include "core/text/json_fwd.h"

namespace loom {

/// Reads it; missing keys take their defaults. `ignored` as in json::Members::finish.
[[nodiscard]] Divergence read_divergence(const json::Value& value, const std::string& pointer,
                                         json::Problems& problems,
                                         std::vector<std::string>* ignored);
/// Writes it as the value of a key; every member but an empty program and no formulas.
void write_divergence(JsonWriter& writer, const Divergence& divergence);

} // namespace loom
