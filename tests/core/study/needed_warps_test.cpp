// Warps that others measured to be needed, and what models say.

#include "core/study/needed_warps.h"
#include "tests/shared.h"

#include <gmock/gmock.h>

#include <algorithm>

namespace loom {
namespace {

using testing::HasSubstr;

const std::vector<NeededCase>& cases() {
  static const std::vector<NeededCase> all = needed_cases(catalogue());
  return all;
}

std::size_t model(const char* id) { return model_from(id).value(); }

std::vector<const NeededCase*> of(const char* gpu, const char* instruction) {
  std::vector<const NeededCase*> found;
  for (const NeededCase& each : cases())
    if (each.scenario.gpu->id == gpu && each.instruction == instruction)
      found.push_back(&each);
  return found;
}

// Volkov, GTC 2010: 576, 320, 256 and 192 threads of 32. Little's law: 18 cycles × 1 IPC / ILP,
// of which 99 % are asked.
TEST(NeededWarps, OfGtx480FollowLittlesLaw) {
  const auto fma = of("gtx480", "FMA");
  ASSERT_EQ(fma.size(), 4u);
  const double measured[] = {18, 10, 8, 6}, little[] = {18, 9, 6, 5};
  for (std::size_t i = 0; i < 4; ++i) {
    EXPECT_EQ(fma[i]->measured, measured[i]);
    EXPECT_EQ(needed_by(*fma[i], model("bound")), little[i]);
    EXPECT_FALSE(is_fitted(*fma[i], model("saturation")));
    EXPECT_EQ(fma[i]->step, 2); // schedulers
  }
}

// The conversion of a TITAN V takes 30.02 cycles at 0.25 IPC: 0.9 × 7.5 warps; with ILP 3 a third.
TEST(NeededWarps, TakeTheLatencyThatWasMeasuredWithThem) {
  const auto cvt = of("titanv", "CVT");
  ASSERT_EQ(cvt.size(), 3u);
  EXPECT_EQ(needed_by(*cvt[0], model("bound")), 7);
  EXPECT_EQ(needed_by(*cvt[2], model("bound")), 3);
  EXPECT_EQ(cvt[0]->measured, 8);
}

// Thesis, §4.3: 30 warps hide the memory latency of the GTX 980, 90 % of it 27; 40 were measured.
TEST(NeededWarps, OfTheThesisAreThoseOfItsFiveGpus) {
  std::size_t thesis = 0;
  for (const NeededCase& each : cases())
    if (each.instruction.empty() && !each.points) {
      ++thesis;
      EXPECT_EQ(each.scenario.alpha, 0);
      EXPECT_TRUE(is_fitted(each, model("saturation"))) << each.scenario.gpu->id;
      EXPECT_FALSE(is_fitted(each, model("bound")));
      if (each.scenario.gpu->id == "gtx980") {
        EXPECT_EQ(needed_by(each, model("bound")), 27);
      }
    }
  EXPECT_EQ(thesis, 5u);
}

// At α = 0 the loads of the H200 still rise at 64 warps: how many would be needed is not known.
TEST(NeededWarps, OfPointsAreReadWhereTheyFlatten) {
  std::size_t from_points = 0;
  for (const NeededCase& each : cases()) {
    if (!each.points)
      continue;
    ++from_points;
    EXPECT_FALSE(each.scenario.mix == Mix::global && each.scenario.alpha == 0 &&
                 each.scenario.ilp == 1 && each.scenario.access == "coalesced");
    double most = 0;
    for (const MeasuredPoint& point : each.points->data.points)
      most = std::max(most, point.throughput);
    for (const MeasuredPoint& point : each.points->data.points) {
      EXPECT_EQ(point.alpha, each.scenario.alpha);
      if (point.throughput >= 0.9 * most) {
        EXPECT_GE(point.warps + 1e-9, each.measured);
      }
    }
  }
  EXPECT_GE(from_points, 20u);
}

// Half of the cases within, the other two steps off.
TEST(NeededWarps, AreCountedWithinOneWarpAScheduler) {
  std::vector<NeededCase> two{*of("titanv", "FADD")[0], *of("titanv", "FADD")[1]};
  two[0].measured = 12, two[1].measured = 8; // 4 schedulers
  const auto summary = summarise(two, {8.0, 13.0}, model("bound"));
  ASSERT_TRUE(summary);
  EXPECT_EQ(summary->count, 2u);
  EXPECT_EQ(summary->within, 1u);
  EXPECT_EQ(summary->worst, 1u);
  EXPECT_DOUBLE_EQ(summary->worst_steps, 5.0 / 4);
  EXPECT_FALSE(summarise(two, {std::nullopt, std::nullopt}, model("bound")));
}

TEST(NeededWarps, EveryModelHasAnAnswerToMost) {
  for (const ModelInfo& info : model_table()) {
    if (info.id == "simulation")
      continue; // takes long
    std::size_t answers = 0;
    for (const NeededCase& each : cases())
      answers += needed_by(each, model(std::string(info.id).c_str())).has_value();
    EXPECT_GE(answers, cases().size() / 2) << info.id;
  }
}

TEST(NeededWarps, ABadFileIsRefusedWithItsPlace) {
  const std::string head = "gpu,instruction,latency,throughput,ilp,target,warps_per_sm,source\n";
  const auto problem = [&](const std::string& text) {
    const auto read = needed_from_csv(text, "f.csv", catalogue());
    return read ? std::string() : to_line(read.error());
  };
  EXPECT_EQ(problem(head + "gtx480,FMA,,,1,0.9,18,somebody\n"), "");
  EXPECT_THAT(problem(head + "gtx480,FMA,,,1,0.9\n"), HasSubstr("f.csv:2:1"));
  EXPECT_THAT(problem(head + "# a note\ngtx48,FMA,,,1,0.9,18,somebody\n"), HasSubstr("f.csv:3:1"));
  EXPECT_THAT(problem(head + "gtx480,FMA,,,1,1.9,18,somebody\n"),
              HasSubstr("f.csv:2:6: expected a number from 0.01 to 1, found 1.9"));
  EXPECT_THAT(problem(head + "gtx480,FMA,x,,1,0.9,18,somebody\n"), HasSubstr("f.csv:2:3"));
  EXPECT_THAT(problem("gpu,what,latency,throughput,ilp,target,warps_per_sm,source\n"),
              HasSubstr("expected instruction, found what"));
  EXPECT_THAT(problem(head + "\"gtx480,FMA\n"), HasSubstr("the quotation mark has no end"));
}

} // namespace
} // namespace loom
