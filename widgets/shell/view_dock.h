#pragma once

/// A view with a slim title and a ⋮ menu. The view itself is made when it is first seen.

#include "widgets/views/view.h"

#include <QDockWidget>

class QLabel;
class QMenu;

namespace loom {

class ViewDock : public QDockWidget {
  Q_OBJECT
public:
  ViewDock(Workspace& workspace, const ViewInfo& info, QWidget* parent);

  [[nodiscard]] const ViewInfo& info() const { return info_; }
  /// nullptr until it was shown.
  [[nodiscard]] View* view() const { return view_; }
  View* need_view();
  void set_style(const FigureStyle& style);
  /// Among tabs the tab already says the title.
  void set_tabbed(bool tabbed);
  /// Adds what the ⋮ menu holds now.
  void fill(QMenu& menu);

signals:
  void viewMade(loom::View* view);
  void exportAsked();
  void editAsked();
  void copyAsked();
  void numbersAsked();
  void largeAsked();
  void menuAsked(); ///< a menu is about to open: what the pointer is on now is what it is about
  void whyAsked();  ///< where the number comes from that the menu is about

protected:
  void showEvent(QShowEvent* event) override;
  void paintEvent(QPaintEvent* event) override;
  void changeEvent(QEvent* event) override;
  void contextMenuEvent(QContextMenuEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;

private:
  void make_view_if_seen();
  QMenu* make_menu();
  void open_menu();
  void fit();

  Workspace& workspace_;
  const ViewInfo& info_;
  View* view_ = nullptr;
  QWidget* title_;
  QLabel* name_;
  FigureStyle style_;
};

} // namespace loom
