#include "app/profile_verdicts.h"

#include "app/answers.h"
#include "core/base/number.h"
#include "core/study/profile_advice.h"
#include "core/text/json_writer.h"

#include <fmt/format.h>

#include <cmath>

namespace loom {

std::string shell_word(const std::string& text) {
  constexpr std::string_view plain =
      "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789"
      "_-./:@%+=,";
  if (!text.empty() && text.find_first_not_of(plain) == std::string::npos)
    return text;
  std::string word = "\"";
  for (const char c : text) {
    if (std::string_view("\"$`\\").find(c) != std::string_view::npos)
      word += '\\';
    word += c;
  }
  return word + '"';
}

std::string with_prefix(double value, std::string_view unit) {
  const std::string symbol = unit == "hz"               ? "Hz"
                             : unit.starts_with("byte") ? "B" + std::string(unit.substr(4))
                                                        : std::string(unit);
  if (unit == "byte" || unit == "byte/s" || unit == "hz")
    for (const auto& [scale, prefix] : {std::pair{1e12, "T"}, {1e9, "G"}, {1e6, "M"}, {1e3, "k"}})
      if (value >= scale)
        return fmt::format("{} {}{}", significant(value / scale, 4), prefix, symbol);
  if (unit == "s" && value < 1)
    return fmt::format("{} {}s", significant(value * (value < 1e-3 ? 1e6 : 1e3), 4),
                       value < 1e-3 ? "µ" : "m");
  return fmt::format("{} {}", unit == "inst" ? shortest(value) : significant(value, 4), symbol);
}

std::string name_of(const profile::Launch& launch) {
  return launch.id.empty() ? profile::short_name(launch.kernel)
                           : fmt::format("{} #{}", profile::short_name(launch.kernel), launch.id);
}

std::string verdict_text(const profile::Launch& launch, const ProfileVerdict& verdict) {
  std::string out =
      fmt::format("  limit: {}: {}\n", limit_words(verdict.limit), verdict.because.english());
  const auto row = [&out](std::string_view what, const std::string& words) {
    out += fmt::format("  {}: {}\n", what, words);
  };
  if (!verdict.model_limit)
    row("model", "no answer: " + verdict.no_model.english());
  else {
    const auto place = static_cast<std::size_t>(*verdict.model_limit);
    std::string words(limit_words(*verdict.model_limit));
    if (place < profile_units && verdict.measured[place] && verdict.modelled[place])
      words += fmt::format(", {} % modelled, {} % measured", significant(*verdict.modelled[place]),
                           significant(*verdict.measured[place]));
    if (verdict.at_most)
      words += "; at most: not every rate and latency is known";
    const auto agree = verdict.agree();
    row(agree && !*agree ? "MODEL DIFFERS" : "model", words);
  }
  for (const ProfileLoss& each : verdict.losses)
    row(each.cause == ProfileLoss::Cause::clock ? "lost to the clock" : "lost to the last wave",
        fmt::format("{} %: {}", significant(each.percent), each.because.english()));
  if (const auto saving = verdict.saving(launch);
      saving && verdict.limit != ProfileLimit::too_short)
    row("could save", "at most " + with_prefix(*saving, "s"));
  return out;
}

namespace {

void write_uses(JsonWriter& writer, std::string_view key, const UnitUse& uses) {
  writer.key(key).begin_object(JsonWriter::Layout::one_line);
  for (std::size_t i = 0; i < profile_units; ++i)
    if (uses[i])
      writer.key(limit_id(static_cast<ProfileLimit>(i))).number(*uses[i]);
  writer.end_object();
}

} // namespace

std::string instruction_text(const profile::SampledCode& code, std::size_t at) {
  const sass::Instruction& instruction = code.function.instructions[at];
  const std::string source = code.source_of(at);
  return fmt::format("{:04x}  {}{}", instruction.address, instruction.text,
                     source.empty() ? source : ", " + source);
}

std::string advice_text(const profile::Launch& launch, const WaitingCode* code) {
  const std::vector<ProfileAdvice> all = advices(launch, code);
  if (all.empty())
    return fmt::format("  would help: no answer: {}\n", no_advice(launch).english());
  std::string out, nothing;
  for (const ProfileAdvice& each : all)
    if (each.helps())
      out += fmt::format(
          "  would help: {}: {} times as fast, {} to {} with 80 %; then {} is used "
          "most{}\n",
          each.change.english(), significant(each.speedup, 3), significant(each.low, 3),
          significant(each.high, 3), limit_words(each.then),
          code && each.at ? "; first at " + instruction_text(code->code, *each.at) : "");
    else
      nothing += (nothing.empty() ? "" : "; ") + each.change.english();
  if (!nothing.empty())
    out += "  would not help: " + nothing + "\n";
  if (unlike_measured(launch))
    out += "  measure this one: no kernel with such a limit is among those whose changes were "
           "measured\n";
  return out;
}

void write_change(JsonWriter& writer, const ProfileAdvice& advice) {
  writer.key("kind").text(change_id(advice.kind));
  writer.key("change").text(advice.change.english());
  writer.key("speedup").number(advice.speedup);
  writer.key("low").number(advice.low).key("high").number(advice.high);
}

void write_advice(JsonWriter& writer, const profile::Launch& launch, const WaitingCode* code) {
  const std::vector<ProfileAdvice> all = advices(launch, code);
  writer.key("advice").rows(all, [&](const ProfileAdvice& each) {
    write_change(writer, each);
    writer.key("gain").number(each.speedup).key("doubt").number((each.high - each.low) / 2);
    writer.key("helps").boolean(each.helps());
    writer.key("then").text(limit_id(each.then));
    if (code && each.at) {
      writer.key("at").number(
          static_cast<double>(code->code.function.instructions[*each.at].address));
      if (const std::string source = code->code.source_of(*each.at); !source.empty())
        writer.key("source").text(source);
    }
  });
  if (all.empty()) {
    writer.key("no_advice").text(no_advice(launch).english());
    return;
  }
  writer.key("like_measured").boolean(!unlike_measured(launch));
}

void write_verdict(JsonWriter& writer, const profile::Launch& launch,
                   const ProfileVerdict& verdict) {
  writer.key("verdict").begin_object();
  writer.key("limit").text(limit_id(verdict.limit));
  if (verdict.model_limit)
    writer.key("model_limit").text(limit_id(*verdict.model_limit));
  else {
    writer.key("model_limit").null();
    writer.key("no_model").text(verdict.no_model.english());
  }
  writer.key("losses").rows(verdict.losses, [&](const ProfileLoss& each) {
    writer.key("cause").text(each.cause == ProfileLoss::Cause::clock ? "clock" : "tail");
    writer.key("percent").number(each.percent);
    writer.key("because").text(each.because.english());
  });
  writer.key("model_at_most").boolean(verdict.at_most);
  write_uses(writer, "measured", verdict.measured);
  write_uses(writer, "modelled", verdict.modelled);
  if (const auto agree = verdict.agree())
    writer.key("agree").boolean(*agree);
  else
    writer.key("agree").null();
  writer.key("because").text(verdict.because.english());
  if (const auto saving = verdict.saving(launch))
    writer.key("saving_us").number(std::round(*saving * 1e12) / 1e6);
  else
    writer.key("saving_us").null();
  writer.end_object();
}

} // namespace loom
