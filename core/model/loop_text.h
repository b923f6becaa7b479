#pragma once

/// A loop of instructions as text: what one warp repeats, an item a line.
///
///     # inner loop of a tiled matrix product, two tiles in flight
///     ilp 4
///     LDGSTS.128 x4 stages=2 l2=0.6
///     LDS.128 x8
///     FFMA x64
///     BAR.SYNC
///
/// An item is a class of instruction (gpus/architectures), then `xN`, how many of them an iteration
/// of one warp has (1 where nothing is said; a real number, so that an average can be given), then
/// what belongs to its class:
///
///     ilp=8            of them, one after the other, that do not wait for each other;
///                      from xN = 1 on no more than an iteration has
///     l1=0.8 l2=0.1    shares of its accesses that L1 and L2 serve; the rest comes from DRAM
///     passes=4         times that shared memory is taken by one instruction (bank conflicts) for
///                      each that it takes without them, which adds to its latency as well; 0.5 and
///                      0.25 where loads of 8 or 16 bytes a thread take fewer
///                      (core/memory/banks.h): LDS.128 passes=0.5 where all threads read one word.
///                      Or 128-byte lines of the L1 that one instruction touches, from 1
///     sectors=32       32-byte sectors that one instruction moves (coalescing)
///     bytes=8192       that one instruction moves, of a bulk copy (TMA)
///     access=stride2   of LDG.32: one of the access patterns that the GPU's file has measured, all
///                      of whose accesses DRAM serves
///     stages=3         an asynchronous copy that the warp waits for so many iterations later
///
/// `ilp N` says how many independent chains of instructions a warp has, and `chain` that it has
/// one, which is so where nothing is said. `path N` replaces the chain by the critical path of real
/// code: N cycles, at least, from an iteration of a warp to its next. `;` ends a line as well, and
/// `#` begins a comment. The first comment is the loop's title.
///
/// Warps of a block may have roles (warp specialisation), each with its instructions:
///
///     role producer x1
///     UTMALDG bytes=16384 stages=4 l2=0.9
///     role consumer x2
///     HGMMA.64x256x16.F32 x4 ilp=4
///
/// `role NAME xN` begins the instructions of N warps of every block, `producer` or `consumer`, each
/// once; both have to be there, and instructions before the first one belong to nobody. An
/// iteration is one of the block: each of its warps passes its own instructions once. The
/// producers' copies with stages fill a ring of so many stages, all copies of an iteration one
/// stage. A producer waits at the stage's mbarrier until it is empty, and starts its copies; when
/// the bytes of all producers have landed, the stage is full. A consumer waits for that, computes,
/// and arrives at the other mbarrier once its results are there; when all consumers have, the stage
/// is empty. Waits and arrivals take no issue slot. BAR.SYNC is the barrier of all warps of the
/// block, and reached equally often by both roles. Of a warp group, whose products (HGMMA) are one
/// instruction, say one warp. A warp has one chain then: no `ilp N`, no `path N`.

#include "core/base/result.h"
#include "core/model/warp_role.h"

#include <array>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace loom {

/// What may be said of an item beside its count.
enum class LoopOption { ilp, l1, l2, passes, sectors, bytes, stages };
inline constexpr std::size_t loop_option_count = 7;

/// A row of the table of options, from which reading, writing, messages and sliders come.
struct LoopOptionInfo {
  std::string_view name; ///< as the text form has it: "stages"
  double min, max;       ///< inclusive
  bool whole;            ///< whole numbers only
  std::string_view unit; ///< "B", or empty
  Text words;            ///< what it is
};
/// In the order of the enumeration.
[[nodiscard]] std::span<const LoopOptionInfo, loop_option_count> loop_option_table();
[[nodiscard]] const LoopOptionInfo& loop_option_info(LoopOption option);

/// One item of a loop.
struct LoopItem {
  std::string instruction; ///< a class: "FFMA", "LDG.128"
  double count = 1;        ///< in an iteration of one warp, 0 to max_loop_count
  std::array<std::optional<double>, loop_option_count> options{};
  WarpRole role = WarpRole::every; ///< whose instruction it is
  std::string access{};            ///< id of a pattern of GpuSpec; empty where there is none

  [[nodiscard]] std::optional<double> option(LoopOption which) const {
    return options[static_cast<std::size_t>(which)];
  }
  bool operator==(const LoopItem&) const = default;
};

/// What one warp repeats.
struct Loop {
  std::string title;
  std::vector<LoopItem> items; ///< 1 to max_loop_items
  int ilp = 1;                 ///< independent chains of a warp, 1 to 64
  std::optional<double> path;  ///< cycles of the critical path of an iteration, 0 to 1e6
  /// Warps of every block with that role, together at most max_block_warps; 0 where there are none.
  int producers = 0, consumers = 0;
  [[nodiscard]] bool has_roles() const { return producers + consumers > 0; }
  bool operator==(const Loop&) const = default;
};

inline constexpr std::size_t max_loop_items = 64;
inline constexpr double max_loop_count = 1e6;

/// Reads the text form. bad_input with line and column: a number out of range, an unknown option
/// (with the nearest), shares over 1, a role twice or without instruction, no item or more than
/// max_loop_items. Whether a class exists
/// and which options it takes is for core/model/loop_numbers.h to say; so that it can say where,
/// `places` receives the place of every item.
[[nodiscard]] Result<Loop> loop_from_text(std::string_view text, const std::string& file = {},
                                          std::vector<Place>* places = nullptr);

/// The text form, a line an item; reading it gives the same loop.
[[nodiscard]] std::string to_text(const Loop& loop);

/// One item as the text form has it: "LDG.128 x4 l2=0.6".
[[nodiscard]] std::string to_text(const LoopItem& item);

} // namespace loom
