#pragma once

/// Registers of a kernel, which LLVM IR does not say.

#include "core/base/result.h"

#include <map>
#include <string>

namespace loom::kernel {

/// Registers per thread by kernel of a CUDA source, as NVIDIA's ptxas allocates them: runs nvcc (of
/// the PATH or /usr/local/cuda) for a compute capability, "9.0", or for nvcc's default where it is
/// empty or nvcc does not know it. Empty where there is no nvcc, or no LLVM in this build,
/// and for a file whose name a compiler could take for an argument; bad_input with nvcc's first
/// error.
[[nodiscard]] Result<std::map<std::string, int>>
registers_by_ptxas(const std::string& file, const std::string& compute_capability);

} // namespace loom::kernel
