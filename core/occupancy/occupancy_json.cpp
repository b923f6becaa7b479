#include "core/occupancy/occupancy_json.h"

#include "core/base/number.h"
#include "core/base/version.h"
#include "core/occupancy/changes.h"
#include "core/text/json_writer.h"

#include <fmt/format.h>

namespace loom {

namespace {

constexpr LaunchResource resources[] = {LaunchResource::threads, LaunchResource::registers,
                                        LaunchResource::shared};

std::optional<Waves> waves_of(const OccupancyQuestion& question, int blocks) {
  if (!question.grid || blocks == 0)
    return {};
  const std::int64_t wave = blocks_per_wave(question.launch, question.grid->sms, blocks);
  return wave == 0 ? std::nullopt : std::optional(waves(question.grid->blocks, wave));
}

std::string plural(std::int64_t count, std::string_view noun) {
  return fmt::format("{} {}{}", count, noun, count == 1 ? "" : "s");
}

/// Of AMD's, "shared" alone would say nothing of the LDS, and registers are of two kinds.
std::string_view name_of(const ComputeLimits& limits, Limiter limiter) {
  if (limits.amd() && limiter == Limiter::shared)
    return "LDS";
  return limits.amd() && limiter == Limiter::registers ? "VGPRs" : to_string(limiter);
}

std::string limiters_text(const ComputeLimits& limits, const Occupancy& found) {
  std::string text;
  for (std::size_t i = 0; i < limiter_count; ++i) {
    const auto limiter = static_cast<Limiter>(i);
    const char* const without =
        limiter == Limiter::barriers && limits.barriers == 0 ? "unknown" : "none";
    text += fmt::format("{}{} {}", i == 0 ? "" : ", ", name_of(limits, limiter),
                        found.limits[i] ? std::to_string(*found.limits[i]) : without);
  }
  return text + " (blocks per SM)";
}

std::string limited_by_text(const ComputeLimits& limits, const Occupancy& found) {
  std::string text;
  for (std::size_t i = 0; i < limiter_count; ++i)
    if (const auto limiter = static_cast<Limiter>(i); found.limited_by(limiter))
      text += (text.empty() ? "" : ", ") + std::string(name_of(limits, limiter));
  return text;
}

/// "85 -> 80 gains 1 block, 85 -> 97 loses 1 block".
std::string changes_text(int value, int blocks, const NearestChanges& changes) {
  std::string text;
  if (changes.gains)
    text = fmt::format("{} -> {} gains {}", value, changes.gains->value,
                       plural(changes.gains->blocks - blocks, "block"));
  if (changes.loses)
    text += fmt::format("{}{} -> {} loses {}", text.empty() ? "" : ", ", value,
                        changes.loses->value, plural(blocks - changes.loses->blocks, "block"));
  return text.empty() ? fmt::format("{}; no other number changes the blocks", value) : text;
}

void write_change(JsonWriter& writer, std::string_view key,
                  const std::optional<LaunchChange>& change) {
  writer.key(key);
  if (!change) {
    writer.null();
    return;
  }
  writer.row({{"value", change->value},
              {"blocks_per_sm", change->blocks},
              {"warps_per_sm", change->warps}});
}

void write_waves(JsonWriter& writer, const OccupancyQuestion& question, int blocks) {
  writer.key("grid");
  if (!question.grid) {
    writer.null();
    return;
  }
  const auto found = waves_of(question, blocks);
  writer.begin_object();
  writer.key("blocks").number(static_cast<double>(question.grid->blocks));
  writer.key("sms").number(question.grid->sms);
  const auto number = [&](std::string_view key, auto member) {
    writer.key(key);
    found ? writer.number(static_cast<double>((*found).*member)) : writer.null();
  };
  number("blocks_per_wave", &Waves::blocks_per_wave);
  number("waves", &Waves::waves);
  number("last_wave_blocks", &Waves::last_blocks);
  number("last_wave_fill", &Waves::last_fill);
  number("tail_efficiency", &Waves::tail_efficiency);
  writer.end_object();
}

void write_launch(JsonWriter& writer, const OccupancyQuestion& question) {
  const LaunchConfig& launch = question.launch;
  writer.key("gpu").text_or_null(question.gpu);
  writer.key("cc").text(question.limits->cc);
  writer.key("threads_per_block").number(launch.threads);
  writer.key("registers_per_thread").number(launch.registers);
  writer.key("shared_bytes_per_block").number(launch.shared);
  writer.key("dynamic_shared_bytes_per_block").number(launch.dynamic_shared);
  writer.key("carveout_kib").number(launch.carveout);
  writer.key("barriers_per_block").number(launch.barriers);
  writer.key("blocks_per_cluster").number(launch.cluster);
}

void write_result(JsonWriter& writer, const Occupancy& found) {
  writer.key("blocks_per_sm").number(found.blocks);
  writer.key("warps_per_sm").number(found.warps);
  writer.key("occupancy").number(found.occupancy);
  writer.key("limiters").begin_object();
  for (std::size_t i = 0; i < limiter_count; ++i)
    writer.key(to_string(static_cast<Limiter>(i))).number(found.limits[i]);
  writer.end_object().key("limited_by").begin_array(JsonWriter::Layout::one_line);
  for (std::size_t i = 0; i < limiter_count; ++i)
    if (const auto limiter = static_cast<Limiter>(i); found.limited_by(limiter))
      writer.text(to_string(limiter));
  writer.end_array();
}

void write_limits(JsonWriter& writer, const ComputeLimits& limits) {
  writer.key("limits").begin_object();
  for (const LimitFact& fact : limit_facts(limits))
    writer.key(fact.name).row({{"value", fact.value},
                               {"unit", fact.unit},
                               {"source", fact.source},
                               {"status", fact.status}});
  writer.end_object();
}

} // namespace

std::string occupancy_text(const OccupancyQuestion& question) {
  const ComputeLimits& limits = *question.limits;
  const LaunchConfig& launch = question.launch;
  const Occupancy found = occupancy(limits, launch);
  std::string text;
  const auto line = [&text](std::string_view name, const std::string& value) {
    text += fmt::format("{:<15}{}\n", name, value);
  };
  line("SM", fmt::format("compute capability {}{}", limits.cc,
                         question.gpu.empty() ? "" : " (" + question.gpu + ")"));
  line("launch",
       fmt::format("{} threads per block, {} registers per thread, {} bytes of shared "
                   "memory per block",
                   launch.threads, launch.registers, launch.shared + launch.dynamic_shared));
  line("resident", fmt::format("{} and {} per SM, occupancy {}", plural(found.blocks, "block"),
                               plural(found.warps, "warp"), shortest(found.occupancy)));
  line("limits", limiters_text(limits, found));
  line("limited by", limited_by_text(limits, found));
  if (const std::string why = why_impossible(limits, launch).detail.english(); !why.empty())
    line("impossible", why);
  line("allocated", fmt::format("{} registers and {} bytes of shared memory per block",
                                found.registers_per_block, found.shared_per_block));
  if (!limits.carveouts.empty())
    line("carve-out", fmt::format("{} KiB hold these blocks", found.carveout / 1024));
  if (launch.cluster > 1)
    line("cluster",
         fmt::format("{} of one GPC{}{}", plural(launch.cluster, "block"),
                     launch.cluster > portable_cluster ? ", more than is portable" : "",
                     question.grid ? fmt::format("; at most {} on {}",
                                                 plural(blocks_per_wave(launch, question.grid->sms,
                                                                        found.blocks) /
                                                            launch.cluster,
                                                        "cluster"),
                                                 plural(question.grid->sms, "SM"))
                                   : ""));
  if (found.partitioned)
    line("caching", "partitioned: a block lives on one half of the SM");
  for (const LaunchResource resource : resources)
    line(to_string(resource), changes_text(value_of(launch, resource), found.blocks,
                                           nearest_changes(limits, launch, resource)));
  if (const auto count = waves_of(question, found.blocks))
    line("grid",
         fmt::format("{} on {}: {} of {}, {} in the last; tail efficiency {}",
                     plural(question.grid->blocks, "block"), plural(question.grid->sms, "SM"),
                     plural(count->waves, "wave"), plural(count->blocks_per_wave, "block"),
                     count->last_blocks, significant(count->tail_efficiency, 4)));
  return text;
}

std::string occupancy_json(const OccupancyQuestion& question) {
  const ComputeLimits& limits = *question.limits;
  const Occupancy found = occupancy(limits, question.launch);
  JsonWriter writer;
  writer.begin_object().key("latencyloom").text(version);
  write_launch(writer, question);
  write_result(writer, found);
  writer.key("impossible").text_or_null(why_impossible(limits, question.launch).detail.english());
  writer.key("partitioned_caching").boolean(found.partitioned);
  writer.key("allocated_registers_per_block").number(found.registers_per_block);
  writer.key("allocated_shared_bytes_per_block").number(found.shared_per_block);
  writer.key("least_carveout_bytes").number(found.carveout);
  writer.key("nearest_changes").begin_object();
  for (const LaunchResource resource : resources) {
    const NearestChanges changes = nearest_changes(limits, question.launch, resource);
    writer.key(to_string(resource)).begin_object();
    write_change(writer, "gains", changes.gains);
    write_change(writer, "loses", changes.loses);
    writer.end_object();
  }
  writer.end_object();
  write_waves(writer, question, found.blocks);
  write_limits(writer, limits);
  writer.end_object();
  return writer.str() + "\n";
}

} // namespace loom
