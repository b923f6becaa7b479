#pragma once

/// An editor of plain text onto which texts and files can be dropped, and whose scroll bars come to
/// rest. Qt 6.4's own looks, while it drops, for a line of the text as it was before, and ends the
/// program where there is none; and it changes one scroll bar for the other without an end where
/// text has just room.

#include <QPlainTextEdit>

namespace loom {

class PlainEdit : public QPlainTextEdit {
  Q_OBJECT
public:
  using QPlainTextEdit::QPlainTextEdit;

protected:
  void dropEvent(QDropEvent* event) override;
  void insertFromMimeData(const QMimeData* source) override;
  void resizeEvent(QResizeEvent* event) override;

private:
  bool dropping_ = false;
};

} // namespace loom
