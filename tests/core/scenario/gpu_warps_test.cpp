// Warps that hide latency, GPU by GPU.

#include "core/scenario/gpu_warps.h"
#include "gpus/embedded.h"

#include <gtest/gtest.h>

#include <map>

namespace loom {
namespace {

// Volkov 2016, §4.3: warps for 90 % of the memory peak over warps for the arithmetic peak.
TEST(GpuWarps, HasTheRatiosThatTheThesisPrints) {
  const Catalogue catalogue{embedded_gpu_files()};
  const std::map<std::string, double> printed{
      {"8800gtx", 4}, {"gtx280", 2.7}, {"gtx480", 2.3}, {"gtx680", 1.6}, {"gtx980", 1.7}};
  std::size_t found = 0;
  for (const GpuWarps& of : warps_by_gpu(catalogue)) {
    const auto ratio = printed.find(of.gpu->id);
    found += ratio != printed.end() ? 1 : 0;
    EXPECT_EQ(of.thesis_ratio, ratio == printed.end() ? std::nullopt : std::optional(ratio->second))
        << of.gpu->id;
    // §4.4: the ratio of warps is that of the latencies times that of the throughputs.
    EXPECT_NEAR(of.latency_ratio() * of.throughput_ratio() / of.model_ratio(), 1, 1e-9)
        << of.gpu->id;
  }
  EXPECT_EQ(found, printed.size());
}

TEST(GpuWarps, AreOfBuiltInGpusOldestFirst) {
  const Catalogue catalogue{embedded_gpu_files()};
  const auto all = warps_by_gpu(catalogue);
  ASSERT_GT(all.size(), 5U);
  EXPECT_EQ(all.front().gpu->id, "8800gtx");
  EXPECT_GE(built_in_gpus(catalogue).size(), all.size());
  for (const GpuPtr& gpu : built_in_gpus(catalogue))
    EXPECT_TRUE(catalogue.built_in(gpu->id)) << gpu->id;
}

} // namespace
} // namespace loom
