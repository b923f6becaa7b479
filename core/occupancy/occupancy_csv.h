#pragma once

/// Occupancy of many launches: a CSV read, and written with the answers appended.

#include "core/base/result.h"

#include <functional>
#include <string>
#include <string_view>

namespace loom {

/// The compute capability of a GPU by id ("gtx980" -> "5.2"), or why there is none.
using CapabilityOfGpu = std::function<Result<std::string>(std::string_view id)>;
/// Told of each bad row.
using OnBadRow = std::function<void(const Error&)>;

/// Reads a CSV with a header line that names `cc` (or `gpu`), `threads_per_block`,
/// `registers_per_thread` and `shared_bytes_per_block`, in any order and among any others, and
/// returns it with `blocks_per_sm,warps_per_sm,occupancy,limited_by` appended to each row.
///
/// A launch of which not even one block fits is a row like any other, with 0 blocks; resources that
/// tie in `limited_by` are separated by ';'. Everything else stays byte for byte: other columns,
/// quotes, '#' lines, empty lines, line ends; but for an apostrophe before what a spreadsheet would
/// compute (core/text/csv_line.h). Where both `cc` and `gpu` are there, `cc` counts.
///
/// internal where there is no row: there is nothing to do.
/// bad_input with line and column for a bad header, and for the first bad row: a wrong number of
/// columns, an unknown compute capability or GPU, a number out of the capability's range. With
/// `on_bad_row` such a row is reported there instead, its appended cells stay empty and the next
/// one follows.
[[nodiscard]] Result<std::string> occupancy_csv(std::string_view text, const std::string& file,
                                                const CapabilityOfGpu& capability_of,
                                                const OnBadRow& on_bad_row = {});

} // namespace loom
