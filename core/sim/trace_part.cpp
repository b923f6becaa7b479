#include "core/sim/trace_part.h"

#include "core/base/utf8.h"
#include "core/text/json.h"
#include "core/text/json_writer.h"

namespace loom {

namespace {

constexpr std::size_t longest_title = 800, longest_trace_name = 800;
constexpr double most_cycles = 1e300, most_per_us = 1e15;

void write_warps(JsonWriter& writer, const MeasuredTrace& trace) {
  writer.array(trace.warps, [&](const MeasuredWarp& warp) {
    writer.begin_array(JsonWriter::Layout::one_line).number(warp.warp);
    for (const MeasuredSpan& span : warp.spans)
      writer.number(static_cast<double>(span.name)).number(span.from).number(span.to);
    writer.end_array();
  });
}

/// One warp: its number, and three numbers for each span; a problem and nothing where it is not so.
std::optional<MeasuredWarp> read_warp(const json::Value& value, const std::string& pointer,
                                      std::size_t names, json::Problems& problems) {
  if (!value.is_array() || value.size() % 3 != 1) {
    problems.add(pointer, LOOM_TEXT("expected [warp, name, from, to, ...]: three numbers for each "
                                    "span behind the warp's"));
    return {};
  }
  bool good = true;
  const auto number = [&](std::size_t i, double min, double max, bool whole) {
    const auto found = json::number(value[i], json::deeper(pointer, std::to_string(i)),
                                    {.min = min, .max = max, .whole = whole, .unit = {}}, problems);
    good = good && found;
    return found.value_or(min);
  };
  MeasuredWarp warp{static_cast<int>(number(0, 0, max_trace_warps - 1, true)), {}};
  double begin = 0;
  for (std::size_t i = 1; good && i + 2 < value.size(); i += 3) {
    const auto name = number(i, 0, static_cast<double>(names) - 1, true);
    begin = number(i + 1, begin, most_cycles, false);
    warp.spans.push_back(
        {static_cast<std::size_t>(name), begin, number(i + 2, begin, most_cycles, false)});
  }
  return good ? std::optional(std::move(warp)) : std::nullopt;
}

} // namespace

bool TracePart::operator==(const TracePart& other) const {
  return title == other.title && spans == other.spans &&
         (trace == other.trace || (trace && other.trace && *trace == *other.trace));
}

std::optional<std::size_t> written_size(const MeasuredTrace& trace) {
  constexpr std::size_t least = 6; // bytes of a span: three digits with their commas
  if (trace.spans > max_trace_text / least)
    return {};
  JsonWriter writer;
  write_warps(writer, trace);
  std::size_t bytes = writer.str().size();
  for (const std::string& name : trace.names)
    bytes += 6 * name.size() + 4; // a control character is written as six
  return bytes <= max_trace_text ? std::optional(bytes) : std::nullopt;
}

void read_part(const json::Value& value, const std::string& pointer, json::Problems& problems,
               std::vector<std::string>* ignored, TracePart& part) {
  json::Members members(value, pointer, problems);
  part.title = members.required_line("title", longest_title);
  const json::NumberRule count{.max = 1e15, .whole = true, .unit = {}};
  part.spans = static_cast<std::size_t>(members.number("spans", count).value_or(0));
  MeasuredTrace trace;
  trace.cycles_per_us =
      members.number("cycles_per_us", {.max = most_per_us, .unit = {}}).value_or(1);
  trace.clock_assumed = members.flag("clock_assumed").value_or(false);
  trace.left_out = static_cast<std::size_t>(members.number("left_out", count).value_or(0));
  for (const auto& [name, place] : members.elements("names", max_trace_text))
    if (!name.is_string() || name.get_ref<const std::string&>().size() > longest_trace_name)
      problems.add(place, LOOM_TEXT("expected text of at most %1 bytes")(longest_trace_name));
    else
      trace.names.push_back(name.get<std::string>());
  for (const auto& [each, place] : members.elements("warps", max_trace_warps)) {
    auto warp = read_warp(each, place, trace.names.size(), problems);
    if (!warp)
      continue;
    if (!trace.warps.empty() && warp->warp <= trace.warps.back().warp) {
      problems.add(place, LOOM_TEXT("expected warps in the order of their numbers, each once"));
      continue;
    }
    trace.spans += warp->spans.size();
    trace.warps.push_back(*std::move(warp));
  }
  members.finish(ignored);
  if (trace.spans > 0) {
    part.trace = std::make_shared<const MeasuredTrace>(std::move(trace));
    part.spans = 0;
  }
}

void write_part(JsonWriter& writer, const TracePart& part, bool inside) {
  writer.begin_object();
  writer.key("title").text(one_line(part.title));
  if (part.trace && inside) {
    const MeasuredTrace& trace = *part.trace;
    writer.key("cycles_per_us").number(trace.cycles_per_us);
    if (trace.clock_assumed)
      writer.key("clock_assumed").boolean(true);
    if (trace.left_out > 0)
      writer.key("left_out").number(static_cast<double>(trace.left_out));
    writer.key("names").texts(trace.names, JsonWriter::Layout::one_line).key("warps");
    write_warps(writer, trace);
  } else
    writer.key("spans").number(static_cast<double>(part.trace ? part.trace->spans : part.spans));
  writer.end_object();
}

} // namespace loom
