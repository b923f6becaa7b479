#include "widgets/export/figure_clipboard.h"

#include <QImage>

namespace loom {

QString tab_separated(const QByteArray& csv) {
  QString text;
  bool quoted = false, line_begins = true, note = false;
  const QString all = QString::fromUtf8(csv);
  for (qsizetype i = 0; i < all.size(); ++i) {
    const QChar c = all[i];
    if (line_begins && !quoted)
      note = c == QLatin1Char('#');
    line_begins = c == QLatin1Char('\n') && !quoted;
    if (note)
      continue;
    if (c == QLatin1Char('"')) {
      if (quoted && i + 1 < all.size() && all[i + 1] == c)
        text += all[++i];
      else
        quoted = !quoted;
    } else if (quoted && (c == QLatin1Char('\t') || c == QLatin1Char('\n'))) {
      text += QLatin1Char(' ');
    } else {
      text += c == QLatin1Char(',') && !quoted ? QLatin1Char('\t') : c;
    }
  }
  return text;
}

Result<std::unique_ptr<QMimeData>> figure_for_clipboard(const Figure& figure,
                                                        const Document& document,
                                                        const Catalogue& catalogue,
                                                        ExportSpec spec) {
  auto copied = std::make_unique<QMimeData>();
  for (const ExportFormat format : {ExportFormat::svg, ExportFormat::png, ExportFormat::csv}) {
    spec.format = format;
    const auto bytes = export_figure(figure, document, catalogue, spec);
    if (!bytes)
      return tl::unexpected(bytes.error());
    if (format == ExportFormat::svg) {
      copied->setData(QStringLiteral("image/svg+xml"), *bytes);
    } else if (format == ExportFormat::png) {
      copied->setData(QStringLiteral("image/png"), *bytes);
      copied->setImageData(QImage::fromData(*bytes, "PNG"));
    } else {
      copied->setText(tab_separated(*bytes));
    }
  }
  return copied;
}

} // namespace loom
