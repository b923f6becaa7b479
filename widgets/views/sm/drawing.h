#pragma once

/// A hand-made drawing of blocks: an SVG of named rectangles in rows and columns, and where they
/// stand for a GPU that has only some of them, or several of one.
///
/// The SVG has no other elements than <g>, <rect>, <title> and <desc>. One unit is one em.
///   <g class="row|column [path]" id>   its parts, beside or below each other; "path": joined by
///                                      lines. One that is named may be there several times.
///   <rect class="frame">               first in a group: the border that it is drawn with
///   <rect id class="title">            words without a border
///   <rect id>                          a block

#include "core/base/result.h"

#include <QByteArray>

#include <functional>
#include <string>
#include <vector>

namespace loom {

enum class PartKind { block, title, row, column };

struct DrawingPart {
  PartKind kind = PartKind::block;
  std::string id{}; ///< empty for a group that stands for nothing
  double x = 0, y = 0, width = 0, height = 0;
  bool framed = false;
  bool path = false;
  std::vector<DrawingPart> parts{}; ///< of a group, in reading order, never empty
};

/// The drawing's one outermost group. bad_input with line and column for anything else than the
/// above, for parts that overlap or stand in another order, and for a name that is there twice.
[[nodiscard]] Result<DrawingPart> read_drawing(const QByteArray& svg, const std::string& file);
/// A drawing that is inside the program, read once: "sm", "gpu".
[[nodiscard]] const DrawingPart& built_in_drawing(const char* name);

/// A block, a title or a frame in its place; `copy` counts from 0 where there are several.
struct PlacedPart {
  PartKind kind = PartKind::block; ///< a frame is a column
  std::string id{};
  int copy = 0;
  double x = 0, y = 0, width = 0, height = 0;
};
struct PlacedPath {
  double x1 = 0, y1 = 0, x2 = 0, y2 = 0;
};
struct Placement {
  double width = 0, height = 0;
  std::vector<PlacedPart> parts{}; ///< in reading order, a frame before what is in it
  std::vector<PlacedPath> paths{};
};
/// How many there are of a name. Of none the block is left out; of a group only its frame is.
using Copies = std::function<int(const std::string& id)>;

/// The height of the drawing in this width, as it was drawn.
[[nodiscard]] double natural_height(const DrawingPart& drawing, const Copies& copies, double width);
/// Fills `width` × `height` em. Gaps and borders keep their sizes, blocks share the rest.
[[nodiscard]] Placement place(const DrawingPart& drawing, const Copies& copies, double width,
                              double height);

} // namespace loom
