#include "core/model/kernel_model.h"

#include "core/model/units.h"

#include <algorithm>
#include <array>
#include <cassert>
#include <cmath>
#include <limits>

namespace loom {
namespace {

constexpr double infinity = std::numeric_limits<double>::infinity();

/// Two bounds this near are one: rounding must not decide which is named.
constexpr double tie = 1e-9;

} // namespace

std::string_view to_string(Bottleneck bottleneck) {
  constexpr std::array<std::string_view, 4> names{"latency", "other", "arithmetic", "issue"};
  return names[static_cast<std::size_t>(bottleneck)];
}

double Bounds::peak() const { return std::min({other, arithmetic, issue}); }

double Bounds::throughput() const { return std::min(latency, peak()); }

Bottleneck Bounds::binding() const {
  const double limit = throughput() * (1 + tie);
  if (other <= limit)
    return Bottleneck::other;
  if (arithmetic <= limit)
    return Bottleneck::arithmetic;
  return issue <= limit ? Bottleneck::issue : Bottleneck::latency;
}

double group_latency(const KernelModel& model, double alpha) {
  assert(alpha >= 0);
  if (std::isinf(alpha))
    return model.alu_lat;
  if (alpha >= 1)
    return model.other_alu_lat + alpha * model.alu_lat;
  return (1 - alpha) * model.other_lat + alpha * model.other_alu_lat + alpha * model.alu_lat;
}

Bounds bounds(const KernelModel& model, double alpha, double warps) {
  const double latency = warps * model.ilp / group_latency(model, alpha);
  if (std::isinf(alpha))
    return {latency, infinity, model.alu_thru, model.issue_thru};
  return {latency, model.other_thru, alpha > 0 ? model.alu_thru / alpha : infinity,
          model.issue_thru / (alpha + model.other_issue)};
}

double warps_needed(const KernelModel& model, double alpha, double target) {
  return target * group_latency(model, alpha) * bounds(model, alpha, 0).peak() / model.ilp;
}

InFlight in_flight(const KernelModel& model, double alpha, double throughput) {
  if (std::isinf(alpha))
    return {model.alu_lat * throughput, 0};
  const double adds = alpha * model.alu_lat;
  return {adds * throughput, (group_latency(model, alpha) - adds) * throughput};
}

Evaluation evaluate(const KernelModel& model, double alpha, double warps) {
  Evaluation result;
  result.alpha = alpha;
  result.warps = warps;
  result.latency_cycles = group_latency(model, alpha);
  result.bounds = bounds(model, alpha, warps);
  const double throughput = result.bounds.throughput();
  const bool adds_only = std::isinf(alpha);
  result.other_ipc = adds_only ? 0 : throughput;
  result.arithmetic_ipc = adds_only ? throughput : alpha * throughput;
  result.instruction_ipc = adds_only ? throughput : (alpha + 1) * throughput;
  result.adds_per_cycle = adds_per_cycle(result.arithmetic_ipc);
  result.bottleneck = result.bounds.binding();
  result.warps_needed = warps_needed(model, alpha);
  const InFlight flight = in_flight(model, alpha, throughput);
  result.arithmetic_in_flight = flight.arithmetic;
  result.other_in_flight = flight.other;
  return result;
}

Cusp cusp(const KernelModel& model) {
  Cusp result;
  result.warps_at_zero = warps_needed(model, 0);
  result.warps_at_infinity = warps_needed(model, infinity);
  const auto memory_branch = [&](double alpha) {
    return CuspPoint{alpha, group_latency(model, alpha) * model.other_thru / model.ilp};
  };
  const double arithmetic = model.alu_thru / model.other_thru;
  const double issue = model.issue_thru / model.other_thru - model.other_issue;
  result.with_arithmetic = memory_branch(arithmetic);
  if (issue <= 0)
    return result;
  result.with_issue = memory_branch(issue);
  result.cusp = memory_branch(std::min(arithmetic, issue));
  result.right_branch = arithmetic < issue ? Bottleneck::arithmetic : Bottleneck::issue;
  return result;
}

Redundant redundant_bounds(const KernelModel& model) {
  // Arithmetic binds for large α as soon as issue_thru > alu_thru; the issue limit lies lowest
  // against the other two where those cross, at α = alu_thru/other_thru.
  return {.other = model.issue_thru <= model.other_issue * model.other_thru,
          .arithmetic = model.issue_thru <= model.alu_thru,
          .issue = model.issue_thru >= model.alu_thru + model.other_issue * model.other_thru};
}

void throughput_grid(const KernelModel& model, std::span<const double> alphas,
                     std::span<const double> warps, std::span<double> out) {
  assert(out.size() == alphas.size() * warps.size());
  const std::size_t count = warps.size();
  const double* const n = warps.data();
  for (std::size_t row = 0; row < alphas.size(); ++row) {
    const double slope = model.ilp / group_latency(model, alphas[row]);
    const double peak = bounds(model, alphas[row], 0).peak();
    double* const line = out.data() + row * count;
    for (std::size_t column = 0; column < count; ++column) {
      const double latency = n[column] * slope;
      line[column] = latency < peak ? latency : peak;
    }
  }
}

} // namespace loom
