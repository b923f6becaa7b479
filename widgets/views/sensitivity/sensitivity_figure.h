#pragma once

/// What a change of each parameter does to warps needed and to throughput, as two tornados.

#include "core/figure/plot_data.h"
#include "core/study/sensitivity.h"

#include <QString>

#include <vector>

namespace loom {

/// The rows of one panel, the largest swing first, in the units the scenario shows; and the
/// parameters that change nothing there.
struct TornadoDrawing {
  Panel panel;
  std::vector<QString> readings;  ///< one for each swing of the panel
  std::vector<std::string> inert; ///< their names
};
[[nodiscard]] TornadoDrawing draw_needed(const Scenario& scenario, const Sensitivity& all);
[[nodiscard]] TornadoDrawing draw_throughput(const Scenario& scenario, const Sensitivity& all);

[[nodiscard]] Figure sensitivity_figure(const Scenario& scenario, const Sensitivity& all,
                                        const SensitivityOptions& options);

} // namespace loom
