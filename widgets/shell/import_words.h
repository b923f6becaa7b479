#pragma once

/// Names of what a column of measurements can mean, and of why rows are refused.

#include "core/measured/import.h"

#include <QString>

class QComboBox;

namespace loom {

/// "throughput, GB/s of the GPU".
[[nodiscard]] QString meaning_name(ColumnMeaning meaning);
/// Every meaning, a line between quantities; the data of an entry is the meaning as int.
void fill_meanings(QComboBox& box);
/// "3 of 40 rows refused: duplicates: 3 (first in line 7, column 2: ...)"; of a report that refuses
/// any.
[[nodiscard]] QString refused_words(const ImportReport& report);

} // namespace loom
