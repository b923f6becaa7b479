#pragma once

/// The bound model and gradual saturation (core/model) on a real kernel, with the same inputs as
/// Kleimenov & Popova's method.
///
/// A memory request of a warp is the model's "other" instruction, the A instructions between two
/// of them its α; with m requests a warp that takes t cycles alone, and t0 of them were memory at
/// once:
///     α = A/m,   α·alu_lat = t0/m,   other_alu_lat = (t − t0)/m
/// Throughputs are those of the levels that serve the requests, of the busiest unit and of the
/// schedulers. An SM with n warps then takes m·n/T cycles a wave, T the model's throughput; a
/// kernel without memory requests takes A·n/T of its arithmetic. A warp's barriers are part of t
/// and of t0.

#include "core/kernel/predict.h"

namespace loom::kernel {

/// `gradual`: gradual saturation, else the bounds.
[[nodiscard]] Prediction own_model(const Program& program, const Profile& profile,
                                   const Setup& setup, const Machine& machine, bool gradual);

} // namespace loom::kernel
