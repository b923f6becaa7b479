// The simulated SM against the thesis's example, against measurements and against the bounds.

#include "core/gpu/catalogue.h"
#include "core/scenario/sim_run.h"
#include "core/sim/explain.h"
#include "core/sim/simulate.h"
#include "gpus/embedded.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <fstream>
#include <map>
#include <numeric>
#include <random>
#include <sstream>

namespace loom {
namespace {

/// Rows of numbers of a CSV file with one header line; '#' lines are notes.
std::vector<std::vector<double>> rows(const std::string& file) {
  std::ifstream in(std::string(LOOM_SOURCE_DIR) + "/gpus/measured/" + file);
  EXPECT_TRUE(in) << file;
  std::vector<std::vector<double>> result;
  bool header = true;
  for (std::string line; std::getline(in, line);) {
    if (line.empty() || line[0] == '#')
      continue;
    if (!header) {
      std::istringstream cells(line);
      result.emplace_back();
      for (std::string cell; std::getline(cells, cell, ',');)
        result.back().push_back(std::stod(cell));
    }
    header = false;
  }
  return result;
}

/// Figure 4.7.
SmConfig toy() {
  return sim_config({.other_lat = 12,
                     .other_alu_lat = 12,
                     .alu_lat = 3,
                     .other_thru = 1,
                     .alu_thru = 1,
                     .issue_thru = 2},
                    Kind::global, 1);
}

TEST(SimMachine, SixWarpsKeepThreeAddsAndThreeLoadsInFlight) {
  // Thesis §4.6: "only 3 concurrently executed arithmetic instructions and only 3 concurrently
  // executed memory access instructions at any moment of time", 1 IPC sustained.
  const Cycle cycles = 2400;
  const auto trace = record(toy(), mix_program(Kind::global, 4), 6, {.cycles = cycles});
  ASSERT_TRUE(trace);
  const InFlightSeries flight = in_flight_series(*trace, 48, cycles);
  for (std::size_t i = 0; i < flight.arithmetic.size(); ++i) {
    ASSERT_EQ(flight.arithmetic[i], 3u) << "cycle " << 48 + i;
    ASSERT_EQ(flight.other[i], 3u) << "cycle " << 48 + i;
  }
  const auto summary =
      simulate(toy(), mix_program(Kind::global, 4), 6, {.warm_up = 48, .cycles = 2400});
  ASSERT_TRUE(summary);
  EXPECT_DOUBLE_EQ(summary->throughput_ipc_per_sm.arithmetic, 1);
  EXPECT_DOUBLE_EQ(summary->throughput_ipc_per_sm.other, 0.25);
  EXPECT_DOUBLE_EQ(summary->arithmetic_in_flight, 3);
  EXPECT_DOUBLE_EQ(summary->other_in_flight, 3);
  EXPECT_TRUE(summary->steady_state());
}

TEST(SimMachine, TheToyPresetIsThatMachine) {
  const Catalogue catalogue(embedded_gpu_files());
  Scenario scenario = default_scenario(catalogue.find("toy").value());
  scenario.alpha = 4;
  const auto config = sim_config(scenario);
  ASSERT_TRUE(config);
  EXPECT_EQ(*config, toy());
  EXPECT_EQ(sim_program(scenario), mix_program(Kind::global, 4));
}

TEST(SimMachine, EveryKnownGpuCanBeSimulatedOrSaysWhatItLacks) {
  const Catalogue catalogue(embedded_gpu_files());
  for (const std::string& id : catalogue.ids())
    for (const Mix mix : {Mix::global, Mix::sfu, Mix::shared}) {
      Scenario scenario = default_scenario(catalogue.find(id).value());
      scenario.mix = mix;
      const auto config = sim_config(scenario);
      EXPECT_EQ(config.has_value(), kernel_model(scenario).has_value()) << id;
      if (config) {
        const auto counted =
            count(*config, sim_program(scenario), scenario.warps, {.cycles = 100'000});
        ASSERT_TRUE(counted);
        EXPECT_LE(counted->throughput_ipc_per_sm.other,
                  bounds(*kernel_model(scenario), scenario.alpha, scenario.warps).throughput() +
                      scenario.warps / 100'000.0)
            << id;
      }
    }
}

TEST(SimMachine, FiveWarpsDoNot) {
  // Five warps of a group latency of 24 cycles issue at most 5 · 4/24 adds a cycle.
  const auto summary =
      simulate(toy(), mix_program(Kind::global, 4), 5, {.warm_up = 240, .cycles = 24'000});
  ASSERT_TRUE(summary);
  EXPECT_LE(summary->throughput_ipc_per_sm.arithmetic, 5 * 4 / 24.0 + 1e-3);
  EXPECT_GT(summary->throughput_ipc_per_sm.arithmetic, 0.98 * 5 * 4 / 24.0);
}

TEST(SimMachine, ThreeWarpsSufficeWithoutLoads) {
  constexpr double inf = std::numeric_limits<double>::infinity();
  const WarpProgram adds = mix_program(Kind::global, inf);
  EXPECT_DOUBLE_EQ(count(toy(), adds, 3, {.cycles = 3000})->throughput_ipc_per_sm.arithmetic, 1);
  EXPECT_DOUBLE_EQ(count(toy(), adds, 2, {.cycles = 3000})->throughput_ipc_per_sm.arithmetic,
                   2 / 3.0);
}

/// H200: adds depend after 4 cycles, shared loads after 23 (21 for an add, the 37 cycles of one
/// group less 4 adds), one shared load a cycle per SM. Clock values of one scheduler are never
/// less than 2 cycles apart in the file: a clock read occupies its pipe for 2.
SmConfig h200() {
  SmConfig config;
  KindTiming& add = config[Kind::arithmetic];
  add.latency = add.to_arithmetic = 4;
  add.interval = {1, 1};
  KindTiming& load = config[Kind::shared];
  load.latency = 23;
  load.to_arithmetic = 21;
  load.interval = {1, 1};
  load.per_scheduler = false;
  load.backlog = endless;
  KindTiming& clock = config[Kind::clock];
  clock.interval = {2, 1};
  clock.latency = clock.to_arithmetic = 16;
  return config;
}

/// The measured group. The compiler has set the wait for the first three adds before their clock
/// reads (three cycles, and one after), and for the last one after it: that clock value comes 2
/// cycles after the one before, and the load 4 cycles after its add.
WarpProgram timeline_group() {
  const auto program = program_from_text("LDS R1, [R1]\nCS2R R10\n"
                                         "FADD R1, R1, R2 {S3}\nCS2R R11\n"
                                         "FADD R1, R1, R2 {S3}\nCS2R R12\n"
                                         "FADD R1, R1, R2 {S3}\nCS2R R13\n"
                                         "FADD R1, R1, R2\nCS2R R14\n");
  EXPECT_TRUE(program);
  return *program;
}

/// Cycles of the clock reads of each warp.
std::map<int, std::vector<double>> clock_reads(int warps) {
  const auto trace = record(h200(), timeline_group(), warps, {.cycles = 2000});
  std::map<int, std::vector<double>> reads;
  for (const TraceRecord& r : trace->records)
    if (r.kind == Kind::clock)
      reads[r.warp].push_back(static_cast<double>(r.issue_cycle));
  return reads;
}

TEST(SimMachine, OneWarpIssuesAsMeasured) {
  const auto reads = clock_reads(1)[0];
  std::size_t next = 0;
  for (const auto& row : rows("h200_issue_timeline.csv")) {
    // The last value of all is followed by the program's end and not by a load: the wait for the
    // last add stands before it there.
    if (row[0] != 1 || (row[2] == 11 && row[3] == 4))
      continue;
    ASSERT_LT(next, reads.size());
    EXPECT_EQ(reads[next] - reads[0], row[4]) << "group " << row[2] << " slot " << row[3];
    ++next;
  }
  EXPECT_EQ(next, 59u);
}

TEST(SimMachine, GroupsTakeAsLongAsMeasured) {
  // As there: twelve groups from a common start.
  std::map<int, std::map<int, std::map<int, double>>> starts;
  for (const auto& row : rows("h200_issue_timeline.csv"))
    if (row[3] == 0)
      starts[static_cast<int>(row[0])][static_cast<int>(row[1])][static_cast<int>(row[2])] = row[4];
  EXPECT_EQ(starts.size(), 4u);
  for (const auto& [warps, of_warp] : starts) {
    double measured = 0, simulated = 0;
    const auto reads = clock_reads(warps);
    for (const auto& [warp, groups] : of_warp) {
      EXPECT_EQ(groups.size(), 12u);
      measured += (groups.at(11) - groups.at(0)) / 11 / warps;
      simulated += (reads.at(warp)[11 * 5] - reads.at(warp)[0]) / 11 / warps;
    }
    EXPECT_NEAR(simulated / measured, 1, 0.05) << warps << " warps";
  }
}

TEST(SimMachine, AddsAloneReachTheMeasuredThroughput) {
  // Four groups of 64 adds and a loop around them. The ends of the file give the loop: one warp
  // takes 4/0.003773 = 1060 cycles, 36 more than 256 adds; 64 warps take 16/0.0603 = 265 issue
  // slots each, 9 more than 256.
  const auto program = program_from_text("repeat 256\n  FADD R1, R1, R2\nend\n"
                                         "CS2R R3, R1\nIADD3 R4, R3, R5\nIADD3 R4, R4, R5\n"
                                         "IADD3 R4, R4, R5\nISETP R6, R4, R5\n"
                                         "MOV R7, R8\nMOV R7, R8\nMOV R7, R8\n"
                                         "IADD3 R1, R1, R6\n");
  ASSERT_TRUE(program);
  for (const auto& row : rows("h200_fadd_only.csv")) {
    const auto counted =
        count(h200(), *program, static_cast<int>(row[1]), {.warm_up = 21'200, .cycles = 424'000});
    ASSERT_TRUE(counted);
    const double passes =
        static_cast<double>(counted->issued[static_cast<std::size_t>(Kind::clock)]);
    EXPECT_NEAR(passes * 256 / 424'000 / row[2], 1, 0.02) << row[1] << " warps";
  }
}

TEST(SimMachine, MeetsTheBoundsAwayFromTheKnee) {
  std::mt19937 random(7);
  const auto uniform = [&](double low, double high) {
    return std::uniform_real_distribution<>(low, high)(random);
  };
  int near_knee = 0;
  for (int round = 0; round < 300; ++round) {
    const Kind other = round % 3 == 0 ? Kind::sfu : round % 3 == 1 ? Kind::shared : Kind::global;
    // A scheduler's pipe starts no more than one instruction in its interval, also when a single
    // warp uses it; the bounds know that only where latencies are longer, as on all GPUs.
    const KernelModel model{.other_lat = std::round(uniform(20, 600)),
                            .other_alu_lat = std::round(uniform(20, 600)),
                            .alu_lat = std::round(uniform(4, 20)),
                            .other_thru = uniform(other == Kind::sfu ? 0.25 : 0.02, 1),
                            .alu_thru = uniform(2, 4),
                            .issue_thru = uniform(2, 4)};
    const double alpha = std::round(uniform(0, 40));
    const int warps = std::uniform_int_distribution<>(1, 64)(random);
    const Bounds limit = bounds(model, alpha, warps);
    const SmConfig config = sim_config(model, other, 4);
    const auto counted =
        count(config, mix_program(other, alpha), warps, {.warm_up = 60'000, .cycles = 300'000});
    ASSERT_TRUE(counted);
    const double simulated = counted->throughput_ipc_per_sm.other;
    const double end_effects = 64.0 / 300'000;
    EXPECT_LE(simulated, limit.throughput() * 1.000'01 + end_effects) << "round " << round;
    // The knee of the occupancy, wider with few warps (half a scheduler's share can be lost to
    // the remainder over four), and the cusp, where two throughputs are used up at once.
    const double ratio = limit.latency / limit.peak();
    std::array peaks{limit.other, limit.arithmetic, limit.issue};
    std::ranges::sort(peaks);
    if ((ratio > 0.5 && ratio < 1.5 + 8.0 / warps) || (ratio > 1 && peaks[1] < 1.15 * peaks[0])) {
      ++near_knee;
      continue;
    }
    EXPECT_NEAR(simulated / limit.throughput(), 1, 0.02)
        << "round " << round << " alpha " << alpha << " warps " << warps << " ratio " << ratio;
  }
  EXPECT_LT(near_knee, 200);
}

TEST(SimMachine, WarpsBeyondAMultipleOfTheSchedulersHelpOneSchedulerOnly) {
  // Five warps on four schedulers, adds only, latency 4: four warps give each scheduler 1/4, the
  // fifth adds a quarter to one of them. Seventeen: one scheduler is full with its four already.
  constexpr double inf = std::numeric_limits<double>::infinity();
  const WarpProgram adds = mix_program(Kind::global, inf);
  for (const auto& [warps, ipc] : std::vector<std::pair<int, double>>{
           {1, 0.25}, {4, 1}, {5, 1.25}, {15, 3.75}, {16, 4}, {17, 4}, {23, 4}})
    EXPECT_NEAR(count(h200(), adds, warps, {.cycles = 40'000})->throughput_ipc_per_sm.arithmetic,
                ipc, 1e-3)
        << warps;
}

TEST(SimMachine, ConflictsRepeatTheLoad) {
  // bank_conflicts.csv: one warp takes 2 cycles more, 32 warps one more cycle per load, for each
  // further way.
  const WarpProgram loads = mix_program(Kind::shared, 0);
  std::map<std::pair<double, double>, double> measured;
  for (const auto& row : rows("h200_bank_conflicts.csv"))
    measured[{row[0], row[1]}] = row[2];
  for (const int degree : {1, 2, 4, 8, 16, 32}) {
    SmConfig config = h200();
    config.conflict_degree = degree;
    for (const int warps : {1, 32})
      EXPECT_NEAR(count(config, loads, warps, {.warm_up = 5000, .cycles = 100'000})
                          ->throughput_ipc_per_sm.other /
                      measured.at({degree, warps}),
                  1, 0.02)
          << degree << " ways, " << warps << " warps";
  }
}

TEST(SimMachine, ExtremesWork) {
  const WarpProgram program = mix_program(Kind::global, 2);
  SmConfig config = toy();
  EXPECT_EQ(count(config, program, 0)->throughput_ipc_per_sm.instructions, 0);
  const auto none = simulate(config, program, 0);
  EXPECT_DOUBLE_EQ(none->lost_issue_slots[static_cast<std::size_t>(SlotLoss::no_warp)], 1);
  config[Kind::global].latency = config[Kind::global].to_arithmetic = 100'000;
  EXPECT_NEAR(count(config, program, 1, {.cycles = 100'006'000})->throughput_ipc_per_sm.other *
                  100'006,
              1, 1e-6);
  EXPECT_NEAR(count(config, program, 1024, {.cycles = 10'000'000})->throughput_ipc_per_sm.other *
                  100'006 / 1024,
              1, 0.02);
}

TEST(SimMachine, RefusesWhatIsOutOfRange) {
  const WarpProgram program = mix_program(Kind::global, 2);
  EXPECT_FALSE(count(toy(), program, 1025));
  EXPECT_FALSE(count(toy(), program, -1));
  EXPECT_FALSE(count(toy(), {}, 1));
  EXPECT_FALSE(count(toy(), program, 1, {.cycles = 0}));
  EXPECT_FALSE(record(toy(), program, 1, {.cycles = max_recorded_cycles + 1}));
  SmConfig config = toy();
  config[Kind::global].latency = 0;
  const auto result = count(config, program, 1);
  ASSERT_FALSE(result);
  EXPECT_EQ(result.error().code, ErrorCode::bad_argument);
  EXPECT_EQ(result.error().detail.english(),
            "the latency of global instructions must be 1 to 10000000 cycles, not 0");
}

TEST(SimMachine, CanBeStoppedAndTellsProgress) {
  std::stop_source source;
  double last = 0;
  const auto stopped =
      count(toy(), mix_program(Kind::global, 4), 6,
            {.cycles = 1'000'000'000'000, .stop = source.get_token(), .progress = [&](double done) {
               EXPECT_GE(done, last);
               last = done;
               source.request_stop();
             }});
  EXPECT_FALSE(stopped);
  EXPECT_GT(last, 0);
  EXPECT_LT(last, 0.01);
}

} // namespace
} // namespace loom
