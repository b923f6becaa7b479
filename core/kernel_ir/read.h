#pragma once

/// Kernels for NVIDIA GPUs out of LLVM IR, as `clang -x cuda --cuda-device-only -S -emit-llvm`
/// writes it (text of LLVM 14 to 19, bitcode of that which it is built with), or PTX, as `nvcc
/// -ptx` writes it, with LLVM's analyses: dominators, loops, scalar evolution.
///
/// Instructions of the IR stand for those of PTX. As the compiler's last steps would do, products
/// that are added once are fused with the sum; casts are free; addresses that differ by a constant
/// share their computation; and in loops those that move evenly cost one addition. Calls of other
/// device functions are inlined. What cannot be seen through is listed in Program::assumptions.
///
/// Some texts end LLVM's reader and the process with it, so each is read in a forked copy of the
/// process first: what breaks it there comes back as bad_input.

#include "core/base/result.h"
#include "core/kernel/program.h"

#include <optional>
#include <string>
#include <vector>

namespace loom::kernel {

/// Limit on a module, text or bitcode.
inline constexpr std::size_t max_module_bytes = std::size_t{64} << 20;

/// A module with several kernels, and no name that says which: their names.
inline constexpr Text kernel_not_chosen = LOOM_TEXT("expected the name of the kernel, one of: %1");
/// An instruction of PTX without numbers here.
inline constexpr Text instruction_unknown = LOOM_TEXT(
    "what the instruction '%1' costs is not known: the kernel's time cannot be predicted, "
    "its machine code can be looked at");
inline constexpr Text ptx_not_read =
    LOOM_TEXT("the kernel's PTX is not valid or has what is not read: the kernel's time cannot be "
              "predicted, its machine code can be looked at");
/// A name, the file, the nearest name, and those that there are.
inline constexpr Text kernel_unknown = LOOM_TEXT("no kernel '%1' in %2%3; there are: %4");

/// How loops are read.
enum class Loops {
  written,  ///< as the text has them
  unrolled, ///< as ptxas unrolls them (core/kernel/effects.h, unrolled-loops)
};

/// False in a build without LLVM: read_kernel then says what is missing.
[[nodiscard]] bool can_read();

/// The names of a module's kernels, in its order. bad_input where it is none or has none.
[[nodiscard]] Result<std::vector<std::string>> kernel_names(const std::string& text,
                                                            const std::string& file);

/// The kernel `name` of a module; without a name the module's only one. `text` is the file's
/// content. bad_input with line and column where the IR is malformed, of another target, or has
/// something no kernel can have (naming function and instruction); bad_argument where there is no
/// such kernel, naming those there are.
[[nodiscard]] Result<Program> read_kernel(const std::string& text, const std::string& file,
                                          const std::optional<std::string>& name,
                                          Loops loops = Loops::unrolled);

/// The module as text, bitcode too, without debug information; where that takes more than `longest`
/// bytes in a document's file, the kernel `name` alone with what it calls. Errors as of
/// read_kernel, and bad_input where even that takes more.
[[nodiscard]] Result<std::string> module_text(const std::string& text, const std::string& file,
                                              const std::string& name, std::size_t longest);

/// LLVM IR of a CUDA source by running clang with declarations of our own in place of the headers
/// of an SDK (resources/kernels/device.h), else with the headers of one; where clang takes neither,
/// or there is none, PTX by nvcc. What clang includes lies in the source's folder, one of
/// `folders`, or is the system's or an SDK's (/usr, /opt). bad_input with clang's first error, or
/// naming what is included from elsewhere; bad_argument where there is no compiler.
[[nodiscard]] Result<std::string> compile_cuda(const std::string& file,
                                               const std::vector<std::string>& folders = {});

/// Ends the compilers that run, with their temporary files, as the end of this process does.
void end_tools();

} // namespace loom::kernel
