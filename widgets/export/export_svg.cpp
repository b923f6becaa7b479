#include "widgets/export/formats.h"
#include "widgets/paint/figure_painter.h"
#include "widgets/style/font_subset.h"
#include "widgets/style/tr.h"

#include <QBuffer>
#include <QSvgGenerator>
#include <QXmlStreamReader>

namespace loom {

namespace {

/// The letters of the labels, each once; empty for weights that none has.
QString letters_of(const QByteArray& svg, bool bold) {
  QString letters;
  QXmlStreamReader reader(svg);
  while (!reader.atEnd())
    if (reader.readNext() == QXmlStreamReader::StartElement &&
        reader.name() == QLatin1String("text")) {
      constexpr int normal = 400;
      const bool is_bold = reader.attributes().value(QLatin1String("font-weight")).toInt() > normal;
      const QString text = reader.readElementText(QXmlStreamReader::IncludeChildElements);
      for (const QChar c : is_bold == bold ? text : QString())
        if (!letters.contains(c))
          letters += c;
    }
  return letters;
}

/// The SVG with its font inside, as far as its letters need it.
Result<QByteArray> with_font(QByteArray svg, const FigureStyle& style) {
  QByteArray faces;
  for (const bool bold : {false, true}) {
    const QString letters = letters_of(svg, bold);
    if (letters.isEmpty())
      continue;
    QFont font(style.font_family);
    font.setBold(bold);
    const QByteArray subset = font_subset(font, letters);
    if (subset.isEmpty())
      return fail(ErrorCode::bad_argument,
                  verbatim(tr("the font '%1' cannot be embedded: it has no TrueType outlines, or "
                              "does not permit it")
                               .arg(style.font_family)
                               .toStdString()));
    faces += "@font-face{font-family:'" + style.font_family.toHtmlEscaped().toUtf8() +
             "';font-weight:" + (bold ? "700" : "400") + ";src:url(data:font/ttf;base64," +
             subset.toBase64() + ") format('truetype');}\n";
  }
  svg.insert(svg.indexOf("</metadata>\n") + 12, "<style>\n" + faces + "</style>\n");
  return svg;
}

} // namespace

Result<QByteArray> write_svg(const Figure& figure, const Metadata& metadata,
                             const ExportSpec& spec) {
  QByteArray svg;
  QBuffer buffer(&svg);
  buffer.open(QIODevice::WriteOnly);
  const QSizeF size(spec.width_mm / 25.4 * 1200, spec.height_mm / 25.4 * 1200);
  {
    QSvgGenerator generator;
    generator.setOutputDevice(&buffer);
    generator.setResolution(1200);
    generator.setSize(size.toSize());
    generator.setViewBox(QRectF(QPointF(0, 0), size));
    paint_figure(generator, size, export_units_per_point, 1, figure, export_style(spec),
                 !spec.transparent);
  }
  QByteArray mended = mend_svg(svg, metadata, spec.width_mm, spec.height_mm);
  return spec.embed_font ? with_font(std::move(mended), export_style(spec))
                         : Result<QByteArray>(std::move(mended));
}

} // namespace loom
