#pragma once

/// Where a kernel comes from: a shipped one, a file of LLVM IR, text that was pasted. A CUDA source
/// is compiled by clang, which happens only when compiled() is called.

#include "core/kernel/kernel_run.h"

#include <QString>
#include <QStringList>

#include <memory>
#include <optional>
#include <string>
#include <vector>

class QMimeData;

namespace loom {

/// A kernel that comes with the program, with a launch that fills a large GPU.
struct ShippedKernel {
  QString name; ///< of the kernel
  std::string_view file;
  QString title;
  kernel::Plan plan;
  std::vector<kernel::ColumnAlias> columns{}; ///< of its measured launches
};
/// In the order of the chooser.
[[nodiscard]] const std::vector<ShippedKernel>& shipped_kernels();
[[nodiscard]] const ShippedKernel* shipped_kernel(const QString& name);

/// Code that a user gives.
struct KernelSource : kernel::Source {
  QString path{}; ///< of a file whose text is still to be read; else empty
  [[nodiscard]] bool is_cuda() const { return path.endsWith(QStringLiteral(".cu")); }
};
[[nodiscard]] KernelSource shipped_source(const ShippedKernel& kernel);
[[nodiscard]] KernelSource kernel_file(const QString& path);
/// What was dropped or is on the clipboard; nothing where it is certainly no kernel.
[[nodiscard]] std::optional<KernelSource> kernel_in(const QMimeData& data);
/// A CUDA source as LLVM IR, by running clang, with its registers by nvcc for a compute capability.
[[nodiscard]] Result<KernelSource> compiled(KernelSource source,
                                            const std::string& compute_capability);

/// Reads the kernel `name` of a module; the shipped one or the first where there is none of that
/// name.
[[nodiscard]] Result<KernelStudyPtr> study_kernel(const kernel::Source& source,
                                                  const std::string& name = {});
/// The same of what a user gives, its text as a document can hold it: of a module that is larger
/// the kernel alone. bad_input where even that is too large.
[[nodiscard]] Result<KernelStudyPtr> open_kernel(KernelSource source, const std::string& name);

} // namespace loom
