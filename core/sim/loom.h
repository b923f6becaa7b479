#pragma once

/// The loom as plain values: what the warps of an SM do in steady state, a thread of cloth for each
/// of them, what is in flight beside it, and the units that bring it under it.
///
/// An instruction is a span of its warp: from its issue to its start it queues for its unit, from
/// then to its result it is in flight. A warp that could issue and is not chosen is ready. Counts
/// are averages over the cycles counted, a period of the run where it has one, whatever stretch of
/// them is drawn.

#include "core/sim/timeline.h"

#include <cstdint>
#include <string>
#include <vector>

namespace loom {

/// A class of instructions waits at units of one family, and each family has one hue.
enum class LoomFamily : std::uint8_t {
  memory,     ///< DRAM, caches, shared memory
  arithmetic, ///< FP32, integer, FP64
  special,    ///< tensor cores and special functions
  waiting,    ///< barriers, and what nothing executes
};
/// The family that a class belongs to by the unit that executes it.
[[nodiscard]] LoomFamily loom_family(const std::optional<Resource>& resource);

enum class LoomState : std::uint8_t {
  flying, ///< an instruction, its unit having taken it
  queued, ///< an instruction that waits for its unit
  ready,  ///< a warp that could issue and is not chosen
};

struct LoomClass {
  TimelineClass of;
  std::string one{}, many{}; ///< its names for people, given by who shows it: "load", "loads"
  LoomFamily family = LoomFamily::memory;
  int variant = 0;               ///< among the classes of its family, from 0
  double flying = 0, queued = 0; ///< instructions per SM, on average
  double latency = 0;            ///< from start to result, cycles, the mean of those that were seen
  double rate = 0;               ///< issued per cycle
  bool operator==(const LoomClass&) const = default;
};

struct LoomSpan {
  double from = 0, to = 0; ///< cycles
  std::uint16_t warp = 0;
  std::uint8_t of_class = 0; ///< of an instruction; of a ready warp that of the one it will issue
  LoomState state = LoomState::flying;
  bool operator==(const LoomSpan&) const = default;
};

/// Work of a unit: `share` of it is busy in the cycles from <= c < to.
struct LoomWork {
  double from = 0, to = 0;
  float share = 1;
  bool operator==(const LoomWork&) const = default;
};

struct LoomUnit {
  Resource resource = Resource::issue;
  bool limits = false; ///< is full, or as good as full, once latency is hidden
  double used = 0;     ///< 0 to 1, on average
  std::vector<LoomWork> work;
  bool operator==(const LoomUnit&) const = default;
};

struct LoomPicture {
  int warps = 0;           ///< on the SM
  int places = 0;          ///< warps that it can hold; `warps` where no source says
  double chains = 1;       ///< independent instructions that a warp has in flight (ILP)
  double needed = 0;       ///< warps that reach the peak by the bounds; may be infinite
  double from = 0, to = 0; ///< cycles that spans and work are known of
  double shown = 0;        ///< cycles that are seen at once, at most to − from
  double period = 0;       ///< the run repeats itself every so many cycles; 0: it does not
  double counted = 0;      ///< cycles that the averages are of
  double latency = 0;      ///< of the class whose instructions take longest, cycles
  int longest = -1;        ///< that class; −1: none
  std::vector<LoomClass> classes;
  std::vector<LoomSpan> spans; ///< by warp, then by begin
  std::vector<LoomUnit> units; ///< the one that limits first, issue slots last
  double ready = 0;            ///< warps, on average
  double share = 0;            ///< of the bounds' peak, simulated
  double bound_share = 0;      ///< the same by the bounds
  double issued = 0;           ///< instructions per cycle
  /// Averages are those of the long run: the run repeats itself, or varies little.
  bool steady = true;
  bool operator==(const LoomPicture&) const = default;
};

/// Cycles after which the picture, moved on by so many, is as it was; where it never is, as many as
/// it can be moved on.
[[nodiscard]] double flow_cycles(const LoomPicture& picture);

/// How many warps a row stands for, of which it shows the first, so that at most `most_rows` (1 or
/// more) are enough for all places.
[[nodiscard]] int warps_per_row(const LoomPicture& picture, int most_rows);

} // namespace loom
