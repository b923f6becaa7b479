#include "widgets/commands/shortcut_card.h"

#include "widgets/commands/fixed_keys.h"
#include "widgets/look/rich_text.h"
#include "widgets/style/tr.h"

#include <QAbstractTextDocumentLayout>
#include <QAction>
#include <QBuffer>
#include <QPainter>
#include <QPdfWriter>

#include <algorithm>

namespace loom {

namespace {

constexpr double largest_pt = 10, smallest_pt = 4;

QString keys_of(const BoundAction& bound) {
  QStringList texts;
  for (const QKeySequence& keys : bound.keys)
    texts << keys.toString(QKeySequence::NativeText);
  return texts.join(QStringLiteral(", "));
}

/// Groups of rows as one column of the page.
QString column_of(const std::vector<KeyRow>& rows, std::size_t begin, std::size_t end) {
  QString html = QStringLiteral("<table width='100%' cellspacing='0' cellpadding='1'>");
  for (std::size_t i = begin; i < end; ++i) {
    if (i == begin || rows[i].group != rows[i - 1].group)
      html += QStringLiteral("<tr><td colspan='2'><b>%1</b></td></tr>")
                  .arg(rows[i].group.toHtmlEscaped());
    html += QStringLiteral("<tr><td width='38%'>%1</td><td width='62%'>%2</td></tr>")
                .arg(rows[i].keys.toHtmlEscaped(), rows[i].what.toHtmlEscaped());
  }
  return html + QStringLiteral("</table>");
}

} // namespace

std::vector<KeyRow> key_rows(const KeyBindings& keys) {
  std::vector<KeyRow> rows;
  for (const BoundAction& bound : keys.bound()) {
    if (!bound.action)
      continue;
    rows.push_back({bound.place, name_of(*bound.action), keys_of(bound), bound.action});
  }
  for (const FixedKeys& fixed : fixed_keys())
    rows.push_back({tr("Views, sliders and fields"), fixed.what, keys_text(fixed)});
  // A menu goes on behind its submenus: its rows stand together.
  QStringList groups;
  for (const KeyRow& row : rows)
    if (!groups.contains(row.group))
      groups << row.group;
  std::ranges::stable_sort(rows, {}, [&](const KeyRow& row) { return groups.indexOf(row.group); });
  return rows;
}

QByteArray shortcut_card(const KeyBindings& keys, const QFont& font) {
  std::vector<KeyRow> rows = key_rows(keys);
  std::erase_if(rows, [](const KeyRow& row) { return row.keys.isEmpty(); });
  const std::size_t half = (rows.size() + 1) / 2;
  const QString html =
      QStringLiteral("<h2>%1</h2><table width='100%' cellpadding='8'><tr><td width='50%'>%2</td>"
                     "<td width='50%'>%3</td></tr></table>")
          .arg(tr("Shortcuts of LatencyLoom"), column_of(rows, 0, half),
               column_of(rows, half, rows.size()));
  QBuffer buffer;
  buffer.open(QIODevice::WriteOnly);
  QPdfWriter writer(&buffer);
  writer.setTitle(tr("Shortcuts of LatencyLoom"));
  writer.setPageSize(QPageSize(QPageSize::A4));
  writer.setPageMargins({15, 15, 15, 15}, QPageLayout::Millimeter);
  RichDocument document;
  // As print() does, the page is laid out at the writer's resolution.
  document.documentLayout()->setPaintDevice(&writer);
  document.setDocumentMargin(0);
  QFont text = font;
  for (double size = largest_pt; size >= smallest_pt; size -= 0.5) {
    text.setPointSizeF(size);
    document.setDefaultFont(text);
    document.setHtml(html);
    document.setPageSize(QSizeF(writer.width(), writer.height()));
    if (document.pageCount() <= 1)
      break;
  }
  {
    QPainter painter(&writer);
    document.drawContents(&painter);
  }
  return buffer.data();
}

} // namespace loom
