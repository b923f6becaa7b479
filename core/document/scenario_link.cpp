#include "core/document/scenario_link.h"

#include "core/document/document_json.h"
#include "core/document/extract_pdf.h"

#include <cstdint>
#include <zlib.h>

namespace loom {

namespace {

constexpr std::string_view alphabet =
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

std::string encoded(std::string_view bytes) {
  std::string text;
  text.reserve(bytes.size() * 4 / 3 + 3);
  std::uint32_t bits = 0;
  int count = 0;
  for (const char byte : bytes) {
    bits = bits << 8 | static_cast<unsigned char>(byte);
    for (count += 8; count >= 6; count -= 6)
      text += alphabet[bits >> (count - 6) & 63];
  }
  if (count > 0)
    text += alphabet[bits << (6 - count) & 63];
  return text;
}

/// Nothing for a sign that is not in the alphabet; blanks and line breaks are skipped.
std::optional<std::string> decoded(std::string_view text) {
  std::string bytes;
  bytes.reserve(text.size() * 3 / 4);
  std::uint32_t bits = 0;
  int count = 0;
  for (const char sign : text) {
    if (sign == ' ' || sign == '\n' || sign == '\r' || sign == '\t')
      continue;
    const std::size_t value = alphabet.find(sign);
    if (value == std::string_view::npos)
      return std::nullopt;
    bits = bits << 6 | static_cast<std::uint32_t>(value);
    count += 6;
    if (count >= 8) {
      count -= 8;
      bytes += static_cast<char>(bits >> count & 255);
    }
  }
  return bytes;
}

} // namespace

std::string scenario_link(std::string_view json) {
  uLongf size = compressBound(static_cast<uLong>(json.size()));
  std::string packed(size, '\0');
  compress2(reinterpret_cast<Bytef*>(packed.data()), &size,
            reinterpret_cast<const Bytef*>(json.data()), static_cast<uLong>(json.size()),
            Z_BEST_COMPRESSION);
  packed.resize(size);
  return std::string(scenario_link_prefix) + encoded(packed);
}

Result<std::string> scenario_of_link(std::string_view link, const std::string& file) {
  const auto bad = [&file](Message detail) {
    return tl::unexpected(Error{ErrorCode::bad_input, detail, {.file = file}});
  };
  const std::size_t start = link.find_first_not_of(" \n\r\t");
  if (start == std::string_view::npos || !link.substr(start).starts_with(scenario_link_prefix))
    return bad(LOOM_TEXT("expected a text that begins with 'latencyloom:'"));
  // Base64 of more than a scenario file packed: no need to look at it.
  if (link.size() > 2 * max_json_bytes)
    return bad(LOOM_TEXT("the link is longer than any scenario; copy it again"));
  const auto packed = decoded(link.substr(start + scenario_link_prefix.size()));
  if (!packed)
    return bad(LOOM_TEXT(
        "a sign in the link is none of A to Z, a to z, 0 to 9, '-' and '_'; copy it again"));
  auto json = inflate_capped(*packed, max_json_bytes);
  if (!json)
    return bad(LOOM_TEXT("the link is damaged or cut short; copy the whole of it again"));
  return *std::move(json);
}

} // namespace loom
