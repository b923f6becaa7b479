#include "core/figure/look_json.h"

#include "core/base/nearest.h"
#include "core/base/number.h"
#include "core/base/utf8.h"
#include "core/figure/look_limits.h"
#include "core/figure/size_presets.h"
#include "core/text/fields.h"
#include "core/text/text.h"

#include <algorithm>

namespace loom {
namespace {

constexpr std::string_view palettes[] = {"colour", "mono"};
constexpr std::string_view label_kinds[] = {"direct", "legend", "legend-below", "legend-right",
                                            "none"};
constexpr std::string_view axis_scales[] = {"linear", "log"};
constexpr std::string_view number_forms[] = {"own", "plain", "power", "percent"};
constexpr std::string_view annotation_kinds[] = {"text", "line", "arrow", "vertical", "horizontal"};

constexpr json::NumberRule on_axis{
    .min = -max_axis_value, .max = max_axis_value, .unit = "on the axis"};

constexpr auto about_axis = [](auto& fields, auto& look) {
  fields.number("min", look.min, on_axis);
  fields.number("max", look.max, on_axis);
  if constexpr (std::remove_cvref_t<decltype(fields)>::reads)
    if (look.min && look.max && !(*look.min < *look.max))
      fields.problems.add(fields.members.pointer("max"), LOOM_TEXT("expected more than min"));
  fields.number("tick_step", look.tick_step, {.min = 1e-12, .max = max_axis_value, .unit = ""}, 0);
  fields.number("tick_count", look.tick_count, json::whole(min_look_ticks, max_look_ticks, "ticks"),
                0);
  if constexpr (std::remove_cvref_t<decltype(fields)>::reads) {
    if (auto title = fields.members.text("title", max_annotation_bytes)) {
      if (is_one_line(*title))
        look.title = *std::move(title);
      else
        fields.problems.add(fields.members.pointer("title"), json::not_one_line);
    }
  } else if (look.title) {
    fields.writer.key("title").text(*look.title);
  }
  fields.choice("scale", look.scale, axis_scales);
  fields.choice("numbers", look.numbers, number_forms, NumberForm::own);
  fields.line("second", look.second, max_look_name_bytes);
};

constexpr auto about_panel = [](auto& fields, auto& look) {
  fields.object("x", look.x, about_axis, AxisLook{});
  fields.object("y", look.y, about_axis, AxisLook{});
};

class LookReader {
public:
  LookReader(json::Problems& problems, std::vector<std::string>* ignored)
      : problems_(problems), ignored_(ignored) {}

  FigureLook look(const json::Value& value, const std::string& pointer);
  [[nodiscard]] std::vector<std::string>* ignored() const { return ignored_; }

  void size(const json::Value& value, const std::string& pointer, std::string& size) {
    if (value.is_string() && figure_size(value.get_ref<const std::string&>())) {
      size = value.get<std::string>();
      return;
    }
    std::string known;
    for (const SizePreset& preset : size_presets())
      known += (known.empty() ? "" : ", ") + std::string(preset.id);
    problems_.add(
        pointer,
        LOOM_TEXT("expected %1, or WIDTHxHEIGHTmm with sides of 10 to 1200 mm, found %2")(
            known, json::in_quotes(value.is_string() ? value.get<std::string>() : value.dump())));
  }

  void text(const json::Value& value, const std::string& pointer, std::string& text,
            std::size_t longest = max_look_name_bytes) {
    if (value.is_string() && value.get_ref<const std::string&>().size() <= longest &&
        is_one_line(value.get_ref<const std::string&>()))
      text = value.get<std::string>();
    else
      problems_.add(pointer, json::not_one_line);
  }

  void number(const json::Value& value, const std::string& pointer, const json::NumberRule& rule,
              double& number) {
    number = json::number(value, pointer, rule, problems_).value_or(number);
  }

  template <class Enum>
  void choice(const json::Value& value, const std::string& pointer,
              std::span<const std::string_view> names, Enum& choice) {
    if (const auto index = json::one_of(value, pointer, names, problems_))
      choice = static_cast<Enum>(*index);
  }

  void flag(const json::Value& value, const std::string& pointer, bool& flag) {
    if (value.is_boolean())
      flag = value.get<bool>();
    else
      problems_.add(pointer, LOOM_TEXT("expected true or false"));
  }

