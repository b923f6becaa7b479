#include "core/document/document_json.h"
#include "tests/widgets/export/plain_page.h"
#include "tests/widgets/export/sample_figures.h"
#include "tests/widgets/shell/shell_fixture.h"
#include "widgets/dialogs/export_dialog.h"
#include "widgets/editor/lint_list.h"

#include <QCheckBox>
#include <QComboBox>
#include <QFile>
#include <QLineEdit>
#include <QPushButton>
#include <QSignalSpy>
#include <QStandardItemModel>

namespace loom {
namespace {

class ExportDialogTest : public WindowTest {
protected:
  void SetUp() override {
    WindowTest::SetUp();
    dialog.path_field()->setText(file("figure.pdf"));
    dialog.show();
  }
  static Figure crowded() {
    Figure figure = sample::figure(
        {sample::throughput(), sample::stacked(), sample::cusp(), sample::stacked()});
    figure.columns = 4;
    return figure;
  }
  /// Its author wants three panels beside each other, whatever the page.
  static Document authored(Document document) {
    document.looks[crowded().id].columns = 3;
    return document;
  }
  QPushButton* button(const char* text) {
    for (QPushButton* each : dialog.findChildren<QPushButton*>())
      if (each->text().startsWith(QString::fromLatin1(text)) && each->isVisible())
        return each;
    return nullptr;
  }
  static QByteArray content(const QString& path) {
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
  }

  const Document document = authored(workspace.document());
  ExportDialog dialog{plain_page(crowded()), document, catalogue, settings, &window};
};

TEST_F(ExportDialogTest, AsksBeforeItWritesOverAFile) {
  QFile kept(file("figure.pdf"));
  ASSERT_TRUE(kept.open(QIODevice::WriteOnly));
  kept.write("mine");
  kept.close();
  dialog.accept();
  EXPECT_TRUE(dialog.isVisible());
  EXPECT_TRUE(dialog.problem().contains(QStringLiteral("there already")));
  EXPECT_EQ(content(file("figure.pdf")), "mine");
  ASSERT_NE(button("&Replace"), nullptr);
  dialog.path_field()->setText(file("other.pdf"));
  EXPECT_EQ(button("&Replace"), nullptr) << "another file is another question";
  dialog.path_field()->setText(file("figure.pdf"));
  dialog.accept();
  EXPECT_EQ(content(file("figure.pdf")), "mine");
  dialog.accept();
  EXPECT_FALSE(dialog.isVisible());
  EXPECT_TRUE(content(file("figure.pdf")).startsWith("%PDF-"));
}

TEST_F(ExportDialogTest, ListsProblemsAndFixesThem) {
  auto* list = dialog.findChild<LintList*>();
  ASSERT_NE(list, nullptr);
  auto* size = dialog.findChild<QComboBox*>(QStringLiteral("size"));
  ASSERT_NE(size, nullptr);
  size->setCurrentText(QStringLiteral("ieee-1col")); // three panels beside each other do not fit
  ASSERT_TRUE(QTest::qWaitFor([&] { return list->isVisible(); }));
  for (int step = 0; step < 6 && button("Fix"); ++step) {
    const ExportSpec before = dialog.spec();
    QTest::mouseClick(button("Fix"), Qt::LeftButton);
    QTest::qWait(400);
    EXPECT_FALSE(before.width_mm == dialog.spec().width_mm &&
                 before.height_mm == dialog.spec().height_mm &&
                 before.text_pt == dialog.spec().text_pt && before.palette == dialog.spec().palette)
        << "a fix changes something";
  }
  EXPECT_TRUE(lint(dialog.figure(), dialog.spec()).empty());
  EXPECT_FALSE(list->isVisible());
}

TEST_F(ExportDialogTest, WritesCaptionSourcesAndLatexBesideTheFigure) {
  dialog.findChild<QCheckBox*>(QStringLiteral("words"))->setChecked(true);
  dialog.accept();
  EXPECT_FALSE(dialog.isVisible()) << dialog.problem().toStdString();
  EXPECT_TRUE(content(file("figure.txt")).contains("Sample <&> figure"));
  EXPECT_TRUE(content(file("figure.bib")).contains("@misc{"));
  EXPECT_TRUE(content(file("figure-figure.tex")).contains("\\includegraphics"));
}

TEST_F(ExportDialogTest, TheFileRemembersTheSizeThatWasChosen) {
  auto* size = dialog.findChild<QComboBox*>(QStringLiteral("size"));
  for (const char* chosen : {"acm-2col", "slide-16x9"}) {
    dialog.show();
    dialog.path_field()->setText(file((std::string(chosen) + ".pdf").c_str()));
    size->setCurrentText(QLatin1String(chosen));
    ASSERT_EQ(size->currentText(), QLatin1String(chosen));
    dialog.accept();
    ASSERT_FALSE(dialog.isVisible()) << dialog.problem().toStdString();
    const std::string bytes = content(dialog.path_field()->text()).toStdString();
    const auto read = extract_scenario(bytes, chosen).and_then([&](const std::string& json) {
      return document_from_json(json, chosen, catalogue);
    });
    ASSERT_TRUE(read) << to_line(read.error());
    EXPECT_EQ(look_of(read->document, crowded().id).size, chosen);
  }
}

/// The command line refuses to draw it there, too.
TEST_F(ExportDialogTest, APresetWithoutRoomForTheFigureIsNotOffered) {
  auto* size = dialog.findChild<QComboBox*>(QStringLiteral("size"));
  const auto* items = qobject_cast<QStandardItemModel*>(size->model());
  ASSERT_NE(items, nullptr);
  const QStandardItem* narrow = items->item(size->findText(QStringLiteral("ieee-1col")));
  ASSERT_TRUE(QTest::qWaitFor([&] { return !narrow->isEnabled(); }, 20000))
      << "three panels beside each other do not fit into one column";
  EXPECT_TRUE(narrow->toolTip().contains(QStringLiteral("no room")));
  EXPECT_TRUE(items->item(size->findText(QStringLiteral("ieee-2col")))->isEnabled());
}

TEST_F(ExportDialogTest, SaysWhyAFileCannotBeWritten) {
  dialog.path_field()->setText(file("no/such/folder.pdf"));
  dialog.accept();
  EXPECT_TRUE(dialog.isVisible());
  EXPECT_TRUE(dialog.problem().contains(QStringLiteral("cannot write")));
}

} // namespace
} // namespace loom
