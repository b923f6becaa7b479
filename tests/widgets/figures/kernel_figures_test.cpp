// Kleimenov and Popova's figures, on numbers worked by hand.

#include "gpus/embedded.h"
#include "tests/widgets/curve_of.h"
#include "widgets/figures/catalogue.h"
#include "widgets/look/language.h"
#include "widgets/paint/diagram_painter.h"
#include "widgets/views/kernel/kernel_charts.h"
#include "widgets/views/kernel/kernel_source.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>

namespace loom {
namespace {

using testing::HasSubstr;

class KernelFigures : public testing::Test {
protected:
  Figure draw(const char* id) {
    const auto entry = find_figure(QString::fromLatin1(id));
    EXPECT_TRUE(entry.has_value()) << id;
    FigureRequest request{{default_scenario(catalogue.find("gtx980").value()), {}}, &catalogue};
    auto figure = (*entry)->build(request);
    EXPECT_TRUE(figure.has_value()) << id << ": " << figure.error().detail.english();
    return *figure;
  }
  Catalogue catalogue{embedded_gpu_files()};
};

std::vector<std::string> texts_of(const Panel& panel) {
  std::vector<std::string> texts;
  for (const DiagramText& text : panel.diagram.texts)
    texts.push_back(text.text);
  return texts;
}

// 8 blocks an SM of 8 warps move 608 bytes a warp: 38912 bytes through a quarter of 128 bytes a
// cycle take 1216 cycles. Counted in the IR a warp has 10 integers of 2 cycles, 4 of single
// precision and 6 accesses of 4: 48, for 16 warps 768, which the wave takes. The latency of 32.1
// cycles is raised by 1216/768 as long as too much is demanded.
TEST_F(KernelFigures, Kp4RaisesTheL1sLatency) {
  const Figure figure = draw("kp-4");
  ASSERT_EQ(figure.panels.size(), 3U);
  const Panel& panel = figure.panels[1];
  const auto& steps = curve_of(panel, "steps")->points;
  ASSERT_GT(steps.size(), 3U);
  EXPECT_NEAR(steps[0].x, 32.1, 1e-9);
  EXPECT_NEAR(steps[0].y, 38912.0 / 768, 1e-9);
  EXPECT_NEAR(steps[1].x, 32.1 * 1216 / 768, 1e-9);
  EXPECT_NEAR(steps.back().y, 32, 1e-9);
  EXPECT_EQ(curve_of(panel, "available")->points.front().y, 32);
  // The paper's figure is the algorithm.
  const auto texts = texts_of(figure.panels[0]);
  for (const char* part :
       {"lat_L1 = gpu_m.lat_L1", "time = time_SM(", "band = mem_l1_SM(sm) / time",
        "band > gpu_m.band_L1 + ε", "yes", "no", "raise lat_L1", "sm.lat_L1 = lat_L1"})
    EXPECT_THAT(texts, testing::Contains(HasSubstr(part)));
}

// 132 SMs · 32 bytes a cycle. All blocks together need 1056 cycles for it, and take 768.
TEST_F(KernelFigures, Kp5RaisesTheL2sLatency) {
  const Figure figure = draw("kp-5");
  ASSERT_EQ(figure.panels.size(), 3U);
  const auto& steps = curve_of(figure.panels[1], "steps")->points;
  ASSERT_GT(steps.size(), 3U);
  EXPECT_NEAR(steps[0].x, 280, 1e-9);
  EXPECT_NEAR(steps[0].y, 4224.0 * 1056 / 768, 1e-6);
  EXPECT_NEAR(steps[1].x, 280 * 1056.0 / 768, 1e-9);
  EXPECT_NEAR(steps.back().y, 4224, 1e-6);
  const Table& table = figure.panels.back().table;
  ASSERT_EQ(table.rows.size(), steps.size());
  EXPECT_EQ(table.rows[1][1].text, "385");
  for (const auto& row : table.rows)
    for (const auto& cell : row)
      EXPECT_LE(cell.text.size(), 5U) << cell.text; // four digits
  const auto texts = texts_of(figure.panels[0]);
  for (const char* part : {"sm.lat_L1", "lat_L2 = gpu_m.lat_L2", "time = time_GPU(",
                           "band = mem_l2_GPU(gpu) / time", "band > gpu_m.band_L2 + ε"})
    EXPECT_THAT(texts, testing::Contains(HasSubstr(part)));
}

// By the paper's rule: what is carried from iteration to iteration are the counter and the sum; two
// addresses take three integers each, one of them after a product.
TEST_F(KernelFigures, Kp3ShowsTheLoopAndItsExpression) {
  const auto texts = texts_of(draw("kp-3").panels.front());
  EXPECT_THAT(texts, testing::Contains(
                         HasSubstr("trip · max( 7 del_int + 2 del_mem + del_fp32 + del_branch, "
                                   "3 lat_int + lat_mem + del_fp32 )")));
  EXPECT_THAT(texts, testing::Contains(HasSubstr("= 1024 · max( ")));
  // From LLVM 15 on pointers have no type of what they point to.
  EXPECT_THAT(texts, testing::Contains(testing::AnyOf(HasSubstr("load float, float* %arrayidx15"),
                                                      HasSubstr("load float, ptr %arrayidx15"))));
  EXPECT_THAT(texts, testing::Contains(HasSubstr("matmul_loop on H200")));
}

// The paper's finding: at few warps its method is nearer than Hong and Kim's in every kernel.
TEST_F(KernelFigures, Kp6ComparesOnWhatWasMeasured) {
  const Figure figure = draw("kp-6");
  ASSERT_EQ(figure.panels.size(), 3U);
  EXPECT_THAT(figure.caption, HasSubstr("517 launches"));
  EXPECT_THAT(figure.footnotes, testing::Contains(HasSubstr("falls to 5 % with more warps")));
  using kernel::Method;
  const auto id = [](Method method) {
    return "method_" + std::to_string(static_cast<int>(method));
  };
  for (const Panel& panel : figure.panels) {
    const auto &shown = curve_of(panel, id(kernel::main_method).c_str())->points,
               &ours = curve_of(panel, id(Method::kleimenov_popova).c_str())->points,
               &theirs = curve_of(panel, id(Method::hong_kim).c_str())->points;
    ASSERT_EQ(ours.size(), theirs.size());
    ASSERT_EQ(ours.size(), shown.size());
    for (std::size_t i = 0; i < ours.size() && ours[i].x <= 16; ++i)
      EXPECT_LT(ours[i].y, theirs[i].y) << panel.title << ' ' << ours[i].x;
    // No two points so near that the line between them stands upright.
    for (std::size_t i = 1; i < ours.size(); ++i)
      EXPECT_GT(ours[i].x, 1.05 * ours[i - 1].x) << panel.title;
  }
}

void expect_finite(const Figure& figure, const std::string& what) {
  for (const Panel& panel : figure.panels) {
    for (const Curve& each : panel.curves)
      for (const Point& point : each.points)
        EXPECT_TRUE(std::isfinite(point.x) && std::isfinite(point.y))
            << what << ' ' << each.id << ' ' << point.x << ' ' << point.y;
    for (const Mark& mark : panel.marks)
      EXPECT_TRUE(std::isfinite(mark.at.x) && std::isfinite(mark.at.y)) << what << ' ' << mark.id;
    const Diagram& diagram = panel.diagram;
    for (const DiagramBox& box : diagram.boxes)
      EXPECT_TRUE(box.x >= 0 && box.width > 0 && box.x + box.width <= diagram.width + 1e-9 &&
                  box.y + box.height <= diagram.height + 1e-9)
          << what << ' ' << box.id << ' ' << box.x << ' ' << box.width;
  }
}

class EveryKernel : public KernelFigures {
protected:
  void draw_all(const ShippedKernel& shipped, const char* gpu, const kernel::Plan& plan) {
    KernelRequest request;
    request.study = study_kernel({.shipped = shipped.name}).value();
    request.gpu = catalogue.find(gpu).value();
    request.plan = plan;
    request.size_arguments = kernel::size_arguments(request.study->program);
    request.files = catalogue.files();
    const auto run = run_kernel(request);
    const std::string what = shipped.name + " on " + gpu;
    ASSERT_TRUE(run.has_value()) << what << ": " << run.error().detail.english();
    for (int chart = 0; chart < kernel_chart_count; ++chart) {
      const auto shown = static_cast<KernelChart>(chart);
      const KernelRun all = completed(*run, shown, [](double) { return true; });
      for (int block = 0; block < (shown == KernelChart::code ? std::ssize(all.blocks) : 1);
           ++block)
        expect_finite(kernel_figure(all, shown, block),
                      what + ' ' + std::string(kernel::chart_ids[static_cast<std::size_t>(chart)]));
    }
  }
};

TEST_F(EveryKernel, IsDrawnInEveryChart) {
  for (const ShippedKernel& each : shipped_kernels())
    for (const char* gpu : {"h200", "gtx980"})
      draw_all(each, gpu, each.plan);
}

TEST_F(KernelFigures, WhatATimeIsMadeOfIsSaidWhollyInEveryLanguage) {
  const ShippedKernel& shipped = shipped_kernels().front();
  KernelRequest request;
  request.study = study_kernel({.shipped = shipped.name}).value();
  request.gpu = catalogue.find("h200").value();
  request.plan = shipped.plan;
  request.size_arguments = kernel::size_arguments(request.study->program);
  request.files = catalogue.files();
  const auto run = run_kernel(request);
  ASSERT_TRUE(run.has_value()) << run.error().detail.english();
  const FigureStyle style;
  const Canvas canvas(style, 1);
  for (const Language& each : languages()) {
    const Speaking language(each.id);
    for (const double width : {32.0, 44.0, 60.0, 90.0})
      for (const DiagramText& text : composition_diagram(*run, width).texts)
        EXPECT_FALSE(drawn_text(canvas, {{0, 0}, style.text}, text).text.endsWith(QChar(0x2026)))
            << each.id.toStdString() << ' ' << width << ": " << text.text;
  }
  // What each resource alone would ask of a wave is left out where both would be too small.
  const Diagram whole = composition_diagram(*run, 60);
  EXPECT_EQ(composition_diagram(*run, 60, whole.height), whole);
  EXPECT_EQ(composition_diagram(*run, 60, whole.height / 1.2), whole);
  const Diagram strips = composition_diagram(*run, 60, whole.height / 2);
  EXPECT_LT(strips.height, 0.75 * whole.height);
  EXPECT_EQ(composition_diagram(*run, 60, 1), strips);
}

TEST_F(EveryKernel, SurvivesTheEndsOfItsFields) {
  for (const ShippedKernel& each : shipped_kernels()) {
    kernel::Plan least = each.plan;
    least.block = {1, 1, 1};
    least.registers = 1;
    least.shared = 0;
    for (kernel::Extent& extent : least.grid)
      extent = {kernel::Extent::By::blocks, 1, -1};
    for (const std::int64_t value : {-2147483647LL, 0LL, 1LL}) {
      std::ranges::fill(least.arguments, value);
      draw_all(each, "h200", least);
    }
    kernel::Plan most = each.plan;
    most.registers = 32;
    most.l1_hits = 0.5;
    most.l2_hits = 0.5;
    for (kernel::Extent& extent : most.grid)
      extent = {kernel::Extent::By::blocks, 2048, -1};
    std::ranges::fill(most.arguments, 40000);
    draw_all(each, "h200", most);
  }
}

// Blocks have whole numbers of threads, and each method has its own time for each of them: nothing
// is a value of the axes.
TEST_F(KernelFigures, KernelHasTheTimesOfItsBlocks) {
  const Panel panel = draw("kernel").panels.front();
  std::size_t blocks = 0, methods = 0;
  for (const Curve& each : panel.curves) {
    if (!each.id.starts_with("method_"))
      continue;
    ++methods;
    for (const Point& point : each.points) {
      EXPECT_EQ(point.x, std::round(point.x)) << each.id;
      EXPECT_NE(point.y, panel.y.max) << each.id;
    }
    blocks = blocks == 0 ? each.points.size() : blocks;
    EXPECT_EQ(each.points.size(), blocks) << each.id;
  }
  EXPECT_GT(blocks, 5U);
  EXPECT_GE(methods, 2U);
}

} // namespace
} // namespace loom
