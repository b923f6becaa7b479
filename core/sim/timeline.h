#pragma once

/// A timeline as plain values: rows of warps over cycles, with what is in flight and how the issue
/// slots were used below (Volkov 2016, Figure 4.7).

#include "core/gpu/architecture.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace loom {

/// What a piece of a timeline stands for.
enum class TimelineKind : std::uint8_t { arithmetic, other, neither };

/// Instructions of a loop (core/sim/loop_program.h) that one unit executes, with one colour.
struct TimelineClass {
  std::vector<std::string> instructions; ///< "FFMA", "FADD"
  std::optional<Resource> resource;      ///< that they wait for most; nothing: none
  bool copies = false;                   ///< of rings, which go on beside the warp
  bool operator==(const TimelineClass&) const = default;
};
inline constexpr std::uint8_t no_class = 255; ///< that a timeline tells apart

struct TimelineRow {
  std::string label;  ///< "W0"
  int group = 0;      ///< scheduler or role; a gap separates groups
  std::string role{}; ///< "producer"; empty where all warps run the same
  bool operator==(const TimelineRow&) const = default;
};

/// One instruction: issued at `from`, its result there at `to`.
struct TimelineItem {
  std::int32_t row = 0;
  double from = 0, to = 0; ///< cycles, may begin before or end after the range shown
  TimelineKind kind = TimelineKind::arithmetic;
  std::uint32_t record = 0;         ///< index of the trace's record
  std::uint8_t of_class = no_class; ///< index into Timeline::classes
  bool operator==(const TimelineItem&) const = default;
};

/// Copies of a ring that a warp has begun together, until the last one is there: a bar under its
/// row.
struct TimelineCopies {
  std::int32_t row = 0;
  int lane = 0; ///< of the row's bars, from the top; those in flight at once have several
  double from = 0, to = 0; ///< cycles, may begin before or end after the range shown
  int count = 0;           ///< instructions
  std::uint8_t of_class = no_class;
  bool operator==(const TimelineCopies&) const = default;
};

/// Instructions in flight from a cycle on, until the next step.
struct InFlightStep {
  double cycle = 0;
  float arithmetic = 0, other = 0;
  std::vector<float> by_class; ///< beside Timeline::classes
  bool operator==(const InFlightStep&) const = default;
};

/// How the issue slots of a stretch of cycles went: fractions that sum to at most 1.
struct SlotColumn {
  double from = 0, to = 0;
  float used = 0;             ///< an instruction was issued
  float waits_memory = 0;     ///< every warp waits, the first for memory (or the other instruction)
  float waits_arithmetic = 0; ///< the same, for an arithmetic result
  float full = 0;             ///< a warp could go but for its pipe or the memory system
  float rest = 0;             ///< order, barrier, issue cost, no warp
  bool operator==(const SlotColumn&) const = default;
};

/// An arrow from a place to what explains it.
struct TimelineArrow {
  std::int32_t from_row = 0, to_row = 0;
  double from_cycle = 0, to_cycle = 0;
  bool operator==(const TimelineArrow&) const = default;
};

/// From a cycle on a row's warp is one of this thread block, until the next block in the row.
struct TimelineBlock {
  std::int32_t row = 0;
  double from = 0;        ///< cycle, may be before the range shown
  std::int64_t block = 0; ///< its number in the grid
  bool operator==(const TimelineBlock&) const = default;
};

struct Timeline {
  std::vector<TimelineRow> rows;
  std::vector<TimelineArrow> releases; ///< from who let go a warp that waited at a barrier, to it
  std::vector<TimelineBlock> blocks;   ///< by row, then by cycle; empty but for a grid of blocks
  double from = 0, to = 1;             ///< cycles shown, from < to
  std::vector<TimelineItem> items;     ///< by row, then by cycle; empty where folded
  std::vector<TimelineClass> classes;  ///< of a loop of instructions; else two kinds have colours
  std::vector<TimelineCopies> copies;  ///< by row, then by cycle
  int lanes = 0;                       ///< of the bars of a row
  int first_row = 0;                   ///< of all rows, where only some are here
  std::string other{};                 ///< what the other instruction is called: "loads"
  /// Too many to tell apart: per row and column the part of the time that an arithmetic and
  /// another instruction is in flight, 0 to 255, row by row.
  int columns = 0;
  std::vector<std::uint8_t> arithmetic_share, other_share;
  std::vector<std::uint8_t> class_share; ///< the same of each class, cell by cell
  std::vector<InFlightStep> in_flight;
  float in_flight_max = 1; ///< of the arithmetic and the other sum, over the whole trace
  double little_arithmetic = 0, little_other = 0; ///< latency × throughput, Little's law
  std::vector<SlotColumn> slot_use;
  double cursor = -1;             ///< cycle under the cursor; negative: none
  std::int32_t selected_row = -1; ///< the empty slot or instruction asked about
  double selected_cycle = -1;
  std::vector<TimelineArrow> arrows; ///< its cause
  bool operator==(const Timeline&) const = default;
};

} // namespace loom
