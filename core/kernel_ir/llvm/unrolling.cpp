#include "core/kernel_ir/llvm/unrolling.h"

#include "core/kernel_ir/llvm/ptx.h"

#include <llvm/Analysis/AssumptionCache.h>
#include <llvm/Analysis/LoopInfo.h>
#include <llvm/Analysis/OptimizationRemarkEmitter.h>
#include <llvm/Analysis/ScalarEvolutionExpressions.h>
#include <llvm/Analysis/TargetLibraryInfo.h>
#include <llvm/Analysis/TargetTransformInfo.h>
#include <llvm/IR/Dominators.h>
#include <llvm/IR/IRBuilder.h>
#include <llvm/IR/Metadata.h>
#include <llvm/IR/Module.h>
#include <llvm/Transforms/Utils/LoopUtils.h>
#include <llvm/Transforms/Utils/ScalarEvolutionExpander.h>
#include <llvm/Transforms/Utils/UnrollLoop.h>

#include <algorithm>
#include <optional>
#include <set>

namespace loom::kernel {

namespace {

/// The sum that counts the turns of a loop of one block in equal steps, until the block's end
/// compares it; null where there is none.
llvm::BinaryOperator* counter_of(const llvm::Loop& loop) {
  const auto* branch = llvm::dyn_cast<llvm::BranchInst>(loop.getHeader()->getTerminator());
  auto* compare = branch && branch->isConditional()
                      ? llvm::dyn_cast<llvm::ICmpInst>(branch->getCondition())
                      : nullptr;
  if (!compare)
    return nullptr;
  for (llvm::Value* side : compare->operands()) {
    auto* sum = llvm::dyn_cast<llvm::BinaryOperator>(side);
    if (sum && sum->getOpcode() == llvm::Instruction::Add && loop.contains(sum) &&
        llvm::isa<llvm::ConstantInt>(sum->getOperand(1)))
      if (const auto* before = llvm::dyn_cast<llvm::PHINode>(sum->getOperand(0));
          before && before->getParent() == loop.getHeader())
        return sum;
  }
  return nullptr;
}

/// Machine instructions of the block of that name; nothing where it has what keeps a loop from
/// being unrolled.
std::optional<int> instructions_of(const std::string& block, const Program& program) {
  const auto body = std::ranges::find(program.blocks, block, &Block::name);
  if (body == program.blocks.end())
    return {};
  int count = 0;
  for (const Instruction& each : body->instructions) {
    if (each.kind == Kind::division)
      return {};
    count += each.kind != Kind::free && each.joined_to < 0;
  }
  return count;
}

bool is_unrolled(llvm::Loop& loop, llvm::ScalarEvolution& evolution, const Program& program) {
  constexpr int most_instructions = 48;
  const auto instructions = instructions_of(loop.getHeader()->getName().str(), program);
  const unsigned most = evolution.getSmallConstantMaxTripCount(&loop);
  return instructions && *instructions <= most_instructions &&
         (most == 0 || most > unrolled_turns) &&
         !llvm::isa<llvm::SCEVCouldNotCompute>(evolution.getBackedgeTakenCount(&loop));
}

void make_free(llvm::Instruction& is) {
  is.setMetadata(llvm::StringRef(free_note.data(), free_note.size()),
                 llvm::MDNode::get(is.getContext(), {}));
}

/// Writes down, for who translates the loop, how often control goes back in it when it is unrolled
/// and in what is left: LLVM does not find that again.
void keep_turns(llvm::Loop& loop, llvm::ScalarEvolution& evolution) {
  llvm::Instruction* end = loop.getLoopPreheader()->getTerminator();
  llvm::SCEVExpander expander(evolution, end->getModule()->getDataLayout(), "turns");
  const llvm::SCEV* back = evolution.getBackedgeTakenCount(&loop);
  llvm::Value* before = expander.expandCodeFor(back, back->getType(), end);
  llvm::IRBuilder<> builder(end);
  llvm::Value* all = builder.CreateAdd(before, llvm::ConstantInt::get(before->getType(), 1));
  llvm::Value* turns = llvm::ConstantInt::get(before->getType(), unrolled_turns);
  const std::string name = loop.getHeader()->getName().str();
  const auto keep = [&](llvm::Value* count, const std::string& of) {
    llvm::Value* less = builder.CreateSub(count, llvm::ConstantInt::get(count->getType(), 1));
    less->setName(of + back_edges_value);
  };
  keep(builder.CreateUDiv(all, turns), name);
  keep(builder.CreateURem(all, turns), name + rest_of_turns);
  for (llvm::Instruction* each : expander.getAllInsertedInstructions())
    make_free(*each);
}

/// A counter from zero: LLVM then lets turns that are left follow, and the unrolled loop begins
/// where the loop began.
void add_counter(llvm::Loop& loop) {
  llvm::BasicBlock* body = loop.getHeader();
  llvm::Type* type = llvm::Type::getInt32Ty(body->getContext());
  llvm::PHINode* turn = llvm::PHINode::Create(type, 2, "turn", &body->front());
  auto* next = llvm::BinaryOperator::Create(
      llvm::Instruction::Add, turn, llvm::ConstantInt::get(type, 1), "", body->getTerminator());
  make_free(*next);
  turn->addIncoming(llvm::ConstantInt::get(type, 0), loop.getLoopPreheader());
  turn->addIncoming(next, body);
}

/// What counts and moves with the turns is added once: between, constants of addresses differ.
void count_once(llvm::Loop& loop, llvm::ScalarEvolution& evolution) {
  llvm::BasicBlock& body = *loop.getHeader();
  std::set<const llvm::Value*> next;
  for (const llvm::PHINode& phi : body.phis())
    next.insert(phi.getIncomingValueForBlock(&body));
  for (llvm::Instruction& is : body) {
    if (is.getOpcode() != llvm::Instruction::Add || next.contains(&is) ||
        !llvm::isa<llvm::ConstantInt>(is.getOperand(1)))
      continue;
    const auto* moves = llvm::dyn_cast<llvm::SCEVAddRecExpr>(evolution.getSCEV(&is));
    if (moves && moves->getLoop() == &loop && moves->isAffine())
      make_free(is);
  }
}

} // namespace

bool unroll_loops(llvm::Function& function, const Program& program) {
  llvm::DominatorTree dominators(function);
  llvm::LoopInfo loops(dominators);
  const auto all = loops.getLoopsInPreorder();
  constexpr std::size_t most_loops = 64; // each takes a look at the whole function
  if (all.size() > most_loops)
    return false;
  std::vector<llvm::Loop*> even;
  for (llvm::Loop* loop : all)
    if (loop->getNumBlocks() == 1 && loop->getLoopPreheader())
      if (llvm::BinaryOperator* counter = counter_of(*loop)) {
        // Source code that counts so far as to wrap has no meaning.
        counter->setHasNoSignedWrap();
        even.push_back(loop);
      }
  if (even.empty())
    return false;
  llvm::TargetLibraryInfoImpl library_data;
  llvm::TargetLibraryInfo library(library_data);
  llvm::AssumptionCache assumed(function);
  llvm::ScalarEvolution evolution(function, library, assumed, dominators, loops);
  const llvm::TargetTransformInfo target(function.getParent()->getDataLayout());
  llvm::OptimizationRemarkEmitter remarks(&function);
  llvm::UnrollLoopOptions options{};
  options.Count = unrolled_turns;
  options.Runtime = options.AllowExpensiveTripCount = true;
  bool any = false;
  for (llvm::Loop* loop : even) {
    if (!is_unrolled(*loop, evolution, program))
      continue;
    llvm::BasicBlock* header = loop->getHeader();
    keep_turns(*loop, evolution);
    add_counter(*loop);
    llvm::formLCSSARecursively(*loop, dominators, &loops, &evolution);
    llvm::Loop* rest = nullptr;
    if (llvm::UnrollLoop(loop, options, &loops, &evolution, &dominators, &assumed, &target,
                         &remarks, true, &rest) != llvm::LoopUnrollResult::PartiallyUnrolled)
      continue;
    any = true;
    count_once(*loop, evolution);
    header->getTerminator()->setMetadata(unrolled_note,
                                         llvm::MDNode::get(function.getContext(), {}));
    if (rest)
      rest->getHeader()->setName(header->getName().str() + rest_of_turns);
  }
  return any;
}

} // namespace loom::kernel
