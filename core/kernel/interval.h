#pragma once

/// Between which times a launch is expected with a probability of 80 %.
///
/// The measured time over the predicted one lies, of the kernels of a class, between two factors,
/// its 10th and its 90th percentile with each kernel counting alike. They were learnt on an H100
/// and an H200, of kernels that tests/core/kernel/kernel_interval_test.cpp runs anew;
/// docs/accuracy.md says how many of the kernels that were left out lie within.

#include "core/kernel/plan.h"

namespace loom::kernel {

/// Kernels whose predictions are off for the same reasons.
enum class Behaviour {
  streaming, ///< memory takes longer than any unit: streams and stencils
  scattered, ///< atomics on global memory, or accesses to sectors alone or in unknown places
  computing, ///< a unit or the scheduler takes longer than memory: arithmetic, shared memory
};
inline constexpr int behaviour_count = 3;
inline constexpr std::array<std::string_view, behaviour_count> behaviour_names{
    "streaming and stencils", "scattered accesses and atomics",
    "arithmetic, shared memory and matrices"};

/// Measured over predicted times.
struct Factors {
  double low = 1, high = 1;
};
inline constexpr std::array<Factors, behaviour_count> factors_80{
    Factors{0.93, 1.32}, Factors{0.86, 1.41}, Factors{0.91, 1.43}};

struct Interval {
  double low_us = 0, high_us = 0;
  Behaviour behaviour{};
  /// The time depends on the size of the array within which memory chooses: the ends hold for any.
  bool any_size = false;
};

/// The program's behaviour by the prediction of the main method.
[[nodiscard]] Behaviour behaviour_of(const Program& program, const Profile& profile,
                                     const Setup& setup, const Machine& machine,
                                     const Prediction& prediction);
/// The interval of the main method with all rules; other methods have none. A profile that is not
/// sized needs Prediction::cached_us.
[[nodiscard]] std::optional<Interval> interval_80(const Program& program, const Profile& profile,
                                                  const Setup& setup, const Machine& machine,
                                                  const Prediction& prediction);

/// The time where the L2 has of what memory chooses as much as was accessed before; nothing where
/// that changes nothing.
[[nodiscard]] std::optional<double> cached_time(Method method, const Program& program,
                                                const Profile& profile, const Setup& setup,
                                                const Machine& machine);

} // namespace loom::kernel
