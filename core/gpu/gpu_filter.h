#pragma once

/// A filter for GPUs as one types it: "maxwell, released > 2014, sms >= 80".
///
///   filter     = { part }, parts apart by blanks or commas; all of them must fit
///   part       = word | column operator number
///   operator   = < <= > >= = !=   (also ≤ ≥ ≠ ==)
///
/// A word fits a GPU whose name, id, architecture, segment, kind of memory or knowledge
/// ("measured", core/gpu/knowledge.h) has it, letters
/// compared without case. A comparison fits a GPU whose number is known and compares so. `released`
/// takes a year (2014) or a month (2014-09): against a year only the year of a GPU counts.

#include "core/base/result.h"
#include "core/gpu/gpu_columns.h"

namespace loom {

enum class Comparison { less, at_most, more, at_least, equal, unequal };

/// "sms >= 80".
struct GpuCondition {
  GpuColumn column;
  Comparison comparison;
  std::string number; ///< as typed
  double value;       ///< the same in the column's unit; months for released
};

struct GpuFilter {
  std::vector<std::string> words; ///< in small letters
  std::vector<GpuCondition> conditions;

  [[nodiscard]] bool accepts(const GpuSpec& gpu) const;
};

/// The filter, or bad_argument with the column in the text, from 1, and what was expected there.
[[nodiscard]] Result<GpuFilter> parse_gpu_filter(std::string_view text);

} // namespace loom
