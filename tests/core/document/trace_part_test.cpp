// The measured trace of a document: round trips, what a file has no room for, what is refused.

#include "core/document/document_json.h"
#include "tests/shared.h"

#include <gmock/gmock.h>

namespace loom {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;
using testing::Not;

/// Two warps of two scopes, a thousandth of a cycle among them.
MeasuredTrace small() {
  return {.names = {"load", "a\"b\n"},
          .warps = {{0, {{0, 0, 480.125}, {1, 3, 4}}}, {3, {{1, 2.001, 2.001}}}},
          .cycles_per_us = 1755,
          .clock_assumed = true,
          .spans = 3,
          .left_out = 7};
}

Document document_with(MeasuredTrace trace) {
  Document document;
  document.scenario = default_scenario(*catalogue().find("toy"));
  document.trace = {"proton.json", std::make_shared<const MeasuredTrace>(std::move(trace))};
  return document;
}

/// As many spans as asked for, each of a few bytes, one after the other.
MeasuredTrace of_spans(std::size_t count) {
  MeasuredTrace trace{.names = {"k"}, .warps = {{0, {}}}, .cycles_per_us = 1, .spans = count};
  for (std::size_t i = 0; i < count; ++i)
    trace.warps[0].spans.push_back(
        {0, 10 * static_cast<double>(i), 10 * static_cast<double>(i) + 5});
  return trace;
}

Result<ReadDocument> read_trace(const std::string& trace) {
  return document_from_json(R"({"format": "latencyloom-scenario", "version": "1.8", "gpu": "toy",
                                "trace": )" +
                                trace + "}",
                            "s.json", catalogue());
}

std::string trace_problem(const std::string& trace) {
  const auto answer = read_trace(trace);
  return answer ? "none" : to_line(answer.error());
}

TEST(TracePart, RoundTripsAndIsVersion18) {
  const Document document = document_with(small());
  for (const int indent : {2, -1}) {
    const std::string text = document_to_json(document, catalogue(), indent);
    const auto back = document_from_json(text, "s.json", catalogue());
    ASSERT_TRUE(back) << to_line(back.error());
    EXPECT_EQ(back->document, document);
    EXPECT_TRUE(back->warnings.empty());
    EXPECT_EQ(document_to_json(back->document, catalogue(), indent), text);
  }
  EXPECT_THAT(document_to_json(document, catalogue()), HasSubstr("\"version\": \"1.8\""));
  EXPECT_THAT(document_to_json({document.scenario, {}}, catalogue()), Not(HasSubstr("trace")));
  EXPECT_NE(document, document_with(of_spans(3)));
  EXPECT_TRUE(left_out_of_file(document).empty());
}

TEST(TracePart, WhatAFileHasNoRoomForIsNamedAndCounted) {
  for (const std::size_t count : {std::size_t{30'000}, std::size_t{1'000'000}}) {
    const Document document = document_with(of_spans(count));
    EXPECT_THAT(left_out_of_file(document), ElementsAre("proton.json"));
    const std::string text = document_to_json(document, catalogue());
    EXPECT_LE(text.size(), 10'000u);
    const auto back = document_from_json(text, "s.json", catalogue());
    ASSERT_TRUE(back) << to_line(back.error());
    EXPECT_EQ(back->document.trace, (TracePart{"proton.json", nullptr, count}));
    ASSERT_EQ(back->warnings.size(), 1u);
    EXPECT_EQ(back->warnings[0].english(),
              "the trace of proton.json is not inside the file: open it again");
    // What is known by name stays so.
    EXPECT_EQ(document_to_json(back->document, catalogue()), text);
    EXPECT_THAT(left_out_of_file(back->document), ElementsAre("proton.json"));
  }
  // Half of it has room, and leaves points theirs.
  const Document half = document_with(of_spans(15'000));
  EXPECT_TRUE(left_out_of_file(half).empty());
  EXPECT_LE(document_to_json(half, catalogue()).size(), max_trace_text + 10'000);
}

TEST(TracePart, NamesThePlaceOfWhatIsWrong) {
  const auto with = [](const std::string& warps) {
    return trace_problem(R"({"title": "t", "names": ["a", "b"], "warps": )" + warps + "}");
  };
  EXPECT_EQ(with("[[0, 1, 2, 3]]"), "none");
  EXPECT_THAT(trace_problem("7"), HasSubstr("/trace: expected an object"));
  EXPECT_THAT(trace_problem("{}"), HasSubstr("/trace: the key 'title' is missing"));
  EXPECT_THAT(trace_problem(R"({"title": "t", "warp": []})"), HasSubstr("/trace/warp"));
  EXPECT_THAT(trace_problem(R"({"title": "t", "clock_assumed": 1})"),
              HasSubstr("/trace/clock_assumed"));
  EXPECT_THAT(trace_problem(R"({"title": "t", "names": [1]})"), HasSubstr("/trace/names/0"));
  EXPECT_THAT(with("[[0, 1, 2]]"), HasSubstr("/trace/warps/0: expected [warp, name, from, to"));
  EXPECT_THAT(with("[[0, 2, 2, 3]]"), HasSubstr("/trace/warps/0/1"));
  EXPECT_THAT(with("[[0, 1, 3, 2]]"), HasSubstr("/trace/warps/0/3"));
  EXPECT_THAT(with("[[0, 1, 3, 4, 1, 2, 4]]"), HasSubstr("/trace/warps/0/5"));
  EXPECT_THAT(with("[[1024, 1, 3, 4]]"), HasSubstr("/trace/warps/0/0"));
  EXPECT_THAT(with("[[1, 1, 3, 4], [1, 1, 3, 4]]"), HasSubstr("/trace/warps/1: expected warps in"));
  EXPECT_THAT(with("[5]"), HasSubstr("/trace/warps/0"));
}

TEST(TracePart, ATraceIsKnownByItsBegin) {
  EXPECT_TRUE(begins_trace("\xEF\xBB\xBF {\"displayTimeUnit\": \"ns\", \"traceEvents\": ["));
  EXPECT_TRUE(begins_trace("[\n{\"name\": \"a\", \"ph\": \"X\""));
  EXPECT_FALSE(begins_trace(""));
  EXPECT_FALSE(begins_trace("{\"format\": \"latencyloom-scenario\""));
  EXPECT_FALSE(begins_trace("%PDF \"traceEvents\""));
}

} // namespace
} // namespace loom
