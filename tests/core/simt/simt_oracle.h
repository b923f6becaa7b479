#pragma once

/// The structured language without a machine: every thread walks the tree alone, and random
/// programs in which no thread depends on another. What compiled code is held against.

#include "core/simt/language/parser.h"
#include "core/simt/machine.h"

#include <cstdint>
#include <random>
#include <string>
#include <vector>

namespace loom::simt {

/// One thread's walk. Arithmetic is done in 64 bits and cut to 32, so that it shares no code with
/// what is tested. Memory is `memory`, as if no other thread were there.
class LoneThread {
public:
  LoneThread(const language::Ast& ast, const Inputs& inputs, int thread,
             std::vector<std::int32_t>& memory)
      : ast_(ast), inputs_(inputs), thread_(thread), memory_(memory), variables(register_count) {
    for (std::size_t r = 0; r < variables.size(); ++r)
      if (!inputs.registers[r].empty())
        variables[r] = inputs.registers[r][static_cast<std::size_t>(thread)];
  }

  void run() { block(ast_.root); }

private:
  enum class Flow { on, break_, continue_, return_ };
  const language::Ast& ast_;
  const Inputs& inputs_;
  int thread_;
  std::vector<std::int32_t>& memory_;

public:
  std::vector<std::int64_t> variables; ///< sign-extended 32-bit values
  std::int64_t work = 0;               ///< statements walked

private:
  static std::int64_t cut(std::int64_t value) {
    value &= 0xffffffff;
    return value >= 0x80000000 ? value - 0x100000000 : value;
  }
  std::int32_t& word(std::int64_t address) { return memory_.at(static_cast<std::size_t>(address)); }

  std::int64_t value(language::Index index) {
    using language::Node;
    const language::Expression& e = ast_.expression(index);
    const auto nth = [&](std::size_t i) { return value(e.operands[i]); };
    switch (e.node) {
    case Node::number:
      return e.value;
    case Node::variable:
      return variables[static_cast<std::size_t>(e.value)];
    case Node::predicate:
      return inputs_.predicates[static_cast<std::size_t>(e.value)] >> thread_ & 1;
    case Node::tid:
      return thread_;
    case Node::threads:
      return inputs_.threads;
    case Node::load:
      return word(nth(0));
    case Node::cas: {
      const std::int64_t address = nth(0), expected = nth(1), put = nth(2), old = word(address);
      if (old == expected)
        word(address) = static_cast<std::int32_t>(put);
      return old;
    }
    case Node::exch:
    case Node::add: {
      const std::int64_t address = nth(0), put = nth(1), old = word(address);
      word(address) = static_cast<std::int32_t>(e.node == Node::exch ? put : cut(old + put));
      return old;
    }
    case Node::negate:
      return cut(-nth(0));
    case Node::not_:
      return nth(0) == 0 ? 1 : 0;
    case Node::complement:
      return -nth(0) - 1;
    default:
      break;
    }
    const std::int64_t a = nth(0), b = nth(1);
    switch (e.node) {
    case Node::or_else:
      return a != 0 || b != 0;
    case Node::and_then:
      return a != 0 && b != 0;
    case Node::bit_or:
      return a | b;
    case Node::bit_xor:
      return a ^ b;
    case Node::bit_and:
      return a & b;
    case Node::equal:
      return a == b;
    case Node::not_equal:
      return a != b;
    case Node::less:
      return a < b;
    case Node::less_equal:
      return a <= b;
    case Node::greater:
      return a > b;
    case Node::greater_equal:
      return a >= b;
    case Node::shift_left:
      return cut(a * (std::int64_t{1} << (b & 31)));
    case Node::shift_right:
      return a >> (b & 31);
    case Node::plus:
      return cut(a + b);
    case Node::minus:
      return cut(a - b);
    case Node::times:
      return cut(a * b);
    case Node::divide:
      return b == 0 ? 0 : cut(a / b);
    default:
      return b == 0 ? 0 : a % b;
    }
  }

  Flow block(language::Index index) {
    for (const language::Index i : ast_.block(index).statements)
      if (const Flow flow = statement(ast_.statement(i)); flow != Flow::on)
        return flow;
    return Flow::on;
  }

  Flow statement(const language::Statement& s) {
    using language::Kind;
    ++work;
    switch (s.kind) {
    case Kind::assign:
      variables[static_cast<std::size_t>(s.variable)] = value(s.value);
      return Flow::on;
    case Kind::store: {
      const std::int64_t address = value(s.address);
      word(address) = static_cast<std::int32_t>(value(s.value));
      return Flow::on;
    }
    case Kind::expression:
      (void)value(s.value);
      return Flow::on;
    case Kind::if_:
      if (value(s.value) != 0)
        return block(s.body);
      return s.other == language::nothing ? Flow::on : block(s.other);
    case Kind::while_:
      while (value(s.value) != 0) {
        const Flow flow = block(s.body);
        if (flow == Flow::break_)
          break;
        if (flow == Flow::return_)
          return flow;
      }
      return Flow::on;
    case Kind::break_:
      return Flow::break_;
    case Kind::continue_:
      return Flow::continue_;
    case Kind::return_:
      return Flow::return_;
    case Kind::sync:
      return Flow::on;
    }
    return Flow::on;
  }
};

/// Random programs that always end: each `while` counts a variable of its own down, which nothing
/// else writes, first thing in its body. Memory: words [tid*8, tid*8 + 8). A seed gives the same
/// program whatever the order in which a compiler evaluates operands.
class ProgramGenerator {
public:
  explicit ProgramGenerator(std::uint64_t seed) : random_(seed) {}

