#pragma once

/// The bookmarks as a list: recalled, renamed in place, deleted.

#include <QDialog>

class QPushButton;
class QTreeWidget;

namespace loom {

class Bookmarks;

class BookmarksDialog : public QDialog {
  Q_OBJECT
public:
  /// `bookmarks` outlive the dialog.
  BookmarksDialog(Bookmarks& bookmarks, QWidget* parent);

signals:
  void recallAsked(int place);

protected:
  void keyPressEvent(QKeyEvent* event) override;

private:
  void fill();
  void remove_current();
  [[nodiscard]] int current() const; ///< its place; 0 where none is chosen or it is empty

  Bookmarks& bookmarks_;
  QTreeWidget* list_;
  QPushButton *recall_, *rename_, *remove_;
};

} // namespace loom