  template <class T, class Read>
  void list(const json::Value& value, const std::string& pointer, std::size_t most,
            std::vector<T>& list, const Read& read) {
    list.clear();
    if (!value.is_array())
      return problems_.add(
          pointer, LOOM_TEXT("expected a list [...], found %1")(json::in_quotes(value.dump())));
    if (value.size() > most)
      return problems_.add(pointer,
                           LOOM_TEXT("expected at most %1 entries, found %2")(most, value.size()));
    for (std::size_t i = 0; i < value.size(); ++i)
      read(value[i], json::deeper(pointer, std::to_string(i)));
  }

  /// A panel's place: its letter, or its number from 0.
  int place(const json::Value& value, const std::string& pointer) {
    const std::string text = value.is_string() ? value.get<std::string>() : std::string();
    if (text.size() == 1 && text[0] >= 'a' && text[0] <= 'z')
      return text[0] - 'a';
    // Past (z) letters are numbers, from 1.
    if (const auto number = parse_number(text);
        number && *number >= 1 && *number <= double(max_panel_looks) && *number == int(*number))
      return int(*number) - 1;
    if (value.is_number_integer() && value >= 0 && value < int(max_panel_looks))
      return value.get<int>();
    problems_.add(pointer, LOOM_TEXT("expected a panel's letter, as \"b\""));
    return 0;
  }

  void name(const json::Value& value, const std::string& pointer, std::vector<std::string>& names) {
    if (value.is_string() && !value.get_ref<const std::string&>().empty() &&
        value.get_ref<const std::string&>().size() <= max_look_name_bytes &&
        is_one_line(value.get_ref<const std::string&>()))
      names.push_back(value.get<std::string>());
    else
      problems_.add(pointer, LOOM_TEXT("expected the id of a figure"));
  }

  AxisLook axis(const json::Value& value, const std::string& pointer) {
    AxisLook look;
    read_fields(value, pointer, problems_, ignored_, look, about_axis);
    return look;
  }

  PanelLook panel(const json::Value& value, const std::string& pointer) {
    PanelLook look;
    read_fields(value, pointer, problems_, ignored_, look, about_panel);
    return look;
  }

  Point point(const json::Value& value, const std::string& pointer) {
    if (!value.is_array() || value.size() != 2) {
      problems_.add(pointer, LOOM_TEXT("expected [x, y] in the axes' units"));
      return {};
    }
    return {json::number(value[0], json::deeper(pointer, "0"), on_axis, problems_).value_or(0),
            json::number(value[1], json::deeper(pointer, "1"), on_axis, problems_).value_or(0)};
  }

  /// "A:B", or [A, B] in a file, A below B.
  void range(const json::Value& value, const std::string& pointer, const json::NumberRule& rule,
             std::optional<LookRange>& range) {
    const auto bad = [&] {
      problems_.add(pointer, LOOM_TEXT("expected A:B with A below B, found %1")(json::in_quotes(
                                 value.is_string() ? value.get<std::string>() : value.dump())));
    };
    json::Value ends = value;
    if (value.is_string()) {
      const auto text = value.get<std::string>();
      const std::size_t colon = text.find(':');
      const auto from = parse_number(text.substr(0, colon));
      const auto to =
          parse_number(colon == std::string::npos ? std::string() : text.substr(colon + 1));
      if (!from || !to)
        return bad();
      ends = json::Value::array({*from, *to});
    }
    if (!ends.is_array() || ends.size() != 2)
      return bad();
    const auto from = json::number(ends[0], pointer, rule, problems_);
    const auto to = json::number(ends[1], pointer, rule, problems_);
    if (from && to && !(*from < *to))
      bad();
    else if (from && to)
      range = LookRange{*from, *to};
  }

  PlacedAnnotation annotation(const json::Value& value, const std::string& pointer) {
    PlacedAnnotation placed;
    json::Members members(value, pointer, problems_);
    if (const json::Value* panel = members.get("panel"))
      placed.panel = place(*panel, members.pointer("panel"));
    if (const auto index = members.required_choice("kind", annotation_kinds))
      placed.what.kind = static_cast<AnnotationKind>(*index);
    if (const json::Value* at = members.require("at"))
      placed.what.at = point(*at, members.pointer("at"));
    if (const json::Value* to = members.get("to"))
      placed.what.to = point(*to, members.pointer("to"));
    if (auto text = members.text("text", max_annotation_bytes)) {
      if (is_one_line(*text))
        placed.what.text = std::move(*text);
      else
        problems_.add(members.pointer("text"), json::not_one_line);
    }
    placed.what.text_pt =
        members.number("text_pt", {.min = min_look_pt, .max = max_look_pt, .unit = "pt"})
            .value_or(0);
    if (const json::Value* given = members.get("colour"))
      colour(*given, members.pointer("colour"), placed.what.colour);
    members.finish(ignored_);
    return placed;
  }

