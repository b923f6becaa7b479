// The SM diagram: its drawings, what is bound to them, and the view with real keys and clicks.

#include "core/scenario/parameters.h"
#include "gpus/embedded.h"
#include "tests/shared.h"
#include "widgets/look/language.h"
#include "widgets/paint/diagram_painter.h"
#include "widgets/paint/diagram_widget.h"
#include "widgets/views/sm/sm_diagram.h"
#include "widgets/views/sm/sm_figure.h"
#include "widgets/views/sm/sm_view.h"
#include "widgets/workspace/workspace.h"

#include <QSignalSpy>
#include <QtTest/QTest>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <set>

namespace loom {
namespace {

class SmTest : public testing::Test {
protected:
  Catalogue catalogue{embedded_gpu_files()};

  GpuPtr gpu(const std::string& id) { return catalogue.find(id).value(); }
  Scenario on(const char* id, double alpha, int warps, Mix mix = Mix::global) {
    Scenario scenario = default_scenario(gpu(id));
    scenario.alpha = alpha, scenario.warps = warps, scenario.mix = mix;
    return scenario;
  }
};

/// Every name in the drawing.
void add_ids(const DrawingPart& part, std::vector<std::string>& ids) {
  if (!part.id.empty())
    ids.push_back(part.id);
  for (const DrawingPart& each : part.parts)
    add_ids(each, ids);
}
std::vector<std::string> drawing_ids(const DrawingPart& drawing) {
  std::vector<std::string> ids;
  add_ids(drawing, ids);
  return ids;
}

QString text(const SmStructure& structure, const char* id) { return structure.block(id).text; }

std::set<std::string> limiting(const SmStructure& structure) {
  std::set<std::string> ids;
  for (const std::string& id : drawing_ids(built_in_drawing("sm")))
    if (structure.copies(id) > 0 && structure.block(id).limits)
      ids.insert(id);
  return ids;
}

std::string problem(const char* svg) {
  const auto drawing = read_drawing(svg, "own.svg");
  return drawing ? std::string() : to_line(drawing.error());
}

TEST(SmDrawing, EveryNameIsBoundAndEveryBindingIsDrawn) {
  std::set<std::string> drawn, bound;
  for (const char* name : {"sm", "gpu"})
    for (const std::string& id : drawing_ids(built_in_drawing(name)))
      drawn.insert(id);
  for (const SmBinding& binding : sm_bindings()) {
    EXPECT_TRUE(bound.emplace(binding.id).second) << binding.id << " is bound twice";
    EXPECT_TRUE(binding.parameter.empty() || find_parameter(binding.parameter)) << binding.id;
  }
  EXPECT_EQ(drawn, bound);
}

TEST(SmDrawing, ErrorsSayWhereAndWhatToDo) {
  EXPECT_EQ(problem("<svg><g class='row'>\n<circle/></g></svg>"),
            "own.svg:2:9: <circle> is not drawn here; use <g> and <rect>");
  EXPECT_THAT(problem("<svg><g><rect/></g></svg>"),
              testing::HasSubstr("<g> needs class=\"row\" or class=\"column\""));
  EXPECT_THAT(problem("<svg><g class='row'/></svg>"), testing::HasSubstr("without a <rect>"));
  EXPECT_THAT(problem("<svg><g class='row'><rect id='a' x='0' y='0' width='nan' height='1'/>"),
              testing::HasSubstr("<rect> needs width, a number up to 1000 above 0"));
  EXPECT_THAT(problem("<svg><g class='row'><rect x='0' y='0' width='1' height='1'/>"),
              testing::HasSubstr("needs an id"));
  EXPECT_THAT(problem("<svg><g class='row'><rect id='a' x='0' y='0' width='2' height='1'/>"
                      "<rect id='b' x='1' y='0' width='2' height='1'/></g></svg>"),
              testing::HasSubstr("\"b\" does not stand after the part before it"));
  EXPECT_THAT(problem("<svg><g class='row'><rect id='a' x='0' y='0' width='1' height='1'/>"
                      "<rect id='a' x='1' y='0' width='1' height='1'/></g></svg>"),
              testing::HasSubstr("\"a\" is there twice"));
  EXPECT_THAT(problem("<svg><g class='column'><rect class='frame' x='0' y='0' width='2' "
                      "height='2'/><rect id='a' x='1' y='0' width='2' height='1'/></g></svg>"),
              testing::HasSubstr("reaches out of its frame"));
  EXPECT_NE(problem("<svg><g class='row'>"), "");
  EXPECT_NE(problem("<svg/>"), "");
  EXPECT_NE(problem(""), "");
}

TEST(SmDrawing, WhatIsLeftOutGivesItsRoomToTheOthers) {
  const auto drawing =
      read_drawing("<svg><g class='row'><rect id='a' x='0' y='0' width='2' height='2'/>"
                   "<rect id='b' x='3' y='0' width='2' height='2'/>"
                   "<rect id='c' x='6' y='0' width='4' height='2'/></g></svg>",
                   "own.svg");
  ASSERT_TRUE(drawing);
  const Placement two = place(
      *drawing, [](const std::string& id) { return id == "b" ? 0 : 1; }, 31, 5);
  ASSERT_EQ(two.parts.size(), 2u);
  EXPECT_DOUBLE_EQ(two.parts[0].width, 10); // 30 without the gap, as 2 to 4
  EXPECT_DOUBLE_EQ(two.parts[1].x, 11);
  EXPECT_DOUBLE_EQ(two.parts[1].width, 20);
  EXPECT_DOUBLE_EQ(two.parts[1].height, 5);
}

// Maxwell: 4 processing blocks, each of one scheduler that issues two instructions, 32 CUDA cores,
// 8 LD/ST and 8 SFUs (whitepaper); 256 KiB of registers and 64 warps in an SM.
TEST_F(SmTest, MaxwellHasFourProcessingBlocks) {
  const SmStructure sm(*gpu("gtx980"));
  EXPECT_EQ(sm.copies("partition"), 4);
  EXPECT_EQ(text(sm, "sm_title"), QStringLiteral("SM of GTX 980, one of 16"));
  EXPECT_EQ(text(sm, "scheduler"), QStringLiteral("1 scheduler"));
  EXPECT_EQ(text(sm, "dispatch"), QStringLiteral("2 dispatch"));
  EXPECT_EQ(sm.block("dispatch").detail, QStringLiteral("each cycle"));
  EXPECT_EQ(text(sm, "warps"), QStringLiteral("16 warp slots"));
  EXPECT_EQ(text(sm, "registers"), QStringLiteral("register file, 64 KiB"));
  EXPECT_EQ(text(sm, "fp32_int32"), QStringLiteral("32 FP32/INT32"));
  EXPECT_EQ(text(sm, "sfu"), QStringLiteral("8 SFUs"));
  EXPECT_EQ(text(sm, "ldst"), QStringLiteral("8 LD/ST"));
  EXPECT_EQ(text(sm, "fp64"), QStringLiteral("1 FP64"));
  EXPECT_EQ(text(sm, "shared"), QStringLiteral("shared memory, 96 KiB"));
  EXPECT_EQ(text(sm, "l2"), QStringLiteral("L2 cache, 2 MiB"));
  EXPECT_EQ(text(sm, "l1"), QStringLiteral("L1 and texture cache, size not known"));
  EXPECT_EQ(text(sm, "instruction_cache"), QStringLiteral("instruction cache"));
  for (const char* absent : {"fp32", "int32", "cores", "tensor", "fp64_sm", "ldst_sm", "l0_cache"})
    EXPECT_EQ(sm.copies(absent), 0) << absent;
}

// GV100 (whitepaper): 4 blocks of 16 FP32, 16 INT32, 8 FP64, 2 tensor cores, one scheduler, one
// dispatch unit, 64 KiB of registers; L1 and shared memory are one of 128 KiB.
TEST_F(SmTest, VoltaHasTensorCoresAndOneMemoryForBoth) {
  const SmStructure sm(*gpu("v100"));
  EXPECT_EQ(sm.copies("partition"), 4);
  EXPECT_EQ(text(sm, "fp32"), QStringLiteral("16 FP32"));
  EXPECT_EQ(text(sm, "int32"), QStringLiteral("16 INT32"));
  EXPECT_EQ(text(sm, "fp64"), QStringLiteral("8 FP64"));
  EXPECT_EQ(text(sm, "tensor"), QStringLiteral("2 tensor"));
  EXPECT_EQ(text(sm, "dispatch"), QStringLiteral("1 dispatch"));
  EXPECT_EQ(text(sm, "registers"), QStringLiteral("register file, 64 KiB"));
  EXPECT_EQ(text(sm, "shared"), QStringLiteral("L1 cache and shared memory, 128 KiB"));
  EXPECT_EQ(sm.copies("l1"), 0);
  EXPECT_EQ(sm.copies("fp32_int32"), 0);
  // The survey: an L0 instruction cache in each block, 32 load/store units for all four.
  EXPECT_EQ(sm.copies("l0_cache"), 1);
  EXPECT_EQ(text(sm, "instruction_cache"), QStringLiteral("L1 instruction cache"));
  EXPECT_EQ(sm.copies("ldst"), 0);
  EXPECT_EQ(text(sm, "ldst_sm"), QStringLiteral("32 LD/ST"));
}

// The survey on what stands where: L0 instruction caches from Volta to Ada, Turing's MIO outside
// the blocks, Kepler's four partitions of 32 FP32 and 8 SFUs with 64 FP32 between them and a
// read-only cache of 48 KB, a constant cache and no data cache in the G80, four dispatch ports of
// Fermi's two schedulers.
TEST_F(SmTest, EveryGenerationHasItsUnitsWhereTheSurveyPlacesThem) {
  for (const char* id : {"v100", "t4", "tu102", "a100", "ga102", "ad102", "rtx4090"})
    EXPECT_EQ(SmStructure(*gpu(id)).copies("l0_cache"), 1) << id;
  const SmStructure turing(*gpu("tu102"));
  EXPECT_EQ(turing.copies("ldst"), 0);
  EXPECT_EQ(text(turing, "ldst_sm"), QStringLiteral("MIO, 16 LD/ST"));
  const SmStructure ampere(*gpu("ga100"));
  EXPECT_EQ(text(ampere, "ldst"), QStringLiteral("8 LD/ST"));
  EXPECT_EQ(ampere.copies("ldst_sm"), 0);
  for (const char* id : {"gk210", "gtx680"}) {
    const SmStructure kepler(*gpu(id));
    EXPECT_EQ(kepler.copies("partition"), 4) << id;
    EXPECT_EQ(text(kepler, "scheduler"), QStringLiteral("1 scheduler"));
    EXPECT_EQ(text(kepler, "dispatch"), QStringLiteral("2 dispatch"));
    EXPECT_EQ(text(kepler, "fp32"), QStringLiteral("32 FP32"));
    EXPECT_EQ(text(kepler, "sfu"), QStringLiteral("8 SFUs"));
    EXPECT_EQ(text(kepler, "fp32_sm"), QStringLiteral("64 FP32"));
    EXPECT_EQ(kepler.copies("cores"), 0);
  }
  const SmStructure gk210(*gpu("gk210"));
  EXPECT_EQ(text(gk210, "fp64_sm"), QStringLiteral("64 FP64"));
  EXPECT_EQ(text(gk210, "ldst_sm"), QStringLiteral("32 LD/ST"));
  EXPECT_EQ(text(gk210, "readonly"), QStringLiteral("read-only cache, 48 KiB"));
  const SmStructure g80(*gpu("8800gtx"));
  EXPECT_EQ(text(g80, "constant_cache"), QStringLiteral("constant cache"));
  for (const char* absent : {"l1", "l2", "l0_cache", "ldst_sm", "readonly"})
    EXPECT_EQ(g80.copies(absent), 0) << absent;
  const SmStructure fermi(*gpu("gtx480"));
  EXPECT_EQ(text(fermi, "dispatch"), QStringLiteral("4 dispatch ports"));
  EXPECT_EQ(fermi.block("dispatch").detail, QString());
  EXPECT_EQ(fermi.block("scheduler").detail, QStringLiteral("every 2 cycles"));
}

// From Fermi on there is an L1 and an L2 (the survey); where no source gives a size, that is said.
TEST_F(SmTest, ACacheOfUnknownSizeIsThere) {
  for (const char* id : {"tu102", "ad102", "gk210"}) {
    const SmStructure sm(*gpu(id));
    EXPECT_EQ(sm.copies("l2"), 1) << id;
    EXPECT_EQ(text(sm, "l2"), QStringLiteral("L2 cache, size not known")) << id;
  }
  for (const char* id : {"ga102", "rtx5090"}) {
    const SmStructure sm(*gpu(id));
    EXPECT_EQ(sm.copies("l1"), 1) << id;
    EXPECT_EQ(text(sm, "l1"), QStringLiteral("L1 cache, size not known")) << id;
  }
  EXPECT_EQ(text(SmStructure(*gpu("rtx5090")), "l2"), QStringLiteral("L2 cache, 96 MiB"));
  for (const char* id : {"gtx980", "gk210", "v100", "8800gtx"})
    EXPECT_EQ(SmStructure(*gpu(id)).copies("tlb"), 1) << id;
}

// Fermi GF104 (survey): 48 CUDA cores, 8 SFUs, and nothing of processing blocks. The toy says no
// more than its model's numbers.
TEST_F(SmTest, UndividedSmsShowTheirOwnNumbersAndNothingIsInvented) {
  const SmStructure fermi(*gpu("gtx560ti")), toy(*gpu("toy")), turing(*gpu("t4"));
  EXPECT_EQ(fermi.copies("partition"), 0);
  EXPECT_EQ(text(fermi, "scheduler"), QStringLiteral("– schedulers"));
  EXPECT_EQ(text(fermi, "cores"), QStringLiteral("48 CUDA cores"));
  EXPECT_EQ(text(fermi, "sfu"), QStringLiteral("8 SFUs"));
  EXPECT_EQ(text(toy, "cores"), QStringLiteral("– CUDA cores"));
  EXPECT_EQ(text(toy, "dram"), QStringLiteral("DRAM"));
  for (const char* absent : {"sfu", "ldst", "registers", "l2", "fp64"})
    EXPECT_EQ(toy.copies(absent), 0) << absent;
  // TU104 has two FP64 units in an SM and none in a processing block.
  EXPECT_EQ(turing.copies("fp64"), 0);
  EXPECT_EQ(text(turing, "fp64_sm"), QStringLiteral("2 FP64"));
}

TEST_F(SmTest, ManyProcessingBlocksAreOneThatSaysTheNumber) {
  GpuSpec many = *gpu("gtx980");
  many.facts.set(FactKey::partitions, {64, verbatim("own"), FactStatus::assumed, {}});
  const SmStructure sm(many);
  EXPECT_EQ(sm.copies("partition"), 1);
  EXPECT_EQ(text(sm, "partition_title"), QStringLiteral("processing block, one of 64"));
  EXPECT_EQ(text(sm, "warps"), QStringLiteral("1 warp slots"));
  EXPECT_EQ(text(sm, "scheduler"), QStringLiteral("– schedulers")); // 4 among 64
}

// GTX 980, alpha 48: 0.0815 loads/cycle need 53.5 warps; left of the cusp memory limits, right of
// it issue. Arithmetic alone limits where issue has slots to spare.
TEST_F(SmTest, TheBottleneckIsLit) {
  using Ids = std::set<std::string>;
  EXPECT_EQ(limiting(SmStructure(on("gtx980", 48, 54))), Ids{"dram"});
  EXPECT_EQ(limiting(SmStructure(on("gtx980", 48, 20))), Ids{"warps"});
  EXPECT_EQ(limiting(SmStructure(on("gtx980", 200, 60))), Ids{"scheduler"});
  EXPECT_EQ(limiting(SmStructure(on("gtx980", 0, 64, Mix::sfu))), Ids{"sfu"});
  EXPECT_EQ(limiting(SmStructure(on("gtx980", 0, 64, Mix::shared))), Ids{"shared"});
  const Scenario wide = with(on("gtx980", 200, 60), "issue_thru", 8).value();
  EXPECT_EQ(limiting(SmStructure(wide)), Ids{"fp32_int32"});
  EXPECT_EQ(limiting(SmStructure(*gpu("gtx980"))), Ids{});
  // Nothing is known of the small Fermi's latencies, so there is nothing to say.
  EXPECT_EQ(limiting(SmStructure(on("gtx560ti", 48, 54))), Ids{});
}

// With 20 warps: 20 / (368 + 48*6) = 0.030488 loads/cycle; memory 0.030488 / 0.0815 = 37.4 %,
// arithmetic 48 * 0.030488 / 4 = 36.6 %, issue 49 * 0.030488 / 4 = 37.3 %.
TEST_F(SmTest, BlocksSayHowFarTheyAreUsed) {
  const SmStructure sm(on("gtx980", 48, 20));
  EXPECT_NEAR(sm.block("dram").use.value(), 0.37409, 1e-5);
  EXPECT_NEAR(sm.block("fp32_int32").use.value(), 0.36585, 1e-5);
  EXPECT_NEAR(sm.block("scheduler").use.value(), 0.37348, 1e-5);
  EXPECT_EQ(sm.block("dram").detail, QStringLiteral("37.4 %"));
  EXPECT_FALSE(sm.block("sfu").use);
  EXPECT_TRUE(sm.block("warps").limits);
  // 22 warps are dealt out as 6, 6, 5 and 5.
  const SmStructure uneven(on("gtx980", 48, 22));
  EXPECT_EQ(uneven.block("warps", 1).text, QStringLiteral("6 of 16 warps"));
  EXPECT_EQ(uneven.block("warps", 2).text, QStringLiteral("5 of 16 warps"));
}

class SmTexts : public SmTest, public testing::WithParamInterface<const char*> {};
INSTANTIATE_TEST_SUITE_P(In, SmTexts, testing::Values("en", "ru", "zh_CN"));

TEST_P(SmTexts, AreWholeAndDoNotOverlapOnAnyGpuInAnyRoom) {
  const Speaking language(QString::fromLatin1(GetParam()));
  const FigureStyle style;
  const Canvas canvas(style, 1);
  for (const std::string& id : catalogue.ids())
    for (const auto& [width, height] :
         {std::pair{60.0, 20.0}, {78.0, 26.0}, {180.0, 40.0}, {64.0, 90.0}, {300.0, 160.0}})
      for (const char* name : {"sm", "gpu"}) {
        const SmStructure structure(default_scenario(gpu(id)));
        const SmRoom room = sm_room(built_in_drawing(name), structure, width, height);
        const Diagram diagram = structure_diagram(room, structure);
        const double em = style.text; // unshrunk
        const DiagramLayout layout{{0, 0}, em};
        std::vector<QRectF> boxes;
        for (const DiagramText& each : diagram.texts) {
          const QRectF box = drawn_text(canvas, layout, each).box;
          for (const QRectF& other : boxes)
            EXPECT_TRUE((box & other).height() < em * 0.25 * room.scale ||
                        (box & other).width() <= 0)
                << id << ' ' << name << ' ' << width << 'x' << height << ": " << each.text;
          boxes.push_back(box);
          EXPECT_TRUE(std::isfinite(box.x()) && box.left() >= -1 && box.top() >= -1 &&
                      box.right() <= diagram.width * em + 1 &&
                      box.bottom() <= diagram.height * em + 1)
              << id << ' ' << name << ": " << each.text;
          EXPECT_FALSE(drawn_text(canvas, layout, each).text.endsWith(QChar(0x2026)))
              << id << ' ' << name << ' ' << width << 'x' << height << ": " << each.text;
        }
        for (const DiagramBox& box : diagram.boxes)
          EXPECT_TRUE(std::isfinite(box.x) && box.width > 0 && box.height > 0) << id << box.id;
      }
}

// Where warps limit, in English and Russian, too.
TEST_P(SmTexts, SayHowManyWarpsThereAreWhereTheyLimit) {
  const Speaking language(QString::fromLatin1(GetParam()));
  Scenario scenario = default_scenario(gpu("h200"));
  scenario.alpha = 29;
  scenario.warps = 64;
  const SmStructure structure(scenario);
  ASSERT_TRUE(structure.block("warps").limits);
  for (const double width : {78.0, 180.0}) {
    const Diagram diagram =
        structure_diagram(sm_room(built_in_drawing("sm"), structure, width, 26), structure);
    const auto said = std::ranges::find(diagram.texts, "warps", &DiagramText::id);
    ASSERT_NE(said, diagram.texts.end());
    EXPECT_EQ(QString::fromStdString(said->text).count(QStringLiteral("16")), 2) << said->text;
  }
}

TEST_F(SmTest, ExtremesAreFinite) {
  for (const double alpha : {0.0, 1e-6, 1e6, inf})
    for (const int warps : {1, 1024})
      for (const Mix mix : {Mix::global, Mix::sfu, Mix::shared}) {
        const SmStructure structure(on("gtx980", alpha, warps, mix));
        const Figure figure = sm_figure(structure, 0);
        EXPECT_THAT(figure.caption, testing::Not(testing::HasSubstr("nan")));
        for (const DiagramBox& box : figure.panels.front().diagram.boxes)
          EXPECT_TRUE(std::isfinite(box.x + box.y + box.width + box.height)) << box.id;
        EXPECT_FALSE(limiting(structure).empty()) << alpha << ' ' << warps;
      }
}

class SmViewTest : public SmTest {
protected:
  Workspace workspace{catalogue, {default_scenario(catalogue.find("gtx980").value()), {}}};
  SmView view{workspace, nullptr};
  DiagramWidget* picture = view.findChild<DiagramWidget*>(QStringLiteral("picture"));
  QSignalSpy said{&view, &View::readout};

