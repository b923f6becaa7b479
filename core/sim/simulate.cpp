#include "core/sim/simulate.h"

#include "core/sim/engine/run.h"

#include <algorithm>
#include <cmath>

namespace loom {
namespace {

using sim::Compiled;

/// Simulated cycles between two looks at the stop token.
constexpr Cycle chunk = 1 << 18;
constexpr Cycle longest_run = 1'000'000'000'000;
constexpr Cycle batches = 16;
/// Student's t for 15 degrees of freedom, 95 % two-sided.
constexpr double student = 2.131;

using Counts = std::array<std::uint64_t, kind_count>;

tl::unexpected<Error> bad(std::string detail) {
  return fail(ErrorCode::bad_argument, std::move(detail));
}

/// Advances in chunks, looking at the stop token between them; false when stopped.
class Driver {
public:
  explicit Driver(const SimOptions& options)
      : options_(options), whole_(options.warm_up + options.cycles) {}

  template <class Engine> bool to(Engine& engine, Cycle end) {
    while (at_ < end) {
      if (options_.stop.stop_requested())
        return false;
      at_ = std::min(end, at_ + chunk);
      engine.advance(at_);
      if (options_.progress)
        options_.progress(static_cast<double>(at_) / static_cast<double>(whole_));
    }
    return true;
  }

private:
  const SimOptions& options_;
  Cycle whole_;
  Cycle at_ = 0;
};

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

Counts difference(const Counts& after, const Counts& before) {
  Counts result{};
  for (std::size_t k = 0; k < kind_count; ++k)
    result[k] = after[k] - before[k];
  return result;
}

/// Half-width of the confidence interval of the mean of `rates`.
double half_width(std::span<const double> rates) {
  double mean = 0, squares = 0;
  for (const double rate : rates)
    mean += rate / static_cast<double>(rates.size());
  for (const double rate : rates)
    squares += (rate - mean) * (rate - mean);
  const auto count = static_cast<double>(rates.size());
  return student * std::sqrt(squares / (count - 1) / count);
}

/// The measured cycles, in batches where there are enough of them.
template <class Engine>
bool measure(Engine& engine, Driver& driver, const SimOptions& options, SimSummary& summary) {
  const Counts start = engine.issued();
  Counts last = start;
  std::vector<double> rates;
  const Cycle parts = options.cycles >= 4 * batches ? batches : 1;
  for (Cycle part = 1; part <= parts; ++part) {
    const Cycle length = options.cycles * part / parts - options.cycles * (part - 1) / parts;
    if (!driver.to(engine, options.warm_up + options.cycles * part / parts))
      return false;
    const Counts now = engine.issued();
    rates.push_back(throughput(difference(now, last), length).instructions);
    last = now;
  }
  summary.cycles = options.cycles;
  summary.issued = difference(last, start);
  summary.throughput_ipc_per_sm = throughput(summary.issued, options.cycles);
  const double mean = summary.throughput_ipc_per_sm.instructions;
  summary.error_ipc_per_sm = parts > 1 ? half_width(rates) : mean;
  summary.steady_state = summary.error_ipc_per_sm <= 0.01 * mean;
  return true;
}

/// What an explained run leaves besides its summary.
struct Ending {
  std::vector<TraceRecord> next;
};

Result<SimSummary> explained(const SmConfig& config, const Program& program, int warps,
                             const SimOptions& options, const TraceSink* sink,
                             Ending* ending = nullptr) {
  if (const auto good = check_run(config, program, warps, options); !good)
    return tl::unexpected(good.error());
  const Compiled compiled = sim::compile(config, program);
  sim::Probe probe(config, warps, sink);
  SimSummary summary;
  Driver driver(options);
  const bool done = sim::with_engine<true>(compiled, warps, &probe, [&](auto& engine) {
    if (!driver.to(engine, options.warm_up))
      return false;
    probe.begin(options.warm_up);
    if (!measure(engine, driver, options, summary))
      return false;
    probe.end(options.warm_up + options.cycles, engine.pending(), summary);
    summary.blocks_ended = engine.blocks_ended();
    summary.last_end = engine.last_end();
    if (ending)
      ending->next = engine.next_records();
    return true;
  });
  if (!done)
    return bad("stopped");
  return summary;
}

} // namespace

Result<void> check_run(const SmConfig& config, const Program& program, int warps,
                       const SimOptions& options) {
  if (auto good = check(config); !good)
    return good;
  if (warps < 0 || warps > max_sim_warps)
    return bad("warps must be 0 to 1024, not " + std::to_string(warps));
  if (config.blocks.warps > 0 && warps % config.blocks.warps != 0)
    return bad("warps must be a multiple of the block's " + std::to_string(config.blocks.warps) +
               ", not " + std::to_string(warps));
  if (program.length() == 0)
    return bad("the program has no instruction");
  for (const Block& block : program.blocks)
    for (const Instruction& instruction : block.body)
      if (instruction.unit < 0 || instruction.unit > std::ssize(config.units))
        return bad("the machine has no unit " + std::to_string(instruction.unit));
  if (options.cycles < 1 || options.cycles > longest_run)
    return bad("cycles must be 1 to 1e12, not " + std::to_string(options.cycles));
  if (options.warm_up < 0 || options.warm_up > longest_run)
    return bad("the warm-up must be 0 to 1e12 cycles, not " + std::to_string(options.warm_up));
  return {};
}

std::string_view to_string(SlotLoss loss) {
  constexpr std::array<std::string_view, slot_loss_count> names{
      "arithmetic_result", "sfu_result", "shared_result", "memory_result",
      "clock_result",      "barrier",    "warp_order",    "pipe_full",
      "memory_full",       "issue_cost", "no_warp"};
  return names[static_cast<std::size_t>(loss)];
}

Result<SimSummary> simulate(const SmConfig& config, const Program& program, int warps,
                            const SimOptions& options) {
  return explained(config, program, warps, options, nullptr);
}

Result<SimSummary> simulate(const SmConfig& config, const Program& program, int warps,
                            const SimOptions& options, const TraceSink& sink) {
  return explained(config, program, warps, options, &sink);
}

Result<Trace> record(const SmConfig& config, const Program& program, int warps,
                     const SimOptions& options) {
  if (options.cycles > max_recorded_cycles)
    return bad("at most 1000000 cycles are kept in memory, not " + std::to_string(options.cycles));
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
  Ending ending;
  const auto summary = explained(config, program, warps, options, &keep, &ending);
  if (!summary)
    return tl::unexpected(summary.error());
  trace.next = std::move(ending.next);
  trace.summary = *summary;
  return trace;
}

Result<Counted> count(const SmConfig& config, const Program& program, int warps,
                      const SimOptions& options) {
  if (const auto good = check_run(config, program, warps, options); !good)
    return tl::unexpected(good.error());
  const Compiled compiled = sim::compile(config, program);
  SimSummary summary;
  Driver driver(options);
  const bool done = sim::with_engine<false>(compiled, warps, nullptr, [&](auto& engine) {
    return driver.to(engine, options.warm_up) && measure(engine, driver, options, summary);
  });
  if (!done)
    return bad("stopped");
  return Counted{summary.cycles, summary.issued, summary.throughput_ipc_per_sm,
                 summary.error_ipc_per_sm};
}

Result<std::vector<CurvePoint>> simulated_curve(const SmConfig& config, const Program& program,
                                                std::span<const int> warps, Cycle cycles,
                                                std::stop_token stop) {
  const SimOptions options{
      .warm_up = cycles / 4, .cycles = cycles - cycles / 4, .stop = std::move(stop)};
  for (const int n : warps)
    if (const auto good = check_run(config, program, n, options); !good)
      return tl::unexpected(good.error());
  std::vector<CurvePoint> points;
  if (warps.empty())
    return points;
  const Compiled compiled = sim::compile(config, program);
  for (const int n : warps) {
    Driver driver(options);
    const bool done = sim::with_engine<false>(compiled, n, nullptr, [&](auto& engine) {
      if (!driver.to(engine, options.warm_up))
        return false;
      const Counts start = engine.issued();
      if (!driver.to(engine, cycles))
        return false;
      points.push_back({n, throughput(difference(engine.issued(), start), options.cycles)});
      return true;
    });
    if (!done)
      break;
  }
  return points;
}

} // namespace loom
