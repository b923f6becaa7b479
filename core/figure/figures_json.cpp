#include "core/figure/figures_json.h"

#include "core/base/number.h"
#include "core/base/utf8.h"
#include "core/figure/look_json.h"
#include "core/text/json.h"

#include <algorithm>
#include <array>
#include <optional>

namespace loom {

namespace {

constexpr std::string_view figures_format = "latencyloom-figures";
constexpr std::size_t most_figures = 10000, most_values = 10000;

/// Options whose value is a text or a number, or several of them.
constexpr std::array<std::string_view, 12> lists{"gpu",    "mix",     "access", "alpha",
                                                 "warps",  "ilp",     "loop",   "size",
                                                 "format", "compare", "data",   "view"};
constexpr std::array<std::string_view, 3> values{"gpu-file", "dpi", "target"};
constexpr std::array<std::string_view, 6> flags{"one",     "footer", "transparent",
                                                "caption", "bibtex", "snippet"};

using Options = std::vector<std::pair<std::string, std::string>>;

/// A text or a number as the command line has it.
std::optional<std::string> one_value(const json::Value& value) {
  if (value.is_number())
    return shortest(value.get<double>());
  // A comma or an end of the text would make several of one, or none.
  if (const auto* text = value.get_ptr<const std::string*>();
      text && !text->empty() && text->find(',') == std::string::npos && is_one_line(*text))
    return *text;
  return {};
}

/// Reads the options of one object.
class Reader {
public:
  Reader(json::Members& members, json::Problems& problems)
      : members_(members), problems_(problems) {}

  Options read() {
    for (const std::string_view name : lists)
      add(name, true);
    for (const std::string_view name : values)
      add(name, false);
    for (const std::string_view name : flags)
      if (const auto flag = members_.flag(name))
        options_.emplace_back(name, *flag ? "true" : "false");
    for (const LookOption& option : look_options())
      if (option.name != std::string_view("size"))
        add_look(option);
    if (const json::Value* set = members_.get("set"))
      add_sets(*set, members_.pointer("set"));
    return std::move(options_);
  }

private:
  std::optional<std::string> listed(const json::Value& value, const std::string& pointer,
                                    bool several) {
    if (auto one = one_value(value))
      return one;
    if (!several || !value.is_array() || value.empty() || value.size() > most_values) {
      problems_.add(pointer, several ? LOOM_TEXT("expected a text or a number, or an array of them")
                                     : LOOM_TEXT("expected a text or a number"));
      return {};
    }
    std::string list;
    for (std::size_t i = 0; i < value.size(); ++i) {
      const auto one = one_value(value[i]);
      if (!one) {
        problems_.add(json::deeper(pointer, std::to_string(i)),
                      LOOM_TEXT("expected a text or a number"));
        return {};
      }
      list += (i == 0 ? "" : ",") + *one;
    }
    return list;
  }

  void add(std::string_view name, bool several) {
    if (const json::Value* value = members_.get(name))
      if (auto text = listed(*value, members_.pointer(name), several))
        options_.emplace_back(name, *std::move(text));
  }

  void add_look(const LookOption& option) {
    if (const json::Value* value = members_.get(option.name)) {
      FigureLook unused;
      read_look_option(option, *value, members_.pointer(option.name), problems_, unused);
      options_.emplace_back(option.name, value->dump());
    }
  }

  void add_sets(const json::Value& set, const std::string& pointer) {
    if (!set.is_object()) {
      problems_.add(pointer, LOOM_TEXT("expected an object, as in {\"mem_lat\": 400}"));
      return;
    }
    for (const auto& [name, value] : set.items())
      if (const auto text = listed(value, json::deeper(pointer, name), true))
        options_.emplace_back("set", std::string(name).append("=").append(*text));
  }

  json::Members& members_;
  json::Problems& problems_;
  Options options_;
};

/// What an option is about: a "set" is about its parameter.
std::string_view subject(const std::pair<std::string, std::string>& option) {
  const std::string_view text = option.first == "set" ? option.second : option.first;
  return text.substr(0, text.find('='));
}

/// `own`, and of `defaults` what it does not say.
Options merged(Options own, const Options& defaults) {
  for (const auto& option : defaults)
    if (std::ranges::none_of(own,
                             [&](const auto& other) { return subject(other) == subject(option); }))
      own.push_back(option);
  return own;
}

PaperFigure read_figure(const json::Value& value, const std::string& pointer,
                        const Options& defaults, json::Problems& problems,
                        std::vector<std::string>* ignored) {
  json::Members members(value, pointer, problems);
  PaperFigure figure;
  figure.pointer = pointer;
  figure.figure = members.required_line("figure", 100);
  figure.name = members.text("name", 100).value_or("");
  if (figure.name.find('/') != std::string::npos || figure.name.starts_with('.') ||
      !is_one_line(figure.name))
    problems.add(members.pointer("name"),
                 LOOM_TEXT("expected the name of a file without folder and ending"));
  Options own = Reader(members, problems).read();
  figure.own_options = own.size();
  figure.options = merged(std::move(own), defaults);
  members.finish(ignored);
  return figure;
}

std::vector<PaperFigure> read_paper(const json::Value& value, json::Problems& problems) {
  std::vector<PaperFigure> figures;
  json::Members members(value, "", problems);
  const auto version = json::check_version(members, figures_format, 1, 0, problems);
  if (version == json::VersionCheck::refused)
    return figures;
  std::vector<std::string> passed_over;
  std::vector<std::string>* ignored =
      version == json::VersionCheck::newer_minor ? &passed_over : nullptr;
  Options defaults;
  if (const json::Value* given = members.get("defaults")) {
    json::Members inner(*given, "/defaults", problems);
    defaults = Reader(inner, problems).read();
    inner.finish(ignored);
  }
  if (const json::Value* list = members.require("figures")) {
    if (!list->is_array() || list->empty() || list->size() > most_figures)
      problems.add("/figures", LOOM_TEXT("expected an array of 1 to 10000 figures"));
    else
      for (std::size_t i = 0; i < list->size(); ++i)
        figures.push_back(read_figure((*list)[i], json::deeper("/figures", std::to_string(i)),
                                      defaults, problems, ignored));
  }
  members.finish(ignored);
  return figures;
}

} // namespace

Result<std::vector<PaperFigure>> figures_from_json(std::string_view text, const std::string& file) {
  return json::read_whole(text, file, read_paper);
}

} // namespace loom
