#pragma once

/// What a launch's values say together: whether they agree, what limits it, and what one launch
/// says of another with more resident warps.

#include "core/base/message.h"
#include "core/profile/reader.h"

namespace loom::profile {

/// Two ways to the same number.
struct Agreement {
  Message what;     ///< "stall reasons add up to the latency"
  double left = 0;  ///< the first side, computed of other values
  double right = 0; ///< what the export states
  std::string_view unit;
  double allowed = 0; ///< relative difference that rounding and replays in passes explain
  [[nodiscard]] bool agrees() const;
};

/// Those for which the launch has the values:
/// - stall reasons, warps waiting per instruction issued, add up to cycles per instruction issued;
/// - Little's law: warps per SM = instructions issued per cycle per SM x their latency;
/// - bytes read and written at DRAM / duration = bandwidth;
/// - resident warps achieved are at most those possible (0 allowed above).
[[nodiscard]] std::vector<Agreement> agreements(const Launch& launch);

/// Instructions executed per cycle in which the SM has a warp, and SM: from counts where they are,
/// else as printed.
[[nodiscard]] std::optional<double> executed_rate(const Launch& launch);
/// Bytes at a level, of sectors of 32 bytes at the caches; nothing without its counts.
[[nodiscard]] std::optional<double> l1_traffic(const Launch& launch);
[[nodiscard]] std::optional<double> l2_traffic(const Launch& launch);
[[nodiscard]] std::optional<double> dram_traffic(const Launch& launch);

/// What the use of resources says of a launch. Below `latency_use` of every peak latency limits,
/// from `limiting_use` on the resource does, as Nsight Compute's own rule has it (SpeedOfLight).
enum class UseVerdict {
  resource,   ///< the one that is used most
  latency,    ///< nothing is near its peak
  between,    ///< neither is seen to limit alone
  incomplete, ///< not every resource was measured, and none of the others limits
};
inline constexpr double limiting_use = 80, latency_use = 60; ///< percent
/// The resource that a launch uses most, in percent of its peak; nothing where no use was measured.
struct MostUsed {
  std::string name; ///< "DRAM", "L2", "L1", "issue slots", "pipe fma"
  double percent = 0;
  UseVerdict verdict = UseVerdict::incomplete;
};
[[nodiscard]] std::optional<MostUsed> most_used(const Launch& launch);

/// Throughput of `other`, launched of the same kernel with more resident warps, as `base` says it:
/// the smaller of warps of `other` / latency of `base` and what the resource that `base` uses most
/// would sustain at 100 %. Assumes that the latency stays as it was at fewer warps.
struct Prediction {
  std::size_t base = 0, other = 0; ///< of the launches
  double latency_bound = 0;        ///< instructions / cycle / SM
  std::optional<double> resource_bound;
  std::string resource;
  double measured = 0;
  [[nodiscard]] double predicted() const;
  [[nodiscard]] double error() const { return predicted() / measured - 1; }
};
/// For each kernel that was launched at several occupancies, in blocks of one size on one kind of
/// GPU: of the launch with the fewest warps, every one with at least 1.1 times as many.
[[nodiscard]] std::vector<Prediction> predictions(std::span<const Launch> launches);

/// The option that brings what all launches lack, --metrics "a,b,c"; empty where nothing is
/// lacking.
[[nodiscard]] std::string missing_option(std::span<const Launch> launches);
/// The metrics that it asks for, by their names in ncu.
[[nodiscard]] std::vector<std::string> missing_metrics(std::span<const Launch> launches);

} // namespace loom::profile
