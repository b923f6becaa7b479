#include "core/kernel_ir/llvm/translate.h"

#include "core/kernel/walk.h"
#include "core/kernel_ir/llvm/expressions.h"
#include "core/kernel_ir/llvm/folding.h"
#include "core/kernel_ir/llvm/guards.h"
#include "core/kernel_ir/llvm/instruction_costs.h"
#include "core/kernel_ir/llvm/matrix.h"
#include "core/kernel_ir/llvm/ptx.h"
#include "core/kernel_ir/llvm/unrolling.h"

#include <algorithm>
#include <charconv>
#include <fmt/format.h>
#include <llvm/ADT/PostOrderIterator.h>
#include <llvm/Analysis/AssumptionCache.h>
#include <llvm/Analysis/CFG.h>
#include <llvm/Analysis/PostDominators.h>
#include <llvm/Analysis/TargetLibraryInfo.h>
#include <llvm/IR/Dominators.h>
#include <llvm/IR/InstIterator.h>
#include <llvm/IR/IntrinsicInst.h>
#include <llvm/IR/Module.h>
#include <llvm/IR/ModuleSlotTracker.h>
#include <llvm/IR/ValueSymbolTable.h>
#include <llvm/Support/raw_ostream.h>
#include <set>

namespace loom::kernel {

namespace {

class Translator {
public:
  explicit Translator(llvm::Function& function)
      : function_(function), layout_(function.getParent()->getDataLayout()), dominators_(function),
        loops_(dominators_), library_(library_data_), assumed_(function),
        evolution_(function, library_, assumed_, dominators_, loops_), joins_(function),
        slots_(function.getParent()), expressions_(out_, evolution_, loops_, loop_numbers_),
        folding_(evolution_, loops_) {}

  Result<Program> run() {
    slots_.incorporateFunction(function_);
    out_.name = function_.getName().str();
    for (const llvm::Argument& argument : function_.args())
      out_.arguments.push_back(
          {argument.getName().str(), static_cast<int>(argument.getType()->getScalarSizeInBits()),
           argument.getType()->isPointerTy(), argument.getType()->isIntegerTy()});
    if (irreducible())
      return bad(function_.getEntryBlock().front(),
                 LOOM_TEXT("its control flow has loops with two entries"));
    for (const llvm::Instruction& is : llvm::instructions(function_))
      is_ptx_ = is_ptx_ || is.getMetadata(llvm::StringRef(ptx_line.data(), ptx_line.size()));
    number();
    bound_guards(function_, loops_);
    for (llvm::BasicBlock* block : order_)
      LOOM_CHECK(add_block(*block));
    for (std::size_t l = 0; l < llvm_loops_.size(); ++l) {
      ExprId& back_edges = out_.loops[l].back_edges;
      back_edges = expressions_.turns(evolution_.getBackedgeTakenCount(llvm_loops_[l]));
      const std::string name = llvm_loops_[l]->getHeader()->getName().str() + back_edges_value;
      if (const llvm::Value* counted = function_.getValueSymbolTable()->lookup(name);
          counted && back_edges == unknown)
        back_edges = expressions_.value(counted);
    }
    add_edges();
    mark_short_sides();
    mark_uniform();
    add_objects();
    if (expressions_.assumes_pointers())
      assume(LOOM_TEXT("pointers that are arguments are taken not to be null"));
    return std::move(out_);
  }

private:
  static tl::unexpected<Error> bad(const llvm::Instruction& at, Text what) {
    return fail(ErrorCode::bad_input, said_of(at, what));
  }
  void assume(Message what) {
    if (assumed_before_.insert(what.english()).second)
      out_.assumptions.push_back(std::move(what));
  }

  bool irreducible() {
    using Order = llvm::ReversePostOrderTraversal<llvm::Function*>;
    Order order(&function_);
    return llvm::containsIrreducibleCFG<llvm::BasicBlock*, Order, llvm::LoopInfo>(order, loops_);
  }