  void SetUp() override {
    view.resize(1200, 800);
    view.show();
    ASSERT_TRUE(picture);
  }
  QString last() { return said.isEmpty() ? QString() : said.back().at(0).toString(); }
  QString press(Qt::Key key) {
    QTest::keyClick(&view, key);
    return last().section(QLatin1Char('\n'), 0, 0);
  }
};

TEST_F(SmViewTest, InALowRoomProcessingBlocksStandInOneRow) {
  view.resize(600, 160); // four in a row are read at a larger size there than two above two
  QTest::qWait(50);
  double y = -1;
  for (const char* id : {"scheduler", "scheduler:1", "scheduler:2", "scheduler:3"}) {
    const QRectF box = picture->box_of(id);
    ASSERT_FALSE(box.isEmpty()) << id;
    EXPECT_NEAR(box.y(), y < 0 ? box.y() : y, 0.5) << id;
    y = box.y();
  }
}

TEST_F(SmViewTest, TheKeyboardWalksTheBlocksInReadingOrder) {
  EXPECT_TRUE(press(Qt::Key_Right).startsWith(QStringLiteral("SM of GTX 980, one of 16")));
  EXPECT_TRUE(press(Qt::Key_Right).startsWith(QStringLiteral("instruction cache")));
  EXPECT_TRUE(press(Qt::Key_Right).startsWith(QStringLiteral("processing block")));
  EXPECT_TRUE(press(Qt::Key_Right).startsWith(QStringLiteral("1 scheduler")));
  EXPECT_TRUE(press(Qt::Key_Right).startsWith(QStringLiteral("2 dispatch")));
  EXPECT_TRUE(press(Qt::Key_Down).startsWith(QStringLiteral("14 of 16 warps")));
  EXPECT_TRUE(press(Qt::Key_Down).startsWith(QStringLiteral("register file, 64 KiB")));
  EXPECT_TRUE(view.accessibleDescription().startsWith(QStringLiteral("register file, 64 KiB")));
  EXPECT_TRUE(press(Qt::Key_Up).startsWith(QStringLiteral("14 of 16 warps")));
  EXPECT_TRUE(press(Qt::Key_End).startsWith(QStringLiteral("A load from DRAM takes 368 cycles")));
  EXPECT_TRUE(press(Qt::Key_Right).startsWith(QStringLiteral("SM of GTX 980, one of 16")));
  EXPECT_TRUE(press(Qt::Key_Home).startsWith(QStringLiteral("SM of GTX 980, one of 16")));
  EXPECT_EQ(press(Qt::Key_Escape), QString());
}

TEST_F(SmViewTest, AReadoutSaysValueUnitStatusAndSource) {
  QTest::mouseMove(picture, picture->box_of("sfu:2").center().toPoint());
  EXPECT_EQ(last().section(QLatin1Char('\n'), 0, 0),
            QStringLiteral("8 SFUs (special function units)"));
  EXPECT_TRUE(last().contains(QStringLiteral("partition_sfu 8 units/partition, published: GPGPU")))
      << qPrintable(last());
}

TEST_F(SmViewTest, AClickOrEnterExplainsTheParameter) {
  QSignalSpy asked(&view, &View::explain);
  QTest::mouseClick(picture, Qt::LeftButton, {}, picture->box_of("dram").center().toPoint());
  ASSERT_EQ(asked.count(), 1);
  EXPECT_EQ(asked.back().at(0).toString(), QStringLiteral("mem_thru"));
  QTest::keyClick(&view, Qt::Key_End);
  QTest::keyClick(&view, Qt::Key_Return);
  ASSERT_EQ(asked.count(), 2);
  EXPECT_EQ(asked.back().at(0).toString(), QStringLiteral("mem_lat"));
  QTest::mouseClick(picture, Qt::LeftButton, {}, picture->box_of("l2").center().toPoint());
  EXPECT_EQ(asked.count(), 2);
  EXPECT_TRUE(press(Qt::Key_Right).startsWith(QStringLiteral("memory controllers"))); // from there
}

TEST_F(SmViewTest, FollowsTheScenarioAndTheGpu) {
  const auto emphasised = [this] {
    std::set<std::string> ids;
    for (const DiagramBox& box : picture->diagram().boxes)
      if (box.emphasis)
        ids.insert(box.id.substr(0, box.id.find(':')));
    return ids;
  };
  EXPECT_EQ(emphasised(), std::set<std::string>{"dram"});
  workspace.propose(QStringLiteral("warps"), 10);
  (void)workspace.snapshot();
  EXPECT_EQ(emphasised(), std::set<std::string>{"warps"});
  workspace.propose_gpu(gpu("gtx680"));
  (void)workspace.snapshot();
  EXPECT_FALSE(picture->box_of("partition").isEmpty());
  EXPECT_FALSE(picture->box_of("fp32_sm").isEmpty());
  workspace.propose_gpu(gpu("gtx480"));
  (void)workspace.snapshot();
  EXPECT_TRUE(picture->box_of("partition").isEmpty());
  EXPECT_FALSE(picture->box_of("cores").isEmpty());
}

} // namespace
} // namespace loom
