#pragma once

/// What a view is to the rest of the program. A new view is a new folder widgets/views/<name>
/// with a function `ViewInfo view_<name>()`; CMake finds it and lists it in the registry.

#include "core/figure/figure_look.h"
#include "widgets/style/figure_style.h"
#include "widgets/workspace/snapshot.h"

#include <QPoint>
#include <QString>
#include <QStringList>
#include <QVariantMap>
#include <QWidget>

#include <functional>
#include <initializer_list>
#include <vector>

class QMenu;

namespace loom {

namespace why {
struct Section;
}

class Workspace;

/// A view's widget. Draws the newest snapshot when it is visible and is only told that it is
/// stale when it is not.
class View : public QWidget {
  Q_OBJECT
public:
  View(Workspace& workspace, QWidget* parent);
  ~View() override;

  /// Why it says nothing of AMD's GPUs, in words; empty where it does.
  [[nodiscard]] virtual QString lacks_amd() const { return {}; }
  /// The figure as it would be exported now: independent of window size and theme.
  [[nodiscard]] virtual Figure figure() const = 0;
  /// The look that the document keeps of the figure, with what the view adds to it of what is
  /// visible: an export carries it, so that it comes back.
  [[nodiscard]] virtual FigureLook look(FigureLook kept) const { return kept; }
  /// The same for a page of that width (FigureRequest::page_em), where a drawing can stand in it.
  [[nodiscard]] virtual Figure figure_on_page(double /*page_em*/) const { return figure(); }
  /// Adds the view's own choices (axes, units) to its ⋮ menu and the View menu.
  virtual void fill_menu(QMenu& menu);
  /// The user's choices in this view that are no part of the scenario, for the settings.
  [[nodiscard]] virtual QVariantMap choices() const;
  /// Takes them back; what is not understood is left alone.
  virtual void restore_choices(const QVariantMap& choices);
  /// The numbers that the view shows beyond those of the scenario, with their derivations
  /// (core/why/section.h): as shown now, so none before the first picture.
  [[nodiscard]] virtual std::vector<why::Section> sections() const;
  /// The same with the speeds at which it can be played.
  [[nodiscard]] std::vector<why::Section> explained() const;
  /// The core/why id of the number that the pointer or the keyboard is on; empty where that is the
  /// one that the view is about.
  [[nodiscard]] virtual QString asked_quantity() const;
  /// The same, also of fields and choices that show a number (widgets/numbers/asked_number.h): what
  /// the pointer is on goes before what has the keyboard.
  [[nodiscard]] QString asked() const;
  /// Screen style: theme's palette and sizes. Set by the shell, redraws.
  void set_style(const FigureStyle& style);
  [[nodiscard]] const FigureStyle& style() const { return style_; }
  /// While a lesson asks for a prediction: nothing says numbers that would give it away.
  void set_asking(bool asking);

signals:
  /// What the pointer or the keyboard is on, in words with value, unit and formula; empty when
  /// nothing. The shell shows it in the status line.
  void readout(const QString& text);
  /// The α and warps the pointer is on; other views show the same state. NaN where the view does
  /// not say; both NaN when it left.
  void hoveredState(double alpha, double warps);
  /// The user asks for another view, by its id.
  void viewAsked(const QString& id);
  /// What sections() says has changed, and the scenario has not.
  void numbersChanged();
  /// The user asks where the number under the pointer or the keyboard comes from.
  void whyAsked();
  /// The user asks where the number behind this parameter ("mem_lat", "warps") comes from.
  void explain(const QString& parameter, const QPoint& global_position);

public slots:
  /// Another view's pointer is on this state.
  virtual void show_hovered_state(double alpha, double warps);

protected:
  /// Draws `snapshot`; called only while visible.
  virtual void draw(const SnapshotPtr& snapshot) = 0;
  [[nodiscard]] Workspace& workspace() const { return workspace_; }
  [[nodiscard]] SnapshotPtr snapshot() const { return snapshot_; }
  [[nodiscard]] bool asking() const { return asking_; }
  /// An exclusive submenu of one choice of the parameter table, less one value.
  QMenu* add_choice(QMenu& menu, const QString& title, const QString& choice,
                    const std::string& without = {});
  /// That of the simulation's latencies; greyed where the GPU's file says nothing of how they vary.
  void add_latency_choice(QMenu& menu);
  void redraw();
  void showEvent(QShowEvent* event) override;

private:
  Workspace& workspace_;
  SnapshotPtr snapshot_;
  FigureStyle style_;
  bool stale_ = true;
  bool asking_ = false;
};

/// The id of the number that a section is about, its first; empty where it has none.
[[nodiscard]] QString first_quantity(const why::Section& section);

/// The question that a view answers: views are grouped by it (widgets/shell/view_groups.h).
enum class ViewQuestion { why_slow, how_executed, what_fits, on_real_gpus };

/// One entry of the registry: a view, or a page of one.
struct ViewInfo {
  QString id;       ///< the folder's name; settings and tests use it
  QString title;    ///< translated
  int order = 1000; ///< position in menus; that of a view at 10, 20, … 100 has the key 1, 2, … 0
  ViewQuestion question = ViewQuestion::why_slow;
  /// Open when the program starts for the first time, and where: 0 not, 1 top left, 2 top
  /// right, 3 bottom left, 4 bottom right.
  int default_place = 0;
  std::function<View*(Workspace&, QWidget*)> create;
  /// core/why ids of the numbers that the view shows, that which it is about first.
  QStringList quantities{};
  /// Of a view whose other pages are views of their own folders: what the view is called, and this
  /// page of it on the switch in its title. Both empty where the view is this page alone.
  QString view_title{}, page_title{};
  QString key{}; ///< that goes to it, of a view without a number
  /// The id of the view whose page it is; empty where it is a view, or the first page of one.
  QString page_of{};
};

/// The entry of a view, closed at first where nothing else is said; its quantities are as there.
template <class Widget>
[[nodiscard]] ViewInfo
view_entry(const char* id, const QString& title, int order, ViewQuestion question,
           std::initializer_list<const char*> quantities, int default_place = 0) {
  ViewInfo entry{
      QString::fromLatin1(id),
      title,
      order,
      question,
      default_place,
      [](Workspace& workspace, QWidget* parent) -> View* { return new Widget(workspace, parent); }};
  for (const char* each : quantities)
    entry.quantities << QString::fromLatin1(each);
  return entry;
}

/// The entry as the first page of a view of several.
[[nodiscard]] inline ViewInfo first_page(ViewInfo entry, const QString& view_title,
                                         const QString& page_title = {}) {
  entry.view_title = view_title;
  entry.page_title = page_title.isEmpty() ? entry.title : page_title;
  return entry;
}
/// The entry as a further page of the view with this id.
[[nodiscard]] inline ViewInfo page_of(const char* view, ViewInfo entry,
                                      const QString& page_title = {}) {
  entry.page_of = QString::fromLatin1(view);
  entry.page_title = page_title.isEmpty() ? entry.title : page_title;
  return entry;
}

/// All views and pages, by order (widgets/views/view_pages.h has them together). Generated.
[[nodiscard]] const std::vector<ViewInfo>& view_registry();

} // namespace loom