  /// Blocks in reverse post-order, loops outer before inner, values of instructions.
  void number() {
    llvm::ReversePostOrderTraversal<llvm::Function*> order(&function_);
    for (llvm::BasicBlock* block : order) {
      blocks_[block] = static_cast<int>(order_.size());
      order_.push_back(block);
    }
    std::set<std::string> names;
    for (llvm::Loop* loop : loops_.getLoopsInPreorder()) {
      loop_numbers_[loop] = static_cast<int>(llvm_loops_.size());
      llvm_loops_.push_back(loop);
      CountedLoop& added = out_.loops.emplace_back();
      added.header = blocks_[loop->getHeader()];
      added.parent = loop->getParentLoop() ? loop_numbers_[loop->getParentLoop()] : -1;
      const llvm::StringRef header = loop->getHeader()->getName();
      if (std::string_view(header).ends_with(rest_of_turns))
        continue;
      if (const llvm::DebugLoc at = loop->getStartLoc())
        added.name = fmt::format("line{}", at.getLine());
      else if (!header.empty())
        added.name = header.str();
      else
        added.name = fmt::format("loop{}", names.size() + 1);
      if (!names.insert(added.name).second) {
        added.name += fmt::format(".{}", names.size() + 1);
        names.insert(added.name);
      }
      if (const llvm::BasicBlock* latch = loop->getLoopLatch();
          latch && latch->getTerminator()->getMetadata(unrolled_note))
        added.turns = unrolled_turns;
    }
    for (const auto& [loop, number] : loop_numbers_)
      if (llvm::StringRef header = loop->getHeader()->getName(); header.consume_back(rest_of_turns))
        for (const auto& [other, of] : loop_numbers_)
          if (other->getHeader()->getName() == header) {
            CountedLoop& rest = out_.loops[static_cast<std::size_t>(number)];
            rest.rest_of = of;
            rest.name = out_.loops[static_cast<std::size_t>(of)].name + rest_of_turns;
          }
    for (llvm::BasicBlock* block : order_)
      for (const llvm::Instruction& is : *block)
        if (!is.getType()->isVoidTy())
          values_[&is] = out_.values++;
  }

  int value_of(const llvm::Value* value) const {
    const auto at = values_.find(value);
    return at == values_.end() ? -1 : at->second;
  }

  void add_objects() {
    for (const llvm::Value* object : expressions_.objects()) {
      out_.objects.push_back(object->getName().str());
      const auto* argument = llvm::dyn_cast<llvm::Argument>(object);
      out_.object_arguments.push_back(argument ? static_cast<int>(argument->getArgNo()) : -1);
      const auto* array = llvm::dyn_cast<llvm::GlobalVariable>(object);
      if (!array || array->getAddressSpace() != 3)
        continue;
      if (const std::int64_t bytes = bytes_of(object); bytes > 0)
        out_.shared_bytes += bytes;
      else
        out_.dynamic_shared = true;
    }
  }

  /// Of an array; 0 where the code does not say.
  [[nodiscard]] std::int64_t bytes_of(const llvm::Value* object) const {
    if (const auto* array = llvm::dyn_cast<llvm::GlobalVariable>(object))
      return array->isDeclaration()
                 ? 0
                 : static_cast<std::int64_t>(layout_.getTypeAllocSize(array->getValueType()));
    const auto* own = llvm::dyn_cast<llvm::AllocaInst>(object);
    return own ? static_cast<std::int64_t>(layout_.getTypeAllocSize(own->getAllocatedType())) : 0;
  }

  Space space_of(const llvm::Value* object, const llvm::Value* pointer) const {
    const unsigned given = pointer->getType()->getPointerAddressSpace();
    const bool is_pointer = object && object->getType()->isPointerTy();
    const unsigned own = is_pointer ? object->getType()->getPointerAddressSpace() : 0;
    const unsigned space = given != 0 ? given : own;
    if (object && llvm::isa<llvm::AllocaInst>(object))
      return Space::local;
    return space == 3   ? Space::shared
           : space == 4 ? Space::constant
           : space == 5 ? Space::local
                        : Space::global;
  }

  /// Lanes that execute a load or a store, by its note.
  static std::uint32_t lanes_of(const llvm::Instruction& is) {
    const llvm::MDNode* note =
        is.getMetadata(llvm::StringRef(lanes_note.data(), lanes_note.size()));
    const auto* first =
        note ? llvm::mdconst::dyn_extract_or_null<llvm::ConstantInt>(note->getOperand(0)) : nullptr;
    return first ? (1U << first->getZExtValue()) - 1 : ~0U;
  }

