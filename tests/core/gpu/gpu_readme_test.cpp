// Tables of gpus/README.md are written from core/gpu/fact_rows.inc and overhead_rows.inc.

#include "core/base/number.h"
#include "core/gpu/architecture.h"
#include "core/gpu/fact_groups.h"

#include <gtest/gtest.h>

#include <array>
#include <cstdlib>
#include <fstream>
#include <sstream>

namespace loom {
namespace {

constexpr std::string_view end = "<!-- end of what is written -->\n";

constexpr std::array<std::string_view, fact_count> details{
#define LOOM_FACT(key, unit, least, most, whole, heading, words, details) details,
#include "core/gpu/fact_rows.inc"
};

std::string tables() {
  std::ostringstream out;
  for (const FactGroup& group : fact_groups()) {
    out << "\n### " << group.name
        << "\n\n| key | unit | range | meaning |\n| --- | --- | --- | --- |\n";
    for (const FactKey key : group.keys) {
      const FactInfo& info = fact_info(key);
      const std::string_view more = details[static_cast<std::size_t>(key)];
      out << "| `" << info.name << "` | `" << info.unit << "` | " << shortest(info.min) << " to "
          << shortest(info.max) << (info.whole ? ", whole" : "") << " | "
          << info.description.english << (more.empty() ? "" : "; ") << more << " |\n";
    }
  }
  out << '\n';
  return out.str();
}

std::string overheads() {
  std::ostringstream out;
  out << "\n| key | unit | at most | where a file has none | meaning |\n"
         "| --- | --- | --- | --- | --- |\n";
  for (const OverheadInfo& info : overhead_table())
    out << "| `" << info.name << "` | `" << info.unit << "` | " << shortest(info.max) << " | "
        << (info.stand_in.empty() ? "left out" : "as on " + std::string(info.stand_in)) << " | "
        << info.meaning << " |\n";
  out << '\n';
  return out.str();
}

/// The page has this table where it says that it is written from the file.
void expect_written(const std::string& file, const std::string& table) {
  const std::string path = LOOM_SOURCE_DIR "/gpus/README.md";
  const std::string begin = "<!-- written from core/gpu/" + file + " by a test -->\n";
  std::ostringstream text;
  text << std::ifstream(path).rdbuf();
  const std::string page = text.str();
  const auto from = page.find(begin), to = page.find(end, from);
  ASSERT_TRUE(from != std::string::npos && to != std::string::npos);
  const std::string wanted = page.substr(0, from + begin.size()) + table + page.substr(to);
  if (std::getenv("LOOM_UPDATE_GOLDEN"))
    std::ofstream(path) << wanted;
  EXPECT_EQ(page, wanted) << "run: LOOM_UPDATE_GOLDEN=1 ctest --preset release -R GpuReadme";
}

TEST(GpuReadme, ItsTablesAreTheRowsOfFacts) { expect_written("fact_rows.inc", tables()); }

TEST(GpuReadme, ItsTableOfOverheadsIsTheirRows) {
  expect_written("overhead_rows.inc", overheads());
}

} // namespace
} // namespace loom
