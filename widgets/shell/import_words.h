#pragma once

/// Names of what a column of measurements can mean.

#include "core/measured/import_mapping.h"

#include <QString>

class QComboBox;

namespace loom {

/// "throughput, GB/s of the GPU".
[[nodiscard]] QString meaning_name(ColumnMeaning meaning);
/// Every meaning, a line between quantities; the data of an entry is the meaning as int.
void fill_meanings(QComboBox& box);

} // namespace loom
