#pragma once

/// Numbers that no source gives of a GPU, worked out aloud: each is a Fact with status, rule, note
/// and, unless it is exact, a range. The rules and the measurements behind them are data
/// (gpus/derived.rules.json; its form is in gpus/README.md):
///
///   issue_thru, alu_thru, sfu_thru, shared_thru, alu_lat, sfu_lat, shared_lat
///              = what the architecture says (core/gpu/architecture.h); alu_thru at most issue_thru
///   mem_lat    = mean over the measured cards of a class, in cycles
///   mem_thru   = pin_bandwidth × f / (sm_count × clock × 128 B), f the median over a class of the
///                bandwidth measured / pin_bandwidth
///
/// A card that was measured itself has its own number. The range is what leaving out each card in
/// turn says: the worst error of the class, or that which nine of ten cards of all classes keep,
/// if it is larger.

#include "core/gpu/gpu_spec.h"

#include <map>

namespace loom {

class Catalogue;
struct Architecture;

/// A card that was measured.
struct MeasuredCard {
  std::string gpu;                    ///< its id; empty where the catalogue does not have it
  std::string name;                   ///< its id, or its name where it has none
  std::vector<std::string> same_chip; ///< ids of GPUs with the same chip and memory
  double value = 0; ///< of what the rule averages: cycles, or a fraction of pin_bandwidth
  std::string said; ///< what was measured, for example "268 ns × 1695 MHz"
  Message source;
  std::string note;
  std::optional<ValueRange> range; ///< of `value`
};

/// GPUs that a rule takes for alike.
struct CardClass {
  std::string id;
  std::vector<std::string> capabilities, segments; ///< it may have; of segments none: any
  std::vector<MeasuredCard> evidence;
  std::string like; ///< id of the class whose number it takes, where none of its own was measured
  std::optional<ValueRange> range; ///< where leaving cards out cannot say it
  std::string note;                ///< what else is known of the class; may be empty
};

struct ClassRule {
  FactKey fact = FactKey::mem_lat; ///< mem_lat or mem_thru
  bool median = false;             ///< else the mean
  std::vector<CardClass> classes;  ///< the first that a GPU fits counts
};

struct DerivationRules {
  /// Compute capabilities without an architecture of their own, by which other's numbers they have:
  /// these are assumed.
  std::map<std::string, std::string, std::less<>> like;
  std::vector<ClassRule> rules;
};

/// bad_input for malformed JSON, unknown keys, a class without evidence, a range without its value.
[[nodiscard]] Result<DerivationRules> rules_from_json(std::string_view text,
                                                      const std::string& file);
/// Every problem of a file of rules; besides those of its form, GPUs and classes that do not exist.
[[nodiscard]] std::vector<Error> lint_rules(std::string_view text, const std::string& file,
                                            const Catalogue& catalogue);

/// Adds what the GPU lacks and the rules say; what it has stays. `architecture` is the GPU's or the
/// one that it is like; may be nullptr.
void derive(GpuSpec& gpu, const DerivationRules& rules, const Architecture* architecture);

/// Whether the GPU lacks a number that rules could say.
[[nodiscard]] bool lacks_derivable(const GpuSpec& gpu);

/// What the other cards of a class say of one; classes of one card are left out.
struct LeftOut {
  const CardClass* of;
  const MeasuredCard* card;
  double predicted;
  [[nodiscard]] double error() const { return predicted / card->value - 1; }
};
[[nodiscard]] std::vector<LeftOut> left_out(const ClassRule& rule);

} // namespace loom
