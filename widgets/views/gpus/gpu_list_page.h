#pragma once

/// The list of all GPUs: a filter, quick choices, columns to show or hide.

#include "core/gpu/catalogue.h"
#include "core/gpu/gpu_filter.h"

#include <QWidget>

class QComboBox;
class QLabel;
class QLineEdit;
class QMenu;
class QPushButton;

namespace loom {

class Drawer;
class GpuListModel;
class GpuListOrder;
class GpuTable;

class GpuListPage final : public QWidget {
  Q_OBJECT
public:
  /// Its row of controls folds into the drawer.
  GpuListPage(Drawer& drawer, QWidget* parent);

  /// What the catalogue has now, and which of it the scenario has.
  void show_gpus(const Catalogue& catalogue, const std::string& current);
  void scroll_to_current();
  [[nodiscard]] GpuTable& table() const { return *table_; }
  /// The selected GPUs in the order shown.
  [[nodiscard]] std::vector<GpuPtr> selected() const;
  [[nodiscard]] const GpuPtr& gpu(const QModelIndex& index) const;
  [[nodiscard]] QString filter_words() const; ///< the filter and the choices; empty for none
  /// A submenu with a check mark for each column.
  void add_column_menu(QMenu& menu);
  /// The columns shown in their order and the one it is sorted by, as text.
  [[nodiscard]] QString columns() const;
  void set_columns(const QString& columns);

signals:
  void compareAsked();

private:
  void build_controls(QWidget* controls);
  [[nodiscard]] QString unfinished(const Result<GpuFilter>& filter) const;
  void filter(const QString& text);
  void count();
  void offer_choices();
  void show_column(int column, bool on);
  void open_column_menu(const QPoint& at);
  void open_row_menu(const QPoint& at);

  std::string current_;
  QString unfinished_; ///< why what is typed does not filter yet
  GpuListModel* list_;
  GpuListOrder* order_;
  QLineEdit* filter_;
  QComboBox *architecture_, *segment_, *memory_;
  QLabel *count_, *problem_;
  QPushButton* compare_;
  GpuTable* table_;
};

} // namespace loom
