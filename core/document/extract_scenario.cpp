#include "core/base/pieces.h"
#include "core/document/document_json.h"
#include "core/document/extract_pdf.h"
#include "core/document/front.h"
#include "core/document/scenario_link.h"
#include "core/text/json.h"
#include "core/text/json_writer.h"

#include <algorithm>
#include <charconv>
#include <cstdint>
#include <optional>

namespace loom {

namespace {

constexpr std::string_view png_signature = "\x89PNG\r\n\x1a\n";
constexpr std::string_view byte_order_mark = "\xef\xbb\xbf";

void append_utf8(std::string& out, std::uint32_t code) {
  const auto put = [&out](std::uint32_t byte) { out += static_cast<char>(byte); };
  if (code < 0x80) {
    put(code);
  } else if (code < 0x800) {
    put(0xc0 | (code >> 6));
    put(0x80 | (code & 0x3f));
  } else if (code < 0x10000) {
    put(0xe0 | (code >> 12));
    put(0x80 | ((code >> 6) & 0x3f));
    put(0x80 | (code & 0x3f));
  } else {
    put(0xf0 | (code >> 18));
    put(0x80 | ((code >> 12) & 0x3f));
    put(0x80 | ((code >> 6) & 0x3f));
    put(0x80 | (code & 0x3f));
  }
}

/// The character that "&name;" stands for, without '&' and ';'.
std::optional<std::uint32_t> xml_entity(std::string_view name) {
  if (name == "amp")
    return '&';
  if (name == "lt")
    return '<';
  if (name == "gt")
    return '>';
  if (name == "quot")
    return '"';
  if (name == "apos")
    return '\'';
  if (!name.starts_with('#'))
    return {};
  name.remove_prefix(1);
  const bool hexadecimal = name.starts_with('x');
  if (hexadecimal)
    name.remove_prefix(1);
  std::uint32_t code = 0;
  const char* end = name.data() + name.size();
  const auto [last, status] = std::from_chars(name.data(), end, code, hexadecimal ? 16 : 10);
  if (status != std::errc() || last != end || code > 0x10ffff)
    return {};
  return code;
}

std::string unescape_xml(std::string_view text) {
  constexpr std::string_view cdata = "<![CDATA[";
  if (text.starts_with(cdata) && text.ends_with("]]>"))
    return std::string(text.substr(cdata.size(), text.size() - cdata.size() - 3));
  std::string plain;
  while (!text.empty()) {
    if (text.front() == '&')
      if (const std::size_t end = text.substr(0, 12).find(';'); end != std::string_view::npos)
        if (const auto code = xml_entity(text.substr(1, end - 1))) {
          append_utf8(plain, *code);
          text.remove_prefix(end + 1);
          continue;
        }
    plain += text.front();
    text.remove_prefix(1);
  }
  return plain;
}

/// The text of the first <metadata> element that holds JSON; editors add others.
std::optional<std::string> from_svg(std::string_view text) {
  constexpr std::string_view start = "<metadata";
  constexpr std::string_view end = "</metadata>";
  for (std::size_t at = text.find(start); at != std::string_view::npos; at = text.find(start, at)) {
    const std::size_t open = text.find('>', at);
    const std::size_t close = text.find(end, at);
    if (open == std::string_view::npos || close == std::string_view::npos)
      return {};
    at = close + end.size();
    if (open > close)
      continue;
    const std::string_view content = trimmed(text.substr(open + 1, close - open - 1));
    if (content.size() > 8 * max_json_bytes)
      continue;
    std::string plain = unescape_xml(content);
    if (trimmed(plain).starts_with('{'))
      return plain;
  }
  return {};
}

std::optional<std::string> from_itxt(std::string_view data) {
  constexpr std::string_view keyword("latencyloom\0", 12);
  if (!data.starts_with(keyword) || data.size() < keyword.size() + 2)
    return {};
  data.remove_prefix(keyword.size());
  const bool compressed = data[0] == 1;
  if (data[1] != 0) // the only method there is
    return {};
  data.remove_prefix(2);
  for (int skipped = 0; skipped < 2; ++skipped) { // language, translated keyword
    const std::size_t end = data.find('\0');
    if (end == std::string_view::npos)
      return {};
    data.remove_prefix(end + 1);
  }
  return compressed ? inflate_capped(data, max_json_bytes) : std::string(data);
}

std::optional<std::string> from_png(std::string_view bytes) {
  bytes.remove_prefix(png_signature.size());
  while (bytes.size() >= 12) { // length, type, data, checksum
    std::size_t length = 0;
    for (int i = 0; i < 4; ++i)
      length = length << 8 | static_cast<unsigned char>(bytes[static_cast<std::size_t>(i)]);
    if (length > bytes.size() - 12)
      return {};
    if (bytes.substr(4, 4) == "iTXt")
      if (auto text = from_itxt(bytes.substr(8, length)))
        return text;
    bytes.remove_prefix(length + 12);
  }
  return {};
}

/// Writes a parsed value back as text.
void write_value(JsonWriter& writer, const json::Value& value) {
  if (value.is_object()) {
    writer.begin_object();
    for (const auto& [key, member] : value.items())
      write_value(writer.key(key), member);
    writer.end_object();
  } else if (value.is_array()) {
    writer.array(value, [&](const json::Value& element) { write_value(writer, element); });
  } else if (value.is_string()) {
    writer.text(value.get_ref<const std::string&>());
  } else if (value.is_boolean()) {
    writer.boolean(value.get<bool>());
  } else if (value.is_number()) {
    writer.number(value.get<double>());
  } else {
    writer.null();
  }
}

/// The scenario of the first line that is a comment carrying one, in CSV and in TeX; a line before
/// it names the figure.
std::optional<std::string> from_comment(std::string_view text) {
  std::string figure;
  while (!text.empty()) {
    const std::string_view line = take_line(text);
    if (!line.starts_with("# ") && !line.starts_with("% "))
      continue;
    const std::string_view said = line.substr(2);
    if (constexpr std::string_view prefix = "figure: "; said.starts_with(prefix))
      figure = trimmed(said.substr(prefix.size()));
    if (constexpr std::string_view prefix = "scenario: "; said.starts_with(prefix))
      return with_front(trimmed(said.substr(prefix.size())), figure);
  }
  return {};
}

/// The scenario inside a figure's metadata; `text` itself where it is none.
std::string unwrapped(std::string text) {
  const Result<json::Value> value = json::parse(text, "");
  if (!value || !value->is_object() || value->contains("format"))
    return text;
  const auto scenario = value->find("scenario");
  if (scenario == value->end())
    return text;
  const auto figure = value->find("figure");
  const bool named = figure != value->end() && figure->is_object() && figure->contains("id") &&
                     figure->at("id").is_string();
  JsonWriter writer(-1); // indentation could multiply a hostile file's size
  write_value(writer, *scenario);
  return with_front(writer.str() + "\n",
                    named ? figure->at("id").get<std::string>() : std::string());
}

std::optional<std::string> find_text(std::string_view bytes) {
  if (bytes.starts_with("%PDF-"))
    return scenario_in_pdf(bytes);
  if (bytes.starts_with(png_signature))
    return from_png(bytes);
  if (bytes.starts_with(byte_order_mark))
    bytes.remove_prefix(byte_order_mark.size());
  const std::string_view text = trimmed(bytes);
  if (text.starts_with('{'))
    return std::string(bytes); // with its blanks: errors tell lines and columns
  if (text.starts_with('<'))
    return from_svg(text);
  return from_comment(text);
}

} // namespace

std::string with_front(std::string_view scenario, std::string_view front) {
  const Result<json::Value> value = json::parse(scenario, "");
  if (!value || !value->is_object() || front.empty())
    return std::string(scenario);
  JsonWriter writer(-1);
  writer.begin_object();
  for (const auto& [key, member] : value->items())
    if (key != "front")
      write_value(writer.key(key), member);
  writer.key("front").text(front);
  writer.end_object();
  return writer.str() + "\n";
}

Result<std::string> extract_scenario(std::string_view bytes, const std::string& file) {
  if (trimmed(bytes).empty())
    return fail(ErrorCode::bad_input, LOOM_TEXT("the file is empty"), {.file = file});
  if (trimmed(bytes).starts_with(scenario_link_prefix))
    return scenario_of_link(bytes, file);
  if (std::optional<std::string> text = find_text(bytes))
    return unwrapped(*std::move(text));
  return fail(ErrorCode::bad_input,
              LOOM_TEXT("neither a scenario nor a figure that LatencyLoom exported (%1)")(
                  ".loom.json, .pdf, .svg, .png, .csv, .tex"),
              {.file = file});
}

} // namespace loom
