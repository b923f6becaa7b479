// GPUs by what people type.

#include "core/gpu/nearest_gpu.h"
#include "tests/shared.h"
#include "tests/typed_gpus.h"

#include <gmock/gmock.h>

namespace loom {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;

TEST(GpuNames, AreFoundAsPeopleTypeThem) {
  for (const auto& [text, id] : typed_gpus) {
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
