#include "tests/widgets/hover.h"
#include "tests/widgets/shell/shell_fixture.h"

#include "core/gpu/fact_groups.h"
#include "core/gpu/gpu_columns.h"
#include "core/scenario/parameters.h"
#include "widgets/dialogs/facts_dialog.h"
#include "widgets/dialogs/fit_dialog.h"
#include "widgets/dialogs/measurements_dialog.h"
#include "widgets/help/glossary_window.h"
#include "widgets/help/help.h"
#include "widgets/help/term_tips.h"
#include "widgets/help/terms.h"
#include "widgets/look/language.h"
#include "widgets/paint/plot_widget.h"
#include "widgets/params/parameter_name.h"
#include "widgets/params/parameter_popover.h"
#include "widgets/shell/view_area.h"
#include "widgets/shell/view_dock.h"
#include "widgets/texts/fact_text.h"
#include "widgets/texts/parameter_text.h"
#include "widgets/why/why_window.h"

#include <QApplication>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QMenu>
#include <QTabBar>
#include <QTableView>
#include <QTextBrowser>
#include <QTreeView>

#include <set>

namespace loom {
namespace {

/// Heads of columns that are plain words, no terms of the field.
bool is_plain_word(const QString& head) {
  static const std::set<QString> words{QString(), // a column of marks, its tooltip says them
                                       QStringLiteral("name"),
                                       QStringLiteral("number"),
                                       QStringLiteral("Number"),
                                       QStringLiteral("Value"),
                                       QStringLiteral("unit"),
                                       QStringLiteral("Unit"),
                                       QStringLiteral("Note"),
                                       QStringLiteral("release"),
                                       QStringLiteral("File"),
                                       QStringLiteral("at"),
                                       QStringLiteral("for"),
                                       QStringLiteral("where warps wait"),
                                       QStringLiteral("modelled")};
  // "off MODEL": the difference from the model that stands there.
  return words.contains(head) || head.startsWith(QStringLiteral("off "));
}

/// The heads of every table of a widget that no entry explains.
QStringList unexplained_heads(const QWidget& widget) {
  QStringList missing;
  for (const QHeaderView* header : widget.findChildren<QHeaderView*>()) {
    if (header->orientation() != Qt::Horizontal || header->isHidden() || !header->model())
      continue;
    for (int column = 0; column < header->count(); ++column) {
      const QString head =
          header->model()->headerData(column, Qt::Horizontal, Qt::DisplayRole).toString();
      if (!is_plain_word(head) && !term_of(head))
        missing << head;
    }
  }
  return missing;
}

class GlossaryTest : public WindowTest {};

TEST_F(GlossaryTest, ExplainsEveryViewParameterAndColumn) {
  for (const ViewInfo& view : view_registry())
    EXPECT_TRUE(term_of(view.title)) << qPrintable(view.title);
  for (const ParameterInfo& info : parameter_table()) {
    EXPECT_TRUE(term_of(to_qstring(info.id))) << info.id;
    EXPECT_TRUE(term_of(symbol_of(info))) << info.id;
  }
  for (const char* group : {"latencies", "throughputs", "mix", "access"})
    EXPECT_TRUE(term_of(QString::fromLatin1(group))) << group;
  for (const FactGroup& group : fact_groups())
    EXPECT_TRUE(term_of(heading_of(group))) << qPrintable(heading_of(group));
  for (const GpuColumn& column : gpu_columns()) {
    if (!is_plain_word(column_title(column))) {
      EXPECT_TRUE(term_of(column_title(column))) << qPrintable(column_title(column));
    }
  }
}

TEST_F(GlossaryTest, ExplainsTheHeadsOfEveryTable) {
  for (const ViewInfo& info : view_registry()) {
    const View* view = window.views().need_view(info.id);
    window.views().show_view_of(info.id); // what is closed has drawn nothing yet
    QApplication::processEvents();
    const QStringList missing = unexplained_heads(*view);
    EXPECT_TRUE(missing.isEmpty())
        << qPrintable(info.id + QStringLiteral(": ") + missing.join(QStringLiteral(" | ")));
  }
  const FactsDialog facts(workspace.scenario(), &window);
  EXPECT_EQ(unexplained_heads(facts), QStringList());
  const FitDialog fit(workspace, folder.path(), theme.figure_style(), &window);
  EXPECT_EQ(unexplained_heads(fit), QStringList());
  const MeasurementsDialog sets(workspace, &window);
  EXPECT_EQ(unexplained_heads(sets), QStringList());
  const WhyWindow why(workspace, &window);
  EXPECT_EQ(unexplained_heads(why), QStringList());
}

TEST_F(GlossaryTest, HoveringATermShowsItBelowTheWidgetsOwnWords) {
  const auto* row = find<QWidget>("row_mem_lat");
  ASSERT_NE(row, nullptr);
  auto* name = row->findChild<ParameterName*>();
  ASSERT_NE(name, nullptr);
  const QString tip = tip_at(*name, name->rect().center());
  EXPECT_TRUE(tip.contains(QStringLiteral("Defined in"))) << qPrintable(tip);
  EXPECT_TRUE(tip.contains(term_definition(*glossary_entry(QStringLiteral("latency")))))
      << qPrintable(tip);
  QLabel plain(QStringLiteral("nothing of the field"), &window);
  EXPECT_EQ(tip_at(plain, plain.rect().center()), QString());
  plain.setProperty("term", QStringLiteral("cusp"));
  EXPECT_TRUE(tip_at(plain, plain.rect().center()).contains(QStringLiteral("two limits meet")));
}

TEST_F(GlossaryTest, HoveringATabShowsWhatItsViewIsAbout) {
  int explained = 0;
  for (QTabBar* bar : window.views().findChildren<QTabBar*>(Qt::FindDirectChildrenOnly))
    for (int tab = 0; bar->isVisible() && tab < bar->count(); ++tab)
      if (const QRect place = bar->tabRect(tab); bar->rect().contains(place.center())) {
        EXPECT_NE(tip_at(*bar, place.center()), QString()) << qPrintable(bar->tabText(tab));
        ++explained;
      }
  EXPECT_GE(explained, 3);
}

TEST_F(GlossaryTest, HoveringAHeadShowsItsTerm) {
  const FactsDialog facts(workspace.scenario(), &window);
  auto* header = facts.findChild<QTableView*>()->horizontalHeader();
  const QPoint status(header->sectionViewportPosition(3) + 4, 4);
  EXPECT_EQ(hovered_text(*header->viewport(), status).text, QStringLiteral("Status"));
}

/// Where the text stands in a plot; the middle of its box.
QPoint place_of(const PlotWidget& plot, const QString& text) {
  for (int y = 0; y < plot.height(); y += 3)
    for (int x = 0; x < plot.width(); x += 3)
      if (const PaintedText found = plot.text_at(QPointF(x, y)); found.text.startsWith(text))
        return found.box.center().toPoint();
  ADD_FAILURE() << "nowhere in the plot: " << qPrintable(text);
  return {};
}

TEST_F(GlossaryTest, HoveringANameInAPlotShowsItsTerm) {
  auto* dock = window.views().findChild<ViewDock*>(QStringLiteral("throughput"));
  dock->need_view()->restore_choices({{QStringLiteral("bounds"), true}});
  auto* plot = dock->need_view()->findChild<PlotWidget*>();
  const auto tip_of = [plot](const char* text) {
    return tip_at(*plot, place_of(*plot, QString::fromUtf8(text)));
  };
  const auto meaning = [](const char* id) {
    return term_definition(*glossary_entry(QString::fromLatin1(id))).toHtmlEscaped();
  };
  EXPECT_TRUE(tip_of("occupancy").contains(meaning("occupancy")));
  EXPECT_TRUE(tip_of("memory throughput").contains(meaning("throughput")))
      << qPrintable(tip_of("memory throughput"));
  EXPECT_NE(tip_of("latency bound n/L"), QString());
  EXPECT_NE(tip_of("memory limit"), QString());
  EXPECT_EQ(tip_at(*plot, plot->axes_rect().center().toPoint() + QPoint(0, 40)), QString());
}

TEST_F(GlossaryTest, EveryNameInThePlotsOfTheViewsHasATerm) {

  for (const ViewInfo& info : view_registry()) {
    const Figure figure = window.views().need_view(info.id)->figure();
    for (const Panel& panel : figure.panels)
      for (const Axis* axis : {&panel.x, &panel.y}) {
        const QString text = to_qstring(axis->label);
        if (text.isEmpty() || axis->kind == AxisKind::category)
          continue;
        EXPECT_TRUE(term_of(text) || term_in(text) || is_plain_word(text))
            << qPrintable(info.id) << ": " << qPrintable(text);
      }
  }
}

TEST_F(GlossaryTest, HoveringAnEntryOfAMenuShowsItsTerm) {
  QMenu menu;
  menu.addAction(QStringLiteral("&Cusp\t2"));
  menu.addAction(QStringLiteral("&Quit"));
  menu.popup(window.mapToGlobal(QPoint(20, 20)));
  ASSERT_TRUE(QTest::qWaitForWindowExposed(&menu));
  const auto at = [&menu](int entry) {
    return menu.actionGeometry(menu.actions()[entry]).center();
  };
  EXPECT_TRUE(tip_at(menu, at(0)).contains(QStringLiteral("two limits meet")));
  EXPECT_EQ(tip_at(menu, at(1)), QString());
}

TEST_F(GlossaryTest, FindsTheTermUnderThePointerInTheSentence) {
  const QString text = QStringLiteral("54 warps hide all latency (84 % of 64)");
  const auto id_at = [&](const char* word) {
    const glossary::Entry* entry = term_at(text, text.indexOf(QString::fromLatin1(word)));
    return entry ? to_qstring(entry->id) : QString();
  };
  EXPECT_EQ(id_at("warps"), QStringLiteral("warp"));
  EXPECT_EQ(id_at("hide"), QStringLiteral("latency-hiding"));
  EXPECT_EQ(id_at("84"), QString());
  auto* sentence = find<QLabel>("sentence");
  const QFontMetrics metrics(sentence->font());
  const qsizetype word = sentence->text().indexOf(QStringLiteral("warps"));
  const int x = metrics.horizontalAdvance(sentence->text().left(word + 2));
  EXPECT_TRUE(tip_at(*sentence, {x, metrics.height() / 2})
                  .contains(QStringLiteral("32 threads that execute")));
}

TEST_F(GlossaryTest, ANumbersNoteHasItsMeaning) {
  const ParameterPopover popover(workspace, *find_parameter("alpha"), &window);
  EXPECT_TRUE(popover.text().contains(term_definition(*glossary_entry(QStringLiteral("alpha")))));
}

TEST_F(GlossaryTest, TheWindowSearchesFollowsLinksAndGoesBack) {
  window.help().show_glossary();
  GlossaryWindow* shown = window.help().glossary();
  ASSERT_NE(shown, nullptr);
  auto* search = shown->findChild<QLineEdit*>();
  auto* list = shown->findChild<QListWidget*>();
  search->setText(QStringLiteral("bank conf"));
  EXPECT_EQ(shown->shown(), QStringLiteral("bank-conflict"));
  int visible = 0;
  for (int row = 0; row < list->count(); ++row)
    visible += list->item(row)->isHidden() ? 0 : 1;
  EXPECT_LT(visible, list->count());
  auto* text = shown->findChild<QTextBrowser*>();
  EXPECT_TRUE(text->toPlainText().contains(QStringLiteral("Volkov 2016, §2.6")));
  emit text->anchorClicked(QUrl(QStringLiteral("#padding")));
  EXPECT_EQ(shown->shown(), QStringLiteral("padding"));
  emit text->anchorClicked(QUrl(QStringLiteral("#cusp")));
  EXPECT_TRUE(text->toPlainText().contains(QStringLiteral("尖点")));
}

TEST_F(GlossaryTest, SpeaksTheLanguageOfTheWindow) {
  const Speaking russian(QStringLiteral("ru"));
  ASSERT_TRUE(term_of(QStringLiteral("Касп")));
  EXPECT_EQ(term_of(QStringLiteral("Касп"))->id, "cusp");
  EXPECT_EQ(term_of(QStringLiteral("cusp"))->id, "cusp");
  for (const ViewInfo& view : view_registry()) // said in English when the program began
    EXPECT_TRUE(term_of(said(view.title.toStdString()))) << qPrintable(view.title);
}

} // namespace
} // namespace loom
