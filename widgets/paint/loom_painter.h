#pragma once

/// Draws the loom (core/sim/loom.h): a row for each warp that an SM can hold, the units' strips
/// below on the same cycles, and beside them the tub, which holds what is in flight on the rows'
/// scale, with the mark of the warps needed. The frame stands still while the cloth moves.

#include "core/sim/loom.h"
#include "widgets/paint/canvas.h"
#include "widgets/paint/painted_text.h"

#include <QRectF>

#include <vector>

class QPainter;

namespace loom {

/// A layout says where things stand, in the painter's units.
struct LoomLayout {
  QRectF cloth; ///< rows, the upper one warp 0
  QRectF tub;
  std::vector<QRectF> strips; ///< beside LoomPicture::units
  QRectF scale;               ///< the line of the scale bar and what is seen
  QRectF legend;
  double row_height = 0;
  int rows = 0, warps_each = 1; ///< a row shows the first warp of so many
  double cycles = 1;            ///< that the cloth's width is

  [[nodiscard]] double y(double row) const { return cloth.top() + row * row_height; }
  [[nodiscard]] double row_of(double y_position) const {
    return (y_position - cloth.top()) / row_height;
  }
  [[nodiscard]] double per_cycle() const { return cloth.width() / cycles; }
  /// So many instructions, or warps, are so high in the tub.
  [[nodiscard]] double tub_height(double count, const LoomPicture& picture) const;
};
[[nodiscard]] LoomLayout lay_out_loom(const LoomPicture& picture, const Canvas& canvas,
                                      const QRectF& target);

/// Cycles from <= c < to.
struct LoomCycles {
  double from = 0, to = 0;
};
/// A box of the cloth, or of the tub: a class in a state, or `unit` of the strips.
struct LoomBox {
  QRectF box;
  std::uint8_t of_class = no_class;
  LoomState state = LoomState::flying;
  int unit = -1;
  int warp = -1;
};
/// What is drawn of those cycles, the first of them at the cloth's left edge.
[[nodiscard]] std::vector<LoomBox> loom_boxes(const Canvas& canvas, const LoomPicture& picture,
                                              const LoomLayout& layout, LoomCycles cycles);
/// The tub's layers from the top: in flight by class, then what queues, then ready warps.
[[nodiscard]] std::vector<LoomBox> tub_boxes(const LoomPicture& picture, const LoomLayout& layout);
[[nodiscard]] QColor loom_colour(const FigureStyle& style, const LoomPicture& picture,
                                 const LoomBox& box);

/// All words of the frame.
[[nodiscard]] std::vector<PaintedText> loom_texts(const Canvas& canvas, const LoomPicture& picture,
                                                  const LoomLayout& layout);
/// All but the cloth and what lies in the strips.
void paint_loom_frame(QPainter& painter, const Canvas& canvas, const LoomPicture& picture,
                      const LoomLayout& layout);
/// The cloth and the strips' work in those cycles, from the cloth's left edge on; they may be more
/// than its width.
void paint_loom_cloth(QPainter& painter, const Canvas& canvas, const LoomPicture& picture,
                      const LoomLayout& layout, LoomCycles cycles);

/// What is written over the cloth.
void paint_loom_words(QPainter& painter, const Canvas& canvas, const LoomPicture& picture,
                      const LoomLayout& layout);

} // namespace loom
