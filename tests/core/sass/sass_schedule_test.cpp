// Issue schedules: the survey's tables, cycle by cycle, and what a compiler agrees with.

#include "core/sass/analysis.h"
#include "tests/core/sass/sass_listings.h"
#include "tests/shared.h"

#include <gmock/gmock.h>

namespace loom::sass {
namespace {

using testing::ElementsAre;

/// Rows "cycle|PC|port|port" as the survey prints them: the first instructions of an excerpt, which
/// begins at address `from`. What the survey calls "Other insts" and "Idle" is empty.
std::vector<std::string> table(std::uint64_t from, std::size_t count, std::vector<Port> ports,
                               const char* mnemonic) {
  const Listing listing = source_listing("resources/listings/survey_sm_80.sass");
  for (const Function& function : listing.functions)
    for (std::size_t i = 0; i < function.instructions.size(); ++i) {
      if (function.instructions[i].address != from ||
          !function.instructions[i].text.starts_with(mnemonic))
        continue;
      const Flowgraph graph = flowgraph(function);
      const auto schedule_of =
          schedule(function, graph, i, i + count, issue_times(*catalogue().find("a100").value()));
      std::vector<std::string> rows;
      for (const CycleRow& row : cycle_rows(schedule_of)) {
        const auto pc = [&](std::optional<std::size_t> issue) {
          return issue ? std::to_string(
                             function.instructions[schedule_of.issues[*issue].instruction].address)
                       : std::string("-");
        };
        std::string text = std::to_string(row.cycle) + "|" + pc(row.issued);
        for (const Port port : ports)
          text += "|" + pc(row.ports[static_cast<std::size_t>(port)]);
        rows.push_back(text);
      }
      return rows;
    }
  ADD_FAILURE() << "no such instruction";
  return {};
}

/// The same from the survey's columns; PCs in hexadecimal, 0 for none.
std::string row(int cycle, int pc, std::vector<int> ports) {
  const auto text = [](int address) { return address == 0 ? "-" : std::to_string(address); };
  std::string result = std::to_string(cycle) + "|" + text(pc);
  for (const int port : ports)
    result += "|" + text(port);
  return result;
}

TEST(SassSchedule, SurveyTableOfMovesAndMultiplyAdds) {
  // In the last row the survey names the next instruction, 0070, which its listing does not show.
  EXPECT_THAT(table(0x10, 6, {Port::int32, Port::fp32}, "MOV"),
              ElementsAre(row(0, 0x10, {0x10, 0}), row(1, 0x20, {0x10, 0x20}),
                          row(2, 0x30, {0x30, 0x20}), row(3, 0x40, {0x30, 0x40}),
                          row(4, 0x50, {0x50, 0x40}), row(5, 0x60, {0x50, 0x60}),
                          row(6, 0, {0, 0x60})));
}

TEST(SassSchedule, SurveyTableOfAReadAfterWrite) {
  EXPECT_THAT(table(0x1c0, 3, {Port::int32, Port::fp32}, "IMAD.X"),
              ElementsAre(row(0, 0x1c0, {0, 0x1c0}), row(1, 0x1d0, {0x1d0, 0x1c0}),
                          row(2, 0x1d0, {0x1d0, 0}), row(3, 0x1d0, {0, 0}), row(4, 0x1d0, {0, 0}),
                          row(5, 0x1e0, {0x1e0, 0}), row(6, 0x1e0, {0x1e0, 0}),
                          row(7, 0x1e0, {0, 0}), row(8, 0x1e0, {0, 0})));
}

TEST(SassSchedule, SurveyTableOfPredicates) {
  std::vector<std::string> rows = table(0x1c0, 5, {Port::int32, Port::fp32}, "IMAD.X");
  ASSERT_EQ(rows.size(), 24U); // the last stall count, 13, included
  rows.resize(13);
  EXPECT_THAT(rows,
              ElementsAre(row(0, 0x1c0, {0, 0x1c0}), row(1, 0x1d0, {0x1d0, 0x1c0}),
                          row(2, 0x1d0, {0x1d0, 0}), row(3, 0x1d0, {0, 0}), row(4, 0x1d0, {0, 0}),
                          row(5, 0x1e0, {0x1e0, 0}), row(6, 0x1e0, {0x1e0, 0}),
                          row(7, 0x1e0, {0, 0}), row(8, 0x1e0, {0, 0}), row(9, 0x1f0, {0x1f0, 0}),
                          row(10, 0x1f0, {0x1f0, 0}), row(11, 0x200, {0x200, 0}),
                          row(12, 0x200, {0x200, 0})));
}

TEST(SassSchedule, SurveyTableOfDependentMultiplications) {
  std::vector<std::string> rows = table(0x50, 2, {Port::fp32}, "FMUL");
  ASSERT_EQ(rows.size(), 8U);
  rows.resize(6);
  // In cycles 2 and 3 the survey names the instruction to come, in its other tables the last one.
  EXPECT_THAT(rows, ElementsAre(row(0, 0x50, {0x50}), row(1, 0x50, {0x50}), row(2, 0x50, {0}),
                                row(3, 0x50, {0}), row(4, 0x60, {0x60}), row(5, 0x60, {0x60})));
}

TEST(SassSchedule, LoadsFollowEachOtherAfterFourCycles) {
  // 8 load/store units: "a load takes four cycles", and the survey's stall counts are 4.
  const auto rows = table(0x90, 8, {Port::ldst}, "LDG.E R8");
  ASSERT_EQ(rows.size(), 32U);
  for (int cycle = 0; cycle < 29; ++cycle)
    EXPECT_EQ(rows[static_cast<std::size_t>(cycle)],
              row(cycle, 0x90 + cycle / 4 * 16, {0x90 + cycle / 4 * 16}));
}

TEST(SassSchedule, PortsOfPartitions) {
  const auto cycles = [](const char* id, Port port) {
    return port_cycles(*catalogue().find(id).value())[static_cast<std::size_t>(port)];
  };
  EXPECT_EQ(cycles("a100", Port::fp32), 2);
  EXPECT_EQ(cycles("a100", Port::int32), 2);
  EXPECT_EQ(cycles("a100", Port::ldst), 4);
  EXPECT_EQ(cycles("a100", Port::sfu), 8);
  EXPECT_EQ(cycles("a100", Port::fp64), 4);
  EXPECT_EQ(cycles("rtx4090", Port::fp32), 1);
  EXPECT_EQ(cycles("rtx4090", Port::int32), 2);
  EXPECT_EQ(cycles("h100", Port::fp32), 1);
  EXPECT_EQ(cycles("gtx980", Port::int32), 1);
}

TEST(SassSchedule, CompilersStallCountsLeaveNoConflictOfPorts) {
  // The ports are the survey's guess; nvcc, which knows them, agrees in every block for sm_80.
  const Listing listing = source_listing("tests/sass/sm_80.sass");
  for (const Function& function : listing.functions) {
    const Analysis analysis = analyze(function, *catalogue().find("a100").value());
    for (std::size_t i = 0; i < function.instructions.size(); ++i)
      EXPECT_NE(issue_of(analysis, i).cause, IssueWait::port)
          << function.name << ": " << function.instructions[i].text;
  }
}

TEST(SassSchedule, PortsAndBarriersHoldAnInstructionBack) {
  const auto listing = read_listing("[B------:R-:W0:-:S01] /*0000*/ LDS R0, [R1] ;\n"
                                    "[B------:R-:W-:-:S01] /*0010*/ LDS R2, [R1] ;\n"
                                    "[B0-----:R-:W-:-:S02] /*0020*/ MOV R3, R0 ;\n",
                                    "f");
  ASSERT_TRUE(listing);
  const Function& function = listing->functions[0];
  const Flowgraph graph = flowgraph(function);
  const auto timed =
      schedule(function, graph, 0, 3, issue_times(*catalogue().find("a100").value()));
  EXPECT_EQ(timed.issues[1].cycle, 4);
  EXPECT_EQ(timed.issues[1].cause, IssueWait::port);
  EXPECT_EQ(timed.issues[2].cycle, 23);
  EXPECT_EQ(timed.issues[2].cause, IssueWait::barrier);
  EXPECT_EQ(timed.cycles, 25);
}

} // namespace
} // namespace loom::sass