  /// Whether a value depends on what global memory holds: who only follows what its own block has
  /// put into shared memory has laid it out.
  static bool reads_global(const llvm::Value* value) {
    constexpr unsigned shared = 3;
    std::set<const llvm::Value*> seen;
    std::vector<const llvm::Value*> open{value};
    while (!open.empty()) {
      const auto* is = llvm::dyn_cast<llvm::Instruction>(open.back());
      open.pop_back();
      if (!is || !seen.insert(is).second)
        continue;
      if (const auto* load = llvm::dyn_cast<llvm::LoadInst>(is);
          load && load->getPointerAddressSpace() != shared)
        return true;
      for (const llvm::Use& operand : is->operands())
        open.push_back(operand.get());
    }
    return false;
  }

  void describe_access(const llvm::Instruction& is, Instruction& out) {
    const auto* store = llvm::dyn_cast<llvm::StoreInst>(&is);
    const llvm::Value* pointer = is.getOperand(store ? 1 : 0);
    const llvm::Type* type = store ? store->getValueOperand()->getType() : is.getType();
    if (type->isSized())
      out.bytes = static_cast<int>(layout_.getTypeStoreSize(const_cast<llvm::Type*>(type)));
    if (!pointer->getType()->isPointerTy())
      return;
    const Address at = expressions_.address(pointer);
    const llvm::Value* object =
        at.object < 0 ? nullptr : expressions_.objects()[static_cast<std::size_t>(at.object)];
    if (const auto* argument = llvm::dyn_cast_or_null<llvm::Argument>(object);
        argument && argument->hasByValAttr()) {
      out.kind = out.written = Kind::free; // an operand, from the bank of constants
      return;
    }
    out.space = space_of(object, pointer);
    out.object = at.object;
    out.address = at.start < 0 ? at.bytes : unknown;
    out.placed = at.placed;
    out.lanes = lanes_of(is);
    if (is.getMetadata(llvm::StringRef(copy_note.data(), copy_note.size())))
      out.copy = Instruction::Copy::moves;
    if (object && (!at.placed || out.space == Space::local))
      out.within = bytes_of(object);
    if (out.space == Space::constant) {
      out.kind = Kind::integer;
      assume(LOOM_TEXT(
          "loads of constant memory cost one instruction: they are taken to hit its cache"));
    } else if (!at.placed && out.space == Space::global) {
      out.decided_by = expressions_.decided_by(pointer);
      out.start = out.decided_by.empty() ? -1 : at.start;
      out.start_loop = at.start_loop;
      out.start_step = at.start_step;
      if (out.start >= 0)
        out.address = at.bytes;
      assume(!out.decided_by.empty()
                 ? LOOM_TEXT("%1: the address depends on what memory holds: each thread that read "
                             "another word is taken to access a sector of its own")(place_of(is))
             : out.address != unknown
                 ? LOOM_TEXT("%1: which memory it accesses is chosen in a way that is not known: "
                             "threads are taken to go on side by side")(place_of(is))
                 : LOOM_TEXT("%1: the address depends on what memory holds, or on what is not "
                             "followed: taken as coalesced")(place_of(is)));
    } else if (out.address == unknown) {
      if (reads_global(pointer))
        out.decided_by = expressions_.decided_by(pointer);
      if (out.within == 0 && object)
        out.within = bytes_of(object);
      assume(out.space == Space::shared && out.within > 0 && !out.decided_by.empty()
                 ? LOOM_TEXT("%1: the address depends on what memory holds: threads are taken to "
                             "access any word of their array")(place_of(is))
                 : LOOM_TEXT("%1: the address depends on what memory holds: taken as coalesced and "
                             "without bank conflicts")(place_of(is)));
    }
    if (out.space == Space::local)
      assume(LOOM_TEXT("%1: memory of the thread's own is taken as global memory")(place_of(is)));
  }

