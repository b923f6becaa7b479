#pragma once

/// Writes reports as core/profile/report.h describes them, of what a test puts into them. The wire
/// format is written by hand: a mistake of the library that reads it would not be seen by itself.

#include <cstdint>
#include <cstring>
#include <map>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

namespace loom::profile::test {

/// A message, field by field.
class Wire {
public:
  Wire& number(std::uint32_t field, std::uint64_t value) {
    varint(field << 3);
    varint(value);
    return *this;
  }
  Wire& real(std::uint32_t field, double value) {
    varint(field << 3 | 1U);
    raw(value);
    return *this;
  }
  Wire& single(std::uint32_t field, float value) {
    varint(field << 3 | 5U);
    raw(value);
    return *this;
  }
  Wire& bytes(std::uint32_t field, std::string_view value) {
    varint(field << 3 | 2U);
    varint(value.size());
    text_ += value;
    return *this;
  }
  Wire& message(std::uint32_t field, const Wire& value) { return bytes(field, value.text()); }
  [[nodiscard]] const std::string& text() const { return text_; }

private:
  void varint(std::uint64_t value) {
    for (; value >= 128; value >>= 7)
      text_ += static_cast<char>((value & 127) | 128);
    text_ += static_cast<char>(value);
  }
  template <class Value> void raw(Value value) {
    char place[sizeof value];
    std::memcpy(place, &value, sizeof value);
    text_.append(place, sizeof value);
  }
  std::string text_;
};

using WrittenValue = std::variant<std::string, double, float, std::uint32_t, std::uint64_t>;
inline Wire metric_value(const WrittenValue& value) {
  Wire wire;
  if (const auto* text = std::get_if<std::string>(&value))
    wire.bytes(1, *text);
  else if (const auto* single = std::get_if<float>(&value))
    wire.single(2, *single);
  else if (const auto* real = std::get_if<double>(&value))
    wire.real(3, *real);
  else if (const auto* small = std::get_if<std::uint32_t>(&value))
    wire.number(4, *small);
  else
    wire.number(5, std::get<std::uint64_t>(value));
  return wire;
}

struct WrittenMetric {
  std::string name;
  WrittenValue value;
  std::vector<std::pair<WrittenValue, WrittenValue>> instances{};
  bool over_time = false;
};
struct WrittenLaunch {
  std::string function, demangled{};
  std::array<std::uint32_t, 3> grid{1, 1, 1}, block{32, 1, 1};
  std::vector<WrittenMetric> metrics{};
  std::uint64_t code = 0;   ///< 0: none
  std::vector<Wire> more{}; ///< fields behind those above
};

/// A whole file: each launch in a block of its own, as ncu writes them.
class ReportWriter {
public:
  explicit ReportWriter(std::uint64_t version = 7) {
    text_.append("NVR\0", 4);
    sized(Wire().number(1, version));
  }
  ReportWriter& session(const Wire& details) {
    block(Wire().message(3, details), {}, {});
    return *this;
  }
  ReportWriter& source(const Wire& data) {
    block({}, {data.text()}, {});
    return *this;
  }
  ReportWriter& launch(const WrittenLaunch& launch) {
    Wire strings, result;
    result.bytes(5, "_Z" + launch.function)
        .bytes(6, launch.function)
        .bytes(7, launch.demangled)
        .message(10, size(launch.grid))
        .message(11, size(launch.block));
    for (const WrittenMetric& each : launch.metrics) {
      const auto [found, added] = names_.emplace(each.name, names_.size());
      if (added)
        strings.bytes(1, each.name);
      Wire metric;
      metric.number(1, found->second).message(2, metric_value(each.value));
      for (const auto& [at, value] : each.instances)
        metric.message(3, Wire().message(1, metric_value(at)).message(2, metric_value(value)));
      result.message(13, metric.number(4, each.over_time ? 1 : 0));
    }
    if (launch.code != 0)
      result.message(15, Wire().number(1, launch.code));
    std::string message = result.text();
    for (const Wire& each : launch.more)
      message += each.text();
    block(Wire().message(4, strings), {}, {message});
    return *this;
  }
  [[nodiscard]] const std::string& text() const { return text_; }

private:
  static Wire size(const std::array<std::uint32_t, 3>& sizes) {
    return Wire().number(1, sizes[0]).number(2, sizes[1]).number(3, sizes[2]);
  }
  static std::string sized_text(std::string_view message) {
    std::string text;
    for (std::size_t i = 0, size = message.size(); i < 4; ++i, size >>= 8)
      text += static_cast<char>(size & 255);
    return text.append(message);
  }
  void sized(const Wire& message) { text_ += sized_text(message.text()); }
  void block(Wire header, const std::vector<std::string>& sources,
             const std::vector<std::string>& results) {
    std::string payload;
    for (const auto* const list : {&sources, &results})
      for (const std::string& each : *list)
        payload += sized_text(each);
    sized(header.number(1, sources.size()).number(2, results.size()).number(5, payload.size()));
    text_ += payload;
  }

  std::string text_;
  std::map<std::string, std::uint64_t> names_;
};

} // namespace loom::profile::test
