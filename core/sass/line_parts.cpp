#include "core/sass/line_parts.h"

#include <charconv>

namespace loom::sass {

namespace {
constexpr std::string_view blanks = " \t\r";
constexpr std::size_t word_digits = 16;
} // namespace

std::string_view trim(std::string_view text) {
  const std::size_t from = text.find_first_not_of(blanks);
  if (from == std::string_view::npos)
    return text.substr(text.size());
  return text.substr(from, text.find_last_not_of(blanks) + 1 - from);
}

bool take(std::string_view& text, std::string_view prefix) {
  if (!text.starts_with(prefix))
    return false;
  text = trim(text.substr(prefix.size()));
  return true;
}

std::optional<std::uint64_t> hex(std::string_view digits) {
  std::uint64_t value = 0;
  const char* const end = digits.data() + digits.size();
  const auto [at, error] = std::from_chars(digits.data(), end, value, 16);
  if (digits.empty() || digits.front() == '-' || error != std::errc() || at != end)
    return {};
  return value;
}

std::optional<std::string_view> comment(std::string_view& text) {
  if (!text.starts_with("/*"))
    return {};
  const std::size_t end = text.find("*/", 2);
  if (end == std::string_view::npos)
    return {};
  const std::string_view inside = trim(text.substr(2, end - 2));
  text = trim(text.substr(end + 2));
  return inside;
}

bool is_quiet(std::string_view text) {
  while (comment(text)) {
  }
  return text.empty() || text.starts_with("//") || text.front() == '#' || text.front() == '.';
}

std::string_view label(std::string_view text) {
  const std::size_t end = text.find(':');
  if (end == 0 || end == std::string_view::npos ||
      text.substr(0, end).find_first_of(" \t/;[") != std::string_view::npos)
    return {};
  const std::string_view behind = trim(text.substr(end + 1));
  return behind.empty() || behind.starts_with("//") ? text.substr(0, end) : std::string_view();
}

std::string_view digits_at(std::string_view text, std::size_t from) {
  std::size_t end = from;
  while (end < text.size() && text[end] >= '0' && text[end] <= '9')
    ++end;
  return text.substr(from, end - from);
}

std::string arch_in_flags(std::string_view text) {
  constexpr std::string_view flag = "EF_CUDA_SM";
  for (std::size_t at = text.find(flag); at != std::string_view::npos;
       at = text.find(flag, at + flag.size())) {
    const std::string_view digits = digits_at(text, at + flag.size());
    if (!digits.empty() && (at == 0 || text[at - 1] != '('))
      return "sm_" + std::string(digits);
  }
  return {};
}

std::string arch_in_elf_flags(std::string_view text, int abi) {
  constexpr std::string_view words = "SM_";
  if (const std::size_t at = text.find(words); at != std::string_view::npos)
    if (const std::string_view digits = digits_at(text, at + words.size()); !digits.empty())
      return "sm_" + std::string(digits);
  const std::string_view number = text.substr(0, text.find_first_of(" \t"));
  const auto flags = number.starts_with("0x") ? hex(number.substr(2)) : std::nullopt;
  const std::uint64_t arch = flags ? *flags >> (abi >= 8 ? 8U : 0U) & 0xffU : 0;
  return arch == 0 ? std::string() : "sm_" + std::to_string(arch);
}

std::string arch_in_words(std::string_view text) {
  const auto in_word = [](char c) {
    return (c >= '0' && c <= '9') || (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_';
  };
  std::string found;
  for (std::size_t at = 0; at + 4 < text.size(); ++at) {
    const std::string_view word = text.substr(at, 3);
    if ((word != "sm_" && word != "SM_") || (at > 0 && in_word(text[at - 1])))
      continue;
    const std::string_view digits = digits_at(text, at + 3);
    std::size_t end = at + 3 + digits.size();
    std::string arch = "sm_" + std::string(digits);
    if (end < text.size() && text[end] >= 'a' && text[end] <= 'f')
      arch += text[end++];
    if (digits.size() < 2 || digits.size() > 3 || (end < text.size() && in_word(text[end])))
      continue;
    if (!found.empty() && found != arch)
      return {};
    found = arch;
  }
  return found;
}

std::optional<Word> encoding(std::string_view& text) {
  std::string_view behind = text;
  const auto inside = comment(behind);
  if (!inside || !inside->starts_with("0x"))
    return {};
  const std::string_view digits = inside->substr(2);
  Word word;
  word.wide = digits.size() == 2 * word_digits;
  if (!word.wide && digits.size() != word_digits)
    return {};
  const auto low = hex(digits.substr(digits.size() - word_digits));
  const auto high = hex(word.wide ? digits.substr(0, word_digits) : "0");
  if (!low || !high)
    return {};
  word.low = *low;
  word.high = *high;
  text = behind;
  return word;
}

} // namespace loom::sass
