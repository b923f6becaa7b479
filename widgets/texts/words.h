#pragma once

/// The field's terms for what core names by enum, translated; and the labels that figures share.

#include "core/figure/plot_data.h"
#include "core/model/loop.h"
#include "core/scenario/scenario.h"

#include "widgets/style/number_text.h"

#include <QString>

#include <initializer_list>
#include <string>
#include <string_view>
#include <vector>

namespace loom {

struct Document;
struct Pin;

/// "memory", "SFU", "shared memory": the other instruction of a mix.
[[nodiscard]] QString other_name(Mix mix);
/// The colour role of the other instruction: memory for loads, other for SFU.
[[nodiscard]] Role other_role(Mix mix);
/// The same of what limits a mix.
[[nodiscard]] Role limit_role(const Limit& limit, Mix mix);
/// "memory limit", "arithmetic limit", "issue limit", "latency bound", of a mix.
[[nodiscard]] QString bound_name(const Limit& limit, Mix mix);
/// What limits a mix, where the window reads a state out: as bound_name(), but "too few warps".
[[nodiscard]] QString limit_read_out(const Limit& limit, Mix mix);

/// How a throughput of the other instruction (at α = ∞: of adds), or of a loop, is shown.
struct ThroughputScale {
  double factor = 1; ///< shown value = factor × IPC/SM, or iterations/cycle/SM
  QString quantity;  ///< "memory throughput"
  QString unit;      ///< "IPC/SM"
};
/// The scenario's unit at this α; a loop of instructions is shown in iterations. Units that cannot
/// show this α (adds at α = 0, GB/s at ∞ or without loads, anything that needs a clock the GPU does
/// not give) fall back to IPC/SM.
[[nodiscard]] ThroughputScale throughput_scale(const Scenario& scenario, double alpha);

/// How an occupancy in warps per SM is shown.
struct OccupancyScale {
  double factor = 1;
  QString unit; ///< "warps/SM", "%", "warps/scheduler"
};
[[nodiscard]] OccupancyScale occupancy_scale(const Scenario& scenario);

/// What tells `pinned` from `current`, short: "GTX 680", "mem_lat 400", "α 10"; empty where nothing
/// does. A target is not compared: all are drawn at the current one. Neither is what the axes show
/// anyway, `along`: "alpha" or "warps".
[[nodiscard]] QString difference(const Scenario& pinned, const Scenario& current,
                                 std::initializer_list<std::string_view> along = {});

/// What a pin is called beside the document's scenario: the author's name, else what tells it from
/// that.
[[nodiscard]] QString pin_name(const Document& document, const Pin& pin,
                               std::initializer_list<std::string_view> along = {});
/// What the document's scenario is called beside its pins.
[[nodiscard]] QString scenario_name(const Document& document,
                                    std::initializer_list<std::string_view> along = {});
/// GPU, mix and parameters for captions: "GTX 980, memory mix: mem_lat 368 cycles, ...", those
/// that no source states with their status.
[[nodiscard]] QString parameter_words(const ResolvedScenario& scenario);
/// The distinct sources of the numbers the scenario uses.
[[nodiscard]] std::vector<std::string> scenario_sources(const ResolvedScenario& scenario);

/// A round number not below `value` to end an axis on: 1, 1.2, 1.5, 2, 2.5, 3, 4, 5, 6, 8 × 10^k.
[[nodiscard]] double round_up(double value);

} // namespace loom
