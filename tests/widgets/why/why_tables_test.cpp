// "Why this number?" at every cell that shows a number, in every table of the views.

#include "core/gpu/gpu_columns.h"
#include "core/sass/control.h"
#include "core/scenario/parameters.h"
#include "tests/widgets/why/why_fixture.h"
#include "widgets/numbers/cell_numbers.h"
#include "widgets/views/accuracy/accuracy_view.h"
#include "widgets/views/accuracy/model_errors.h"
#include "widgets/views/gpus/gpus_view.h"
#include "widgets/views/models/models_view.h"
#include "widgets/views/sass/listing_model.h"
#include "widgets/views/sass/sass_view.h"

#include <QClipboard>
#include <QContextMenuEvent>
#include <QMenu>
#include <QRegularExpression>
#include <QTableView>
#include <QTreeWidget>

#include <set>

namespace loom {
namespace {

class WhyTablesTest : public WhyWindowTest {
protected:
  /// A cell's text is its number, rounded as tables round.
  static bool says(const QString& text, const why::Quantity& quantity) {
    static const QRegularExpression number(QStringLiteral("\\d+(\\.\\d+)?(e[-+]?\\d+)?"));
    return is_written(number.match(text).captured(), quantity.value);
  }
  static bool fits(const QString& text, const why::Quantity& quantity) {
    if (quantity.id.ends_with("control"))
      return text.toStdString() ==
             to_text(*sass::control_from_bits(static_cast<std::uint32_t>(quantity.value)));
    return says(text, quantity);
  }

  /// Makes every cell but those of the columns `words` the current one and asks. How many showed a
  /// number.
  int ask_everywhere(View& view, QAbstractItemView& table, const std::set<int>& words) {
    window.activateWindow();
    table.setFocus();
    const QAbstractItemModel& model = *table.model();
    int numbers = 0;
    for (int row = 0; row < model.rowCount(); ++row)
      for (int column = 0; column < model.columnCount(); ++column) {
        const QModelIndex cell = model.index(row, column);
        const QString text = cell.data().toString(), id = cell.data(quantity_role).toString();
        const std::string where = table.objectName().toStdString() + ' ' + std::to_string(row) +
                                  ' ' + std::to_string(column) + ": " + text.toStdString();
        const bool number =
            !words.contains(column) && text.contains(QRegularExpression(QStringLiteral("\\d")));
        if (number) {
          EXPECT_FALSE(id.isEmpty()) << where;
        }
        if (id.isEmpty())
          continue;
        ++numbers;
        table.setCurrentIndex(cell);
        EXPECT_EQ(view.asked_quantity(), id) << where;
        why::QuantityPtr found = why::find(with_inputs(view.sections()), id.toStdString());
        if (const auto own = why::explain(scenario(), id.toStdString()); !found && own)
          found = *own; // as the window looks it up
        EXPECT_TRUE(found) << where << ' ' << id.toStdString();
        if (!found)
          continue;
        if (number) {
          EXPECT_TRUE(fits(text, *found)) << where << ' ' << found->value;
        }
        for (const why::QuantityPtr& each : why::chain(found))
          if (each->formula) {
            EXPECT_EQ(each->formula->value(), each->value) << where << ' ' << each->id;
          }
      }
    return numbers;
  }

