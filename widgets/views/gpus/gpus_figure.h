#pragma once

/// A table of GPUs as it is shown, as a figure: numbers marked by their status, sources below.

#include "core/figure/plot_data.h"

class QString;

namespace loom {

class GpuTable;

/// The rows and columns that `table` shows. Of more rows than `most` the first, which a footnote
/// says; rows beyond a column of `per_panel` go on in a panel beside it.
[[nodiscard]] Figure gpus_figure(const GpuTable& table, const char* id, const QString& title,
                                 int most, int per_panel);

} // namespace loom
