#include "core/text/json.h"
#include "core/text/text.h"

#include <algorithm>
#include <tuple>

namespace loom::json {

namespace {

/// Line and column of a byte, both from 1.
Place place_of(std::string_view text, std::size_t offset, const std::string& file) {
  offset = std::min(offset, text.size());
  const std::string_view before = text.substr(0, offset);
  const std::size_t newline = before.rfind('\n');
  const std::size_t line_start = newline == std::string_view::npos ? 0 : newline + 1;
  return {.file = file,
          .line = 1 + static_cast<int>(std::ranges::count(before, '\n')),
          .column = 1 + static_cast<int>(offset - line_start)};
}

/// Whether the word around `offset` is a number that JSON does not have.
bool is_non_finite_word(std::string_view text, std::size_t offset) {
  offset = std::min(offset, text.size());
  const auto is_letter = [](char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '-' || c == '+';
  };
  std::size_t first = offset;
  while (first > 0 && offset - first < 12 && is_letter(text[first - 1]))
    --first;
  std::size_t last = offset;
  while (last < text.size() && last - first < 12 && is_letter(text[last]))
    ++last;
  std::string word;
  for (const char c : text.substr(first, last - first))
    if (c != '-' && c != '+')
      word += static_cast<char>(c | 0x20);
  return word == "nan" || word == "inf" || word == "infinity";
}

/// What the parser says, without the name of the exception and its own line and column.
std::string plain(std::string_view message) {
  if (const std::size_t bracket = message.find("] "); bracket != std::string_view::npos)
    message.remove_prefix(bracket + 2);
  if (message.starts_with("parse error"))
    if (const std::size_t colon = message.find(": "); colon != std::string_view::npos)
      message.remove_prefix(colon + 2);
  std::string text(message.substr(0, 300));
  // What it last read may end in the middle of a character.
  for (char& c : text)
    if (static_cast<unsigned char>(c) < 0x20 || static_cast<unsigned char>(c) >= 0x7f)
      c = '?';
  return text;
}

/// The parts of the parser's sentence, "syntax error while parsing value - unexpected '}'; expected
/// string literal": it hands out no others.
Message said_by_parser(std::string_view words) {
  constexpr Text known[] = {LOOM_TEXT("end of input"), LOOM_TEXT("string literal"),
                            LOOM_TEXT("'[', '{', or a literal"), LOOM_TEXT("invalid literal")};
  if (const auto found = std::ranges::find(known, words, &Text::english); found != std::end(known))
    return *found;
  const auto parts = [&words](std::string_view begin, std::string_view between,
                              Text sentence) -> Message {
    const std::size_t at = words.find(between);
    if (!words.starts_with(begin) || at == words.npos)
      return {};
    return sentence(said_by_parser(words.substr(begin.size(), at - begin.size())),
                    said_by_parser(words.substr(at + between.size())));
  };
  for (const auto& [begin, between, sentence] :
       {std::tuple("syntax error while parsing ", " - ",
                   LOOM_TEXT("syntax error while parsing %1 - %2")),
        std::tuple("unexpected ", "; expected ", LOOM_TEXT("unexpected %1; expected %2")),
        std::tuple("", "; last read: ", LOOM_TEXT("%1; last read: %2")),
        std::tuple("", "; expected ", LOOM_TEXT("%1; expected %2"))})
    if (Message message = parts(begin, between, sentence); !message.empty())
      return message;
  return verbatim(words);
}

/// Builds the value and stops at the first thing that is wrong.
class Builder : public nlohmann::json_sax<Value> {
public:
  Builder(std::string_view text, const std::string& file) : text_(text), file_(file) {}

  bool null() override { return put(nullptr); }
  bool boolean(bool value) override { return put(value); }
  bool number_integer(number_integer_t value) override { return put(value); }
  bool number_unsigned(number_unsigned_t value) override { return put(value); }
  bool number_float(number_float_t value, const string_t&) override { return put(value); }
  bool string(string_t& value) override { return put(std::move(value)); }
  bool binary(binary_t&) override { return false; } // JSON text has none
  bool start_object(std::size_t) override { return push(Value::object()); }
  bool end_object() override { return pop(); }
  bool start_array(std::size_t) override { return push(Value::array()); }
  bool end_array() override { return pop(); }

  bool key(string_t& name) override {
    auto& object = stack_.back()->get_ref<Value::object_t&>();
    const auto [place, inserted] = object.try_emplace(name);
    if (!inserted)
      return stop(LOOM_TEXT("duplicate key %1")(in_quotes(name)),
                  {.file = file_, .pointer = deeper(pointer(), name)});
    keys_.back() = name;
    slot_ = &place->second;
    return true;
  }

  bool parse_error(std::size_t position, const std::string&,
                   const nlohmann::detail::exception& exception) override {
    const std::size_t offset = position > 0 ? position - 1 : 0;
    constexpr int number_overflow = 406;
    if (exception.id == number_overflow)
      return stop(LOOM_TEXT("the number is too large for a double"),
                  place_of(text_, offset, file_));
    if (is_non_finite_word(text_, offset))
      return stop(LOOM_TEXT("JSON has no NaN or Infinity; expected a finite number"),
                  place_of(text_, offset, file_));
    // For nothing at all newer versions of the library have a sentence of their own.
    const std::string words =
        text_.empty() ? "syntax error while parsing value - unexpected end of input; expected '[', "
                        "'{', or a literal"
                      : plain(exception.what());
    return stop(said_by_parser(words), place_of(text_, offset, file_));
  }

  Value root;
  std::optional<Error> error;

private:
  bool stop(Message detail, Place where) {
    error = Error{ErrorCode::bad_input, std::move(detail), std::move(where)};
    return false;
  }

  Value* place(Value&& value) {
    if (stack_.empty()) {
      root = std::move(value);
      return &root;
    }
    if (stack_.back()->is_array()) {
      auto& array = stack_.back()->get_ref<Value::array_t&>();
      array.push_back(std::move(value));
      return &array.back();
    }
    *slot_ = std::move(value);
    return slot_;
  }
  bool put(Value&& value) {
    place(std::move(value));
    return true;
  }
  bool push(Value&& value) {
    if (stack_.size() >= static_cast<std::size_t>(max_json_depth))
      return stop(LOOM_TEXT("nested deeper than %1 levels")(max_json_depth), {.file = file_});
    stack_.push_back(place(std::move(value)));
    keys_.emplace_back();
    return true;
  }
  bool pop() {
    stack_.pop_back();
    keys_.pop_back();
    return true;
  }
  /// Pointer of the object that is being read.
  [[nodiscard]] std::string pointer() const {
    std::string result;
    for (std::size_t i = 0; i + 1 < stack_.size(); ++i)
      result =
          deeper(result, stack_[i]->is_array() ? std::to_string(stack_[i]->size() - 1) : keys_[i]);
    return result;
  }

  std::string_view text_;
  const std::string& file_;
  std::vector<Value*> stack_;
  std::vector<std::string> keys_; ///< the key last read at each level
  Value* slot_ = nullptr;
};

} // namespace

Result<Value> parse(std::string_view text, const std::string& file) {
  if (text.size() > max_json_bytes)
    return fail(ErrorCode::bad_input, LOOM_TEXT("larger than %1")("1 MiB"), {.file = file});
  Builder builder(text, file);
  const bool done = Value::sax_parse(text, &builder);
  if (builder.error)
    return tl::unexpected(*builder.error);
  if (!done)
    return fail(ErrorCode::bad_input, LOOM_TEXT("no JSON"), {.file = file});
  return std::move(builder.root);
}

} // namespace loom::json
