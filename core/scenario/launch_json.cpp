#include "core/scenario/launch_json.h"

#include "core/text/json.h"
#include "core/text/json_writer.h"

namespace loom {
namespace {

constexpr double most_bytes = 1 << 20; ///< more than any SM has

} // namespace

OccupancyLaunch read_launch(const json::Value& value, const std::string& pointer,
                            json::Problems& problems, std::vector<std::string>* ignored) {
  OccupancyLaunch launch;
  json::Members members(value, pointer, problems);
  const auto whole = [&members](std::string_view key, double low, double high,
                                std::string_view unit) {
    return members.number(key, {.min = low, .max = high, .whole = true, .unit = unit});
  };
  LaunchConfig& config = launch.config;
  config.threads = static_cast<int>(whole("threads", 1, 1024, "threads").value_or(config.threads));
  config.registers =
      static_cast<int>(whole("registers", 1, 255, "registers").value_or(config.registers));
  config.shared = static_cast<int>(whole("shared", 0, most_bytes, "bytes").value_or(0));
  config.dynamic_shared =
      static_cast<int>(whole("dynamic_shared", 0, most_bytes, "bytes").value_or(0));
  if (const auto carveout = whole("carveout", 0, 1024, "KiB"))
    config.carveout = static_cast<int>(*carveout);
  config.barriers = static_cast<int>(whole("barriers", 0, max_barriers, "barriers").value_or(0));
  config.cluster = static_cast<int>(whole("cluster", 1, max_cluster, "blocks").value_or(1));
  config.partitioned_caching = members.flag("partitioned_caching");
  launch.grid = static_cast<std::int64_t>(
      whole("grid", 0, static_cast<double>(max_grid), "blocks").value_or(0));
  launch.decides_warps = members.flag("decides_warps").value_or(launch.decides_warps);
  members.finish(ignored);
  return launch;
}

void write_launch(JsonWriter& writer, const OccupancyLaunch& launch) {
  const LaunchConfig& config = launch.config;
  writer.begin_object();
  writer.key("threads").number(config.threads).key("registers").number(config.registers);
  writer.key("shared").number(config.shared).key("dynamic_shared").number(config.dynamic_shared);
  if (config.carveout)
    writer.key("carveout").number(*config.carveout);
  if (config.barriers > 0)
    writer.key("barriers").number(config.barriers);
  if (config.cluster > 1)
    writer.key("cluster").number(config.cluster);
  if (config.partitioned_caching)
    writer.key("partitioned_caching").boolean(*config.partitioned_caching);
  writer.key("grid").number(static_cast<double>(launch.grid));
  writer.key("decides_warps").boolean(launch.decides_warps);
  writer.end_object();
}

} // namespace loom
