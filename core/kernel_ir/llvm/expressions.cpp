#include "core/kernel_ir/llvm/expressions.h"

#include "core/kernel_ir/llvm/operations.h"

#include <llvm/ADT/SmallPtrSet.h>
#include <llvm/Analysis/ScalarEvolutionExpressions.h>
#include <llvm/Analysis/ValueTracking.h>
#include <llvm/IR/DataLayout.h>
#include <llvm/IR/IntrinsicInst.h>
#include <llvm/IR/Module.h>
#include <llvm/IR/Operator.h>

#include <algorithm>
#include <bit>
#include <set>
#include <utility>

namespace loom::kernel {

namespace {

constexpr int none = -1, several = -2; ///< of the objects that a pointer may lie in

/// Of a whole number or a pointer; 0 for any other value.
int bits_of(const llvm::Type* type) {
  if (type->isPointerTy())
    return 64;
  return type->isIntegerTy() && type->getIntegerBitWidth() <= 64
             ? static_cast<int>(type->getIntegerBitWidth())
             : 0;
}

/// Null, and what is never set: any value will do.
bool is_nothing(const llvm::Value* value) {
  return llvm::isa<llvm::ConstantPointerNull, llvm::UndefValue>(value) &&
         bits_of(value->getType()) > 0;
}

/// Operators whose value is that of their first operand, but for its width.
bool passes_on(unsigned opcode) {
  using llvm::Instruction;
  switch (opcode) {
  case Instruction::PtrToInt:
  case Instruction::IntToPtr:
  case Instruction::BitCast:
  case Instruction::AddrSpaceCast:
  case Instruction::Freeze:
  case Instruction::ZExt:
  case Instruction::SExt:
  case Instruction::Trunc:
    return true;
  default:
    return false;
  }
}

/// What a sum may have been loaded as a pointer or chosen among pointers.
std::vector<const llvm::SCEVUnknown*> unknown_addends(const llvm::SCEV* sum) {
  std::vector<const llvm::SCEVUnknown*> found;
  std::vector<const llvm::SCEV*> open{sum};
  while (!open.empty()) {
    const llvm::SCEV* at = open.back();
    open.pop_back();
    if (const auto* all = llvm::dyn_cast<llvm::SCEVAddExpr>(at))
      open.insert(open.end(), all->op_begin(), all->op_end());
    else if (const auto* moves = llvm::dyn_cast<llvm::SCEVAddRecExpr>(at))
      open.push_back(moves->getStart());
    else if (const auto* leaf = llvm::dyn_cast<llvm::SCEVUnknown>(at))
      found.push_back(leaf);
  }
  return found;
}

} // namespace

ExprId Expressions::make(Expr expr) {
  program_.exprs.push_back(expr);
  return static_cast<ExprId>(program_.exprs.size()) - 1;
}
ExprId Expressions::constant(std::int64_t value, int bits) {
  return make({.op = ExprOp::constant, .bits = bits, .value = value});
}
ExprId Expressions::binary(ExprOp op, ExprId a, ExprId b, int bits) {
  return a == unknown || b == unknown ? unknown : make({.op = op, .bits = bits, .a = a, .b = b});
}
ExprId Expressions::widened(ExprId a, ExprOp op, int bits) {
  if (a == unknown || program_.exprs[static_cast<std::size_t>(a)].bits == bits)
    return a;
  return make({.op = op, .bits = bits, .a = a});
}

/// Of an object; it has one from now on.
int Expressions::numbered(int& number, const llvm::Value* start) {
  if (number < 0) {
    number = static_cast<int>(objects_.size());
    objects_.push_back(start);
  }
  return number;
}

/// A part of an argument that is given by value: -1 where the value is none.
int Expressions::field_at(const llvm::Value* value) {
  const auto* load = llvm::dyn_cast<llvm::LoadInst>(value);
  if (!load || bits_of(load->getType()) != 64)
    return -1;
  std::int64_t offset = 0;
  const auto* argument = llvm::dyn_cast<llvm::Argument>(llvm::GetPointerBaseWithConstantOffset(
      load->getPointerOperand(), offset, evolution_.getDataLayout()));
  return argument && argument->hasByValAttr()
             ? numbered(fields_.try_emplace({argument, offset}, -1).first->second, load)
             : -1;
}

/// The number of the object that the value is the start of; -1 for any other value.
int Expressions::object_at(const llvm::Value* value) {
  if (!value->getType()->isPointerTy())
    return -1;
  return llvm::isa<llvm::Argument, llvm::GlobalVariable, llvm::AllocaInst>(value)
             ? numbered(numbers_.try_emplace(value, -1).first->second, value)
             : field_at(value);
}

bool Expressions::computable(const llvm::Value* value) {
  if (const auto known = computable_.find(value); known != computable_.end())
    return known->second;
  llvm::SmallPtrSet<const llvm::Value*, 32> seen;
  std::vector<const llvm::Value*> open{value};
  bool good = true;
  while (good && !open.empty()) {
    const llvm::Value* at = open.back();
    open.pop_back();
    if (!seen.insert(at).second || llvm::isa<llvm::ConstantInt>(at) || is_nothing(at))
      continue;
    if (const auto known = computable_.find(at); known != computable_.end()) {
      good = known->second;
      continue;
    }
    good = bits_of(at->getType()) > 0;
    if (!good || object_at(at) >= 0 || llvm::isa<llvm::Argument>(at))
      continue;
    if (const auto* call = llvm::dyn_cast<llvm::CallInst>(at)) {
      if (special_register(*call))
        continue;
      good = call_operation(*call).has_value();
      for (const llvm::Use& argument : call->args())
        open.push_back(argument.get());
      continue;
    }
    const auto* is = llvm::dyn_cast<llvm::Operator>(at);
    good =
        is && (operation(is->getOpcode()) || passes_on(is->getOpcode()) ||
               llvm::isa<llvm::ICmpInst, llvm::SelectInst, llvm::PHINode, llvm::GEPOperator>(is));
    if (good)
      for (const llvm::Use& operand : is->operands())
        open.push_back(operand.get());
  }
  if (good)
    for (const llvm::Value* each : seen)
      computable_[each] = true;
  return computable_[value] = good;
}

ExprId Expressions::value(const llvm::Value* value) {
  if (!computable(value))
    return unknown;
  if (const auto known = known_.find(value); known != known_.end())
    return known->second;
  const int bits = bits_of(value->getType());
  ExprId out = unknown;
  if (const auto* number = llvm::dyn_cast<llvm::ConstantInt>(value))
    out = constant(number->getSExtValue(), bits);
  else if (is_nothing(value))
    out = constant(0, bits);
  else if (const int object = object_at(value); object >= 0)
    out = constant(object_start(object), bits);
  else if (const auto* argument = llvm::dyn_cast<llvm::Argument>(value))
    out = make({.op = ExprOp::argument, .bits = bits, .value = argument->getArgNo()});
  else if (const auto* phi_node = llvm::dyn_cast<llvm::PHINode>(value))
    out = phi(*phi_node, bits);
  else if (const auto* called = llvm::dyn_cast<llvm::CallInst>(value))
    out = call(*called, bits);
  else if (const auto* is = llvm::dyn_cast<llvm::Operator>(value))
    out = operation_of(*is, bits);
  return known_[value] = out;
}

ExprId Expressions::operation_of(const llvm::Operator& is, int bits) {
  const auto operand = [&](unsigned i) { return value(is.getOperand(i)); };
  if (const auto op = operation(is.getOpcode())) {
    const ExprId a = operand(0);
    return binary(*op, a, operand(1), bits);
  }
  if (const auto* icmp = llvm::dyn_cast<llvm::ICmpInst>(&is))
    return compare(*icmp);
  if (const auto* gep = llvm::dyn_cast<llvm::GEPOperator>(&is))
    return indexed(*gep);
  if (llvm::isa<llvm::SelectInst>(is)) {
    const ExprId a = operand(0), b = operand(1), c = operand(2);
    return a == unknown || b == unknown || c == unknown
               ? unknown
               : make({.op = ExprOp::select, .bits = bits, .a = a, .b = b, .c = c});
  }
  const bool is_signed =
      is.getOpcode() == llvm::Instruction::SExt || is.getOpcode() == llvm::Instruction::Trunc;
  return widened(operand(0), is_signed ? ExprOp::sign_extend : ExprOp::zero_extend, bits);
}

ExprId Expressions::indexed(const llvm::GEPOperator& gep) {
  const llvm::DataLayout& layout = evolution_.getDataLayout();
  llvm::MapVector<llvm::Value*, llvm::APInt> variable;
  llvm::APInt fixed(layout.getIndexTypeSizeInBits(gep.getType()), 0);
  if (!gep.collectOffset(layout, fixed.getBitWidth(), variable, fixed))
    return unknown;
  ExprId sum =
      binary(ExprOp::add, value(gep.getPointerOperand()), constant(fixed.getSExtValue(), 64), 64);
  for (const auto& [index, size] : variable)
    sum = binary(ExprOp::add, sum,
                 binary(ExprOp::multiply, widened(value(index), ExprOp::sign_extend, 64),
                        constant(size.getSExtValue(), 64), 64),
                 64);
  return sum;
}

ExprId Expressions::call(const llvm::CallInst& called, int bits) {
  if (const auto leaf = special_register(called))
    return make(*leaf);
  const auto op = call_operation(called);
  const ExprId a = value(called.getArgOperand(0));
  if (!op)
    return unknown;
  return binary(*op, a, called.arg_size() > 1 ? value(called.getArgOperand(1)) : a, bits);
}

ExprId Expressions::compare(const llvm::ICmpInst& icmp) {
  using llvm::CmpInst;
  if (compares_objects(icmp.getOperand(0), icmp.getOperand(1)))
    return unknown;
  ExprId a = value(icmp.getOperand(0)), b = value(icmp.getOperand(1));
  CmpInst::Predicate predicate = icmp.getPredicate();
  // The others are these with the operands the other way round, or the opposite of these.
  if (icmp.isRelational() && (predicate == CmpInst::ICMP_SGT || predicate == CmpInst::ICMP_UGT ||
                              predicate == CmpInst::ICMP_SLE || predicate == CmpInst::ICMP_ULE)) {
    std::swap(a, b);
    predicate = CmpInst::getSwappedPredicate(predicate);
  }
  for (unsigned i = 0; i < 2; ++i)
    if (const auto* zero = llvm::dyn_cast<llvm::Constant>(icmp.getOperand(i));
        zero && zero->isNullValue())
      if (const int object = only_object(icmp.getOperand(1 - i));
          object >= 0 && llvm::isa<llvm::Argument>(objects_[static_cast<std::size_t>(object)]))
        assumes_pointers_ = true;
  const bool opposite = predicate == CmpInst::ICMP_NE || predicate == CmpInst::ICMP_SGE ||
                        predicate == CmpInst::ICMP_UGE;
  if (opposite)
    predicate = CmpInst::getInversePredicate(predicate);
  const ExprOp op = predicate == CmpInst::ICMP_EQ    ? ExprOp::equal
                    : predicate == CmpInst::ICMP_SLT ? ExprOp::less_signed
                                                     : ExprOp::less_unsigned;
  const ExprId is = binary(op, a, b, 1);
  return opposite ? binary(ExprOp::bit_xor, is, constant(1, 1), 1) : is;
}

/// Which of two objects lies before the other nobody knows.
bool Expressions::compares_objects(const llvm::Value* a, const llvm::Value* b) {
  if (bits_of(a->getType()) < 64)
    return false;
  const int first = only_object(a), second = only_object(b);
  return first != none && second != none && (first != second || first == several);
}

ExprId Expressions::phi(const llvm::PHINode& node, int bits) {
  const llvm::Loop* loop = loops_.getLoopFor(node.getParent());
  if (loop && loop->getHeader() == node.getParent()) {
    const llvm::SCEV* scev = evolution_.getSCEV(const_cast<llvm::PHINode*>(&node));
    if (const auto* moves = llvm::dyn_cast<llvm::SCEVAddRecExpr>(scev);
        moves && moves->isAffine() && moves->getLoop() == loop)
      if (const ExprId out = recurrence(*moves, bits); out != unknown)
        return out;
  }
  states_.push_back(&node);
  program_.states = static_cast<int>(states_.size());
  return make({.op = ExprOp::phi, .bits = bits, .value = program_.states - 1});
}

ExprId Expressions::recurrence(const llvm::SCEVAddRecExpr& scev, int bits) {
  const auto loop = loop_numbers_.find(scev.getLoop());
  if (!scev.isAffine() || loop == loop_numbers_.end())
    return unknown;
  const ExprId start = of(scev.getStart());
  const ExprId step = of(scev.getOperand(1));
  const ExprId times = make({.op = ExprOp::iteration, .bits = bits, .value = loop->second});
  return binary(ExprOp::add, start, binary(ExprOp::multiply, step, times, bits), bits);
}

ExprId Expressions::of(const llvm::SCEV* scev) {
  using namespace llvm;
  const int bits = isa<SCEVCouldNotCompute>(scev) ? 0 : bits_of(scev->getType());
  if (bits == 0)
    return unknown;
  const auto all = [&](const SCEVNAryExpr& nary, ExprOp op) {
    ExprId sum = of(nary.getOperand(0));
    for (unsigned i = 1; i < nary.getNumOperands(); ++i)
      sum = binary(op, sum, of(nary.getOperand(i)), bits);
    return sum;
  };
  switch (scev->getSCEVType()) {
  case scConstant:
    return constant(cast<SCEVConstant>(scev)->getAPInt().getSExtValue(), bits);
  case scPtrToInt:
    return of(cast<SCEVCastExpr>(scev)->getOperand());
  case scUnknown:
    return value(cast<SCEVUnknown>(scev)->getValue());
  case scTruncate:
    return widened(of(cast<SCEVCastExpr>(scev)->getOperand()), ExprOp::sign_extend, bits);
  case scSignExtend:
    return widened(of(cast<SCEVCastExpr>(scev)->getOperand()), ExprOp::sign_extend, bits);
  case scZeroExtend:
    return widened(of(cast<SCEVCastExpr>(scev)->getOperand()), ExprOp::zero_extend, bits);
  case scAddExpr:
    return all(*cast<SCEVNAryExpr>(scev), ExprOp::add);
  case scMulExpr:
    return all(*cast<SCEVNAryExpr>(scev), ExprOp::multiply);
  case scSMaxExpr:
    return all(*cast<SCEVNAryExpr>(scev), ExprOp::max_signed);
  case scUMaxExpr:
    return all(*cast<SCEVNAryExpr>(scev), ExprOp::max_unsigned);
  case scSMinExpr:
    return all(*cast<SCEVNAryExpr>(scev), ExprOp::min_signed);
  case scUMinExpr:
    return all(*cast<SCEVNAryExpr>(scev), ExprOp::min_unsigned);
  case scUDivExpr: {
    const auto* quotient = cast<SCEVUDivExpr>(scev);
    const ExprId a = of(quotient->getLHS());
    return binary(ExprOp::divide_unsigned, a, of(quotient->getRHS()), bits);
  }
  case scAddRecExpr:
    return recurrence(*cast<SCEVAddRecExpr>(scev), bits);
  default:
    return unknown;
  }
}

ExprId Expressions::turns(const llvm::SCEV* back_edges) {
  if (llvm::isa<llvm::SCEVCouldNotCompute>(back_edges))
    return unknown;
  std::set<int> of_objects;
  llvm::SCEVExprContains(back_edges, [&](const llvm::SCEV* at) {
    if (const auto* leaf = llvm::dyn_cast<llvm::SCEVUnknown>(at))
      if (const int object = object_at(leaf->getValue()); object >= 0)
        of_objects.insert(object);
    return false;
  });
  return of_objects.size() > 1 ? unknown : of(back_edges);
}

/// The object that a pointer, or a number that is one, lies in: `none`, `several`, or its number.
int Expressions::only_object(const llvm::Value* pointer) {
  if (const auto known = only_.find(pointer); known != only_.end())
    return known->second;
  llvm::SmallPtrSet<const llvm::Value*, 16> seen;
  std::vector<const llvm::Value*> open{pointer};
  int found = none;
  while (!open.empty() && found != several) {
    const llvm::Value* at = open.back();
    open.pop_back();
    if (!seen.insert(at).second)
      continue;
    int here = object_at(at);
    if (const auto known = only_.find(at); known != only_.end())
      here = known->second;
    if (here != none) {
      found = found == none || found == here ? here : several;
      continue;
    }
    const auto* is = llvm::dyn_cast<llvm::Operator>(at);
    if (!is)
      continue;
    const auto* choice = llvm::dyn_cast<llvm::SelectInst>(is);
    const unsigned opcode = is->getOpcode();
    if (llvm::isa<llvm::GEPOperator>(is))
      open.push_back(is->getOperand(0));
    else if (choice)
      open.insert(open.end(), {choice->getTrueValue(), choice->getFalseValue()});
    else if (passes_on(opcode) || llvm::isa<llvm::PHINode>(is) ||
             opcode == llvm::Instruction::Add || opcode == llvm::Instruction::Sub ||
             opcode == llvm::Instruction::Or || opcode == llvm::Instruction::And)
      for (const llvm::Use& operand : is->operands())
        open.push_back(operand.get());
  }
  return only_[pointer] = found;
}

/// Bytes from the start of the one object that the address lies in.
ExprId Expressions::in_object(ExprId address) {
  constexpr int bits = std::countr_zero(static_cast<std::uint64_t>(object_room));
  return widened(widened(address, ExprOp::sign_extend, bits), ExprOp::sign_extend, 64);
}

/// Bytes from a start that is not known: of a pointer that memory holds, or of one that is chosen
/// in a way that is not.
ExprId Expressions::beside(const llvm::Value* pointer, int depth) {
  constexpr int deepest = 8;
  if (const ExprId known = value(pointer); known != unknown)
    return in_object(known);
  if (depth > deepest)
    return unknown;
  if (bits_of(pointer->getType()) == 64 && llvm::isa<llvm::LoadInst>(pointer))
    return constant(0, 64);
  std::vector<const llvm::Value*> choices;
  if (const auto* choice = llvm::dyn_cast<llvm::SelectInst>(pointer))
    choices = {choice->getTrueValue(), choice->getFalseValue()};
  else if (const auto* merge = llvm::dyn_cast<llvm::PHINode>(pointer);
           merge && !loops_.isLoopHeader(merge->getParent()))
    choices.assign(merge->value_op_begin(), merge->value_op_end());
  for (const llvm::Value* each : choices)
    if (const auto* zero = llvm::dyn_cast<llvm::Constant>(each);
        !is_nothing(each) && !(zero && zero->isNullValue()))
      if (const ExprId found = beside(each, depth + 1); found != unknown)
        return found;
  const auto* is = llvm::dyn_cast<llvm::Operator>(pointer);
  if (is && passes_on(is->getOpcode()) && bits_of(is->getOperand(0)->getType()) == 64)
    return beside(is->getOperand(0), depth + 1);
  if (!choices.empty() || !evolution_.isSCEVable(pointer->getType()))
    return unknown;
  const llvm::SCEV* sum = evolution_.getSCEV(const_cast<llvm::Value*>(pointer));
  for (const llvm::SCEVUnknown* leaf : unknown_addends(sum)) {
    if (leaf->getValue() == pointer || bits_of(leaf->getType()) != 64)
      continue;
    const llvm::SCEV* rest = evolution_.getMinusSCEV(sum, leaf);
    if (const ExprId further = of(rest); further != unknown)
      if (const ExprId start = beside(leaf->getValue(), depth + 1); start != unknown)
        return binary(ExprOp::add, start, further, 64);
  }
  return unknown;
}

/// Of code that adds to an argument that is a number, or a part of one: it is a pointer then.
std::optional<Address> Expressions::from_argument(const llvm::Value* pointer) {
  const auto* made = llvm::dyn_cast<llvm::IntToPtrInst>(pointer);
  if (!made || bits_of(made->getOperand(0)->getType()) != 64)
    return {};
  const llvm::SCEV* sum = evolution_.getSCEV(made->getOperand(0));
  const llvm::SCEVUnknown* start = nullptr;
  for (const llvm::SCEVUnknown* leaf : unknown_addends(sum)) {
    const llvm::Value* value = leaf->getValue();
    if (!llvm::isa<llvm::Argument>(value) && field_at(value) < 0)
      continue;
    if (start)
      return {}; // which of the two it is nobody says
    start = leaf;
  }
  if (!start)
    return {};
  const llvm::Value* value = start->getValue();
  const int field = field_at(value);
  const int number =
      field >= 0 ? field : numbered(numbers_.try_emplace(value, -1).first->second, value);
  const ExprId bytes = of(evolution_.getMinusSCEV(sum, start));
  return Address{number, bytes != unknown ? bytes : beside(pointer, 0), bytes != unknown};
}

Address Expressions::address(const llvm::Value* pointer) {
  const int object = only_object(pointer);
  if (object == none)
    if (const auto found = from_argument(pointer))
      return *found;
  if (const ExprId at = value(pointer); at != unknown)
    return object >= 0 ? Address{object, in_object(at), true} : Address{-1, at, object == several};
  if (const ExprId bytes = beside(pointer, 0); bytes != unknown || object < 0)
    return {std::max(object, -1), bytes, false};
  return from_start(pointer, object);
}

bool Expressions::differs_by_thread(ExprId expr) const {
  if (expr == unknown)
    return false;
  const Expr& is = program_.exprs[static_cast<std::size_t>(expr)];
  return is.op == ExprOp::thread_id || is.op == ExprOp::lane_id || is.op == ExprOp::phi ||
         differs_by_thread(is.a) || differs_by_thread(is.b) || differs_by_thread(is.c);
}

/// Whether nothing but what memory holds tells the start of one thread from that of another.
bool Expressions::only_loaded(const llvm::SCEV* start) {
  std::set<const llvm::Value*> seen;
  std::vector<const llvm::Value*> open;
  const auto leaves = [&open](const llvm::SCEV* at) {
    if (const auto* leaf = llvm::dyn_cast<llvm::SCEVUnknown>(at))
      open.push_back(leaf->getValue());
    return false;
  };
  (void)llvm::SCEVExprContains(start, leaves);
  while (!open.empty()) {
    const auto* at = llvm::dyn_cast<llvm::Instruction>(open.back());
    open.pop_back();
    if (!at || llvm::isa<llvm::LoadInst>(at) || !seen.insert(at).second)
      continue;
    if (computable(at)) {
      if (differs_by_thread(value(at)))
        return false;
      continue;
    }
    for (const llvm::Use& operand : at->operands())
      open.push_back(operand.get());
  }
  return true;
}

/// An address that goes on by known steps from a start that memory holds.
Address Expressions::from_start(const llvm::Value* pointer, int object) {
  const Address nothing{object, unknown, false};
  const auto* is = llvm::dyn_cast<llvm::Instruction>(pointer);
  if (!is)
    return nothing;
  const llvm::Value* number = llvm::isa<llvm::IntToPtrInst>(is) ? is->getOperand(0) : pointer;
  llvm::Type* wide = llvm::Type::getInt64Ty(is->getContext());
  // Indices do not wrap: what is added before they are widened can be added after it.
  struct Part {
    const llvm::SCEV* at;
    std::int64_t times;
    bool is_signed;
  };
  llvm::SmallVector<Part, 8> open{{evolution_.getSCEV(const_cast<llvm::Value*>(number)), 1, true}};
  llvm::SmallVector<const llvm::SCEV*, 8> known{evolution_.getZero(wide)}, start;
  std::int64_t step = std::int64_t{1} << 12; // that starts are multiples of, a power of two
  const auto times = [](std::int64_t a, const llvm::APInt& b) { // wraps
    return static_cast<std::int64_t>(static_cast<std::uint64_t>(a) *
                                     static_cast<std::uint64_t>(b.getSExtValue()));
  };
  const auto widened = [&](const llvm::SCEV* of, const Part& as) {
    return evolution_.getMulExpr(evolution_.getConstant(wide, static_cast<std::uint64_t>(as.times)),
                                 as.is_signed ? evolution_.getNoopOrSignExtend(of, wide)
                                              : evolution_.getNoopOrZeroExtend(of, wide));
  };
  while (!open.empty()) {
    const Part part = open.pop_back_val();
    const llvm::SCEV* at = part.at;
    constexpr int index = 32; // narrower numbers may well wrap
    const int bits = bits_of(at->getType());
    const bool sums = at->getType()->isPointerTy() || (bits >= index && bits <= 64);
    const auto* leaf = llvm::dyn_cast<llvm::SCEVUnknown>(at);
    const auto* moves = llvm::dyn_cast<llvm::SCEVAddRecExpr>(at);
    const auto* product = llvm::dyn_cast<llvm::SCEVMulExpr>(at);
    const auto* factor = product && product->getNumOperands() == 2
                             ? llvm::dyn_cast<llvm::SCEVConstant>(product->getOperand(0))
                             : nullptr;
    if (const auto* all = llvm::dyn_cast<llvm::SCEVAddExpr>(at); all && sums) {
      for (const llvm::SCEV* each : all->operands())
        open.push_back({each, part.times, part.is_signed});
    } else if (moves && sums && moves->isAffine() &&
               of(moves->getStepRecurrence(evolution_)) != unknown) {
      known.push_back(evolution_.getAddRecExpr(evolution_.getZero(wide),
                                               widened(moves->getStepRecurrence(evolution_), part),
                                               moves->getLoop(), llvm::SCEV::FlagAnyWrap));
      open.push_back({moves->getStart(), part.times, part.is_signed});
    } else if (factor && sums) {
      open.push_back(
          {product->getOperand(1), times(part.times, factor->getAPInt()), part.is_signed});
    } else if (const auto* cast = llvm::dyn_cast<llvm::SCEVIntegralCastExpr>(at);
               cast && !llvm::isa<llvm::SCEVTruncateExpr>(at) &&
               bits_of(cast->getOperand()->getType()) >= index) {
      open.push_back({cast->getOperand(), part.times, llvm::isa<llvm::SCEVSignExtendExpr>(at)});
    } else if (leaf && llvm::isa<llvm::Argument, llvm::GlobalVariable>(leaf->getValue()) &&
               (at->getType()->isPointerTy() || bits_of(at->getType()) == 64)) {
      continue; // the object
    } else if (!at->getType()->isPointerTy()) {
      const llvm::SCEV* term = widened(at, part);
      const bool is_known = of(term) != unknown;
      (is_known ? known : start).push_back(term);
      if (!is_known)
        step = std::min(step, std::int64_t{1} << std::countr_zero(
                                  static_cast<std::uint64_t>(part.times) | std::uint64_t{1} << 12));
    } else {
      return nothing;
    }
  }
  if (start.empty())
    return nothing;
  const llvm::SCEV* from = evolution_.getAddExpr(start);
  Address out{object, of(evolution_.getAddExpr(known)), false};
  if (out.bytes == unknown || !only_loaded(from))
    return nothing;
  out.start_step = static_cast<int>(step);
  const llvm::Loop* innermost = loops_.getLoopFor(is->getParent());
  if (innermost && !evolution_.isLoopInvariant(from, innermost) && !differs_by_thread(out.bytes))
    return nothing; // each turn and each thread has a start of its own
  out.start = starts_.try_emplace(from, static_cast<int>(starts_.size())).first->second;
  for (const llvm::Loop* loop = innermost; loop; loop = loop->getParentLoop())
    if (!evolution_.isLoopInvariant(from, loop)) {
      out.start_loop = loop_numbers_.at(loop);
      break;
    }
  return out;
}

std::vector<ExprId> Expressions::decided_by(const llvm::Value* pointer) {
  struct At {
    const llvm::Value* value;
    bool loaded; ///< the pointer depends on it through a load
    bool operator<(const At& other) const {
      return std::pair(value, loaded) < std::pair(other.value, other.loaded);
    }
  };
  std::set<At> seen;
  std::vector<At> open{{pointer, false}};
  std::vector<ExprId> out;
  while (!open.empty()) {
    const At at = open.back();
    open.pop_back();
    const auto* instruction = llvm::dyn_cast<llvm::Instruction>(at.value);
    if (!instruction || !seen.insert(at).second)
      continue;
    if (computable(at.value)) {
      if (const ExprId expr = at.loaded ? value(at.value) : unknown; expr != unknown)
        out.push_back(expr);
      continue;
    }
    const bool loaded = at.loaded || llvm::isa<llvm::LoadInst>(instruction);
    if (const auto* choice = llvm::dyn_cast<llvm::SelectInst>(instruction); choice && !loaded) {
      // Threads that choose otherwise among pointers go on side by side.
      open.insert(open.end(), {{choice->getTrueValue(), false}, {choice->getFalseValue(), false}});
      continue;
    }
    for (const llvm::Use& operand : instruction->operands())
      open.push_back({operand.get(), loaded});
  }
  return out;
}

bool Expressions::depends_on_loop(ExprId expr, int loop) const {
  if (expr == unknown)
    return false;
  const Expr& is = program_.exprs[static_cast<std::size_t>(expr)];
  if (is.op == ExprOp::iteration)
    return is.value == loop;
  if (is.op == ExprOp::phi)
    return true;
  return depends_on_loop(is.a, loop) || depends_on_loop(is.b, loop) || depends_on_loop(is.c, loop);
}

} // namespace loom::kernel
