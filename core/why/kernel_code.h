#pragma once

/// Where the time expression of a kernel's block comes from (core/kernel/time_expression.h), and
/// how far its times are off measured ones (core/kernel/measured_launches.h).

#include "core/gpu/gpu_spec.h"
#include "core/kernel/measured_launches.h"
#include "core/kernel/time_expression.h"
#include "core/why/section.h"

#include <span>

namespace loom::why {

/// A block of the longest thread, `blocks` being all of them at `memory_latency`: its lines
/// ("block.lines"), how often it is executed in the launch ("block.executions"), what an execution
/// takes ("block.delays", "block.chain", with how often each cost comes) and all of them
/// ("block.cycles", "block.share"); a block that is not executed has the lines alone. `machine` is
/// that of `gpu`, whose facts are cited.
[[nodiscard]] Section explain_block(const kernel::Program& program, const kernel::Machine& machine,
                                    const GpuSpec& gpu, std::span<const kernel::BlockTime> blocks,
                                    int block, double memory_latency, kernel::Rule rule);

/// One instruction of it: "instruction.start" after the block's begin, "instruction.latency" and
/// "instruction.taken". Nothing for one without cost of its own.
[[nodiscard]] Section explain_instruction(const kernel::Program& program,
                                          const kernel::Machine& machine, const GpuSpec& gpu,
                                          std::span<const kernel::BlockTime> blocks, int block,
                                          int instruction, double memory_latency,
                                          kernel::Rule rule);

/// One step of raising a latency in a wave ("step.latency"), and the time that its bandwidth alone
/// asks for ("step.need"); in µs, too, on a GPU whose clock is given ("step.need_us").
[[nodiscard]] Section explain_step(const kernel::LatencyStep& step,
                                   const kernel::Machine* machine = nullptr);

/// How far a method is off the launches with so many warps, or up to a twentieth more:
/// "median.error" of the errors of each
/// ("launch_1.error", by number in `launches`). `gpu` names what they were measured on. Nothing
/// where no launch has so many warps.
[[nodiscard]] Section explain_median_error(std::span<const kernel::LaunchError> errors,
                                           std::span<const kernel::MeasuredLaunch> launches,
                                           kernel::Method method, std::int64_t warps,
                                           const std::string& gpu);

} // namespace loom::why
