#include "core/gpu/cross_facts.h"

#include "core/base/number.h"

#include <cmath>

namespace loom {

namespace {

using enum FactKey;

/// `product` = the product of `factors`.
struct Rule {
  FactKey product;
  std::vector<FactKey> factors;
};

/// Rules of whole numbers, which hold exactly.
const std::vector<Rule>& rules() {
  static const std::vector<Rule> all{
      {cuda_cores, {sm_count, cores}},
      {sm_count, {tpcs, sms_per_tpc}},
      {sm_count, {gpcs, sms_per_gpc}},
      {sm_count, {gpcs, tpcs_per_gpc, sms_per_tpc}},
      {tpcs, {gpcs, tpcs_per_gpc}},
      {fp64_units, {partitions, partition_fp64}},
      {ldst_units, {partitions, partition_ldst}},
      {tensor_cores, {partitions, partition_tensor}},
      {sfu_units, {partitions, partition_sfu}},
      {l2_size, {l2_slices, l2_slice_size}},
      {fp32_rate, {cores}},
      {sfu_rate, {sfu_units}},
  };
  return all;
}

std::string named(const Facts& facts, FactKey key) {
  return std::string(fact_info(key).name) + " " + shortest(*facts.value(key));
}

bool have(const Facts& facts, std::initializer_list<FactKey> keys) {
  for (const FactKey key : keys)
    if (!facts.find(key))
      return false;
  return true;
}

void check(const Facts& facts, const Rule& rule, std::vector<Contradiction>& found) {
  if (!facts.find(rule.product))
    return;
  double product = 1;
  std::string words;
  for (const FactKey factor : rule.factors) {
    if (!facts.find(factor))
      return;
    product *= *facts.value(factor);
    words += (words.empty() ? "" : " × ") + named(facts, factor);
  }
  const double stated = *facts.value(rule.product);
  // FP64 units that only keep programs running stand outside the partitions.
  if (stated == product || (rule.product == fp64_units && product == 0))
    return;
  if (rule.factors.size() > 1)
    words += " = " + shortest(product);
  found.push_back(
      {rule.product, LOOM_TEXT("%1 is %2, but %3")(fact_info(rule.product).name, stated, words)});
}

} // namespace

std::vector<Contradiction> contradictions(const Facts& facts) {
  std::vector<Contradiction> found;
  for (const Rule& rule : rules())
    check(facts, rule, found);
  if (have(facts, {cores, partitions, partition_fp32, shared_fp32})) {
    const double lanes =
        *facts.value(partitions) * *facts.value(partition_fp32) + *facts.value(shared_fp32);
    if (lanes != *facts.value(cores))
      found.push_back({cores, LOOM_TEXT("%1 per SM, but %2")(named(facts, cores),
                                                             named(facts, partitions) + " × " +
                                                                 named(facts, partition_fp32) +
                                                                 " + " + named(facts, shared_fp32) +
                                                                 " = " + shortest(lanes))});
  }
  if (have(facts, {cores, partitions, partition_fp32, partition_fp32_int32})) {
    const double lanes = *facts.value(partitions) *
                         (*facts.value(partition_fp32) + *facts.value(partition_fp32_int32));
    if (lanes != *facts.value(cores))
      found.push_back(
          {cores, LOOM_TEXT("%1 per SM, but %2")(
                      named(facts, cores),
                      named(facts, partitions) + " × (" + named(facts, partition_fp32) + " + " +
                          named(facts, partition_fp32_int32) + ") = " + shortest(lanes))});
  }
  // A card's rate can be cut down below what its chip's units give.
  if (have(facts, {fp64_rate, fp64_units}) && *facts.value(fp64_rate) > *facts.value(fp64_units))
    found.push_back({fp64_rate, LOOM_TEXT("%1 is above %2")(named(facts, fp64_rate),
                                                            named(facts, fp64_units))});
  if (have(facts, {base_clock, clock}) && *facts.value(base_clock) > *facts.value(clock))
    found.push_back(
        {base_clock, LOOM_TEXT("%1 is above %2")(named(facts, base_clock), named(facts, clock))});
  if (have(facts, {pin_bandwidth, memory_bus, memory_clock})) {
    // MHz × bits × 2 / 8 bits a byte; sources round clock and bandwidth, each by itself.
    constexpr double rounding = 0.005;
    const double computed = *facts.value(memory_clock) * *facts.value(memory_bus) * 2 / 8 / 1000;
    const double stated = *facts.value(pin_bandwidth);
    if (std::abs(stated / computed - 1) > rounding)
      found.push_back({pin_bandwidth, LOOM_TEXT("%1 GB/s, but %2 MHz × %3 bits × 2 = %4 GB/s")(
                                          named(facts, pin_bandwidth), named(facts, memory_clock),
                                          named(facts, memory_bus), significant(computed))});
  }
  return found;
}

} // namespace loom
