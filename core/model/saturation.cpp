#include "core/model/saturation.h"

#include <algorithm>
#include <array>
#include <cassert>
#include <cmath>
#include <limits>

namespace loom {
namespace {

/// Points abreast; the loops over them are what the compiler vectorises.
constexpr std::size_t width = 8;
using Lanes = std::array<double, width>;

/// Copies that stand for the smallest variability; below it the bound is blended in.
constexpr int most_copies = 16;

/// A rate and its derivative with respect to the waiting time.
struct Rates {
  Lanes rate{}, slope{};
};

/// One scheduler at one intensity.
struct Scheduler {
  double alone;    ///< T: cycles in which one warp computes, undisturbed
  double together; ///< C: cycles per warp at the peak rate
};

/// Adds `weight` times the rounds per cycle of `population` warps, on `copies` schedulers made one.
/// The inner loop is the recursion P(j+1)/P(j) over the number of computing warps.
void add_product_form(Rates& sum, double weight, const Scheduler& scheduler,
                      const Lanes& population, const Lanes& waiting, int copies) {
  constexpr double large = 1e100;
  Lanes left, per_wait, p, total, mean, square;
  double most = 0;
  for (std::size_t i = 0; i < width; ++i) {
    left[i] = population[i] * copies;
    per_wait[i] = 1 / waiting[i];
    p[i] = total[i] = 1;
    mean[i] = left[i];
    square[i] = left[i] * left[i];
    most = std::max(most, left[i]);
  }
  const auto steps = static_cast<int>(most);
  for (int j = 0; j < steps; ++j) {
    const double each = std::max(scheduler.alone / (j + 1), scheduler.together / copies);
    // A lane whose warps all compute has left = 0, which makes its p zero from there on.
    for (std::size_t i = 0; i < width; ++i) {
      p[i] *= left[i] * (each * per_wait[i]);
      left[i] -= 1;
      total[i] += p[i];
      mean[i] += p[i] * left[i];
      square[i] += p[i] * left[i] * left[i];
    }
    if (j % 8 == 7)
      for (std::size_t i = 0; i < width; ++i) {
        const double scale = total[i] > large ? 1 / large : 1;
        p[i] *= scale;
        total[i] *= scale;
        mean[i] *= scale;
        square[i] *= scale;
      }
  }
  for (std::size_t i = 0; i < width; ++i) {
    const double warps = mean[i] / total[i]; // that wait
    const double variance = square[i] / total[i] - warps * warps;
    sum.rate[i] += weight * warps * per_wait[i] / copies;
    sum.slope[i] += weight * (variance - warps) * per_wait[i] * per_wait[i] / copies;
  }
}

void add_bound(Rates& sum, double weight, const Scheduler& scheduler, const Lanes& population,
               const Lanes& waiting) {
  for (std::size_t i = 0; i < width; ++i) {
    const double round = waiting[i] + scheduler.alone;
    const double latency = population[i] / round, peak = 1 / scheduler.together;
    sum.rate[i] += weight * std::min(latency, peak);
    sum.slope[i] -= latency < peak ? weight * latency / round : 0;
  }
}

/// The network of one kernel at one finite intensity.
class Network {
public:
  Network(const KernelModel& model, const Saturation& saturation, double alpha)
      : chains_(model.ilp), schedulers_(saturation.schedulers), bounds_(bounds(model, alpha, 1)),
        interval_(1 / model.other_thru) {
    const double v = saturation.variability;
    const double efficiency = 1 - v * (1 - saturation.issue_efficiency);
    const double latency = group_latency(model, alpha) - alpha * model.alu_lat;
    double longest = 0;
    for (int i = 2; i <= model.ilp; ++i)
      longest += 1.0 / i;
    // The slots that issue the others are a part of the latency in which a scheduler is busy.
    const double issued = chains_ * model.other_issue * schedulers_ / model.issue_thru;
    const double busy = std::min(issued, latency / 2);
    delay_ = latency * (1 + v * saturation.latency_tail * longest) - busy;
    if (saturation.service == Service::memory)
      served_ = v * std::min(saturation.queue_share * latency + interval_, latency);
    last_ = 1 + longest;
    if (saturation.service == Service::own_pipes)
      pipe_ =
          1 / (chains_ * (schedulers_ * interval_ + v * saturation.turn * std::min(alpha, 1.0)));
    scheduler_.alone = alpha * model.alu_lat / efficiency + busy;
    scheduler_.together =
        chains_ * schedulers_ / (efficiency * std::min(bounds_.arithmetic, bounds_.issue));
    const double copies = v > 0 ? std::min(1 / v, 1.0 * most_copies) : most_copies;
    copies_ = static_cast<int>(copies);
    product_ = std::min(1.0, v * most_copies);
    // v lies between 1/copies_ and 1/(copies_ + 1).
    next_ = product_ < 1 ? 0 : (copies - copies_) * (copies_ + 1) / copies;
    product_ *= std::min(alpha, 1.0);
  }

