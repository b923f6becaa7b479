#pragma once

/// Texts that the diagrams of several views share.

#include "core/plot/diagram.h"

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

/// The threads of a mask, thread 0 in bit 0: "0 to 2 and 4".
[[nodiscard]] QString thread_list(std::uint32_t mask, int threads);

} // namespace loom
