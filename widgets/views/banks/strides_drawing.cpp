#include "widgets/style/tr.h"
#include "widgets/views/banks/banks_drawing.h"

#include <algorithm>
#include <cmath>

namespace loom {
void draw_strides(Diagram& diagram, const std::vector<int>& passes, std::int64_t current,
                  double least, const DiagramRoom& place) {
  if (passes.empty())
    return;
  constexpr double line = 1.3, names = 1.8;
  const double small = std::max(0.85, least);
  add_text(diagram, place.x, place.y + line / 2, tr("passes against stride (words)"), place.width,
           {.size = small, .faint = true});
  const int most = std::max(1, *std::ranges::max_element(passes));
  const double top = place.y + line + 0.3, ground = place.y + place.height - line;
  const double high = std::max(0.5, ground - top);
  const double left = place.x + names, wide = place.width - names - 0.7;
  const double column = wide / static_cast<double>(passes.size());
  for (std::size_t stride = 0; stride < passes.size(); ++stride) {
    const bool chosen = static_cast<std::int64_t>(stride) == current;
    DiagramBox slot; // all of the column can be pointed at
    slot.id = DiagramPart{DiagramPart::Kind::stride, static_cast<std::int64_t>(stride)}.id();
    slot.x = left + column * static_cast<double>(stride), slot.y = top;
    slot.width = column, slot.height = high;
    DiagramBox bar = slot;
    bar.id.clear();
    bar.x += column * 0.1;
    bar.width = column * 0.8;
    bar.height = high * passes[stride] / most;
    bar.y = ground - bar.height;
    bar.role = Role::memory;
    bar.fill = DiagramFill::solid;
    if (chosen) {
      DiagramBox ground_of = slot;
      ground_of.id.clear();
      ground_of.fill = DiagramFill::pale;
      diagram.boxes.push_back(ground_of);
    }
    diagram.boxes.push_back(bar);
    diagram.boxes.push_back(slot);
    // The chosen one is always named; its neighbours' numbers make room.
    const bool near = std::abs(static_cast<double>(current) - static_cast<double>(stride)) < 7;
    if (chosen || (stride % 16 == 0 && !near))
      add_text(diagram, slot.x + column / 2, ground + line / 2, QString::number(stride), 0,
               {.anchor = DiagramAnchor::centre, .size = small, .bold = chosen});
  }
  add_text(diagram, left - 0.2, top + 0.4, QString::number(most), names,
           {.anchor = DiagramAnchor::right, .size = small});
  diagram.lines.push_back({.x1 = left, .y1 = ground, .x2 = left + wide, .y2 = ground});
}

} // namespace loom
