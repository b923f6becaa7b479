#pragma once

/// The glossary beside the window: search, the terms, and what each means.

#include <QDialog>
#include <QStringList>

class QLineEdit;
class QListWidget;
class QPushButton;

namespace loom {

class RichText;

class GlossaryWindow : public QDialog {
  Q_OBJECT
public:
  explicit GlossaryWindow(QWidget* parent);

  /// The id of the entry shown.
  [[nodiscard]] const QString& shown() const { return id_; }

private:
  void build();
  void fill();
  void filter();
  void go(const QString& id, bool remember);

  QLineEdit* search_;
  QListWidget* list_;
  RichText* text_;
  QPushButton* back_;
  QString id_;
  QStringList before_; ///< shown before, for Back
};

} // namespace loom
