#include "widgets/look/rich_text.h"

#include <QAbstractItemView>
#include <QHeaderView>
#include <QImage>
#include <QRegularExpression>
#include <QTextCursor>
#include <QTextDocumentFragment>
#include <QUrl>
#include <QUuid>

namespace loom {

namespace {

bool is_own(const QUrl& name) {
  return name.scheme() == QStringLiteral("qrc") ||
         (name.scheme().isEmpty() && name.path().startsWith(QStringLiteral(":/")));
}

/// A picture and not nothing: for nothing Qt looks for a file of that name.
QVariant blank() {
  static const QImage picture = [] {
    QImage image(1, 1, QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    return image;
  }();
  return picture;
}

const QString& own_head() {
  static const QString head =
      QStringLiteral("<qt id=\"%1\">").arg(QUuid::createUuid().toString(QUuid::Id128));
  return head;
}

} // namespace

QVariant RichDocument::loadResource(int type, const QUrl& name) {
  return is_own(name) ? QTextDocument::loadResource(type, name) : blank();
}

void put_markdown(QTextDocument& document, const QString& markdown) {
  document.setMarkdown(markdown,
                       QTextDocument::MarkdownFeatures(QTextDocument::MarkdownDialectGitHub) |
                           QTextDocument::MarkdownNoHTML);
}

QString markdown_escaped(const QString& words) {
  static const QRegularExpression marks(QStringLiteral(R"(([\\`*_\[\]<>#~|&]))"));
  return QString(words).replace(marks, QStringLiteral("\\\\1"));
}

QString own_markup(const QString& html) { return own_head() + html + QStringLiteral("</qt>"); }

bool is_own_markup(const QString& text) { return text.startsWith(own_head()); }

QString as_tooltip(const QString& lines) {
  return own_markup(lines.toHtmlEscaped().replace(QLatin1Char('\n'), QLatin1String("<br>")));
}

QString tip_at(const QWidget& widget, const QPoint& position) {
  const auto* view = qobject_cast<const QAbstractItemView*>(widget.parentWidget());
  if (!view || view->viewport() != &widget || !view->model())
    return widget.toolTip();
  const auto* header = qobject_cast<const QHeaderView*>(view);
  return (header ? view->model()->headerData(header->logicalIndexAt(position),
                                             header->orientation(), Qt::ToolTipRole)
                 : view->indexAt(position).data(Qt::ToolTipRole))
      .toString();
}

RichText::RichText(QWidget* parent) : QTextBrowser(parent) { setOpenLinks(false); }

void RichText::show_markdown(const QString& markdown) {
  put_markdown(*document(), markdown);
  moveCursor(QTextCursor::Start);
}

QVariant RichText::loadResource(int type, const QUrl& name) {
  return is_own(name) ? QTextBrowser::loadResource(type, name) : blank();
}

MarkedLabel::MarkedLabel(QWidget* parent) : QLabel(parent) {
  setTextFormat(Qt::RichText);
  setWordWrap(true);
}

QString MarkedLabel::words() const { return QTextDocumentFragment::fromHtml(text()).toPlainText(); }

} // namespace loom
