#pragma once

/// The manual, offline: contents, search, pages, and the way back.

#include <QDialog>

class QLineEdit;
class QPushButton;
class QTextBrowser;
class QTreeWidget;
class QTreeWidgetItem;
class QUrl;

namespace loom {

class ManualWindow : public QDialog {
  Q_OBJECT
public:
  explicit ManualWindow(QWidget* parent);

  /// Shows a page, "views/cusp.md" or "command-line.md#eval".
  void open_page(const QString& page);
  /// The page shown.
  [[nodiscard]] const QString& shown() const { return page_; }

protected:
  void changeEvent(QEvent* event) override;

private:
  void build();
  void fill();
  void search();
  void find_next();
  void take_source(const QUrl& source);
  [[nodiscard]] QTreeWidgetItem* item_of(const QString& page) const;

  QLineEdit* search_;
  QTreeWidget* contents_;
  QTextBrowser* text_;
  QPushButton *back_, *forward_;
  QString page_;
};

} // namespace loom
