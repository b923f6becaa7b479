#include "core/gpu/gpu_json.h"

#include "core/gpu/gpu_parts.h"
#include "core/gpu/gpu_value.h"

namespace loom {

namespace {

constexpr std::string_view gpu_format = "latencyloom-gpu";
constexpr int gpu_major = 1;
constexpr int gpu_minor = 0;
constexpr std::size_t most_patterns = 16;
constexpr std::size_t most_measurements = 16;
constexpr std::string_view mixes[] = {"global", "sfu", "shared"};
/// The facts an access pattern may replace.
constexpr FactKey pattern_facts[] = {FactKey::mem_lat, FactKey::mem_thru, FactKey::warps_90,
                                     FactKey::warps_95};

AccessPattern read_pattern(const json::Value& value, const std::string& pointer,
                           json::Problems& problems) {
  std::vector<FactInfo> allowed;
  for (const FactKey key : pattern_facts)
    allowed.push_back(fact_info(key));
  AccessPattern pattern;
  json::Members members(value, pointer, problems);
  pattern.id = read_id(members, problems);
  if (pattern.id == "coalesced")
    problems.add(members.pointer("id"),
                 LOOM_TEXT("'coalesced' is the GPU's own facts, not a pattern"));
  pattern.name = members.required_line("name");
  if (const json::Value* facts = members.require("facts"))
    read_facts(*facts, members.pointer("facts"), allowed, read_whole_fact, pattern.facts, problems);
  members.finish();
  return pattern;
}

Measurement read_measurement(const json::Value& value, const std::string& pointer,
                             json::Problems& problems) {
  Measurement measurement;
  json::Members members(value, pointer, problems);
  measurement.file = members.required_line("file", 255);
  if (measurement.file.find('/') != std::string::npos)
    problems.add(members.pointer("file"),
                 LOOM_TEXT("expected the name of a file beside the GPU files, found %1")(
                     json::in_quotes(measurement.file)));
  if (const auto index = members.required_choice("mix", mixes))
    measurement.mix = mixes[*index];
  if (auto access = members.line("access"))
    measurement.access = std::move(*access);
  measurement.ilp = static_cast<int>(
      members.number("ilp", {.min = 1, .max = 64, .whole = true, .unit = {}}).value_or(1));
  measurement.extra_arithmetic =
      members.number("extra_arithmetic", {.min = 0, .max = 1000, .unit = "instructions"})
          .value_or(0);
  measurement.source = members.required_line("source");
  members.finish();
  return measurement;
}

/// Into the object that is open: where a number or a word is from.
void write_source(JsonWriter& writer, const auto& fact) {
  writer.key("source").text(fact.source.english()).key("status").text(to_string(fact.status));
  if (!fact.note.empty())
    writer.key("note").text(fact.note.english());
}

void write_facts(JsonWriter& writer, const Facts& facts) {
  writer.begin_object();
  for (const FactInfo& info : fact_table())
    if (const Fact* fact = facts.find(info.key))
      write_fact(writer.key(info.name), *fact, info.unit, JsonWriter::Layout::one_line);
  writer.end_object();
}

GpuSpec read_whole_gpu(const json::Value& value, json::Problems& problems) {
  return read_gpu(value, "", problems);
}

} // namespace

GpuSpec read_gpu(const json::Value& value, const std::string& pointer, json::Problems& problems) {
  GpuSpec gpu;
  json::Members members(value, pointer, problems);
  const json::VersionCheck version =
      json::check_version(members, gpu_format, gpu_major, gpu_minor, problems);
  gpu.id = read_id(members, problems);
  gpu.name = members.required_line("name");
  gpu.architecture = members.required_line("architecture");
  read_labels(members, gpu, problems);
  read_memory_type(members, nullptr, gpu.memory_type, problems);
  if (const json::Value* facts = members.require("facts"))
    read_facts(*facts, members.pointer("facts"), fact_table(), read_whole_fact, gpu.facts,
               problems);
  for (const auto& [each, place] : members.elements("patterns", most_patterns)) {
    AccessPattern pattern = read_pattern(each, place, problems);
    if (!pattern.id.empty() && gpu.pattern(pattern.id))
      problems.add(json::deeper(place, "id"),
                   LOOM_TEXT("duplicate pattern %1")(json::in_quotes(pattern.id)));
    gpu.patterns.push_back(std::move(pattern));
  }
  for (const auto& [each, place] : members.elements("measurements", most_measurements))
    gpu.measurements.push_back(read_measurement(each, place, problems));
  // A newer minor version may have keys that this program does not know; they are passed over.
  std::vector<std::string> ignored;
  members.finish(version == json::VersionCheck::newer_minor ? &ignored : nullptr);
  return gpu;
}

void write_fact(JsonWriter& writer, const Fact& fact, std::string_view unit,
                JsonWriter::Layout layout) {
  writer.begin_object(layout).key("value").number(fact.value).key("unit").text(unit);
  write_source(writer, fact);
  if (fact.range)
    writer.key("range").begin_array().number(fact.range->low).number(fact.range->high).end_array();
  if (!fact.rule.empty())
    writer.key("rule").text(fact.rule);
  writer.end_object();
}

void write_fact(JsonWriter& writer, const WordFact& fact, JsonWriter::Layout layout) {
  writer.begin_object(layout).key("value").text(fact.value);
  write_source(writer, fact);
  writer.end_object();
}

void write_gpu(JsonWriter& writer, const GpuSpec& gpu) {
  writer.begin_object();
  writer.key("format").text(gpu_format);
  writer.key("version").text(std::to_string(gpu_major) + "." + std::to_string(gpu_minor));
  writer.key("id").text(gpu.id).key("name").text(gpu.name);
  writer.key("architecture").text(gpu.architecture);
  if (!gpu.released.empty())
    writer.key("released").text(gpu.released);
  if (!gpu.compute_capability.empty())
    writer.key("compute_capability").text(gpu.compute_capability);
  if (!gpu.segment.empty())
    writer.key("segment").text(gpu.segment);
  if (gpu.memory_type)
    write_fact(writer.key("memory_type"), *gpu.memory_type, JsonWriter::Layout::one_line);
  if (!gpu.note.empty())
    writer.key("note").text(gpu.note);
  write_facts(writer.key("facts"), gpu.facts);
  if (!gpu.patterns.empty()) {
    writer.key("patterns").objects(gpu.patterns, [&](const AccessPattern& pattern) {
      writer.key("id").text(pattern.id).key("name").text(pattern.name).key("facts");
      write_facts(writer, pattern.facts);
    });
  }
  if (!gpu.measurements.empty()) {
    writer.key("measurements").rows(gpu.measurements, [&](const Measurement& measurement) {
      writer.key("file").text(measurement.file).key("mix").text(measurement.mix);
      if (measurement.access != "coalesced")
        writer.key("access").text(measurement.access);
      if (measurement.ilp != 1)
        writer.key("ilp").number(measurement.ilp);
      writer.key("extra_arithmetic").number(measurement.extra_arithmetic);
      writer.key("source").text(measurement.source);
    });
  }
  writer.end_object();
}

std::vector<Error> lint_gpu(std::string_view text, const std::string& file) {
  return json::lint_whole(text, file, read_whole_gpu);
}

Result<GpuSpec> gpu_from_json(std::string_view text, const std::string& file) {
  return json::read_whole(text, file, read_whole_gpu);
}

std::string gpu_to_json(const GpuSpec& gpu) {
  JsonWriter writer;
  write_gpu(writer, gpu);
  return writer.str() + "\n";
}

} // namespace loom