  /// Solves x = rate(W(x)) for up to eight numbers of warps by Newton's method between brackets.
  void solve(const double* warps, std::size_t count, double* out) const {
    Lanes n{}, low{}, high{}, x{};
    for (std::size_t i = 0; i < width; ++i) {
      n[i] = warps[std::min(i, count - 1)];
      high[i] = std::min(bounds_.latency * n[i], bounds_.peak());
      // A guess that is near where memory queues, and otherwise at the bounds.
      const double over = bounds_.latency * n[i] * interval_;
      const double near = served_ > 0 ? std::min(over, 1 / over) : 0;
      x[i] = high[i] / (1 + 0.25 * near * near * near * near);
    }
    constexpr double precise = 1e-9; // before the last step, which squares it
    constexpr int most_rounds = 60;
    bool done = false;
    for (int round = 0; round < most_rounds && !done; ++round) {
      const Rates f = rates(n, x);
      done = true;
      for (std::size_t i = 0; i < width; ++i) {
        const double gap = f.rate[i] - x[i];
        (gap > 0 ? low : high)[i] = x[i];
        const bool close = std::abs(gap) <= precise * x[i] || high[i] - low[i] <= precise * high[i];
        const double newton = x[i] - gap / (f.slope[i] - 1);
        if (newton >= low[i] && newton <= high[i])
          x[i] = newton;
        else if (!close)
          x[i] = (low[i] + high[i]) / 2;
        done = done && close;
      }
    }
    std::copy_n(x.begin(), count, out);
  }

private:
  /// The SM's throughput if it were `x`, and the derivative.
  [[nodiscard]] Rates rates(const Lanes& n, const Lanes& x) const {
    Lanes fewer, more, share, waiting, steepness;
    for (std::size_t i = 0; i < width; ++i) {
      fewer[i] = std::floor(n[i] / schedulers_);
      more[i] = fewer[i] + 1;
      share[i] = n[i] / schedulers_ - fewer[i];
      waiting[i] = delay_;
      steepness[i] = 0;
    }
    if (served_ > 0)
      for (std::size_t i = 0; i < width; ++i)
        add_queue(n[i] * chains_, x[i] * interval_, waiting[i], steepness[i]);
    const Rates low = scheduler_rates(fewer, waiting), high = scheduler_rates(more, waiting);
    Rates sum;
    const double rounds = chains_ * schedulers_;
    for (std::size_t i = 0; i < width; ++i) {
      sum.rate[i] = rounds * ((1 - share[i]) * low.rate[i] + share[i] * high.rate[i]);
      sum.slope[i] =
          rounds * steepness[i] * ((1 - share[i]) * low.slope[i] + share[i] * high.slope[i]);
    }
    return sum;
  }

  /// Adds W·(1 + 1/2 + ... + 1/K), and its derivative with respect to x.
  void add_queue(double chains, double load, double& waiting, double& steepness) const {
    constexpr double least = 1e-9; ///< below it rounding is all that is left
    if (chains <= 1 || load < least)
      return;
    const double idle = std::max(1 - load, 1e-16);
    const double root = std::exp(std::log(idle) / chains);
    const double longer = chains * (1 - root) / load; // (s + W)/s
    waiting += last_ * served_ * (longer - 1);
    steepness += last_ * served_ * interval_ * (root / idle - longer) / load;
  }

