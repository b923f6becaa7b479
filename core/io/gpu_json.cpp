#include "core/io/gpu_json.h"

#include "core/io/gpu_value.h"

#include <algorithm>

namespace loom {

namespace {

constexpr std::string_view format_name = "latencyloom-gpu";
constexpr int gpu_major = 1;
constexpr int gpu_minor = 0;
constexpr std::size_t most_patterns = 16;
constexpr std::size_t most_measurements = 16;
constexpr std::string_view mixes[] = {"global", "sfu", "shared"};
constexpr std::string_view statuses[] = {"vendor", "published", "measured", "derived", "assumed"};
/// The facts an access pattern may replace.
constexpr FactKey pattern_facts[] = {FactKey::mem_lat, FactKey::mem_thru, FactKey::warps_90,
                                     FactKey::warps_95};

bool is_id(std::string_view text) {
  return !text.empty() && text.size() <= 64 && std::ranges::all_of(text, [](char c) {
    return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '-' || c == '_';
  });
}

std::string read_id(json::Members& members, json::Problems& problems) {
  std::string id = members.required_text("id");
  if (!id.empty() && !is_id(id))
    problems.add(members.pointer("id"),
                 "expected up to 64 lower-case letters, digits, '-' and '_', found " +
                     json::in_quotes(id));
  return id;
}

bool is_date(std::string_view text) {
  const auto digits = [](std::string_view part) {
    return std::ranges::all_of(part, [](char c) { return c >= '0' && c <= '9'; });
  };
  if (text.size() == 4)
    return digits(text);
  if (text.size() != 7 || text[4] != '-' || !digits(text.substr(0, 4)))
    return false;
  const std::string_view month = text.substr(5);
  return digits(month) && month >= "01" && month <= "12";
}

bool is_compute_capability(std::string_view text) {
  const std::size_t point = text.find('.');
  if (point == std::string_view::npos)
    return false;
  const auto is_number = [](std::string_view part) {
    return !part.empty() && part.size() <= 2 && (part.size() == 1 || part[0] != '0') &&
           std::ranges::all_of(part, [](char c) { return c >= '0' && c <= '9'; });
  };
  return is_number(text.substr(0, point)) && is_number(text.substr(point + 1)) && text[0] != '0';
}

void read_fact(const json::Value& value, const std::string& pointer, const FactInfo& info,
               Facts& facts, json::Problems& problems) {
  json::Members members(value, pointer, problems);
  Fact fact;
  members.require("value");
  const std::optional<double> number = members.number(
      "value", {.min = info.min, .max = info.max, .whole = info.whole, .unit = info.unit});
  const std::string unit = members.required_text("unit");
  if (!unit.empty() && unit != info.unit)
    problems.add(members.pointer("unit"),
                 "expected " + json::in_quotes(info.unit) + ", found " + json::in_quotes(unit));
  fact.source = members.required_text("source");
  if (const json::Value* status = members.require("status"))
    if (const auto index = json::one_of(*status, members.pointer("status"), statuses, problems))
      fact.status = static_cast<FactStatus>(*index);
  fact.note = members.text("note").value_or("");
  members.finish();
  fact.value = number.value_or(0);
  facts.set(info.key, std::move(fact));
}

Facts read_facts(const json::Value& value, const std::string& pointer,
                 std::span<const FactInfo> allowed, json::Problems& problems) {
  Facts facts;
  json::Members members(value, pointer, problems);
  for (const FactInfo& info : allowed)
    if (const json::Value* fact = members.get(info.name))
      read_fact(*fact, members.pointer(info.name), info, facts, problems);
  members.finish();
  return facts;
}

AccessPattern read_pattern(const json::Value& value, const std::string& pointer,
                           json::Problems& problems) {
  std::vector<FactInfo> allowed;
  for (const FactKey key : pattern_facts)
    allowed.push_back(fact_info(key));
  AccessPattern pattern;
  json::Members members(value, pointer, problems);
  pattern.id = read_id(members, problems);
  if (pattern.id == "coalesced")
    problems.add(members.pointer("id"), "'coalesced' is the GPU's own facts, not a pattern");
  pattern.name = members.required_text("name");
  if (const json::Value* facts = members.require("facts"))
    pattern.facts = read_facts(*facts, members.pointer("facts"), allowed, problems);
  members.finish();
  return pattern;
}

Measurement read_measurement(const json::Value& value, const std::string& pointer,
                             json::Problems& problems) {
  Measurement measurement;
  json::Members members(value, pointer, problems);
  measurement.file = members.required_text("file", 255);
  if (measurement.file.find('/') != std::string::npos)
    problems.add(members.pointer("file"), "expected the name of a file beside the GPU files, "
                                          "found " +
                                              json::in_quotes(measurement.file));
  if (const json::Value* mix = members.require("mix"))
    if (const auto index = json::one_of(*mix, members.pointer("mix"), mixes, problems))
      measurement.mix = mixes[*index];
  if (auto access = members.text("access"))
    measurement.access = std::move(*access);
  measurement.extra_arithmetic =
      members.number("extra_arithmetic", {.min = 0, .max = 1000, .unit = "instructions"})
          .value_or(0);
  measurement.source = members.required_text("source");
  members.finish();
  return measurement;
}

void write_facts(JsonWriter& writer, const Facts& facts) {
  writer.begin_object();
  for (const FactInfo& info : fact_table()) {
    const Fact* fact = facts.find(info.key);
    if (!fact)
      continue;
    writer.key(info.name).begin_object(JsonWriter::Layout::one_line);
    writer.key("value").number(fact->value).key("unit").text(info.unit);
    writer.key("source").text(fact->source).key("status").text(to_string(fact->status));
    if (!fact->note.empty())
      writer.key("note").text(fact->note);
    writer.end_object();
  }
  writer.end_object();
}

} // namespace

GpuSpec read_gpu(const json::Value& value, const std::string& pointer, json::Problems& problems) {
  GpuSpec gpu;
  json::Members members(value, pointer, problems);
  const json::VersionCheck version =
      json::check_version(members, format_name, gpu_major, gpu_minor, problems);
  gpu.id = read_id(members, problems);
  gpu.name = members.required_text("name");
  gpu.architecture = members.required_text("architecture");
  gpu.released = members.text("released").value_or("");
  if (!gpu.released.empty() && !is_date(gpu.released))
    problems.add(members.pointer("released"),
                 "expected 'YYYY' or 'YYYY-MM', found " + json::in_quotes(gpu.released));
  gpu.compute_capability = members.text("compute_capability").value_or("");
  if (!gpu.compute_capability.empty() && !is_compute_capability(gpu.compute_capability))
    problems.add(members.pointer("compute_capability"),
                 "expected 'MAJOR.MINOR' as in '5.2', found " +
                     json::in_quotes(gpu.compute_capability));
  gpu.note = members.text("note").value_or("");
  if (const json::Value* facts = members.require("facts"))
    gpu.facts = read_facts(*facts, members.pointer("facts"), fact_table(), problems);
  if (const json::Value* patterns = members.array("patterns", most_patterns))
    for (std::size_t i = 0; i < patterns->size(); ++i) {
      const std::string place = json::deeper(members.pointer("patterns"), std::to_string(i));
      AccessPattern pattern = read_pattern((*patterns)[i], place, problems);
      if (!pattern.id.empty() && gpu.pattern(pattern.id))
        problems.add(json::deeper(place, "id"),
                     "the pattern " + json::in_quotes(pattern.id) + " stands there twice");
      gpu.patterns.push_back(std::move(pattern));
    }
  if (const json::Value* measurements = members.array("measurements", most_measurements))
    for (std::size_t i = 0; i < measurements->size(); ++i)
      gpu.measurements.push_back(read_measurement(
          (*measurements)[i], json::deeper(members.pointer("measurements"), std::to_string(i)),
          problems));
  // A newer minor version may have keys that this program does not know; they are passed over.
  std::vector<std::string> ignored;
  members.finish(version == json::VersionCheck::newer_minor ? &ignored : nullptr);
  return gpu;
}

void write_gpu(JsonWriter& writer, const GpuSpec& gpu) {
  writer.begin_object();
  writer.key("format").text(format_name);
  writer.key("version").text(std::to_string(gpu_major) + "." + std::to_string(gpu_minor));
  writer.key("id").text(gpu.id).key("name").text(gpu.name);
  writer.key("architecture").text(gpu.architecture);
  if (!gpu.released.empty())
    writer.key("released").text(gpu.released);
  if (!gpu.compute_capability.empty())
    writer.key("compute_capability").text(gpu.compute_capability);
  if (!gpu.note.empty())
    writer.key("note").text(gpu.note);
  writer.key("facts");
  write_facts(writer, gpu.facts);
  if (!gpu.patterns.empty()) {
    writer.key("patterns").begin_array();
    for (const AccessPattern& pattern : gpu.patterns) {
      writer.begin_object().key("id").text(pattern.id).key("name").text(pattern.name).key("facts");
      write_facts(writer, pattern.facts);
      writer.end_object();
    }
    writer.end_array();
  }
  if (!gpu.measurements.empty()) {
    writer.key("measurements").begin_array();
    for (const Measurement& measurement : gpu.measurements) {
      writer.begin_object(JsonWriter::Layout::one_line);
      writer.key("file").text(measurement.file).key("mix").text(measurement.mix);
      if (measurement.access != "coalesced")
        writer.key("access").text(measurement.access);
      writer.key("extra_arithmetic").number(measurement.extra_arithmetic);
      writer.key("source").text(measurement.source).end_object();
    }
    writer.end_array();
  }
  writer.end_object();
}

std::vector<Error> lint_gpu(std::string_view text, const std::string& file) {
  const Result<json::Value> value = json::parse(text, file);
  if (!value)
    return {value.error()};
  json::Problems problems(file);
  (void)read_gpu(*value, "", problems);
  return problems.list();
}

Result<GpuSpec> gpu_from_json(std::string_view text, const std::string& file) {
  const Result<json::Value> value = json::parse(text, file);
  if (!value)
    return tl::unexpected(value.error());
  json::Problems problems(file);
  GpuSpec gpu = read_gpu(*value, "", problems);
  if (!problems.empty())
    return tl::unexpected(problems.list().front());
  return gpu;
}

std::string gpu_to_json(const GpuSpec& gpu) {
  JsonWriter writer;
  write_gpu(writer, gpu);
  return writer.str() + "\n";
}

} // namespace loom
