// What views show, in files: round trips, what is left out, what is refused.

#include "core/document/document_json.h"
#include "gpus/embedded.h"

#include <gmock/gmock.h>

namespace loom {
namespace {

using testing::HasSubstr;
using testing::Not;

const Catalogue& built_in() {
  static const Catalogue all(embedded_gpu_files());
  return all;
}

std::string problem_of(const std::string& member) {
  const auto answer = document_from_json(
      R"({"format": "latencyloom-scenario", "version": "1.6", "gpu": "toy", )" + member + "}",
      "s.json", built_in());
  return answer ? "none" : to_line(answer.error());
}

TEST(ViewParts, RoundTrip) {
  Document document;
  document.scenario = default_scenario(*built_in().find("toy"));
  document.models = {ModelsChart::needed, {{0, 1, 3}}, 3};
  document.accuracy = {AccuracyChart::over_warps, 2, 1};
  document.memory = {MemoryChart::translation};
  document.history = {HistoryChart::cusps,
                      WallChoice{.segment = "GeForce",
                                 .from = 2010,
                                 .to = 2021,
                                 .memory = "GDDR5",
                                 .first = "Fermi",
                                 .last = "Volta"},
                      "v100"};
  const std::string text = document_to_json(document, built_in());
  const auto read = document_from_json(text, "s.json", built_in());
  ASSERT_TRUE(read) << to_line(read.error());
  EXPECT_EQ(read->document, document);
  EXPECT_EQ(document_to_json(read->document, built_in()), text);
  EXPECT_THAT(text, HasSubstr("\"to\": 2020")); // the last year that takes part
}

// What a file writes with more than one byte counts as what it takes there.
TEST(ViewParts, AListingHasRoomOrIsLeftOut) {
  ListingPart part;
  const auto with = [&part](std::size_t bytes, char byte) {
    part.source = {.shipped = {}, .title = "mine.sass", .text = std::string(bytes, byte)};
    return part;
  };
  constexpr std::size_t third = sass::max_listing_text / 3;
  EXPECT_TRUE(fits_in_file(with(3 * third - 2, ' ')));
  EXPECT_TRUE(fits_in_file(with(third, '"')));
  EXPECT_FALSE(fits_in_file(with(2 * third, '"')));
  EXPECT_FALSE(fits_in_file(with(third + 1, '\x80')));
}

// Templates have names of many thousand letters.
TEST(ViewParts, AListingHasFunctionsOfAnyName) {
  const std::string name(5000, 'f');
  Document document;
  document.scenario = default_scenario(*built_in().find("toy"));
  document.listing.source = {.shipped = {}, .title = "mine.sass", .text = std::string("none")};
  document.listing.function = name;
  auto code = sass::code_from_lines(name, "sm_80",
                                    {"[B------:R-:W-:-:S04] /*0000*/ FFMA R0, R1, R2, R0 ;"});
  ASSERT_TRUE(code) << to_line(code.error());
  document.scenario.loop = std::make_shared<const sass::Function>(*std::move(code));
  const auto read =
      document_from_json(document_to_json(document, built_in()), "s.json", built_in());
  ASSERT_TRUE(read) << to_line(read.error());
  EXPECT_EQ(read->document.listing, document.listing);
  EXPECT_EQ(read->document.scenario.loop->name, name);
}

TEST(ViewParts, OldFilesTakeTheDefaults) {
  const auto read =
      document_from_json(R"({"format": "latencyloom-scenario", "version": "1.5", "gpu": "toy"})",
                         "s.json", built_in());
  ASSERT_TRUE(read) << to_line(read.error());
  EXPECT_EQ(read->document.models, ModelsPart{});
  EXPECT_EQ(read->document.accuracy, AccuracyPart{});
  EXPECT_EQ(read->document.memory, MemoryPart{});
  EXPECT_EQ(read->document.history, HistoryPart{});
  EXPECT_THAT(document_to_json(read->document, built_in()), Not(HasSubstr("models")));
}

TEST(ViewParts, NameThePlaceOfWhatIsWrong) {
  EXPECT_THAT(problem_of(R"("models": {"chart": "over-time"})"), HasSubstr("/models/chart"));
  EXPECT_THAT(problem_of(R"("models": {"shown": ["bound", "bond"]})"),
              HasSubstr("/models/shown/1"));
  EXPECT_THAT(problem_of(R"("accuracy": {"model": 3})"), HasSubstr("/accuracy/model"));
  EXPECT_THAT(problem_of(R"("accuracy": {"set": -2})"), HasSubstr("/accuracy/set"));
  EXPECT_THAT(problem_of(R"("memory": {"charts": "caches"})"), HasSubstr("/memory/charts"));
  EXPECT_THAT(problem_of(R"("history": {"wall": {"from": 2010.5}})"),
              HasSubstr("/history/wall/from"));
  EXPECT_THAT(problem_of(R"("history": 1)"), HasSubstr("/history: expected an object"));
}

} // namespace
} // namespace loom
