#pragma once

/// Writes JSON text in the order it is told, numbers in their shortest exact form whatever the
/// locale. Numbers that JSON has no text for (infinity, NaN) are written as null.

#include <cstddef>
#include <functional>
#include <initializer_list>
#include <optional>
#include <string>
#include <string_view>
#include <type_traits>
#include <variant>
#include <vector>

namespace loom {

class JsonWriter {
public:
  /// `indent` spaces a level; negative writes everything on one line.
  explicit JsonWriter(int indent = 2) : indent_(indent) {}

  /// How the members of an object or array are laid out.
  enum class Layout { lines, one_line };
  JsonWriter& begin_object(Layout layout = Layout::lines);
  JsonWriter& end_object();
  JsonWriter& begin_array(Layout layout = Layout::lines);
  JsonWriter& end_array();

  /// The key of the next value; only inside an object.
  JsonWriter& key(std::string_view name);
  JsonWriter& text(std::string_view value);         ///< bytes that are no UTF-8 become U+FFFD
  JsonWriter& text_or_null(std::string_view value); ///< null for an empty one
  JsonWriter& number(double value);
  JsonWriter& number(std::optional<double> value); ///< null for nothing
  JsonWriter& number_or_inf(double value);         ///< the text "inf" for infinity
  JsonWriter& boolean(bool value);
  JsonWriter& null();

  /// An array of texts: `text_of` each.
  template <class Range, class TextOf = std::identity>
  JsonWriter& texts(const Range& all, Layout layout = Layout::lines, const TextOf& text_of = {}) {
    begin_array(layout);
    for (const auto& each : all)
      text(std::invoke(text_of, each));
    return end_array();
  }
  /// An array of numbers, on one line.
  template <class Range> JsonWriter& numbers(const Range& all) {
    begin_array(Layout::one_line);
    for (const auto each : all)
      number(static_cast<double>(each));
    return end_array();
  }

  /// A member of an object: a text, a number, true or false; null for nothing.
  struct Member {
    using Value = std::variant<std::nullptr_t, bool, double, std::string_view>;
    template <class T> Member(std::string_view name, const T& what) : key(name), value(as(what)) {}
    std::string_view key;
    Value value;

  private:
    template <class T> static Value as(const T& what) {
      if constexpr (std::is_same_v<T, bool> || std::is_null_pointer_v<T>)
        return what;
      else if constexpr (std::is_arithmetic_v<T>)
        return static_cast<double>(what);
      else if constexpr (requires { what.has_value(); })
        return what ? as(*what) : Value(nullptr);
      else
        return std::string_view(what);
    }
  };
  /// An object of these members; a row stands on one line.
  JsonWriter& object(std::initializer_list<Member> members, Layout layout = Layout::lines);
  JsonWriter& row(std::initializer_list<Member> members) {
    return object(members, Layout::one_line);
  }
  /// An array of what `write` writes of each.
  template <class Range, class Write>
  JsonWriter& array(const Range& all, const Write& write, Layout layout = Layout::lines) {
    begin_array(layout);
    for (const auto& each : all)
      write(each);
    return end_array();
  }
  /// An array of objects whose members `write` writes of each; rows stand on one line each.
  template <class Range, class Write>
  JsonWriter& objects(const Range& all, const Write& write, Layout layout = Layout::lines) {
    return array(all, [&](const auto& each) {
      begin_object(layout);
      write(each);
      end_object();
    });
  }
  template <class Range, class Write> JsonWriter& rows(const Range& all, const Write& write) {
    return objects(all, write, Layout::one_line);
  }

  /// What was written so far, without a final newline.
  [[nodiscard]] const std::string& str() const { return out_; }

private:
  struct Level {
    bool lines;
    bool empty = true;
  };
  void separate();
  void newline();
  void open(char bracket, Layout layout);
  void close(char bracket);
  void quote(std::string_view value);

  int indent_;
  std::string out_;
  std::vector<Level> levels_;
  bool after_key_ = false;
};

} // namespace loom
