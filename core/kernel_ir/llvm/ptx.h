#pragma once

/// PTX, the assembly that nvcc -ptx writes, as LLVM IR for what reads kernels here.
///
/// PTX ISA 6 to 9: kernels (.entry), their parameters, structs by value too, shared and local
/// arrays, loads and stores of vectors, integer and floating-point arithmetic, predicates, atomics,
/// shuffles, votes, barriers. Registers become memory of the thread, which LLVM makes values of
/// again; pointers are what cvta.to.global takes or a load or store addresses. Compilers leave the
/// names of arguments out: they are param_0, param_1, ... then.
///
/// Matrix instructions (wmma, mma, ldmatrix) are what matrix.h makes of them, and an asynchronous
/// copy (cp.async) is a load and a store. What has no numbers here is refused where it stands:
/// textures and surfaces, calls of functions, products of warpgroups, copies in bulk, assembly that
/// names anything else.

#include "core/kernel_ir/read.h"

#include <string>
#include <string_view>
#include <vector>

namespace loom::kernel {

/// Note of an instruction of the IR: the line that it was made of, of the PTX or of its source.
inline constexpr std::string_view ptx_line = "ptx.line";
/// Note of a load and a store that are an asynchronous copy.
inline constexpr std::string_view copy_note = "ptx.copy";
/// The functions of the IR that make a group of such copies and wait for all but the newest N.
inline constexpr std::string_view copy_commit = "loom.copy.commit", copy_wait = "loom.copy.wait.";
/// Note of an instruction that is no machine instruction.
inline constexpr std::string_view free_note = "ptx.free";

/// Whether a text is PTX: its first directive is .version.
[[nodiscard]] bool is_ptx(std::string_view text);

inline constexpr unsigned max_instructions = 150'000; ///< of a kernel
/// Of a kernel: its name and max_instructions.
inline constexpr Text too_many_instructions =
    LOOM_TEXT("kernel '%1': expected at most %2 instructions, found more");

/// The names of its kernels, in order. bad_input where a comment has no end.
[[nodiscard]] Result<std::vector<std::string>> kernels_of_ptx(std::string_view text,
                                                              const std::string& file);

/// The kernel of that name in LLVM IR; other kernels may have what is not read. bad_input with the
/// line where something is wrong, or is not read: of the source where `file` is one (.cu), whose
/// lines the PTX names.
[[nodiscard]] Result<std::string> ir_of_ptx(std::string_view text, const std::string& file,
                                            const std::string& kernel);

} // namespace loom::kernel
