// Listings as several programs print them.

#include "core/sass/analysis.h"
#include "core/sass/reader.h"
#include "tests/core/sass/sass_listings.h"

#include <gmock/gmock.h>

#include <random>

namespace loom::sass {
namespace {

using testing::AllOf;
using testing::ElementsAre;
using testing::HasSubstr;

std::string problem(std::string_view text) {
  const auto listing = read_listing(text, "f");
  return listing ? "read" : to_line(listing.error());
}

constexpr std::string_view head = "\tcode for sm_80\n\t\tFunction : f\n";
constexpr std::string_view one = "        /*0000*/  EXIT ;  /* 0x000000000000794d */\n"
                                 "                          /* 0x000fea0003800000 */\n";

TEST(SassReader, SurveyDecodesAsPrinted) {
  const std::string text = source_text("resources/listings/survey_sm_80.sass");
  const Listing listing = source_listing("resources/listings/survey_sm_80.sass");
  std::vector<std::string> printed, read;
  std::istringstream lines(text);
  for (std::string line; std::getline(lines, line);)
    if (line.starts_with('['))
      printed.push_back(line.substr(1, 19));
  for (const Function& function : listing.functions)
    for (const Instruction& instruction : function.instructions)
      read.push_back(to_text(instruction.control));
  EXPECT_EQ(printed.size(), 41U);
  EXPECT_EQ(read, printed);
}

TEST(SassReader, CuobjdumpOfSixKernels) {
  const Listing listing = source_listing("tests/sass/sm_80.sass");
  ASSERT_EQ(listing.functions.size(), 6U);
  const Function& saxpy = listing.functions.front();
  EXPECT_EQ(saxpy.name, "saxpy");
  EXPECT_EQ(saxpy.arch, "sm_80");
  ASSERT_EQ(saxpy.instructions.size(), 24U);
  EXPECT_EQ(saxpy.instructions[5].text, "@P0 EXIT");
  EXPECT_EQ(saxpy.instructions[5].address, 0x50U);
  EXPECT_EQ(saxpy.instructions[5].line, 18);
  EXPECT_EQ(saxpy.instructions[12].high, 0x004fca0000000007U);
  EXPECT_EQ(to_text(saxpy.instructions[12].control), "B--2---:R-:W-:Y:S05");
}

TEST(SassReader, EveryShippedListing) {
  for (const auto& [file, functions] : {std::pair("75", 6), {"86", 6}, {"90", 6}, {"120", 7}}) {
    const std::string name = file;
    const Listing listing = source_listing("resources/listings/listings_sm_" + name + ".sass");
    EXPECT_EQ(static_cast<int>(listing.functions.size()), functions) << name;
    for (const Function& function : listing.functions)
      EXPECT_EQ(function.arch, "sm_" + name);
  }
}

TEST(SassReader, NvdisasmWithLabelsSectionsAndLiveness) {
  const Listing listing = source_listing("tests/sass/saxpy_sm_75.plr.txt");
  ASSERT_EQ(listing.functions.size(), 1U);
  const Function& saxpy = listing.functions.front();
  EXPECT_EQ(saxpy.name, "saxpy");
  EXPECT_EQ(saxpy.arch, "sm_75");
  ASSERT_EQ(saxpy.instructions.size(), 19U);
  EXPECT_EQ(saxpy.instructions[6].text, "MOV R5, 0x4");
  std::vector<std::pair<std::string, std::size_t>> labels;
  for (const Label& label : saxpy.labels)
    labels.emplace_back(label.name, label.index);
  EXPECT_THAT(labels, ElementsAre(std::pair("saxpy", 0), std::pair(".text.saxpy", 0),
                                  std::pair(".L_x_48", 6), std::pair(".L_x_49", 18),
                                  std::pair(".L_x_57", 19)));
}

/// Two groups, with a pair that issues together printed on three lines as disassemblers of
/// CUDA 10.2 and later do, the control word of the second group between its halves.
constexpr std::string_view maxwell =
    "                                                    /* 0x001fc400fe2007f6 */\n"
    "/*0008*/           MOV R1, c[0x0][0x20] ;           /* 0x4c98078000870001 */\n"
    "/*0010*/           MOV R2, R18 ;                    /* 0x5c98078001270002 */\n"
    "/*0018*/ {         MOV R0, c[0x0][0x148] ;          /* 0x4c98078005270000 */\n"
    "                                                    /* 0x001c7c01ffa007f0 */\n"
    "/*0028*/       @P0 BRA `(.L_x_0)         }\n"
    "                                                    /* 0xe24000000880000f */\n"
    "/*0030*/ {         MOV R7, R5 ;                     /* 0x5c98078000570007 */\n"
    "/*0038*/      @!P1 RET         }\n"
    ".L_x_0:\n"
    "                                                    /* 0xe32000000007000f */\n";

TEST(SassReader, MaxwellPairsWithTheEncodingBelow) {
  const auto listing =
      read_listing("\tcode for sm_52\n\t\tFunction : f\n" + std::string(maxwell), "f");
  ASSERT_TRUE(listing) << to_line(listing.error());
  const auto& code = listing->functions[0].instructions;
  ASSERT_EQ(code.size(), 6U);
  EXPECT_EQ(code[3].text, "@P0 BRA `(.L_x_0)");
  EXPECT_EQ(code[3].low, 0xe24000000880000fU);
  EXPECT_EQ(code[5].text, "@!P1 RET");
  EXPECT_EQ(code[5].low, 0xe32000000007000fU);
  // By hand, 0x001c7c01ffa007f0 is 0x7f0, 0xffd, 0x71f from bit 0 on: stall counts of 0, 13 and
  // 15; the second waits for barrier 0, the third sets it when its result is written.
  EXPECT_EQ(to_text(code[3].control), "B------:R-:W-:-:S00");
  EXPECT_EQ(to_text(code[4].control), "B0-----:R-:W-:-:S13");
  EXPECT_EQ(to_text(code[5].control), "B------:R-:W0:-:S15");
  const std::string start = "\tcode for sm_52\n\t\tFunction : f\n/* 0x001fc400fe2007f6 */\n";
  EXPECT_THAT(problem(start + "/*0008*/ BRA 0x8 }\n/*0010*/ NOP ; /* 0x50b0000000070f00 */\n"),
              HasSubstr("f:4:1: the instruction at 0x8 lacks its encoding"));
}

TEST(SassReader, MaxwellControlWords) {
  const auto listing = read_listing("\tcode for sm_52\n\t\tFunction : f\n"
                                    "                 /* 0x001fc801fe2007f6 */\n"
                                    "/*0008*/ { MOV R1, c[0x0][0x20];  /* 0x4c98078000870001 */\n"
                                    "/*0010*/   S2R R0, SR_TID.X; }    /* 0xf0c8000002170000 */\n"
                                    "/*0018*/   MOV R2, R1;            /* 0x5c98078000170002 */\n"
                                    "                 /* 0x001fbc00fde007ef */\n"
                                    "/*0028*/   EXIT;                  /* 0xe30000000007000f */\n",
                                    "f");
  ASSERT_TRUE(listing) << to_line(listing.error());
  const auto& code = listing->functions[0].instructions;
  ASSERT_EQ(code.size(), 4U);
  EXPECT_EQ(code[0].text, "MOV R1, c[0x0][0x20]");
  EXPECT_EQ(code[1].text, "S2R R0, SR_TID.X");
  // 0x001fc801fe2007f6 >> 42 is 0x7f2; 0x7ef has stall 15 and the yield bit 0.
  EXPECT_EQ(to_text(code[2].control), "B------:R-:W-:-:S02");
  EXPECT_EQ(to_text(code[3].control), "B------:R-:W-:Y:S15");
}

TEST(SassReader, ControlTextAndEncodingHaveToAgree) {
  const std::string code = "/*0000*/ EXIT ; /* 0x000000000000794d */\n/* 0x000fea0003800000 */\n";
  EXPECT_EQ(problem("[B------:R-:W-:-:S05] " + code), "read");
  EXPECT_THAT(problem("[B------:R-:W-:-:S04] " + code), HasSubstr("disagree"));
}

TEST(SassReader, ExcerptsLeaveOutLinesAndBeginAgain) {
  const auto listing = read_listing("[B------:R0:W-:-:S09] /*0060*/ STL [R1], R2 ;\n"
                                    "/* snip */\n"
                                    "[B0-----:R-:W-:-:S01] /*0170*/ MOV R2, R0 ;\n"
                                    "\n"
                                    "[B------:R-:W-:-:S01] /*0010*/ NOP ;\n",
                                    "f");
  ASSERT_TRUE(listing);
  ASSERT_EQ(listing->functions.size(), 2U);
  EXPECT_EQ(listing->functions[0].instructions.size(), 2U);
  EXPECT_EQ(listing->functions[1].name, "listing 2");
}

TEST(SassReader, ErrorsNameThePlaceAndWhatWasExpected) {
  const std::string start{head};
  EXPECT_THAT(problem(""), HasSubstr("f:1:1: no instruction found; expected the output of"));
  EXPECT_THAT(problem("int main() {}\n"), HasSubstr("no instruction found"));
  EXPECT_THAT(problem(start + "  /*0000*/ EXIT ;\n"),
              HasSubstr("f:3:3: the instruction has neither"));
  EXPECT_THAT(problem(start + "  /*0000*/ EXIT ; /* 0x000000000000794d */\n"),
              HasSubstr("f:3:1: the instruction at 0x0 lacks the second half"));
  EXPECT_THAT(problem(start + "/*0000*/ EXIT ; /* 0x00000000000794d */\n"),
              HasSubstr("f:3:17: expected an encoding such as"));
  EXPECT_THAT(problem(start + "/*0000*/ EXIT  /* 0x000000000000794d\n"),
              HasSubstr("f:3:16: expected an encoding"));
  EXPECT_THAT(problem(start + "/*0000*/ EXIT\n"), HasSubstr("f:3:10: expected an instruction and"));
  EXPECT_THAT(problem(start + "/*0000*/ EX\x01IT ;\n"), HasSubstr("unprintable"));
  EXPECT_THAT(problem(start + "  hello\n"), HasSubstr("f:3:3: expected an instruction such as"));
  EXPECT_THAT(problem(start + std::string(one) + std::string(one)),
              HasSubstr("f:5:9: expected the instruction at 0x10, found 0x0"));
  EXPECT_THAT(problem(start + "/* 0x000fea0003800000 */\n"),
              HasSubstr("f:3:1: an encoding without its instruction"));
  EXPECT_THAT(problem("/* 0x000fea0003800000 */\n"), HasSubstr("'code for sm_52'"));
  EXPECT_THAT(problem("code for sm_20\n"), HasSubstr("f:1:1: sm_20 has no control codes"));
  EXPECT_THAT(problem("code for gfx90a\n"), HasSubstr("such as sm_80, found 'gfx90a'"));
  EXPECT_THAT(problem(start + "/*0008*/ EXIT ; /* 0x000000000000794d */\n"),
              HasSubstr("no instruction of sm_80 stands at 0x8"));
  EXPECT_THAT(problem("code for sm_52\nFunction : f\n/*0008*/ EXIT; /* 0xe30000000007000f */\n"),
              HasSubstr("f:3:1: the instruction lacks its control word"));
  EXPECT_THAT(problem("code for sm_35\nFunction : f\n/* 0x001fc400fe2007f6 */\n"),
              HasSubstr("f:3:1: no control word of sm_35"));
  EXPECT_THAT(problem("[B------:R-:W6:-:S01] /*0000*/ NOP ;\n"),
              HasSubstr("f:1:1: expected control text such as"));
  // Write barrier 6: bits 46 to 48 of the high word are 110.
  EXPECT_THAT(
      problem(start + "/*0000*/ NOP ; /* 0x0000000000007918 */\n/* 0x000fa00000000000 */\n"),
      HasSubstr("f:4:1: the control code names dependency barrier 6"));
  EXPECT_THAT(problem(std::string(max_line_bytes + 1, 'x')),
              HasSubstr("f:1:1: the line is longer"));
}

TEST(SassReader, ByteOrderMarkCarriageReturnsAndEntryPoints) {
  const auto listing = read_listing("\xef\xbb\xbf\tcode for sm_86\r\n\t\tFunction : f\r\n"
                                    "                EntryPoint: 0xb1740\r\n"
                                    "/*0000*/ EXIT ; /* 0x000000000000794d */\r\n"
                                    "/* 0x000fea0003800000 */\r\n",
                                    "f");
  ASSERT_TRUE(listing) << to_line(listing.error());
  EXPECT_EQ(listing->functions[0].arch, "sm_86");
  EXPECT_EQ(listing->functions[0].instructions[0].text, "EXIT");
}

TEST(SassReader, PiecesMayBeCutAnywhere) {
  const std::string text = std::string(head) + std::string(one);
  for (std::size_t size = 1; size < 40; ++size) {
    ListingReader reader("f");
    for (std::size_t from = 0; from < text.size(); from += size)
      ASSERT_TRUE(reader.feed(std::string_view(text).substr(from, size)));
    const auto listing = reader.finish();
    ASSERT_TRUE(listing);
    EXPECT_EQ(listing->functions[0].instructions[0].line, 3);
    EXPECT_EQ(to_text(listing->functions[0].instructions[0].control), "B------:R-:W-:-:S05");
  }
}

/// The control codes of a function, as text.
std::vector<std::string> controls(const Function& function) {
  std::vector<std::string> all;
  for (const Instruction& each : function.instructions)
    all.push_back(to_text(each.control));
  return all;
}
std::vector<std::uint64_t> addresses(const Function& function) {
  std::vector<std::uint64_t> all;
  for (const Instruction& each : function.instructions)
    all.push_back(each.address);
  return all;
}

constexpr std::string_view cuasm_head =
    "// \t.headerflags\t@\"EF_CUDA_64BIT_ADDRESS EF_CUDA_SM61 EF_CUDA_VIRTUAL_SM(EF_CUDA_SM61)\"\n"
    "\t.__elf_flags            0x3d053d \t\t// Flags, SM_61(0x3d), COMPUTE_61(0x3d)\n";
/// A pair of Maxwell, whose second half has no semicolon, and no encodings.
constexpr std::string_view cuasm_code =
    "  .text.k:\n"
    "  [----:B------:R-:W-:-:S06]   /*0008*/           MOV R1, c[0x0][0x20] ;\n"
    "  [----:B------:R-:W-:-:S00]   /*0010*/  {        MOV R4, c[0x0][0x150] ;\n"
    "  [----:B------:R-:W0:-:S15]   /*0018*/           S2R R0, SR_TID.X         }\n"
    "  [-R--:B0-----:R-:W-:Y:S06]   /*0028*/           FFMA R4, R4, R3.reuse, R0 ;\n"
    "  [----:B------:R-:W-:-:S15]   /*0030*/           EXIT ;\n";

TEST(SassReader, CuAssemblerOfMaxwellWithFlagsOfReuse) {
  const auto listing = read_listing(std::string(cuasm_head) + std::string(cuasm_code), "f");
  ASSERT_TRUE(listing) << to_line(listing.error());
  const Function& k = listing->functions.at(0);
  EXPECT_EQ(k.name, "k");
  EXPECT_EQ(k.arch, "sm_61");
  EXPECT_EQ(k.layout, Layout::maxwell);
  EXPECT_THAT(controls(k),
              ElementsAre("B------:R-:W-:-:S06", "B------:R-:W-:-:S00", "B------:R-:W0:-:S15",
                          "B0-----:R-:W-:Y:S06", "B------:R-:W-:-:S15"));
  EXPECT_EQ(k.instructions[2].text, "S2R R0, SR_TID.X");
  EXPECT_EQ(k.instructions[3].control.reuse, 0b010);
  // The same without flags: the operands say it.
  std::string plain(cuasm_code);
  for (std::size_t at = 0; (at = plain.find("[-", at)) != std::string::npos;)
    plain.erase(at + 1, 5);
  const auto again = read_listing(std::string(cuasm_head) + plain, "f");
  ASSERT_TRUE(again) << to_line(again.error());
  EXPECT_EQ(again->functions.at(0).instructions, k.instructions);
  EXPECT_THAT(problem("[-Q--:B------:R-:W-:-:S06] /*0000*/ NOP ;\n"),
              HasSubstr("expected control text"));
}

TEST(SassReader, CodeWithoutArchitectureAtAddressesOfMaxwellIsOfMaxwell) {
  const auto listing = read_listing(cuasm_code, "f");
  ASSERT_TRUE(listing) << to_line(listing.error());
  EXPECT_EQ(listing->functions.at(0).layout, Layout::maxwell);
  EXPECT_EQ(listing->functions.at(0).arch, "");
  // An encoding says that it is of Volta or later, which has no instruction there.
  EXPECT_THAT(problem("[B------:R-:W-:-:S05] /*0000*/ EXIT ; /* 0x000000000000794d */\n"
                      "/* 0x000fea0003800000 */\n[B------:R-:W-:-:S05] /*0018*/ EXIT ;\n"),
              HasSubstr("no instruction of Volta or later stands at 0x18"));
}

TEST(SassReader, CuAssemblerNeedsNoAddresses) {
  const auto listing = read_listing("\t.section\t.text.k,\"ax\",@progbits\n.text.k:\n"
                                    "[B------:R-:W-:-:S04] MOV R4, RZ ;\n"
                                    ".L_1:\n"
                                    "[R---:B------:R-:W-:-:S04] FADD R4, R4.reuse, R5 ;\n"
                                    "[B------:R-:W-:-:S04] /*0010*/ @P0 BRA `(.L_1) ;\n"
                                    "[B------:R-:W-:-:S05] EXIT ;\n",
                                    "f");
  ASSERT_TRUE(listing) << to_line(listing.error());
  const Function& k = listing->functions.at(0);
  EXPECT_THAT(addresses(k), ElementsAre(0, 0x10, 0x20, 0x30));
  EXPECT_EQ(k.instructions[1].control.reuse, 1);
  EXPECT_EQ(flowgraph(k).loops.size(), 1U);
}

/// As maxas extracts it: fields are the wait mask, read barrier, write barrier, yield and stall
/// count, barriers counted from 1.
constexpr std::string_view maxas =
    "# Kernel: sgemm\n# Arch: sm_52\n# InsCnt: 7\n#\n# Instructions:\n\n"
    "--:-:1:-:1      S2R R2, SR_TID.X;\n"
    "01:-:-:Y:6      SHL R2, R2.reuse, 0x2;   // first barrier\n"
    "TARGET1:\n"
    "--:2:-:-:d  @P0 @P0 STG.E [R4], R6;\n"
    "3f:-:6:-:0      FFMA R1, R66.reuse, R72, R1;\n"
    "--:-:-:Y:5 @!P0 BRA TARGET1;\n"
    "--:-:-:-:f      EXIT;\n";

TEST(SassReader, MaxasAsItExtractsCode) {
  const auto listing = read_listing(maxas, "f");
  ASSERT_TRUE(listing) << to_line(listing.error());
  const Function& f = listing->functions.at(0);
  EXPECT_EQ(f.name, "sgemm");
  EXPECT_EQ(f.arch, "sm_52");
  EXPECT_THAT(controls(f),
              ElementsAre("B------:R-:W0:-:S01", "B0-----:R-:W-:Y:S06", "B------:R1:W-:-:S13",
                          "B012345:R-:W5:-:S00", "B------:R-:W-:Y:S05", "B------:R-:W-:-:S15"));
  // Three instructions stand behind each control word, which are not in the text.
  EXPECT_THAT(addresses(f), ElementsAre(0x08, 0x10, 0x18, 0x28, 0x30, 0x38));
  EXPECT_EQ(f.instructions[2].text, "@P0 STG.E [R4], R6");
  EXPECT_EQ(f.instructions[3].control.reuse, 1);
  EXPECT_EQ(flowgraph(f).loops.size(), 1U);
  const auto bare = read_listing(maxas.substr(maxas.find("--:")), "f");
  ASSERT_TRUE(bare) << to_line(bare.error());
  EXPECT_EQ(bare->functions.at(0).arch, "");
  EXPECT_EQ(bare->functions.at(0).layout, Layout::maxwell);
}

TEST(SassReader, SourcesOfMaxasAreRefusedByName) {
  for (const char* block : {"<REGISTER_MAPPING>", "<CODE>", "<SCHEDULE_BLOCK>",
                            "<CONSTANT_MAPPING>", "<INCLUDE file=\"a.sass\"/>"})
    EXPECT_THAT(problem("# Kernel: k\n" + std::string(block) + "\n"),
                AllOf(HasSubstr("f:2:1: this is a source of maxas"), HasSubstr("maxas.pl -e")));
  EXPECT_THAT(problem("# Arch: sm_75\n--:-:-:-:1      EXIT;\n"),
              HasSubstr("for Maxwell and Pascal, not sm_75"));
  for (const char* fields : {"40:-:-:-:1", "--:7:-:-:1", "--:-:0:-:1", "--:-:-:a:1"})
    EXPECT_THAT(problem(std::string(fields) + "      EXIT;\n"),
                HasSubstr("f:1:1: expected the fields of maxas, whose barriers are 1 to 6"));
}

/// As Triton prints it: the wait mask is decimal, barriers count from 0, and nothing says the
/// architecture.
TEST(SassReader, TritonsTextCountsBarriersFromZero) {
  const auto listing = read_listing("Function:add_kernel\n"
                                    "--:-:0:-:1\tS2R R2, SR_TID.X;\n"
                                    "01:-:-:Y:6\tIMAD.SHL.U32 R2, R2, 0x4, RZ;\n"
                                    "LBB0:\n"
                                    "--:1:5:-:d\tLDG.E R3, [R2.64];\n"
                                    "32:-:-:-:4\tFADD R1, R3, R1;\n"
                                    "--:-:-:Y:5\t@!P0 BRA LBB0;\n"
                                    "--:-:-:-:5\tEXIT;\n",
                                    "f");
  ASSERT_TRUE(listing) << to_line(listing.error());
  const Function& f = listing->functions.at(0);
  EXPECT_EQ(f.name, "add_kernel");
  EXPECT_EQ(f.layout, Layout::volta);
  EXPECT_EQ(f.arch, "");
  EXPECT_THAT(controls(f),
              ElementsAre("B------:R-:W0:-:S01", "B0-----:R-:W-:Y:S06", "B------:R1:W5:-:S13",
                          "B-----5:R-:W-:-:S04", "B------:R-:W-:Y:S05", "B------:R-:W-:-:S05"));
  EXPECT_THAT(addresses(f), ElementsAre(0, 0x10, 0x20, 0x30, 0x40, 0x50));
  EXPECT_EQ(flowgraph(f).loops.size(), 1U);
  EXPECT_THAT(problem("Function:f\n--:6:-:-:1\tEXIT;\n"),
              HasSubstr("f:2:1: expected the fields of Triton"));
  EXPECT_THAT(problem("code for sm_52\nFunction:f\n--:-:-:-:1\tEXIT;\n"),
              HasSubstr("for Volta and later, not sm_52"));
}

/// The architecture of the file's first function.
std::string arch_of(const std::string& text) {
  const auto listing = read_listing(text, "f");
  return listing ? listing->functions.front().arch : to_line(listing.error());
}

TEST(SassReader, TheArchitectureIsFoundWhereverItStands) {
  const std::string code = "[B------:R-:W-:-:S05] /*0000*/ EXIT ;\n";
  for (const char* line :
       {"\t.headerflags\t@\"EF_CUDA_TEXMODE_UNIFIED EF_CUDA_SM75 "
        "EF_CUDA_VIRTUAL_SM(EF_CUDA_SM70)\"\n",
        "\t.headerflags @\"EF_CUDA_VIRTUAL_SM(EF_CUDA_SM70) EF_CUDA_SM75\"\n",
        "// \t.headerflags\t@\"EF_CUDA_SM75\"\n",
        "\t.__elf_flags 0x4b054b // Flags, SM_75(0x4b), COMPUTE_75(0x4b)\n",
        "\t.__elf_flags 0x4b054b\n", "\t.__elf_ident_abiversion 8\n\t.__elf_flags 0x6004b02\n",
        "arch = sm_75\n", "// nvcc -arch=sm_75 -cubin\n", "# sm_75, CUDA 12\n",
        "compiled for SM_75\n", "// -gencode arch=compute_70,code=sm_75\n"}) {
    EXPECT_EQ(arch_of(line + code), "sm_75") << line;
    if (line[0] != 'a' && line[0] != 'c') { // those stand between functions only
      EXPECT_EQ(arch_of(code + line), "sm_75") << "below the code: " << line;
    }
  }
  EXPECT_EQ(arch_of("// for sm_90a\n" + code), "sm_90a");
  // What is said counts before what a comment mentions, and several mentions say nothing.
  EXPECT_EQ(arch_of("// a port of the sm_70 code\n\t.headerflags @\"EF_CUDA_SM86\"\n" + code),
            "sm_86");
  EXPECT_EQ(arch_of("// sm_80 and sm_90\n" + code), "");
  EXPECT_EQ(arch_of("// sm_80\n// sm_90\n" + code), "");
  EXPECT_EQ(arch_of("// gemm_sm_80_v2\n" + code), "");
  EXPECT_EQ(arch_of("// sm_52\n" + code), "f:2:23: no instruction of sm_52 stands at 0x0");
  // Flags do not take away what "code for" says, and begin the code of another file.
  EXPECT_EQ(arch_of("code for sm_90a\n\t.headerflags @\"EF_CUDA_SM90\"\n" + code), "sm_90a");
  const auto two = read_listing("\t.headerflags @\"EF_CUDA_SM86\"\n.text.a:\n" + code +
                                    "\t.headerflags @\"EF_CUDA_SM89\"\n.text.b:\n" + code,
                                "f");
  ASSERT_TRUE(two) << to_line(two.error());
  EXPECT_EQ(two->functions.at(0).arch, "sm_86");
  EXPECT_EQ(two->functions.at(1).arch, "sm_89");
}

TEST(SassReader, BinariesAreRefusedWithWhatMakesAListingOfThem) {
  for (const std::string& start : {std::string("\x7f"
                                               "ELF\x02\x01\x01\x33",
                                               8),
                                   std::string("\x50\xed\x55\xba\x01\x00\x10\x00", 8)}) {
    const std::string binary = start + std::string(100'000, '\0');
    EXPECT_THAT(problem(binary), AllOf(HasSubstr("f:1:1: this is a binary file"),
                                       HasSubstr("cubin"), HasSubstr("cuobjdump -sass FILE")));
    ListingReader by_bytes("f");
    Result<void> fed;
    for (std::size_t i = 0; i < 8 && fed; ++i)
      fed = by_bytes.feed(binary.substr(i, 1));
    EXPECT_FALSE(fed);
  }
}

/// A line with one or two small damages.
std::string damaged(std::string line, const std::vector<std::string>& lines, std::mt19937& random) {
  const auto below = [&random](std::size_t n) { return random() % n; };
  for (std::size_t k = 1 + below(2); k > 0 && !line.empty(); --k)
    switch (below(4)) {
    case 0:
      line[below(line.size())] = static_cast<char>(random());
      break;
    case 1:
      line.erase(below(line.size()), 1 + below(4));
      break;
    case 2:
      line.insert(below(line.size()), 1, "0123456789abcdefx*/;[]{}:.,-RPB \t"[below(33)]);
      break;
    default:
      line = lines[below(lines.size())];
    }
  return line;
}

/// Whatever comes of `rounds` pieces of which two lines are damaged, they are read and analysed, or
/// the error has its place.
void damage(const std::string& head_text, const std::vector<std::string>& lines, int rounds) {
  std::mt19937 random(1);
  int read = 0, refused = 0;
  const GpuSpec nothing;
  constexpr std::size_t piece_lines = 4;
  for (int round = 0; round < rounds; ++round) {
    // From anywhere: the head may then not fit, which is one more damage.
    const std::size_t from =
        random() % 2 == 0 ? 0 : random() % (lines.size() - piece_lines) / piece_lines * piece_lines;
    const std::size_t first = random() % 4, second = (first + 1 + random() % 3) % 4;
    std::string piece = head_text;
    for (std::size_t k = 0; k < piece_lines; ++k)
      piece +=
          (k == first || k == second ? damaged(lines[from + k], lines, random) : lines[from + k]) +
          '\n';
    const auto listing = read_listing(piece, "f");
    if (listing) {
      ++read;
      for (const Function& function : listing->functions)
        ASSERT_EQ(analyze(function, nothing).live.size(), function.instructions.size());
      continue;
    }
    ++refused;
    ASSERT_EQ(listing.error().code, ErrorCode::bad_input);
    const Place& where = listing.error().where;
    ASSERT_TRUE(where.line >= 1 && where.line <= 10 && where.column >= 1) << where.line;
  }
  EXPECT_GT(read, rounds / 100);
  EXPECT_GT(refused, rounds / 10);
}

/// The lines of a listing from its first instruction on, and none between functions.
std::vector<std::string> code_of(const std::string& text, bool with_control_text) {
  std::vector<std::string> lines;
  std::istringstream stream(text);
  for (std::string line; std::getline(stream, line);)
    if (with_control_text ? line.starts_with('[')
                          : line.find("/*") < line.size() && line.find("/* 0x") < line.size())
      lines.push_back(line);
  return lines;
}

// Together a million damaged lines, in each notation: two of four in each piece.
TEST(SassReader, DamagedLinesOfCuobjdumpAreReadOrRefusedWithTheirPlace) {
  damage(std::string(head), code_of(source_text("resources/listings/listings_sm_90.sass"), false),
         250'000);
}
TEST(SassReader, DamagedLinesOfNvdisasmAreReadOrRefusedWithTheirPlace) {
  damage("\t.target\tsm_75\n\t.section\t.text.f,\"ax\",@progbits\n",
         code_of(source_text("tests/sass/saxpy_sm_75.plr.txt"), false), 100'000);
}
TEST(SassReader, DamagedLinesOfControlTextAreReadOrRefusedWithTheirPlace) {
  damage({}, code_of(source_text("resources/listings/survey_sm_80.sass"), true), 100'000);
}
TEST(SassReader, DamagedLinesOfMaxasAndCuAssemblerAreReadOrRefusedWithTheirPlace) {
  std::vector<std::string> lines;
  for (const std::string_view text : {maxas, cuasm_code}) {
    std::istringstream stream{std::string(text)};
    for (std::string line; std::getline(stream, line);)
      if (line.find(';') != std::string::npos || line.ends_with(':'))
        lines.push_back(line);
  }
  damage("code for sm_52\n", lines, 50'000);
}
TEST(SassReader, DamagedGroupsOfMaxwellAreReadOrRefusedWithTheirPlace) {
  damage("\tcode for sm_52\n\t\tFunction : f\n", code_of(std::string(maxwell), false), 50'000);
}

} // namespace
} // namespace loom::sass
