#include "core/base/nearest.h"
#include "core/base/pieces.h"
#include "core/simt/line_reader.h"
#include "core/simt/op_table.h"
#include "core/simt/program.h"

#include <algorithm>
#include <charconv>
#include <limits>
#include <optional>

namespace loom::simt {
namespace {

constexpr std::size_t most_problems = 100;
constexpr std::size_t longest_label = 40;

template <class T> std::optional<T> whole_number(std::string_view text) {
  const bool negative = text.starts_with('-');
  if (negative)
    text.remove_prefix(1);
  int base = 10;
  if (text.starts_with("0x") || text.starts_with("0X"))
    text.remove_prefix(2), base = 16;
  std::int64_t value = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value, base);
  if (text.empty() || text.front() == '-' || error != std::errc{} ||
      end != text.data() + text.size())
    return std::nullopt;
  if (negative)
    value = -value;
  if (value < std::numeric_limits<T>::min() || value > std::numeric_limits<T>::max())
    return std::nullopt;
  return static_cast<T>(value);
}

/// The number behind a prefix: "R12" with 'R' and below `count`.
std::optional<std::int8_t> numbered(std::string_view word, char prefix, int count) {
  if (word.size() < 2 || word.size() > 3 || word.front() != prefix || word[1] == '-')
    return std::nullopt;
  const auto value = whole_number<std::int32_t>(word.substr(1));
  if (!value || *value >= count)
    return std::nullopt;
  return static_cast<std::int8_t>(*value);
}

Result<std::int8_t> destination(LineReader& line) {
  const std::string word = line.upper_word();
  if (word == "RZ")
    return std::int8_t{-1};
  if (const auto number = numbered(word, 'R', register_count))
    return *number;
  return line.wrong(LOOM_TEXT("a register R0 to R31 or RZ"));
}

Result<Operand> operand(LineReader& line) {
  const std::string word = line.upper_word();
  if (word == "RZ")
    return Operand{};
  if (const auto number = numbered(word, 'R', register_count))
    return Operand{*number, 0};
  if (const auto value = whole_number<std::int32_t>(word))
    return Operand{-1, *value};
  return line.wrong(LOOM_TEXT("a register R0 to R31, RZ or a whole number of 32 bits"));
}

Result<Predicate> predicate(LineReader& line) {
  Predicate result;
  result.negated = line.take('!');
  const std::string word = line.upper_word();
  if (word == "PT")
    return result;
  const auto number = numbered(word, 'P', predicate_count);
  if (!number)
    return line.wrong(LOOM_TEXT("a predicate P0 to P6 or PT"));
  result.index = *number;
  return result;
}

Result<std::int8_t> barrier(LineReader& line) {
  if (const auto number = numbered(line.upper_word(), 'B', barrier_count))
    return *number;
  return line.wrong(LOOM_TEXT("a barrier B0 to B15"));
}

/// "[R1+4]", "[R1]" or "[4]" into the first source and the offset.
Result<void> address(LineReader& line, Instruction& to) {
  if (!line.take('['))
    return line.wrong_here(LOOM_TEXT("'[' of an address"));
  const std::string word = line.upper_word();
  if (const auto number = numbered(word, 'R', register_count); number || word == "RZ") {
    to.sources[0] = {number.value_or(std::int8_t{-1}), 0};
    if (const bool minus = line.next() == '-'; minus || line.take('+')) {
      const auto offset = whole_number<std::int32_t>(line.upper_word());
      if (!offset)
        return line.wrong(LOOM_TEXT("a whole number of words"));
      to.offset = *offset;
    }
  } else if (const auto offset = whole_number<std::int32_t>(word)) {
    to.offset = *offset;
  } else {
    return line.wrong(LOOM_TEXT("a register R0 to R31, RZ or a whole number of words"));
  }
  if (!line.take(']'))
    return line.wrong_here(verbatim("']'"));
  return {};
}

/// A jump whose label is looked for when all lines are read.
struct Jump {
  std::size_t instruction;
  std::string label;
  Place where;
};

class Assembler {
public:
  explicit Assembler(const std::string& file) : file_(file) {}

