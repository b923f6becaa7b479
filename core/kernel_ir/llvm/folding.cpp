#include "core/kernel_ir/llvm/folding.h"

#include "core/kernel_ir/llvm/instruction_costs.h"

#include <llvm/Analysis/ScalarEvolutionExpressions.h>
#include <llvm/Analysis/ValueTracking.h>

namespace loom::kernel {

namespace {

/// A product that is only added to something in its own block.
bool fused(const llvm::Instruction& is) {
  if (!is.hasOneUse())
    return false;
  const auto* user = llvm::cast<llvm::Instruction>(*is.user_begin());
  const bool sum = user->getOpcode() == llvm::Instruction::FAdd ||
                   user->getOpcode() == llvm::Instruction::FSub ||
                   user->getOpcode() == llvm::Instruction::Add ||
                   user->getOpcode() == llvm::Instruction::Sub;
  if (!sum || user->getParent() != is.getParent())
    return false;
  // A sum takes one product: the first.
  const auto* other = llvm::dyn_cast<llvm::Instruction>(user->getOperand(0));
  return user->getOperand(0) == &is || !other || other->getOpcode() != is.getOpcode() ||
         !other->hasOneUse();
}

/// A comparison that only chooses the lesser or the larger of what it compares: one instruction.
bool of_min_or_max(const llvm::Instruction& is) {
  if (!llvm::isa<llvm::ICmpInst>(is) || !is.hasOneUse())
    return false;
  auto* choice = llvm::dyn_cast<llvm::SelectInst>(
      const_cast<llvm::User*>(static_cast<const llvm::User*>(*is.user_begin())));
  llvm::Value *left = nullptr, *right = nullptr;
  return choice && choice->getCondition() == &is &&
         llvm::SelectPatternResult::isMinOrMax(
             llvm::matchSelectPattern(choice, left, right).Flavor);
}

} // namespace

bool Folding::only_for_addresses(const llvm::Instruction& is) {
  if (const auto known = address_only_.find(&is); known != address_only_.end())
    return known->second;
  address_only_[&is] = true; // a cycle through a loop's phi does not speak against it
  bool only = !is.use_empty() && (is.getType()->isIntegerTy() || is.getType()->isPointerTy()) &&
              !llvm::isa<llvm::LoadInst>(is);
  for (const llvm::User* user : is.users()) {
    const auto* by = llvm::dyn_cast<llvm::Instruction>(user);
    if (!only || !by)
      break;
    if (const auto* load = llvm::dyn_cast<llvm::LoadInst>(by))
      only &= load->getPointerOperand() == &is;
    else if (const auto* store = llvm::dyn_cast<llvm::StoreInst>(by))
      only &= store->getPointerOperand() == &is;
    else
      only &= !llvm::isa<llvm::CallInst, llvm::ICmpInst, llvm::AtomicRMWInst>(by) &&
              only_for_addresses(*by);
  }
  return address_only_[&is] = only;
}

bool Folding::moves_evenly(llvm::Instruction& is) {
  const llvm::Loop* loop = loops_.getLoopFor(is.getParent());
  if (!loop || !evolution_.isSCEVable(is.getType()))
    return false;
  const llvm::SCEV* scev = evolution_.getSCEV(&is);
  if (evolution_.isLoopInvariant(scev, loop))
    return true;
  const auto* moves = llvm::dyn_cast<llvm::SCEVAddRecExpr>(
      llvm::isa<llvm::SCEVCastExpr>(scev) ? llvm::cast<llvm::SCEVCastExpr>(scev)->getOperand()
                                          : scev);
  return moves && moves->getLoop() == loop && moves->isAffine();
}

bool Folding::joins_another(const llvm::Instruction& is) {
  using llvm::Instruction;
  const auto is_logic = [](const Instruction& of) {
    return of.getOpcode() == Instruction::And || of.getOpcode() == Instruction::Or ||
           of.getOpcode() == Instruction::Xor;
  };
  const auto is_sum = [](const Instruction& of) {
    return of.getOpcode() == Instruction::Add || of.getOpcode() == Instruction::Sub;
  };
  if (!is.getType()->isIntegerTy(32) || !is.hasOneUse() || (!is_logic(is) && !is_sum(is)))
    return false;
  const auto* user = llvm::dyn_cast<Instruction>(*is.user_begin());
  if (!user || user->getParent() != is.getParent() || !user->getType()->isIntegerTy(32) ||
      !(is_logic(is) ? is_logic(*user) : is_sum(*user)))
    return false;
  // Operands of the two together; bits that are inverted take none.
  const auto inputs = [&](const llvm::Value* of) {
    const auto known = inputs_.find(of);
    const auto* number = llvm::dyn_cast<llvm::ConstantInt>(of);
    return known != inputs_.end()                           ? known->second
           : number && number->isMinusOne() && is_logic(is) ? 0
                                                            : 1;
  };
  const auto product = [](const llvm::Value* of) { // then the sum is a multiplication's
    const auto* at = llvm::dyn_cast<Instruction>(of);
    return at && fused(*at) && (at->getOpcode() == Instruction::Mul);
  };
  int all = 0;
  for (const llvm::Use& operand : is.operands()) {
    all += inputs(operand.get());
    if (is_sum(is) && product(operand.get()))
      return false;
  }
  const int own = all;
  for (const llvm::Use& operand : user->operands()) {
    all += operand.get() == &is ? 0 : inputs(operand.get());
    if (is_sum(is) && product(operand.get()))
      return false;
  }
  constexpr int most = 3;
  if (all > most)
    return false;
  inputs_[&is] = own;
  return true;
}

bool Folding::shares_address(llvm::Instruction& pointer) {
  const llvm::SCEV* scev = evolution_.getSCEV(&pointer);
  std::vector<const llvm::SCEV*>& of_block = addresses_[pointer.getParent()];
  for (const llvm::SCEV* other : of_block)
    if (other->getType() == scev->getType() &&
        evolution_.getPointerBase(other) == evolution_.getPointerBase(scev) &&
        llvm::isa<llvm::SCEVConstant>(evolution_.getMinusSCEV(scev, other)))
      return true;
  of_block.push_back(scev);
  return false;
}

std::string Folding::operation(const llvm::Instruction& is, std::string by_itself, Kind kind,
                               bool written) {
  using llvm::Instruction;
  if (by_itself.empty() || of_min_or_max(is))
    return {};
  const auto multiplies = [](const llvm::Instruction& of) {
    const bool shifts =
        of.getOpcode() == Instruction::Shl && llvm::isa<llvm::ConstantInt>(of.getOperand(1));
    return of.getOpcode() == Instruction::FMul || of.getOpcode() == Instruction::Mul || shifts;
  };
  if (multiplies(is) && fused(is))
    return {};
  if (kind == Kind::free && !written)
    return {};
  if (is.getType()->isIntegerTy(1) && is.getOpcode() != Instruction::ICmp &&
      is.getOpcode() != Instruction::FCmp)
    return "and.b32"; // of predicates
  if (is.getOpcode() != Instruction::Add && is.getOpcode() != Instruction::Sub)
    return by_itself;
  for (const llvm::Use& use : is.operands()) {
    const auto* of = llvm::dyn_cast<Instruction>(use.get());
    if (!of || !multiplies(*of) || !fused(*of))
      continue;
    const bool wide = is.getType()->getIntegerBitWidth() > 32;
    if (of->getOpcode() == Instruction::Shl)
      return wide ? "lea.b64" : "lea.b32";
    const std::string product = kernel::operation(*of);
    return product == "mul.wide.s32" ? "mad.wide.s32" : wide ? "mad.lo.s64" : "mad.lo.s32";
  }
  return by_itself;
}

Kind Folding::kind(llvm::Instruction& is, Kind plain) {
  if (llvm::isa<llvm::GetElementPtrInst>(is)) {
    const auto& gep = llvm::cast<llvm::GetElementPtrInst>(is);
    const bool in_loop = loops_.getLoopFor(is.getParent());
    if (gep.hasAllConstantIndices() || shares_address(is))
      return Kind::free;
    // What does not change in a loop is computed before it.
    return in_loop && evolution_.isLoopInvariant(evolution_.getSCEV(&is),
                                                 loops_.getLoopFor(is.getParent()))
               ? Kind::free
               : Kind::integer;
  }
  if (of_min_or_max(is))
    return Kind::free;
  if (plain == Kind::integer && only_for_addresses(is) && moves_evenly(is))
    return Kind::free;
  if (plain == Kind::integer && joins_another(is))
    return Kind::free;
  const bool shifts = is.getOpcode() == llvm::Instruction::Shl &&
                      llvm::isa<llvm::ConstantInt>(is.getOperand(1)); // with the sum it is LEA
  if ((is.getOpcode() == llvm::Instruction::FMul || is.getOpcode() == llvm::Instruction::Mul ||
       shifts) &&
      fused(is))
    return Kind::free;
  return plain;
}

} // namespace loom::kernel
