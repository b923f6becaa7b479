#pragma once

/// Accesses to begin with.

#include "core/access/memory_access.h"

#include <QString>

#include <vector>

namespace loom {

struct BankPreset {
  QString title; ///< empty: a separator
  SharedAccess access{};
};
[[nodiscard]] const std::vector<BankPreset>& bank_presets();

/// Figure 2.2 of Volkov 2016: six accesses of four threads to four banks, row by row.
[[nodiscard]] std::vector<SharedAccess> figure_2_2();

} // namespace loom
