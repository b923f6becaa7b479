// Hovering finds the terms that the views write themselves: in diagrams, plots, timelines and the
// heads of tables, in every language.

#include "gpus/embedded.h"
#include "tests/widgets/hover.h"
#include "widgets/help/term_tips.h"
#include "widgets/help/terms.h"
#include "widgets/look/language.h"
#include "widgets/look/theme_controller.h"
#include "widgets/paint/diagram_widget.h"
#include "widgets/paint/timeline_widget.h"
#include "widgets/views/chart_buttons.h"
#include "widgets/views/view.h"
#include "widgets/workspace/workspace.h"

#include <QAbstractButton>
#include <QComboBox>
#include <QHeaderView>
#include <QPushButton>
#include <QRegularExpression>
#include <QTest>
#include <QTextBrowser>
#include <QTextCursor>

#include <gtest/gtest.h>

#include <memory>

namespace loom {
namespace {

QString meaning(const char* id) {
  return term_definition(*glossary_entry(QString::fromLatin1(id))).toHtmlEscaped();
}

/// A text that a view writes, and where to point at it.
struct Written {
  QWidget* widget;
  QString text;
  QPoint place;
};

std::vector<Written> pictures_of(const QWidget& view) {
  std::vector<Written> all;
  for (QWidget* widget : view.findChildren<QWidget*>())
    if (const auto* picture = dynamic_cast<const PaintsText*>(widget);
        picture && widget->isVisible())
      for (const PaintedText& each : picture->texts())
        all.push_back({widget, each.text, each.box.center().toPoint()});
  return all;
}

std::vector<Written> heads_of(const QWidget& view) {
  std::vector<Written> all;
  for (const QHeaderView* head : view.findChildren<QHeaderView*>())
    if (head->isVisible() && head->model() && head->orientation() == Qt::Horizontal)
      for (int section = 0; section < head->count(); ++section)
        if (!head->isSectionHidden(section))
          all.push_back(
              {head->viewport(),
               head->model()->headerData(section, Qt::Horizontal, Qt::DisplayRole).toString(),
               {head->sectionViewportPosition(section) + 2, head->height() / 2}});
  return all;
}

/// Words of a picture that are no terms of the field, in the language that is spoken.
bool is_plain(const QString& text) {
  constexpr const char* words[] = {
      "A", "B", "C", "empty", "in theory", "each alone allows", "GeForce", "release", "Fermi",
      "Kepler", "G80", "GT200", "for.body:", "Maxwell and later", "name",
      // What a profile says beside a model.
      "modelled", "Use of resources", "use", "share of waiting", "Bytes", "expected", "at", "for",
      "where warps wait", "launches of this file", "speed", "80 % interval",
      // What the loom says of what it counts.
      "waits for its unit", "ready, waits for a slot"};
  // Numbers with their units, parts of a whole, places, steps, symbols of a line of code.
  static const QRegularExpression number(QStringLiteral(
      "^[-−+]?[\\d./]+([×%]|[ \\d.·%]*( ?(B|bits|KiB|µs|ms|cycles|B at \\d+))?| of [\\d.]+"
      "|( KiB)? of [\\d.]+ KiB)?$|^(line|step) \\d+$|^\\w+ = [\\d.]+$|^[\\d.]+×.*$"));
  static const QRegularExpression counted(
      QStringLiteral("^[\\d.]+ (% used.*|loads?( waiting)?|adds?|ready|cycles: one load)$"));
  return text.isEmpty() || number.match(text).hasMatch() || counted.match(text).hasMatch() ||
         std::ranges::any_of(words, [&](const char* word) {
           return text.section(QLatin1String(" ("), 0, 0) == said(word);
         });
}

class GlossaryPicturesTest : public testing::Test {
protected:
  std::unique_ptr<View> make(const ViewInfo& info) {
    std::unique_ptr<View> view(info.create(workspace_, nullptr));
    view->set_style(theme_.figure_style());
    view->resize(1400, 900);
    view->show();
    EXPECT_TRUE(QTest::qWaitForWindowExposed(view.get()));
    if (auto* example = view->findChild<QPushButton*>(QStringLiteral("profile_example")))
      example->click(); // without a profile that view has no picture
    settle(*view);
    return view;
  }
  std::unique_ptr<View> make(const char* id) {
    for (const ViewInfo& info : view_registry())
      if (info.id == QLatin1String(id))
        return make(info);
    return nullptr;
  }
  /// Waits for what comes from the background.
  static void settle(const View& view) {
    QCoreApplication::processEvents();
    const bool table = !view.findChildren<QHeaderView*>().isEmpty();
    EXPECT_TRUE(table || QTest::qWaitFor([&] { return !pictures_of(view).empty(); }, 20'000));
  }
  [[nodiscard]] bool names_gpu(const QString& text) const {
    return std::ranges::any_of(catalogue_.ids(), [&](const std::string& id) {
      return text.contains(QString::fromStdString((*catalogue_.find(id))->name));
    });
  }
  /// Does it for every chart that the view has.
  static void for_each_chart(View& view, const std::function<void()>& act) {
    QList<QAbstractButton*> buttons;
    for (const ChartButtons* row : view.findChildren<ChartButtons*>())
      for (auto* button : row->findChildren<QAbstractButton*>())
        if (button->isCheckable())
          buttons << button;
    if (buttons.isEmpty())
      return act();
    for (QAbstractButton* button : buttons) {
      button->click();
      settle(view);
      act();
    }
  }
  /// What pictures and heads of all views name that hovering explains; what it does not, and is no
  /// plain word, fails. Names with numbers in them only where `counted`.
  int explained_names(bool counted) {
    constexpr int name = 4; // words; a longer text is a sentence, of which a word is asked about
    static const QRegularExpression digit(QStringLiteral("\\d"));
    int explained = 0;
    for (const ViewInfo& info : view_registry()) {
      const auto view = make(info);
      for_each_chart(*view, [&] {
        std::vector<Written> all = pictures_of(*view);
        for (Written& head : heads_of(*view))
          all.push_back(std::move(head));
        for (const Written& each : all) {
          if (each.text.count(QLatin1Char(' ')) >= name || is_plain(each.text) ||
              (!counted && each.text.contains(digit)) || names_gpu(each.text) ||
              each.widget->objectName() == QLatin1String("kernel_code") ||
              each.widget->objectName() == QLatin1String("program_run"))
            continue;
          const bool found = entry_of(hovered_text(*each.widget, each.place));
          EXPECT_TRUE(found) << qPrintable(info.id) << ": " << qPrintable(each.text);
          explained += found;
        }
      });
    }
    return explained;
  }
  /// Where the view writes a text that begins like this.
  static Written place_of(const QWidget& view, const char* text) {
    for (const Written& each : pictures_of(view))
      if (each.text.startsWith(QString::fromUtf8(text)))
        return each;
    ADD_FAILURE() << "nowhere in the view: " << text;
    return {};
  }
  static QString tip_of(const QWidget& view, const char* text) {
    const Written found = place_of(view, text);
    return found.widget ? tip_at(*found.widget, found.place) : QString();
  }

  Catalogue catalogue_{embedded_gpu_files()};
  Workspace workspace_{catalogue_, {default_scenario(*catalogue_.find("h200")), {}}};
  ThemeController theme_{ThemeChoice::light, 100};
  QObject owner_;
  TermTips* tips_ = new TermTips(&owner_);
};

TEST_F(GlossaryPicturesTest, EveryNameHasATermOrIsAPlainWord) {
  EXPECT_GT(explained_names(true), 200);
}

TEST_F(GlossaryPicturesTest, SoItIsInChinese) {
  const Speaking speaking(QStringLiteral("zh_CN"));
  EXPECT_GT(explained_names(false), 100);
}

TEST_F(GlossaryPicturesTest, SoItIsInRussian) {
  const Speaking speaking(QStringLiteral("ru"));
  EXPECT_GT(explained_names(false), 100);
}

TEST_F(GlossaryPicturesTest, TheThingsOwnWordsStandAboveTheTerm) {
  const auto view = make("sm");
  const QString tip = tip_of(*view, "register file");
  EXPECT_TRUE(tip.contains(meaning("register"))) << qPrintable(tip);
  const auto* picture = view->findChild<DiagramWidget*>();
  const QString own = picture->tip_at(place_of(*view, "register file").place);
  ASSERT_FALSE(own.isEmpty());
  const qsizetype line = tip.indexOf(QStringLiteral("<hr>"));
  ASSERT_GT(line, 0);
  EXPECT_TRUE(tip.left(line).contains(own.section(QLatin1Char('\n'), 0, 0).toHtmlEscaped()))
      << qPrintable(tip);
  EXPECT_LT(line, tip.indexOf(meaning("register")));
}

TEST_F(GlossaryPicturesTest, AWordOfATimelineOrADiagramIsExplained) {
  const auto timeline = make("timeline");
  EXPECT_TRUE(tip_of(*timeline, "W0").contains(meaning("warp")));
  EXPECT_TRUE(tip_of(*timeline, "slots").contains(meaning("issue-slot")));
  EXPECT_TRUE(tip_of(*timeline, "in flight").contains(meaning("littles-law")));
  EXPECT_TRUE(tip_of(*timeline, "cycle").contains(meaning("issue")));
  auto* picture = timeline->findChild<TimelineWidget*>();
  EXPECT_EQ(tip_at(*picture, picture->rect().center()), QString());
  const auto divergence = make("divergence");
  EXPECT_TRUE(tip_of(*divergence, "divergence stack").contains(meaning("divergence-stack")));
  const auto sensitivity = make("sensitivity"); // the rows of a tornado
  EXPECT_TRUE(tip_of(*sensitivity, "mem_lat").contains(meaning("latency")));
}

TEST_F(GlossaryPicturesTest, AWordOfATextAndAChoiceAreExplained) {
  QTextBrowser text;
  text.setHtml(QStringLiteral("<p>nothing here</p><p><b>bound</b> by the issue rate</p>"));
  text.resize(400, 200);
  text.show();
  ASSERT_TRUE(QTest::qWaitForWindowExposed(&text));
  const auto at = [&text](const char* word) {
    const QTextCursor found = text.document()->find(QString::fromLatin1(word));
    QTextCursor start = found;
    start.setPosition(found.selectionStart());
    return (text.cursorRect(start).center() + text.cursorRect(found).center()) / 2;
  };
  EXPECT_TRUE(tip_at(*text.viewport(), at("issue")).contains(meaning("issue")));
  EXPECT_EQ(tip_at(*text.viewport(), at("nothing")), QString());
  QComboBox choice;
  choice.addItem(QStringLiteral("L1 bandwidth"));
  EXPECT_TRUE(tip_at(choice, {4, 4}).contains(meaning("bandwidth")));
}

} // namespace
} // namespace loom
