#include "tests/widgets/shell_fixture.h"

#include "widgets/help/help.h"
#include "widgets/help/manual.h"
#include "widgets/help/manual_window.h"
#include "widgets/shell/view_area.h"
#include "widgets/views/view.h"

#include <QDir>
#include <QLineEdit>
#include <QRegularExpression>
#include <QTextBlock>
#include <QTextBrowser>
#include <QTreeWidget>
#include <QTreeWidgetItemIterator>

#include <set>

namespace loom {
namespace {

/// The anchors of a page's headings.
QStringList anchors(const QString& path) {
  QStringList found;
  for (const QString& line : manual_text(path).split(QLatin1Char('\n')))
    if (line.startsWith(QLatin1Char('#')))
      found << heading_anchor(line.mid(line.indexOf(QLatin1Char(' '))));
  return found;
}

struct Link {
  QString from, path, anchor;
};

std::vector<Link> links() {
  static const QRegularExpression link(QStringLiteral("\\]\\(([^)\\s]+)\\)"));
  std::vector<Link> all;
  for (const ManualPage& page : manual_pages())
    for (auto found = link.globalMatch(manual_text(page.path)); found.hasNext();) {
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
      EXPECT_TRUE(anchors(link.path).contains(link.anchor))
          << qPrintable(link.from) << " links to " << qPrintable(link.path + u'#' + link.anchor);
    }
  }
}

TEST(Manual, MentionsEveryCommand) {
  // The files of the commands are the list: each is app/cmd_<name>.cpp.
  const QDir app(QStringLiteral(LOOM_SOURCE_DIR "/app"));
  const QStringList known = anchors(QStringLiteral("command-line.md"));
  int commands = 0;
  for (const QString& file : app.entryList({QStringLiteral("cmd_*.cpp")})) {
    QString name = file.mid(4).chopped(4);
    if (name == QStringLiteral("memory")) { // two commands of one kind
      EXPECT_TRUE(known.contains(QStringLiteral("coalesce")));
      name = QStringLiteral("banks");
    }
    EXPECT_TRUE(known.contains(name)) << qPrintable(name);
    ++commands;
  }
  EXPECT_GE(commands, 15);
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
  search->setText(QStringLiteral("breakpoint lanes"));
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
