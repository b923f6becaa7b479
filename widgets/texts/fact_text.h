#pragma once

/// A fact of a GPU in words: number, unit, status, source.

#include "core/gpu/fact_groups.h"
#include "core/gpu/gpu_columns.h"

#include <QString>

namespace loom {

/// A group's heading, translated.
[[nodiscard]] QString heading_of(const FactGroup& group);
/// A column's heading without its unit: "released", "mem_lat".
[[nodiscard]] QString column_title(const GpuColumn& column);
/// Its unit; empty for words.
[[nodiscard]] QString column_unit(const GpuColumn& column);
/// What the column means, in a sentence.
[[nodiscard]] QString column_meaning(const GpuColumn& column);

/// A number for a table: three significant digits, but never a rounded whole part ("1126",
/// "0.0815").
[[nodiscard]] QString table_number(double value);

/// The same with the mark of its status before it, so that digits stay under each other.
[[nodiscard]] QString marked_number(const Fact& fact);

/// The fact's note for print: that the number is exact goes without saying there.
[[nodiscard]] QString printed_note(const Fact& fact);

/// Number, unit, status, source and note, each in a line; "not known" where there is no fact.
[[nodiscard]] QString fact_lines(FactKey key, const Fact* fact);

} // namespace loom
