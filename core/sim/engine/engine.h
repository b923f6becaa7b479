#pragma once

/// The event-driven engine. One source, compiled for what a run needs:
///
///   - Straight: the program is one chain of dependent instructions (the thesis's mixes), issue
///     ports take one instruction a cycle and no pipe blocks. A warp is then a countdown of adds.
///     Otherwise a scoreboard of registers tells when a warp's next instruction may issue.
///   - Explain: records, causes and lost slots are kept; otherwise only counts are.
///   - Varying: cycles are lost, or latencies drawn; a scoreboard looks at run time.
///   - Fractions: latencies are no whole cycles, and what a result was there early by is carried.
///   - Roles: warps of a block run programs of their own and meet at mbarriers.
///   - Schedulers and words of 64 warps per scheduler, known at compile time where it pays.
///
/// Both kinds of warps know, when an instruction issues, when the next one may: memory serves in
/// the order of issue, so its completion is known at once. A warp therefore waits in a ring of 64
/// cycles (one set of warps a scheduler), in the wheel when it waits longer, or for a barrier,
/// and time jumps from event to event.

#include "core/sim/engine/compiled.h"
#include "core/sim/engine/probe.h"
#include "core/sim/engine/random_latency.h"
#include "core/sim/engine/wheel.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cassert>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <type_traits>
#include <utility>
#include <vector>

