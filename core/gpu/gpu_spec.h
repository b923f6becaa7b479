#pragma once

/// What is known of one GPU: every number with its unit, its source and how far to trust it.
///
/// A number that no source gives is absent; a model that needs it says so. The parameters are
/// those of Volkov, "Understanding Latency Hiding on GPUs" (2016), Table 4.1 and §4.7.

#include "core/base/result.h"
#include "core/trace/fact_status.h"

#include <array>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace loom {

/// The numbers a GPU file may give, as core/gpu/fact_rows.inc lists them. Per SM and in units of
/// warp instructions unless said.
enum class FactKey {
#define LOOM_FACT(key, ...) key,
#include "core/gpu/fact_rows.inc"
};
inline constexpr std::size_t fact_count = 0
#define LOOM_FACT(...) +1
#include "core/gpu/fact_rows.inc"
    ;

/// What may stand under a FactKey in a file.
struct FactInfo {
  FactKey key;
  std::string_view name;    ///< key in the file, for example "mem_lat"
  std::string_view unit;    ///< the only unit accepted, for example "cycles"
  double min, max;          ///< inclusive range accepted
  bool whole;               ///< only whole numbers are accepted
  std::string_view heading; ///< that tables show it under, for example "Clocks"
  Text description;         ///< one line
};
/// All FactInfo, in FactKey order.
[[nodiscard]] std::span<const FactInfo, fact_count> fact_table();
[[nodiscard]] const FactInfo& fact_info(FactKey key);
[[nodiscard]] std::optional<FactKey> fact_key(std::string_view name);

/// What a number may be instead, in its own unit; low ≤ the number ≤ high.
struct ValueRange {
  double low = 0, high = 0;
  bool operator==(const ValueRange&) const = default;
};

/// One number and its provenance; the unit is fact_info(key).unit.
struct Fact {
  double value = 0;
  Message source{}; ///< document and place in it, never empty
  FactStatus status = FactStatus::assumed;
  Message note{};                    ///< range and reasoning where derived or assumed; may be empty
  std::optional<ValueRange> range{}; ///< "range" of the file, or that of the rule
  /// What core/gpu/derived.h worked it out by: "architecture", "class" of cards, or what was
  /// measured on this "card"; empty where the GPU's file says it.
  std::string rule{};
  bool operator==(const Fact&) const = default;
};

/// A word about a GPU and its provenance, as a Fact has it.
struct WordFact {
  std::string value; ///< never empty
  Message source;    ///< document and place in it, never empty
  FactStatus status = FactStatus::assumed;
  Message note; ///< may be empty
  bool operator==(const WordFact&) const = default;
};
/// The kinds of DRAM that a GPU file may name, oldest first: "DDR2" to "HBM3e".
[[nodiscard]] std::span<const std::string_view> memory_types();

/// A set of facts by key.
class Facts {
public:
  [[nodiscard]] const Fact* find(FactKey key) const; ///< nullptr when absent
  [[nodiscard]] std::optional<double> value(FactKey key) const;
  void set(FactKey key, Fact fact);
  void erase(FactKey key);
  bool operator==(const Facts&) const = default;

private:
  std::array<std::optional<Fact>, fact_count> facts_;
};

/// A global-memory access pattern other than fully coalesced, with the facts it replaces
/// (thesis §4.3: stride 2 and random).
struct AccessPattern {
  std::string id;   ///< for example "stride2"
  std::string name; ///< for people, for example "stride 2"
  Facts facts;      ///< only mem_lat, mem_thru, warps_90 and warps_95
  bool operator==(const AccessPattern&) const = default;
};

/// A file of points measured on this GPU, shown over the models' curves.
struct Measurement {
  std::string file; ///< CSV beside the GPU files, for example "h200_global_load_mix.csv"
  std::string mix;  ///< "global", "sfu" or "shared"
  std::string access = "coalesced"; ///< or the id of the pattern that its loads have
  int ilp = 1;                      ///< which rows of the file, where it has a column "ilp"
  double extra_arithmetic = 0;      ///< arithmetic instructions a group has beyond the file's alpha
  std::string source;
  bool operator==(const Measurement&) const = default;
};

class Architectures;

/// The files of architectures that a GPU finds its own in (architecture_of() in
/// core/gpu/architecture.h). GPUs are equal whichever they have: a compute capability is of one.
struct ArchitecturesPtr : std::shared_ptr<const Architectures> {
  ArchitecturesPtr() = default;
  explicit ArchitecturesPtr(std::shared_ptr<const Architectures> files)
      : std::shared_ptr<const Architectures>(std::move(files)) {}
  bool operator==(const ArchitecturesPtr& /*other*/) const { return true; }
};

/// One GPU.
struct GpuSpec {
  std::string id;           ///< lower-case letters, digits, '-' and '_'; the file's name
  std::string name;         ///< for people: "GTX 980"
  std::string architecture; ///< "Maxwell"
  std::string released;     ///< "YYYY" or "YYYY-MM"; empty when unknown
  /// "MAJOR.MINOR", for example "5.2", or an AMD GPU's LLVM target, "gfx942": which occupancy
  /// limits hold; empty when unknown.
  std::string compute_capability;
  /// What it is sold as: "GeForce", "Radeon" or "data centre"; "chip" for a whole die that is no
  /// product by itself; empty when unknown.
  std::string segment;
  /// The kind of its DRAM, one of memory_types(); absent when unknown.
  std::optional<WordFact> memory_type;
  std::string note; ///< what a reader must know of the whole file; may be empty
  Facts facts;
  std::vector<AccessPattern> patterns;
  std::vector<Measurement> measurements;
  ArchitecturesPtr architectures; ///< the catalogue sets it

  /// The pattern with this id, nullptr when there is none.
  [[nodiscard]] const AccessPattern* pattern(std::string_view id) const;
  bool operator==(const GpuSpec&) const = default;
};

using GpuPtr = std::shared_ptr<const GpuSpec>;

/// Whether a compute capability is AMD's target. Of such a GPU "SM" means its compute unit (CU),
/// "warp" its wavefront, "scheduler" its SIMD.
[[nodiscard]] constexpr bool is_amd(std::string_view compute_capability) {
  return compute_capability.starts_with("gfx");
}
/// Threads of a warp: 64 on AMD up to GFX9 (GCN, CDNA), whose targets have three digits, else 32.
[[nodiscard]] constexpr int lanes_of_warp(std::string_view compute_capability) {
  return is_amd(compute_capability) && compute_capability.size() == 6 ? 64 : 32;
}

} // namespace loom
