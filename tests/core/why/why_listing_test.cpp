// Where the numbers of a function of a listing and of its loops come from.

#include "core/code/code_verdict.h"
#include "core/sass/align.h"
#include "core/sass/analysis.h"
#include "tests/core/sass/sass_listings.h"
#include "tests/core/why/why_values.h"

#include <fmt/format.h>
#include <gmock/gmock.h>

namespace loom::why {
namespace {

using testing::HasSubstr;

constexpr auto hopper = "resources/listings/listings_sm_90.sass";

/// A function on a GPU, and what is asked about it.
struct Studied {
  Studied(sass::Listing read, const std::string& name, const char* id)
      : listing(std::move(read)),
        function(name.empty() ? listing.functions.front() : sass::function_named(listing, name)),
        gpu(*catalogue().find(id)), analysis(sass::analyze(function, *gpu)) {}
  Studied(const char* text, const char* id)
      : Studied(*sass::read_listing(text, "by hand"), "", id) {}

  sass::Listing listing;
  const sass::Function& function;
  GpuPtr gpu;
  sass::Analysis analysis;
};

std::string written(const Section& section, const char* id) {
  const QuantityPtr quantity = find(section.quantities, id);
  return quantity ? as_text(quantity) : std::string("no ") + id;
}

// Its loop, 00e0 to 0160, in lines 36 to 52 of the file, two a line: IMAD.WIDE twice, LDG twice,
// IADD3, ISETP, FFMA, STG, BRA; stall counts 4 2 4 1 4 1 5 7 5.
TEST(WhyListing, SaxpysLoopCountedByHand) {
  const Studied saxpy(sass::source_listing(hopper), "saxpy", "gtx980");
  ASSERT_EQ(saxpy.analysis.loops.size(), 1U);
  const Section section = explain_loop(saxpy.function, saxpy.analysis, 0, saxpy.gpu);
  check_section(section, "saxpy");
  EXPECT_EQ(value(section, "loop_instructions"), 9);
  EXPECT_EQ(value(section, "loop_fma"), 3);
  EXPECT_EQ(value(section, "loop_global"), 3);
  EXPECT_EQ(value(section, "loop_alu"), 2);
  EXPECT_EQ(value(section, "loop_control"), 1);
  EXPECT_EQ(value(section, "loop_alpha"), 2); // 6 of the others for 3 accesses
  EXPECT_EQ(value(section, "loop_issue_cycles"), 33);
  EXPECT_THAT(written(section, "loop_fma"), HasSubstr("N_fma = N_FFMA + N_IMAD = 1 + 2 = 3"));
  EXPECT_THAT(written(section, "loop_fma"), HasSubstr("saxpy, lines 36, 38"));
  EXPECT_THAT(written(section, "loop_global"), HasSubstr("saxpy, line 50")); // the store
  EXPECT_THAT(written(section, "loop_issue_cycles"),
              HasSubstr("= 2 + 2·1 + 4·3 + 5·2 + 7·1 = 33 cycles"));
  EXPECT_THAT(written(section, "loop_instructions"), HasSubstr("= 3 + 2 + 3 + 1 = 9"));
  // R0, R1, R2-3, R4-5, R6-7, R8-9 are live where R4 is computed, and at no place more.
  EXPECT_EQ(value(section, "loop_registers"), 10);
  EXPECT_THAT(written(section, "loop_registers"), HasSubstr("line 38, at 00f0"));
  // A GTX 980: 4 IPC/9, 1 access a cycle/3, 0.0815 IPC/3.
  EXPECT_NEAR(value(section, "loop_throughput"), 0.0815 / 3, 1e-15);
}

TEST(WhyListing, AFunctionCountedByHand) {
  const Studied saxpy(sass::source_listing(hopper), "saxpy", "h200");
  const Section section = explain_function(saxpy.function, saxpy.analysis);
  check_section(section, "saxpy");
  EXPECT_EQ(value(section, "function_instructions"), 40); // 0000 to 0270
  EXPECT_THAT(written(section, "function_instructions"), HasSubstr("40 of the lines 8 to 86"));
  EXPECT_EQ(value(section, "function_registers"), 10);
  EXPECT_EQ(value(section, "unproven_reads"), 0);
}

// 0030 reads R2 and R3, 0040 R6 and R2: four; R6 was written a cycle before, where 4 prove it.
TEST(WhyListing, ADependenceThatIsTooClose) {
  const Studied small("[B------:R-:W0:-:S01] /*0010*/ LDG.E R2, [R4.64] ;\n"
                      "[B------:R1:W1:Y:S02] /*0020*/ LDG.E R3, [R8.64] ;\n"
                      "[B01----:R-:W-:-:S01] /*0030*/ FADD R6, R2, R3 ;\n"
                      "[B------:R-:W-:-:S02] /*0040*/ FADD R9, R2, R2 ;\n"
                      "[B------:R-:W-:-:S05] /*0050*/ FADD R7, R6.reuse, R3 ;\n"
                      "[B------:R-:W-:-:S05] /*0060*/ EXIT ;\n",
                      "a100");
  const Section section = explain_function(small.function, small.analysis);
  check_section(section, "small");
  EXPECT_EQ(value(section, "unproven_reads"), 1);
  EXPECT_EQ(value(section, "unproven_writes"), 0);
  EXPECT_EQ(value(section, "doubt_1.found"), 3);
  EXPECT_EQ(value(section, "doubt_1.needed"), 4);
  EXPECT_THAT(written(section, "doubt_1.found"), HasSubstr("d_1 = s_1 + s_2 = 1 + 2 = 3 cycles"));
  EXPECT_THAT(written(section, "doubt_1.found"), HasSubstr("line 4, at 0040: FADD R9, R2, R2"));
  EXPECT_EQ(find(section.quantities, "doubt_1.needed")->status, FactStatus::derived);
}

TEST(WhyListing, BarriersThatNobodyWaitsForOrSets) {
  const Studied small("[B------:R-:W1:-:S01] /*0010*/ LDG.E R2, [R4.64] ;\n"
                      "[B--2---:R-:W-:-:S04] /*0020*/ FADD R6, R2, R7 ;\n"
                      "[B------:R-:W-:-:S05] /*0030*/ EXIT ;\n",
                      "a100");
  const Section section = explain_function(small.function, small.analysis);
  check_section(section, "barriers");
  EXPECT_EQ(value(section, "unproven_reads"), 1);
  EXPECT_EQ(value(section, "bare_waits"), 1);
  EXPECT_EQ(value(section, "doubt_1.barrier"), 1);
  EXPECT_EQ(value(section, "doubt_2.barrier"), 2);
  EXPECT_THAT(written(section, "doubt_1.barrier"), HasSubstr("line 1, at 0010"));
  EXPECT_THAT(written(section, "doubt_2.barrier"), HasSubstr("line 2, at 0020"));
}

// Sixty reads that nothing protects: fifty are told one by one.
TEST(WhyListing, OfManyDoubtsTheRestIsCounted) {
  std::string code = "[B------:R-:W1:-:S01] /*0010*/ LDG.E R2, [R4.64] ;\n";
  for (int i = 0; i < 60; ++i)
    code += fmt::format("[B------:R-:W-:-:S04] /*{:04x}*/ FADD R6, R2, R7 ;\n", 0x20 + 0x10 * i);
  const Studied many(code.c_str(), "a100");
  const Section section = explain_function(many.function, many.analysis);
  check_section(section, "many");
  EXPECT_EQ(value(section, "unproven_reads"), 60);
  EXPECT_TRUE(find(section.quantities, "doubt_50.barrier"));
  EXPECT_FALSE(find(section.quantities, "doubt_51.barrier"));
  EXPECT_EQ(value(section, "more_doubts"), 10);
}

TEST(WhyListing, TwoFunctionsSideBySide) {
  const Studied one("[B------:R-:W-:-:S04] /*0010*/ FADD R6, R2, R7 ;\n"
                    "[B------:R-:W-:-:S04] /*0020*/ FMUL R6, R2, R7 ;\n"
                    "[B------:R-:W-:-:S05] /*0030*/ EXIT ;\n",
                    "a100"),
      other("[B------:R-:W-:-:S04] /*0010*/ FADD R6, R2, R7 ;\n"
            "[B------:R-:W-:-:S02] /*0020*/ FMUL R6, R2, R7 ;\n"
            "[B------:R-:W-:-:S02] /*0030*/ MOV R6, R2 ;\n"
            "[B------:R-:W-:-:S05] /*0040*/ EXIT ;\n",
            "a100");
  const std::vector<sass::AlignedRow> rows = sass::align(one.function, other.function);
  const Section section = explain_alignment(rows, one.function, other.function);
  check_section(section, "two");
  EXPECT_EQ(value(section, "aligned.same"), 2);
  EXPECT_EQ(value(section, "aligned.control"), 1);
  EXPECT_EQ(value(section, "aligned.text"), 0);
  EXPECT_EQ(value(section, "aligned.left"), 0);
  EXPECT_EQ(value(section, "aligned.right"), 1);
}

TEST(WhyListing, EveryLoopOfTheShippedListingsOnAnyGpu) {
  int loops = 0;
  for (const char* file : {"listings_sm_75", "listings_sm_86", "listings_sm_90"})
    for (const char* id : {"gtx480", "gtx980", "a100", "h200"}) {
      const sass::Listing listing =
          sass::source_listing(std::string("resources/listings/") + file + ".sass");
      for (const sass::Function& each : listing.functions) {
        const Studied of(listing, each.name, id);
        const std::string where = std::string(file) + ' ' + id + ' ' + each.name;
        const Section whole = explain_function(of.function, of.analysis);
        check_section(whole, where);
        EXPECT_EQ(value(whole, "dependences"),
                  static_cast<double>(of.analysis.hazards.dependences));
        for (std::size_t loop = 0; loop < of.analysis.loops.size(); ++loop) {
          const sass::LoopSummary& sums = of.analysis.loops[loop];
          const Section section = explain_loop(of.function, of.analysis, loop, of.gpu);
          check_section(section, where);
          ++loops;
          for (std::size_t c = 0; c < sass::opcode_class_count; ++c) {
            const std::string name(to_string(static_cast<sass::OpcodeClass>(c)));
            EXPECT_EQ(sums.mix[c] > 0, find(section.quantities, "loop_" + name) != nullptr);
            if (sums.mix[c] > 0) {
              EXPECT_EQ(value(section, "loop_" + name), sums.mix[c]) << where << ' ' << name;
            }
          }
          EXPECT_EQ(value(section, "loop_instructions"), sums.instructions) << where;
          EXPECT_EQ(value(section, "loop_issue_cycles"), static_cast<double>(sums.issue_cycles));
          EXPECT_EQ(value(section, "loop_registers"), sums.live.gpr) << where;
          EXPECT_EQ(value(section, "loop_latency"), sums.latency_cycles) << where;
          EXPECT_EQ(value(section, "loop_critical_path"), sums.critical_path_cycles) << where;
          EXPECT_EQ(value(section, "loop_recurrence"), sums.recurrence_cycles) << where;
          if (sums.alpha) {
            EXPECT_EQ(value(section, "loop_alpha"), *sums.alpha) << where;
          }
          const CodeModel model(of.function, of.analysis, *of.gpu, {});
          const auto verdict = code_verdict(model, *of.gpu, loop, {});
          ASSERT_TRUE(verdict) << where;
          EXPECT_EQ(value(section, "loop_throughput"), verdict->at.peak) << where;
          EXPECT_EQ(value(section, "loop_warps_needed"), verdict->at.warps_needed) << where;
        }
      }
    }
  EXPECT_GT(loops, 60);
}

} // namespace
} // namespace loom::why
