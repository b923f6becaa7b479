#pragma once

/// Text of LLVM IR as later versions write it, made readable for LLVM 14.

#include <string>
#include <string_view>

namespace loom::kernel {

/// Whether a text has pointers without the type of what they point to, as LLVM 15 and later write
/// them.
[[nodiscard]] bool has_opaque_pointers(std::string_view text);

/// What LLVM 15 to 19 added to the text and LLVM 14 does not read, left out: attributes and flags
/// that promise something about values, records of debuggers, constants written as "splat (...)".
/// Nothing of it changes what a kernel executes. Lines keep their numbers. Bitcode stays as it is.
[[nodiscard]] std::string as_llvm_14(std::string_view text);

} // namespace loom::kernel