  CurveLook curve(const json::Value& value, const std::string& pointer) {
    CurveLook look;
    json::Members members(value, pointer, problems_);
    look.curve = members.required_line("curve", max_annotation_bytes);
    if (const json::Value* name = members.get("name"))
      text(*name, members.pointer("name"), look.name.emplace(), max_annotation_bytes);
    if (const json::Value* given = members.get("colour"))
      colour(*given, members.pointer("colour"), look.colour);
    if (const json::Value* dash = members.get("dash"))
      one_of_roles(*dash, members.pointer("dash"), look_dashes(), {}, look.dash);
    if (const json::Value* marker = members.get("marker"))
      one_of_roles(*marker, members.pointer("marker"), look_markers(), "none", look.marker);
    if (const json::Value* error = members.get("error"))
      if (const auto index =
              json::one_of(*error, members.pointer("error"), look_error_bars, problems_))
        look.error = look_error_bars[*index];
    look.width_pt =
        members.number("width_pt", {.min = least_curve_pt, .max = most_curve_pt, .unit = "pt"})
            .value_or(0);
    look.hidden = members.flag("hidden").value_or(look.hidden);
    members.finish(ignored_);
    return look;
  }

  /// One axis of one panel, as options have it: {"axis": "a.x", "min": 0}.
  void one_axis(const json::Value& value, const std::string& pointer,
                std::vector<PanelLook>& panels) {
    json::Value rest = value;
    std::string name;
    if (value.is_object() && value.contains("axis") && value["axis"].is_string()) {
      name = value["axis"].get<std::string>();
      rest.erase("axis");
    }
    const std::size_t dot = name.find('.');
    const std::string letter = dot == std::string::npos ? "a" : name.substr(0, dot);
    const std::string which = dot == std::string::npos ? name : name.substr(dot + 1);
    if (which != "x" && which != "y") {
      problems_.add(json::deeper(pointer, "axis"),
                    LOOM_TEXT("expected x or y, behind a panel's letter where there are several, "
                              "as \"b.y\""));
      return;
    }
    const auto at = static_cast<std::size_t>(place(letter, json::deeper(pointer, "axis")));
    panels.resize(std::max(panels.size(), at + 1));
    (which == "x" ? panels[at].x : panels[at].y) = axis(rest, pointer);
  }

private:
  void colour(const json::Value& value, const std::string& pointer, std::string& name) {
    if (value.is_string() && rgb_of(value.get_ref<const std::string&>()))
      name = value.get<std::string>();
    else
      one_of_roles(value, pointer, look_colours(), {}, name, ", or #RRGGBB");
  }

  void one_of_roles(const json::Value& value, const std::string& pointer,
                    const std::vector<NamedRole>& roles, std::string_view other, std::string& name,
                    std::string_view more = {}) {
    std::vector<std::string> known;
    std::string list;
    for (const NamedRole& each : roles)
      known.emplace_back(each.name);
    if (!other.empty())
      known.emplace_back(other);
    for (const std::string& each : known)
      list += (list.empty() ? "" : ", ") + each;
    const std::string found = value.is_string() ? value.get<std::string>() : value.dump();
    if (std::ranges::find(known, found) != known.end()) {
      name = found;
      return;
    }
    problems_.add(pointer, LOOM_TEXT("expected one of %1, found %2%3")(list + std::string(more),
                                                                       json::in_quotes(found),
                                                                       did_you_mean(found, known)));
  }

