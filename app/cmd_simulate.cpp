// `latencyloom simulate`: one SM, cycle by cycle.

#include "app/answers.h"
#include "app/commands.h"
#include "app/kernel_options.h"
#include "app/output.h"
#include "core/base/nearest.h"
#include "core/base/number.h"
#include "core/base/version.h"
#include "core/scenario/program_machine.h"
#include "core/scenario/sim_run.h"
#include "core/sim/settled.h"
#include "core/sim/sim_export.h"
#include "resources/warp_programs/embedded.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <filesystem>
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
  bool varies = false; ///< latencies do, as measured
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
                                           "'" + did_you_mean(name, known).english());
}

/// A file's content, else that of a shipped program.
Result<std::string> program_text(const std::string& name) {
  std::error_code status;
  if (std::filesystem::exists(name, status) || name.find_first_of("./") != std::string::npos)
    return read_file(name);
  std::vector<std::string> known;
  std::string list;
  for (const EmbeddedFile& file : embedded_warp_programs()) {
    known.push_back(std::filesystem::path(file.name).stem().string());
    list += (list.empty() ? "" : ", ") + known.back();
    if (known.back() == name)
      return std::string(file.content);
  }
  return fail(ErrorCode::bad_argument,
              "--program: '" + name + "' is neither a file nor a shipped program" +
                  did_you_mean(name, known).english() + "; shipped are " + list);
}

/// Warps as blocks, and a grid of them.
Result<void> set_blocks(SmConfig& config, const SimulateCommand& command, int warps) {
  if (command.block) {
    const Result<double> size = whole("--block", *command.block, 1, max_sim_warps);
    if (!size)
      return tl::unexpected(size.error());
    config.blocks.warps = static_cast<int>(*size);
    if (warps % config.blocks.warps != 0)
      return fail(ErrorCode::bad_argument,
                  fmt::format("--block: {} warps are no multiple of {}; give --warps {} or {}",
                              warps, config.blocks.warps,
                              std::max(1, warps / config.blocks.warps) * config.blocks.warps,
                              (warps / config.blocks.warps + 1) * config.blocks.warps));
  }
  if (command.grid) {
    if (!command.program)
      return fail(ErrorCode::bad_argument,
                  "--grid: expected --program too, whose end is the end of a block");
    const Result<double> blocks = whole("--grid", *command.grid, 1, max_grid);
    if (!blocks)
      return tl::unexpected(blocks.error());
    config.blocks.grid = static_cast<std::int64_t>(*blocks);
  }
  return {};
}

