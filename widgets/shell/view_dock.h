#pragma once

/// A view with a slim title, a switch between its pages where it has several, and a ⋮ menu. Each
/// page is made when it is first seen.

#include "widgets/views/view_pages.h"

#include <QDockWidget>

#include <vector>

class QLabel;
class QMenu;
class QVBoxLayout;

namespace loom {

class PageSwitch;

class ViewDock : public QDockWidget {
  Q_OBJECT
public:
  struct Page {
    const ViewInfo& info;
    View* view = nullptr; ///< none until it was shown
    QWidget* room = nullptr;
    QWidget* drawer_button = nullptr; ///< where parts of it fold
    bool curtained = false;           ///< it would answer what a lesson asks
  };

  ViewDock(Workspace& workspace, const ViewPages& pages, QWidget* parent);

  [[nodiscard]] const ViewPages& about() const { return about_; }
  [[nodiscard]] const std::vector<Page>& pages() const { return pages_; }
  void show_page(const QString& id);
  void show_next_page();

  /// Draws a curtain over these pages, and lifts it from the others.
  void curtain(const QStringList& pages);
  /// Shows this in place of the page, whichever that is; nullptr: the page again.
  void cover(QWidget* with);

  // Of the page that is shown.
  [[nodiscard]] const ViewInfo& info() const { return pages_[now_].info; }
  [[nodiscard]] View* view() const { return pages_[now_].view; }
  View* need_view();
  /// Any page's, made where it was not seen yet.
  View* need_view(const QString& page);

  void set_style(const FigureStyle& style);
  /// Among tabs the tab already says the title.
  void set_tabbed(bool tabbed);
  /// Adds what the ⋮ menu holds while this page is shown.
  void fill(QMenu& menu, const QString& page);

signals:
  void viewMade(loom::View* view, const QString& page);
  void pageShown();
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
  void fill_with_view(QMenu& menu, Page& page);
  void make_view_if_seen();
  View* make(Page& page);
  void show_page(std::size_t index);
  void show_room(); ///< of the page that is shown, or the curtain over it
  PageSwitch* make_switch();
  QMenu* make_menu();
  void open_menu();
  void fit();

  Workspace& workspace_;
  ViewPages about_;
  std::vector<Page> pages_;
  std::size_t now_ = 0;
  QWidget* title_;
  QLabel* name_;
  PageSwitch* switch_ = nullptr; ///< where there are several pages
  QVBoxLayout* column_;          ///< of the pages' rooms
  QWidget* curtain_ = nullptr;   ///< made for the first lesson that needs it
  QWidget* cover_ = nullptr;     ///< in place of the page; null: none
  FigureStyle style_;
};

} // namespace loom
