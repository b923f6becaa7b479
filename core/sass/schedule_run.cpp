// One instruction after the other, with what is known of how long each wait takes.

#include "core/sass/cuts.h"
#include "core/sass/hazards.h"
#include "core/sass/schedule.h"

#include <algorithm>
#include <cmath>
#include <numeric>
#include <unordered_map>

namespace loom::sass {

namespace {

/// An instruction takes its port for no longer, whatever the GPU: there is half a unit a partition.
constexpr std::int64_t longest_port = 64;
constexpr std::size_t most_releases = 64; ///< of a barrier on the way; more are taken together

/// When a barrier that an instruction set is free, or its result there.
struct Release {
  std::size_t of = 0;                   ///< that instruction
  std::int64_t soonest = 0;             ///< cycle
  std::optional<std::int64_t> latest{}; ///< nothing where it is not known
  Missing missing = Missing::latency;   ///< where the two differ
};

class Run {
public:
  Run(const Function& function, const Flowgraph& graph, const IssueTimes& times,
      std::uint8_t set_before)
      : function_(function), graph_(graph), times_(times), before_(set_before),
        kepler_(function.layout == Layout::kepler_gk104 ||
                function.layout == Layout::kepler_gk110) {}

  void issue(std::size_t i) {
    const Operands& operands = graph_.operands[i];
    const Control& control = function_.instructions[i].control;
    now_ = {};
    now_.instruction = i;
    now_.port = port_of(operands.opcode->opcode_class);
    now_.port_cycles = least_cycles(times_.ports, now_.port);
    now_.cycle = result.cycles;
    now_.cause = result.issues.empty() ? IssueWait::start : IssueWait::stall;
    now_.at_least = result.at_least();
    PortUse& port = ports_[at(now_.port)];
    wait_until(port.free, IssueWait::port);
    wait_for_barriers(operands, control);
    if (kepler_)
      wait_for_registers(operands);
    // What was waited for is there now: was it known when?
    if (now_.cycle < port.latest)
      add_uncertain(Missing::port, port.of);
    if (cut_before(function_, i) && !result.issues.empty())
      add_uncertain(Missing::cut, i);
    keep_pause();
    port = {i, now_.cycle + now_.port_cycles,
            times_.ports[at(now_.port)] ? 0 : now_.cycle + longest_port};
    set(operands, control);
    last_free_ = std::max(last_free_, port.free);
    // A stall count of 0 still leaves one instruction a cycle, but for Kepler's pairs.
    result.cycles = now_.cycle + (control.dual_issue ? 0 : std::max<int>(control.stall, 1));
    result.issues.push_back(now_);
  }

  Schedule result;

private:
  struct PortUse {
    std::size_t of = 0;
    std::int64_t free = 0, latest = 0; ///< latest: where it is not known
  };

  void wait_until(std::int64_t cycle, IssueWait cause, std::optional<std::size_t> held_by = {}) {
    if (cycle <= now_.cycle)
      return;
    now_.cycle = cycle;
    now_.cause = cause;
    now_.held_by = held_by;
  }

  void add_uncertain(Missing missing, std::size_t of) {
    now_.at_least = true;
    result.uncertain.push_back({missing, now_.instruction, of, result.issues.size()});
  }

  void wait_for_barriers(const Operands& operands, const Control& control) {
    std::vector<Release> over;
    for (std::size_t b = 0; b < barrier_count; ++b)
      if ((control.wait_mask >> b & 1U) != 0)
        wait(b, 0, over);
    if (const auto counted = counted_wait(function_.instructions[now_.instruction], operands))
      wait(counted->barrier, counted->left, over);
    for (const Release& each : over)
      wait_until(each.soonest, IssueWait::barrier, each.of);
    for (const Release& each : over)
      if (!each.latest || *each.latest > now_.cycle)
        add_uncertain(each.missing, each.of);
  }

