// What the calibration kit writes is what the program reads.

#include "core/gpu/gpu_json.h"
#include "core/gpu/points_csv.h"
#include "gpus/calibrate/options.h"
#include "gpus/calibrate/preset.h"
#include "gpus/calibrate/table.h"

#include <gmock/gmock.h>

#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iterator>

namespace loom {
namespace {

using calibrate::Preset;
using testing::ElementsAre;
using testing::IsEmpty;

TEST(Calibrate, SummarizesRuns) {
  const calibrate::Summary three = calibrate::summarize({3, 1, 2});
  EXPECT_EQ(three.median, 2);
  EXPECT_EQ(three.min, 1);
  EXPECT_EQ(three.max, 3);
  EXPECT_EQ(calibrate::summarize({4, 2}).median, 2);
  EXPECT_EQ(calibrate::summarize({7}).median, 7);
}

TEST(Calibrate, TableIsReadAsMeasuredPoints) {
  calibrate::Table table("fadd_only.csv", {"alpha", "warps_per_sm", "throughput", "min"});
  table.note("one");
  table.row({"inf", "4", calibrate::text_of(0.98765432), "0.9"});
  const Result<MeasuredPoints> read = points_from_csv(table.text({"a device"}), "fadd_only.csv");
  ASSERT_TRUE(read) << to_line(read.error());
  EXPECT_EQ(read->notes, "a device\none");
  ASSERT_EQ(read->points.size(), 1u);
  EXPECT_EQ(read->points[0].warps, 4);
  EXPECT_EQ(read->points[0].throughput, 0.987654);
  EXPECT_THROW(table.row({"too few"}), std::logic_error);
}

TEST(Calibrate, PresetIsAGpuFile) {
  Preset preset{"mine", "Mine \"X\"", "Hopper", "9.0", "of one card", {}, {}, {}};
  for (const FactInfo& info : fact_table())
    preset.facts.push_back({std::string(info.name),
                            std::min(info.max, info.whole ? 16.0 : info.min + 0.5),
                            "mine_fadd_only.csv", "measured", "one run"});
  preset.patterns.push_back(
      {"stride2", "stride 2", {{"mem_lat", 700, "mine_access_patterns.csv", "measured", ""}}});
  preset.patterns.push_back({"random", "random", {}});
  preset.measurements.push_back({"mine_sfu_mix.csv", "sfu", "a run"});
  const std::string text = calibrate::to_json(preset);
  EXPECT_THAT(lint_gpu(text, "mine.json"), IsEmpty()) << text;
  const Result<GpuSpec> read = gpu_from_json(text, "mine.json");
  ASSERT_TRUE(read) << to_line(read.error());
  EXPECT_EQ(read->name, "Mine \"X\"");
  EXPECT_EQ(read->compute_capability, "9.0");
  EXPECT_EQ(read->facts.value(FactKey::max_warps), 16);
  ASSERT_NE(read->pattern("stride2"), nullptr);
  EXPECT_EQ(read->pattern("stride2")->facts.value(FactKey::mem_lat), 700);
  ASSERT_EQ(read->measurements.size(), 1u);
  EXPECT_EQ(read->measurements[0].mix, "sfu");
}

TEST(Calibrate, WritesFactsThatAreKnownInTheirUnits) {
  for (const auto& [name, unit] : calibrate::fact_units) {
    const auto key = fact_key(name);
    ASSERT_TRUE(key) << name;
    EXPECT_EQ(unit, fact_info(*key).unit) << name;
  }
}

TEST(Calibrate, NamesFilesAfterTheDevice) {
  EXPECT_EQ(calibrate::id_of("NVIDIA H200"), "h200");
  EXPECT_EQ(calibrate::id_of("NVIDIA GeForce RTX 4090"), "rtx4090");
  EXPECT_EQ(calibrate::id_of("Tesla V100-SXM2-16GB"), "v100sxm2-16gb");
  EXPECT_EQ(calibrate::id_of("NVIDIA H100 80GB HBM3"), "h100-80gbhbm3");
  EXPECT_EQ(calibrate::id_of("NVIDIA GeForce GTX 1660 Ti"), "gtx1660ti");
  EXPECT_EQ(calibrate::id_of("?"), "gpu");
}

TEST(Calibrate, FindsTheWarpsThatReachAShare) {
  const std::vector<std::pair<int, double>> curve = {{1, 0.2}, {2, 0.4}, {4, 0.8}};
  EXPECT_EQ(calibrate::warps_reaching(0.5, 0.8, curve), 2);
  EXPECT_EQ(calibrate::warps_reaching(0.9, 1.0, curve), std::nullopt);
}

TEST(Calibrate, ReadsItsOptions) {
  const std::vector<std::string> parts = {"fadd", "sfu"};
  const calibrate::Options options =
      calibrate::parse_options({"--only", "sfu,fadd", "--quick", "--out", "x"}, parts);
  EXPECT_THAT(options.only, ElementsAre("sfu", "fadd"));
  EXPECT_TRUE(options.quick);
  EXPECT_EQ(options.out, "x");
  EXPECT_TRUE(calibrate::parse_options({}, parts).wants("sfu"));
  EXPECT_FALSE(calibrate::parse_options({"--only", "fadd"}, parts).wants("sfu"));
  for (const std::vector<std::string>& wrong : std::vector<std::vector<std::string>>{
           {"--only", "none"}, {"--only", "fadd,"}, {"--out"}, {"--id", "A B"}, {"more"}})
    EXPECT_THROW((void)calibrate::parse_options(wrong, parts), std::invalid_argument);
}

TEST(Calibrate, WritesWholeFilesOrNone) {
  namespace fs = std::filesystem;
  std::string folder = (fs::temp_directory_path() / "loom-calibrate-XXXXXX").string();
  ASSERT_NE(::mkdtemp(folder.data()), nullptr);
  const fs::path path = fs::path(folder) / "a.csv";
  calibrate::write_whole(path, "one");
  calibrate::write_whole(path, "two");
  std::ifstream in(path);
  EXPECT_EQ(std::string(std::istreambuf_iterator<char>(in), {}), "two");
  EXPECT_EQ(std::distance(fs::directory_iterator(folder), fs::directory_iterator()), 1);
  EXPECT_THROW(calibrate::write_whole(fs::path(folder) / "none" / "a.csv", "x"),
               std::runtime_error);
  fs::remove_all(folder);
}

} // namespace
} // namespace loom
