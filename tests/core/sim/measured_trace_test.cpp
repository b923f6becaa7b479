// Measured traces: what Triton's Proton and our own export write, beside a simulated run.

#include "core/sim/measured_trace.h"
#include "core/sim/settled.h"
#include "core/sim/sim_export.h"
#include "core/sim/timeline_index.h"
#include "tests/core/sim/sim_oracle.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace loom {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;

/// One scheduler, one issue slot a cycle; adds take 4 cycles, loads 10.
SmConfig small() {
  SmConfig config;
  config.schedulers = 1;
  config[Kind::arithmetic].latency = config[Kind::arithmetic].to_arithmetic = 4;
  config[Kind::global].latency = config[Kind::global].to_arithmetic = 10;
  return config;
}

/// A load and an add that waits for it, and the next load for that: 14 cycles an iteration.
WarpProgram chain() { return program_from_text("LDG R1, [R1]\nFADD R1, R1, R1\n").value(); }

Result<MeasuredTrace> read(std::string_view text, double megahertz = 2000) {
  MeasuredTraceReader reader("t.json", megahertz);
  for (std::size_t at = 0; at < text.size(); at += 7) // pieces that cut everything
    if (const auto good = reader.feed(text.substr(at, 7)); !good)
      return tl::unexpected(good.error());
  return reader.finish();
}
std::string problem(std::string_view text) {
  const auto trace = read(text);
  return trace ? "none" : to_line(trace.error());
}

std::string exported(const Trace& trace) {
  std::string text;
  ChromeTraceWriter writer(trace.config, trace.program, trace.warps,
                           [&text](std::string_view piece) { text += piece; });
  writer.add(trace.records);
  writer.finish();
  return text;
}

TEST(MeasuredTrace, OurOwnExportIsTheRunItself) {
  const auto run = record(small(), chain(), 3, {.cycles = 200}).value();
  const auto trace = read(exported(run));
  ASSERT_TRUE(trace) << to_line(trace.error());
  EXPECT_EQ(trace->warps.size(), 3u);
  EXPECT_EQ(trace->spans, run.records.size());
  EXPECT_EQ(trace->cycles_per_us, 1);
  EXPECT_FALSE(trace->clock_assumed);
  const auto compared = compare_traces(*trace, run.program, run.warps, run.records);
  EXPECT_EQ(compared.shift, 0);
  ASSERT_EQ(compared.rows.size(), 2u);
  EXPECT_EQ(compared.rows[0].name, "FADD");
  EXPECT_EQ(compared.rows[0].compared, 4);
  EXPECT_EQ(compared.rows[1].simulated, 10);
  for (const TraceComparison::Row& row : compared.rows) {
    EXPECT_TRUE(row.instruction);
    EXPECT_EQ(row.error(), 0);
  }
  for (const auto& warp : compared.ratio)
    EXPECT_THAT(warp, testing::Each(std::optional(1.0)));
}

/// As third_party/proton/csrc/lib/TraceDataIO of Triton 3.4 writes scopes of two blocks of a core,
/// and of another core: cycles are 1000 a microsecond, as it takes the clock for 1 GHz.
constexpr std::string_view proton = R"json({"displayTimeUnit":"ns","traceEvents":[
{"args":{"Frequency (MHz)":1000.0,"Init Time (ns)":5,"call_stack":["k"]},"cat":"k","cname":"blue",
 "dur":0.02,"name":"iteration","ph":"X","pid":"k Core1 CTA4","tid":"warp 0 (line 0)","ts":7.0},
{"args":{"Frequency (MHz)":1000.0},"cat":"k","dur":0.005,"name":"load \"A\"","ph":"X",
 "pid":"k Core1 CTA4","tid":"warp 0 (line 1)","ts":7.001},
{"args":{"Frequency (MHz)":1000.0},"cat":"k","dur":0.02,"name":"iteration","ph":"X",
 "pid":"k Core1 CTA4","tid":"warp 0 (line 0)","ts":7.028},
{"args":{"Frequency (MHz)":1000.0},"cat":"k","dur":0.02,"name":"iteration","ph":"X",
 "pid":"k Core1 CTA9","tid":"warp 1 (line 0)","ts":7.004},
{"args":{"Frequency (MHz)":1000.0},"cat":"k","dur":0.02,"name":"iteration","ph":"X",
 "pid":"k Core0 CTA0","tid":"warp 0 (line 0)","ts":1.0}
]})json";

