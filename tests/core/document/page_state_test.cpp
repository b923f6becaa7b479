// What a page in a browser begins with.

#include "core/document/page_state.h"
#include "gpus/embedded.h"
#include "resources/programs/embedded.h"

#include <gmock/gmock.h>

namespace loom {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;
using testing::Pair;

Scenario gtx980_scenario() {
  static const Catalogue catalogue(embedded_gpu_files());
  return default_scenario(*catalogue.find("gtx980"));
}
std::string refused(const std::string& view, const Scenario& of) {
  const auto fields = page_fields(view, of, embedded_programs());
  return fields ? "" : fields.error().detail.english();
}

TEST(PageFields, AViewOfThePageHasTheValuesOfTheWindows) {
  Scenario of = gtx980_scenario();
  of.shared_access.pattern.stride = 33;
  EXPECT_THAT(*page_fields("banks", of, {}),
              ElementsAre(Pair("offset", "0"), Pair("space", "shared"), Pair("stride", "33"),
                          Pair("view", "memory"), Pair("word-bytes", "4")));
  of.launch.config = {.threads = 128, .registers = 85, .shared = 4096};
  EXPECT_THAT(*page_fields("occupancy", of, {}),
              ElementsAre(Pair("registers", "85"), Pair("shared", "4096"), Pair("threads", "128"),
                          Pair("view", "occupancy")));
  EXPECT_THAT(*page_fields("divergence", of, embedded_programs()),
              ElementsAre(Pair("first", "taken"), Pair("machine", "stack"), Pair("pred", "P0=0110"),
                          Pair("program", "if_else"), Pair("step", "1"), Pair("threads", "4"),
                          Pair("view", "divergence")));
  EXPECT_TRUE(page_fields("loom", of, {})->empty());
  EXPECT_TRUE(page_fields("timeline", of, {})->empty());
}

TEST(PageFields, AViewThatAPageLacksIsSaidWithThoseItHas) {
  for (const char* view : {"", "loom", "cusp", "throughput", "divergence", "occupancy", "banks"})
    EXPECT_FALSE(page_lacks(view, view)) << view;
  const auto lacks = page_lacks("timeline", "Timeline");
  ASSERT_TRUE(lacks);
  EXPECT_THAT(lacks->english(), HasSubstr("no view Timeline and begins with the loom"));
}

TEST(PageFields, WhatNoFieldSaysIsRefused) {
  Scenario of = gtx980_scenario();
  of.global_access.pattern.kind = memory::PatternKind::random;
  EXPECT_THAT(refused("coalescing", of), HasSubstr("an access other than a stride"));
  of.shared_access.bank_bytes = 8;
  EXPECT_THAT(refused("banks", of), HasSubstr("rules other than the GPU's own"));
  of.launch.config.cluster = 2;
  EXPECT_THAT(refused("occupancy", of), HasSubstr("no field for more of a launch"));
  of.divergence.program = "EXIT";
  EXPECT_THAT(refused("divergence", of), HasSubstr("a program other than the shipped ones"));
  EXPECT_EQ(refused("loom", of), "") << "it is not in front";
}

} // namespace
} // namespace loom
