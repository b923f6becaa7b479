#pragma once

/// Random numbers for the models, within what GPUs have and somewhat beyond.

#include "core/model/kernel_model.h"

#include <cmath>
#include <random>

namespace loom {

inline KernelModel random_model(std::mt19937& random) {
  const auto log_uniform = [&](double low, double high) {
    return low * std::pow(high / low, std::uniform_real_distribution<>(0, 1)(random));
  };
  KernelModel model{.other_lat = log_uniform(10, 1000),
                    .other_alu_lat = log_uniform(10, 1000),
                    .alu_lat = log_uniform(1, 30),
                    .other_thru = log_uniform(0.001, 2),
                    .alu_thru = log_uniform(0.25, 8),
                    .issue_thru = log_uniform(0.25, 8)};
  model.other_issue = std::uniform_int_distribution<>(1, 3)(random);
  model.ilp = std::uniform_int_distribution<>(1, 4)(random);
  return model;
}

} // namespace loom