Result<Run> prepare(const SimulateCommand& command) {
  const Result<double> cycles =
      whole("--cycles", command.cycles.value_or(usual_cycles), 1, most_cycles);
  if (!cycles)
    return tl::unexpected(cycles.error());
  const Result<Scenario> scenario = scenario_from(command.kernel, load_catalogue());
  if (!scenario)
    return tl::unexpected(scenario.error());
  std::optional<int> schedulers;
  if (command.schedulers) {
    const Result<double> count = whole("--schedulers", *command.schedulers, 1, 64);
    if (!count)
      return tl::unexpected(count.error());
    schedulers = static_cast<int>(*count);
  }
  Program program = sim_program(*scenario);
  if (command.program) {
    const Result<std::string> text = program_text(*command.program);
    if (!text)
      return tl::unexpected(text.error());
    Result<Program> read = program_from_text(*text, *command.program);
    if (!read)
      return tl::unexpected(read.error());
    program = *std::move(read);
  }
  Result<SmConfig> config = command.program
                                ? sim_config(*scenario, program, *command.program, schedulers)
                                : sim_config(*scenario, schedulers);
  if (!config)
    return tl::unexpected(config.error());
  if (command.reissue) {
    const Result<double> least = whole("--reissue", *command.reissue, 1, 64);
    if (!least)
      return tl::unexpected(least.error());
    config->reissue = static_cast<int>(*least);
  }
  if (command.dual_issue) {
    config = with_dual_issue(*config, *scenario);
    if (!config)
      return fail(ErrorCode::bad_argument, Text{"--dual-issue: %1"}(config.error().detail));
  }
  if (command.measured_latency) {
    if (command.kernel.fixed_latency)
      return fail(ErrorCode::bad_argument,
                  "--measured-latency and --fixed-latency exclude each other");
    if (!latencies_vary(*scenario, command.program ? Mix::global : scenario->mix))
      return fail(ErrorCode::bad_argument,
                  "--measured-latency: the file of " + scenario->gpu->name +
                      " says nothing of queue_share, latency_tail or issue_efficiency");
  }
  const SmConfig fixed = *config;
  config = with_latencies(*std::move(config), program, *scenario);
  const bool varies = *config != fixed;
  if (command.policy) {
    const Result<Policy> policy = policy_named(*command.policy);
    if (!policy)
      return tl::unexpected(policy.error());
    config->policy = *policy;
  }
  if (const Result<void> grouped = set_blocks(*config, command, scenario->warps); !grouped)
    return tl::unexpected(grouped.error());
  return Run{*std::move(config), std::move(program), scenario->warps, static_cast<Cycle>(*cycles),
             varies};
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

std::string summary_text(const SimSummary& sums, const Run& run) {
  const std::int64_t grid = run.config.blocks.grid;
  std::string text =
      fmt::format("cycles         {}{}\n"
                  "throughput     {}\n"
                  "in flight      {} arithmetic and {} other instructions per SM\n",
                  sums.cycles,
                  sums.period_cycles > 0 ? fmt::format(", of a period of {}", sums.period_cycles)
                  : sums.steady_state() || sums.too_short || grid > 0 ? ""
                                                                      : ", not steady yet",
                  throughput_text(sums), significant(sums.arithmetic_in_flight, 4),
                  significant(sums.other_in_flight, 4));
  text += fmt::format("latencies      {}\n",
                      run.varies ? "as measured on the GPU: they vary" : "fixed");
  if (grid > 0)
    text += fmt::format("blocks         {} of {} ended, the last in cycle {}\n", sums.blocks_ended,
                        grid, sums.last_end);
  for (std::size_t loss = 0; loss < slot_loss_count; ++loss)
    if (sums.lost_issue_slots[loss] > 0)
      text += fmt::format("{:<14} {} % of the issue slots lost: {}\n", "",
                          significant(100 * sums.lost_issue_slots[loss], 3),
                          to_string(static_cast<SlotLoss>(loss)));
  return text;
}

/// Of a grid: until its last block has ended, or for all cycles.
Result<SimSummary> summary_of_grid(const Run& run) {
  const auto whole = simulate(run.config, run.program, run.warps, {.cycles = run.cycles});
  if (!whole || whole->blocks_ended < run.config.blocks.grid)
    return whole;
  auto until_end = simulate(run.config, run.program, run.warps, {.cycles = whole->last_end});
  if (until_end)
    until_end->blocks_ended = whole->blocks_ended, until_end->last_end = whole->last_end,
    until_end->error_ipc_per_sm = 0, until_end->too_short = false; // all of it was counted
  return until_end;
}

int print_summary(const Run& run, const SimulateCommand& command) {
  // As many cycles as it takes, unless their number is asked for.
  SettleOptions options{.tolerance = 0.001};
  if (command.cycles)
    options = {.least = run.cycles, .most = run.cycles};
  const auto summary = run.config.blocks.grid > 0
                           ? summary_of_grid(run)
                           : settled(run.config, run.program, run.warps, options);
  if (!summary)
    return report(summary.error());
  return print(command.json ? summary_json(*summary, run.config.blocks.grid) + "\n"
                            : summary_text(*summary, run));
}

} // namespace

int run(const SimulateCommand& command) {
  const std::array<std::string, 3> formats{"csv", "json", "chrome"};
  if (std::ranges::find(formats, command.format) == formats.end())
    return report({ErrorCode::bad_argument, "--format: expected csv, json or chrome, found '" +
                                                command.format + "'" +
                                                did_you_mean(command.format, formats).english()});
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
