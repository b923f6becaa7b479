// What docs/accuracy.md states of everyday kernels that were profiled on an H100, computed anew.

#include "core/scenario/profile_model.h"
#include "gpus/embedded.h"

#include <fmt/format.h>
#include <gmock/gmock.h>

#include <algorithm>
#include <cmath>
#include <fstream>
#include <map>
#include <sstream>
#include <vector>

namespace loom {
namespace {

std::string measured_file(std::string_view name) {
  const auto files = embedded_gpu_files();
  const auto found = std::ranges::find(files, name, &EmbeddedFile::name);
  return found == files.end() ? std::string() : std::string(found->content);
}

/// Which half each kernel belongs to: the one to build a model on, or the one to try it.
std::map<std::string, std::string> parts() {
  std::map<std::string, std::string> part_of;
  std::istringstream lines(measured_file("h100_everyday_kernels.csv"));
  for (std::string line; std::getline(lines, line);) {
    std::istringstream in(line);
    std::string kernel, part;
    if (std::getline(in, kernel, ',') && std::getline(in, part, ',') && !line.starts_with('#'))
      part_of[kernel] = part;
  }
  return part_of;
}

/// "median / 90th percentile / worst", in per cent.
std::string summary(std::vector<double> errors) {
  std::ranges::sort(errors);
  const auto at = [&](double share) {
    return 100 * errors[static_cast<std::size_t>(share * static_cast<double>(errors.size() - 1))];
  };
  return fmt::format("{:.0f} / {:.0f} / {:.0f}", at(0.5), at(0.9), at(1));
}

TEST(ProfileAccuracy, IsAsThePageStatesIt) {
  const Catalogue catalogue(embedded_gpu_files());
  profile::Reader reader("profile");
  ASSERT_TRUE(reader.feed(measured_file("h100_everyday_profile.csv")));
  const auto profile = reader.finish();
  ASSERT_TRUE(profile);
  const auto part_of = parts();
  std::map<std::string, std::vector<double>> bounds, one_chain;
  for (const profile::Launch& launch : profile->launches) {
    const auto model = profile_model(launch, catalogue);
    ASSERT_TRUE(model) << launch.kernel << ": " << to_line(model.error());
    ASSERT_TRUE(model->ipc.error()) << launch.kernel;
    const std::string& part = part_of.at(profile::short_name(launch.kernel));
    bounds[part].push_back(std::abs(*model->ipc.error()));
    one_chain[part].push_back(std::abs(model->in_one_chain / *model->ipc.measured - 1));
  }
  std::ifstream page(LOOM_SOURCE_DIR "/docs/accuracy.md");
  std::stringstream text;
  text << page.rdbuf();
  for (const char* part : {"build", "try"})
    EXPECT_THAT(text.str(),
                testing::HasSubstr(fmt::format("| {} | {} | {} | {} |", part, bounds[part].size(),
                                               summary(bounds[part]), summary(one_chain[part]))));
}

} // namespace
} // namespace loom
