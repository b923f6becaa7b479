#include "core/gpu/gpu_parts.h"

#include <algorithm>
#include <array>

namespace loom {

namespace {

constexpr std::size_t most_sources = 64;

bool is_id(std::string_view text) {
  return !text.empty() && text.size() <= 64 && std::ranges::all_of(text, [](char c) {
    return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '-' || c == '_';
  });
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

} // namespace

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

bool is_amd_target(std::string_view text) {
  const auto is_hex = [](char c) { return (c >= '0' && c <= '9') || (c >= 'a' && c <= 'f'); };
  return is_amd(text) && text.size() >= 6 && text.size() <= 8 &&
         std::ranges::all_of(text.substr(3), is_hex);
}

std::string read_id(json::Members& members, json::Problems& problems) {
  std::string id = members.required_line("id");
  if (!id.empty() && !is_id(id))
    problems.add(members.pointer("id"),
                 LOOM_TEXT("expected up to 64 lower-case letters, digits, '-' and '_', found %1")(
                     json::in_quotes(id)));
  return id;
}

void read_labels(json::Members& members, GpuSpec& gpu, json::Problems& problems) {
  gpu.released = members.line("released").value_or(gpu.released);
  if (!gpu.released.empty() && !is_date(gpu.released))
    problems.add(members.pointer("released"), LOOM_TEXT("expected 'YYYY' or 'YYYY-MM', found %1")(
                                                  json::in_quotes(gpu.released)));
  gpu.compute_capability = members.line("compute_capability").value_or(gpu.compute_capability);
  if (!gpu.compute_capability.empty() && !is_compute_capability(gpu.compute_capability) &&
      !is_amd_target(gpu.compute_capability))
    problems.add(members.pointer("compute_capability"),
                 LOOM_TEXT("expected 'MAJOR.MINOR' as in '5.2', or 'gfx942' of AMD, found %1")(
                     json::in_quotes(gpu.compute_capability)));
  gpu.segment = members.line("segment").value_or(gpu.segment);
  if (const auto note = members.text("note"); note && !note->empty())
    gpu.note += (gpu.note.empty() ? "" : " ") + *note;
}

void read_source(json::Members& members, Message& source, FactStatus& status, Message& note) {
  source = verbatim(members.required_line("source"));
  if (const auto index = members.required_choice("status", status_names))
    status = static_cast<FactStatus>(*index);
  note = verbatim(members.text("note").value_or(""));
}

std::optional<ValueRange> read_range(json::Members& members, double value,
                                     json::Problems& problems) {
  const json::Value* ends = members.get("range");
  if (!ends)
    return {};
  const std::string pointer = members.pointer("range");
  if (!ends->is_array() || ends->size() != 2 || !(*ends)[0].is_number() ||
      !(*ends)[1].is_number()) {
    problems.add(pointer, LOOM_TEXT("expected two numbers, found %1")(ends->dump()));
    return {};
  }
  const ValueRange range{(*ends)[0].get<double>(), (*ends)[1].get<double>()};
  if (!(range.low <= value && value <= range.high))
    problems.add(pointer, range_without_value(range.low, range.high, value));
  return range;
}

void read_memory_type(json::Members& members, const WordFact* column,
                      std::optional<WordFact>& memory, json::Problems& problems) {
  const json::Value* value = members.get("memory_type");
  if (!value)
    return;
  const std::string pointer = members.pointer("memory_type");
  const auto take = [&](const json::Value& word, const std::string& place) {
    if (const auto index = json::one_of(word, place, memory_types(), problems))
      memory->value = memory_types()[*index];
  };
  if (value->is_string()) {
    memory = column ? *column : WordFact{};
    if (!column)
      problems.add(pointer, LOOM_TEXT("'columns' does not say source and status of a bare word"));
    return take(*value, pointer);
  }
  memory.emplace();
  json::Members whole(*value, pointer, problems);
  if (const json::Value* word = whole.require("value"))
    take(*word, whole.pointer("value"));
  read_source(whole, memory->source, memory->status, memory->note);
  whole.finish();
}

NamedSources read_sources(const json::Value& value, const std::string& pointer,
                          json::Problems& problems) {
  NamedSources sources;
  json::Members members(value, pointer, problems);
  if (!members.is_object())
    return sources;
  if (value.size() > most_sources) {
    problems.add(pointer, LOOM_TEXT("more than %1 sources")(most_sources));
    return sources;
  }
  for (const auto& [name, text] : value.items())
    sources[name] = members.required_text(name);
  return sources;
}

void expand_source(Message& source, const std::string& pointer, const NamedSources& sources,
                   json::Problems& problems) {
  std::string text = source.english();
  if (!text.starts_with('@'))
    return;
  const auto end = std::find_if(text.begin() + 1, text.end(), [](char c) {
    return !((c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '_');
  });
  const std::string name(text.begin() + 1, end);
  const auto named = sources.find(name);
  if (named == sources.end())
    problems.add(pointer, LOOM_TEXT("'sources' has no %1")(json::in_quotes(name)));
  else
    text = named->second + std::string(end, text.end());
  if (text.size() > longest_text)
    problems.add(pointer, LOOM_TEXT("the whole source is longer than 4096 bytes"));
  source = verbatim(text);
}

void read_provenance(json::Members& members, const FactInfo& info, Fact& fact,
                     json::Problems& problems) {
  const std::string unit = members.required_line("unit");
  if (!unit.empty() && unit != info.unit)
    problems.add(members.pointer("unit"),
                 expected_found(json::in_quotes(info.unit), json::in_quotes(unit)));
  read_source(members, fact.source, fact.status, fact.note);
}

/// What Fact::rule may be.
constexpr std::array<std::string_view, 3> rule_names{"architecture", "class", "card"};

json::NumberRule value_rule(const FactInfo& info) {
  return {.min = info.min, .max = info.max, .whole = info.whole, .unit = info.unit};
}

Fact read_whole_fact(const json::Value& value, const std::string& pointer, const FactInfo& info,
                     json::Problems& problems) {
  json::Members members(value, pointer, problems);
  Fact fact;
  members.require("value");
  fact.value = members.number("value", value_rule(info)).value_or(0);
  read_provenance(members, info, fact, problems);
  fact.range = read_range(members, fact.value, problems);
  if (const auto index = members.choice("rule", rule_names))
    fact.rule = rule_names[*index];
  members.finish();
  return fact;
}

void read_facts(const json::Value& value, const std::string& pointer,
                std::span<const FactInfo> allowed, const ReadFact& read, Facts& facts,
                json::Problems& problems) {
  json::Members members(value, pointer, problems);
  for (const FactInfo& info : allowed)
    if (const json::Value* fact = members.get(info.name))
      facts.set(info.key, read(*fact, members.pointer(info.name), info, problems));
  members.finish();
}

} // namespace loom
