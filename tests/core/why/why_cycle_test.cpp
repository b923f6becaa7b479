// Where the numbers under a timeline's cursor come from.

#include "core/sass/loop_code.h"
#include "core/scenario/loop_run.h"
#include "core/scenario/sim_run.h"
#include "core/sim/simulate.h"
#include "core/why/cycle.h"
#include "tests/core/sass/sass_listings.h"
#include "tests/core/why/why_values.h"

#include <gmock/gmock.h>

namespace loom::why {
namespace {

using testing::HasSubstr;

TimelineIndex recorded(const Scenario& scenario, Cycle cycles) {
  const auto run = sim_run(scenario);
  EXPECT_TRUE(run);
  auto trace = record(run->config, run->program, scenario.warps, {.cycles = cycles});
  EXPECT_TRUE(trace);
  return TimelineIndex(std::make_shared<const Trace>(*std::move(trace)));
}

std::string text(const Section& section, const char* id) {
  const QuantityPtr quantity = find(section.quantities, id);
  return quantity ? as_text(quantity) : "";
}

// One warp alone, one add a load: each waits for the other's result. A GTX 980's mem_lat is 368
// cycles and its alu_lat 6 (thesis, Table 4.1).
TEST(WhyCycle, AWarpAloneByHand) {
  Scenario scenario = on("gtx980", 1, 1);
  scenario.latencies = Latencies::fixed;
  const TimelineIndex index = recorded(scenario, 2000);
  const TraceRecord& first = index.trace().records[0];
  ASSERT_EQ(first.issue_cycle, 0);
  const Section start = explain_warp(scenario, index, 0, 0);
  EXPECT_EQ(value(start, "warp.ready"), 0);
  EXPECT_EQ(value(start, "warp.issue"), 0);
  EXPECT_THAT(text(start, "warp.ready"), HasSubstr("all warps begin at cycle 0"));
  const bool load_first = first.kind == Kind::global;
  const double latency = load_first ? 368 : 6;
  const Section second = explain_warp(scenario, index, 1, 0);
  check_section(second, "second");
  EXPECT_EQ(value(second, "warp.producer_issue"), 0);
  EXPECT_EQ(value(second, "warp.latency"), latency);
  EXPECT_EQ(value(second, "warp.ready"), latency);
  EXPECT_EQ(value(second, "warp.issue"), latency);
  const Section third = explain_warp(scenario, index, static_cast<Cycle>(latency) + 1, 0);
  EXPECT_EQ(value(third, "warp.ready"), 374);
  const std::string loaded = text(load_first ? second : third, "warp.ready");
  EXPECT_THAT(loaded, HasSubstr("mem_lat = 368 cycles"));
  EXPECT_THAT(loaded, HasSubstr("published"));
  // While it waits for the load one instruction is in flight.
  const Section flight = explain_cycle(index, load_first ? 100 : 106);
  EXPECT_EQ(value(flight, "cycle.other_in_flight"), 1);
  EXPECT_EQ(value(flight, "cycle.arithmetic_in_flight"), 0);
}

// 0.0815 loads a cycle: of 64 warps that all begin with loads some wait for the memory system.
TEST(WhyCycle, TheQueueOfMemoryIsSaid) {
  Scenario scenario = on("gtx980", 0, 64);
  scenario.latencies = Latencies::fixed;
  const TimelineIndex index = recorded(scenario, 3000);
  int queued = 0;
  for (int warp = 0; warp < 64; ++warp) {
    const Section section = explain_warp(scenario, index, 500, warp);
    if (const QuantityPtr wait = find(section.quantities, "warp.queued")) {
      ++queued;
      EXPECT_EQ(value(section, "warp.ready"),
                value(section, "warp.producer_issue") + wait->value + 368);
      EXPECT_EQ(wait->inputs.front()->id, "mem_thru");
    }
  }
  EXPECT_GT(queued, 10);
}

// Where latencies vary, no number of the GPU is a load's latency, and an add may take a lost cycle.
TEST(WhyCycle, WhatWasDrawnIsSaid) {
  const Scenario scenario = on("h200", 4, 32);
  const TimelineIndex index = recorded(scenario, 3000);
  int drawn = 0;
  for (int warp = 0; warp < 32; ++warp)
    for (const Cycle cycle : {300, 900, 1500, 2100}) {
      const Section section = explain_warp(scenario, index, cycle, warp);
      if (const QuantityPtr wait = find(section.quantities, "warp.drawn")) {
        ++drawn;
        EXPECT_EQ(value(section, "warp.ready"),
                  value(section, "warp.producer_issue") + wait->value);
        EXPECT_THAT(text(section, "warp.drawn"), HasSubstr("latency_tail"));
        EXPECT_FALSE(find(section.quantities, "warp.latency"));
      }
      if (const QuantityPtr more = find(section.quantities, "warp.lost")) {
        EXPECT_EQ(value(section, "warp.ready"),
                  value(section, "warp.producer_issue") + 4 + more->value);
      }
    }
  EXPECT_GT(drawn, 50);
}

/// What warp_words() and cycle_words() of the timeline say of every warp in every cycle.
void check_run(const Scenario& scenario, Cycle cycles, const std::string& where) {
  const TimelineIndex index = recorded(scenario, cycles);
  const Trace& trace = index.trace();
  int waits = 0;
  for (Cycle cycle = 0; cycle < cycles; cycle += 7) {
    const InFlightSeries flight = in_flight_series(trace, cycle, cycle + 1);
    const Section of_cycle = explain_cycle(index, cycle);
    EXPECT_EQ(value(of_cycle, "cycle.arithmetic_in_flight"), flight.arithmetic.front()) << where;
    EXPECT_EQ(value(of_cycle, "cycle.other_in_flight"), flight.other.front()) << where;
    for (int scheduler = 0; scheduler < trace.config.schedulers; ++scheduler)
      for (const WarpStory& story : index.explainer().at(cycle, scheduler)) {
        const Section section = explain_warp(scenario, index, cycle, story.warp);
        const std::string at =
            where + " W" + std::to_string(story.warp) + " cycle " + std::to_string(cycle);
        if (!section.quantities.empty())
          check_section(section, at);
        const bool waiting = story.activity == WarpActivity::waits_result ||
                             story.activity == WarpActivity::waits_order ||
                             story.activity == WarpActivity::waits_barrier ||
                             story.activity == WarpActivity::waits_block;
        if (story.until == endless)
          continue;
        waits += waiting;
        EXPECT_EQ(value(section, waiting ? "warp.ready" : "warp.issue"),
                  static_cast<double>(story.until))
            << at;
        if (waiting) { // and not only found
          EXPECT_TRUE(find(section.quantities, "warp.ready")->formula) << at;
        }
        if (story.activity != WarpActivity::waits_result)
          continue;
        const std::int64_t cause = index.issue_of(story.warp, story.waits_for, cycle);
        ASSERT_GE(cause, 0) << at;
        EXPECT_EQ(value(section, "warp.producer_issue"),
                  static_cast<double>(trace.records[static_cast<std::size_t>(cause)].issue_cycle))
            << at;
      }
  }
  EXPECT_GT(waits, 0) << where;
}

TEST(WhyCycle, EveryWarpInEveryCycle) {
  int runs = 0;
  for (const char* gpu : {"8800gtx", "gtx480", "gtx980", "h200"})
    for (const Mix mix : {Mix::global, Mix::sfu, Mix::shared})
      for (const double alpha : {0.0, 0.5, 3.0, 48.0})
        for (const int warps : {1, 6, 24}) {
          Scenario scenario = on(gpu, alpha, warps, mix);
          scenario.ilp = alpha == 3.0 ? 2 : 1;
          if (!sim_run(scenario)) // a number that no source gives
            continue;
          ++runs;
          check_run(scenario, 900,
                    std::string(gpu) + " α " + std::to_string(alpha) + " n " +
                        std::to_string(warps));
        }
  EXPECT_GT(runs, 100);
}

TEST(WhyCycle, ALoopOfAListing) {
  const sass::Listing listing = sass::source_listing("resources/listings/listings_sm_86.sass");
  int loops = 0;
  for (const sass::Function& function : listing.functions) {
    const GpuPtr gpu = *catalogue().find("t4");
    const sass::Analysis analysis = sass::analyze(function, *gpu);
    for (std::size_t loop = 0; loop < analysis.loops.size(); ++loop) {
      const auto code = sass::loop_code(function, analysis.graph, loop);
      if (!code || loops >= 4)
        continue;
      Scenario scenario = on("t4", 1, 8);
      scenario.loop = std::make_shared<const sass::Function>(*code);
      check_run(scenario, 900, function.name);
      ++loops;
    }
  }
  EXPECT_GT(loops, 1);
}

} // namespace
} // namespace loom::why
