// Facts that have to agree: what is found, and what is left alone.

#include "core/gpu/cross_facts.h"

#include <gmock/gmock.h>

namespace loom {
namespace {

using enum FactKey;

Facts facts_of(std::initializer_list<std::pair<FactKey, double>> values) {
  Facts facts;
  for (const auto& [key, value] : values)
    facts.set(key, {value, verbatim("test"), FactStatus::published, {}});
  return facts;
}

struct Case {
  Facts facts;
  std::string detail; ///< empty when nothing is wrong
};

TEST(CrossFacts, FindsWhatContradicts) {
  const Case cases[] = {
      {facts_of({{cuda_cores, 2730}, {sm_count, 15}, {cores, 192}}),
       "cuda_cores is 2730, but sm_count 15 × cores 192 = 2880"},
      {facts_of({{cuda_cores, 2880}, {sm_count, 15}, {cores, 192}}), ""},
      {facts_of({{cuda_cores, 2730}, {sm_count, 15}}), ""},
      {facts_of({{sm_count, 60}, {gpcs, 6}, {tpcs_per_gpc, 5}, {sms_per_tpc, 1}}),
       "sm_count is 60, but gpcs 6 × tpcs_per_gpc 5 × sms_per_tpc 1 = 30"},
      {facts_of({{sm_count, 16}, {tpcs, 8}, {sms_per_tpc, 2}}), ""},
      {facts_of({{sm_count, 15}, {gpcs, 4}, {sms_per_gpc, 4}}),
       "sm_count is 15, but gpcs 4 × sms_per_gpc 4 = 16"},
      {facts_of({{tpcs, 30}, {gpcs, 6}, {tpcs_per_gpc, 7}}),
       "tpcs is 30, but gpcs 6 × tpcs_per_gpc 7 = 42"},
      {facts_of({{ldst_units, 32}, {partitions, 4}, {partition_ldst, 4}}),
       "ldst_units is 32, but partitions 4 × partition_ldst 4 = 16"},
      {facts_of({{fp64_units, 2}, {partitions, 4}, {partition_fp64, 0}}), ""},
      {facts_of({{fp64_units, 2}, {partitions, 4}, {partition_fp64, 1}}),
       "fp64_units is 2, but partitions 4 × partition_fp64 1 = 4"},
      {facts_of({{fp32_rate, 48}, {cores, 32}}), "fp32_rate is 48, but cores 32"},
      {facts_of({{fp64_rate, 8}, {fp64_units, 64}}), ""}, // cut down
      {facts_of({{fp64_rate, 64}, {fp64_units, 8}}), "fp64_rate 64 is above fp64_units 8"},
      {facts_of({{cores, 128}, {partitions, 4}, {partition_fp32, 16}, {partition_fp32_int32, 8}}),
       "cores 128 per SM, but partitions 4 × (partition_fp32 16 + partition_fp32_int32 8) = 96"},
      {facts_of({{cores, 192}, {partitions, 4}, {partition_fp32, 32}, {shared_fp32, 64}}), ""},
      {facts_of({{cores, 192}, {partitions, 4}, {partition_fp32, 32}, {shared_fp32, 32}}),
       "cores 192 per SM, but partitions 4 × partition_fp32 32 + shared_fp32 32 = 160"},
      {facts_of({{l2_size, 6144}, {l2_slices, 64}, {l2_slice_size, 96}}), ""},
      {facts_of({{l2_size, 6144}, {l2_slices, 32}, {l2_slice_size, 96}}),
       "l2_size is 6144, but l2_slices 32 × l2_slice_size 96 = 3072"},
      {facts_of({{base_clock, 1058}, {clock, 1006}}), "base_clock 1058 is above clock 1006"},
      {facts_of({{pin_bandwidth, 103.7}, {memory_bus, 384}, {memory_clock, 1080}}), ""},
      {facts_of({{pin_bandwidth, 103.7}, {memory_bus, 256}, {memory_clock, 1080}}),
       "pin_bandwidth 103.7 GB/s, but memory_clock 1080 MHz × memory_bus 256 bits × 2 = 69.1 GB/s"},
  };
  for (const Case& c : cases) {
    const auto found = contradictions(c.facts);
    ASSERT_EQ(found.size(), c.detail.empty() ? 0u : 1u) << c.detail;
    if (!found.empty()) {
      EXPECT_EQ(found[0].detail.english(), c.detail);
    }
  }
}

} // namespace
} // namespace loom
