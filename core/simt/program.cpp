#include "core/simt/program.h"

#include "core/simt/op_table.h"

#include <algorithm>

namespace loom::simt {
namespace {

constexpr OpInfo plain(Op op, std::string_view name, Form form) {
  return {op, name, form, true, true};
}
constexpr OpInfo leaves(Op op, std::string_view name, Form form = Form::nothing) {
  return {op, name, form, true, false};
}
constexpr OpInfo whole(Op op, std::string_view name, Form form) {
  return {op, name, form, false, false};
}

constexpr std::array table{
    plain(Op::nop, "NOP", Form::nothing),
    plain(Op::mov, "MOV", Form::copy),
    plain(Op::s2r_tid, "S2R", Form::special),
    plain(Op::s2r_ntid, "S2R", Form::special),
    plain(Op::iadd, "IADD", Form::two),
    plain(Op::isub, "ISUB", Form::two),
    plain(Op::imul, "IMUL", Form::two),
    plain(Op::idiv, "IDIV", Form::two),
    plain(Op::irem, "IREM", Form::two),
    plain(Op::imin, "IMIN", Form::two),
    plain(Op::imax, "IMAX", Form::two),
    plain(Op::and_, "AND", Form::two),
    plain(Op::or_, "OR", Form::two),
    plain(Op::xor_, "XOR", Form::two),
    plain(Op::shl, "SHL", Form::two),
    plain(Op::shr, "SHR", Form::two),
    plain(Op::sel, "SEL", Form::select),
    plain(Op::isetp_lt, "ISETP.LT", Form::compare),
    plain(Op::isetp_le, "ISETP.LE", Form::compare),
    plain(Op::isetp_gt, "ISETP.GT", Form::compare),
    plain(Op::isetp_ge, "ISETP.GE", Form::compare),
    plain(Op::isetp_eq, "ISETP.EQ", Form::compare),
    plain(Op::isetp_ne, "ISETP.NE", Form::compare),
    plain(Op::psetp_and, "PSETP.AND", Form::combine),
    plain(Op::psetp_or, "PSETP.OR", Form::combine),
    plain(Op::psetp_xor, "PSETP.XOR", Form::combine),
    plain(Op::lds, "LDS", Form::load),
    plain(Op::sts, "STS", Form::store),
    plain(Op::atoms_cas, "ATOMS.CAS", Form::atomic_cas),
    plain(Op::atoms_exch, "ATOMS.EXCH", Form::atomic),
    plain(Op::atoms_add, "ATOMS.ADD", Form::atomic),
    leaves(Op::bra, "BRA", Form::jump),
    leaves(Op::exit, "EXIT"),
    OpInfo{Op::bar, "BAR", Form::nothing, false, true},
    whole(Op::ssy, "SSY", Form::jump),
    whole(Op::pbk, "PBK", Form::jump),
    leaves(Op::brk, "BRK"),
    whole(Op::pcnt, "PCNT", Form::jump),
    leaves(Op::cont, "CONT"),
    leaves(Op::cal, "CAL", Form::jump),
    leaves(Op::ret, "RET"),
    whole(Op::bssy, "BSSY", Form::open_barrier),
    whole(Op::bsync, "BSYNC", Form::barrier),
    leaves(Op::break_, "BREAK", Form::barrier),
    whole(Op::yield, "YIELD", Form::nothing),
};

std::string text(const Operand& operand) {
  if (operand.reg >= 0)
    return "R" + std::to_string(operand.reg);
  return operand.value == 0 ? "RZ" : std::to_string(operand.value);
}

std::string text(const Predicate& predicate) {
  return (predicate.negated ? "!P" : "P") +
         (predicate.index == predicate_count ? "T" : std::to_string(predicate.index));
}

std::string address(const Instruction& instruction) {
  const Operand& base = instruction.sources[0];
  const std::int32_t offset = instruction.offset;
  if (base.reg < 0)
    return "[" + std::to_string(offset) + "]";
  if (offset == 0)
    return "[" + text(base) + "]";
  return "[" + text(base) + (offset > 0 ? "+" : "") + std::to_string(offset) + "]";
}

std::string operands(const Assembly& program, const Instruction& i) {
  const auto& s = i.sources;
  const std::string reg = i.destination < 0 ? "RZ" : "R" + std::to_string(i.destination);
  const std::string pred = i.destination < 0 ? "PT" : "P" + std::to_string(i.destination);
  const std::string barrier = "B" + std::to_string(i.barrier);
  const auto label = [&] { return std::string(program.label_at(i.target)); };
  switch (op_info(i.op).form) {
  case Form::nothing:
    return "";
  case Form::copy:
    return " " + reg + ", " + text(s[0]);
  case Form::special:
    return " " + reg + (i.op == Op::s2r_tid ? ", SR_TID" : ", SR_NTID");
  case Form::two:
    return " " + reg + ", " + text(s[0]) + ", " + text(s[1]);
  case Form::select:
    return " " + reg + ", " + text(s[0]) + ", " + text(s[1]) + ", " + text(i.predicates[0]);
  case Form::compare:
    return " " + pred + ", " + text(s[0]) + ", " + text(s[1]);
  case Form::combine:
    return " " + pred + ", " + text(i.predicates[0]) + ", " + text(i.predicates[1]);
  case Form::load:
    return " " + reg + ", " + address(i);
  case Form::store:
    return " " + address(i) + ", " + text(s[1]);
  case Form::atomic:
    return " " + reg + ", " + address(i) + ", " + text(s[1]);
  case Form::atomic_cas:
    return " " + reg + ", " + address(i) + ", " + text(s[1]) + ", " + text(s[2]);
  case Form::jump:
    return " " + label();
  case Form::open_barrier:
    return " " + barrier + ", " + label();
  case Form::barrier:
    return " " + barrier;
  }
  return "";
}

template <class... Ops> bool uses(const Assembly& program, Ops... ops) {
  return std::ranges::any_of(program.code,
                             [&](const Instruction& i) { return ((i.op == ops) || ...); });
}

} // namespace

std::span<const OpInfo> op_table() { return table; }
const OpInfo& op_info(Op op) { return table[static_cast<std::size_t>(op)]; }

std::string_view Assembly::label_at(std::int32_t pc) const {
  const auto found = std::ranges::find(labels, pc, &Label::pc);
  return found == labels.end() ? std::string_view() : std::string_view(found->name);
}

bool Assembly::needs_stack() const {
  return uses(*this, Op::ssy, Op::pbk, Op::brk, Op::pcnt, Op::cont, Op::cal, Op::ret) ||
         std::ranges::any_of(code, &Instruction::sync);
}

bool Assembly::needs_independent() const {
  return uses(*this, Op::bssy, Op::bsync, Op::break_, Op::yield);
}

std::string to_text(const Assembly& program, const Instruction& instruction) {
  std::string result;
  if (const Predicate& guard = instruction.guard; guard != Predicate{})
    result += "@" + text(guard) + " ";
  result += op_info(instruction.op).name;
  if (instruction.sync)
    result += ".S";
  return result + operands(program, instruction);
}

std::string to_text(const Assembly& program) {
  std::size_t column = 0;
  for (const Label& label : program.labels)
    column = std::max(column, label.name.size() + 2);
  std::string result;
  const auto size = static_cast<std::int32_t>(program.code.size());
  for (std::int32_t pc = 0; pc <= size; ++pc) {
    // All labels but the last stand on lines of their own.
    std::string label;
    for (const Label& each : program.labels)
      if (each.pc == pc) {
        if (!label.empty())
          result += label + "\n";
        label = each.name + ":";
      }
    if (pc == size) {
      if (!label.empty())
        result += label + "\n";
      break;
    }
    label.resize(column, ' ');
    result += label + to_text(program, program.code[static_cast<std::size_t>(pc)]) + "\n";
  }
  return result;
}

} // namespace loom::simt