  json::Problems& problems_;
  std::vector<std::string>* ignored_;
};

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
  if (placed.what.text_pt > 0)
    writer.key("text_pt").number(placed.what.text_pt);
  if (!placed.what.colour.empty())
    writer.key("colour").text(placed.what.colour);
  writer.end_object();
}

void write_curve(JsonWriter& writer, const CurveLook& look) {
  writer.begin_object(JsonWriter::Layout::one_line);
  writer.key("curve").text(look.curve);
  if (look.name)
    writer.key("name").text(*look.name);
  for (const auto& [key, value] :
       {std::pair{"colour", &look.colour}, std::pair{"dash", &look.dash},
        std::pair{"marker", &look.marker}, std::pair{"error", &look.error}})
    if (!value->empty())
      writer.key(key).text(*value);
  if (look.width_pt > 0)
    writer.key("width_pt").number(look.width_pt);
  if (look.hidden)
    writer.key("hidden").boolean(true);
  writer.end_object();
}

void write_panel(JsonWriter& writer, const PanelLook& panel) {
  write_fields(writer, panel, about_panel, JsonWriter::Layout::one_line);
}

/// A panel's letter, as options name it.
std::string letter(int place) {
  const std::string words = panel_letter(static_cast<std::size_t>(place));
  return words.substr(1, words.size() - 2);
}

constexpr json::NumberRule look_points{.min = min_look_pt, .max = max_look_pt, .unit = "pt"};

/// One thing that a look says: its key in scenario files and its option, nullptr where the other
/// has another form; how it is read and, where it is not the default, written.
struct LookRow {
  const char* key;
  LookOption option;
  bool (*said)(const FigureLook&);
  void (*read)(LookReader&, const json::Value&, const std::string& pointer, FigureLook&);
  void (*write)(JsonWriter&, const FigureLook&);
};
using At = const std::string&; ///< a pointer in the file

/// A member of a look that is told by comparing it with the default.
template <auto Member> bool differs(const FigureLook& look) {
  return look.*Member != FigureLook{}.*Member;
}
template <auto Member> void write_text(JsonWriter& writer, const FigureLook& look) {
  writer.text(look.*Member);
}
template <auto Member> void write_number(JsonWriter& writer, const FigureLook& look) {
  writer.number(look.*Member);
}
template <auto Member> void write_flag(JsonWriter& writer, const FigureLook& look) {
  writer.boolean(look.*Member);
}
template <auto Member>
void read_flag(LookReader& reader, const json::Value& value, At pointer, FigureLook& look) {
  reader.flag(value, pointer, look.*Member);
}
template <auto Member>
void read_points(LookReader& reader, const json::Value& value, At pointer, FigureLook& look) {
  reader.number(value, pointer, look_points, look.*Member);
}
template <auto Member>
void read_text(LookReader& reader, const json::Value& value, At pointer, FigureLook& look) {
  reader.text(value, pointer, look.*Member);
}

template <auto Member, auto ReadOne, std::size_t most>
void read_list(LookReader& reader, const json::Value& value, At pointer, FigureLook& look) {
  reader.list(value, pointer, most, look.*Member, [&](const json::Value& each, At place) {
    (look.*Member).push_back((reader.*ReadOne)(each, place));
  });
}
template <auto Member, auto WriteOne> void write_list(JsonWriter& writer, const FigureLook& look) {
  writer.begin_array();
  for (const auto& each : look.*Member)
    WriteOne(writer, each);
  writer.end_array();
}

template <auto Member> void write_range(JsonWriter& writer, const FigureLook& look) {
  writer.begin_array(JsonWriter::Layout::one_line);
  writer.number((look.*Member)->from).number((look.*Member)->to).end_array();
}

std::vector<std::string_view> pieces(std::string_view text, char at) {
  std::vector<std::string_view> parts;
  for (std::size_t begin = 0, end = 0; end != std::string_view::npos; begin = end + 1) {
    end = text.find(at, begin);
    parts.push_back(text.substr(begin, end == std::string_view::npos ? end : end - begin));
  }
  return parts;
}

const LookRow look_rows[] = {
    {"size",
     {"size", LookValue::word, "SIZE", ""},
     differs<&FigureLook::size>,
     [](LookReader& reader, const json::Value& value, At at, FigureLook& look) {
       reader.size(value, at, look.size);
     },
     write_text<&FigureLook::size>},
    {"font",
     {"font", LookValue::word, "FAMILY", "an installed font, which is embedded"},
     differs<&FigureLook::font>,
     read_text<&FigureLook::font>,
     write_text<&FigureLook::font>},
    {"text_pt",
     {"text", LookValue::number, "PT", "text size in points, 4 to 72 (default: the size's)"},
     differs<&FigureLook::text_pt>,
     read_points<&FigureLook::text_pt>,
     write_number<&FigureLook::text_pt>},
    {"tick_pt",
     {"tick-text", LookValue::number, "PT", "text size of the numbers at the axes"},
     differs<&FigureLook::tick_pt>,
     read_points<&FigureLook::tick_pt>,
     write_number<&FigureLook::tick_pt>},
    {"title_pt",
     {"title-text", LookValue::number, "PT", "text size of titles"},
     differs<&FigureLook::title_pt>,
     read_points<&FigureLook::title_pt>,
     write_number<&FigureLook::title_pt>},
    {"line_factor",
     {"lines", LookValue::number, "X", "widths of lines, times the usual, 0.25 to 4"},
     differs<&FigureLook::line_factor>,
     [](LookReader& reader, const json::Value& value, At at, FigureLook& look) {
       reader.number(value, at, {.min = least_line_factor, .max = most_line_factor, .unit = ""},
                     look.line_factor);
     },
     write_number<&FigureLook::line_factor>},
    {"palette",
     {"palette", LookValue::word, "NAME", "colour or mono"},
     differs<&FigureLook::palette>,
     [](LookReader& reader, const json::Value& value, At at, FigureLook& look) {
       reader.choice(value, at, palettes, look.palette);
     },
     [](JsonWriter& writer, const FigureLook& look) {
       writer.text(palettes[static_cast<std::size_t>(look.palette)]);
     }},
    {"labels",
     {"labels", LookValue::word, "PLACE",
      "where curves are named: direct, legend, legend-below, legend-right or none"},
     differs<&FigureLook::labels>,
     [](LookReader& reader, const json::Value& value, At at, FigureLook& look) {
       reader.choice(value, at, label_kinds, look.labels);
     },
     [](JsonWriter& writer, const FigureLook& look) {
       writer.text(label_kinds[static_cast<std::size_t>(look.labels)]);
     }},
    {"title",
     {"title", LookValue::flag, nullptr, "the figure's title above the panels"},
     differs<&FigureLook::title>,
     read_flag<&FigureLook::title>,
     write_flag<&FigureLook::title>},
    {"caption",
     {"print-caption", LookValue::flag, nullptr, "the caption under the panels"},
     differs<&FigureLook::caption>,
     read_flag<&FigureLook::caption>,
     write_flag<&FigureLook::caption>},
    {"no_notes",
     {"no-notes", LookValue::flag, nullptr, "leave the notes under the panels to the caption"},
     differs<&FigureLook::no_notes>,
     read_flag<&FigureLook::no_notes>,
     write_flag<&FigureLook::no_notes>},
    {"letters",
     {"letters", LookValue::flag, nullptr, "(a), (b), ... before the panels' titles"},
     differs<&FigureLook::letters>,
     read_flag<&FigureLook::letters>,
     write_flag<&FigureLook::letters>},
    {"share_axes",
     {"share-axes", LookValue::flag, nullptr, "equal axes are numbered once"},
     differs<&FigureLook::share_axes>,
     read_flag<&FigureLook::share_axes>,
     write_flag<&FigureLook::share_axes>},
    {"symbols",
     {"symbols", LookValue::flag, nullptr, "symbols for names: L with subscript mem for mem_lat"},
     differs<&FigureLook::symbols>,
     read_flag<&FigureLook::symbols>,
     write_flag<&FigureLook::symbols>},
    {"language",
     {"lang", LookValue::word, "CODE", "language of the labels (default en)"},
     differs<&FigureLook::language>,
     read_text<&FigureLook::language>,
     write_text<&FigureLook::language>},
    {"columns",
     {"columns", LookValue::number, "N", "panels side by side, 1 to 3"},
     differs<&FigureLook::columns>,
     [](LookReader& reader, const json::Value& value, At at, FigureLook& look) {
       double columns = look.columns;
       reader.number(value, at,
                     {.min = 1, .max = double(max_look_columns), .whole = true, .unit = "columns"},
                     columns);
       look.columns = static_cast<int>(columns);
     },
     write_number<&FigureLook::columns>},
    {"beside",
     {"beside", LookValue::list, "ID,...", "further figures, whose panels follow"},
     differs<&FigureLook::beside>,
     [](LookReader& reader, const json::Value& value, At at, FigureLook& look) {
       reader.list(
           value, at, max_joined_panels - 1, look.beside,
           [&](const json::Value& each, At place) { reader.name(each, place, look.beside); });
     },
     [](JsonWriter& writer, const FigureLook& look) {
       writer.texts(look.beside, JsonWriter::Layout::one_line);
     }},
    {"show",
     {"show", LookValue::list, "a,b,...", "the panels to draw, by their letters (default: all)"},
     differs<&FigureLook::show>,
     [](LookReader& reader, const json::Value& value, At at, FigureLook& look) {
       reader.list(value, at, max_panel_looks, look.show, [&](const json::Value& each, At place) {
         if (const int shown = reader.place(each, place);
             std::ranges::find(look.show, shown) == look.show.end())
           look.show.push_back(shown);
       });
     },
     [](JsonWriter& writer, const FigureLook& look) {
       writer.texts(look.show, JsonWriter::Layout::one_line, letter);
     }},
    {"curves",
     {"curve", LookValue::items, "CURVE;KEY=VALUE;...",
      "one curve, by its id or name: name, colour, dash, marker, error (caps, bars), width_pt, "
      "hidden"},
     differs<&FigureLook::curves>,
     read_list<&FigureLook::curves, &LookReader::curve, max_look_curves>,
     write_list<&FigureLook::curves, write_curve>},
    {"panels",
     {},
     differs<&FigureLook::panels>,
     read_list<&FigureLook::panels, &LookReader::panel, max_panel_looks>,
     write_list<&FigureLook::panels, write_panel>},
    {nullptr,
     {"axis", LookValue::items, "a.x;KEY=VALUE;...",
      "one axis of a panel: min, max, tick_step, tick_count, title, scale (linear, log), numbers "
      "(plain, power, percent), second (of a throughput, a unit as --view has them, at the right)"},
     differs<&FigureLook::panels>,
     [](LookReader& reader, const json::Value& value, At at, FigureLook& look) {
       std::vector<int> counted; // only for the length of the list
       reader.list(value, at, 2 * max_panel_looks, counted, [&](const json::Value& each, At place) {
         reader.one_axis(each, place, look.panels);
       });
     },
     [](JsonWriter& writer, const FigureLook& look) {
       writer.begin_array();
       for (std::size_t i = 0; i < look.panels.size(); ++i)
         for (const bool vertical : {false, true}) {
           const AxisLook& axis = vertical ? look.panels[i].y : look.panels[i].x;
           if (axis == AxisLook{})
             continue;
           writer.begin_object(JsonWriter::Layout::one_line);
           writer.key("axis").text(letter(static_cast<int>(i)) + (vertical ? ".y" : ".x"));
           FieldWriter fields(writer);
           about_axis(fields, axis);
           writer.end_object();
         }
       writer.end_array();
     }},
    {"annotations",
     {"mark", LookValue::items, "KIND;at=X,Y;KEY=VALUE;...",
      "a text, line, arrow, vertical or horizontal by hand: at, to, text, text_pt, colour, panel"},
     differs<&FigureLook::annotations>,
     read_list<&FigureLook::annotations, &LookReader::annotation, max_look_annotations>,
     write_list<&FigureLook::annotations, write_annotation>},
    {"cycles",
     {"cycles", LookValue::word, "A:B", "of a timeline, the cycles that are drawn"},
     differs<&FigureLook::cycles>,
     [](LookReader& reader, const json::Value& value, At at, FigureLook& look) {
       reader.range(value, at, {.min = 0, .max = max_look_cycle, .unit = "cycles"}, look.cycles);
     },
     write_range<&FigureLook::cycles>},
    {"rows",
     {"rows", LookValue::word, "A:B",
      "of a timeline, the rows that are drawn, counted from 0 at the top, without B"},
     differs<&FigureLook::rows>,
     [](LookReader& reader, const json::Value& value, At at, FigureLook& look) {
       reader.range(value, at, json::whole(0, 4096, "rows"), look.rows);
     },
     write_range<&FigureLook::rows>},
    {"statuses",
     {"print-statuses", LookValue::flag, nullptr,
      "which numbers are derived or assumed, under the panels"},
     differs<&FigureLook::statuses>,
     read_flag<&FigureLook::statuses>,
     write_flag<&FigureLook::statuses>},
    {"order",
     {"order", LookValue::list, "CURVE,...", "curves that are drawn and named before the others"},
     differs<&FigureLook::order>,
     [](LookReader& reader, const json::Value& value, At at, FigureLook& look) {
       reader.list(value, at, max_look_curves, look.order, [&](const json::Value& each, At place) {
         reader.text(each, place, look.order.emplace_back(), max_annotation_bytes);
       });
     },
     [](JsonWriter& writer, const FigureLook& look) {
       writer.texts(look.order, JsonWriter::Layout::one_line);
     }},
    {"embed_font",
     {"embed-font", LookValue::flag, nullptr, "the font inside SVG, too"},
     differs<&FigureLook::embed_font>,
     read_flag<&FigureLook::embed_font>,
     write_flag<&FigureLook::embed_font>},
    {"author",
     {"author", LookValue::word, "NAME", "who made the figure, in the PDF's metadata"},
     differs<&FigureLook::author>,
     [](LookReader& reader, const json::Value& value, At at, FigureLook& look) {
       reader.text(value, at, look.author, max_annotation_bytes);
     },
     write_text<&FigureLook::author>},
};

FigureLook LookReader::look(const json::Value& value, const std::string& pointer) {
  FigureLook look;
  json::Members members(value, pointer, problems_);
  for (const LookRow& row : look_rows)
    if (row.key)
      if (const json::Value* member = members.get(row.key))
        row.read(*this, *member, members.pointer(row.key), look);
  members.finish(ignored_);
  return look;
}

void write_look(JsonWriter& writer, const FigureLook& look) {
  writer.begin_object();
  for (const LookRow& row : look_rows)
    if (row.key && row.said(look))
      row.write(writer.key(row.key), look);
  writer.end_object();
}

const LookRow& row_of(const LookOption& option) {
  return *std::ranges::find_if(look_rows, [&](const LookRow& row) {
    return row.option.name && std::string_view(row.option.name) == option.name;
  });
}

/// The key that the word before the first ';' stands for.
std::string_view head_of(const LookOption& option) {
  const std::string_view name = option.name;
  return name == "curve" ? "curve" : name == "axis" ? "axis" : "kind";
}

bool is_pair(std::string_view key) { return key == "at" || key == "to"; }
bool is_text(std::string_view key) {
  return key == "curve" || key == "name" || key == "text" || key == "axis" || key == "kind" ||
         key == "panel" || key == "title";
}

json::Value word_or_number(std::string_view text) {
  const auto number = parse_number(text);
  return number ? json::Value(*number) : json::Value(std::string(text));
}

/// "HEAD;key=value;flag", or an object as JSON has it.
json::Value item_of(const LookOption& option, const std::string& text) {
  if (text.starts_with('{'))
    if (auto object = json::parse(text, {}))
      return *object;
  json::Value item = json::Value::object();
  bool first = true;
  for (const std::string_view part : pieces(text, ';')) {
    const std::size_t equals = part.find('=');
    if (std::exchange(first, false)) {
      item[std::string(head_of(option))] = std::string(part);
      continue;
    }
    const std::string key(part.substr(0, equals));
    if (equals == std::string_view::npos) {
      item[key] = true;
      continue;
    }
    const std::string_view value = part.substr(equals + 1);
    if (is_pair(key)) {
      item[key] = json::Value::array();
      for (const std::string_view each : pieces(value, ','))
        item[key].push_back(word_or_number(each));
    } else {
      item[key] = is_text(key) ? json::Value(std::string(value)) : word_or_number(value);
    }
  }
  return item;
}

json::Value value_of(const LookOption& option, const std::vector<std::string>& texts) {
  const std::string& last = texts.back();
  switch (option.value) {
  case LookValue::flag:
    return last != "false";
  case LookValue::number:
    return word_or_number(last);
  case LookValue::word:
    return option.name == std::string_view("palette") && last == "color" ? "colour" : last;
  case LookValue::list:
  case LookValue::items:
    break;
  }
  json::Value list = json::Value::array();
  if (option.value == LookValue::list)
    for (const std::string_view part : pieces(last, ','))
      list.push_back(std::string(part));
  else
    for (const std::string& text : texts)
      list.push_back(item_of(option, text));
  return list;
}

std::string plain(const json::Value& value) {
  if (value.is_array()) // a range
    return plain(value[0]) + ":" + plain(value[1]);
  return value.is_string()   ? value.get<std::string>()
         : value.is_number() ? shortest(value.get<double>())
                             : value.dump();
}

/// The other way round: an item as the command line has it.
std::string text_of(const LookOption& option, const json::Value& item) {
  const std::string head(head_of(option));
  std::string text = item.at(head).get<std::string>();
  for (const auto& [key, value] : item.items()) {
    if (key == head)
      continue;
    const std::string said = is_pair(key)         ? plain(value.at(0)) + "," + plain(value.at(1))
                             : key == "panel"     ? letter(value.get<int>())
                             : value.is_boolean() ? std::string()
                                                  : plain(value);
    text += ";" + key + (value.is_boolean() ? "" : "=") + said;
  }
  const bool unclear =
      text.starts_with('{') || std::ranges::any_of(item, [](const json::Value& value) {
        return value.is_string() &&
               value.get_ref<const std::string&>().find(';') != std::string::npos;
      });
  return unclear ? item.dump() : text; // JSON says where such a text ends
}

} // namespace

