#include "core/why/kernel_code.h"

#include "core/why/parts.h"

#include <algorithm>
#include <fmt/format.h>

namespace loom::why {

namespace {

/// What each of kernel::Method is.
Message source_of(std::size_t method) {
  constexpr Text methods[] = {
      LOOM_TEXT("the busiest unit of core/kernel"),
      {"A. Kleimenov, N. Popova, A method for prediction execution time of GPU programs, "
       "Computational nanotechnology 8(1), 2021, §3"},
      LOOM_TEXT("%1: means over the warps of the grid"),
      LOOM_TEXT("the bounds of core/model"),
      LOOM_TEXT("gradual saturation of core/model")};
  return methods[method]("S. Hong, H. Kim, ISCA 2009");
}

/// "grid 32 × 4, block 32 × 8".
Message words(const kernel::Plan& plan) {
  const auto sides = [](auto&& side) {
    std::string text = fmt::format("{}", side(0));
    for (std::size_t d = 1; d < 3; ++d)
      if (side(1) > 1 || side(2) > 1)
        text += side(d) > 1 || d == 1 ? fmt::format(" × {}", side(d)) : "";
    return text;
  };
  return LOOM_TEXT("grid %1, block %2")(sides([&](std::size_t d) { return plan.grid[d].count; }),
                                        sides([&](std::size_t d) { return plan.block[d]; }));
}

/// The size of a launch's relative error.
Traced off(const kernel::LaunchError& error, const kernel::MeasuredLaunch& launch,
           kernel::Method method, const std::string& gpu) {
  const auto m = static_cast<std::size_t>(method);
  const std::string number = std::to_string(error.launch + 1), id = "launch_" + number;
  const QuantityPtr predicted = counted(
      id + ".predicted", LOOM_TEXT("predicted time"), "t_" + number, "µs", error.predicted_us[m],
      LOOM_TEXT("the method, asked of this launch: %1")(words(launch.plan)), {}, source_of(m));
  const QuantityPtr measured = given(
      id + ".measured", LOOM_TEXT("measured time"), "t_measured" + number, "µs", error.measured_us,
      LOOM_TEXT("measured on %1: %2")(gpu, words(launch.plan)), FactStatus::measured);
  return computed(id + ".error", LOOM_TEXT("size of a launch's relative error"), "e_" + number, "",
                  greatest({Traced(predicted) / measured - Traced(1),
                            Traced(1) - Traced(predicted) / measured}),
                  LOOM_TEXT("(predicted − measured) / measured, without its sign"));
}

} // namespace

Section explain_median_error(std::span<const kernel::LaunchError> errors,
                             std::span<const kernel::MeasuredLaunch> launches,
                             kernel::Method method, std::int64_t warps, const std::string& gpu) {
  Section section{"median_error", LOOM_TEXT("Launches with as many warps"), {}};
  std::vector<Traced> sizes;
  std::int64_t last = warps;
  for (const kernel::LaunchError& error : errors)
    if (kernel::as_many_warps(error.warps, warps))
      sizes.push_back(off(error, launches[error.launch], method, gpu)),
          last = std::max(last, error.warps);
  if (sizes.empty())
    return section;
  section.quantities.push_back(computed("median.error",
                                        LOOM_TEXT("median size of the launches' relative errors"),
                                        "e_median", "", median(std::move(sizes)),
                                        LOOM_TEXT("the middle by size, of an even number the "
                                                  "upper of the two")));
  section.quantities.push_back(given("median.warps", LOOM_TEXT("warps of the grid"), "w_grid",
                                     "warps", static_cast<double>(warps),
                                     LOOM_TEXT("of the measured launches")));
  section.quantities.push_back(
      given("median.last_warps", LOOM_TEXT("most warps of a grid among them"), "w_last", "warps",
            static_cast<double>(last), LOOM_TEXT("of the measured launches")));
  return section;
}

} // namespace loom::why
