// What lint says of a GPU file beyond its form: ranges and rules.

#include "core/gpu/gpu_lint.h"

#include <gmock/gmock.h>

namespace loom {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;

/// The problems of a file whose mem_lat of 500 cycles has besides what is given.
std::vector<std::string> lint(const std::string& more) {
  const std::string text = R"({"format": "latencyloom-gpu", "version": "1.0", "id": "mine",
    "name": "Mine", "architecture": "Ada Lovelace", "facts": {"mem_lat": {"value": 500,
    "unit": "cycles", "source": "a document", "status": "derived")" +
                           more + "}}}";
  std::vector<std::string> lines;
  for (const Error& problem : lint_gpu_file(text, "mine.json"))
    lines.push_back(to_line(problem));
  return lines;
}

TEST(GpuLint, ARangeHasItsValue) {
  EXPECT_THAT(lint(R"(, "range": [400, 600], "note": "why")"), IsEmpty());
  EXPECT_THAT(lint(R"(, "note": "Range 400 to 500. Why")"), IsEmpty());
  EXPECT_THAT(lint(R"(, "range": [400, 499])"),
              ElementsAre("mine.json: /facts/mem_lat/range: the range 400 to 499 does not have the "
                          "value 500"));
  EXPECT_THAT(lint(R"(, "note": "Range 400 to 499. Why")"),
              ElementsAre("mine.json: /facts/mem_lat/note: the range 400 to 499 does not have the "
                          "value 500"));
}

TEST(GpuLint, ARuleIsThereAndHasItsEvidence) {
  EXPECT_THAT(lint(R"(, "rule": "class", "note": "mean of two cards")"), IsEmpty());
  EXPECT_THAT(lint(R"(, "rule": "clas", "note": "mean of two cards")"),
              ElementsAre("mine.json: /facts/mem_lat/rule: expected one of architecture, class, "
                          "card, found 'clas' (did you mean 'class'?)"));
  EXPECT_THAT(lint(R"(, "rule": "class")"),
              ElementsAre("mine.json: /facts/mem_lat: a rule without evidence: expected a 'note' "
                          "that gives the calculation"));
}

} // namespace
} // namespace loom
