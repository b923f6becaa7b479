#include "widgets/numbers/number_card.h"

#include <QAbstractTextDocumentLayout>
#include <QContextMenuEvent>
#include <QMenu>
#include <QRegularExpression>
#include <QScrollBar>
#include <QTextBlock>

#include <utility>
#include <vector>

namespace loom {

namespace {

// Characters for private use: no text has them.
constexpr QChar before_id(0xE000), before_number(0xE001), behind_number(0xE002);
const QString scheme = QStringLiteral("why:");

const QRegularExpression& marked_number() {
  static const QRegularExpression found(
      QStringLiteral("\uE000([^\uE001]*)\uE001([^\uE002]*)\uE002"));
  return found;
}

/// The id behind a link; empty for a link to something else.
QString id_of(const QString& link) {
  return link.startsWith(scheme) ? link.mid(scheme.size()) : QString();
}

} // namespace

QString numbered(QAnyStringView id, const QString& number) {
  return before_id + id.toString() + before_number + number + behind_number;
}

void each_number(const QString& text,
                 const std::function<void(const QString& before, const QString& id,
                                          const QString& number)>& take) {
  qsizetype at = 0;
  for (auto match = marked_number().globalMatch(text); match.hasNext();) {
    const QRegularExpressionMatch each = match.next();
    take(text.mid(at, each.capturedStart() - at), each.captured(1), each.captured(2));
    at = each.capturedEnd();
  }
  take(text.mid(at), {}, {});
}

QString without_ids(QString text) { return text.replace(marked_number(), QStringLiteral("\\2")); }

NumberCard::NumberCard(QWidget* parent) : RichText(parent) {
  connect(this, &QTextBrowser::anchorClicked, this, [this](const QUrl& link) {
    if (!id_of(link.toString()).isEmpty())
      emit whyAsked();
  });
}

void NumberCard::show_html(const QString& html) {
  hovered_.clear();
  setHtml(QString(html).replace(marked_number(),
                                QStringLiteral("<a href=\"%1\\1\">\\2</a>").arg(scheme)));
  std::vector<std::pair<int, int>> numbers;
  for (QTextBlock block = document()->begin(); block.isValid(); block = block.next())
    for (auto at = block.begin(); !at.atEnd(); ++at)
      if (const QTextFragment part = at.fragment();
          !id_of(part.charFormat().anchorHref()).isEmpty())
        numbers.emplace_back(part.position(), part.position() + part.length());
  for (const auto& [from, to] : numbers) {
    QTextCursor number(document());
    number.setPosition(from);
    number.setPosition(to, QTextCursor::KeepAnchor);
    QTextCharFormat look = number.charFormat();
    look.clearForeground();
    look.setFontUnderline(false);
    number.setCharFormat(look);
  }
  moveCursor(QTextCursor::Start);
}

QString NumberCard::ask_here() const {
  if (!hovered_.isEmpty())
    return hovered_;
  return window()->focusWidget() == this ? id_of(textCursor().charFormat().anchorHref())
                                         : QString();
}

void NumberCard::take(int place) {
  const QTextBlock block = document()->findBlock(place);
  for (auto at = block.begin(); !at.atEnd(); ++at)
    if (const QTextFragment part = at.fragment(); part.contains(place)) {
      QTextCursor number(document());
      number.setPosition(part.position());
      number.setPosition(part.position() + part.length(), QTextCursor::KeepAnchor);
      setTextCursor(number);
    }
  hovered_.clear();
  setFocus();
}

void NumberCard::contextMenuEvent(QContextMenuEvent* event) {
  const bool keys = event->reason() == QContextMenuEvent::Keyboard;
  const QString id = keys ? ask_here() : id_of(anchorAt(event->pos()));
  if (id.isEmpty())
    return RichText::contextMenuEvent(event);
  QMenu* menu = createStandardContextMenu(event->pos());
  menu->setAttribute(Qt::WA_DeleteOnClose);
  auto* why = new QAction(tr("Why this number?"), menu);
  const QPoint scrolled(horizontalScrollBar()->value(), verticalScrollBar()->value());
  const int place =
      keys ? textCursor().selectionStart()
           : document()->documentLayout()->hitTest(event->pos() + scrolled, Qt::ExactHit);
  connect(why, &QAction::triggered, this, [this, place] {
    take(place);
    emit whyAsked();
  });
  const QList<QAction*> actions = menu->actions();
  menu->insertAction(actions.value(0), why);
  menu->popup(event->globalPos());
}

void NumberCard::mouseMoveEvent(QMouseEvent* event) {
  RichText::mouseMoveEvent(event);
  hovered_ = id_of(anchorAt(event->position().toPoint()));
}

void NumberCard::keyPressEvent(QKeyEvent* event) {
  if (event->key() != Qt::Key_Shift && event->key() != Qt::Key_F1)
    hovered_.clear(); // the keyboard leads
  RichText::keyPressEvent(event);
}

bool NumberCard::viewportEvent(QEvent* event) {
  if (event->type() == QEvent::Leave)
    hovered_.clear();
  return RichText::viewportEvent(event);
}

} // namespace loom
