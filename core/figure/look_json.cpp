#include "core/figure/look_json.h"

#include "core/figure/look_limits.h"
#include "core/figure/size_presets.h"

namespace loom {
namespace {

constexpr std::string_view palettes[] = {"colour", "mono"};
constexpr std::string_view label_kinds[] = {"direct", "legend"};
constexpr std::string_view annotation_kinds[] = {"text", "line", "arrow", "vertical", "horizontal"};

class LookReader {
public:
  LookReader(json::Problems& problems, std::vector<std::string>* ignored)
      : problems_(problems), ignored_(ignored) {}

  FigureLook look(const json::Value& value, const std::string& pointer) {
    FigureLook look;
    json::Members members(value, pointer, problems_);
    size(members, look);
    if (auto font = members.text("font", max_look_name_bytes))
      look.font = std::move(*font);
    const json::NumberRule points{.min = min_look_pt, .max = max_look_pt, .unit = "pt"};
    look.text_pt = members.number("text_pt", points).value_or(0);
    look.tick_pt = members.number("tick_pt", points).value_or(0);
    look.title_pt = members.number("title_pt", points).value_or(0);
    look.line_factor =
        members
            .number("line_factor", {.min = least_line_factor, .max = most_line_factor, .unit = ""})
            .value_or(1);
    look.palette = choice(members, "palette", palettes, look.palette);
    look.labels = choice(members, "labels", label_kinds, look.labels);
    for (const auto& [key, flag] :
         {std::pair{"title", &look.title}, std::pair{"caption", &look.caption},
          std::pair{"letters", &look.letters}, std::pair{"share_axes", &look.share_axes}})
      read_flag(members, key, *flag);
    look.columns = whole(members, "columns", 1, max_look_columns, "columns");
    if (const json::Value* beside = members.array("beside", max_joined_panels - 1))
      for (std::size_t i = 0; i < beside->size(); ++i)
        name((*beside)[i], json::deeper(members.pointer("beside"), std::to_string(i)), look.beside);
    if (const json::Value* panels = members.array("panels", max_panel_looks))
      for (std::size_t i = 0; i < panels->size(); ++i)
        look.panels.push_back(
            panel((*panels)[i], json::deeper(members.pointer("panels"), std::to_string(i))));
    if (const json::Value* list = members.array("annotations", max_look_annotations))
      for (std::size_t i = 0; i < list->size(); ++i)
        look.annotations.push_back(annotation(
            (*list)[i], json::deeper(members.pointer("annotations"), std::to_string(i))));
    members.finish(ignored_);
    return look;
  }

private:
  void size(json::Members& members, FigureLook& look) {
    auto size = members.text("size", max_look_name_bytes);
    if (!size)
      return;
    if (figure_size(*size)) {
      look.size = std::move(*size);
      return;
    }
    std::string known;
    for (const SizePreset& preset : size_presets())
      known += (known.empty() ? "" : ", ") + std::string(preset.id);
    problems_.add(members.pointer("size"),
                  LOOM_TEXT("expected %1, or WIDTHxHEIGHTmm with sides of 10 to 1200 mm, found %2")(
                      known, json::in_quotes(*size)));
  }

  template <class Enum>
  Enum choice(json::Members& members, std::string_view key, std::span<const std::string_view> names,
              Enum otherwise) {
    const json::Value* value = members.get(key);
    const auto index =
        value ? json::one_of(*value, members.pointer(key), names, problems_) : std::nullopt;
    return index ? static_cast<Enum>(*index) : otherwise;
  }

  void read_flag(json::Members& members, std::string_view key, bool& flag) {
    const json::Value* value = members.get(key);
    if (value && value->is_boolean())
      flag = value->get<bool>();
    else if (value)
      problems_.add(members.pointer(key), LOOM_TEXT("expected true or false"));
  }

  static int whole(json::Members& members, std::string_view key, int min, int max,
                   std::string_view unit) {
    return static_cast<int>(
        members.number(key, {.min = double(min), .max = double(max), .whole = true, .unit = unit})
            .value_or(0));
  }

