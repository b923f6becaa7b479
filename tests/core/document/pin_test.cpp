// Pins: what of the palette each has, and how it follows the current scenario.

#include "core/document/document_arguments.h"
#include "core/document/pin.h"
#include "core/scenario/parameters.h"
#include "gpus/embedded.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace loom {
namespace {

class PinTest : public testing::Test {
protected:
  PinTest() : catalogue(embedded_gpu_files()) {}
  [[nodiscard]] GpuPtr gpu(const char* id) const { return catalogue.find(id).value(); }
  [[nodiscard]] Pin pin(const char* id) const {
    Pin pinned = default_scenario(gpu(id));
    pinned.gpu_alone = true;
    return pinned;
  }

  Catalogue catalogue;
};

TEST_F(PinTest, EachKeepsItsSeriesWhileOthersComeAndGo) {
  std::vector<Pin> pins;
  for (const char* id : {"v100", "a100", "h200"})
    pins = with_pin(pins, pin(id));
  EXPECT_EQ(pins[0].series, 2); // the current scenario has the first
  EXPECT_EQ(pins[2].series, 4);
  pins.erase(pins.begin());
  EXPECT_EQ(pins[0].series, 3);
  pins = with_pin(pins, pin("t4"));
  EXPECT_EQ(pins[2].series, 2);
  EXPECT_EQ(series_role(pins[2].series), Role::series2);
  pins[0].series = pins[1].series = 9; // as a file may say
  assign_series(pins);
  EXPECT_EQ(pins[0].series, 9);
  EXPECT_EQ(pins[1].series, 3);
}

TEST_F(PinTest, AsManyAsThePaletteHasSeries) {
  std::vector<Pin> pins;
  Pin kept = default_scenario(gpu("gtx980"));
  for (int i = 0; i < 10; ++i) {
    kept.alpha = i;
    pins = with_pin(pins, kept);
  }
  ASSERT_EQ(pins.size(), max_pins);
  EXPECT_EQ(pins.front().alpha, 2);
  for (std::size_t i = 0; i < pins.size(); ++i)
    for (std::size_t k = 0; k < i; ++k)
      EXPECT_NE(pins[i].series, pins[k].series);
}

// A command says them as the values of a list, in their order.
TEST_F(PinTest, PinsOfOneParameterAreAList) {
  Document document{default_scenario(gpu("gtx980")), {}};
  document.scenario.ilp = 4;
  for (const int ilp : {1, 2}) {
    Pin pinned = document.scenario;
    pinned.ilp = ilp;
    document.pins = with_pin(document.pins, pinned);
  }
  const auto said = document_arguments(document, catalogue);
  ASSERT_TRUE(said);
  using Argument = std::pair<std::string, std::string>;
  EXPECT_THAT(*said, testing::IsSupersetOf({Argument{"ilp", "4,1,2"}, Argument{"one", ""}}));
  document.pins[1].alpha = 7; // and another parameter: no list says that
  EXPECT_FALSE(document_arguments(document, catalogue));
}

TEST_F(PinTest, AGpuIsComparedOnce) {
  std::vector<Pin> pins = with_pin({}, pin("v100"));
  EXPECT_EQ(with_pin(pins, pin("v100")).size(), 1u);
  EXPECT_EQ(place_of(pins, *gpu("v100")), 0u);
  EXPECT_EQ(place_of(pins, *gpu("a100")), 1u);
  pins[0].gpu_alone = false; // a state of that GPU is something else
  EXPECT_EQ(place_of(pins, *gpu("v100")), 1u);
}

TEST_F(PinTest, FollowsTargetAxesAndUnits) {
  Scenario current = default_scenario(gpu("gtx980"));
  Pin state = default_scenario(gpu("v100"));
  state.alpha = 7;
  current.alpha = 48;
  current.target = 0.9;
  current.view.throughput_axis = ThroughputAxis::alpha;
  current.view.occupancy_unit = OccupancyUnit::percent;
  const Scenario shown = as_compared(state, current);
  EXPECT_EQ(shown.target, 0.9);
  EXPECT_EQ(shown.view, current.view);
  EXPECT_EQ(shown.alpha, 7); // a state that was kept
  state.gpu_alone = true;
  const Scenario follows = as_compared(state, current);
  EXPECT_EQ(follows.gpu->id, "v100");
  EXPECT_EQ(follows.alpha, 48);
  EXPECT_EQ(follows.target, 0.9);
}

TEST_F(PinTest, WhatIsChangedOfAGpuIsOfThatGpuAlone) {
  const Scenario changed = with(default_scenario(gpu("gtx980")), "mem_lat", 500).value();
  const Scenario shown = as_compared(pin("v100"), changed);
  EXPECT_FALSE(ResolvedScenario(shown)[Hardware::mem_lat]->overridden);
}

} // namespace
} // namespace loom
