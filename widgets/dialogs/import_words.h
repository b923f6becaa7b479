#pragma once

/// Names of what a column of measurements can mean, and of why rows are refused.

#include "core/measured/import.h"

#include <QString>

class QComboBox;

namespace loom {

/// "memory throughput, IPC/SM"; `mixed_in` names the throughput of the instruction mixed in, as the
/// axes of charts do (throughput_scale()).
[[nodiscard]] QString meaning_name(ColumnMeaning meaning, const QString& mixed_in);
/// Every meaning, a line between quantities; the data of an entry is the meaning as int.
void fill_meanings(QComboBox& box, const QString& mixed_in);
/// Names the throughput of another instruction mixed in.
void name_mixed_in(QComboBox& box, const QString& mixed_in);
/// "3 of 40 rows refused: duplicates: 3 (first in line 7, column 2: ...)"; of a report that refuses
/// any.
[[nodiscard]] QString refused_words(const ImportReport& report);

} // namespace loom
