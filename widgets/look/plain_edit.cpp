#include "widgets/look/plain_edit.h"

#include <QMimeData>
#include <QScopedValueRollback>
#include <QScrollBar>
#include <QTextBlock>

namespace loom {

void PlainEdit::dropEvent(QDropEvent* event) {
  {
    const QScopedValueRollback dropping(dropping_, true);
    QPlainTextEdit::dropEvent(event);
  }
  ensureCursorVisible();
}

void PlainEdit::insertFromMimeData(const QMimeData* source) {
  if (!dropping_)
    QPlainTextEdit::insertFromMimeData(source);
  else if (!isReadOnly()) // the cursor is brought into sight when the text is laid out
    textCursor().insertText(source->text());
}

void PlainEdit::resizeEvent(QResizeEvent* event) {
  QPlainTextEdit::resizeEvent(event);
  // A bar takes room of the other direction. Text that has room without both is given one for want
  // of what the other takes, then the other instead, and so on without an end.
  const QSize room = maximumViewportSize();
  double height = document()->documentMargin() + 1;
  for (QTextBlock block = document()->firstBlock(); block.isValid() && height <= room.height();
       block = block.next())
    height += blockBoundingRect(block).height();
  if (height > room.height() || document()->size().width() > room.width())
    return;
  for (QScrollBar* bar : {horizontalScrollBar(), verticalScrollBar()})
    bar->setRange(0, 0);
}

} // namespace loom
