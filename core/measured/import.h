#pragma once

/// Measurements out of a CSV of one's own: every row converted to α, warps per SM and IPC/SM, or
/// refused with its line, its column and what was expected.

#include "core/gpu/gpu_spec.h"
#include "core/measured/import_mapping.h"
#include "core/measured/measured_set.h"

#include <cstddef>
#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace loom {

/// Why a row is refused.
enum class Refusal {
  shape,     ///< another number of columns than the header, or a quote without an end
  missing,   ///< an empty cell, or one that says so: "n/a"
  text,      ///< a cell that is no number
  nan,       ///< NaN
  infinite,  ///< infinite warps or throughput; α may be infinite
  negative,  ///< a throughput below 0
  range,     ///< α below 0, warps not from 1 to 1024, throughput above 1e6 IPC/SM, 0 cycles
  unit,      ///< a throughput that the unit cannot give: adds at α = 0, GB/s at α = ∞
  error_bar, ///< one that does not enclose the throughput
  duplicate, ///< the α and warps of a row before
};

struct RefusedRows {
  Refusal why;
  std::size_t count;
  Error first; ///< where the first of them stands, and what was expected there
};

struct ImportReport {
  std::string file;
  std::size_t rows = 0;             ///< of the table
  std::size_t other_ilp = 0;        ///< left out as measured with another ILP
  std::vector<RefusedRows> refused; ///< one a reason that occurs
  [[nodiscard]] std::size_t refused_rows() const;
};
/// "17 of 1000 rows refused: 12 duplicates (first in line 40: ...), 5 negative throughputs (first
/// in line 7, column 9: ...)"; empty when none was.
[[nodiscard]] std::string words(const ImportReport& report);

struct Imported {
  MeasuredSet set; ///< the rows that are good, by α, then warps; sha256 is left to the caller
  ImportReport report;
};

/// Told the fraction done now and then; returns whether to go on.
using ImportProgress = std::function<bool(double)>;
/// Files are read up to this size.
inline constexpr std::size_t max_import_bytes = std::size_t{256} << 20;
/// Longer notes and sources are cut.
inline constexpr std::size_t max_note_bytes = 8192;

/// What the mapping lacks, or asks of the GPU and this does not know; nothing when it can be used.
[[nodiscard]] Result<void> check_mapping(const ImportMapping& mapping, const GpuSpec& gpu);

/// Reads the whole file; a million rows take about half a second. bad_argument as check_mapping(),
/// bad_input where there is no table, internal when `progress` stopped it.
[[nodiscard]] Result<Imported> import_measured(std::string_view text, const std::string& file,
                                               const ImportMapping& mapping, const GpuSpec& gpu,
                                               const ImportProgress& progress = {});

/// What a line "# source: ..." of the file says, for notes without their '#'; empty where there is
/// none. A set without another source has this one.
[[nodiscard]] std::string source_line(std::string_view notes);

/// What a line "# target: 0.9" of the file, or "90 %", says that its warps are needed for, above 0
/// to 1 of the peak: 1 without such a line, nothing where it says no such number. A set whose
/// header says so, "warps for 90 % of the peak", has the line, too.
[[nodiscard]] std::optional<double> target_line(std::string_view notes);

/// The set; or bad_input with words() where rows were refused and that is not wanted
/// (`keep_going`), and where no row is left.
[[nodiscard]] Result<MeasuredSet> accepted(Imported imported, bool keep_going);

} // namespace loom
