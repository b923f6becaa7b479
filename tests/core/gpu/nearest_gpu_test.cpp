// GPUs by what people type.

#include "core/gpu/nearest_gpu.h"
#include "gpus/embedded.h"

#include <gmock/gmock.h>

namespace loom {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;

const Catalogue& catalogue() {
  static const Catalogue all(embedded_gpu_files());
  return all;
}

TEST(GpuNames, AreFoundAsPeopleTypeThem) {
  const std::pair<const char*, const char*> typed[] = {
      {"RTX 3060", "rtx3060"},
      {"rtx3060", "rtx3060"},
      {"3060", "rtx3060"},
      {"3060 ti", "rtx3060ti"},
      {"RTX 3060 Ti", "rtx3060ti"},
      {"GeForce RTX 4070", "rtx4070"},
      {"4070", "rtx4070"},
      {"4070ti", "rtx4070ti"},
      {"4070 Ti SUPER", "rtx4070tisuper"},
      {"NVIDIA GeForce RTX 4090", "rtx4090"},
      {"nvidia-h100", "h100"},
      {"H100", "h100"},
      {"h100 sxm5", "h100-sxm5"},
      {"Tesla V100", "v100"},
      {"Tesla T4", "t4"},
      {"A100 80GB SXM4", "a100-80"},
      {"a100", "a100"},
      {"RTX A6000", "rtxa6000"},
      {"a6000", "rtxa6000"},
      {"rtx-3080-10GB", "rtx3080-10gb"},
      {"3080 12 gb", "rtx3080-12gb"},
      {"GTX 1060", "gtx1060-6gb"},
      {"gtx_980", "gtx980"},
      {"980", "gtx980"},
      {"980 Ti", "gtx980ti"},
      {"titan v", "titanv"},
      {"GTX 1650", "gtx1650"},
      {"Quadro RTX 6000", "quadrortx6000"},
      {"RTX 6000 Ada", "rtx6000ada"},
      {"L40S", "l40s"},
      {"GB200", "gb200"},
      {"GTX 1660 Super", "gtx1660super"},
      {"MI300X", "mi300x"},
      {"amd instinct mi300x", "mi300x"},
      {"MI250X", "mi250x"},
      {"mi 210", "mi210"},
      {"RX 7900 XTX", "rx7900xtx"},
      {"7900xtx", "rx7900xtx"},
      {"AMD Radeon RX 6900 XT", "rx6900xt"},
      {"9070 xt", "rx9070xt"},
  };
  for (const auto& [text, id] : typed) {
    const auto gpu = catalogue().find(text);
    ASSERT_TRUE(gpu) << text << ": " << gpu.error().detail.english();
    EXPECT_EQ((*gpu)->id, id) << text;
  }
}

std::string said_of(const char* text) {
  const auto gpu = catalogue().find(text);
  return gpu ? "found " + (*gpu)->id : gpu.error().detail.english();
}

TEST(GpuNames, SeveralAreListed) {
  EXPECT_EQ(said_of("RTX 3080"), "'RTX 3080' may be one of 'rtx3080-10gb', 'rtx3080-12gb'");
  EXPECT_EQ(said_of("jetson"), "'jetson' may be one of 'jetson-agx-orin', 'jetson-thor'");
  EXPECT_EQ(said_of("pro 6000"), "'pro 6000' may be one of 'rtxpro6000'");
  EXPECT_THAT(said_of("spark"), HasSubstr("'gb10'"));
  EXPECT_THAT(said_of("titan x"), HasSubstr("'gtxtitanx', 'titanx-pascal'"));
}

// A number is not cut short: a GTX 98 is no GTX 980.
TEST(GpuNames, ThatAreNoneAreUnknown) {
  EXPECT_EQ(said_of("gtx98"), "unknown GPU 'gtx98' (did you mean 'gtx980' or 'gtx980ti'?)");
  EXPECT_EQ(said_of("radeon"), "unknown GPU 'radeon'");
  EXPECT_EQ(said_of(""), "unknown GPU ''");
  EXPECT_THAT(said_of("rtx"), HasSubstr("unknown GPU 'rtx'"));
  EXPECT_THAT(said_of("\xff\xfe"), HasSubstr("unknown GPU"));
}

} // namespace
} // namespace loom
