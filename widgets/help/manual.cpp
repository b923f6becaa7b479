#include "widgets/help/manual.h"

#include <QFile>
#include <QRegularExpression>

// Resources of a static library are registered from outside any namespace.
static void need_manual_files() { Q_INIT_RESOURCE(manual); }

namespace loom {

QString manual_resource(const QString& path) { return QStringLiteral(":/manual/") + path; }

QString manual_text(const QString& path) {
  need_manual_files();
  QFile file(manual_resource(path));
  return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

const std::vector<ManualPage>& manual_pages() {
  static const std::vector<ManualPage> all = [] {
    const QString contents = manual_text(manual_start);
    std::vector<ManualPage> pages{
        {manual_start, contents.section(QLatin1Char('\n'), 0, 0).remove(QStringLiteral("# ")), 0}};
    // "- [Title](path.md)", indented where it belongs to the page above.
    static const QRegularExpression item(
        QStringLiteral("^( *)- \\[([^\\]]+)\\]\\(([^)#]+\\.md)\\)"),
        QRegularExpression::MultilineOption);
    for (auto found = item.globalMatch(contents); found.hasNext();) {
      const auto match = found.next();
      pages.push_back({match.captured(3), match.captured(2), match.captured(1).isEmpty() ? 0 : 1});
    }
    return pages;
  }();
  return all;
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

} // namespace loom
