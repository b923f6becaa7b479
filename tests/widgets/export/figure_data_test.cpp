/// What is exported as data is what was computed, also where the drawing ends at the axes.

#include "core/figure/build.h"
#include "core/figure/shared_axes.h"
#include "core/scenario/models.h"
#include "core/scenario/parameters.h"
#include "gpus/embedded.h"
#include "widgets/export/exporter.h"
#include "widgets/figures/catalogue.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <map>

namespace loom {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;
using testing::Not;

class FigureData : public testing::Test {
protected:
  Catalogue catalogue{embedded_gpu_files()};
  Document document{default_scenario(catalogue.find("gtx980").value()), {}};

  [[nodiscard]] std::string exported(const Figure& figure, ExportFormat format) const {
    ExportSpec spec;
    spec.format = format;
    const auto bytes = export_figure(figure, document, catalogue, spec);
    EXPECT_TRUE(bytes.has_value());
    return bytes.value_or(QByteArray()).toStdString();
  }
  [[nodiscard]] Figure drawn(const char* id) const {
    auto figure = figure_named(QString::fromLatin1(id), document, catalogue);
    EXPECT_TRUE(figure.has_value()) << id;
    return figure.value_or(Figure{});
  }
  /// The points of the CSV by panel and series.
  [[nodiscard]] std::map<std::pair<std::string, std::string>, std::vector<Point>>
  points(const Figure& figure) const {
    std::map<std::pair<std::string, std::string>, std::vector<Point>> all;
    std::istringstream csv(exported(figure, ExportFormat::csv));
    for (std::string line; std::getline(csv, line);) {
      std::vector<std::string> cells;
      std::istringstream row(line);
      for (std::string cell; std::getline(row, cell, ',');)
        cells.push_back(cell);
      if (line.starts_with('#') || cells.size() < 4 || cells[0] == "panel")
        continue;
      all[{cells[0], cells[1]}].push_back({std::stod(cells[2]), std::stod(cells[3])});
    }
    return all;
  }
};

Panel one_by_one() {
  Panel panel;
  panel.x = {.label = "x", .min = 0, .max = 3};
  panel.y = {.label = "y", .min = 0, .max = 1};
  return panel;
}

TEST_F(FigureData, ACurveThatLeavesTheAxesKeepsItsValues) {
  Panel panel = one_by_one();
  const std::vector<Point> peak{{0, 0}, {1, 2}, {2, 0}, {3, 0.5}};
  add_clipped(panel, {.id = "peak", .label = "peak", .points = peak});
  Figure figure;
  figure.panels = {panel};
  EXPECT_EQ(points(figure).at({"1", "peak"}), peak);
  const std::string tex = exported(figure, ExportFormat::tex);
  EXPECT_THAT(tex, HasSubstr("% 1,peak,0,0\n% 1,peak,1,2\n% 1,peak,2,0\n% 1,peak,3,0.5\n"));
  EXPECT_THAT(tex, HasSubstr("\n  (0.5,1)\n")) << "drawn to the edge";
  EXPECT_THAT(tex, Not(HasSubstr("\n  (1,2)\n")));
}

TEST_F(FigureData, TexDrawsNoDotsBesideTheAxes) {
  Panel panel = one_by_one();
  panel.curves.push_back({.id = "dots",
                          .role = Role::measured,
                          .points = {{1, 0.5}, {2, 9}},
                          .error_bars = {{0.4, 0.6}, {8, 10}},
                          .dots = true});
  Figure figure;
  figure.panels = {panel};
  const std::string tex = exported(figure, ExportFormat::tex);
  EXPECT_THAT(tex, HasSubstr("(1,0.5) += (0,0.1) -= (0,0.1)"));
  EXPECT_THAT(tex, HasSubstr("% 1,dots,2,9,8,10\n"));
  EXPECT_THAT(tex, Not(HasSubstr("(2,9) +=")));
}

TEST_F(FigureData, ACurveAboveTheAxesIsDataToo) {
  Panel panel = one_by_one();
  add_clipped(panel, {.id = "high", .label = "high", .points = {{0, 5}, {3, 5}}});
  ASSERT_TRUE(panel.curves.at(0).off_scale);
  Figure figure;
  figure.panels = {panel};
  EXPECT_THAT(points(figure).at({"1", "high"}), ElementsAre(Point{0, 5}, Point{3, 5}));
}

TEST_F(FigureData, AMarkOutsideIsDrawnAtTheEdge) {
  Panel panel = one_by_one();
  panel.marks.push_back({.id = "point", .at = {2, 7}});
  Figure figure;
  figure.panels = {panel};
  EXPECT_THAT(points(figure).at({"1", "point"}), ElementsAre(Point{2, 7}));
  EXPECT_THAT(exported(figure, ExportFormat::tex), HasSubstr("% 1,point,2,7\n"));
}

TEST_F(FigureData, OtherAxesDoNotLoseValues) {
  Panel panel = one_by_one();
  const std::vector<Point> peak{{0, 0}, {1, 2}, {2, 0}, {3, 0.5}};
  add_clipped(panel, {.id = "peak", .label = "peak", .points = peak});
  Axis narrower = panel.y;
  narrower.max = 0.4;
  recut(panel, panel.x, narrower);
  ASSERT_EQ(panel.curves.size(), 1u);
  EXPECT_EQ(panel.curves[0].points, peak);
  EXPECT_TRUE(reaches(panel, false, true)) << "it goes on above";
  EXPECT_FALSE(reaches(one_by_one(), false, true));
}

// The grey line of each GPU, point by point: what the model says there, not where the axes end.
TEST_F(FigureData, TheCuspsOfTheThesisAreTheModels) {
  const auto all = points(drawn("thesis-4.6"));
  int checked = 0, curves = 0;
  for (const char* id : {"8800gtx", "gtx280", "gtx480", "gtx680", "gtx980"}) {
    Scenario scenario = default_scenario(catalogue.find(id).value());
    scenario.target = 0.9;
    const auto model = ModelRun::make(scenario, *model_from("saturation"));
    ASSERT_TRUE(model.has_value());
    for (const auto& [key, curve] : all) {
      if (!key.first.starts_with(scenario.gpu->name) || key.second != "saturation")
        continue;
      ++curves;
      double before = 0;
      for (const Point& point : curve) {
        EXPECT_GT(point.x, before) << id << ": once each";
        before = point.x;
        EXPECT_NEAR(point.y, model->warps_needed(point.x, 0.9).value(), 1e-9)
            << id << ' ' << point.x;
        ++checked;
      }
    }
  }
  EXPECT_EQ(curves, 5);
  EXPECT_GT(checked, 5 * 60);
}

} // namespace
} // namespace loom
