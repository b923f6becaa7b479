// The lines of code: instructions, their encodings and control words.

#include "core/sass/cuts.h"
#include "core/sass/operands.h"
#include "core/sass/reader.h"

#include <fmt/format.h>

#include <algorithm>

namespace loom::sass {

namespace {

constexpr Text no_barrier_6 =
    LOOM_TEXT("the control code names dependency barrier 6 of 0 to 5: the encoding is "
              "damaged; disassemble the program again, with 'cuobjdump -sass'");

/// "0x90".
std::string address_text(std::uint64_t address) { return fmt::format("{:#x}", address); }

bool printable(std::string_view text) {
  return std::all_of(text.begin(), text.end(), [](char c) { return c >= ' ' && c <= '~'; });
}

/// The second instruction of a dual issue as later disassemblers print it: "@P0 BRA 0x90 }", with
/// its encoding on the line below.
bool ends_pair(std::string_view text) { return text.ends_with('}'); }

/// Cuts the instruction itself off the front of what follows the address; empty where its end is
/// not found. Braces join the two instructions of a dual issue.
std::string_view body(std::string_view& text) {
  const std::size_t semicolon = text.find(';'), slash = text.find("/*");
  const std::size_t end = std::min(semicolon, slash);
  if (end == std::string_view::npos) {
    if (!ends_pair(text))
      return {};
    const std::string_view second = trim(text.substr(0, text.size() - 1));
    text = {};
    return second;
  }
  std::string_view inside = trim(text.substr(0, end));
  text = trim(text.substr(end == semicolon ? end + 1 : end));
  take(inside, "{");
  take(text, "}");
  if (inside.ends_with('}'))
    inside = trim(inside.substr(0, inside.size() - 1));
  return inside;
}

/// Early versions of maxas print the guard twice, "@P0 @P0 MOV R1, R2".
std::string_view without_second_guard(std::string_view text) {
  const std::size_t blank = text.find(' ');
  if (!text.starts_with('@') || blank == std::string_view::npos)
    return text;
  const std::string_view guard = text.substr(0, blank), behind = trim(text.substr(blank));
  return behind.starts_with(guard) && behind.substr(guard.size()).starts_with(' ') ? behind : text;
}

} // namespace

Result<std::optional<Control>> ListingReader::control_in_front(std::string_view& text) {
  if (text.starts_with('[')) {
    const std::size_t end = std::min(text.find(']'), text.size());
    const auto control = control_from_text(text.substr(1, end - 1));
    if (!control || end == text.size())
      return wrong(text,
                   LOOM_TEXT("expected control text such as [B------:R-:W3:-:S04], found '%1'")(
                       shortened(text.substr(0, end + 1))));
    text = trim(text.substr(end + 1));
    return control;
  }
  if (!has_fields(text))
    return std::optional<Control>();
  const bool maxas = fields_ == Fields::maxas;
  const auto control = control_from_fields(text, fields_);
  if (!control)
    return wrong(text,
                 maxas ? LOOM_TEXT("expected the fields of maxas, whose barriers are 1 to 6, such "
                                   "as 01:-:2:Y:6, found '%1'; those of Triton, from 0, stand "
                                   "below a line 'Function:NAME'")(shortened(text))
                       : LOOM_TEXT("expected the fields of Triton, whose barriers are 0 to 5, such "
                                   "as 01:-:2:Y:6, found '%1'")(shortened(text)));
  if (maxas && arch_.empty())
    layout_ = Layout::maxwell;
  if (layout_ != (maxas ? Layout::maxwell : Layout::volta))
    return wrong(
        text, (maxas ? LOOM_TEXT("the fields of maxas are for Maxwell and Pascal, not %1")
                     : LOOM_TEXT("the fields of Triton are for Volta and later, not %1"))(arch_));
  if (state_ == State::code && function().instructions.empty())
    function().layout = layout_;
  text = trim(text.substr(fields_length));
  return control;
}

std::uint64_t ListingReader::next_address() const {
  if (state_ == State::code && !listing_.functions.back().instructions.empty())
    return address_behind(listing_.functions.back(),
                          listing_.functions.back().instructions.size() - 1);
  return layout_ == Layout::volta ? 0 : 8; // before Volta a control word stands at 0
}

void ListingReader::infer_layout(std::uint64_t address) {
  if (!arch_.empty() || layout_ != Layout::volta || address % 16 != 8)
    return;
  if (state_ == State::code) {
    const auto of_volta = [](const Instruction& each) {
      return each.low != 0 || each.high != 0 ||
             each.address % static_cast<std::uint64_t>(group_bytes(Layout::maxwell)) == 0;
    };
    if (std::ranges::any_of(function().instructions, of_volta))
      return;
    function().layout = Layout::maxwell;
  }
  layout_ = Layout::maxwell;
}

Result<void> ListingReader::instruction_line(std::string_view text) {
  LOOM_TRY(const auto in_front, control_in_front(text));
  const std::optional<Control>& said = in_front;
  const std::string_view at = text;
  const auto inside = comment(text);
  auto address = inside ? hex(*inside) : std::nullopt;
  if (said && !at.empty() && (!inside || (address && renumbered_))) {
    renumbered_ = true;
    address = next_address();
  }
  if (!address)
    return wrong(at, LOOM_TEXT("expected the instruction's address, such as /*0090*/, found '%1'")(
                         shortened(at)));
  if (said)
    infer_layout(*address);
  const Layout layout = state_ == State::code ? function().layout : layout_;
  const bool encoding_below = !said && text.find(';') == std::string_view::npos &&
                              ends_pair(text) && layout != Layout::volta;
  const std::string_view from = text, instruction_text = without_second_guard(body(text));
  if (instruction_text.empty() || !printable(instruction_text))
    return wrong(from,
                 LOOM_TEXT("expected an instruction and ';', found '%1'")(
                     printable(from) ? verbatim(shortened(from)) : LOOM_TEXT("unprintable bytes")));
  const std::string_view word_at = text;
  const auto word = encoding(text);
  if (!is_quiet(text) || (!word && text.starts_with("/* 0x")))
    return wrong(word_at,
                 LOOM_TEXT("expected an encoding such as /* 0x0000000402087981 */, found '%1'")(
                     shortened(word_at)));
  Instruction instruction;
  instruction.address = *address;
  instruction.line = number_;
  instruction.text = instruction_text;
  const bool within = state_ != State::outside;
  const bool goes_back = within && !function().instructions.empty() &&
                         instruction.address <= function().instructions.back().address;
  if (!within || (excerpt_ && (goes_back || title_)))
    LOOM_CHECK(begin_excerpt());
  LOOM_CHECK(nothing_pending());
  LOOM_CHECK(check_address(instruction, at));
  LOOM_CHECK(decode(instruction, at, word, said));
  function().instructions.push_back(std::move(instruction));
  if (encoding_below) {
    pending_ = true;
    said_.reset();
  }
  return {};
}

Result<void> ListingReader::check_address(const Instruction& instruction, std::string_view at) {
  const std::uint64_t address = instruction.address, step = function().step();
  const auto group = static_cast<std::uint64_t>(group_bytes(function().layout));
  if (address % step != 0 || (step == 8 && address % group == 0))
    return wrong(at, LOOM_TEXT("no instruction of %1 stands at %2")(
                         arch_.empty() ? LOOM_TEXT("Volta or later") : verbatim(arch_),
                         address_text(address)));
  if (function().instructions.empty())
    return {};
  const std::uint64_t next = address_behind(function(), function().instructions.size() - 1);
  if (address != next && !excerpt_)
    return wrong(at, LOOM_TEXT("expected the instruction at %1, found %2; an excerpt that leaves "
                               "lines out has no 'Function' line")(address_text(next),
                                                                   address_text(address)));
  return {};
}

Result<void> ListingReader::decode(Instruction& instruction, std::string_view at,
                                   const std::optional<Word>& word,
                                   const std::optional<Control>& said) {
  if (word) {
    instruction.low = word->low;
    instruction.high = word->high;
  }
  if (function().layout != Layout::volta) {
    if (!said)
      return from_control_word(instruction, at);
    take_control_text(instruction, *said);
    return {};
  }
  if (word && word->wide)
    return decode_bits(instruction, at, said);
  if (!word && !said)
    return wrong(at, LOOM_TEXT("the instruction has neither an encoding nor control text; "
                               "'cuobjdump -sass' and 'nvdisasm -hex' print encodings"));
  pending_ = word.has_value();
  said_ = said;
  if (said)
    take_control_text(instruction, *said);
  return {};
}

void ListingReader::take_control_text(Instruction& instruction, const Control& said) {
  instruction.control = said;
  instruction.control.reuse |= operands_of(instruction, function()).reuse;
}

Result<void> ListingReader::decode_bits(Instruction& instruction, std::string_view at,
                                        const std::optional<Control>& said) {
  const auto control = control_from_bits(volta_bits(instruction.high));
  if (!control)
    return wrong(at, no_barrier_6);
  if (said && to_text(*said) != to_text(*control))
    return wrong(at, LOOM_TEXT("the control text [%1] and the encoding, [%2], disagree: one of "
                               "them is damaged; leave the one out that you doubt")(
                         to_text(*said), to_text(*control)));
  instruction.control = *control;
  return {};
}

Result<void> ListingReader::lone_encoding(std::string_view text) {
  std::string_view behind = text;
  const auto word = encoding(behind);
  if (!word || !is_quiet(behind))
    return wrong(text, LOOM_TEXT("expected an encoding such as /* 0x000ea8000c1e1900 */ alone on "
                                 "its line, found '%1'")(shortened(text)));
  const Layout layout = state_ == State::code ? function().layout : layout_;
  if (layout == Layout::volta) {
    if (!pending_ || word->wide)
      return wrong(text,
                   arch_.empty()
                       ? LOOM_TEXT("an encoding without its instruction; a listing of Kepler, "
                                   "Maxwell or Pascal needs a line such as 'code for sm_52' above")
                       : LOOM_TEXT("an encoding without its instruction"));
    pending_ = false;
    function().instructions.back().high = word->low;
    return decode_bits(function().instructions.back(), text, said_);
  }
  if (pending_ && !word->wide) {
    pending_ = false;
    function().instructions.back().low = word->low;
    return {};
  }
  if (word->wide || (layout != Layout::maxwell && !control_in_word(layout, word->low, 0)))
    return wrong(text, LOOM_TEXT("no control word of %1")(arch_));
  control_word_ = word->low;
  group_.reset();
  return {};
}

Result<void> ListingReader::from_control_word(Instruction& instruction, std::string_view at) {
  const auto size = static_cast<std::uint64_t>(group_bytes(function().layout));
  const std::uint64_t group = instruction.address / size;
  if (!control_word_ || group_.value_or(group) != group)
    return wrong(at, LOOM_TEXT("the instruction lacks its control word, which stands on a line of "
                               "its own above %1")(address_text(group * size + 8)));
  group_ = group;
  const auto control = control_in_word(function().layout, *control_word_,
                                       static_cast<int>(instruction.address % size / 8) - 1);
  if (!control)
    return wrong(at, no_barrier_6);
  instruction.control = *control;
  return {};
}

Result<void> ListingReader::nothing_pending() {
  const bool lacking = pending_ && !said_;
  pending_ = false;
  if (!lacking)
    return {};
  const Instruction& instruction = function().instructions.back();
  const Text lacks = function().layout == Layout::volta
                         ? LOOM_TEXT("the instruction at %1 lacks the second half of its encoding, "
                                     "which stands on the line below")
                         : LOOM_TEXT("the instruction at %1 lacks its encoding, which stands on "
                                     "the line below");
  return fail(ErrorCode::bad_input, lacks(address_text(instruction.address)),
              {.file = file_, .line = instruction.line, .column = 1});
}

} // namespace loom::sass
