#pragma once

/// What stands at the head of a figure, and where it is from.

#include "core/figure/plot_data.h"
#include "core/scenario/scenario.h"

#include <QString>

#include <string>

namespace loom {

/// Fills in what every figure says of itself.
[[nodiscard]] Figure titled(const char* id, const QString& title, const ResolvedScenario& scenario);

/// "Volkov 2016" in full, with the place in it.
[[nodiscard]] std::string thesis(const char* place);

} // namespace loom
