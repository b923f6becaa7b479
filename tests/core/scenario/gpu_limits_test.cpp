// No answer implies more than the GPU has: every shipped loop and listing on every GPU, its rates
// against those of the GPU and the bytes of its DRAM against the pins.

#include "core/code/code_verdict.h"
#include "core/scenario/models.h"
#include "gpus/embedded.h"
#include "resources/loops/embedded.h"
#include "tests/core/sass/sass_listings.h"
#include "tests/shared.h"

#include <gtest/gtest.h>

#include <filesystem>

namespace loom {
namespace {

constexpr double rounding = 1 + 1e-9;

/// `throughput`: iterations per cycle and SM.
void expect_within(const GpuSpec& gpu, const LoopNumbers& loop, double throughput,
                   const std::string& what) {
  ASSERT_TRUE(std::isfinite(throughput)) << what;
  const auto use = loop_use(loop);
  for (std::size_t r = 0; r < resource_count; ++r)
    if (loop.rates[r]) {
      EXPECT_LE(throughput * use[r], *loop.rates[r] * rounding)
          << what << " " << resource_table()[r].name;
    }
  double bytes = 0;
  for (const auto& item : loop.items)
    bytes += item.warps * item.count * item.bytes *
             item.levels[static_cast<std::size_t>(MemoryLevel::dram)].share;
  const auto pins = gpu.facts.value(FactKey::pin_bandwidth),
             clock = gpu.facts.value(FactKey::clock), sms = gpu.facts.value(FactKey::sm_count);
  if (pins && clock && sms) {
    EXPECT_LE(throughput * bytes * *sms * *clock / 1e3, *pins * rounding) << what << " GB/s";
  }
}

TEST(GpuLimits, NoLoopIsAnsweredAboveThem) {
  int answers = 0;
  for (const std::string& id : catalogue().ids()) {
    const GpuPtr gpu = *catalogue().find(id);
    for (const EmbeddedFile& file : embedded_loops()) {
      const auto numbers = loop_numbers<double>(*loop_from_text(std::string(file.content)), *gpu);
      if (!numbers)
        continue;
      const Saturation saturation = saturation_of(*gpu, *numbers);
      for (const double warps : {1.0, 7.0, 32.0, 64.0, 1024.0}) {
        const std::string what = id + " " + std::string(file.name) + " " + std::to_string(warps);
        const LoopEvaluation at = evaluate(*numbers, warps);
        if (!std::isfinite(at.throughput))
          continue; // not a rate of it is known, and a million warps hide all latency
        expect_within(*gpu, *numbers, at.throughput, what);
        const double gradual = saturated_throughput(*numbers, saturation, warps);
        expect_within(*gpu, *numbers, gradual, what + " by saturation");
        for (const auto& share : at.resources)
          EXPECT_LE(share.utilisation, rounding) << what;
        ++answers;
      }
    }
  }
  EXPECT_GT(answers, 5000);
}

TEST(GpuLimits, NoListingIsAnsweredAboveThem) {
  int answers = 0;
  for (const auto& file :
       std::filesystem::directory_iterator(LOOM_SOURCE_DIR "/resources/listings")) {
    if (file.path().extension() != ".sass")
      continue;
    const std::string name = file.path().filename();
    const sass::Listing listing = sass::source_listing("resources/listings/" + name);
    for (const sass::Function& function : listing.functions)
      for (const std::string& id : catalogue().ids()) {
        const GpuPtr gpu = *catalogue().find(id);
        if (is_amd(gpu->compute_capability) || !architecture_of(*gpu))
          continue;
        const sass::Analysis analysis = analyze(function, *gpu);
        const CodeModel model(function, analysis, *gpu, {});
        for (std::size_t loop = 0; loop <= analysis.loops.size(); ++loop)
          for (const double warps : {1.0, 8.0, 64.0}) {
            const auto verdict = code_verdict(
                model, *gpu, loop < analysis.loops.size() ? std::optional(loop) : std::nullopt,
                {.warps = warps});
            if (!verdict)
              continue;
            expect_within(*gpu, verdict->code.numbers, verdict->at.throughput,
                          name + " " + function.name + " on " + id);
            ++answers;
          }
      }
  }
  EXPECT_GT(answers, 1000);
}

} // namespace
} // namespace loom
