#pragma once

/// The manual, offline: contents, search, pages, and the way back. It opens in the window's
/// language; another can be chosen in it.

#include <QDialog>

class QComboBox;
class QLabel;
class QLineEdit;
class QPushButton;
class QTreeWidget;
class QTreeWidgetItem;
class QUrl;

namespace loom {

class ManualBrowser;

class ManualWindow : public QDialog {
  Q_OBJECT
public:
  explicit ManualWindow(QWidget* parent);

  /// Shows a page, "views/cusp.md" or "command-line.md#eval".
  void open_page(const QString& page);
  /// The page shown.
  [[nodiscard]] const QString& shown() const { return page_; }
  /// Goes on at the same heading in another language, by its id.
  void set_language(const QString& language);

signals:
  /// The reader chose it.
  void languageChosen(const QString& language);

protected:
  void changeEvent(QEvent* event) override;

private:
  void build();
  void fill();
  void search();
  void find_next();
  void take_source(const QUrl& source);
  void scroll_to_heading(int number);
  [[nodiscard]] int heading_in_sight() const;
  [[nodiscard]] QTreeWidgetItem* item_of(const QString& page) const;

  QLineEdit* search_;
  QTreeWidget* contents_;
  ManualBrowser* text_;
  QLabel* note_;
  QComboBox* language_;
  QPushButton *back_, *forward_;
  QString page_;
};

} // namespace loom
