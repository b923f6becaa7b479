#pragma once

/// Scenarios kept for comparison: how each is called, whether it is drawn, and with what of the
/// palette.

#include "core/figure/role.h"
#include "core/scenario/scenario.h"

#include <string>
#include <utility>
#include <vector>

namespace loom {

/// A scenario to compare the current one with, and what an author says of it.
struct Pin : Scenario {
  Pin(Scenario scenario = {}) // NOLINT(google-explicit-constructor): a scenario is kept as it is
      : Scenario(std::move(scenario)) {}

  std::string name{};     ///< at most max_pin_name_bytes; empty: what tells it from the current one
  bool hidden = false;    ///< kept, but not drawn
  bool gpu_alone = false; ///< a GPU is compared: all but it is the current scenario's
  /// Which of the palette's colours, dashes and markers it has, 2 to 1 + max_pins: the current
  /// scenario has the first. It keeps it while others come and go. 0: the first that is free.
  int series = 0;

  bool operator==(const Pin& other) const;
};

inline constexpr std::size_t max_pins = 8, max_pin_name_bytes = 80;

/// The role of one of the palette's series, from 1.
[[nodiscard]] Role series_role(int series);

/// Gives those without a series the first that is free; of two that share one the later loses it.
void assign_series(std::vector<Pin>& pins);

/// The pin as it is drawn beside `current`: at its target, on its axes and in its units.
[[nodiscard]] Scenario as_compared(const Pin& pin, const Scenario& current);

/// Where a GPU stands among those pins that compare a GPU alone; pins.size() where it does not.
[[nodiscard]] std::size_t place_of(const std::vector<Pin>& pins, const GpuSpec& gpu);

/// A GPU to compare `current`'s with, under a name of its own where one is given.
[[nodiscard]] Pin gpu_pin(const Scenario& current, GpuPtr gpu, std::string name = {});

/// The pins with a GPU more to compare with, the oldest making room; as they are where it is there.
[[nodiscard]] std::vector<Pin> with_pin(std::vector<Pin> pins, Pin pin);

} // namespace loom
