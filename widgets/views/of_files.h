#pragma once

/// A word for views of the GPUs as their files have them, which no slider changes.

#include "core/scenario/scenario.h"
#include "widgets/style/tr.h"

#include <algorithm>
#include <string>

namespace loom {

/// What such a view says above its axes while the scenario has numbers that somebody changed; empty
/// otherwise.
[[nodiscard]] inline std::string remark_of_files(const Scenario& scenario) {
  const bool changed =
      std::ranges::any_of(scenario.overrides, [](const auto& each) { return each.has_value(); });
  return changed ? tr("of the GPUs' files, without the numbers changed at the left").toStdString()
                 : std::string();
}

} // namespace loom
