#pragma once

/// Launches of kernels as a profiler measured them, whatever file they come from.

#include "core/base/message.h"
#include "core/profile/metrics.h"

#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace loom::profile {

/// A part of a launch that the export names: a stall reason, a pipeline.
struct Share {
  std::string name;
  double value = 0;
  bool operator==(const Share&) const = default;
};

/// One launch of a kernel.
struct Launch {
  std::string kernel;
  std::string id; ///< as the export counts launches; empty in a summary
  /// "(256, 1, 1)", or "256" where the export says no more; empty where it says nothing.
  std::string block, grid;
  std::string capability;
  std::string gpu; ///< its name, as "NVIDIA H200", where the export has it
  int line = 0;    ///< where it begins in the file
  /// In the units of metrics(); a summary's are averages.
  std::array<std::optional<double>, metric_count> values{};
  std::vector<Share> stalls; ///< warps that wait for a reason, per instruction issued
  std::vector<Share> pipes;  ///< use of each, in percent, of those used at all
  /// Instructions of all warps by name, as "LDG.E.128", where the export lists the instances of
  /// sass__inst_executed_per_opcode_with_modifier_all, or by plain opcode without it.
  std::vector<Share> opcodes;
  bool modifiers = false;    ///< the opcodes are with their modifiers
  std::vector<Share> others; ///< of verdict_metrics(), by their names

  [[nodiscard]] const std::optional<double>& operator[](Metric metric) const {
    return values[static_cast<std::size_t>(metric)];
  }
  /// What `others` has of a metric.
  [[nodiscard]] std::optional<double> other(std::string_view name) const;
  bool operator==(const Launch&) const = default;
};

struct Profile {
  std::vector<Launch> launches;
  std::size_t other_lines = 0; ///< of ncu and the program, left out
  bool summary = false;        ///< values are averages over launches
  std::vector<Message> notes;  ///< what of the file could not be read
};

/// Most launches of a file: what has more is one to cut.
inline constexpr std::size_t max_launches = 20'000;
inline constexpr std::size_t max_shares = 100; ///< stall reasons, or pipes, of a launch
inline constexpr std::size_t max_opcodes = 2000;

} // namespace loom::profile
