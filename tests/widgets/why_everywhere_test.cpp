// Every number that a view says of what the pointer or the keyboard is on has a derivation, and
// "Why this number?" answers with one of them. The views are taken from the registry and their
// charts, axes and units from their menus, so that a new one is asked too.

#include "tests/widgets/why_fixture.h"
#include "widgets/plot/diagram_widget.h"
#include "widgets/plot/plot_widget.h"

#include <QMenu>
#include <QSignalSpy>

#include <functional>
#include <set>

namespace loom {
namespace {

/// The quantities, and sizes as a readout may write them: KiB, MiB or GiB.
std::vector<why::QuantityPtr> as_written(std::vector<why::QuantityPtr> quantities) {
  const std::size_t count = quantities.size();
  for (std::size_t i = 0; i < count; ++i)
    for (double unit = 1024; unit <= 1024.0 * 1024 * 1024; unit *= 1024)
      if (quantities[i]->unit == "bytes")
        quantities.push_back(why::given({.id = "size", .value = quantities[i]->value / unit}));
      else if (quantities[i]->unit == "KiB" && unit < 1e9)
        quantities.push_back(why::given({.id = "size", .value = quantities[i]->value / unit}));
  return quantities;
}

/// What is said without names that have digits: GPUs, dates, threads, instructions, places in a
/// program, and the sources that are cited.
QString without_names(QString said, const Catalogue& catalogue,
                      const std::vector<why::QuantityPtr>& quantities) {
  for (const why::QuantityPtr& each : quantities)
    for (const std::string* text : {&each->source, &each->note, &each->method})
      if (text->size() > 3)
        said.remove(QString::fromStdString(*text));
  static const QStringList gpus = [&catalogue] {
    QStringList names;
    for (const std::string& id : catalogue.ids())
      names << QString::fromStdString((*catalogue.find(id))->name);
    std::ranges::sort(names, std::greater<>(), &QString::size); // "GTX 980 Ti" before "GTX 980"
    return names;
  }();
  for (const QString& gpu : gpus)
    said.remove(gpu);
  static const QRegularExpression grouped(QStringLiteral("(\\d),(?=\\d{3}\\b)"));
  said.replace(grouped, QStringLiteral("\\1"));
  static const QRegularExpression names(
      QStringLiteral("\\d{4}-\\d{2}|threads [\\d, andto]+|[\\d, andto]+(?= wait )|\\w+\\+\\d+|"
                     "line \\d+|compute capability [\\d.]+"));
  return said.remove(names);
}

class WhyEverywhereTest : public WhyWindowTest {
protected:
  void ask_everywhere(const ViewInfo& info) {
    info_ = &info;
    view_ = open<View>(info.id.toLatin1().constData());
    ASSERT_TRUE(view_);
    connect_view();
    explore();
    const qsizetype choices = leaves().size();
    for (qsizetype i = 0; i < choices; ++i) {
      const auto each = leaves();
      choice_ = each[i]->text();
      each[i]->trigger();
      (void)workspace.snapshot();
      settle();
      explore();
    }
    view_->disconnect(&spy_);
  }

