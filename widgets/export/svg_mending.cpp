#include "widgets/export/formats.h"

#include "core/base/utf8.h"

#include <QFontMetricsF>
#include <QRegularExpression>

#include <cmath>

namespace loom {

namespace {

/// A <text> element of QSvgGenerator's.
struct SvgText {
  QString fill, family;
  double x = 0, y = 0;
  int size = 0, weight = QFont::Normal;
  QString content; ///< escaped as in the file
};

QString unescaped(QString text) {
  return text.replace(QLatin1String("&lt;"), QLatin1String("<"))
      .replace(QLatin1String("&gt;"), QLatin1String(">"))
      .replace(QLatin1String("&quot;"), QLatin1String("\""))
      .replace(QLatin1String("&amp;"), QLatin1String("&"));
}

/// How far a piece of text reaches, in the font it was laid out with.
double advance(const SvgText& text) {
  QFont font(text.family);
  font.setPixelSize(text.size);
  font.setWeight(static_cast<QFont::Weight>(text.weight));
  font.setHintingPreference(QFont::PreferNoHinting);
  font.setLetterSpacing(QFont::AbsoluteSpacing, 1.0 / 64);
  return QFontMetricsF(font).horizontalAdvance(unescaped(text.content));
}

/// Whether `next` goes on where `text` ends: one label that was cut at a change of script.
/// Two labels never stand that close, since every label keeps a gap.
bool continues(const SvgText& text, const SvgText& next) {
  return next.y == text.y && next.size == text.size && next.weight == text.weight &&
         next.family == text.family && next.fill == text.fill &&
         std::abs(next.x - text.x - advance(text)) < 0.04 * text.size;
}

/// The family as CSS knows it: Qt adds the foundry to names that two foundries use, "Nimbus Roman
/// [urw]".
QString css_family(QString family) {
  static const QRegularExpression foundry(QStringLiteral("\\s*\\[[^\\]]*\\]$"));
  static const QRegularExpression plain(
      QStringLiteral("^[A-Za-z][A-Za-z-]*( [A-Za-z][A-Za-z-]*)*$"));
  family.remove(foundry);
  return plain.match(family).hasMatch() ? family : QLatin1Char('\'') + family + QLatin1Char('\'');
}

QString written(const SvgText& text) {
  const QString weight = text.weight == QFont::Normal
                             ? QString()
                             : QStringLiteral(" font-weight=\"%1\"").arg(text.weight);
  return QStringLiteral("<text x=\"%1\" y=\"%2\" font-family=\"%3, sans-serif\" font-size=\"%4\"%5 "
                        "fill=\"%6\" stroke=\"none\" xml:space=\"preserve\">%7</text>\n")
      .arg(text.x)
      .arg(text.y)
      .arg(css_family(text.family))
      .arg(text.size)
      .arg(weight, text.fill, text.content);
}

/// The value of an attribute in an element's opening tag.
QStringView attribute(QStringView tag, QLatin1String name) {
  const QString key = QLatin1Char(' ') + QString(name) + QLatin1String("=\"");
  const qsizetype from = tag.indexOf(key) + key.size();
  return tag.mid(from, tag.indexOf(QLatin1Char('"'), from) - from);
}

SvgText read_text(QStringView element) {
  const qsizetype open = element.indexOf(QLatin1Char('>'));
  const QStringView tag = element.left(open);
  SvgText text;
  text.fill = attribute(tag, QLatin1String("fill")).toString();
  text.family = attribute(tag, QLatin1String("font-family")).toString();
  text.x = attribute(tag, QLatin1String("x")).toDouble();
  text.y = attribute(tag, QLatin1String("y")).toDouble();
  text.size = attribute(tag, QLatin1String("font-size")).toInt();
  text.weight = attribute(tag, QLatin1String("font-weight")).toInt();
  text.content =
      element.mid(open + 1, element.lastIndexOf(QLatin1String("</text>")) - open - 1).toString();
  return text;
}

/// The inside of a group with the pieces of labels joined.
QString joined(QStringView inside) {
  QString out;
  SvgText open;
  const auto flush = [&] {
    if (!open.content.isEmpty())
      out += written(open);
    open = {};
  };
  qsizetype at = 0;
  while (at < inside.size()) {
    const qsizetype text = inside.indexOf(QLatin1String("<text "), at);
    const QStringView before = inside.mid(at, text < 0 ? -1 : text - at).trimmed();
    if (!before.isEmpty()) {
      flush();
      out += before;
      out += QLatin1Char('\n');
    }
    if (text < 0)
      break;
    at = inside.indexOf(QLatin1String("</text>"), text) + 7;
    SvgText next = read_text(inside.mid(text, at - text));
    if (!open.content.isEmpty() && continues(open, next)) {
      open.content += next.content;
    } else {
      flush();
      open = std::move(next);
    }
  }
  flush();
  return out;
}

QString number(double value) { return QString::number(value, 'g', 10); }

QString head(const Metadata& metadata, double width_mm, double height_mm) {
  const auto units = [](double mm) { return number(mm / 25.4 * 1200); };
  return QStringLiteral("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
                        "<svg xmlns=\"http://www.w3.org/2000/svg\" version=\"1.1\" width=\"%1mm\" "
                        "height=\"%2mm\" viewBox=\"0 0 %3 %4\">\n<title>")
             .arg(number(width_mm), number(height_mm), units(width_mm), units(height_mm)) +
         metadata.title.toHtmlEscaped() + QLatin1String("</title>\n<desc>") +
         metadata.description.toHtmlEscaped() + QLatin1String("</desc>\n<metadata>") +
         QString::fromUtf8(metadata.json).toHtmlEscaped() + QLatin1String("</metadata>\n");
}

} // namespace

QByteArray mend_svg(const QByteArray& svg, const Metadata& metadata, double width_mm,
                    double height_mm) {
  const QString in = QString::fromUtf8(svg);
  QString out = head(metadata, width_mm, height_mm);
  out.reserve(in.size());
  // One outer group holds the groups, which do not nest: one for each change of the painter's
  // state, most of them empty.
  qsizetype at = in.indexOf(QLatin1String("<g "));
  const qsizetype outer_end = in.indexOf(QLatin1Char('>'), at) + 1;
  out += QStringView(in).mid(at, outer_end - at);
  out += QLatin1Char('\n');
  static const QRegularExpression font(
      QStringLiteral("\\s*font-family=\"[^\"]*\" font-size=\"[^\"]*\" font-weight=\"[^\"]*\" "
                     "font-style=\"[^\"]*\"\\s*"));
  for (at = in.indexOf(QLatin1String("<g "), outer_end); at >= 0;
       at = in.indexOf(QLatin1String("<g "), at)) {
    const qsizetype open_end = in.indexOf(QLatin1Char('>'), at) + 1;
    const qsizetype close = in.indexOf(QLatin1String("</g>"), open_end);
    if (close < 0)
      break;
    const QStringView inside = QStringView(in).mid(open_end, close - open_end);
    if (!inside.trimmed().isEmpty()) {
      QString open = in.mid(at, open_end - at);
      open.remove(font);
      open.remove(QLatin1String(" transform=\"matrix(1,0,0,1,0,0)\""));
      out += open + QLatin1Char('\n') + joined(inside) + QLatin1String("</g>\n");
    }
    at = close + 4;
  }
  out += QLatin1String("</g>\n</svg>\n");
  return QByteArray::fromStdString(printable(out.toStdString())); // XML has no control characters
}

} // namespace loom
