#include "core/scenario/scenario_access.h"
#include "core/why/access_parts.h"
#include "core/why/parts.h"

#include <algorithm>

namespace loom::why {

namespace {

/// What loads of this access make of the GPU's numbers.
void add_effect(std::vector<QuantityPtr>& all, const ResolvedScenario& scenario) {
  const auto facts = access_facts(scenario, Mix::global);
  const bool another = set_for_another(scenario, Mix::global);
  const auto base_of = [&](Hardware parameter, FactKey key) {
    if (scenario.overrides[static_cast<std::size_t>(parameter)] && !another)
      return hardware(scenario, parameter);
    const QuantityPtr own = fact_of_gpu(scenario, key);
    return own ? prefixed(own, "gpu.") : own;
  };
  const QuantityPtr plain_lat = base_of(Hardware::mem_lat, FactKey::mem_lat),
                    plain_thru = base_of(Hardware::mem_thru, FactKey::mem_thru);
  const Fact* lat = facts ? facts->find(FactKey::mem_lat) : nullptr;
  const Fact* thru = facts ? facts->find(FactKey::mem_thru) : nullptr;
  if (!lat || !thru || !plain_lat || !plain_thru)
    return;
  const auto follow = [&](const char* id, Text name, const char* symbol, const char* unit,
                          const Fact& fact, const QuantityPtr& plain) {
    all.push_back(found({.id = id,
                         .name = name,
                         .symbol = symbol,
                         .unit = unit,
                         .value = fact.value,
                         .method = fact.note,
                         .source = fact.source,
                         .status = fact.status},
                        {plain, find(all, "lines"), find(all, "bytes_moved")}));
    return all.back();
  };
  const QuantityPtr latency = follow("global.mem_lat", LOOM_TEXT("memory latency with the access"),
                                     "L_access", "cycles", *lat, plain_lat);
  const QuantityPtr throughput =
      follow("global.mem_thru", LOOM_TEXT("memory throughput with the access"), "T_access",
             "IPC/SM", *thru, plain_thru);
  all.push_back(computed("global.warps", LOOM_TEXT("warps needed by such loads alone"), "n_access",
                         "warps/SM", Traced(latency) * throughput, volkov("§4.3")));
}

} // namespace

Message rules_of(const CoalescingRun& run) {
  return LOOM_TEXT("counted: the access is run by the rules of %1")(to_string(run.generation));
}

Message rules_of(const BanksRun& run) {
  return LOOM_TEXT("counted: the access is run by the rules of %1, %2 banks")(
      to_string(run.generation), run.rules.banks);
}

std::vector<QuantityPtr> counts_of(const CoalescingRun& run) {
  std::vector<QuantityPtr> all;
  const memory::Coalescing& result = run.result;
  if (result.transactions.empty())
    return all;
  const auto count = [&](const char* id, Text name, const char* symbol, const char* unit,
                         double value) {
    all.push_back(counted(id, name, symbol, unit, value, rules_of(run)));
    return all.back();
  };
  count("transactions", LOOM_TEXT("transactions"), "N_transactions", "transactions",
        static_cast<double>(result.transactions.size()));
  count("lines", LOOM_TEXT("lines touched"), "N_lines", "lines", result.lines);
  const QuantityPtr used = count("bytes_used", LOOM_TEXT("different bytes asked for"), "B_used",
                                 "bytes", static_cast<double>(result.bytes_used));
  const QuantityPtr moved = count("bytes_moved", LOOM_TEXT("bytes moved"), "B_moved", "bytes",
                                  static_cast<double>(result.bytes_moved));
  all.push_back(computed("coalescing_efficiency", LOOM_TEXT("part of the bytes moved that is used"),
                         "e_coalescing", "", Traced(used) / moved, volkov("§2.5")));
  return all;
}

std::vector<QuantityPtr> global_access_quantities(const ResolvedScenario& scenario) {
  const auto run = run_coalescing(*scenario.gpu, scenario.global_access);
  if (!run)
    return {};
  std::vector<QuantityPtr> all = counts_of(*run);
  if (!all.empty())
    add_effect(all, scenario);
  return all;
}

std::vector<QuantityPtr> counts_of(const BanksRun& run) {
  std::vector<QuantityPtr> all;
  if (run.result.passes.empty())
    return all;
  const auto count = [&](const char* id, Text name, const char* symbol, const char* unit,
                         double value) {
    all.push_back(counted(id, name, symbol, unit, value, rules_of(run)));
  };
  count("conflict_degree", LOOM_TEXT("degree of the bank conflict"), "d", "passes",
        run.result.degree);
  const auto passes = static_cast<double>(run.result.passes.size());
  count("bank_passes", LOOM_TEXT("passes"), "N_passes", "passes", passes);
  if (run.result.taken > passes)
    count("idle_passes", LOOM_TEXT("passes of parts of the warp without an active thread"),
          "N_idle", "passes", run.result.taken - passes);
  count("broadcasts", LOOM_TEXT("broadcasts"), "N_broadcasts", "fetches", run.result.broadcasts);
  int used = 0, most = 0, least = 0;
  for (const int fetches : run.result.accesses_per_bank) {
    if (fetches == 0)
      continue;
    least = used++ == 0 ? fetches : std::min(least, fetches);
    most = std::max(most, fetches);
  }
  count("banks", LOOM_TEXT("banks of the shared memory"), "N_banks", "banks", run.rules.banks);
  count("shared.bank_bytes", LOOM_TEXT("bytes of a bank"), "s_bank", "bytes", run.rules.bank_bytes);
  count("banks_used", LOOM_TEXT("banks that are used"), "N_used", "banks", used);
  count("bank_fetches", LOOM_TEXT("fetches of a bank, at most"), "N_fetches", "fetches", most);
  count("least_bank_fetches", LOOM_TEXT("fetches of a bank that is used, at least"), "N_least",
        "fetches", least);
  return all;
}

std::vector<QuantityPtr> shared_access_quantities(const ResolvedScenario& scenario) {
  const auto run = run_banks(*scenario.gpu, scenario.shared_access);
  if (!run || run->result.passes.empty())
    return {};
  std::vector<QuantityPtr> all = counts_of(*run);
  const QuantityPtr plain =
      counted("plain_passes", LOOM_TEXT("passes of an access without conflict"), "N_plain",
              "passes", run->result.taken / run->ways,
              LOOM_TEXT("threads of the warp / threads served at once, rounded up"));
  const QuantityPtr idle = find(all, "idle_passes");
  const QuantityPtr ways =
      computed("conflict_ways", LOOM_TEXT("passes relative to those of an access without conflict"),
               "w_conflict", "",
               idle ? (Traced(find(all, "bank_passes")) + idle) / plain
                    : Traced(find(all, "bank_passes")) / plain,
               volkov("§2.6"));
  all.push_back(ways);
  const SharedLoad load = shared_load(scenario, *run);
  const bool of_access = scenario.mix == Mix::shared && scenario.access == own_access;
  if (load.latency) {
    const Quantity latency{.id = "conflict_cycles",
                           .name = LOOM_TEXT("latency of the access"),
                           .symbol = "L_conflict",
                           .unit = "cycles",
                           .value = *load.latency};
    const auto by = [&latency](Message method) {
      Quantity quantity = latency;
      quantity.method = std::move(method);
      return quantity;
    };
    if (!load.latency_set)
      all.push_back(found(
          by(LOOM_TEXT("linear between the GPU's latencies with 1, 2, 4, ... ways")), {ways}));
    else if (of_access)
      all.push_back(
          found(by(LOOM_TEXT("as it is set")), {hardware(scenario, Hardware::shared_lat)}));
    else
      all.push_back(
          found(by(LOOM_TEXT("as it is set, and what the GPU's latencies grow by with 1, 2, "
                             "4, ... ways")),
                {hardware(scenario, Hardware::shared_lat), ways}));
  }
  const QuantityPtr peak = load.throughput_set ? hardware(scenario, Hardware::shared_thru)
                                               : fact_of_gpu(scenario, FactKey::shared_thru);
  if (peak && load.throughput)
    all.push_back(computed(
        "conflict_throughput", LOOM_TEXT("peak throughput of the access"), "T_conflict", "IPC/SM",
        load.throughput_set && of_access ? Traced(peak) : Traced(peak) / ways, volkov("§2.6")));
  return all;
}

} // namespace loom::why
