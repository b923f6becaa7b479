/// The figures that hold models against each other and against measurements, with their numbers
/// from the sources or worked out by hand.

#include "core/scenario/models.h"
#include "gpus/embedded.h"
#include "tests/widgets/curve_of.h"
#include "widgets/export/exporter.h"
#include "widgets/figures/catalogue.h"
#include "widgets/views/accuracy/accuracy_figure.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cmath>

namespace loom {
namespace {

using testing::HasSubstr;

class ComparisonFigures : public testing::Test {
protected:
  Catalogue catalogue{embedded_gpu_files()};

  Figure drawn(const char* id, const char* gpu = "gtx980") {
    const FigureRequest request{{default_scenario(catalogue.find(gpu).value()), {}}, &catalogue};
    const auto entry = find_figure(QString::fromLatin1(id));
    EXPECT_TRUE(entry);
    auto figure = (*entry)->build(request);
    EXPECT_TRUE(figure);
    return figure.value_or(Figure{});
  }
};

/// Straight between the points beside x.
double value_at(const Curve& line, double x) {
  for (std::size_t i = 1; i < line.points.size(); ++i) {
    const Point &a = line.points[i - 1], &b = line.points[i];
    if (a.x <= x && x <= b.x)
      return a.y + (b.y - a.y) * (x - a.x) / (b.x - a.x);
  }
  ADD_FAILURE() << line.id << " does not reach " << x;
  return std::nan("");
}

TEST_F(ComparisonFigures, Thesis41SaturatesWhereItWasMeasured) {
  const Figure figure = drawn("thesis-4.1");
  ASSERT_EQ(figure.panels.size(), 2u);
  const Panel& memory = figure.panels[1];
  ASSERT_TRUE(curve_of(memory, "saturation"));
  // 90 % of 0.0815 IPC/SM at 40 warps and 95 % at 46 (§4.3).
  EXPECT_NEAR(value_at(*curve_of(memory, "saturation"), 40) / 0.0815, 0.90, 0.02);
  EXPECT_NEAR(value_at(*curve_of(memory, "saturation"), 46) / 0.0815, 0.95, 0.02);
  // Arithmetic does not wait for a queue: 4 IPC at 24 warps.
  EXPECT_NEAR(value_at(*curve_of(figure.panels[0], "saturation"), 24), 4, 1e-9);
}

TEST_F(ComparisonFigures, Thesis46ShowsBothModelsOnEveryGpu) {
  const Figure figure = drawn("thesis-4.6");
  ASSERT_GE(figure.panels.size(), 6u);
  for (const Panel& panel : figure.panels) {
    ASSERT_TRUE(curve_of(panel, "needed")) << panel.title;
    ASSERT_TRUE(curve_of(panel, "saturation")) << panel.title;
    EXPECT_EQ(curve_of(panel, "saturation")->role, Role::model);
    EXPECT_NE(curve_of(panel, "needed")->role, Role::model);
  }
  const auto maxwell = std::ranges::find_if(
      figure.panels, [](const Panel& panel) { return panel.title.starts_with("GTX 980"); });
  ASSERT_NE(maxwell, figure.panels.end());
  const Panel& panel = *maxwell;
  // 90 % of 30 warps by the bounds; measured and gradual: about 40 (§4.3).
  EXPECT_NEAR(value_at(*curve_of(panel, "needed"), 0.1), 0.9 * 30, 0.3);
  EXPECT_NEAR(value_at(*curve_of(panel, "saturation"), 0.1), 40, 2.5);
}

TEST_F(ComparisonFigures, TheGuideAsksForAboutHalf) {
  const Figure figure = drawn("guide-estimate");
  ASSERT_EQ(figure.panels.size(), 2u);
  const Table& table = figure.panels[1].table;
  // The guide's example (§4.8): 150 instructions / 30; 600/(4·31) + 1.
  EXPECT_EQ(table.rows[0][2].text, "5");
  EXPECT_EQ(table.rows[0][3].text, "5.84");
  const Panel& bars = figure.panels[0];
  ASSERT_GE(bars.x.categories.size(), 5u);
  // GTX 980, α = 50: 368·4/50 = 29.4 and 24 more.
  EXPECT_NEAR(bars.bars[0].heights[4], 29.44, 0.01);
  EXPECT_NEAR(bars.bars[1].heights[4], 53.44, 0.01);
  // GTX 680: the better estimate is 74 warps (§4.8).
  EXPECT_NEAR(bars.bars[1].heights[3], 74, 1);
  for (std::size_t gpu = 0; gpu < 5; ++gpu) {
    const double part = bars.bars[0].heights[gpu] / bars.bars[1].heights[gpu];
    EXPECT_GT(part, 0.35) << bars.x.categories[gpu];
    EXPECT_LT(part, 0.75) << bars.x.categories[gpu];
  }
}

TEST_F(ComparisonFigures, Thesis49To413HasThePublishedModelsValues) {
  const Figure figure = drawn("thesis-4.9-4.13");
  ASSERT_EQ(figure.panels.size(), 3u);
  const Panel& throughput = figure.panels[0];
  // At 32 warps, worked out from each model's own equations.
  struct Value {
    const char* model;
    double alpha, value;
  };
  for (const Value& each :
       {Value{"bound", 1, 0.0815}, Value{"bound", 8, 0.07692}, Value{"bound", 32, 0.05714},
        Value{"bound", 128, 0.02817}, Value{"hong-kim", 8, 0.0815}, Value{"hong-kim", 32, 0.0815},
        Value{"hong-kim", 128, 0.03101}, Value{"zhang-owens", 32, 0.0815},
        Value{"zhang-owens", 128, 0.03125}, Value{"gpumech", 8, 0.05194},
        Value{"gpumech", 32, 0.04011}, Value{"gpumech", 128, 0.01937},
        Value{"sim", 128, 0.03007}}) {
    ASSERT_TRUE(curve_of(throughput, each.model)) << each.model;
    EXPECT_NEAR(value_at(*curve_of(throughput, each.model), each.alpha) / each.value, 1, 0.01)
        << each.model << " at " << each.alpha;
  }
  // No cusp but the bounds' own: 53.5 warps at α = 48.1; without arithmetic latency 30.
  EXPECT_NEAR(value_at(*curve_of(figure.panels[1], "bound"), 48.08), 53.5, 0.2);
  EXPECT_NEAR(value_at(*curve_of(figure.panels[1], "zhang-owens"), 48.08), 30, 0.1);
  EXPECT_EQ(figure.panels[2].table.rows.size(), throughput.curves.size());
}

TEST_F(ComparisonFigures, H200MixNamesTheWorstCell) {
  const Figure figure = drawn("h200-mix");
  ASSERT_EQ(figure.panels.size(), 4u);
  const HeatMap& bound = figure.panels[1].heat;
  // α = 64 + 1, 52 warps: 52/(695 + 65·4) less the measuring loop's cycles, 0.05291 against
  // 0.046894 measured.
  ASSERT_TRUE(bound.emphasis);
  EXPECT_NEAR(bound.values[*bound.emphasis], 12.83, 0.01);
  EXPECT_EQ(bound.emphasis_label, "worst: +12.8 % at α = 65, 52 warps/SM");
  EXPECT_EQ(std::ranges::count_if(bound.values, [](double v) { return std::isfinite(v); }), 7 * 28);
  // Gradual saturation is better everywhere that matters.
  const HeatMap& gradual = figure.panels[2].heat;
  ASSERT_TRUE(gradual.emphasis);
  EXPECT_LT(std::abs(gradual.values[*gradual.emphasis]), 10);
  EXPECT_EQ(std::ranges::count(figure.panels[0].curves, true, &Curve::dots), 7);
}

TEST_F(ComparisonFigures, HeatMapsLeaveInEveryFormat) {
  const Figure figure = drawn("h200-mix");
  const Document document{default_scenario(catalogue.find("h200").value()), {}};
  for (const ExportFormat format : {ExportFormat::csv, ExportFormat::tex, ExportFormat::svg,
                                    ExportFormat::pdf, ExportFormat::png}) {
    ExportSpec spec;
    spec.format = format;
    const auto bytes = export_figure(figure, document, catalogue, spec);
    ASSERT_TRUE(bytes) << static_cast<int>(format);
    const std::string text = bytes->toStdString();
    if (format == ExportFormat::csv) {
      EXPECT_THAT(text, HasSubstr(",x_low,x_high,y_low,y_high,value"));
      EXPECT_THAT(text, HasSubstr("50,54,12.82")) << "the worst cell's warps and value";
    }
    if (format == ExportFormat::tex) {
      EXPECT_THAT(text, HasSubstr("50,54,12.82"));
      EXPECT_THAT(text, HasSubstr("{worst: +12.8 \\% at"));
    }
    if (format == ExportFormat::svg) {
      EXPECT_THAT(text, HasSubstr("worst: +12.8 % at"));
      EXPECT_EQ(text.find("<image"), std::string::npos) << "cells are drawn, not painted";
    }
  }
}

TEST_F(ComparisonFigures, AccuracySaysWhatToDoWithoutMeasurements) {
  FigureRequest request{
      {default_scenario(catalogue.find("gtx980").value()), {}}, &catalogue, figure_option::all};
  const auto entry = find_figure(QStringLiteral("accuracy"));
  ASSERT_TRUE(entry);
  const auto none = (*entry)->build(request);
  ASSERT_FALSE(none);
  EXPECT_THAT(none.error().detail.english(), HasSubstr("gtx980"));
  EXPECT_THAT(none.error().detail.english(), HasSubstr("h200"));
}

} // namespace
} // namespace loom
