#pragma once

/// One path from a figure to a file, for the window's export dialog and for the command line.

#include "core/base/result.h"
#include "core/figure/plot_data.h"
#include "widgets/style/figure_style.h"

#include <QByteArray>
#include <QString>

namespace loom {

class Catalogue;
struct Document;

enum class ExportFormat { pdf, svg, png, csv, tex };
/// By file name ending (".pdf", ...); bad_argument listing the formats otherwise.
[[nodiscard]] Result<ExportFormat> export_format(const QString& path);

struct ExportSpec {
  ExportFormat format = ExportFormat::pdf;
  double width_mm = 88.9, height_mm = 55;
  double text_pt = 8;
  double tick_pt = 0, title_pt = 0; ///< 0: what suits the text
  double line_factor = 1;           ///< of the widths of all lines and the size of markers
  QString font;                     ///< family; the bundled one when empty or not installed
  int dpi = 600;                    ///< PNG only, 36 to 1200
  Palette palette = Palette::colour;
  bool transparent = false; ///< PNG and SVG: no ground
  bool footer = false;      ///< a visible line: model, GPU, version, scenario hash
  QString language{};       ///< of what the export says itself; empty: the one that is spoken
  QString author{};         ///< PDF: who made it
  bool embed_font = false;  ///< SVG: the font's letters are inside
  double floor_pt = 6;      ///< text is not made smaller to fit, and lint() names what is smaller
};
/// "ieee-1col" ... or "88x60mm"; bad_argument listing the presets otherwise. Sets the size and
/// the text size of `spec`.
[[nodiscard]] Result<void> set_size(ExportSpec& spec, const QString& size);

/// The size preset for a figure when nobody chose one: two columns of a page where the figure
/// sets panels beside each other, or has a table or a row of bars too wide for one.
[[nodiscard]] QString default_size(const Figure& figure);

/// Whether a font of this family can be drawn with.
[[nodiscard]] bool has_font(const QString& family);

/// Fonts and lines for an export of `spec`'s text size: what a preview draws with.
[[nodiscard]] FigureStyle export_style(const ExportSpec& spec);

/// The bytes of the exported figure. The document travels inside and opens again. The same
/// inputs give the same bytes; the PDF's date is SOURCE_DATE_EPOCH, else 1980-01-01.
[[nodiscard]] Result<QByteArray> export_figure(const Figure& figure, const Document& document,
                                               const Catalogue& catalogue, const ExportSpec& spec);

} // namespace loom
