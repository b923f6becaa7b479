// GPU files: what is read, what is refused and in which words.

#include "core/document/document_json.h"
#include "core/gpu/catalogue.h"
#include "core/gpu/gpu_json.h"
#include "gpus/embedded.h"

#include <gmock/gmock.h>

namespace loom {
namespace {

using testing::HasSubstr;

constexpr const char* own_gpu = R"({
  "format": "latencyloom-gpu", "version": "1.0", "id": "mine", "name": "Mine",
  "architecture": "Own", "released": "2020-05",
  "compute_capability": "12.0", "facts": {
    "mem_lat": {"value": 400, "unit": "cycles", "source": "measured here", "status": "measured"}
  },
  "patterns": [{"id": "random", "name": "random", "facts": {
    "mem_thru": {"value": 0.003, "unit": "IPC/SM", "source": "s", "status": "derived", "note": "n"}
  }}],
  "measurements": [{"file": "m.csv", "mix": "sfu", "extra_arithmetic": 1, "source": "s"}]
})";

/// `own_gpu` with the first `from` replaced.
std::string gpu_text(const std::string& from, const std::string& to) {
  std::string text = own_gpu;
  const std::size_t at = text.find(from);
  EXPECT_NE(at, std::string::npos) << from;
  return at == std::string::npos ? text : text.replace(at, from.size(), to);
}

TEST(GpuJson, ReadsEveryMember) {
  const auto gpu = gpu_from_json(own_gpu, "mine.json");
  ASSERT_TRUE(gpu) << to_line(gpu.error());
  EXPECT_EQ(gpu->id, "mine");
  EXPECT_EQ(gpu->released, "2020-05");
  EXPECT_EQ(gpu->compute_capability, "12.0");
  const Fact* fact = gpu->facts.find(FactKey::mem_lat);
  ASSERT_NE(fact, nullptr);
  EXPECT_EQ(*fact, (Fact{400, verbatim("measured here"), FactStatus::measured, {}}));
  EXPECT_EQ(gpu->facts.find(FactKey::mem_thru), nullptr);
  ASSERT_NE(gpu->pattern("random"), nullptr);
  EXPECT_EQ(gpu->pattern("random")->facts.value(FactKey::mem_thru), 0.003);
  ASSERT_EQ(gpu->measurements.size(), 1u);
  EXPECT_EQ(gpu->measurements[0].extra_arithmetic, 1);
}

TEST(GpuJson, WritesWhatItReads) {
  const auto gpu = gpu_from_json(own_gpu, "mine.json");
  ASSERT_TRUE(gpu);
  const std::string text = gpu_to_json(*gpu);
  const auto again = gpu_from_json(text, "again.json");
  ASSERT_TRUE(again) << to_line(again.error());
  EXPECT_EQ(*again, *gpu);
  EXPECT_EQ(gpu_to_json(*again), text);
}

TEST(GpuJson, EveryBuiltInFileIsClean) {
  for (const EmbeddedFile& file : embedded_gpu_files()) {
    if (!file.name.ends_with(".json") || file.name.find('.') + 5 != file.name.size())
      continue;
    for (const Error& problem : lint_gpu(file.content, std::string(file.name)))
      ADD_FAILURE() << to_line(problem);
    const auto gpu = gpu_from_json(file.content, std::string(file.name));
    if (gpu) {
      EXPECT_EQ(gpu->id + ".json", file.name);
      EXPECT_EQ(*gpu_from_json(gpu_to_json(*gpu), "again"), *gpu);
    }
  }
}