TEST(MeasuredTrace, ScopesOfProtonAreIterationsOfWarps) {
  const auto trace = read(proton);
  ASSERT_TRUE(trace) << to_line(trace.error());
  EXPECT_THAT(trace->names, ElementsAre("iteration", "load \"A\""));
  EXPECT_EQ(trace->left_out, 1u); // of core 0
  ASSERT_EQ(trace->warps.size(), 2u);
  EXPECT_EQ(trace->warps[0].warp, 0);
  EXPECT_EQ(trace->warps[1].warp, 3); // warp 1 of the second block, of two warps each
  ASSERT_EQ(trace->warps[0].spans.size(), 3u);
  EXPECT_NEAR(trace->warps[0].spans[1].from, 1, 1e-6);
  EXPECT_NEAR(trace->warps[0].spans[1].to, 6, 1e-6);
  const auto run = record(small(), chain(), 4, {.cycles = 400}).value();
  const auto compared = compare_traces(*trace, run.program, run.warps, run.records);
  ASSERT_EQ(compared.rows.size(), 2u);
  EXPECT_FALSE(compared.rows[0].instruction);
  EXPECT_NEAR(compared.rows[0].duration, 20, 1e-6);
  EXPECT_NEAR(*compared.rows[0].compared, 28, 1e-6); // from begin to begin
  EXPECT_NEAR(*compared.rows[0].simulated, 14, 0.5);
  EXPECT_NEAR(*compared.rows[0].error(), -0.5, 0.02);
  EXPECT_NEAR(*compared.ratio[0][0], 2, 0.05);
  EXPECT_FALSE(compared.ratio[0][2]); // nothing follows it
  EXPECT_FALSE(compared.rows[1].compared);
}

TEST(MeasuredTrace, BeginAndEndMakeASpanAndTheClockIsTheGpusWhereNoneIsSaid) {
  const auto trace = read(R"([{"ph":"B","name":"a","pid":1,"tid":7,"ts":1},
    {"ph":"B","name":"b","pid":1,"tid":7,"ts":2},{"ph":"E","pid":1,"tid":7,"ts":3},
    {"ph":"E","pid":1,"tid":7,"ts":5},{"ph":"E","pid":1,"tid":7,"ts":6},
    {"ph":"C","name":"c","ts":1},{"ph":"M","name":"thread_name","pid":1,"tid":7,
     "args":{"name":"Warp 2"}},)"); // a list may lack its end
  ASSERT_TRUE(trace) << to_line(trace.error());
  EXPECT_TRUE(trace->clock_assumed);
  ASSERT_EQ(trace->warps.size(), 1u);
  EXPECT_EQ(trace->warps[0].warp, 2);
  ASSERT_EQ(trace->warps[0].spans.size(), 2u);
  EXPECT_EQ(trace->warps[0].spans[0].to, 4 * 2000);
  EXPECT_EQ(trace->warps[0].spans[1].from, 1 * 2000);
  const auto cycles = read(R"([{"ph":"X","name":"a","pid":"k CTA0","tid":"warp 0","ts":1,"dur":2,
    "args":{"Unit":"GPU cycle"}}])");
  ASSERT_TRUE(cycles);
  EXPECT_EQ(cycles->warps[0].spans[0].to, 2000);
  EXPECT_FALSE(cycles->clock_assumed);
}

