#pragma once

/// Pieces of a line of a listing.

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace loom::sass {

/// Without blanks around.
[[nodiscard]] std::string_view trim(std::string_view text);
/// Cuts `prefix` and the blanks behind it off.
bool take(std::string_view& text, std::string_view prefix);
/// The start of `text`, for messages.
[[nodiscard]] inline std::string_view shortened(std::string_view text) {
  return text.substr(0, 60);
}
/// The whole of `digits` as a hexadecimal number.
[[nodiscard]] std::optional<std::uint64_t> hex(std::string_view digits);
/// Cuts a comment off the front: its inside, without blanks around.
std::optional<std::string_view> comment(std::string_view& text);
/// Nothing but blanks, comments or a directive.
[[nodiscard]] bool is_quiet(std::string_view text);
/// The name in "name:", alone but for a comment; empty otherwise.
[[nodiscard]] std::string_view label(std::string_view text);
/// The decimal digits from `from` on.
[[nodiscard]] std::string_view digits_at(std::string_view text, std::size_t from);

/// "sm_86" where the text has EF_CUDA_SM86, and not only as the virtual architecture; else empty.
[[nodiscard]] std::string arch_in_flags(std::string_view text);
/// "sm_86" of the ELF header's flags, "0x560556 // Flags, SM_86(0x56), ...", by the version of its
/// ABI; empty where there is none.
[[nodiscard]] std::string arch_in_elf_flags(std::string_view text, int abi);
/// "sm_86" or "sm_90a" where the text names one architecture as a word of its own, in either case;
/// empty where it names none or several.
[[nodiscard]] std::string arch_in_words(std::string_view text);

/// An encoding as one comment gives it.
struct Word {
  std::uint64_t low = 0, high = 0;
  bool wide = false; ///< 128 bits: high is given too
};
/// Cuts a comment that begins with 0x off the front. Nothing, and nothing cut, unless it has 16 or
/// 32 digits.
std::optional<Word> encoding(std::string_view& text);

} // namespace loom::sass
