#pragma once

/// Text of LLVM IR as later versions write it, made readable for those from 14 on.

#include <string>
#include <string_view>

namespace loom::kernel {

/// Whether a text has pointers without the type of what they point to, as LLVM 15 and later write
/// them.
[[nodiscard]] bool has_opaque_pointers(std::string_view text);

/// What later versions than LLVM 14 added to the text and earlier ones do not read, left out:
/// attributes and flags that promise something about values, records of debuggers, constants
/// written as "splat (...)". Nothing of it changes what a kernel executes. Lines keep their
/// numbers. Bitcode stays as it is.
[[nodiscard]] std::string without_later_words(std::string_view text);

} // namespace loom::kernel
