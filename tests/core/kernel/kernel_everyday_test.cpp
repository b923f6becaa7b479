// What docs/accuracy.md states of predicted times of everyday kernels, computed anew: the kernels
// of gpus/calibrate/kernels as nvcc 13.0 compiles them (nvcc -std=c++20 -O3 -arch=sm_90 -ptx, in
// tests/kernels/everyday.ptx), at up to four occupancies each as an H100 was measured.

#include "tests/core/kernel/measured_kernels.h"

#include <gmock/gmock.h>

#include <cmath>

namespace loom::kernel {
namespace {

/// "median / 90th percentile / worst", in per cent.
std::string in_percent(std::vector<double> errors) {
  std::ranges::sort(errors);
  const auto at = [&](double share) {
    return 100 * errors[static_cast<std::size_t>(share * static_cast<double>(errors.size() - 1))];
  };
  return fmt::format("{:.0f} / {:.0f} / {:.0f}", at(0.5), at(0.9), at(1));
}

TEST(EverydayKernels, ArePredictedAsThePageStatesIt) {
  const MeasuredKernels kernels("everyday");
  std::map<std::string, std::map<Method, std::vector<double>>> errors;
  for (MeasuredKernel each : kernels.all) {
    each.setup.sizes.clear();
    const auto answer = predict(*each.program, each.setup, kernels.gpu());
    ASSERT_TRUE(answer) << each.kernel << ": " << to_line(answer.error());
    for (const Method method : {main_method, Method::saturation}) {
      const double off = answer->of(method).time_us() / each.us - 1;
      errors[each.part][method].push_back(std::abs(off));
      if (method == main_method && each.part == "build")
        fmt::print("{:<18}{:>4}{:>10.1f}{:>8.1f} %\n", each.kernel, each.warps, each.us, 100 * off);
    }
  }
  const std::string page = read_file(LOOM_SOURCE_DIR "/docs/accuracy.md").value();
  for (const char* part : {"build", "try"})
    EXPECT_THAT(page, testing::HasSubstr(fmt::format(
                          "| {} | {} | {} | {} |", part, errors[part][main_method].size(),
                          in_percent(errors[part][main_method]),
                          in_percent(errors[part][Method::saturation]))));
}

/// "launches | median | 90th percentile | mean | points": the last is how far the throughput at
/// each occupancy, as a part of the kernel's best, is off what was measured, on the mean.
std::string errors_of(const MeasuredKernels& kernels, bool with_sizes) {
  std::vector<double> errors;
  std::map<std::string, std::vector<std::pair<double, double>>> times; // predicted, measured
  for (MeasuredKernel each : kernels.all) {
    if (!with_sizes)
      each.setup.sizes.clear();
    const auto profiled = profile(*each.program, each.setup, kernels.gpu());
    EXPECT_TRUE(profiled) << each.kernel;
    const double us =
        predict_by(main_method, *each.program, *profiled, each.setup, kernels.gpu()).time_us();
    errors.push_back(std::abs(us / each.us - 1));
    times[each.kernel].emplace_back(us, each.us);
  }
  double points = 0, sum = 0;
  for (const auto& [kernel, of] : times) {
    const double best = std::ranges::min(of, {}, &std::pair<double, double>::first).first;
    const double fastest = std::ranges::min(of, {}, &std::pair<double, double>::second).second;
    for (const auto& [predicted, measured] : of)
      points += std::abs(best / predicted - fastest / measured);
  }
  for (const double error : errors)
    sum += error;
  std::ranges::sort(errors);
  const auto launches = static_cast<double>(errors.size());
  const auto at = [&](double share) {
    return errors[static_cast<std::size_t>(share * (launches - 1))];
  };
  return fmt::format("{} | {:.0f} % | {:.0f} % | {:.0f} % | {:.1f} |", launches, 100 * at(0.5),
                     100 * at(0.9), 100 * sum / launches, 100 * points / launches);
}

TEST(EverydayKernels, OfAllSetsArePredictedAsThePageStatesIt) {
  const std::string page = read_file(LOOM_SOURCE_DIR "/docs/accuracy.md").value();
  for (const char* set : {"everyday", "eighteen", "further", "others", "later"}) {
    const MeasuredKernels kernels(set);
    for (const bool with_sizes : {false, true})
      EXPECT_THAT(page, testing::HasSubstr(fmt::format("| `{}`{} | {}", set,
                                                       with_sizes ? ", sizes given" : "",
                                                       errors_of(kernels, with_sizes))));
  }
}

} // namespace
} // namespace loom::kernel
