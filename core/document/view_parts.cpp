#include "core/document/view_parts.h"

#include "core/scenario/models.h"
#include "core/text/fields.h"

#include <algorithm>
#include <cmath>

namespace loom {
namespace {

constexpr json::NumberRule years = json::whole(1990, 2100);
constexpr double most_sets = 64;

std::vector<std::string_view> ids_of_models() {
  std::vector<std::string_view> ids;
  for (const ModelInfo& info : model_table())
    ids.push_back(info.id);
  return ids;
}

void describe(auto& fields, auto& part, const ModelsPart&) {
  using Fields = std::remove_cvref_t<decltype(fields)>;
  fields.choice("chart", part.chart, models_chart_ids, ModelsChart{});
  if constexpr (Fields::reads) {
    if (fields.members.array("shown", most_models_shown)) {
      auto& shown = part.shown.emplace();
      for (const auto& [id, at] : fields.members.elements("shown", most_models_shown))
        if (const auto each = json::one_of(id, at, ids_of_models(), fields.problems))
          shown.push_back(*each);
      std::ranges::sort(shown);
      shown.erase(std::unique(shown.begin(), shown.end()), shown.end());
    }
  } else if (part.shown) {
    fields.writer.key("shown").texts(*part.shown, JsonWriter::Layout::one_line,
                                     [](std::size_t each) { return model_table()[each].id; });
  }
  fields.choice("selected", part.selected, ids_of_models());
}

void describe(auto& fields, auto& part, const AccuracyPart&) {
  fields.choice("chart", part.chart, accuracy_chart_ids);
  fields.choice("model", part.model, ids_of_models());
  fields.number("set", part.set, json::whole(0, most_sets), -1);
}

void describe(auto& fields, auto& part, const MemoryPart&) {
  fields.choice("chart", part.chart, memory_chart_ids, MemoryChart{});
}

constexpr auto about_wall = [](auto& fields, auto& wall) {
  using Fields = std::remove_cvref_t<decltype(fields)>;
  fields.line("segment", wall.segment);
  fields.line("memory", wall.memory);
  if (fields.takes(std::isfinite(wall.from)))
    fields.number("from", wall.from, years);
  if constexpr (Fields::reads) {
    if (const auto to = fields.members.number("to", years))
      wall.to = *to + 1;
  } else if (std::isfinite(wall.to)) {
    fields.number("to", wall.to - 1, years);
  }
  fields.line("first", wall.first);
  fields.line("last", wall.last);
};

void describe(auto& fields, auto& part, const HistoryPart&) {
  fields.choice("chart", part.chart, history_chart_ids, HistoryChart{});
  fields.object("wall", part.wall, about_wall);
  fields.line("gpu", part.gpu);
}

constexpr auto about = [](auto& fields, auto& part) { describe(fields, part, part); };

} // namespace

#define LOOM_PART(Part)                                                                            \
  void read_part(const json::Value& value, const std::string& pointer, json::Problems& problems,   \
                 std::vector<std::string>* ignored, Part& part) {                                  \
    read_fields(value, pointer, problems, ignored, part, about);                                   \
  }                                                                                                \
  void write_part(JsonWriter& writer, const Part& part) { write_fields(writer, part, about); }
LOOM_PART(ModelsPart)
LOOM_PART(AccuracyPart)
LOOM_PART(MemoryPart)
LOOM_PART(HistoryPart)
#undef LOOM_PART

} // namespace loom
