// What a file says is shown as it is, and nothing that is shown loads a file.

#include "tests/widgets/shell/shell_fixture.h"

#include "core/gpu/gpu_json.h"
#include "widgets/look/loom_style.h"
#include "widgets/look/rich_text.h"
#include "widgets/shell/view_area.h"
#include "widgets/shell/why_actions.h"
#include "widgets/why/why_window.h"

#include <QApplication>
#include <QDirIterator>
#include <QHelpEvent>
#include <QImage>
#include <QLabel>
#include <QListWidget>
#include <QPainter>
#include <QToolTip>

namespace loom {
namespace {

class RichTextTest : public WindowTest {
protected:
  RichTextTest() { QApplication::setStyle(new LoomStyle); }
  void SetUp() override {
    WindowTest::SetUp();
    QImage red(300, 200, QImage::Format_RGB32);
    red.fill(Qt::red);
    ASSERT_TRUE(red.save(picture));
  }
  /// The ways to name a file as a picture.
  [[nodiscard]] QStringList names() const {
    return {picture, QUrl::fromLocalFile(picture).toString(), QDir().relativeFilePath(picture)};
  }
  static QLabel* tip() {
    for (QWidget* each : QApplication::topLevelWidgets())
      if (each->inherits("QTipLabel") && each->isVisible())
        return qobject_cast<QLabel*>(each);
    return nullptr;
  }
  QString picture = file("red.png");
};

TEST_F(RichTextTest, NoDocumentLoadsAPictureOfAnotherFile) {
  for (const QString& name : names()) {
    const QString html = QStringLiteral("<img src=\"%1\">").arg(name);
    RichDocument document;
    document.setHtml(html);
    EXPECT_LT(document.size().width(), 100) << name.toStdString();
    RichText browser;
    browser.setHtml(html);
    EXPECT_LT(browser.document()->idealWidth(), 100) << name.toStdString();
    browser.show_markdown(QStringLiteral("![a](%1 \"b\")").arg(name));
    EXPECT_LT(browser.document()->idealWidth(), 100) << name.toStdString();
    QLabel label(html);
    EXPECT_LT(label.sizeHint().height(), 100) << name.toStdString();
  }
}

TEST_F(RichTextTest, LabelsAndTipsShowWhatAFileSaysAsItIs) {
  const QString said = QStringLiteral("a <b>b</b> <img src=\"%1\">").arg(picture);
  QLabel label(said);
  label.show();
  EXPECT_EQ(label.textFormat(), Qt::PlainText);
  QListWidget list;
  list.addItem(said);
  list.item(0)->setToolTip(said);
  list.show();
  label.setToolTip(said);
  const auto ask = [](QWidget& widget) {
    QHelpEvent event(QEvent::ToolTip, QPoint(3, 3), widget.mapToGlobal(QPoint(3, 3)));
    QApplication::sendEvent(&widget, &event);
    return tip();
  };
  for (QWidget* widget : std::initializer_list<QWidget*>{&label, list.viewport()}) {
    ASSERT_TRUE(ask(*widget));
    EXPECT_TRUE(is_own_markup(tip()->text()));
    EXPECT_TRUE(tip()->text().contains(QStringLiteral("&lt;img")));
    EXPECT_LT(tip()->height(), 150);
  }
}

TEST_F(RichTextTest, MarkdownHasNoHtmlAndWordsNoMarkdown) {
  RichDocument document;
  put_markdown(document, QStringLiteral("a <b>b</b> **c**"));
  EXPECT_EQ(document.toPlainText(), QStringLiteral("a <b>b</b> c"));
  const QString words =
      QStringLiteral("![x](/dev/zero) <img src=y> *a* _b_ `c` &amp; ~~d~~ a\\b |");
  put_markdown(document, markdown_escaped(words));
  EXPECT_EQ(document.toPlainText(), words);
}

TEST_F(RichTextTest, AGpuMayHaveAnyName) {
  GpuSpec gpu = *scenario().gpu;
  gpu.id = "mine";
  gpu.name = "GTX 981 <img src=\"" + picture.toStdString() + "\">";
  catalogue.add(gpu);
  workspace.propose_gpu(*catalogue.find("mine"));
  window.why().answer(QStringLiteral("throughput"), std::nan(""), std::nan(""));
  auto* why = window.findChild<WhyWindow*>();
  ASSERT_TRUE(why);
  bool named = false;
  for (const QLabel* label : why->findChildren<QLabel*>()) {
    EXPECT_EQ(label->textFormat(), Qt::PlainText) << label->text().toStdString();
    named |= label->text().contains(QStringLiteral("<img"));
    EXPECT_LT(label->sizeHint().height(), 150);
  }
  EXPECT_TRUE(named);
}

TEST(RichTextSources, AllGoThroughOneClass) {
  QDirIterator each(QStringLiteral(LOOM_SOURCE_DIR "/widgets"),
                    {QStringLiteral("*.cpp"), QStringLiteral("*.h")}, QDir::Files,
                    QDirIterator::Subdirectories);
  while (each.hasNext()) {
    QFile source(each.next());
    if (source.fileName().contains(QStringLiteral("/look/rich_text.")))
      continue;
    ASSERT_TRUE(source.open(QIODevice::ReadOnly));
    const QString text = QString::fromUtf8(source.readAll());
    for (const char* past : {"new QTextBrowser", ": public QTextBrowser", "etMarkdown(",
                             "new QTextEdit", "QTextDocument document", "new QTextDocument",
                             "Qt::RichText);", "QLabel::setTextFormat(Qt::RichText)"})
      EXPECT_FALSE(text.contains(QLatin1String(past)))
          << source.fileName().toStdString() << ": " << past;
  }
}

} // namespace
} // namespace loom
