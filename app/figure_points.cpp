#include "app/figure_points.h"

#include "app/ranges.h"
#include "core/base/number.h"
#include "core/figure/look_json.h"
#include "core/text/json.h"

#include <algorithm>
#include <map>

namespace loom {

namespace {

/// One option that takes several values.
struct Dimension {
  std::string name; ///< of the option, or of the parameter that --set changes
  std::vector<std::string> values;
  bool set = false;
};

const NumberRange frame_range{.min = 2, .max = most_figures};

/// A number's values: as typed, with every range written out.
Result<std::vector<std::string>> numbers(const std::string& option, const std::string& text,
                                         const ParameterInfo& info, Spacing spacing) {
  const Result<Range> range = parse_range(option, text, range_of(info), spacing);
  if (!range)
    return tl::unexpected(range.error());
  if (range->size() > most_figures)
    return bad_argument(
        verbatim(option + ": more than " + std::to_string(most_figures) + " values"));
  std::vector<std::string> values;
  for (std::uint64_t i = 0; i < range->size(); ++i)
    values.push_back(shortest(range->at(i)));
  return values;
}

/// The dimensions of a command, in the order in which names say them.
class Dimensions {
public:
  Result<void> read(const FigureCommand& command) {
    const KernelOptions& kernel = command.kernel;
    texts("gpu", kernel.gpu);
    texts("mix", kernel.mix);
    texts("access", kernel.access);
    if (command.one) // else it is one text, whatever stands in it
      texts("loop", kernel.loop);
    for (const auto& [name, text] :
         {std::pair{"alpha", &kernel.alpha}, {"warps", &kernel.warps}, {"ilp", &kernel.ilp}})
      if (*text)
        if (Result<void> read = number(name, **text, "--"); !read)
          return read;
    for (const std::string& text : kernel.sets)
      if (Result<void> read = set(text); !read)
        return read;
    texts("size", command.size);
    return command.frames ? frames(*command.frames) : Result<void>{};
  }
  [[nodiscard]] const std::vector<Dimension>& all() const { return all_; }

private:
  void texts(const char* name, const std::optional<std::string>& list) {
    if (!list)
      return;
    const auto parts = split(*list, ",");
    all_.push_back({name, {parts.begin(), parts.end()}});
  }
  /// Numbered, all names of one length, so that they sort in their order.
  Result<void> frames(const std::string& text) {
    const Result<double> count = option_number("--frames", text, frame_range);
    if (!count)
      return tl::unexpected(count.error());
    std::vector<std::string> values;
    const std::size_t digits = std::to_string(static_cast<int>(*count)).size();
    for (int frame = 1; frame <= static_cast<int>(*count); ++frame) {
      std::string value = std::to_string(frame);
      values.push_back(std::string(digits - value.size(), '0') + value);
    }
    return add({"frame", {}}, std::move(values));
  }
  Result<void> number(const std::string& name, const std::string& text, const char* dashes) {
    const Spacing spacing = name == "alpha" ? Spacing::log : Spacing::step;
    return add({name, {}}, numbers(dashes + name, text, *find_parameter(name), spacing));
  }
  /// NAME=VALUES, where the point's own numbers may be named too.
  Result<void> set(const std::string& text) {
    const std::size_t equals = text.find('=');
    const std::string name = text.substr(0, equals);
    if (equals != std::string::npos && (name == "alpha" || name == "warps" || name == "ilp"))
      return number(name, text.substr(equals + 1), "--set ");
    const Result<SetOption> parsed = parse_set(text);
    if (!parsed)
      return tl::unexpected(parsed.error());
    return add({name, {}, true}, numbers("--set " + name, parsed->value,
                                         parameter_info(parsed->parameter), Spacing::even));
  }
  Result<void> add(Dimension dimension, Result<std::vector<std::string>> values) {
    if (!values)
      return tl::unexpected(values.error());
    if (std::ranges::find(all_, dimension.name, &Dimension::name) != all_.end())
      return bad_argument(verbatim("'" + dimension.name + "' is given twice"));
    dimension.values = *std::move(values);
    all_.push_back(std::move(dimension));
    return {};
  }

  std::vector<Dimension> all_;
};

/// Whether its values are pages of their own whatever stands in them.
bool is_of_page(const Dimension& dimension) {
  return dimension.name == "size" || dimension.name == "frame";
}

/// The command with one value of a dimension.
void apply(FigureCommand& command, const Dimension& dimension, const std::string& value) {
  KernelOptions& kernel = command.kernel;
  const std::map<std::string, std::optional<std::string>*> options{
      {"gpu", &kernel.gpu},     {"mix", &kernel.mix},     {"access", &kernel.access},
      {"alpha", &kernel.alpha}, {"warps", &kernel.warps}, {"ilp", &kernel.ilp},
      {"loop", &kernel.loop},   {"size", &command.size},  {"frame", &command.frame}};
  if (dimension.set)
    kernel.sets.push_back(dimension.name + "=" + value);
  else
    *options.at(dimension.name) = value;
}

} // namespace

std::vector<GivenLook> nothing_given() {
  std::vector<GivenLook> all;
  for (const LookOption& option : look_options())
    if (option.name != std::string_view("size"))
      all.push_back({option.name});
  return all;
}

Result<void> put_look(const FigureCommand& command, FigureLook& look) {
  for (const GivenLook& given : command.look) {
    const LookOption& option = *look_option(given.name);
    if (!given.json.empty()) { // read before, without a problem
      json::Problems none{std::string()};
      if (const auto value = json::parse(given.json, {}))
        read_look_option(option, *value, {}, none, look);
      continue;
    }
    std::vector<std::string> texts = given.texts;
    if (given.text)
      texts.push_back(*given.text);
    if (given.flag)
      texts.emplace_back("true");
    if (!texts.empty())
      if (Result<void> set = set_look_option(look, option, texts); !set)
        return set;
  }
  if (command.size)
    look.size = *command.size;
  return {};
}

Result<std::vector<Combination>> combinations(const FigureCommand& command) {
  Dimensions dimensions;
  if (const Result<void> read = dimensions.read(command); !read)
    return tl::unexpected(read.error());
  std::vector<Combination> all{{command, {}}};
  all.front().command.kernel.sets.clear();
  for (const Dimension& dimension : dimensions.all()) {
    if (all.size() * dimension.values.size() > most_figures)
      return bad_argument(
          verbatim("more than " + std::to_string(most_figures) + " combinations of values"));
    std::vector<Combination> more;
    for (const Combination& one : all)
      for (const std::string& value : dimension.values) {
        Combination& next = more.emplace_back(one);
        apply(next.command, dimension, value);
        if (dimension.values.size() > 1) {
          if (command.one && !is_of_page(dimension))
            next.varied.push_back(dimension.name);
          else
            next.point.emplace_back(dimension.name, value);
        }
      }
    all = std::move(more);
  }
  if (!command.one)
    return all;
  std::vector<Combination> figures;
  for (Combination& each : all)
    if (const auto same = std::ranges::find(figures, each.point, &Combination::point);
        same != figures.end())
      same->beside.push_back(std::move(each.command));
    else
      figures.push_back(std::move(each));
  if (std::ranges::any_of(figures, [](const Combination& each) { return each.beside.empty(); }))
    return bad_argument(verbatim("--one: give one of the options that take a list several values, "
                                 "as in --ilp 1,2,4"));
  return figures;
}

} // namespace loom
