// The stage: the loom as a view, live, and its picture read back.

#include "core/scenario/instruction_loop.h"
#include "core/scenario/loom_run.h"
#include "core/scenario/parameters.h"
#include "core/scenario/workload.h"
#include "core/sim/machine.h"
#include "gpus/embedded.h"
#include "widgets/export/lint_rules.h"
#include "widgets/look/colour_vision.h"
#include "widgets/look/theme.h"
#include "widgets/paint/loom_painter.h"
#include "widgets/style/loom_words.h"
#include "widgets/views/loom/loom_recorder.h"
#include "widgets/views/loom/loom_sentence.h"
#include "widgets/views/loom/loom_view.h"
#include "widgets/workspace/workspace.h"

#include <QApplication>
#include <QCheckBox>
#include <QDir>
#include <QLabel>
#include <QPainter>
#include <QRegularExpression>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QtTest/QTest>

#include <gtest/gtest.h>

#include <cmath>
#include <random>

namespace loom {
namespace {

Catalogue& gpus() {
  static Catalogue catalogue{embedded_gpu_files()};
  return catalogue;
}

Scenario state(const char* gpu, double alpha, int warps) {
  Scenario scenario = default_scenario(gpus().find(gpu).value());
  scenario.alpha = alpha;
  scenario.warps = warps;
  return scenario;
}

std::optional<LoomPicture> picture_of(const Scenario& scenario) {
  const ResolvedScenario resolved = scenario;
  const auto numbers = workload_numbers(resolved);
  if (!numbers)
    return std::nullopt;
  auto picture = loom_picture(resolved, *numbers);
  if (!picture)
    return std::nullopt;
  name_classes(*picture, resolved);
  return *std::move(picture);
}

const Canvas& screen() {
  static const Canvas canvas(screen_style(false, 1), 96 / 72.0);
  return canvas;
}

QImage painted(const LoomPicture& picture, const LoomLayout& layout, QSize size) {
  QImage image(size, QImage::Format_RGB32);
  image.fill(screen().style().background());
  QPainter painter(&image);
  paint_loom_frame(painter, screen(), picture, layout);
  painter.setClipRect(QRectF(layout.cloth.left(), 0, layout.cloth.width(), size.height()));
  paint_loom_cloth(painter, screen(), picture, layout,
                   {picture.from, picture.from + picture.shown});
  return image;
}

/// Read back from the pixels: what the tub holds, and what a row shows at a cycle.
void expect_seen(const LoomPicture& picture, const std::string& what) {
  const QSize size(1000, 520);
  const LoomLayout layout = lay_out_loom(picture, screen(), QRectF(QPointF(), QSizeF(size)));
  const QImage image = painted(picture, layout, size);
  // The tub's layers have the heights of the counts.
  double top = layout.tub.top();
  for (const LoomBox& box : tub_boxes(picture, layout)) {
    EXPECT_NEAR(box.box.top(), top, 1e-6) << what;
    const LoomClass& of = picture.classes[box.of_class];
    const double count = box.state == LoomState::ready    ? picture.ready
                         : box.state == LoomState::queued ? of.queued
                                                          : of.flying;
    EXPECT_NEAR(box.box.height(), layout.tub_height(count, picture), 1e-6) << what;
    top = box.box.bottom();
    if (box.state == LoomState::ready || box.box.height() < 4)
      continue;
    const int x = static_cast<int>(box.box.left()) + 3;
    // The mark of the warps needed and words may lie across it.
    bool coloured = false;
    for (double y = box.box.top() + 1; y < box.box.bottom() - 1; ++y)
      coloured = coloured || QColor(image.pixel(x, static_cast<int>(y))) ==
                                 loom_colour(screen().style(), picture, box);
    EXPECT_TRUE(coloured) << what;
  }
  EXPECT_LE(top, layout.tub.bottom() + 1e-6) << what;
  // In the middle of whatever is in flight stands its colour, where it is wide enough to tell.
  int told = 0;
  for (const LoomSpan& span : picture.spans) {
    const double from = std::max(span.from, picture.from);
    const double to = std::min(span.to, picture.from + picture.shown);
    const bool variant = picture.classes[span.of_class].variant > 0;
    if (span.state != LoomState::flying || span.warp % layout.warps_each != 0 || variant ||
        (to - from) * layout.per_cycle() < 6)
      continue;
    const int x = static_cast<int>(layout.cloth.left() +
                                   ((from + to) / 2 - picture.from) * layout.per_cycle());
    const double row = layout.y(span.warp / layout.warps_each + 0.5);
    const QColor wanted =
        loom_colour(screen().style(), picture, {{}, span.of_class, span.state, -1, span.warp});
    bool found = false;
    for (double y = row - layout.row_height / 2; y < row + layout.row_height / 2; y += 0.5)
      found = found || QColor(image.pixel(x, static_cast<int>(y))) == wanted;
    EXPECT_TRUE(found) << what << " warp " << span.warp << " cycles " << from << " to " << to;
    if (++told == 60)
      break;
  }
  // Of a strip as much is coloured as the unit is busy in the cycles that are seen.
  for (std::size_t u = 0; u < picture.units.size(); ++u) {
    const LoomUnit& unit = picture.units[u];
    double busy = 0;
    for (const LoomWork& work : unit.work)
      busy += std::max(0.0, std::min(work.to, picture.from + picture.shown) -
                                std::max(work.from, picture.from)) *
              static_cast<double>(work.share);
    busy /= picture.shown;
    double area = 0;
    for (const LoomBox& box :
         loom_boxes(screen(), picture, layout, {picture.from, picture.from + picture.shown}))
      if (box.unit == static_cast<int>(u))
        area += box.box.width() * box.box.height();
    const double all = layout.strips[u].width() * layout.strips[u].height();
    // A hair lies between two cells.
    EXPECT_LE(area / all, busy + 0.02) << what << " unit " << u;
    EXPECT_GE(area / all, 0.78 * busy - 0.02) << what << " unit " << u;
  }
}

TEST(LoomPainter, ShowsWhatWasCountedInTwoHundredStates) {
  std::mt19937 random(11);
  const auto pick = [&](int low, int high) {
    return std::uniform_int_distribution<int>(low, high)(random);
  };
  static const std::vector<GpuPtr> all = built_in_gpus(gpus());
  const char* const loops[] = {"LDG.128 x2\nFFMA x32\n",
                               "LDGSTS.128 x4 l2=0.6 stages=2\nLDS.128 x8\nFFMA x64\n",
                               "LDG.32\nMUFU.RSQ x2\nIMAD x8\nFFMA x24\n"};
  int seen = 0;
  for (int i = 0; i < 900 && seen < 200; ++i) {
    Scenario scenario = state("gtx980", std::pow(10.0, pick(-10, 30) / 10.0), pick(1, 64));
    scenario.gpu = all[static_cast<std::size_t>(pick(0, static_cast<int>(all.size()) - 1))];
    scenario.mix = static_cast<Mix>(pick(0, 2));
    scenario.ilp = i % 4 == 0 ? pick(1, 8) : 1;
    if (i % 5 == 0)
      scenario.instruction_loop = loop_from_text(loops[pick(0, 2)]).value();
    if (const auto picture = picture_of(scenario)) {
      ++seen;
      expect_seen(*picture, scenario.gpu->id + " " + std::to_string(scenario.alpha) + " " +
                                std::to_string(scenario.warps) + " ilp " +
                                std::to_string(scenario.ilp));
    }
    if (testing::Test::HasFailure())
      break;
  }
  EXPECT_EQ(seen, 200);
}

TEST(LoomPainter, StandsAtTheEdges) {
  for (const auto& [gpu, alpha, warps, ilp] : {std::tuple{"gtx980", 20.0, 1, 1},
                                               {"gtx980", 0.1, 1024, 1},
                                               {"gtx980", 1e4, 64, 1},
                                               {"gtx980", 1e6, 16, 1},
                                               {"gtx980", 20.0, 16, 64},
                                               {"mi300x", 20.0, 16, 1},
                                               {"8800gtx", 3.0, 24, 1}}) {
    Scenario scenario = state(gpu, alpha, warps);
    scenario.ilp = ilp;
    const auto picture = picture_of(scenario);
    ASSERT_TRUE(picture) << gpu;
    for (const QSize size : {QSize(1600, 700), QSize(420, 240), QSize(90, 60)}) {
      const LoomLayout layout = lay_out_loom(*picture, screen(), QRectF(QPointF(), QSizeF(size)));
      EXPECT_GE(layout.row_height, 0.5);
      EXPECT_EQ(layout.rows, (std::max(picture->places, picture->warps) + layout.warps_each - 1) /
                                 layout.warps_each);
      EXPECT_FALSE(painted(*picture, layout, size).isNull());
    }
    // Words lie side by side.
    const QSize size(1100, 460);
    const LoomLayout layout = lay_out_loom(*picture, screen(), QRectF(QPointF(), QSizeF(size)));
    const auto texts = loom_texts(screen(), *picture, layout);
    for (std::size_t a = 0; a < texts.size(); ++a)
      for (std::size_t b = 0; b < a; ++b)
        EXPECT_FALSE(
            texts[a].box.adjusted(1, 2, -1, -2).intersects(texts[b].box.adjusted(1, 2, -1, -2)))
            << gpu << ' ' << alpha << ": " << texts[a].text.toStdString() << " on "
            << texts[b].text.toStdString();
  }
}

TEST(LoomPainter, ColoursAreToldApart) {
  for (const bool dark : {false, true})
    for (const bool projector : {false, true}) {
      const FigureStyle style = screen_style(dark, 1, projector);
      for (const LoomFamily family :
           {LoomFamily::memory, LoomFamily::arithmetic, LoomFamily::special}) {
        EXPECT_GE(contrast(style.colour(loom_role(family)), style.background()), 3) << dark;
        EXPECT_GE(contrast(style.label_colour(loom_role(family)), style.background()), 4.5) << dark;
      }
      EXPECT_GE(contrast(style.colour(Role::issue), style.background()), 3) << dark;
    }
}

// Also by eyes that miss one kind of cone, as far as lint asks of figures; shapes tell them apart
// besides.
TEST(LoomPainter, FamiliesAreToldApartByEveryEye) {
  const std::vector<LoomFamily> families{LoomFamily::memory, LoomFamily::arithmetic,
                                         LoomFamily::special};
  for (const bool dark : {false, true})
    for (const bool projector : {false, true}) {
      const FigureStyle style = screen_style(dark, 1, projector);
      for (const ColourVision vision :
           {ColourVision::protan, ColourVision::deutan, ColourVision::tritan})
        for (std::size_t a = 0; a < families.size(); ++a)
          for (std::size_t b = 0; b < a; ++b)
            EXPECT_GE(colour_distance(seen_as(style.colour(loom_role(families[a])), vision),
                                      seen_as(style.colour(loom_role(families[b])), vision)),
                      10)
                << dark << projector << static_cast<int>(vision) << a << b;
    }
}

class LoomViewTest : public testing::Test {
protected:
  Workspace workspace{gpus(), {state("gtx980", 20, 16), {}}};
  LoomView view{workspace, nullptr};

