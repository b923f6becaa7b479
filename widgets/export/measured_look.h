#pragma once

/// How sets of measurements are told from each other in figures.

#include "core/figure/measured.h"
#include "core/figure/role.h"
#include "core/scenario/scenario.h"

#include <QString>

#include <string>

namespace loom {

struct MeasuredLook {
  std::string id; ///< of its curves: "measured" for a GPU's own, "imported_1" ...
  Role role = Role::measured;
  QString name; ///< "measured", or the file that was imported, shortened
};
/// Of a set of the scenario; an imported one keeps its look while the others come and go.
[[nodiscard]] MeasuredLook measured_look(const Scenario& scenario, const MeasuredSetPtr& set);

/// Adds what was measured as dots to a panel, those inside its axes. `curve` is in axis
/// coordinates already.
void add_dots(Panel& panel, const MeasuredLook& look, const QString& label,
              const MeasuredCurve& curve);

} // namespace loom
