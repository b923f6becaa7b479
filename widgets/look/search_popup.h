#pragma once

/// A field over a list, popped up: one types, the list follows, Up, Down and Page keys move in it
/// while the keyboard stays in the field, Enter or a click takes, Escape closes.

#include <QFrame>

class QLabel;
class QLineEdit;
class QListWidget;

namespace loom {

class SearchPopup : public QFrame {
  Q_OBJECT
protected:
  /// `placeholder` stands in the empty field; the accessible names are of the field and the list.
  SearchPopup(const QString& placeholder, const QString& field_name, const QString& list_name,
              QWidget* parent);

  /// The list's current row is what is meant; there may be none.
  virtual void take() = 0;

  /// Shows the list, or where `found` is false `nothing` in its place.
  void show_list(bool found, const QString& nothing);

  bool eventFilter(QObject* watched, QEvent* event) override;
  void paintEvent(QPaintEvent* event) override;

  QLineEdit* search_;
  QListWidget* list_;
  QLabel* none_; ///< in place of an empty list
};

} // namespace loom
