#include "core/why/instruction_loop.h"

#include "core/base/nearest.h"

#include <algorithm>
#include <cmath>

namespace loom::why {

std::vector<Section> explain_loop(const LoopNumbersOf<Traced>& loop, const Traced& warps,
                                  const Traced& target, const GpuSpec& gpu) {
  const LoopEvaluationOf<Traced> result = evaluate(loop, warps);
  std::vector<Section> sections;
  const auto section = [&sections](const char* id, Text name) {
    sections.push_back({id, name, {}});
  };
  const auto add = [&sections](const std::optional<Traced>& number) {
    if (number && number->quantity() && std::isfinite(number->value()))
      sections.back().keep(number->quantity());
  };
  section("loop", LOOM_TEXT("Loop"));
  add(loop_alpha(loop));
  for (const Traced& number : {result.latency_cycles, result.latency_bound})
    add(number);
  for (const auto& ring : result.rings)
    add(ring.bound);
  for (const Traced& number : {result.peak, result.throughput, result.fraction_of_peak,
                               loop_warps_needed(loop, target), result.ilp_needed})
    add(number);
  add(result.stages_needed);
  section("loop_resources", LOOM_TEXT("What the loop takes of the SM"));
  for (const auto& share : result.resources) {
    add(share.use);
    add(share.bound);
    add(share.utilisation);
  }
  section("loop_in_flight", LOOM_TEXT("In flight"));
  for (const Traced& number : result.in_flight)
    if (number.value() > 0)
      add(number);
  add(result.bytes_in_flight);
  section("loop_saturation", LOOM_TEXT("Gradual saturation"));
  for (const QuantityPtr& each : saturation_quantities(loop, warps, target, gpu))
    sections.back().keep(each);
  return sections;
}

Result<QuantityPtr> find(const std::vector<Section>& sections, std::string_view id) {
  std::vector<std::string> known;
  for (const Section& section : sections)
    for (const QuantityPtr& quantity : section.quantities)
      for (const QuantityPtr& each : chain(quantity)) {
        if (each->id == id)
          return each;
        if (std::ranges::find(known, each->id) == known.end())
          known.push_back(each->id);
      }
  return bad_argument(LOOM_TEXT("no quantity '%1' of this loop%2")(std::string(id.substr(0, 40)),
                                                                   did_you_mean(id, known)));
}

} // namespace loom::why
