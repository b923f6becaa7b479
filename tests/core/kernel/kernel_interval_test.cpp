// The 80 % intervals of core/kernel/interval.h: learnt anew from every launch of tests/kernels that
// was measured, and tried on each kernel by those of the others.

#include "core/kernel/interval.h"
#include "tests/core/kernel/measured_kernels.h"

#include <gmock/gmock.h>

#include <cmath>
#include <set>

namespace loom::kernel {
namespace {

/// A launch: the logarithm of measured over predicted, and the same of what a size that is not
/// given leaves open.
struct Tried {
  std::string kernel; ///< with its set: kernels of two sets may have one name
  Behaviour behaviour{};
  double off = 0;
  double low = 0, high = 0; ///< that the measured time is in, without sizes, in parts of it
  bool any_size = false;
};

const std::vector<Tried>& tried() {
  static const std::vector<Tried> all = [] {
    std::vector<Tried> out;
    for (const char* set : {"everyday", "eighteen", "further", "others", "later"}) {
      const MeasuredKernels kernels(set);
      for (MeasuredKernel each : kernels.all) {
        const Machine& gpu = kernels.gpu();
        const auto predicted = [&](const Profile& profile) {
          Prediction it = predict_by(main_method, *each.program, profile, each.setup, gpu);
          it.cached_us = cached_time(main_method, *each.program, profile, each.setup, gpu);
          return it;
        };
        const Profile sized = profile(*each.program, each.setup, gpu).value();
        const Prediction it = predicted(sized);
        Tried& added = out.emplace_back();
        added.kernel = fmt::format("{} {}", set, each.kernel);
        added.behaviour = behaviour_of(*each.program, sized, each.setup, gpu, it);
        added.off = std::log(each.us / it.time_us());
        const bool has_sizes = !each.setup.sizes.empty();
        each.setup.sizes.clear();
        const Profile open = profile(*each.program, each.setup, gpu).value();
        const auto interval =
            interval_80(*each.program, open, each.setup, gpu, predicted(open)).value();
        added.low = interval.low_us / each.us;
        added.high = interval.high_us / each.us;
        added.any_size = has_sizes && interval.any_size;
      }
    }
    return out;
  }();
  return all;
}

/// A value and how much it counts.
using Weighted = std::vector<std::pair<double, double>>;

/// Each kernel counts alike.
template <class Take> Weighted weighted(Take take) {
  std::map<std::string, double> launches;
  for (const Tried& each : tried())
    ++launches[each.kernel];
  Weighted out;
  for (const Tried& each : tried())
    if (const std::optional<double> value = take(each))
      out.emplace_back(*value, 1 / launches[each.kernel]);
  std::ranges::sort(out);
  return out;
}

/// Between the middles of the values' weights in proportion.
double quantile(const Weighted& sorted, double share) {
  double all = 0, before = 0, at = 0, last = 0;
  for (const auto& [value, weight] : sorted)
    all += weight;
  for (std::size_t i = 0; i < sorted.size(); ++i) {
    const auto& [value, weight] = sorted[i];
    at = (before + weight / 2) / all;
    if (share <= at)
      return i == 0 ? value : std::lerp(sorted[i - 1].first, value, (share - last) / (at - last));
    last = at;
    before += weight;
  }
  return sorted.back().first;
}

/// Learnt of the kernels of a behaviour but one.
Factors learnt(Behaviour behaviour, std::string_view without) {
  const Weighted of = weighted([&](const Tried& each) {
    return each.behaviour == behaviour && each.kernel != without ? std::optional(each.off)
                                                                 : std::nullopt;
  });
  return {quantile(of, 0.1), quantile(of, 0.9)};
}

void expect_factors_of_all_kernels() {
  for (int b = 0; b < behaviour_count; ++b) {
    const Factors of = learnt(static_cast<Behaviour>(b), {});
    const Factors& kept = factors_80[static_cast<std::size_t>(b)];
    EXPECT_NEAR(kept.low, std::exp(of.low), 0.005) << behaviour_names[static_cast<std::size_t>(b)];
    EXPECT_NEAR(kept.high, std::exp(of.high), 0.005)
        << behaviour_names[static_cast<std::size_t>(b)];
    std::set<std::string> kernels; // some of whose launches behave so
    for (const Tried& each : tried())
      if (each.behaviour == static_cast<Behaviour>(b))
        kernels.insert(each.kernel);
    EXPECT_THAT(read_file(LOOM_SOURCE_DIR "/docs/accuracy.md").value(),
                testing::HasSubstr(fmt::format("| {} | {} | {:.2f} to {:.2f} |",
                                               behaviour_names[static_cast<std::size_t>(b)],
                                               kernels.size(), kept.low, kept.high)));
  }
}

void expect_to_hold_for_kernels_left_out() {
  std::map<std::string, std::array<double, 4>> kernels; // launches, held, scores
  std::vector<double> widths;
  // Of an interval [a, b] for x at 80 %: b - a, and what x is outside of it tenfold (T. Gneiting
  // and A. Raftery, Strictly proper scoring rules, JASA 2007, section 6.2).
  const auto score = [](double a, double b, double x) {
    return b - a + 10 * std::max({0.0, a - x, x - b});
  };
  for (const Tried& each : tried()) {
    const Factors of = learnt(each.behaviour, each.kernel);
    const double constant = quantile(weighted([&](const Tried& other) {
                                       return other.kernel != each.kernel
                                                  ? std::optional(std::abs(other.off))
                                                  : std::nullopt;
                                     }),
                                     0.8);
    std::array<double, 4>& sums = kernels[each.kernel];
    ++sums[0];
    sums[1] += each.off >= of.low && each.off <= of.high ? 1 : 0;
    sums[2] += score(of.low, of.high, each.off);
    sums[3] += score(-constant, constant, each.off);
    widths.push_back(std::exp(of.high - of.low));
  }
  std::array<double, 3> means{};
  for (const auto& [kernel, sums] : kernels)
    for (std::size_t i = 0; i < means.size(); ++i)
      means[i] += sums[i + 1] / sums[0] / static_cast<double>(kernels.size());
  std::ranges::nth_element(widths, widths.begin() + std::ssize(widths) / 2);
  const double width = widths[widths.size() / 2];
  // Within which the share of so many kernels lies in 95 of 100 cases, if it is 0.8.
  const double doubt = 1.96 * std::sqrt(0.8 * 0.2 / static_cast<double>(kernels.size()));
  EXPECT_NEAR(means[0], 0.8, doubt);
  EXPECT_LE(width, 1.6);
  EXPECT_LT(means[1], means[2]);
  EXPECT_THAT(read_file(LOOM_SOURCE_DIR "/docs/accuracy.md").value(),
              testing::HasSubstr(fmt::format("| {} kernels, {} launches | {:.0f} % | {:.2f} | "
                                             "{:.2f} | {:.2f} |",
                                             kernels.size(), tried().size(), 100 * means[0], width,
                                             means[1], means[2])));
}

void expect_as_wide_as_an_open_size() {
  int held = 0, all = 0;
  for (const Tried& each : tried())
    if (each.any_size) {
      ++all;
      held += each.low <= 1 && each.high >= 1 ? 1 : 0;
    }
  EXPECT_GE(all, 20);
  EXPECT_GE(held, 0.8 * all);
}

// One test, as every launch is predicted for it.
TEST(KernelInterval, IsLearntOfAllKernelsAndHoldsForThoseLeftOut) {
  expect_factors_of_all_kernels();
  expect_to_hold_for_kernels_left_out();
  expect_as_wide_as_an_open_size();
}

} // namespace
} // namespace loom::kernel