  /// The instruction as the IR has it, without what is said about it.
  std::string text_of(const llvm::Instruction& is) {
    std::string text;
    llvm::raw_string_ostream stream(text);
    is.print(stream, slots_);
    for (const char* notes : {", !", " #"})
      text.resize(std::min(text.size(), text.find(notes)));
    return text.substr(std::min(text.size(), text.find_first_not_of(' ')));
  }

  Result<void> add_block(llvm::BasicBlock& from) {
    Block& block = out_.blocks.emplace_back();
    block.name =
        from.hasName() ? from.getName().str() : fmt::format("block{}", out_.blocks.size() - 1);
    if (const llvm::Loop* loop = loops_.getLoopFor(&from))
      block.loop = loop_numbers_[loop];
    for (llvm::Instruction& is : from) {
      if (llvm::isa<llvm::PHINode>(is))
        block.lines.push_back({.text = text_of(is), .value = value_of(&is)});
      if (llvm::isa<llvm::PHINode>(is) || is.isTerminator())
        continue;
      if (const auto* call = llvm::dyn_cast<llvm::CallBase>(&is);
          call && !call->getCalledFunction())
        return bad(is, call->isInlineAsm()
                           ? LOOM_TEXT("assembly, which is no LLVM IR: give the kernel as PTX "
                                       "(nvcc -ptx), which has its instructions")
                           : LOOM_TEXT("a call through a pointer: what it calls is not known; call "
                                       "the function by its name"));
      const bool is_free = is.hasMetadata(llvm::StringRef(free_note.data(), free_note.size()));
      const Costed plain = is_free ? Costed{} : costed(is);
      if (!plain.assumption.empty())
        assume(plain.assumption);
      Instruction out{.kind = folding_.kind(is, plain.kind), .result = value_of(&is)};
      if (!is_free && !folding_.is_part(is))
        out.operation = Folding::operation(is, operation(is), out.kind, is_ptx_);
      if (out.kind == Kind::free)
        out.written = is_free ? Kind::free : written(is, plain.kind);
      else if (plain.kind == Kind::atomic)
        out.written = is.getType()->isFloatingPointTy() ? Kind::fp32 : Kind::integer;
      for (const llvm::Use& operand : is.operands())
        if (const int value = value_of(operand.get()); value >= 0)
          out.operands.push_back(value);
      if (plain.kind == Kind::load || plain.kind == Kind::store || plain.kind == Kind::atomic)
        describe_access(is, out);
      if (const auto* call = llvm::dyn_cast<llvm::CallInst>(&is)) {
        const std::string_view name = call->getCalledFunction()->getName();
        if (name == copy_commit)
          out.copy = Instruction::Copy::commits;
        if (name.starts_with(copy_wait)) {
          out.copy = Instruction::Copy::waits;
          std::from_chars(name.data() + copy_wait.size(), name.data() + name.size(), out.groups);
        }
      }
      out.returns = !is.use_empty();
      out.read_only = is.hasMetadata(llvm::LLVMContext::MD_invariant_load) ||
                      (plain.kind == Kind::load && llvm::isa<llvm::CallInst>(is));
      if (out.kind == Kind::free && out.result < 0)
        continue;
      block.lines.push_back({.text = text_of(is),
                             .instruction = static_cast<int>(block.instructions.size()),
                             .value = out.result});
      block.instructions.push_back(std::move(out));
    }
    join_loads(from, block);
    const llvm::Instruction& end = *from.getTerminator();
    if (!llvm::isa<llvm::BranchInst, llvm::ReturnInst, llvm::UnreachableInst>(end))
      return bad(end, LOOM_TEXT("a way of leaving a block that no kernel has"));
    Line& last = block.lines.emplace_back(Line{.text = text_of(end)});
    if (const auto* branch = llvm::dyn_cast<llvm::BranchInst>(&end);
        branch && branch->isConditional()) {
      Instruction out{.kind = Kind::branch};
      if (const int value = value_of(branch->getCondition()); value >= 0)
        out.operands.push_back(value);
      last.instruction = static_cast<int>(block.instructions.size());
      block.instructions.push_back(std::move(out));
      block.condition = expressions_.value(branch->getCondition());
      choose_likely(*branch, block);
    }
    return {};
  }

