#pragma once

/// An editor of plain text onto which texts and files can be dropped. Qt 6.4's own looks, while it
/// drops, for a line of the text as it was before, and ends the program where there is none.

#include <QPlainTextEdit>

namespace loom {

class PlainEdit : public QPlainTextEdit {
  Q_OBJECT
public:
  using QPlainTextEdit::QPlainTextEdit;

protected:
  void dropEvent(QDropEvent* event) override;
  void insertFromMimeData(const QMimeData* source) override;

private:
  bool dropping_ = false;
};

} // namespace loom
