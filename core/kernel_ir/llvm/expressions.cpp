#include "core/kernel_ir/llvm/expressions.h"

#include "core/kernel_ir/llvm/operations.h"

#include <llvm/ADT/SmallPtrSet.h>
#include <llvm/Analysis/ScalarEvolutionExpressions.h>
#include <llvm/IR/DataLayout.h>
#include <llvm/IR/IntrinsicInst.h>
#include <llvm/IR/Module.h>
#include <llvm/IR/Operator.h>

#include <set>
#include <utility>

namespace loom::kernel {

namespace {

int bits_of(const llvm::Type* type) {
  return type->isIntegerTy() && type->getIntegerBitWidth() <= 64
             ? static_cast<int>(type->getIntegerBitWidth())
             : 0;
}

/// The object that a pointer is the start of; nullptr for any other pointer.
const llvm::Value* start_of(const llvm::Value* pointer) {
  pointer = pointer->stripPointerCasts();
  return llvm::isa<llvm::Argument, llvm::GlobalVariable, llvm::AllocaInst>(pointer) ? pointer
                                                                                    : nullptr;
}

/// The start of an object as an integer: code made of PTX counts addresses so.
const llvm::Value* start_in(const llvm::Value* value) {
  const auto* integer = llvm::dyn_cast<llvm::PtrToIntOperator>(value);
  return integer ? start_of(integer->getPointerOperand()) : nullptr;
}

/// The object that an integer is an address in; nullptr where there is none or are several.
const llvm::Value* object_in(const llvm::Value* integer) {
  llvm::SmallPtrSet<const llvm::Value*, 16> seen;
  std::vector<const llvm::Value*> open{integer};
  const llvm::Value* object = nullptr;
  while (!open.empty()) {
    const llvm::Value* at = open.back();
    open.pop_back();
    if (!seen.insert(at).second)
      continue;
    if (const llvm::Value* start = start_in(at)) {
      if (object && object != start)
        return nullptr;
      object = start;
      continue;
    }
    const auto* is = llvm::dyn_cast<llvm::Instruction>(at);
    if (is &&
        (is->getOpcode() == llvm::Instruction::Add || is->getOpcode() == llvm::Instruction::Sub ||
         is->getOpcode() == llvm::Instruction::Or ||
         llvm::isa<llvm::PHINode, llvm::ZExtInst, llvm::SExtInst, llvm::TruncInst>(is)))
      for (const llvm::Use& operand : is->operands())
        open.push_back(operand.get());
  }
  return object;
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

bool Expressions::computable(const llvm::Value* value) {
  if (const auto known = computable_.find(value); known != computable_.end())
    return known->second;
  llvm::SmallPtrSet<const llvm::Value*, 32> seen;
  std::vector<const llvm::Value*> open{value};
  bool good = true;
  while (good && !open.empty()) {
    const llvm::Value* at = open.back();
    open.pop_back();
    if (!seen.insert(at).second || llvm::isa<llvm::ConstantInt>(at) || start_in(at))
      continue;
    good = bits_of(at->getType()) > 0;
    if (llvm::isa<llvm::Argument>(at))
      continue;
    const auto* instruction = llvm::dyn_cast<llvm::Instruction>(at);
    if (const auto* call = llvm::dyn_cast<llvm::CallInst>(at)) {
      if (special_register(*call))
        continue;
      good &= min_max(*call).has_value();
      for (const llvm::Use& argument : call->args())
        open.push_back(argument.get());
      continue;
    }
    good &=
        instruction && (operation(instruction->getOpcode()) ||
                        llvm::isa<llvm::ICmpInst, llvm::SelectInst, llvm::PHINode, llvm::ZExtInst,
                                  llvm::SExtInst, llvm::TruncInst, llvm::FreezeInst>(instruction));
    if (good)
      for (const llvm::Use& operand : instruction->operands())
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
  else if (start_in(value))
    out = constant(0, bits); // addresses count from it
  else if (const auto* argument = llvm::dyn_cast<llvm::Argument>(value))
    out = make({.op = ExprOp::argument, .bits = bits, .value = argument->getArgNo()});
  else if (const auto* phi_node = llvm::dyn_cast<llvm::PHINode>(value))
    out = phi(*phi_node, bits);
  else if (const auto* is = llvm::dyn_cast<llvm::Instruction>(value))
    out = instruction(*is, bits);
  return known_[value] = out;
}

ExprId Expressions::instruction(const llvm::Instruction& is, int bits) {
  const auto operand = [&](unsigned i) { return value(is.getOperand(i)); };
  if (const auto* called = llvm::dyn_cast<llvm::CallInst>(&is))
    return call(*called, bits);
  if (const auto op = operation(is.getOpcode())) {
    const ExprId a = operand(0);
    return binary(*op, a, operand(1), bits);
  }
  if (const auto* icmp = llvm::dyn_cast<llvm::ICmpInst>(&is))
    return compare(*icmp);
  if (llvm::isa<llvm::SelectInst>(is)) {
    const ExprId a = operand(0), b = operand(1), c = operand(2);
    return a == unknown || b == unknown || c == unknown
               ? unknown
               : make({.op = ExprOp::select, .bits = bits, .a = a, .b = b, .c = c});
  }
  const ExprId a = operand(0);
  if (llvm::isa<llvm::FreezeInst>(is))
    return a;
  return widened(a, llvm::isa<llvm::ZExtInst>(is) ? ExprOp::zero_extend : ExprOp::sign_extend,
                 bits);
}

ExprId Expressions::call(const llvm::CallInst& called, int bits) {
  if (const auto leaf = special_register(called))
    return make(*leaf);
  const auto op = min_max(called);
  const ExprId a = value(called.getArgOperand(0));
  return op ? binary(*op, a, value(called.getArgOperand(1)), bits) : unknown;
}

ExprId Expressions::compare(const llvm::ICmpInst& icmp) {
  using llvm::CmpInst;
  ExprId a = value(icmp.getOperand(0)), b = value(icmp.getOperand(1));
  CmpInst::Predicate predicate = icmp.getPredicate();
  // The others are these with the operands the other way round, or the opposite of these.
  if (icmp.isRelational() && (predicate == CmpInst::ICMP_SGT || predicate == CmpInst::ICMP_UGT ||
                              predicate == CmpInst::ICMP_SLE || predicate == CmpInst::ICMP_ULE)) {
    std::swap(a, b);
    predicate = CmpInst::getSwappedPredicate(predicate);
  }
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
    return constant(0, bits); // addresses count from there
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

Address Expressions::address(const llvm::Value* pointer) {
  const llvm::DataLayout& layout = evolution_.getDataLayout();
  if (const auto* gep = llvm::dyn_cast<llvm::GEPOperator>(pointer)) {
    Address base = address(gep->getPointerOperand());
    llvm::MapVector<llvm::Value*, llvm::APInt> variable;
    llvm::APInt fixed(layout.getIndexTypeSizeInBits(gep->getType()), 0);
    if (base.offset == unknown || !gep->collectOffset(layout, fixed.getBitWidth(), variable, fixed))
      return {base.object, unknown};
    base.offset = binary(ExprOp::add, base.offset, constant(fixed.getSExtValue(), 64), 64);
    for (const auto& [index, size] : variable)
      base.offset = binary(ExprOp::add, base.offset,
                           binary(ExprOp::multiply, widened(value(index), ExprOp::sign_extend, 64),
                                  constant(size.getSExtValue(), 64), 64),
                           64);
    return base;
  }
  if (const auto* from = llvm::dyn_cast<llvm::IntToPtrInst>(pointer)) {
    const llvm::Value* object = object_in(from->getOperand(0));
    return object ? Address{object, value(from->getOperand(0))} : Address{};
  }
  if (llvm::isa<llvm::BitCastOperator, llvm::AddrSpaceCastOperator>(pointer))
    return address(llvm::cast<llvm::Operator>(pointer)->getOperand(0));
  if (llvm::isa<llvm::PHINode>(pointer) && evolution_.isSCEVable(pointer->getType())) {
    const llvm::SCEV* scev = evolution_.getSCEV(const_cast<llvm::Value*>(pointer));
    const llvm::SCEV* base = evolution_.getPointerBase(scev);
    if (const auto* object = llvm::dyn_cast<llvm::SCEVUnknown>(base);
        object && object->getValue() != pointer) {
      const Address from = address(object->getValue());
      return {from.object,
              binary(ExprOp::add, from.offset, of(evolution_.getMinusSCEV(scev, base)), 64)};
    }
    return {};
  }
  if (llvm::isa<llvm::Argument, llvm::GlobalVariable, llvm::AllocaInst>(pointer))
    return {pointer, constant(0, 64)};
  return {};
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
    if (!at.value->getType()->isPointerTy() && computable(at.value)) {
      if (const ExprId expr = at.loaded ? value(at.value) : unknown; expr != unknown)
        out.push_back(expr);
      continue;
    }
    const auto* load = llvm::dyn_cast<llvm::LoadInst>(instruction);
    for (const llvm::Use& operand : instruction->operands())
      open.push_back({operand.get(), at.loaded || load});
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
