// The models with numbers that know their formula, beside the same with doubles.

#include "core/why/bound_model.h"

#include "core/model/prior/prior.h"
#include "core/model/units.h"
#include "core/scenario/workload.h"
#include "core/why/parts.h"
#include "tests/core/why/why_values.h"
#include "tests/shared.h"

#include <bit>
#include <functional>

namespace loom::why {
namespace {

/// The value of an expression from the numbers that are given, whatever its parts say of theirs.
double from_inputs(const Traced& number) {
  if (number.quantity())
    return number.quantity()->formula ? from_inputs(*number.quantity()->formula)
                                      : number.quantity()->value;
  if (number.parts().empty())
    return number.value();
  std::vector<Traced> parts;
  for (const Traced& part : number.parts())
    parts.emplace_back(from_inputs(part));
  return Traced(number.kind(), std::move(parts)).value();
}

void expect_same(const char* what, const Traced& traced, double fast, const std::string& where) {
  EXPECT_EQ(std::bit_cast<std::uint64_t>(traced.value()), std::bit_cast<std::uint64_t>(fast))
      << where << ' ' << what << ' ' << traced.value() << ' ' << fast;
  EXPECT_EQ(std::bit_cast<std::uint64_t>(from_inputs(traced)), std::bit_cast<std::uint64_t>(fast))
      << where << ' ' << what;
}

using Check = std::function<void(const BoundModel& traced, const KernelModel& fast,
                                 const Scenario& scenario, const std::string& where)>;

/// Every GPU and mix whose numbers are complete.
void everywhere(const std::vector<int>& warps, const Check& check) {
  int checked = 0;
  for (const std::string& id : catalogue().ids())
    for (const Mix mix : {Mix::global, Mix::sfu, Mix::shared})
      for (const double alpha :
           {0.0, 1e-3, 1e-2, 0.1, 0.7, 1.0, 10.0, 49.0, 1e3, 1e4, 1e5, 1e6, inf})
        for (const int n : warps) {
          Scenario scenario = on(id.c_str(), alpha, n, mix);
          scenario.ilp = n % 2 + 1;
          scenario.target = n % 3 == 0 ? 0.9 : 1;
          const auto fast = kernel_model(scenario);
          const auto traced = BoundModel::of(scenario);
          const std::string where = id + " mix " + std::to_string(static_cast<int>(mix)) +
                                    " alpha " + std::to_string(alpha) + " warps " +
                                    std::to_string(n);
          ASSERT_EQ(fast.has_value(), traced.has_value()) << where;
          if (traced) {
            ++checked;
            check(*traced, *fast, scenario, where);
          }
        }
  EXPECT_GT(checked, 1000);
}

TEST(BoundModel, TracedItGivesTheSameNumbersToTheLastBit) {
  everywhere({1, 2, 3, 17, 64, 1024}, [](const BoundModel& of, const KernelModel& fast,
                                         const Scenario& at, const std::string& where) {
    const EvaluationOf<Traced> t = evaluate(of.kernel, of.alpha, of.warps);
    const Evaluation f = evaluate(fast, at.alpha, at.warps);
    const NeedsOf<Traced> t_needs = needs(of.kernel, of.alpha, of.warps, of.target);
    const NeedsOf<double> f_needs = needs(fast, at.alpha, at.warps, at.target);
    EXPECT_EQ(t.bottleneck, f.bottleneck) << where;
    const auto same = [&](const char* what, const Traced& traced, double value) {
      expect_same(what, traced, value, where);
    };
    same("latency_cycles", t.latency_cycles, f.latency_cycles);
    same("latency bound", t.bounds.latency, f.bounds.latency);
    same("other bound", t.bounds.other, f.bounds.other);
    same("arithmetic bound", t.bounds.arithmetic, f.bounds.arithmetic);
    same("issue bound", t.bounds.issue, f.bounds.issue);
    same("peak", t.peak, f.peak);
    same("throughput", t.throughput, f.throughput);
    same("fraction_of_peak", t.fraction_of_peak, f.fraction_of_peak);
    same("other_ipc", t.other_ipc, f.other_ipc);
    same("arithmetic_ipc", t.arithmetic_ipc, f.arithmetic_ipc);
    same("instruction_ipc", t.instruction_ipc, f.instruction_ipc);
    same("adds_per_cycle", t.adds_per_cycle, f.adds_per_cycle);
    same("warps_needed", t.warps_needed, f.warps_needed);
    same("arithmetic_in_flight", t.arithmetic_in_flight, f.arithmetic_in_flight);
    same("other_in_flight", t.other_in_flight, f.other_in_flight);
    same("warps_needed of the target", warps_needed(of.kernel, of.alpha, of.target),
         warps_needed(fast, at.alpha, at.target));
    same("whole", t_needs.whole, f_needs.whole);
    same("more", t_needs.more, f_needs.more);
    same("spare", t_needs.spare, f_needs.spare);
    same("ilp", t_needs.ilp, f_needs.ilp);
    const Traced sms = given({.id = "sm_count", .value = 16});
    const Traced clock = given({.id = "clock", .value = 1216});
    same("gigaflops", gigaflops(t.arithmetic_ipc, sms, clock),
         gigaflops(f.arithmetic_ipc, 16, 1216));
    same("gigabytes_per_second", gigabytes_per_second(t.throughput, sms, clock),
         gigabytes_per_second(f.throughput, 16, 1216));
  });
}

TEST(BoundModel, TracedItHasTheSameCuspToTheLastBit) {
  everywhere({1, 2, 3}, [](const BoundModel& of, const KernelModel& fast, const Scenario&,
                           const std::string& where) {
    const CuspOf<Traced> t = cusp(of.kernel);
    const Cusp f = cusp(fast);
    expect_same("warps_at_zero", t.warps_at_zero, f.warps_at_zero, where);
    expect_same("warps_at_infinity", t.warps_at_infinity, f.warps_at_infinity, where);
    EXPECT_EQ(t.right_branch, f.right_branch) << where;
    const auto point = [&](const char* what, const auto& traced, const auto& value) {
      ASSERT_EQ(traced.has_value(), value.has_value()) << where << ' ' << what;
      if (traced) {
        expect_same(what, traced->alpha, value->alpha, where);
        expect_same(what, traced->warps, value->warps, where);
      }
    };
    point("cusp", t.cusp, f.cusp);
    point("with_arithmetic", t.with_arithmetic, f.with_arithmetic);
    point("with_issue", t.with_issue, f.with_issue);
  });
}

TEST(BoundModel, TracedPriorModelsGiveTheSameNumbers) {
  const auto expect = [](const std::string& id, const Traced& traced, double fast,
                         const std::string& where) {
    EXPECT_NEAR(traced.value(), fast, 1e-12 * fast) << where << ' ' << id;
    EXPECT_NEAR(from_inputs(traced), fast, 1e-12 * fast) << where << ' ' << id;
  };
  everywhere({1, 3, 64}, [&](const BoundModel& of, const KernelModel&, const Scenario& at,
                             const std::string& where) {
    if (at.alpha == 0 || of.adds_only())
      return; // there the equations have limits
    const LoopNumbers loop = mix_numbers(at).value();
    for (std::size_t i = 0; i < prior_count; ++i) {
      const auto prior = static_cast<Prior>(i);
      const std::string id(prior_table()[i].id);
      if (const auto x = prior_throughput_formula(prior, of.kernel, of.alpha, of.warps)) {
        expect(id, *x, prior_throughput(prior, loop, at.warps).value(), where);
      }
      if (const auto n = prior_warps_formula(prior, of.kernel, of.alpha)) {
        expect(id, *n, prior_warps_needed(prior, loop).value(), where);
      }
    }
  });
}

/// Each case of a formula says when it holds.
TEST(BoundModel, TheConditionOfALatencyIsSaid) {
  const auto condition = [](double alpha) {
    const auto of = BoundModel::of(on("gtx980", alpha, 32));
    return group_latency(of->kernel, of->alpha).quantity()->condition.english();
  };
  EXPECT_EQ(condition(0), "α < 1: 1/α others per add");
  EXPECT_EQ(condition(0.999), "α < 1: 1/α others per add");
  EXPECT_EQ(condition(1), "α ≥ 1");
  EXPECT_EQ(condition(inf), "α = ∞");
}

} // namespace
} // namespace loom::why
