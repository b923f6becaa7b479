// The timeline of warps with roles: rows by role, copies in flight, who waits for which mbarrier.

#include "core/sim/simulate.h"
#include "core/sim/timeline_index.h"

#include <gtest/gtest.h>

#include <memory>
#include <string>
#include <vector>

namespace loom {
namespace {

/// A producer and two consumers of a ring of two stages; copies take 100 cycles, adds 4.
TimelineIndex recorded() {
  WarpProgram program;
  for (const char* name : {"full 0", "full 1"})
    program.mbarriers.push_back({.name = name, .arrivals = 1});
  for (const char* name : {"empty 0", "empty 1"})
    program.mbarriers.push_back({.name = name, .arrivals = 2, .open = true});
  const auto at = [](MbarrierUse use, int mbarrier) {
    return Instruction{
        .kind = Kind::clock, .mnemonic = "SYNCS", .at_mbarrier = use, .mbarrier = mbarrier};
  };
  Block producer, consumer;
  for (int stage = 0; stage < 2; ++stage) {
    producer.body.push_back(at(MbarrierUse::wait, 2 + stage));
    producer.body.push_back({.kind = Kind::global,
                             .mnemonic = "UTMALDG",
                             .at_mbarrier = MbarrierUse::copy,
                             .mbarrier = stage});
    producer.body.push_back(at(MbarrierUse::arrive, stage));
    consumer.body.push_back(at(MbarrierUse::wait, stage));
    consumer.body.push_back({.destination = 1, .sources = {1, no_register, no_register}});
    consumer.body.push_back(at(MbarrierUse::arrive, 2 + stage));
  }
  program.roles = {{WarpRole::producer, 1, {producer}}, {WarpRole::consumer, 2, {consumer}}};
  SmConfig config;
  config.schedulers = 4;
  config.blocks.warps = 3;
  config[Kind::arithmetic] = {.latency = 4, .to_arithmetic = 4, .interval = {1, 1}};
  config[Kind::global] = {.latency = 100,
                          .to_arithmetic = 100,
                          .interval = {1, 1},
                          .per_scheduler = false,
                          .backlog = endless};
  config[Kind::clock].issue_cost = {0, 1};
  return TimelineIndex(
      std::make_shared<const Trace>(record(config, program, 6, {.cycles = 600}).value()),
      {.classes = {{{"UTMALDG"}, Resource::dram, true}, {{"FADD"}, Resource::fp32, false}},
       .instructions = 3});
}

TEST(TimelineRoles, RowsAreGroupedByRole) {
  const TimelineIndex index = recorded();
  std::vector<std::string> rows;
  for (const TimelineRow& row : index.rows())
    rows.push_back(row.role + " " + row.label + " " + std::to_string(row.group));
  EXPECT_EQ(rows, (std::vector<std::string>{"producer W0 0", "producer W3 0", "consumer W1 1",
                                            "consumer W2 1", "consumer W4 1", "consumer W5 1"}));
}

TEST(TimelineRoles, AProducerHasAsManyCopiesInFlightAsTheRingHasStages) {
  const TimelineIndex index = recorded();
  const Timeline shown = index.show(0, 600, 2400);
  EXPECT_EQ(shown.lanes, 2);
  EXPECT_EQ(index.copies_of(0, 50).size(), 2U);
  EXPECT_TRUE(index.copies_of(1, 50).empty());
}

TEST(TimelineRoles, ConsumersWaitForTheCopyAndAnArrowComesFromItsProducer) {
  const TimelineIndex index = recorded();
  const BarrierWait* wait = index.wait_of(1, 50);
  ASSERT_TRUE(wait);
  ASSERT_TRUE(wait->mbarrier);
  EXPECT_EQ(index.trace().program.mbarriers[static_cast<std::size_t>(*wait->mbarrier)].name,
            "full 0");
  ASSERT_TRUE(wait->released_by);
  EXPECT_EQ(index.trace().records[*wait->released_by].warp, 0);
  const Timeline shown = index.show(0, 200, 2400);
  ASSERT_FALSE(shown.releases.empty());
  bool to_consumer = false;
  for (const TimelineArrow& each : shown.releases)
    to_consumer |= each.from_row == index.row_of(0) && each.to_row == index.row_of(1);
  EXPECT_TRUE(to_consumer);
}

} // namespace
} // namespace loom
