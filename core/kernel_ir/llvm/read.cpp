#include "core/kernel_ir/read.h"

#include "core/base/nearest.h"
#include "core/kernel_ir/llvm/instruction_costs.h"
#include "core/kernel_ir/llvm/newer_ir.h"
#include "core/kernel_ir/llvm/ptx.h"
#include "core/kernel_ir/llvm/translate.h"
#include "core/kernel_ir/llvm/trial.h"
#include "core/kernel_ir/llvm/unrolling.h"
#include "core/text/size_in_json.h"

#include <algorithm>
#include <fmt/format.h>
#include <fmt/ranges.h>
#include <llvm/ADT/SmallPtrSet.h>
#include <llvm/Analysis/InstructionSimplify.h>
#include <llvm/Analysis/ValueTracking.h>
#include <llvm/IR/DebugInfo.h>
#include <llvm/IR/LLVMContext.h>
#include <llvm/IR/LegacyPassManager.h>
#include <llvm/IR/Module.h>
#include <llvm/IR/Verifier.h>
#include <llvm/IRReader/IRReader.h>
#include <llvm/InitializePasses.h>
#include <llvm/PassRegistry.h>
#include <llvm/Support/MemoryBuffer.h>
#include <llvm/Support/SourceMgr.h>
#include <llvm/Support/raw_ostream.h>
#include <llvm/Transforms/Utils.h>
#include <llvm/Transforms/Utils/Cloning.h>

#include <set>

#include <fcntl.h>
#include <unistd.h>

