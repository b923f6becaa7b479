#pragma once

/// Reports that tests read whole, with code and samples.

#include "core/profile/file_reader.h"
#include "core/text/text.h"

#include <gtest/gtest.h>

namespace loom {

inline profile::Report report_file(const std::string& path) {
  constexpr std::size_t most = std::size_t{64} << 20;
  const auto bytes = read_file(LOOM_SOURCE_DIR "/" + path, most);
  EXPECT_TRUE(bytes) << path;
  profile::FileReader reader(path, profile::ReportReader::Keep::all);
  EXPECT_TRUE(bytes && reader.feed(*bytes));
  auto report = reader.finish();
  EXPECT_TRUE(report) << path;
  return report ? *std::move(report) : profile::Report();
}
/// Kernels and changes of them, each at two occupancies: tests/core/profile/data/changes.cu.
inline const profile::Report& changes_report() {
  static const profile::Report report = report_file("tests/core/profile/data/changes.ncu-repz");
  return report;
}

} // namespace loom
