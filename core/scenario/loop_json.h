#pragma once

/// The loops of scenario files: machine code that the timeline simulates, and what stands in place
/// of the mix.

#include "core/model/loop_text.h"
#include "core/sass/loop_code.h"
#include "core/text/json_fwd.h"

#include <string>
#include <vector>

namespace loom {

/// The "loop" member, since version 1.4: the code of a loop, a line an instruction as CuAssembler
/// writes it, with the function's name and the architecture. Reads it; null with a problem where it
/// is no such code. `ignored` as in json::Members::finish.
[[nodiscard]] sass::CodePtr read_loop(const json::Value& value, const std::string& pointer,
                                      json::Problems& problems, std::vector<std::string>* ignored);
/// Writes it as the value of a key.
void write_loop(JsonWriter& writer, const sass::Function& code);

/// The "instruction_loop" member, since version 1.7: the text form of a loop of any instructions
/// (core/model/loop_text.h), a line an element. Reads it; nothing with a problem, at the element
/// where it is.
[[nodiscard]] std::optional<Loop> read_instruction_loop(const json::Value& value,
                                                        const std::string& pointer,
                                                        json::Problems& problems);
void write_instruction_loop(JsonWriter& writer, const Loop& loop);

} // namespace loom
