#include "core/scenario/loom_json.h"

#include "core/model/saturation.h"
#include "core/scenario/advice.h"
#include "core/scenario/workload.h"

#include <array>
#include <cmath>

namespace loom {
namespace {

constexpr std::array<std::string_view, 4> loom_families{"memory", "arithmetic", "special",
                                                        "waiting"};
constexpr std::array<std::string_view, 3> loom_states{"flying", "queued", "ready"};

void write_class(JsonWriter& writer, const LoomClass& of) {
  writer.begin_object(JsonWriter::Layout::one_line);
  writer.key("instructions").texts(of.of.instructions, JsonWriter::Layout::one_line);
  writer.key("family").text(loom_families[static_cast<std::size_t>(of.family)]);
  writer.key("variant").number(of.variant);
  writer.key("flying").number(of.flying).key("queued").number(of.queued);
  writer.key("latency").number(of.latency).key("rate").number(of.rate).end_object();
}

void write_unit(JsonWriter& writer, const LoomUnit& unit) {
  writer.begin_object();
  writer.key("resource").text(resource_info(unit.resource).name);
  writer.key("limits").boolean(unit.limits).key("used").number(unit.used);
  writer.key("work").array(
      unit.work,
      [&](const LoomWork& each) {
        writer.number(each.from).number(each.to).number(static_cast<double>(each.share));
      },
      JsonWriter::Layout::one_line); // from, to, share
  writer.end_object();
}

} // namespace

void write_loom(JsonWriter& writer, const ResolvedScenario& scenario, const LoopNumbers& numbers,
                const LoomPicture& picture) {
  const LoopEvaluation bound = evaluate(numbers, picture.warps);
  const auto gradual = [&, saturation = saturation_of(*scenario.gpu, numbers)](double warps) {
    return saturated_throughput(numbers, saturation, warps) / bound.peak;
  };
  writer.key("warps_per_sm").number(picture.warps).key("places").number(picture.places);
  writer.key("ilp").number(chains_of(scenario)).key("from").number(picture.from);
  writer.key("to").number(picture.to).key("shown").number(picture.shown);
  writer.key("period").number(picture.period).key("counted").number(picture.counted);
  writer.key("steady_state").boolean(picture.steady).key("share").number(picture.share);
  writer.key("bound_share").number(picture.bound_share).key("ipc_per_sm").number(picture.issued);
  writer.key("ready").number(picture.ready).key("latency").number(picture.latency);
  writer.key("longest").number(picture.longest < 0 ? std::nullopt
                                                   : std::optional<double>(picture.longest));
  writer.key("peak_limit")
      .text(to_string(bound.peak_limit))
      .key("needed")
      .row({{"warps", picture.needed}, {"ilp", bound.ilp_needed}});
  writer.key("gradual").begin_object(JsonWriter::Layout::one_line);
  const double reached = std::min(std::ceil(picture.needed - 1e-9), 1.0 * picture.places);
  writer.key("now").number(gradual(picture.warps));
  writer.key("needed").number(gradual(reached));
  writer.key("places").number(gradual(picture.places)).end_object();
  writer.key("measured").begin_array();
  if (!scenario.instruction_loop)
    for (const MeasuredNeed& each : measured_needs(scenario))
      writer.row({{"share", each.part}, {"warps", each.warps}});
  writer.end_array();
  writer.key("classes").array(picture.classes,
                              [&](const LoomClass& each) { write_class(writer, each); });
  writer.key("units").array(picture.units, [&](const LoomUnit& each) { write_unit(writer, each); });
  writer.key("states").texts(loom_states, JsonWriter::Layout::one_line);
  writer.key("spans").array(
      picture.spans,
      [&](const LoomSpan& each) {
        writer.number(each.from)
            .number(each.to)
            .number(each.warp)
            .number(each.of_class)
            .number(static_cast<double>(each.state));
      },
      JsonWriter::Layout::one_line); // from, to, warp, class, state
}

} // namespace loom
