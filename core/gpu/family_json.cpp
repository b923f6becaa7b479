#include "core/gpu/family_json.h"

#include "core/gpu/gpu_parts.h"

#include <algorithm>

namespace loom {

namespace {

constexpr std::string_view family_format = "latencyloom-gpu-family";
constexpr int family_major = 1;
constexpr int family_minor = 0;
constexpr std::size_t most_members = 256;

/// What the numbers of a file may leave unsaid.
struct Shared {
  NamedSources sources;
  Facts columns;                         ///< provenance of bare numbers; the values say nothing
  std::optional<WordFact> memory_column; ///< and of a bare kind of memory
};

/// A number by itself, of which the column says the rest, or a whole fact.
Fact read_number(const json::Value& value, const std::string& pointer, const FactInfo& info,
                 const Shared& shared, json::Problems& problems) {
  Fact fact;
  if (value.is_number()) {
    if (const Fact* column = shared.columns.find(info.key))
      fact = *column;
    else
      problems.add(pointer,
                   LOOM_TEXT("'columns' does not say unit, source and status of a bare number"));
    fact.value = json::number(value, pointer, value_rule(info), problems).value_or(0);
  } else {
    fact = read_whole_fact(value, pointer, info, problems);
  }
  expand_source(fact.source, pointer, shared.sources, problems);
  return fact;
}

Fact read_column(const json::Value& value, const std::string& pointer, const FactInfo& info,
                 json::Problems& problems) {
  json::Members members(value, pointer, problems);
  Fact fact;
  read_provenance(members, info, fact, problems);
  members.finish();
  return fact;
}

/// Of the numbers, and of "memory_type", which has no unit.
void read_columns(const json::Value& value, const std::string& pointer, Shared& shared,
                  json::Problems& problems) {
  json::Members members(value, pointer, problems);
  for (const FactInfo& info : fact_table())
    if (const json::Value* column = members.get(info.name))
      shared.columns.set(info.key,
                         read_column(*column, members.pointer(info.name), info, problems));
  if (const json::Value* column = members.get("memory_type")) {
    WordFact& word = shared.memory_column.emplace();
    json::Members provenance(*column, members.pointer("memory_type"), problems);
    read_source(provenance, word.source, word.status, word.note);
    provenance.finish();
  }
  members.finish();
}

/// The kind of memory of the family or of a member, with its source in full.
void read_memory(json::Members& members, GpuSpec& gpu, const Shared& shared,
                 json::Problems& problems) {
  const auto& column = shared.memory_column;
  read_memory_type(members, column ? &*column : nullptr, gpu.memory_type, problems);
  if (gpu.memory_type)
    expand_source(gpu.memory_type->source, members.pointer("memory_type"), shared.sources,
                  problems);
}

std::vector<GpuSpec> read_family(const json::Value& value, json::Problems& problems) {
  std::vector<GpuSpec> family;
  json::Members members(value, "", problems);
  const json::VersionCheck version =
      json::check_version(members, family_format, family_major, family_minor, problems);
  GpuSpec common;
  common.architecture = members.required_line("architecture");
  read_labels(members, common, problems);
  Shared shared;
  if (const json::Value* sources = members.get("sources"))
    shared.sources = read_sources(*sources, members.pointer("sources"), problems);
  if (const json::Value* columns = members.get("columns"))
    read_columns(*columns, members.pointer("columns"), shared, problems);
  read_memory(members, common, shared, problems);
  const ReadFact read = [&shared](const json::Value& fact, const std::string& pointer,
                                  const FactInfo& info, json::Problems& found) {
    return read_number(fact, pointer, info, shared, found);
  };
  if (const json::Value* facts = members.get("facts"))
    read_facts(*facts, members.pointer("facts"), fact_table(), read, common.facts, problems);

  members.require("members");
  for (const auto& [each, place] : members.elements("members", most_members)) {
    json::Members member(each, place, problems);
    GpuSpec gpu = common;
    gpu.id = read_id(member, problems);
    gpu.name = member.required_line("name");
    read_labels(member, gpu, problems);
    read_memory(member, gpu, shared, problems);
    if (const json::Value* facts = member.require("facts"))
      read_facts(*facts, member.pointer("facts"), fact_table(), read, gpu.facts, problems);
    member.finish();
    if (gpu.note.size() > longest_text)
      problems.add(member.pointer("note"),
                   LOOM_TEXT("with the family's note it is longer than 4096 bytes"));
    if (!gpu.id.empty() && std::ranges::find(family, gpu.id, &GpuSpec::id) != family.end())
      problems.add(member.pointer("id"), LOOM_TEXT("duplicate GPU %1")(json::in_quotes(gpu.id)));
    family.push_back(std::move(gpu));
  }
  // A newer minor version may have keys that this program does not know; they are passed over.
  std::vector<std::string> ignored;
  members.finish(version == json::VersionCheck::newer_minor ? &ignored : nullptr);
  return family;
}

} // namespace

Result<std::vector<GpuSpec>> family_from_json(std::string_view text, const std::string& file) {
  return json::read_whole(text, file, read_family);
}

std::vector<Error> lint_family(std::string_view text, const std::string& file) {
  return json::lint_whole(text, file, read_family);
}

} // namespace loom
