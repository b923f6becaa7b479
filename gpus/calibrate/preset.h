#pragma once

/// A GPU file (gpus/README.md) from what was measured. Plain C++, no CUDA.

#include "table.h"

#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace calibrate {

/// One number of the file. `key` is one of `fact_units`.
struct PresetFact {
  std::string key;
  double value = 0;
  std::string source; ///< document or file, and the place in it
  std::string status; ///< "measured", "vendor" or "derived"
  std::string note;   ///< may be empty
};
struct PresetPattern {
  std::string id;   ///< "stride2"
  std::string name; ///< "stride 2"
  std::vector<PresetFact> facts;
};
struct PresetMeasurement {
  std::string file; ///< a CSV with alpha, warps_per_sm and throughput
  std::string mix;  ///< "global", "sfu" or "shared"
  std::string source;
};
struct Preset {
  std::string id, name, architecture;
  std::string compute_capability; ///< "9.0": what occupancy limits and which architecture hold
  std::string note;
  std::vector<PresetFact> facts; ///< in any order, each key once
  std::vector<PresetPattern> patterns;
  std::vector<PresetMeasurement> measurements;
};

/// Every key that may stand in the file, in the file's order, with its unit.
inline constexpr std::pair<std::string_view, std::string_view> fact_units[] = {
#define LOOM_FACT(key, unit, ...) {#key, unit},
#include "../../core/gpu/fact_rows.inc"
};

/// The least warps whose throughput is at least `share` of `peak`; nothing where none is. The
/// points are (warps, throughput), warps rising.
[[nodiscard]] inline std::optional<int>
warps_reaching(double share, double peak, const std::vector<std::pair<int, double>>& points) {
  for (const auto& [warps, throughput] : points)
    if (throughput >= share * peak)
      return warps;
  return std::nullopt;
}

/// "NVIDIA GeForce RTX 4090" as "rtx4090", "NVIDIA H100 80GB HBM3" as "h100-80gbhbm3", its two
/// numbers apart: what a GPU file is called.
[[nodiscard]] inline std::string id_of(std::string_view device_name) {
  const auto digit = [](char c) { return c >= '0' && c <= '9'; };
  std::string id;
  bool apart = false; // something else stood before this character
  for (const char c : device_name) {
    const bool capital = c >= 'A' && c <= 'Z';
    const bool kept = digit(c) || capital || (c >= 'a' && c <= 'z');
    if (kept && apart && digit(c) && !id.empty() && digit(id.back()))
      id += '-';
    if (kept)
      id += capital ? static_cast<char>(c - 'A' + 'a') : c;
    apart = !kept;
  }
  for (const std::string_view maker : {"nvidia", "geforce", "quadro", "tesla"})
    if (id.size() > maker.size() && id.starts_with(maker))
      id.erase(0, maker.size());
  return id.empty() ? "gpu" : id.substr(0, 64);
}

namespace preset_text {

[[nodiscard]] inline std::string in_quotes(std::string_view text) {
  std::string out = "\"";
  for (const char c : text) {
    if (c == '"' || c == '\\')
      out += '\\';
    out += static_cast<unsigned char>(c) < 0x20 ? ' ' : c;
  }
  return out + "\"";
}

/// "{...}" of facts, their lines indented by `indent`.
[[nodiscard]] inline std::string facts(const std::vector<PresetFact>& facts,
                                       const std::string& indent) {
  std::string out;
  for (const auto& [key, unit] : fact_units)
    for (const PresetFact& fact : facts) {
      if (fact.key != key)
        continue;
      out += (out.empty() ? "\n" : ",\n") + indent + "  " + in_quotes(key) + ": {\n";
      const std::string inner = indent + "    ";
      out += inner + "\"value\": " + text_of(fact.value) + ",\n";
      out += inner + "\"unit\": " + in_quotes(unit) + ",\n";
      out += inner + "\"source\": " + in_quotes(fact.source) + ",\n";
      out += inner + "\"status\": " + in_quotes(fact.status);
      if (!fact.note.empty())
        out += ",\n" + inner + "\"note\": " + in_quotes(fact.note);
      out += "\n" + indent + "  }";
    }
  return "{" + out + (out.empty() ? "" : "\n" + indent) + "}";
}

} // namespace preset_text

/// The file's text, ended by a newline.
[[nodiscard]] inline std::string to_json(const Preset& preset) {
  using preset_text::in_quotes;
  std::string out = "{\n  \"format\": \"latencyloom-gpu\",\n  \"version\": \"1.0\",\n";
  out += "  \"id\": " + in_quotes(preset.id) + ",\n  \"name\": " + in_quotes(preset.name) + ",\n";
  out += "  \"architecture\": " + in_quotes(preset.architecture) + ",\n";
  out += "  \"compute_capability\": " + in_quotes(preset.compute_capability) + ",\n";
  if (!preset.note.empty())
    out += "  \"note\": " + in_quotes(preset.note) + ",\n";
  out += "  \"facts\": " + preset_text::facts(preset.facts, "  ");
  for (std::size_t i = 0; i < preset.patterns.size(); ++i) {
    const PresetPattern& pattern = preset.patterns[i];
    out += i == 0 ? ",\n  \"patterns\": [\n" : ",\n";
    out += "    {\n      \"id\": " + in_quotes(pattern.id) +
           ",\n      \"name\": " + in_quotes(pattern.name) + ",\n      \"facts\": ";
    out += preset_text::facts(pattern.facts, "      ") + "\n    }";
  }
  out += preset.patterns.empty() ? "" : "\n  ]";
  for (std::size_t i = 0; i < preset.measurements.size(); ++i) {
    const PresetMeasurement& measurement = preset.measurements[i];
    out += i == 0 ? ",\n  \"measurements\": [\n" : ",\n";
    out += "    {\n      \"file\": " + in_quotes(measurement.file) +
           ",\n      \"mix\": " + in_quotes(measurement.mix) +
           ",\n      \"extra_arithmetic\": 0,\n      \"source\": " + in_quotes(measurement.source) +
           "\n    }";
  }
  out += preset.measurements.empty() ? "" : "\n  ]";
  return out + "\n}\n";
}

} // namespace calibrate
