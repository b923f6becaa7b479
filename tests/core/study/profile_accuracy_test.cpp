// What docs/accuracy.md states of everyday kernels that were profiled on an H100, computed anew.

#include "core/model/saturation.h"
#include "core/scenario/models.h"
#include "core/study/profile_advice.h"
#include "core/study/profile_model.h"
#include "gpus/embedded.h"
#include "tests/core/study/report_file.h"

#include <fmt/format.h>
#include <gmock/gmock.h>

#include <algorithm>
#include <array>
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

/// Every launch of the everyday kernels, by the kernel's name.
std::vector<std::pair<std::string, ProfileModel>> profiled() {
  static const Catalogue catalogue(embedded_gpu_files());
  std::vector<std::pair<std::string, ProfileModel>> all;
  profile::Reader reader("profile");
  EXPECT_TRUE(reader.feed(measured_file("h100_everyday_profile.csv")));
  const auto profile = reader.finish();
  EXPECT_TRUE(profile);
  for (const profile::Launch& launch : profile->launches) {
    auto model = profile_model(launch, catalogue);
    EXPECT_TRUE(model) << launch.kernel << ": " << to_line(model.error());
    EXPECT_TRUE(model->ipc.error()) << launch.kernel;
    all.emplace_back(profile::short_name(launch.kernel), *std::move(model));
  }
  return all;
}

std::string text_of_page() {
  std::ifstream page(LOOM_SOURCE_DIR "/docs/accuracy.md");
  std::stringstream text;
  text << page.rdbuf();
  return text.str();
}

TEST(ProfileAccuracy, IsAsThePageStatesIt) {
  const auto part_of = parts();
  std::map<std::string, std::vector<double>> bounds, one_chain;
  for (const auto& [kernel, model] : profiled()) {
    const std::string& part = part_of.at(kernel);
    bounds[part].push_back(std::abs(*model.ipc.error()));
    one_chain[part].push_back(std::abs(model.in_one_chain / *model.ipc.measured - 1));
  }
  const std::string page = text_of_page();
  for (const char* part : {"build", "try"})
    EXPECT_THAT(page,
                testing::HasSubstr(fmt::format("| {} | {} | {} | {} |", part, bounds[part].size(),
                                               summary(bounds[part]), summary(one_chain[part]))));
}

/// Warps that give `share` of the most that was measured, on straight lines from none through what
/// was measured.
double warps_measured(const std::map<double, double>& ipc_at, double share) {
  double most = 0;
  for (const auto& [warps, ipc] : ipc_at)
    most = std::max(most, ipc);
  double from = 0, below = 0;
  for (const auto& [warps, ipc] : ipc_at) {
    if (ipc >= share * most)
      return from + (warps - from) * (share * most - below) / (ipc - below);
    from = warps, below = ipc;
  }
  return from;
}

/// Of `most` warps, those that give `share` of its rate.
double warps_modelled(const LoopNumbers& loop, const GpuSpec& gpu, double most, double share) {
  const Saturation saturation = saturation_of(gpu, loop);
  const double wanted = share * saturated_throughput(loop, saturation, most);
  double low = 0, high = most;
  for (int step = 0; step < 50; ++step) {
    const double middle = (low + high) / 2;
    (saturated_throughput(loop, saturation, middle) < wanted ? low : high) = middle;
  }
  return high;
}

// The launch with the most warps says how many of them nine tenths of its rate need.
TEST(ProfileAccuracy, OfNeededWarpsIsAsThePageStatesIt) {
  const auto part_of = parts();
  std::map<std::string, std::map<double, double>> measured;
  std::map<std::string, std::map<double, ProfileModel>> models;
  for (auto& [kernel, model] : profiled()) {
    measured[kernel][model.warps] = *model.ipc.measured;
    models[kernel].emplace(model.warps, std::move(model));
  }
  constexpr double share = 0.9, near = 4;
  std::map<std::string, std::array<int, 3>> counted; // kernels, near with its loop, in one chain
  for (const auto& [kernel, ipc_at] : measured) {
    if (ipc_at.size() < 3)
      continue;
    const auto& [most, model] = *models[kernel].rbegin();
    LoopNumbers one = model.numbers;
    one.ilp = 1;
    one.path.reset();
    for (auto& item : one.items)
      item.independent = 1;
    const double needed = warps_measured(ipc_at, share);
    auto& [kernels, with_loop, in_one_chain] = counted[part_of.at(kernel)];
    ++kernels;
    const GpuSpec& gpu = *model.scenario.gpu;
    with_loop += std::abs(warps_modelled(model.numbers, gpu, most, share) - needed) <= near;
    in_one_chain += std::abs(warps_modelled(one, gpu, most, share) - needed) <= near;
  }
  const std::string page = text_of_page();
  for (const char* part : {"build", "try"}) {
    const auto& [kernels, with_loop, in_one_chain] = counted[part];
    EXPECT_THAT(page, testing::HasSubstr(fmt::format("| {} | {} kernels | {} | {} |", part, kernels,
                                                     with_loop, in_one_chain)));
  }
}

// Each change stands behind the kernel that it was made to, at the same occupancy.
TEST(ProfileAccuracy, OfChangesIsAsThePageStatesIt) {
  constexpr std::pair<std::string_view, ChangeKind> kinds[] = {
      {"loads2", ChangeKind::loads},         {"wide4", ChangeKind::width},
      {"coalesced", ChangeKind::coalescing}, {"no_conflicts", ChangeKind::conflicts},
      {"fewer_bytes2", ChangeKind::bytes},   {"fast", ChangeKind::approximations},
  };
  const std::string page = text_of_page();
  const profile::Report& report = changes_report();
  const auto& launches = report.profile.launches;
  std::map<std::string, std::size_t> bases;
  int changes = 0, inside = 0, signs = 0;
  for (std::size_t i = 0; i < launches.size(); ++i) {
    const std::string& name = launches[i].kernel;
    const std::size_t middle = name.find("__");
    const std::string kernel = name.substr(0, middle), change = name.substr(middle + 2);
    if (change == "base") {
      bases[kernel] = i;
      continue;
    }
    const auto* const kind =
        std::ranges::find(kinds, change, &std::pair<std::string_view, ChangeKind>::first);
    if (kind == std::ranges::end(kinds))
      continue;
    const std::size_t base = bases.at(kernel);
    const WaitingCode code = waiting_code(profile::sampled_code(report, base, "f").value());
    const auto all = advices(launches[base], &code);
    const auto advice = std::ranges::find(all, kind->second, &ProfileAdvice::kind);
    ASSERT_NE(advice, all.end()) << name;
    const double measured =
        *launches[base][profile::Metric::duration] / *launches[i][profile::Metric::duration];
    ++changes;
    inside += advice->low <= measured && measured <= advice->high;
    signs += advice->helps() == (measured >= 1.05);
    EXPECT_THAT(page, testing::HasSubstr(fmt::format(
                          "| {}, {:.0f} | {} | {:.2f} | {:.2f} to {:.2f} | {:.2f} |", kernel,
                          *launches[base][profile::Metric::warps], change_id(kind->second),
                          advice->speedup, advice->low, advice->high, measured)));
  }
  EXPECT_GE(changes, 10);
  EXPECT_THAT(page, testing::HasSubstr(fmt::format(
                        "Whether it helps is said rightly of {} of the {} of them, and {} lie in "
                        "their intervals.",
                        signs, changes, inside)));
}

} // namespace
} // namespace loom