  void SetUp() override {
    view.resize(1200, 600);
    view.set_style(screen_style(false, 1));
    view.show();
    settle();
  }
  void settle() {
    QTest::qWait(30);
    for (int round = 0; round < 600 && view.busy(); ++round)
      QTest::qWait(10);
  }
  QString first() { return view.findChild<QLabel*>(QStringLiteral("loom_sentence"))->text(); }
  QString plain() {
    return view.findChild<QLabel*>(QStringLiteral("loom_sentence"))->accessibleDescription();
  }
  LoomWidget* widget() { return view.findChild<LoomWidget*>(); }
};

TEST_F(LoomViewTest, SaysWhatOneSees) {
  EXPECT_TRUE(plain().startsWith(QStringLiteral(
      "40 % of the memory throughput. 16 warps keep 12 loads and 4 adds in flight; 40, or 3 loads "
      "each, reach the bound.")))
      << plain().toStdString();
  EXPECT_TRUE(first().contains(screen_style(false, 1).label_colour(Role::memory).name()));
  workspace.propose(QStringLiteral("warps"), 64);
  settle();
  EXPECT_TRUE(plain().contains(QStringLiteral("would do"))) << plain().toStdString();
  workspace.propose(QStringLiteral("alpha"), 48);
  workspace.propose(QStringLiteral("warps"), 54);
  settle();
  EXPECT_TRUE(plain().startsWith(
      QStringLiteral("At the cusp memory unit and issue slots are both full: 54 warps,")))
      << plain().toStdString();
}

TEST_F(LoomViewTest, OneWarpAloneShowsWhatNotHidingCosts) {
  view.findChild<QCheckBox*>(QStringLiteral("loom_alone"))->click();
  settle();
  EXPECT_TRUE(plain().startsWith(QStringLiteral("One warp alone: 3 % of the memory throughput. 16 "
                                                "warps hide its latency behind each other and do "
                                                "16 times as much.")))
      << plain().toStdString();
  EXPECT_EQ(view.loom().picture()->warps, 1);
  EXPECT_EQ(workspace.scenario().warps, 16);
}

TEST_F(LoomViewTest, ItsEdgeItsFloatsAndItsStitchesAreDragged) {
  const LoomLayout layout = view.loom().layout_now();
  const auto drag = [&](QPointF from, QPointF to) {
    QTest::mousePress(widget(), Qt::LeftButton, {}, from.toPoint());
    QTest::mouseMove(widget(), ((from + to) / 2).toPoint());
    QTest::mouseMove(widget(), to.toPoint());
    QTest::mouseRelease(widget(), Qt::LeftButton, {}, to.toPoint());
    settle();
  };
  drag({layout.cloth.center().x(), layout.y(16)}, {layout.cloth.center().x(), layout.y(32)});
  EXPECT_EQ(workspace.scenario().warps, 32);
  EXPECT_EQ(view.loom().picture()->warps, 32);
  workspace.undo_stack().undo();
  settle();
  EXPECT_EQ(workspace.scenario().warps, 16) << "one drag is one step back";

  const LoomPicture& picture = *view.loom().picture();
  const auto x = [&](double cycle) {
    return layout.cloth.left() + (cycle - view.loom().begin()) * layout.per_cycle();
  };
  const auto load = std::ranges::find_if(picture.spans, [&](const LoomSpan& each) {
    return each.of_class == 0 && each.state == LoomState::flying && each.from > picture.from &&
           each.to < picture.from + picture.shown;
  });
  ASSERT_NE(load, picture.spans.end());
  const double row = layout.y(load->warp + 0.5);
  drag({x(load->to), row}, {x(load->to) + 100 * layout.per_cycle(), row});
  EXPECT_NEAR(ResolvedScenario(workspace.scenario())[Hardware::mem_lat]->value, 468, 6);
  workspace.undo_stack().undo();
  settle();

  const LoomPicture& again = *view.loom().picture();
  // In the middle of a warp's adds, away from the end of its load.
  auto add = again.spans.begin() + 6;
  while (add != again.spans.end() && !(add->warp < 12 && add->from > again.from + 100 &&
                                       std::all_of(add - 6, add + 1, [&](const LoomSpan& each) {
                                         return each.of_class == 1 && each.warp == add->warp;
                                       })))
    ++add;
  ASSERT_NE(add, again.spans.end());
  const double height = layout.y(add->warp + 0.5);
  const double begin =
      layout.cloth.left() + ((add->from + add->to) / 2 - view.loom().begin()) * layout.per_cycle();
  drag({begin, height}, {begin + 60, height});
  EXPECT_GT(workspace.scenario().alpha, 20.5);
}

TEST_F(LoomViewTest, AFloatOfALoopIsDragged) {
  Scenario scenario = workspace.scenario();
  scenario.instruction_loop = loop_from_text("LDG.32 x1\nFADD x20\n").value();
  workspace.propose(QStringLiteral("the kernel"), scenario);
  (void)workspace.snapshot();
  settle();
  const double before = *get(workspace.scenario(), "mem_lat");
  const LoomLayout layout = view.loom().layout_now();
  const LoomPicture& picture = *view.loom().picture();
  const auto load = std::ranges::find_if(picture.spans, [&](const LoomSpan& each) {
    return each.of_class == picture.longest && each.state == LoomState::flying &&
           each.from > picture.from && each.to < picture.from + 0.8 * picture.shown;
  });
  ASSERT_NE(load, picture.spans.end());
  const QPointF end(layout.cloth.left() + (load->to - view.loom().begin()) * layout.per_cycle(),
                    layout.y(load->warp + 0.5));
  const QPointF to = end + QPointF(100 * layout.per_cycle(), 0);
  QTest::mousePress(widget(), Qt::LeftButton, {}, end.toPoint());
  QTest::mouseMove(widget(), ((end + to) / 2).toPoint());
  QTest::mouseMove(widget(), to.toPoint());
  QTest::mouseRelease(widget(), Qt::LeftButton, {}, to.toPoint());
  settle();
  EXPECT_NEAR(*get(workspace.scenario(), "mem_lat"), before + 100, 6);
}

TEST_F(LoomViewTest, TimeStandsInTestsAndWhereOneAsks) {
  EXPECT_FALSE(view.loom().moves());
  qApp->setProperty("loom_flows", true);
  LoomView moving(workspace, nullptr);
  moving.set_style(screen_style(false, 1));
  moving.resize(900, 500);
  moving.move(2000, 2000);
  moving.show();
  QTest::qWait(200);
  EXPECT_TRUE(moving.loom().moves());
  const double before = moving.loom().begin();
  QTest::qWait(200);
  EXPECT_NE(moving.loom().begin(), before);
  QTest::keyClick(&moving, Qt::Key_Space);
  EXPECT_FALSE(moving.loom().moves());
  QTest::keyClick(&moving, Qt::Key_Space);
  EXPECT_TRUE(moving.loom().moves());
  moving.hide();
  EXPECT_FALSE(moving.loom().moves());
  qApp->setProperty("loom_flows", {});
}

TEST_F(LoomViewTest, EveryPlaceSaysWhatItIs) {
  const LoomLayout layout = view.loom().layout_now();
  QSignalSpy said(&view, &View::readout);
  const auto at = [&](QPointF place) {
    QTest::mouseMove(widget(), place.toPoint());
    return said.isEmpty() ? QString() : said.back().front().toString();
  };
  EXPECT_TRUE(at({layout.cloth.center().x(), layout.y(3.5)}).contains(QStringLiteral("warp 3")));
  EXPECT_TRUE(
      at({layout.cloth.center().x(), layout.y(50.5)}).contains(QStringLiteral("not there")));
  EXPECT_TRUE(at(layout.strips[0].center()).contains(QStringLiteral("40 % used")));
  EXPECT_TRUE(at(layout.tub.center() - QPointF(0, layout.tub.height() * 0.49))
                  .contains(QStringLiteral("in flight on average")));
  EXPECT_TRUE(
      at({layout.cloth.right() + 8, layout.y(20)}).contains(QStringLiteral("warps needed")));
}

// Whoever looks at a state with barriers sees who waits, and reads it.
TEST_F(LoomViewTest, BarriersAndPoliciesAreSaid) {
  Scenario scenario = workspace.scenario();
  scenario.scheduling = {.policy = Policy::loose_round_robin, .reissue = 2, .barrier_every = 1};
  workspace.propose(QStringLiteral("the scheduler"), scenario);
  (void)workspace.snapshot();
  settle();
  const QString second = view.findChild<QLabel*>(QStringLiteral("loom_second"))->text();
  EXPECT_TRUE(second.contains(QRegularExpression(QStringLiteral("warps? waits? at a barrier"))))
      << qPrintable(second);
  EXPECT_TRUE(second.contains(QStringLiteral("the policy “In turn"))) << qPrintable(second);
  EXPECT_TRUE(second.contains(QStringLiteral("2 cycles to re-issue"))) << qPrintable(second);
}

TEST_F(LoomViewTest, IsRecordedAsNumberedPictures) {
  view.resize(420, 240);
  settle();
  const QTemporaryDir folder;
  const QString there = folder.filePath(QStringLiteral("film"));
  auto* recorder = new LoomRecorder(*widget(), view, there);
  const int pictures = recorder->pictures();
  EXPECT_GT(pictures, 30);
  QSignalSpy ended(recorder, &LoomRecorder::ended);
  recorder->start();
  while (ended.isEmpty())
    QApplication::processEvents(QEventLoop::AllEvents, 20);
  EXPECT_TRUE(ended.front().front().toBool());
  const QStringList files =
      QDir(there).entryList({QStringLiteral("*.png")}, QDir::Files, QDir::Name);
  ASSERT_EQ(files.size(), pictures);
  EXPECT_EQ(files.front(), QStringLiteral("0001.png"));
  const QImage first(QDir(there).filePath(files[0])), second(QDir(there).filePath(files[9]));
  EXPECT_EQ(first.size(), view.size());
  EXPECT_NE(first, second); // time flows
}

TEST_F(LoomViewTest, ALoopThatCannotRunStandsInItsPlaceAsASentence) {
  Scenario scenario = workspace.scenario();
  scenario.instruction_loop = loop_from_text("HGMMA.64x256x16.F32 x4\n").value();
  workspace.propose(QStringLiteral("loop"), scenario);
  settle();
  EXPECT_FALSE(widget()->isVisible());
}

TEST_F(LoomViewTest, ExportsWhatItShows) {
  const Figure figure = view.figure();
  EXPECT_EQ(figure.id, "loom");
  ASSERT_EQ(figure.panels.size(), 1U);
  EXPECT_EQ(figure.panels.front().loom, *view.loom().picture());
}

} // namespace
} // namespace loom
