#pragma once

/// Columns of a table of GPUs: the words that every GPU carries, then its numbers by group.

#include "core/gpu/gpu_spec.h"

#include <variant>

namespace loom {

/// What a GPU says of itself in words, and how well it is known.
enum class GpuWord {
  name,
  architecture,
  released,
  segment,
  compute_capability,
  memory_type,
  knowledge ///< what knowledge_of() says (core/gpu/knowledge.h), which it is sorted by
};

using GpuColumn = std::variant<GpuWord, FactKey>;
inline constexpr std::size_t gpu_word_count = 7;
inline constexpr std::size_t gpu_column_count = gpu_word_count + fact_count;

/// All columns: the words, then the facts in the order of fact_groups().
[[nodiscard]] std::span<const GpuColumn, gpu_column_count> gpu_columns();

/// "released", "mem_lat": how a filter and the settings call the column.
[[nodiscard]] std::string_view column_name(const GpuColumn& column);
/// The column of a name, letters compared without case. Short names are known, too: "sms" for
/// sm_count, "bandwidth" for pin_bandwidth, "cc" for compute_capability, "memory" for memory_type.
[[nodiscard]] std::optional<GpuColumn> gpu_column(std::string_view name);

/// Whether a name or a short name begins with `text`: it may be about to become one.
[[nodiscard]] bool begins_column(std::string_view text);

/// The GPU's word; empty when unknown.
[[nodiscard]] const std::string& word_of(const GpuSpec& gpu, GpuWord word);

/// "2014-09" in months, "7.5" as 7 × 1000 + 5, so that 10.0 is above 9.0; nothing for what is
/// neither.
[[nodiscard]] std::optional<double> months(std::string_view released);
[[nodiscard]] std::optional<double> capability(std::string_view text);

/// Whether the GPU says anything in this column.
[[nodiscard]] bool known(const GpuSpec& gpu, const GpuColumn& column);
/// Whether `a` stands before `b` in a table sorted by this column, where both are known: numbers
/// and dates by their value, words by letters without case and by the numbers in them ("GTX 980"
/// before "GTX 1080").
[[nodiscard]] bool stands_before(const GpuSpec& a, const GpuSpec& b, const GpuColumn& column);

} // namespace loom
