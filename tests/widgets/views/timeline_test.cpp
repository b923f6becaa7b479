#include "core/document/document_json.h"
#include "core/scenario/models.h"
#include "core/scenario/parameters.h"
#include "core/scenario/workload.h"
#include "core/sim/sim_export.h"
#include "core/text/text.h"
#include "gpus/embedded.h"
#include "widgets/export/exporter.h"
#include "widgets/figures/catalogue.h"
#include "widgets/look/rich_text.h"
#include "widgets/look/theme.h"
#include "widgets/paint/timeline_painter.h"
#include "widgets/paint/timeline_widget.h"
#include "widgets/views/throughput/simulated_throughput.h"
#include "widgets/views/timeline/timeline_view.h"
#include "widgets/views/timeline/timeline_words.h"
#include "widgets/views/transport.h"
#include "widgets/workspace/workspace.h"

#include <QDropEvent>
#include <QFile>
#include <QLabel>
#include <QMimeData>
#include <QPainter>
#include <QPushButton>
#include <QScrollBar>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QToolButton>
#include <QToolTip>
#include <QUrl>
#include <QWheelEvent>
#include <QXmlStreamReader>
#include <QtTest/QTest>

#include <gtest/gtest.h>

#include <algorithm>

namespace loom {
namespace {

class TimelineViewTest : public testing::Test {
protected:
  QTemporaryDir folder;
  Catalogue catalogue{embedded_gpu_files()};
  Workspace workspace{catalogue, {toy(), {}}};
  TimelineView view{workspace, nullptr};

