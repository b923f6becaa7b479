// Operands, live registers and loops.

#include "core/sass/blocks.h"
#include "tests/core/sass/sass_listings.h"

#include <gmock/gmock.h>

#include <sstream>

namespace loom::sass {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;

/// "R4-5 P0 <- R2 R6-7" for one instruction.
std::string dependences(const std::string& text, const std::string& arch = "sm_90") {
  Function function;
  function.arch = arch;
  function.layout = arch < "sm_6" ? Layout::maxwell : Layout::volta;
  Instruction instruction;
  instruction.text = text;
  const Operands operands = operands_of(instruction, function);
  std::string result;
  for (const Registers& r : operands.writes)
    result += to_text(r) + " ";
  result += "<-";
  for (const Registers& r : operands.reads)
    result += " " + to_text(r);
  return result;
}

TEST(SassOperands, ReadsAndWrites) {
  EXPECT_EQ(dependences("IMAD.WIDE R2, R4, R5, c[0x0][0x168]"), "R2-3 <- R4 R5");
  EXPECT_EQ(dependences("IMAD.WIDE.U32 R2, R7, 0x4, R2"), "R2-3 <- R7 R2-3");
  EXPECT_EQ(dependences("IADD3 R4, P1, R1, c[0x0][0x20], RZ"), "R4 P1 <- R1");
  EXPECT_EQ(dependences("IADD3.X R5, RZ, R3, RZ, P1, !PT"), "R5 <- R3 P1");
  EXPECT_EQ(dependences("ISETP.GE.U32.AND.EX P3, PT, R3.reuse, c[0x0][0x54], !P1, P0"),
            "P3 <- R3 P1 P0");
  EXPECT_EQ(dependences("LEA.HI.X R5, R0, c[0x0][0x16c], R5, 0x2, P1"), "R5 <- R0 R5 P1");
  EXPECT_EQ(dependences("LOP3.LUT P0, R5, R4, 0x1, RZ, 0xc0, !PT"), "P0 R5 <- R4");
  EXPECT_EQ(dependences("PLOP3.LUT P1, PT, PT, PT, UP0, 0x80, 0x8"), "P1 <- UP0");
  EXPECT_EQ(dependences("@!P2 FFMA R0, -R9, |R10|, R0.reuse"), "R0 <- P2 R9 R10 R0");
  EXPECT_EQ(dependences("VOTE.ANY R0, PT, P0"), "R0 <- P0");
  EXPECT_EQ(dependences("SHFL.DOWN PT, R3, R2, 0x10, 0x1f"), "R3 <- R2");
  EXPECT_EQ(dependences("MUFU.RSQ R4, R2"), "R4 <- R2");
  EXPECT_EQ(dependences("DFMA R4, R6, R8, R10"), "R4-5 <- R6-7 R8-9 R10-11");
  EXPECT_EQ(dependences("I2F.F64 R4, R3"), "R4-5 <- R3");
  EXPECT_EQ(dependences("F2I.S64.F64.TRUNC R4, R6"), "R4-5 <- R6-7");
  EXPECT_EQ(dependences("HMMA.16816.F32 R4, R8, R12, R4"), "R4-7 <- R8-11 R12-13 R4-7");
  EXPECT_EQ(dependences("S2R R0, SR_TID.X"), "R0 <-");
  EXPECT_EQ(dependences("UIADD3 UR4, UPT, UPT, -UR4, URZ, URZ"), "UR4 <- UR4");
  EXPECT_EQ(dependences("BRA.U !UP0, 0x90"), "<- UP0");
  EXPECT_EQ(dependences("BSSY B0, 0x1c0"), "B0 <-");
}

TEST(SassOperands, MemoryAccesses) {
  EXPECT_EQ(dependences("LDG.E.128 R4, desc[UR6][R2.64+0x10]"), "R4-7 <- UR6-7 R2-3");
  EXPECT_EQ(dependences("LDG.E R2, [R4.U32+UR8]"), "R2 <- R4 UR8");
  EXPECT_EQ(dependences("STG.E.64 desc[UR6][R2.64], R10"), "<- UR6-7 R2-3 R10-11");
  EXPECT_EQ(dependences("LDS.128 R8, [R3.X4+UR4+0x100]"), "R8-11 <- R3 UR4");
  EXPECT_EQ(dependences("ATOMG.E.CAS.64.STRONG.GPU PT, R4, [R2.64], R6, R8"),
            "R4-5 <- R2-3 R6-7 R8-9");
  EXPECT_EQ(dependences("LDGSTS.E.BYPASS.128 [R0], [R2.64], P0"), "<- R0 R2-3 P0");
  EXPECT_EQ(dependences("LDC.64 R2, c[0x0][R4+0x8]"), "R2-3 <- R4");
  // Before Ampere the extended address needs no ".64".
  EXPECT_EQ(dependences("LDG.E.SYS R2, [R2]", "sm_75"), "R2 <- R2-3");
  EXPECT_EQ(dependences("IADD R4.CC, R2, R3", "sm_52"), "R4 CC <- R2 R3");
  EXPECT_EQ(dependences("IADD.X R5, R2, R3", "sm_52"), "R5 <- R2 R3 CC");
}

TEST(SassOperands, AmpereHidesTheDescriptorInTheEncoding) {
  // ULDC.64 UR4 loads the descriptor that "LDG.E R2, [R2.64]" uses: bits 32 to 37 are 4.
  const Listing listing = source_listing("tests/sass/sm_80.sass");
  const Function& saxpy = function_named(listing, "saxpy");
  EXPECT_EQ(saxpy.instructions[10].text, "LDG.E R2, [R2.64]");
  const Operands load = operands_of(saxpy.instructions[10], saxpy);
  EXPECT_THAT(load.reads, ElementsAre(Registers{File::gpr, 2, 2}, Registers{File::ugpr, 4, 2}));
  const Operands store = operands_of(saxpy.instructions[13], saxpy);
  EXPECT_THAT(store.reads, ElementsAre(Registers{File::gpr, 4, 2}, Registers{File::gpr, 7, 1},
                                       Registers{File::ugpr, 4, 2}));
}

TEST(SassOperands, UnknownOpcodesKeepWorking) {
  EXPECT_EQ(dependences("FROBNICATE.X2 R4, R5, 0x7"), "R4 <- R5");
  EXPECT_EQ(opcode("FROBNICATE").opcode_class, OpcodeClass::unknown);
}

TEST(SassOperands, ExcerptsTakeReuseFromTheText) {
  const auto listing = read_listing("[B------:R-:W-:-:S02] /*01f0*/ ISETP.GE.AND.EX P3, PT, "
                                    "R3.reuse, c[0x0][0x54], !P1, P0 ;\n",
                                    "f");
  ASSERT_TRUE(listing);
  EXPECT_EQ(listing->functions[0].instructions[0].control.reuse, 1);
}

TEST(SassOperands, ReuseInTheTextIsReuseInTheEncoding) {
  for (const char* file :
       {"tests/sass/sm_80.sass", "resources/listings/listings_sm_75.sass",
        "resources/listings/listings_sm_86.sass", "resources/listings/listings_sm_90.sass",
        "resources/listings/listings_sm_120.sass"}) {
    const Listing listing = source_listing(file);
    for (const Function& function : listing.functions)
      for (const Instruction& instruction : function.instructions)
        EXPECT_EQ(operands_of(instruction, function).reuse, instruction.control.reuse)
            << function.name << ": " << instruction.text;
  }
}

/// nvdisasm -plr prints how many registers of each file are live.
TEST(SassLive, AgreesWithNvdisasm) {
  for (const char* file : {"tests/sass/saxpy_sm_75.plr.txt", "tests/sass/collatz_sm_86.plr.txt",
                           "tests/sass/block_sum_sm_90.plr.txt"}) {
    std::vector<std::string> lines;
    std::istringstream stream(source_text(file));
    for (std::string line; std::getline(stream, line);)
      lines.push_back(line);
    const Listing listing = source_listing(file);
    for (const Function& function : listing.functions) {
      const std::vector<Live> live = live_registers(flowgraph(function));
      for (std::size_t i = 0; i < live.size(); ++i) {
        // The counts stand in the line of the second half of the encoding.
        const std::string& line = lines[static_cast<std::size_t>(function.instructions[i].line)];
        std::vector<int> counts;
        for (std::size_t at = line.find("// |"); at != std::string::npos && counts.size() < 4;
             at = line.find('|', at + 4))
          counts.push_back(std::atoi(line.c_str() + at + (counts.empty() ? 4 : 1)));
        counts.resize(4);
        EXPECT_THAT((std::array{live[i].gpr, live[i].pred, live[i].ugpr, live[i].upred}),
                    testing::ElementsAreArray(counts))
            << file << ": " << function.instructions[i].text;
      }
    }
  }
}

TEST(SassBlocks, LoopsOfTheKernels) {
  const auto loops = [](const std::string& file, const std::string& name) {
    const Listing listing = source_listing(file);
    const Function& function = function_named(listing, name);
    const Flowgraph graph = flowgraph(function);
    EXPECT_THAT(graph.unknown_targets, IsEmpty());
    std::vector<std::pair<std::uint64_t, std::uint64_t>> result;
    for (const BlockLoop& loop : graph.loops)
      result.emplace_back(function.instructions[loop.first].address,
                          function.instructions[loop.last].address);
    return result;
  };
  const std::string sm86 = "resources/listings/listings_sm_86.sass";
  EXPECT_THAT(loops(sm86, "chase"), ElementsAre(std::pair(0xc0, 0x130)));
  EXPECT_THAT(loops(sm86, "saxpy"), ElementsAre(std::pair(0x70, 0x110)));
  EXPECT_THAT(loops(sm86, "roots"), ElementsAre(std::pair(0xf0, 0x2d0), std::pair(0x2f0, 0x380)));
  EXPECT_THAT(loops("tests/sass/saxpy_sm_75.plr.txt", "saxpy"), // by labels
              ElementsAre(std::pair(0x60, 0x100)));
  // The branch to itself behind EXIT is never reached.
  EXPECT_THAT(loops("tests/sass/sm_80.sass", "saxpy"), IsEmpty());
}

TEST(SassBlocks, NestedLoopsAndBranches) {
  const auto listing = read_listing("[B------:R-:W-:-:S01] /*0000*/ MOV R0, RZ ;\n"
                                    "[B------:R-:W-:-:S01] /*0010*/ MOV R1, RZ ;\n"
                                    "[B------:R-:W-:-:S01] /*0020*/ @P1 BRA 0x40 ;\n"
                                    "[B------:R-:W-:-:S01] /*0030*/ IADD3 R1, R1, 0x1, RZ ;\n"
                                    "[B------:R-:W-:-:S01] /*0040*/ @P0 BRA 0x20 ;\n"
                                    "[B------:R-:W-:-:S01] /*0050*/ @P2 BRA 0x10 ;\n"
                                    "[B------:R-:W-:-:S01] /*0060*/ BRX R2 -0x70 ;\n",
                                    "f");
  ASSERT_TRUE(listing);
  const Flowgraph graph = flowgraph(listing->functions[0]);
  ASSERT_EQ(graph.loops.size(), 2U);
  EXPECT_EQ(std::pair(graph.loops[0].first, graph.loops[0].last), std::pair(1UL, 5UL));
  EXPECT_FALSE(graph.loops[0].innermost);
  EXPECT_EQ(std::pair(graph.loops[1].first, graph.loops[1].last), std::pair(2UL, 4UL));
  EXPECT_TRUE(graph.loops[1].innermost);
  EXPECT_THAT(graph.unknown_targets, ElementsAre(6));
}

} // namespace
} // namespace loom::sass