  std::string program() {
    text_.clear();
    counters_ = 0;
    statements(0, 2 + pick(5), false);
    return text_;
  }
  int pick(int count) { return static_cast<int>(random_() % static_cast<std::uint64_t>(count)); }
  std::uint64_t bits() { return random_(); }

private:
  std::string variable() { return std::string(1, "abcde"[pick(5)]); }
  std::string own_word(int depth) { return "tid * 8 + (" + expression(depth + 1) + " & 7)"; }

  std::string leaf() {
    switch (pick(9)) {
    case 0:
      return "tid";
    case 1:
      return "threads";
    case 2:
      return "p" + std::to_string(pick(3));
    case 3:
    case 4: {
      static constexpr std::array<const char*, 8> numbers{"0",  "1",  "2",          "7",
                                                          "31", "-1", "2147483647", "0x80000000"};
      return numbers[static_cast<std::size_t>(pick(8))];
    }
    default:
      return variable();
    }
  }
  std::string expression(int depth = 0) {
    if (depth > 2 || pick(3) == 0)
      return leaf();
    switch (pick(14)) {
    case 0:
      return "mem[" + own_word(depth) + "]";
    case 1:
      return "(-" + leaf() + ")";
    case 2:
      return "!" + leaf();
    case 3:
      return "~" + leaf();
    case 4:
      return pick(3) == 0 ? atomic(depth) : leaf();
    default: {
      static constexpr std::array<const char*, 18> operators{"||", "&&", "|",  "^", "&",  "==",
                                                             "!=", "<",  "<=", ">", ">=", "<<",
                                                             ">>", "+",  "-",  "*", "/",  "%"};
      const std::string op = operators[static_cast<std::size_t>(pick(18))];
      const std::string left = expression(depth + 1);
      return "(" + left + " " + op + " " + expression(depth + 1) + ")";
    }
    }
  }
  std::string atomic(int depth) {
    const int which = pick(3);
    const std::string address = own_word(depth), value = expression(depth + 1);
    return (which == 0   ? "add("
            : which == 1 ? "exch("
                         : "cas(") +
           address + ", " + value + (which == 2 ? ", " + leaf() : "") + ")";
  }

  void statements(int depth, int count, bool in_loop) {
    for (int i = 0; i < count; ++i)
      statement(depth, in_loop);
  }
  void statement(int depth, bool in_loop) {
    const int choice = pick(depth < 4 ? 16 : 9);
    if (choice < 7) {
      const std::string target = choice < 5 ? variable() : "mem[" + own_word(0) + "]";
      text_ += target + " = " + expression() + ";\n";
    } else if (choice == 7)
      text_ += expression() + ";\n";
    else if (choice == 8)
      text_ += in_loop && pick(6) > 0 ? (pick(2) == 0 ? "break;\n" : "continue;\n")
               : pick(4) == 0         ? "return;\n"
                                      : "c = c + 1;\n";
    else if (choice < 13)
      conditional(depth, in_loop);
    else
      loop(depth);
  }
  void conditional(int depth, bool in_loop) {
    text_ += "if (" + expression() + ") {\n";
    statements(depth + 1, pick(4), in_loop);
    for (int more = pick(3); more == 2; more = pick(3)) {
      text_ += "} else if (" + expression() + ") {\n";
      statements(depth + 1, pick(3), in_loop);
    }
    if (pick(2) == 0) {
      text_ += "} else {\n";
      statements(depth + 1, pick(4), in_loop);
    }
    text_ += "}\n";
  }
  void loop(int depth) {
    if (counters_ == 8)
      return;
    const std::string n = "n" + std::to_string(counters_++);
    text_ +=
        n + " = " + (pick(2) == 0 ? "(tid ^ " + leaf() + ") & 3" : std::to_string(pick(4))) + ";\n";
    switch (pick(3)) {
    case 0:
      text_ += "while (1) {\nif (" + n + " <= 0) { break; }\n";
      break;
    case 1:
      text_ += "while (" + n + " > 0 && " + (pick(2) == 0 ? "1" : expression()) + ") {\n";
      break;
    default:
      text_ += "while (" + n + ") {\n";
    }
    text_ += n + " = " + n + " - 1;\n";
    statements(depth + 1, pick(4), true);
    text_ += "}\n";
  }

  std::mt19937_64 random_;
  std::string text_;
  int counters_ = 0;
};

} // namespace loom::simt
