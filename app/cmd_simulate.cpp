// `latencyloom simulate`: one SM, cycle by cycle.

#include "app/answers.h"
#include "app/commands.h"
#include "app/kernel_options.h"
#include "app/output.h"
#include "core/base/nearest.h"
#include "core/base/number.h"
#include "core/base/version.h"
#include "core/io/sim_export.h"
#include "core/scenario/models.h"
#include "core/sim/settled.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <optional>

namespace loom {

namespace {

constexpr double most_cycles = 1e12;
constexpr const char* usual_cycles = "20000"; ///< of a trace

/// What is simulated.
struct Run {
  SmConfig config;
  Program program;
  int warps = 0;
  Cycle cycles = 0;
};

Result<double> whole(std::string_view option, const std::string& text, double low, double high) {
  const std::optional<double> value = parse_number(text);
  if (!value || *value < low || *value > high || *value != std::floor(*value))
    return fail(ErrorCode::bad_argument,
                fmt::format("{}: expected a whole number from {} to {}, found '{}'", option,
                            shortest(low), shortest(high), text));
  return *value;
}

Result<Policy> policy_named(const std::string& name) {
  if (const auto policy = policy_from(name))
    return *policy;
  const std::array<std::string, 3> known{"lrr", "gto", "oldest"};
  return fail(ErrorCode::bad_argument, "--policy: expected lrr, gto or oldest, found '" + name +
                                           "'" + did_you_mean(name, known));
}

Result<Run> prepare(const SimulateCommand& command) {
  const Result<double> cycles =
      whole("--cycles", command.cycles.value_or(usual_cycles), 1, most_cycles);
  if (!cycles)
    return tl::unexpected(cycles.error());
  const Result<Scenario> scenario = scenario_from(command.kernel, load_catalogue());
  if (!scenario)
    return tl::unexpected(scenario.error());
  Result<SmConfig> config = sim_config(*scenario);
  if (!config)
    return tl::unexpected(config.error());
  if (command.schedulers) {
    const Result<double> count = whole("--schedulers", *command.schedulers, 1, 64);
    if (!count)
      return tl::unexpected(count.error());
    *config =
        sim_config(*kernel_model(*scenario), other_kind(scenario->mix), static_cast<int>(*count));
  }
  if (command.reissue) {
    const Result<double> least = whole("--reissue", *command.reissue, 1, 64);
    if (!least)
      return tl::unexpected(least.error());
    config->reissue = static_cast<int>(*least);
  }
  if (command.dual_issue) {
    config = with_dual_issue(*config, *scenario);
    if (!config)
      return fail(ErrorCode::bad_argument, "--dual-issue: " + config.error().detail);
  }
  if (command.measured_latency) {
    if (!is_saturation_measured(*scenario))
      return fail(ErrorCode::bad_argument,
                  "--measured-latency: the file of " + scenario->gpu->name +
                      " says nothing of queue_share, latency_tail or issue_efficiency");
    config = with_measured_latency(*config, *kernel_model(*scenario), saturation_of(*scenario));
  }
  if (command.policy) {
    const Result<Policy> policy = policy_named(*command.policy);
    if (!policy)
      return tl::unexpected(policy.error());
    config->policy = *policy;
  }
  Run run{*config, sim_program(*scenario), scenario->warps, static_cast<Cycle>(*cycles)};
  if (command.program) {
    const Result<std::string> text = read_file(*command.program);
    if (!text)
      return tl::unexpected(text.error());
    Result<Program> program = program_from_text(*text, *command.program);
    if (!program)
      return tl::unexpected(program.error());
    run.program = *std::move(program);
  }
  return run;
}

/// A record as one line of JSON.
std::string json_record(const TraceRecord& r) {
  return fmt::format("{{\"warp\": {}, \"instruction\": {}, \"kind\": \"{}\", \"scheduler\": {}, "
                     "\"issue_cycle\": {}, \"complete_cycle\": {}}}",
                     r.warp, r.instruction, to_string(r.kind), r.scheduler, r.issue_cycle,
                     r.complete_cycle);
}

/// Streams the records of a run to `sink` in the wanted format.
Result<void> stream(const Run& run, const std::string& format, Sink& sink) {
  Result<void> state;
  const auto put = [&](std::string_view text) {
    if (state)
      state = sink.write(text);
  };
  const SimOptions options{.cycles = run.cycles};
  std::optional<ChromeTraceWriter> chrome;
  bool first = true;
  if (format == "chrome")
    chrome.emplace(run.config, run.program, run.warps, put);
  else if (format == "json")
    put("{\n  \"latencyloom\": \"" + std::string(version) + "\",\n  \"instructions\": [");
  else
    put(trace_csv_header());
  const TraceSink take = [&](std::span<const TraceRecord> records) {
    if (chrome) {
      chrome->add(records);
    } else if (format == "json") {
      std::string text;
      for (const TraceRecord& record : records) {
        text += (first ? "\n    " : ",\n    ") + json_record(record);
        first = false;
      }
      put(text);
    } else {
      put(trace_csv(records));
    }
  };
  const auto summary = simulate(run.config, run.program, run.warps, options, take);
  if (!summary)
    return tl::unexpected(summary.error());
  if (chrome)
    chrome->finish();
  else if (format == "json")
    put(first ? "]\n}\n" : "\n  ]\n}\n");
  return state ? sink.finish() : state;
}

/// What the run settles to, as far as its cycles tell.
std::string throughput_text(const SimSummary& sums) {
  if (sums.too_short)
    return "not known: these cycles are too few to say what the run settles to, ask for more with "
           "--cycles";
  const Throughput& ipc = sums.throughput_ipc_per_sm;
  return fmt::format("{} other, {} FADD, {} in all (IPC/SM, ±{})", significant(ipc.other, 4),
                     significant(ipc.arithmetic, 4), significant(ipc.instructions, 4),
                     significant(sums.error_ipc_per_sm, 2));
}

std::string summary_text(const SimSummary& sums) {
  std::string text =
      fmt::format("cycles         {}{}\n"
                  "throughput     {}\n"
                  "in flight      {} arithmetic and {} other instructions per SM\n",
                  sums.cycles,
                  sums.period_cycles > 0 ? fmt::format(", of a period of {}", sums.period_cycles)
                  : sums.steady_state() || sums.too_short ? ""
                                                          : ", not steady yet",
                  throughput_text(sums), significant(sums.arithmetic_in_flight, 4),
                  significant(sums.other_in_flight, 4));
  for (std::size_t loss = 0; loss < slot_loss_count; ++loss)
    if (sums.lost_issue_slots[loss] > 0)
      text += fmt::format("{:<14} {} % of the issue slots lost: {}\n", "",
                          significant(100 * sums.lost_issue_slots[loss], 3),
                          to_string(static_cast<SlotLoss>(loss)));
  return text;
}

int print_summary(const Run& run, const SimulateCommand& command) {
  // As many cycles as it takes, unless their number is asked for.
  SettleOptions options{.tolerance = 0.001};
  if (command.cycles)
    options = {.least = run.cycles, .most = run.cycles};
  const auto summary = settled(run.config, run.program, run.warps, options);
  if (!summary)
    return report(summary.error());
  return print(command.json ? summary_json(*summary) + "\n" : summary_text(*summary));
}

} // namespace

int run(const SimulateCommand& command) {
  const std::array<std::string, 3> formats{"csv", "json", "chrome"};
  if (std::ranges::find(formats, command.format) == formats.end())
    return report({ErrorCode::bad_argument, "--format: expected csv, json or chrome, found '" +
                                                command.format + "'" +
                                                did_you_mean(command.format, formats)});
  const Result<Run> run = prepare(command);
  if (!run)
    return report(run.error());
  if (command.summary)
    return print_summary(*run, command);
  Result<Sink> sink = Sink::open(command.output);
  if (!sink)
    return report(sink.error());
  const std::string format = command.json ? "json" : command.format;
  const Result<void> written = stream(*run, format, *sink);
  return written ? 0 : report(written.error());
}

} // namespace loom
