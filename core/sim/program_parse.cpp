#include "core/base/nearest.h"
#include "core/base/pieces.h"
#include "core/sim/program.h"

#include <algorithm>
#include <charconv>
#include <iterator>
#include <optional>

namespace loom {
namespace {

struct Mnemonic {
  std::string_view name;
  Kind kind;
  bool store = false;
};
constexpr std::array<Mnemonic, 14> mnemonics{{{"FADD", Kind::arithmetic},
                                              {"FMUL", Kind::arithmetic},
                                              {"FFMA", Kind::arithmetic},
                                              {"IADD3", Kind::arithmetic},
                                              {"IMAD", Kind::arithmetic},
                                              {"ISETP", Kind::arithmetic},
                                              {"MOV", Kind::arithmetic},
                                              {"MUFU", Kind::sfu},
                                              {"LDS", Kind::shared},
                                              {"STS", Kind::shared, true},
                                              {"LDG", Kind::global},
                                              {"STG", Kind::global, true},
                                              {"CS2R", Kind::clock},
                                              {"BAR", Kind::barrier}}};
constexpr std::int64_t max_repeat = 1'000'000'000;
constexpr std::size_t max_written = 65'536;

bool word_character(char c) {
  return (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '.' ||
         c == '_';
}

std::optional<std::int64_t> whole_number(std::string_view text) {
  std::int64_t value = 0;
  int base = 10;
  if (text.starts_with("0x"))
    text.remove_prefix(2), base = 16;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value, base);
  if (text.empty() || error != std::errc{} || end != text.data() + text.size() || value < 0)
    return std::nullopt;
  return value;
}

/// Register number, no_register for RZ, nothing when `text` is no register.
std::optional<int> register_number(std::string_view text) {
  if (text == "RZ")
    return no_register;
  if (text.size() < 2 || text.size() > 4 || text.front() != 'R' || text.starts_with("R0x"))
    return std::nullopt;
  const auto value = whole_number(text.substr(1));
  if (!value || *value >= register_count)
    return std::nullopt;
  return static_cast<int>(*value);
}

/// Reads one line; columns are bytes from 1.
class Line {
public:
  Line(std::string_view text, int number, const std::string& file)
      : text_(text.substr(0, text.find('#'))), number_(number), file_(file) {}

