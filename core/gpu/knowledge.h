#pragma once

/// How well a GPU is known, at a glance: by the five numbers that the model of global loads takes,
/// mem_lat, mem_thru, alu_lat, alu_thru and issue_thru.

#include "core/gpu/gpu_spec.h"

#include <array>

namespace loom {

/// Best first.
enum class Knowledge {
  measured,  ///< measured for this project, or worked out from what was
  published, ///< said of this very GPU by sources, or worked out from what they say
  derived,   ///< at least one number follows from other GPUs by a rule, or is assumed
  partly,    ///< one to four of the numbers are not known
  unusable   ///< none is known
};
inline constexpr std::array<std::string_view, 5> knowledge_names{
    LOOM_TEXT("measured").english, LOOM_TEXT("published").english, LOOM_TEXT("derived").english,
    LOOM_TEXT("partly").english, LOOM_TEXT("unusable").english};
[[nodiscard]] constexpr std::string_view to_string(Knowledge knowledge) {
  return knowledge_names[static_cast<std::size_t>(knowledge)];
}

/// The least of what the statuses of the five numbers say. A throughput is worked out of other
/// numbers wherever it comes from; it counts as derived only where a class of other cards gives it.
[[nodiscard]] Knowledge knowledge_of(const GpuSpec& gpu);

} // namespace loom
