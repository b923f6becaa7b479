#pragma once

/// What the models of throughput say of a loop read from machine code.

#include "core/sass/loop_summary.h"
#include "core/scenario/scenario.h"

#include <string_view>

namespace loom {

/// The kernel of the bound model that resembles a loop: global memory is mixed in where the loop
/// has any, else shared memory, else the special function unit; α counts all other instructions.
struct LoopKernel {
  Mix mix = Mix::global;
  double alpha = 0;
  bool operator==(const LoopKernel&) const = default;
};
/// Nothing for a loop of arithmetic alone.
[[nodiscard]] std::optional<LoopKernel> loop_kernel(const sass::LoopSummary& loop);

/// Warps to ask the models for: as many as the bounds need, rounded up, and as an SM holds.
[[nodiscard]] int loop_warps(const sass::LoopBounds& bounds, const GpuSpec& gpu);

/// One model's answer for such a kernel, per SM.
struct LoopModel {
  std::string_view id;                ///< bound, saturation or simulation
  std::optional<double> warps_needed; ///< to reach its peak; a simulation has none
  std::optional<double> throughput;   ///< of the instruction mixed in, IPC
};
/// The three models with `warps` on an SM, 1 to 1024. Empty where the GPU lacks a number that the
/// mix needs.
[[nodiscard]] std::vector<LoopModel> loop_models(const GpuPtr& gpu, const LoopKernel& kernel,
                                                 int warps);

} // namespace loom
