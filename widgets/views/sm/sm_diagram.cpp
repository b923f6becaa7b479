#include "widgets/views/sm/sm_diagram.h"

#include "widgets/views/diagram_words.h"

#include <QCoreApplication>
#include <QStringList>

#include <algorithm>
#include <cmath>

namespace loom {
namespace {

/// Of the figure's text.
constexpr double label_size = 0.92;
/// Bold text is wider by.
constexpr double bold = 1.13;
/// Lines of text under each other, em.
constexpr double two_lines = 2.1, three_lines = 3.5, line = 1.06;
/// The least room that the texts stand in: em, and of the height that was drawn.
constexpr double least_width = 58, least_part = 0.82;
/// The room from which on text grows, and how far.
constexpr double full_width = 88, full_part = 1.15, most_scale = 3;

double width_of(const QString& words) { return about_width(words) * label_size; }

/// What a block says besides its name, as much of it as there is room for.
QString detail_in(const SmBlock& block, double room) {
  QStringList parts;
  if (!block.detail.isEmpty())
    parts << block.detail;
  if (block.limits)
    parts << QCoreApplication::translate("SmView", "limit");
  while (parts.size() > 1 && width_of(parts.join(QStringLiteral(", "))) > room)
    parts.removeFirst();
  return parts.join(QStringLiteral(", "));
}

/// The text in one line, or in two where that needs less width and the block is as high; with
/// another line below it where there is `more`.
QStringList in_lines(const QString& text, double room, double height, bool more) {
  const qsizetype comma = text.indexOf(QLatin1String(", "));
  const qsizetype blank = comma < 0 ? text.indexOf(QLatin1Char(' ')) : comma + 1;
  if (width_of(text) <= room || blank < 0 || height < (more ? three_lines : 2 * line))
    return {text};
  return {text.left(blank), text.mid(blank + 1)};
}

struct SmDrawing {
  DiagramBuilder out;
  const SmStructure& structure;

  void words(const PlacedPart& part, const std::string& id, const SmBlock& block, double x,
             double room, DiagramAnchor anchor) const {
    const double middle = part.y + part.height / 2;
    const QString second = detail_in(block, room);
    QStringList lines =
        in_lines(block.text, block.limits ? room / bold : room, part.height, !second.isEmpty());
    if (!second.isEmpty()) {
      const QString behind = QStringLiteral(" · ") + second;
      if (lines.size() == 1 && width_of(block.text + behind) <= room)
        lines[0] = block.text + behind;
      else if (part.height >= two_lines)
        lines << second;
      else if (block.limits && !block.brief.isEmpty() &&
               width_of(block.brief + behind) * bold <= room)
        lines[0] = block.brief + behind;
      else if (block.limits)
        lines[0] = second;
    }
    double y = middle - line * static_cast<double>(lines.size() - 1) / 2;
    for (const QString& each : lines) {
      out.text(x, y, each, room,
               {.anchor = anchor,
                .size = label_size,
                .bold = block.limits || (part.kind == PartKind::title && !block.role),
                .id = id});
      y += line;
    }
  }

  void box(const PlacedPart& part, const std::string& id, const SmBlock& block) const {
    if (block.use.value_or(0) > 0)
      out.box({part.x, part.y, part.width * *block.use, part.height},
              {.role = block.role, .fill = DiagramFill::pale});
    const bool outlined = part.kind != PartKind::title;
    out.box({part.x, part.y, part.width, part.height},
            {.id = id,
             .role = block.role,
             .outline = outlined ? DiagramOutline::solid : DiagramOutline::none,
             .emphasis = block.limits});
  }

