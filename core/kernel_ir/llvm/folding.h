#pragma once

/// Instructions of the IR that the compiler's last steps fold into others. Only for core/kernel_ir.

#include "core/kernel/program.h"

#include <llvm/Analysis/LoopInfo.h>
#include <llvm/Analysis/ScalarEvolution.h>
#include <llvm/IR/Instructions.h>
#include <map>
#include <vector>

namespace loom::kernel {

class Folding {
public:
  Folding(llvm::ScalarEvolution& evolution, const llvm::LoopInfo& loops)
      : evolution_(evolution), loops_(loops) {}

  /// Kind::free where the instruction, of kind `plain` by itself, is folded. To be asked once of
  /// each, in the order of the blocks.
  [[nodiscard]] Kind kind(llvm::Instruction& is, Kind plain);

  /// Whether kind() found it to be a part of the logical operation or sum that uses it.
  [[nodiscard]] bool is_part(const llvm::Instruction& is) const { return inputs_.contains(&is); }

  /// The operation of PTX that stands for the instruction and what is folded into it: a sum of a
  /// product is one, for example. Empty where `by_itself` is, and for what is folded away.
  /// `written`: the code is PTX, where sums that make addresses are instructions.
  [[nodiscard]] static std::string operation(const llvm::Instruction& is, std::string by_itself,
                                             Kind kind, bool written);

private:
  /// Numbers that only addresses are made of.
  bool only_for_addresses(const llvm::Instruction& is);
  /// Whether a logical operation or a sum of 32 bits is a part of the one that alone uses it: those
  /// of three operands are one instruction (LOP3, IADD3).
  bool joins_another(const llvm::Instruction& is);
  /// Moves evenly in the loop it is in, or not at all: its steps are additions to pointers.
  bool moves_evenly(llvm::Instruction& is);
  /// Whether an earlier address of the block is a constant away.
  bool shares_address(llvm::Instruction& pointer);

  llvm::ScalarEvolution& evolution_;
  const llvm::LoopInfo& loops_;
  std::map<const llvm::Instruction*, bool> address_only_{};
  std::map<const llvm::Value*, int> inputs_{}; ///< of what is a part of another
  std::map<const llvm::BasicBlock*, std::vector<const llvm::SCEV*>> addresses_{};
};

} // namespace loom::kernel
