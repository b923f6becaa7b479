#include "core/scenario/scenario_json.h"

#include "core/access/memory_json.h"
#include "core/access/memory_run.h"
#include "core/divergence/divergence_json.h"
#include "core/gpu/gpu_value.h"
#include "core/gpu/nearest_gpu.h"
#include "core/scenario/launch_json.h"
#include "core/scenario/loop_json.h"
#include "core/scenario/parameters.h"
#include "core/text/json.h"
#include "core/text/json_writer.h"

namespace loom {
namespace {

/// The choices that a file keeps under "view".
constexpr std::string_view view_choices[] = {"throughput_axis", "throughput_scale",
                                             "throughput_unit", "occupancy_unit"};

json::NumberRule rule_of(const ParameterInfo& info) {
  return {.min = info.min,
          .max = info.max,
          .whole = info.whole,
          .unit = info.unit,
          .infinity = info.scale == ParameterScale::alpha,
          .id = info.id};
}

std::optional<double> parameter(json::Members& members, const ParameterInfo& info) {
  return members.number(info.id, rule_of(info));
}

void choice(json::Members& members, std::string_view id, Scenario& scenario) {
  const auto values = find_choice(id)->values;
  if (const auto index = members.choice(id, values))
    if (Result<Scenario> changed = with_choice(scenario, id, values[*index]))
      scenario = *std::move(changed);
}

/// After everything that it speaks of.
void access(json::Members& members, Scenario& scenario, json::Problems& problems) {
  const auto access = members.line("access");
  if (!access || !scenario.gpu)
    return;
  if (auto changed = with_access(scenario, *access))
    scenario = *std::move(changed);
  else
    problems.add(members.pointer("access"), changed.error().detail);
}

void write_gpu_of(JsonWriter& writer, const GpuSpec& gpu, const Catalogue& catalogue) {
  // Another program finds by its id only what every program carries.
  if (catalogue.built_in(gpu.id))
    if (const Result<GpuPtr> known = catalogue.find(gpu.id); known && **known == gpu) {
      writer.text(gpu.id);
      return;
    }
  write_gpu(writer, gpu);
}

} // namespace

GpuPtr ScenarioReader::gpu(json::Members& members) {
  const json::Value* value = members.require("gpu");
  if (!value)
    return nullptr;
  const std::string pointer = members.pointer("gpu");
  if (value->is_object()) {
    GpuSpec gpu = read_gpu(*value, pointer, problems_);
    gpu.architectures = catalogue_.architectures();
    return std::make_shared<const GpuSpec>(std::move(gpu));
  }
  if (!value->is_string()) {
    problems_.add(pointer, LOOM_TEXT("expected the id of a GPU or a GPU"));
    return nullptr;
  }
  const auto& id = value->get_ref<const std::string&>();
  Result<GpuPtr> found = catalogue_.find(id);
  if (!found && missing_ == MissingGpu::nearest)
    if (GpuPtr near = nearest_gpu(id, catalogue_))
      return stand_ins_[id] = std::move(near);
  if (!found) {
    problems_.add(pointer,
                  LOOM_TEXT("%1; import its file first, or name another")(found.error().detail));
    return nullptr;
  }
  return *found;
}

Scenario ScenarioReader::read(json::Members& members, std::vector<std::string>* ignored) {
  Scenario result;
  result.gpu = gpu(members);
  choice(members, "mix", result);
  choice(members, "latencies", result);
  choice(members, "policy", result);
  result.scheduling.dual_issue = members.flag("dual_issue").value_or(false);
  for (const ParameterInfo& info : parameter_table())
    if (info.set && info.in_files)
      if (const auto value = parameter(members, info))
        info.set(result, *value);
  if (const json::Value* value = members.get("overrides")) {
    json::Members overrides(*value, members.pointer("overrides"), problems_);
    for (std::size_t i = 0; i < hardware_count; ++i)
      result.overrides[i] = parameter(overrides, parameter_info(static_cast<Hardware>(i)));
    overrides.finish(ignored);
  }
  if (const json::Value* value = members.get("view")) {
    json::Members view(*value, members.pointer("view"), problems_);
    for (const std::string_view id : view_choices)
      choice(view, id, result);
    std::vector<std::string_view> axes;
    for (const LoopAxisInfo& info : loop_axis_table())
      axes.push_back(info.name);
    if (const auto index = view.choice("loop_axis", axes))
      result.view.loop_axis = static_cast<LoopAxis>(*index);
    view.finish(ignored);
  }
  if (const json::Value* value = members.get("divergence"))
    result.divergence = read_divergence(*value, members.pointer("divergence"), problems_, ignored);
  if (const json::Value* value = members.get("global_access"))
    result.global_access =
        read_global_access(*value, members.pointer("global_access"), problems_, ignored);
  if (const json::Value* value = members.get("shared_access"))
    result.shared_access =
        read_shared_access(*value, members.pointer("shared_access"), problems_, ignored);
  if (const json::Value* value = members.get("launch"))
    result.launch = read_launch(*value, members.pointer("launch"), problems_, ignored);
  if (const json::Value* value = members.array("measured", max_measured_sets))
    result.measured = read_measured(*value, members.pointer("measured"), room_, problems_, ignored);
  if (const json::Value* value = members.get("loop"))
    result.loop = read_loop(*value, members.pointer("loop"), problems_, ignored);
  if (const json::Value* value = members.get("instruction_loop"))
    result.instruction_loop =
        read_instruction_loop(*value, members.pointer("instruction_loop"), problems_);
  access(members, result, problems_);
  return result;
}

void write_scenario(JsonWriter& writer, const Scenario& scenario, const Catalogue& catalogue,
                    MeasuredRoom& room) {
  write_gpu_of(writer.key("gpu"), *scenario.gpu, catalogue);
  writer.key("mix").text(get_choice(scenario, "mix"));
  writer.key("access").text(scenario.access);
  writer.key("alpha").number_or_inf(scenario.alpha);
  writer.key("warps").number(scenario.warps).key("ilp").number(scenario.ilp);
  if (scenario.latencies != Latencies::measured)
    writer.key("latencies").text(get_choice(scenario, "latencies"));
  if (scenario.scheduling.policy)
    writer.key("policy").text(get_choice(scenario, "policy"));
  if (scenario.scheduling.dual_issue)
    writer.key("dual_issue").boolean(true);
  const Scheduling usual;
  const auto whole = [&](std::string_view id, int Scheduling::*number) {
    if (scenario.scheduling.*number != usual.*number)
      writer.key(id).number(scenario.scheduling.*number);
  };
  whole("reissue", &Scheduling::reissue);
  whole("barrier_every", &Scheduling::barrier_every);
  whole("block_iterations", &Scheduling::block_iterations);
  writer.key("target").number(scenario.target);
  writer.key("overrides").begin_object();
  for (std::size_t i = 0; i < hardware_count; ++i)
    if (const auto& value = scenario.overrides[i])
      writer.key(parameter_info(static_cast<Hardware>(i)).id).number(*value);
  writer.end_object();
  writer.key("view").begin_object();
  for (const std::string_view id : view_choices)
    writer.key(id).text(get_choice(scenario, id));
  if (scenario.view.loop_axis != LoopAxis::alpha)
    writer.key("loop_axis").text(loop_axis_info(scenario.view.loop_axis).name);
  writer.end_object();
  if (scenario.divergence != Divergence{})
    write_divergence(writer.key("divergence"), scenario.divergence);
  if (scenario.global_access != GlobalAccess{})
    write_global_access(writer.key("global_access"), scenario.global_access);
  if (scenario.shared_access != SharedAccess{})
    write_shared_access(writer.key("shared_access"), scenario.shared_access);
  if (scenario.launch != OccupancyLaunch{})
    write_launch(writer.key("launch"), scenario.launch);
  if (!scenario.measured.empty())
    write_measured(writer.key("measured"), scenario.measured, room);
  if (scenario.instruction_loop)
    write_instruction_loop(writer.key("instruction_loop"), *scenario.instruction_loop);
}

int minor_needed(const Scenario& scenario) {
  if (std::ranges::any_of(scenario.measured,
                          [](const MeasuredSetPtr& set) { return !set->loop.empty(); }))
    return 11;
  if (scenario.instruction_loop && !std::ranges::all_of(scenario.instruction_loop->items,
                                                        &std::string::empty, &LoopItem::access))
    return 11;
  if (scenario.scheduling != Scheduling{})
    return 10;
  if (scenario.view.throughput_unit == ThroughputUnit::peak_share)
    return 9;
  if (std::ranges::any_of(scenario.measured,
                          [](const MeasuredSetPtr& set) { return !set->data.needed.empty(); }))
    return 8;
  if (scenario.instruction_loop || scenario.view.loop_axis != LoopAxis::alpha)
    return 7;
  if (scenario.latencies != Latencies::measured)
    return 5;
  if (!scenario.measured.empty())
    return 3;
  if (scenario.global_access != GlobalAccess{} || scenario.shared_access != SharedAccess{} ||
      scenario.access == own_access || scenario.launch != OccupancyLaunch{})
    return 2;
  return scenario.divergence == Divergence{} ? 0 : 1;
}

} // namespace loom
