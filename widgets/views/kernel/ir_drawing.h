#pragma once

/// A block of LLVM IR with its data dependences and when its instructions start (Kleimenov & Popova
/// 2021, fig. 3).

#include "core/figure/diagram.h"
#include "core/kernel/kernel_run.h"

namespace loom {

// Em of a row, and of what stands over the first.
inline constexpr double ir_row_height = 1.5, ir_head_height = 1.8;

/// Lines `first` to `last` of the block, ids "line:N". To the left the dependences, dashed from one
/// iteration to the next; to the right a bar from when an instruction starts until its result is
/// there. What the block's time is made of is emphasised. As wide as `width` em where it can be:
/// texts are cut off.
[[nodiscard]] Diagram ir_diagram(const KernelRun& run, int block, int first, int last,
                                 double width);

} // namespace loom
