// The filter and the order of a table of GPUs.

#include "core/gpu/catalogue.h"
#include "core/gpu/gpu_filter.h"
#include "gpus/embedded.h"

#include <gmock/gmock.h>

namespace loom {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;

GpuSpec gpu(const char* name, const char* architecture, const char* released,
            std::optional<double> sms = {}) {
  GpuSpec made;
  made.id = "id-" + std::string(name);
  made.name = name;
  made.architecture = architecture;
  made.released = released;
  made.segment = "data centre";
  made.compute_capability = "9.0";
  if (sms)
    made.facts.set(FactKey::sm_count, {*sms, verbatim("test"), FactStatus::vendor, {}});
  return made;
}

bool accepts(std::string_view filter, const GpuSpec& of) {
  const auto parsed = parse_gpu_filter(filter);
  EXPECT_TRUE(parsed) << filter << ": " << parsed.error().detail.english();
  return parsed && parsed->accepts(of);
}

TEST(GpuFilter, WordsFitAnywhereInNameIdArchitectureAndSegment) {
  const GpuSpec h100 = gpu("H100 SXM", "Hopper", "2022-09", 132);
  for (const char* text : {"", " , ", "hopper", "HOP", "sxm hopper", "centre, h100", "id-h"})
    EXPECT_TRUE(accepts(text, h100)) << text;
  for (const char* text : {"maxwell", "hopper maxwell", "h100hopper"})
    EXPECT_FALSE(accepts(text, h100)) << text;
}

TEST(GpuFilter, AKindOfMemoryIsAWord) {
  GpuSpec v100 = gpu("V100", "Volta", "2017-05", 80);
  EXPECT_FALSE(accepts("hbm2", v100));
  v100.memory_type = {"HBM2", verbatim("test"), FactStatus::vendor, {}};
  EXPECT_TRUE(accepts("volta hbm2", v100));
  EXPECT_FALSE(accepts("gddr6", v100));
  EXPECT_TRUE(known(v100, GpuWord::memory_type));
  EXPECT_EQ(gpu_column("memory"), GpuColumn(GpuWord::memory_type));
}

// By the five numbers: the H200 was measured here, the GTX 980 by its thesis; the RTX 4070 follows
// from other cards, of a whole chip no memory is known, of a G80 die nothing.
TEST(GpuFilter, HowWellAGpuIsKnownIsAWordAndAnOrder) {
  const Catalogue catalogue(embedded_gpu_files());
  const std::pair<const char*, const char*> known_as[] = {
      {"h200", "measured"}, {"gtx980", "published"}, {"rtx4070", "derived"},
      {"ad102", "partly"},  {"g80", "unusable"},     {"l40", "published"}};
  for (const auto& [id, word] : known_as) {
    EXPECT_EQ(word_of(**catalogue.find(id), GpuWord::knowledge), word) << id;
    EXPECT_TRUE(accepts(word, **catalogue.find(id))) << id;
  }
  EXPECT_TRUE(
      stands_before(**catalogue.find("h200"), **catalogue.find("gtx980"), GpuWord::knowledge));
  EXPECT_TRUE(
      stands_before(**catalogue.find("gtx980"), **catalogue.find("g80"), GpuWord::knowledge));
}

TEST(GpuFilter, ComparisonsTakeEveryWayOfWritingThem) {
  const GpuSpec h100 = gpu("H100", "Hopper", "2022-09", 132);
  for (const char* text : {"sms >= 132", "sms>=132", "SM_COUNT <= 132", "sms = 132", "sms==132",
                           "sms > 131.5", "sms ≥ 132, sms ≤ 132", "sms != 1", "sms≠1",
                           "hopper sms<133", "cc >= 9", "cc<10.0", "compute_capability = 9.0"})
    EXPECT_TRUE(accepts(text, h100)) << text;
  for (const char* text : {"sms > 132", "sms < 132", "sms = 131", "sms != 132", "cc > 9",
                           "hopper, sms > 200", "mem_lat > 0", "mem_lat != 1"})
    EXPECT_FALSE(accepts(text, h100)) << text; // mem_lat is unknown
}

TEST(GpuFilter, AYearComparesYearsAndAMonthMonths) {
  const GpuSpec september = gpu("GTX 980", "Maxwell", "2014-09");
  EXPECT_FALSE(accepts("released > 2014", september));
  EXPECT_TRUE(accepts("released = 2014", september));
  EXPECT_TRUE(accepts("released > 2013", september));
  EXPECT_TRUE(accepts("released > 2014-08", september));
  EXPECT_FALSE(accepts("released >= 2014-10", september));
  EXPECT_FALSE(accepts("released > 1990", gpu("GM200", "Maxwell", "")));
}

TEST(GpuFilter, SaysWhatIsWrongAndWhere) {
  struct Case {
    const char* text;
    int column;
    const char* says;
  };
  for (const Case& each : {Case{">= 80", 1, "needs the name of a number before it"},
                           Case{"maxwell sms >=", 13, "'sms >=' needs a number after it"},
                           Case{"sms >= >= 3", 5, "needs a number after it"},
                           Case{"sms >= many", 8, "'many' is no number"},
                           Case{"mem_lta > 3", 1, "did you mean 'mem_lat'"},
                           Case{"architecture = maxwell", 1, "write the word alone"},
                           Case{"released > spring", 12, "'spring' is no number"}}) {
    const auto parsed = parse_gpu_filter(each.text);
    ASSERT_FALSE(parsed) << each.text;
    EXPECT_THAT(parsed.error().detail.english(), HasSubstr(each.says));
    EXPECT_EQ(parsed.error().where.column, each.column) << each.text;
  }
}

TEST(GpuFilter, FindsTheCataloguesMaxwellsAfter2014) {
  const Catalogue catalogue(embedded_gpu_files());
  const auto filter = parse_gpu_filter("maxwell, released > 2014");
  ASSERT_TRUE(filter);
  std::vector<std::string> found;
  for (const std::string& id : catalogue.ids())
    if (filter->accepts(**catalogue.find(id)))
      found.push_back(id);
  // As `latencyloom gpus --architecture maxwell` in the manual lists them.
  EXPECT_THAT(found, ElementsAre("gtx960", "gtxtitanx", "gtx980ti", "gtx950", "m60", "m40"));
}

TEST(GpuColumns, SortByValueDateAndTheNumbersInNames) {
  using enum GpuWord;
  const GpuSpec old = gpu("GTX 980", "Maxwell", "2014-09", 16);
  const GpuSpec young = gpu("gtx 1080", "Pascal", "2016", 20);
  for (const GpuColumn& column : {GpuColumn(name), GpuColumn(architecture), GpuColumn(released),
                                  GpuColumn(FactKey::sm_count)}) {
    EXPECT_TRUE(stands_before(old, young, column)) << column_name(column);
    EXPECT_FALSE(stands_before(young, old, column)) << column_name(column);
    EXPECT_FALSE(stands_before(old, old, column)) << column_name(column);
  }
  EXPECT_FALSE(known(old, FactKey::mem_lat));
  EXPECT_TRUE(known(old, FactKey::sm_count));
}

TEST(GpuColumns, EveryNameFindsItsColumn) {
  for (const GpuColumn& column : gpu_columns())
    EXPECT_EQ(gpu_column(column_name(column)), std::optional(column));
  EXPECT_EQ(gpu_column("SMs"), std::optional<GpuColumn>(FactKey::sm_count));
  EXPECT_FALSE(gpu_column("speed"));
  for (const char* text : {"rel", "RELEASED", "mem_", "sms"})
    EXPECT_TRUE(begins_column(text)) << text;
  for (const char* text : {"elea", "released2", "voodoo"})
    EXPECT_FALSE(begins_column(text)) << text;
}

} // namespace
} // namespace loom
