/// The figures of V. Volkov's thesis held against its text, by numbers.

#include "core/scenario/models.h"
#include "core/scenario/parameters.h"
#include "gpus/embedded.h"
#include "tests/widgets/curve_of.h"
#include "widgets/export/exporter.h"
#include "widgets/export/looked.h"
#include "widgets/export/page_fit.h"
#include "widgets/figures/catalogue.h"
#include "widgets/paint/axis_ticks.h"
#include "widgets/paint/figure_painter.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <map>
#include <string_view>

namespace loom {
namespace {

using testing::EndsWith;
using testing::HasSubstr;
using testing::StartsWith;

class ThesisFigures : public testing::Test {
protected:
  Catalogue catalogue{embedded_gpu_files()};

  Scenario on(const char* gpu) { return default_scenario(catalogue.find(gpu).value()); }
  /// The figure of the thesis's own GPUs, or of `gpu`.
  Figure drawn(const char* id, const char* gpu = nullptr) {
    const auto entry = find_figure(QString::fromLatin1(id));
    return (*entry)->build({{on(gpu ? gpu : "gtx980"), {}}, &catalogue, gpu != nullptr}).value();
  }
  /// The SVG at the figure's own size, as the command line writes it.
  std::string svg(const char* id) {
    Figure figure = drawn(id);
    ExportSpec spec;
    spec.format = ExportFormat::svg;
    EXPECT_TRUE(set_size(spec, default_size(figure)));
    (void)fit_page(figure, spec, (*find_figure(QString::fromLatin1(id)))->aspect);
    return export_figure(figure, {on("gtx980"), {}}, catalogue, spec).value().toStdString();
  }
};

const Panel& panel_of(const Figure& figure, std::string_view title) {
  // Behind a GPU's name may stand marks of its derived numbers.
  return *std::ranges::find_if(figure.panels,
                               [&](const Panel& panel) { return panel.title.starts_with(title); });
}

std::vector<std::string> column(const Table& table, const std::string& name) {
  const auto at = std::ranges::find(table.header, name) - table.header.begin();
  std::vector<std::string> cells;
  for (const std::vector<Cell>& row : table.rows)
    cells.push_back(row.at(static_cast<std::size_t>(at)).text);
  return cells;
}

std::string all_footnotes(const Figure& figure) {
  std::string all;
  for (const std::string& each : figure.footnotes)
    all += each + "\n";
  return all;
}

// §4.6: alu_lat 3, mem_lat 12, 1 and 0.25 IPC: "only 3 concurrently executed arithmetic
// instructions and only 3 concurrently executed memory access instructions at any moment of time".
TEST_F(ThesisFigures, ThreeAndThreeInstructionsAreInFlightAtAnyMoment) {
  const Timeline shown = drawn("thesis-4.7").panels.at(0).timeline;
  ASSERT_EQ(shown.rows.size(), 6u);
  ASSERT_FALSE(shown.in_flight.empty());
  EXPECT_EQ(shown.in_flight.front().cycle, shown.from);
  for (const InFlightStep& step : shown.in_flight) {
    if (step.cycle >= shown.to)
      continue;
    EXPECT_EQ(step.arithmetic, 3) << "in cycle " << step.cycle;
    EXPECT_EQ(step.other, 3) << "in cycle " << step.cycle;
  }
  EXPECT_DOUBLE_EQ(shown.little_arithmetic, 3);
  EXPECT_DOUBLE_EQ(shown.little_other, 3);
  std::map<double, int> adds;
  for (const TimelineItem& item : shown.items) {
    EXPECT_EQ(item.to - item.from, item.kind == TimelineKind::other ? 12 : 3)
        << "issued in cycle " << item.from;
    adds[item.from] += item.kind == TimelineKind::arithmetic ? 1 : 0;
  }
  for (double cycle = shown.from; cycle < shown.to; ++cycle)
    EXPECT_EQ(adds[cycle], 1) << "1 IPC is sustained, also in cycle " << cycle;
}

// §2.9: "at cycle 0 the scheduler may issue from warp 0, at cycle 1, from warp 1"; one of the warps
// that are not stalled each issue cycle.
TEST_F(ThesisFigures, ASchedulerIssuesFromOneWarpACycle) {
  const Timeline shown = drawn("thesis-2.4").panels.at(0).timeline;
  std::map<double, std::vector<int>> issued;
  std::map<int, double> stalled_until;
  for (const TimelineRow& row : shown.rows)
    EXPECT_EQ(row.group, 0) << "one scheduler";
  for (const TimelineItem& item : shown.items) {
    issued[item.from].push_back(item.row);
    EXPECT_GE(item.from, stalled_until[item.row]) << "W" << item.row;
    stalled_until[item.row] = item.to;
  }
  for (const auto& [cycle, rows] : issued)
    EXPECT_EQ(rows.size(), 1u) << "in cycle " << cycle;
  EXPECT_EQ(issued[0], std::vector{0});
  EXPECT_EQ(issued[1], std::vector{1});
}

// §2.10: a barrier "stalls a warp until all warps reach it"; what was written before is read after.
TEST_F(ThesisFigures, NoWarpReadsBeforeAllHavePassedTheBarrier) {
  const Timeline shown = drawn("thesis-barrier").panels.at(0).timeline;
  ASSERT_EQ(shown.rows.size(), 2u);
  std::array<std::vector<TimelineItem>, 2> of;
  for (const TimelineItem& item : shown.items)
    of.at(static_cast<std::size_t>(item.row)).push_back(item);
  // LDG, STS, BAR, LDS, FADD of each.
  ASSERT_EQ(of[0].size(), 5u);
  ASSERT_EQ(of[1].size(), 5u);
  const double last = std::max(of[0][2].from, of[1][2].from);
  EXPECT_NE(of[0][2].from, of[1][2].from) << "one waits for the other";
  for (const std::vector<TimelineItem>& warp : of)
    EXPECT_GT(warp[3].from, last);
}

// §2.11: "when one thread block completes, the next one starts".
TEST_F(ThesisFigures, ABlockStartsInTheCycleInWhichOneCompletes) {
  const Timeline shown = drawn("thesis-blocks").panels.at(0).timeline;
  std::map<int, double> before;
  int replaced = 0;
  for (const TimelineBlock& block : shown.blocks) {
    if (block.from > 0) {
      ++replaced;
      // By then every result of the block before it in this row is there.
      for (const TimelineItem& item : shown.items)
        if (item.row == block.row && item.from < block.from &&
            item.kind == TimelineKind::arithmetic) {
          EXPECT_LE(item.to, block.from);
        }
    }
    EXPECT_TRUE(!before.contains(block.row) || before[block.row] < block.from);
    before[block.row] = block.from;
  }
  EXPECT_EQ(shown.blocks.size(), 12u) << "6 blocks of 2 warps";
  EXPECT_EQ(replaced, 8) << "2 are there from the start";
  for (const char* name : {">block 0<", ">block 5<"})
    EXPECT_THAT(svg("thesis-blocks"), HasSubstr(name));
}

TEST_F(ThesisFigures, TimelinesNameEveryWarpAndTheirParameters) {
  for (const auto& [id, warps, alpha] :
       {std::tuple{"thesis-4.7", 6, "α = 4"}, {"thesis-2.4", 8, "α = 2"}}) {
    const std::string drawing = svg(id);
    for (int warp = 0; warp < warps; ++warp)
      EXPECT_THAT(drawing, HasSubstr(">W" + std::to_string(warp) + "<")) << id;
    const Figure figure = drawn(id);
    EXPECT_EQ(figure.panels.at(0).title, alpha + (", " + std::to_string(warps)) + " warps/SM");
    EXPECT_THAT(figure.caption, HasSubstr(figure.panels.at(0).title));
  }
}

// §2.5: tuples of words; the unit of memory is the word.
TEST_F(ThesisFigures, TransactionsSayWhichWordsTheyMove) {
  const Figure figure = drawn("thesis-2.1");
  const std::vector<std::vector<std::string>> moved{
      {"words 0–3"},
      {"words 0–3", "words 4–7"},
      {"words 0–3", "words 4–7", "words 8–11"},
      {"words 0–3", "words 4–7", "words 12–15", "words 8–11"}};
  for (std::size_t at = 0; at < moved.size(); ++at) {
    std::vector<std::string> texts;
    for (const DiagramText& text : figure.panels.at(at).diagram.texts)
      texts.push_back(text.text);
    for (const std::string& words : moved[at])
      EXPECT_THAT(texts, testing::Contains(words));
    for (const char* row : {"thread", "memory", "transaction"})
      EXPECT_THAT(texts, testing::Contains(row));
    EXPECT_THAT(texts, testing::Not(testing::Contains(HasSubstr(" B"))));
  }
}

// Row by row of gpus/measured/h200_fadd_only.csv, 64 additions to a group.
TEST_F(ThesisFigures, AdditionsMeasuredOnTheH200LieOverTheirModel) {
  const Figure figure = drawn("thesis-4.1", "h200");
  const Curve& dots = *curve_of(figure.panels.at(0), "measured");
  ASSERT_EQ(dots.points.size(), 28u);
  ASSERT_EQ(dots.error_bars.size(), 28u);
  EXPECT_EQ(dots.points.front(), (Point{1, 0.241472}));
  EXPECT_EQ(dots.points.back(), (Point{64, 3.8592}));
  EXPECT_EQ(dots.error_bars.back(), (Point{3.85888, 3.859648}));
  const std::vector<Curve> maxwell = drawn("thesis-4.1").panels.at(0).curves;
  EXPECT_EQ(std::ranges::find(maxwell, "measured", &Curve::id), maxwell.end());
}

// §4.4 factors the ratio; Maxwell: 368/6 = 61.3 times 0.0815/4 = 0.0204 is 1.25. §4.3: counted in
// instructions with dual issue "the ratio for the Kepler GPU and this GPU alone would be smaller":
// 1.6 · 36 / (9 · 6) = 1.07.
TEST_F(ThesisFigures, TheRatioOfWarpsIsFactored) {
  const Table table = drawn("thesis-4.2").panels.at(1).table;
  EXPECT_EQ(column(table, "GPU").at(4), "GTX 980");
  EXPECT_EQ(column(table, "latency ratio").at(4), "61.3");
  EXPECT_EQ(column(table, "throughput ratio").at(4), "0.0204");
  EXPECT_EQ(column(table, "ratio, model").at(4), "1.25");
  auto instructions = column(table, "ratio of instructions");
  instructions.resize(6);
  EXPECT_EQ(instructions, (std::vector<std::string>{"4", "2.7", "2.3", "1.07", "1.7", "–"}));
}

// §4.5: "approximately 54 warps, which is the sum of the two values", at "α ≈ 49".
TEST_F(ThesisFigures, TheCuspShowsTheSumOfItsLimits) {
  const Panel panel = drawn("thesis-4.5").panels.at(0);
  const auto sum = std::ranges::find(panel.marks, "sum", &Mark::id);
  ASSERT_NE(sum, panel.marks.end());
  EXPECT_NEAR(sum->at.x, 49, 0.1);
  EXPECT_NEAR(sum->at.y, 54, 0.05);
  EXPECT_EQ(sum->label, "30 + 24 = 54 at α = 49.1");
  EXPECT_NE(std::ranges::find(panel.marks, "cusp", &Mark::id), panel.marks.end());
}

// A diamond on the dashed line's cusp hides the top of the grey one.
TEST_F(ThesisFigures, NoMarkIsDrawnOverTheCurvesOfSmallPanels) {
  for (const char* id : {"thesis-4.6", "thesis-4.8", "thesis-4.9"})
    for (const Panel& panel : drawn(id).panels)
      for (const Mark& mark : panel.marks)
        EXPECT_TRUE(mark.kind == MarkKind::limit && mark.role == Role::guide)
            << id << ", " << mark.id << " is drawn";
}

// Whatever the model says between the samples, the curves reach its peaks, within the axes.
TEST_F(ThesisFigures, CuspsAreSampledAtTheirPeaks) {
  const Figure figure = drawn("thesis-4.6");
  for (const char* id : {"8800gtx", "gtx280", "gtx480", "gtx680", "gtx980", "h200"}) {
    Scenario scenario = on(id);
    scenario.target = 0.9;
    const Panel& panel = panel_of(figure, scenario.gpu->name);
    for (const char* name : {"saturation", "bound"}) {
      const auto model = ModelRun::make(scenario, *model_from(name)).value();
      double peak = 0;
      for (double alpha = 0.1; alpha < 1e4; alpha *= 1.01)
        peak = std::max(peak, model.warps_needed(alpha, 0.9).value_or(0));
      double shown = 0;
      for (const Curve& part : panel.curves)
        if (part.id == (name == std::string("bound") ? "needed" : name))
          for (const Point& point : part.points)
            shown = std::max(shown, point.y);
      EXPECT_GE(shown, 0.9995 * peak) << id << ' ' << name;
      EXPECT_LT(shown, panel.y.max) << id << ' ' << name;
    }
  }
}

// §4.7 on Maxwell: 2 issue cycles an SFU instruction, 3 a shared-memory one. With as many adds that
// single-cycle issue would just reach 1 IPC (α = 3): 4/(3 + 2) and 4/(3 + 3) in place of 1.
TEST_F(ThesisFigures, OtherTypesSaturateAtLessWhereTheyTakeMoreIssueCycles) {
  for (const auto& [id, saturated] : {std::pair{"thesis-4.8", 0.8}, {"thesis-4.9", 4.0 / 6}}) {
    const Panel panel = drawn(id).panels.back();
    EXPECT_THAT(panel.title, StartsWith("GTX 980 ("));
    EXPECT_THAT(panel.title, EndsWith("), α = 3"));
    EXPECT_NEAR(curve_of(panel, "throughput")->points.back().y, saturated, 1e-9) << id;
    EXPECT_NEAR(curve_of(panel, "throughput_one_issue_cycle")->points.back().y, 1, 1e-9) << id;
  }
}

TEST_F(ThesisFigures, OtherTypesSayWhichGpusTheyLeaveOutAndWhy) {
  EXPECT_THAT(all_footnotes(drawn("thesis-4.8")),
              HasSubstr("Left out: 8800 GTX, GTX 480, GTX 680, as no source gives sfu_lat"));
  // "The second mix is not feasible and is not considered on the G80 and the GT200 GPUs."
  EXPECT_THAT(
      all_footnotes(drawn("thesis-4.9")),
      HasSubstr("Left out: 8800 GTX, GTX 280, as adds with such accesses are not feasible"));
}

// §4.8: "In the case of the Kepler GPU, the better estimate (74 warps) exceeds 100% occupancy and
// is not shown"; "10 in version 3.0, 15 in version 3.2 and 30 in version 5.0".
TEST_F(ThesisFigures, TheGuidesEstimateIsHeldAgainstWhatAnSmHolds) {
  const Figure figure = drawn("guide-estimate");
  const Panel& bars = figure.panels.at(0);
  const auto most = std::ranges::find(bars.bars, "most_warps", &BarSeries::id);
  ASSERT_NE(most, bars.bars.end());
  EXPECT_THAT(std::vector<double>(most->heights.begin(), most->heights.begin() + 5),
              testing::ElementsAre(24, 32, 48, 64, 64));
  EXPECT_EQ(std::vector<std::string>(bars.bar_notes.begin(), bars.bar_notes.begin() + 5),
            (std::vector<std::string>{"", "", "", "73.8 > 64", ""}));
  for (const char* id : {"guide-estimate", "thesis-4.10", "thesis-table-4.3"})
    EXPECT_THAT(all_footnotes(drawn(id)), HasSubstr("10 in 3.0, 15 in 3.2, 30 in 5.0"));
}

// Figure 4.10: "the original estimate is shown as a thick grey line, and the better estimate [...]
// as a thin black line"; on Kepler the better one "exceeds 100% occupancy and is not shown".
TEST_F(ThesisFigures, ThroughputIsDrawnWithBothEstimates) {
  const Figure figure = drawn("thesis-4.10");
  const Panel& maxwell = panel_of(figure, "GTX 980ᵈ, α = 50");
  EXPECT_EQ(maxwell.x.max, 64);
  const Curve &guide = *curve_of(maxwell, "guide"), &better = *curve_of(maxwell, "with_arithmetic");
  for (const std::size_t end : {0u, 1u}) {
    EXPECT_DOUBLE_EQ(guide.points.at(end).x, 368 * 4 / 50.0);
    EXPECT_DOUBLE_EQ(better.points.at(end).x, 368 * 4 / 50.0 + 6 * 4);
  }
  EXPECT_EQ(guide.weight, Weight::bold);
  EXPECT_EQ(better.weight, Weight::thin);
  const Panel& kepler = panel_of(figure, "GTX 680ᵈ, α = 32");
  EXPECT_NE(std::ranges::find(kepler.curves, "guide", &Curve::id), kepler.curves.end());
  EXPECT_EQ(std::ranges::find(kepler.curves, "with_arithmetic", &Curve::id), kepler.curves.end());
  EXPECT_THAT(all_footnotes(figure), HasSubstr("exceeds 100 % occupancy: the better estimate on "
                                               "GTX 680: 73.8 of 64 warps"));
  EXPECT_GE(curve_of(panel_of(figure, "H200ᵈ, α = 129"), "measured")->points.size(), 5u);
}

TEST_F(ThesisFigures, Table21NamesTheVendorsPublications) {
  const Table table = drawn("thesis-table-2.1").panels.at(0).table;
  EXPECT_EQ(column(table, "related publications and whitepapers by vendor"),
            (std::vector<std::string>{"NVIDIA [2006]", "NVIDIA [2008], Lindholm et al. [2008]",
                                      "NVIDIA [2009], NVIDIA [2010b], Wittenbrink et al. [2011]",
                                      "NVIDIA [2012a], NVIDIA [2012b]",
                                      "NVIDIA [2014a], NVIDIA [2014b]"}));
}

// The units of §2.7; of the survey the numbers of GM204: 32 load-store, 4 FP64 units, 4 schedulers.
TEST_F(ThesisFigures, Table26HasEveryUnitOfItsSection) {
  const Table table = drawn("thesis-table-2.6").panels.at(0).table;
  const std::map<std::string, std::string> maxwell{{"CUDA cores", "128"},
                                                   {"SFUs", "32"},
                                                   {"double-precision units", "4"},
                                                   {"load-store units", "32"},
                                                   {"shared memory units", "1"},
                                                   {"warp schedulers", "4"},
                                                   {"SMs", "16"}};
  for (const auto& [name, value] : maxwell)
    EXPECT_EQ(column(table, name).at(4), value) << name;
}

// §2.8: "The numbers listed in the table for such GPUs represent the top of the allowed range";
// pin bandwidth is memory clock × pins × 2 bits: 3500 MHz × 256 × 2 / 8 = 224 GB/s.
TEST_F(ThesisFigures, Table27HasTheTopOfTheClocksAndTheBandwidthOfThePins) {
  const Figure figure = drawn("thesis-table-2.7");
  const Table table = figure.panels.at(0).table;
  EXPECT_EQ(column(table, "processor clock (MHz)").at(3), "1110");
  EXPECT_THAT(all_footnotes(figure), HasSubstr("boost clock 1058, base clock 1006"));
  EXPECT_EQ(column(table, "pin bandwidth (GB/s)").at(4), "224");
}

TEST_F(ThesisFigures, PinBandwidthIsMemoryClockTimesPins) {
  int known = 0;
  for (const std::string& id : catalogue.ids()) {
    const Facts& facts = catalogue.find(id).value()->facts;
    const auto bus = facts.value(FactKey::memory_bus), clock = facts.value(FactKey::memory_clock),
               pins = facts.value(FactKey::pin_bandwidth);
    if (!bus || !clock || !pins)
      continue;
    ++known;
    // Sources round both, V100's 896 GB/s to 900.
    EXPECT_NEAR(*pins / (*clock * *bus * 2 / 8000), 1, 5e-3) << id;
  }
  EXPECT_GE(known, 2);
}

// Two panels beside each other in one column, their curves named once above them.
TEST_F(ThesisFigures, Thesis41IsLowInOneColumnWhereItsPanelsShareALegend) {
  FigureLook look;
  look.size = "ieee-1col";
  const auto height = [&] {
    const double aspect = (*find_figure(QStringLiteral("thesis-4.1")))->aspect;
    return looked(drawn("thesis-4.1"), aspect, look, {}).spec.height_mm;
  };
  EXPECT_GT(height(), 110);
  look.columns = 2;
  look.labels = LookLabels::legend;
  EXPECT_LT(height(), 72);
}

// In one column tables leave the axes enough height to tell curves apart, and each has its name.
TEST_F(ThesisFigures, AxesAboveTablesAreNotLow) {
  for (const char* id : {"thesis-4.9-4.13", "models", "thesis-4.2", "guide-estimate", "accuracy"}) {
    const FigureEntry& entry = **find_figure(QString::fromLatin1(id));
    Figure figure = drawn(id, id == std::string_view("accuracy") ? "h200" : nullptr);
    ExportSpec spec;
    ASSERT_TRUE(set_size(spec, QStringLiteral("ieee-1col")));
    EXPECT_EQ(fit_page(figure, spec, entry.aspect), 0) << id;
    const QSizeF page = QSizeF(spec.width_mm, spec.height_mm) / 25.4 * 1200;
    for (const QSizeF& axes : axes_sizes(page, export_units_per_point, figure, export_style(spec)))
      EXPECT_TRUE(axes.isEmpty() || axes.height() / 1200 * 25.4 > 19) << id << axes.height();
  }
}

// What has no numbers is read by its neighbour's: by those below it, and by those at the left of
// its row.
TEST_F(ThesisFigures, AxesThatAreNumberedOnceLieOverEachOther) {
  int over = 0, beside = 0;
  for (const FigureEntry& entry : figure_catalogue())
    for (const char* size : {"", "ieee-1col", "ieee-2col"}) {
      FigureLook look;
      look.size = size;
      const LookedExport page = looked(drawn(entry.id.toUtf8()), entry.aspect, look, {});
      if (page.cramped > 0)
        continue;
      const Figure& figure = page.figure;
      const std::string where = entry.id.toStdString() + " " + size;
      const auto columns = static_cast<std::size_t>(figure.columns);
      const QSizeF paper = QSizeF(page.spec.width_mm, page.spec.height_mm) / 25.4 * 1200;
      std::map<const Panel*, QRect> axes;
      for (const DrawnPanel& panel :
           drawn_panels(paper, export_units_per_point, figure, export_style(page.spec)))
        axes[panel.panel] = panel.layout.axes.translated(panel.corner);
      for (std::size_t i = 0; i + columns < figure.panels.size(); ++i)
        if (const Panel& above = figure.panels[i], &below = figure.panels[i + columns];
            above.x.bare) {
          ++over;
          EXPECT_NEAR(axes[&above].left(), axes[&below].left(), 2) << where;
          EXPECT_NEAR(axes[&above].right(), axes[&below].right(), 2) << where;
        }
      for (std::size_t i = 1; i < figure.panels.size(); ++i)
        if (const Panel& left = figure.panels[i - 1], &right = figure.panels[i];
            i % columns != 0 && right.y.bare) {
          ++beside;
          EXPECT_NEAR(axes[&left].top(), axes[&right].top(), 2) << where;
          EXPECT_NEAR(axes[&left].bottom(), axes[&right].bottom(), 2) << where;
        }
    }
  EXPECT_GT(over, 10);
  EXPECT_GT(beside, 10);
}

// On paper a number is exact unless its note says otherwise.
TEST_F(ThesisFigures, NotesDoNotSayThatANumberIsExact) {
  for (const FigureEntry& entry : figure_catalogue())
    for (const std::string& note : drawn(entry.id.toUtf8()).footnotes) {
      EXPECT_THAT(note, Not(HasSubstr("Exact. "))) << entry.id.toStdString();
      EXPECT_THAT(note, Not(EndsWith(".."))) << entry.id.toStdString();
    }
}

TEST_F(ThesisFigures, AreListedByNumber) {
  std::vector<std::string> ids;
  for (const FigureEntry& entry : figure_catalogue())
    ids.push_back(entry.id.toStdString());
  const auto place = [&](const char* id) { return std::ranges::find(ids, id) - ids.begin(); };
  for (const auto& [before, after] : {std::pair{"thesis-2.1", "thesis-2.3"},
                                      {"thesis-2.3", "thesis-4.4"},
                                      {"thesis-4.4", "thesis-4.5"},
                                      {"thesis-4.9", "thesis-4.10"},
                                      {"t4-3.11", "t4-3.14"},
                                      {"thesis-table-2.9", "thesis-table-4.1"}})
    EXPECT_LT(place(before), place(after)) << before << ' ' << after;
}

// A row of thesis-4.9 on 110 mm: 30 units for 28 warps, labels 10 high.
TEST(AxisTicks, NeverNameOnePlaceAlone) {
  for (const double length : {16.0, 24.0, 30.0, 60.0, 200.0})
    for (const double warps : {24.0, 28.0, 40.0, 48.0, 64.0, 80.0}) {
      const Axis axis{.label = "warps", .unit = "per SM", .min = 0, .max = warps};
      const auto ticks = axis_ticks(axis, {length, 25, 2, [](const QString&) { return 10.0; }});
      EXPECT_GE(ticks.size(), 2u) << length << ' ' << warps;
      for (std::size_t i = 1; i < ticks.size(); ++i)
        EXPECT_GE((ticks[i].at - ticks[i - 1].at) / warps * length, 12) << length << ' ' << warps;
    }
}

} // namespace
} // namespace loom
