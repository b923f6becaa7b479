#include "core/simt/language/lexer.h"

#include <algorithm>
#include <charconv>

namespace loom::simt::language {
namespace {

bool digit(char c) { return c >= '0' && c <= '9'; }
bool word_character(char c) {
  return digit(c) || (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z') || c == '_';
}

constexpr std::array<std::string_view, 8> pairs{"||", "&&", "==", "!=", "<=", ">=", "<<", ">>"};
constexpr std::string_view singles = "|^&<>+-*/%!~(){}[];=,";

} // namespace

Message Token::named() const {
  if (kind == Kind::end)
    return LOOM_TEXT("the end of the text");
  return kind == Kind::wrong ? Message(problem) : verbatim("'" + std::string(text) + "'");
}

void Lexer::blanks() {
  while (at_ < text_.size()) {
    const char c = text_[at_];
    if (c == '\n') {
      ++line_;
      line_start_ = ++at_;
    } else if (c == ' ' || c == '\t' || c == '\r') {
      ++at_;
    } else if (c == '#' || text_.substr(at_, 2) == "//") {
      at_ = std::min(text_.find('\n', at_), text_.size());
    } else {
      return;
    }
  }
}

Token Lexer::take(Token::Kind kind, std::size_t length) {
  const Token token{
      kind, text_.substr(at_, length), {line_, static_cast<int>(at_ - line_start_) + 1}};
  at_ += length;
  return token;
}

Token Lexer::number() {
  std::size_t end = at_;
  while (end < text_.size() && word_character(text_[end]))
    ++end;
  Token token = take(Token::Kind::number, end - at_);
  std::string_view digits = token.text;
  int base = 10;
  if (digits.starts_with("0x") || digits.starts_with("0X"))
    digits.remove_prefix(2), base = 16;
  std::uint32_t value = 0;
  const auto [last, error] =
      std::from_chars(digits.data(), digits.data() + digits.size(), value, base);
  if (error == std::errc::result_out_of_range)
    token.kind = Token::Kind::wrong, token.problem = LOOM_TEXT("a number of more than 32 bits");
  else if (error != std::errc{} || last != digits.data() + digits.size())
    token.kind = Token::Kind::wrong, token.problem = LOOM_TEXT("a number with letters in it");
  // Values wrap, so that 0xffffffff is -1.
  token.value = static_cast<std::int32_t>(value);
  return token;
}

Token Lexer::next() {
  blanks();
  if (at_ == text_.size())
    return take(Token::Kind::end, 0);
  const char c = text_[at_];
  if (digit(c))
    return number();
  if (word_character(c)) {
    std::size_t end = at_;
    while (end < text_.size() && word_character(text_[end]))
      ++end;
    return take(Token::Kind::word, end - at_);
  }
  if (std::ranges::find(pairs, text_.substr(at_, 2)) != pairs.end())
    return take(Token::Kind::symbol, 2);
  if (singles.find(c) != std::string_view::npos)
    return take(Token::Kind::symbol, 1);
  // Printable and of no use: named as it stands, no rule takes it.
  if (c > 0x20 && c < 0x7f)
    return take(Token::Kind::symbol, 1);
  Token token = take(Token::Kind::wrong, 1);
  token.problem = LOOM_TEXT("a byte that is no ASCII text");
  return token;
}

} // namespace loom::simt::language
