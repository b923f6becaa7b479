#pragma once

/// Measurements of the user's on the command line.

#include "app/kernel_options.h"
#include "core/scenario/scenario.h"

namespace loom {

/// How a CSV of measurements is read.
struct ImportOptions {
  std::vector<std::string> map; ///< MEANING=COLUMN
  std::optional<std::string> extra_arithmetic;
  bool keep_going = false;
};
/// `kernel`: its alpha is of every row of a file without such a column.
void add_import(const Options& options, ImportOptions& import, KernelOptions& kernel);

/// Whether --alpha is given, and of what it is then.
enum class GivenAlpha {
  none,
  of_rows,   ///< of every row; a file that says its own is refused
  of_figure, ///< of a figure, or chosen for it: rows of a file that says none were measured there
};

/// Reads a CSV of measurements of the scenario's mix, access and ILP, or loop; its columns are what
/// their headers say, or `options`. Rows without an intensity have the scenario's where one is
/// given. Warns of rows that are left out.
[[nodiscard]] Result<MeasuredSetPtr> import_file(const std::string& file,
                                                 const ImportOptions& options, GivenAlpha alpha,
                                                 const Scenario& scenario);

} // namespace loom
