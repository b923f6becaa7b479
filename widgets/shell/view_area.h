#pragma once

/// All views, each in a dock: tiled, tabbed, floating or hidden. Where there is no room for views
/// beside each other all are tabs of one place, until there is.

#include "widgets/views/view.h"

#include <QMainWindow>
#include <QPointer>
#include <QTimer>

#include <deque>
#include <map>
#include <vector>

namespace loom {

class ViewDock;

class ViewArea : public QMainWindow {
  Q_OBJECT
public:
  ViewArea(Workspace& workspace, const FigureStyle& style, QWidget* parent = nullptr);

  ~ViewArea() override;

  void set_style(const FigureStyle& style);
  /// While a lesson asks for a prediction the views say nothing that gives it away.
  void set_asking(bool asking);
  /// While the sentence below large windows would give it away.
  void set_silent(bool silent);
  [[nodiscard]] const std::vector<ViewDock*>& docks() const { return docks_; }
  /// The dock that was last used, else the first one visible; nullptr when all are hidden.
  [[nodiscard]] ViewDock* current() const;
  /// Shows the view, in front of its tabs, and gives it the keyboard.
  void go_to(std::size_t index);
  /// The same, with the page that it showed last.
  void go_to_view(const ViewDock& dock) { go_to(index_of(dock)); }
  /// Shows the view, in front of its tabs; the keyboard stays where it is.
  void show_view(std::size_t index);
  // The same by the id of a view or a page, which is shown in it; nothing where there is none.
  [[nodiscard]] ViewDock* dock(const QString& id) const;
  void go_to(const QString& id);
  void show_view_of(const QString& id);
  /// The page with this id, made where it was not seen yet; it is not brought into sight.
  View* need_view(const QString& id) const;
  void reset_layout(); ///< once no view is held by the pointer
  /// Which views are open, and where.
  enum class Layout {
    teaching, ///< the loom above, two charts below it, what a lecture goes to as tabs behind them
    tuning,   ///< the loom above, one's own kernel below it, beside what explains it
    paper,    ///< two figures beside each other: what is shown, and how right it is
  };
  /// Once no view is held by the pointer; what was before comes back by restore_before().
  void arrange(Layout layout);
  [[nodiscard]] bool can_restore_before() const { return !before_arranged_.isEmpty(); }
  /// The layout before the last one that was asked for; once more, and that is there again.
  void restore_before();
  void open_large(const ViewInfo& info);

  /// The number that the user looks at: where the pointer is, else the view last used. Its id is
  /// empty where the view is about none; NaN is the scenario's own α and warps.
  struct Asked {
    QString id{};
    double alpha = 0, warps = 0;
  };
  [[nodiscard]] Asked asked() const;
  /// The same of this view, wherever the pointer is.
  [[nodiscard]] Asked asked_in(const ViewDock& dock) const;
  /// What the visible views show beyond the scenario's own numbers.
  [[nodiscard]] std::vector<why::Section> sections() const;

  /// As the user arranged it, also while there is no room for that.
  [[nodiscard]] QByteArray layout_state() const;
  /// False, and the default layout, when the state is not one of ours.
  bool restore_layout(const QByteArray& state);

signals:
  void arranged(); ///< can_restore_before() may be another
  void readout(const QString& text);
  /// The loom, with its sentence, came into sight or went out of it.
  void stageInSight(bool in_sight);
  void kernelInSight(bool in_sight);
  void exportAsked(loom::ViewDock* dock);
  void editAsked(loom::ViewDock* dock);
  void copyAsked(loom::ViewDock* dock);
  void numbersAsked(loom::ViewDock* dock);
  /// The user asks where a number comes from, as asked() has it.
  void whyAsked(const QString& id, double alpha, double warps);
  void numbersChanged(); ///< what sections() says
  void explainAsked(const QString& parameter, const QPoint& at);

protected:
  bool event(QEvent* event) override;
  void moveEvent(QMoveEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;
  void showEvent(QShowEvent* event) override;

private:
  static constexpr int layout_version = 1;
  using Places = std::map<QString, int>; ///< as default_place, of views by id; 0 of all others
  void place(const Places& places);
  [[nodiscard]] int place_of(const ViewDock& dock) const; ///< now
  void wire(View* view);
  [[nodiscard]] std::size_t index_of(const ViewDock& dock) const;
  [[nodiscard]] bool speaks(const ViewDock& dock) const; ///< what is read out is of its pages
  void say(const View* view, const QString& text);       ///< the view's readout
  void share_hover(View* from, double alpha, double warps);
  void proportion(); ///< the shares of the default layout
  /// The views in sight, by the first of those that share a place: the same whichever tab is in
  /// front.
  [[nodiscard]] std::map<const ViewDock*, ViewDock*> places() const;
  /// With the tabs above it.
  [[nodiscard]] QSize room_of(const ViewDock& dock) const;
  /// What each view has of the room stays its share while fonts and window change.
  void keep_shares();
  void give_shares();
  void inset(); ///< from the window's edges, as all else
  [[nodiscard]] bool narrow() const;
  [[nodiscard]] bool one_is_held() const; ///< by the pointer, or may be
  /// Ends drags whose release another window got: a dialog that was opened meanwhile.
  void let_views_go();
  void fold_or_unfold();
  void fold_soon();
  /// A view's title stands in its bar or on its tab, not on both.
  void name_tabs_once();
  void frame_clicked(int tab); ///< the view of a tab that is clicked gets the keyboard
  /// Qt 6.4 goes on to move a dragged tab where there are fewer by then.
  void let_tabs_go();

  Workspace& workspace_;
  FigureStyle style_;
  std::vector<ViewDock*> docks_;
  std::vector<QPointer<View>> views_; ///< made so far, those in large windows too
  ViewDock* last_used_ = nullptr;
  bool asking_ = false, silent_ = false;
  const View* speaker_ = nullptr; ///< whose readout is shown; null: none's. Never looked into.
  QTimer fold_;
  Places places_;              ///< of the layout that was asked for last
  QByteArray before_arranged_; ///< the layout that it took the place of
  QByteArray before_;          ///< the layout that a change of sizes found
  QByteArray wide_;            ///< the layout when there was last room for it
  QByteArray unfolded_;        ///< the layout while all are folded into tabs; else empty
  bool fresh_ = true;          ///< the default layout, which has not been seen yet
  bool arranging_ = false;     ///< docks change their places by themselves
  std::map<const ViewDock*, QSize> shares_; ///< by place; empty until the next settled layout
  QSize whole_;                             ///< what they are shares of
  /// Shares of other arrangements, each with its whole, the newest first.
  std::deque<std::pair<std::map<const ViewDock*, QSize>, QSize>> settled_;
  const ViewDock* hovered_in_ = nullptr; ///< whose plot the pointer is on; null: none's
  Asked hovered_;                        ///< what it is on there
  Asked menu_asked_;                     ///< what the menu of a view is about
};

} // namespace loom
