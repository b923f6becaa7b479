#include "core/figure/figures_json.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace loom {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;
using testing::Pair;
using testing::UnorderedElementsAre;

Result<std::vector<PaperFigure>> read(const std::string& rest) {
  return figures_from_json(R"({"format": "latencyloom-figures", "version": "1.0")" + rest + "}",
                           "figures.json");
}

TEST(FiguresJson, ReadsOptionsAsTheCommandLineTakesThem) {
  const auto figures = read(R"(, "figures": [{"figure": "throughput", "name": "fig1",
      "gpu": ["gtx980", "h200"], "alpha": [1, 10, "inf"], "set": {"mem_lat": [300, 400.5]},
      "footer": true, "size": "ieee-1col"}])");
  ASSERT_TRUE(figures.has_value()) << figures.error().detail.english();
  ASSERT_EQ(figures->size(), 1U);
  const PaperFigure& figure = figures->front();
  EXPECT_EQ(figure.figure, "throughput");
  EXPECT_EQ(figure.name, "fig1");
  EXPECT_EQ(figure.pointer, "/figures/0");
  EXPECT_THAT(figure.options,
              UnorderedElementsAre(Pair("gpu", "gtx980,h200"), Pair("alpha", "1,10,inf"),
                                   Pair("set", "mem_lat=300,400.5"), Pair("footer", "true"),
                                   Pair("size", "ieee-1col")));
}

TEST(FiguresJson, ReadsWhatIsComparedAndMeasured) {
  const auto figures = read(R"(, "figures": [{"figure": "cusp", "gpu": "gtx980",
      "compare": ["v100", "h200=Hopper"], "data": "mine.csv", "target": 0.9}])");
  ASSERT_TRUE(figures.has_value()) << figures.error().detail.english();
  EXPECT_THAT(figures->front().options,
              UnorderedElementsAre(Pair("gpu", "gtx980"), Pair("compare", "v100,h200=Hopper"),
                                   Pair("data", "mine.csv"), Pair("target", "0.9")));
}

TEST(FiguresJson, AFigureSaysMoreThanTheDefaults) {
  const auto figures = read(R"(, "defaults": {"size": "ieee-1col", "footer": true,
      "set": {"mem_lat": 400, "alu_lat": 5}},
      "figures": [{"figure": "cusp"},
                  {"figure": "cusp", "name": "b", "size": "88x60mm", "set": {"mem_lat": 500}}])");
  ASSERT_TRUE(figures.has_value()) << figures.error().detail.english();
  EXPECT_THAT((*figures)[0].options,
              UnorderedElementsAre(Pair("size", "ieee-1col"), Pair("footer", "true"),
                                   Pair("set", "mem_lat=400"), Pair("set", "alu_lat=5")));
  EXPECT_THAT((*figures)[1].options,
              UnorderedElementsAre(Pair("size", "88x60mm"), Pair("footer", "true"),
                                   Pair("set", "mem_lat=500"), Pair("set", "alu_lat=5")));
}

TEST(FiguresJson, SaysWhereSomethingIsWrong) {
  const auto problem = [](const std::string& rest) {
    const auto figures = read(rest);
    EXPECT_FALSE(figures.has_value()) << rest;
    return figures ? std::string() : to_line(figures.error());
  };
  EXPECT_THAT(problem(""), HasSubstr("figures.json: "));
  EXPECT_THAT(problem(R"(, "figures": [])"), HasSubstr("/figures: expected an array of 1"));
  EXPECT_THAT(problem(R"(, "figures": [{"name": "x"}])"), HasSubstr("/figures/0"));
  EXPECT_THAT(problem(R"(, "figures": [{"figure": "cusp", "gpus": "a"}])"),
              HasSubstr("/figures/0/gpus: unknown key 'gpus' (did you mean 'gpu'?)"));
  EXPECT_THAT(problem(R"(, "figures": [{"figure": "cusp", "gpu": ["a", true]}])"),
              HasSubstr("/figures/0/gpu/1: expected a text or a number"));
  EXPECT_THAT(problem(R"(, "figures": [{"figure": "cusp", "dpi": [300, 600]}])"),
              HasSubstr("/figures/0/dpi: expected a text or a number"));
  EXPECT_THAT(problem(R"(, "figures": [{"figure": "cusp", "footer": 1}])"),
              HasSubstr("/figures/0/footer: expected true or false"));
  EXPECT_THAT(problem(R"(, "figures": [{"figure": "cusp", "set": ["mem_lat"]}])"),
              HasSubstr("/figures/0/set: expected an object"));
  EXPECT_THAT(problem(R"(, "figures": [{"figure": "cusp", "name": "../x"}])"),
              HasSubstr("/figures/0/name: expected the name of a file"));
  EXPECT_THAT(problem(R"(, "defaults": {"figure": "cusp"}, "figures": [{"figure": "cusp"}])"),
              HasSubstr("/defaults/figure: unknown key"));
  EXPECT_THAT(to_line(figures_from_json("{\n  \"format\": 1,,}", "f.json").error()),
              HasSubstr("f.json:2:15: "));
  EXPECT_FALSE(figures_from_json(R"({"format": "latencyloom-figures", "version": "2.0",
      "figures": [{"figure": "cusp"}]})",
                                 "f.json")
                   .has_value());
}

/// A comma inside a text would make two values of one.
TEST(FiguresJson, TextsAreSingleValues) {
  EXPECT_FALSE(read(R"(, "figures": [{"figure": "cusp", "gpu": "gtx980,h200"}])").has_value());
  EXPECT_FALSE(read(R"(, "figures": [{"figure": "cusp", "gpu": ""}])").has_value());
}

} // namespace
} // namespace loom
