#include "core/profile/judge.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <map>

namespace loom::profile {

namespace {

using enum Metric;
// Nsight Compute runs a kernel once for each group of counters: these differ from run to run.
constexpr double passes_differ = 0.05;

/// Instructions per cycle per SM: from counts where they are, else as printed.
std::optional<double> per_cycle(const Launch& launch, Metric count, Metric printed) {
  if (launch[count] && launch[active_cycles] && launch[sms] && *launch[active_cycles] > 0 &&
      *launch[sms] > 0)
    return *launch[count] / (*launch[active_cycles] * *launch[sms]);
  return launch[printed];
}
std::optional<double> issue_rate(const Launch& launch) {
  return per_cycle(launch, issued, issued_ipc);
}

} // namespace

bool Agreement::agrees() const {
  return right > 0 ? std::abs(left - right) <= allowed * right : left == right;
}

std::optional<double> executed_rate(const Launch& launch) {
  return per_cycle(launch, instructions, ipc);
}
std::optional<double> l1_traffic(const Launch& launch) {
  if (!launch[l1_load_sectors] || !launch[l1_store_sectors])
    return {};
  return sector_bytes * (*launch[l1_load_sectors] + *launch[l1_store_sectors]);
}
std::optional<double> l2_traffic(const Launch& launch) {
  if (!launch[l2_sectors])
    return {};
  return sector_bytes * *launch[l2_sectors];
}
std::optional<double> dram_traffic(const Launch& launch) {
  if (launch[dram_read] && launch[dram_written])
    return *launch[dram_read] + *launch[dram_written];
  return launch[dram_bytes];
}

std::vector<Agreement> agreements(const Launch& launch) {
  std::vector<Agreement> found;
  // A number printed with two decimals is off by up to half of the last one.
  const auto rounding = [](double value) { return value > 0 ? 0.005 / value : 0; };
  // Only all of them add up; "selected", which every instruction is once, is of every full set.
  const bool all_reasons =
      std::ranges::find(launch.stalls, "selected", &Share::name) != launch.stalls.end();
  if (all_reasons && launch[latency]) {
    double sum = 0;
    for (const Share& stall : launch.stalls)
      sum += stall.value;
    found.push_back(
        {LOOM_TEXT("stall reasons add up to the latency of an issued instruction")(), sum,
         *launch[latency], "cycle",
         passes_differ + static_cast<double>(launch.stalls.size()) * rounding(*launch[latency])});
  }
  if (const auto rate = issue_rate(launch); rate && launch[latency] && launch[warps])
    found.push_back({LOOM_TEXT("instructions issued per cycle x their latency are the resident "
                               "warps")(),
                     *rate * *launch[latency], *launch[warps], "warp/SM",
                     passes_differ + (*rate == launch[issued_ipc] ? rounding(*rate) : 0)});
  if (const auto bytes = dram_traffic(launch);
      bytes && launch[duration] && launch[dram_bandwidth] && *launch[duration] > 0)
    found.push_back({LOOM_TEXT("bytes at DRAM / duration are its bandwidth")(),
                     *bytes / *launch[duration], *launch[dram_bandwidth], "byte/s", passes_differ});
  if (launch[warps] && launch[warps_possible] && *launch[warps] > 1.01 * *launch[warps_possible])
    found.push_back({LOOM_TEXT("resident warps achieved are at most those possible")(),
                     *launch[warps], *launch[warps_possible], "warp/SM", 0.01});
  return found;
}

std::optional<MostUsed> most_used(const Launch& launch) {
  std::optional<MostUsed> most;
  const auto offer = [&most](std::string name, double percent) {
    if (!most || percent > most->percent)
      most = {std::move(name), percent};
  };
  for (const auto& [metric, name] : {std::pair{use_dram, "DRAM"},
                                     {use_l2, "L2"},
                                     {use_l1, "L1"},
                                     {use_issue, "issue slots"},
                                     {use_sm, "SM"}})
    if (launch[metric])
      offer(name, *launch[metric]);
  for (const Share& pipe : launch.pipes)
    offer("pipe " + pipe.name, pipe.value);
  if (!most)
    return most;
  // What DRAM is full of passes the L2.
  if (const auto& dram = launch[use_dram]; dram && *dram >= limiting_use && most->name == "L2")
    most = {"DRAM", *dram};
  // The use of the SM is that of the pipe that is used most.
  const bool all = launch[use_dram] && launch[use_l2] && launch[use_l1] && launch[use_issue] &&
                   (launch[use_sm] || !launch.pipes.empty());
  most->verdict = most->percent >= limiting_use ? UseVerdict::resource
                  : !all                        ? UseVerdict::incomplete
                  : most->percent < latency_use ? UseVerdict::latency
                                                : UseVerdict::between;
  return most;
}

double Prediction::predicted() const {
  return resource_bound ? std::min(latency_bound, *resource_bound) : latency_bound;
}

std::vector<Prediction> predictions(std::span<const Launch> launches) {
  std::map<std::string, std::vector<std::size_t>> same;
  for (std::size_t i = 0; i < launches.size(); ++i)
    if (const Launch& launch = launches[i]; launch[warps] && *launch[warps] > 0 &&
                                            launch[latency] && *launch[latency] > 0 &&
                                            issue_rate(launch) && *issue_rate(launch) > 0)
      same[launch.kernel + '\n' + launch.block + '\n' + launch.capability].push_back(i);
  std::vector<Prediction> found;
  for (auto& [kernel, group] : same) {
    const std::size_t base =
        *std::ranges::min_element(group, {}, [&](std::size_t i) { return *launches[i][warps]; });
    const auto most = most_used(launches[base]);
    for (const std::size_t other : group) {
      if (*launches[other][warps] < 1.1 * *launches[base][warps])
        continue;
      Prediction& each = found.emplace_back();
      each.base = base;
      each.other = other;
      each.latency_bound = *launches[other][warps] / *launches[base][latency];
      each.measured = *issue_rate(launches[other]);
      if (most && most->percent > 0) {
        each.resource_bound = *issue_rate(launches[base]) * 100 / most->percent;
        each.resource = most->name;
      }
    }
  }
  return found;
}

std::vector<std::string> missing_metrics(std::span<const Launch> launches) {
  std::vector<std::string> missing;
  for (const MetricInfo& each : metrics()) {
    // One of the two says it.
    if (each.metric == dram_bytes || each.metric == cycles || each.metric == use_sm)
      continue;
    if (std::ranges::none_of(launches, [&](const Launch& launch) {
          return launch[each.metric] ||
                 ((each.metric == dram_read || each.metric == dram_written) && launch[dram_bytes]);
        }))
      missing.emplace_back(name_on(
          launches.empty() ? std::string_view() : launches.front().capability, each.metric));
  }
  if (std::ranges::all_of(launches, [](const Launch& launch) { return launch.stalls.empty(); }))
    missing.emplace_back("regex:^smsp__average_warps_issue_stalled_.*_per_issue_active");
  return missing;
}

std::string missing_option(std::span<const Launch> launches) {
  const std::vector<std::string> missing = missing_metrics(launches);
  return missing.empty() ? std::string() : fmt::format("--metrics \"{}\"", fmt::join(missing, ","));
}

} // namespace loom::profile
