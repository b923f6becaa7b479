#pragma once

/// What core says, as the command line says it: with the names of its options and commands.

#include "core/base/result.h"

#include <string>
#include <string_view>

namespace loom {

/// The message in English; a sentence that the command line words otherwise, or adds to, in those
/// words, wherever it stands in the message.
[[nodiscard]] std::string english_here(const Message& message);
/// The error in those words, with the names that AMD has where the compute capability is one of
/// AMD's targets (core/gpu/vendor_words.h); else as it is.
[[nodiscard]] Error in_words_of(std::string_view compute_capability, Error error);
/// to_line() with the detail in those words.
[[nodiscard]] std::string line_here(const Error& error);

} // namespace loom
