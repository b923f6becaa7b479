#include "core/document/view_parts.h"

#include "core/scenario/models.h"
#include "core/text/json.h"
#include "core/text/json_writer.h"

#include <algorithm>
#include <cmath>

namespace loom {
namespace {

constexpr double first_year = 1990, last_year = 2100, most_sets = 64;

template <class Enum>
void read_choice(json::Members& members, std::string_view key,
                 std::span<const std::string_view> names, Enum& choice) {
  if (const auto index = members.choice(key, names))
    choice = static_cast<Enum>(*index);
}

template <class Enum>
void write_choice(JsonWriter& writer, Enum choice, std::span<const std::string_view> names) {
  if (choice != Enum{})
    writer.key("chart").text(names[static_cast<std::size_t>(choice)]);
}

std::vector<std::string_view> ids_of_models() {
  std::vector<std::string_view> ids;
  for (const ModelInfo& info : model_table())
    ids.push_back(info.id);
  return ids;
}

std::optional<double> year(json::Members& members, std::string_view key) {
  return members.number(key, {.min = first_year, .max = last_year, .whole = true, .unit = {}});
}

WallChoice read_wall(const json::Value& value, const std::string& pointer, json::Problems& problems,
                     std::vector<std::string>* ignored) {
  WallChoice wall;
  json::Members members(value, pointer, problems);
  wall.segment = members.line("segment").value_or("");
  wall.memory = members.line("memory").value_or("");
  if (const auto from = year(members, "from"))
    wall.from = *from;
  if (const auto to = year(members, "to"))
    wall.to = *to + 1;
  wall.first = members.line("first").value_or("");
  wall.last = members.line("last").value_or("");
  members.finish(ignored);
  return wall;
}

void write_wall(JsonWriter& writer, const WallChoice& wall) {
  const auto text = [&writer](std::string_view key, const std::string& value) {
    if (!value.empty())
      writer.key(key).text(value);
  };
  writer.begin_object();
  text("segment", wall.segment);
  text("memory", wall.memory);
  if (std::isfinite(wall.from))
    writer.key("from").number(wall.from);
  if (std::isfinite(wall.to))
    writer.key("to").number(wall.to - 1);
  text("first", wall.first);
  text("last", wall.last);
  writer.end_object();
}

} // namespace

void read_part(const json::Value& value, const std::string& pointer, json::Problems& problems,
               std::vector<std::string>* ignored, ModelsPart& part) {
  json::Members members(value, pointer, problems);
  read_choice(members, "chart", models_chart_ids, part.chart);
  if (members.array("shown", most_models_shown)) {
    part.shown.emplace();
    for (const auto& [id, at] : members.elements("shown", most_models_shown))
      if (const auto each = json::one_of(id, at, ids_of_models(), problems))
        part.shown->push_back(*each);
    std::ranges::sort(*part.shown);
    part.shown->erase(std::unique(part.shown->begin(), part.shown->end()), part.shown->end());
  }
  part.selected = members.choice("selected", ids_of_models());
  members.finish(ignored);
}

void write_part(JsonWriter& writer, const ModelsPart& part) {
  writer.begin_object();
  write_choice(writer, part.chart, models_chart_ids);
  if (part.shown)
    writer.key("shown").texts(*part.shown, JsonWriter::Layout::one_line,
                              [](std::size_t each) { return model_table()[each].id; });
  if (part.selected)
    writer.key("selected").text(model_table()[*part.selected].id);
  writer.end_object();
}

void read_part(const json::Value& value, const std::string& pointer, json::Problems& problems,
               std::vector<std::string>* ignored, AccuracyPart& part) {
  json::Members members(value, pointer, problems);
  if (const auto chart = members.choice("chart", accuracy_chart_ids))
    part.chart = static_cast<AccuracyChart>(*chart);
  part.model = members.choice("model", ids_of_models());
  if (const auto set =
          members.number("set", {.min = 0, .max = most_sets, .whole = true, .unit = {}}))
    part.set = static_cast<int>(*set);
  members.finish(ignored);
}

void write_part(JsonWriter& writer, const AccuracyPart& part) {
  writer.begin_object();
  if (part.chart)
    writer.key("chart").text(accuracy_chart_ids[static_cast<std::size_t>(*part.chart)]);
  if (part.model)
    writer.key("model").text(model_table()[*part.model].id);
  if (part.set >= 0)
    writer.key("set").number(part.set);
  writer.end_object();
}

void read_part(const json::Value& value, const std::string& pointer, json::Problems& problems,
               std::vector<std::string>* ignored, MemoryPart& part) {
  json::Members members(value, pointer, problems);
  read_choice(members, "chart", memory_chart_ids, part.chart);
  members.finish(ignored);
}

void write_part(JsonWriter& writer, const MemoryPart& part) {
  writer.begin_object();
  write_choice(writer, part.chart, memory_chart_ids);
  writer.end_object();
}

void read_part(const json::Value& value, const std::string& pointer, json::Problems& problems,
               std::vector<std::string>* ignored, HistoryPart& part) {
  json::Members members(value, pointer, problems);
  read_choice(members, "chart", history_chart_ids, part.chart);
  if (const json::Value* wall = members.get("wall"))
    part.wall = read_wall(*wall, members.pointer("wall"), problems, ignored);
  part.gpu = members.line("gpu").value_or("");
  members.finish(ignored);
}

void write_part(JsonWriter& writer, const HistoryPart& part) {
  writer.begin_object();
  write_choice(writer, part.chart, history_chart_ids);
  if (part.wall)
    write_wall(writer.key("wall"), *part.wall);
  if (!part.gpu.empty())
    writer.key("gpu").text(part.gpu);
  writer.end_object();
}

} // namespace loom
