/// What docs/accuracy.md states of the models' errors, computed anew.

#include "core/base/number.h"
#include "core/scenario/measured_sets.h"
#include "core/scenario/parameters.h"
#include "core/study/residuals.h"
#include "gpus/embedded.h"

#include <gtest/gtest.h>

#include <fstream>
#include <sstream>
#include <string>
#include <vector>

namespace loom {
namespace {

std::vector<std::string> cells(const std::string& line) {
  std::vector<std::string> result;
  std::istringstream in(line.substr(1));
  for (std::string cell; std::getline(in, cell, '|');) {
    const std::size_t first = cell.find_first_not_of(" `"), last = cell.find_last_not_of(" `");
    result.push_back(first == std::string::npos ? "" : cell.substr(first, last - first + 1));
  }
  return result;
}

/// The rows that begin with a measured file, below the heading.
std::vector<std::vector<std::string>> rows(const std::string& heading) {
  std::ifstream in(std::string(LOOM_SOURCE_DIR) + "/docs/accuracy.md");
  EXPECT_TRUE(in);
  std::vector<std::vector<std::string>> result;
  bool below = false;
  for (std::string line; std::getline(in, line);) {
    if (line.starts_with("## "))
      below = line == "## " + heading;
    if (below && line.starts_with("| `h200_"))
      result.push_back(cells(line));
  }
  return result;
}

/// The set of a row: its OPTIONS are --mix, --access, --ilp, or the file's own as --data.
MeasuredSetPtr set_of(const std::vector<std::string>& row, Scenario& scenario,
                      const Catalogue& catalogue) {
  std::istringstream options(row[1]);
  bool data = false;
  for (std::string option, value; options >> option >> value;) {
    data = data || option == "--data";
    if (option == "--ilp")
      scenario.ilp = std::stoi(value);
    else if (option == "--access")
      scenario.access = value;
    else if (option == "--mix")
      scenario = with_choice(scenario, "mix", value).value();
  }
  if (!data)
    for (const MeasuredSetPtr& set : measured_sets(scenario, &catalogue))
      if (set->name == row[0])
        return set;
  MeasuredSet set{.name = row[0], .ilp = scenario.ilp};
  Measurement measurement;
  measurement.file = row[0];
  measurement.ilp = scenario.ilp;
  if (const auto points = data ? catalogue.points(measurement) : nullptr)
    set.data = *points;
  return std::make_shared<MeasuredSet>(std::move(set));
}

TEST(Accuracy, IsAsThePageStatesIt) {
  const Catalogue catalogue(embedded_gpu_files());
  auto stated = rows("Now");
  EXPECT_GE(stated.size(), 10u);
  const auto streamed = rows("Where chains lie in memory");
  EXPECT_EQ(streamed.size(), 3u);
  stated.insert(stated.end(), streamed.begin(), streamed.end());
  for (const std::vector<std::string>& row : stated) {
    ASSERT_EQ(row.size(), 6u) << row[0];
    Scenario scenario = default_scenario(catalogue.find("h200").value());
    const MeasuredSetPtr set = set_of(row, scenario, catalogue);
    for (std::size_t model = 0; model < 3; ++model) {
      const std::string what = row[0] + ' ' + row[1] + ' ' + std::string(model_table()[model].id);
      const auto off =
          summarise(residuals(ModelRun::make(scenario, model).value(), *set)); // α = ∞ too
      ASSERT_TRUE(off) << what;
      EXPECT_EQ(std::to_string(off->count), row[2]) << what;
      const std::string& cell = row[3 + model];
      const auto slash = cell.find(" / ");
      ASSERT_NE(slash, std::string::npos) << what;
      // As rounded there; of a simulation, where libraries draw and round otherwise, a little more.
      const double within = model == 2 ? 0.1 : 0.006;
      EXPECT_NEAR(100 * off->mean, parse_number(cell.substr(0, slash)).value(), within) << what;
      EXPECT_NEAR(100 * off->worst.relative, parse_number(cell.substr(slash + 3)).value(),
                  model == 2 ? 0.5 : 0.06)
          << what;
    }
  }
}

TEST(Accuracy, MeetsItsAims) {
  for (const std::vector<std::string>& row : rows("Now")) {
    const bool fitted = row[1] == "--access coalesced" || row[1].starts_with("--mix") ||
                        row[1].starts_with("--data");
    const std::string& saturation = row.at(4);
    EXPECT_LE(parse_number(saturation.substr(0, saturation.find(' '))).value(), fitted ? 1 : 2.5)
        << row[0];
    if (row[1].starts_with("--ilp")) {
      EXPECT_LE(parse_number(row[5].substr(0, row[5].find(' '))).value(), 3) << row[1];
    }
  }
}

} // namespace
} // namespace loom