TEST(MeasuredTrace, BadInputIsRefusedWithItsLine) {
  EXPECT_THAT(problem(""), HasSubstr("t.json:1:1: expected events"));
  EXPECT_THAT(problem("warp,instruction\n0,1\n"),
              HasSubstr("t.json:1:1: expected a trace as JSON"));
  EXPECT_THAT(problem("{\"traceEvents\":[\n]}"), HasSubstr("expected events with begin and end"));
  EXPECT_THAT(problem(std::string(proton.substr(0, 700))), HasSubstr("the file is cut"));
  EXPECT_THAT(problem("[\n{\"ph\":\"X\",\"ts\":\"now\"}]"),
              HasSubstr("t.json:2:1: expected an event"));
  EXPECT_THAT(problem("[\n\n{\"ph\":\"X\",\"ph\":\"B\"}]"), HasSubstr("t.json:3:1: "));
  EXPECT_THAT(problem("[{\"ph\":\"X\",\"ts\":1,\"dur\":-1}]"), HasSubstr("expected an event"));
  EXPECT_THAT(problem("[{\"ph\":\"X\",\"ts\":1e300,\"dur\":1}]"), HasSubstr("expected an event"));
  EXPECT_THAT(problem("[{\"a\":\"" + std::string(max_event_bytes, 'x')),
              HasSubstr("at most 1 MiB"));
  EXPECT_THAT(problem("[{\"ph\":\"X\",\"ts\":1,\"dur\":1,\"tid\":\"warp 99999\"}]"),
              HasSubstr("expected warps"));
}

// Events as PyTorch's profiler writes them: of the host, then launches with grid and block.
TEST(MeasuredTrace, LaunchesOfKernelsAreNoIterations) {
  const char* const refused = "t.json:2:1: these are launches of kernels, not iterations";
  EXPECT_THAT(problem("{\"schemaVersion\":1,\"traceEvents\":[\n{\"ph\":\"X\",\"cat\":\"kernel\","
                      "\"name\":\"add<4>\",\"pid\":0,\"tid\":7,\"ts\":20.5,\"dur\":3.25,\"args\":{"
                      "\"stream\":7,\"grid\":[8,1,1],\"block\":[128,1,1]}}]}"),
              HasSubstr(refused));
  EXPECT_THAT(problem("{\"traceEvents\":[\n{\"ph\":\"X\",\"cat\":\"cpu_op\",\"name\":\"aten::add\","
                      "\"pid\":9,\"tid\":9,\"ts\":1,\"dur\":40,\"args\":{\"External id\":2}}]}"),
              HasSubstr(refused));
  // A scope of a kernel may be called so.
  EXPECT_EQ(problem("[{\"ph\":\"X\",\"cat\":\"kernel\",\"name\":\"kernel\",\"ts\":1,\"dur\":1,"
                    "\"pid\":\"k Core0 CTA0\",\"tid\":\"warp 0\","
                    "\"args\":{\"Unit\":\"GPU cycle\"}}]"),
            "none");
}

TEST(MeasuredTrace, ItsRowsStandAboveTheSimulatedOnes) {
  auto run = std::make_shared<const Trace>(record(small(), chain(), 4, {.cycles = 400}).value());
  const TimelineIndex index(run);
  const auto trace = read(proton).value();
  const auto compared = compare_traces(trace, run->program, run->warps, run->records);
  const Timeline plain = index.show(0, 40, 400);
  Timeline shown = plain;
  add_measured(shown, trace, compared);
  ASSERT_EQ(shown.rows.size(), 6u);
  EXPECT_EQ(shown.rows[0].role, measured_role);
  EXPECT_EQ(shown.rows[1].label, "W3");
  EXPECT_EQ(shown.rows[2].label, plain.rows[0].label);
  EXPECT_EQ(shown.items[0].row, plain.items[0].row + 2);
  ASSERT_GE(shown.copies.size(), 3u);
  EXPECT_EQ(shown.copies[0].of_class, static_cast<std::uint8_t>(MeasuredMark::longer));
  EXPECT_EQ(shown.copies[0].lane, 0);
  EXPECT_EQ(shown.copies[1].lane, 1); // the load in the iteration
  EXPECT_EQ(shown.copies[1].of_class, static_cast<std::uint8_t>(MeasuredMark::alone));
  Timeline folded = index.show(0, 400, 100);
  const std::size_t cells = folded.arithmetic_share.size();
  add_measured(folded, trace, compared);
  EXPECT_EQ(folded.arithmetic_share.size(), cells + 2 * 100);
}

} // namespace
} // namespace loom
