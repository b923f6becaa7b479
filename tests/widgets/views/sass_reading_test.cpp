/// Listings come in: pasted, dropped, read in the background, remembered.

#include "core/document/document_json.h"
#include "tests/core/study/report_file.h"
#include "tests/widgets/views/sass_fixture.h"
#include "widgets/figures/catalogue.h"
#include "widgets/workspace/document_files.h"

#include <QDropEvent>
#include <QLabel>
#include <QMimeData>
#include <QPushButton>

namespace loom {
namespace {

using testing::HasSubstr;

TEST_F(SassViewTest, ErrorsNameThePlaceAndThePreviousListingStays) {
  auto* problem = find<QLabel>("sass_problem");
  paste(QStringLiteral("[B------:R-:W0:-:S01] /*0010*/ MOV R2, R4 ;\n"
                       "[B------:R-:W9:-:S01] /*0020*/ MOV R2, R4 ;\n"));
  EXPECT_TRUE(problem->isVisible());
  EXPECT_THAT(problem->text().toStdString(), HasSubstr("line 2, column"));
  EXPECT_EQ(name(), "chase");
  paste(QStringLiteral("no listing at all"));
  EXPECT_THAT(problem->text().toStdString(), HasSubstr("no listing on the clipboard"));
  EXPECT_EQ(name(), "chase");
  paste(QString::fromLatin1(small));
  EXPECT_FALSE(problem->isVisible());
  EXPECT_EQ(table().model()->rowCount(), 5);
}

TEST_F(SassViewTest, AFileCanBeDropped) {
  const QString path = folder.filePath(QStringLiteral("mine.sass"));
  ASSERT_TRUE(write_file(path.toStdString(), small));
  const auto drop = [this](const QString& file) {
    QMimeData data;
    data.setUrls({QUrl::fromLocalFile(file)});
    QDragEnterEvent enter({20, 20}, Qt::CopyAction, &data, Qt::LeftButton, {});
    QCoreApplication::sendEvent(&view, &enter);
    if (!enter.isAccepted())
      return false;
    QDropEvent event(QPointF(20, 20), Qt::CopyAction, &data, Qt::LeftButton, {});
    QCoreApplication::sendEvent(&view, &event);
    return true;
  };
  EXPECT_TRUE(drop(path));
  EXPECT_EQ(table().model()->rowCount(), 5);
  EXPECT_EQ(find<QComboBox>("sass_source")->currentText(), QStringLiteral("mine.sass"));
  EXPECT_FALSE(drop(folder.filePath(QStringLiteral("scenario.loom.json"))));
  EXPECT_TRUE(drop(folder.filePath(QStringLiteral("gone.txt"))));
  EXPECT_TRUE(find<QLabel>("sass_problem")->isVisible());
  EXPECT_EQ(table().model()->rowCount(), 5);
}

TEST_F(SassViewTest, ABinaryIsRefusedWithWhatMakesAListingOfIt) {
  const QString path = folder.filePath(QStringLiteral("kernel.fatbin"));
  ASSERT_TRUE(write_file(path.toStdString(), std::string("\x50\xed\x55\xba\x01\0\x10\0", 8)));
  view.open(given_file(path));
  EXPECT_EQ(name(), "chase");
  EXPECT_THAT(find<QLabel>("sass_problem")->text().toStdString(),
              testing::AllOf(HasSubstr("kernel.fatbin"), HasSubstr("cuobjdump -sass FILE")));
  // The window gives such a file to this view, from wherever it comes.
  EXPECT_EQ(DocumentFiles::reading_view(path), QStringLiteral("sass"));
}

// A cubin is read as it is, and a document keeps its code.
TEST_F(SassViewTest, ACubinIsShownWithoutAnotherTool) {
  const profile::Report report = report_file("resources/profiles/columns_before.ncu-repz");
  const auto code = std::ranges::find_if(
      report.codes, [](const profile::ReportCode& each) { return !each.cubin.empty(); });
  ASSERT_NE(code, report.codes.end());
  const QString path = folder.filePath(QStringLiteral("columns.bin"));
  ASSERT_TRUE(write_file(path.toStdString(), code->cubin));
  EXPECT_EQ(DocumentFiles::reading_view(path), QStringLiteral("sass"));
  view.open(given_file(path), "scale");
  ASSERT_TRUE(QTest::qWaitFor([this] { return !view.busy(); }, 20000));
  EXPECT_EQ(name(), "scale");
  EXPECT_FALSE(find<QLabel>("sass_problem")->isVisible());
  EXPECT_NE(workspace.document().listing.source.text.str().find("code for sm_90"),
            std::string::npos);
}

TEST_F(SassViewTest, CodeOfMaxasAndCuAssemblerCanBePasted) {
  paste(QStringLiteral("--:-:1:-:1      S2R R2, SR_TID.X;\n01:-:-:Y:6      SHL R2, R2, 0x2;\n"));
  EXPECT_EQ(table().model()->rowCount(), 2);
  paste(QStringLiteral("// EF_CUDA_SM61\n"
                       "[----:B------:R-:W-:-:S06] /*0008*/ MOV R1, c[0x0][0x20] ;\n"));
  EXPECT_EQ(table().model()->rowCount(), 1);
  EXPECT_EQ(view.shown()->function().arch, "sm_61");
}

TEST_F(SassViewTest, LargeListingsAreReadInTheBackgroundAndCanBeCancelled) {
  std::string text = "\tcode for sm_86\n";
  for (int function = 0; function < 40; ++function) {
    text += "\t\tFunction : f" + std::to_string(function) + "\n";
    for (int i = 0; i < 500; ++i) {
      char line[160];
      std::snprintf(line, sizeof line,
                    "        /*%04x*/   FADD R1, R1, R2 ;   /* 0x0000000201017221 */\n"
                    "                                     /* 0x000fc80000000000 */\n",
                    i * 16);
      text += line;
    }
  }
  ASSERT_GT(text.size(), static_cast<std::size_t>(large_listing_bytes));
  const QString path = folder.filePath(QStringLiteral("large.sass"));
  ASSERT_TRUE(write_file(path.toStdString(), text));
  view.open(given_file(path));
  EXPECT_TRUE(view.busy());
  EXPECT_TRUE(find<QPushButton>("sass_cancel")->isVisible());
  EXPECT_EQ(name(), "chase"); // as before, meanwhile
  QTest::mouseClick(find<QPushButton>("sass_cancel"), Qt::LeftButton);
  EXPECT_FALSE(view.busy());
  EXPECT_FALSE(find<QPushButton>("sass_cancel")->isVisible());
  view.open(given_file(path), "f7");
  EXPECT_TRUE(QTest::qWaitFor([this] { return !view.busy(); }, 20'000));
  EXPECT_EQ(name(), "f7");
  EXPECT_EQ(find<QComboBox>("sass_function")->count(), 40);
}

/// The document as a file brings it back.
Document reopened_listing(const Workspace& workspace, const Catalogue& catalogue) {
  const auto read =
      document_from_json(document_to_json(workspace.document(), catalogue), "s.json", catalogue);
  EXPECT_TRUE(read) << to_line(read.error());
  return read ? read->document : workspace.document();
}

TEST_F(SassViewTest, AFileBringsTheListingItsFunctionAndItsLoopBack) {
  choose("sass_source", shipped_listing_index("listings_sm_90"));
  choose("sass_function", 2);
  choose("sass_loop", 0);
  const Document document = reopened_listing(workspace, catalogue);
  EXPECT_EQ(document, workspace.document());
  Workspace other_workspace(catalogue, document);
  SassView other(other_workspace, nullptr);
  other.show();
  ASSERT_TRUE(other.shown());
  EXPECT_EQ(other.shown()->function().arch, "sm_90");
  EXPECT_EQ(other.shown()->function().name, name());
  EXPECT_EQ(other.figure(), view.figure());
  const auto drawn = figure_named(QStringLiteral("sass"), document, catalogue);
  ASSERT_TRUE(drawn) << to_line(drawn.error());
  EXPECT_EQ(*drawn, view.figure());
}

TEST_F(SassViewTest, APastedListingIsInTheDocumentAndCanBeUndone) {
  paste(QString::fromLatin1(small));
  EXPECT_EQ(workspace.document().listing.source.text.str(), small);
  choose("sass_beside", 3); // a shipped one
  const Document document = reopened_listing(workspace, catalogue);
  EXPECT_EQ(document, workspace.document());
  const auto drawn = figure_named(QStringLiteral("sass"), document, catalogue);
  ASSERT_TRUE(drawn) << to_line(drawn.error());
  EXPECT_EQ(*drawn, view.figure());
  workspace.undo_stack().undo();
  workspace.undo_stack().undo();
  (void)workspace.snapshot();
  EXPECT_EQ(name(), "chase");
  EXPECT_FALSE(view.comparing());
}

TEST_F(SassViewTest, OfALargeListingAFileHasTheChosenFunction) {
  std::string text = "\tcode for sm_86\n";
  for (const char* function : {"first", "second"}) {
    text += "\t\tFunction : " + std::string(function) + "\n";
    for (int i = 0; i < 1500; ++i) {
      char line[200];
      std::snprintf(line, sizeof line,
                    "        /*%04x*/   FADD R1, R1, R2 ;   /* 0x0000000201017221 */\n"
                    "                                     /* 0x000fc80000000000 */\n",
                    i * 16);
      text += line;
    }
  }
  ASSERT_GT(text.size(), sass::max_listing_text);
  const QString path = folder.filePath(QStringLiteral("large.sass"));
  ASSERT_TRUE(write_file(path.toStdString(), text));
  view.open(given_file(path), "second");
  EXPECT_EQ(name(), "second");
  EXPECT_EQ(find<QComboBox>("sass_function")->count(), 2);
  const Document document = reopened_listing(workspace, catalogue);
  const auto drawn = figure_named(QStringLiteral("sass"), document, catalogue);
  ASSERT_TRUE(drawn) << to_line(drawn.error());
  EXPECT_EQ(*drawn, view.figure());
  EXPECT_EQ(document.listing.function, "second");
}

TEST_F(SassViewTest, TheSameFunctionIsTakenInTheNextListing) {
  choose("sass_function", 3);
  const std::string before = name();
  choose("sass_source", shipped_listing_index("listings_sm_120"));
  EXPECT_EQ(name(), before);
  EXPECT_EQ(view.shown()->function().arch, "sm_120");
}

} // namespace
} // namespace loom
