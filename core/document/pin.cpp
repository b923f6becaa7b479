#include "core/document/pin.h"

#include "core/scenario/parameters.h"

#include <algorithm>
#include <set>

namespace loom {

bool Pin::operator==(const Pin& other) const {
  return Scenario::operator==(other) && name == other.name && hidden == other.hidden &&
         gpu_alone == other.gpu_alone && series == other.series;
}

Role series_role(int series) {
  return static_cast<Role>(static_cast<std::uint64_t>(Role::series1) +
                           static_cast<std::uint64_t>(series - 1));
}

void assign_series(std::vector<Pin>& pins) {
  std::set<int> taken;
  for (Pin& pin : pins)
    if (pin.series != 0 && !taken.insert(pin.series).second)
      pin.series = 0;
  for (Pin& pin : pins)
    for (int series = 2; pin.series == 0; ++series)
      if (taken.insert(series).second)
        pin.series = series;
}

Scenario as_compared(const Pin& pin, const Scenario& current) {
  Scenario compared = pin.gpu_alone ? with_gpu(current, pin.gpu) : Scenario(pin);
  compared.measured = pin.measured;
  compared.target = current.target;
  compared.view = current.view;
  return compared;
}

std::size_t place_of(const std::vector<Pin>& pins, const GpuSpec& gpu) {
  const auto found = std::ranges::find_if(
      pins, [&gpu](const Pin& pin) { return pin.gpu_alone && pin.gpu->id == gpu.id; });
  return static_cast<std::size_t>(found - pins.begin());
}

Pin gpu_pin(const Scenario& current, GpuPtr gpu, std::string name) {
  Pin pin = with_gpu(current, std::move(gpu));
  pin.measured.clear(); // what is measured is drawn once
  pin.gpu_alone = true;
  pin.name = std::move(name);
  return pin;
}

std::vector<Pin> with_pin(std::vector<Pin> pins, Pin pin) {
  if (pin.gpu_alone && place_of(pins, *pin.gpu) < pins.size())
    return pins;
  if (pins.size() >= max_pins)
    pins.erase(pins.begin());
  pins.push_back(std::move(pin));
  assign_series(pins);
  return pins;
}

} // namespace loom
