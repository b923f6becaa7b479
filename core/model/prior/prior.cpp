#include "core/model/prior/prior.h"

#include "core/model/prior/kernel.h"

#include <algorithm>
#include <cassert>
#include <cmath>
#include <limits>

namespace loom {
namespace prior {

Kernel::Kernel(const KernelModel& model, double intensity, double warps)
    : alpha(intensity), chains(warps * model.ilp),
      mem_lat(group_latency(model, alpha) - alpha * model.alu_lat), alu_lat(model.alu_lat),
      mem_thru(model.other_thru), alu_thru(model.alu_thru), issue_thru(model.issue_thru),
      slots(alpha + model.other_issue), compute(slots / std::min(alu_thru, issue_thru)) {}

} // namespace prior

namespace {

using prior::Kernel;

/// Groups per cycle of each part alone: of the adds and of the other instruction.
struct Isolated {
  double adds, others;

  explicit Isolated(const Kernel& kernel)
      : adds(std::min(kernel.chains / kernel.alu_lat, kernel.alu_thru) / kernel.alpha),
        others(std::min(kernel.chains / kernel.mem_lat, kernel.mem_thru)) {}
};

double throughput(Prior prior, const Kernel& kernel, double sms) {
  const double n = kernel.chains;
  const Isolated part(kernel);
  switch (prior) {
  case Prior::cuda_guide:
    return std::min(n / kernel.mem_lat, kernel.arithmetic_peak());
  case Prior::guide_refined:
    return std::min(n / (kernel.mem_lat + kernel.compute), 1 / kernel.compute);
  case Prior::guide_with_arithmetic:
    return std::min(n / kernel.latency(), kernel.arithmetic_peak());
  case Prior::hong_kim:
    return prior::hong_kim(kernel);
  case Prior::sim:
    return prior::sim(kernel);
  case Prior::song:
    return std::min(part.others, kernel.arithmetic_peak());
  case Prior::zhang_owens:
    return std::min(part.adds, part.others);
  case Prior::gpumech:
    return prior::gpumech(kernel, sms);
  case Prior::adding:
    return 1 / (1 / part.adds + 1 / part.others);
  case Prior::overlapping:
    return std::min({part.adds, part.others, kernel.issue_peak()});
  case Prior::no_bandwidth_limit:
    return std::min({n / kernel.latency(), kernel.arithmetic_peak(), kernel.issue_peak()});
  case Prior::roofline:
    return std::min({kernel.mem_thru, kernel.arithmetic_peak(), kernel.issue_peak()});
  }
  return 0;
}

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

} // namespace

double prior_throughput(Prior prior, const KernelModel& model, double alpha, double warps,
                        double sms) {
  assert(alpha >= 0 && warps >= 0 && sms >= 1);
  if (warps <= 0)
    return 0;
  if (std::isinf(alpha))
    return arithmetic(prior, model, warps);
  return throughput(prior, Kernel(model, alpha, warps), sms);
}

std::optional<double> prior_warps_needed(Prior prior, const KernelModel& model, double alpha) {
  assert(alpha >= 0);
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
  const Kernel kernel(model, alpha, std::numeric_limits<double>::infinity());
  const double adds = alpha * kernel.alu_lat;
  const double peak = std::min(kernel.mem_thru, kernel.arithmetic_peak());
  const double issued = std::min(peak, kernel.issue_peak());
  const auto warps = [&](double chains) { return chains / model.ilp; };
  switch (prior) {
  case Prior::cuda_guide:
    return warps(kernel.mem_lat * kernel.arithmetic_peak());
  case Prior::guide_refined:
    return warps(kernel.mem_lat / kernel.compute + 1);
  case Prior::guide_with_arithmetic:
    return warps(kernel.mem_lat * kernel.arithmetic_peak() + kernel.alu_lat * kernel.alu_thru);
  case Prior::hong_kim:
    return warps(std::min(kernel.mem_lat * kernel.mem_thru, kernel.mem_lat / kernel.compute + 1));
  case Prior::song:
    return warps(kernel.mem_lat * peak);
  case Prior::zhang_owens:
    return warps(std::max(kernel.mem_lat, adds) * peak);
  case Prior::adding:
    return warps(std::max(kernel.mem_lat * kernel.mem_thru,
                          alpha > 0 ? kernel.alu_lat * kernel.alu_thru : 0));
  case Prior::overlapping:
    return warps(std::max(kernel.mem_lat, adds) * issued);
  case Prior::no_bandwidth_limit:
    return warps(kernel.latency() * std::min(kernel.arithmetic_peak(), kernel.issue_peak()));
  case Prior::sim:
  case Prior::gpumech:
  case Prior::roofline:
    break;
  }
  return std::nullopt;
}

} // namespace loom