  int asked_ = 0; ///< texts with numbers

private:
  void connect_view() {
    QObject::connect(view_, &View::readout, &spy_, [this](const QString& text) { said_ = text; });
    QObject::connect(view_, &View::hoveredState, &spy_, [this](double alpha, double warps) {
      alpha_ = alpha;
      warps_ = warps;
    });
  }
  static void settle() {
    QCoreApplication::processEvents();
    QTest::qWait(20);
  }
  /// The choices of the view's own menu, also those in submenus.
  QList<QAction*> leaves() {
    menu_ = std::make_unique<QMenu>();
    view_->fill_menu(*menu_);
    QList<QAction*> all;
    const std::function<void(const QMenu&)> add = [&](const QMenu& menu) {
      for (QAction* action : menu.actions())
        if (action->menu())
          add(*action->menu());
        else if (action->isCheckable())
          all << action;
    };
    add(*menu_);
    return all;
  }
  void explore() {
    for (auto* widget : view_->findChildren<QWidget*>()) {
      if (!widget->isVisible() ||
          (!qobject_cast<PlotWidget*>(widget) && !qobject_cast<DiagramWidget*>(widget)))
        continue;
      constexpr int across = 23, down = 17;
      for (int x = 0; x < across; ++x)
        for (int y = 0; y < down; ++y)
          check_after([&] {
            QTest::mouseMove(widget, {widget->width() * (2 * x + 1) / (2 * across),
                                      widget->height() * (2 * y + 1) / (2 * down)});
          });
    }
    QTest::mouseMove(&window, {1, 1});
    view_->setFocus();
    for (const Qt::Key key :
         {Qt::Key_Down, Qt::Key_Right, Qt::Key_Up, Qt::Key_Left, Qt::Key_End, Qt::Key_Home})
      for (int times = 0; times < 5; ++times)
        check_after([&] { QTest::keyClick(view_, key); });
    QTest::keyClick(view_, Qt::Key_Escape);
  }
  void check_after(const std::function<void()>& act) {
    said_.clear();
    act();
    if (!said_.isEmpty() && seen_.insert(said_).second)
      check();
  }
  /// The scenario at the pointer's place, as the window asks for it.
  [[nodiscard]] Scenario there() const {
    Scenario at = scenario();
    if (!std::isnan(alpha_))
      at.alpha = alpha_;
    if (!std::isnan(warps_))
      at.warps = std::clamp(static_cast<int>(std::lround(warps_)), 1, 1024);
    return at;
  }
  void check() {
    const std::string where =
        info_->id.toStdString() + " (" + choice_.toStdString() + "): " + said_.toStdString();
    const QString own = view_->asked_quantity();
    const std::string id = (own.isEmpty() ? info_->quantities.front() : own).toStdString();
    std::vector<why::QuantityPtr> all = with_inputs(view_->sections());
    why::QuantityPtr asked = why::find(all, id);
    std::vector<why::QuantityPtr> of_scenario;
    for (const why::Section& section : why::explain(there())) {
      const bool is_here = why::find(section.quantities, id) != nullptr;
      for (const why::QuantityPtr& quantity : section.quantities)
        if (is_here || info_->quantities.contains(QString::fromStdString(quantity->id)))
          for (const why::QuantityPtr& each : why::chain(quantity))
            of_scenario.push_back(each);
    }
    if (!asked)
      asked = why::find(of_scenario, id);
    if (!asked)
      if (const auto found = why::explain(there(), id))
        asked = *found;
    EXPECT_TRUE(asked) << id << " in " << where;
    if (!asked)
      return;
    for (const why::QuantityPtr& each : why::chain(asked))
      if (each->formula) {
        EXPECT_EQ(each->formula->value(), each->value) << each->id << " in " << where;
      }
    all.insert(all.end(), of_scenario.begin(), of_scenario.end());
    for (const why::QuantityPtr& each : why::chain(asked))
      all.push_back(each);
    const QString text = without_names(said_, catalogue, all);
    const QStringList numbers = unexplained(text, {});
    if (numbers.isEmpty())
      return;
    ++asked_;
    EXPECT_EQ(unexplained(text, as_written(all)), QStringList()) << where;
    EXPECT_LT(unexplained(text, as_written({asked})).size(), numbers.size())
        << id << " = " << asked->value << " is not said in " << where;
  }

  const ViewInfo* info_ = nullptr;
  View* view_ = nullptr;
  QObject spy_;
  std::unique_ptr<QMenu> menu_;
  QString choice_, said_;
  double alpha_ = std::nan(""), warps_ = std::nan("");
  std::set<QString> seen_;
};

TEST_F(WhyEverywhereTest, InEveryView) {
  for (const ViewInfo& info : view_registry()) {
    asked_ = 0;
    ask_everywhere(info);
    std::cout << info.id.toStdString() << ' ' << asked_ << std::endl;
    EXPECT_GT(asked_, 0) << info.id.toStdString();
  }
}

} // namespace
} // namespace loom
