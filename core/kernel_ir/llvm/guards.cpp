#include "core/kernel_ir/llvm/guards.h"

#include <llvm/ADT/DenseMap.h>
#include <llvm/ADT/PostOrderIterator.h>
#include <llvm/IR/Instructions.h>

#include <algorithm>

namespace loom::kernel {

namespace {

/// As many are looked at from all loops together, about. Five hundred loops in a row need fewer.
constexpr std::size_t most_blocks = std::size_t{1} << 18;

/// The block that ScalarEvolution looks at after this one; null where there is none.
const llvm::BasicBlock* before(const llvm::BasicBlock& block, const llvm::Loop* loop) {
  if (const llvm::BasicBlock* only = block.getSinglePredecessor())
    return only;
  return loop ? loop->getLoopPredecessor() : nullptr;
}

/// Makes a block that is never executed another one that control comes from.
void come_from_nowhere(llvm::BasicBlock& block) {
  llvm::BranchInst::Create(&block,
                           llvm::BasicBlock::Create(block.getContext(), "", block.getParent()));
}

} // namespace

void bound_guards(llvm::Function& function, const llvm::LoopInfo& loops) {
  const std::size_t longest =
      most_blocks / std::max<std::size_t>(loops.getLoopsInPreorder().size(), 1);
  llvm::DenseMap<const llvm::BasicBlock*, std::size_t> blocks_back;
  for (llvm::BasicBlock* block : llvm::ReversePostOrderTraversal<llvm::Function*>(&function)) {
    const llvm::BasicBlock* from = before(*block, loops.getLoopFor(block));
    const bool ends_loop = from && loops.getLoopDepth(from) > loops.getLoopDepth(block);
    // A phi would need a value from there.
    if (ends_loop && blocks_back[from] >= longest && !llvm::isa<llvm::PHINode>(block->front())) {
      come_from_nowhere(*block);
      from = before(*block, loops.getLoopFor(block));
    }
    blocks_back[block] = from ? blocks_back[from] + 1 : 0;
  }
}

} // namespace loom::kernel
