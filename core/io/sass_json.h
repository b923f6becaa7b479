#pragma once

/// A listing of machine code as JSON, CSV and text.

#include "core/sass/instruction.h"

#include <string>

namespace loom {

/// The answer of `sass --json`: functions, each with its instructions and their control codes.
/// Addresses are numbers of bytes.
[[nodiscard]] std::string sass_json(const sass::Listing& listing);

/// A row an instruction, a header first.
[[nodiscard]] std::string sass_csv(const sass::Listing& listing);

/// For people: per function a line an instruction, the control code as CuAssembler writes it.
[[nodiscard]] std::string sass_text(const sass::Listing& listing);

} // namespace loom
