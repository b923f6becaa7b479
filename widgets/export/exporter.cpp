#include "widgets/export/exporter.h"

#include "widgets/export/formats.h"
#include "widgets/look/language.h"
#include "widgets/style/fonts.h"

#include "core/base/nearest.h"
#include "widgets/style/tr.h"

#include <QFileInfo>
#include <QFontDatabase>
#include <QStringList>

#include <algorithm>
#include <array>

namespace loom {

namespace {

constexpr std::array<std::pair<const char*, ExportFormat>, 5> endings{{
    {"pdf", ExportFormat::pdf},
    {"svg", ExportFormat::svg},
    {"png", ExportFormat::png},
    {"csv", ExportFormat::csv},
    {"tex", ExportFormat::tex},
}};

tl::unexpected<Error> bad_size(const QString& size) {
  std::vector<std::string> ids;
  QStringList list;
  for (const SizePreset& preset : size_presets()) {
    ids.emplace_back(preset.id);
    list.push_back(QString::fromUtf8(preset.id));
  }
  const QString suggestion =
      QString::fromStdString(did_you_mean(size.toStdString(), ids).english());
  return fail(
      ErrorCode::bad_argument,
      verbatim(tr("unknown size '%1'%2; expected %3, or WIDTHxHEIGHTmm with sides of 10 to 1200 mm")
                   .arg(size, suggestion, list.join(QStringLiteral(", ")))
                   .toStdString()));
}

} // namespace

Result<ExportFormat> export_format(const QString& path) {
  const QString suffix = QFileInfo(path).suffix().toLower();
  for (const auto& [ending, format] : endings)
    if (suffix == QLatin1String(ending))
      return format;
  return fail(
      ErrorCode::bad_argument,
      verbatim(tr("cannot tell the format of '%1'; the name must end in .pdf, .svg, .png, .csv or "
                  ".tex")
                   .arg(path)
                   .toStdString()));
}

Result<void> set_size(ExportSpec& spec, const QString& size) {
  const auto found = figure_size(size.toStdString());
  if (!found)
    return bad_size(size);
  spec.width_mm = found->width_mm;
  spec.height_mm = found->height_mm;
  spec.text_pt = found->text_pt;
  spec.floor_pt = found->floor_pt;
  return {};
}

QString default_size(const Figure& figure) {
  // More would bring a table's text below the smallest size that publishers print, and turn the
  // names under the bars.
  constexpr std::size_t most_columns = 4, most_categories = 6;
  constexpr double most_em = 32; // a column is as wide
  constexpr std::size_t most_letters = 72;
  const auto letters = [](const Table& table) {
    std::size_t sum = 0;
    for (std::size_t column = 0; column < table.header.size(); ++column) {
      std::size_t longest = table.header[column].size();
      for (const std::vector<Cell>& row : table.rows)
        if (column < row.size())
          longest = std::max(longest, row[column].text.size());
      sum += longest;
    }
    return sum;
  };
  const bool wide = std::ranges::any_of(figure.panels, [&](const Panel& panel) {
    return panel.table.header.size() > most_columns || letters(panel.table) > most_letters ||
           panel.x.categories.size() > most_categories || panel.diagram.width > most_em;
  });
  const bool beside = figure.columns > 1 && figure.panels.size() > 1;
  return wide || beside ? QStringLiteral("ieee-2col") : QStringLiteral("ieee-1col");
}

bool has_font(const QString& family) {
  return !family.isEmpty() && QFontDatabase::hasFamily(family);
}

FigureStyle export_style(const ExportSpec& spec) {
  FigureStyle style;
  style.palette = spec.palette;
  style.font_family = has_font(spec.font) ? spec.font : bundled_font_family();
  style.text = spec.text_pt;
  style.floor = spec.floor_pt;
  style.tick =
      spec.tick_pt > 0 ? spec.tick_pt : std::max(spec.text_pt * 0.9, std::min(spec.text_pt, 6.0));
  style.title = spec.title_pt > 0 ? spec.title_pt : spec.text_pt;
  style.ground = !spec.transparent;
  // Lines are set for the size of print and grow with the text on slides.
  const double scale = std::max(1.0, spec.text_pt / 9) * spec.line_factor;
  for (double* width :
       {&style.axis_line, &style.hair, &style.thin, &style.normal, &style.bold, &style.marker})
    *width *= scale;
  return style;
}

Result<QByteArray> export_figure(const Figure& figure, const Document& document,
                                 const Catalogue& catalogue, const ExportSpec& spec) {
  if (spec.dpi < 36 || spec.dpi > 1200)
    return fail(
        ErrorCode::bad_argument,
        verbatim(
            tr("%1 dpi is out of range; 36 to 1200 are possible").arg(spec.dpi).toStdString()));
  const Speaking as_wanted(spec.language);
  const Metadata metadata = make_metadata(figure, document, catalogue, spec);
  Figure with_footer = figure;
  if (spec.footer)
    with_footer.footnotes.push_back(footer_line(document, metadata).toStdString());
  if (spec.format == ExportFormat::csv)
    return write_csv(figure, metadata);
  install_bundled_font();
  if (spec.format == ExportFormat::tex)
    return write_tex(with_footer, metadata, spec);
  if (spec.format == ExportFormat::pdf)
    return write_pdf(with_footer, metadata, spec);
  if (spec.format == ExportFormat::svg)
    return write_svg(with_footer, metadata, spec);
  return write_png(with_footer, metadata, spec);
}

} // namespace loom
