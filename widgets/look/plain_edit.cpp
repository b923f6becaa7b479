#include "widgets/look/plain_edit.h"

#include <QMimeData>
#include <QScopedValueRollback>

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

} // namespace loom
