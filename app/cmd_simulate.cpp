// `latencyloom simulate`: one SM, cycle by cycle.

#include "app/answers.h"
#include "app/loop_options.h"
#include "app/remedies.h"
#include "app/values.h"
#include "core/base/number.h"
#include "core/base/version.h"
#include "core/gpu/vendor_words.h"
#include "core/scenario/program_machine.h"
#include "core/scenario/sim_run.h"
#include "core/sim/loop_program.h"
#include "core/sim/measured_trace.h"
#include "core/sim/settled.h"
#include "core/sim/sim_export.h"
#include "core/text/text.h"
#include "resources/warp_programs/embedded.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <optional>

namespace loom {

namespace {

constexpr double most_cycles = 1e12;
constexpr Cycle usual_cycles = 20000; ///< of a trace

struct SimulateCommand {
  KernelOptions kernel;
  std::string format = "csv";
  std::optional<std::string> cycles, reissue, schedulers, policy, program, block, grid,
      barrier_every, block_iterations, output, trace;
  bool dual_issue = false, measured_latency = false, summary = false, json = false;
};

/// What is simulated.
struct Run {
  SmConfig config;
  WarpProgram program;
  int warps = 0;
  Cycle cycles = 0;
  bool varies = false;      ///< latencies do, as measured
  double instructions = 0;  ///< of an iteration of a loop of instructions; 0 of anything else
  double bound = 0;         ///< iterations/cycle/SM of the bounds
  std::string capability{}; ///< the GPU's compute capability, for its vendor's words
  GpuPtr gpu{};
  /// Blocks to run; 0: without an end.
  [[nodiscard]] std::int64_t grid() const {
    return static_cast<double>(config.blocks.grid) < max_grid ? config.blocks.grid : 0;
  }
};

/// Warps as blocks, and a grid of them.
Result<void> set_blocks(SmConfig& config, const SimulateCommand& command, int warps) {
  int& size = config.blocks.warps;
  LOOM_CHECK(take("--block", command.block, size, 1, max_sim_warps));
  if (command.block && warps % size != 0)
    return bad_argument(verbatim(
        fmt::format("--block: {} warps are no multiple of {}; give --warps {} or {}", warps, size,
                    std::max(1, warps / size) * size, (warps / size + 1) * size)));
  if (command.grid && !command.program && !command.block_iterations)
    return bad_argument(verbatim("--grid: expected --program too, whose end is the end of a block, "
                                 "or --block-iterations"));
  return take("--grid", command.grid, config.blocks.grid, 1, max_grid);
}

/// --policy and --reissue, where they are given.
Result<void> set_scheduling(Scheduling& scheduling, const SimulateCommand& command) {
  LOOM_CHECK(take("--reissue", command.reissue, scheduling.reissue, 1, 64));
  if (!command.policy)
    return {};
  const std::array<std::string, 4> known{"lrr", "gto", "oldest", "gty"};
  return one_of("--policy", *command.policy, known).map([&](std::size_t policy) {
    scheduling.policy = policy_from(known[policy]);
  });
}

/// What the warps of the mix do together.
Result<void> set_together(Scheduling& scheduling, const SimulateCommand& command) {
  for (const auto& [name, given] : {std::pair{"--barrier-every", &command.barrier_every},
                                    {"--block-iterations", &command.block_iterations}})
    if (*given && command.program)
      return bad_argument(
          verbatim(std::string(name) + " and --program exclude each other: a program has its own"));
  LOOM_CHECK(take("--barrier-every", command.barrier_every, scheduling.barrier_every, 0, 64));
  return take("--block-iterations", command.block_iterations, scheduling.block_iterations, 0, 1000);
}

/// A loop of instructions.
Result<Run> prepare_loop(const SimulateCommand& command, Cycle cycles,
                         std::optional<int> schedulers) {
  for (const Result<void>& good :
       {refuse_with_loop("--program", command.program.has_value()),
        refuse_with_loop("--dual-issue", command.dual_issue),
        refuse_with_loop("--measured-latency", command.measured_latency),
        refuse_with_loop("--block", command.block.has_value()),
        refuse_with_loop("--barrier-every", command.barrier_every.has_value()),
        refuse_with_loop("--block-iterations", command.block_iterations.has_value()),
        refuse_with_loop("--grid", command.grid.has_value())})
    LOOM_CHECK(good);
  LOOM_TRY(WorkloadRequest request, workload_request(command.kernel));
  LOOM_CHECK(set_scheduling(request.scenario.scheduling, command));
  const GpuSpec& gpu = *request.scenario.gpu;
  if (!schedulers && !gpu.facts.value(FactKey::schedulers))
    return bad_argument(verbatim("no source gives the number of schedulers of GPU '" + gpu.id +
                                 "': give --schedulers"));
  return request.numbers().and_then([&](const LoopNumbers& loop) -> Result<Run> {
    Result<LoopSimulation> made = loop_simulation(request.scenario, loop, schedulers);
    LOOM_CHECK(made);
    const int warps = request.scenario.warps;
    if (const int block = made->program.block_warps(); block > 0 && warps % block != 0)
      return bad_argument(verbatim(fmt::format(
          "--warps: the loop's blocks have {} warps, expected a multiple of it, such as "
          "{}, not {}",
          block, whole_blocks(loop, warps, 1024), warps)));
    return Run{.config = std::move(made->config),
               .program = made->program,
               .warps = warps,
               .cycles = cycles,
               .instructions = made->instructions(),
               .bound = evaluate(loop, warps).throughput,
               .capability = gpu.compute_capability,
               .gpu = request.scenario.gpu};
  });
}

Result<Run> prepare(const SimulateCommand& command) {
  Cycle cycles = usual_cycles;
  LOOM_CHECK(take("--cycles", command.cycles, cycles, 1, most_cycles));
  std::optional<int> schedulers;
  LOOM_CHECK(take("--schedulers", command.schedulers, schedulers, 1, 64));
  if (command.kernel.loop)
    return prepare_loop(command, cycles, schedulers);
  LOOM_TRY(Scenario scenario, scenario_from(command.kernel));
  for (const Result<void>& good :
       {set_scheduling(scenario.scheduling, command), set_together(scenario.scheduling, command)})
    LOOM_CHECK(good);
  WarpProgram program = sim_program(scenario);
  if (command.program) {
    const auto shipped = embedded_warp_programs();
    LOOM_TRY(WarpProgram read, program_text("--program: ", *command.program, max_json_bytes,
                                            shipped, "shipped are " + joined(names_of(shipped)))
                                   .and_then([&](const std::string& text) {
                                     return program_from_text(text, *command.program);
                                   }));
    program = std::move(read);
  }
  Result<SmConfig> config = command.program
                                ? sim_config(scenario, program, *command.program, schedulers)
                                : sim_config(scenario, schedulers);
  LOOM_CHECK(config);
  if (command.dual_issue) {
    config = with_dual_issue(*config, scenario);
    if (!config)
      return bad_argument(Text{"--dual-issue: %1"}(config.error().detail));
  }
  if (command.measured_latency) {
    if (command.kernel.fixed_latency)
      return bad_argument(verbatim("--measured-latency and --fixed-latency exclude each other"));
    if (!latencies_vary(scenario, command.program ? Mix::global : scenario.mix))
      return bad_argument(
          verbatim("--measured-latency: the file of " + scenario.gpu->name +
                   " says nothing of queue_share, latency_tail or issue_efficiency"));
  }
  const SmConfig fixed = *config;
  config = with_latencies(*std::move(config), program, scenario);
  const bool varies = *config != fixed;
  scenario.launch.config.threads =
      scenario.warps * lanes_of_warp(scenario.gpu->compute_capability); // unless --block says so
  config = with_scheduling(*std::move(config), scenario);
  if (const Result<void> grouped = set_blocks(*config, command, scenario.warps); !grouped)
    return tl::unexpected(in_words_of(scenario.gpu->compute_capability, grouped.error()));
  return Run{.config = *std::move(config),
             .program = std::move(program),
             .warps = scenario.warps,
             .cycles = cycles,
             .varies = varies,
             .capability = scenario.gpu->compute_capability,
             .gpu = scenario.gpu};
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
  LOOM_CHECK(simulate(run.config, run.program, run.warps, options, take));
  if (chrome)
    chrome->finish();
  else if (format == "json")
    put(first ? "]\n}\n" : "\n  ]\n}\n");
  return state ? sink.finish() : state;
}

/// What the run settles to, as far as its cycles tell.
std::string throughput_text(const SimSummary& sums, const Run& run) {
  if (sums.too_short)
    return "not known: these cycles are too few to say what the run settles to, ask for more with "
           "--cycles";
  const Throughput& ipc = sums.throughput_ipc_per_sm;
  if (run.instructions > 0)
    return fmt::format("{} iterations/cycle/SM, ±{}; the bounds say {}",
                       significant(ipc.instructions / run.instructions, 4),
                       significant(sums.error_ipc_per_sm / run.instructions, 2),
                       significant(run.bound, 4));
  return fmt::format("{} other, {} FADD, {} in all (IPC/SM, ±{})", significant(ipc.other, 4),
                     significant(ipc.arithmetic, 4), significant(ipc.instructions, 4),
                     significant(sums.error_ipc_per_sm, 2));
}

std::string summary_text(const SimSummary& sums, const Run& run) {
  const std::int64_t grid = run.grid();
  std::string text =
      fmt::format("cycles         {}{}\n"
                  "throughput     {}\n"
                  "in flight      {} arithmetic and {} other instructions per SM\n",
                  sums.cycles,
                  sums.period_cycles > 0 ? fmt::format(", of a period of {}", sums.period_cycles)
                  : sums.steady_state() || sums.too_short || grid > 0 ? ""
                                                                      : ", not steady yet",
                  throughput_text(sums, run), significant(sums.arithmetic_in_flight, 4),
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

Result<int> print_summary(const Run& run, const SimulateCommand& command) {
  // As many cycles as it takes, unless their number is asked for.
  SettleOptions options{.tolerance = 0.001};
  if (command.cycles)
    options = {.least = run.cycles, .most = run.cycles};
  LOOM_TRY(const auto summary, run.grid() > 0
                                   ? summary_of_grid(run)
                                   : settled(run.config, run.program, run.warps, options));
  return print(command.json ? summary_json(summary, run.grid(), run.instructions) + "\n"
                            : in_words_of(run.capability, summary_text(summary, run)));
}

std::string trace_text(const MeasuredTrace& trace, const TraceComparison& compared,
                       const Run& run) {
  std::string text = fmt::format(
      "measured       {} spans of {} warps; {} cycles a us{}\n", trace.spans, trace.warps.size(),
      significant(trace.cycles_per_us, 5),
      trace.clock_assumed ? ", the clock of " + run.gpu->name + ": the file has none" : "");
  if (trace.left_out > 0)
    text += fmt::format("left out       {} events of other SMs or warps\n", trace.left_out);
  text += fmt::format("aligned        {} cycles later, so that both begin together\n\n",
                      significant(compared.shift, 5));
  text += fmt::format("{:<28} {:>8} {:>10} {:>12} {:>12} {:>8}\n", "name", "spans", "cycles",
                      "measured", "simulated", "off by");
  const auto number = [](const std::optional<double>& value) {
    return value ? significant(*value, 4) : std::string("-");
  };
  for (const TraceComparison::Row& each : compared.rows)
    text += fmt::format("{:<28} {:>8} {:>10} {:>12} {:>12} {:>8}\n", each.name.substr(0, 28),
                        each.spans, significant(each.duration, 4), number(each.compared),
                        number(each.simulated),
                        each.error() ? fmt::format("{:+.0f} %", 100 * *each.error()) : "-");
  return text + "\ncycles: from begin to end. measured and simulated: of an instruction the same, "
                "of any other name from one begin in a warp to the next, an iteration. Medians.\n";
}

std::string trace_json(const MeasuredTrace& trace, const TraceComparison& compared) {
  return json_answer([&](JsonWriter& json) {
    json.key("spans").number(static_cast<double>(trace.spans));
    json.key("warps").number(static_cast<double>(trace.warps.size()));
    json.key("left_out").number(static_cast<double>(trace.left_out));
    json.key("cycles_per_us").number(trace.cycles_per_us);
    json.key("clock_assumed").boolean(trace.clock_assumed);
    json.key("shift_cycles").number(compared.shift);
    json.key("names").rows(compared.rows, [&](const TraceComparison::Row& each) {
      json.key("name").text(each.name);
      json.key("compared").text(each.instruction ? "instruction" : "iteration");
      json.key("spans").number(static_cast<double>(each.spans));
      json.key("duration_cycles").number(each.duration);
      json.key("measured_cycles").number(each.compared);
      json.key("simulated_cycles").number(each.simulated);
      json.key("error").number(each.error());
    });
  });
}

/// A measured trace beside the run.
Result<int> compare_trace(const Run& run, const SimulateCommand& command) {
  constexpr Cycle most_compared = 10'000'000; // which are held at once
  if (run.cycles > most_compared)
    return bad_argument(
        verbatim(fmt::format("--cycles: expected at most {} with --trace", most_compared)));
  MeasuredTraceReader reader(*command.trace, run.gpu->facts.value(FactKey::clock).value_or(1000));
  LOOM_TRY(const auto measured,
           read_pieces(*command.trace, max_trace_bytes, [&](std::string_view piece, double) {
             return reader.feed(piece);
           }).and_then([&] { return reader.finish(); }));
  std::vector<TraceRecord> records;
  LOOM_CHECK(simulate(run.config, run.program, run.warps, {.cycles = run.cycles},
                      [&](std::span<const TraceRecord> some) {
                        records.insert(records.end(), some.begin(), some.end());
                      }));
  const TraceComparison compared =
      compare_traces(measured, run.program, run.warps, records, run.instructions);
  return print(command.json ? trace_json(measured, compared) : trace_text(measured, compared, run));
}

Result<int> run(const SimulateCommand& command) {
  const std::array<std::string, 3> formats{"csv", "json", "chrome"};
  LOOM_CHECK(one_of("--format", command.format, formats));
  LOOM_TRY(const Run run, prepare(command));
  if (command.trace)
    return compare_trace(run, command);
  if (command.summary)
    return print_summary(run, command);
  LOOM_TRY(Sink sink, Sink::open(command.output));
  return finish(stream(run, command.json ? "json" : command.format, sink));
}

} // namespace

void add_simulate(const Options& program) {
  const auto [options, command] =
      program.command<SimulateCommand>("simulate", "one SM cycle by cycle: its issue trace", run);
  add_kernel(options, command.kernel);
  add_point(options, command.kernel);
  add_loop(options, command.kernel);
  options.add("--cycles", command.cycles,
              "cycles to simulate (default 20000; with --summary until the run has settled)", "N");
  options.add("--schedulers", command.schedulers, "warp schedulers, 1 to 64 (default: the GPU's)",
              "S");
  options.add("--policy", command.policy,
              "lrr (loose round-robin; default with latencies as measured), gto (greedy, then "
              "oldest; default with fixed ones), gty (greedy, then youngest; default of a loop on "
              "GPUs since Volta) or oldest",
              "POLICY");
  options.add("--reissue", command.reissue,
              "least cycles from one issue of a warp to its next, 1 (default) to 64", "N");
  options.add("--dual-issue", command.dual_issue,
              "pair independent instructions of a warp where the GPU can; the bounds know single "
              "issue only");
  options.add("--measured-latency", command.measured_latency,
              "let latencies vary, memory queue and cycles be lost as measured on the GPU; the "
              "default where its file says so, an error where not");
  add_fixed_latency(options, command.kernel);
  options.add("--program", command.program,
              "instructions to loop instead of the mix: a file, or the name of a shipped program",
              "PROGRAM");
  options.add("--barrier-every", command.barrier_every,
              "a barrier of the block after every so many iterations of the mix, 0 (default, none) "
              "to 64",
              "K");
  options.add("--block-iterations", command.block_iterations,
              "blocks of so many iterations of the mix follow each other, 0 (default, no end) to "
              "1000",
              "K");
  options.add("--block", command.block,
              "warps of a thread block, which its barriers wait for (default: all of --warps, "
              "which are a multiple)",
              "WARPS");
  options.add("--grid", command.grid,
              "blocks to run, each of them the program once; the next one starts where one has "
              "ended",
              "BLOCKS");
  const Option trace = options.add(
      "--trace", command.trace,
      "a measured trace (Chrome or Perfetto JSON, as of Triton's Proton) to set beside the run",
      "FILE");
  options.add("--format", command.format, "csv (default), json or chrome (opens in Perfetto)",
              "FORMAT");
  options.add("-o,--output", command.output, "file to write (default: standard output)", "FILE")
      .excludes(trace);
  options.add("--summary", command.summary, "the steady-state figures instead of the trace")
      .excludes(trace);
  options.add("--json", command.json, "as JSON");
}

} // namespace loom
