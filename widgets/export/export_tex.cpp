#include "core/base/pieces.h"
#include "core/base/version.h"
#include "widgets/export/formats.h"
#include "widgets/export/tex_text.h"
#include "widgets/export/tikz_device.h"
#include "widgets/paint/figure_painter.h"
#include "widgets/texts/statuses.h"

namespace loom {

namespace {

std::string comment(const std::string& key, const std::string& text) {
  return tex_comment(key + ": " + text);
}

/// Each line a comment: LaTeX draws, and who looks into the file finds the numbers.
std::string commented(std::string_view text) {
  std::string out;
  while (!text.empty())
    out += tex_comment(take_line(text));
  return out;
}

} // namespace

QByteArray write_tex(const Figure& figure, const Metadata& metadata, const ExportSpec& spec) {
  const QSizeF size(spec.width_mm / 25.4 * 1200, spec.height_mm / 25.4 * 1200);
  const FigureStyle style = export_style(spec);
  TikzDevice device(size);
  paint_figure(device, size, export_units_per_point, 1, figure, style, false);

  std::string out = std::string("% latencyloom ") + version + '\n';
  out += comment("figure", figure.id);
  out += comment("title", metadata.title.toStdString());
  out += comment("scenario", metadata.scenario.toStdString());
  for (const std::string& source : figure.sources)
    out += comment(unstated(figure, source) ? "status" : "source", source);
  out += device.has_plots() ? "% needs \\usepackage{pgfplots} and \\pgfplotsset{compat=1.16}\n"
                            : "% needs \\usepackage{tikz}\n";
  out += "\\begingroup%\n" + device.picture(style.font_family) + "\\endgroup\n";
  out += "% What it shows, as a table:\n" + commented(csv_rows(figure));
  for (const std::string& note : figure.footnotes)
    out += comment("note", note);
  return QByteArray::fromStdString(out);
}

} // namespace loom
