#pragma once

/// The members of an object of a file, described once for reading and for writing:
///
///   constexpr auto about_launch = [](auto& fields, auto& launch) {
///     fields.number("threads", launch.threads, {.min = 1, .max = 1024, .whole = true});
///     fields.flag("dynamic", launch.dynamic, false);
///   };
///   read_fields(value, pointer, problems, ignored, launch, about_launch);
///   write_fields(writer, launch, about_launch);
///
/// A reader gives each field what the file says and leaves it as it is where the file says nothing
/// or what is wrong; a writer writes them in the same order, without those that hold nothing or
/// what is `usual`. What neither of them can say of a field stands in `if constexpr`, by `reads`.

#include "core/base/utf8.h"
#include "core/text/json.h"
#include "core/text/json_writer.h"

#include <type_traits>
#include <utility>

namespace loom {

template <class T> struct FieldValue {
  using type = T;
  static constexpr bool may_lack = false;
};
template <class T> struct FieldValue<std::optional<T>> {
  using type = T;
  static constexpr bool may_lack = true;
};

class FieldReader {
public:
  static constexpr bool reads = true;
  FieldReader(const json::Value& value, const std::string& place, json::Problems& all,
              std::vector<std::string>* passed_over)
      : members(value, place, all), pointer(place), problems(all), ignored(passed_over) {}

  /// Into a number or an optional one.
  template <class T>
  void number(std::string_view key, T& to, const json::NumberRule& rule, const auto&... /*usual*/) {
    if (const auto value = members.number(key, rule))
      to = static_cast<typename FieldValue<T>::type>(*value);
  }
  /// A list of at most `longest`.
  template <class T>
  void numbers(std::string_view key, std::vector<T>& to, std::size_t longest,
               const json::NumberRule& rule) {
    if (!members.array(key, longest))
      return;
    to.clear();
    for (const auto& [each, at] : members.elements(key, longest))
      if (const auto value = json::number(each, at, rule, problems))
        to.push_back(static_cast<T>(*value));
  }
  template <class T> void flag(std::string_view key, T& to, const auto&... /*usual*/) {
    if (const auto value = members.flag(key))
      to = *value;
  }
  /// The place of one of `names` as an enumerator or an index.
  template <class T>
  void choice(std::string_view key, T& to, std::span<const std::string_view> names,
              const auto&... /*usual*/) {
    if (const auto index = members.choice(key, names))
      to = static_cast<typename FieldValue<T>::type>(*index);
  }
  /// A line, or several; not written when empty.
  void line(std::string_view key, auto& to, std::size_t longest = 4096) {
    if (auto text = members.line(key, longest))
      to = *std::move(text);
  }
  void text(std::string_view key, auto& to, std::size_t longest = 4096) {
    if (auto text = members.text(key, longest))
      to = *std::move(text);
  }
  /// An object of its own.
  template <class T>
  void object(std::string_view key, T& to, const auto& describe, const auto&... /*usual*/) {
    const json::Value* value = members.get(key);
    if (!value)
      return;
    FieldReader fields(*value, members.pointer(key), problems, ignored);
    if constexpr (FieldValue<T>::may_lack)
      describe(fields, to.emplace());
    else
      describe(fields, to);
    fields.members.finish(ignored);
  }
  /// Whether fields are of use: they are read in any case, and written only where `used`.
  static constexpr bool takes(bool /*used*/) { return true; }

  json::Members members;
  std::string pointer; ///< of the object
  json::Problems& problems;
  std::vector<std::string>* ignored; ///< as Members::finish() has it
};

class FieldWriter {
public:
  static constexpr bool reads = false;
  explicit FieldWriter(JsonWriter& to) : writer(to) {}

  template <class T>
  void number(std::string_view key, const T& value, const json::NumberRule& /*rule*/) {
    if constexpr (FieldValue<T>::may_lack) {
      if (value)
        writer.key(key).number(static_cast<double>(*value));
    } else {
      writer.key(key).number(static_cast<double>(value));
    }
  }
  template <class T>
  void number(std::string_view key, const T& value, const json::NumberRule& rule,
              const std::type_identity_t<T>& usual) {
    if (value != usual)
      number(key, value, rule);
  }
  template <class T>
  void numbers(std::string_view key, const std::vector<T>& values, std::size_t /*longest*/,
               const json::NumberRule& /*rule*/) {
    writer.key(key).numbers(values);
  }
  void flag(std::string_view key, bool value) { writer.key(key).boolean(value); }
  void flag(std::string_view key, bool value, bool usual) {
    if (value != usual)
      flag(key, value);
  }
  void flag(std::string_view key, const std::optional<bool>& value) {
    if (value)
      flag(key, *value);
  }
  template <class T>
  void choice(std::string_view key, const T& value, std::span<const std::string_view> names) {
    if constexpr (FieldValue<T>::may_lack) {
      if (value)
        writer.key(key).text(names[static_cast<std::size_t>(*value)]);
    } else {
      writer.key(key).text(names[static_cast<std::size_t>(value)]);
    }
  }
  template <class T>
  void choice(std::string_view key, const T& value, std::span<const std::string_view> names,
              const std::type_identity_t<T>& usual) {
    if (value != usual)
      choice(key, value, names);
  }
  void line(std::string_view key, std::string_view value, std::size_t /*longest*/ = 0) {
    if (!value.empty())
      writer.key(key).text(one_line(value));
  }
  void text(std::string_view key, const auto& value, std::size_t /*longest*/ = 0) {
    if (value.empty())
      return;
    if constexpr (requires { value.str(); }) // a HeldText
      writer.key(key).text(value.str());
    else
      writer.key(key).text(value);
  }
  template <class T> void object(std::string_view key, const T& value, const auto& describe) {
    if constexpr (FieldValue<T>::may_lack) {
      if (value)
        object(key, *value, describe);
    } else {
      writer.key(key).begin_object();
      describe(*this, value);
      writer.end_object();
    }
  }
  template <class T>
  void object(std::string_view key, const T& value, const auto& describe,
              const std::type_identity_t<T>& usual) {
    if (value != usual)
      object(key, value, describe);
  }
  static constexpr bool takes(bool used) { return used; }

  JsonWriter& writer;
};

template <class Part>
void read_fields(const json::Value& value, const std::string& pointer, json::Problems& problems,
                 std::vector<std::string>* ignored, Part& part, const auto& describe) {
  FieldReader fields(value, pointer, problems, ignored);
  describe(fields, part);
  fields.members.finish(ignored);
}

template <class Part>
void write_fields(JsonWriter& writer, const Part& part, const auto& describe,
                  JsonWriter::Layout layout = JsonWriter::Layout::lines) {
  FieldWriter fields(writer);
  writer.begin_object(layout);
  describe(fields, part);
  writer.end_object();
}

/// The rule of a whole number.
namespace json {
[[nodiscard]] constexpr NumberRule whole(double min, double max, std::string_view unit = {}) {
  return {.min = min, .max = max, .whole = true, .unit = unit};
}
} // namespace json

} // namespace loom
