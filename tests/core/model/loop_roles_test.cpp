// Loops whose warps have roles: their text, their numbers and their bounds.

#include "core/gpu/catalogue.h"
#include "core/model/loop_axis.h"
#include "core/model/loop_numbers.h"
#include "core/trace/quantity.h"
#include "gpus/embedded.h"

#include <gtest/gtest.h>

#include <cmath>
#include <string>

namespace loom {
namespace {

constexpr const char* ring = "role producer x1\nUTMALDG l2=1 bytes=16384 stages=4\n"
                             "role consumer x2\nHGMMA.64x256x16.F32 x4 ilp=4\n";

template <class Number = double> Result<LoopNumbersOf<Number>> numbers(std::string_view text) {
  static const Catalogue all(embedded_gpu_files());
  std::vector<Place> places;
  const auto loop = loop_from_text(text, "t.loop", &places);
  if (!loop)
    return tl::unexpected(loop.error());
  const GpuPtr gpu = all.find("h200").value();
  return loop_numbers<Number>(*loop, *gpu, places);
}

std::string loop_problem(std::string_view text) {
  const auto read = numbers(text);
  return read ? "none" : to_line(read.error());
}

TEST(LoopRoles, AreReadAndWritten) {
  const Loop loop = loop_from_text(ring).value();
  EXPECT_EQ(loop.producers, 1);
  EXPECT_EQ(loop.consumers, 2);
  EXPECT_EQ(loop.items[0].role, WarpRole::producer);
  EXPECT_EQ(loop.items[1].role, WarpRole::consumer);
  EXPECT_EQ(to_text(loop), ring);
  const std::string turned =
      "role consumer x3\nFFMA\nrole producer x1\nUTMALDG bytes=128 stages=2\n";
  EXPECT_EQ(to_text(loop_from_text(turned).value()), turned);
  EXPECT_EQ(
      loop_from_text("role consumer; FFMA; role producer; LDGSTS.32 stages=1").value().consumers,
      1);
  EXPECT_FALSE(loop_from_text("FFMA").value().has_roles());
}

TEST(LoopRoles, SayWhereTheirLinesAreWrong) {
  EXPECT_EQ(loop_problem("FFMA\nrole consumer"),
            "t.loop:2:1: the instructions before it belong to no role: put each under 'role "
            "producer' or 'role consumer'");
  EXPECT_EQ(loop_problem("role writer x2"),
            "t.loop:1:6: expected 'role producer' or 'role consumer', found 'writer'");
  EXPECT_EQ(loop_problem("role producer x2\nrole consumer\nFFMA"),
            "t.loop:1:1: role producer has no instruction; expected a line such as 'FFMA x4' after "
            "it");
  EXPECT_EQ(loop_problem("role producer x0"),
            "t.loop:1:15: expected x1 to x31, as a block has at most 32 warps, found 'x0'");
  EXPECT_EQ(loop_problem("role producer x30\nFFMA\nrole consumer x3\nFFMA"),
            "t.loop:3:15: expected x1 to x2, as a block has at most 32 warps, found 'x3'");
  EXPECT_EQ(loop_problem("role consumer\nFFMA\nrole consumer\nFFMA"),
            "t.loop:3:1: 'role consumer' is given twice: put its instructions under one of the two "
            "lines");
  EXPECT_EQ(loop_problem(std::string("ilp 2\n") + ring),
            "t.loop:1:1: a warp with a role has one chain: leave this line out; 'ilp=N' after an "
            "instruction says how many of it do not wait for each other");
}

TEST(LoopRoles, WaitsThatNeverEndAreSaid) {
  EXPECT_EQ(
      loop_problem("role producer\nUTMALDG bytes=128 stages=0\nrole consumer\nFFMA"),
      "t.loop:2:26: a ring of 0 stages never takes a copy, so that the wait for it never ends: "
      "expected a whole number from 1 to 64");
  EXPECT_EQ(loop_problem("role consumer x2\n  FFMA"),
            "t.loop:2:3: consumers without a producer wait for ever: add 'role producer' with a "
            "copy such as 'UTMALDG bytes=8192 stages=4'");
  EXPECT_EQ(
      loop_problem("role producer\nUTMALDG bytes=128 stages=2"),
      "t.loop:2:1: producers without a consumer wait for ever once their stages are full: add "
      "'role consumer' with what computes");
  EXPECT_EQ(loop_problem("role producer\nUTMALDG bytes=128\nrole consumer\nFFMA"),
            "t.loop:2:1: the producers fill no ring, so that the consumers wait for ever: give one "
            "of their copies stages=N");
  EXPECT_EQ(
      loop_problem("role producer\nUTMALDG bytes=128 stages=2; UTMALDG bytes=128 stages=3\nrole "
                   "consumer\nFFMA"),
      "t.loop:2:29: all copies of the producers fill one ring: expected stages=2 here too");
  EXPECT_EQ(loop_problem(std::string(ring) + "BAR.SYNC x2"),
            "t.loop:5:1: BAR.SYNC waits for every warp of the block, for ever where some never "
            "reach it: 0 times an iteration in role producer, 2 in role consumer; give both as "
            "many");
}

/// Worked out by hand from the numbers of the H200: TMA from L2 408 cycles, HGMMA of N = 256 128.5
/// cycles, four of them a cycle apart.
TEST(LoopRoles, BoundsOfARing) {
  const LoopNumbers loop = numbers(ring).value();
  const LoopEvaluation at = evaluate(loop, 6); // two blocks
  const double copy = loop.items[0].latency, product = loop.items[1].latency;
  EXPECT_EQ(copy, 408);
  EXPECT_NEAR(product, 128.5, 0.1);
  const double consumer = product + 3 * loop.items[1].use[0];
  EXPECT_NEAR(at.latency_cycles, consumer, 1e-9);
  EXPECT_NEAR(at.latency_bound, 2 / consumer, 1e-12);
  ASSERT_EQ(at.rings.size(), 1u);
  EXPECT_NEAR(at.rings[0].bound, 2 * 4 / (copy + consumer), 1e-12);
  // Never above kernel.md's p·s/λ of the copies alone.
  EXPECT_LE(at.rings[0].bound, 2 * 4 / copy);
  // Two consumers of four products of 64 × 256 × 16 multiply-adds each.
  const auto tensor = static_cast<std::size_t>(Resource::tensor);
  EXPECT_EQ(loop_use(loop)[tensor], 2 * 4 * 64 * 256 * 16);
  EXPECT_NEAR(at.peak, *loop.rates[tensor] / loop_use(loop)[tensor], 1e-12);
  // Little's law: each copy is in flight for its latency.
  EXPECT_NEAR(at.in_flight[0], copy * at.throughput, 1e-9);
  EXPECT_NEAR(at.in_flight[1], 2 * 4 * product * at.throughput, 1e-9);
  EXPECT_EQ(at.bytes_in_flight, 0); // L2 serves all
}

TEST(LoopRoles, WarpsAndStagesNeededDo) {
  for (const int stages : {1, 2, 3, 8}) {
    std::string text = ring;
    text.replace(text.find("stages=4"), 8, "stages=" + std::to_string(stages));
    const LoopNumbers loop = numbers(text).value();
    const double needed = loop_warps_needed(loop);
    EXPECT_NEAR(evaluate(loop, needed).fraction_of_peak, 1, 1e-9) << stages;
    EXPECT_LT(evaluate(loop, 0.99 * needed).fraction_of_peak, 1 - 1e-3) << stages;
    EXPECT_NEAR(1 / loop_period(loop), evaluate(loop, 1e-3).throughput / 1e-3, 1e-12) << stages;
    const LoopEvaluation one = evaluate(loop, 3);
    ASSERT_TRUE(one.stages_needed);
    text.replace(text.find("stages="), 8, "stages=" + std::to_string(int(*one.stages_needed)));
    const LoopEvaluation enough = evaluate(numbers(text).value(), 3);
    EXPECT_GE(enough.rings[0].bound, enough.peak * (1 - 1e-9)) << stages;
    EXPECT_EQ(whole_blocks(loop, needed, 64), 3 * static_cast<int>(std::ceil(needed / 3)));
  }
  EXPECT_EQ(whole_blocks(numbers(ring).value(), 100, 64), 63);
}

TEST(LoopRoles, DerivationsAreTheNumbers) {
  const LoopEvaluation plain = evaluate(numbers(ring).value(), 6);
  const auto traced = evaluate(numbers<why::Traced>(ring).value(), why::Traced(6));
  EXPECT_EQ(traced.throughput.value(), plain.throughput);
  EXPECT_EQ(traced.rings[0].bound.value(), plain.rings[0].bound);
  EXPECT_EQ(traced.warps_needed.value(), plain.warps_needed);
  const auto used = why::chain(traced.rings[0].bound.quantity());
  for (const char* id : {"loop.producers", "loop.consumers", "loop.1.stages"})
    EXPECT_TRUE(why::find(used, id)) << id;
}

TEST(LoopRoles, HaveNoAxisOfIlpButOneOfStages) {
  const Loop loop = loop_from_text(ring).value();
  EXPECT_FALSE(along(loop, LoopAxis::ilp, 2));
  EXPECT_EQ(along(loop, LoopAxis::stages, 7)->items[0].option(LoopOption::stages), 7);
}

} // namespace
} // namespace loom
