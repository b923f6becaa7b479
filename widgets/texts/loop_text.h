#pragma once

/// Words for loops of any instructions: what limits one, what would help, what it is.

#include "core/model/loop_changes.h"
#include "core/scenario/workload.h"
#include "widgets/style/resource_role.h"

#include <QString>

namespace loom {

/// "DRAM bandwidth", "passes of the shared memory", "FP32 pipe".
[[nodiscard]] QString resource_words(Resource resource);
/// "latency", "stages of UTMALDG", "DRAM bandwidth".
[[nodiscard]] QString limit_words(const Limit& limit, const LoopNumbers& loop);

/// How a limit is drawn and called: of a mix in the words of the thesis's kernel.
struct LimitLook {
  std::string id; ///< "latency", "ring_2", "dram"; of a mix "other", "arithmetic", "issue"
  QString name;   ///< "latency bound", "stages of UTMALDG", "DRAM bandwidth", "memory limit"
  Role role;
  std::string quantity; ///< its derivation (core/why)
};
/// `numbers` are those of the scenario's workload.
[[nodiscard]] LimitLook limit_look(const Limit& limit, const Scenario& scenario,
                                   const LoopNumbers& numbers);

/// Of its derivation (core/why): "loop.latency_bound", "loop.ring_2", "loop.bound.dram".
[[nodiscard]] std::string limit_quantity(const Limit& limit);

/// "48 warps", "128-bit LDS", "no bank conflicts of ATOMS": what is to be changed, and to what.
[[nodiscard]] QString change_words(const LoopChange& change, const Loop& loop);
/// "+61 %": what it gains.
[[nodiscard]] QString gain_words(double gain);

/// What is said of an item beside its count, short: "60 % L2, 40 % DRAM, 3 stages"; empty for
/// nothing.
[[nodiscard]] QString item_words(const LoopItem& item);

/// What is along an axis, with a capital letter, for menus: "ILP", "Stages".
[[nodiscard]] QString axis_title(LoopAxis axis);

/// GPU, items and chains for captions: "GTX 980, loop LDG.32; FADD x48, ILP 2".
[[nodiscard]] QString loop_words(const Scenario& scenario);
/// loop_words() of a scenario that has a loop of instructions, else parameter_words().
[[nodiscard]] QString workload_words(const ResolvedScenario& scenario);

/// What a document is about, short, for the titles of windows: "GTX 980, α 48", or the GPU with the
/// loop's title, without one with its items.
[[nodiscard]] QString title_words(const Scenario& scenario);

/// Why there is nothing to say of it, and what to do.
[[nodiscard]] QString loop_problem(const Error& error);

} // namespace loom