int minor_needed(const FigureLook& look) {
  const auto newer_axis = [](const AxisLook& axis) {
    return axis.title || axis.scale || axis.numbers != NumberForm::own || !axis.second.empty();
  };
  const bool newest =
      look.cycles || look.rows || look.statuses || look.embed_font || !look.order.empty() ||
      !look.author.empty() ||
      std::ranges::any_of(look.curves, [](const CurveLook& each) { return !each.error.empty(); }) ||
      std::ranges::any_of(
          look.panels,
          [&](const PanelLook& panel) { return newer_axis(panel.x) || newer_axis(panel.y); }) ||
      std::ranges::any_of(look.annotations, [](const PlacedAnnotation& each) {
        return each.what.text_pt > 0 || !each.what.colour.empty();
      });
  const bool newer = look.labels > LookLabels::legend || !look.language.empty() ||
                     !look.show.empty() || !look.curves.empty();
  constexpr int with_looks = 4, with_curves = 8, with_cycles = 12;
  return newest ? with_cycles : newer ? with_curves : with_looks;
}

const std::vector<LookOption>& look_options() {
  static const std::vector<LookOption> all = [] {
    std::vector<LookOption> options;
    for (const LookRow& row : look_rows)
      if (row.option.name)
        options.push_back(row.option);
    return options;
  }();
  return all;
}

