#include "core/scenario/scenario_json.h"

#include "core/figure/look_json.h"
#include "core/gpu/gpu_lint.h"
#include "core/gpu/gpu_value.h"
#include "core/gpu/nearest_gpu.h"
#include "core/scenario/divergence_json.h"
#include "core/scenario/launch_json.h"
#include "core/scenario/loop_json.h"
#include "core/scenario/measured_json.h"
#include "core/scenario/memory_json.h"
#include "core/scenario/memory_run.h"
#include "core/scenario/parameters.h"

#include <algorithm>
#include <cmath>
#include <map>

namespace loom {
namespace {

constexpr std::string_view format_name = "latencyloom-scenario";
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

/// Reads scenarios of one file.
class Reader {
public:
  Reader(const Catalogue& catalogue, json::Problems& problems,
         MissingGpu missing = MissingGpu::refuse)
      : catalogue_(catalogue), problems_(problems), missing_(missing) {}

  Document document(const json::Value& value) {
    Document document;
    json::Members members(value, "", problems_);
    const json::VersionCheck version =
        json::check_version(members, format_name, scenario_major, scenario_minor, problems_);
    if (version == json::VersionCheck::refused)
      return document; // its keys may mean something else
    newer_ = version == json::VersionCheck::newer_minor;
    document.scenario = scenario(members);
    if (const json::Value* pins = members.array("pins", max_pins))
      for (std::size_t i = 0; i < pins->size(); ++i) {
        json::Members pin((*pins)[i], json::deeper(members.pointer("pins"), std::to_string(i)),
                          problems_);
        document.pins.push_back(scenario(pin));
        finish(pin);
      }
    if (const json::Value* looks = members.get("figures"))
      document.looks =
          read_looks(*looks, members.pointer("figures"), problems_, newer_ ? &ignored_ : nullptr);
    finish(members);
    return document;
  }

  [[nodiscard]] std::vector<Message> warnings(const Document& document) const {
    std::vector<Message> warnings;
    std::string ignored;
    for (const std::string& each : ignored_)
      ignored += (ignored.empty() ? "" : ", ") + each;
    if (newer_)
      warnings.push_back(
          (ignored.empty()
               ? LOOM_TEXT("the file was written by a newer version of LatencyLoom")
               : LOOM_TEXT("the file was written by a newer version of LatencyLoom; passed over: "
                           "%1"))(ignored));
    for (const auto& [id, gpu] : stand_ins_)
      warnings.push_back(
          LOOM_TEXT("the GPU '%1' is not known here: %2 stands in for it")(id, gpu->name));
    for (const MeasuredSetPtr& set : document.scenario.measured)
      if (set->data.points.empty())
        warnings.push_back(LOOM_TEXT(
            "the measurements of %1 are not inside the file: import them again")(set->name));
    return warnings;
  }

