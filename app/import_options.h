#pragma once

/// Measurements of the user's on the command line.

#include "app/cli.h"
#include "core/scenario/scenario.h"

namespace loom {

/// Reads a CSV of measurements of the scenario's mix, access and ILP; its columns are what their
/// headers say, or `options`. Rows without an intensity have the scenario's where `alpha_given`.
/// Warns of rows that are left out.
[[nodiscard]] Result<MeasuredSetPtr> import_file(const std::string& file,
                                                 const ImportOptions& options, bool alpha_given,
                                                 const Scenario& scenario);

} // namespace loom
