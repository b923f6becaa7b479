// From mnemonics to classes of instructions: width, shape and type count, other modifiers do not.

#include "core/sass/class_of.h"
#include "core/sass/operands.h"
#include "tests/core/sass/sass_listings.h"

#include <gmock/gmock.h>

#include <filesystem>
#include <set>

namespace loom::sass {
namespace {

std::string id(std::string_view mnemonic) {
  const InstructionClass* found = class_of(mnemonic);
  return found ? found->id : "unknown";
}

TEST(ClassOf, WidthAndMatricesOfAnAccessCount) {
  EXPECT_EQ(id("LDG.E.CONSTANT"), "LDG.32");
  EXPECT_EQ(id("LDG.E.U8"), "LDG.32");
  EXPECT_EQ(id("LDG.E.128.STRONG.GPU"), "LDG.128");
  EXPECT_EQ(id("STG.E.64.SYS"), "STG.64");
  EXPECT_EQ(id("LDL.64"), "LDG.64") << "local memory goes the way of global memory";
  EXPECT_EQ(id("LDS.U.128"), "LDS.128");
  EXPECT_EQ(id("LDSM.16.M88"), "LDSM.x1");
  EXPECT_EQ(id("LDSM.16.MT88.4"), "LDSM.x4");
  EXPECT_EQ(id("LDGSTS.E.BYPASS.LTC128B.128"), "LDGSTS.128");
  EXPECT_EQ(id("LDGSTS.E.LTC128B"), "LDGSTS.32");
}

TEST(ClassOf, ArithmeticGoesByItsPipe) {
  EXPECT_EQ(id("FADD.FTZ"), "FADD");
  EXPECT_EQ(id("IADD3.X"), "IADD3");
  EXPECT_EQ(id("PRMT"), "LOP3");
  EXPECT_EQ(id("I2FP.F32.S32"), "LOP3") << "the integer pipe has it: measured on H100";
  EXPECT_EQ(id("VIADD"), "IMAD") << "the FMA pipe has it: measured on H100";
  EXPECT_EQ(id("IMAD.MOV.U32"), "IMAD");
  EXPECT_EQ(id("IMAD.WIDE.U32"), "IMAD.WIDE");
  EXPECT_EQ(id("IMAD.HI.U32"), "IMAD.WIDE");
  EXPECT_EQ(id("MUFU.RSQ"), "MUFU.RSQ");
  EXPECT_EQ(id("MUFU.RCP64H"), "MUFU.RCP");
  EXPECT_EQ(id("MUFU.COS"), "MUFU.SIN");
  EXPECT_EQ(id("HFMA2.MMA"), "HFMA2");
  EXPECT_EQ(id("DSETP.GT.AND"), "DADD");
  EXPECT_EQ(id("I2F.RP"), "I2F");
  EXPECT_EQ(id("F2F.F64.F32"), "F2F.64");
  EXPECT_EQ(id("I2F.F64.S64"), "F2F.64");
  EXPECT_EQ(id("UISETP.GE.AND"), "UIADD3");
  EXPECT_EQ(id("BSSY.RECONVERGENT"), "BRA");
}

TEST(ClassOf, ShapeAndTypeOfAProductCount) {
  EXPECT_EQ(id("HMMA.16816.F32"), "HMMA.16816.F32");
  EXPECT_EQ(id("HMMA.16816.F32.BF16"), "HMMA.16816.F32.BF16");
  EXPECT_EQ(id("HMMA.1688.F32.TF32"), "HMMA.1688.F32.TF32");
  EXPECT_EQ(id("HMMA.884.F32.F32.STEP2"), "HMMA.884.F32");
  EXPECT_EQ(id("IMMA.16832.S8.S8.SAT"), "IMMA.16832.S8");
  EXPECT_EQ(id("IMMA.16832.U8.S8"), "IMMA.16832.S8");
  EXPECT_EQ(id("IMMA.16864.S4.S4"), "unknown");
  EXPECT_EQ(id("DMMA.884"), "DMMA.884");
  EXPECT_EQ(id("QMMA.16832.F32.E4M3.E4M3"), "QMMA.16832.F32");
  EXPECT_EQ(id("OMMA.SF.16864.F32.E2M1.E2M1.E8"), "OMMA.16864.F32");
  EXPECT_EQ(id("HGMMA.64x176x16.F32.BF16"), "HGMMA.64x176x16.F32.BF16");
  EXPECT_EQ(id("QGMMA.64x64x32.F32.E4M3.E4M3"), "QGMMA.64x64x32.F32");
  EXPECT_EQ(id("IGMMA.64x8x32.S8.S8"), "IGMMA.64x8x32.S8");
  EXPECT_EQ(id("UTCHMMA"), "unknown") << "its shape stands in a descriptor";
}

TEST(ClassOf, WhatIsNotKnownIsSaid) {
  for (const char* mnemonic :
       {"", ".", "FROB", "XMAD", "MUFU", "HMMA", "HMMA.16816", "LDU.E", "TEX"})
    EXPECT_EQ(id(mnemonic), "unknown") << mnemonic;
}

TEST(ClassOf, GenericAccessesAreThoseOfGlobalMemory) {
  EXPECT_EQ(id("LD.E"), id("LDG.E"));
  EXPECT_EQ(id("LD"), "LDG.32");
  EXPECT_EQ(id("LD.E.128.CI"), id("LDG.E.128"));
  EXPECT_EQ(id("ST.E.64"), id("STG.E.64"));
  EXPECT_TRUE(is_generic("LD.E"));
  EXPECT_FALSE(is_generic("LDG.E"));
}

TEST(ClassOf, WhatAccessesMemoryIsKnownOfEveryOpcode) {
  for (const char* mnemonic : {"LD.E",         "ST",
                               "LDG.E",        "LDU.E.32",
                               "LDL.64",       "STL",
                               "LDS",          "STSM.16.M88.4",
                               "ATOM.E.ADD",   "ATOMG.E.ADD.STRONG.GPU",
                               "ATOMS.ADD",    "RED.E.ADD.F32",
                               "REDG.E.MAX",   "REDAS",
                               "LDC",          "ULDC.64",
                               "LDCU.64",      "TLD.LZ",
                               "TEX",          "TLD4.R",
                               "SULD.D.2D",    "SUST.D.BA.2D",
                               "UBLKCP.S.G",   "UTMALDG.2D",
                               "UTMASTG.2D",   "UTMAREDG",
                               "LDGSTS.E.128", "LDTM.x16",
                               "CCTL.IVALL",   "FROB"})
    EXPECT_TRUE(accesses_memory(mnemonic)) << mnemonic;
  for (const char* mnemonic : {"FADD", "BAR.SYNC", "MEMBAR.SC.GPU", "SHFL.BFLY", "S2R", "BRA",
                               "LDGDEPBAR", "HMMA.16816.F32", "UIADD3", "NOP", "LEA"})
    EXPECT_FALSE(accesses_memory(mnemonic)) << mnemonic;
}

TEST(ClassOf, NearlyEveryInstructionOfTheListingsHasAClass) {
  std::size_t known = 0;
  std::set<std::string> unknown;
  for (const auto& file :
       std::filesystem::directory_iterator(LOOM_SOURCE_DIR "/resources/listings")) {
    if (file.path().extension() != ".sass")
      continue;
    const Listing listing = source_listing("resources/listings/" + file.path().filename().string());
    for (const Function& function : listing.functions)
      for (const Instruction& instruction : function.instructions) {
        const std::string mnemonic(operands_of(instruction, function).mnemonic);
        if (class_of(mnemonic))
          ++known;
        else
          unknown.insert(mnemonic);
      }
  }
  EXPECT_GT(known, 1000u);
  EXPECT_THAT(unknown, testing::ElementsAre("BMOV.32.CLEAR"));
}

} // namespace
} // namespace loom::sass