  void blanks() {
    while (at_ < text_.size() && (text_[at_] == ' ' || text_[at_] == '\t' || text_[at_] == '\r'))
      ++at_;
  }
  bool done() {
    blanks();
    return at_ == text_.size();
  }
  bool take(char c) {
    if (done() || text_[at_] != c)
      return false;
    ++at_;
    return true;
  }
  /// Letters, digits, '.' and '_'; empty when something else comes.
  std::string_view word() {
    blanks();
    start_ = at_;
    while (at_ < text_.size() && word_character(text_[at_]))
      ++at_;
    return text_.substr(start_, at_ - start_);
  }
  /// A problem where the last word began (or where the next character stands).
  tl::unexpected<Error> wrong(Message detail) const { return at(start_, detail); }
  /// Of the last word.
  [[nodiscard]] TextPlace place() const { return {number_, static_cast<int>(start_) + 1}; }
  tl::unexpected<Error> wrong_here(Text expected) {
    const bool end = done();
    const auto byte = end ? '\0' : text_[at_];
    const Message found = end                           ? LOOM_TEXT("the end of the line")
                          : byte >= 0x20 && byte < 0x7f ? verbatim("'" + std::string(1, byte) + "'")
                                                        : LOOM_TEXT("a byte that is no ASCII text");
    return at(at_, expected_found(expected, found));
  }

private:
  tl::unexpected<Error> at(std::size_t column, Message detail) const {
    return fail(ErrorCode::bad_input, detail, {file_, "", number_, static_cast<int>(column) + 1});
  }
  std::string_view text_;
  int number_;
  const std::string& file_;
  std::size_t at_ = 0, start_ = 0;
};

Result<int> reg(Line& line) {
  const std::string_view word = line.word();
  if (word.empty())
    return line.wrong_here(LOOM_TEXT("a register R0 to R254 or RZ"));
  if (const auto number = register_number(word))
    return *number;
  return line.wrong(LOOM_TEXT("'%1' is no register: expected R0 to R254 or RZ")(word));
}

/// The base register of an address whose '[' is read.
Result<int> base_register(Line& line) {
  Result<int> base = reg(line);
  if (!base)
    return base;
  if (line.take('+') && !whole_number(line.word()))
    return line.wrong(LOOM_TEXT("expected a whole number of bytes after '+', as in [R1+16]"));
  if (!line.take(']'))
    return line.wrong_here(LOOM_TEXT("']' after the address"));
  return base;
}

/// A source: a register, an address or a number.
Result<int> source(Line& line) {
  if (line.take('['))
    return base_register(line);
  const bool negative = line.take('-');
  const std::string_view word = line.word();
  if (word.empty())
    return line.wrong_here(LOOM_TEXT("a register, a number or an address such as [R1]"));
  if (const auto number = register_number(word); number && !negative)
    return *number;
  const bool number = word.find_first_not_of("0123456789.xabcdef") == std::string_view::npos &&
                      word.front() >= '0' && word.front() <= '9';
  if (number || word.starts_with("SR_"))
    return no_register;
  return line.wrong(LOOM_TEXT("'%1' is no operand: expected a register R0 to R254, RZ, a number or "
                              "an address such as [R1]")(word));
}

Result<void> stall(Line& line, Instruction& instruction) {
  const std::string_view word = line.word();
  const auto count = word.starts_with('S') ? whole_number(word.substr(1)) : std::nullopt;
  if (!count || *count < 1 || *count > max_stall)
    return line.wrong(LOOM_TEXT("expected a stall count {S1} to {S15}"));
  instruction.stall = static_cast<int>(*count);
  if (!line.take('}'))
    return line.wrong_here(LOOM_TEXT("'}' after the stall count"));
  return {};
}

Result<void> operands(Line& line, Instruction& instruction) {
  LOOM_TRY(instruction.destination, reg(line));
  std::size_t used = 0;
  while (line.take(',')) {
    LOOM_TRY(const auto value, source(line));
    if (value == no_register)
      continue;
    if (used == instruction.sources.size())
      return line.wrong(LOOM_TEXT("more than three source registers"));
    instruction.sources[used++] = value;
  }
  return {};
}

/// The address of a store and what is stored.
Result<void> stored(Line& line, Instruction& instruction) {
  if (!line.take('['))
    return line.wrong_here(LOOM_TEXT("an address such as [R1], which the store writes to"));
  LOOM_TRY(const auto base, base_register(line));
  if (!line.take(','))
    return line.wrong_here(LOOM_TEXT("',' and what is stored"));
  LOOM_TRY(const auto value, source(line));
  instruction.sources = {base, value, no_register};
  return {};
}

Result<Instruction> instruction(Line& line, std::string_view word) {
  const std::string_view base = word.substr(0, word.find('.'));
  const auto found = std::ranges::find(mnemonics, base, &Mnemonic::name);
  if (found == mnemonics.end()) {
    std::vector<std::string> known{"repeat", "end"};
    std::string list;
    for (const Mnemonic& mnemonic : mnemonics) {
      known.emplace_back(mnemonic.name);
      list.append(list.empty() ? "" : " ").append(mnemonic.name);
    }
    return line.wrong(LOOM_TEXT("unknown instruction '%1'%2; known are %3")(
        word, did_you_mean(base, known), list));
  }
  Instruction result{.kind = found->kind, .mnemonic = std::string(word), .place = line.place()};
  if (found->kind == Kind::barrier) {
    const std::string_view number = line.word();
    if (!number.empty() && !whole_number(number))
      return line.wrong(LOOM_TEXT("expected the barrier's number or nothing"));
  } else if (const auto read = found->store ? stored(line, result) : operands(line, result);
             !read) {
    return tl::unexpected(read.error());
  }
  if (line.take('{'))
    LOOM_CHECK(stall(line, result));
  line.take(';');
  if (!line.done())
    return line.wrong_here(LOOM_TEXT("',' or the end of the line"));
  return result;
}

/// Collects lines into blocks.
class Builder {
public:
  Result<void> add(Line& line, std::string_view word) {
    if (word == "repeat")
      return open(line);
    if (word == "end")
      return close(line);
    LOOM_TRY(const auto next, instruction(line, word));
    if (++written_ > max_written)
      return line.wrong(LOOM_TEXT("more than %1 instructions; use 'repeat'")(max_written));
    if (!fresh_) {
      program_.blocks.emplace_back();
      fresh_ = true;
    }
    program_.blocks.back().body.push_back(next);
    return {};
  }
  [[nodiscard]] bool open_repeat() const { return inside_; }
  [[nodiscard]] bool empty() const { return written_ == 0; }
  /// The program, with what is not repeated in one block where it stands together.
  WarpProgram take() {
    WarpProgram merged;
    for (Block& block : program_.blocks) {
      if (block.count == 1 && !merged.blocks.empty() && merged.blocks.back().count == 1)
        std::ranges::move(block.body, std::back_inserter(merged.blocks.back().body));
      else
        merged.blocks.push_back(std::move(block));
    }
    return merged;
  }

private:
  Result<void> open(Line& line) {
    if (inside_)
      return line.wrong(LOOM_TEXT("'repeat' inside 'repeat': blocks do not nest"));
    const auto count = whole_number(line.word());
    if (!count || *count < 1 || *count > max_repeat)
      return line.wrong(LOOM_TEXT("expected how often to repeat, 1 to %1")(max_repeat));
    if (!line.done())
      return line.wrong_here(LOOM_TEXT("the end of the line"));
    program_.blocks.push_back({.body = {}, .count = *count});
    inside_ = fresh_ = true;
    return {};
  }
  Result<void> close(Line& line) {
    if (!inside_)
      return line.wrong(LOOM_TEXT("'end' without 'repeat'"));
    if (program_.blocks.back().body.empty())
      return line.wrong(LOOM_TEXT("nothing to repeat"));
    if (!line.done())
      return line.wrong_here(LOOM_TEXT("the end of the line"));
    inside_ = fresh_ = false;
    return {};
  }
  WarpProgram program_;
  std::size_t written_ = 0;
  bool inside_ = false;
  bool fresh_ = false; ///< the last block is still being filled
};

} // namespace

Result<WarpProgram> program_from_text(std::string_view text, const std::string& file) {
  Builder builder;
  int number = 0;
  while (!text.empty()) {
    Line line(take_line(text), ++number, file);
    if (line.done())
      continue;
    const std::string_view word = line.word();
    if (word.empty())
      return line.wrong_here(LOOM_TEXT("an instruction, 'repeat' or 'end'"));
    LOOM_CHECK(builder.add(line, word));
  }
  const Place last{file, "", std::max(number, 1), 1};
  if (builder.open_repeat())
    return fail(ErrorCode::bad_input, LOOM_TEXT("expected 'end' for the last 'repeat'"), last);
  if (builder.empty())
    return fail(ErrorCode::bad_input, LOOM_TEXT("the program has no instruction"), last);
  return builder.take();
}

} // namespace loom
