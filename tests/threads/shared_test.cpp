// What the window computes beside each other: the same values in several threads at once, each
// result as it is alone. Under the tsan preset this also finds state that is shared behind them.

#include "core/document/document_json.h"
#include "core/kernel/plan.h"
#include "core/kernel_ir/read.h"
#include "core/sass/reader.h"
#include "core/study/disagreement.h"
#include "core/text/text.h"
#include "core/why/explain.h"
#include "gpus/embedded.h"

#include <gtest/gtest.h>

#include <thread>

namespace loom {
namespace {

constexpr int threads = 4;

/// What `work` gives in every one of several threads; `work` must not use gtest.
template <class Work> auto in_threads(const Work& work) {
  std::vector<decltype(work())> results(threads);
  std::vector<std::jthread> all;
  for (auto& result : results)
    all.emplace_back([&] { result = work(); });
  all.clear();
  return results;
}

Scenario h200() {
  const Catalogue catalogue(embedded_gpu_files());
  return default_scenario(*catalogue.find("h200"));
}

TEST(Threads, FindWhereModelsDisagree) {
  const DisagreementRequest request{.scenario = h200()};
  const auto counted = [&] {
    const auto found = disagreements(request);
    return found ? found->size() : 0;
  };
  const std::size_t alone = counted();
  EXPECT_GT(alone, 0U);
  EXPECT_EQ(in_threads(counted), std::vector<std::size_t>(threads, alone));
}

TEST(Threads, ExplainNumbersOfOneScenario) {
  const Scenario scenario = h200();
  const auto sections = [&] { return why::explain(scenario).size(); };
  const std::size_t alone = sections();
  EXPECT_GT(alone, 0U);
  EXPECT_EQ(in_threads(sections), std::vector<std::size_t>(threads, alone));
}

TEST(Threads, ReadListings) {
  const auto text = read_file(LOOM_SOURCE_DIR "/resources/listings/listings_sm_90.sass", 1 << 24);
  ASSERT_TRUE(text.has_value());
  const auto functions = [&] {
    const auto listing = sass::read_listing(*text, "f");
    return listing ? listing->functions.size() : 0;
  };
  const std::size_t alone = functions();
  EXPECT_GT(alone, 0U);
  EXPECT_EQ(in_threads(functions), std::vector<std::size_t>(threads, alone));
}

TEST(Threads, ReadAndWriteScenarios) {
  const Catalogue shipped(embedded_gpu_files());
  const std::string text = document_to_json({h200(), {}}, shipped);
  const auto again = [&] {
    const Catalogue own(embedded_gpu_files()); // it parses GPUs when asked for them
    const auto read = document_from_json(text, "f", own);
    return read ? document_to_json(read->document, own) : std::string();
  };
  EXPECT_EQ(in_threads(again), std::vector<std::string>(threads, text));
}

TEST(Threads, SweepOneKernelAtOnce) {
  const auto text = read_file(LOOM_SOURCE_DIR "/resources/kernels/matmul_naive.ll", 1 << 24);
  ASSERT_TRUE(text.has_value());
  const auto program = kernel::read_kernel(*text, "f", {});
  ASSERT_TRUE(program.has_value());
  const auto machine = kernel::machine(*h200().gpu, {});
  ASSERT_TRUE(machine.has_value());
  const kernel::Plan plan = kernel::first_plan(*program);
  const auto points = [&] {
    return kernel::sweep_block(*program, *machine, plan, 0, [](double) { return true; })
        .points.size();
  };
  const std::size_t alone = points();
  EXPECT_GT(alone, 0U);
  EXPECT_EQ(in_threads(points), std::vector<std::size_t>(threads, alone));
}

} // namespace
} // namespace loom