  void name(const json::Value& value, const std::string& pointer, std::vector<std::string>& names) {
    if (value.is_string() && !value.get_ref<const std::string&>().empty() &&
        value.get_ref<const std::string&>().size() <= max_look_name_bytes)
      names.push_back(value.get<std::string>());
    else
      problems_.add(pointer, LOOM_TEXT("expected the id of a figure"));
  }

  AxisLook axis(const json::Value& value, const std::string& pointer) {
    AxisLook look;
    json::Members members(value, pointer, problems_);
    const json::NumberRule any{
        .min = -max_axis_value, .max = max_axis_value, .unit = "on the axis"};
    look.min = members.number("min", any);
    look.max = members.number("max", any);
    if (look.min && look.max && !(*look.min < *look.max))
      problems_.add(members.pointer("max"), LOOM_TEXT("expected more than min"));
    look.tick_step =
        members.number("tick_step", {.min = 1e-12, .max = max_axis_value, .unit = ""}).value_or(0);
    look.tick_count = whole(members, "tick_count", min_look_ticks, max_look_ticks, "ticks");
    members.finish(ignored_);
    return look;
  }

  PanelLook panel(const json::Value& value, const std::string& pointer) {
    PanelLook look;
    json::Members members(value, pointer, problems_);
    if (const json::Value* x = members.get("x"))
      look.x = axis(*x, members.pointer("x"));
    if (const json::Value* y = members.get("y"))
      look.y = axis(*y, members.pointer("y"));
    members.finish(ignored_);
    return look;
  }

  Point point(const json::Value& value, const std::string& pointer) {
    const json::NumberRule any{
        .min = -max_axis_value, .max = max_axis_value, .unit = "on the axis"};
    if (!value.is_array() || value.size() != 2) {
      problems_.add(pointer, LOOM_TEXT("expected [x, y] in the axes' units"));
      return {};
    }
    return {json::number(value[0], json::deeper(pointer, "0"), any, problems_).value_or(0),
            json::number(value[1], json::deeper(pointer, "1"), any, problems_).value_or(0)};
  }

  PlacedAnnotation annotation(const json::Value& value, const std::string& pointer) {
    PlacedAnnotation placed;
    json::Members members(value, pointer, problems_);
    placed.panel = whole(members, "panel", 0, 63, "panels before it");
    if (const json::Value* kind = members.require("kind"))
      if (const auto index =
              json::one_of(*kind, members.pointer("kind"), annotation_kinds, problems_))
        placed.what.kind = static_cast<AnnotationKind>(*index);
    if (const json::Value* at = members.require("at"))
      placed.what.at = point(*at, members.pointer("at"));
    if (const json::Value* to = members.get("to"))
      placed.what.to = point(*to, members.pointer("to"));
    if (auto text = members.text("text", max_annotation_bytes)) {
      if (is_one_line(*text))
        placed.what.text = std::move(*text);
      else
        problems_.add(members.pointer("text"),
                      LOOM_TEXT("expected one line without control characters"));
    }
    members.finish(ignored_);
    return placed;
  }

