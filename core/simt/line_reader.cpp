#include "core/simt/line_reader.h"

#include <algorithm>

namespace loom::simt {
namespace {

bool word_character(char c) {
  return (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '.' ||
         c == '_';
}

std::string_view without_comment(std::string_view text) {
  return text.substr(0, std::min(text.find('#'), text.find("//")));
}

} // namespace

LineReader::LineReader(std::string_view text, int number, const std::string& file)
    : text_(without_comment(text)), number_(number), file_(file) {}

bool LineReader::done() {
  while (at_ < text_.size() && (text_[at_] == ' ' || text_[at_] == '\t' || text_[at_] == '\r'))
    ++at_;
  return at_ == text_.size();
}

char LineReader::next() { return done() ? '\0' : text_[at_]; }

bool LineReader::take(char c) {
  if (next() != c || done())
    return false;
  ++at_;
  return true;
}

std::string_view LineReader::word() {
  (void)done();
  start_ = at_;
  if (at_ < text_.size() && text_[at_] == '-')
    ++at_;
  while (at_ < text_.size() && word_character(text_[at_]))
    ++at_;
  return text_.substr(start_, at_ - start_);
}

std::string LineReader::upper_word() {
  std::string result(word());
  for (char& c : result)
    if (c >= 'a' && c <= 'z')
      c = static_cast<char>(c - 'a' + 'A');
  return result;
}

Place LineReader::place() const { return {file_, "", number_, static_cast<int>(start_) + 1}; }

tl::unexpected<Error> LineReader::problem(Message detail) const {
  return fail(ErrorCode::bad_input, std::move(detail), place());
}

tl::unexpected<Error> LineReader::wrong(const Message& expected) {
  if (start_ == at_)
    return wrong_here(expected);
  return problem(
      expected_found(expected, "'" + std::string(text_.substr(start_, at_ - start_)) + "'"));
}

tl::unexpected<Error> LineReader::wrong_here(const Message& expected) {
  const char byte = next();
  start_ = at_;
  Message found = LOOM_TEXT("the end of the line");
  if (!done())
    found = byte >= 0x20 && byte < 0x7f ? verbatim("'" + std::string(1, byte) + "'")
                                        : LOOM_TEXT("a byte that is no ASCII text");
  return problem(expected_found(expected, found));
}

} // namespace loom::simt