  Assembly program;
  std::vector<Error> problems;

  void read(std::string_view text) {
    for (int number = 1; !text.empty() && problems.size() < most_problems; ++number) {
      LineReader line(take_line(text), number, file_);
      if (const Result<void> good = statement(line); !good)
        problems.push_back(good.error());
      last_line_ = number;
    }
    for (const Jump& jump : jumps_)
      resolve(jump);
    if (problems.empty() && program.code.empty())
      problems.push_back({ErrorCode::bad_input,
                          LOOM_TEXT("the program has no instruction"),
                          {file_, "", std::max(last_line_, 1), 1}});
    std::ranges::stable_sort(problems, {}, [](const Error& error) { return error.where.line; });
    if (problems.size() > most_problems)
      problems.resize(most_problems);
  }

private:
  Result<void> statement(LineReader& line) {
    while (!line.done()) {
      if (line.next() == '@')
        return instruction(line);
      const std::string word(line.word());
      if (word.empty())
        return line.wrong_here(LOOM_TEXT("a label or an instruction"));
      if (!line.take(':')) {
        line.back();
        return instruction(line);
      }
      LOOM_CHECK(label(line, word));
    }
    return {};
  }

  Result<void> label(LineReader& line, const std::string& name) {
    if (name.size() > longest_label || name.find('.') != std::string::npos ||
        (name.front() >= '0' && name.front() <= '9'))
      return line.wrong(LOOM_TEXT("a label of at most 40 letters, digits and '_', no digit first"));
    if (std::ranges::find(program.labels, name, &Label::name) != program.labels.end())
      return line.problem(LOOM_TEXT("label '%1' stands here a second time")(name));
    program.labels.push_back({name, static_cast<std::int32_t>(program.code.size())});
    return {};
  }

  Result<void> instruction(LineReader& line) {
    Instruction made;
    made.line = line.number();
    const bool guarded = line.take('@');
    if (guarded) {
      LOOM_TRY(made.guard, predicate(line));
    }
    std::string name = line.upper_word();
    if (name.ends_with(".S")) {
      made.sync = true;
      name.resize(name.size() - 2);
    }
    const auto info = std::ranges::find(op_table(), name, &OpInfo::name);
    if (info == op_table().end())
      return unknown(line, name);
    made.op = info->op;
    if (guarded && !info->may_guard)
      return line.problem(LOOM_TEXT("%1 takes no guard: it is for all active threads")(name));
    if (made.sync && !info->may_sync)
      return line.problem(
          LOOM_TEXT("'.S' cannot stand after %1: put it on a NOP before or after")(name));
    if (made.sync && guarded)
      return line.problem(
          LOOM_TEXT("'.S' and a guard exclude each other: put '.S' on a NOP of its own"));
    LOOM_CHECK(operands(line, info->form, made));
    if (!line.done())
      return line.wrong_here(LOOM_TEXT("the end of the line"));
    if (program.code.size() == max_instructions)
      return line.problem(LOOM_TEXT("a program has at most %1 instructions")(
          Sourced{std::int64_t{max_instructions}, "program.most_instructions"}));
    program.code.push_back(made);
    return {};
  }

  static tl::unexpected<Error> unknown(LineReader& line, const std::string& name) {
    if (name.empty())
      return line.wrong_here(LOOM_TEXT("an instruction"));
    std::vector<std::string> known;
    for (const OpInfo& info : op_table())
      known.emplace_back(info.name);
    const Message hint = did_you_mean(name, known);
    return line.problem(
        hint.empty() ? LOOM_TEXT("unknown instruction '%1': expected one such as IADD, ISETP.LT, "
                                 "LDS, BRA or SSY")(name)
                     : LOOM_TEXT("unknown instruction '%1'%2")(name, hint));
  }

