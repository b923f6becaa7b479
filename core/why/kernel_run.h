#pragma once

/// Where the numbers of a kernel's charts come from, and the number that a part of one stands for.

#include "core/figure/diagram_part.h"
#include "core/kernel/kernel_run.h"
#include "core/why/section.h"

namespace loom::why {

/// The launch, its time by every method, and how far it is off what was measured of it.
[[nodiscard]] Section explain_run(const KernelRun& run);
/// The same of a point of a sweep, as section `prefix` with its ids behind that:
/// "point.kernel_time". Nothing where the GPU cannot launch it.
[[nodiscard]] Section explain_point(const KernelRun& run, const kernel::SweepPoint& point,
                                    const std::string& prefix, const Message& name);
/// A block of the code, and an instruction of it (core/why/kernel_code.h).
[[nodiscard]] Section explain_block(const KernelRun& run, int block);
[[nodiscard]] Section explain_instruction(const KernelRun& run, int block, int instruction);

/// Errors of `methods` one after another, each by warps (kernel::errors_by_warps): the one at
/// `place` among them all. Nothing before the run has its errors.
[[nodiscard]] Section explain_median_error(const KernelRun& run,
                                           std::span<const kernel::Method> methods,
                                           std::size_t place);

/// The id of the number that a part of a predicted time stands for: a wave, its launch, what one
/// wave asks for, the measured time. Empty for every other part.
[[nodiscard]] std::string quantity_of(const KernelRun& run, const DiagramPart& part);

} // namespace loom::why
