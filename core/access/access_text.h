#pragma once

/// What one warp's access to memory comes to, as JSON and as text.

#include "core/access/memory_run.h"

#include <string>

namespace loom {

/// The answers of `coalesce`: transactions in order, bytes used and moved, efficiency. `effect`:
/// what it makes of the GPU's numbers (access_facts), absent where they do not apply.
[[nodiscard]] std::string coalescing_json(const CoalescingRun& run,
                                          const std::optional<Facts>& effect);
[[nodiscard]] std::string coalescing_text(const CoalescingRun& run,
                                          const std::optional<Facts>& effect);

/// The answers of `banks`: degree, accesses per bank, passes, latency and throughput.
[[nodiscard]] std::string banks_json(const BanksRun& run);
[[nodiscard]] std::string banks_text(const BanksRun& run);

/// The numbers of the threads in a mask: "0 to 3, 5".
[[nodiscard]] std::string lane_list(memory::LaneMask lanes);

} // namespace loom
