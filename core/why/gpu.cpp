// What a GPU's file gives, what follows from it alone, and two GPUs side by side.

#include "core/why/parts.h"
#include "core/why/section.h"

#include <utility>

namespace loom::why {

namespace {

QuantityPtr fact(const GpuSpec& gpu, FactKey key, const std::string& prefix) {
  const QuantityPtr given = of_fact(gpu.facts, key);
  return given ? prefixed(given, prefix) : nullptr;
}

} // namespace

Section explain_gpu(const GpuSpec& gpu, const std::string& prefix) {
  Section section{"gpu", LOOM_TEXT("Numbers of the GPU"), {}};
  for (const FactInfo& info : fact_table())
    if (const QuantityPtr quantity = fact(gpu, info.key, prefix))
      section.quantities.push_back(quantity);
  const QuantityPtr sms = fact(gpu, FactKey::sm_count, prefix);
  const QuantityPtr cores = fact(gpu, FactKey::cores, prefix);
  const QuantityPtr clock = fact(gpu, FactKey::clock, prefix);
  const QuantityPtr sfus = fact(gpu, FactKey::sfu_units, prefix),
                    multipliers = fact(gpu, FactKey::sfu_multipliers, prefix);
  if (sms && cores && clock) {
    // The G80's special function units multiply beside the cores.
    const bool beside = sfus && multipliers;
    const Traced adds = Traced(2) * cores;
    const Traced flops = beside ? adds + Traced(sfus) * multipliers : adds;
    section.keep(computed(prefix + "peak_flops", LOOM_TEXT("arithmetic throughput of all SMs"), "P",
                          "Tflop/s", flops * sms * clock / Traced(1e6),
                          beside ? LOOM_TEXT("a multiply-add of a core a cycle, two flops, and one "
                                             "of each multiplier of the SFUs; clock in MHz")
                                 : LOOM_TEXT("a fused multiply-add of a core a cycle, two flops; "
                                             "clock in MHz")));
  }
  const QuantityPtr tensors = fact(gpu, FactKey::tensor_cores, prefix),
                    tensor_rate = fact(gpu, FactKey::tensor_rate, prefix);
  if (sms && clock && tensors && tensor_rate)
    section.keep(computed(prefix + "peak_tensor_flops",
                          LOOM_TEXT("half-precision throughput of all tensor cores"), "P_tensor",
                          "Tflop/s", Traced(2) * sms * tensors * tensor_rate * clock / Traced(1e6),
                          LOOM_TEXT("two flops a multiply-add; clock in MHz")));
  if (const QuantityPtr most = fact(gpu, FactKey::max_warps, prefix); sms && most)
    section.keep(computed(prefix + "resident_threads", LOOM_TEXT("threads that all SMs hold"),
                          "T_max", "threads", Traced(32) * sms * most,
                          LOOM_TEXT("32 threads a warp")));
  const QuantityPtr partitions = fact(gpu, FactKey::partitions, prefix);
  if (!partitions)
    return section;
  constexpr std::pair<FactKey, Text> shares[] = {
      {FactKey::schedulers, LOOM_TEXT("schedulers of a processing block")},
      {FactKey::cores, LOOM_TEXT("CUDA cores of a processing block")},
      {FactKey::register_file, LOOM_TEXT("register file of a processing block")},
      {FactKey::sfu_units, LOOM_TEXT("special function units of a processing block")},
      {FactKey::ldst_units, LOOM_TEXT("load/store units of a processing block")},
      {FactKey::tensor_cores, LOOM_TEXT("tensor cores of a processing block")},
      {FactKey::fp64_units, LOOM_TEXT("double-precision units of a processing block")},
      {FactKey::max_warps, LOOM_TEXT("slots for warps of a processing block")}};
  for (const auto& [key, name] : shares) {
    const QuantityPtr all = fact(gpu, key, prefix);
    if (!all)
      continue;
    const Traced each = Traced(all) / partitions;
    section.quantities.push_back(computed(
        all->id + ".of_partition", name, all->symbol + "_each", "", // A slot for a warp is whole.
        key == FactKey::max_warps ? rounded_up(each) : each,
        LOOM_TEXT("an SM's, divided among its processing blocks")));
  }
  return section;
}

Section explain_gpu_pattern(const AccessPattern& pattern, const std::string& prefix) {
  Section section{prefix + "pattern", LOOM_TEXT("Access pattern"), {}};
  for (const FactInfo& info : fact_table())
    if (const QuantityPtr given = of_fact(pattern.facts, info.key))
      section.quantities.push_back(prefixed(given, prefix));
  return section;
}

Section explain_ratios(const GpuSpec& gpu, const GpuSpec& first) {
  Section section{"ratios", LOOM_TEXT("Beside another GPU"), {}};
  for (const FactInfo& info : fact_table()) {
    const QuantityPtr here = fact(gpu, info.key, gpu.id + "."),
                      there = fact(first, info.key, first.id + ".");
    if (here && there && there->value != 0)
      section.quantities.push_back(computed(here->id + ".ratio", info.description,
                                            here->symbol + "_ratio", "", Traced(here) / there,
                                            verbatim(gpu.name + " / " + first.name)));
  }
  return section;
}

std::vector<QuantityPtr> gpu_quantities(const ResolvedScenario& scenario) {
  return explain_gpu(*scenario.gpu, "gpu.").quantities;
}

std::vector<QuantityPtr> use_quantities(const ResolvedScenario& scenario) {
  std::vector<QuantityPtr> all;
  const std::vector<QuantityPtr> kernel = kernel_quantities(scenario);
  const QuantityPtr throughput = find(kernel, "throughput");
  const auto use = [&](const char* id, Text name, const char* symbol, const char* of) {
    if (const QuantityPtr limit = find(kernel, of); throughput && limit)
      all.push_back(computed(id, name, symbol, "", least({Traced(1), Traced(throughput) / limit}),
                             LOOM_TEXT("of what the limit allows")));
  };
  use("other_use", LOOM_TEXT("use of the other instruction's limit"), "u_other", "other_bound");
  use("arithmetic_use", LOOM_TEXT("use of the arithmetic limit"), "u_arithmetic",
      "arithmetic_bound");
  use("issue_use", LOOM_TEXT("use of the issue limit"), "u_issue", "issue_bound");
  if (const QuantityPtr partitions = fact_of_gpu(scenario, FactKey::partitions))
    all.push_back(computed("warps_of_partition", LOOM_TEXT("warps of the first processing block"),
                           "n_partition", "warps",
                           rounded_up(Traced(chosen(scenario, "warps")) / partitions),
                           LOOM_TEXT("warps are given to the processing blocks in turn")));
  const auto with_warps = [&](double warps, const std::string& prefix, Text whose, const char* id) {
    Scenario changed = scenario;
    changed.warps = static_cast<int>(warps);
    all.push_back(rewritten(find(kernel_quantities(changed), id), [&](Quantity& each) {
      if (each.id == "warps")
        each.source = whose;
      each.id = prefix + each.id;
    }));
  };
  if (const auto most = max_warps(scenario); throughput && most && *most >= 2) {
    with_warps(*most / 2, "with_half_sm.", LOOM_TEXT("half of what an SM holds"),
               "fraction_of_peak");
    with_warps(*most, "with_full_sm.", LOOM_TEXT("all that an SM holds"), "ilp_needed");
  }
  return all;
}

} // namespace loom::why
