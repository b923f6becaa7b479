#include "core/base/message.h"

#include "core/base/number.h"
#include "core/base/utf8.h"

namespace loom {

namespace {
/// Bytes of what a message quotes; notes and sources of GPUs have less than a fifth of them.
constexpr std::size_t most_quoted = 2000;
} // namespace

std::string detail::number_text(double value) { return shortest(value); }

std::string filled(std::string_view sentence, const std::vector<std::string>& values) {
  std::string text;
  for (std::size_t i = 0; i < sentence.size(); ++i) {
    const char next = i + 1 < sentence.size() ? sentence[i + 1] : '\0';
    if (sentence[i] != '%' || next < '1' || next > '9') {
      text += sentence[i];
      continue;
    }
    if (const std::size_t value = static_cast<std::size_t>(next - '1'); value < values.size())
      text += values[value];
    ++i;
  }
  return text;
}

Message verbatim(std::string_view words, std::string quantity) {
  Message message;
  message.words_ = shortened(words, most_quoted);
  message.quantity_ = std::move(quantity);
  return message;
}

std::string Message::english() const {
  if (text_.empty())
    return words_;
  std::vector<std::string> values;
  for (const Message& value : values_)
    values.push_back(value.english());
  return filled(text_.english, values);
}

} // namespace loom
