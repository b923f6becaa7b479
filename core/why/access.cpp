#include "core/scenario/divergence_run.h"
#include "core/scenario/memory_run.h"
#include "core/why/parts.h"

#include <algorithm>
#include <cmath>

namespace loom::why {

namespace {

QuantityPtr counted(const char* id, const char* name, const char* symbol, const char* unit,
                    double value, const std::string& method) {
  return found(
      {.id = id, .name = name, .symbol = symbol, .unit = unit, .value = value, .method = method},
      {});
}

} // namespace

std::vector<QuantityPtr> global_access_quantities(const Scenario& scenario) {
  std::vector<QuantityPtr> all;
  const auto run = run_coalescing(*scenario.gpu, scenario.global_access);
  if (!run || run->result.transactions.empty())
    return all;
  const std::string rules =
      "counted: the access is run by the rules of " + std::string(to_string(run->generation));
  const auto count = [&](const char* id, const char* name, const char* symbol, const char* unit,
                         double value) {
    all.push_back(counted(id, name, symbol, unit, value, rules));
    return all.back();
  };
  const memory::Coalescing& result = run->result;
  count("transactions", "transactions", "N_transactions", "transactions",
        static_cast<double>(result.transactions.size()));
  count("lines", "lines touched", "N_lines", "lines", result.lines);
  const QuantityPtr used = count("bytes_used", "different bytes asked for", "B_used", "bytes",
                                 static_cast<double>(result.bytes_used));
  const QuantityPtr moved = count("bytes_moved", "bytes moved", "B_moved", "bytes",
                                  static_cast<double>(result.bytes_moved));
  all.push_back(computed({.id = "coalescing_efficiency",
                          .name = "part of the bytes moved that is used",
                          .symbol = "e_coalescing",
                          .source = thesis("§2.5")},
                         Formula(used) / moved));
  return all;
}

std::vector<QuantityPtr> shared_access_quantities(const Scenario& scenario) {
  std::vector<QuantityPtr> all;
  const auto run = run_banks(*scenario.gpu, scenario.shared_access);
  if (!run || run->result.passes.empty())
    return all;
  const std::string rules = "counted: the access is run by the rules of " +
                            std::string(to_string(run->generation)) + ", " +
                            std::to_string(run->rules.banks) + " banks";
  const auto count = [&](const char* id, const char* name, const char* symbol, const char* unit,
                         double value) {
    all.push_back(counted(id, name, symbol, unit, value, rules));
    return all.back();
  };
  count("conflict_degree", "degree of the bank conflict", "d", "passes", run->result.degree);
  const QuantityPtr passes = count("bank_passes", "passes", "N_passes", "passes",
                                   static_cast<double>(run->result.passes.size()));
  count("broadcasts", "broadcasts", "N_broadcasts", "fetches", run->result.broadcasts);
  int used = 0, most = 0;
  for (const int fetches : run->result.accesses_per_bank) {
    used += fetches > 0;
    most = std::max(most, fetches);
  }
  count("banks", "banks of the shared memory", "N_banks", "banks", run->rules.banks);
  count("banks_used", "banks that are used", "N_used", "banks", used);
  count("bank_fetches", "fetches of a bank, at most", "N_fetches", "fetches", most);
  const QuantityPtr plain =
      counted("plain_passes", "passes of an access without conflict", "N_plain", "passes",
              static_cast<double>(run->result.passes.size()) / run->ways,
              "threads of the warp / threads served at once, rounded up");
  const QuantityPtr ways =
      computed({.id = "conflict_ways",
                .name = "passes relative to those of an access without conflict",
                .symbol = "w_conflict",
                .source = thesis("§2.6")},
               Formula(passes) / plain);
  all.push_back(ways);
  if (run->cycles)
    all.push_back(found({.id = "conflict_cycles",
                         .name = "latency of the access",
                         .symbol = "L_conflict",
                         .unit = "cycles",
                         .value = *run->cycles,
                         .method = "linear between the GPU's latencies with 1, 2, 4, ... ways"},
                        {ways}));
  if (const QuantityPtr peak = fact_of_gpu(scenario, FactKey::shared_thru);
      peak && run->loads_per_cycle)
    all.push_back(computed({.id = "conflict_throughput",
                            .name = "peak throughput of the access",
                            .symbol = "T_conflict",
                            .unit = "IPC/SM",
                            .source = thesis("§2.6")},
                           Formula(peak) / ways));
  return all;
}

std::vector<QuantityPtr> divergence_quantities(const Scenario& scenario) {
  std::vector<QuantityPtr> all;
  const auto run = run_divergence(scenario.divergence);
  if (!run || run->trace.steps.empty())
    return all;
  const simt::Trace& trace = run->trace;
  const std::string how = "counted: the program is run step by step";
  const double steps = static_cast<double>(trace.length());
  const double threads = trace.inputs.threads;
  const QuantityPtr issued =
      counted("simt_steps", "issue slots of the warp", "N_steps", "instructions", steps, how);
  const QuantityPtr lanes =
      counted("simt_threads", "threads of the warp", "N_threads", "threads", threads, how);
  const QuantityPtr active =
      counted("simt_thread_instructions", "instructions of all threads", "N_active", "instructions",
              std::round(trace.simd_efficiency() * steps * threads), how);
  all.push_back(issued);
  all.push_back(active);
  all.push_back(counted("mimd_steps", "instructions of the longest thread", "N_longest",
                        "instructions", static_cast<double>(trace.mimd_steps()), how));
  all.push_back(computed({.id = "simd_efficiency",
                          .name = "SIMD efficiency: part of the threads' slots that is used",
                          .symbol = "e_SIMD",
                          .source = thesis("§2.4")},
                         Formula(active) / (Formula(issued) * lanes)));
  return all;
}

} // namespace loom::why