  /// A cell for each slot, right of the words.
  void cells(const PlacedPart& part, double x, int resident) const {
    constexpr double inset = 0.3, least_cell = 0.45, high = 1.7;
    const int all = structure.slot_count().value_or(0);
    const double width = part.x + part.width - inset - x;
    if (all <= 0 || width <= 0)
      return;
    const int lines = part.height >= high && width / all < 2 * least_cell ? 2 : 1;
    const int columns = (all + lines - 1) / lines;
    const DiagramRoom place{x, part.y + inset, width, part.height - 2 * inset};
    for (int slot = 0; slot < all; ++slot) {
      const DiagramRoom cell = place.cell(slot, columns, lines);
      DiagramBox& box = out.box(cell.inset(cell.width * 0.1, cell.height * 0.08),
                                {.outline = DiagramOutline::solid});
      if (slot < resident)
        box.role = Role::latency, box.fill = DiagramFill::solid;
    }
  }

  void draw(const PlacedPart& part) const {
    const SmBlock block = structure.block(part.id, part.copy);
    const std::string id = part.copy == 0 ? part.id : part.id + ':' + std::to_string(part.copy);
    constexpr double inset = 0.25;
    const double room = part.width - 2 * inset;
    box(part, id, block);
    if (part.kind == PartKind::column)
      return;
    if (part.kind == PartKind::title)
      return words(part, id, block, part.x, part.width, DiagramAnchor::left);
    if (part.id != "warps" || !structure.slot_count())
      return words(part, id, block, part.x + part.width / 2, room, DiagramAnchor::centre);
    // The same in every copy, whatever its numbers are.
    double widest = 12;
    for (int copy = 0; copy < structure.copies(part.id); ++copy)
      widest = std::max(widest, width_of(structure.block(part.id, copy).text) * bold);
    const double share = std::min(room * 0.55, widest);
    words(part, id, block, part.x + 2 * inset, share, DiagramAnchor::left);
    cells(part, part.x + 2 * inset + share + 0.3, structure.warps(part.copy));
  }
};

void enlarge(Diagram& diagram, double scale) {
  diagram.width *= scale, diagram.height *= scale;
  for (DiagramBox& box : diagram.boxes)
    box.x *= scale, box.y *= scale, box.width *= scale, box.height *= scale;
  for (DiagramLine& each : diagram.lines)
    each.x1 *= scale, each.y1 *= scale, each.x2 *= scale, each.y2 *= scale;
  for (DiagramText& text : diagram.texts)
    text.x *= scale, text.y *= scale, text.room *= scale, text.size *= scale;
}

} // namespace

SmRoom sm_room(const DrawingPart& drawing, const SmStructure& structure, double width,
               double height) {
  const Copies copies = [&](const std::string& id) { return structure.copies(id); };
  SmRoom room;
  const double natural = natural_height(drawing, copies, std::max(width, least_width));
  room.scale = std::clamp(
      std::min(width / full_width, (height > 0 ? height : natural) / (full_part * natural)), 1.0,
      most_scale);
  if (height <= 0)
    height = natural;
  width = std::max(width / room.scale, least_width);
  height = std::max(height / room.scale, least_part * natural_height(drawing, copies, width));
  room.placement = place(drawing, copies, width, height);
  return room;
}

SmRoom narrow_room(const DrawingPart& drawing, const SmStructure& structure, double width) {
  constexpr double narrowest = 40, higher = 1.3;
  const Copies copies = [&](const std::string& id) { return structure.copies(id); };
  const double height = higher * natural_height(drawing, copies, least_width);
  return {place(drawing, copies, std::max(width, narrowest), height), 1};
}

Diagram structure_diagram(const SmRoom& room, const SmStructure& structure) {
  Diagram diagram{.width = room.placement.width, .height = room.placement.height};
  const SmDrawing draw{diagram, structure};
  for (const PlacedPart& part : room.placement.parts)
    draw.draw(part);
  for (const PlacedPath& path : room.placement.paths)
    draw.out.line({path.x1, path.y1}, {path.x2, path.y2}, {.role = Role::memory});
  enlarge(diagram, room.scale);
  return diagram;
}

} // namespace loom