  json::Problems& problems_;
  std::vector<std::string>* ignored_;
};

void write_axis(JsonWriter& writer, const AxisLook& axis) {
  writer.begin_object(JsonWriter::Layout::one_line);
  if (axis.min)
    writer.key("min").number(*axis.min);
  if (axis.max)
    writer.key("max").number(*axis.max);
  if (axis.tick_step > 0)
    writer.key("tick_step").number(axis.tick_step);
  if (axis.tick_count > 0)
    writer.key("tick_count").number(axis.tick_count);
  writer.end_object();
}

void write_point(JsonWriter& writer, std::string_view key, Point point) {
  writer.key(key).begin_array(JsonWriter::Layout::one_line);
  writer.number(point.x).number(point.y).end_array();
}

void write_annotation(JsonWriter& writer, const PlacedAnnotation& placed) {
  writer.begin_object(JsonWriter::Layout::one_line);
  if (placed.panel > 0)
    writer.key("panel").number(placed.panel);
  writer.key("kind").text(annotation_kinds[static_cast<std::size_t>(placed.what.kind)]);
  write_point(writer, "at", placed.what.at);
  if (placed.what.to != Point{})
    write_point(writer, "to", placed.what.to);
  if (!placed.what.text.empty())
    writer.key("text").text(placed.what.text);
  writer.end_object();
}

void write_look(JsonWriter& writer, const FigureLook& look) {
  const FigureLook usual;
  writer.begin_object();
  if (!look.size.empty())
    writer.key("size").text(look.size);
  if (!look.font.empty())
    writer.key("font").text(look.font);
  for (const auto& [key, value] :
       {std::pair{"text_pt", look.text_pt}, std::pair{"tick_pt", look.tick_pt},
        std::pair{"title_pt", look.title_pt}})
    if (value > 0)
      writer.key(key).number(value);
  if (look.line_factor != usual.line_factor)
    writer.key("line_factor").number(look.line_factor);
  if (look.palette != usual.palette)
    writer.key("palette").text(palettes[static_cast<std::size_t>(look.palette)]);
  if (look.labels != usual.labels)
    writer.key("labels").text(label_kinds[static_cast<std::size_t>(look.labels)]);
  for (const auto& [key, flag] :
       {std::pair{"title", look.title}, std::pair{"caption", look.caption},
        std::pair{"letters", look.letters}, std::pair{"share_axes", look.share_axes}})
    if (flag)
      writer.key(key).boolean(true);
  if (look.columns > 0)
    writer.key("columns").number(look.columns);
  if (!look.beside.empty()) {
    writer.key("beside").begin_array(JsonWriter::Layout::one_line);
    for (const std::string& id : look.beside)
      writer.text(id);
    writer.end_array();
  }
  if (!look.panels.empty()) {
    writer.key("panels").begin_array();
    for (const PanelLook& panel : look.panels) {
      writer.begin_object(JsonWriter::Layout::one_line);
      if (panel.x != AxisLook{}) {
        writer.key("x");
        write_axis(writer, panel.x);
      }
      if (panel.y != AxisLook{}) {
        writer.key("y");
        write_axis(writer, panel.y);
      }
      writer.end_object();
    }
    writer.end_array();
  }
  if (!look.annotations.empty()) {
    writer.key("annotations").begin_array();
    for (const PlacedAnnotation& placed : look.annotations)
      write_annotation(writer, placed);
    writer.end_array();
  }
  writer.end_object();
}

} // namespace

FigureLooks read_looks(const json::Value& value, const std::string& pointer,
                       json::Problems& problems, std::vector<std::string>* ignored) {
  FigureLooks looks;
  if (!value.is_object() || value.size() > max_looks) {
    problems.add(pointer,
                 LOOM_TEXT("expected an object of at most %1 looks by the figure's id")(max_looks));
    return looks;
  }
  LookReader reader(problems, ignored);
  for (const auto& [id, look] : value.items()) {
    const std::string at = json::deeper(pointer, id);
    if (id.empty() || id.size() > max_look_name_bytes) {
      problems.add(at, LOOM_TEXT("expected the id of a figure"));
      continue;
    }
    if (FigureLook read = reader.look(look, at); read != FigureLook{})
      looks[id] = std::move(read);
  }
  return looks;
}

void write_looks(JsonWriter& writer, const FigureLooks& looks) {
  writer.begin_object();
  for (const auto& [id, look] : looks) {
    writer.key(id);
    write_look(writer, look);
  }
  writer.end_object();
}

std::string look_to_json(const FigureLook& look) {
  JsonWriter writer(-1);
  write_look(writer, look);
  return writer.str();
}

Result<FigureLook> look_from_json(std::string_view text, const std::string& file) {
  const Result<json::Value> value = json::parse(text, file);
  if (!value)
    return tl::unexpected(value.error());
  json::Problems problems(file);
  FigureLook look = LookReader(problems, nullptr).look(*value, "");
  if (!problems.empty())
    return tl::unexpected(problems.list().front());
  return look;
}

} // namespace loom