  /// All but the `left` last that set a barrier are waited for.
  void wait(std::size_t b, std::size_t left, std::vector<Release>& over) {
    std::vector<Release>& releases = barriers_[b];
    if (releases.empty() && (before_ >> b & 1U) != 0 && !result.issues.empty())
      add_uncertain(Missing::before, now_.instruction);
    before_ = static_cast<std::uint8_t>(before_ & ~(1U << b));
    const auto done = releases.begin() + static_cast<std::ptrdiff_t>(
                                             releases.size() - std::min(left, releases.size()));
    over.insert(over.end(), releases.begin(), done);
    releases.erase(releases.begin(), done);
  }

  static unsigned key(const Registers& r, unsigned k) {
    return static_cast<unsigned>(r.file) * 256U + r.first + k;
  }

  void wait_for_registers(const Operands& operands) {
    for (const auto* registers : {&operands.reads, &operands.writes})
      for (const Registers& r : *registers)
        for (unsigned k = 0; k < r.count; ++k) {
          const auto found = registers_.find(key(r, k));
          if (found == registers_.end())
            continue;
          const Release release = found->second;
          registers_.erase(found);
          wait_until(release.soonest, IssueWait::barrier, release.of);
          if (!release.latest)
            add_uncertain(release.missing, release.of);
        }
  }

  void keep_pause() {
    const std::int64_t from = std::max(result.cycles, last_free_);
    if (!result.issues.empty() && now_.cycle - from > longest_stall)
      result.pauses.push_back({from, now_.cycle});
  }

  void set(const Operands& operands, const Control& control) {
    const std::optional<double> latency =
        times_.latency_of(now_.instruction, operands.opcode->opcode_class);
    const std::int64_t left_port = now_.cycle + now_.port_cycles;
    const std::optional<std::int64_t> there =
        latency ? std::optional(now_.cycle + std::llround(*latency)) : std::nullopt;
    Release release{now_.instruction, there.value_or(left_port), there};
    const std::string_view name = operands.opcode->name;
    if (name == "LDGDEPBAR") // its barrier is of the copies before it
      release = copied_.value_or(Release{now_.instruction, left_port});
    if (name == "LDGSTS")
      copied_ = release;
    put(control.write_barrier, release);
    put(control.read_barrier, {now_.instruction, std::min(left_port, there.value_or(left_port)),
                               there, Missing::operands});
    if (kepler_ && variable_latency(operands))
      for (const Registers& r : operands.writes)
        for (unsigned k = 0; k < r.count; ++k)
          registers_.insert_or_assign(key(r, k), release);
  }

  void put(int barrier, const Release& release) {
    if (barrier < 0)
      return;
    std::vector<Release>& releases = barriers_[static_cast<std::size_t>(barrier)];
    if (releases.size() == most_releases) {
      Release &first = releases[0], &second = releases[1];
      second.soonest = std::max(first.soonest, second.soonest);
      second.latest = first.latest && second.latest
                          ? std::optional(std::max(*first.latest, *second.latest))
                          : std::nullopt;
      releases.erase(releases.begin());
    }
    releases.push_back(release);
  }

  const Function& function_;
  const Flowgraph& graph_;
  const IssueTimes& times_;
  std::uint8_t before_;
  bool kepler_;
  Issue now_;
  std::array<PortUse, port_count> ports_{};
  std::int64_t last_free_ = 0; ///< when no port is taken any more
  std::array<std::vector<Release>, barrier_count> barriers_{};
  std::unordered_map<unsigned, Release> registers_; ///< Kepler's results on the way
  std::optional<Release> copied_;                   ///< the last copy to shared memory
};

} // namespace

Schedule schedule(const Function& function, const Flowgraph& graph,
                  std::span<const std::size_t> instructions, const IssueTimes& times,
                  std::uint8_t set_before) {
  Run run(function, graph, times, set_before);
  run.result.issues.reserve(instructions.size());
  for (const std::size_t i : instructions)
    run.issue(i);
  return std::move(run.result);
}

Schedule schedule(const Function& function, const Flowgraph& graph, std::size_t begin,
                  std::size_t end, const IssueTimes& times, std::uint8_t set_before) {
  std::vector<std::size_t> instructions(end - begin);
  std::iota(instructions.begin(), instructions.end(), begin);
  return schedule(function, graph, instructions, times, set_before);
}

} // namespace loom::sass
