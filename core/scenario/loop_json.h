#pragma once

/// The "loop" member of scenario files, since version 1.4: the code of a loop, a line an
/// instruction as CuAssembler writes it, with the function's name and the architecture.

#include "core/sass/loop_code.h"
#include "core/text/json.h"
#include "core/text/json_writer.h"

#include <string>
#include <vector>

namespace loom {

/// Reads it; null with a problem where it is no such code. `ignored` as in json::Members::finish.
[[nodiscard]] sass::CodePtr read_loop(const json::Value& value, const std::string& pointer,
                                      json::Problems& problems, std::vector<std::string>* ignored);
/// Writes it as the value of a key.
void write_loop(JsonWriter& writer, const sass::Function& code);

} // namespace loom
