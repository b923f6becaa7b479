#pragma once

/// The tables of gpus/measured, for tests.

#include "core/text/csv_columns.h"
#include "core/text/text.h"

#include <gtest/gtest.h>

#include <initializer_list>
#include <string>
#include <vector>

namespace loom::kernel {

/// Rows of a file of gpus/measured; columns without a rule.
inline std::vector<std::vector<double>> measured_rows(const char* name,
                                                      std::initializer_list<const char*> names) {
  std::vector<CsvColumn> columns;
  for (const char* each : names)
    columns.push_back({each, "", 0, 1e12});
  const auto text = read_file(LOOM_SOURCE_DIR "/gpus/measured/" + std::string(name));
  EXPECT_TRUE(text);
  const auto numbers = csv_columns(text.value_or(""), name, columns);
  EXPECT_TRUE(numbers) << to_line(numbers.error());
  return numbers ? numbers->rows : std::vector<std::vector<double>>{};
}

} // namespace loom::kernel
