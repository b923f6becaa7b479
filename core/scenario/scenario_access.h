#pragma once

/// A scenario's own access to memory (core/access/memory_run.h) by the numbers that its sliders
/// say.

#include "core/access/memory_run.h"
#include "core/scenario/scenario.h"

namespace loom {

/// access_facts() of a scenario's own access by the numbers that its sliders say, of Mix::global or
/// Mix::shared. A number that is set is that of coalesced or conflict-free loads; where the
/// kernel's loads take the access themselves (own_access), it is that of the access; where they
/// take another pattern of the GPU, it says nothing of this one.
[[nodiscard]] Result<Facts> access_facts(const Scenario& scenario, Mix mix);
/// Whether a number that is set says nothing of the access, as above.
[[nodiscard]] bool set_for_another(const Scenario& scenario, Mix mix);

/// What the scenario's shared access takes by the numbers that its sliders say; the least latency
/// and the most throughput as in BanksRun.
struct SharedLoad {
  std::optional<double> latency{}, least_latency{}, throughput{}, most_throughput{};
  bool latency_set = false, throughput_set = false; ///< by a slider
};
[[nodiscard]] SharedLoad shared_load(const Scenario& scenario, const BanksRun& run);

} // namespace loom
