// Colours, names and words of the window, as JSON for the page: loom_page_data > page_data.json

#include "core/base/version.h"
#include "core/glossary/glossary.h"
#include "core/gpu/catalogue.h"
#include "core/scenario/parameters.h"
#include "core/text/json_writer.h"
#include "gpus/embedded.h"
#include "resources/glossary/embedded.h"
#include "widgets/lessons/lesson_text.h"
#include "widgets/look/theme.h"
#include "widgets/paint/loom_painter.h"
#include "widgets/style/loom_words.h"
#include "widgets/texts/parameter_text.h"
#include "widgets/views/view.h"

#include <QGuiApplication>

#include <algorithm>
#include <array>
#include <cstdio>

namespace loom {
namespace {

struct Look {
  const char* id;
  bool dark, projector;
};
constexpr std::array looks{Look{"light", false, false}, Look{"dark", true, false},
                           Look{"projector", false, true}};

struct NamedRole {
  const char* id;
  Role role;
};
constexpr std::array roles{
    NamedRole{"memory", Role::memory},   NamedRole{"arithmetic", Role::arithmetic},
    NamedRole{"issue", Role::issue},     NamedRole{"other", Role::other},
    NamedRole{"latency", Role::latency}, NamedRole{"model", Role::model},
    NamedRole{"ghost", Role::ghost},     NamedRole{"measured", Role::measured},
    NamedRole{"guide", Role::guide},     NamedRole{"series2", Role::series2},
    NamedRole{"series3", Role::series3}};
constexpr std::array families{"memory", "arithmetic", "special", "waiting"};
constexpr std::array scales{"linear", "log", "alpha"};

void colour(JsonWriter& writer, const char* name, const QColor& colour) {
  writer.key(name).text(colour.name().toStdString());
}

/// A picture that has a class of each family.
LoomPicture each_family() {
  LoomPicture picture;
  for (std::size_t family = 0; family < families.size(); ++family)
    picture.classes.push_back({.of = {}, .family = static_cast<LoomFamily>(family)});
  return picture;
}

void write_loom(JsonWriter& writer, const FigureStyle& style) {
  LoomPicture picture = each_family();
  const auto box = [](std::size_t of_class, LoomState state) {
    return LoomBox{{}, static_cast<std::uint8_t>(of_class), state, -1, -1};
  };
  writer.key("loom").begin_object();
  for (std::size_t family = 0; family < families.size(); ++family) {
    writer.key(families[family]).begin_object(JsonWriter::Layout::one_line);
    colour(writer, "flying", loom_colour(style, picture, box(family, LoomState::flying)));
    colour(writer, "queued", loom_colour(style, picture, box(family, LoomState::queued)));
    colour(writer, "words", style.label_colour(loom_role(static_cast<LoomFamily>(family))));
    writer.end_object();
  }
  colour(writer, "ready", loom_colour(style, picture, box(0, LoomState::ready)));
  writer.key("units").begin_object();
  for (std::size_t i = 0; i < resource_count; ++i) {
    LoomPicture of_unit = each_family();
    of_unit.units = {{.resource = static_cast<Resource>(i), .limits = true, .work = {}},
                     {.resource = static_cast<Resource>(i), .limits = false, .work = {}}};
    writer.key(resource_info(static_cast<Resource>(i)).name)
        .begin_object(JsonWriter::Layout::one_line);
    colour(writer, "limits", loom_colour(style, of_unit, {{}, no_class, LoomState::flying, 0, -1}));
    colour(writer, "pale", loom_colour(style, of_unit, {{}, no_class, LoomState::flying, 1, -1}));
    writer.end_object();
  }
  writer.end_object().end_object();
}

void write_look(JsonWriter& writer, const Look& look) {
  const QPalette palette = theme_palette(look.dark, look.projector);
  const FigureStyle style = screen_style(look.dark, 1, look.projector);
  writer.key(look.id).begin_object();
  colour(writer, "window", palette.color(QPalette::Window));
  colour(writer, "card", palette.color(QPalette::Base));
  colour(writer, "text", palette.color(QPalette::Text));
  colour(writer, "muted", muted(palette));
  colour(writer, "line", line(palette));
  colour(writer, "accent", palette.color(QPalette::Highlight));
  colour(writer, "accent_text", palette.color(QPalette::HighlightedText));
  colour(writer, "link", palette.color(QPalette::Link));
  colour(writer, "error_ground", error_ground(palette));
  colour(writer, "error_text", error_text(palette));
  colour(writer, "ground", style.background());
  colour(writer, "figure_text", style.text_colour());
  colour(writer, "faint", style.faint_colour());
  writer.key("roles").begin_object();
  for (const NamedRole& each : roles) {
    writer.key(each.id).begin_object(JsonWriter::Layout::one_line);
    colour(writer, "line", style.colour(each.role));
    colour(writer, "words", style.label_colour(each.role));
    colour(writer, "fill", style.fill(each.role));
    writer.key("dashes").numbers(style.dashes(each.role)).end_object();
  }
  writer.end_object();
  write_loom(writer, style);
  writer.end_object();
}

/// The glossary's two sentences about a parameter; empty where it has none.
std::string definition_of(std::string_view id) {
  static const auto entries =
      glossary::read_glossary(embedded_glossary().front().content, "glossary.txt");
  for (const glossary::Entry& each : *entries)
    if (each.id == id || std::ranges::find(each.also, id) != each.also.end())
      return each.in("en").definition;
  return {};
}

/// What the window calls a parameter, by mix, and of a loop.
void write_names(JsonWriter& writer, const ParameterInfo& parameter) {
  const Catalogue catalogue(embedded_gpu_files());
  Scenario of = default_scenario(*catalogue.find("gtx980"));
  writer.key("names").begin_object(JsonWriter::Layout::one_line);
  for (const Mix mix : {Mix::global, Mix::sfu, Mix::shared}) {
    of.mix = mix;
    writer.key(get_choice(of, "mix")).text(name_of(parameter, of).toStdString());
  }
  of.instruction_loop.emplace();
  writer.key("loop").text(name_of(parameter, of).toStdString()).end_object();
}

std::string data() {
  JsonWriter writer;
  writer.begin_object().key("version").text(version);
  writer.key("looks").begin_object();
  for (const Look& look : looks)
    write_look(writer, look);
  writer.end_object();
  writer.key("units").begin_object();
  for (std::size_t i = 0; i < resource_count; ++i) {
    const auto resource = static_cast<Resource>(i);
    writer.key(resource_info(resource).name).begin_object(JsonWriter::Layout::one_line);
    writer.key("name").text(loom_unit_name(resource).toStdString());
    writer.key("throughput").text(loom_unit_throughput(resource).toStdString()).end_object();
  }
  writer.end_object();
  writer.key("parameters").begin_object();
  for (const ParameterInfo& each : parameter_table()) {
    writer.key(each.id).begin_object();
    write_names(writer, each);
    writer.key("symbol").text(each.symbol);
    writer.key("unit").text(each.unit).key("min").number(each.min).key("max").number(each.max);
    writer.key("step").number(each.step).key("whole").boolean(each.whole);
    writer.key("scale").text(scales[static_cast<std::size_t>(each.scale)]);
    const auto role = std::ranges::find(roles, each.role, &NamedRole::role);
    writer.key("role").text(role == roles.end() ? "guide" : role->id);
    writer.key("definition").text(definition_of(each.id)).end_object();
  }
  writer.end_object();
  writer.key("views").begin_object();
  for (const ViewInfo& each : view_registry())
    writer.key(each.id.toStdString()).text(each.title.toStdString());
  writer.end_object().key("misses").begin_object();
  for (int miss = 1; miss <= static_cast<int>(lesson::Miss::between); ++miss) {
    const auto each = static_cast<lesson::Miss>(miss);
    writer.key(to_string(each)).text(miss_words(each).toStdString());
  }
  writer.end_object();
  return writer.end_object().str() + "\n";
}

} // namespace
} // namespace loom

int main(int argc, char** argv) {
  const QGuiApplication application(argc, argv);
  std::fputs(loom::data().c_str(), stdout);
  return 0;
}
