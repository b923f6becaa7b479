#include "core/document/document_json.h"

#include "core/base/utf8.h"
#include "core/figure/look_json.h"
#include "core/gpu/derived.h"
#include "core/gpu/gpu_lint.h"
#include "core/gpu/relations.h"
#include "core/scenario/loop_json.h"
#include "core/text/fields.h"

#include <algorithm>

namespace loom {
namespace {

constexpr std::size_t longest_view = 64; ///< bytes of a view's id

/// What a pin has beside its scenario; its series is written where it is no usual one.
void describe_pin(auto& fields, auto& pin, bool series = true) {
  fields.line("name", pin.name, max_pin_name_bytes);
  fields.flag("hidden", pin.hidden, false);
  fields.flag("gpu_alone", pin.gpu_alone, false);
  if (fields.takes(series))
    fields.number("series", pin.series, json::whole(2, 1 + double(max_pins)));
}

/// Reads one file.
class Reader {
public:
  Reader(const Catalogue& catalogue, json::Problems& problems,
         MissingGpu missing = MissingGpu::refuse)
      : problems_(problems), scenarios_(catalogue, problems, missing) {}

  Document document(const json::Value& value) {
    Document document;
    json::Members members(value, "", problems_);
    const json::VersionCheck version =
        json::check_version(members, document_format, scenario_major, scenario_minor, problems_);
    if (version == json::VersionCheck::refused)
      return document; // its keys may mean something else
    newer_ = version == json::VersionCheck::newer_minor;
    document.scenario = scenarios_.read(members, ignored());
    for (const auto& [each, at] : members.elements("pins", max_pins)) {
      FieldReader fields(each, at, problems_, ignored());
      Pin pin = scenarios_.read(fields.members, ignored());
      describe_pin(fields, pin);
      document.pins.push_back(std::move(pin));
      fields.members.finish(ignored());
    }
    assign_series(document.pins);
    document.name = members.line("name", max_pin_name_bytes).value_or("");
    if (const json::Value* looks = members.get("figures"))
      document.looks = read_looks(*looks, members.pointer("figures"), problems_, ignored());
    if (const json::Value* kernel = members.get("kernel"))
      document.kernel = read_kernel_part(*kernel, members.pointer("kernel"), problems_, ignored());
    if (const json::Value* listing = members.get("listing"))
      document.listing =
          read_listing_part(*listing, members.pointer("listing"), problems_, ignored());
    const auto view = [&](std::string_view key, auto& part) {
      if (const json::Value* found = members.get(key))
        read_part(*found, members.pointer(key), problems_, ignored(), part);
    };
    view("models", document.models);
    view("accuracy", document.accuracy);
    view("memory", document.memory);
    view("history", document.history);
    view("profile", document.profile);
    view("trace", document.trace);
    view_ = members.line("front", longest_view).value_or("");
    members.finish(ignored());
    return document;
  }

  [[nodiscard]] const std::string& view_in_front() const { return view_; }
  [[nodiscard]] std::vector<Message> warnings(const Document& document) const {
    std::vector<Message> warnings;
    std::string ignored;
    for (const std::string& each : ignored_)
      ignored += (ignored.empty() ? "" : ", ") + each;
    if (newer_)
      warnings.push_back(
          (ignored.empty()
               ? LOOM_TEXT("the file was written by a newer version of LatencyLoom")
               : LOOM_TEXT("the file was written by a newer version of LatencyLoom; passed over: "
                           "%1"))(ignored));
    for (const auto& [id, gpu] : scenarios_.stand_ins())
      warnings.push_back(
          LOOM_TEXT("the GPU '%1' is not known here: %2 stands in for it")(id, gpu->name));
    for (const MeasuredSetPtr& set : document.scenario.measured)
      if (set->data.empty())
        warnings.push_back(LOOM_TEXT(
            "the measurements of %1 are not inside the file: import them again")(set->name));
    if (!document.trace.title.empty() && !document.trace.trace)
      warnings.push_back(
          LOOM_TEXT("the trace of %1 is not inside the file: open it again")(document.trace.title));
    return warnings;
  }

