#include "core/document/front.h"
#include "widgets/export/formats.h"
#include "widgets/paint/figure_painter.h"

#include <QBuffer>
#include <QDateTime>
#include <QHashFunctions>
#include <QPageSize>
#include <QPdfWriter>
#include <QTimeZone>
#include <QUuid>

#include <cmath>

namespace loom {

namespace {

/// Writes the number at `at` anew with the same count of digits, changed by `by`.
void shift_number(QByteArray& pdf, qsizetype at, qsizetype digits, qsizetype by) {
  const qsizetype number = pdf.mid(at, digits).toLongLong() + by;
  pdf.replace(at, digits, QByteArray::number(number).rightJustified(digits, '0'));
}

QDateTime date_of_files() {
  bool given = false;
  const qint64 epoch = qEnvironmentVariable("SOURCE_DATE_EPOCH").toLongLong(&given);
  constexpr qint64 year_1980 = 315532800;
  return QDateTime::fromSecsSinceEpoch(given ? epoch : year_1980, QTimeZone::utc());
}

} // namespace

QByteArray pdf_date() {
  return "D:" + date_of_files().toString(QStringLiteral("yyyyMMddHHmmss")).toLatin1() + "Z";
}

void replace_in_pdf(QByteArray& pdf, const QByteArray& after, char end, const QByteArray& text) {
  const qsizetype from = pdf.indexOf(after) + after.size();
  const qsizetype to = pdf.indexOf(end, from);
  const qsizetype xref_line = pdf.lastIndexOf("startxref\n");
  if (from < after.size() || to < 0 || xref_line < 0)
    return;
  const qsizetype by = text.size() - (to - from);
  pdf.replace(from, to - from, text);
  if (by == 0)
    return;
  const qsizetype number = xref_line + by + 10;
  const qsizetype number_end = pdf.indexOf('\n', number);
  const qsizetype xref = pdf.mid(number, number_end - number).toLongLong() + by;
  pdf.replace(number, number_end - number, QByteArray::number(xref));
  // Entries of the table: ten digits of offset, five of generation, 'n' for objects in use.
  qsizetype entry = pdf.indexOf('\n', pdf.indexOf('\n', xref) + 1) + 1;
  for (; pdf.mid(entry + 10, 1) == " "; entry += 20)
    if (pdf.at(entry + 17) == 'n' && pdf.mid(entry, 10).toLongLong() > from)
      shift_number(pdf, entry, 10, by);
}

namespace {

/// A PDF text string in UTF-16, without its brackets.
QByteArray pdf_text(const QString& text) {
  QByteArray bytes("\xfe\xff");
  for (const QChar c : text)
    for (const ushort byte : {ushort(c.unicode() >> 8), ushort(c.unicode() & 0xff)}) {
      const char as_char = static_cast<char>(byte);
      if (as_char == '(' || as_char == ')' || as_char == '\\')
        bytes += '\\';
      bytes += as_char == '\r' ? QByteArray("\\r") : QByteArray(1, as_char);
    }
  return bytes;
}

/// The same facts as XMP (ISO 16684-1), which programs read that pass over PDF's own.
QByteArray xmp_of(const Metadata& metadata, const ExportSpec& spec, const QByteArray& language) {
  const auto escaped = [](const QString& text) { return text.toHtmlEscaped().toUtf8(); };
  const QByteArray date =
      date_of_files().toString(QStringLiteral("yyyy-MM-ddTHH:mm:ss+00:00")).toLatin1();
  const auto one_of = [&](const char* name, const char* list, const QByteArray& item,
                          const char* attribute = "") {
    return QByteArray("<dc:") + name + "><rdf:" + list + "><rdf:li" + attribute + ">" + item +
           "</rdf:li></rdf:" + list + "></dc:" + name + ">\n";
  };
  QByteArray xmp = "<?xpacket begin=\"\xef\xbb\xbf\" id=\"W5M0MpCehiHzreSzNTczkc9d\"?>\n"
                   "<x:xmpmeta xmlns:x=\"adobe:ns:meta/\">\n"
                   "<rdf:RDF xmlns:rdf=\"http://www.w3.org/1999/02/22-rdf-syntax-ns#\">\n"
                   "<rdf:Description rdf:about=\"\" xmlns:dc=\"http://purl.org/dc/elements/1.1/\" "
                   "xmlns:xmp=\"http://ns.adobe.com/xap/1.0/\">\n";
  xmp += one_of("title", "Alt", escaped(metadata.title), " xml:lang=\"x-default\"");
  xmp += one_of("description", "Alt", escaped(metadata.description), " xml:lang=\"x-default\"");
  if (!spec.author.isEmpty())
    xmp += one_of("creator", "Seq", escaped(spec.author));
  xmp += one_of("language", "Bag", language);
  xmp += "<xmp:CreatorTool>" + escaped(creator()) + "</xmp:CreatorTool>\n<xmp:CreateDate>" + date +
         "</xmp:CreateDate>\n</rdf:Description>\n</rdf:RDF>\n</x:xmpmeta>\n<?xpacket end=\"w\"?>";
  return xmp;
}

} // namespace

QByteArray write_pdf(const Figure& figure, const Metadata& metadata, const ExportSpec& spec) {
  QByteArray pdf;
  QBuffer buffer(&pdf);
  buffer.open(QIODevice::WriteOnly);
  // Qt's pages are whole points high and wide: one that is large enough is cut to the size.
  const QSizeF points(spec.width_mm / 25.4 * 72, spec.height_mm / 25.4 * 72);
  constexpr double rounding = 1e-6;
  const QSizeF page(std::ceil(points.width() - rounding), std::ceil(points.height() - rounding));
  const QByteArray language =
      spec.language.isEmpty() ? "en" : QString(spec.language).replace('_', '-').toLatin1();
  // Qt writes fonts in the order of a hash table, and seeds those at random.
  QHashSeed::setDeterministicGlobalSeed();
  {
    QPdfWriter writer(&buffer);
    writer.setResolution(1200);
    writer.setPageSize(QPageSize(page, QPageSize::Point, {}, QPageSize::ExactMatch));
    writer.setPageMargins(QMarginsF());
    writer.setTitle(metadata.title);
    writer.setCreator(creator());
    writer.setDocumentXmpMetadata(xmp_of(metadata, spec, language));
    const std::string carried = with_front(metadata.document.toStdString(), figure.id);
    writer.addFileAttachment(QStringLiteral("scenario.loom.json"),
                             QByteArray::fromStdString(carried),
                             QStringLiteral("application/json"));
#if QT_VERSION >= QT_VERSION_CHECK(6, 8, 0)
    // Qt makes one up each time: the same figure has the same.
    writer.setDocumentId(
        QUuid::createUuidV5(QUuid(), QByteArray::fromStdString(carried) + metadata.title.toUtf8()));
#endif
    paint_figure(writer, points * export_units_per_point, export_units_per_point, 1, figure,
                 export_style(spec));
  }
  QHashSeed::resetRandomGlobalSeed();
  const auto number = [](double value) { return QByteArray::number(value, 'f', 3); };
  replace_in_pdf(pdf, "/MediaBox [", ']',
                 "0 " + number(page.height() - points.height()) + " " + number(points.width()) +
                     " " + number(page.height()));
  replace_in_pdf(pdf, "/Type /Catalog", '\n', "\n/Lang (" + language + ")");
  const QByteArray author =
      spec.author.isEmpty() ? QByteArray() : "/Author (" + pdf_text(spec.author) + ")\n";
  // The first dictionary of the file says what it is.
  replace_in_pdf(pdf, "<<", '\n',
                 "\n" + author + "/Subject (" + pdf_text(metadata.description) + ")");
  // Qt writes the local time: its length, and with it every offset, depends on the time zone.
  replace_in_pdf(pdf, "/CreationDate (", ')', pdf_date());
  // From 6.8 on it writes these, too; as long as what stands there already.
  replace_in_pdf(pdf, "/ModDate (", ')', pdf_date());
  const QByteArray date =
      date_of_files().toString(QStringLiteral("yyyy-MM-ddTHH:mm:ss+00:00")).toLatin1();
  for (const char* name : {"xmp:CreateDate=\"", "xmp:ModifyDate=\"", "xmp:MetadataDate=\""})
    replace_in_pdf(pdf, name, '"', date);
  return pdf;
}

} // namespace loom
