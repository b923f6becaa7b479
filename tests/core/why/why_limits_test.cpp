// Limits that problems name, and what a field or a choice may be.

#include "core/divergence/divergence_run.h"
#include "core/memory/address_pattern.h"
#include "core/occupancy/occupancy.h"
#include "core/scenario/launch.h"
#include "core/scenario/parameters.h"
#include "core/why/limits.h"
#include "tests/core/why/why_values.h"

#include <gmock/gmock.h>

namespace loom::why {
namespace {

using testing::HasSubstr;

/// The numbers in a message that say where they come from.
void add_sourced(const Message& message, std::vector<Message>& numbers) {
  if (!message.quantity().empty())
    numbers.push_back(message);
  for (const Message& value : message.values())
    add_sourced(value, numbers);
}

/// The problem names at least one limit, and each is the number that its derivation gives.
void expect_named(const Scenario& scenario, const Error& error) {
  std::vector<Message> numbers;
  add_sourced(error.detail, numbers);
  EXPECT_FALSE(numbers.empty()) << error.detail.english();
  for (const Message& limit : numbers) {
    EXPECT_THAT(error.detail.english(), HasSubstr(limit.words()));
    const auto found = explain(scenario, limit.quantity());
    ASSERT_TRUE(found) << limit.quantity();
    EXPECT_EQ((*found)->value, std::stod(limit.words())) << limit.quantity();
  }
}

TEST(WhyLimits, RangesOfParameters) {
  const Scenario scenario = on("gtx980", 8, 8);
  for (const ParameterInfo& info : parameter_table()) {
    const auto refused = with(scenario, info.id, info.max * 2 + 1);
    ASSERT_FALSE(refused) << info.id;
    expect_named(scenario, refused.error());
    EXPECT_EQ(value(scenario, std::string(info.id) + ".least"), info.min);
  }
}

TEST(WhyLimits, Launches) {
  for (const std::string& id : catalogue().ids()) {
    Scenario scenario = on(id.c_str(), 8, 8);
    const auto limits = limits_of(*scenario.gpu);
    if (!limits)
      continue;
    for (const LaunchConfig& config :
         {LaunchConfig{.threads = 4096}, LaunchConfig{.registers = 999},
          LaunchConfig{.shared = 1 << 20}, LaunchConfig{.dynamic_shared = 1 << 20},
          LaunchConfig{.carveout = 999}}) {
      if (config.carveout && (*limits)->carveouts.empty())
        continue;
      const auto good = check(**limits, config);
      ASSERT_FALSE(good) << id;
      expect_named(scenario, good.error());
    }
    scenario.launch.config = {.threads = (*limits)->threads_per_block,
                              .registers = (*limits)->registers_per_thread};
    if (const Error error = why_impossible(**limits, scenario.launch.config); !error.detail.empty())
      expect_named(scenario, error);
    for (const int kib : (*limits)->carveouts)
      EXPECT_EQ(value(scenario, "limit.carveout_" + std::to_string(kib)), kib);
  }
}

TEST(WhyLimits, Patterns) {
  const Scenario scenario = on("gtx980", 8, 8);
  using memory::AddressPattern;
  using memory::PatternKind;
  for (const AddressPattern& pattern :
       {AddressPattern{.threads = 33}, AddressPattern{.stride = std::int64_t{1} << 50},
        AddressPattern{.kind = PatternKind::tile, .width = 99},
        AddressPattern{.kind = PatternKind::tile, .i = std::int64_t{1} << 40},
        AddressPattern{.kind = PatternKind::formula, .formula = std::string(300, '1')},
        AddressPattern{.kind = PatternKind::formula, .formula = "-1"}}) {
    const auto words = memory::addresses(pattern);
    ASSERT_FALSE(words);
    expect_named(scenario, words.error());
  }
}

TEST(WhyLimits, Programs) {
  const Scenario scenario = on("gtx980", 8, 8);
  std::string variables, code;
  for (int i = 0; i < 40; ++i)
    variables += "v" + std::to_string(i) + " = 1;\n";
  for (int i = 0; i < 5000; ++i)
    code += "NOP\n";
  std::string condition = "a == 1";
  for (int i = 0; i < 9; ++i)
    condition = "(a == 1 && (b == 2 || " + condition + "))";
  for (const std::string& program :
       {variables, code, "a = " + std::string(150, '(') + "1" + std::string(150, ')') + ";",
        std::string(70'000, ' ') + "a = 1;"}) {
    const auto run = run_divergence({.program = program});
    ASSERT_FALSE(run) << program.substr(0, 40);
    expect_named(scenario, run.error());
  }
  const auto formula =
      run_divergence({.program = "n = n + 1;\n", .formulas = {{"n", std::string(150, '(') + "1"}}});
  ASSERT_FALSE(formula);
  expect_named(scenario, formula.error());
  for (const char* program : {"L: SSY L\nBRA L\n", "MOV R1, 999\nLDS R2, [R1]\nEXIT\n",
                              "L: IADD R1, R1, 1\nISETP.LT P0, R1, 1000000\n@P0 BRA L\nEXIT\n"}) {
    const auto run = run_divergence({.program = program});
    ASSERT_TRUE(run) << run.error().detail.english();
    expect_named(scenario, {.detail = run->trace.reason});
  }
  EXPECT_TRUE(run_divergence({})->trace.reason.empty());
}

TEST(WhyLimits, SpeedsOfPlaying) {
  const Section section = explain_playing(25, "cycles", std::array{0.25, 2.0});
  check_section(section, "playing");
  EXPECT_EQ(value(section, "playing.cycles.speed_0.25"), 6.25);
  EXPECT_EQ(value(section, "playing.cycles.speed_2"), 50);
}

} // namespace
} // namespace loom::why
