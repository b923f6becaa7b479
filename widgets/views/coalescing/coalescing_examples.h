#pragma once

/// Accesses to begin with: those of Volkov 2016, §2.5, and usual ones of a whole warp.

#include "core/access/memory_access.h"

#include <QString>

#include <vector>

namespace loom {

struct AccessExample {
  QString title; ///< empty: a separator
  GlobalAccess access;
};

/// The first four are those of Figure 2.1.
[[nodiscard]] const std::vector<AccessExample>& access_examples();

} // namespace loom
