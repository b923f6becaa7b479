#pragma once

/// What the models of throughput say of a loop read from machine code.

#include "core/gpu/gpu_spec.h"
#include "core/model/kernel_model.h"
#include "core/sass/loop_summary.h"

#include <optional>
#include <string_view>
#include <vector>

namespace loom {

struct Scenario;

/// The kernel of the bound model that resembles a loop: global memory is mixed in where the loop
/// has any, else shared memory, else the special function unit; α counts all other instructions.
struct LoopKernel {
  Mix mix = Mix::global;
  double alpha = 0;
  bool operator==(const LoopKernel&) const = default;
};
/// Nothing for a loop of arithmetic alone.
[[nodiscard]] std::optional<LoopKernel> loop_kernel(const sass::LoopSummary& loop);

/// The ILP, 1 to 64, at which the model's latency of an iteration is nearest to the loop's of one
/// warp alone: how many of its chains overlap. Nothing where the GPU lacks a number that the mix or
/// the loop needs.
[[nodiscard]] std::optional<int> loop_ilp(const GpuPtr& gpu, const sass::LoopSummary& loop,
                                          const LoopKernel& kernel);

/// The scenario with the mix, the α and, where it is known, the ILP of a loop.
[[nodiscard]] Scenario with_loop(Scenario scenario, const sass::LoopSummary& loop,
                                 const LoopKernel& kernel);

/// One model's answer for such a kernel, per SM.
struct LoopModel {
  std::string_view id;                ///< bound, saturation or simulation
  std::optional<double> warps_needed; ///< to reach its peak; a simulation has none
  std::optional<double> throughput;   ///< of the instruction mixed in, IPC
};
/// What the models say of a loop, for the window and the command line alike.
struct LoopModels {
  LoopKernel kernel{};
  int ilp = 1;   ///< loop_ilp()
  int warps = 1; ///< as many as the bounds need, rounded up, and as an SM holds
  std::vector<LoopModel> models{};
  /// The same as a scenario of the GPU.
  [[nodiscard]] Scenario scenario(const GpuPtr& gpu) const;
};
/// Nothing for a loop of arithmetic alone, and where the GPU lacks a number that the mix or the
/// loop needs.
[[nodiscard]] std::optional<LoopModels> loop_models(const GpuPtr& gpu,
                                                    const sass::LoopSummary& loop);

} // namespace loom
