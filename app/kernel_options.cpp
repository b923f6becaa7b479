#include "app/kernel_options.h"

#include "app/output.h"
#include "core/base/nearest.h"
#include "core/base/number.h"
#include "core/gpu/gpu_json.h"
#include "core/gpu/user_gpus.h"
#include "core/text/text.h"
#include "gpus/embedded.h"

#include <algorithm>
#include <cmath>

namespace loom {

namespace {

constexpr const char* default_gpu = "gtx980";

/// Applies one numeric option where it was given.
Result<void> apply(Scenario& scenario, std::string_view parameter,
                   const std::optional<std::string>& text) {
  if (!text)
    return {};
  const Result<double> value =
      option_number("--" + std::string(parameter), *text, *find_parameter(parameter));
  if (!value)
    return tl::unexpected(value.error());
  Result<Scenario> changed = with(std::move(scenario), parameter, *value);
  if (!changed)
    return tl::unexpected(changed.error());
  scenario = *std::move(changed);
  return {};
}

Result<void> apply_sets(Scenario& scenario, const std::vector<std::string>& sets) {
  for (const std::string& text : sets) {
    const Result<SetOption> set = parse_set(text);
    if (!set)
      return tl::unexpected(set.error());
    const ParameterInfo& info = parameter_info(set->parameter);
    const Result<double> value = option_number("--set " + std::string(info.id), set->value, info);
    if (!value)
      return tl::unexpected(value.error());
    scenario.overrides[static_cast<std::size_t>(set->parameter)] = *value;
  }
  return {};
}

/// α at the cusp and enough warps to hide latency there, for what was not given.
void fill_in(Scenario& scenario, const KernelOptions& options) {
  const Result<KernelModel> model = kernel_model(scenario);
  if (!model)
    return;
  if (!options.alpha)
    if (const auto top = cusp(*model).cusp)
      scenario.alpha = std::max(1.0, std::floor(top->alpha));
  if (!options.warps)
    scenario.warps = static_cast<int>(std::clamp(std::ceil(warps_needed(*model, scenario.alpha)),
                                                 1.0, max_warps(scenario).value_or(64)));
}

} // namespace

Result<GpuPtr> find_gpu(const KernelOptions& options, const Catalogue& catalogue) {
  if (options.gpu && options.gpu_file)
    return fail(ErrorCode::bad_argument, "--gpu and --gpu-file exclude each other");
  if (!options.gpu_file)
    return catalogue.find(options.gpu.value_or(default_gpu));
  const Result<std::string> text = read_file(*options.gpu_file);
  if (!text)
    return tl::unexpected(text.error());
  Result<GpuSpec> gpu = gpu_from_json(*text, *options.gpu_file);
  if (!gpu)
    return tl::unexpected(gpu.error());
  return std::make_shared<const GpuSpec>(*std::move(gpu));
}

Catalogue load_catalogue() {
  Catalogue catalogue(embedded_gpu_files());
  if (const std::string folder = user_gpu_directory(); !folder.empty())
    for (const Error& problem : add_user_gpus(catalogue, folder))
      warn(problem);
  return catalogue;
}

Result<double> option_number(std::string_view option, std::string_view text,
                             const ParameterInfo& info) {
  const bool takes_infinity = info.scale == ParameterScale::alpha;
  const std::optional<double> value = parse_number(text);
  const bool fits = value && ((*value >= info.min && *value <= info.max) ||
                              (takes_infinity && std::isinf(*value) && *value > 0));
  if (fits && (!info.whole || std::trunc(*value) == *value))
    return *value + 0.0; // a negative zero becomes zero
  std::string expected = info.whole ? "a whole number from " : "a number from ";
  expected += shortest(info.min) + " to " + shortest(info.max);
  if (!info.unit.empty())
    expected += " " + std::string(info.unit);
  if (takes_infinity)
    expected += ", or inf";
  return fail(ErrorCode::bad_argument, std::string(option) + ": expected " + expected +
                                           ", found '" + std::string(text.substr(0, 60)) + "'");
}

Result<SetOption> parse_set(const std::string& text) {
  const std::size_t equals = text.find('=');
  if (equals == std::string::npos)
    return fail(ErrorCode::bad_argument,
                "--set: expected NAME=VALUE, found '" + text.substr(0, 60) + "'");
  const std::string name = text.substr(0, equals);
  if (const auto parameter = hardware_parameter(name))
    return SetOption{*parameter, text.substr(equals + 1)};
  if (find_parameter(name))
    return fail(ErrorCode::bad_argument,
                "--set: '" + name + "' is not a number of the GPU; use --" + name);
  std::vector<std::string> known;
  std::string list;
  for (std::size_t i = 0; i < hardware_count; ++i) {
    known.emplace_back(parameter_info(static_cast<Hardware>(i)).id);
    list += (list.empty() ? "" : ", ") + known.back();
  }
  const std::string hint = did_you_mean(name, known).english();
  return fail(ErrorCode::bad_argument, "--set: unknown parameter '" + name.substr(0, 60) + "'" +
                                           (hint.empty() ? "; known: " + list : hint));
}

Result<Scenario> base_scenario(const KernelOptions& options, const Catalogue& catalogue) {
  const Result<GpuPtr> gpu = find_gpu(options, catalogue);
  if (!gpu)
    return tl::unexpected(gpu.error());
  Result<Scenario> scenario = default_scenario(*gpu);
  if (options.fixed_latency)
    scenario->latencies = Latencies::fixed;
  if (options.mix) {
    const auto mixes = find_choice("mix")->values;
    const std::vector<std::string> known(mixes.begin(), mixes.end());
    if (std::ranges::find(known, *options.mix) == known.end())
      return fail(ErrorCode::bad_argument, "--mix: expected global, sfu or shared, found '" +
                                               options.mix->substr(0, 60) + "'" +
                                               did_you_mean(*options.mix, known).english());
    scenario = with_choice(*std::move(scenario), "mix", *options.mix);
  }
  if (scenario && options.access)
    scenario = with_access(*std::move(scenario), *options.access);
  return scenario;
}

Result<Scenario> scenario_from(const KernelOptions& options, const Catalogue& catalogue) {
  Result<Scenario> scenario = base_scenario(options, catalogue);
  if (!scenario)
    return scenario;
  for (const Result<void>& step :
       {apply(*scenario, "alpha", options.alpha), apply(*scenario, "warps", options.warps),
        apply(*scenario, "ilp", options.ilp), apply(*scenario, "target", options.target),
        apply_sets(*scenario, options.sets)})
    if (!step)
      return tl::unexpected(step.error());
  fill_in(*scenario, options);
  return scenario;
}

} // namespace loom
