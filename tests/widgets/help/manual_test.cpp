#include "tests/widgets/shell/shell_fixture.h"

#include "widgets/help/help.h"
#include "widgets/help/manual.h"
#include "widgets/help/manual_window.h"
#include "widgets/look/language.h"
#include "widgets/shell/view_area.h"
#include "widgets/views/view.h"

#include <QComboBox>
#include <QDir>
#include <QLabel>
#include <QLineEdit>
#include <QRegularExpression>
#include <QTextBlock>
#include <QTextBrowser>
#include <QTreeWidget>
#include <QTreeWidgetItemIterator>

#include <set>

namespace loom {
namespace {

struct Link {
  QString from, path, anchor;
};

std::vector<Link> links(const QString& language = manual_english) {
  static const QRegularExpression link(QStringLiteral("\\]\\(([^)\\s]+)\\)"));
  std::vector<Link> all;
  for (const ManualPage& page : manual_pages(language))
    for (auto found = link.globalMatch(manual_text(page.path, language)); found.hasNext();) {
      const QString target = found.next().captured(1);
      const QString path = target.section(QLatin1Char('#'), 0, 0);
      const QString folder = page.path.contains(QLatin1Char('/'))
                                 ? page.path.section(QLatin1Char('/'), 0, -2) + QLatin1Char('/')
                                 : QString();
      all.push_back({page.path, path.isEmpty() ? page.path : QDir::cleanPath(folder + path),
                     target.section(QLatin1Char('#'), 1)});
    }
  return all;
}

TEST(Manual, EveryPageIsInTheContentsOnce) {
  std::set<QString> listed;
  for (const ManualPage& page : manual_pages()) {
    EXPECT_FALSE(manual_text(page.path).isEmpty()) << qPrintable(page.path);
    EXPECT_TRUE(listed.insert(page.path).second) << qPrintable(page.path);
    EXPECT_TRUE(manual_text(page.path).startsWith(QStringLiteral("# "))) << qPrintable(page.path);
  }
  const QDir folder(QStringLiteral(LOOM_SOURCE_DIR "/docs/manual"));
  QStringList files = folder.entryList({QStringLiteral("*.md")}, QDir::Files);
  for (const QString& view :
       QDir(folder.filePath(QStringLiteral("views"))).entryList({QStringLiteral("*.md")}))
    files << QStringLiteral("views/") + view;
  EXPECT_EQ(int(listed.size()), files.size());
  for (const QString& file : files)
    EXPECT_TRUE(listed.contains(file)) << qPrintable(file);
}

TEST(Manual, EveryViewHasAPage) {
  for (const ViewInfo& view : view_registry()) {
    const QString path = manual_page_of_view(view.id);
    EXPECT_EQ(path, QStringLiteral("views/%1.md").arg(view.id));
    const QString text = manual_text(path);
    EXPECT_EQ(text.section(QLatin1Char('\n'), 0, 0), QStringLiteral("# ") + view.title);
    for (const char* part : {"**What it shows.**", "**How to use it.**", "**Read it.**", "Source:"})
      EXPECT_TRUE(text.contains(QString::fromLatin1(part))) << qPrintable(view.id) << " " << part;
    EXPECT_TRUE(manual_text(QStringLiteral("views.md")).contains(path)) << qPrintable(view.id);
  }
}

TEST(Manual, EveryLinkLeadsSomewhere) {
  EXPECT_GE(links().size(), 50U);
  for (const Link& link : links()) {
    EXPECT_FALSE(manual_text(link.path).isEmpty())
        << qPrintable(link.from) << " links to " << qPrintable(link.path);
    if (!link.anchor.isEmpty()) {
      EXPECT_TRUE(heading_anchors(link.path).contains(link.anchor))
          << qPrintable(link.from) << " links to " << qPrintable(link.path + u'#' + link.anchor);
    }
  }
}

TEST(Manual, MentionsEveryCommand) {
  // The files of the commands are the list: each is app/cmd_<name>.cpp.
  const QDir app(QStringLiteral(LOOM_SOURCE_DIR "/app"));
  const QStringList known = heading_anchors(QStringLiteral("command-line.md"));
  int commands = 0;
  for (const QString& file : app.entryList({QStringLiteral("cmd_*.cpp")})) {
    const QString name = file.mid(4).chopped(4).replace(QLatin1Char('_'), QLatin1Char('-'));
    EXPECT_TRUE(known.contains(name)) << qPrintable(name);
    ++commands;
  }
  EXPECT_GE(commands, 18);
}

/// What a translation keeps of a page besides its words.
struct Frame {
  QStringList heading_levels; ///< "#", "##", in order
  QStringList code;           ///< of `spans`, sorted: their order is the language's
  qsizetype rows = 0, items = 0;
};

Frame frame_of(const QString& text) {
  static const QRegularExpression span(QStringLiteral("`[^`]+`"));
  static const QRegularExpression item(QStringLiteral("^ *(-|[0-9]+\\.) "));
  Frame frame;
  for (const QString& line : text.split(QLatin1Char('\n'))) {
    if (line.startsWith(QLatin1Char('#')))
      frame.heading_levels << line.section(QLatin1Char(' '), 0, 0);
    frame.rows += line.startsWith(QLatin1Char('|')) ? 1 : 0;
    frame.items += line.contains(item) ? 1 : 0;
  }
  for (auto found = span.globalMatch(text); found.hasNext();)
    frame.code << found.next().captured().simplified();
  frame.code.sort();
  return frame;
}

class ManualIn : public testing::TestWithParam<const char*> {
protected:
  const QString language = QString::fromLatin1(GetParam());
};
INSTANTIATE_TEST_SUITE_P(Languages, ManualIn, testing::Values("zh_CN", "ru"),
                         [](const auto& language) { return std::string(language.param); });

TEST_P(ManualIn, HasEveryPageTranslatedWhole) {
  for (const ManualPage& page : manual_pages()) {
    EXPECT_TRUE(manual_speaks(language, page.path)) << qPrintable(page.path);
    EXPECT_NE(manual_text(page.path, language), manual_text(page.path)) << qPrintable(page.path);
  }
  const QDir folder(QStringLiteral(LOOM_SOURCE_DIR "/docs/manual/") + language);
  const auto files = folder.entryList({QStringLiteral("*.md")}, QDir::Files).size() +
                     QDir(folder.filePath(QStringLiteral("views"))).entryList({"*.md"}).size();
  EXPECT_EQ(std::size_t(files), manual_pages().size()) << "pages that English lacks";
}

TEST_P(ManualIn, KeepsHeadingsCodeTablesAndListsTranslatedWhole) {
  for (const ManualPage& page : manual_pages()) {
    const Frame english = frame_of(manual_text(page.path));
    const Frame own = frame_of(manual_text(page.path, language));
    EXPECT_EQ(own.heading_levels, english.heading_levels) << qPrintable(page.path);
    EXPECT_EQ(own.code, english.code) << qPrintable(page.path);
    EXPECT_EQ(own.rows, english.rows) << qPrintable(page.path);
    EXPECT_EQ(own.items, english.items) << qPrintable(page.path);
  }
}

/// A link to a heading says the heading's own words, so that it works wherever Markdown is read.
TEST_P(ManualIn, LinksToTheSamePlacesTranslatedWhole) {
  const auto places = [](const QString& spoken) {
    QStringList all;
    for (const Link& link : links(spoken)) {
      const auto heading = heading_anchors(link.path, spoken).indexOf(link.anchor);
      if (!link.anchor.isEmpty()) {
        EXPECT_GE(heading, 0) << qPrintable(link.from) << " links to "
                              << qPrintable(link.path + u'#' + link.anchor);
      }
      all << QStringLiteral("%1 to %2#%3").arg(link.from, link.path).arg(heading);
    }
    all.sort();
    return all;
  };
  EXPECT_EQ(places(language), places(manual_english));
}

/// Views are called in the contents as in the window.
TEST_P(ManualIn, CallsViewsAsTheWindowDoesTranslatedWhole) {
  const auto& views = view_registry(); // named once, in the language spoken then
  const Speaking own(language);
  for (const ViewInfo& view : views) {
    const QString path = manual_page_of_view(view.id);
    EXPECT_EQ(manual_text(path, language).section(QLatin1Char('\n'), 0, 0),
              QStringLiteral("# ") + said(view.title.toStdString()));
  }
}

class ManualWindowTest : public WindowTest {
protected:
  ManualWindow& open() {
    window.help().show_manual(manual_start);
    return *window.help().manual();
  }
};

TEST_F(ManualWindowTest, IsNotThereBeforeItIsAskedFor) {
  EXPECT_EQ(window.help().manual(), nullptr);
  EXPECT_EQ(window.help().glossary(), nullptr);
  EXPECT_EQ(window.help().tour(), nullptr);
}

TEST_F(ManualWindowTest, FollowsLinksToHeadingsAndGoesBackAndForward) {
  ManualWindow& manual = open();
  EXPECT_EQ(manual.shown(), manual_start);
  auto* text = manual.findChild<QTextBrowser*>();
  EXPECT_TRUE(text->toPlainText().startsWith(QStringLiteral("LatencyLoom manual")));
  manual.open_page(QStringLiteral("command-line.md#predict"));
  EXPECT_EQ(manual.shown(), QStringLiteral("command-line.md"));
  EXPECT_EQ(text->textCursor().block().text(), QStringLiteral("predict"));
  text->backward();
  EXPECT_EQ(manual.shown(), manual_start);
  text->forward();
  EXPECT_EQ(manual.shown(), QStringLiteral("command-line.md"));
}

TEST_F(ManualWindowTest, EveryPageShowsItsText) {
  ManualWindow& manual = open();
  auto* text = manual.findChild<QTextBrowser*>();
  for (const ManualPage& page : manual_pages()) {
    manual.open_page(page.path);
    EXPECT_EQ(manual.shown(), page.path);
    EXPECT_TRUE(text->toPlainText().contains(page.title == QStringLiteral("LatencyLoom manual")
                                                 ? QStringLiteral("LatencyLoom")
                                                 : page.title))
        << qPrintable(page.path);
  }
}

TEST_F(ManualWindowTest, SearchLeavesThePagesWithAllWords) {
  ManualWindow& manual = open();
  auto* search = manual.findChild<QLineEdit*>();
  auto* contents = manual.findChild<QTreeWidget*>();
  search->setText(QStringLiteral("reconvergence lanes"));
  int shown = 0;
  for (QTreeWidgetItemIterator item(contents); *item; ++item)
    shown += (*item)->isHidden() || (*item)->childCount() > 0 ? 0 : 1;
  EXPECT_EQ(shown, 1);
  EXPECT_EQ(manual.shown(), QStringLiteral("views/divergence.md"));
  EXPECT_EQ(manual.findChild<QTextBrowser*>()->textCursor().selectedText(),
            QStringLiteral("lanes"));
  search->clear();
  for (QTreeWidgetItemIterator item(contents); *item; ++item)
    EXPECT_FALSE((*item)->isHidden());
}

TEST_F(ManualWindowTest, GoesOnAtTheSameHeadingInAnotherLanguage) {
  ManualWindow& manual = open();
  manual.open_page(QStringLiteral("files.md#lesson"));
  manual.set_language(QStringLiteral("zh_CN"));
  auto* text = manual.findChild<QTextBrowser*>();
  EXPECT_EQ(manual.shown(), QStringLiteral("files.md"));
  EXPECT_EQ(text->textCursor().block().text(), QStringLiteral("课程"));
  EXPECT_EQ(manual.findChild<QComboBox*>()->currentText(), QStringLiteral("简体中文"));
  EXPECT_EQ(manual.findChild<QTreeWidget*>()->currentItem()->text(0), QStringLiteral("文件"));
  text->backward();
  EXPECT_TRUE(text->toPlainText().startsWith(QStringLiteral("LatencyLoom 手册")));
  // A place is found by the words of any language.
  manual.open_page(QStringLiteral("files.md#measurements"));
  EXPECT_EQ(text->textCursor().block().text(), QStringLiteral("实测数据"));
  manual.set_language(manual_english);
  EXPECT_EQ(text->textCursor().block().text(), QStringLiteral("Measurements"));
}

TEST_F(ManualWindowTest, OpensInTheLanguageThatWasChosenInIt) {
  const auto choose = [](const ManualWindow& manual, const QString& language) {
    auto* box = manual.findChild<QComboBox*>(QStringLiteral("manual_language"));
    box->setCurrentIndex(box->findData(language));
    emit box->activated(box->currentIndex());
  };
  choose(open(), QStringLiteral("ru"));
  MainWindow next(workspace, theme, settings);
  next.help().show_manual(QStringLiteral("files.md"));
  const ManualWindow& manual = *next.help().manual();
  EXPECT_EQ(manual.findChild<QComboBox*>()->currentText(), QStringLiteral("Русский"));
  EXPECT_EQ(manual.findChild<QTreeWidget*>()->currentItem()->text(0), QStringLiteral("Файлы"));
  // The window's own is no choice: the manual follows the window again.
  choose(manual, manual_english);
  EXPECT_EQ(settings.value(QStringLiteral("help/manual_language")).toString(), QString());
}

TEST_F(ManualWindowTest, SearchesTheLanguageShown) {
  ManualWindow& manual = open();
  manual.set_language(QStringLiteral("zh_CN"));
  auto* search = manual.findChild<QLineEdit*>();
  search->setText(QStringLiteral("断点 通道"));
  EXPECT_EQ(manual.shown(), QStringLiteral("views/divergence.md"));
  EXPECT_EQ(manual.findChild<QTextBrowser*>()->textCursor().selectedText(), QStringLiteral("通道"));
}

TEST_F(ManualWindowTest, SaysWhereAPageIsInEnglishOnly) {
  ManualWindow& manual = open();
  const auto said_so = [&] {
    return std::ranges::any_of(manual.findChildren<QLabel*>(), [](const QLabel* label) {
      return label->text() == QStringLiteral("This page is in English only.");
    });
  };
  EXPECT_FALSE(said_so());
  manual.set_language(QStringLiteral("eo"));
  EXPECT_TRUE(said_so());
  EXPECT_TRUE(manual.findChild<QTextBrowser*>()->toPlainText().startsWith(
      QStringLiteral("LatencyLoom manual")));
}

TEST_F(ManualWindowTest, OpensAtTheViewThatIsUsed) {
  std::size_t cusp = 0;
  while (view_registry()[cusp].id != QStringLiteral("cusp"))
    ++cusp;
  window.views().go_to(cusp);
  window.help().show_view_page();
  EXPECT_EQ(window.help().manual()->shown(), QStringLiteral("views/cusp.md"));
}

} // namespace
} // namespace loom