namespace loom::sim {

using Set = std::uint64_t; ///< of up to 64 warps of one scheduler

template <bool StraightWarps, bool Explained, int Schedulers, int Words, bool Varying = false,
          bool Roles = false, bool Fractions = false>
struct Traits {
  static constexpr bool straight = StraightWarps;
  static constexpr bool explain = Explained;
  static constexpr std::size_t schedulers = Schedulers; ///< 0: known at run time
  static constexpr std::size_t words = Words;
  static constexpr bool varies = Varying || !StraightWarps;
  static constexpr bool roles = Roles;
  static constexpr bool fractions = Fractions;
};

/// A moment as the first whole cycle by which it has come, and thousandths of a cycle before that.
struct Moment {
  Cycle at = 0;
  int early = 0;
};

template <class T> class Engine {
public:
  /// `probe` watches when T::explain. All warps are ready at cycle 0.
  Engine(const Compiled& compiled, int warps, Probe* probe);

  /// Simulates every cycle before `end`.
  void advance(Cycle end) { run(end, false); }
  /// The same, but stops after a cycle in which warp 0 begins the program anew; whether it did.
  bool advance_to_start(Cycle end) { return run(end, true); }
  /// The next cycle in which anything can happen.
  [[nodiscard]] Cycle now() const { return now_; }
  /// Whether all that decides what comes is, relative to the clock, as it was in `before`, an
  /// earlier state of this run. Latencies drawn from a distribution are not looked at.
  [[nodiscard]] bool stands_like(const Engine& before) const;
  /// How often what happened since `before` happens again from now on, one time after the other
  /// and all before `end`: warps are where they were but for how often they have still to pass
  /// their blocks, and nothing that waits for a moment to come is reached. 0 when it may not.
  [[nodiscard]] std::int64_t times_again(const Engine& before, Cycle end) const;
  /// Lets it happen so often without going through it.
  void repeat(const Engine& before, std::int64_t times);
  /// When the first of the warps that wait for long goes on, `endless` when none waits.
  [[nodiscard]] Cycle next_return() const { return wheel_.next(); }
  [[nodiscard]] std::int64_t longest_repeat() const { return program_.longest_repeat; }
  /// Cycles gone through so far, those passed over left out.
  [[nodiscard]] std::int64_t visited() const { return visited_; }

  [[nodiscard]] const std::array<std::uint64_t, kind_count>& issued();
  /// What each scheduler's first warp to become ready waits for; T::explain only.
  [[nodiscard]] std::vector<SlotLoss> pending() const;
  /// Blocks of a grid that have ended, and when the last of them had.
  [[nodiscard]] std::int64_t blocks_ended() const { return ended_; }
  [[nodiscard]] Cycle last_end() const { return last_end_; }
  /// When the last warp came to wait for others that wait too, where nothing more can happen.
  [[nodiscard]] std::optional<Cycle> stuck_since() const { return stuck_since_; }
  /// The next instruction of each warp, not issued yet (issue_cycle is `endless`).
  [[nodiscard]] std::vector<TraceRecord> next_records() const;

private:
  static constexpr Cycle ring = 64;

  struct Register {
    Cycle ready = 0, ready_arithmetic = 0;
    std::int64_t producer = TraceRecord::at_start;
    std::int16_t early = 0, early_arithmetic = 0; ///< thousandths of a cycle; of T::fractions
    Kind kind = Kind::arithmetic;
  };
  struct Warp {
    std::uint32_t op = 0;
    std::uint16_t lane = 0; ///< of its next instruction
    std::int64_t pass = 0;  ///< passes of the block done
  };
  /// When the result is there of an instruction that starts at `start` and takes `latency` cycles,
  /// not counting lost ones, less `early` thousandths of one.
  static Moment result_of(int lost_cycles, Moment start, Cycle latency, int early) {
    if constexpr (!T::fractions)
      return {after_kept(lost_cycles, start.at, latency), 0};
    const int sum = start.early + (latency > 1 ? early : 0);
    const int carried = sum >= 1000 ? 1 : 0;
    return {after_kept(lost_cycles, start.at, latency - carried), sum - 1000 * carried};
  }
  /// Thousandths of a cycle by which the warp could have gone before now, had it not to be a whole
  /// cycle: where it has come due only now.
  int lead(std::size_t warp) const { return due_[warp].at == now_ ? due_[warp].early : 0; }
  /// Kept only when explaining.
  struct Story {
    std::int64_t instruction = 0; ///< the next one to issue
    Cycle due = 0;                ///< `endless` at a barrier
    std::int64_t waits_for = TraceRecord::at_start;
    SlotLoss cause = SlotLoss::warp_order;
    Kind kind = Kind::arithmetic; ///< of the next one
  };

  std::size_t schedulers() const {
    return T::schedulers ? T::schedulers : static_cast<std::size_t>(program_.config.schedulers);
  }
  Set* ready(std::size_t scheduler, std::size_t lane) {
    return &ready_[(scheduler * lanes_ + lane) * T::words];
  }
  bool any_ready(std::size_t scheduler);

  void deliver();
  void make_ready(std::size_t warp);
  void tell_ready(std::size_t scheduler, std::size_t warp, Cycle now);
  void schedule(std::size_t warp, Cycle due);
  Cycle next_due() const;

  struct Served {
    Cycle start, change; ///< when memory begins with a load; cycles beyond its usual latency
  };
  Served serve_load(std::size_t warp, std::size_t scheduler, Cycle now);
  bool run(Cycle end, bool to_start);
  bool same_places(const Engine& before) const;
  bool same_wait(Cycle a, const Engine& before, Cycle b) const;
  bool same_work(const Server& a, const Engine& before, const Server& b) const;
  bool same_fractions(const Engine& before) const;
  template <class Visit> bool each_progress(const Engine& before, Visit&& visit) const;
  template <class Visit> bool each_event(const Engine& before, Visit&& visit) const;

  void advance_straight(Cycle end, bool to_start);
  void straight_story(std::size_t warp, std::size_t scheduler, Kind kind, Cycle now, Cycle start,
                      Cycle complete, bool others);

  void advance_scoreboard(Cycle end, bool to_start);
  bool issue_one(std::size_t scheduler);
  std::size_t pick(std::size_t scheduler);
  bool lane_open(std::size_t scheduler, std::size_t lane);
  bool pipe_open(std::size_t scheduler, std::size_t lane);
  bool banks_open(std::size_t scheduler, const std::array<std::uint8_t, 2>& reads) const;
  const std::array<std::uint8_t, 2>& reads_of(std::size_t warp, std::size_t scheduler,
                                              const BankReads& reads) const;
  void read_operands(std::size_t warp, std::size_t scheduler, const BankReads& reads);
  Server& pipe(std::size_t unit, std::size_t scheduler);
  double take_slot(std::size_t scheduler, Service cost);
  /// What has gone in this slot before a second instruction of the warp.
  struct First {
    std::uint8_t unit;
    Cycle start; ///< when its pipe starts it
  };
  void execute(std::size_t warp, std::size_t scheduler, double slot, const First* first);
  bool shares_slot(std::size_t warp, std::size_t scheduler, const Op& first, int lead);
  Cycle due(std::size_t warp, Moment earliest, std::int64_t why, SlotLoss cause);
  void wait_for_turn(std::size_t warp, const Op& op, int lead);
  void wait_for_registers(std::size_t warp, Moment earliest, std::int64_t why, SlotLoss cause);
  void arrive(std::size_t warp);
  struct Mbarrier;
  void start_mbarriers();
  std::size_t first_op(std::size_t warp) const; ///< of its program
  std::size_t next_op(std::size_t warp) const;  ///< after its present one
  Mbarrier& mbarrier(std::size_t warp, const Op& op);
  std::int64_t& waits_done(std::size_t warp, const Op& op);
  bool passes_mbarrier(std::size_t warp, Cycle due);
  void use_mbarrier(std::size_t warp, const Op& op, Cycle complete);
  void let_go(std::size_t warp, Cycle ended);
  bool same_mbarriers(const Engine& before) const;
  std::size_t block_warps() const; ///< of one block
  void go_on(std::size_t warp, Cycle earliest, std::int64_t why, SlotLoss cause);
  bool has_ended(std::size_t warp) const;
  void end_warp(std::size_t warp, Cycle earliest);
  void start_blocks();
  Cycle wake_up();

  const Compiled& program_;
  Probe* probe_;
  std::size_t warps_, lanes_;
  Cycle now_ = 0;
  std::int64_t visited_ = 0;
  bool at_start_ = false;   ///< warp 0 has begun the program anew
  std::uint64_t total_ = 0; ///< issued by straight warps
  std::array<std::uint64_t, kind_count> issued_{};

  std::vector<Set> ready_;        ///< by scheduler, lane, word
  std::vector<Set> ring_;         ///< the same, for each of 64 cycles
  std::uint64_t ring_filled_ = 0; ///< cycles of the ring with any warp
  Wheel wheel_;
  /// Warps that go before others: those after the last issued one (round-robin), that one alone
  /// (greedy), or none (oldest first). Taken as base << index.
  Set prefer_base_;
  std::vector<Set> prefer_; ///< by scheduler, word

  std::vector<std::uint32_t> adds_left_, step_; ///< of straight warps
  std::vector<Warp> warp_;                      ///< of the others
  std::vector<Register> registers_;             ///< by warp
  std::vector<Moment> due_; ///< by warp: its next instruction; where T::fractions
  std::vector<Server> ports_, pipes_;
  std::vector<Server> channels_; ///< of memory
  std::vector<Cycle> banks_;     ///< by scheduler and bank: when it can give the next operand
  std::vector<std::size_t> last_reader_; ///< by scheduler: the warp that read operands last
  std::vector<std::uint64_t> loads_;     ///< issued by each warp; where they vary
  std::size_t first_scheduler_ = 0;      ///< begins the cycle; moves on when it won a shared pipe
  /// Where a block is on the SM.
  struct Place {
    std::size_t at_barrier = 0; ///< warps that have arrived
    std::size_t running = 0;    ///< warps whose end is not known
    Cycle last = 0;             ///< end of those whose end is
    Cycle free = endless;       ///< for the next block, once all ends are known
    bool operator==(const Place&) const = default;
  };
  std::vector<Place> places_;
  std::int64_t started_ = 0, ended_ = 0; ///< blocks
  Cycle last_end_ = 0;
  std::vector<Story> story_;
  /// Of each block; where there are roles.
  struct Mbarrier {
    std::int64_t phases = 0;   ///< that have ended, or will at `ended`
    Cycle ended = 0;           ///< when the last of them has
    int arrived = 0;           ///< in the present one
    Cycle last = 0;            ///< when those arrivals and the copies are there
    std::uint32_t waiting = 0; ///< warps of the block that wait for it, a bit each
  };
  std::vector<Mbarrier> mbarriers_; ///< by block
  std::vector<char> waits_at_;      ///< by warp of a block and mbarrier: its program waits there
  std::vector<std::int64_t> waits_done_; ///< by warp, at each of its block's mbarriers
  /// By warp: from when it might go but for the mbarrier, and what it waited for until then.
  struct Came {
    Cycle at = 0;
    std::int64_t why = TraceRecord::at_start;
    SlotLoss cause = SlotLoss::warp_order;
  };
  std::vector<Came> came_;
  std::optional<Cycle> stuck_since_;
};

} // namespace loom::sim

#include "core/sim/engine/engine_common.h"
#include "core/sim/engine/engine_mbarriers.h"
#include "core/sim/engine/engine_repeat.h"
#include "core/sim/engine/engine_scoreboard.h"
#include "core/sim/engine/engine_straight.h"
