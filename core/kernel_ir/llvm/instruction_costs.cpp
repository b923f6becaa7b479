#include "core/kernel_ir/llvm/instruction_costs.h"

#include "core/kernel_ir/llvm/ptx.h"

#include <llvm/Analysis/ValueTracking.h>
#include <llvm/IR/Constants.h>
#include <llvm/IR/DebugInfoMetadata.h>
#include <llvm/IR/DebugLoc.h>
#include <llvm/IR/Instructions.h>
#include <llvm/IR/IntrinsicInst.h>
#include <llvm/IR/IntrinsicsNVPTX.h>
#include <llvm/Support/raw_ostream.h>

namespace loom::kernel {

namespace {

Costed floating(const llvm::Type* type) {
  const llvm::Type* one = type->getScalarType();
  if (one->isHalfTy() || one->isBFloatTy())
    return {Kind::fp32,
            LOOM_TEXT("instructions of half precision cost as those of single precision")};
  return {one->isDoubleTy() ? Kind::fp64 : Kind::fp32, {}};
}

bool contains(llvm::StringRef name, std::initializer_list<llvm::StringRef> parts) {
  for (const llvm::StringRef part : parts)
    if (name.contains(part))
      return true;
  return false;
}

Costed costed_call(const llvm::CallInst& call) {
  const llvm::Function* function = call.getCalledFunction();
  if (!function)
    return {};
  const llvm::StringRef name = function->getName();
  if (llvm::isa<llvm::DbgInfoIntrinsic>(call) ||
      contains(name, {"llvm.assume", "llvm.lifetime", "llvm.nvvm.read.ptx.sreg", "llvm.nvvm.ptr.",
                      "llvm.experimental.noalias", "llvm.expect", "llvm.fabs", "llvm.nvvm.fabs"}))
    return {};
  if (contains(name, {"nvvm.barrier", "nvvm.bar.sync", "nvvm.bar.warp"}))
    return {name.contains("warp") ? Kind::integer : Kind::barrier, {}};
  if (contains(name, {"nvvm.shfl"}))
    return {Kind::sfu, LOOM_TEXT("exchanges between lanes cost as special functions")};
  if (contains(name, {"nvvm.atomic"}))
    return {Kind::atomic, {}};
  if (contains(name, {"nvvm.ldg", "nvvm.ldu"}))
    return {Kind::load, {}};
  if (contains(name, {"nvvm.membar", "nvvm.vote", "nvvm.match", "nvvm.activemask", "ctpop", "ctlz",
                      "cttz", "bitreverse", "bswap", "llvm.smin", "llvm.smax", "llvm.umin",
                      "llvm.umax", "llvm.abs", "nvvm.prmt", "llvm.fsh", "nvvm.mul", "nvvm.sad"}))
    return {Kind::integer, {}};
  if (contains(name, {"sqrt.approx.f", "ex2.approx.f", "lg2.approx.f", "div.approx.f"}) &&
      !name.contains(".ftz"))
    return {Kind::sfu_denormal, {}};
  if (contains(name, {".approx", "nvvm.ex2", "nvvm.lg2"}))
    return {Kind::sfu, {}};
  if (contains(name, {"sqrt", "nvvm.div", "nvvm.rcp", "llvm.sin", "llvm.cos", "llvm.exp",
                      "llvm.log", "llvm.pow"}))
    return {Kind::division, {}};
  if (contains(name, {"llvm.fma", "nvvm.fma", "nvvm.fmin", "nvvm.fmax", "nvvm.add", "llvm.minnum",
                      "llvm.maxnum", "llvm.copysign", "nvvm.saturate", "llvm.fmuladd"}))
    return floating(call.getType());
  if (contains(name, {"llvm.floor", "llvm.ceil", "llvm.rint", "llvm.trunc", "llvm.round", "nvvm.f2",
                      "nvvm.i2", "nvvm.ui2", "nvvm.d2", "nvvm.floor", "nvvm.ceil"}))
    return {Kind::convert, {}};
  if (std::string_view(name).starts_with("__nv_fast_"))
    return {Kind::sfu, {}};
  if (std::string_view(name).starts_with("__nv_"))
    return {Kind::division,
            LOOM_TEXT("the library function %1 costs as an exact division does")(name.str())};
  return {Kind::free,
          LOOM_TEXT("calls of %1 cost nothing: its code is not in the module")(name.str())};
}

/// Whether a part of a parameter that is given by value is read: as an operand, from the bank of
/// constants.
bool of_parameter(const llvm::LoadInst& load) {
  const auto* argument =
      llvm::dyn_cast<llvm::Argument>(llvm::getUnderlyingObject(load.getPointerOperand()));
  return argument && argument->hasByValAttr();
}

} // namespace

Costed costed(const llvm::Instruction& is) {
  using llvm::Instruction;
  switch (is.getOpcode()) {
  case Instruction::Load:
    return {of_parameter(llvm::cast<llvm::LoadInst>(is)) ? Kind::free : Kind::load, {}};
  case Instruction::Store:
    return {Kind::store, {}};
  case Instruction::AtomicRMW:
  case Instruction::AtomicCmpXchg:
    return {Kind::atomic,
            LOOM_TEXT("atomic operations cost as loads do; those to one known address wait for "
                      "each other")};
  case Instruction::FAdd:
  case Instruction::FSub:
  case Instruction::FMul:
    return floating(is.getType());
  case Instruction::FCmp:
    return floating(is.getOperand(0)->getType());
  case Instruction::FDiv:
    return {Kind::division, {}};
  case Instruction::FRem:
    return {Kind::division, LOOM_TEXT("remainders cost as divisions do")};
  case Instruction::Add:
  case Instruction::Sub:
  case Instruction::Mul:
  case Instruction::And:
  case Instruction::Or:
  case Instruction::Xor:
  case Instruction::Shl:
  case Instruction::LShr:
  case Instruction::AShr:
  case Instruction::ICmp:
  case Instruction::Select:
    return {Kind::integer, {}};
  case Instruction::SDiv:
  case Instruction::UDiv:
  case Instruction::SRem:
  case Instruction::URem:
    if (llvm::isa<llvm::Constant>(is.getOperand(1)))
      return {Kind::integer, LOOM_TEXT("integer divisions by a constant cost one instruction")};
    return {Kind::division, LOOM_TEXT("integer divisions cost as exact ones of floating point")};
  case Instruction::SIToFP:
  case Instruction::UIToFP:
  case Instruction::FPToSI:
  case Instruction::FPToUI:
  case Instruction::FPExt:
  case Instruction::FPTrunc:
    return {Kind::convert, {}};
  case Instruction::Call:
    return costed_call(llvm::cast<llvm::CallInst>(is));
  case Instruction::Fence:
    return {Kind::integer, LOOM_TEXT("fences cost one instruction")};
  default:
    return {};
  }
}

Kind written(const llvm::Instruction& is, Kind plain) {
  if (const auto* address = llvm::dyn_cast<llvm::GetElementPtrInst>(&is))
    return address->hasAllConstantIndices() ? Kind::free : Kind::integer;
  return is.getOpcode() == llvm::Instruction::FMul ? Kind::free : plain;
}

Message place_of(const llvm::Instruction& is) {
  if (const llvm::DebugLoc& where = is.getDebugLoc())
    return LOOM_TEXT("line %1")(where.getLine());
  if (const llvm::MDNode* note = is.getMetadata(llvm::StringRef(ptx_line.data(), ptx_line.size()));
      note && note->getNumOperands() > 0)
    if (const auto* line =
            llvm::mdconst::dyn_extract_or_null<llvm::ConstantInt>(note->getOperand(0)))
      return LOOM_TEXT("line %1")(line->getSExtValue());
  std::string text;
  llvm::raw_string_ostream stream(text);
  is.print(stream);
  stream.flush();
  const std::size_t from = text.find_first_not_of(' ');
  text = text.substr(from == std::string::npos ? 0 : from, 100);
  return Text{"'%1'"}(text.substr(0, text.find('\n')));
}

Message said_of(const llvm::Instruction& is, const Message& what) {
  return LOOM_TEXT("function '%1', %2: %3")(is.getFunction()->getName().str(), place_of(is), what);
}

} // namespace loom::kernel
