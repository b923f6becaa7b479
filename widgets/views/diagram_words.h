#pragma once

/// What the diagrams of several views are built with: texts in a place, and their widths.

#include "widgets/views/diagram_builder.h"

#include <cstdint>

namespace loom {

/// DiagramBuilder::text().
inline void add_text(Diagram& diagram, double x, double y, const QString& words, double room,
                     DiagramText look = {}) {
  DiagramBuilder(diagram).text(x, y, words, room, std::move(look));
}

/// About how wide a text is, em of its size: for what is placed before its font is known. A Latin
/// letter or a number takes `letter`, at the most by itself; Cyrillic letters are wider and
/// ideographs as wide as they are high.
[[nodiscard]] double about_width(const QString& text, double letter = 0.62);

/// The threads of a mask, thread 0 in bit 0: "0 to 2 and 4".
[[nodiscard]] QString thread_list(std::uint32_t mask, int threads);

} // namespace loom
