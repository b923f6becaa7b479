#pragma once

/// Texts that the diagrams of several views share.

#include "core/figure/diagram.h"

#include <QString>

#include <cstdint>

namespace loom {

/// A rectangle of a diagram, em.
struct DiagramRoom {
  double x = 0, y = 0, width = 1, height = 1;
};

/// A text of at most `room` em about a place.
[[nodiscard]] DiagramText diagram_text(double x, double y, const QString& words, double room,
                                       DiagramAnchor anchor = DiagramAnchor::left);

/// About how wide a text is, em of its size: for what is placed before its font is known. A Latin
/// letter or a number takes `letter`, at the most by itself; Cyrillic letters are wider and
/// ideographs as wide as they are high.
[[nodiscard]] double about_width(const QString& text, double letter = 0.62);

/// The threads of a mask, thread 0 in bit 0: "0 to 2 and 4".
[[nodiscard]] QString thread_list(std::uint32_t mask, int threads);

} // namespace loom
