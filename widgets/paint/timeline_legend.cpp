#include "widgets/paint/timeline_legend.h"

#include "widgets/style/resource_role.h"
#include "widgets/style/tr.h"

#include <QPainter>
#include <QStringList>

#include <algorithm>
#include <span>

namespace loom {
namespace {

constexpr double box_size = 0.7, after_box = 0.3, after_words = 0.9; ///< of a line's height

/// Words beside a colour; a bar's is lower than a box.
struct Said {
  QString words;
  QColor colour;
  bool bar = false;
};

SlotLegend in_lines(const Canvas& canvas, std::span<const Said> all, double width) {
  SlotLegend legend;
  const double line = text_size(canvas.tick(), QString()).height(), side = box_size * line;
  QPointF at;
  for (const Said& each : all) {
    const QSizeF size = text_size(canvas.tick(), each.words);
    const double words_at = side + after_box * line;
    if (at.x() > 0 && at.x() + words_at + size.width() > width)
      at = {0, at.y() + line};
    const double height = (each.bar ? 0.5 : 1) * side;
    legend.entries.push_back({each.words,
                              each.colour,
                              {at + QPointF(0, (line - height) / 2), QSizeF(side, height)},
                              {at + QPointF(words_at, 0), size}});
    at.rx() += words_at + size.width() + after_words * line;
  }
  legend.height = at.y() + line;
  return legend;
}

/// What is measured, then the first few instructions of each class.
std::vector<Said> classes(const Timeline& timeline, const FigureStyle& style) {
  constexpr qsizetype most = 3;
  std::vector<Said> all;
  for (const MeasuredMark mark : measured_marks)
    if (std::ranges::find(timeline.copies, static_cast<std::uint8_t>(mark),
                          &TimelineCopies::of_class) != timeline.copies.end())
      all.push_back({measured_mark_words(mark), style.solid(measured_mark_role(mark))});
  for (const TimelineClass& each : timeline.classes) {
    QStringList names;
    for (const std::string& name : each.instructions)
      names << QString::fromStdString(name);
    const bool more = names.size() > most;
    names = names.mid(0, most);
    if (more)
      names << QStringLiteral("…");
    const QString words = names.join(QStringLiteral(", "));
    all.push_back({each.copies ? tr("%1 in flight").arg(words) : words,
                   style.solid(class_role(each)), each.copies});
  }
  return all;
}

} // namespace

Role measured_mark_role(MeasuredMark mark) {
  switch (mark) {
  case MeasuredMark::longer:
    return Role::series7;
  case MeasuredMark::shorter:
    return Role::series6;
  case MeasuredMark::as_simulated:
    return Role::model;
  case MeasuredMark::alone:
    break;
  }
  return Role::ghost;
}

QString measured_mark_words(MeasuredMark mark) {
  switch (mark) {
  case MeasuredMark::longer:
    return tr("measured, longer than simulated");
  case MeasuredMark::shorter:
    return tr("measured, shorter");
  case MeasuredMark::as_simulated:
    return tr("measured, as simulated");
  case MeasuredMark::alone:
    break;
  }
  return tr("measured, not compared");
}

Role class_role(const TimelineClass& of) {
  return of.resource ? resource_role(*of.resource) : Role::guide;
}

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
  const std::vector<Said> instructions = classes(timeline, canvas.style());
  const auto with = [&](const auto& wanted) {
    std::vector<Said> all = instructions;
    for (const SlotKind& kind : slot_kinds(canvas.style()))
      if (wanted(kind))
        all.push_back({kind.words, kind.colour});
    return in_lines(canvas, all, width);
  };
  SlotLegend all = with([](const SlotKind&) { return true; });
  const double line = text_size(canvas.tick(), QString()).height();
  if (all.height < 1.5 * line)
    return all;
  return with([&](const SlotKind& kind) {
    return std::ranges::any_of(timeline.slot_use,
                               [&](const SlotColumn& column) { return column.*kind.part > 0; });
  });
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
