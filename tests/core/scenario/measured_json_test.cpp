// Imported measurements inside scenario files.

#include "core/document/document_json.h"
#include "tests/shared.h"

#include <gmock/gmock.h>

#include <cmath>

namespace loom {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;
using testing::Not;

MeasuredSet mine() {
  return {.name = "mine.csv",
          .sha256 = std::string(64, 'a'),
          .bytes = 1234,
          .source = "by hand",
          .mix = "shared",
          .access = "coalesced",
          .ilp = 2,
          .extra_arithmetic = 1.5,
          .data = {"a note\nof two lines", {{1, 2, 0.25}, {INFINITY, 64, 3, 2.5, 3.5}}}};
}

Document with_sets(std::vector<MeasuredSet> sets) {
  Document document{default_scenario(*catalogue().find("gtx980")), {}};
  for (MeasuredSet& set : sets)
    document.scenario.measured.push_back(std::make_shared<MeasuredSet>(std::move(set)));
  return document;
}

MeasuredSet large(int points) {
  MeasuredSet set = mine();
  set.name = "large.csv";
  set.data.points.clear();
  for (int i = 0; i < points; ++i)
    set.data.points.push_back({i / 1024.0, 1.0 + i % 64, 0.0123456789});
  return set;
}

TEST(MeasuredJson, RoundTripsAsVersion13) {
  const Document document = with_sets({mine(), mine()});
  const std::string text = document_to_json(document, catalogue());
  EXPECT_THAT(text, HasSubstr("\"version\": \"1.3\""));
  EXPECT_THAT(text, HasSubstr("\"points\": [[1, 2, 0.25], [\"inf\", 64, 3, 2.5, 3.5]]"));
  const auto read = document_from_json(text, "s.json", catalogue());
  ASSERT_TRUE(read) << to_line(read.error());
  EXPECT_EQ(read->document, document);
  EXPECT_TRUE(read->warnings.empty());
  EXPECT_EQ(document_to_json(read->document, catalogue()), text);
  EXPECT_THAT(document_to_json(with_sets({}), catalogue()),
              testing::AllOf(HasSubstr("\"version\": \"1.0\""), Not(HasSubstr("measured"))));
}

TEST(MeasuredJson, KeepsTheMeasuringLoop) {
  MeasuredSet set = mine();
  set.data.points = {{.alpha = 1, .warps = 2, .throughput = 0.25, .loop = {23, 9.5}},
                     {INFINITY, 64, 3, 2.5, 3.5, {0.25, 0}}};
  const Document document = with_sets({set});
  const std::string text = document_to_json(document, catalogue());
  EXPECT_THAT(text,
              HasSubstr("[[1, 2, 0.25, 0, 0, 23, 9.5], [\"inf\", 64, 3, 2.5, 3.5, 0.25, 0]]"));
  const auto read = document_from_json(text, "s.json", catalogue());
  ASSERT_TRUE(read) << to_line(read.error());
  EXPECT_EQ(read->document, document);
}

TEST(MeasuredJson, LeavesOutWhatMakesTheFileTooLarge) {
  const Document document = with_sets({large(10'000), large(100'000), mine()});
  EXPECT_THAT(left_out_of_file(document), ElementsAre("large.csv"));
  const std::string text = document_to_json(document, catalogue());
  EXPECT_LT(text.size(), max_json_bytes);
  EXPECT_THAT(text, HasSubstr("\"count\": 100000"));
  const auto read = document_from_json(text, "s.json", catalogue());
  ASSERT_TRUE(read) << to_line(read.error());
  EXPECT_THAT(read->warnings,
              ElementsAre(testing::Property(
                  &Message::english,
                  "the measurements of large.csv are not inside the file: import them again")));
  const auto& sets = read->document.scenario.measured;
  ASSERT_EQ(sets.size(), 3u);
  EXPECT_EQ(*sets[0], large(10'000));
  EXPECT_TRUE(sets[1]->data.points.empty());
  EXPECT_EQ(sets[1]->sha256, mine().sha256); // tells the file when it is imported again
  EXPECT_EQ(*sets[2], mine());
  const std::string again = document_to_json(read->document, catalogue());
  EXPECT_EQ(document_from_json(again, "s.json", catalogue())->document, read->document);
}

TEST(MeasuredJson, SaysWhatIsWrong) {
  const auto problem = [](const std::string& set) {
    const auto read = document_from_json(
        R"({"format": "latencyloom-scenario", "version": "1.3", "gpu": "gtx980", "measured": [)" +
            set + "]}",
        "s.json", catalogue());
    return read ? std::string() : to_line(read.error());
  };
  const std::string name = R"({"name": "a", "sha256": ")" + std::string(64, '0') + "\"";
  EXPECT_EQ(problem(name + "}"), "");
  EXPECT_THAT(problem("{}"), HasSubstr("/measured/0: the key 'name'"));
  EXPECT_THAT(problem(R"({"name": "a", "sha256": "x"})"), HasSubstr("64 hexadecimal digits"));
  EXPECT_THAT(problem(name + R"(, "colour": 1})"), HasSubstr("/measured/0/colour"));
  EXPECT_THAT(problem(name + R"(, "mix": "globl"})"), HasSubstr("/measured/0/mix"));
  EXPECT_THAT(problem(name + R"(, "points": [[1, 2]]})"), HasSubstr("/measured/0/points/0: "));
  EXPECT_THAT(problem(name + R"(, "points": [[1, 0, 3]]})"), HasSubstr("/measured/0/points/0/1"));
  EXPECT_THAT(problem(name + R"(, "points": [[1, 2, -3]]})"), HasSubstr("/measured/0/points/0/2"));
  EXPECT_THAT(problem(name + R"(, "points": [[1, 2, 3, 4, 5]]})"), HasSubstr("error bar"));
  EXPECT_THAT(problem(name + R"(, "points": [[1, 2, 3, 4, 5, 6, 7]]})"), HasSubstr("error bar"));
  EXPECT_THAT(problem(name + R"(, "points": [[1, 2, 3, 0, 0, 6]]})"), HasSubstr("measuring loop"));
  EXPECT_THAT(problem(name + R"(, "points": [[1, 2, 3, 0, 0, 6, -7]]})"),
              HasSubstr("/measured/0/points/0/6"));
  std::string nine = name + "}";
  for (int i = 0; i < 8; ++i)
    nine += "," + name + "}";
  EXPECT_THAT(problem(nine), HasSubstr("expected at most 8 entries"));
}

} // namespace
} // namespace loom