const LookOption* look_option(std::string_view name) {
  const auto& all = look_options();
  const auto found = std::ranges::find(all, name, &LookOption::name);
  return found == all.end() ? nullptr : &*found;
}

void read_look_option(const LookOption& option, const json::Value& value,
                      const std::string& pointer, json::Problems& problems, FigureLook& look) {
  LookReader reader(problems, nullptr);
  if (option.value == LookValue::list && !value.is_array())
    row_of(option).read(reader, json::Value::array({value}), pointer, look);
  else if (option.value == LookValue::items && value.is_object())
    row_of(option).read(reader, json::Value::array({value}), pointer, look);
  else
    row_of(option).read(reader, value, pointer, look);
}

Result<void> set_look_option(FigureLook& look, const LookOption& option,
                             const std::vector<std::string>& texts) {
  json::Problems problems{std::string()};
  LookReader reader(problems, nullptr);
  row_of(option).read(reader, value_of(option, texts), {}, look);
  if (problems.empty())
    return {};
  const Error& first = problems.list().front();
  std::string where = std::string("--") + option.name; // and which of several, and its key
  for (const std::string_view part : pieces(first.where.pointer, '/')) {
    const auto index = parse_number(part);
    if (index && texts.size() > 1 && *index < double(texts.size()))
      where += " '" + texts[static_cast<std::size_t>(*index)] + "'";
    if (!index && !part.empty())
      where += " " + std::string(part);
  }
  return bad_argument(Text{"%1: %2"}(where, first.detail));
}

std::vector<std::pair<std::string, std::string>> look_arguments(const FigureLook& look) {
  std::vector<std::pair<std::string, std::string>> arguments;
  for (const LookRow& row : look_rows) {
    if (!row.option.name || !row.said(look))
      continue;
    JsonWriter writer(-1);
    row.write(writer, look);
    const Result<json::Value> value = json::parse(writer.str(), {});
    switch (row.option.value) {
    case LookValue::flag:
      arguments.emplace_back(row.option.name, "");
      break;
    case LookValue::number:
    case LookValue::word:
      arguments.emplace_back(row.option.name, plain(*value));
      break;
    case LookValue::list: {
      std::string list;
      for (const json::Value& each : *value)
        list += (list.empty() ? "" : ",") + plain(each);
      arguments.emplace_back(row.option.name, list);
      break;
    }
    case LookValue::items:
      for (const json::Value& each : *value)
        arguments.emplace_back(row.option.name, text_of(row.option, each));
    }
  }
  return arguments;
}

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
  return json::read_whole(text, file, [](const json::Value& value, json::Problems& problems) {
    return LookReader(problems, nullptr).look(value, "");
  });
}

} // namespace loom