  /// A load of shared memory.
  struct Candidate {
    int place = 0; ///< in its block
    const llvm::SCEV* at = nullptr;
    std::int64_t offset = 0; ///< from the first of its base
  };
  /// Marks loads of shared memory that compilers make one, as effects.h says (joined-loads).
  void join_loads(llvm::BasicBlock& from, Block& block) {
    constexpr std::size_t most = 256; ///< with one base
    std::vector<std::vector<Candidate>> bases;
    int place = 0;
    std::map<int, llvm::Instruction*> made;
    for (llvm::Instruction& is : from)
      if (const int value = value_of(&is); value >= 0)
        made[value] = &is;
    const auto flush = [&] {
      for (const std::vector<Candidate>& base : bases)
        join(base, block);
      bases.clear();
    };
    for (Instruction& each : block.instructions) {
      const int at = place++;
      const bool is_shared = accesses_memory(each) && each.space == Space::shared;
      if (each.kind == Kind::barrier || (is_shared && each.kind != Kind::load)) {
        flush();
        continue;
      }
      const auto* load =
          is_shared ? llvm::dyn_cast_or_null<llvm::LoadInst>(made[each.result]) : nullptr;
      if (!load || each.address == unknown || each.bytes > 8)
        continue;
      const llvm::Value* pointer = load->getPointerOperand();
      if (const auto* cast = llvm::dyn_cast<llvm::IntToPtrInst>(pointer))
        pointer = cast->getOperand(0);
      else
        pointer = pointer->stripPointerCasts(); // clang makes addresses of shared memory generic
      Candidate now{at, evolution_.getSCEV(const_cast<llvm::Value*>(pointer)), 0};
      const auto same = std::ranges::find_if(bases, [&](const std::vector<Candidate>& base) {
        if (base.front().at->getType() != now.at->getType() || base.size() >= most)
          return false;
        const auto* apart =
            llvm::dyn_cast<llvm::SCEVConstant>(evolution_.getMinusSCEV(now.at, base.front().at));
        if (apart)
          now.offset = apart->getAPInt().getSExtValue();
        return apart != nullptr;
      });
      (same == bases.end() ? bases.emplace_back() : *same).push_back(now);
    }
    flush();
  }

  /// Of loads with one base: those of a word that another loads, and those that fill 16 or 8
  /// aligned bytes together.
  void join(const std::vector<Candidate>& base, Block& block) {
    const auto of = [&block](const Candidate& each) -> Instruction& {
      return block.instructions[static_cast<std::size_t>(each.place)];
    };
    std::map<std::int64_t, const Candidate*> first; // by offset
    for (const Candidate& each : base)
      if (const auto [at, added] = first.try_emplace(each.offset, &each); !added)
        of(each).joined_to = at->second->place;
    const int bytes = of(base.front()).bytes;
    for (const int wide : {16, 8})
      for (const auto& [offset, candidate] : first) {
        if (bytes >= wide || alignment(of(*candidate).address) < wide ||
            of(*candidate).joined_bytes > 0 || of(*candidate).joined_to >= 0)
          continue;
        std::vector<const Candidate*> all;
        for (std::int64_t next = offset; next < offset + wide; next += bytes)
          if (const auto found = first.find(next);
              found != first.end() && of(*found->second).bytes == bytes &&
              of(*found->second).joined_to < 0 && of(*found->second).joined_bytes == 0)
            all.push_back(found->second);
        if (std::ssize(all) * bytes < wide)
          continue;
        const Candidate* leader = *std::ranges::min_element(all, {}, &Candidate::place);
        of(*leader).joined_bytes = wide;
        for (const Candidate* each : all)
          if (each != leader)
            of(*each).joined_to = leader->place;
      }
    // A word that was loaded before is the leader's of that word, too.
    for (const Candidate& each : base)
      if (const int to = of(each).joined_to; to >= 0)
        if (const int leader = block.instructions[static_cast<std::size_t>(to)].joined_to;
            leader >= 0)
          of(each).joined_to = leader;
  }

