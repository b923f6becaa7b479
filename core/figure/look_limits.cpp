#include "core/figure/look_limits.h"

#include "core/base/utf8.h"
#include "core/figure/size_presets.h"

#include <algorithm>
#include <cmath>

namespace loom {
namespace {

double coordinate(double value) {
  return std::isfinite(value) ? std::clamp(value, -max_axis_value, max_axis_value) : 0;
}

/// 0, or a size of text.
double points(double value) { return value > 0 ? std::clamp(value, min_look_pt, max_look_pt) : 0; }

bool fits(const std::string& text, std::size_t most) {
  return text.size() <= most && is_one_line(text);
}

void limit(AxisLook& axis) {
  for (std::optional<double>* end : {&axis.min, &axis.max})
    if (*end)
      *end = std::isfinite(**end) ? std::optional(coordinate(**end)) : std::nullopt;
  if (axis.min && axis.max && !(*axis.min < *axis.max))
    axis.max.reset();
  axis.tick_step = axis.tick_step > 0 ? std::clamp(axis.tick_step, 1e-12, max_axis_value) : 0;
  if (axis.title && !fits(*axis.title, max_annotation_bytes))
    axis.title.reset();
  if (!fits(axis.second, max_look_name_bytes))
    axis.second.clear();
  axis.tick_count =
      axis.tick_count > 0 ? std::clamp(axis.tick_count, min_look_ticks, max_look_ticks) : 0;
}

template <class T> void cut(std::vector<T>& list, std::size_t most) {
  if (list.size() > most)
    list.erase(list.begin() + static_cast<std::ptrdiff_t>(most), list.end());
}

/// Nothing where nothing would be left.
void limit(std::optional<LookRange>& range, bool whole) {
  if (!range)
    return;
  for (double* end : {&range->from, &range->to})
    *end =
        std::isfinite(*end) ? std::clamp(whole ? std::floor(*end) : *end, 0.0, max_look_cycle) : 0;
  if (!(range->from < range->to))
    range.reset();
}

} // namespace

FigureLook within_limits(FigureLook look) {
  for (double* size : {&look.text_pt, &look.tick_pt, &look.title_pt})
    *size = points(*size);
  look.line_factor = std::clamp(look.line_factor, least_line_factor, most_line_factor);
  look.columns = std::clamp(look.columns, 0, max_look_columns);
  if (!figure_size(look.size))
    look.size.clear();
  if (!fits(look.font, max_look_name_bytes))
    look.font.clear();
  std::erase_if(look.beside,
                [](const std::string& id) { return id.empty() || !fits(id, max_look_name_bytes); });
  if (!fits(look.language, max_look_name_bytes))
    look.language.clear();
  cut(look.beside, max_joined_panels - 1);
  std::erase_if(look.show, [](int place) { return place < 0 || place >= int(max_panel_looks); });
  cut(look.show, max_panel_looks);
  std::erase_if(look.curves, [](const CurveLook& each) {
    return each.curve.empty() || !fits(each.curve, max_annotation_bytes) ||
           (each.name && !fits(*each.name, max_annotation_bytes));
  });
  cut(look.curves, max_look_curves);
  for (CurveLook& each : look.curves)
    each.width_pt =
        each.width_pt > 0 ? std::clamp(each.width_pt, least_curve_pt, most_curve_pt) : 0;
  cut(look.panels, max_panel_looks);
  for (PanelLook& panel : look.panels) {
    limit(panel.x);
    limit(panel.y);
  }
  cut(look.annotations, max_look_annotations);
  for (PlacedAnnotation& each : look.annotations) {
    for (Point* point : {&each.what.at, &each.what.to})
      *point = {coordinate(point->x), coordinate(point->y)};
    if (!fits(each.what.text, max_annotation_bytes))
      each.what.text.clear();
    each.what.text_pt = points(each.what.text_pt);
  }
  limit(look.cycles, false);
  limit(look.rows, true);
  std::erase_if(look.order, [](const std::string& curve) {
    return curve.empty() || !fits(curve, max_annotation_bytes);
  });
  cut(look.order, max_look_curves);
  if (!fits(look.author, max_annotation_bytes))
    look.author.clear();
  return look;
}

} // namespace loom
