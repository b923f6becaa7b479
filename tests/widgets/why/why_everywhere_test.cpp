// Every number that a view says of what the pointer or the keyboard is on has a derivation, and
// "Why this number?" answers with one of them. Charts, axes and units are taken from the views'
// menus, so that new ones are asked too.

#include "tests/widgets/why/why_names.h"
#include "widgets/look/rich_text.h"
#include "widgets/numbers/number_card.h"
#include "widgets/paint/diagram_widget.h"
#include "widgets/paint/plot_widget.h"
#include "widgets/views/loom/loom_view.h"
#include "widgets/views/sass/listing_model.h"
#include "widgets/views/sass/listing_table.h"
#include "widgets/views/timeline/timeline_view.h"

#include <QComboBox>
#include <QCursor>
#include <QLabel>
#include <QMenu>
#include <QSignalSpy>
#include <QSpinBox>
#include <QTextDocument>

#include <functional>
#include <map>
#include <set>

namespace loom {
namespace {

class WhyEverywhereTest : public WhyWindowTest {
protected:
  void ask_views() {
    for (const ViewInfo& info : view_registry())
      ask_everywhere(info);
    EXPECT_GT(asked_.size(), 16U);
  }
  void ask_everywhere(const ViewInfo& info) {
    info_ = &info;
    const auto shown = scenario().view;
    asked_[info.id] += 0;
    choice_.clear();
    alpha_ = warps_ = std::nan("");
    view_ = open<View>(info.id.toLatin1().constData());
    ASSERT_TRUE(view_);
    connect_view();
    (void)workspace.snapshot();
    settle();
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
    if (auto* beside = view_->findChild<QComboBox*>(QStringLiteral("sass_beside"))) {
      choice_ = QStringLiteral("two side by side");
      for (const int other : {1, 0}) {
        beside->setCurrentIndex(other);
        emit beside->activated(other);
        settle();
        explore();
      }
    }
    view_->disconnect(&spy_);
    Scenario before = scenario(); // not the next view in the units that this one's menu chose
    before.view = shown;
    workspace.propose(QStringLiteral("test"), before);
    (void)workspace.snapshot();
  }

