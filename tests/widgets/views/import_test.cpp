// Import of measurements in the window: the dialog, what is drawn, what is kept.

#include "tests/widgets/shell/shell_fixture.h"

#include "core/document/document_json.h"
#include "core/scenario/parameters.h"
#include "widgets/dialogs/import_dialog.h"
#include "widgets/dialogs/measurements_dialog.h"
#include "widgets/export/exporter.h"
#include "widgets/shell/message_bar.h"
#include "widgets/texts/words.h"
#include "widgets/views/cusp/cusp_figure.h"
#include "widgets/views/throughput/throughput_figure.h"

#include <QApplication>
#include <QComboBox>
#include <QCryptographicHash>
#include <QDropEvent>
#include <QElapsedTimer>
#include <QFile>
#include <QLabel>
#include <QLineEdit>
#include <QMimeData>
#include <QPushButton>
#include <QTableWidget>
#include <QUrl>

#include <gmock/gmock.h>

namespace loom {
namespace {

using testing::HasSubstr;

class ImportTest : public WindowTest {
protected:
  /// Writes a file and drops it on the window.
  ImportDialog* drop(const char* name, const QByteArray& text) {
    QFile written(file(name));
    EXPECT_TRUE(written.open(QIODevice::WriteOnly));
    written.write(text);
    written.close();
    QMimeData data;
    data.setUrls({QUrl::fromLocalFile(file(name))});
    QDragEnterEvent enter(QPoint(10, 10), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
    QApplication::sendEvent(&window, &enter);
    QDropEvent event(QPointF(10, 10), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
    QApplication::sendEvent(&window, &event);
    auto* dialog = window.findChild<ImportDialog*>();
    if (dialog)
      settle(*dialog);
    return dialog;
  }
  static void settle(ImportDialog& dialog) {
    EXPECT_TRUE(QTest::qWaitFor([&dialog] { return !dialog.busy(); }, 20'000));
  }
  template <class Widget> static Widget* in(QDialog& dialog, const char* name) {
    return dialog.findChild<Widget*>(QString::fromLatin1(name));
  }
  static QString report(QDialog& dialog) { return in<QLabel>(dialog, "report")->text(); }
  static QComboBox* meaning(QDialog& dialog, int column) {
    return static_cast<QComboBox*>(in<QTableWidget>(dialog, "columns")->cellWidget(0, column));
  }
  static void choose(QDialog& dialog, int column, ColumnMeaning what) {
    QComboBox* box = meaning(dialog, column);
    box->setCurrentIndex(box->findData(int(what)));
  }
  static void click(QWidget* widget) { QTest::mouseClick(widget, Qt::LeftButton); }
  /// Closes with a click on Import and waits until the dialog is gone.
  void import(ImportDialog* dialog) {
    click(in<QPushButton>(*dialog, "import"));
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
  }
};

TEST_F(ImportTest, ADroppedTableIsImportedAsOneUndoEntry) {
  const QByteArray text = "# mine\nalpha,warps,throughput\n48,8,0.01\n48,16,0.02\n";
  ImportDialog* dialog = drop("mine.csv", text);
  ASSERT_TRUE(dialog);
  EXPECT_EQ(report(*dialog), QStringLiteral("2 points."));
  EXPECT_EQ(in<QTableWidget>(*dialog, "columns")->item(1, 2)->text(), QStringLiteral("0.01"));
  EXPECT_EQ(meaning(*dialog, 0)->accessibleName(), QStringLiteral("Meaning of column alpha"));
  import(dialog);
  EXPECT_FALSE(window.findChild<ImportDialog*>());
  ASSERT_EQ(scenario().measured.size(), 1u);
  const MeasuredSet& set = *scenario().measured[0];
  EXPECT_EQ(set.name, "mine.csv");
  EXPECT_EQ(set.data.notes, "mine");
  EXPECT_EQ(set.data.points, (std::vector<MeasuredPoint>{{48, 8, 0.01}, {48, 16, 0.02}}));
  EXPECT_EQ(set.sha256,
            QCryptographicHash::hash(text, QCryptographicHash::Sha256).toHex().toStdString());
  EXPECT_EQ(undo_count(), 1);
  workspace.undo_stack().undo();
  EXPECT_TRUE(scenario().measured.empty());
}

/// Every column has a choice of meanings, so that thousands of them held the window up.
TEST_F(ImportTest, ATableOfTooManyColumnsIsRefusedAtOnce) {
  QElapsedTimer timer;
  timer.start();
  ImportDialog* dialog = drop("wide.csv", "alpha" + QByteArray(16'384, ',') + "warps\n48" +
                                              QByteArray(16'384, ',') + "8\n");
  ASSERT_TRUE(dialog);
  EXPECT_THAT(report(*dialog).toStdString(),
              HasSubstr("expected at most 1000 columns, found 16385"));
  EXPECT_EQ(in<QTableWidget>(*dialog, "columns")->columnCount(), 0);
  EXPECT_FALSE(in<QPushButton>(*dialog, "import")->isEnabled());
  dialog->reject();
  QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
  dialog =
      drop("most.csv", "alpha" + QByteArray(999, ',') + "warps\n48" + QByteArray(999, ',') + "8\n");
  ASSERT_TRUE(dialog);
  EXPECT_EQ(in<QTableWidget>(*dialog, "columns")->columnCount(), 1000);
  dialog->reject();
  EXPECT_LT(timer.elapsed(), 15'000);
}

TEST_F(ImportTest, ThroughputsAreNamedAsOnTheAxes) {
  ImportDialog* dialog = drop("mine.csv", "alpha,warps,throughput\n48,8,0.01\n");
  ASSERT_TRUE(dialog);
  auto* mix = in<QComboBox>(*dialog, "mix");
  for (const auto& [index, of] : {std::pair{0, Mix::global}, {1, Mix::sfu}, {2, Mix::shared}}) {
    mix->setCurrentIndex(index);
    Scenario shown = scenario();
    shown.mix = of;
    const ThroughputScale axis = throughput_scale(shown, 1);
    EXPECT_EQ(meaning(*dialog, 2)->currentText(), axis.quantity + QStringLiteral(", ") + axis.unit);
  }
  mix->setCurrentIndex(0);
  EXPECT_EQ(meaning(*dialog, 2)->currentText(), QStringLiteral("memory throughput, IPC/SM"));
  dialog->reject();
}

TEST_F(ImportTest, ColumnsAreChosenAndTheReportFollows) {
  ImportDialog* dialog = drop("odd.csv", "w;r\n16;100\n32;200,5\n");
  ASSERT_TRUE(dialog);
  auto* go = in<QPushButton>(*dialog, "import");
  EXPECT_FALSE(go->isEnabled());
  EXPECT_THAT(report(*dialog).toStdString(), HasSubstr("Not yet: no column is alpha"));
  choose(*dialog, 0, ColumnMeaning::warps);
  EXPECT_THAT(report(*dialog).toStdString(), HasSubstr("alpha"));
  QLineEdit* alpha = nullptr;
  for (QLineEdit* edit : dialog->findChildren<QLineEdit*>())
    if (edit->placeholderText().contains(QStringLiteral("inf")))
      alpha = edit;
  ASSERT_TRUE(alpha);
  QTest::keyClicks(alpha, QStringLiteral("4"));
  EXPECT_THAT(report(*dialog).toStdString(), HasSubstr("no column is the throughput"));
  meaning(*dialog, 1)->setFocus();
  choose(*dialog, 1, ColumnMeaning::gigabytes);
  settle(*dialog);
  EXPECT_EQ(report(*dialog), QStringLiteral("2 points."));
  EXPECT_TRUE(go->isEnabled());
  import(dialog);
  ASSERT_EQ(scenario().measured.size(), 1u);
  const MeasuredPoint second = scenario().measured[0]->data.points.at(1);
  EXPECT_EQ(second.alpha, 4);
  const double clock = scenario().gpu->facts.value(FactKey::clock).value() / 1000; // GHz
  EXPECT_NEAR(second.throughput, 200.5 / (16 * clock * 128), 1e-12);               // 16 SMs
}

TEST_F(ImportTest, BadRowsAreRefusedUnlessLeftOut) {
  ImportDialog* dialog =
      drop("bad.csv", "alpha,warps,throughput\n1,2,0.1\n1,2,0.2\n1,3,-1\n1,4,nan\n");
  ASSERT_TRUE(dialog);
  auto* go = in<QPushButton>(*dialog, "import");
  EXPECT_FALSE(go->isEnabled());
  EXPECT_THAT(report(*dialog).toStdString(),
              HasSubstr("3 of 4 rows refused: negative throughputs: 1 ("));
  EXPECT_THAT(report(*dialog).toStdString(), HasSubstr("line 3, column 3"));
  QTest::keyClick(in<QWidget>(*dialog, "keep_going"), Qt::Key_Space);
  EXPECT_TRUE(go->isEnabled());
  import(dialog);
  ASSERT_EQ(scenario().measured.size(), 1u);
  EXPECT_EQ(scenario().measured[0]->data.points.size(), 1u);
}

TEST_F(ImportTest, AFileThatIsNoTableSaysSo) {
  ImportDialog* dialog = drop("empty.csv", "# nothing\n");
  ASSERT_TRUE(dialog);
  EXPECT_THAT(report(*dialog).toStdString(), HasSubstr("expected a table"));
  EXPECT_FALSE(in<QPushButton>(*dialog, "import")->isEnabled());
  dialog->reject();
  EXPECT_TRUE(scenario().measured.empty());
}

MeasuredSetPtr with_bars(int ilp) {
  return std::make_shared<const MeasuredSet>(
      MeasuredSet{.name = "mine.csv",
                  .sha256 = std::string(64, '0'),
                  .ilp = ilp,
                  .data = {"", {{48, 8, 0.02, 0.01, 0.03}, {48, 56, 0.081, 0.0805, 0.09}}}});
}

const Curve* find_curve(const Figure& figure, const std::string& id) {
  for (const Curve& curve : figure.panels.front().curves)
    if (curve.id == id)
      return &curve;
  return nullptr;
}

TEST_F(ImportTest, SetsAreDrawnOverTheCurvesOfTheirIlp) {
  Document document = workspace.document();
  document.scenario.measured = {with_bars(2)};
  const auto drawn = [&] { return throughput_figure(*evaluate_document(document, catalogue)); };
  EXPECT_FALSE(find_curve(drawn(), "imported_1"));
  document.scenario.ilp = 2;
  const Figure figure = drawn();
  const Curve* dots = find_curve(figure, "imported_1");
  ASSERT_TRUE(dots);
  EXPECT_EQ(dots->label, "mine at α = 48");
  EXPECT_NE(dots->role, Role::measured);
  EXPECT_EQ(dots->points, (std::vector<Point>{{8, 0.02}, {56, 0.081}}));
  EXPECT_EQ(dots->error_bars, (std::vector<Point>{{0.01, 0.03}, {0.0805, 0.09}}));

  ExportSpec spec;
  const auto exported = [&](ExportFormat format) {
    spec.format = format;
    return export_figure(figure, document, catalogue, spec).value().toStdString();
  };
  const std::string csv = exported(ExportFormat::csv);
  EXPECT_THAT(csv, HasSubstr("throughput (IPC/SM),low,high\n"));
  EXPECT_THAT(csv, HasSubstr("imported_1,8,0.02,0.01,0.03\n"));
  EXPECT_THAT(csv, testing::ContainsRegex("latency_bound,[0-9.,]+,,\n"));
  EXPECT_THAT(exported(ExportFormat::tex), HasSubstr("(8,0.02) += (0,0.01"));
  Figure bare = figure;
  for (Curve& curve : bare.panels.front().curves)
    curve.error_bars.clear();
  const auto size = exported(ExportFormat::svg).size();
  spec.format = ExportFormat::svg;
  EXPECT_LT(export_figure(bare, document, catalogue, spec).value().size(), qsizetype(size));
}

TEST_F(ImportTest, TheCuspShowsWhereAnErrorBarWouldReachThePeak) {
  Document document = workspace.document();
  document.scenario.measured = {with_bars(1)};
  const Figure figure = cusp_figure(*evaluate_document(document, catalogue));
  const Curve* dots = find_curve(figure, "imported_1");
  // The peak at α = 48 is mem_thru, 0.0815: only the upper ends reach it, 0.03 + 0.06 x = 0.0815.
  EXPECT_FALSE(dots);
  document.scenario.target = 0.5; // 0.04075 lies 0.02075 / 0.061 of the way from 8 to 56
  const Figure half = cusp_figure(*evaluate_document(document, catalogue));
  dots = find_curve(half, "imported_1");
  ASSERT_TRUE(dots);
  ASSERT_EQ(dots->points.size(), 1u);
  EXPECT_NEAR(dots->points[0].y, 8 + 48 * 0.02075 / 0.061, 1e-9);
  EXPECT_NEAR(dots->error_bars[0].x, 8 + 48 * 0.01075 / 0.06, 1e-9);
  EXPECT_NEAR(dots->error_bars[0].y, 8 + 48 * 0.03075 / 0.0705, 1e-9);
}

TEST_F(ImportTest, ManyDotsAreDrawnAsThoseThatOneCanTellApart) {
  MeasuredSet many{.name = "many.csv", .sha256 = std::string(64, '0')};
  for (int i = 0; i < 200'000; ++i)
    many.data.points.push_back({48, 1 + 60 * i / 200'000.0, 0.08 * (i % 1000) / 1000.0});
  Document document = workspace.document();
  document.scenario.measured = {std::make_shared<const MeasuredSet>(std::move(many))};
  const Figure figure = throughput_figure(*evaluate_document(document, catalogue));
  ASSERT_TRUE(find_curve(figure, "imported_1"));
  EXPECT_EQ(find_curve(figure, "imported_1")->points.size(), 200'000u);
  ExportSpec spec;
  spec.format = ExportFormat::svg;
  const auto svg = export_figure(figure, document, catalogue, spec);
  ASSERT_TRUE(svg);
  EXPECT_LT(svg->count("<path"), 60'000);
}

TEST_F(ImportTest, PinsHoldNoMeasurements) {
  Document document = workspace.document();
  document.scenario.measured = {with_bars(1)};
  workspace.propose_document(QStringLiteral("Import"), document);
  workspace.pin();
  EXPECT_TRUE(workspace.document().pins.at(0).measured.empty());
  EXPECT_EQ(scenario().measured.size(), 1u);
}

TEST_F(ImportTest, TheListShowsAndRemovesSets) {
  Document document = workspace.document();
  document.scenario.measured = {with_bars(1), with_bars(2)};
  workspace.propose_document(QStringLiteral("Import"), document);
  const int imported = undo_count();
  MeasurementsDialog dialog(workspace, &window);
  dialog.show();
  EXPECT_EQ(in<QTableWidget>(dialog, "sets")->rowCount(), 2);
  EXPECT_THAT(in<QLabel>(dialog, "details")->text().toStdString(), HasSubstr("SHA-256 000"));
  click(in<QPushButton>(dialog, "remove"));
  ASSERT_EQ(scenario().measured.size(), 1u);
  EXPECT_EQ(scenario().measured[0]->ilp, 2);
  EXPECT_EQ(undo_count(), imported + 1);
  click(in<QPushButton>(dialog, "remove"));
  EXPECT_TRUE(scenario().measured.empty());
  EXPECT_FALSE(in<QPushButton>(dialog, "remove")->isEnabled());
}

TEST_F(ImportTest, WhatIsTooLargeForTheFileIsSaidAndBroughtInAgainByName) {
  QByteArray text = "alpha,warps,throughput\n";
  for (int i = 0; i < 60'000; ++i)
    text += QByteArray::number(i) + ",8,0.0123456\n";
  import(drop("large.csv", text));
  ASSERT_EQ(scenario().measured.size(), 1u);
  ASSERT_TRUE(window.files().save_to(file("a.loom.json")));
  EXPECT_TRUE(window.messages().text().contains(QStringLiteral("large.csv")));
  ASSERT_TRUE(window.files().open(file("a.loom.json")));
  EXPECT_TRUE(scenario().measured.at(0)->data.points.empty());
  EXPECT_TRUE(window.messages().text().contains(QStringLiteral("import them again")));
  import(drop("large.csv", text));
  ASSERT_EQ(scenario().measured.size(), 1u);
  EXPECT_EQ(scenario().measured[0]->data.points.size(), 60'000u);
}

} // namespace
} // namespace loom
