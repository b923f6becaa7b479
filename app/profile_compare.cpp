#include "app/profile_compare.h"

#include "app/answers.h"
#include "core/base/number.h"
#include "core/study/profile_advice.h"
#include "core/study/profile_compare.h"
#include "core/text/json_writer.h"

#include <fmt/format.h>

#include <cmath>

namespace loom {

namespace {

using profile::Metric;

std::string time_text(const std::optional<double>& seconds) {
  return seconds ? with_prefix(*seconds, "s") : "time unknown";
}
std::string times_as_fast(const std::optional<double>& speedup) {
  return speedup ? significant(*speedup, 3) + " times as fast" : "not known how fast";
}

/// The sum of the times of launches; nothing where one of them lacks it.
struct Sum {
  std::optional<double> seconds = 0;
  void add(const profile::Launch& launch) {
    const auto& time = launch[Metric::duration];
    seconds = seconds && time ? std::optional(*seconds + *time) : std::nullopt;
  }
};

/// The clock, where it differs enough to explain a part of the speed.
std::string clock_text(const profile::Launch& before, const profile::Launch& after) {
  constexpr double much = 0.03;
  const auto clock = clock_ratio(before, after);
  if (!clock || std::abs(*clock - 1) < much)
    return {};
  return fmt::format("  clock: {} before, {} after: {} times of it are not of the change\n",
                     with_prefix(*before[Metric::clock], "hz"),
                     with_prefix(*after[Metric::clock], "hz"), significant(*clock, 3));
}

/// Changes that the values show, with what was predicted of them.
std::string predicted_text(const profile::Launch& before, const profile::Launch& after,
                           const ProfileFiles& files) {
  const auto measured = speedup(before, after);
  std::string out;
  const auto code = files.waiting_of(before);
  const std::vector<ProfileAdvice> changes =
      made(advices(before, code ? &*code : nullptr), before, after);
  for (const ProfileAdvice& each : changes)
    out += fmt::format("  predicted of {}: {} to {}{}\n", each.change.english(),
                       significant(each.low, 3), significant(each.high, 3),
                       !measured            ? ""
                       : changes.size() > 1 ? ", as one of several changes"
                       : each.low <= *measured && *measured <= each.high ? ": came true"
                                                                         : ": did not come true");
  return out;
}

void write_predicted(JsonWriter& writer, const profile::Launch& before,
                     const profile::Launch& after, const ProfileFiles& files) {
  const auto measured = speedup(before, after);
  writer.key("predicted").begin_array();
  const auto code = files.waiting_of(before);
  const std::vector<ProfileAdvice> changes =
      made(advices(before, code ? &*code : nullptr), before, after);
  for (const ProfileAdvice& each : changes) {
    writer.begin_object(JsonWriter::Layout::one_line);
    write_change(writer, each);
    writer.key("came_true");
    if (measured && changes.size() == 1)
      writer.boolean(each.low <= *measured && *measured <= each.high);
    else
      writer.null();
    writer.end_object();
  }
  writer.end_array();
}

std::string indented(const std::string& lines) {
  std::string out = "  ";
  for (std::size_t i = 0; i < lines.size(); ++i) {
    out += lines[i];
    if (lines[i] == '\n' && i + 1 < lines.size())
      out += "  ";
  }
  return out;
}

void write_time(JsonWriter& writer, std::string_view key, const std::optional<double>& seconds) {
  writer.key(key);
  if (seconds)
    writer.number(std::round(*seconds * 1e12) / 1e6);
  else
    writer.null();
}

void write_one(JsonWriter& writer, const profile::Launch& launch) {
  if (!launch.id.empty())
    writer.key("id").text(launch.id);
  writer.key("name").text(launch.kernel);
  write_time(writer, "time_us", launch[Metric::duration]);
}

} // namespace

std::string comparison_text(const profile::Profile& before, const profile::Profile& after,
                            const ProfileFiles& files, const Models& models) {
  const ProfileComparison compared = compare_profiles(before, after);
  std::string out;
  Sum all_before, all_after;
  for (const LaunchPair& each : compared.pairs) {
    const profile::Launch& one = before.launches[each.before];
    const profile::Launch& other = after.launches[each.after];
    all_before.add(one);
    all_after.add(other);
    out += fmt::format("{} -> {}: {} -> {}, {}\n", name_of(one),
                       other.id.empty() ? profile::short_name(other.kernel) : "#" + other.id,
                       time_text(one[Metric::duration]), time_text(other[Metric::duration]),
                       times_as_fast(speedup(one, other)));
    out += clock_text(one, other);
    out += predicted_text(one, other, files);
    out += "  before\n" + indented(verdict_text(one, models.verdict(one)));
    out += "  after\n" + indented(verdict_text(other, models.verdict(other))) + "\n";
  }
  if (compared.pairs.size() > 1)
    out +=
        fmt::format("all {} pairs: {} -> {}, {}\n", compared.pairs.size(),
                    time_text(all_before.seconds), time_text(all_after.seconds),
                    times_as_fast(all_before.seconds && all_after.seconds && *all_after.seconds > 0
                                      ? std::optional(*all_before.seconds / *all_after.seconds)
                                      : std::nullopt));
  for (const std::size_t each : compared.only_before)
    out += fmt::format("only before: {}, {}\n", name_of(before.launches[each]),
                       time_text(before.launches[each][Metric::duration]));
  for (const std::size_t each : compared.only_after)
    out += fmt::format("only after: {}, {}\n", name_of(after.launches[each]),
                       time_text(after.launches[each][Metric::duration]));
  for (const auto& [which, profile] : {std::pair{"before", &before}, {"after", &after}})
    for (const Message& note : profile->notes)
      out += fmt::format("not read {}: {}\n", which, note.english());
  return out;
}

std::string comparison_json(const profile::Profile& before, const profile::Profile& after,
                            const ProfileFiles& files, const Models& models) {
  const ProfileComparison compared = compare_profiles(before, after);
  return json_answer([&](JsonWriter& writer) {
    writer.key("pairs").array(compared.pairs, [&](const LaunchPair& each) {
      const profile::Launch& one = before.launches[each.before];
      const profile::Launch& other = after.launches[each.after];
      writer.begin_object();
      writer.key("kernel").text(profile::readable_name(one.kernel));
      writer.key("speedup").number(speedup(one, other));
      writer.key("clock_ratio").number(clock_ratio(one, other));
      write_predicted(writer, one, other, files);
      for (const auto& [key, launch] : {std::pair{"before", &one}, {"after", &other}}) {
        writer.key(key).begin_object();
        write_one(writer, *launch);
        write_verdict(writer, *launch, models.verdict(*launch));
        writer.end_object();
      }
      writer.end_object();
    });
    const auto alone = [&writer](std::string_view key, const profile::Profile& profile,
                                 const std::vector<std::size_t>& launches) {
      writer.key(key).rows(
          launches, [&](const std::size_t each) { write_one(writer, profile.launches[each]); });
    };
    alone("only_before", before, compared.only_before);
    alone("only_after", after, compared.only_after);
    for (const auto& [key, profile] :
         {std::pair{"not_read_before", &before}, {"not_read_after", &after}})
      writer.key(key).texts(profile->notes, JsonWriter::Layout::lines, &Message::english);
  });
}

} // namespace loom