  std::map<QString, int> asked_; ///< texts with numbers, by view

private:
  void connect_view() {
    QObject::connect(view_, &View::readout, &spy_, [this](const QString& text) { said_ = text; });
    QObject::connect(view_, &View::hoveredState, &spy_, [this](double alpha, double warps) {
      alpha_ = alpha;
      warps_ = warps;
    });
  }
  void settle() {
    QTest::qWait(20);
    EXPECT_TRUE(QTest::qWaitFor(
        [this] {
          const auto* timeline = qobject_cast<TimelineView*>(view_);
          const auto* kernel = qobject_cast<KernelView*>(view_);
          const auto* sass = qobject_cast<SassView*>(view_);
          const auto* loom = qobject_cast<LoomView*>(view_);
          return timeline ? timeline->shown() != nullptr
                 : loom   ? !loom->busy()
                 : kernel ? !kernel->busy()
                          : !sass || (sass->shown() && !sass->busy());
        },
        60'000));
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
      constexpr int across = 13, down = 9;
      for (int x = 0; x < across; ++x)
        for (int y = 0; y < down; ++y)
          check_after([&] {
            QTest::mouseMove(widget, {widget->width() * (2 * x + 1) / (2 * across),
                                      widget->height() * (2 * y + 1) / (2 * down)});
          });
    }
    // All cells of the table of GPUs are asked for in why_tables_test.cpp.
    for (auto* table : view_->findChildren<ListingTable*>())
      if (table->isVisible())
        explore_cells(*table);
    QTest::mouseMove(&window, {1, 1});
    check_labels();
    check_fields();
    view_->setFocus();
    for (const Qt::Key key :
         {Qt::Key_Down, Qt::Key_Right, Qt::Key_Up, Qt::Key_Left, Qt::Key_End, Qt::Key_Home})
      for (int times = 0; times < 5; ++times)
        check_after([&] { QTest::keyClick(keyboard(), key); });
    QTest::keyClick(keyboard(), Qt::Key_Escape);
  }
  /// Whether the pointer came to the cell: what is said may lay the window out anew, and the view
  /// may be larger than its room.
  static bool point_at(ListingTable& table, const QModelIndex& cell) {
    const QWidget* viewport = table.viewport();
    for (int tries = 0; tries < 3; ++tries) {
      const QPoint place = table.visualRect(cell).center();
      if (!viewport->visibleRegion().contains(place))
        return false;
      QTest::mouseMove(table.viewport(), place);
      if (table.indexAt(viewport->mapFromGlobal(QCursor::pos())) == cell)
        return true;
    }
    return false;
  }
  /// What a cell shows and says when the pointer is on it, and what is said of its row.
  void explore_cells(ListingTable& table) {
    const QAbstractItemModel& model = *table.model();
    int cells = 0;
    for (int row = 0; row < model.rowCount(); ++row) {
      table.scrollTo(model.index(row, 0), QAbstractItemView::PositionAtTop);
      QTest::mouseMove(&window, {1, 1}); // the row may have come to where the pointer was
      for (int column = 0; column < model.columnCount(); ++column) {
        const QModelIndex cell = model.index(row, column);
        if (!point_at(table, cell))
          continue;
        ++cells;
        QTextDocument tip;
        tip.setHtml(cell.data(Qt::ToolTipRole).toString());
        said_ = QStringList{cell.data().toString(), tip.toPlainText(),
                            cell.data(words_of_line_role).toString()}
                    .join(QLatin1Char('\n'));
        const QString answer = view_->asked();
        if (seen_.insert(said_ + answer).second)
          check();
      }
    }
    EXPECT_GT(cells, model.rowCount());
  }
  QWidget* keyboard() { return view_->focusProxy() ? view_->focusProxy() : view_; }
  void check_after(const std::function<void()>& act) {
    said_.clear();
    act();
    if (const auto* kernel = qobject_cast<KernelView*>(view_); kernel && kernel->busy())
      settle(); // another launch is predicted
    if (!said_.isEmpty() && seen_.insert(said_).second)
      check();
  }
  /// The words that stand beside the pictures.
  void check_labels() {
    const std::vector<why::QuantityPtr> all = explained({});
    const auto expect_explained = [&](QString text, const QString& shown) {
      EXPECT_EQ(unexplained(without_code(std::move(text), *view_), as_written(all)), QStringList())
          << "words in " << info_->id.toStdString() << " (" << choice_.toStdString()
          << "): " << shown.toStdString();
    };
    for (const QLabel* label : view_->findChildren<QLabel*>())
      if (label->isVisible() && !label->text().isEmpty()) {
        const auto* marked = qobject_cast<const MarkedLabel*>(label);
        const QString words = marked ? marked->words() : label->text();
        expect_explained(without_names(words, catalogue, all), words);
      }
    for (const NumberCard* card : view_->findChildren<NumberCard*>())
      if (card->isVisible())
        expect_explained(without_names(card->toPlainText(), catalogue, {}), card->toPlainText());
  }
  /// A choice or a field that shows a number asks for it when it has the keyboard.
  void check_fields() {
    QTest::mouseMove(&window, {1, 1});
    for (auto* field : view_->findChildren<QWidget*>()) {
      const auto* choice = qobject_cast<QComboBox*>(field);
      const auto* number = qobject_cast<QAbstractSpinBox*>(field);
      if ((!choice && !number) || !field->isVisible() || !field->isEnabled())
        continue;
      field->setFocus();
      said_ = choice ? choice->currentText() : number->text();
      if (said_.isEmpty() || !seen_.insert(field->objectName() + said_).second)
        continue;
      check();
      if (const auto* whole = qobject_cast<QSpinBox*>(field);
          whole && whole->text().contains(QString::number(whole->value()))) {
        const std::string id = view_->asked().toStdString();
        why::QuantityPtr own = why::find(explained(id), id);
        if (const auto found = why::explain(there(), id); !own && found)
          own = *found;
        EXPECT_TRUE(own && own->value == whole->value())
            << id << " in " << info_->id.toStdString() << ": " << said_.toStdString();
      }
    }
  }
  /// What the view explains itself, and of the scenario what it names or lists beside `id`.
  [[nodiscard]] std::vector<why::QuantityPtr> explained(const std::string& id) const {
    std::vector<why::QuantityPtr> all = with_inputs(view_->explained());
    for (const why::Section& section : why::explain(there())) {
      const bool is_here = why::find(section.quantities, id) != nullptr;
      const auto named = [this](const why::QuantityPtr& quantity) {
        return info_->quantities.contains(QString::fromStdString(quantity->id));
      };
      for (const why::QuantityPtr& quantity : section.quantities)
        for (const why::QuantityPtr& each : why::chain(quantity))
          if (is_here || named(quantity) || named(each))
            all.push_back(each);
    }
    return all;
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
    if (!said_.contains(QRegularExpression(QStringLiteral("(?<!\\w)\\d"))))
      return;
    const std::string where =
        info_->id.toStdString() + " (" + choice_.toStdString() + "): " + said_.toStdString();
    const QString own = view_->asked();
    const std::string id = (own.isEmpty() ? info_->quantities.front() : own).toStdString();
    std::vector<why::QuantityPtr> all = explained(id);
    why::QuantityPtr asked = why::find(all, id); // as the window looks it up
    if (const auto found = why::explain(there(), id); !asked && found)
      asked = *found;
    EXPECT_TRUE(asked) << id << " in " << where;
    if (!asked)
      return;
    for (const why::QuantityPtr& each : why::chain(asked))
      if (each->formula) {
        EXPECT_EQ(each->formula->value(), each->value) << each->id << " in " << where;
      }
    for (const why::QuantityPtr& each : why::chain(asked))
      all.push_back(each);
    const QString text = without_code(without_names(said_, catalogue, all), *view_);
    EXPECT_EQ(unexplained(text, as_written(all)), QStringList())
        << where << "\nwithout names: " << text.toStdString();
    // The answer is one of the numbers said, or what follows from them at once: a swing. Where the
    // pointer is, a thread or a bank, is no number to explain.
    std::vector<why::QuantityPtr> answer{asked}, places;
    answer.insert(answer.end(), asked->inputs.begin(), asked->inputs.end());
    std::ranges::copy_if(all, std::back_inserter(places), [](const why::QuantityPtr& each) {
      return each->source.is(Text{"the place that is asked for"});
    });
    const QStringList numbers = unexplained(text, as_written(places));
    asked_[info_->id] += !numbers.isEmpty();
    if (!numbers.isEmpty()) {
      EXPECT_LT(unexplained(text, as_written(answer)).size(), unexplained(text, {}).size())
          << id << " = " << asked->value << " is not said in " << where;
    }
  }

  const ViewInfo* info_ = nullptr;
  View* view_ = nullptr;
  QObject spy_;
  std::unique_ptr<QMenu> menu_;
  QString choice_, said_;
  double alpha_ = std::nan(""), warps_ = std::nan("");
  std::set<QString> seen_;
};

TEST_F(WhyEverywhereTest, AsItOpens) { ask_views(); }

TEST_F(WhyEverywhereTest, OnAGpuThatWasMeasured) {
  Scenario next = default_scenario(*catalogue.find("h200"));
  next.warps = 24;
  next.shared_access.pattern.kind = memory::PatternKind::tile;
  next.shared_access.pattern.word_bytes = 8;
  next.global_access.pattern.stride = 3;
  next.divergence = with_threads(next.divergence, 8);
  next.divergence.program = "n = tid % 3;\nwhile (n > 0) {\n  s = s + n * n;\n  n = n - 1;\n}\n";
  next.launch.config = {.threads = 192, .registers = 48, .shared = 5000};
  next.launch.grid = 1000;
  workspace.propose(QStringLiteral("test"), next);
  ask_views();
  for (const auto& [view, texts] : asked_)
    if (view != QLatin1String("profile")) { // empty without a profile
      EXPECT_GT(texts, 0) << view.toStdString();
    }
}

TEST_F(WhyEverywhereTest, OnAnOldGpu) {
  Scenario next = default_scenario(*catalogue.find("8800gtx"));
  next.alpha = 3;
  next.warps = 7;
  next.ilp = 2;
  next.view.throughput_unit = ThroughputUnit::gigaflops;
  next.view.occupancy_unit = OccupancyUnit::percent;
  next.shared_access.pattern = {.inactive = 6, .stride = 4, .offset = 1};
  next.global_access.pattern = {.kind = memory::PatternKind::random, .inactive = 5, .span = 400};
  workspace.propose(QStringLiteral("test"), next);
  ask_views();
}

} // namespace
} // namespace loom
