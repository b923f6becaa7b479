#include "core/model/prior/prior.h"

#include "core/model/prior/kernel.h"
#include "core/model/thesis.h"
#include "core/trace/quantity.h"

#include <algorithm>
#include <cassert>
#include <cmath>
#include <limits>

namespace loom {
namespace prior {
/// A symbol of the equations.
template <class Number>
Number symbol(const Number& value, const char* id, Text name, const char* symbol,
              const char* unit) {
  return why::named(value, {id,
                            name,
                            symbol,
                            unit,
                            why::volkov,
                            "§4.8",
                            {},
                            LOOM_TEXT("%1: the symbols of prior models")});
}

// Where lupdate finds them: it passes over what initialises members.
constexpr Text chains_name = LOOM_TEXT("independent chains");
constexpr Text latency_name = LOOM_TEXT("latency of an iteration without its adds");
constexpr Text slots_name = LOOM_TEXT("issue slots of an iteration");
constexpr Text issue_name = LOOM_TEXT("cycles to issue an iteration at the peak rate");

template <class Number>
Kernel<Number>::Kernel(const KernelOf<Number>& model, const Number& intensity, const Number& warps)
    : alpha(intensity),
      chains(symbol<Number>(warps * model.ilp, "chains", chains_name, "n_chains", "1/SM")),
      mem_lat(symbol<Number>(group_latency(model, alpha) - alpha * model.alu_lat,
                             "latency_without_adds", latency_name, "L_m", "cycles")),
      alu_lat(model.alu_lat), mem_thru(model.other_thru), alu_thru(model.alu_thru),
      issue_thru(model.issue_thru), slots(symbol<Number>(alpha + model.other_issue, "issue_slots",
                                                         slots_name, "N_slots", "slots")),
      compute(symbol<Number>(slots / why::least({alu_thru, issue_thru}), "issue_cycles", issue_name,
                             "C", "cycles")) {}

} // namespace prior

template <class Number>
std::optional<Number> prior_throughput_formula(Prior prior, const KernelOf<Number>& model,
                                               std::type_identity_t<Number> alpha,
                                               std::type_identity_t<Number> warps) {
  const prior::Kernel<Number> kernel(model, alpha, warps);
  const Number& n = kernel.chains;
  switch (prior) {
  case Prior::cuda_guide:
    return why::least({n / kernel.mem_lat, kernel.arithmetic_peak()});
  case Prior::guide_refined:
    return why::least({n / (kernel.mem_lat + kernel.compute), 1 / kernel.compute});
  case Prior::guide_with_arithmetic:
    return why::least({n / kernel.latency(), kernel.arithmetic_peak()});
  case Prior::song:
    return why::least({kernel.others(), kernel.arithmetic_peak()});
  case Prior::zhang_owens:
    return why::least({kernel.adds(), kernel.others()});
  case Prior::adding:
    return 1 / (1 / kernel.adds() + 1 / kernel.others());
  case Prior::overlapping:
    return why::least({kernel.adds(), kernel.others(), kernel.issue_peak()});
  case Prior::no_bandwidth_limit:
    return why::least({n / kernel.latency(), kernel.arithmetic_peak(), kernel.issue_peak()});
  case Prior::roofline:
    return why::least({kernel.mem_thru, kernel.arithmetic_peak(), kernel.issue_peak()});
  case Prior::hong_kim:
  case Prior::sim:
  case Prior::gpumech:
    break;
  }
  return std::nullopt;
}

template <class Number>
std::optional<Number> prior_warps_formula(Prior prior, const KernelOf<Number>& model,
                                          std::type_identity_t<Number> alpha) {
  const prior::Kernel<Number> kernel(model, alpha, 1);
  const Number adds = alpha * kernel.alu_lat;
  const Number peak = why::least({kernel.mem_thru, kernel.arithmetic_peak()});
  const auto warps = [&](const Number& chains) { return chains / model.ilp; };
  switch (prior) {
  case Prior::cuda_guide:
    return warps(kernel.mem_lat * kernel.arithmetic_peak());
  case Prior::guide_refined:
    return warps(kernel.mem_lat / kernel.compute + 1);
  case Prior::guide_with_arithmetic:
    return warps(kernel.mem_lat * kernel.arithmetic_peak() + kernel.alu_lat * kernel.alu_thru);
  case Prior::hong_kim:
    return warps(
        why::least({kernel.mem_lat * kernel.mem_thru, kernel.mem_lat / kernel.compute + 1}));
  case Prior::song:
    return warps(kernel.mem_lat * peak);
  case Prior::zhang_owens:
    return warps(why::greatest({kernel.mem_lat, adds}) * peak);
  case Prior::adding:
    return warps(why::greatest({kernel.mem_lat * kernel.mem_thru,
                                why::value_of(alpha) > 0 ? kernel.alu_lat * kernel.alu_thru : 0}));
  case Prior::overlapping:
    return warps(why::greatest({kernel.mem_lat, adds}) * why::least({peak, kernel.issue_peak()}));
  case Prior::no_bandwidth_limit:
    return warps(kernel.latency() * why::least({kernel.arithmetic_peak(), kernel.issue_peak()}));
  case Prior::sim:
  case Prior::gpumech:
  case Prior::roofline:
    break;
  }
  return std::nullopt;
}

#define LOOM_INSTANTIATE(Number)                                                                   \
  template std::optional<Number> prior_throughput_formula(Prior, const KernelOf<Number>&, Number,  \
                                                          Number);                                 \
  template std::optional<Number> prior_warps_formula(Prior, const KernelOf<Number>&, Number);
LOOM_INSTANTIATE(double)
LOOM_INSTANTIATE(why::Traced)
#undef LOOM_INSTANTIATE

namespace {

/// Throughput of adds alone, the limit of α·x as α grows.
double arithmetic(Prior prior, const KernelModel& model, double warps) {
  const double n = warps * model.ilp;
  const double peak = std::min(model.alu_thru, model.issue_thru);
  const double hidden = std::min(n / model.alu_lat, model.alu_thru);
  switch (prior) {
  case Prior::cuda_guide:
  case Prior::song:
    return model.alu_thru;
  case Prior::guide_refined:
  case Prior::hong_kim:
    return std::min(n, 1.0) * peak;
  case Prior::sim:
    return n / std::max(model.alu_lat, n / peak);
  case Prior::guide_with_arithmetic:
  case Prior::zhang_owens:
  case Prior::adding:
    return hidden;
  case Prior::gpumech: {
    const double issue = model.issue_thru;
    const double wait = std::min(issue, n / model.alu_lat) *
                        std::max(0.0, (n - 1) / issue - (model.alu_lat - 1)) / issue;
    return std::min(issue, n / (model.alu_lat + wait));
  }
  case Prior::overlapping:
  case Prior::no_bandwidth_limit:
    return std::min(hidden, model.issue_thru);
  case Prior::roofline:
    return peak;
  }
  return 0;
}

/// IPC/SM of the other instruction, at α = ∞ of arithmetic.
double throughput(Prior prior, const KernelModel& model, double alpha, double warps, double sms) {
  assert(alpha >= 0 && warps >= 0 && sms >= 1);
  if (warps <= 0)
    return 0;
  if (std::isinf(alpha))
    return arithmetic(prior, model, warps);
  const prior::Kernel<double> kernel(model, alpha, warps);
  switch (prior) {
  case Prior::hong_kim:
    return prior::hong_kim(kernel);
  case Prior::sim:
    return prior::sim(kernel);
  case Prior::gpumech:
    return prior::gpumech(kernel, sms);
  default:
    return *prior_throughput_formula(prior, model, alpha, warps);
  }
}

std::optional<double> warps_needed(Prior prior, const KernelModel& model, double alpha) {
  if (std::isinf(alpha)) {
    // Models without arithmetic latency need no warp, or the one that is computing.
    const double hidden = model.alu_lat * model.alu_thru / model.ilp;
    const double issued = model.alu_lat * std::min(model.alu_thru, model.issue_thru) / model.ilp;
    switch (prior) {
    case Prior::cuda_guide:
    case Prior::song:
      return 0;
    case Prior::guide_refined:
    case Prior::hong_kim:
      return 1.0 / model.ilp;
    case Prior::overlapping:
    case Prior::no_bandwidth_limit:
      return issued;
    case Prior::guide_with_arithmetic:
    case Prior::zhang_owens:
    case Prior::adding:
      return hidden;
    case Prior::sim:
    case Prior::gpumech:
    case Prior::roofline:
      break;
    }
    return std::nullopt;
  }
  return prior_warps_formula(prior, model, alpha);
}

/// The loop with its memory instructions as one access, and α of its others.
struct AsKernel {
  KernelModel model;
  double alpha = 0;
  double per_iteration = 1; ///< of the instructions whose throughput limits
};

Result<AsKernel> as_kernel(const LoopNumbers& loop) {
  if (loop.path)
    return bad_argument(LOOM_TEXT("It takes each instruction to wait for the one before; the loop "
                                  "has a critical path in place of that.")());
  AsKernel result;
  double memory = 0, arithmetic_latency = 0, issue = 0;
  KernelModel& model = result.model;
  for (const ItemNumbersOf<double>& item : loop.items) {
    if (item.count <= 0)
      continue;
    if (item.stages > 0 || item.warp_role != WarpRole::every)
      return bad_argument(LOOM_TEXT("It knows no copy that is waited for iterations later.")());
    const bool is_memory = item.role == AlphaRole::memory;
    (is_memory ? memory : result.alpha) += item.count;
    (is_memory ? model.other_lat : arithmetic_latency) += item_latency(loop, item);
    if (is_memory)
      issue += item.count * item.use[index(Resource::issue)];
  }
  constexpr double unknown = std::numeric_limits<double>::infinity();
  double memory_thru = unknown, arithmetic_thru = unknown;
  const auto use = loop_use(loop);
  for (std::size_t i = 0; i < resource_count; ++i) {
    const auto resource = static_cast<Resource>(i);
    if (!loop.rates[i] || use[i] <= 0 || resource == Resource::issue)
      continue;
    const bool of_memory = std::ranges::any_of(loop.items, [i](const auto& item) {
      return item.role == AlphaRole::memory && item.count > 0 && item.use[i] > 0;
    });
    double& least = of_memory ? memory_thru : arithmetic_thru;
    // Of one arithmetic instruction: a rate of it is then the pipe's own, without rounding.
    const double each = of_memory || result.alpha <= 0 ? use[i] : use[i] / result.alpha;
    least = std::min(least, *loop.rates[i] / each);
  }
  const auto& issued = loop.rates[index(Resource::issue)];
  if (!issued || (memory > 0 && std::isinf(memory_thru)))
    return bad_argument(LOOM_TEXT("No source gives the rate of issue, or of memory, on this "
                                  "GPU.")());
  model.other_alu_lat = model.other_lat;
  model.other_thru = memory_thru;
  model.other_issue = issue;
  model.issue_thru = *issued;
  model.ilp = static_cast<int>(loop.ilp);
  if (result.alpha > 0) {
    model.alu_lat = arithmetic_latency / result.alpha;
    model.alu_thru = std::isinf(arithmetic_thru) ? *issued : arithmetic_thru;
  } else {
    model.alu_lat = 1; // of nothing
    model.alu_thru = *issued;
  }
  if (memory <= 0) {
    result.per_iteration = result.alpha;
    result.alpha = std::numeric_limits<double>::infinity();
  }
  return result;
}

} // namespace

Result<double> prior_throughput(Prior prior, const LoopNumbers& loop, double warps, double sms) {
  if (prior == Prior::roofline && warps > 0) {
    if (const double peak = loop_peak(loop); std::isfinite(peak))
      return peak;
    return bad_argument(LOOM_TEXT("No source gives a rate of what the loop takes.")());
  }
  return as_kernel(loop).map([&](const AsKernel& kernel) {
    return throughput(prior, kernel.model, kernel.alpha, warps, sms) / kernel.per_iteration;
  });
}

std::optional<double> prior_warps_needed(Prior prior, const LoopNumbers& loop) {
  const auto kernel = as_kernel(loop);
  return kernel ? warps_needed(prior, kernel->model, kernel->alpha) : std::nullopt;
}

} // namespace loom
