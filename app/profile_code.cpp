#include "app/profile_code.h"

#include "app/answers.h"
#include "core/base/number.h"
#include "core/study/code_waits.h"
#include "core/text/json_writer.h"

#include <fmt/format.h>

#include <algorithm>

namespace loom {

namespace {

using profile::SampledCode;

std::uint64_t address_of(const WaitingCode& waiting, std::size_t i) {
  return waiting.code.function.instructions[i].address;
}

std::string percent_of(double part, double all) {
  return all > 0 ? fmt::format("{:5.1f}", 100 * part / all) : "    -";
}

std::string line_text(const WaitingCode& waiting, std::size_t i) {
  const SampledCode::Line& line = waiting.code.lines[i];
  std::string out =
      fmt::format("  {:04x}  {}  {:5.1f}  {:<52}", address_of(waiting, i),
                  percent_of(line.samples, waiting.samples), 100 * waiting.waits[i].share,
                  waiting.code.function.instructions[i].text);
  // What most of its samples are for is named where it is more than a few.
  constexpr double some = 0.01;
  if (line.samples >= some * waiting.samples && line.samples > 0) {
    if (const profile::Share* const reason = waiting.reason(i))
      out += fmt::format("  {} {:.0f} %", reason->name, 100 * reason->value / line.samples);
    if (const auto from = waiting.waits[i].waits_for)
      out += fmt::format("  for {:04x}", address_of(waiting, *from));
  }
  if (const std::string source = waiting.code.source_of(i); !source.empty())
    out += "  " + source;
  out.erase(out.find_last_not_of(' ') + 1);
  return out + "\n";
}

} // namespace

std::string waits_text(const WaitingCode& waiting) {
  std::string out;
  constexpr std::size_t most = 3;
  if (waiting.samples <= 0)
    return out;
  for (const std::size_t i : waiting.longest(most)) {
    out += fmt::format("  waits longest: {} % at {}", significant(100 * *waiting.measured(i), 2),
                       instruction_text(waiting.code, i));
    if (const auto from = waiting.waits[i].waits_for)
      out += "; for " + instruction_text(waiting.code, *from);
    out += "\n";
  }
  return out;
}

Result<std::string> code_text(const std::vector<LaunchOfCode>& launches,
                              const std::vector<Message>& notes) {
  std::string out;
  std::optional<Error> reason;
  bool any = false;
  for (const auto& [launch, code] : launches) {
    out += name_of(launch);
    if (!code) {
      out += ": no code: " + code.error().detail.english() + "\n\n";
      reason = code.error();
      continue;
    }
    any = true;
    const WaitingCode waiting = waiting_code(*code);
    out += fmt::format(": {} samples of warps", significant(waiting.samples, 6));
    if (waiting.correlation)
      out += fmt::format("; the model's order of instructions agrees with theirs by {} (1: all)",
                         significant(*waiting.correlation, 2));
    out += "\n";
    constexpr std::size_t most = 3;
    for (const std::size_t i : waiting.longest(most)) {
      const std::string line = line_text(waiting, i);
      out += "  waits longest:" + line.substr(1);
      if (const auto from = waiting.waits[i].waits_for)
        out += "    which waits for " + instruction_text(waiting.code, *from) + "\n";
    }
    out += "  at  samples %  model %\n";
    for (std::size_t i = 0; i < waiting.code.lines.size(); ++i)
      if (waiting.code.lines[i].executed > 0 || waiting.code.lines[i].samples > 0)
        out += line_text(waiting, i);
    out += "\n";
  }
  for (const Message& each : notes)
    out += "not read: " + each.english() + "\n";
  if (!any && reason)
    return tl::unexpected(*reason);
  return out;
}

Result<std::string> code_json(const std::vector<LaunchOfCode>& launches,
                              const std::vector<Message>& notes) {
  if (!launches.empty() && std::ranges::none_of(launches, [](const LaunchOfCode& each) {
        return each.code.has_value();
      }))
    return tl::unexpected(launches.front().code.error());
  return json_answer([&](JsonWriter& writer) {
    writer.key("kernels").begin_array();
    for (const auto& [launch, code] : launches) {
      writer.begin_object();
      writer.key("id").text(launch.id);
      writer.key("name").text(launch.kernel);
      writer.key("kernel").text(profile::readable_name(launch.kernel));
      if (!code) {
        writer.key("code").null();
        writer.key("no_code").text(code.error().detail.english());
        writer.end_object();
        continue;
      }
      const WaitingCode waiting = waiting_code(*code);
      writer.key("samples").number(waiting.samples);
      writer.key("rank_correlation").number(waiting.correlation);
      writer.key("code").begin_array();
      for (std::size_t i = 0; i < waiting.code.lines.size(); ++i) {
        const SampledCode::Line& line = waiting.code.lines[i];
        writer.begin_object(JsonWriter::Layout::one_line);
        writer.key("address").number(static_cast<double>(address_of(waiting, i)));
        writer.key("text").text(waiting.code.function.instructions[i].text);
        writer.key("executed").number(line.executed);
        writer.key("samples").number(line.samples);
        writer.key("reasons").begin_object(JsonWriter::Layout::one_line);
        for (const profile::Share& share : line.reasons)
          writer.key(share.name).number(share.value);
        writer.end_object();
        writer.key("predicted_share").number(waiting.waits[i].share);
        if (const auto from = waiting.waits[i].waits_for)
          writer.key("waits_for").number(static_cast<double>(address_of(waiting, *from)));
        else
          writer.key("waits_for").null();
        if (const std::string source = waiting.code.source_of(i); !source.empty())
          writer.key("source").text(source);
        writer.end_object();
      }
      writer.end_array();
      writer.end_object();
    }
    writer.end_array();
    writer.key("not_read").texts(notes, JsonWriter::Layout::lines, &Message::english);
  });
}

} // namespace loom
