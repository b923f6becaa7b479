// Programs of one's own: every class of instruction with its own numbers, whatever the mix.

#include "core/scenario/models.h"
#include "core/scenario/program_machine.h"
#include "core/scenario/sim_run.h"
#include "core/sim/settled.h"
#include "tests/core/gpu/filed.h"
#include "tests/shared.h"

#include <gmock/gmock.h>

namespace loom {
namespace {

using testing::HasSubstr;

Scenario scenario_of(const char* gpu, Mix mix = Mix::global) {
  Scenario scenario;
  scenario.gpu = catalogue().find(gpu).value();
  scenario.mix = mix;
  return scenario;
}

WarpProgram program_of(const char* text) { return program_from_text(text, "p.txt").value(); }

constexpr std::array all_mixes{Mix::global, Mix::sfu, Mix::shared};

/// Cycles of one iteration of a single warp.
Cycle iteration(const Scenario& scenario, const char* text) {
  const WarpProgram program = program_of(text);
  const auto config = sim_config(scenario, program, "p.txt");
  if (!config) {
    ADD_FAILURE() << to_line(config.error());
    return 0;
  }
  return settle(*config, program, 1).value().period_cycles;
}

TEST(SimProgramMachine, EveryClassHasItsOwnLatencyWhateverTheMix) {
  // Thesis §4.7 and Table 4.1, Maxwell: FADD 6, SFU 13 to the SFU and 9 to an add, shared memory 24
  // and 22, global memory 368 cycles.
  for (const Mix mix : all_mixes) {
    const Scenario maxwell = scenario_of("gtx980", mix);
    EXPECT_EQ(iteration(maxwell, "FADD R1, R1"), 6);
    EXPECT_EQ(iteration(maxwell, "MUFU R1, R1"), 13);
    EXPECT_EQ(iteration(maxwell, "MUFU R1, R1\nFADD R1, R1"), 9 + 6);
    EXPECT_EQ(iteration(maxwell, "LDS R1, [R1]"), 24);
    EXPECT_EQ(iteration(maxwell, "LDS R1, [R1]\nFADD R1, R1"), 22 + 6);
    EXPECT_EQ(iteration(maxwell, "LDG R1, [R1]"), 368);
    EXPECT_EQ(iteration(maxwell, "LDG R1, [R1]\nFADD R1, R1"), 368 + 6);
    EXPECT_EQ(iteration(maxwell, "LDG R1, [R1]\nLDS R1, [R1]\nMUFU R1, R1\nFADD R1, R1"),
              368 + 24 + 9 + 6);
  }
}

TEST(SimProgramMachine, EveryClassHasItsOwnThroughputWhateverTheMix) {
  // 64 warps hide all latencies here: 64/24 > 1, 64/13 > 1, 64/368 > 0.0815, 64/6 > 4.
  for (const Mix mix : all_mixes)
    for (const auto& [text, ipc] :
         std::vector<std::pair<const char*, double>>{{"FADD R1, R1", 4},
                                                     {"MUFU R1, R1", 1},
                                                     {"LDS R1, [R1]", 1},
                                                     {"LDG R1, [R1]", 0.0815}}) {
      const Scenario maxwell = scenario_of("gtx980", mix);
      const WarpProgram program = program_of(text);
      const auto config = sim_config(maxwell, program, "p.txt");
      ASSERT_TRUE(config);
      const auto counted = count(*config, program, 64, {.warm_up = 40'000, .cycles = 400'000});
      EXPECT_NEAR(counted->throughput_ipc_per_sm.instructions / ipc, 1, 0.001) << text;
    }
}

TEST(SimProgramMachine, AMixWrittenAsAProgramIsTheMix) {
  int known = 0;
  for (const std::string& id : catalogue().ids())
    for (const Mix mix : all_mixes) {
      const Scenario scenario = scenario_of(id.c_str(), mix);
      const auto expected = sim_config(scenario);
      const WarpProgram program = mix_program(other_kind(mix), 4);
      const auto config = sim_config(scenario, program);
      EXPECT_EQ(config.has_value(), expected.has_value()) << id;
      if (!expected)
        continue;
      ++known;
      EXPECT_EQ(*config, *expected) << id;
      for (const Mix other : all_mixes) {
        Scenario beside = scenario;
        beside.mix = other;
        EXPECT_EQ(sim_config(beside, program), *expected) << id;
      }
    }
  EXPECT_GT(known, 15);
}

TEST(SimProgramMachine, WhatAUserSetsCounts) {
  Scenario maxwell = scenario_of("gtx980");
  maxwell.overrides[static_cast<std::size_t>(Hardware::shared_alu_lat)] = 40;
  maxwell.overrides[static_cast<std::size_t>(Hardware::sfu_lat)] = 17;
  EXPECT_EQ(iteration(maxwell, "LDS R1, [R1]\nFADD R1, R1"), 40 + 6);
  EXPECT_EQ(iteration(maxwell, "MUFU R1, R1"), 17);
  // The issue cost set by hand is that of the mix's other instruction: the file's 3 stays for LDS.
  maxwell.overrides[static_cast<std::size_t>(Hardware::other_issue)] = 5;
  const WarpProgram both = program_of("LDG R1, [R1]\nLDS R2, [R2]");
  const auto config = sim_config(maxwell, both).value();
  EXPECT_EQ(config[Kind::global].issue_cost, (Rational{5, 1}));
  EXPECT_EQ(config[Kind::shared].issue_cost, (Rational{3, 1}));
}

TEST(SimProgramMachine, WhatNoSourceGivesIsRefusedWithItsPlace) {
  // Neither the thesis nor another source has the latency of the 8800 GTX's SFU.
  const WarpProgram program = program_of("FADD R1, R1\n  MUFU.RSQ R2, R1\n");
  const auto refused = sim_config(scenario_of("8800gtx"), program, "p.txt");
  ASSERT_FALSE(refused);
  EXPECT_EQ(refused.error().code, ErrorCode::bad_input);
  EXPECT_EQ(to_line(refused.error()), "p.txt:2:3: MUFU.RSQ R2, R1: no source gives sfu_lat of GPU "
                                      "'8800gtx'; set it");
  Scenario told = scenario_of("8800gtx");
  told.overrides[static_cast<std::size_t>(Hardware::sfu_lat)] = 28;
  EXPECT_EQ(iteration(told, "MUFU R1, R1"), 28);
  const auto two = sim_config(scenario_of("8800gtx"), program_of("LDS R1, [R1]"), "p.txt");
  ASSERT_FALSE(two);
  EXPECT_THAT(two.error().detail.english(),
              HasSubstr("shared_lat, shared_thru of GPU '8800gtx'; set them"));
}

TEST(SimProgramMachine, ANumberThatNoInstructionNeedsIsNotAskedFor) {
  // The P100's file has no memory latency: its mix of global loads is refused.
  Scenario scenario = scenario_of("p100");
  scenario.gpu = filed(scenario.gpu);
  ASSERT_FALSE(sim_config(scenario));
  EXPECT_TRUE(sim_config(scenario, program_of("LDS R1, [R1]\nFADD R1, R1")));
  EXPECT_TRUE(sim_config(scenario, program_of("BAR\nCS2R R1")));
}

TEST(SimProgramMachine, EveryGpuRunsEachClassOrNamesTheNumber) {
  for (const std::string& id : catalogue().ids())
    for (const auto& [text, latency] :
         std::vector<std::pair<const char*, FactKey>>{{"FADD R1, R1", FactKey::alu_lat},
                                                      {"MUFU R1, R1", FactKey::sfu_lat},
                                                      {"LDS R1, [R1]", FactKey::shared_lat},
                                                      {"LDG R1, [R1]", FactKey::mem_lat}}) {
      const Scenario scenario = scenario_of(id.c_str());
      const auto known = scenario.gpu->facts.value(latency);
      const auto config = sim_config(scenario, program_of(text), "p.txt");
      if (config) {
        ASSERT_TRUE(known) << id << text;
        const Counted run = settle(*config, program_of(text), 1).value();
        std::uint64_t issued = 0;
        for (const std::uint64_t each : run.issued)
          issued += each;
        // A period of a latency of 574.6 cycles has five of them; thousandths of one are kept.
        EXPECT_NEAR(static_cast<double>(run.period_cycles) / static_cast<double>(issued), *known,
                    1e-3)
            << id << text;
      } else {
        EXPECT_THAT(config.error().detail.english(), HasSubstr("no source gives ")) << id << text;
      }
    }
}

TEST(SimRun, LatenciesVaryWhereTheyWereMeasured) {
  // H200: latency_tail of 695 cycles is the mean of the exponential part, and two channels for five
  // of 0.163·695·0.1307 + 1 = 15.8 parts of memory serve loads.
  Scenario scenario = default_scenario(catalogue().find("h200").value());
  EXPECT_TRUE(latencies_vary(scenario, Mix::global));
  const SmConfig varying = sim_run(scenario)->config;
  EXPECT_EQ(varying.memory.shape, LatencySpread::Shape::exponential);
  EXPECT_NEAR(varying.memory.spread, scenario.gpu->facts.value(FactKey::latency_tail).value() * 695,
              1e-9);
  EXPECT_EQ(varying.memory.channels, 6);
  scenario.latencies = Latencies::fixed;
  EXPECT_FALSE(latencies_vary(scenario, Mix::global));
  EXPECT_EQ(sim_run(scenario)->config, sim_config(scenario).value());
  EXPECT_EQ(sim_run(scenario)->config[Kind::global].latency, 695);
}

TEST(SimRun, LatenciesAreFixedWhereNothingWasMeasured) {
  for (const char* id : {"toy", "gtx680", "v100"}) {
    const Scenario scenario = default_scenario(catalogue().find(id).value());
    EXPECT_FALSE(latencies_vary(scenario, scenario.mix)) << id;
    EXPECT_EQ(sim_run(scenario)->config, sim_config(scenario).value()) << id;
  }
}

TEST(SimRun, TheModelSimulatesTheSameSm) {
  // One SM behind one name: the model of core/scenario/models.h is what sim_run() gives.
  const std::size_t simulation = *model_from("simulation");
  for (const char* id : {"toy", "gtx680", "h200"})
    for (const Latencies latencies : {Latencies::measured, Latencies::fixed}) {
      Scenario scenario = default_scenario(catalogue().find(id).value());
      scenario.latencies = latencies;
      scenario.alpha = 8;
      scenario.warps = 24;
      const SimRun run = sim_run(scenario).value();
      const auto counted =
          count(run.config, run.program, scenario.warps, {.warm_up = 400'000, .cycles = 4'000'000});
      const auto model = ModelRun::make(scenario, simulation)->throughput(8, 24);
      ASSERT_TRUE(model) << id;
      EXPECT_NEAR(*model / counted->throughput_ipc_per_sm.other, 1, 0.02) << id;
    }
}

TEST(SimRun, AProgramVariesAsTheMixDoes) {
  const Scenario scenario = default_scenario(catalogue().find("h200").value());
  const WarpProgram mix = mix_program(Kind::global, 4);
  Scenario at = scenario;
  at.alpha = 4;
  for (const Mix other : all_mixes) {
    at.mix = other;
    EXPECT_EQ(with_latencies(sim_config(at, mix).value(), mix, at), [&] {
      Scenario global = scenario;
      global.alpha = 4;
      return sim_run(global)->config;
    }());
  }
}

} // namespace
} // namespace loom
