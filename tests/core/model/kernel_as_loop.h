#pragma once

/// Models of loops, asked about the thesis's kernel as its tests write it.

#include "core/model/kernel_loop.h"
#include "core/model/prior/prior.h"
#include "core/model/saturation.h"

#include <array>
#include <random>

namespace loom {

inline double saturated_throughput(const KernelModel& model, const Saturation& saturation,
                                   double alpha, double warps, Resource other = Resource::dram) {
  return saturated_throughput(kernel_loop(model, alpha, other), saturation, warps);
}

inline std::optional<double> saturated_warps_needed(const KernelModel& model,
                                                    const Saturation& saturation, double alpha,
                                                    double target,
                                                    Resource other = Resource::dram) {
  return saturated_warps_needed(kernel_loop(model, alpha, other), saturation, target);
}

inline double prior_throughput(Prior prior, const KernelModel& model, double alpha, double warps,
                               double sms = 1) {
  return prior_throughput(prior, kernel_loop(model, alpha, Resource::dram), warps, sms).value();
}

inline std::optional<double> prior_warps_needed(Prior prior, const KernelModel& model,
                                                double alpha) {
  return prior_warps_needed(prior, kernel_loop(model, alpha, Resource::dram));
}

/// A resource for the other instruction of a kernel to take.
inline Resource random_other(std::mt19937& random) {
  constexpr std::array others{Resource::dram, Resource::sfu, Resource::shared};
  return others.at(std::uniform_int_distribution<std::size_t>(0, 2)(random));
}

} // namespace loom