TEST(GpuJson, NamesThePlaceAndWhatWasExpected) {
  struct Case {
    std::string text;
    const char* message;
  };
  const std::string deep = std::string(65, '[') + std::string(65, ']');
  const Case cases[] = {
      {"", "g.json:1:1: "},
      {"{\n  \"format\": ,", "g.json:2:13: "},
      {std::string(own_gpu).substr(0, 100), "g.json:3:20: "},
      {"[]", "g.json: expected an object {...}, found a list"},
      {"{} {}", "g.json:1:4: "},
      {deep, "nested deeper than 64 levels"},
      {std::string((1u << 20) + 1, ' '), "larger than 1 MiB"},
      {gpu_text("400", "NaN"), "g.json:5:26: JSON has no NaN or Infinity"},
      {gpu_text("400", "-Infinity"), "JSON has no NaN or Infinity"},
      {gpu_text("400", "1e999"), "the number is too large for a double"},
      {gpu_text("400", "-400"),
       "/facts/mem_lat/value: expected a number from 1 to 100000 cycles, found -400"},
      {gpu_text("400", "\"400\""), "/facts/mem_lat/value: expected a number from 1 to 100000 "
                                   "cycles, found the text '400'"},
      {gpu_text("400", "null"), "found null"},
      {gpu_text("\"cycles\"", "\"ns\""), "/facts/mem_lat/unit: expected 'cycles', found 'ns'"},
      {gpu_text("\"measured here\"", "\"\""), "/facts/mem_lat/source: expected text"},
      {gpu_text("\"source\": \"measured here\", ", ""), "the key 'source' is missing"},
      {gpu_text("\"measured\"}", "\"guessed\"}"),
       "expected one of vendor, published, measured, derived, assumed, found 'guessed'"},
      {gpu_text("\"mem_lat\"", "\"mem_lt\""),
       "/facts/mem_lt: unknown key 'mem_lt' (did you mean 'mem_lat'?)"},
      {gpu_text("\"mem_thru\"", "\"alu_lat\""), "/patterns/0/facts/alu_lat: unknown key 'alu_lat'"},
      {gpu_text("\"name\": \"Mine\"", "\"id\": \"mine\""), "/id: duplicate key 'id'"},
      {gpu_text("\"mine\"", "\"My GPU\""), "/id: expected up to 64 lower-case letters"},
      {gpu_text("2020-05", "2020-13"), "/released: expected 'YYYY' or 'YYYY-MM'"},
      {gpu_text("12.0", "5"),
       "/compute_capability: expected 'MAJOR.MINOR' as in '5.2', or 'gfx942' of AMD, found '5'"},
      {gpu_text("12.0", "sm_52"), "/compute_capability: expected 'MAJOR.MINOR'"},
      {gpu_text("12.0", "gfx"), "/compute_capability: expected 'MAJOR.MINOR'"},
      {gpu_text("12.0", "05.2"), "/compute_capability: expected 'MAJOR.MINOR'"},
      {gpu_text("\"1.0\"", "\"2.0\""), "/version: the file is of version 2.0"},
      {gpu_text("\"1.0\"", "\"one\""), "/version: expected a version such as '1.0'"},
      {gpu_text("latencyloom-gpu", "other"), "/format: expected 'latencyloom-gpu'"},
      {gpu_text("\"sfu\"", "\"fpu\""), "/measurements/0/mix: expected one of global, sfu, shared"},
      {gpu_text("m.csv", "../m.csv"), "/measurements/0/file: expected the name of a file"},
  };
  for (const Case& c : cases) {
    const auto gpu = gpu_from_json(c.text, "g.json");
    ASSERT_FALSE(gpu) << c.message;
    EXPECT_EQ(gpu.error().code, ErrorCode::bad_input);
    EXPECT_THAT(to_line(gpu.error()), HasSubstr(c.message));
  }
}

TEST(GpuJson, LintFindsEveryProblem) {
  std::string text = gpu_text("400", "-1");
  text.replace(text.find("\"derived\""), 9, "\"x\"");
  EXPECT_EQ(lint_gpu(text, "g.json").size(), 2u);
  EXPECT_TRUE(lint_gpu(own_gpu, "g.json").empty());
}

TEST(GpuJson, NewerMinorVersionPassesOverUnknownKeys) {
  const std::string text = gpu_text("\"1.0\"", "\"1.9\", \"extra\": 1");
  EXPECT_TRUE(gpu_from_json(text, "g.json"));
}

TEST(Catalogue, ListsOldestFirstAndSuggests) {
  const EmbeddedFile files[] = {
      {"b.json", R"({"format":"latencyloom-gpu","version":"1.0","id":"b","name":"B",
                    "architecture":"x","released":"2010","facts":{}})"},
      {"a.json", R"({"format":"latencyloom-gpu","version":"1.0","id":"a","name":"A",
                    "architecture":"x","facts":{}})"},
      {"c.json", R"({"format":"latencyloom-gpu","version":"1.0","id":"c","name":"C",
                    "architecture":"x","released":"2009-12","facts":{}})"},
      {"m.csv", "alpha,warps_per_sm,throughput\n1,2,3\n"}};
  Catalogue catalogue(files);
  EXPECT_THAT(catalogue.ids(), testing::ElementsAre("c", "b", "a"));
  EXPECT_TRUE(catalogue.built_in("a"));
  EXPECT_FALSE(catalogue.built_in("m"));
  ASSERT_TRUE(catalogue.find("a"));
  EXPECT_EQ(catalogue.find("a")->get(), catalogue.find("a")->get()) << "parsed once";
  ASSERT_NE(catalogue.points({.file = "m.csv", .mix = "global", .source = "s"}), nullptr);
  EXPECT_EQ(catalogue.points({.file = "n.csv", .mix = "global", .source = "s"}), nullptr);

  GpuSpec own = **catalogue.find("a");
  own.name = "My own";
  catalogue.add(own);
  EXPECT_FALSE(catalogue.built_in("a"));
  EXPECT_EQ((*catalogue.find("a"))->name, "My own");
  EXPECT_EQ(catalogue.ids().size(), 3u);

  const auto unknown = Catalogue(embedded_gpu_files()).find("gtx98");
  ASSERT_FALSE(unknown);
  EXPECT_EQ(unknown.error().code, ErrorCode::bad_argument);
  EXPECT_THAT(unknown.error().detail.english(), HasSubstr("'gtx980'"));
}

} // namespace
} // namespace loom
