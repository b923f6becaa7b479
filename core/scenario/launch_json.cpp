#include "core/scenario/launch_json.h"

#include "core/text/fields.h"

namespace loom {
namespace {

constexpr double most_bytes = 1 << 20; ///< more than any SM has

constexpr auto about_launch = [](auto& fields, auto& launch) {
  auto& config = launch.config;
  fields.number("threads", config.threads, json::whole(1, 1024, "threads"));
  fields.number("registers", config.registers, json::whole(1, 255, "registers"));
  fields.number("shared", config.shared, json::whole(0, most_bytes, "bytes"));
  fields.number("dynamic_shared", config.dynamic_shared, json::whole(0, most_bytes, "bytes"));
  fields.number("carveout", config.carveout, json::whole(0, 1024, "KiB"));
  fields.number("barriers", config.barriers, json::whole(0, max_barriers, "barriers"), 0);
  fields.number("cluster", config.cluster, json::whole(1, max_cluster, "blocks"), 1);
  fields.flag("partitioned_caching", config.partitioned_caching);
  fields.number("grid", launch.grid, json::whole(0, static_cast<double>(max_grid), "blocks"));
  fields.flag("decides_warps", launch.decides_warps);
};

} // namespace

OccupancyLaunch read_launch(const json::Value& value, const std::string& pointer,
                            json::Problems& problems, std::vector<std::string>* ignored) {
  OccupancyLaunch launch;
  read_fields(value, pointer, problems, ignored, launch, about_launch);
  return launch;
}

void write_launch(JsonWriter& writer, const OccupancyLaunch& launch) {
  write_fields(writer, launch, about_launch);
}

} // namespace loom
