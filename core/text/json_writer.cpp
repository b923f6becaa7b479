#include "core/text/json_writer.h"

#include "core/base/number.h"
#include "core/base/utf8.h"

#include <cassert>
#include <cmath>
#include <cstdint>

namespace loom {

void JsonWriter::newline() {
  out_ += '\n';
  out_.append(levels_.size() * static_cast<std::size_t>(indent_), ' ');
}

void JsonWriter::separate() {
  if (after_key_) {
    after_key_ = false;
    return;
  }
  if (levels_.empty())
    return;
  Level& level = levels_.back();
  if (!level.empty)
    out_ += level.lines || indent_ < 0 ? "," : ", ";
  level.empty = false;
  if (level.lines)
    newline();
}

void JsonWriter::open(char bracket, Layout layout) {
  separate();
  out_ += bracket;
  // What stands on one line has its members on that line too.
  const bool lines =
      layout == Layout::lines && indent_ >= 0 && (levels_.empty() || levels_.back().lines);
  levels_.push_back({.lines = lines});
}

void JsonWriter::close(char bracket) {
  assert(!levels_.empty() && !after_key_);
  const Level level = levels_.back();
  levels_.pop_back();
  if (level.lines && !level.empty)
    newline();
  out_ += bracket;
}

JsonWriter& JsonWriter::begin_object(Layout layout) {
  open('{', layout);
  return *this;
}
JsonWriter& JsonWriter::end_object() {
  close('}');
  return *this;
}
JsonWriter& JsonWriter::begin_array(Layout layout) {
  open('[', layout);
  return *this;
}
JsonWriter& JsonWriter::end_array() {
  close(']');
  return *this;
}

JsonWriter& JsonWriter::key(std::string_view name) {
  separate();
  quote(name);
  out_ += indent_ < 0 ? ":" : ": ";
  after_key_ = true;
  return *this;
}

JsonWriter& JsonWriter::text(std::string_view value) {
  separate();
  quote(value);
  return *this;
}

JsonWriter& JsonWriter::text_or_null(std::string_view value) {
  return value.empty() ? null() : text(value);
}

JsonWriter& JsonWriter::number(double value) {
  separate();
  out_ += std::isfinite(value) ? shortest(value) : "null";
  return *this;
}

JsonWriter& JsonWriter::number(std::optional<double> value) {
  return value ? number(*value) : null();
}

JsonWriter& JsonWriter::number_or_inf(double value) {
  return std::isinf(value) ? text("inf") : number(value);
}

JsonWriter& JsonWriter::boolean(bool value) {
  separate();
  out_ += value ? "true" : "false";
  return *this;
}

JsonWriter& JsonWriter::null() {
  separate();
  out_ += "null";
  return *this;
}

JsonWriter& JsonWriter::object(std::initializer_list<Member> members, Layout layout) {
  begin_object(layout);
  for (const Member& member : members) {
    key(member.key);
    std::visit(
        [this](const auto& value) {
          using T = std::remove_cvref_t<decltype(value)>;
          if constexpr (std::is_same_v<T, bool>)
            boolean(value);
          else if constexpr (std::is_same_v<T, double>)
            number(value);
          else if constexpr (std::is_same_v<T, std::string_view>)
            text(value);
          else
            null();
        },
        member.value);
  }
  return end_object();
}

void JsonWriter::quote(std::string_view value) {
  static constexpr std::string_view digits = "0123456789abcdef";
  const auto by_number = [this](std::uint32_t code) {
    out_ += "\\u";
    for (const int shift : {12, 8, 4, 0})
      out_ += digits[code >> shift & 15];
  };
  out_ += '"';
  while (!value.empty()) {
    const char c = value.front();
    std::size_t length = 1;
    if (c == '"' || c == '\\') {
      out_ += '\\';
      out_ += c;
    } else if (c == '\n') {
      out_ += "\\n";
    } else if (c == '\t') {
      out_ += "\\t";
    } else if (length = utf8_length(value); length == 0) {
      out_ += "\xef\xbf\xbd"; // U+FFFD
      length = 1;
    } else if (!is_one_line(value.substr(0, length))) {
      // Those are of one to three bytes.
      const auto bits = [value](std::size_t i) {
        return static_cast<std::uint32_t>(static_cast<unsigned char>(value[i]) & 0x3f);
      };
      by_number(length == 1 ? static_cast<unsigned char>(c)
                : length == 2
                    ? (static_cast<unsigned char>(c) & 0x1fU) << 6 | bits(1)
                    : (static_cast<unsigned char>(c) & 0x0fU) << 12 | bits(1) << 6 | bits(2));
    } else {
      out_.append(value, 0, length);
    }
    value.remove_prefix(length);
  }
  out_ += '"';
}

} // namespace loom
