#include "core/model/kernel_model.h"

#include "core/model/thesis.h"
#include "core/model/units.h"
#include "core/trace/quantity.h"

#include <array>
#include <cassert>
#include <cmath>
#include <limits>

namespace loom {
namespace {

using why::greatest, why::least, why::named, why::rounded_up, why::value_of, why::volkov,
    why::written_out;

constexpr double infinity = std::numeric_limits<double>::infinity();

/// Two bounds this near are one: rounding must not decide which is named.
constexpr double tie = 1e-9;

/// Warp instructions per cycle per SM, of §4.1.
template <class Number>
Number rate(const Number& value, const char* id, Text name, const char* symbol) {
  return named(value, {id, name, symbol, "IPC/SM", volkov, "§4.1"});
}

} // namespace

std::string_view to_string(Bottleneck bottleneck) {
  constexpr std::array<std::string_view, 4> names{"latency", "other", "arithmetic", "issue"};
  return names[static_cast<std::size_t>(bottleneck)];
}

template <class Number> Number BoundsOf<Number>::peak() const {
  return rate(least({written_out(other), written_out(arithmetic), written_out(issue)}), "peak",
              LOOM_TEXT("throughput when all latency is hidden"), "P");
}

template <class Number> Number BoundsOf<Number>::throughput() const {
  return least({latency, peak()});
}

template <class Number> Bottleneck BoundsOf<Number>::binding() const {
  const double limit = value_of(throughput()) * (1 + tie);
  if (value_of(other) <= limit)
    return Bottleneck::other;
  if (value_of(arithmetic) <= limit)
    return Bottleneck::arithmetic;
  return value_of(issue) <= limit ? Bottleneck::issue : Bottleneck::latency;
}

template <class Number>
Number group_latency(const KernelOf<Number>& model, std::type_identity_t<Number> alpha) {
  const double at = value_of(alpha);
  assert(at >= 0);
  if (std::isinf(at))
    return named(model.alu_lat, {"latency_cycles", LOOM_TEXT("latency of an add"), "L", "cycles",
                                 volkov, "§3.1", Text{"α = ∞"}});
  const auto group = [&model](const Number& latency, Text condition) {
    return named(latency,
                 {"latency_cycles", LOOM_TEXT("latency of an iteration, per other instruction"),
                  "L", "cycles", volkov, model.mix == Mix::global ? "§4.1" : "§4.7", condition});
  };
  if (at >= 1)
    return group(model.other_alu_lat + alpha * model.alu_lat, Text{"α ≥ 1"});
  return group((1 - alpha) * model.other_lat + alpha * model.other_alu_lat + alpha * model.alu_lat,
               LOOM_TEXT("α < 1: 1/α others per add"));
}

template <class Number>
BoundsOf<Number> bounds(const KernelOf<Number>& model, std::type_identity_t<Number> alpha,
                        std::type_identity_t<Number> warps) {
  const Number latency = rate(warps * model.ilp / group_latency(model, alpha), "latency_bound",
                              LOOM_TEXT("latency bound"), "B_latency");
  const auto arithmetic = [&](const Number& value) {
    return rate(value, "arithmetic_bound", LOOM_TEXT("arithmetic limit"), "B_arithmetic");
  };
  const auto issue = [&](const Number& value) {
    return rate(value, "issue_bound", LOOM_TEXT("issue limit"), "B_issue");
  };
  const double at = value_of(alpha);
  if (std::isinf(at))
    return {latency, infinity, arithmetic(model.alu_thru), issue(model.issue_thru)};
  const Text other = model.mix == Mix::global ? LOOM_TEXT("memory limit")
                     : model.mix == Mix::sfu  ? LOOM_TEXT("SFU limit")
                                              : LOOM_TEXT("shared memory limit");
  return {latency, rate(model.other_thru, "other_bound", other, "B_other"),
          at > 0 ? arithmetic(model.alu_thru / alpha) : Number(infinity),
          issue(model.issue_thru / (alpha + model.other_issue))};
}

template <class Number>
Number warps_needed(const KernelOf<Number>& model, std::type_identity_t<Number> alpha,
                    std::type_identity_t<Number> target) {
  return named(target * group_latency(model, alpha) * bounds(model, alpha, 0).peak() / model.ilp,
               {"warps_needed", LOOM_TEXT("warps needed to reach the target share of the peak"),
                "n_needed", "warps/SM", volkov, "§4.5"});
}

template <class Number> Number whole_from_one(const Number& needed) {
  return greatest({1, rounded_up(needed * (1 - tie))});
}

template <class Number>
NeedsOf<Number> needs(const KernelOf<Number>& model, std::type_identity_t<Number> alpha,
                      std::type_identity_t<Number> warps, std::type_identity_t<Number> target) {
  const Number whole = named(whole_from_one(warps_needed(model, alpha, target)),
                             {"whole_warps_needed", LOOM_TEXT("warps needed, whole"), "n_whole",
                              "warps/SM", LOOM_TEXT("arithmetic")});
  const Number chains = target * group_latency(model, alpha) * bounds(model, alpha, 0).peak();
  return {.whole = whole,
          .more =
              named(greatest({0, whole - warps}), {"more_warps", LOOM_TEXT("warps too few"),
                                                   "n_more", "warps/SM", LOOM_TEXT("arithmetic")}),
          .spare =
              named(greatest({0, warps - whole}), {"spare_warps", LOOM_TEXT("warps to spare"),
                                                   "n_spare", "warps/SM", LOOM_TEXT("arithmetic")}),
          .ilp = named(whole_from_one(chains / warps),
                       {"ilp_needed", LOOM_TEXT("independent instructions per warp that would do"),
                        "K_needed", "", volkov, "§4.6"})};
}

template <class Number>
InFlightOf<Number> in_flight(const KernelOf<Number>& model, std::type_identity_t<Number> alpha,
                             std::type_identity_t<Number> throughput) {
  constexpr Text law = LOOM_TEXT("Little's law: latency × throughput; %1");
  const bool adds_only = std::isinf(value_of(alpha));
  const Number adds = adds_only ? model.alu_lat : alpha * model.alu_lat;
  return {named(adds * throughput, {"arithmetic_in_flight",
                                    LOOM_TEXT("arithmetic instructions in flight"),
                                    "N_arithmetic",
                                    "instructions/SM",
                                    volkov,
                                    "§4.6",
                                    {},
                                    law}),
          adds_only ? Number(0)
                    : named((group_latency(model, alpha) - adds) * throughput,
                            {"other_in_flight",
                             LOOM_TEXT("other instructions in flight"),
                             "N_other",
                             "instructions/SM",
                             volkov,
                             "§4.6",
                             {},
                             law})};
}

template <class Number>
EvaluationOf<Number> evaluate(const KernelOf<Number>& model, std::type_identity_t<Number> alpha,
                              std::type_identity_t<Number> warps) {
  const bool adds_only = std::isinf(value_of(alpha));
  const Text other = model.mix == Mix::global ? LOOM_TEXT("memory throughput")
                     : model.mix == Mix::sfu  ? LOOM_TEXT("SFU throughput")
                                              : LOOM_TEXT("shared memory throughput");
  EvaluationOf<Number> result;
  result.alpha = alpha;
  result.warps = warps;
  result.latency_cycles = group_latency(model, alpha);
  result.bounds = bounds(model, alpha, warps);
  result.peak = result.bounds.peak();
  const Number throughput = rate(result.bounds.throughput(), "throughput",
                                 adds_only ? LOOM_TEXT("arithmetic throughput") : other, "T");
  result.throughput = throughput;
  result.fraction_of_peak = named(throughput / result.peak,
                                  {"fraction_of_peak", LOOM_TEXT("share of the peak throughput"),
                                   "T_share", "", volkov, "§4.3"});
  result.other_ipc = adds_only ? Number(0) : throughput;
  result.arithmetic_ipc = rate(adds_only ? throughput : alpha * throughput, "arithmetic_ipc",
                               LOOM_TEXT("arithmetic throughput"), "T_arithmetic");
  result.instruction_ipc = rate(adds_only ? throughput : (alpha + 1) * throughput,
                                "instruction_ipc", LOOM_TEXT("instruction throughput"), "T_all");
  result.adds_per_cycle = adds_per_cycle(result.arithmetic_ipc, model.lanes);
  result.bottleneck = result.bounds.binding();
  result.warps_needed = warps_needed(model, alpha);
  const InFlightOf<Number> flight = in_flight(model, alpha, throughput);
  result.arithmetic_in_flight = flight.arithmetic;
  result.other_in_flight = flight.other;
  return result;
}

template <class Number> CuspOf<Number> cusp(const KernelOf<Number>& model) {
  const auto needed = [&](const Number& alpha, const Number& rate, const char* id, Text name,
                          const char* symbol, Text condition) {
    return named(written_out(group_latency(model, alpha)) * rate / model.ilp,
                 {id, name, symbol, "warps/SM", volkov, "§4.5", condition});
  };
  const auto end = [&](double alpha, const char* id, Text name, const char* symbol,
                       Text condition) {
    return needed(alpha, written_out(bounds(model, alpha, 0).peak()), id, name, symbol, condition);
  };
  const auto crossing = [](const Number& alpha, const char* id, Text name, const char* symbol) {
    return named(alpha, {id, name, symbol, "", volkov, "§4.5"});
  };
  const auto memory_branch = [&](const Number& alpha, const char* id, Text name,
                                 const char* symbol) {
    return CuspPointOf<Number>{
        alpha, needed(alpha, model.other_thru, id, name, symbol,
                      value_of(alpha) >= 1 ? LOOM_TEXT("α ≥ 1 there") : LOOM_TEXT("α < 1 there"))};
  };
  CuspOf<Number> result;
  result.warps_at_zero =
      end(0, "warps_at_zero", LOOM_TEXT("warps needed by loads alone"), "n_0", Text{"α = 0"});
  result.warps_at_infinity =
      end(infinity, "warps_at_infinity", LOOM_TEXT("warps needed by arithmetic alone"), "n_inf",
          Text{"α = ∞"});
  const Number arithmetic =
      crossing(model.alu_thru / model.other_thru, "alpha_with_arithmetic",
               LOOM_TEXT("α where the arithmetic limit meets the other one"), "α_arithmetic");
  result.with_arithmetic = memory_branch(
      arithmetic, "warps_with_arithmetic",
      LOOM_TEXT("warps needed where the arithmetic limit meets the other one"), "n_arithmetic");
  const Number left = model.issue_thru / model.other_thru - model.other_issue;
  if (value_of(left) <= 0)
    return result;
  const Number issue =
      crossing(left, "alpha_with_issue", LOOM_TEXT("α where the issue limit meets the other one"),
               "α_issue");
  result.with_issue =
      memory_branch(issue, "warps_with_issue",
                    LOOM_TEXT("warps needed where the issue limit meets the other one"), "n_issue");
  result.cusp = memory_branch(
      crossing(least({arithmetic, issue}), "cusp_alpha", LOOM_TEXT("α of the cusp"), "α_cusp"),
      "cusp_warps", LOOM_TEXT("warps needed at the cusp"), "n_cusp");
  result.right_branch =
      value_of(arithmetic) < value_of(issue) ? Bottleneck::arithmetic : Bottleneck::issue;
  return result;
}

Redundant redundant_bounds(const KernelModel& model) {
  // Arithmetic binds for large α as soon as issue_thru > alu_thru; the issue limit lies lowest
  // against the other two where those cross, at α = alu_thru/other_thru.
  return {.other = model.issue_thru <= model.other_issue * model.other_thru,
          .arithmetic = model.issue_thru <= model.alu_thru,
          .issue = model.issue_thru >= model.alu_thru + model.other_issue * model.other_thru};
}

// The two number types of the header.
#define LOOM_INSTANTIATE(Number)                                                                   \
  template struct BoundsOf<Number>;                                                                \
  template Number group_latency(const KernelOf<Number>&, Number);                                  \
  template BoundsOf<Number> bounds(const KernelOf<Number>&, Number, Number);                       \
  template Number warps_needed(const KernelOf<Number>&, Number, Number);                           \
  template Number whole_from_one(const Number&);                                                   \
  template NeedsOf<Number> needs(const KernelOf<Number>&, Number, Number, Number);                 \
  template InFlightOf<Number> in_flight(const KernelOf<Number>&, Number, Number);                  \
  template EvaluationOf<Number> evaluate(const KernelOf<Number>&, Number, Number);                 \
  template CuspOf<Number> cusp(const KernelOf<Number>&);
LOOM_INSTANTIATE(double)
LOOM_INSTANTIATE(why::Traced)
#undef LOOM_INSTANTIATE

} // namespace loom
