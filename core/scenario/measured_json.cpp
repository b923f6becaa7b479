#include "core/scenario/measured_json.h"

#include "core/base/number.h"
#include "core/base/utf8.h"
#include "core/measured/import.h"
#include "core/scenario/parameters.h"
#include "core/text/json.h"
#include "core/text/json_writer.h"

#include <algorithm>
#include <array>

namespace loom {

namespace {

constexpr std::size_t max_name_bytes = 512;
/// A broken byte of a text is written as three.
constexpr std::size_t max_text_bytes = 3 * max_note_bytes;

/// What a point has in the file.
std::vector<double> numbers_of(const MeasuredPoint& point) {
  std::vector<double> numbers{point.alpha, point.warps, point.throughput};
  const bool loop = point.loop != MeasuringLoop{};
  if (point.has_range() || loop)
    numbers.insert(numbers.end(), {point.low, point.high});
  if (loop)
    numbers.insert(numbers.end(), {point.loop.cycles, point.loop.issue_slots});
  return numbers;
}

std::vector<double> numbers_of(const NeededPoint& point) {
  std::vector<double> numbers{point.alpha, point.warps};
  if (point.has_range())
    numbers.insert(numbers.end(), {point.low, point.high});
  return numbers;
}

/// The numbers of a point: intensity, warps, and others by the last rule; nothing with a problem
/// said.
template <std::size_t most>
std::optional<std::array<double, most>>
read_numbers(const json::Value& value, const std::string& pointer, std::string_view unit,
             json::Problems& problems) {
  const std::array<json::NumberRule, 3> rules = {
      {{.min = 0, .max = 1e300, .unit = {}, .infinity = true},
       {.min = 1, .max = 1024, .unit = "warps/SM", .infinity = false},
       {.min = 0, .max = 1e6, .unit = unit}}};
  std::array<double, most> numbers{};
  for (std::size_t i = 0; i < value.size(); ++i) {
    const auto number = json::number(value[i], json::deeper(pointer, std::to_string(i)),
                                     rules[std::min<std::size_t>(i, 2)], problems);
    if (!number)
      return {};
    numbers[i] = *number;
  }
  return numbers;
}

std::optional<NeededPoint> read_needed(const json::Value& value, const std::string& pointer,
                                       json::Problems& problems) {
  if (!value.is_array() || (value.size() != 2 && value.size() != 4)) {
    problems.add(pointer, LOOM_TEXT("expected [alpha, warps needed], with the two ends of an error "
                                    "bar behind or without"));
    return {};
  }
  const auto numbers = read_numbers<4>(value, pointer, "warps/SM", problems);
  if (!numbers)
    return {};
  const auto [alpha, warps, low, high] = *numbers;
  if (value.size() == 4 && (low > warps || high < warps)) {
    problems.add(pointer, LOOM_TEXT("expected an error bar around the warps needed"));
    return {};
  }
  return NeededPoint{alpha, warps, low, high};
}

std::optional<MeasuredPoint> read_point(const json::Value& value, const std::string& pointer,
                                        json::Problems& problems) {
  if (!value.is_array() || (value.size() != 3 && value.size() != 5 && value.size() != 7)) {
    problems.add(pointer,
                 LOOM_TEXT("expected [alpha, warps, throughput], with the two ends of an error bar "
                           "behind or without, and behind those the cycles and issue slots of the "
                           "measuring loop or nothing"));
    return {};
  }
  const auto numbers = read_numbers<7>(value, pointer, "IPC/SM", problems);
  if (!numbers)
    return {};
  const auto [alpha, warps, throughput, low, high, cycles, slots] = *numbers;
  const bool bar = value.size() == 5 || low != 0 || high != 0;
  if (value.size() > 3 && bar && (low > throughput || high < throughput)) {
    problems.add(pointer, LOOM_TEXT("expected an error bar around the throughput"));
    return {};
  }
  return MeasuredPoint{alpha, warps, throughput, low, high, {cycles, slots}};
}

bool is_hash(std::string_view text) {
  return text.size() == 64 && text.find_first_not_of("0123456789abcdef") == text.npos;
}

MeasuredSet read_set(const json::Value& value, const std::string& pointer, json::Problems& problems,
                     std::vector<std::string>* ignored) {
  json::Members members(value, pointer, problems);
  MeasuredSet set;
  set.name = members.required_line("name", max_name_bytes);
  set.sha256 = members.required_line("sha256");
  if (!set.sha256.empty() && !is_hash(set.sha256))
    problems.add(members.pointer("sha256"), LOOM_TEXT("expected a SHA-256: 64 hexadecimal digits"));
  const auto whole = [&](std::string_view key, double min, double max) {
    return members.number(key, {.min = min, .max = max, .whole = true, .unit = {}}).value_or(min);
  };
  set.bytes = static_cast<std::size_t>(whole("bytes", 0, 1e15));
  set.source = members.text("source", max_text_bytes).value_or("");
  const auto mixes = find_choice("mix")->values;
  if (const auto index = members.choice("mix", mixes))
    set.mix = mixes[*index];
  set.access = members.line("access").value_or(set.access);
  set.ilp = static_cast<int>(whole("ilp", 1, 64));
  set.loop = members.text("loop", max_text_bytes).value_or("");
  set.extra_arithmetic = members.number("extra_arithmetic", {.max = 1e6, .unit = {}}).value_or(0);
  set.data.notes = members.text("notes", max_text_bytes).value_or("");
  (void)whole("count", 0, 1e15); // for people: the points are elsewhere
  for (const auto& [each, at] : members.elements("points", max_measured_bytes))
    if (const auto point = read_point(each, at, problems))
      set.data.points.push_back(*point);
  for (const auto& [each, at] : members.elements("needed", max_measured_bytes))
    if (const auto point = read_needed(each, at, problems))
      set.data.needed.push_back(*point);
  members.finish(ignored);
  return set;
}

template <class Points>
void write_points(JsonWriter& writer, std::string_view key, const Points& points) {
  writer.key(key).array(
      points,
      [&](const auto& point) {
        writer.array(numbers_of(point), [&](const double number) { writer.number_or_inf(number); });
      },
      JsonWriter::Layout::one_line);
}

} // namespace

bool MeasuredRoom::take(const MeasuredSet& set) {
  std::size_t bytes = 0;
  const auto fits = [&](const auto& points) {
    return std::ranges::all_of(points, [&](const auto& point) {
      bytes += 4; // brackets, comma and blank
      for (const double number : numbers_of(point))
        bytes += shortest(number).size() + 2;
      return bytes <= left_;
    });
  };
  if (!fits(set.data.points) || !fits(set.data.needed))
    return false;
  left_ -= bytes;
  return true;
}

void write_measured(JsonWriter& writer, const std::vector<MeasuredSetPtr>& sets,
                    MeasuredRoom& room) {
  writer.begin_array();
  for (const MeasuredSetPtr& set : sets) {
    writer.begin_object();
    writer.key("name").text(one_line(set->name)).key("sha256").text(set->sha256);
    writer.key("bytes").number(static_cast<double>(set->bytes));
    writer.key("source").text(set->source);
    writer.key("mix").text(set->mix).key("access").text(set->access);
    writer.key("ilp").number(set->ilp).key("extra_arithmetic").number(set->extra_arithmetic);
    if (!set->loop.empty())
      writer.key("loop").text(set->loop);
    writer.key("notes").text(set->data.notes);
    if (set->data.empty() || !room.take(*set)) {
      if (!set->data.empty())
        writer.key("count").number(
            static_cast<double>(set->data.points.size() + set->data.needed.size()));
      writer.end_object();
      continue;
    }
    if (set->data.needed.empty())
      write_points(writer, "points", set->data.points);
    else
      write_points(writer, "needed", set->data.needed);
    writer.end_object();
  }
  writer.end_array();
}

std::vector<MeasuredSetPtr> read_measured(const json::Value& value, const std::string& pointer,
                                          MeasuredRoom& room, json::Problems& problems,
                                          std::vector<std::string>* ignored) {
  std::vector<MeasuredSetPtr> sets;
  for (std::size_t i = 0; i < value.size(); ++i) {
    const std::string at = json::deeper(pointer, std::to_string(i));
    sets.push_back(std::make_shared<const MeasuredSet>(read_set(value[i], at, problems, ignored)));
    if (!room.take(*sets.back()))
      problems.add(json::deeper(at, "points"),
                   LOOM_TEXT("expected fewer points: a scenario holds %1 KiB of them in all")(
                       max_measured_bytes >> 10));
  }
  return sets;
}

} // namespace loom
