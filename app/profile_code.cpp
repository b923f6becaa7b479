#include "app/profile_code.h"

#include "app/answers.h"
#include "core/base/number.h"
#include "core/study/code_waits.h"
#include "core/text/json_writer.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <numeric>

namespace loom {

namespace {

using profile::SampledCode;

/// One launch's code with what the model expects of it.
struct Waiting {
  explicit Waiting(SampledCode sampled) : code(std::move(sampled)), waits(code_waits(code)) {
    std::vector<double> measured, expected;
    for (std::size_t i = 0; i < code.lines.size(); ++i) {
      samples += code.lines[i].samples;
      if (code.lines[i].executed > 0) {
        measured.push_back(code.lines[i].samples);
        expected.push_back(waits[i].share);
      }
    }
    if (samples > 0)
      correlation = rank_correlation(measured, expected);
  }
  [[nodiscard]] std::uint64_t address(std::size_t i) const {
    return code.function.instructions[i].address;
  }

  SampledCode code;
  std::vector<LineWait> waits;
  double samples = 0;
  std::optional<double> correlation;
};

/// Samples of a line of a reason that is none of waiting for something.
bool is_waiting(const profile::Share& reason) {
  return reason.name != "selected" && reason.name != "not_selected";
}

std::string percent_of(double part, double all) {
  return all > 0 ? fmt::format("{:5.1f}", 100 * part / all) : "    -";
}

std::string line_text(const Waiting& waiting, std::size_t i) {
  const SampledCode::Line& line = waiting.code.lines[i];
  std::string out =
      fmt::format("  {:04x}  {}  {:5.1f}  {:<52}", waiting.address(i),
                  percent_of(line.samples, waiting.samples), 100 * waiting.waits[i].share,
                  waiting.code.function.instructions[i].text);
  // What most of its samples are for is named where it is more than a few.
  constexpr double some = 0.01;
  if (line.samples >= some * waiting.samples && line.samples > 0) {
    const auto reason = std::ranges::find_if(line.reasons, is_waiting);
    if (reason != line.reasons.end())
      out += fmt::format("  {} {:.0f} %", reason->name, 100 * reason->value / line.samples);
    if (const auto from = waiting.waits[i].waits_for)
      out += fmt::format("  for {:04x}", waiting.address(*from));
  }
  out.erase(out.find_last_not_of(' ') + 1);
  return out + "\n";
}

/// The instructions with most samples, most first.
std::vector<std::size_t> longest(const Waiting& waiting, std::size_t count) {
  std::vector<std::size_t> order(waiting.code.lines.size());
  std::iota(order.begin(), order.end(), std::size_t{0});
  std::ranges::stable_sort(order, std::greater{},
                           [&](std::size_t i) { return waiting.code.lines[i].samples; });
  std::erase_if(order, [&](std::size_t i) { return waiting.code.lines[i].samples <= 0; });
  order.resize(std::min(count, order.size()));
  return order;
}

} // namespace

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
    const Waiting waiting(*code);
    out += fmt::format(": {} samples of warps", significant(waiting.samples, 6));
    if (waiting.correlation)
      out += fmt::format("; the model's order of instructions agrees with theirs by {} (1: all)",
                         significant(*waiting.correlation, 2));
    out += "\n";
    constexpr std::size_t most = 3;
    for (const std::size_t i : longest(waiting, most)) {
      const std::string line = line_text(waiting, i);
      out += "  waits longest:" + line.substr(1);
      if (const auto from = waiting.waits[i].waits_for)
        out += fmt::format("    which waits for {:04x}  {}\n", waiting.address(*from),
                           waiting.code.function.instructions[*from].text);
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

std::string code_json(const std::vector<LaunchOfCode>& launches,
                      const std::vector<Message>& notes) {
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
      const Waiting waiting(*code);
      writer.key("samples").number(waiting.samples);
      writer.key("rank_correlation").number(waiting.correlation);
      writer.key("code").begin_array();
      for (std::size_t i = 0; i < waiting.code.lines.size(); ++i) {
        const SampledCode::Line& line = waiting.code.lines[i];
        writer.begin_object(JsonWriter::Layout::one_line);
        writer.key("address").number(static_cast<double>(waiting.address(i)));
        writer.key("text").text(waiting.code.function.instructions[i].text);
        writer.key("executed").number(line.executed);
        writer.key("samples").number(line.samples);
        writer.key("reasons").begin_object(JsonWriter::Layout::one_line);
        for (const profile::Share& share : line.reasons)
          writer.key(share.name).number(share.value);
        writer.end_object();
        writer.key("predicted_share").number(waiting.waits[i].share);
        if (const auto from = waiting.waits[i].waits_for)
          writer.key("waits_for").number(static_cast<double>(waiting.address(*from)));
        else
          writer.key("waits_for").null();
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
