#pragma once

/// The blocks of a GPU or of its SM, drawn where the hand-made drawing has them.

#include "core/figure/diagram.h"
#include "widgets/views/sm/drawing.h"
#include "widgets/views/sm/sm_structure.h"

namespace loom {

/// Where the blocks stand in a room of `width` × `height` em; in a large one text grows too, a
/// small one is taken as large enough for the text. A `height` of 0 is as it was drawn. Depends on
/// the structure's GPU and mix alone.
struct SmRoom {
  Placement placement;
  double scale = 1; ///< of the text; the placement is before it
};
[[nodiscard]] SmRoom sm_room(const DrawingPart& drawing, const SmStructure& structure, double width,
                             double height);
/// For a page of `width` em that is narrower than the texts want to stand in: higher, so that they
/// stand in two lines.
[[nodiscard]] SmRoom narrow_room(const DrawingPart& drawing, const SmStructure& structure,
                                 double width);

/// Ids are those of the drawing; further copies have ":N", from 1. A block that limits has a heavy
/// border and says so; where the model knows how far one is used, it is filled as far.
[[nodiscard]] Diagram structure_diagram(const SmRoom& room, const SmStructure& structure);

} // namespace loom
