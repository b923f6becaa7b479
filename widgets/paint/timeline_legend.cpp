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

using Sample = SlotLegend::Sample;

/// Words beside a colour; a bar's is lower than a box.
struct Said {
  QString words;
  QColor colour;
  bool bar = false;
  Sample sample = Sample::box;
};

SlotLegend in_lines(const Canvas& canvas, std::span<const Said> all, double width) {
  SlotLegend legend;
  const double line = text_size(canvas.tick(), QString()).height(), side = box_size * line;
  QPointF at;
  for (const Said& each : all) {
    const QSizeF size = text_size(canvas.tick(), each.words);
    const bool wide = each.sample >= Sample::dashes;
    const double across = (wide ? 2 : 1) * side, words_at = across + after_box * line;
    if (at.x() > 0 && at.x() + words_at + size.width() > width)
      at = {0, at.y() + line};
    const double height = (each.bar ? 0.5 : 1) * side;
    legend.entries.push_back({each.words,
                              each.colour,
                              {at + QPointF(0, (line - height) / 2), QSizeF(across, height)},
                              {at + QPointF(words_at, 0), size},
                              each.sample});
    at.rx() += words_at + size.width() + after_words * line;
  }
  legend.height = at.y() + line;
  return legend;
}

/// Whether the class's instructions are arithmetic.
bool computes(const Timeline& timeline, std::size_t of_class) {
  const auto one = std::ranges::find(timeline.items, of_class, &TimelineItem::of_class);
  return one != timeline.items.end() && one->kind == TimelineKind::arithmetic;
}

/// The two kinds of instructions of a mix, as far as they occur.
void add_kinds(const Timeline& timeline, const FigureStyle& style, std::vector<Said>& all) {
  const bool folded = timeline.columns > 0;
  const auto occurs = [&](float InFlightStep::*of) {
    return std::ranges::any_of(timeline.in_flight,
                               [&](const InFlightStep& step) { return step.*of > 0; });
  };
  const auto colour = [&](Role role) {
    return folded ? style.solid(role) : issue_colour(style, role);
  };
  if (occurs(&InFlightStep::arithmetic))
    all.push_back(
        {tr("arithmetic"), colour(Role::arithmetic), false, folded ? Sample::box : Sample::filled});
  if (occurs(&InFlightStep::other))
    all.push_back(
        {timeline.other.empty() ? tr("memory or SFU") : QString::fromStdString(timeline.other),
         colour(Role::memory), false, folded ? Sample::box : Sample::hollow});
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
    const auto place = static_cast<std::size_t>(&each - timeline.classes.data());
    all.push_back({each.copies ? tr("%1 in flight").arg(words) : words,
                   style.solid(class_role(each)), each.copies,
                   each.copies || timeline.items.empty() ? Sample::box
                   : computes(timeline, place)           ? Sample::filled
                                                         : Sample::hollow});
  }
  if (timeline.classes.empty())
    add_kinds(timeline, style, all);
  const QColor ink = style.text_colour();
  if (!timeline.items.empty())
    all.push_back({tr("executing; dotted: waiting"), ink, false, Sample::dashes});
  if (timeline.little_arithmetic + timeline.little_other > 0 && !timeline.in_flight.empty())
    all.push_back({tr("Little's law"), ink, false, Sample::line});
  if (!timeline.releases.empty())
    all.push_back({tr("lets go at a barrier"), ink, false, Sample::arrow});
  return all;
}

} // namespace

QColor issue_colour(const FigureStyle& style, Role role) {
  return style.palette == Palette::mono ? style.solid(role) : style.colour(role);
}

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
  // None has the colour of an instruction. Without colour, an empty slot is the lighter the longer
  // what it waits for takes.
  const bool grey = style.palette == Palette::mono;
  const auto waiting = [&](Role role) {
    constexpr double short_wait = 0.72, long_wait = 0.9;
    const auto light = static_cast<float>(role == Role::memory ? long_wait : short_wait);
    return grey                   ? QColor::fromRgbF(light, light, light)
           : role == Role::memory ? style.hatch_colour(role)
                                  : style.fill(role);
  };
  const QColor issued = grey ? style.text_colour() : style.solid(Role::issue);
  return {{{&SlotColumn::used, tr("issued"), issued},
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
        all.push_back({kind.part == &SlotColumn::waits_memory && !timeline.other.empty()
                           ? tr("waits for %1").arg(QString::fromStdString(timeline.other))
                           : kind.words,
                       kind.colour});
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

void paint_slot_legend(QPainter& painter, const Canvas& canvas, const SlotLegend& legend,
                       bool circles) {
  const FigureStyle& style = canvas.style();
  for (const SlotLegend::Entry& entry : legend.entries) {
    const bool round =
        circles && (entry.sample == Sample::filled || entry.sample == Sample::hollow);
    painter.setRenderHint(QPainter::Antialiasing, round || entry.sample == Sample::arrow);
    if (entry.sample >= Sample::dashes) {
      QPen pen = canvas.line(entry.colour, style.thin);
      if (entry.sample == Sample::dashes)
        pen.setDashPattern({3, 2});
      painter.setPen(pen);
      const double y = entry.box.center().y();
      const QLineF line(entry.box.left(), y, entry.box.right(), y);
      painter.drawLine(line);
      for (const double turn : {-25.0, 25.0})
        if (entry.sample == Sample::arrow) {
          QLineF barb(line.p2(), line.p1());
          barb.setLength(canvas.points(4));
          barb.setAngle(barb.angle() + turn);
          painter.drawLine(barb);
        }
      continue;
    }
    if (round) {
      painter.setPen(canvas.line(entry.colour, style.thin));
      painter.setBrush(entry.sample == Sample::filled ? entry.colour : style.background());
      const double radius = std::min(entry.box.height() / 2, canvas.points(style.marker));
      painter.drawEllipse(entry.box.center(), radius, radius);
      continue;
    }
    painter.setPen(canvas.line(style.text_colour(), style.hair));
    painter.setBrush(entry.colour);
    painter.drawRect(entry.box);
  }
  painter.setBrush(Qt::NoBrush);
}

} // namespace loom