  [[nodiscard]] Rates scheduler_rates(const Lanes& population, const Lanes& waiting) const {
    Rates sum;
    if (product_ > 0)
      add_product_form(sum, product_ * (1 - next_), scheduler_, population, waiting, copies_);
    if (next_ > 0)
      add_product_form(sum, product_ * next_, scheduler_, population, waiting, copies_ + 1);
    if (product_ < 1)
      add_bound(sum, 1 - product_, scheduler_, population, waiting);
    for (std::size_t i = 0; i < width; ++i)
      if (sum.rate[i] > pipe_) {
        sum.rate[i] = pipe_;
        sum.slope[i] = 0;
      }
    return sum;
  }

  double chains_, schedulers_;
  Bounds bounds_; ///< with one warp
  double interval_, delay_ = 0, served_ = 0;
  double last_ = 1; ///< the largest of K queues, of their mean
  double pipe_ = std::numeric_limits<double>::infinity(); ///< rounds per cycle of its own pipe
  Scheduler scheduler_{};
  int copies_ = 1;
  double product_ = 1, next_ = 0; ///< weights: of the product form, in it of one copy more
};

/// Adds alone: all warps compute, and the product form is its own bound.
double arithmetic(const KernelModel& model, const Saturation& saturation, double warps) {
  const double efficiency = 1 - saturation.variability * (1 - saturation.issue_efficiency);
  const double schedulers = saturation.schedulers;
  const double fewer = std::floor(warps / schedulers), share = warps / schedulers - fewer;
  const double peak = std::min(model.alu_thru, model.issue_thru);
  const auto rate = [&](double population) {
    return std::min(schedulers * population * model.ilp / model.alu_lat, peak);
  };
  return efficiency * ((1 - share) * rate(fewer) + share * rate(fewer + 1));
}

void row(const KernelModel& model, const Saturation& saturation, double alpha,
         std::span<const double> warps, double* out) {
  if (std::isinf(alpha)) {
    for (const double n : warps)
      *out++ = arithmetic(model, saturation, n);
    return;
  }
  const Network network(model, saturation, alpha);
  for (std::size_t at = 0; at < warps.size(); at += width)
    network.solve(warps.data() + at, std::min(width, warps.size() - at), out + at);
}

} // namespace

double saturated_throughput(const KernelModel& model, const Saturation& saturation, double alpha,
                            double warps) {
  double result = 0;
  row(model, saturation, alpha, {&warps, 1}, &result);
  return result;
}

bool is_peak_approached(const KernelModel& model, const Saturation& saturation, double alpha) {
  if (saturation.variability == 0 || std::isinf(alpha))
    return false;
  const Bounds limits = bounds(model, alpha, 1);
  return saturation.service == Service::memory ||
         (alpha > 0 && std::min(limits.arithmetic, limits.issue) <= limits.other);
}

std::optional<double> saturated_warps_needed(const KernelModel& model, const Saturation& saturation,
                                             double alpha, double target) {
  constexpr double most = 1024, rounding = 1e-9;
  const double peak = bounds(model, alpha, 1).peak(), wanted = target * peak * (1 - rounding);
  if (target >= 1 && is_peak_approached(model, saturation, alpha))
    return std::nullopt;
  double low = 0, high = most;
  if (saturated_throughput(model, saturation, alpha, most) < wanted)
    return std::nullopt;
  while (high - low > 1e-9 * high) {
    const double middle = (low + high) / 2;
    (saturated_throughput(model, saturation, alpha, middle) < wanted ? low : high) = middle;
  }
  return high;
}

void saturation_grid(const KernelModel& model, const Saturation& saturation,
                     std::span<const double> alphas, std::span<const double> warps,
                     std::span<double> out) {
  assert(out.size() == alphas.size() * warps.size());
  for (std::size_t i = 0; i < alphas.size(); ++i)
    row(model, saturation, alphas[i], warps, out.data() + i * warps.size());
}

} // namespace loom