  Scenario toy() {
    Scenario scenario = default_scenario(catalogue.find("toy").value());
    scenario.alpha = 4;
    scenario.warps = 6;
    return scenario;
  }
  void SetUp() override {
    view.resize(900, 500);
    view.show();
    wait();
  }
  /// Until the simulation asked for last has arrived.
  void wait() {
    const auto before = view.shown();
    for (int round = 0; round < 500 && view.shown() == before; ++round)
      QTest::qWait(10);
    ASSERT_TRUE(view.shown());
  }
  TimelineWidget* picture() { return view.findChild<TimelineWidget*>(); }
  Transport* transport() { return view.findChild<Transport*>(); }
};

TEST_F(TimelineViewTest, FollowsTheScenario) {
  EXPECT_EQ(view.shown()->trace().warps, 6);
  workspace.propose(QStringLiteral("warps"), 5);
  wait();
  EXPECT_EQ(view.shown()->trace().warps, 5);
}

/// As `simulate --format chrome` writes it: the run that is shown, a cycle a microsecond.
QString exported(const Trace& trace, const QTemporaryDir& folder) {
  const QString path = folder.filePath(QStringLiteral("loom_measured.json"));
  std::string text;
  ChromeTraceWriter writer(trace.config, trace.program, trace.warps,
                           [&text](std::string_view piece) { text += piece; });
  writer.add(trace.records);
  writer.finish();
  EXPECT_TRUE(write_file(path.toStdString(), text));
  return path;
}

TEST_F(TimelineViewTest, AMeasuredTraceStandsAboveTheSimulatedWarps) {
  const QString path = exported(view.shown()->trace(), folder);
  QMimeData data;
  data.setUrls({QUrl::fromLocalFile(path)});
  QDragEnterEvent enter({50, 50}, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
  QCoreApplication::sendEvent(&view, &enter);
  EXPECT_TRUE(enter.isAccepted());
  QDropEvent drop(QPointF(50, 50), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
  QCoreApplication::sendEvent(&view, &drop);
  ASSERT_TRUE(QTest::qWaitFor([this] { return view.measured().has_value(); }, 20000));
  EXPECT_EQ(view.measured()->trace->warps.size(), 6u);
  for (const TraceComparison::Row& row : view.measured()->compared.rows)
    EXPECT_EQ(row.error(), 0) << row.name;
  const Figure figure = view.figure();
  const Timeline& shown = figure.panels.front().timeline;
  ASSERT_EQ(shown.rows.size(), 12u);
  EXPECT_EQ(shown.rows.front().role, measured_role);
  // The pointer on a row of either says what is there.
  QSignalSpy readouts(&view, &View::readout);
  emit picture()->hovered(0, 2);
  ASSERT_FALSE(readouts.isEmpty());
  EXPECT_TRUE(readouts.last().first().toString().startsWith(QStringLiteral("W0 measured: ")));
  emit picture()->hovered(6, 2);
  EXPECT_TRUE(readouts.last().first().toString().contains(QStringLiteral("W0")));
  EXPECT_FALSE(readouts.last().first().toString().contains(QStringLiteral("measured")));
  EXPECT_EQ(QToolTip::text(), as_tooltip(readouts.last().first().toString())) << "at the pointer";
  // What is no trace is refused by name, and what is shown stays.
  EXPECT_TRUE(write_file(path.toStdString(), "{\"traceEvents\":["));
  view.open_trace(path);
  ASSERT_TRUE(QTest::qWaitFor([this] { return !view.busy(); }, 20000));
  EXPECT_TRUE(view.findChild<QLabel*>(QStringLiteral("timeline_problem"))
                  ->text()
                  .contains(QStringLiteral("loom_measured.json")));
  EXPECT_EQ(view.measured()->trace->warps.size(), 6u);
}

TEST_F(TimelineViewTest, AMeasuredTraceIsOfTheDocumentAndCanBeRemoved) {
  const QString path = exported(record_timeline(toy(), {}, 400).value()->trace(), folder);
  view.open_trace(path);
  ASSERT_TRUE(QTest::qWaitFor([this] { return view.measured().has_value(); }, 20000));
  QFile::remove(path);
  const TracePart& part = workspace.document().trace;
  EXPECT_EQ(part.title, "loom_measured.json");
  ASSERT_TRUE(part.trace);
  auto* row = view.findChild<QLabel*>(QStringLiteral("timeline_trace"));
  ASSERT_TRUE(row->isVisible());
  EXPECT_TRUE(row->text().contains(QStringLiteral("loom_measured.json, ")));
  EXPECT_TRUE(row->text().contains(QStringLiteral(" spans of 6 warps")))
      << row->text().toStdString();
  // The file and the link hold it, and the figure by name of that file draws it.
  const std::string file = document_to_json(workspace.document(), catalogue);
  const auto again = document_from_json(file, "f", catalogue);
  ASSERT_TRUE(again) << to_line(again.error());
  EXPECT_EQ(again->document.trace, part);
  EXPECT_TRUE(left_out_of_file(workspace.document()).empty());
  const auto figure = figure_named(QStringLiteral("timeline"), again->document, catalogue);
  ASSERT_TRUE(figure) << to_line(figure.error());
  EXPECT_EQ(figure->panels.front().timeline.rows.front().role, measured_role);
  // Its button takes it away; undo brings it back.
  QTest::mouseClick(view.findChild<QPushButton*>(QStringLiteral("timeline_trace_remove")),
                    Qt::LeftButton);
  (void)workspace.snapshot();
  EXPECT_FALSE(view.measured());
  EXPECT_FALSE(row->isVisible());
  EXPECT_EQ(workspace.document().trace, TracePart{});
  workspace.undo_stack().undo();
  (void)workspace.snapshot();
  EXPECT_TRUE(view.measured());
  EXPECT_TRUE(row->isVisible());
}

TEST_F(TimelineViewTest, ATraceThatIsKnownByNameAloneIsSaidToBe) {
  Document document{toy(), {}};
  document.trace = {"large.json", nullptr, 70'000};
  workspace.propose_document({}, document);
  (void)workspace.snapshot();
  auto* row = view.findChild<QLabel*>(QStringLiteral("timeline_trace"));
  EXPECT_TRUE(row->isVisible());
  EXPECT_EQ(row->text(), QStringLiteral("The measured trace large.json is not inside the file: "
                                        "open it again to see it here."));
  EXPECT_FALSE(view.measured());
}

TEST_F(TimelineViewTest, ADragShowsEachStateAtOnceAndAll20000CyclesAfterwards) {
  workspace.begin_drag();
  workspace.propose(QStringLiteral("warps"), 3);
  (void)workspace.snapshot();
  EXPECT_EQ(view.shown()->trace().warps, 3);
  EXPECT_LT(view.shown()->trace().to, 1'000); // as far as what is visible
  EXPECT_LE(picture()->to(), static_cast<double>(view.shown()->trace().to));
  workspace.end_drag();
  wait();
  EXPECT_EQ(view.shown()->trace().warps, 3);
  EXPECT_EQ(view.shown()->trace().to, 20'000);
}

TEST_F(TimelineViewTest, ADragThatIsFasterThanTheFirstSimulationShowsAsMuch) {
  TimelineView fresh(workspace, nullptr);
  fresh.resize(900, 500);
  workspace.begin_drag();
  fresh.show();
  workspace.propose(QStringLiteral("warps"), 3);
  (void)workspace.snapshot();
  ASSERT_TRUE(fresh.shown());
  EXPECT_LT(fresh.shown()->trace().to, 1'000);
  EXPECT_EQ(fresh.findChild<TimelineWidget*>()->from(), fresh.steady().from);
  EXPECT_EQ(fresh.findChild<TimelineWidget*>()->to(), fresh.steady().to);
}

// The example of Fig. 4.7 opens as the thesis draws it: the same cycles and warps, told apart.
TEST_F(TimelineViewTest, OpensTheExampleOfFigure47AsTheThesisDrawsIt) {
  const auto figure = figure_named(QStringLiteral("thesis-4.7"), {toy(), {}}, catalogue);
  ASSERT_TRUE(figure) << to_line(figure.error());
  const Timeline& drawn = figure->panels.front().timeline;
  EXPECT_EQ(picture()->from(), drawn.from);
  EXPECT_EQ(picture()->to(), drawn.to);
  const Figure figure_of_view = view.figure();
  const Timeline& shown = figure_of_view.panels.front().timeline;
  EXPECT_EQ(shown.rows, drawn.rows);
  EXPECT_EQ(shown.columns, 0) << "circles and dashes";
  const auto inside = [&](const Timeline& timeline) {
    std::vector<std::pair<int, double>> issued;
    for (const TimelineItem& each : timeline.items)
      if (each.from >= drawn.from)
        issued.emplace_back(each.row, each.from);
    return issued;
  };
  EXPECT_EQ(inside(shown), inside(drawn));
}

// 16 warps of a GTX 980 that load once in 20 adds each take 368 + 20 × 6 cycles an iteration.
TEST_F(TimelineViewTest, OpensOnTwoPeriodsOfAWarpInSteadyState) {
  Scenario scenario = default_scenario(catalogue.find("gtx980").value());
  scenario.alpha = 20;
  scenario.warps = 16;
  scenario.latencies = Latencies::fixed;
  workspace.propose(QStringLiteral("the kernel"), scenario);
  wait();
  EXPECT_NEAR(view.steady().period, 488, 1);
  EXPECT_NEAR(picture()->to() - picture()->from(), 976, 2);
  EXPECT_GT(picture()->from(), 488) << "not the start-up";
  EXPECT_EQ(transport()->place(), static_cast<qint64>(picture()->from()));
  // The start-up is a key away, and what somebody chose stays.
  QTest::keyClick(&view, Qt::Key_Home);
  EXPECT_EQ(picture()->from(), 0);
  QTest::keyClick(&view, Qt::Key_W);
  const double from = picture()->from(), to = picture()->to();
  workspace.propose(QStringLiteral("warps"), 12);
  wait();
  EXPECT_EQ(picture()->from(), from);
  EXPECT_EQ(picture()->to(), to);
  QTest::keyClick(&view, Qt::Key_P);
  EXPECT_EQ(picture()->from(), view.steady().from);
  EXPECT_EQ(picture()->to(), view.steady().to);
}

TEST_F(TimelineViewTest, ShowsSixteenOfManyWarpsAndSaysSo) {
  Scenario scenario = default_scenario(catalogue.find("gtx980").value());
  scenario.warps = 64;
  workspace.propose(QStringLiteral("the kernel"), scenario);
  wait();
  auto* button = view.findChild<QToolButton*>(QStringLiteral("timeline_rows"));
  auto* scroll = view.findChild<QScrollBar*>(QStringLiteral("timeline_scroll"));
  ASSERT_TRUE(button->isVisible() && scroll->isVisible());
  EXPECT_EQ(button->text(), QStringLiteral("16 of 64 warps"));
  const auto rows = [this] { return view.figure().panels.front().timeline.rows; };
  ASSERT_EQ(rows().size(), 16U);
  EXPECT_EQ(rows().front().label, "W0");
  EXPECT_EQ(rows().back().group, rows().front().group) << "a scheduler's warps are together";
  // By key, by wheel and by the bar.
  QTest::keyClick(&view, Qt::Key_Down);
  EXPECT_EQ(rows().front().label, "W4");
  QTest::keyClick(&view, Qt::Key_Up);
  QTest::keyClick(&view, Qt::Key_PageDown);
  EXPECT_EQ(rows().front().label, "W1");
  EXPECT_EQ(scroll->value(), 16);
  const double from = picture()->from(), to = picture()->to();
  QWheelEvent wheel(QPointF(200, 50), picture()->mapToGlobal(QPointF(200, 50)), {}, {0, -120},
                    Qt::NoButton, Qt::NoModifier, Qt::NoScrollPhase, false);
  QCoreApplication::sendEvent(picture(), &wheel);
  EXPECT_EQ(picture()->first_row(), 18);
  EXPECT_EQ(picture()->from(), from);
  EXPECT_EQ(picture()->to(), to);
  scroll->setValue(48);
  EXPECT_EQ(rows().front().label, "W3");
  // A click is of the warp that is seen there.
  QSignalSpy clicks(picture(), &TimelineWidget::clicked);
  QTest::qWait(50);
  QTest::mouseClick(picture(), Qt::LeftButton, {}, {picture()->width() / 2, 12});
  ASSERT_EQ(clicks.size(), 1);
  EXPECT_EQ(clicks.front().front().toInt(), 48);
  QTest::mouseClick(button, Qt::LeftButton);
  EXPECT_EQ(button->text(), QStringLiteral("all 64 warps"));
  EXPECT_EQ(rows().size(), 64U);
  EXPECT_FALSE(scroll->isVisible());
  QTest::keyClick(&view, Qt::Key_R);
  EXPECT_EQ(rows().size(), 16U);
  QTest::keyClick(&view, Qt::Key_F);
  EXPECT_EQ(rows().size(), 64U);
  EXPECT_EQ(picture()->from(), 0);
  // Few warps have room: nothing is to be chosen.
  workspace.propose(QStringLiteral("warps"), 12);
  wait();
  EXPECT_FALSE(button->isVisible());
}

// Adds of one warp are six cycles apart: where two of them have room so have their circles.
TEST_F(TimelineViewTest, TellsInstructionsApartWhereThoseOfAWarpAreFarEnoughApart) {
  Scenario scenario = default_scenario(catalogue.find("gtx980").value());
  scenario.alpha = 20;
  scenario.warps = 16;
  scenario.latencies = Latencies::fixed;
  workspace.propose(QStringLiteral("the kernel"), scenario);
  wait();
  const Figure figure = view.figure();
  const Timeline& shown = figure.panels.front().timeline;
  EXPECT_EQ(shown.columns, 0);
  const Canvas canvas({}, 96.0 / 72);
  const TimelineLayout layout = lay_out_timeline(shown, canvas, QRectF(0, 0, 1100, 500));
  EXPECT_GE(layout.apart, 6);
}

TEST_F(TimelineViewTest, OnASmallProjectorTheRowsHaveMostOfThePicture) {
  const Canvas canvas(screen_style(false, projector_scale({1280, 720}), true), 96.0 / 72);
  const Figure figure = view.figure();
  const QRectF room(0, 0, 930, 216); // above the two charts at 1280 × 720
  EXPECT_GE(lay_out_timeline(figure.panels.front().timeline, canvas, room).rows.height(),
            0.4 * room.height());
}

TEST_F(TimelineViewTest, StepsBothWaysAndToTheNextStall) {
  QSignalSpy said(&view, &View::readout);
  QTest::keyClick(&view, Qt::Key_Right);
  QTest::keyClick(&view, Qt::Key_Right);
  QTest::keyClick(&view, Qt::Key_Left);
  const auto begin = static_cast<qint64>(picture()->from());
  EXPECT_EQ(transport()->place(), begin + 1);
  ASSERT_FALSE(said.isEmpty());
  EXPECT_TRUE(said.back().at(0).toString().startsWith(QStringLiteral("cycle %1: ").arg(begin + 1)));
  QTest::keyClick(&view, Qt::Key_Home);
  QTest::keyClick(&view, Qt::Key_Right, Qt::ShiftModifier);
  EXPECT_EQ(transport()->place(), 3); // six loads left in cycles 0 to 2
  EXPECT_TRUE(said.back().at(0).toString().contains(QStringLiteral("Scheduler 0 issues nothing")))
      << said.back().at(0).toString().toStdString();
  QTest::keyClick(&view, Qt::Key_End);
  EXPECT_EQ(transport()->place(), 19'999);
}

TEST_F(TimelineViewTest, ZoomsAtThePointerAndPans) {
  picture()->show_range(0, 200);
  const double before = picture()->to() - picture()->from();
  QTest::keyClick(&view, Qt::Key_W);
  EXPECT_LT(picture()->to() - picture()->from(), before);
  const double from = picture()->from();
  QTest::keyClick(&view, Qt::Key_D);
  EXPECT_GT(picture()->from(), from);
  QTest::keyClick(&view, Qt::Key_F);
  EXPECT_EQ(picture()->from(), 0);
  EXPECT_EQ(picture()->to(), 20'000);
}

TEST_F(TimelineViewTest, TheWheelZoomsWithCtrlAloneAndADoubleClickTakesItBack) {
  const double from = picture()->from(), to = picture()->to();
  const auto turn = [this](Qt::KeyboardModifiers keys) {
    QWheelEvent wheel(QPointF(200, 50), picture()->mapToGlobal(QPointF(200, 50)), {}, {0, 120},
                      Qt::NoButton, keys, Qt::NoScrollPhase, false);
    QCoreApplication::sendEvent(picture(), &wheel);
  };
  turn(Qt::NoModifier); // all warps are seen: nothing to scroll
  EXPECT_EQ(picture()->from(), from);
  EXPECT_EQ(picture()->to(), to);
  turn(Qt::ControlModifier);
  EXPECT_LT(picture()->to() - picture()->from(), to - from);
  QTest::mouseDClick(picture(), Qt::LeftButton, {}, {200, 50});
  EXPECT_EQ(picture()->from(), from);
  EXPECT_EQ(picture()->to(), to);
  EXPECT_TRUE(picture()->follows());
}

TEST_F(TimelineViewTest, AClickSaysWhyAWarpWaits) {
  picture()->show_range(0, 60);
  QTest::qWait(50); // painted once: the rows have their places
  QSignalSpy said(&view, &View::readout);
  bool told = false;
  // Somewhere in the first row, between its load and its first add.
  for (int y = 4; y < 60 && !told; y += 4) {
    QTest::mouseClick(picture(), Qt::LeftButton, {}, {picture()->width() / 5, y});
    told = !said.isEmpty() &&
           said.back().at(0).toString().contains(QStringLiteral("waits for R1 of LDG"));
  }
  EXPECT_TRUE(told);
}

TEST_F(TimelineViewTest, PlayingMovesTheCursorAndPauses) {
  const qint64 begin = transport()->place();
  QTest::keyClick(&view, Qt::Key_Space);
  EXPECT_TRUE(transport()->playing());
  for (int round = 0; round < 200 && transport()->place() == begin; ++round)
    QTest::qWait(10);
  EXPECT_GT(transport()->place(), begin);
  QTest::keyClick(&view, Qt::Key_Space);
  EXPECT_FALSE(transport()->playing());
}

TEST_F(TimelineViewTest, TheGroundWithItsGridIsThatOfLinesOverAnEmptyOne) {
  const Panel panel = view.figure().panels.front();
  ASSERT_EQ(panel.kind, PanelKind::timeline);
  const Canvas canvas({}, 96.0 / 72);
  for (const QRectF room : {QRectF(0, 0, 900, 500), QRectF(7.3, 11.8, 640.5, 350.2)}) {
    const TimelineLayout layout = lay_out_timeline(panel.timeline, canvas, room);
    const auto painted = [&](bool over_ground) {
      QImage image(900, 500, QImage::Format_RGB32);
      image.fill(over_ground ? canvas.style().background() : QColor(Qt::red));
      QPainter painter(&image);
      paint_timeline(painter, canvas, panel.timeline, layout,
                     over_ground ? std::nullopt : std::optional(image.rect()));
      return image;
    };
    EXPECT_EQ(painted(true), painted(false)) << room.width();
  }
}

TEST_F(TimelineViewTest, ExportsWhatItShows) {
  picture()->show_range(24, 60);
  const Figure figure = view.figure();
  ASSERT_EQ(figure.panels.size(), 1u);
  EXPECT_EQ(figure.panels[0].kind, PanelKind::timeline);
  EXPECT_EQ(figure.panels[0].timeline.from, 24);
  EXPECT_FALSE(figure.panels[0].timeline.items.empty());
}

// The command line draws the document's figure: what was zoomed is the same there, to the last
// item.
TEST_F(TimelineViewTest, WhatIsVisibleIsDrawnAgainFromTheDocument) {
  picture()->show_range(180.4, 285.2);
  Document document{workspace.scenario(), {}};
  document.looks["timeline"] = view.look({});
  EXPECT_EQ(document.looks["timeline"].cycles, (LookRange{180, 286}));
  EXPECT_FALSE(document.looks["timeline"].rows) << "all of few";
  const auto again = figure_named(QStringLiteral("timeline"), document, catalogue);
  ASSERT_TRUE(again) << to_line(again.error());
  EXPECT_EQ(*again, view.figure());
  // Many warps: those that are visible.
  Scenario many = default_scenario(catalogue.find("gtx980").value());
  workspace.propose(QStringLiteral("the kernel"), many);
  wait();
  picture()->show_range(4'000, 4'100);
  document = {many, {}};
  document.looks["timeline"] = view.look({});
  ASSERT_TRUE(document.looks["timeline"].rows);
  const auto few = figure_named(QStringLiteral("timeline"), document, catalogue);
  ASSERT_TRUE(few) << to_line(few.error());
  EXPECT_EQ(*few, view.figure());
}

TEST_F(TimelineViewTest, ShowsTheCyclesThatTheDocumentKeeps) {
  FigureLook look;
  look.cycles = LookRange{300, 360};
  workspace.propose_look(QStringLiteral("timeline"), look);
  EXPECT_EQ(view.figure().panels.at(0).timeline.from, 300) << "before it is drawn";
  wait();
  EXPECT_EQ(picture()->from(), 300);
  EXPECT_EQ(picture()->to(), 360);
  picture()->show_range(10, 50); // a hand's zoom goes before
  EXPECT_EQ(view.look(look).cycles, (LookRange{10, 50}));
  look.cycles = LookRange{30'000, 30'060}; // later than what is recorded
  workspace.propose_look(QStringLiteral("timeline"), look);
  wait();
  EXPECT_EQ(picture()->from(), 30'000);
  EXPECT_FALSE(view.figure().panels.at(0).timeline.items.empty());
}

TEST_F(TimelineViewTest, ExportsItsInstructionsAsData) {
  picture()->show_range(24, 60);
  ExportSpec spec;
  spec.format = ExportFormat::csv;
  const Document document{workspace.scenario(), {}};
  const auto csv = export_figure(view.figure(), document, catalogue, spec);
  ASSERT_TRUE(csv);
  EXPECT_TRUE(csv->contains("warp,kind,issue_cycle,complete_cycle\nW0,"));
  spec.format = ExportFormat::tex;
  const auto tex = export_figure(view.figure(), document, catalogue, spec);
  ASSERT_TRUE(tex);
  EXPECT_GT(tex->count(" circle[radius="), 40);
  EXPECT_TRUE(tex->contains("\n% warp,kind,issue_cycle,complete_cycle\n% W0,"));
}

// Many cycles a column: their rows were a picture once, as JPEG in PDF and with a prefix in SVG
// that was bound to nothing.
TEST_F(TimelineViewTest, FoldedRowsAreDrawnNotPainted) {
  const Document document{default_scenario(catalogue.find("gtx980").value()), {}};
  const Figure figure = figure_named(QStringLiteral("timeline"), document, catalogue).value();
  ASSERT_GT(figure.panels.at(0).timeline.columns, 0);
  ExportSpec spec;
  spec.format = ExportFormat::pdf;
  const auto pdf = export_figure(figure, document, catalogue, spec);
  ASSERT_TRUE(pdf);
  EXPECT_FALSE(pdf->contains("DCTDecode"));
  EXPECT_FALSE(pdf->contains("/Subtype /Image"));
  spec.format = ExportFormat::svg;
  const auto svg = export_figure(figure, document, catalogue, spec);
  ASSERT_TRUE(svg);
  QXmlStreamReader xml(*svg); // knows namespaces
  while (!xml.atEnd())
    EXPECT_NE(xml.readNext() == QXmlStreamReader::StartElement ? xml.name() : QStringView(),
              QLatin1String("image"));
  EXPECT_FALSE(xml.hasError()) << xml.errorString().toStdString();
}

TEST(SimulatedThroughputTest, RisesToTheBoundAndNeverPassesIt) {
  const Catalogue catalogue(embedded_gpu_files());
  Scenario scenario = default_scenario(catalogue.find("gtx980").value());
  scenario.latencies = Latencies::fixed;
  const KernelModel model = kernel_model(scenario).value();
  const auto simulated = simulate_throughput(scenario, LoopAxis::warps);
  ASSERT_TRUE(simulated);
  ASSERT_EQ(simulated->points.size(), 64u);
  for (const Point& point : simulated->points)
    EXPECT_LE(point.y, bounds(model, scenario.alpha, point.x).throughput() * 1.02) << point.x;
  EXPECT_NEAR(simulated->points[3].y, bounds(model, scenario.alpha, 4).throughput(), 1e-4);
  Scenario moved = scenario;
  moved.warps = 10;
  EXPECT_TRUE(holds_for(*simulated, moved, LoopAxis::warps));
  moved.alpha = 10;
  EXPECT_FALSE(holds_for(*simulated, moved, LoopAxis::warps));
  moved = scenario;
  moved.latencies = Latencies::measured;
  EXPECT_FALSE(holds_for(*simulated, moved, LoopAxis::warps));
}

TEST(SimulatedThroughputTest, IsTheSimulationOfTheModels) {
  // One word, one number: what Throughput draws is what Models, Accuracy, SASS and eval say.
  const Catalogue catalogue(embedded_gpu_files());
  const std::size_t simulation = *model_from("simulation");
  for (const Latencies latencies : {Latencies::measured, Latencies::fixed})
    for (const LoopAxis axis : {LoopAxis::warps, LoopAxis::alpha}) {
      Scenario scenario = default_scenario(catalogue.find("h200").value());
      scenario.latencies = latencies;
      const auto simulated = simulate_throughput(scenario, axis);
      const auto model = ModelRun::make(scenario, simulation);
      ASSERT_TRUE(simulated && model);
      EXPECT_GE(simulated->points.size(), 30u);
      for (std::size_t i = 0; i < simulated->points.size(); i += 9) {
        const Point& point = simulated->points[i];
        const bool alpha = axis == LoopAxis::alpha;
        EXPECT_EQ(point.y, model->throughput(alpha ? point.x : scenario.alpha,
                                             alpha ? scenario.warps : point.x));
      }
    }
}

// The loop is drawn as its mix is: what is simulated of it lies along any of its axes.
TEST(SimulatedThroughputTest, OfALoopIsItsSimulation) {
  const Catalogue catalogue(embedded_gpu_files());
  Scenario scenario = default_scenario(catalogue.find("h200").value());
  scenario.instruction_loop = loop_from_text("LDG.128 x1; FFMA x24", "here").value();
  const std::size_t simulation = *model_from("simulation");
  for (const LoopAxis axis : {LoopAxis::warps, LoopAxis::ilp, LoopAxis::l2}) {
    const auto simulated = simulate_throughput(scenario, axis).value();
    ASSERT_GE(simulated.points.size(), 7u);
    for (const Point& point : simulated.points) {
      Scenario there = scenario;
      if (axis == LoopAxis::warps)
        there.warps = static_cast<int>(point.x);
      else
        there.instruction_loop = along(*scenario.instruction_loop, axis, point.x);
      const LoopNumbers numbers = workload_numbers(there).value();
      EXPECT_EQ(point.y, loop_throughput(there, numbers, there.warps, simulation).value());
    }
  }
}

TEST(SimulatedThroughputTest, VariesAsMeasuredUnlessTold) {
  // H200 near its knee: queues of memory and the tail of its latency cost more than a per cent.
  const Catalogue catalogue(embedded_gpu_files());
  Scenario scenario = default_scenario(catalogue.find("h200").value());
  const auto at_knee = [&scenario] {
    const auto simulated = simulate_throughput(scenario, LoopAxis::warps).value();
    return simulated.points[static_cast<std::size_t>(scenario.warps) - 1].y;
  };
  const double measured = at_knee();
  scenario.latencies = Latencies::fixed;
  EXPECT_LT(measured, 0.99 * at_knee());
}

} // namespace
} // namespace loom
