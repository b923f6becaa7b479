#pragma once

/// All keys, by menu: found by words, changed by pressing others, printed as a card.

#include <QDialog>

class QAction;
class QCheckBox;
class QKeySequenceEdit;
class QLabel;
class QLineEdit;
class QPushButton;
class QTreeWidget;
class QBoxLayout;

namespace loom {

class KeyBindings;

class ShortcutDialog : public QDialog {
  Q_OBJECT
public:
  /// `keys` outlive the dialog.
  ShortcutDialog(KeyBindings& keys, QWidget* parent);

  /// Why the last keys were refused; empty where they were taken.
  [[nodiscard]] QString problem() const;

protected:
  void keyPressEvent(QKeyEvent* event) override;

private:
  void build_editor(QBoxLayout& rows);
  void fill();
  void filter(const QString& words);
  void show_current();
  void begin_editing();
  void done_with(const QString& problem);
  void save_card();
  [[nodiscard]] QAction* current() const; ///< null for a heading or fixed keys

  KeyBindings& keys_;
  QLineEdit* search_;
  QTreeWidget* list_;
  QLabel* chosen_;
  QKeySequenceEdit* edit_;
  QPushButton *none_, *reset_;
  QLabel* problem_;
  QCheckBox* single_;
};

} // namespace loom
