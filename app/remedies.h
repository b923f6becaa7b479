#pragma once

/// What core says, as the command line says it: with the names of its options and commands.

#include "core/base/result.h"

#include <string>

namespace loom {

/// The message in English; a sentence that the command line words otherwise, or adds to, in those
/// words, wherever it stands in the message.
[[nodiscard]] std::string english_here(const Message& message);
/// to_line() with the detail in those words.
[[nodiscard]] std::string line_here(const Error& error);

} // namespace loom
