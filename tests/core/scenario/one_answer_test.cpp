// Every way to ask the same question gives the same number: a mix and the loop that it is, on every
// GPU, over the whole range.

#include "core/code/code_verdict.h"
#include "core/model/kernel_model.h"
#include "core/scenario/instruction_loop.h"
#include "core/scenario/parameters.h"
#include "core/scenario/sim_run.h"
#include "core/scenario/workload.h"
#include "core/sim/settled.h"
#include "tests/core/sass/sass_listings.h"
#include "tests/shared.h"

#include <fmt/format.h>
#include <gtest/gtest.h>

#include <cmath>
#include <cstdlib>
#include <fstream>
#include <random>
#include <set>
#include <sstream>

namespace loom {
namespace {

constexpr double alphas[] = {0, 0.1, 1, 10, 100, 1e4, inf};
constexpr double most_apart = 1e-9;

double apart(double a, double b) {
  return a == b ? 0 : std::abs(a - b) / std::max(std::abs(a), std::abs(b));
}

/// Holds the list in a file of this folder; LOOM_UPDATE_GOLDEN=1 writes it anew.
void expect_list(const char* name, const std::string& text) {
  const std::string path = std::string(LOOM_SOURCE_DIR "/tests/core/scenario/") + name;
  if (std::getenv("LOOM_UPDATE_GOLDEN") != nullptr)
    std::ofstream(path) << text;
  std::ifstream file(path);
  std::ostringstream written;
  written << file.rdbuf();
  EXPECT_EQ(text, written.str());
}

/// Whether the two say the same at one point.
bool same(const Evaluation& mix, const LoopEvaluation& loop, const LoopNumbers& numbers) {
  double other = 0, arithmetic = 0;
  for (std::size_t i = 0; i < numbers.items.size(); ++i)
    (numbers.items[i].name == "FADD" ? arithmetic : other) += loop.in_flight[i];
  for (const auto& [a, b] : {std::pair{mix.throughput, loop.throughput},
                             {mix.latency_cycles, loop.latency_cycles},
                             {mix.peak, loop.peak},
                             {mix.warps_needed, loop.warps_needed},
                             {mix.other_in_flight, other},
                             {mix.arithmetic_in_flight, arithmetic}})
    if (!(apart(a, b) <= most_apart))
      return false;
  // Of two limits at one place either may be named.
  int at_once = 0;
  for (const double each :
       {mix.bounds.latency, mix.bounds.other, mix.bounds.arithmetic, mix.bounds.issue})
    at_once += apart(each, mix.throughput) < 1e-8 ? 1 : 0;
  const bool by_latency = loop.limit.kind == Limit::Kind::latency;
  const auto by = [&](Resource resource) { return !by_latency && loop.limit.resource == resource; };
  return at_once > 1 || (by_latency == (mix.bottleneck == Bottleneck::latency) &&
                         by(Resource::issue) == (mix.bottleneck == Bottleneck::issue) &&
                         by(Resource::fp32) == (mix.bottleneck == Bottleneck::arithmetic));
}

/// What differs of a GPU's mix and its loop over the grid; empty where nothing does. Of what the
/// mix lacks a number for, its loop says no more than a bound: at most; at α = ∞, where it has no
/// other instruction left, it lacks less.
std::set<std::string> differences(Scenario scenario) {
  std::set<std::string> kinds;
  for (const double alpha : alphas)
    for (int ilp = 1; ilp <= 8; ++ilp) {
      scenario.alpha = alpha;
      scenario.ilp = ilp;
      const auto mix = kernel_model(scenario);
      const auto loop = loop_numbers<double>(scenario, loop_of_mix(scenario));
      if (!loop) {
        if (mix)
          kinds.insert("the mix alone answers");
        continue;
      }
      const bool at_most = evaluate(*loop, 1).at_most;
      if (at_most != !mix && std::isfinite(alpha))
        kinds.insert(at_most ? "the loop answers at most" : "the loop alone answers");
      if (!mix)
        continue;
      LoopNumbers shared = *loop; // by schedulers that may issue from any warp, as the mix's
      shared.schedulers.reset();
      for (int warps = 1; warps <= 64; ++warps) {
        const Evaluation of_mix = evaluate(*mix, alpha, warps);
        if (!same(of_mix, evaluate(shared, warps), shared))
          kinds.insert("their numbers differ");
        // A warp of a loop has its own scheduler, and so at most its part of what there is.
        EXPECT_LE(evaluate(*loop, warps).throughput, of_mix.throughput * (1 + most_apart));
      }
    }
  return kinds;
}

/// Calls `use` with every mix and access pattern of every GPU.
template <class Use> void each_mix(const Use& use) {
  for (const std::string& id : catalogue().ids()) {
    const GpuPtr gpu = *catalogue().find(id);
    for (const std::string_view mix : find_choice("mix")->values) {
      std::vector<std::string> accesses{"coalesced"};
      if (mix == "global")
        for (const AccessPattern& pattern : gpu->patterns)
          accesses.push_back(pattern.id);
      Scenario scenario;
      scenario.gpu = gpu;
      scenario = *with_choice(std::move(scenario), "mix", mix);
      for (const std::string& access : accesses) {
        scenario.access = access;
        use(scenario, std::string(mix) + ", " + access, id);
      }
    }
  }
}

// A mix is a loop of two items: views and commands compute it as every loop, and the formulas of
// the thesis's kernel say the same of it.
TEST(OneAnswer, OfAMixAsTheFormulasHaveIt) {
  int answered = 0;
  each_mix([&](Scenario scenario, const std::string& mix, const std::string& gpu) {
    for (const double alpha : alphas)
      for (int ilp = 1; ilp <= 8; ilp += ilp) {
        scenario.alpha = alpha;
        scenario.ilp = ilp;
        const auto model = kernel_model(scenario);
        const auto numbers = mix_numbers(scenario);
        ASSERT_EQ(model.has_value(), numbers.has_value()) << gpu << ", " << mix;
        if (!model)
          continue;
        ++answered;
        EXPECT_EQ(loop_alpha(*numbers), alpha);
        for (int warps = 1; warps <= 64; ++warps) {
          const LoopEvaluation loop = evaluate(*numbers, warps);
          EXPECT_TRUE(same(evaluate(*model, alpha, warps), loop, *numbers))
              << gpu << ", " << mix << ", α " << alpha << ", ILP " << ilp << ", " << warps;
          EXPECT_FALSE(loop.at_most);
        }
      }
  });
  EXPECT_GT(answered, 5000);
}

TEST(OneAnswer, OfAMixAndItsLoop) {
  each_mix([&](const Scenario& scenario, const std::string& mix, const std::string& gpu) {
    for (const std::string& kind : differences(scenario))
      ADD_FAILURE() << gpu << ", " << mix << ": " << kind;
  });
}

/// What the simulation with fixed latencies reaches of the bounds at a point, by the policy, NaN
/// where it is too short to tell; and the cycles measured.
struct Reached {
  double share = 0, cycles = 0;
};
Reached reached(const Scenario& scenario, double bound, Policy policy) {
  SimRun run = *sim_run(scenario);
  run.config.policy = policy;
  const SimSummary summary = *settled(run.config, run.program, scenario.warps);
  if (summary.too_short)
    return {std::nan(""), 0};
  const Throughput& ipc = summary.throughput_ipc_per_sm;
  return {(std::isinf(scenario.alpha) ? ipc.arithmetic : ipc.other) / bound,
          static_cast<double>(summary.cycles)};
}

/// The bound of schedulers that have each its own warps.
double by_schedulers(const Evaluation& at, const Scenario& scenario, int schedulers) {
  double sum = 0;
  for (int s = 0; s < schedulers; ++s) {
    const double warps = scenario.warps / schedulers + (s < scenario.warps % schedulers ? 1 : 0);
    sum += std::min(warps * scenario.ilp / at.latency_cycles, at.peak / schedulers);
  }
  return sum;
}

/// Latency hides as the bounds say where nothing but the machine's own order is in the way: above
/// them at most by what is in flight, and below 0.94 of them at the points that
/// tests/core/scenario/simulated.txt lists, each with its cause: schedulers with unlike numbers of
/// warps; the order of the warps, where another policy reaches more; or warps that stay in one
/// phase, and so wait at one time.
TEST(OneAnswer, OfTheSimulationWithFixedLatencies) {
  std::mt19937 random(20261129);
  const std::vector<std::string> ids = catalogue().ids();
  std::ostringstream below;
  int points = 0;
  while (points < 600) {
    Scenario scenario;
    scenario.gpu = *catalogue().find(ids[random() % ids.size()]);
    scenario.mix = static_cast<Mix>(random() % 3);
    scenario.latencies = Latencies::fixed;
    scenario.alpha = std::round(std::pow(10, static_cast<double>(random() % 3000) / 1000));
    scenario.warps = 1 + static_cast<int>(random() % 64);
    scenario.ilp = 1 + static_cast<int>(random() % 4);
    const auto model = kernel_model(scenario);
    const auto run = sim_run(scenario);
    if (!model || !run)
      continue;
    const Evaluation at = evaluate(*model, scenario.alpha, scenario.warps);
    const auto [share, cycles] = reached(scenario, at.throughput, run->config.policy);
    if (std::isnan(share))
      continue;
    ++points;
    const std::string what =
        fmt::format("{} {} α {} warps {} ILP {}", scenario.gpu->id, get_choice(scenario, "mix"),
                    scenario.alpha, scenario.warps, scenario.ilp);
    // What is in flight when the measured cycles begin has been begun before.
    EXPECT_LE((share - 1) * at.throughput * cycles, scenario.warps * scenario.ilp) << what;
    if (share >= 0.94)
      continue;
    const double uneven = by_schedulers(at, scenario, run->config.schedulers) / at.throughput;
    double best = share;
    for (const Policy policy : {Policy::loose_round_robin, Policy::oldest_first})
      best = std::max(best, reached(scenario, at.throughput, policy).share);
    below << what << ": "
          << (share >= 0.94 * uneven ? "uneven schedulers"
              : best >= 0.94         ? "order of warps"
                                     : "phases that meet")
          << "\n";
  }
  expect_list("simulated.txt", below.str());
}

/// A listing's loop, written as the items that the answer names, is answered alike.
TEST(OneAnswer, OfAListingAndItsLoop) {
  int checked = 0;
  for (const char* file :
       {"resources/listings/listings_sm_75.sass", "resources/listings/listings_sm_86.sass",
        "resources/listings/listings_sm_90.sass", "resources/listings/listings_sm_120.sass",
        "tests/sass/sm_80.sass"})
    for (const sass::Listing listing = sass::source_listing(file);
         const sass::Function& function : listing.functions)
      for (const char* id : {"gtx480", "gtx980", "v100", "a100", "h200", "rtx5090"}) {
        const GpuPtr gpu = *catalogue().find(id);
        const sass::Analysis analysis = analyze(function, *gpu);
        const CodeModel model(function, analysis, *gpu, {});
        for (std::size_t k = 0; k < analysis.loops.size(); ++k) {
          const auto verdict = code_verdict(model, *gpu, k, {});
          ASSERT_TRUE(verdict) << file << function.name << to_line(verdict.error());
          auto numbers = loop_numbers<double>(*loop_from_text(to_text(verdict->code.loop)), *gpu);
          ASSERT_TRUE(numbers) << file << function.name << id;
          numbers->unpriced = verdict->code.numbers.unpriced;
          EXPECT_EQ(*numbers, verdict->code.numbers) << file << function.name << id;
          const LoopEvaluation at = evaluate(*numbers, verdict->warps);
          EXPECT_EQ(at.throughput, verdict->at.throughput) << file << function.name << id;
          EXPECT_EQ(at.warps_needed, verdict->at.warps_needed) << file << function.name << id;
          EXPECT_EQ(at.limit, verdict->at.limit) << file << function.name << id;
          ++checked;
        }
      }
  EXPECT_GT(checked, 150);
}

} // namespace
} // namespace loom
