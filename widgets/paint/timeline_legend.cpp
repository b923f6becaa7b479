#include "widgets/paint/timeline_legend.h"

#include "widgets/style/tr.h"

#include <QPainter>

#include <algorithm>
#include <span>

namespace loom {
namespace {

constexpr double box_size = 0.7, after_box = 0.3, after_words = 0.9; ///< of a line's height

SlotLegend in_lines(const Canvas& canvas, std::span<const SlotKind> kinds, double width) {
  SlotLegend legend;
  const double line = text_size(canvas.tick(), QString()).height(), side = box_size * line;
  QPointF at;
  for (const SlotKind& kind : kinds) {
    const QSizeF size = text_size(canvas.tick(), kind.words);
    const double words_at = side + after_box * line;
    if (at.x() > 0 && at.x() + words_at + size.width() > width)
      at = {0, at.y() + line};
    legend.entries.push_back({kind.words,
                              kind.colour,
                              {at + QPointF(0, (line - side) / 2), QSizeF(side, side)},
                              {at + QPointF(words_at, 0), size}});
    at.rx() += words_at + size.width() + after_words * line;
  }
  legend.height = at.y() + line;
  return legend;
}

} // namespace

std::array<SlotKind, 5> slot_kinds(const FigureStyle& style) {
  // Without colour the greys of layers tell them apart.
  const bool grey = style.palette == Palette::mono;
  const auto waiting = [&](Role role) {
    return grey ? style.solid(role) : style.hatch_colour(role);
  };
  return {{{&SlotColumn::used, tr("issued"), style.solid(Role::issue)},
           {&SlotColumn::waits_memory, tr("waits for memory or SFU"), waiting(Role::memory)},
           {&SlotColumn::waits_arithmetic, tr("waits for arithmetic"), waiting(Role::arithmetic)},
           {&SlotColumn::full, tr("unit full"), style.solid(Role::other)},
           {&SlotColumn::rest, tr("order, barrier, no warp"),
            grey ? style.background() : style.faint_colour()}}};
}

void SlotLegend::move(const QPointF& by) {
  for (Entry& entry : entries) {
    entry.box.translate(by);
    entry.text.translate(by);
  }
}

SlotLegend lay_out_slot_legend(const Canvas& canvas, const Timeline& timeline, double width) {
  SlotLegend all = in_lines(canvas, slot_kinds(canvas.style()), width);
  const double line = text_size(canvas.tick(), QString()).height();
  if (all.height < 1.5 * line)
    return all;
  std::vector<SlotKind> seen;
  for (const SlotKind& kind : slot_kinds(canvas.style()))
    if (std::ranges::any_of(timeline.slot_use,
                            [&](const SlotColumn& column) { return column.*kind.part > 0; }))
      seen.push_back(kind);
  return in_lines(canvas, seen, width);
}

void paint_slot_legend(QPainter& painter, const Canvas& canvas, const SlotLegend& legend) {
  const FigureStyle& style = canvas.style();
  painter.setRenderHint(QPainter::Antialiasing, false);
  for (const SlotLegend::Entry& entry : legend.entries) {
    painter.setPen(canvas.line(style.text_colour(), style.hair));
    painter.setBrush(entry.colour);
    painter.drawRect(entry.box);
  }
  painter.setBrush(Qt::NoBrush);
}

} // namespace loom
