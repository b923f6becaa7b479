// What the launch is worth to the kernel, and its nearest neighbours on the staircase.

#include "core/occupancy/changes.h"
#include "core/scenario/launch.h"
#include "core/why/parts.h"

namespace loom::why {

namespace {

/// The change's value of the resource, then blocks and warps with it.
void add_change(std::vector<QuantityPtr>& all, const Scenario& scenario, LaunchResource resource,
                const LaunchChange& change, bool gains) {
  const std::string id = std::string(to_string(resource)) + (gains ? ".gains" : ".loses");
  Scenario changed = scenario;
  changed.launch.config = with(scenario.launch.config, resource, change.value);
  all.push_back(
      counted(id,
              gains ? LOOM_TEXT("nearest change of this resource that gains a block")
                    : LOOM_TEXT("nearest change of this resource that loses a block"),
              "x_" + std::string(to_string(resource)),
              resource == LaunchResource::threads     ? "threads"
              : resource == LaunchResource::registers ? "registers"
                                                      : "bytes",
              change.value * 1.0,
              LOOM_TEXT("searched: the step of the staircase that is nearest to the launch"), {}));
  const std::vector<QuantityPtr> there = launch_quantities(changed);
  for (const char* each : {"blocks_per_sm", "launch_warps"})
    if (const QuantityPtr quantity = find(there, each))
      all.push_back(prefixed(quantity, id + "."));
  const QuantityPtr now = find(launch_quantities(scenario), "blocks_per_sm"),
                    then = find(all, id + ".blocks_per_sm");
  if (now && then)
    all.push_back(computed(id + ".difference",
                           gains ? LOOM_TEXT("blocks that the change gains")
                                 : LOOM_TEXT("blocks that the change loses"),
                           "b_difference", "blocks/SM",
                           gains ? Traced(then) - now : Traced(now) - then,
                           LOOM_TEXT("with the change and without")));
}

} // namespace

std::vector<QuantityPtr> launch_worth_quantities(const ResolvedScenario& scenario) {
  std::vector<QuantityPtr> all;
  const auto worth = launch_worth(scenario);
  if (!worth || worth->occupancy.warps == 0)
    return all;
  const auto with_warps = [&](int warps, const char* prefix, const char* id) {
    Scenario changed = scenario;
    changed.warps = warps;
    QuantityPtr quantity = find(kernel_quantities(changed), id);
    if (!quantity)
      quantity = find(saturation_quantities(changed), id);
    if (!quantity) // a loop has others, and a GPU may lack a number of the mix
      return;
    all.push_back(rewritten(quantity, [&](Quantity& each) {
      if (each.id == "warps")
        each.source = LOOM_TEXT("what the launch leaves resident");
      each.id = prefix + each.id;
    }));
  };
  with_warps(worth->occupancy.warps, "with_launch.", "fraction_of_peak");
  with_warps(worth->occupancy.warps, "with_launch.", "throughput");
  with_warps(worth->occupancy.warps, "with_launch.", "ilp_needed");
  with_warps(worth->occupancy.warps, "with_launch.", "saturation_of_peak");
  with_warps((*limits_of(*scenario.gpu))->warps, "with_full_sm.", "fraction_of_peak");
  return all;
}

std::vector<QuantityPtr> launch_change_quantities(const ResolvedScenario& scenario) {
  std::vector<QuantityPtr> all;
  const auto limits = limits_of(*scenario.gpu);
  if (!limits || !check(**limits, scenario.launch.config))
    return all;
  for (const LaunchResource resource :
       {LaunchResource::threads, LaunchResource::registers, LaunchResource::shared}) {
    const NearestChanges nearest = nearest_changes(**limits, scenario.launch.config, resource);
    if (nearest.gains)
      add_change(all, scenario, resource, *nearest.gains, true);
    if (nearest.loses)
      add_change(all, scenario, resource, *nearest.loses, false);
  }
  return all;
}

} // namespace loom::why
