#pragma once

/// What the diagrams of several views are built with: texts in a place, and their widths.

#include "core/figure/diagram.h"
#include "core/figure/diagram_part.h"

#include <QString>

#include <cstdint>
#include <optional>
#include <string>

namespace loom {

/// A rectangle of a diagram, em.
struct DiagramRoom {
  double x = 0, y = 0, width = 1, height = 1;
};

/// How a text differs from plain words that begin at their place.
struct TextLook {
  DiagramAnchor anchor = DiagramAnchor::left;
  double size = 1; ///< of the figure's text
  bool bold = false;
  bool faint = false; ///< not the main thing
  std::optional<Role> role{};
  std::string id{};
};
/// Adds one line of at most `room` em, its middle at `y`; 0: any width.
void add_text(Diagram& diagram, double x, double y, const QString& words, double room,
              const TextLook& look = {});

/// About how wide a text is, em of its size: for what is placed before its font is known. A Latin
/// letter or a number takes `letter`, at the most by itself; Cyrillic letters are wider and
/// ideographs as wide as they are high.
[[nodiscard]] double about_width(const QString& text, double letter = 0.62);

/// The threads of a mask, thread 0 in bit 0: "0 to 2 and 4".
[[nodiscard]] QString thread_list(std::uint32_t mask, int threads);

} // namespace loom