  /// Bytes that the expression is a multiple of, a power of two up to 16, whatever a launch is.
  [[nodiscard]] int alignment(ExprId expr) {
    constexpr int most = 16;
    if (expr == unknown)
      return 1;
    if (const auto known = alignments_.find(expr); known != alignments_.end())
      return known->second;
    const Expr is = out_.exprs[static_cast<std::size_t>(expr)];
    int out = 1;
    switch (is.op) {
    case ExprOp::constant:
      while (out < most && is.value % (2 * out) == 0)
        out *= 2;
      break;
    case ExprOp::add:
    case ExprOp::subtract:
      out = std::min(alignment(is.a), alignment(is.b));
      break;
    case ExprOp::multiply:
      out = std::min(most, alignment(is.a) * alignment(is.b));
      break;
    case ExprOp::bit_and:
      out = std::max(alignment(is.a), alignment(is.b));
      break;
    case ExprOp::shift_left:
      out = alignment(is.a);
      if (const Expr& by = out_.exprs[static_cast<std::size_t>(is.b)]; by.op == ExprOp::constant)
        out = by.value >= 0 && by.value < 4 ? std::min(most, out << by.value) : most;
      break;
    case ExprOp::zero_extend:
    case ExprOp::sign_extend:
      out = alignment(is.a);
      break;
    default:
      break;
    }
    return alignments_[expr] = out;
  }

  /// Where a condition depends on memory, what it guards is taken to be executed.
  void choose_likely(const llvm::BranchInst& branch, Block& block) {
    const auto* node = joins_.getNode(branch.getParent());
    const llvm::BasicBlock* join = node && node->getIDom() ? node->getIDom()->getBlock() : nullptr;
    block.likely = branch.getSuccessor(0) == join ? 1 : 0;
    const llvm::Loop* loop = loops_.getLoopFor(branch.getParent());
    const bool leaves = loop && (!loop->contains(branch.getSuccessor(0)) ||
                                 !loop->contains(branch.getSuccessor(1)));
    if (block.condition == unknown && !leaves)
      assume(LOOM_TEXT("%1: the condition depends on what memory holds: what it guards is taken "
                       "to be executed")(place_of(branch)));
    else if (block.condition == unknown)
      assume(LOOM_TEXT("%1: leaving the loop depends on what memory holds")(place_of(branch)));
  }

  void add_edges() {
    for (std::size_t b = 0; b < order_.size(); ++b) {
      const llvm::Instruction& end = *order_[b]->getTerminator();
      std::vector<Edge>& edges = out_.blocks[b].edges;
      for (unsigned s = 0; s < end.getNumSuccessors(); ++s)
        edges.push_back({.to = blocks_[end.getSuccessor(s)]});
      if (edges.empty())
        edges.emplace_back();
      if (edges.size() == 2 && edges[0].to == edges[1].to)
        edges.pop_back();
    }
    for (std::size_t b = 0; b < order_.size(); ++b)
      for (const llvm::PHINode& phi : order_[b]->phis())
        for (unsigned i = 0; i < phi.getNumIncomingValues(); ++i)
          if (Edge* edge = edge_between(phi.getIncomingBlock(i), static_cast<int>(b)))
            edge->moves.push_back(
                {.value = value_of(&phi), .from = value_of(phi.getIncomingValue(i))});
    // Asking for a state's values may make further states.
    for (std::size_t s = 0; s < expressions_.states().size(); ++s) {
      const llvm::PHINode& phi = *expressions_.states()[s];
      for (unsigned i = 0; i < phi.getNumIncomingValues(); ++i) {
        const ExprId expr = expressions_.value(phi.getIncomingValue(i));
        if (Edge* edge = edge_between(phi.getIncomingBlock(i), blocks_[phi.getParent()]))
          edge->moves.push_back({.state = static_cast<int>(s), .expr = expr});
      }
    }
  }
  Edge* edge_between(const llvm::BasicBlock* from, int to) {
    const auto at = blocks_.find(from);
    if (at == blocks_.end())
      return nullptr;
    for (Edge& edge : out_.blocks[static_cast<std::size_t>(at->second)].edges)
      if (edge.to == to)
        return &edge;
    return nullptr;
  }