  [[nodiscard]] std::vector<GpuPtr> stand_ins() const {
    std::vector<GpuPtr> gpus;
    for (const auto& [id, gpu] : scenarios_.stand_ins())
      if (std::ranges::find(gpus, gpu) == gpus.end())
        gpus.push_back(gpu);
    return gpus;
  }

private:
  /// Where keys go that a newer version of the program may know.
  std::vector<std::string>* ignored() { return newer_ ? &ignored_ : nullptr; }

  json::Problems& problems_;
  ScenarioReader scenarios_;
  std::string view_;
  bool newer_ = false;
  std::vector<std::string> ignored_;
};

/// Of the scenario alone: a pin is compared by its curves, which a loop has no part in.
void write_loop_of(JsonWriter& writer, const Scenario& scenario) {
  if (scenario.loop)
    write_loop(writer.key("loop"), *scenario.loop);
}

/// Whether pins have the series that they get by themselves, where a file does not say them.
bool in_usual_series(std::vector<Pin> pins) {
  assign_series(pins);
  std::vector<Pin> usual = pins;
  for (Pin& pin : usual)
    pin.series = 0;
  assign_series(usual);
  return std::ranges::equal(usual, pins, {}, &Pin::series, &Pin::series);
}

/// Members beside the scenarios and the looks, into the object that is open.
void write_parts(JsonWriter& writer, const Document& document) {
  if (document.kernel != KernelPart{})
    write_kernel_part(writer.key("kernel"), document.kernel);
  if (document.listing != ListingPart{} && fits_in_file(document.listing))
    write_listing_part(writer.key("listing"), document.listing);
  const auto view = [&writer](std::string_view key, const auto& part) {
    if (part == std::remove_cvref_t<decltype(part)>{})
      return;
    writer.key(key);
    write_part(writer, part);
  };
  view("models", document.models);
  view("accuracy", document.accuracy);
  view("memory", document.memory);
  view("history", document.history);
  view("profile", document.profile);
}

/// What is measured takes the room that the other parts of a file leave: the trace first, then
/// points.
struct Room {
  bool trace = false; ///< whether the spans of the trace are inside
  MeasuredRoom points;
};
Room room_of(const Document& document) {
  constexpr std::size_t rest = std::size_t{128} << 10; ///< scenarios, looks and the like
  JsonWriter writer(-1);
  writer.begin_object();
  write_parts(writer, document);
  const auto loop = [&writer](const Scenario& scenario) {
    if (scenario.instruction_loop)
      write_instruction_loop(writer.key("instruction_loop"), *scenario.instruction_loop);
  };
  loop(document.scenario);
  for (const Scenario& pin : document.pins)
    loop(pin);
  const std::size_t taken = rest + writer.str().size();
  const std::size_t left = max_json_bytes - std::min(max_json_bytes, taken);
  const auto trace = document.trace.trace ? written_size(*document.trace.trace) : std::nullopt;
  return trace && *trace <= left ? Room{true, MeasuredRoom(left - *trace)}
                                 : Room{false, MeasuredRoom(left)};
}

/// The oldest version that can say what the document holds: older programs open what they can.
int minor_needed(const Document& document) {
  const bool views = document.kernel != KernelPart{} || document.listing != ListingPart{} ||
                     document.models != ModelsPart{} || document.accuracy != AccuracyPart{} ||
                     document.memory != MemoryPart{} || document.history != HistoryPart{};
  int minor = views ? 6 : !document.looks.empty() || document.scenario.loop ? 4 : 0;
  if (document.profile != ProfilePart{})
    minor = 7;
  minor = std::max(minor, minor_needed(document.scenario));
  for (const Scenario& pin : document.pins)
    minor = std::max(minor, minor_needed(pin));
  const bool of_pins = std::ranges::any_of(document.pins, [](const Pin& pin) {
    return !pin.name.empty() || pin.hidden || pin.gpu_alone;
  });
  for (const auto& [id, look] : document.looks)
    minor = std::max(minor, minor_needed(look));
  if (of_pins || !document.name.empty() || !in_usual_series(document.pins) ||
      document.trace != TracePart{} || document.listing.scenario_gpu)
    minor = std::max(minor, 8);
  return minor;
}

} // namespace

Result<ReadDocument> document_from_json(std::string_view text, const std::string& file,
                                        const Catalogue& catalogue, MissingGpu missing) {
  LOOM_TRY(const json::Value value, json::parse(text, file));
  json::Problems problems(file);
  Reader reader(catalogue, problems, missing);
  Document document = reader.document(value);
  if (!problems.empty())
    return tl::unexpected(problems.list().front());
  std::vector<Message> warnings = reader.warnings(document);
  return ReadDocument{std::move(document), std::move(warnings), reader.stand_ins(),
                      reader.view_in_front()};
}

std::vector<Error> lint_scenario(std::string_view text, const std::string& file,
                                 const Catalogue& catalogue) {
  return json::lint_whole(text, file, [&](const json::Value& value, json::Problems& problems) {
    return Reader(catalogue, problems).document(value);
  });
}

std::vector<Error> lint_file(std::string_view bytes, const std::string& file,
                             const Catalogue& catalogue) {
  const Result<std::string> text = extract_scenario(bytes, file);
  if (!text)
    return {text.error()};
  const Result<json::Value> value = json::parse(*text, file);
  if (!value)
    return {value.error()};
  const auto is = [&value](std::string_view format) {
    const auto found = value->is_object() ? value->find("format") : value->end();
    return found != value->end() && *found == format;
  };
  if (is("latencyloom-gpu"))
    return lint_gpu_file(*text, file);
  if (is("latencyloom-gpu-family"))
    return lint_family_file(*text, file, catalogue);
  if (is("latencyloom-architecture"))
    return lint_architecture(*text, file);
  if (is("latencyloom-rules"))
    return lint_rules(*text, file, catalogue);
  if (is("latencyloom-checks"))
    return lint_checks(*text, file, catalogue);
  return lint_scenario(*text, file, catalogue);
}

std::string document_to_json(const Document& document, const Catalogue& catalogue, int indent,
                             const std::string& view) {
  JsonWriter writer(indent);
  writer.begin_object();
  writer.key("format").text(document_format);
  writer.key("version").text(
      std::to_string(scenario_major) + "." +
      std::to_string(std::max(minor_needed(document), view.empty() ? 0 : 8)));
  Room room = room_of(document);
  write_scenario(writer, document.scenario, catalogue, room.points);
  write_loop_of(writer, document.scenario);
  const bool usual_series = in_usual_series(document.pins);
  writer.key("pins").objects(document.pins, [&](const Pin& pin) {
    write_scenario(writer, pin, catalogue, room.points);
    FieldWriter fields(writer);
    describe_pin(fields, pin, !usual_series);
  });
  if (!document.name.empty())
    writer.key("name").text(one_line(document.name));
  if (!document.looks.empty())
    write_looks(writer.key("figures"), document.looks);
  write_parts(writer, document);
  if (document.trace != TracePart{})
    write_part(writer.key("trace"), document.trace, room.trace);
  if (!view.empty())
    writer.key("front").text(view);
  writer.end_object();
  return writer.str() + "\n";
}

std::vector<std::string> left_out_of_file(const Document& document) {
  std::vector<std::string> names;
  Room room = room_of(document);
  if (!document.trace.title.empty() && !room.trace)
    names.push_back(document.trace.title);
  const auto look = [&](const Scenario& scenario) {
    for (const MeasuredSetPtr& set : scenario.measured)
      if (set->data.empty() || !room.points.take(*set))
        names.push_back(set->name);
  };
  look(document.scenario);
  for (const Scenario& pin : document.pins)
    look(pin);
  return names;
}

} // namespace loom
