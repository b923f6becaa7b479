#pragma once

/// What stands at the head of a figure, and where it is from.

#include "core/figure/plot_data.h"
#include "core/scenario/scenario.h"

#include <QString>

#include <string>

namespace loom {

/// A figure that depends on no parameter of a scenario.
[[nodiscard]] Figure titled(const char* id, const QString& title);
/// The same with the scenario's parameters as its caption and the sources of their numbers.
[[nodiscard]] Figure titled(const char* id, const QString& title, const ResolvedScenario& scenario);

/// Adds a sentence to the figure's caption, which ends with a full stop then.
void add_to_caption(Figure& figure, const QString& sentence);

/// "Volkov 2016" in full, with the place in it.
[[nodiscard]] std::string thesis(const char* place);

} // namespace loom
