#include "core/sass/listing_part.h"

#include "core/sass/find_function.h"
#include "core/sass/loop_code.h"
#include "core/text/fields.h"
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

void describe_source(auto& fields, auto& source, auto& function) {
  constexpr bool reads = std::remove_cvref_t<decltype(fields)>::reads;
  if (fields.takes(source.shipped != sass::first_shipped))
    fields.line("shipped", source.shipped);
  fields.line("title", source.title);
  if constexpr (!reads) {
    fields.text("text", text_in_file(source, function));
  } else if (fields.members.get("text")) {
    source.shipped.clear();
    function.clear();
    source.text = fields.members.required_text("text", sass::max_listing_text);
  }
  if constexpr (reads)
    fields.line("function", function, sass::max_listing_text);
  else if (!source.shipped.empty() ? function != sass::first_function : !function.empty())
    fields.writer.key("function").text(one_line(function));
}

/// While a part is read; one that is written stays as it is.
template <class Name> void begin_at_first(Name& function) {
  if constexpr (!std::is_const_v<Name>)
    function = sass::first_function;
}

constexpr auto about_listing = [](auto& fields, auto& part) {
  describe_source(fields, part.source, part.function);
  fields.number("loop", part.loop, json::whole(-1, 1e6));
  fields.flag("scenario_gpu", part.scenario_gpu, false);
  fields.object("beside", part.beside, [&part](auto& inner, auto& beside) {
    begin_at_first(part.beside_function);
    describe_source(inner, beside, part.beside_function);
  });
};

} // namespace

ListingPart read_listing_part(const json::Value& value, const std::string& pointer,
                              json::Problems& problems, std::vector<std::string>* ignored) {
  ListingPart part;
  read_fields(value, pointer, problems, ignored, part, about_listing);
  return part;
}

void write_listing_part(JsonWriter& writer, const ListingPart& part) {
  write_fields(writer, part, about_listing);
}

bool fits_in_file(const ListingPart& part) {
  const auto fits = [](const sass::Source& source, const std::string& function) {
    return size_in_json(text_in_file(source, function)) <= sass::max_listing_text;
  };
  return fits(part.source, part.function) &&
         (!part.beside || fits(*part.beside, part.beside_function));
}

} // namespace loom
