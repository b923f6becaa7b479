#pragma once

/// Diagrams as data and as TikZ.

#include "core/figure/diagram.h"

#include <functional>
#include <string>
#include <vector>

namespace loom {

/// One row an element: kind, id, x, y, width, height, text; em.
[[nodiscard]] std::vector<std::vector<std::string>> diagram_rows(const Diagram& diagram);

/// Plain TikZ in at most `width` × `height` mm; `colour` names the colour of a role.
[[nodiscard]] std::string
diagram_tikz(const Diagram& diagram, double width, double height, double text_points,
             const std::function<std::string(std::optional<Role>)>& colour);

} // namespace loom
