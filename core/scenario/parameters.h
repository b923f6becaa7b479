#pragma once

/// The parameter table: one row per number or choice a user can set. Sliders, command-line
/// options, file keys and documentation are all made from it.

#include "core/base/result.h"
#include "core/figure/role.h"
#include "core/gpu/gpu_spec.h"

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace loom {

enum class Hardware;
enum class Mix;
struct Scenario;

/// How a slider spreads a parameter's range.
enum class ParameterScale {
  linear,
  log,
  alpha, ///< logarithmic between 0.01 and 1e4, with 0 at the left end and ∞ at the right
};

/// A numeric parameter.
struct ParameterInfo {
  std::string_view id;     ///< option, file and JSON name: "mem_lat"
  Text label;              ///< "memory latency"
  std::string_view symbol; ///< short name on a slider: "mem_lat", "α"
  std::string_view unit;   ///< "cycles", "IPC/SM", "warps/SM" or empty
  double min, max;         ///< inclusive; alpha also accepts infinity
  double step;             ///< of one arrow key: added on a linear scale; on the others a unit of
                           ///< the last of this many significant digits
  ParameterScale scale;
  bool whole;              ///< whole numbers only
  std::string_view source; ///< where the quantity is defined
  Role role = Role::guide; ///< what it is about, for colours
  /// The member of the scenario; nullptr for hardware parameters, which are looked up.
  double (*get)(const Scenario&) = nullptr;
  void (*set)(Scenario&, double) = nullptr;
  /// Whether files have it by its id: what is said of another part is read with that.
  bool in_files = true;
};
/// alpha, warps, ilp, target, those of the simulated scheduling, then the hardware parameters in
/// enum order.
[[nodiscard]] std::span<const ParameterInfo> parameter_table();
/// nullptr when there is none.
[[nodiscard]] const ParameterInfo* find_parameter(std::string_view id);
[[nodiscard]] const ParameterInfo& parameter_info(Hardware parameter);
[[nodiscard]] std::optional<Hardware> hardware_parameter(std::string_view id);
/// Ids of the numeric parameters, for suggestions.
[[nodiscard]] std::vector<std::string> parameter_ids();

/// A parameter with a fixed set of values, by name: mix, latencies, policy, dual_issue,
/// throughput_axis, throughput_scale, throughput_unit, occupancy_unit.
struct ChoiceInfo {
  std::string_view id;
  std::string_view label;
  std::span<const std::string_view> values; ///< in enum order
  std::size_t (*get)(const Scenario&);      ///< an index of `values`
  void (*set)(Scenario&, std::size_t);
};
[[nodiscard]] std::span<const ChoiceInfo> choice_table();
[[nodiscard]] const ChoiceInfo* find_choice(std::string_view id);

/// Current value; nothing for a hardware parameter that no source gives.
[[nodiscard]] std::optional<double> get(const Scenario& scenario, std::string_view parameter);
/// The scenario with one parameter changed, or bad_argument that names the allowed range or the
/// nearest names. Setting a hardware parameter overrides the GPU's number.
[[nodiscard]] Result<Scenario> with(Scenario scenario, std::string_view parameter, double value);
/// The scenario with the override of one hardware parameter taken back.
[[nodiscard]] Scenario without_override(Scenario scenario, Hardware parameter);

[[nodiscard]] std::string_view get_choice(const Scenario& scenario, std::string_view choice);
[[nodiscard]] Result<Scenario> with_choice(Scenario scenario, std::string_view choice,
                                           std::string_view value);
/// The scenario on another GPU: warps clipped to what its SM holds, overrides dropped, access
/// kept where the GPU has the pattern. Where a launch decides the warps it still does.
[[nodiscard]] Scenario with_gpu(Scenario scenario, GpuPtr gpu);
/// The scenario with another access pattern ("coalesced" or one of the GPU's).
[[nodiscard]] Result<Scenario> with_access(Scenario scenario, std::string_view access);

/// Position of `value` on the parameter's slider, 0 to 1, and back (rounded to whole numbers
/// where the parameter is whole).
[[nodiscard]] double slider_position(const ParameterInfo& info, double value);
[[nodiscard]] double slider_value(const ParameterInfo& info, double position);
/// One arrow-key step up (`steps` > 0) or down, staying in range; α steps over 0 and ∞.
[[nodiscard]] double stepped(const ParameterInfo& info, double value, int steps);

} // namespace loom
