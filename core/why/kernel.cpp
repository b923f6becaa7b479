#include "core/why/kernel.h"
#include "core/model/units.h"
#include "core/why/parts.h"

#include <cmath>

namespace loom::why {

namespace {

QuantityPtr latency_of_group(const Kernel& k) {
  Quantity q{.id = "latency_cycles",
             .name = "latency of a group, per other instruction",
             .symbol = "L",
             .unit = "cycles"};
  if (k.adds_only()) {
    q.name = "latency of an add";
    q.condition = "α = ∞";
    q.source = thesis("§3.1");
    return computed(std::move(q), k.alu_lat);
  }
  q.source = thesis(k.global() ? "§4.1" : "§4.7");
  if (k.alpha->value >= 1) {
    q.condition = "α ≥ 1";
    return computed(std::move(q), Formula(k.other_alu_lat) + Formula(k.alpha) * k.alu_lat);
  }
  q.condition = "α < 1: 1/α others per add";
  return computed(std::move(q), (Formula(1) - k.alpha) * k.other_lat +
                                    Formula(k.alpha) * k.other_alu_lat +
                                    Formula(k.alpha) * k.alu_lat);
}

/// Of the instruction mixed in, as axes and the import of measurements call it.
const char* other_throughput(const Kernel& k) {
  return k.global()                    ? "memory throughput"
         : k.scenario->mix == Mix::sfu ? "SFU throughput"
                                       : "shared memory throughput";
}
const char* other_limit(const Kernel& k) {
  return k.global()                    ? "memory limit"
         : k.scenario->mix == Mix::sfu ? "SFU limit"
                                       : "shared memory limit";
}

/// The least of the limits that do not depend on the number of warps.
Formula peak_of(const Kernel& k) {
  if (k.adds_only())
    return least({k.alu_thru, k.issue_thru});
  const Formula issue = Formula(k.issue_thru) / (Formula(k.alpha) + k.other_issue);
  if (k.alpha->value == 0) // no add, no limit of adds
    return least({k.other_thru, issue});
  return least({k.other_thru, Formula(k.alu_thru) / k.alpha, issue});
}

} // namespace

std::optional<Kernel> Kernel::of(const Scenario& scenario) {
  if (!missing_parameters(scenario).empty())
    return std::nullopt;
  using enum Hardware;
  Kernel k;
  k.scenario = &scenario;
  k.alpha = chosen(scenario, "alpha");
  k.warps = chosen(scenario, "warps");
  k.ilp = chosen(scenario, "ilp");
  k.target = chosen(scenario, "target");
  const bool sfu = scenario.mix == Mix::sfu;
  k.other_lat = hardware(scenario, k.global() ? mem_lat : sfu ? sfu_lat : shared_lat);
  k.other_alu_lat =
      k.global() ? k.other_lat : hardware(scenario, sfu ? sfu_alu_lat : shared_alu_lat);
  k.other_thru = hardware(scenario, k.global() ? mem_thru : sfu ? sfu_thru : shared_thru);
  k.alu_lat = hardware(scenario, alu_lat);
  k.alu_thru = hardware(scenario, alu_thru);
  k.issue_thru = hardware(scenario, issue_thru);
  k.other_issue = hardware(scenario, Hardware::other_issue);
  k.latency = latency_of_group(k);
  k.peak = computed({.id = "peak",
                     .name = "throughput when all latency is hidden",
                     .symbol = "P",
                     .unit = "IPC/SM",
                     .source = thesis("§4.1")},
                    peak_of(k));
  return k;
}

bool Kernel::global() const { return scenario->mix == Mix::global; }
bool Kernel::adds_only() const { return std::isinf(alpha->value); }

namespace {

void add_throughput(const Kernel& k, std::vector<QuantityPtr>& all) {
  const auto bound = [&](const char* id, const char* name, const char* symbol,
                         const Formula& formula) {
    all.push_back(computed(
        {.id = id, .name = name, .symbol = symbol, .unit = "IPC/SM", .source = thesis("§4.1")},
        formula));
    return all.back();
  };
  const QuantityPtr latency_bound =
      bound("latency_bound", "latency bound", "B_latency", Formula(k.warps) * k.ilp / k.latency);
  if (!k.adds_only())
    bound("other_bound", other_limit(k), "B_other", k.other_thru);
  if (k.adds_only())
    bound("arithmetic_bound", "arithmetic limit", "B_arithmetic", k.alu_thru);
  else if (k.alpha->value > 0)
    bound("arithmetic_bound", "arithmetic limit", "B_arithmetic", Formula(k.alu_thru) / k.alpha);
  bound("issue_bound", "issue limit", "B_issue",
        k.adds_only() ? Formula(k.issue_thru)
                      : Formula(k.issue_thru) / (Formula(k.alpha) + k.other_issue));
  all.push_back(k.peak);

  const QuantityPtr throughput =
      bound("throughput", k.adds_only() ? "arithmetic throughput" : other_throughput(k), "T",
            least({latency_bound, k.peak}));
  all.push_back(computed({.id = "fraction_of_peak",
                          .name = "share of the peak throughput",
                          .symbol = "T_share",
                          .source = thesis("§4.3")},
                         Formula(throughput) / k.peak));
  const QuantityPtr adds =
      bound("arithmetic_ipc", "arithmetic throughput", "T_arithmetic",
            k.adds_only() ? Formula(throughput) : Formula(k.alpha) * throughput);
  bound("instruction_ipc", "instruction throughput", "T_all",
        k.adds_only() ? Formula(throughput) : (Formula(k.alpha) + 1) * throughput);
  all.push_back(computed({.id = "adds_per_cycle",
                          .name = "thread-level adds per cycle and SM",
                          .symbol = "A",
                          .unit = "adds/cycle/SM",
                          .source = "32 threads a warp"},
                         Formula(threads_per_warp) * adds));

  const QuantityPtr sms = fact_of_gpu(*k.scenario, FactKey::sm_count);
  const QuantityPtr clock = fact_of_gpu(*k.scenario, FactKey::clock);
  if (sms && clock) {
    all.push_back(computed({.id = "gigaflops",
                            .name = "adds of the whole GPU",
                            .symbol = "F",
                            .unit = "Gflop/s",
                            .source = "32 threads a warp, a flop each; clock in MHz"},
                           Formula(threads_per_warp) * adds * sms * clock * Formula(1e-3)));
    if (k.global() && !k.adds_only())
      all.push_back(computed(
          {.id = "gigabytes_per_second",
           .name = "bandwidth of the whole GPU",
           .symbol = "G",
           .unit = "GB/s",
           .source = thesis("§4.1: 128 bytes a coalesced load of a warp; clock in MHz")},
          Formula(throughput) * Formula(bytes_per_warp_load) * sms * clock * Formula(1e-3)));
  }

  const char* in_flight = "Little's law: latency × throughput; ";
  all.push_back(computed({.id = "arithmetic_in_flight",
                          .name = "arithmetic instructions in flight",
                          .symbol = "N_arithmetic",
                          .unit = "instructions/SM",
                          .source = in_flight + thesis("§4.6")},
                         k.adds_only() ? Formula(k.alu_lat) * throughput
                                       : Formula(k.alpha) * k.alu_lat * throughput));
  if (!k.adds_only())
    all.push_back(computed({.id = "other_in_flight",
                            .name = "other instructions in flight",
                            .symbol = "N_other",
                            .unit = "instructions/SM",
                            .source = in_flight + thesis("§4.6")},
                           (Formula(k.latency) - Formula(k.alpha) * k.alu_lat) * throughput));
}

void add_warps(const Kernel& k, std::vector<QuantityPtr>& all) {
  const QuantityPtr needed = computed({.id = "warps_needed",
                                       .name = "warps needed to reach the target share of the peak",
                                       .symbol = "n_needed",
                                       .unit = "warps/SM",
                                       .source = thesis("§4.5")},
                                      Formula(k.target) * k.latency * k.peak / k.ilp);
  all.push_back(needed);
  const auto warps = [&](const char* id, const char* name, const char* symbol,
                         const Formula& formula) {
    all.push_back(computed(
        {.id = id, .name = name, .symbol = symbol, .unit = "warps/SM", .source = "arithmetic"},
        formula));
    return all.back();
  };
  // An excess of a billionth is rounding, and costs no warp.
  const QuantityPtr whole =
      warps("whole_warps_needed", "warps needed, whole", "n_whole",
            greatest({Formula(1), rounded_up(Formula(needed) * Formula(1 - 1e-9))}));
  warps("more_warps", "warps too few", "n_more", greatest({Formula(0), Formula(whole) - k.warps}));
  warps("spare_warps", "warps to spare", "n_spare",
        greatest({Formula(0), Formula(k.warps) - whole}));
  if (const QuantityPtr most = fact_of_gpu(*k.scenario, FactKey::max_warps)) {
    all.push_back(computed({.id = "occupancy",
                            .name = "occupancy",
                            .symbol = "o",
                            .source = "resident warps of those that an SM holds"},
                           Formula(k.warps) / most));
    all.push_back(computed({.id = "occupancy_needed",
                            .name = "occupancy needed",
                            .symbol = "o_needed",
                            .source = "warps needed of those that an SM holds"},
                           Formula(whole) / most));
    all.push_back(computed({.id = "part_needed",
                            .name = "part of an SM's warps that is needed",
                            .symbol = "p_needed",
                            .source = "warps needed of those that an SM holds"},
                           Formula(needed) / most));
  }
  if (const QuantityPtr schedulers = fact_of_gpu(*k.scenario, FactKey::schedulers))
    all.push_back(computed({.id = "warps_per_scheduler",
                            .name = "warps on a scheduler, on average",
                            .symbol = "n_scheduler",
                            .unit = "warps",
                            .source = "arithmetic"},
                           Formula(k.warps) / schedulers));
  all.push_back(computed({.id = "ilp_needed",
                          .name = "independent instructions per warp that would do",
                          .symbol = "K_needed",
                          .source = thesis("§4.6")},
                         greatest({Formula(1), rounded_up(Formula(k.target) * k.latency * k.peak /
                                                          k.warps * Formula(1 - 1e-9))})));
}

} // namespace

std::vector<QuantityPtr> kernel_quantities(const Scenario& scenario) {
  std::vector<QuantityPtr> all;
  if (const auto kernel = Kernel::of(scenario)) {
    all.push_back(kernel->latency);
    add_throughput(*kernel, all);
    add_warps(*kernel, all);
  }
  return all;
}

} // namespace loom::why
