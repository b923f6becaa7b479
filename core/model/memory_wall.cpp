#include "core/model/memory_wall.h"

#include "core/base/number.h"
#include "core/gpu/gpu_columns.h"
#include "core/gpu/traced_fact.h"
#include "core/model/student_t.h"
#include "core/model/thesis.h"

#include <algorithm>
#include <cmath>

namespace loom {

std::optional<double> decimal_year(std::string_view released) {
  const std::optional<double> year = parse_number(released.substr(0, 4));
  if (!year || released.size() < 4)
    return {};
  if (released.size() == 4)
    return *year + 0.5;
  const std::optional<double> month = parse_number(released.substr(5));
  if (released.size() != 7 || released[4] != '-' || !month || *month < 1 || *month > 12)
    return {};
  return *year + (*month - 0.5) / 12;
}

template <class Number> std::optional<Number> bytes_per_core_cycle(const Facts& facts) {
  const auto fact = [&](FactKey key) { return why::fact_as<Number>(facts, key); };
  const auto bandwidth = fact(FactKey::pin_bandwidth), clock = fact(FactKey::clock);
  auto cores = fact(FactKey::cuda_cores);
  if (const auto sms = fact(FactKey::sm_count), of_sm = fact(FactKey::cores);
      !cores && sms && of_sm)
    cores = *sms * *of_sm;
  if (!bandwidth || !clock || !cores)
    return {};
  constexpr double mega_per_giga = 1000;
  return why::named(*bandwidth * mega_per_giga / (*cores * *clock),
                    {"wall_ratio",
                     LOOM_TEXT("bytes of memory per core and cycle"),
                     "W",
                     "B/core/cycle",
                     why::volkov,
                     "§4.4",
                     {},
                     LOOM_TEXT("%1; bandwidth in GB/s, clock in MHz")});
}
template std::optional<double> bytes_per_core_cycle(const Facts&);
template std::optional<why::Traced> bytes_per_core_cycle(const Facts&);

namespace {

/// Of every GPU that has one, oldest first.
std::vector<WallPoint> all_points(std::span<const GpuPtr> gpus) {
  std::vector<WallPoint> points;
  for (const GpuPtr& gpu : gpus)
    if (const auto date = decimal_year(gpu->released), ratio = bytes_per_core_cycle(gpu->facts);
        date && ratio && !gpu->segment.empty())
      points.push_back({gpu, *date, *ratio});
  std::ranges::stable_sort(points, {}, &WallPoint::date);
  return points;
}

} // namespace

std::vector<std::string> wall_architectures(std::span<const GpuPtr> gpus) {
  std::vector<std::string> names;
  for (const WallPoint& point : all_points(gpus))
    if (std::ranges::find(names, point.gpu->architecture) == names.end())
      names.push_back(point.gpu->architecture);
  return names;
}

std::vector<WallPoint> wall_points(std::span<const GpuPtr> gpus, const WallChoice& choice) {
  const std::vector<std::string> order = wall_architectures(gpus);
  const auto place = [&order](const std::string& name, std::ptrdiff_t otherwise) {
    return name.empty() ? otherwise : std::ranges::find(order, name) - order.begin();
  };
  const auto first = place(choice.first, 0), last = place(choice.last, std::ssize(order));
  std::vector<WallPoint> points = all_points(gpus);
  std::erase_if(points, [&](const WallPoint& point) {
    const GpuSpec& gpu = *point.gpu;
    const auto at = place(gpu.architecture, 0);
    return point.date < choice.from || point.date > choice.to || at < first || at > last ||
           (!choice.segment.empty() && gpu.segment != choice.segment) ||
           (!choice.memory.empty() && word_of(gpu, GpuWord::memory_type) != choice.memory);
  });
  return points;
}

template <class Number> WallRates<Number> wall_rates(Number slope, Number slope_error, Number t) {
  const auto rate = [](const Number& value, const char* id, Text name, const char* symbol,
                       const char* unit) {
    return why::named(value, {id, name, symbol, unit, why::volkov, "§4.4"});
  };
  const Number down = -1 * slope;
  return {.factor = rate(why::exponential(down), "wall_factor",
                         LOOM_TEXT("factor by which arithmetic outpaces memory"), "g", "per year"),
          .low = rate(why::exponential(down - t * slope_error), "wall_factor_low",
                      LOOM_TEXT("the least factor at this confidence"), "g_low", "per year"),
          .high = rate(why::exponential(down + t * slope_error), "wall_factor_high",
                       LOOM_TEXT("the largest factor at this confidence"), "g_high", "per year"),
          .halving = rate(-std::log(2.0) / slope, "wall_halving",
                          LOOM_TEXT("years in which the ratio halves"), "t_half", "years")};
}
template WallRates<why::Traced> wall_rates(why::Traced, why::Traced, why::Traced);

WallRates<double> WallFit::rates() const { return wall_rates(slope, slope_error, t); }

double WallFit::ratio(double date) const {
  return std::exp(intercept + slope * (date - mean_date));
}

Interval WallFit::band(double date) const {
  const double away = date - mean_date;
  const double error =
      residual_error * std::sqrt(1 / static_cast<double>(count) + away * away / date_spread);
  const double factor = std::exp(t * error);
  return {ratio(date) / factor, ratio(date) * factor};
}

Result<WallFit> fit_wall(std::span<const WallPoint> points, double confidence) {
  if (!(confidence > 0 && confidence < 1))
    return bad_argument(LOOM_TEXT("expected a confidence between 0 and 1, found %1")(confidence));
  if (points.size() < 3)
    return bad_argument(
        LOOM_TEXT("a fit of the memory wall needs at least 3 GPUs, found %1")(points.size()));
  const double count = static_cast<double>(points.size());
  WallFit fit{.count = points.size(), .confidence = confidence};
  for (const WallPoint& point : points) {
    fit.mean_date += point.date / count;
    fit.intercept += std::log(point.ratio) / count;
  }
  double together = 0;
  for (const WallPoint& point : points) {
    const double away = point.date - fit.mean_date;
    fit.date_spread += away * away;
    together += away * (std::log(point.ratio) - fit.intercept);
  }
  constexpr double one_day_squared = 1 / (365.0 * 365.0);
  if (fit.date_spread < one_day_squared)
    return bad_argument(LOOM_TEXT("a fit of the memory wall needs GPUs of more than one date"));
  fit.slope = together / fit.date_spread;
  double squares = 0;
  for (const WallPoint& point : points) {
    const double residual =
        std::log(point.ratio) - fit.intercept - fit.slope * (point.date - fit.mean_date);
    squares += residual * residual;
  }
  fit.residual_error = std::sqrt(squares / (count - 2));
  fit.slope_error = fit.residual_error / std::sqrt(fit.date_spread);
  fit.t = student_t_quantile(0.5 + confidence / 2, count - 2);
  return fit;
}

} // namespace loom
