#pragma once

/// What is said to people, as data: a sentence of English and the values in it. The command line
/// and files print it in English; the window translates the sentence and puts the same values in.
///
///     message = LOOM_TEXT("no source gives %1 of GPU %2")("mem_lat", gpu.name);
///     message.english();                              // "no source gives mem_lat of GPU GTX 980"
///     message.is(no_source);                          // asks for the cause, not for words

#include <cstdint>
#include <string>
#include <string_view>
#include <type_traits>
#include <vector>

namespace loom {

class Message;

/// A sentence of English, or a part of one, with %1 to %9 where its values stand. LOOM_TEXT makes
/// it, so that translators are given it.
struct Text {
  std::string_view english;
  [[nodiscard]] constexpr bool empty() const { return english.empty(); }
  /// With its values, in the order of their numbers.
  template <class... Values> [[nodiscard]] Message operator()(const Values&... values) const;
  bool operator==(const Text&) const = default;
};
#define LOOM_TEXT(words) (::loom::Text{words})

/// A whole number that a sentence names, and its id in core/why, which says where it comes from:
/// `Sourced{1024, "limit.threads_per_block"}`.
struct Sourced {
  std::int64_t number = 0;
  const char* quantity = "";
};

class Message {
public:
  /// Says nothing.
  Message() = default;
  Message(Text text, std::vector<Message> values = {}) : text_(text), values_(std::move(values)) {}

  [[nodiscard]] bool empty() const { return text_.empty() && words_.empty(); }
  /// Whether this sentence is said, with whatever values.
  [[nodiscard]] bool is(Text text) const { return !text.empty() && text_ == text; }
  /// The sentence; empty where words stand that no language changes.
  [[nodiscard]] Text text() const { return text_; }
  [[nodiscard]] const std::string& words() const { return words_; }
  /// Of words that are a number: its id in core/why, which says where it comes from; or empty.
  [[nodiscard]] const std::string& quantity() const { return quantity_; }
  [[nodiscard]] const std::vector<Message>& values() const { return values_; }
  /// The sentence with its values, in English.
  [[nodiscard]] std::string english() const;

  bool operator==(const Message&) const = default;

private:
  friend Message verbatim(std::string_view words, std::string quantity);

  Text text_{};
  std::string words_;
  std::string quantity_;
  std::vector<Message> values_;
};

/// What is the same in every language, a name or a number; or what stands in a file, as a GPU's
/// notes, which is looked up whole. `quantity`: as Message has it.
[[nodiscard]] Message verbatim(std::string_view words, std::string quantity = {});

/// `sentence` with `values` in place of %1, %2 ...; nothing in place of one that is missing.
[[nodiscard]] std::string filled(std::string_view sentence, const std::vector<std::string>& values);

namespace detail {
[[nodiscard]] std::string number_text(double value);
template <class T> Message value(const T& each) {
  if constexpr (std::is_integral_v<T>)
    return verbatim(std::to_string(each));
  else if constexpr (std::is_floating_point_v<T>)
    return verbatim(number_text(each));
  else if constexpr (std::is_same_v<T, Sourced>)
    return verbatim(std::to_string(each.number), each.quantity);
  else if constexpr (std::is_convertible_v<T, std::string_view>)
    return verbatim(each);
  else
    return each;
}
} // namespace detail

template <class... Values> Message Text::operator()(const Values&... values) const {
  return {*this, {detail::value(values)...}};
}

/// "expected a number from 1 to 64, found 'x'"
template <class Expected, class Found>
[[nodiscard]] Message expected_found(const Expected& expected, const Found& found) {
  return LOOM_TEXT("expected %1, found %2")(expected, found);
}

} // namespace loom
