#include "core/scenario/parameters.h"

#include "core/model/units.h"
#include "core/scenario/launch.h"
#include "core/scenario/scenario.h"
#include "core/scenario/workload.h"

#include <array>
#include <type_traits>
#include <utility>

namespace loom {
namespace {

/// A number of the bound model, in the unit and the range of its fact.
ParameterInfo hardware_row(FactKey key, Role role, Text label, std::string_view source) {
  const FactInfo& fact = fact_info(key);
  return {fact.name,           label, fact.name, fact.unit, fact.min, fact.max, 3,
          ParameterScale::log, false, source,    role};
}

/// A number that is a member of the scenario, at the end of `path`.
template <auto... path> ParameterInfo row(ParameterInfo info) {
  info.get = [](const Scenario& scenario) { return static_cast<double>((scenario.*....*path)); };
  info.set = [](Scenario& scenario, double value) {
    auto& number = (scenario.*....*path);
    number = static_cast<std::remove_reference_t<decltype(number)>>(value);
  };
  return info;
}

/// A choice that is a member of the scenario, at the end of `path`.
template <auto... path>
constexpr ChoiceInfo choice(std::string_view id, std::string_view label,
                            std::span<const std::string_view> values) {
  return {id, label, values,
          [](const Scenario& scenario) { return static_cast<std::size_t>((scenario.*....*path)); },
          [](Scenario& scenario, std::size_t index) {
            auto& value = (scenario.*....*path);
            value = static_cast<std::remove_reference_t<decltype(value)>>(index);
          }};
}

/// Of the loop that stands in place of the mix, where there is one.
ParameterInfo of_kernel(ParameterInfo ilp) {
  ilp.get = [](const Scenario& scenario) { return static_cast<double>(chains_of(scenario)); };
  ilp.set = [](Scenario& scenario, double value) {
    (scenario.instruction_loop ? scenario.instruction_loop->ilp : scenario.ilp) =
        static_cast<int>(value);
  };
  return ilp;
}

/// Of the scenario's launch.
ParameterInfo of_launch(ParameterInfo warps) {
  warps.get = [](const Scenario& scenario) { return static_cast<double>(block_warps(scenario)); };
  warps.set = [](Scenario& scenario, double value) {
    scenario.launch.config.threads =
        static_cast<int>(value) * lanes_of_warp(scenario.gpu->compute_capability);
    if (scenario.launch.decides_warps)
      scenario = with_launch_warps(std::move(scenario));
  };
  warps.in_files = false;
  return warps;
}

constexpr std::size_t kernel_rows = 8; ///< before those of the hardware

constexpr auto scheduling = &Scenario::scheduling;

const std::array<ParameterInfo, kernel_rows + hardware_count>& parameters() {
  static const std::array<ParameterInfo, kernel_rows + hardware_count> table{{
      row<&Scenario::alpha>({"alpha",
                             LOOM_TEXT("arithmetic intensity: FADDs per other instruction"), "α",
                             "", 0, 1e6, 2, ParameterScale::alpha, false, "Volkov 2016, §4.1"}),
      row<&Scenario::warps>({"warps", LOOM_TEXT("occupancy: resident warps per SM"), "warps",
                             "warps/SM", 1, 1024, 1, ParameterScale::linear, true,
                             "Volkov 2016, §2.11"}),
      of_kernel({"ilp", LOOM_TEXT("independent instruction chains per warp"), "ILP", "", 1, 64, 1,
                 ParameterScale::linear, true,
                 "Volkov, Better Performance at Lower Occupancy, GTC 2010"}),
      row<&Scenario::target>(
          {"target", LOOM_TEXT("fraction of the peak throughput that 'needed' means"), "target", "",
           0.01, 1, 0.01, ParameterScale::linear, false, "Volkov 2016, §4.3"}),
      row<scheduling, &Scheduling::reissue>(
          {"reissue", LOOM_TEXT("least cycles from one issue of a warp to its next"), "re-issue",
           "cycles", 1, 64, 1, ParameterScale::linear, true, "Volkov 2016, §2.9", Role::issue}),
      row<scheduling, &Scheduling::barrier_every>(
          {"barrier_every",
           LOOM_TEXT("iterations from one barrier of a block to the next, 0 without barriers"),
           "barrier every", "", 0, 64, 1, ParameterScale::linear, true, "Volkov 2016, §2.10"}),
      of_launch({"block_warps", LOOM_TEXT("warps of a block of the launch"), "warps of a block",
                 "warps", 1, 32, 1, ParameterScale::linear, true, "Volkov 2016, §2.10"}),
      row<scheduling, &Scheduling::block_iterations>(
          {"block_iterations",
           LOOM_TEXT("iterations of a block, which the next one follows, 0 without an end"),
           "iterations of a block", "", 0, 1000, 1, ParameterScale::linear, true,
           "Volkov 2016, §2.11"}),
#define LOOM_HARDWARE(key, role, stand_in, words, source)                                          \
  hardware_row(FactKey::key, Role::role, LOOM_TEXT(words), source),
#include "core/gpu/fact_rows.inc"
      {"other_issue", LOOM_TEXT("issue cycles that one other instruction takes"), "other_issue",
       "cycles", 1, 32, 0.1, ParameterScale::linear, false, "Volkov 2016, §4.7", Role::issue},
  }};
  return table;
}

constexpr std::array<std::string_view, 3> mixes{"global", "sfu", "shared"};
constexpr std::array<std::string_view, 2> latencies{"measured", "fixed"};
constexpr std::array<std::string_view, 5> policies{"gpu", "gto", "lrr", "oldest", "gty"};
constexpr std::array<std::string_view, 2> dual_issue{"no", "yes"};
constexpr std::array<std::string_view, 2> axes{"warps", "alpha"};
constexpr std::array<std::string_view, 2> scales{"linear", "log"};
constexpr std::array<std::string_view, 7> throughput_units{
    "other_ipc", "arithmetic_ipc", "instruction_ipc", "gigabytes",
    "adds",      "gigaflops",      "peak_share"};
constexpr std::array<std::string_view, 3> occupancy_units{"warps", "percent",
                                                          "warps_per_scheduler"};

constexpr auto view = &Scenario::view;
constexpr std::array<ChoiceInfo, 8> choices{
    choice<&Scenario::mix>("mix", "the instruction mixed with FADD", mixes),
    choice<&Scenario::latencies>("latencies", "latencies in the simulation", latencies),
    ChoiceInfo{"policy", "how the simulation chooses among ready warps", policies,
               [](const Scenario& scenario) {
                 const auto& policy = scenario.scheduling.policy;
                 return policy ? static_cast<std::size_t>(*policy) + 1 : 0;
               },
               [](Scenario& scenario, std::size_t index) {
                 scenario.scheduling.policy =
                     index == 0 ? std::nullopt : std::optional(static_cast<Policy>(index - 1));
               }},
    choice<scheduling, &Scheduling::dual_issue>(
        "dual_issue", "two instructions of a warp at a time in the simulation", dual_issue),
    choice<view, &ViewOptions::throughput_axis>("throughput_axis",
                                                "horizontal axis of the throughput view", axes),
    choice<view, &ViewOptions::throughput_scale>("throughput_scale", "scale of the throughput view",
                                                 scales),
    choice<view, &ViewOptions::throughput_unit>("throughput_unit", "unit of throughput",
                                                throughput_units),
    choice<view, &ViewOptions::occupancy_unit>("occupancy_unit", "unit of occupancy",
                                               occupancy_units)};

} // namespace

std::span<const ParameterInfo> parameter_table() { return parameters(); }

const ParameterInfo* find_parameter(std::string_view id) {
  for (const ParameterInfo& info : parameters())
    if (info.id == id)
      return &info;
  return nullptr;
}

const ParameterInfo& parameter_info(Hardware parameter) {
  return parameters()[kernel_rows + static_cast<std::size_t>(parameter)];
}

std::optional<Hardware> hardware_parameter(std::string_view id) {
  for (std::size_t index = 0; index < hardware_count; ++index)
    if (parameters()[kernel_rows + index].id == id)
      return static_cast<Hardware>(index);
  return std::nullopt;
}

std::vector<std::string> parameter_ids() {
  std::vector<std::string> ids;
  ids.reserve(parameters().size());
  for (const ParameterInfo& info : parameters())
    ids.emplace_back(info.id);
  return ids;
}

std::span<const ChoiceInfo> choice_table() { return choices; }

const ChoiceInfo* find_choice(std::string_view id) {
  for (const ChoiceInfo& info : choices)
    if (info.id == id)
      return &info;
  return nullptr;
}

} // namespace loom
