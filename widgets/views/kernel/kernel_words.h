#pragma once

/// Predicted times in words.

#include "core/figure/role.h"
#include "core/kernel/kernel_run.h"

namespace loom {

[[nodiscard]] QString method_name(kernel::Method method); ///< "Kleimenov-Popova"
[[nodiscard]] Role method_role(kernel::Method method);
/// "issue", "L2 bandwidth": what a wave waits for, by Wave::bound_by or LatencyStep::level.
[[nodiscard]] QString bound_words(std::string_view bound);
[[nodiscard]] Role bound_role(std::string_view bound);
/// "273 µs", "2.1 ms".
[[nodiscard]] QString time_words(double us);
/// "32 × 8", dimensions of one left out at the end.
[[nodiscard]] QString dimensions_words(const kernel::Dim3& dimensions);

/// The prediction in two sentences: blocks, launch, waves, what bounds them; its numbers are
/// numbered() (widgets/numbers/number_card.h).
[[nodiscard]] QString answer_words(const KernelRun& run);
/// What the other methods say, and what was measured; numbered(), too.
[[nodiscard]] QString methods_words(const KernelRun& run);
/// All of it as rich text: the time, those sentences, and what the analysis assumes and cannot see
/// through; numbered(), too.
[[nodiscard]] QString card_html(const KernelRun& run);

/// "trip · max( ..., ... )": the time of a block's executions in symbols, and in numbers; the sums
/// in it, and its numbers, are numbered().
[[nodiscard]] QString expression_words(const KernelRun& run, int block);
[[nodiscard]] QString expression_numbers(const KernelRun& run, int block);
/// "for.body, 256 times, 98 % of the thread's time".
[[nodiscard]] QString block_words(const KernelRun& run, int block);
/// A line of the block: its text, when it issues, what it costs and waits for.
[[nodiscard]] QString line_words(const KernelRun& run, int block, int line);

} // namespace loom
