// GPUs by what people type and tools print.

#include "core/gpu/nearest_gpu.h"
#include "tests/shared.h"
#include "tests/typed_gpus.h"

#include <gmock/gmock.h>

namespace loom {
namespace {

using testing::AllOf;
using testing::HasSubstr;

std::string said_of(const char* text) {
  const auto gpu = catalogue().find(text);
  return gpu ? "found " + (*gpu)->id : gpu.error().detail.english();
}

TEST(GpuNames, AreFoundAsPeopleTypeThem) {
  for (const auto& [text, id] : typed_gpus) {
    const auto gpu = catalogue().find(text);
    ASSERT_TRUE(gpu) << text << ": " << gpu.error().detail.english();
    EXPECT_EQ((*gpu)->id, id) << text;
  }
}

TEST(GpuNames, AreFoundAsToolsPrintThem) {
  for (const auto& [text, id] : device_names) {
    const auto gpu = catalogue().find(text);
    ASSERT_TRUE(gpu) << text << ": " << gpu.error().detail.english();
    EXPECT_EQ((*gpu)->id, id) << text;
  }
}

TEST(GpuNames, OfCardsThatTheCatalogueLacksAreRefused) {
  for (const char* text : other_devices)
    EXPECT_FALSE(catalogue().find(text)) << text << " is " << (*catalogue().find(text))->id;
}

// Drivers name cards of a laptop, of less power and virtual ones after those of a desktop, which
// have other clocks, and often other SMs.
TEST(GpuNames, OfOneCardWithMoreWordsAreAnotherCard) {
  for (const GpuPtr& gpu : built_in_gpus(catalogue()))
    for (const char* more :
         {" Laptop GPU", " with Max-Q Design", " Mobile", "-16Q", " MIG 1g.10gb"}) {
      const auto found = catalogue().find("NVIDIA " + gpu->name + more);
      EXPECT_FALSE(found && (*found)->id == gpu->id) << gpu->name << more;
    }
}

TEST(GpuNames, OfMissingCardsNameTheNearest) {
  EXPECT_THAT(said_of("NVIDIA RTX 4500 Ada Generation"),
              AllOf(HasSubstr("'rtx4000ada'"), HasSubstr("'rtx5000ada'")));
  EXPECT_THAT(said_of("Tesla V100S-PCIE-32GB"), HasSubstr("'v100'"));
  EXPECT_THAT(said_of("NVIDIA GeForce RTX 4080 SUPER Laptop GPU"), HasSubstr("'rtx4080super'"));
  EXPECT_THAT(said_of("NVIDIA GH200 144G HBM3e"), HasSubstr("'gh200'"));
  EXPECT_THAT(said_of("Quadro K2200"), HasSubstr("'k80'"));
}

std::vector<GpuPtr> all_gpus() { return built_in_gpus(catalogue()); }

// nvidia-smi gives both cards the same name.
TEST(GpuNames, AreToldApartByNumbers) {
  const auto id_of = [](const char* name, const DeviceTraits& traits) {
    const auto gpu = gpu_named(name, all_gpus(), traits);
    return gpu ? (*gpu)->id : gpu.error().detail.english();
  };
  const double gigabyte = 1024.0 * 1024 * 1024;
  EXPECT_EQ(id_of("NVIDIA GeForce RTX 3080", {.sms = 68}), "rtx3080-10gb");
  EXPECT_EQ(id_of("NVIDIA GeForce RTX 3080", {.sms = 70}), "rtx3080-12gb");
  EXPECT_EQ(id_of("NVIDIA GeForce RTX 3080", {.memory = 10018.0 / 1024 * gigabyte}),
            "rtx3080-10gb");
  EXPECT_EQ(id_of("NVIDIA GeForce RTX 3060", {.memory = 8 * gigabyte}), "rtx3060-8gb");
  EXPECT_EQ(id_of("NVIDIA GeForce RTX 3060", {.memory = 12 * gigabyte}), "rtx3060");
  EXPECT_EQ(id_of("NVIDIA GeForce RTX 3060", {.dram_bandwidth = 238}), "rtx3060-8gb");
  EXPECT_EQ(id_of("NVIDIA H800", {.sms = 132}), "h800-sxm5");
  EXPECT_EQ(id_of("GeForce GT 640", {.capability = "3.5"}), "gt640-gddr5");
  EXPECT_EQ(id_of("NVIDIA A100-SXM4-80GB", {.memory = 81251.0 / 1024 * gigabyte}), "a100-80");
  EXPECT_EQ(
      id_of("NVIDIA GeForce RTX 3090", {.capability = "8.6", .sms = 40}),
      "'NVIDIA GeForce RTX 3090' has the name of GPU rtx3090, but not its numbers: 40 SMs, not "
      "82");
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
