#include "core/sim/explain.h"
#include "core/sim/settled.h"
#include "core/sim/sim_export.h"
#include "tests/core/sim/sim_oracle.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include <algorithm>

namespace loom {
namespace {

/// One scheduler, one issue slot a cycle; adds take 4 cycles, loads 10.
SmConfig in_order() {
  SmConfig config;
  config.schedulers = 1;
  config[Kind::arithmetic].latency = config[Kind::arithmetic].to_arithmetic = 4;
  config[Kind::global].latency = config[Kind::global].to_arithmetic = 10;
  return config;
}

WarpProgram program(const char* text) {
  const auto result = program_from_text(text);
  EXPECT_TRUE(result);
  return *result;
}

TEST(SimExplain, NamesTheRegisterAWarpWaitsFor) {
  const auto trace =
      record(in_order(), program("LDG R1, [R1]\nFADD R2, R1, R2\n"), 1, {.cycles = 40});
  ASSERT_TRUE(trace);
  const Explainer explainer(*trace);
  EXPECT_EQ(explainer.at(0, 0)[0].activity, WarpActivity::issued);
  const WarpStory waits = explainer.at(5, 0)[0];
  EXPECT_EQ(waits.activity, WarpActivity::waits_result);
  EXPECT_EQ(waits.instruction, 1);
  EXPECT_EQ(waits.waits_for, 0);
  EXPECT_EQ(waits.until, 10);
  // The next load follows the add at once, in order; the add after it waits until 21.
  EXPECT_EQ(explainer.at(10, 0)[0].activity, WarpActivity::issued);
  EXPECT_EQ(explainer.at(11, 0)[0].activity, WarpActivity::issued);
  EXPECT_EQ(explainer.at(12, 0)[0].until, 21);
}

TEST(SimExplain, TellsPipesPortsAndTurnsApart) {
  SmConfig config = in_order();
  config[Kind::arithmetic].interval = {3, 1};
  const auto trace = record(config, program("FADD R1, R1\n"), 2, {.cycles = 40});
  const Explainer explainer(*trace);
  EXPECT_EQ(explainer.at(0, 0)[1].activity, WarpActivity::not_selected);
  EXPECT_EQ(explainer.at(1, 0)[1].activity, WarpActivity::pipe_full);
  EXPECT_EQ(explainer.at(1, 0)[1].until, 3);
  EXPECT_EQ(explainer.at(3, 0)[1].activity, WarpActivity::issued);
  EXPECT_EQ(explainer.at(5, 0)[0].activity, WarpActivity::pipe_full);

  config = in_order();
  config[Kind::arithmetic].issue_cost = {3, 1};
  const auto costly = record(config, program("FADD R1, R1\n"), 2, {.cycles = 40});
  EXPECT_EQ(Explainer(*costly).at(1, 0)[1].activity, WarpActivity::port_busy);
}

TEST(SimExplain, AnEmptySlotIsToldByTheWarpThatComesFirst) {
  EXPECT_EQ(slot_story({}), nullptr);
  const auto story = [](int warp, WarpActivity activity, Cycle until) {
    return WarpStory{.warp = warp, .activity = activity, .until = until};
  };
  const WarpStory late = story(0, WarpActivity::waits_result, 90);
  const WarpStory soon = story(1, WarpActivity::waits_order, 7);
  const WarpStory full = story(2, WarpActivity::pipe_full, 9);
  const WarpStory issues = story(3, WarpActivity::issued, 0);
  const auto told = [](const std::vector<WarpStory>& all) { return slot_story(all)->warp; };
  EXPECT_EQ(told({late, soon}), 1);
  EXPECT_EQ(told({late, soon, full}), 2); // it could go
  EXPECT_EQ(told({late, soon, full, issues}), 3);
  EXPECT_TRUE(waits(late.activity) && waits(soon.activity) && waits(WarpActivity::waits_block));
  EXPECT_FALSE(waits(full.activity) || waits(issues.activity));
}

TEST(SimExplain, SeesBarriersAndStalls) {
  const auto trace =
      record(in_order(), program("LDG R1, [R1]\nFADD R1, R1 {S6}\nBAR.SYNC\n"), 2, {.cycles = 17});
  const Explainer explainer(*trace);
  // Loads at 0 and 1, adds at 10 and 11, barriers six cycles later.
  EXPECT_EQ(explainer.at(12, 0)[0].activity, WarpActivity::waits_order);
  EXPECT_EQ(explainer.at(12, 0)[0].until, 16);
  EXPECT_EQ(explainer.at(16, 0)[0].activity, WarpActivity::issued);
  const auto longer =
      record(in_order(), program("LDG R1, [R1]\nFADD R1, R1 {S6}\nBAR.SYNC\n"), 3, {.cycles = 18});
  const WarpStory waits = Explainer(*longer).at(17, 0)[0];
  EXPECT_EQ(waits.activity, WarpActivity::waits_barrier);
  EXPECT_EQ(waits.until, endless);
}

TEST(SimExplain, EveryEmptySlotHasAReason) {
  const KernelModel model{.other_lat = 40,
                          .other_alu_lat = 36,
                          .alu_lat = 6,
                          .other_thru = 0.2,
                          .alu_thru = 3,
                          .issue_thru = 4,
                          .other_issue = 2};
  const SmConfig config = sim_config(model, Kind::sfu, 4);
  const auto trace =
      record(config, mix_program(Kind::sfu, 3, 2), 13, {.warm_up = 500, .cycles = 800});
  ASSERT_TRUE(trace);
  const Explainer explainer(*trace);
  for (Cycle cycle = trace->from; cycle < trace->to; ++cycle)
    for (int s = 0; s < 4; ++s) {
      const auto stories = explainer.at(cycle, s);
      ASSERT_EQ(stories.size(), s == 0 ? 4u : 3u);
      const bool issued =
          std::ranges::count(stories, WarpActivity::issued, &WarpStory::activity) > 0;
      for (const WarpStory& story : stories) {
        ASSERT_EQ(story.activity == WarpActivity::not_selected && !issued, false);
        ASSERT_TRUE(story.activity == WarpActivity::issued || story.until > cycle);
      }
    }
}

// What a long warm-up passes over changes nothing of what is recorded after it.
TEST(SimExplain, ALongWarmUpLeavesTheSameRecords) {
  const SmConfig config = sim_config({.other_lat = 368,
                                      .other_alu_lat = 368,
                                      .alu_lat = 6,
                                      .other_thru = 0.08,
                                      .alu_thru = 4,
                                      .issue_thru = 4},
                                     Kind::global, 4);
  for (const double alpha : {20.0, 30'000.0}) {
    const WarpProgram program = mix_program(Kind::global, alpha);
    constexpr Cycle begin = 300'000, cycles = 3'000;
    const auto all = record(config, program, 8, {.cycles = begin + cycles});
    const auto late = record(config, program, 8, {.warm_up = begin, .cycles = cycles});
    ASSERT_TRUE(all && late);
    std::vector<TraceRecord> last;
    std::ranges::copy_if(all->records, std::back_inserter(last), [&](const TraceRecord& each) {
      return each.issue_cycle >= begin || each.complete_cycle > begin;
    });
    ASSERT_EQ(last.size(), late->records.size()) << alpha;
    const auto order = [](const TraceRecord& a, const TraceRecord& b) {
      return std::pair(a.issue_cycle, a.warp) < std::pair(b.issue_cycle, b.warp);
    };
    std::ranges::sort(last, order);
    std::vector<TraceRecord> found = late->records;
    std::ranges::sort(found, order);
    EXPECT_TRUE(last == found) << alpha;
    EXPECT_EQ(all->next, late->next) << alpha;
  }
}

TEST(SimSummary, CountsSlotsByHand) {
  // One warp: a load every 11 cycles, an add 10 cycles after it. Of 11 slots 2 are used, 9 wait
  // for the load; the load itself follows the add in order.
  const auto summary = simulate(in_order(), program("LDG R1, [R2]\nFADD R3, R1\n"), 1,
                                {.warm_up = 11, .cycles = 1100});
  ASSERT_TRUE(summary);
  EXPECT_NEAR(summary->lost_issue_slots[static_cast<std::size_t>(SlotLoss::memory_result)],
              9 / 11.0, 1e-9);
  EXPECT_NEAR(summary->throughput_ipc_per_sm.instructions, 2 / 11.0, 1e-9);
  EXPECT_NEAR(summary->other_in_flight, 10 / 11.0, 1e-9);
  EXPECT_NEAR(summary->arithmetic_in_flight, 4 / 11.0, 1e-9);
}

TEST(SimSummary, KeepsLittlesLaw) {
  const KernelModel model{.other_lat = 368,
                          .other_alu_lat = 368,
                          .alu_lat = 6,
                          .other_thru = 0.0815,
                          .alu_thru = 4,
                          .issue_thru = 4};
  const auto summary =
      settled(sim_config(model, Kind::global, 4), mix_program(Kind::global, 8), 20);
  ASSERT_TRUE(summary);
  EXPECT_TRUE(summary->steady_state());
  const auto& ipc = summary->throughput_ipc_per_sm;
  EXPECT_NEAR(summary->arithmetic_in_flight / (6 * ipc.arithmetic), 1, 1e-3);
  // Every warp has one instruction in flight, but for the cycles in which it is not selected.
  EXPECT_LE(summary->arithmetic_in_flight + summary->other_in_flight, 20);
  EXPECT_GT(summary->arithmetic_in_flight + summary->other_in_flight, 19);
}

TEST(SimCurve, RisesWithWarpsAndStaysBelowTheBound) {
  const KernelModel model{.other_lat = 368,
                          .other_alu_lat = 368,
                          .alu_lat = 6,
                          .other_thru = 0.0815,
                          .alu_thru = 4,
                          .issue_thru = 4};
  const SmConfig config = sim_config(model, Kind::global, 4);
  const WarpProgram mix = mix_program(Kind::global, 8);
  double before = 0;
  for (const int warps : {1, 2, 4, 8, 16, 32, 64}) {
    const auto counted = settle(config, mix, warps);
    ASSERT_TRUE(counted);
    ASSERT_FALSE(counted->too_short);
    const double ipc = counted->throughput_ipc_per_sm.other;
    EXPECT_GE(ipc, before * 0.999);
    EXPECT_LE(ipc, bounds(model, 8, warps).throughput() * 1.002) << warps;
    before = ipc;
  }
  std::stop_source source;
  source.request_stop();
  EXPECT_FALSE(settle(config, mix, 64, {.stop = source.get_token()}));
}

TEST(SimExport, CsvHasALinePerIssue) {
  const auto trace = record(in_order(), program("LDG R1, [R1]\nFADD R1, R1\n"), 2, {.cycles = 12});
  EXPECT_EQ(std::string(trace_csv_header()) + trace_csv(trace->records),
            "warp,instruction,kind,scheduler,issue_cycle,complete_cycle\n"
            "0,0,global,0,0,10\n"
            "1,0,global,0,1,11\n"
            "0,1,arithmetic,0,10,14\n"
            "1,1,arithmetic,0,11,15\n");
}

TEST(SimExport, ChromeTraceHasRowsBoxesAndCounters) {
  const WarpProgram chains = mix_program(Kind::global, 1, 2);
  std::string text;
  ChromeTraceWriter writer(in_order(), chains, 2, [&](std::string_view part) { text += part; });
  const auto summary = simulate(in_order(), chains, 2, {.cycles = 30},
                                [&](std::span<const TraceRecord> records) { writer.add(records); });
  ASSERT_TRUE(summary);
  writer.finish();
  const auto json = nlohmann::json::parse(text);
  std::map<std::string, int> phases;
  std::map<int, double> row_end;
  double counted = 0;
  for (const auto& event : json.at("traceEvents")) {
    ++phases[event.at("ph")];
    if (event.at("ph") == "X") {
      // Boxes of one row do not overlap.
      EXPECT_GE(event.at("ts").get<double>(), row_end[event.at("tid")]);
      row_end[event.at("tid")] = event.at("ts").get<double>() + event.at("dur").get<double>();
    }
    if (event.at("ph") == "C")
      counted = event.at("args").at("arithmetic").get<double>() +
                event.at("args").at("other").get<double>();
  }
  EXPECT_EQ(phases["X"], static_cast<int>(summary->issued[0] + summary->issued[3]));
  EXPECT_GE(phases["M"], 3);
  EXPECT_EQ(counted, 0); // all complete in the end
}

TEST(SimExport, SummaryHasTheKeysPromised) {
  const auto summary = simulate(in_order(), mix_program(Kind::global, 4), 4);
  const auto json = nlohmann::json::parse(summary_json(*summary));
  EXPECT_EQ(json.at("cycles"), 20'000);
  EXPECT_TRUE(json.at("steady_state").is_boolean());
  EXPECT_GT(json.at("throughput_ipc_per_sm").at("arithmetic"), 0);
  EXPECT_GT(json.at("throughput_ipc_per_sm").at("other"), 0);
  EXPECT_GT(json.at("in_flight").at("other"), 0);
  double all = json.at("throughput_ipc_per_sm").at("instructions");
  for (const auto& [reason, fraction] : json.at("lost_issue_slots").items())
    all += fraction.get<double>();
  EXPECT_NEAR(all, 1, 1e-9);
}

} // namespace
} // namespace loom
