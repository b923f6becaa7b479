#include "core/sim/simulate.h"

#include "core/sim/engine/estimate.h"
#include "core/sim/engine/follow.h"
#include "core/sim/engine/run.h"

#include <algorithm>

namespace loom {
namespace {

using sim::Compiled;

/// Simulated cycles between two looks at the stop token.
constexpr Cycle chunk = 1 << 18;
constexpr Cycle longest_run = 1'000'000'000'000;
/// Into which the measured cycles are cut.
constexpr Cycle most_parts = 64;

using sim::Counts;

Throughput throughput(const Counts& counts, Cycle cycles) {
  const auto ipc = [&](Kind kind) {
    return static_cast<double>(counts[static_cast<std::size_t>(kind)]) /
           static_cast<double>(cycles);
  };
  Throughput result{.other = ipc(Kind::sfu) + ipc(Kind::shared) + ipc(Kind::global),
                    .arithmetic = ipc(Kind::arithmetic)};
  for (const Kind kind : all_kinds)
    result.instructions += ipc(kind);
  return result;
}

/// Advances in chunks, looking at the stop token between them; false when stopped.
template <class Engine> class Driver {
public:
  /// `probe` null unless the run is explained; with `every_issue`, no stretch is passed over.
  Driver(Engine& engine, sim::Probe* probe, const SimOptions& options, bool every_issue = false)
      : engine_(engine), follower_(engine, probe, !every_issue), options_(options),
        whole_(options.warm_up + options.cycles) {}

  bool to(Cycle end) {
    while (at_ < end) {
      if (options_.stop.stop_requested())
        return false;
      at_ = std::min(end, at_ + chunk);
      follower_.to(at_);
      if (options_.progress)
        options_.progress(static_cast<double>(at_) / static_cast<double>(whole_));
    }
    return true;
  }

  /// Another driver has come so far.
  void go_on(Cycle at) { at_ = at; }

  /// Through the measured cycles.
  bool measure(const WarpProgram& program, int warps, Counted& counted) {
    std::vector<sim::Mark> marks{{options_.warm_up, engine_.issued()}};
    const Cycle parts = std::min(options_.cycles, most_parts);
    for (Cycle part = 1; part <= parts; ++part) {
      const Cycle at = options_.warm_up + options_.cycles * part / parts;
      if (!to(at))
        return false;
      marks.push_back({at, engine_.issued()});
    }
    counted = sim::estimate(marks, sim::shares_of(program), warps);
    counted.throughput_ipc_per_sm = throughput(counted.issued, options_.cycles);
    return true;
  }

private:
  Engine& engine_;
  sim::Follower<Engine> follower_;
  const SimOptions& options_;
  Cycle whole_;
  Cycle at_ = 0;
};

/// Cycles before records begin in which every one is gone through.
Cycle told_before(const SmConfig& config) {
  Cycle longest = 1 << 16; // queues
  for (const std::span<const KindTiming> timings :
       {std::span<const KindTiming>(config.kinds), std::span<const KindTiming>(config.units)})
    for (const KindTiming& each : timings)
      longest = std::max(longest, (1 << 16) + std::max(each.latency, each.to_arithmetic));
  return longest;
}

Result<SimSummary> explained(const SmConfig& config, const WarpProgram& program, int warps,
                             const SimOptions& options, const TraceSink* sink,
                             std::vector<TraceRecord>* next = nullptr) {
  LOOM_CHECK(check_run(config, program, warps, options));
  const Compiled compiled = sim::compile(config, program);
  sim::Probe probe(config, warps, sink);
  SimSummary summary;
  Result<void> goes_on;
  const bool done = sim::with_engine<true>(compiled, warps, &probe, [&](auto& engine) {
    // What repeats itself is passed over where no record of it is in flight when they begin.
    const Cycle passed = std::max<Cycle>(0, options.warm_up - told_before(config));
    if (!Driver(engine, &probe, options).to(passed))
      return false;
    Driver driver(engine, &probe, options, sink || next);
    driver.go_on(passed);
    if (!driver.to(options.warm_up))
      return false;
    probe.begin(options.warm_up);
    if (!driver.measure(program, warps, summary))
      return false;
    probe.end(options.warm_up + options.cycles, engine.pending(), summary);
    summary.blocks_ended = engine.blocks_ended();
    summary.last_end = engine.last_end();
    goes_on = check_goes_on(engine);
    if (next)
      *next = engine.next_records();
    return true;
  });
  if (!done)
    return bad_argument(sim::stopped);
  LOOM_CHECK(goes_on);
  return summary;
}

/// Roles, and where they meet.
Result<void> check_roles(const SmConfig& config, const WarpProgram& program, int warps) {
  bool wrong = false;
  for_each_instruction(program, [&](const Instruction& each) {
    wrong = wrong ||
            (each.at_mbarrier != MbarrierUse::none &&
             (each.mbarrier < 0 || each.mbarrier >= std::ssize(program.mbarriers))) ||
            (each.at_mbarrier == MbarrierUse::wait && each.kind != Kind::clock);
  });
  if (program.roles.empty()) {
    if (program.mbarriers.empty() && !wrong)
      return {};
    return bad_argument(LOOM_TEXT("mbarriers are of warps with roles"));
  }
  for (const WarpProgram::Role& role : program.roles)
    wrong = wrong || role.warps < 1;
  for (const WarpProgram::Mbarrier& each : program.mbarriers)
    wrong = wrong || each.arrivals < 1;
  const int block = program.block_warps();
  if (wrong || block > max_block_warps || program.mbarriers.size() > 255 ||
      !program.blocks.empty() || config.blocks.grid > 0 || config.blocks.warps != block)
    return bad_argument(LOOM_TEXT(
        "warps with roles: expected blocks of 1 to %1 warps, each role "
        "with warps and a program, no grid, and mbarriers with arrivals")(max_block_warps));
  if (warps % block != 0)
    return bad_argument(LOOM_TEXT("warps with roles come in blocks of %1: expected a multiple of "
                                  "it, not %2")(block, warps));
  return {};
}

} // namespace

Result<void> check_run(const SmConfig& config, const WarpProgram& program, int warps,
                       const SimOptions& options) {
  LOOM_CHECK(check(config));
  if (warps < 0 || warps > max_sim_warps)
    return bad_argument(LOOM_TEXT("warps must be 0 to %1, not %2")(max_sim_warps, warps));
  if (config.blocks.warps > 0 && warps % config.blocks.warps != 0)
    return bad_argument(LOOM_TEXT("warps must be a multiple of the block's %1, not %2")(
        config.blocks.warps, warps));
  LOOM_CHECK(check_roles(config, program, warps));
  for (int warp = 0; warp < std::max(1, program.block_warps()); ++warp)
    if (program.length(warp) == 0)
      return bad_argument(LOOM_TEXT("the program has no instruction"));
  bool wrong_reads = false;
  std::optional<int> unknown;
  for_each_instruction(program, [&](const Instruction& instruction) {
    if (instruction.unit < 0 || instruction.unit > std::ssize(config.units))
      unknown = instruction.unit;
    const BankReads& reads = instruction.reads;
    for (std::size_t b = 0; b < reads.all.size(); ++b)
      wrong_reads = wrong_reads || reads.all[b] > 3 || reads.kept[b] > reads.all[b];
  });
  if (wrong_reads)
    return bad_argument(LOOM_TEXT("an instruction reads at most 3 operands of each register bank, "
                                  "and no more of them where the reuse cache has some"));
  if (unknown)
    return bad_argument(LOOM_TEXT("the machine has no unit %1")(*unknown));
  if (options.cycles < 1 || options.cycles > longest_run)
    return bad_argument(LOOM_TEXT("cycles must be 1 to 1e12, not %1")(options.cycles));
  if (options.warm_up < 0 || options.warm_up > longest_run)
    return bad_argument(LOOM_TEXT("the warm-up must be 0 to 1e12 cycles, not %1")(options.warm_up));
  return {};
}

std::string_view to_string(SlotLoss loss) {
  constexpr std::array<std::string_view, slot_loss_count> names{
      "arithmetic_result", "sfu_result", "shared_result", "memory_result",
      "clock_result",      "barrier",    "warp_order",    "pipe_full",
      "memory_full",       "issue_cost", "no_warp",       "reissue"};
  return names[static_cast<std::size_t>(loss)];
}

Result<SimSummary> simulate(const SmConfig& config, const WarpProgram& program, int warps,
                            const SimOptions& options) {
  return explained(config, program, warps, options, nullptr);
}

Result<SimSummary> simulate(const SmConfig& config, const WarpProgram& program, int warps,
                            const SimOptions& options, const TraceSink& sink,
                            std::vector<TraceRecord>* next) {
  return explained(config, program, warps, options, &sink, next);
}

Result<Trace> record(const SmConfig& config, const WarpProgram& program, int warps,
                     const SimOptions& options) {
  if (options.cycles > max_recorded_cycles)
    return bad_argument(LOOM_TEXT("at most %1 cycles are kept in memory, not %2")(
        max_recorded_cycles, options.cycles));
  Trace trace{.config = config,
              .program = program,
              .warps = warps,
              .from = options.warm_up,
              .to = options.warm_up + options.cycles,
              .records = {},
              .next = {},
              .summary = {}};
  const TraceSink keep = [&](std::span<const TraceRecord> batch) {
    trace.records.insert(trace.records.end(), batch.begin(), batch.end());
  };
  LOOM_TRY(trace.summary, explained(config, program, warps, options, &keep, &trace.next));
  return trace;
}

Result<Counted> count(const SmConfig& config, const WarpProgram& program, int warps,
                      const SimOptions& options) {
  LOOM_CHECK(check_run(config, program, warps, options));
  const Compiled compiled = sim::compile(config, program);
  Counted counted;
  Result<void> goes_on;
  const bool done = sim::with_engine<false>(compiled, warps, nullptr, [&](auto& engine) {
    Driver driver(engine, nullptr, options);
    const bool measured = driver.to(options.warm_up) && driver.measure(program, warps, counted);
    goes_on = check_goes_on(engine);
    return measured;
  });
  if (!done)
    return bad_argument(sim::stopped);
  LOOM_CHECK(goes_on);
  return counted;
}

} // namespace loom