  /// Whether the block is few instructions that can be executed under a predicate.
  [[nodiscard]] bool is_short(const llvm::BasicBlock* side) const {
    constexpr std::ptrdiff_t most_instructions = 26;
    const Block& block = out_.blocks[static_cast<std::size_t>(blocks_.at(side))];
    return std::ranges::none_of(block.instructions,
                                [](const Instruction& each) {
                                  return each.kind == Kind::barrier ||
                                         each.kind == Kind::division ||
                                         each.copy != Instruction::Copy::none;
                                }) &&
           std::ranges::count_if(block.instructions, [](const Instruction& each) {
             return each.kind != Kind::free;
           }) <= most_instructions;
  }

  /// Marks what compilers execute under a predicate (effects.h, short-sides): one side of a branch,
  /// or both.
  void mark_short_sides() {
    for (const llvm::BasicBlock* before : order_) {
      const auto* branch = llvm::dyn_cast<llvm::BranchInst>(before->getTerminator());
      if (!branch || !branch->isConditional())
        continue;
      std::vector<const llvm::BasicBlock*> sides;
      std::set<const llvm::BasicBlock*> meets;
      for (const llvm::BasicBlock* to : llvm::successors(before)) {
        const llvm::BasicBlock* after = to->getSingleSuccessor();
        const bool is_side =
            to->getSinglePredecessor() && after && !loops_.isLoopHeader(after) && is_short(to);
        if (is_side)
          sides.push_back(to);
        meets.insert(is_side ? after : to);
      }
      if (meets.size() > 1 || sides.empty())
        continue;
      for (const llvm::BasicBlock* each : sides)
        out_.blocks[static_cast<std::size_t>(blocks_.at(each))].goes_on = true;
      out_.blocks[static_cast<std::size_t>(blocks_.at(before))].goes_on = true;
    }
  }

  void mark_uniform() {
    for (std::size_t l = 0; l < out_.loops.size(); ++l) {
      bool uniform = true;
      const int loop = static_cast<int>(l);
      for (const llvm::BasicBlock* block : llvm_loops_[l]->blocks()) {
        if (!uniform)
          break;
        const auto b = static_cast<std::size_t>(blocks_[block]);
        const llvm::Loop* inner = loops_.getLoopFor(block);
        const CountedLoop& of = out_.loops[static_cast<std::size_t>(loop_numbers_[inner])];
        const ExprId condition = out_.blocks[b].condition;
        // Its loop is left after so many iterations, or as the user says.
        const bool counted =
            inner->isLoopExiting(block) && (of.back_edges != unknown || condition == unknown);
        uniform =
            counted ? inner == llvm_loops_[l] || !expressions_.depends_on_loop(of.back_edges, loop)
                    : !expressions_.depends_on_loop(condition, loop);
        for (const Edge& edge : out_.blocks[b].edges)
          if (llvm_loops_[l]->contains(order_[static_cast<std::size_t>(edge.to)]))
            for (const Edge::Move& move : edge.moves)
              uniform &= move.state < 0;
      }
      out_.loops[l].uniform = uniform;
    }
  }

  llvm::Function& function_;
  const llvm::DataLayout& layout_;
  llvm::DominatorTree dominators_;
  llvm::LoopInfo loops_;
  llvm::TargetLibraryInfoImpl library_data_{};
  llvm::TargetLibraryInfo library_;
  llvm::AssumptionCache assumed_;
  llvm::ScalarEvolution evolution_;
  llvm::PostDominatorTree joins_;
  llvm::ModuleSlotTracker slots_;
  Program out_{};
  std::map<const llvm::Loop*, int> loop_numbers_{};
  std::vector<llvm::Loop*> llvm_loops_{};
  Expressions expressions_;
  Folding folding_;
  std::vector<llvm::BasicBlock*> order_{};
  std::map<const llvm::BasicBlock*, int> blocks_{};
  std::map<ExprId, int> alignments_{};
  llvm::DenseMap<const llvm::Value*, int> values_{};
  std::set<std::string> assumed_before_{};
  bool is_ptx_ = false; ///< the code was made of PTX
};

} // namespace

Result<Program> translate(llvm::Function& function) { return Translator(function).run(); }

} // namespace loom::kernel