namespace loom::kernel {

namespace {

tl::unexpected<Error> bad(const std::string& file, Message detail, int line = 0, int column = 0) {
  return fail(ErrorCode::bad_input, std::move(detail),
              {.file = file, .line = line, .column = column});
}

tl::unexpected<Error> no_kernel(const std::string& file) {
  return bad(file, LOOM_TEXT("expected a kernel (a __global__ function), found none"));
}

/// The name that is asked for, or the only one.
Result<std::string> chosen_name(const std::vector<std::string>& names, const std::string& file,
                                const std::optional<std::string>& name) {
  if (names.empty())
    return no_kernel(file);
  for (const std::string& each : names)
    if (name ? each == *name : names.size() == 1)
      return each;
  if (!name)
    return bad_argument(kernel_not_chosen(fmt::format("{}", fmt::join(names, ", "))));
  return bad_argument(kernel_unknown(*name, file, did_you_mean(*name, names),
                                     fmt::format("{}", fmt::join(names, ", "))));
}

/// While it lives nothing is printed: LLVM says by itself what is wrong with debug information, to
/// the standard error of whoever uses it.
class Silence {
public:
  Silence() : before_(::dup(STDERR_FILENO)) {
    const int nowhere = ::open("/dev/null", O_WRONLY | O_CLOEXEC);
    if (before_ >= 0 && nowhere >= 0)
      ::dup2(nowhere, STDERR_FILENO);
    ::close(nowhere);
  }
  Silence(const Silence&) = delete;
  Silence& operator=(const Silence&) = delete;
  ~Silence() {
    if (before_ < 0)
      return;
    ::dup2(before_, STDERR_FILENO);
    ::close(before_);
  }

private:
  int before_;
};

Result<std::unique_ptr<llvm::Module>> parse(const std::string& text, const std::string& file,
                                            llvm::LLVMContext& context,
                                            const std::optional<std::string>& name) {
  llvm::SMDiagnostic problem;
  std::string other;
  const bool ptx = is_ptx(text), newer = ptx || has_opaque_pointers(text);
  if (ptx) {
    LOOM_TRY(const auto names, kernels_of_ptx(text, file));
    LOOM_TRY(const std::string chosen, chosen_name(names, file, name));
    LOOM_TRY(other, ir_of_ptx(text, file, chosen));
  } else if (newer) {
    other = without_later_words(text);
  }
#if LLVM_VERSION_MAJOR < 15 // later ones have such pointers without being told
  if (newer)
    context.enableOpaquePointers();
#endif
  const auto buffer = llvm::MemoryBuffer::getMemBuffer(newer ? other : text, file);
  std::unique_ptr<llvm::Module> module;
  {
    const Silence silence;
    module = llvm::parseIR(*buffer, problem, context);
  }
  const auto unread_ptx = [&file] { return bad(file, ptx_not_read()); };
  if (!module) {
    if (ptx)
      return unread_ptx();
    const std::string said = problem.getMessage().str();
    return bad(file,
               newer ? LOOM_TEXT("no LLVM IR that this build reads: %1 (it has LLVM %2 and takes "
                                 "IR of later versions as far as the two are alike)")(
                           said, LLVM_VERSION_MAJOR)
                     : LOOM_TEXT("no LLVM IR: %1")(said),
               std::max(problem.getLineNo(), 0), problem.getColumnNo() + 1);
  }
  std::string broken;
  llvm::raw_string_ostream stream(broken);
  if (llvm::verifyModule(*module, &stream))
    return ptx ? unread_ptx()
               : bad(file,
                     LOOM_TEXT("the IR is not valid: %1")(broken.substr(0, broken.find('\n'))));
  if (module->getTargetTriple().empty() && module->empty())
    return bad(file, LOOM_TEXT("expected PTX, whose first line is '.version', or LLVM IR; found "
                               "neither"));
  if (!std::string_view(module->getTargetTriple()).starts_with("nvptx"))
    return bad(file, LOOM_TEXT("expected IR for nvptx64-nvidia-cuda, found the target '%1': make "
                               "it with clang -x cuda --cuda-device-only -S -emit-llvm")(
                         module->getTargetTriple()));
  return module;
}

std::vector<llvm::Function*> kernels_of(llvm::Module& module) {
  std::vector<llvm::Function*> kernels;
  const auto add = [&](llvm::Function* function) {
    if (function && !function->isDeclaration() &&
        std::find(kernels.begin(), kernels.end(), function) == kernels.end())
      kernels.push_back(function);
  };
  for (llvm::Function& function : module)
    if (function.getCallingConv() == llvm::CallingConv::PTX_Kernel)
      add(&function);
  if (const llvm::NamedMDNode* notes = module.getNamedMetadata("nvvm.annotations"))
    for (const llvm::MDNode* note : notes->operands()) {
      if (note->getNumOperands() < 3)
        continue;
      const auto* what = llvm::dyn_cast_or_null<llvm::MDString>(note->getOperand(1).get());
      if (what && what->getString() == "kernel")
        add(llvm::mdconst::dyn_extract_or_null<llvm::Function>(note->getOperand(0)));
    }
  return kernels;
}

Result<llvm::Function*> choose(llvm::Module& module, const std::string& file,
                               const std::optional<std::string>& name) {
  const std::vector<llvm::Function*> kernels = kernels_of(module);
  std::vector<std::string> names;
  for (const llvm::Function* kernel : kernels)
    names.push_back(kernel->getName().str());
  return chosen_name(names, file, name).map([&](const std::string& chosen) {
    return kernels[static_cast<std::size_t>(std::ranges::find(names, chosen) - names.begin())];
  });
}

/// Puts the code of called functions in place of the calls.
Result<void> inline_calls(llvm::Function& kernel, const std::string& file) {
  for (bool again = true; again;) {
    again = false;
    for (llvm::BasicBlock& block : kernel) {
      for (llvm::Instruction& is : block) {
        auto* call = llvm::dyn_cast<llvm::CallBase>(&is);
        llvm::Function* called = call ? call->getCalledFunction() : nullptr;
        if (!called || called->isDeclaration())
          continue;
        // Whatever is still called within itself after so much code is recursive.
        const std::string callee = called->getName().str();
        if (called == &kernel || kernel.getInstructionCount() > max_instructions)
          return bad(file, said_of(is, LOOM_TEXT("the call of '%1' is recursive or its code too "
                                                 "large")(callee)));
        llvm::InlineFunctionInfo info;
        if (const auto done = llvm::InlineFunction(*call, info); !done.isSuccess())
          return bad(file, said_of(is, LOOM_TEXT("the call of '%1' cannot be inlined: %2")(
                                           callee, done.getFailureReason())));
        again = true;
        break;
      }
      if (again)
        break;
    }
  }
  return {};
}

/// A function that calls itself, directly or not, among those that `from` calls.
const llvm::CallBase* recursive_call(const llvm::Function& from,
                                     llvm::SmallPtrSetImpl<const llvm::Function*>& on_the_way,
                                     llvm::SmallPtrSetImpl<const llvm::Function*>& done) {
  if (!done.insert(&from).second)
    return nullptr;
  on_the_way.insert(&from);
  for (const llvm::BasicBlock& block : from)
    for (const llvm::Instruction& is : block) {
      const auto* call = llvm::dyn_cast<llvm::CallBase>(&is);
      const llvm::Function* called = call ? call->getCalledFunction() : nullptr;
      if (!called || called->isDeclaration())
        continue;
      if (on_the_way.count(called))
        return call;
      if (const llvm::CallBase* inner = recursive_call(*called, on_the_way, done))
        return inner;
    }
  on_the_way.erase(&from);
  return nullptr;
}

/// Barriers come back. Where LLVM does not know that, it counts no loop around one.
void let_barriers_return(llvm::Function& kernel) {
  for (llvm::BasicBlock& block : kernel)
    for (llvm::Instruction& is : block)
      if (auto* call = llvm::dyn_cast<llvm::CallInst>(&is);
          call && call->getCalledFunction() &&
          std::string_view(call->getCalledFunction()->getName()).starts_with("llvm.nvvm.barrier")) {
        call->addFnAttr(llvm::Attribute::NoUnwind);
        call->addFnAttr(llvm::Attribute::WillReturn);
      }
}

/// An "or" of words that have no bit in common is a sum. LLVM 14 to 17 look whether it is one,
/// later ones take it for one where it is marked, as those of earlier compilers and those whose
/// marks were left out are not.
void mark_sums([[maybe_unused]] llvm::Function& kernel) {
#if LLVM_VERSION_MAJOR >= 18
  const llvm::SimplifyQuery query(kernel.getParent()->getDataLayout());
  for (llvm::BasicBlock& block : kernel)
    for (llvm::Instruction& is : block)
      if (auto* sum = llvm::dyn_cast<llvm::PossiblyDisjointInst>(&is);
          sum && llvm::haveNoCommonBitsSet(sum->getOperand(0), sum->getOperand(1),
                                           query.getWithInstruction(sum)))
        sum->setIsDisjoint(true);
#endif
}

void simplify(llvm::Function& kernel) {
  let_barriers_return(kernel);
  kernel.removeFnAttr(llvm::Attribute::OptimizeNone);
  llvm::legacy::FunctionPassManager passes(kernel.getParent());
  passes.add(llvm::createPromoteMemoryToRegisterPass());
  passes.add(llvm::createLowerSwitchPass());
  passes.add(llvm::createLoopSimplifyPass());
  passes.doInitialization();
  passes.run(kernel);
  passes.doFinalization();
  mark_sums(kernel);
}

Result<std::vector<std::string>> names_in(const std::string& text, const std::string& file) {
  if (is_ptx(text)) {
    auto names = kernels_of_ptx(text, file);
    if (names && names->empty())
      return no_kernel(file);
    return names;
  }
  llvm::LLVMContext context;
  LOOM_TRY(const auto module, parse(text, file, context, {}));
  std::vector<std::string> names;
  for (const llvm::Function* kernel : kernels_of(*module))
    names.push_back(kernel->getName().str());
  if (names.empty())
    return no_kernel(file);
  return names;
}

/// Which blocks the kernel may be launched with: attributes of its function, as later compilers
/// have them, or notes of the module.
void read_block_size(const llvm::Function& kernel, Program& program) {
  std::array<std::int64_t, 3> most{};
  const auto numbers = [&kernel](const char* name, std::array<std::int64_t, 3>& out) {
    llvm::SmallVector<llvm::StringRef, 3> parts;
    kernel.getFnAttribute(name).getValueAsString().split(parts, ',');
    for (std::size_t d = 0; d < std::min<std::size_t>(parts.size(), 3); ++d)
      if (parts[d].trim().getAsInteger(10, out[d]))
        out[d] = 0;
  };
  if (kernel.hasFnAttribute("nvvm.reqntid"))
    numbers("nvvm.reqntid", program.required_block);
  if (kernel.hasFnAttribute("nvvm.maxntid"))
    numbers("nvvm.maxntid", most);
  if (const auto* notes = kernel.getParent()->getNamedMetadata("nvvm.annotations"))
    for (const llvm::MDNode* note : notes->operands()) {
      if (note->getNumOperands() == 0 ||
          llvm::mdconst::dyn_extract_or_null<llvm::Function>(note->getOperand(0)) != &kernel)
        continue;
      for (unsigned i = 1; i + 1 < note->getNumOperands(); i += 2) {
        const auto* what = llvm::dyn_cast_or_null<llvm::MDString>(note->getOperand(i).get());
        const auto* number =
            llvm::mdconst::dyn_extract_or_null<llvm::ConstantInt>(note->getOperand(i + 1));
        if (!what || !number)
          continue;
        for (std::size_t d = 0; d < 3; ++d) {
          const char dimension = "xyz"[d];
          if (what->getString() == fmt::format("reqntid{}", dimension))
            program.required_block[d] = number->getSExtValue();
          if (what->getString() == fmt::format("maxntid{}", dimension))
            most[d] = number->getSExtValue();
        }
      }
    }
  // Dimensions that are left out are 1.
  if (std::ranges::any_of(program.required_block, [](std::int64_t n) { return n > 0; }))
    for (std::int64_t& n : program.required_block)
      n = std::max<std::int64_t>(n, 1);
  if (std::ranges::any_of(most, [](std::int64_t n) { return n > 0; })) {
    program.most_threads = 1;
    for (const std::int64_t n : most)
      program.most_threads *= std::clamp<std::int64_t>(n, 1, 1 << 20);
  }
}

/// Whether a form of a program has its places and turns by no argument that the other does without,
/// and not more of them unknown: behind a loop a number may not be known for what it is.
bool asks_no_more(const Program& form, const Program& than) {
  const auto asked = [](const Program& of) {
    std::set<std::int64_t> out;
    for (const Expr& is : of.exprs)
      if (is.op == ExprOp::argument)
        out.insert(is.value);
    return out;
  };
  const auto without_place = [](const Program& of) {
    std::ptrdiff_t out = 0;
    for (const Block& block : of.blocks)
      out += std::ranges::count_if(block.instructions, [](const Instruction& each) {
        return accesses_memory(each) && each.address == unknown;
      });
    return out;
  };
  constexpr int copies = 1 + unrolled_turns; // of an instruction, with that for what is left
  return std::ranges::includes(asked(than), asked(form)) &&
         without_place(form) <= copies * without_place(than);
}

Result<Program> program_of(const std::string& text, const std::string& file,
                           const std::optional<std::string>& name, Loops loops) {
  llvm::LLVMContext context;
  LOOM_TRY(const auto module, parse(text, file, context, name));
  LOOM_TRY(llvm::Function* const kernel, choose(*module, file, name));
  llvm::SmallPtrSet<const llvm::Function*, 8> on_the_way, done;
  if (const llvm::CallBase* call = recursive_call(*kernel, on_the_way, done))
    return bad(
        file,
        said_of(*call,
                LOOM_TEXT("a recursive call: how deep it goes is not known; write it as a loop")));
  const bool plain = kernel->hasFnAttribute(llvm::Attribute::OptimizeNone);
  LOOM_CHECK(inline_calls(*kernel, file));
  // Variables in memory, as of code without optimisation and of PTX, take several times as many.
  const bool in_memory = plain || is_ptx(text);
  for (const bool simple : {false, true}) {
    if (simple)
      simplify(*kernel);
    if (kernel->getInstructionCount() > (in_memory && !simple ? 8 : 1) * max_instructions)
      return bad(file, too_many_instructions(kernel->getName().str(), max_instructions));
  }
  Result<Program> program = translate(*kernel);
  if (program && loops == Loops::unrolled && unroll_loops(*kernel, *program))
    if (Result<Program> unrolled = translate(*kernel);
        unrolled && asks_no_more(*unrolled, *program))
      program = std::move(unrolled);
  if (program)
    read_block_size(*kernel, *program);
  if (!program) {
    Error error = program.error();
    error.where.file = file;
    return tl::unexpected(error);
  }
  if (is_ptx(text) && std::ranges::any_of(program->arguments, [](const Argument& each) {
        return each.name.starts_with("param_");
      }))
    program->assumptions.push_back(
        LOOM_TEXT("PTX keeps no names of arguments: they are counted from param_0"));
  if (plain)
    program->assumptions.push_back(
        LOOM_TEXT("the IR was made without optimisation (-O0): the real code does less, make it "
                  "with -O3"));
  return program;
}

std::string printed(const llvm::Module& module) {
  std::string text;
  llvm::raw_string_ostream stream(text);
  module.print(stream, nullptr);
  return stream.str();
}

/// Takes away everything that the kernel does not use.
void keep_alone(llvm::Module& module, llvm::Function& kernel) {
  for (llvm::Function* other : kernels_of(module))
    if (other != &kernel)
      other->deleteBody();
  if (llvm::NamedMDNode* notes = module.getNamedMetadata("nvvm.annotations")) {
    std::vector<llvm::MDNode*> of_kernel;
    for (llvm::MDNode* note : notes->operands())
      if (note->getNumOperands() > 0 &&
          llvm::mdconst::dyn_extract_or_null<llvm::Function>(note->getOperand(0)) == &kernel)
        of_kernel.push_back(note);
    notes->clearOperands();
    for (llvm::MDNode* note : of_kernel)
      notes->addOperand(note);
  }
  for (const char* used : {"llvm.used", "llvm.compiler.used", "llvm.global_ctors"})
    if (llvm::GlobalVariable* list = module.getGlobalVariable(used, true))
      list->eraseFromParent();
  for (bool again = true; again;) { // what only they used goes after them
    again = false;
    const auto drop = [&](auto list) {
      for (auto each = list.begin(); each != list.end();) {
        auto& now = *each++;
        now.removeDeadConstantUsers();
        if (&now != static_cast<llvm::GlobalValue*>(&kernel) && now.use_empty()) {
          now.eraseFromParent();
          again = true;
        }
      }
    };
    drop(module.functions());
    drop(module.globals());
  }
}

Result<std::string> text_of(const std::string& text, const std::string& file,
                            const std::string& name, std::size_t longest) {
  llvm::LLVMContext context;
  LOOM_TRY(const auto module, parse(text, file, context, name));
  LOOM_TRY(llvm::Function* const kernel, choose(*module, file, name));
  llvm::StripDebugInfo(*module);
  std::string whole = printed(*module);
  if (size_in_json(whole) <= longest)
    return whole;
  keep_alone(*module, *kernel);
  std::string alone = printed(*module);
  if (const std::size_t bytes = size_in_json(alone); bytes > longest)
    return bad(file, LOOM_TEXT("kernel '%1': expected at most %2 KiB of LLVM IR, found %3")(
                         name, longest >> 10, (bytes >> 10) + 1));
  return alone;
}

Result<void> within_size(const std::string& text, const std::string& file) {
  if (text.size() <= max_module_bytes)
    return {};
  return bad(file, LOOM_TEXT("expected at most %1 MiB of LLVM IR, found %2: take one kernel's "
                             "module")(max_module_bytes >> 20, (text.size() >> 20) + 1));
}

} // namespace

bool can_read() { return true; }

Result<std::vector<std::string>> kernel_names(const std::string& text, const std::string& file) {
  LOOM_CHECK(within_size(text, file));
  return tried<std::vector<std::string>>([&] { return names_in(text, file); }, file);
}

Result<std::string> module_text(const std::string& text, const std::string& file,
                                const std::string& name, std::size_t longest) {
  LOOM_CHECK(within_size(text, file));
  return tried<std::string>([&] { return text_of(text, file, name, longest); }, file);
}

Result<Program> read_kernel(const std::string& text, const std::string& file,
                            const std::optional<std::string>& name, Loops loops) {
  LOOM_CHECK(within_size(text, file));
  return tried<Program>([&] { return program_of(text, file, name, loops); }, file);
}

} // namespace loom::kernel
