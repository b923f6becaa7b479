#pragma once

/// A drawing of boxes, lines and texts as plain values: what is neither curves nor a table.
///
/// Coordinates are in em, the height of the figure's text, from the top left corner; y points
/// down. A painter shrinks a diagram to fit, never enlarges or stretches it, and centres it.
/// Elements that stand for something carry an id: tests, clicks and the screen's animation find
/// them by it; a box and the texts in it share one.

#include "core/figure/role.h"

#include <optional>
#include <string>
#include <vector>

namespace loom {

enum class DiagramFill { none, pale, solid };
enum class DiagramOutline { none, solid, dashed };

struct DiagramBox {
  std::string id{};
  double x = 0, y = 0, width = 1, height = 1;
  std::optional<Role> role{}; ///< absent: neutral grey
  DiagramFill fill = DiagramFill::none;
  DiagramOutline outline = DiagramOutline::none;
  bool hatched = false;
  bool emphasis = false; ///< a heavier outline
  bool operator==(const DiagramBox&) const = default;
};

struct DiagramLine {
  std::string id{};
  double x1 = 0, y1 = 0, x2 = 1, y2 = 1;
  std::optional<Role> role{}; ///< absent: the colour of text
  bool dashed = false;
  bool arrow = false; ///< a head at the second end
  bool bold = false;
  bool operator==(const DiagramLine&) const = default;
};

enum class DiagramAnchor { left, centre, right };

/// One line of text; its middle is at y.
struct DiagramText {
  double x = 0, y = 0;
  std::string text{};
  double room = 0; ///< width it may take, cut off with "…" beyond it; 0: any
  DiagramAnchor anchor = DiagramAnchor::left;
  double size = 1; ///< of the figure's text
  bool bold = false;
  bool faint = false;         ///< not the main thing
  std::optional<Role> role{}; ///< absent: the colour of text
  std::string id{};
  bool operator==(const DiagramText&) const = default;
};

struct Diagram {
  double width = 1, height = 1;
  std::vector<DiagramBox> boxes{};  ///< drawn first
  std::vector<DiagramLine> lines{}; ///< drawn next
  std::vector<DiagramText> texts{};
  bool operator==(const Diagram&) const = default;
};

} // namespace loom
