#include "widgets/help/manual.h"

#include "widgets/look/language.h"

#include <QFile>
#include <QRegularExpression>

// Resources of a static library are registered from outside any namespace.
static void need_manual_files() { Q_INIT_RESOURCE(manual); }

namespace loom {

namespace {

/// Where the program carries the page of a language.
QString resource(const QString& path, const QString& language) {
  const QString folder = language == manual_english ? QString() : language + QLatin1Char('/');
  return QStringLiteral(":/manual/") + folder + path;
}

} // namespace

bool manual_speaks(const QString& language, const QString& path) {
  need_manual_files();
  return QFile::exists(resource(path, language));
}

QString manual_text(const QString& path, const QString& language) {
  QFile file(resource(path, manual_speaks(language, path) ? language : manual_english));
  return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

std::vector<ManualPage> manual_pages(const QString& language) {
  const QString contents = manual_text(manual_start, language);
  std::vector<ManualPage> pages{
      {manual_start, contents.section(QLatin1Char('\n'), 0, 0).remove(QStringLiteral("# ")), 0}};
  // "- [Title](path.md)", and "| [Title](path.md) |" in tables of such a page.
  static const QRegularExpression item(QStringLiteral("^- \\[([^\\]]+)\\]\\(([^)#]+\\.md)\\)"),
                                       QRegularExpression::MultilineOption);
  static const QRegularExpression cell(
      QStringLiteral("\\| \\[([^\\]]+)\\]\\(([^)#]+\\.md)\\) \\|"));
  for (auto found = item.globalMatch(contents); found.hasNext();) {
    const auto page = found.next();
    pages.push_back({page.captured(2), page.captured(1), 0});
    const QString text = manual_text(page.captured(2), language);
    for (auto below = cell.globalMatch(text); below.hasNext();) {
      const auto match = below.next();
      pages.push_back({match.captured(2), match.captured(1), 1});
    }
  }
  return pages;
}

QString manual_page_of_view(const QString& view) {
  const QString path = QStringLiteral("views/%1.md").arg(view);
  return manual_text(path).isEmpty() ? manual_start : path;
}

QString heading_anchor(const QString& heading) {
  QString anchor;
  for (const QChar c : heading.trimmed().toLower())
    if (c.isLetterOrNumber() || c == QLatin1Char('-') || c == QLatin1Char('_'))
      anchor += c;
    else if (c == QLatin1Char(' '))
      anchor += QLatin1Char('-');
  return anchor;
}

QStringList heading_anchors(const QString& path, const QString& language) {
  QStringList anchors;
  for (const QString& line : manual_text(path, language).split(QLatin1Char('\n')))
    if (line.startsWith(QLatin1Char('#')))
      anchors << heading_anchor(line.section(QLatin1Char(' '), 1));
  return anchors;
}

int heading_number(const QString& path, const QString& anchor) {
  for (const Language& language : languages())
    if (const auto number = heading_anchors(path, language.id).indexOf(anchor); number >= 0)
      return int(number);
  return -1;
}

} // namespace loom
