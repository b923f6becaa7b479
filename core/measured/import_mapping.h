#pragma once

/// What the columns of somebody's CSV mean: how a file of measurements is read before its numbers
/// are. Any dialect is understood: comma, semicolon or tab between the fields, a decimal comma
/// where the separator is another, quotes, a byte order mark, '#' lines as notes, CRLF.

#include "core/base/result.h"

#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace loom {

/// What is read; a file has at most one column of each.
enum class Quantity {
  none,
  alpha,
  warps,
  ilp,
  throughput,
  error,
  low,
  high,
  loop_cycles,
  loop_slots,
  needed
};
inline constexpr std::size_t quantity_count = 11;

/// A quantity in a unit. The throughput is that of one kernel; every way to quote it is converted
/// to IPC/SM of the other instruction (at α = ∞ of arithmetic) by core/model/units.h.
enum class ColumnMeaning {
  ignored,
  alpha, ///< arithmetic instructions an iteration, 0 to infinity
  warps, ///< resident per SM
  warps_per_scheduler,
  threads,           ///< per SM
  occupancy_percent, ///< of the warps that an SM holds
  occupancy_share,   ///< the same, 0 to 1
  ilp,               ///< rows of another ILP than the mapping's are left out
  other_ipc,         ///< other instructions, of a loop iterations, per cycle per SM
  instruction_ipc,   ///< all instructions per cycle per SM: α + extra_arithmetic + 1 an iteration
  arithmetic_ipc,    ///< the α arithmetic instructions of an iteration per cycle per SM
  adds,              ///< the same in thread adds per cycle per SM
  gigaflops,         ///< the same of the GPU in Gflop/s, an add being one flop
  gigabytes,         ///< of the GPU in GB/s, 128 bytes an iteration
  cycles,            ///< from one iteration of a warp to its next
  low,               ///< end of the error bar, in the throughput's unit
  high,
  error,         ///< half the error bar, in the throughput's unit
  error_percent, ///< the same, of the throughput
  loop_cycles,   ///< MeasuringLoop::cycles
  loop_slots,    ///< MeasuringLoop::issue_slots
  /// Warps per SM found to be needed, in place of occupancy and throughput; error bars are in them.
  warps_needed,
};

struct MeaningInfo {
  ColumnMeaning meaning;
  Quantity quantity;
  std::string_view id;    ///< for --map: "alpha", "gb/s"
  std::string_view unit;  ///< for messages; may be empty
  std::string_view names; ///< that a header has for it, reduced, between blanks
};
/// In the order of ColumnMeaning.
[[nodiscard]] std::span<const MeaningInfo> meaning_table();
[[nodiscard]] const MeaningInfo& info_of(ColumnMeaning meaning);
/// nullptr for an unknown id.
[[nodiscard]] const MeaningInfo* find_meaning(std::string_view id);

struct ImportMapping {
  std::vector<ColumnMeaning> columns{}; ///< one a column of the file
  std::optional<double> alpha{};        ///< of every row, where no column says it
  std::string mix = "global";
  std::string access = "coalesced";
  int ilp = 1;
  std::string loop{}; ///< in place of mix, access and ILP, as in MeasuredSet
  /// What an iteration of it has beside α arithmetic instructions for each of `memory`.
  double memory = 1, others = 0;
  double extra_arithmetic = 0;
  std::string source{};
  bool operator==(const ImportMapping&) const = default;
};

/// How a file writes its table.
struct CsvDialect {
  char separator = ',';
  bool header = true; ///< the first row names the columns
  /// Numbers may have a comma for a point.
  [[nodiscard]] bool decimal_comma() const { return separator != ','; }
  bool operator==(const CsvDialect&) const = default;
};

/// What one sees of a file before it is read.
struct CsvOutline {
  CsvDialect dialect;
  std::vector<std::string> headers;           ///< "column 1" where the file has none
  std::vector<std::vector<std::string>> rows; ///< the first ones, as they stand there
  std::vector<ColumnMeaning> guess;           ///< by the headers; one a column
};
/// The most columns of a table that is read: the window shows every one with a choice of meanings.
inline constexpr std::size_t max_import_columns = 1000;
/// Reads the first rows. bad_input when there is no table, or one of too many columns.
[[nodiscard]] Result<CsvOutline> csv_outline(std::string_view text, const std::string& file,
                                             std::size_t rows = 8);

/// Whether a cell says that there is no number: "", "n/a", "-", "null".
[[nodiscard]] bool is_not_available(std::string_view text);

/// A cell as a number, a percent sign behind it left out: nothing when it is none, NaN and
/// infinities of either sign in any spelling.
[[nodiscard]] std::optional<double> cell_number(std::string_view text, bool decimal_comma);

} // namespace loom
