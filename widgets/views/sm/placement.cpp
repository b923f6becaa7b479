#include "widgets/views/sm/drawing.h"

#include <algorithm>
#include <cmath>

namespace loom {
namespace {

/// Between copies of a group, em.
constexpr double copy_gap = 0.6;
/// Copies stand in fewer columns rather than in less than this, em.
constexpr double least_copy = 17;

struct Rect {
  double x = 0, y = 0, width = 0, height = 0;
};

class Placing {
public:
  explicit Placing(const Copies& copies) : copies_(copies) {}

  [[nodiscard]] double height(const DrawingPart& part, double width) const {
    const Grid grid = grid_of(part, width);
    return grid.rows * one_height(part, grid.width) + (grid.rows - 1) * copy_gap;
  }

  void put(const DrawingPart& part, Rect in, int copy, Placement& into) const {
    const Grid grid = grid_of(part, in.width);
    const double tall = (in.height - (grid.rows - 1) * copy_gap) / grid.rows;
    for (int each = 0; each < grid.copies; ++each) {
      const int row = each / grid.columns, column = each % grid.columns;
      put_one(part,
              {in.x + column * (grid.width + copy_gap), in.y + row * (tall + copy_gap), grid.width,
               tall},
              grid.copies > 1 ? each : copy, into);
    }
  }

private:
  struct Grid {
    int copies = 1, columns = 1, rows = 1;
    double width = 0; ///< of one copy
  };

  [[nodiscard]] int count(const DrawingPart& part) const {
    return part.id.empty() ? 1 : copies_(part.id);
  }
  [[nodiscard]] Grid grid_of(const DrawingPart& part, double width) const {
    Grid grid;
    grid.copies = std::max(1, count(part));
    grid.columns = grid.copies;
    const auto room = [&] { return (width - (grid.columns - 1) * copy_gap) / grid.columns; };
    while (grid.columns > 1 && room() < least_copy)
      grid.columns = (grid.columns + 1) / 2;
    grid.rows = (grid.copies + grid.columns - 1) / grid.columns;
    grid.width = room();
    return grid;
  }
  [[nodiscard]] bool shown(const DrawingPart& part) const {
    if (part.parts.empty())
      return count(part) > 0;
    return std::ranges::any_of(part.parts, [this](const DrawingPart& each) { return shown(each); });
  }
  [[nodiscard]] std::vector<const DrawingPart*> shown_parts(const DrawingPart& group) const {
    std::vector<const DrawingPart*> list;
    for (const DrawingPart& each : group.parts)
      if (shown(each))
        list.push_back(&each);
    return list;
  }
  [[nodiscard]] bool framed(const DrawingPart& group) const {
    return group.framed && count(group) > 0;
  }

  /// What the frame takes on the left, above, on the right and below.
  struct Border {
    double left = 0, top = 0, right = 0, bottom = 0;
  };
  [[nodiscard]] Border border(const DrawingPart& group) const {
    if (!framed(group))
      return {};
    Border border{group.width, group.height, group.width, group.height};
    for (const DrawingPart& each : group.parts) {
      border.left = std::min(border.left, each.x - group.x);
      border.top = std::min(border.top, each.y - group.y);
      border.right = std::min(border.right, group.x + group.width - each.x - each.width);
      border.bottom = std::min(border.bottom, group.y + group.height - each.y - each.height);
    }
    return border;
  }
  /// Between the parts: as between the last two that are drawn.
  static double gap(const DrawingPart& group) {
    if (group.parts.size() < 2)
      return 0;
    const DrawingPart &a = group.parts[group.parts.size() - 2], &b = group.parts.back();
    return group.kind == PartKind::row ? b.x - a.x - a.width : b.y - a.y - a.height;
  }
  /// The widths in a row, or the heights as they were drawn in a column.
  [[nodiscard]] std::vector<double> sizes(const DrawingPart& group, double width) const {
    const auto list = shown_parts(group);
    std::vector<double> sizes;
    double all = 0;
    for (const DrawingPart* each : list) {
      sizes.push_back(group.kind == PartKind::row ? each->width : height(*each, width));
      all += sizes.back();
    }
    if (group.kind == PartKind::row)
      for (double& size : sizes)
        size *= (width - gap(group) * static_cast<double>(list.size() - 1)) / all;
    return sizes;
  }

  [[nodiscard]] double one_height(const DrawingPart& part, double width) const {
    const auto list = shown_parts(part);
    if (list.empty())
      return part.height;
    const Border frame = border(part);
    const auto each = sizes(part, width - frame.left - frame.right);
    double inside = 0;
    if (part.kind == PartKind::row)
      for (std::size_t i = 0; i < list.size(); ++i)
        inside = std::max(inside, height(*list[i], each[i]));
    else
      for (std::size_t i = 0; i < list.size(); ++i)
        inside += each[i] + (i > 0 ? gap(part) : 0);
    return inside + frame.top + frame.bottom;
  }

  void put_one(const DrawingPart& part, Rect in, int copy, Placement& into) const {
    if (part.parts.empty()) {
      into.parts.push_back({part.kind, part.id, copy, in.x, in.y, in.width, in.height});
      return;
    }
    if (framed(part))
      into.parts.push_back({PartKind::column, part.id, copy, in.x, in.y, in.width, in.height});
    const Border frame = border(part);
    in = {in.x + frame.left, in.y + frame.top, in.width - frame.left - frame.right,
          in.height - frame.top - frame.bottom};
    const auto list = shown_parts(part);
    auto along = sizes(part, in.width);
    const bool row = part.kind == PartKind::row;
    if (!row) {
      double all = 0;
      for (const double each : along)
        all += each;
      for (double& each : along)
        each *= (in.height - gap(part) * static_cast<double>(list.size() - 1)) / all;
    }
    double at = row ? in.x : in.y;
    for (std::size_t i = 0; i < list.size(); ++i) {
      const std::size_t first = into.parts.size();
      put(*list[i], row ? Rect{at, in.y, along[i], in.height} : Rect{in.x, at, in.width, along[i]},
          copy, into);
      if (part.path && i > 0) { // to the first block of the next part
        const PlacedPart& next = into.parts[first];
        const double before = at - gap(part);
        into.paths.push_back(
            row ? PlacedPath{before, next.y + next.height / 2, at, next.y + next.height / 2}
                : PlacedPath{next.x + next.width / 2, before, next.x + next.width / 2, at});
      }
      at += along[i];
      at += gap(part);
    }
  }

  const Copies& copies_;
};

} // namespace

double natural_height(const DrawingPart& drawing, const Copies& copies, double width) {
  return Placing(copies).height(drawing, width);
}

Placement place(const DrawingPart& drawing, const Copies& copies, double width, double height) {
  Placement placement;
  placement.width = width;
  placement.height = height;
  Placing(copies).put(drawing, {0, 0, width, height}, 0, placement);
  return placement;
}

} // namespace loom
