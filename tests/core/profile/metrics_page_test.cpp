// docs/profile-metrics.md is written from the table of metrics, and each name of it stands in an
// export that ncu wrote.

#include "core/base/number.h"
#include "core/profile/metrics.h"
#include "core/text/text.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cstdlib>
#include <string>
#include <tuple>

namespace loom::profile {
namespace {

std::string file(const std::string& name) {
  return read_file(LOOM_SOURCE_DIR + ("/" + name)).value();
}

std::string page() {
  std::string text =
      "# What is read of an Nsight Compute export\n\n"
      "Written from `core/profile/metrics.cpp`; every name stands in exports of ncu 2025.3.1 of an "
      "H100\n(`resources/profiles`, `tests/core/profile/data`). Of a details page the values with "
      "a "
      "label are there.\n\n"
      "| metric | what it is | unit | in a details page | described in |\n"
      "| --- | --- | --- | --- | --- |\n";
  for (const MetricInfo& each : metrics())
    text += "| `" + std::string(each.name) + "` | " + std::string(each.meaning) + " | " +
            std::string(each.unit) + " | " +
            (each.label.empty() ? "" : std::string(each.section) + ": " + std::string(each.label)) +
            " | <" + std::string(each.source.substr(0, each.source.find(','))) + ">" +
            (each.source.find(',') == std::string_view::npos
                 ? ""
                 : std::string(each.source.substr(each.source.find(',')))) +
            " |\n";
  text += "| `" + std::string(stall_prefix) + "*" + std::string(stall_suffix) +
          "` | warps that wait for a reason, for each instruction issued | cycle | | "
          "<https://docs.nvidia.com/nsight-compute/ProfilingGuide/index.html#statistical-sampler>, "
          "Warp Scheduler States |\n";
  text += "| `" + std::string(pipe_prefix) + "*" + std::string(pipe_suffix) +
          "` | use of a pipe | % | | "
          "<https://docs.nvidia.com/nsight-compute/ProfilingGuide/index.html#metrics-decoder>, "
          "Pipelines |\n";
  text += "| `" + std::string(gpu_name) + "` | the GPU's name | | | |\n";
  for (const auto& [name, label, meaning] :
       {std::tuple{block_metric, block_label, "threads of a block"},
        {grid_metric, grid_label, "blocks of the grid"}})
    text += "| `" + std::string(name) + "` | " + meaning + ", where no column has them | | " +
            std::string(launch_section) + ": " + std::string(label) + " | |\n";
  text += "\nWhere an export lacks one of these, another name stands in, or a label of the details "
          "page of 2019 to 2021:\n\n| name | times | read as |\n| --- | --- | --- |\n";
  for (const MetricAlias& each : metric_aliases())
    text += "| " +
            (each.section.empty() ? "`" + std::string(each.name) + "`"
                                  : std::string(each.section) + ": " + std::string(each.name)) +
            " | " + shortest(each.scale) + " | `" +
            std::string(metrics()[static_cast<std::size_t>(each.metric)].name) + "` |\n";
  text += "\nA verdict looks at these too, where the file has them:\n\n| name | use of |\n| --- | "
          "--- |\n";
  for (const VerdictMetric& each : verdict_metrics())
    text += "| `" + std::string(each.name) + "` | " + std::string(each.of) + " |\n";
  text += "\nA report, `.ncu-rep`, has the same metrics by the same names, in base units.\n";
  return text;
}

TEST(ProfileMetrics, ThePageIsWrittenFromTheTable) {
  if (std::getenv("LOOM_UPDATE_GOLDEN")) {
    ASSERT_TRUE(write_file(LOOM_SOURCE_DIR "/docs/profile-metrics.md", page()));
  }
  EXPECT_EQ(file("docs/profile-metrics.md"), page());
}

TEST(ProfileMetrics, EachNameStandsInAnExport) {
  const std::string exports =
      file("resources/profiles/h100_ten_kernels.csv") + file("tests/core/profile/data/metrics.csv");
  for (const MetricInfo& each : metrics())
    EXPECT_THAT(exports, testing::HasSubstr('"' + std::string(each.name) + '"'));
  const std::string report = file("tests/core/profile/data/triton.ncu-rep");
  for (const VerdictMetric& each : verdict_metrics())
    EXPECT_THAT(report, testing::HasSubstr(std::string(each.name)));
}

} // namespace
} // namespace loom::profile
