#include "core/kernel_ir/llvm/instruction_costs.h"

#include "core/kernel_ir/llvm/matrix.h"
#include "core/kernel_ir/llvm/ptx.h"

#include <fmt/format.h>
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
  if (name.startswith(llvm::StringRef(matrix_function.data(), matrix_function.size())))
    return {Kind::tensor, {}};
  if (name.startswith("loom.copy."))
    return {Kind::integer, {}};
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

/// Whether the 64 bits are those of a number of 32 that was widened, or a constant as small.
bool narrow(const llvm::Value* value) {
  if (const auto* number = llvm::dyn_cast<llvm::ConstantInt>(value))
    return number->getValue().isSignedIntN(32) || number->getValue().isIntN(32);
  const auto* cast = llvm::dyn_cast<llvm::CastInst>(value);
  return cast && llvm::isa<llvm::SExtInst, llvm::ZExtInst>(cast) &&
         cast->getSrcTy()->getScalarSizeInBits() <= 32;
}

std::string operation_of_call(const llvm::CallInst& call) {
  const llvm::Function* function = call.getCalledFunction();
  if (!function)
    return {};
  const llvm::StringRef name = function->getName();
  const bool is_double = call.getType()->isDoubleTy();
  const bool is_long = call.getType()->isIntegerTy(64);
  const char* bits = is_double ? "f64" : "f32";
  for (const char* exact : {"sqrt.rn", "rcp.rn", "div.rn"})
    if (name.contains(std::string("nvvm.") + exact))
      return fmt::format("{}.{}", exact, bits);
  if (name.startswith("llvm.sqrt"))
    return fmt::format("sqrt.rn.{}", bits);
  for (const char* approximate : {"rsqrt", "sqrt", "rcp", "ex2", "lg2", "sin", "cos", "div"})
    if (name.contains(fmt::format("nvvm.{}.approx", approximate)) && !is_double) {
      // Reciprocals keep no denormal numbers to begin with, nor do sines.
      const std::string_view of = approximate;
      const bool flushed = name.contains(".ftz") || of == "rcp" || of == "sin" || of == "cos";
      return fmt::format("{}.approx{}.f32", approximate, flushed ? ".ftz" : "");
    }
  if (contains(name, {"llvm.fma", "nvvm.fma", "llvm.fmuladd"}))
    return is_double ? "add.f64" : call.getType()->isFloatTy() ? "fma.rn.f32" : "";
  if (contains(name, {"minnum", "maxnum", "nvvm.fmin", "nvvm.fmax"}))
    return is_double ? "min.f64" : call.getType()->isFloatTy() ? "min.f32" : "";
  if (contains(name, {"llvm.smin", "llvm.smax", "llvm.umin", "llvm.umax"}))
    return is_long ? "min.s64" : "min.s32";
  if (name.contains("ctpop"))
    return "popc.b32";
  if (contains(name, {"ctlz", "cttz"}))
    return "clz.b32";
  if (name.contains("bitreverse"))
    return "brev.b32";
  if (contains(name, {"nvvm.prmt", "bswap"}))
    return "prmt.b32";
  if (contains(name, {"llvm.floor", "llvm.ceil", "llvm.rint", "llvm.trunc", "nvvm.floor"}))
    return call.getType()->isFloatTy() ? "cvt.rmi.f32.f32" : "";
  return {};
}

} // namespace

std::string operation(const llvm::Instruction& is) {
  using llvm::Instruction;
  if (const auto* call = llvm::dyn_cast<llvm::CallInst>(&is); call && call->getCalledFunction())
    if (std::string_view name = call->getCalledFunction()->getName();
        name.starts_with(matrix_function)) {
      // Behind the class are how many registers it takes and gives, and their bits.
      for (int k = 0; k < 3; ++k)
        name = name.substr(0, name.rfind('.'));
      return std::string(name.substr(matrix_function.size()));
    }
  if (is.getType()->isVectorTy())
    return {};
  const bool is_long = is.getType()->isIntegerTy() && is.getType()->getIntegerBitWidth() > 32;
  const auto sized = [&](std::string_view name, bool wide) {
    return fmt::format("{}{}", name, wide ? "64" : "32");
  };
  const llvm::Type* from = is.getNumOperands() > 0 ? is.getOperand(0)->getType() : nullptr;
  const bool from_long = from && from->isIntegerTy() && from->getIntegerBitWidth() > 32;
  switch (is.getOpcode()) {
  case Instruction::FAdd:
  case Instruction::FSub:
  case Instruction::FMul:
    return is.getType()->isDoubleTy() ? "add.f64" : is.getType()->isFloatTy() ? "add.f32" : "";
  case Instruction::FDiv:
    return is.getType()->isDoubleTy()  ? "div.rn.f64"
           : is.getType()->isFloatTy() ? "div.rn.f32"
                                       : "";
  case Instruction::FCmp:
    return from->isDoubleTy() ? "setp.f64" : from->isFloatTy() ? "setp.f32" : "";
  case Instruction::Add:
  case Instruction::Sub:
    return sized("add.s", is_long);
  case Instruction::Mul:
    return !is_long                                               ? "mul.lo.s32"
           : narrow(is.getOperand(0)) && narrow(is.getOperand(1)) ? "mul.wide.s32"
                                                                  : "mul.lo.s64";
  case Instruction::And:
  case Instruction::Or:
  case Instruction::Xor:
    return sized("and.b", is_long);
  case Instruction::Shl:
    return sized("shl.b", is_long);
  case Instruction::LShr:
  case Instruction::AShr:
    return sized("shr.b", is_long);
  case Instruction::ICmp:
    return sized("setp.s", from_long);
  case Instruction::Select:
    return is.getType()->isDoubleTy() ? "selp.b64" : sized("selp.b", is_long);
  case Instruction::SDiv:
  case Instruction::UDiv:
  case Instruction::SRem:
  case Instruction::URem: {
    if (llvm::isa<llvm::Constant>(is.getOperand(1)))
      return is_long ? "mul.hi.s64" : "mul.hi.s32";
    if (is_long)
      return "div.s64";
    const bool rest = is.getOpcode() == Instruction::SRem || is.getOpcode() == Instruction::URem;
    const bool is_signed =
        is.getOpcode() == Instruction::SDiv || is.getOpcode() == Instruction::SRem;
    return fmt::format("{}.{}32", rest ? "rem" : "div", is_signed ? "s" : "u");
  }
  case Instruction::SIToFP:
  case Instruction::UIToFP:
    return is.getType()->isDoubleTy()   ? "cvt.rn.f64.s32"
           : !is.getType()->isFloatTy() ? ""
           : from_long                  ? "cvt.rn.f32.s64"
                                        : "cvt.rn.f32.s32";
  case Instruction::FPToSI:
  case Instruction::FPToUI:
    return "cvt.rzi.s32.f32";
  case Instruction::FPExt:
    return is.getType()->isDoubleTy() ? "cvt.f64.f32" : "cvt.f32.f16";
  case Instruction::FPTrunc:
    return from->isDoubleTy() ? "cvt.f64.f32" : "cvt.rn.f16.f32";
  case Instruction::GetElementPtr:
    return llvm::cast<llvm::GetElementPtrInst>(is).hasAllConstantIndices() ? "" : "mad.wide.s32";
  case Instruction::Call:
    return operation_of_call(llvm::cast<llvm::CallInst>(is));
  default:
    return {};
  }
}

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
