#include "core/scenario/code_tables.h"

#include "core/base/number.h"
#include "core/scenario/sass_json.h"
#include "core/text/csv_line.h"
#include "core/text/json_writer.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <cmath>
#include <iterator>

namespace loom {

namespace {

using Lines = JsonWriter::Layout;

std::string most(bool at_most) { return at_most ? "at most " : ""; }

/// Resources that one of the steps takes.
std::vector<Resource> taken(const CodeModel& model, const sass::Iteration& iteration) {
  std::vector<Resource> found;
  for (const ResourceInfo& info : resource_table())
    for (const sass::IterationStep& step : iteration.steps)
      if (model.costs()[step.instruction].use[static_cast<std::size_t>(info.resource)] > 0) {
        found.push_back(info.resource);
        break;
      }
  return found;
}

/// "stall", "port", "barrier of 0120": what it waits for; empty where it waits for nothing.
std::string waits_for(const sass::Function& function, const sass::IterationStep& step) {
  if (step.wait == 0)
    return {};
  std::string text(to_string(step.cause));
  return step.held_by ? text + " of " + address_of(function, *step.held_by) : text;
}

std::string value_or_dash(std::optional<double> value) {
  return value ? significant(*value, 4) : "-";
}

void write_table(std::string& text, const sass::Function& function, const CodeModel& model,
                 const CodeVerdict& verdict) {
  const auto out = std::back_inserter(text);
  const std::vector<Resource> resources = taken(model, verdict.code.iteration);
  fmt::format_to(out, "  {:>4}  {:>7} {:>7} {:>6}  {:<17} {:<7}", "PC", "LATENCY", "RTHRU", "WAIT",
                 "FOR", "NUMBERS");
  for (const Resource each : resources)
    fmt::format_to(out, " {:>7}", resource_info(each).name);
  text += "  INSTRUCTION\n";
  for (const sass::IterationStep& step : verdict.code.iteration.steps) {
    const CodeCost& cost = model.costs()[step.instruction];
    fmt::format_to(out, "{} {:>4}  {:>7} {:>7} {:>6}  {:<17} {:<7}", step.critical ? '*' : ' ',
                   address_of(function, step.instruction), value_or_dash(cost.latency),
                   value_or_dash(cost.interval),
                   step.wait == 0 ? "" : (step.at_least ? ">=" : "") + std::to_string(step.wait),
                   waits_for(function, step), to_string(cost.standing));
    for (const Resource each : resources) {
      const double use = cost.use[static_cast<std::size_t>(each)];
      fmt::format_to(out, " {:>7}", use > 0 ? significant(use, 4) : "");
    }
    fmt::format_to(out, "  {}\n", function.instructions[step.instruction].text);
  }
}

void write_rows(std::string& text, const sass::Function& function, const CodeModel& model,
                const CodeVerdict& verdict, std::string_view loop) {
  const auto number = [](std::optional<double> value) { return value ? shortest(*value) : ""; };
  for (const sass::IterationStep& step : verdict.code.iteration.steps) {
    const CodeCost& cost = model.costs()[step.instruction];
    const sass::Instruction& instruction = function.instructions[step.instruction];
    fmt::format_to(std::back_inserter(text), "{},{},{},{},{},{},{},{},{},{},{},{},{}",
                   csv_field(function.name), loop, instruction.address, csv_field(instruction.text),
                   cost.class_id, to_string(cost.standing), number(cost.latency),
                   number(cost.interval), step.wait, step.at_least ? 1 : 0, to_string(step.cause),
                   step.held_by ? std::to_string(function.instructions[*step.held_by].address) : "",
                   step.critical ? 1 : 0);
    for (const double use : cost.use)
      text += "," + shortest(use);
    text += '\n';
  }
}

} // namespace

std::string address_of(const sass::Function& function, std::size_t instruction) {
  return fmt::format("{:04x}", function.instructions[instruction].address);
}

std::string named(const GpuSpec& gpu) { return gpu.id.empty() ? "no GPU" : "the " + gpu.name; }

bool is_whole_asked(const sass::Analysis& analysis, const CodeAsked& asked) {
  return analysis.loops.empty() || asked.launch;
}

std::string assumed_text(const std::vector<Message>& assumptions) {
  std::string text = fmt::format("  assumed, {:<6}", assumptions.size());
  for (std::size_t i = 0; i < assumptions.size(); ++i)
    text += fmt::format("{}{}\n", i == 0 ? "" : std::string(17, ' '), assumptions[i].english());
  return assumptions.empty() ? text + "nothing\n" : text;
}

std::string verdict_text(const CodeModel& model, const GpuSpec& gpu,
                         std::optional<std::size_t> loop, const CodeAsked& asked) {
  const Result<CodeVerdict> verdict = code_verdict(model, gpu, loop, asked);
  if (!verdict)
    return "  no limit       " + verdict.error().detail.english() + "\n";
  std::string text;
  const auto out = std::back_inserter(text);
  const LoopEvaluation& at = verdict->at;
  const char* const unit = loop ? "iterations" : "warps";
  const std::vector<std::string>& unpriced = verdict->code.numbers.unpriced;
  const auto by = [&unpriced](const Limit& limit) {
    return unpriced.empty() ? fmt::format(" by {}", to_string(limit)) : std::string();
  };
  if (!unpriced.empty())
    fmt::format_to(out, "  limit          unknown: no source says what {} take{}\n",
                   fmt::join(unpriced, ", "), unpriced.size() == 1 ? "s" : "");
  if (std::isfinite(at.peak)) {
    fmt::format_to(out, "  {:<14} {}{} {}/cycle/SM{}, with {}{} warps/SM\n",
                   unpriced.empty() ? "limit" : "", most(at.at_most || verdict->code.at_most),
                   significant(at.peak, 4), unit, by(at.peak_limit), most(!unpriced.empty()),
                   significant(at.warps_needed, 4));
    fmt::format_to(out, "  with {:<9} {}{} {}/cycle/SM{}; warps {}\n",
                   significant(verdict->warps, 4) + " warps", most(verdict->at_most),
                   significant(at.throughput, 4), unit, by(at.limit), verdict->of_warps.english());
  } else if (unpriced.empty()) {
    fmt::format_to(out,
                   "  limit          not known: no source gives a rate of what {} takes, on {}\n",
                   loop ? "the loop" : "the code", named(gpu));
  }
  std::string uses;
  for (const auto& share : at.resources)
    uses += fmt::format("{}{} {}", uses.empty() ? "" : ", ", resource_info(share.resource).name,
                        share.rate ? significant(100 * share.utilisation, 3) + " %" : "not known");
  fmt::format_to(out, "  uses           {}\n", uses);
  if (verdict->time)
    fmt::format_to(out, "  the launch     {}{} us, {} warps\n", verdict->at_most ? "at least " : "",
                   significant(verdict->time->microseconds, 4), shortest(verdict->time->warps));
  return text + assumed_text(verdict->code.assumptions);
}

std::string_view peak_limit_word(const LoopEvaluation& at) {
  return std::isfinite(at.peak) ? to_string(at.peak_limit) : std::string_view();
}

void write_code_verdict(JsonWriter& json, const sass::Function& function, const CodeModel& model,
                        const Result<CodeVerdict>& verdict, const CodeAsked& asked) {
  const auto number = [&json](std::string_view key, std::optional<double> value) {
    json.key(key).number(value);
  };
  json.key("loop").begin_object();
  if (!verdict) {
    json.key("error").text(verdict.error().detail.english());
    json.end_object();
    return;
  }
  const LoopEvaluation& at = verdict->at;
  json.key("items").text(to_text(verdict->code.loop));
  json.key("latency_cycles").number(at.latency_cycles);
  number("peak_per_cycle_per_sm", at.peak);
  json.key("peak_limit").text_or_null(peak_limit_word(at));
  number("warps_needed", at.warps_needed);
  json.key("warps_per_sm").number(verdict->warps);
  json.key("warps_from").text(verdict->of_warps.english());
  const bool known = std::isfinite(at.peak);
  number("throughput_per_cycle_per_sm", known ? std::optional(at.throughput) : std::nullopt);
  json.key("limit").text_or_null(known ? to_string(at.limit) : std::string_view());
  json.key("at_most").boolean(verdict->at_most);
  json.key("unpriced").texts(verdict->code.numbers.unpriced);
  json.key("resources").begin_object();
  for (const auto& share : at.resources) {
    json.key(resource_info(share.resource).name).begin_object(Lines::one_line);
    json.key("use").number(share.use);
    number("rate", share.rate);
    number("utilisation", share.rate ? std::optional(share.utilisation) : std::nullopt);
    json.end_object();
  }
  json.end_object();
  if (verdict->time) {
    json.key("launch_warps").number(verdict->time->warps);
    json.key("launch_time_us").number(verdict->time->microseconds);
  }
  json.key("assumptions").texts(verdict->code.assumptions, Lines::lines, &Message::english);
  if (asked.table) {
    json.key("instructions")
        .array(verdict->code.iteration.steps, [&](const sass::IterationStep& step) {
          const CodeCost& cost = model.costs()[step.instruction];
          json.begin_object(Lines::one_line);
          json.key("address").number(
              static_cast<double>(function.instructions[step.instruction].address));
          json.key("class").text_or_null(cost.class_id);
          json.key("numbers").text(to_string(cost.standing));
          number("latency_cycles", cost.latency);
          number("reciprocal_throughput_cycles", cost.interval);
          json.key("wait_cycles").number(static_cast<double>(step.wait));
          json.key("wait_at_least").boolean(step.at_least);
          json.key("cause").text(to_string(step.cause));
          number("waits_for", step.held_by ? std::optional(static_cast<double>(
                                                 function.instructions[*step.held_by].address))
                                           : std::nullopt);
          json.key("critical").boolean(step.critical);
          json.key("resources").begin_object(Lines::one_line);
          for (std::size_t r = 0; r < resource_count; ++r)
            if (cost.use[r] > 0)
              json.key(resource_table()[r].name).number(cost.use[r]);
          json.end_object().end_object();
        });
  }
  json.end_object();
}

std::string sass_mca(const sass::Listing& listing, const GpuOfFunction& gpu_of,
                     const CodeAsked& asked, bool csv) {
  std::string text;
  if (csv) {
    text = "function,loop,address,text,class,numbers,latency_cycles,reciprocal_throughput_cycles,"
           "wait_cycles,wait_at_least,cause,waits_for,critical";
    for (const ResourceInfo& info : resource_table())
      text += "," + std::string(info.name);
    text += '\n';
  }
  for (const sass::Function& function : listing.functions) {
    const GpuPtr gpu = gpu_of(function);
    const sass::Analysis analysis = analyze(function, *gpu);
    const CodeModel model(function, analysis, *gpu, asked.said);
    if (!csv)
      fmt::format_to(std::back_inserter(text), "{}{}{} on {}\n", text.empty() ? "" : "\n",
                     function.name, function.arch.empty() ? "" : " (" + function.arch + ")",
                     named(*gpu));
    const auto add = [&](std::optional<std::size_t> loop) {
      const Result<CodeVerdict> verdict = code_verdict(model, *gpu, loop, asked);
      const std::string name =
          loop ? fmt::format("{} to {}", address_of(function, analysis.loops[*loop].first),
                             address_of(function, analysis.loops[*loop].last))
               : std::string("whole");
      if (verdict && csv)
        write_rows(text, function, model, *verdict, name);
      if (csv)
        return;
      fmt::format_to(std::back_inserter(text),
                     "{}{}: {}{} cycles of one warp alone; *: on the critical chain\n",
                     loop ? "loop " : "", name,
                     verdict && verdict->code.iteration.at_least ? "at least " : "",
                     verdict ? significant(verdict->code.iteration.cycles, 4) : "-");
      if (verdict)
        write_table(text, function, model, *verdict);
      text += verdict_text(model, *gpu, loop, asked);
    };
    for (std::size_t k = 0; k < analysis.loops.size(); ++k)
      add(k);
    if (is_whole_asked(analysis, asked))
      add({});
  }
  return text;
}

} // namespace loom
