#pragma once

/// An access to global memory in sentences.

#include "core/access/memory_run.h"
#include "core/scenario/scenario.h"

#include <QString>

namespace loom {

/// "Thread 5: word 10, bytes 40 to 43; transaction 2 of 4".
[[nodiscard]] QString thread_access_words(const CoalescingRun& run, int lane);
/// "Transaction 2 of 4: 32 B from word 8, byte 32, for threads 4 to 7; 16 B used".
[[nodiscard]] QString transaction_words(const CoalescingRun& run, int number);
/// "Words 8 to 15: threads 4 to 7".
[[nodiscard]] QString block_words(const CoalescingRun& run, std::int64_t first, int words);

/// "4 transactions move 128 B, 100 % of them used".
[[nodiscard]] QString access_words(const CoalescingRun& run);
/// What the access makes of a GPU's numbers: "mem_lat 376 cycles, mem_thru 0.041 IPC/SM: 15.4
/// warps/SM at α = 0", by the sliders' numbers; or why it says nothing of them. `spelt`: with
/// "memory latency" in place of the id, as the window has it.
[[nodiscard]] QString effect_words(const Scenario& scenario, bool spelt = false);
/// Why the model cannot follow this access; empty when it can.
[[nodiscard]] QString why_not_followed(const GpuSpec& gpu, const GlobalAccess& access);

} // namespace loom
