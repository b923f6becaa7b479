#include "widgets/export/looked.h"

#include "widgets/look/problem_text.h"
#include "widgets/paint/figure_painter.h"
#include "widgets/style/tr.h"

#include <algorithm>
#include <cmath>

namespace loom {

namespace {

/// The height of a size that leaves it free: every panel a golden rectangle.
double height_for(const Figure& figure, double width_mm) {
  const int count = std::max(1, static_cast<int>(figure.panels.size()));
  const int columns = std::clamp(figure.columns, 1, count);
  const int rows = (count + columns - 1) / columns;
  return std::round(width_mm / columns * rows * 2 / (1 + std::sqrt(5.0)));
}

} // namespace

LookedExport looked(Figure own, const FigureLook& look, const FigureSource& source,
                    ExportSpec spec) {
  QStringList held;
  std::vector<Figure> beside;
  for (const std::string& id : look.beside) {
    if (auto figure = source(QString::fromStdString(id)))
      beside.push_back(*std::move(figure));
    else
      held << tr("'%1' cannot be drawn beside it: %2")
                  .arg(QString::fromStdString(id), spoken(figure.error().detail));
  }
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
  if (!spec.font.isEmpty() && !has_font(spec.font))
    held << tr("the font '%1' is not installed; the bundled one is used instead").arg(spec.font);
  if (const SizePreset* preset = find_size_preset(size); preset && preset->height_mm == 0) {
    spec.height_mm = height_for(dressed.figure, preset->width_mm);
    if (look.title || look.caption) // text makes the page higher, not the panels lower
      spec.height_mm +=
          std::ceil(lines_height(preset->width_mm / 25.4 * 72, dressed.figure, export_style(spec)) /
                    72 * 25.4);
  }
  return {std::move(dressed.figure), spec, held};
}

} // namespace loom
