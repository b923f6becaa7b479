#include "widgets/export/looked.h"

#include "core/figure/shared_axes.h"
#include "widgets/export/lint.h"
#include "widgets/export/page_fit.h"
#include "widgets/look/problem_text.h"
#include "widgets/paint/figure_painter.h"
#include "widgets/style/tr.h"

#include <algorithm>
#include <cmath>

namespace loom {

namespace {

/// Rows over columns of the panels.
double grid_aspect(const Figure& figure) {
  const int count = static_cast<int>(figure.panels.size());
  const int columns = std::clamp(figure.columns, 1, count);
  return static_cast<double>((count + columns - 1) / columns) / columns;
}

/// Where panels are read by one scale and the names of one find no room in it, all have one legend:
/// with a legend of its own its axes would be lower than those beside it.
void share_legend(Figure& figure, const ExportSpec& spec) {
  if (std::ranges::none_of(figure.panels, [](const Panel& panel) {
        return panel.y.bare && std::ranges::any_of(panel.curves, [](const Curve& curve) {
                 return !curve.label.empty();
               });
      }))
    return;
  const QSizeF page = QSizeF(spec.width_mm, spec.height_mm) / 25.4 * 72 * export_units_per_point;
  const std::vector<DrawnPanel> drawn =
      drawn_panels(page, export_units_per_point, figure, export_style(spec));
  if (std::ranges::none_of(drawn, [](const DrawnPanel& panel) {
        return panel.layout.legend_names && !panel.panel->legend;
      }))
    return;
  Figure one = figure;
  for (Panel& panel : one.panels)
    panel.legend = true;
  if (!shared_legend_items(one).empty())
    figure = std::move(one);
}

} // namespace

LookedExport looked(Figure own, double aspect, const FigureLook& look, const FigureSource& source,
                    ExportSpec spec) {
  if (own.panels.empty())
    return {std::move(own), spec, {}, {}, look};
  QStringList held;
  std::vector<Figure> beside;
  for (const std::string& id : look.beside) {
    if (auto figure = source(QString::fromStdString(id)))
      beside.push_back(*std::move(figure));
    else
      held << tr("'%1' cannot be drawn beside it: %2")
                  .arg(QString::fromStdString(id), spoken(figure.error().detail));
  }
  const double own_grid = grid_aspect(own);
  LookedFigure dressed = with_look(std::move(own), look, beside);
  for (const std::string& each : dressed.held)
    held << QString::fromStdString(each);

  const QString size =
      look.size.empty() ? default_size(dressed.figure) : QString::fromStdString(look.size);
  if (const auto set = set_size(spec, size); !set)
    held << spoken(set.error().detail);
  if (look.text_pt > 0)
    spec.text_pt = look.text_pt;
  spec.tick_pt = look.tick_pt;
  spec.title_pt = look.title_pt;
  spec.line_factor = look.line_factor;
  spec.palette = look.palette == LookPalette::mono ? Palette::mono : Palette::colour;
  spec.font = QString::fromStdString(look.font);
  spec.language = QString::fromStdString(look.language);
  spec.author = QString::fromStdString(look.author);
  spec.embed_font = look.embed_font;
  if (!spec.font.isEmpty() && !has_font(spec.font))
    held << tr("the font '%1' is not installed; the bundled one is used instead").arg(spec.font);
  int cramped = 0;
  const bool keep_columns = look.columns > 0 || look.share_axes; // what was shared stays so
  if (const SizePreset* preset = size_preset(size.toStdString());
      preset && preset->height_mm == 0) {
    // Each panel keeps its own aspect, however many stand beside and below one another.
    cramped = fit_page(dressed.figure, spec, aspect * grid_aspect(dressed.figure) / own_grid,
                       keep_columns);
    share_legend(dressed.figure, spec);
    const bool by_content =
        small_multiples(dressed.figure) ||
        content_height(preset->width_mm / 25.4 * 72, dressed.figure, export_style(spec)) > 0;
    // Text makes the page higher, not the panels lower; a legend where panels stand beside each
    // other, for above each other they have the room of the names that it took.
    const double width = preset->width_mm / 25.4 * 72;
    double more = 0;
    if ((look.title || look.caption) && !by_content)
      more += lines_height(width, dressed.figure, export_style(spec));
    if (dressed.figure.columns > 1 && !by_content)
      more += legend_height(width, dressed.figure, export_style(spec));
    spec.height_mm += std::ceil(more / 72 * 25.4);
  } else {
    cramped = fit_panels(dressed.figure, spec, keep_columns);
    share_legend(dressed.figure, spec);
    // A slide need not be filled: what would be empty is left to whoever lays it out.
    const double high =
        content_height(spec.width_mm / 25.4 * 72, dressed.figure, export_style(spec));
    if (preset && high > 0)
      spec.height_mm = std::min(spec.height_mm, std::ceil(high) / 72 * 25.4);
  }
  if (!look.size.empty() && cramped == 0) // asked for: whether the figure suits it is the question
    cramped = count_cramped(dressed.figure, spec);
  return {std::move(dressed.figure), spec, held, std::move(dressed.subjects), look, cramped};
}

FigureLook drawn_look(const LookedExport& page) {
  FigureLook look = page.look;
  std::erase_if(look.curves, [&page](const CurveLook& each) {
    const auto is_it = [&each](const std::string& id, const std::string& name) {
      return id == each.curve || name == each.curve;
    };
    return std::ranges::none_of(
               page.subjects.curves,
               [&](const auto& known) { return is_it(known.first, known.second); }) &&
           std::ranges::none_of(page.figure.panels, [&](const Panel& panel) {
             return std::ranges::any_of(
                 panel.areas, [&](const auto& area) { return is_it(area.id, area.label); });
           });
  });
  return look;
}

} // namespace loom
