#pragma once

/// What views show of a document, each a member of its file by the view's name: which chart, which
/// models, which GPUs.

#include "core/model/memory_wall.h"
#include "core/text/json_fwd.h"

#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace loom {

enum class ModelsChart { over_warps, over_alpha, needed };
enum class AccuracyChart { heat, over_warps, over_throughput, needed };
enum class MemoryChart { conflicts, shared_bandwidth, global_bandwidth, caches, translation };
enum class HistoryChart { wall, warps, factors, cusps, roofline };
// By their enumerations, as in files and in ids of figures.
inline constexpr std::array<std::string_view, 3> models_chart_ids{"over-warps", "over-alpha",
                                                                  "needed"};
inline constexpr std::array<std::string_view, 4> accuracy_chart_ids{"heat", "over-warps",
                                                                    "over-throughput", "needed"};
inline constexpr std::array<std::string_view, 5> memory_chart_ids{
    "conflicts", "shared-bandwidth", "global-bandwidth", "caches", "translation"};
inline constexpr std::array<std::string_view, 5> history_chart_ids{"wall", "warps", "factors",
                                                                   "cusp", "roofline"};

/// Curves of the Models view: as many as one tells apart, each of a colour and a dash of its own.
inline constexpr std::size_t most_models_shown = 8;

struct ModelsPart {
  ModelsChart chart = ModelsChart::over_warps;
  /// Indices into model_table(), ascending, at most most_models_shown; nothing: the usual ones.
  std::optional<std::vector<std::size_t>> shown{};
  std::optional<std::size_t> selected{}; ///< on whose curve the operating point lies
  bool operator==(const ModelsPart&) const = default;
};

struct AccuracyPart {
  /// Nothing: the heat map, or the warps needed where nothing else was measured.
  std::optional<AccuracyChart> chart{};
  std::optional<std::size_t> model{}; ///< index into model_table(); nothing: gradual saturation
  int set = -1;                       ///< index into measured_sets(); −1: all of them
  bool operator==(const AccuracyPart&) const = default;
};

struct MemoryPart {
  MemoryChart chart = MemoryChart::conflicts;
  bool operator==(const MemoryPart&) const = default;
};

struct HistoryPart {
  HistoryChart chart = HistoryChart::wall;
  std::optional<WallChoice> wall{}; ///< nothing: as the thesis, GeForces of all years
  std::string gpu{};                ///< id of the GPU whose cusp is in front; empty: the scenario's
  bool operator==(const HistoryPart&) const = default;
};

/// Each reads its member; missing keys take their defaults. `ignored` as in json::Members::finish.
void read_part(const json::Value& value, const std::string& pointer, json::Problems& problems,
               std::vector<std::string>* ignored, ModelsPart& part);
void read_part(const json::Value& value, const std::string& pointer, json::Problems& problems,
               std::vector<std::string>* ignored, AccuracyPart& part);
void read_part(const json::Value& value, const std::string& pointer, json::Problems& problems,
               std::vector<std::string>* ignored, MemoryPart& part);
void read_part(const json::Value& value, const std::string& pointer, json::Problems& problems,
               std::vector<std::string>* ignored, HistoryPart& part);
/// Each writes its part as the value of a key; what is the default is left out.
void write_part(JsonWriter& writer, const ModelsPart& part);
void write_part(JsonWriter& writer, const AccuracyPart& part);
void write_part(JsonWriter& writer, const MemoryPart& part);
void write_part(JsonWriter& writer, const HistoryPart& part);

} // namespace loom
