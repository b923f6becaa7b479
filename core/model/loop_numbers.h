#pragma once

/// From a loop as it is written to its numbers on a GPU.

#include "core/base/result.h"
#include "core/model/loop.h"
#include "core/model/loop_text.h"

#include <functional>
#include <span>
#include <string>

namespace loom {

/// Another value for one of the numbers that a loop is computed from: `id` is that of its
/// derivation, "loop.ilp", "loop.2.count", "loop.LDG.32.latency.dram"; `fact` is what a file says
/// of it, null where the loop's author chose it.
using NumberEdit = std::function<double(const std::string& id, double value, const Fact* fact)>;

/// Said of a class that is like none.
inline constexpr Text unknown_class = LOOM_TEXT("unknown class of instruction '%1'");

/// Whether an item of the class may have the option; one that takes `bytes` has to.
[[nodiscard]] bool takes_option(const InstructionClass& instruction, LoopOption option);
/// The least value of the option for the class: a pass of shared memory is one of the 2 or 4 of
/// words of 8 or 16 bytes.
[[nodiscard]] double least_of(const InstructionClass& instruction, LoopOption option);

/// The numbers of `loop` on `gpu`: its own and those of its architecture, where a file is of that.
///
/// A global access takes 32 bytes times its sectors, or 32 times its bytes a thread, of the L1, the
/// part of it that L1 does not serve of the L2, and the part that neither serves of the DRAM; its
/// latency is the mean of the levels' latencies by their shares. Of shared memory `passes` times
/// what an access without conflicts takes; a load waits so much longer as the GPU's latencies with
/// conflicts say (conflict_latency() in core/memory/banks.h), and so much less where it is served
/// in fewer parts; of the LD/ST units as often as a global access has cache lines, each of which is
/// looked up by itself. Stores have no latency: nobody waits for them. A copy without stages is
/// waited for at once.
///
/// A load with an access pattern has the latency and the throughput that the GPU's file has of it:
/// DRAM is taken for as long as the pattern takes it, and what the caches take is in that.
///
/// bad_input, at the item's place of `places` where there are any, for a class that does not exist
/// (with the nearest), an option that the class does not take, a class that this GPU has not or
/// whose latency no source gives for it, an access pattern that its file has not, and roles whose
/// warps would wait for ever: of consumers without a producer and the other way round, producers
/// without a ring, a barrier that not every warp reaches. A rate that no source gives is absent:
/// evaluate() then says "at most". An access to memory of which no source says what it takes of
/// what serves it is among the numbers' `unpriced`.
template <class Number>
[[nodiscard]] Result<LoopNumbersOf<Number>> loop_numbers(const Loop& loop, const GpuSpec& gpu,
                                                         std::span<const Place> places = {},
                                                         const NumberEdit& edit = {});

} // namespace loom