  [[nodiscard]] std::vector<GpuPtr> stand_ins() const {
    std::vector<GpuPtr> gpus;
    for (const auto& [id, gpu] : stand_ins_)
      if (std::ranges::find(gpus, gpu) == gpus.end())
        gpus.push_back(gpu);
    return gpus;
  }

private:
  void finish(json::Members& members) { members.finish(newer_ ? &ignored_ : nullptr); }
  GpuPtr gpu(json::Members& members) {
    const json::Value* value = members.require("gpu");
    if (!value)
      return nullptr;
    const std::string pointer = members.pointer("gpu");
    if (value->is_object())
      return std::make_shared<const GpuSpec>(read_gpu(*value, pointer, problems_));
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

  std::optional<double> parameter(json::Members& members, const ParameterInfo& info) {
    return members.number(info.id, rule_of(info));
  }

  void choice(json::Members& members, std::string_view id, Scenario& scenario) {
    const json::Value* value = members.get(id);
    if (!value)
      return;
    const auto values = find_choice(id)->values;
    if (const auto index = json::one_of(*value, members.pointer(id), values, problems_))
      if (Result<Scenario> changed = with_choice(scenario, id, values[*index]))
        scenario = *std::move(changed);
  }

  /// After everything that it speaks of.
  void access(json::Members& members, Scenario& scenario) {
    const auto access = members.text("access");
    if (!access || !scenario.gpu)
      return;
    if (auto changed = with_access(scenario, *access))
      scenario = *std::move(changed);
    else
      problems_.add(members.pointer("access"), changed.error().detail);
  }

  Scenario scenario(json::Members& members) {
    Scenario result;
    result.gpu = gpu(members);
    choice(members, "mix", result);
    choice(members, "latencies", result);
    if (const auto value = parameter(members, *find_parameter("alpha")))
      result.alpha = *value;
    if (const auto value = parameter(members, *find_parameter("warps")))
      result.warps = static_cast<int>(*value);
    if (const auto value = parameter(members, *find_parameter("ilp")))
      result.ilp = static_cast<int>(*value);
    if (const auto value = parameter(members, *find_parameter("target")))
      result.target = *value;
    if (const json::Value* value = members.get("overrides")) {
      json::Members overrides(*value, members.pointer("overrides"), problems_);
      for (std::size_t i = 0; i < hardware_count; ++i)
        result.overrides[i] = parameter(overrides, parameter_info(static_cast<Hardware>(i)));
      finish(overrides);
    }
    if (const json::Value* value = members.get("view")) {
      json::Members view(*value, members.pointer("view"), problems_);
      for (const std::string_view id : view_choices)
        choice(view, id, result);
      finish(view);
    }
    if (const json::Value* value = members.get("divergence"))
      result.divergence = read_divergence(*value, members.pointer("divergence"), problems_,
                                          newer_ ? &ignored_ : nullptr);
    if (const json::Value* value = members.get("global_access"))
      result.global_access = read_global_access(*value, members.pointer("global_access"), problems_,
                                                newer_ ? &ignored_ : nullptr);
    if (const json::Value* value = members.get("shared_access"))
      result.shared_access = read_shared_access(*value, members.pointer("shared_access"), problems_,
                                                newer_ ? &ignored_ : nullptr);
    if (const json::Value* value = members.get("launch"))
      result.launch =
          read_launch(*value, members.pointer("launch"), problems_, newer_ ? &ignored_ : nullptr);
    if (const json::Value* value = members.array("measured", max_measured_sets))
      result.measured = read_measured(*value, members.pointer("measured"), room_, problems_,
                                      newer_ ? &ignored_ : nullptr);
    if (const json::Value* value = members.get("loop"))
      result.loop =
          read_loop(*value, members.pointer("loop"), problems_, newer_ ? &ignored_ : nullptr);
    access(members, result);
    return result;
  }

  const Catalogue& catalogue_;
  json::Problems& problems_;
  MissingGpu missing_;
  std::map<std::string, GpuPtr> stand_ins_; ///< by the id of the missing one
  bool newer_ = false;
  MeasuredRoom room_;
  std::vector<std::string> ignored_;
};

void write_gpu_of(JsonWriter& writer, const GpuSpec& gpu, const Catalogue& catalogue) {
  // Another program finds by its id only what every program carries.
  if (catalogue.built_in(gpu.id))
    if (const Result<GpuPtr> known = catalogue.find(gpu.id); known && **known == gpu) {
      writer.text(gpu.id);
      return;
    }
  write_gpu(writer, gpu);
}

void write_members(JsonWriter& writer, const Scenario& scenario, const Catalogue& catalogue,
                   MeasuredRoom& room) {
  writer.key("gpu");
  write_gpu_of(writer, *scenario.gpu, catalogue);
  writer.key("mix").text(get_choice(scenario, "mix"));
  writer.key("access").text(scenario.access);
  writer.key("alpha");
  if (std::isinf(scenario.alpha))
    writer.text("inf");
  else
    writer.number(scenario.alpha);
  writer.key("warps").number(scenario.warps).key("ilp").number(scenario.ilp);
  if (scenario.latencies != Latencies::measured)
    writer.key("latencies").text(get_choice(scenario, "latencies"));
  writer.key("target").number(scenario.target);
  writer.key("overrides").begin_object();
  for (std::size_t i = 0; i < hardware_count; ++i)
    if (const auto& value = scenario.overrides[i])
      writer.key(parameter_info(static_cast<Hardware>(i)).id).number(*value);
  writer.end_object();
  writer.key("view").begin_object();
  for (const std::string_view id : view_choices)
    writer.key(id).text(get_choice(scenario, id));
  writer.end_object();
  if (scenario.divergence != Divergence{}) {
    writer.key("divergence");
    write_divergence(writer, scenario.divergence);
  }
  if (scenario.global_access != GlobalAccess{}) {
    writer.key("global_access");
    write_global_access(writer, scenario.global_access);
  }
  if (scenario.shared_access != SharedAccess{}) {
    writer.key("shared_access");
    write_shared_access(writer, scenario.shared_access);
  }
  if (scenario.launch != Launch{}) {
    writer.key("launch");
    write_launch(writer, scenario.launch);
  }
  if (!scenario.measured.empty()) {
    writer.key("measured");
    write_measured(writer, scenario.measured, room);
  }
}

/// Of the scenario alone: a pin is compared by its curves, which a loop has no part in.
void write_loop_of(JsonWriter& writer, const Scenario& scenario) {
  if (scenario.loop) {
    writer.key("loop");
    write_loop(writer, *scenario.loop);
  }
}

/// The oldest version that can say what the document holds: older programs open what they can.
int minor_needed(const Document& document) {
  const auto needed = [](const Scenario& scenario) {
    if (scenario.latencies != Latencies::measured)
      return 5;
    if (!scenario.measured.empty())
      return 3;
    if (scenario.global_access != GlobalAccess{} || scenario.shared_access != SharedAccess{} ||
        scenario.access == own_access || scenario.launch != Launch{})
      return 2;
    return scenario.divergence == Divergence{} ? 0 : 1;
  };
  int minor = document.looks.empty() && !document.scenario.loop ? 0 : 4;
  minor = std::max(minor, needed(document.scenario));
  for (const Scenario& pin : document.pins)
    minor = std::max(minor, needed(pin));
  return minor;
}

} // namespace

Result<ReadDocument> document_from_json(std::string_view text, const std::string& file,
                                        const Catalogue& catalogue, MissingGpu missing) {
  const Result<json::Value> value = json::parse(text, file);
  if (!value)
    return tl::unexpected(value.error());
  json::Problems problems(file);
  Reader reader(catalogue, problems, missing);
  Document document = reader.document(*value);
  if (!problems.empty())
    return tl::unexpected(problems.list().front());
  std::vector<Message> warnings = reader.warnings(document);
  return ReadDocument{std::move(document), std::move(warnings), reader.stand_ins()};
}

std::vector<Error> lint_scenario(std::string_view text, const std::string& file,
                                 const Catalogue& catalogue) {
  const Result<json::Value> value = json::parse(text, file);
  if (!value)
    return {value.error()};
  json::Problems problems(file);
  (void)Reader(catalogue, problems).document(*value);
  return problems.list();
}

std::vector<Error> lint_file(std::string_view bytes, const std::string& file,
                             const Catalogue& catalogue) {
  const Result<std::string> text = extract_scenario(bytes, file);
  if (!text)
    return {text.error()};
  const Result<json::Value> value = json::parse(*text, file);
  if (!value)
    return {value.error()};
  const auto is = [&value](std::string_view format) {
    const auto found = value->is_object() ? value->find("format") : value->end();
    return found != value->end() && *found == format;
  };
  if (is("latencyloom-gpu"))
    return lint_gpu_file(*text, file);
  if (is("latencyloom-gpu-family"))
    return lint_family_file(*text, file, catalogue);
  return lint_scenario(*text, file, catalogue);
}

std::string document_to_json(const Document& document, const Catalogue& catalogue, int indent) {
  JsonWriter writer(indent);
  writer.begin_object();
  writer.key("format").text(format_name);
  writer.key("version").text(std::to_string(scenario_major) + "." +
                             std::to_string(minor_needed(document)));
  MeasuredRoom room;
  write_members(writer, document.scenario, catalogue, room);
  write_loop_of(writer, document.scenario);
  writer.key("pins").begin_array();
  for (const Scenario& pin : document.pins) {
    writer.begin_object();
    write_members(writer, pin, catalogue, room);
    writer.end_object();
  }
  writer.end_array();
  if (!document.looks.empty()) {
    writer.key("figures");
    write_looks(writer, document.looks);
  }
  writer.end_object();
  return writer.str() + "\n";
}

} // namespace loom