  /// The menu that the right button or the menu key opens on the current cell.
  QMenu* menu_at(QAbstractItemView& table, QContextMenuEvent::Reason reason) {
    const QPoint at = table.visualRect(table.currentIndex()).center();
    QWidget* to = reason == QContextMenuEvent::Keyboard ? &table : table.viewport();
    QContextMenuEvent event(reason, at, to->mapToGlobal(at));
    QCoreApplication::sendEvent(to, &event);
    auto* menu = qobject_cast<QMenu*>(QApplication::activePopupWidget());
    EXPECT_TRUE(menu) << table.objectName().toStdString();
    return menu;
  }
  /// Chooses "Why this number?" in it.
  std::string asked_by_menu(QAbstractItemView& table, QContextMenuEvent::Reason reason) {
    QMenu* menu = menu_at(table, reason);
    if (!menu || menu->actions().isEmpty())
      return {};
    QAction* first = menu->actions().constFirst();
    EXPECT_EQ(first->text(), QStringLiteral("Why this number?"));
    menu->close();
    first->trigger();
    for (auto* each : window.findChildren<WhyWindow*>())
      if (each->isVisible())
        return each->asked().toStdString();
    return {};
  }
  void expect_menus(QAbstractItemView& table, int row, int column) {
    const QModelIndex cell = table.model()->index(row, column);
    const std::string id = cell.data(quantity_role).toString().toStdString();
    EXPECT_FALSE(id.empty()) << table.objectName().toStdString();
    for (const auto reason : {QContextMenuEvent::Mouse, QContextMenuEvent::Keyboard}) {
      table.setCurrentIndex(cell);
      table.scrollTo(cell);
      EXPECT_EQ(asked_by_menu(table, reason), id);
    }
  }
  /// By the window's key.
  void expect_key(QAbstractItemView& table, int row, int column) {
    table.setFocus();
    table.setCurrentIndex(table.model()->index(row, column));
    EXPECT_EQ(asked(), table.currentIndex().data(quantity_role).toString().toStdString());
  }
  template <class Table> Table* table(const char* name) {
    return window.findChild<Table*>(QLatin1String(name));
  }
};

TEST_F(WhyTablesTest, ListOfGpus) {
  auto* view = open<GpusView>("gpus");
  ASSERT_TRUE(view);
  auto* list = table<QTableView>("gpu_list");
  // Name, architecture, release, segment and compute capability are no quantities.
  std::set<int> words;
  for (int column = 0; column < static_cast<int>(gpu_word_count); ++column)
    words.insert(column);
  EXPECT_GT(ask_everywhere(*view, *list, words), 2000);
  expect_key(*list, 3, static_cast<int>(gpu_word_count));
}

TEST_F(WhyTablesTest, GpusSideBySide) {
  auto* view = open<GpusView>("gpus");
  ASSERT_TRUE(view);
  auto* list = table<QTableView>("gpu_list");
  list->selectRow(3);
  window.findChild<QPushButton*>(QStringLiteral("gpu_compare"))->click();
  ASSERT_TRUE(view->comparing());
  auto* beside = table<QTableView>("gpu_comparison");
  const QAbstractItemModel& model = *beside->model();
  // The rows of words come first, under their heading.
  int numbers = 0;
  for (int row = 0; row < model.rowCount(); ++row)
    numbers += !model.index(row, 3).data(quantity_role).toString().isEmpty();
  EXPECT_GT(numbers, 20);
  // Titles have digits ("L2"), and so have the words of the product.
  for (int row = 0; row < 6; ++row)
    for (int column = 0; column < model.columnCount(); ++column)
      EXPECT_TRUE(model.index(row, column).data(quantity_role).toString().isEmpty());
  int cells = 0;
  for (int row = 6; row < model.rowCount(); ++row)
    for (int column = 3; column < model.columnCount(); ++column)
      cells += model.index(row, column)
                   .data()
                   .toString()
                   .contains(QRegularExpression(QStringLiteral("\\d")));
  EXPECT_EQ(ask_everywhere(*view, *beside, {0, 1, 2, 3, 4, 5}), cells);
  int row = 6;
  while (model.index(row, 5).data(quantity_role).toString().isEmpty())
    ++row;
  EXPECT_TRUE(model.index(row, 5).data(quantity_role).toString().endsWith(QLatin1String(".ratio")));
  expect_key(*beside, row, 5);
}

TEST_F(WhyTablesTest, ErrorsOfTheModels) {
  workspace.propose_gpu(*catalogue.find("h200"));
  auto* view = open<AccuracyView>("accuracy");
  ASSERT_TRUE(view);
  (void)workspace.snapshot();
  QCoreApplication::processEvents();
  auto* tree = table<QTreeWidget>("errors");
  EXPECT_GE(ask_everywhere(*view, *tree, {0}), 50);
  expect_menus(*tree, 2, 3);
  expect_key(*tree, 1, 4);
  // By keyboard alone, from the model to its numbers.
  tree->setFocus();
  tree->setCurrentItem(tree->topLevelItem(2), 0);
  QTest::keyClick(tree, Qt::Key_Right);
  EXPECT_TRUE(view->asked_quantity().endsWith(QLatin1String(".mean_error")));
  QTest::keyClick(tree, Qt::Key_Down);
  EXPECT_EQ(tree->currentColumn(), 1);
  QTest::keyClick(tree, Qt::Key_Left);
  EXPECT_EQ(tree->currentColumn(), 0);
}

TEST_F(WhyTablesTest, ModelsSideBySideAlsoAtAddsAlone) {
  auto* view = open<ModelsView>("models");
  ASSERT_TRUE(view);
  view->set_shown(simulation_model(), true);
  auto* tree = table<QTreeWidget>("models");
  for (const char* gpu : {"gtx980", "h200"})
    for (const double alpha : {8.0, 48.0, std::numeric_limits<double>::infinity()})
      for (const ThroughputUnit unit : {ThroughputUnit::other_ipc, ThroughputUnit::gigaflops}) {
        Scenario next = with_gpu(scenario(), *catalogue.find(gpu));
        next.alpha = alpha;
        next.warps = 13;
        next.view.throughput_unit = unit;
        workspace.propose(QStringLiteral("test"), next);
        for (int chart = 0; chart < models_chart_count; ++chart) {
          view->choose(static_cast<ModelsChart>(chart));
          (void)workspace.snapshot();
          const auto row = static_cast<int>(simulation_model());
          if (static_cast<ModelsChart>(chart) == ModelsChart::over_warps) {
            ASSERT_TRUE(QTest::qWaitFor(
                [&] { return tree->topLevelItem(row)->text(2).at(0).isDigit(); }, 20'000))
                << gpu << alpha;
            EXPECT_EQ(tree->topLevelItem(row)->data(2, quantity_role).toString().left(21),
                      QStringLiteral("simulation_throughput"));
          }
          EXPECT_GT(ask_everywhere(*view, *tree, {0, 1}), 10);
        }
      }
  expect_menus(*tree, 0, 2); // the bounds: they have numbers everywhere
  // The space bar is still for the row.
  tree->setFocus();
  tree->setCurrentItem(tree->topLevelItem(1), 3);
  const Qt::CheckState before = tree->topLevelItem(1)->checkState(0);
  QTest::keyClick(tree, Qt::Key_Space);
  EXPECT_NE(tree->topLevelItem(1)->checkState(0), before);
}

TEST_F(WhyTablesTest, LinesOfAListing) {
  auto* view = open<SassView>("sass");
  ASSERT_TRUE(view);
  ASSERT_TRUE(QTest::qWaitFor([&] { return view->shown() && !view->busy(); }, 20'000));
  auto* listing = table<QTableView>("sass_listing");
  // Addresses and instructions are names; the lanes are a drawing.
  EXPECT_GT(ask_everywhere(*view, *listing,
                           {ListingModel::address_column, ListingModel::text_column,
                            ListingModel::lanes_column}),
            100);
  expect_menus(*listing, 2, ListingModel::stall_column);
  expect_key(*listing, 3, ListingModel::cycle_column);
  auto* beside = window.findChild<QComboBox*>(QStringLiteral("sass_beside"));
  beside->setCurrentIndex(1);
  emit beside->activated(1);
  ASSERT_TRUE(QTest::qWaitFor([&] { return view->comparing(); }, 20'000));
  auto* aligned = table<QTableView>("sass_aligned");
  EXPECT_GT(ask_everywhere(*view, *aligned, {0, 2, 3, 4, 6}), 20);
  expect_menus(*aligned, 0, 1);
}

TEST_F(WhyTablesTest, ThePointersCellIsAskedFor) {
  auto* view = open<SassView>("sass");
  ASSERT_TRUE(QTest::qWaitFor([&] { return view->shown() && !view->busy(); }, 20'000));
  auto* listing = table<QTableView>("sass_listing");
  listing->setFocus();
  listing->setCurrentIndex(listing->model()->index(0, 0));
  EXPECT_EQ(asked(), "line.cycle") << "an address is no number: when it issues is said beside it";
  const QModelIndex cell = listing->model()->index(2, ListingModel::stall_column);
  QCoreApplication::processEvents(); // asking may move what is below
  QTest::mouseMove(listing->viewport(), listing->visualRect(cell).center());
  EXPECT_EQ(asked(), "line.stall");
  EXPECT_EQ(listing->currentIndex(), cell);
  QTest::keyClick(listing, Qt::Key_Home); // from here on the keyboard leads
  EXPECT_EQ(listing->currentIndex().row(), 0);
  EXPECT_EQ(asked(), "line.stall");
  EXPECT_EQ(listing->currentIndex().row(), 0);
}

TEST_F(WhyTablesTest, EveryCellOfAListingAsksForANumberThatIsSaidOfIt) {
  auto* view = open<SassView>("sass");
  ASSERT_TRUE(QTest::qWaitFor([&] { return view->shown() && !view->busy(); }, 20'000));
  QGuiApplication::clipboard()->setText(
      QStringLiteral("[B------:R-:W0:-:S01] /*0010*/ LDG.E R2, [R4.64] ;\n"
                     "[B0-2---:R-:W-:-:S01] /*0020*/ FADD R6, R2.reuse, R2 ;\n"
                     "[B------:R-:W-:-:S05] /*0030*/ FADD R7, R6, R2 ;\n"
                     "[B------:R-:W-:-:S05] /*0040*/ EXIT ;\n"));
  QTest::keyClick(view->focusProxy(), Qt::Key_V, Qt::ControlModifier);
  ASSERT_TRUE(QTest::qWaitFor([&] { return view->shown()->size() == 4; }, 20'000));
  auto* listing = table<QTableView>("sass_listing");
  const auto id = [&](int row, int column) {
    return listing->model()->index(row, column).data(quantity_role).toString().toStdString();
  };
  for (int row = 0; row < 4; ++row)
    for (int column = 0; column < ListingModel::column_count; ++column)
      EXPECT_TRUE(QString::fromStdString(id(row, column)).startsWith(QLatin1String("line.")))
          << row << ' ' << column;
  // ⚠: a barrier that nothing sets, and two that are too close.
  EXPECT_EQ(id(0, ListingModel::address_column), "line.cycle");
  EXPECT_EQ(id(1, ListingModel::address_column), "line.doubt_1.barrier");
  EXPECT_EQ(id(2, ListingModel::address_column), "line.doubt_1.found");
  EXPECT_EQ(id(0, ListingModel::lanes_column), "line.write_barrier");
  EXPECT_EQ(id(1, ListingModel::lanes_column), "line.wait_0");
  EXPECT_EQ(id(1, ListingModel::wait_column), "line.wait_0");
  EXPECT_EQ(id(1, ListingModel::reuse_column), "line.reuse_1");
  EXPECT_EQ(id(2, ListingModel::text_column), "line.cycle");
  listing->setFocus();
  listing->setCurrentIndex(listing->model()->index(2, ListingModel::address_column));
  EXPECT_EQ(asked(), "line.doubt_1.found");
  EXPECT_EQ(why::find(with_inputs(view->sections()), "line.doubt_1.needed")->value, 4);
}

} // namespace
} // namespace loom
