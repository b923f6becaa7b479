#pragma once

/// Names of arguments from a CUDA source into PTX that nvcc made of it, which calls them
/// KERNEL_param_0, KERNEL_param_1 and so on. Only for core/kernel_ir.

#include <string>
#include <string_view>

namespace loom::kernel {

/// The PTX with the names that the parameters of its kernels have in the source. An argument keeps
/// its number where the source does not tell its name: a kernel of another file or made by a
/// macro, two of one name and as many parameters that call them otherwise, a name that an array
/// of the PTX has too.
[[nodiscard]] std::string with_argument_names(const std::string& ptx, std::string_view source);

} // namespace loom::kernel
