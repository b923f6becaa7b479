// Where the numbers of one line of a listing come from.

#include "core/sass/analysis.h"
#include "tests/core/sass/control_bits.h"
#include "tests/core/sass/sass_listings.h"
#include "tests/core/why/why_values.h"

#include <gmock/gmock.h>

namespace loom::why {
namespace {

using testing::HasSubstr;

/// Loads take the 8 load/store units of an A100's partition 32/8 = 4 cycles.
constexpr auto loads = "[B------:R-:W0:-:S01] /*0010*/ LDG.E R2, [R4.64] ;\n"
                       "[B------:R1:W1:Y:S02] /*0020*/ LDG.E R3, [R8.64] ;\n"
                       "[B01----:R-:W-:-:S01] /*0030*/ FADD R6, R2, R3 ;\n"
                       "[B------:R-:W-:-:S05] /*0040*/ FADD R7, R6.reuse, R2 ;\n"
                       "[B------:R-:W-:-:S05] /*0050*/ EXIT ;\n";

Section line(std::size_t instruction, const char* gpu = "a100") {
  const auto listing = sass::read_listing(loads, "loads.sass");
  EXPECT_TRUE(listing);
  const GpuPtr of = *catalogue().find(gpu);
  const sass::Function& function = listing->functions.front();
  return explain_line(function, sass::analyze(function, *of), *of, instruction);
}

TEST(WhyLine, FieldsNameTheirLine) {
  const Section section = line(1);
  check_section(section, "0020");
  EXPECT_EQ(value(section, "line.stall"), 2);
  EXPECT_EQ(value(section, "line.write_barrier"), 1);
  EXPECT_EQ(value(section, "line.read_barrier"), 1);
  EXPECT_FALSE(find(section.quantities, "line.wait_mask"));
  const std::string text = as_text(find(section.quantities, "line.stall"));
  EXPECT_THAT(text, HasSubstr("written as B------:R1:W1:Y:S02"));
  EXPECT_THAT(text, HasSubstr("line 2, at 0020: LDG.E R3, [R8.64]"));
  EXPECT_EQ(value(line(2), "line.wait_mask"), 3); // barriers 0 and 1
  EXPECT_EQ(value(line(3), "line.reuse_mask"), 1);
}

TEST(WhyLine, TheFieldsOfAnEncodingAreItsBits) {
  const sass::Listing listing = sass::source_listing("resources/listings/listings_sm_86.sass");
  const sass::Function& function = listing.functions.front();
  const GpuPtr gpu = *catalogue().find("a100");
  const Section section = explain_line(function, sass::analyze(function, *gpu), *gpu, 0);
  EXPECT_THAT(as_text(find(section.quantities, "line.stall")),
              HasSubstr("bits 105 to 108 of the instruction"));
  EXPECT_THAT(as_text(find(section.quantities, "line.yield_bit")),
              HasSubstr("bit 109 of the instruction"));
  // The 21 bits again, from the 128 of the encoding.
  EXPECT_TRUE(find(section.quantities, "line.control")->formula);
  EXPECT_EQ(value(section, "line.control"), sass::volta_bits(function.instructions.front().high));
}

TEST(WhyLine, AMaskNamesItsBarriersAndOperands) {
  const Section add = line(2), kept = line(3);
  EXPECT_EQ(value(add, "line.wait_0"), 0);
  EXPECT_EQ(value(add, "line.wait_1"), 1);
  EXPECT_FALSE(find(add.quantities, "line.wait_2"));
  EXPECT_EQ(find(add.quantities, "line.wait_1")->inputs.front()->id, "line.wait_mask");
  EXPECT_EQ(value(kept, "line.reuse_1"), 1);
}

TEST(WhyLine, WhatIsNotProvedIsOfTheLine) {
  const auto listing = sass::read_listing("[B------:R-:W0:-:S01] /*0010*/ LDG.E R2, [R4.64] ;\n"
                                          "[B0-2---:R-:W-:-:S01] /*0020*/ FADD R6, R2, R2 ;\n"
                                          "[B------:R-:W-:-:S05] /*0030*/ FADD R7, R6, R2 ;\n"
                                          "[B------:R-:W-:-:S05] /*0040*/ EXIT ;\n",
                                          "doubts");
  const GpuPtr gpu = *catalogue().find("a100");
  const sass::Function& function = listing->functions.front();
  const sass::Analysis analysis = sass::analyze(function, *gpu);
  const Section wait = explain_line(function, analysis, *gpu, 1, "left.");
  check_section(wait, "wait");
  EXPECT_EQ(value(wait, "left.doubt_1.barrier"), 2); // nothing sets it
  const Section close = explain_line(function, analysis, *gpu, 2);
  check_section(close, "close");
  EXPECT_EQ(value(close, "line.doubt_1.found"), 1); // the stall count of 0020
  EXPECT_EQ(value(close, "line.doubt_1.needed"), 4);
  EXPECT_FALSE(find(explain_line(function, analysis, *gpu, 0).quantities, "line.doubt_1.found"));
}

TEST(WhyLine, TwoThatIssueTogetherAreTwo) {
  const auto listing = sass::read_listing(loads, "loads.sass");
  sass::Function kepler = listing->functions.front();
  kepler.layout = sass::Layout::kepler_gk110;
  kepler.instructions[3].control = sass::control_from_kepler(0x04);
  const GpuPtr gpu = *catalogue().find("gtx980");
  const sass::Analysis analysis = sass::analyze(kepler, *gpu);
  EXPECT_EQ(value(explain_line(kepler, analysis, *gpu, 3), "line.dual_issue"), 2);
  EXPECT_FALSE(find(explain_line(kepler, analysis, *gpu, 2).quantities, "line.dual_issue"));
}

TEST(WhyLine, TheSecondLoadWaitsForThePortAndTheAddForTheLoads) {
  const Section second = line(1), add = line(2);
  EXPECT_EQ(value(second, "line.port_cycles"), 4);
  EXPECT_EQ(value(second, "line.cycle"), 4); // max(0 + 1, 0 + 4)
  EXPECT_THAT(as_text(find(second.quantities, "line.cycle")), HasSubstr("held back by: port"));
  // It waits for both: the second is there an A100's 574.6 cycles, rounded, after cycle 4.
  EXPECT_EQ(value(add, "line.cycle"), 4 + 575);
  EXPECT_THAT(as_text(find(add.quantities, "line.cycle")),
              HasSubstr("c = max(c_before + s_before, c_free) = max(4 + 2, 579) = 579 cycles"));
  EXPECT_THAT(as_text(find(add.quantities, "line.cycle")), HasSubstr("held back by: barrier"));
  EXPECT_EQ(value(line(0), "line.cycle"), 0);
  // Two FADD in a row: 16 lanes, 2 cycles, and a stall count of 1.
  EXPECT_EQ(value(line(3), "line.cycle"), 579 + 2);
}

TEST(WhyLine, EveryLineOfTheShippedListingsOnAnyGpu) {
  int lines = 0;
  for (const char* file : {"listings_sm_75", "listings_sm_90", "survey_sm_80"})
    for (const char* id : {"gtx480", "gtx980", "a100", "h200"}) {
      const GpuPtr gpu = *catalogue().find(id);
      const sass::Listing listing =
          sass::source_listing(std::string("resources/listings/") + file + ".sass");
      for (const sass::Function& function : listing.functions) {
        const sass::Analysis analysis = sass::analyze(function, *gpu);
        for (std::size_t i = 0; i < function.instructions.size(); ++i) {
          const Section section = explain_line(function, analysis, *gpu, i);
          const sass::Issue& issue = issue_of(analysis, i);
          const std::string where = std::string(file) + ' ' + id + ' ' + function.name + ' ' +
                                    std::to_string(function.instructions[i].address);
          check_section(section, where);
          EXPECT_EQ(value(section, "line.cycle"), static_cast<double>(issue.cycle)) << where;
          EXPECT_EQ(value(section, "line.port_cycles"), issue.port_cycles) << where;
          EXPECT_EQ(value(section, "line.live"), analysis.live[i].gpr) << where;
          EXPECT_EQ(value(section, "line.stall"), function.instructions[i].control.stall) << where;
          EXPECT_EQ(value(section, "line.control"),
                    sass::control_bits(function.instructions[i].control))
              << where;
          ++lines;
        }
      }
    }
  EXPECT_GT(lines, 1000);
}

} // namespace
} // namespace loom::why
