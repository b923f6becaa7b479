#pragma once

/// Kernels are read: one that comes with the program, a file of LLVM IR, text that was pasted. A
/// CUDA source is compiled by clang, which happens only when compiled() is called.

#include "core/kernel/kernel_run.h"
#include "core/kernel_ir/read.h"
#include "widgets/views/given_source.h"

#include <string>
#include <vector>

namespace loom {

/// A kernel that comes with the program, with a launch that fills a large GPU.
struct ShippedKernel {
  std::string name; ///< of the kernel
  std::string_view file;
  QString title;
  kernel::Plan plan;
  std::vector<kernel::ColumnAlias> columns{}; ///< of its measured launches
};
/// In the order of the chooser.
[[nodiscard]] const std::vector<ShippedKernel>& shipped_kernels();

/// Reads the kernel `name` of a module; the shipped one or the first where there is none of that
/// name.
[[nodiscard]] Result<KernelStudyPtr> study_kernel(const kernel::Source& source,
                                                  const std::string& name = {},
                                                  kernel::Loops loops = kernel::Loops::unrolled);
/// The same of what a user gives, its text as a document can hold it: of a module that is larger
/// the kernel alone. bad_input where even that is too large.
[[nodiscard]] Result<KernelStudyPtr> open_kernel(const GivenSource& source,
                                                 const std::string& name);

[[nodiscard]] bool is_cuda(const GivenSource& source);
/// A CUDA source by way of clang, with its registers by nvcc for a compute capability.
[[nodiscard]] Result<KernelStudyPtr> compiled(const GivenSource& source,
                                              const std::string& compute_capability);

} // namespace loom
