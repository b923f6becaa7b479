#pragma once

/// An access to shared memory in sentences.

#include "core/access/banks_picture.h"
#include "core/scenario/scenario.h"

#include <QString>

namespace loom {

/// "thread 5", "threads 0 to 3".
[[nodiscard]] QString threads_of(memory::LaneMask lanes);
/// The words of one fetch as threads ask for them: "5", "0, 32", "0 to 3".
[[nodiscard]] QString fetched_words(const BanksRun& run, memory::LaneMask lanes);
/// "2-way conflict: 2 passes", "conflict-free: 1 pass".
[[nodiscard]] QString degree_words(const memory::BankAccess& access, bool with_passes = true);
/// "request 2: threads 16 to 31".
[[nodiscard]] QString request_words(const memory::BankAccess& access, int request);
/// "thread 5: word 160 at byte 640; bank 0 in pass 6 of 32".
[[nodiscard]] QString lane_words(const BanksRun& run, int thread);
/// "pass 6 of 32, bank 0: word 160 for thread 5".
[[nodiscard]] QString cell_words(const BanksRun& run, int pass, int bank);
/// "bank 0 fetches 32 words, one a pass".
[[nodiscard]] QString bank_words(const BanksRun& run, int bank);
/// "pass 6 of 32: 1 bank serves 1 thread; 5 threads done, 26 waiting". Pass 0 is all of them.
[[nodiscard]] QString pass_words(const BanksRun& run, int pass);
/// "stride 2: 2 passes"
[[nodiscard]] QString stride_words(int stride, int passes);
/// "1 word of padding a row: columns 32-way → conflict-free"; empty where the pattern has no rows.
[[nodiscard]] QString remedy_words(const BanksPicture& picture);
/// Passes, broadcasts, cycles and loads per cycle, by the sliders' numbers, with the status of
/// their source.
[[nodiscard]] QString summary_words(const Scenario& scenario, const BanksRun& run);

} // namespace loom
