#include "core/sim/settled.h"

#include "core/sim/engine/estimate.h"
#include "core/sim/engine/follow.h"
#include "core/sim/engine/run.h"

#include <algorithm>
#include <optional>
#include <vector>

namespace loom {
namespace {

constexpr std::size_t most_marks = 512;

using sim::Mark;

/// Follows one engine until it is settled or the effort is spent.
template <class Engine> class Settler {
public:
  Settler(Engine& engine, const sim::Compiled& compiled, const WarpProgram& program, int warps,
          const SettleOptions& options)
      : engine_(engine), compiled_(compiled), follower_(engine, nullptr, true),
        shares_(sim::shares_of(program)), warps_(warps), options_(options),
        may_repeat_(!compiled.varies && compiled.config.blocks.grid == 0), marks_{{}} {}

  /// Nothing when stopped, or stuck.
  std::optional<Counted> run() {
    Cycle end = std::min(options_.most, std::max(options_.least, 8 * fastest_round()));
    Cycle step = std::max<Cycle>(1, end / 64), next_mark = step;
    for (;;) {
      if (options_.stop.stop_requested())
        return std::nullopt;
      const bool started = follower_.to(std::min(next_mark, end), may_repeat_, options_.effort);
      if (started && engine_.now() <= options_.most)
        if (const auto period = repeated())
          return period;
      if (engine_.stuck_since())
        return std::nullopt;
      const bool spent = engine_.now() >= options_.most || engine_.visited() >= options_.effort;
      if (engine_.now() < std::min(next_mark, end) && !spent)
        continue;
      marks_.push_back({engine_.now(), engine_.issued()});
      if (marks_.size() == most_marks) {
        for (std::size_t i = 0; 2 * i < marks_.size(); ++i)
          marks_[i] = marks_[2 * i];
        marks_.resize(most_marks / 2);
        step *= 2;
      }
      next_mark = std::min(engine_.now(), options_.most) + step; // a grid that has ended: never
      if (engine_.now() < end && !spent)
        continue;
      // The first quarter of the time is left out as start-up.
      const auto from = std::min(std::ranges::lower_bound(marks_, engine_.now() / 4, {}, &Mark::at),
                                 marks_.end() - 2);
      const Counted counted = sim::estimate({from, marks_.end()}, shares_, warps_);
      if (spent || (!counted.too_short &&
                    counted.error_ipc_per_sm <=
                        options_.tolerance * counted.throughput_ipc_per_sm.instructions))
        return counted;
      end = std::min(options_.most, 2 * end);
    }
  }

private:
  /// Cycles in which every warp passes a round, where issue slots alone limit them.
  [[nodiscard]] Cycle fastest_round() const {
    const SmConfig& config = compiled_.config;
    const double slots = shares_.round * warps_ / (config.schedulers * (config.dual_issue ? 2 : 1));
    return static_cast<Cycle>(std::min(1e11, slots * config.issue_interval.value()));
  }

  /// Brent's algorithm on the states in which warp 0 has begun the program anew (BIT 20, 1980): the
  /// state at every power of two is kept, and each later one compared with it.
  std::optional<Counted> repeated() {
    if (kept_ && engine_.stands_like(*kept_)) {
      Counted counted =
          sim::between({kept_->now(), kept_->issued()}, {engine_.now(), engine_.issued()});
      counted.period_cycles = counted.cycles;
      counted.throughput_ipc_per_sm =
          sim::shared_out(sim::all(counted.issued) / static_cast<double>(counted.cycles), shares_);
      return counted;
    }
    if (seen_++ == keep_at_) {
      kept_.emplace(engine_);
      keep_at_ = 2 * keep_at_ + 1;
    }
    return std::nullopt;
  }

  Engine& engine_;
  const sim::Compiled& compiled_;
  sim::Follower<Engine> follower_;
  sim::Shares shares_;
  int warps_;
  const SettleOptions& options_;
  bool may_repeat_;
  std::vector<Mark> marks_;
  std::optional<Engine> kept_;
  std::int64_t seen_ = 0, keep_at_ = 0;
};

Result<Counted> settle(const sim::Compiled& compiled, const WarpProgram& program, int warps,
                       const SettleOptions& options) {
  if (options.stop.stop_requested())
    return bad_argument(sim::stopped);
  if (warps == 0) {
    Counted nothing;
    nothing.cycles = std::min(options.least, options.most);
    return nothing;
  }
  return sim::with_engine<false>(compiled, warps, nullptr, [&](auto& engine) -> Result<Counted> {
    const auto counted = Settler(engine, compiled, program, warps, options).run();
    LOOM_CHECK(sim::check_goes_on(engine));
    if (!counted)
      return bad_argument(sim::stopped);
    return *counted;
  });
}

} // namespace

Result<Counted> settle(const SmConfig& config, const WarpProgram& program, int warps,
                       const SettleOptions& options) {
  LOOM_CHECK(check_run(config, program, warps, {.cycles = options.most}));
  return settle(sim::compile(config, program), program, warps, options);
}

Result<SimSummary> settled(const SmConfig& config, const WarpProgram& program, int warps,
                           const SettleOptions& options) {
  LOOM_TRY(const auto counted, settle(config, program, warps, options));
  auto summary =
      simulate(config, program, warps,
               {.warm_up = counted.begin, .cycles = counted.cycles, .stop = options.stop});
  if (summary)
    static_cast<Counted&>(*summary) = counted;
  return summary;
}

} // namespace loom
