#pragma once

/// A file that shows something of a kernel, by what it begins with and not by its name.

#include <string_view>

namespace loom {

enum class FileKind {
  other,        ///< a scenario, a figure, or nothing that is known
  profile,      ///< a report, export or source page of Nsight Compute, plain or packed
  machine_code, ///< a cubin, or a listing as core/sass/reader.h reads them
  kernel,       ///< LLVM IR, PTX or CUDA
  trace,        ///< a measured trace
};
/// `beginning`: some 64 KiB, or all of the file. A figure that LatencyLoom exported is none,
/// whatever its scenario holds.
[[nodiscard]] FileKind kind_of_file(std::string_view beginning);

} // namespace loom
