#include "core/sass/listing_part.h"

#include "core/base/utf8.h"
#include "core/sass/find_function.h"
#include "core/sass/loop_code.h"
#include "core/text/json.h"
#include "core/text/json_writer.h"
#include "core/text/size_in_json.h"

namespace loom {
namespace sass {

std::string listing_text(const Function& function) {
  std::string text;
  if (!function.arch.empty())
    text += "\tcode for " + function.arch + "\n";
  text += "\t\tFunction : " + function.name + "\n";
  const std::vector<std::string> lines = code_lines(function);
  auto label = function.labels.begin();
  for (std::size_t i = 0; i <= lines.size(); ++i) {
    for (; label != function.labels.end() && label->index == i; ++label)
      text += label->name + ":\n";
    if (i < lines.size())
      text += lines[i] + "\n";
  }
  return text;
}

} // namespace sass

namespace {

/// The text that a file has of a source with this function chosen.
std::string text_in_file(const sass::Source& source, const std::string& function) {
  if (!source.whole)
    return source.text.str();
  const std::size_t chosen = sass::find_function(*source.whole, function).value_or(0);
  return sass::listing_text(source.whole->functions[chosen]);
}

void read_source(json::Members& members, sass::Source& source, std::string& function) {
  source.shipped = members.line("shipped").value_or(source.shipped);
  if (members.get("text")) {
    source.shipped.clear();
    function.clear();
    source.text = members.required_text("text", sass::max_listing_text);
  }
  source.title = members.line("title").value_or("");
  function = members.line("function", sass::max_listing_text).value_or(function);
}

void write_source(JsonWriter& writer, const sass::Source& source, const std::string& function) {
  const auto text = [&writer](std::string_view key, const std::string& value) {
    if (!value.empty())
      writer.key(key).text(value);
  };
  if (source.shipped != sass::first_shipped)
    text("shipped", source.shipped);
  text("title", one_line(source.title));
  text("text", text_in_file(source, function));
  if (!source.shipped.empty() ? function != sass::first_function : !function.empty())
    writer.key("function").text(one_line(function));
}

} // namespace

ListingPart read_listing_part(const json::Value& value, const std::string& pointer,
                              json::Problems& problems, std::vector<std::string>* ignored) {
  ListingPart part;
  json::Members members(value, pointer, problems);
  read_source(members, part.source, part.function);
  if (const auto loop = members.number("loop", {.min = -1, .max = 1e6, .whole = true, .unit = {}}))
    part.loop = static_cast<int>(*loop);
  if (const json::Value* other = members.get("beside")) {
    json::Members beside(*other, members.pointer("beside"), problems);
    part.beside.emplace();
    part.beside_function = sass::first_function;
    read_source(beside, *part.beside, part.beside_function);
    beside.finish(ignored);
  }
  part.scenario_gpu = members.flag("scenario_gpu").value_or(false);
  members.finish(ignored);
  return part;
}

void write_listing_part(JsonWriter& writer, const ListingPart& part) {
  writer.begin_object();
  write_source(writer, part.source, part.function);
  if (part.loop)
    writer.key("loop").number(*part.loop);
  if (part.scenario_gpu)
    writer.key("scenario_gpu").boolean(true);
  if (part.beside) {
    writer.key("beside").begin_object();
    write_source(writer, *part.beside, part.beside_function);
    writer.end_object();
  }
  writer.end_object();
}

bool fits_in_file(const ListingPart& part) {
  const auto fits = [](const sass::Source& source, const std::string& function) {
    return size_in_json(text_in_file(source, function)) <= sass::max_listing_text;
  };
  return fits(part.source, part.function) &&
         (!part.beside || fits(*part.beside, part.beside_function));
}

} // namespace loom
