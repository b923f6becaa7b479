#include "widgets/style/tr.h"
#include "widgets/views/banks/banks_drawing.h"

#include <algorithm>
#include <cmath>

namespace loom {
void draw_strides(DiagramBuilder out, const std::vector<int>& passes, std::int64_t current,
                  double least, const DiagramRoom& place) {
  if (passes.empty())
    return;
  constexpr double names = 1.8;
  const double small = std::max(0.85, least);
  out.heading(place, tr("passes against stride (words)"), {.size = small, .faint = true});
  const int most = std::max(1, *std::ranges::max_element(passes));
  const double top = place.y + text_line + 0.3, ground = place.bottom() - text_line;
  const double high = std::max(0.5, ground - top);
  const double left = place.x + names, wide = place.width - names - 0.7;
  const double column = wide / static_cast<double>(passes.size());
  for (std::size_t stride = 0; stride < passes.size(); ++stride) {
    const bool chosen = static_cast<std::int64_t>(stride) == current;
    const DiagramRoom slot{left + column * static_cast<double>(stride), top, column, high};
    const double bar = high * passes[stride] / most;
    if (chosen)
      out.box(slot, {.fill = DiagramFill::pale});
    out.box({slot.x + column * 0.1, ground - bar, column * 0.8, bar},
            {.role = Role::memory, .fill = DiagramFill::solid});
    // All of the column can be pointed at.
    out.box(slot,
            {.id = DiagramPart{DiagramPart::Kind::stride, static_cast<std::int64_t>(stride)}.id()});
    // The chosen one is always named; its neighbours' numbers make room.
    const bool near = std::abs(static_cast<double>(current) - static_cast<double>(stride)) < 7;
    if (chosen || (stride % 16 == 0 && !near))
      out.text(slot.centre(), ground + text_line / 2, QString::number(stride), 0,
               {.anchor = DiagramAnchor::centre, .size = small, .bold = chosen});
  }
  out.text(left - 0.2, top + 0.4, QString::number(most), names,
           {.anchor = DiagramAnchor::right, .size = small});
  out.line({left, ground}, {left + wide, ground});
}

} // namespace loom
