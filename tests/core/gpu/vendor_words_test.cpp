// AMD's words in place of NVIDIA's.

#include "core/gpu/gpu_spec.h"
#include "core/gpu/vendor_words.h"

#include <gtest/gtest.h>

namespace loom {
namespace {

TEST(VendorWords, AreAmdsForItsTargetsAlone) {
  const char* text = "16 of 32 warps/SM, shared memory, 4 schedulers, warps_per_sm";
  EXPECT_EQ(in_words_of("9.0", text), text);
  EXPECT_EQ(in_words_of("", text), text);
  EXPECT_EQ(in_words_of("gfx942", text), "16 of 32 wavefronts/CU, LDS, 4 SIMDs, warps_per_sm");
  EXPECT_EQ(in_words_of("gfx1100", "SMEM of an SM; 32 registers per thread"),
            "SMEM of a CU; 32 VGPRs per thread");
  EXPECT_EQ(in_words_of("gfx942", "--warps: 3 warps; --warps"), "--warps: 3 wavefronts; --warps");
  EXPECT_EQ(in_words_of("gfx942", "a block has 131072 registers"), "a block has 131072 registers");
}

TEST(VendorWords, NameWhatStandsAloneAndNoSharedThingElse) {
  EXPECT_EQ(in_words_of("gfx942", "shared"), "LDS");
  EXPECT_EQ(in_words_of("gfx942", "registers"), "registers") << "of a block, by lanes";
  EXPECT_EQ(in_words_of("gfx942", " registers"), " VGPRs");
  EXPECT_EQ(in_words_of("gfx942", "64 registers"), "64 registers");
  EXPECT_EQ(in_words_of("gfx942", "L2 cache and memory are shared by all"),
            "L2 cache and memory are shared by all");
  EXPECT_EQ(in_words_of("gfx942", "Scheduler 2 has no warp"), "SIMD 2 has no wavefront");
  EXPECT_EQ(in_words_of("gfx942", "a shared load to dependent CUDA-core instruction"),
            "an LDS load to dependent VALU instruction");
  EXPECT_EQ(in_words_of("9.0", "shared"), "shared");
}

TEST(VendorWords, KeepEndingsInRussianAndAreThereInChinese) {
  EXPECT_EQ(in_words_of("gfx942", "варпов на SM"), "вейвфронтов на CU");
  EXPECT_EQ(in_words_of("gfx942", "64 ядер CUDA, разд. память"), "64 дорожек, LDS");
  EXPECT_EQ(in_words_of("gfx942", "64 个 CUDA 核心"), "64 个 通道");
  EXPECT_EQ(in_words_of("gfx942", "共享内存和线程束"), "LDS和波前");
  EXPECT_EQ(in_words_of("gfx942", "от разделяемой загрузки"), "от загрузки из LDS");
  EXPECT_EQ(in_words_of("gfx942", "每线程寄存器数"), "每线程 VGPR 数");
}

TEST(AmdGpus, HaveWavefrontsOfTheirOwnSize) {
  EXPECT_EQ(lanes_of_warp("gfx90a"), 64);
  EXPECT_EQ(lanes_of_warp("gfx1100"), 32);
  EXPECT_EQ(lanes_of_warp("9.0"), 32);
}

} // namespace
} // namespace loom
