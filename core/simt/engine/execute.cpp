#include "core/simt/engine/execute.h"
#include "core/simt/engine/advance.h"

#include <algorithm>
#include <bit>
#include <optional>

namespace loom::simt {
namespace {

using Word = std::int32_t;

/// Arithmetic wraps: it is done on unsigned numbers.
Word wrap(std::uint32_t value) { return static_cast<Word>(value); }
std::uint32_t bits(Word value) { return static_cast<std::uint32_t>(value); }

Word compute(Op op, Word a, Word b) {
  switch (op) {
  case Op::iadd:
    return wrap(bits(a) + bits(b));
  case Op::isub:
    return wrap(bits(a) - bits(b));
  case Op::imul:
    return wrap(bits(a) * bits(b));
  case Op::idiv: // the one quotient that does not fit wraps to itself
    return b == 0 ? 0 : b == -1 ? wrap(0U - bits(a)) : a / b;
  case Op::irem:
    return b == 0 || b == -1 ? 0 : a % b;
  case Op::imin:
    return std::min(a, b);
  case Op::imax:
    return std::max(a, b);
  case Op::and_:
    return a & b;
  case Op::or_:
    return a | b;
  case Op::xor_:
    return a ^ b;
  case Op::shl:
    return wrap(bits(a) << (bits(b) & 31U));
  case Op::shr:
    return a >> (bits(b) & 31U);
  default:
    return a; // MOV
  }
}

bool compare(Op op, Word a, Word b) {
  switch (op) {
  case Op::isetp_lt:
    return a < b;
  case Op::isetp_le:
    return a <= b;
  case Op::isetp_gt:
    return a > b;
  case Op::isetp_ge:
    return a >= b;
  case Op::isetp_eq:
    return a == b;
  default:
    return a != b;
  }
}

void set(Mask& mask, Mask bit, bool value) { mask = value ? mask | bit : mask & ~bit; }

/// One thread of the warp.
class Lane {
public:
  Lane(State& state, const Assembly& program, std::int32_t pc, int thread, int thread_count)
      : state_(state), program_(program), pc_(pc), i_(program.code[static_cast<std::size_t>(pc)]),
        thread_(thread), count_(thread_count) {}

  std::optional<Message> run() {
    const Mask bit = Mask{1} << thread_;
    switch (i_.op) {
    case Op::nop:
    case Op::bar:
      return {};
    case Op::s2r_tid:
      return write(thread_);
    case Op::s2r_ntid:
      return write(count_);
    case Op::sel:
      return write(value(holds(state_, i_.predicates[0], bit) ? 0 : 1));
    case Op::isetp_lt:
    case Op::isetp_le:
    case Op::isetp_gt:
    case Op::isetp_ge:
    case Op::isetp_eq:
    case Op::isetp_ne:
      return write_predicate(compare(i_.op, value(0), value(1)));
    case Op::psetp_and:
    case Op::psetp_or:
    case Op::psetp_xor: {
      const bool p = holds(state_, i_.predicates[0], bit) != 0;
      const bool q = holds(state_, i_.predicates[1], bit) != 0;
      return write_predicate(i_.op == Op::psetp_and  ? p && q
                             : i_.op == Op::psetp_or ? p || q
                                                     : p != q);
    }
    case Op::lds:
    case Op::sts:
    case Op::atoms_cas:
    case Op::atoms_exch:
    case Op::atoms_add:
      return memory();
    default:
      return write(compute(i_.op, value(0), value(1)));
    }
  }

private:
  [[nodiscard]] Word& reg(int number) {
    return state_.registers[static_cast<std::size_t>(thread_) * register_count +
                            static_cast<std::size_t>(number)];
  }
  [[nodiscard]] Word value(std::size_t source) {
    const Operand& operand = i_.sources[source];
    return operand.reg >= 0 ? reg(operand.reg) : operand.value;
  }
  std::optional<Message> write(Word result) {
    if (i_.destination >= 0)
      reg(i_.destination) = result;
    return {};
  }
  std::optional<Message> write_predicate(bool result) {
    if (i_.destination >= 0)
      set(state_.predicates[static_cast<unsigned char>(i_.destination)], Mask{1} << thread_,
          result);
    return {};
  }
  std::optional<Message> memory() {
    const std::int64_t address = std::int64_t{value(0)} + i_.offset;
    if (address < 0 || address >= static_cast<std::int64_t>(state_.memory.size()))
      return LOOM_TEXT("thread %1 accesses word %2; the memory has words 0 to %3, at %4")(
          thread_, address, Sourced{std::ssize(state_.memory) - 1, "program.last_word"},
          place_words(program_, pc_));
    Word& word = state_.memory[static_cast<std::size_t>(address)];
    const Word old = word;
    switch (i_.op) {
    case Op::sts:
      word = value(1);
      return {};
    case Op::atoms_cas:
      word = old == value(1) ? value(2) : old;
      break;
    case Op::atoms_exch:
      word = value(1);
      break;
    case Op::atoms_add:
      word = wrap(bits(old) + bits(value(1)));
      break;
    default:
      break;
    }
    return write(old);
  }

  State& state_;
  const Assembly& program_;
  std::int32_t pc_;
  const Instruction& i_;
  int thread_, count_;
};

} // namespace

Mask holds(const State& state, const Predicate& predicate, Mask mask) {
  const Mask set = predicate.index == predicate_count
                       ? ~Mask{0}
                       : state.predicates[static_cast<unsigned char>(predicate.index)];
  return mask & (predicate.negated ? ~set : set);
}

Message execute(State& state, const Assembly& program, std::int32_t pc, Mask threads,
                int thread_count) {
  for (Mask left = threads; left != 0; left &= left - 1)
    if (auto wrong = Lane(state, program, pc, std::countr_zero(left), thread_count).run())
      return *std::move(wrong);
  return {};
}

} // namespace loom::simt
