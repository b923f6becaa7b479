#include "core/kernel_ir/llvm/operations.h"

#include <llvm/IR/IntrinsicInst.h>
#include <llvm/IR/IntrinsicsNVPTX.h>

namespace loom::kernel {

std::optional<Expr> special_register(const llvm::CallInst& call) {
  const auto leaf = [](ExprOp op, int dimension) {
    return Expr{.op = op, .bits = 32, .value = dimension};
  };
  using namespace llvm;
  switch (call.getIntrinsicID()) {
  case Intrinsic::nvvm_read_ptx_sreg_tid_x:
    return leaf(ExprOp::thread_id, 0);
  case Intrinsic::nvvm_read_ptx_sreg_tid_y:
    return leaf(ExprOp::thread_id, 1);
  case Intrinsic::nvvm_read_ptx_sreg_tid_z:
    return leaf(ExprOp::thread_id, 2);
  case Intrinsic::nvvm_read_ptx_sreg_ctaid_x:
    return leaf(ExprOp::block_id, 0);
  case Intrinsic::nvvm_read_ptx_sreg_ctaid_y:
    return leaf(ExprOp::block_id, 1);
  case Intrinsic::nvvm_read_ptx_sreg_ctaid_z:
    return leaf(ExprOp::block_id, 2);
  case Intrinsic::nvvm_read_ptx_sreg_ntid_x:
    return leaf(ExprOp::block_dim, 0);
  case Intrinsic::nvvm_read_ptx_sreg_ntid_y:
    return leaf(ExprOp::block_dim, 1);
  case Intrinsic::nvvm_read_ptx_sreg_ntid_z:
    return leaf(ExprOp::block_dim, 2);
  case Intrinsic::nvvm_read_ptx_sreg_nctaid_x:
    return leaf(ExprOp::grid_dim, 0);
  case Intrinsic::nvvm_read_ptx_sreg_nctaid_y:
    return leaf(ExprOp::grid_dim, 1);
  case Intrinsic::nvvm_read_ptx_sreg_nctaid_z:
    return leaf(ExprOp::grid_dim, 2);
  case Intrinsic::nvvm_read_ptx_sreg_laneid:
    return leaf(ExprOp::lane_id, 0);
  case Intrinsic::nvvm_read_ptx_sreg_warpsize:
    return Expr{.op = ExprOp::constant, .bits = 32, .value = 32};
  default:
    return {};
  }
}

std::optional<ExprOp> call_operation(const llvm::CallInst& call) {
  switch (call.getIntrinsicID()) {
  case llvm::Intrinsic::smin:
    return ExprOp::min_signed;
  case llvm::Intrinsic::smax:
    return ExprOp::max_signed;
  case llvm::Intrinsic::umin:
    return ExprOp::min_unsigned;
  case llvm::Intrinsic::umax:
    return ExprOp::max_unsigned;
  case llvm::Intrinsic::bitreverse:
    return ExprOp::reverse_bits;
  default:
    return {};
  }
}

std::optional<ExprOp> operation(unsigned opcode) {
  using llvm::Instruction;
  switch (opcode) {
  case Instruction::Add:
    return ExprOp::add;
  case Instruction::Sub:
    return ExprOp::subtract;
  case Instruction::Mul:
    return ExprOp::multiply;
  case Instruction::SDiv:
    return ExprOp::divide_signed;
  case Instruction::UDiv:
    return ExprOp::divide_unsigned;
  case Instruction::SRem:
    return ExprOp::remainder_signed;
  case Instruction::URem:
    return ExprOp::remainder_unsigned;
  case Instruction::Shl:
    return ExprOp::shift_left;
  case Instruction::LShr:
    return ExprOp::shift_right;
  case Instruction::AShr:
    return ExprOp::shift_right_arithmetic;
  case Instruction::And:
    return ExprOp::bit_and;
  case Instruction::Or:
    return ExprOp::bit_or;
  case Instruction::Xor:
    return ExprOp::bit_xor;
  default:
    return {};
  }
}

} // namespace loom::kernel