  /// Reads into `to` what `read` gives; false, with the error kept, when it fails.
  template <class T> bool put(Result<T> read, T& to) {
    if (read)
      to = *std::move(read);
    else
      state_ = tl::unexpected(read.error());
    return state_.has_value();
  }
  bool comma(LineReader& line) {
    if (!line.take(','))
      state_ = line.wrong_here(verbatim("','"));
    return state_.has_value();
  }
  bool predicate_destination(LineReader& line, Instruction& made) {
    Predicate to;
    if (line.next() == '!')
      state_ = line.wrong_here(LOOM_TEXT("a predicate to write, P0 to P6 or PT"));
    else if (put(predicate(line), to))
      made.destination = to.index == predicate_count ? std::int8_t{-1} : to.index;
    return state_.has_value();
  }
  bool target(LineReader& line) {
    const std::string word(line.word());
    if (word.empty())
      state_ = line.wrong_here(LOOM_TEXT("a label"));
    else
      jumps_.push_back({program.code.size(), word, line.place()});
    return state_.has_value();
  }

  Result<void> operands(LineReader& line, Form form, Instruction& made) {
    state_ = {};
    auto& [a, b, c] = made.sources;
    auto& [p, q] = made.predicates;
    std::int8_t& d = made.destination;
    switch (form) {
    case Form::nothing:
      break;
    case Form::copy:
      (void)(put(destination(line), d) && comma(line) && put(operand(line), a));
      break;
    case Form::special:
      if (put(destination(line), d) && comma(line)) {
        const std::string word = line.upper_word();
        if (word == "SR_NTID" || word == "SR_NTID.X")
          made.op = Op::s2r_ntid;
        else if (word != "SR_TID" && word != "SR_TID.X")
          state_ = line.wrong(LOOM_TEXT("SR_TID or SR_NTID"));
      }
      break;
    case Form::two:
    case Form::select:
      (void)(put(destination(line), d) && comma(line) && put(operand(line), a) && comma(line) &&
             put(operand(line), b) &&
             (form == Form::two || (comma(line) && put(predicate(line), p))));
      break;
    case Form::compare:
      (void)(predicate_destination(line, made) && comma(line) && put(operand(line), a) &&
             comma(line) && put(operand(line), b));
      break;
    case Form::combine:
      (void)(predicate_destination(line, made) && comma(line) && put(predicate(line), p) &&
             comma(line) && put(predicate(line), q));
      break;
    case Form::load:
    case Form::atomic:
    case Form::atomic_cas:
      if (!(put(destination(line), d) && comma(line)))
        break;
      if (state_ = address(line, made); !state_ || form == Form::load)
        break;
      (void)(comma(line) && put(operand(line), b) &&
             (form == Form::atomic || (comma(line) && put(operand(line), c))));
      break;
    case Form::store:
      if (state_ = address(line, made); state_)
        (void)(comma(line) && put(operand(line), b));
      break;
    case Form::jump:
      (void)target(line);
      break;
    case Form::open_barrier:
      (void)(put(barrier(line), made.barrier) && comma(line) && target(line));
      break;
    case Form::barrier:
      (void)put(barrier(line), made.barrier);
      break;
    }
    return state_;
  }

  void resolve(const Jump& jump) {
    const auto found = std::ranges::find(program.labels, jump.label, &Label::name);
    if (found != program.labels.end()) {
      if (jump.instruction < program.code.size())
        program.code[jump.instruction].target = found->pc;
      return;
    }
    std::vector<std::string> known;
    for (const Label& label : program.labels)
      known.push_back(label.name);
    problems.push_back(
        {ErrorCode::bad_input,
         LOOM_TEXT("there is no label '%1'%2")(jump.label, did_you_mean(jump.label, known)),
         jump.where});
  }

  const std::string& file_;
  std::vector<Jump> jumps_;
  Result<void> state_;
  int last_line_ = 0;
};

} // namespace

Result<Assembly> assemble(std::string_view text, const std::string& file) {
  Assembler assembler(file);
  assembler.read(text);
  if (!assembler.problems.empty())
    return tl::unexpected(assembler.problems.front());
  return std::move(assembler.program);
}

} // namespace loom::simt
