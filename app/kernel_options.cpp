#include "app/kernel_options.h"

#include "app/output.h"
#include "app/remedies.h"
#include "app/values.h"
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

std::vector<std::string> hardware_names() {
  std::vector<std::string> names;
  for (std::size_t i = 0; i < hardware_count; ++i)
    names.emplace_back(parameter_info(static_cast<Hardware>(i)).id);
  return names;
}

/// Applies one numeric option where it was given.
Result<void> apply(Scenario& scenario, std::string_view parameter,
                   const std::optional<std::string>& text) {
  if (!text)
    return {};
  LOOM_TRY(const double value, option_number("--" + std::string(parameter), *text,
                                             range_of(*find_parameter(parameter))));
  LOOM_TRY(scenario, with(std::move(scenario), parameter, value));
  return {};
}

Result<void> apply_sets(Scenario& scenario, const std::vector<std::string>& sets) {
  for (const std::string& text : sets) {
    LOOM_TRY(const SetOption set, parse_set(text));
    const ParameterInfo& info = parameter_info(set.parameter);
    LOOM_TRY(const double value,
             option_number("--set " + std::string(info.id), set.value, range_of(info)));
    scenario.overrides[static_cast<std::size_t>(set.parameter)] = value;
  }
  return {};
}

/// The GPU, the mix and the access pattern, with alpha and warps as the GPU opens with.
Result<Scenario> base_scenario(const KernelOptions& options, const Catalogue& catalogue) {
  LOOM_TRY(const GpuPtr gpu, find_gpu(options, catalogue));
  Result<Scenario> scenario = default_scenario(gpu);
  if (options.fixed_latency)
    scenario->latencies = Latencies::fixed;
  if (options.mix) {
    const auto mixes = find_choice("mix")->values;
    const std::vector<std::string> known(mixes.begin(), mixes.end());
    LOOM_CHECK(one_of("--mix", *options.mix, known));
    scenario = with_choice(*std::move(scenario), "mix", *options.mix);
  }
  if (scenario && options.access)
    scenario = with_access(*std::move(scenario), *options.access);
  return scenario;
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

void add_gpu(const Options& options, GpuOptions& gpu, const char* help) {
  options.add("--gpu", gpu.gpu, help, "ID");
  options.add("--gpu-file", gpu.gpu_file, "GPU from a file (.json) of your own", "FILE");
}

void add_kernel(const Options& options, KernelOptions& kernel, const char* gpu) {
  add_gpu(options, kernel, gpu);
  options.add("--mix", kernel.mix, "instruction mixed with FADD: global, sfu or shared", "MIX");
  options.add("--access", kernel.access,
              "access pattern of global loads: coalesced, stride2, random (where the GPU's "
              "file has it)",
              "PATTERN");
  options.add("--ilp", kernel.ilp, "independent instruction chains per warp, 1 to 64", "K");
}

void add_point(const Options& options, KernelOptions& kernel) {
  options.add("--alpha", kernel.alpha,
              "arithmetic instructions per other one, 0 to 1e6 or inf (default: at the cusp)", "X");
  options.add("--warps", kernel.warps,
              "resident warps per SM, 1 to 1024 (default: enough to hide the latency)", "N");
  add_sets(options, kernel);
}

void add_target(const Options& options, KernelOptions& kernel, const char* help) {
  options.add("--target", kernel.target,
              std::string("fraction of the peak throughput ") + help + ", 0.01 to 1 (default 1)",
              "F");
}

void add_fixed_latency(const Options& options, KernelOptions& kernel) {
  options.add("--fixed-latency", kernel.fixed_latency,
              "simulate with the GPU's latencies as they are: without the spread, the queues for "
              "memory and the lost cycles that were measured on it");
}

void add_sets(const Options& options, KernelOptions& kernel, const char* help, const char* value) {
  options
      .add("--set", kernel.sets,
           std::string(help) + "; repeatable. Names: " + joined(hardware_names()), value)
      .repeatable();
}

Result<GpuPtr> find_gpu(const GpuOptions& options, const Catalogue& catalogue) {
  if (options.gpu && options.gpu_file)
    return bad_argument(verbatim("--gpu and --gpu-file exclude each other"));
  if (!options.gpu_file)
    return catalogue.find(options.gpu.value_or(default_gpu));
  LOOM_TRY(const std::string text, read_file(*options.gpu_file));
  LOOM_TRY(GpuSpec gpu, gpu_from_json(text, *options.gpu_file));
  return catalogue.completed(std::move(gpu));
}

Catalogue load_catalogue() {
  Catalogue catalogue(embedded_gpu_files());
  if (const std::string folder = user_gpu_directory(); !folder.empty())
    for (const Error& problem : add_user_gpus(catalogue, folder))
      warn(problem);
  return catalogue;
}

Result<SetOption> parse_set(const std::string& text) {
  const std::size_t equals = text.find('=');
  if (equals == std::string::npos)
    return bad_argument(verbatim("--set: expected NAME=VALUE, found '" + text.substr(0, 60) + "'"));
  const std::string name = text.substr(0, equals);
  if (const auto parameter = hardware_parameter(name))
    return SetOption{*parameter, text.substr(equals + 1)};
  if (find_parameter(name))
    return bad_argument(
        verbatim("--set: '" + name + "' is not a number of the GPU; use --" + name));
  const std::vector<std::string> known = hardware_names();
  const std::string hint = did_you_mean(name, known).english();
  return bad_argument(verbatim("--set: unknown parameter '" + name.substr(0, 60) + "'" +
                               (hint.empty() ? "; known: " + joined(known) : hint)));
}

Result<Scenario> scenario_from(const KernelOptions& options, const Catalogue& catalogue) {
  LOOM_TRY(Scenario scenario, base_scenario(options, catalogue));
  for (const Result<void>& step :
       {apply(scenario, "alpha", options.alpha), apply(scenario, "warps", options.warps),
        apply(scenario, "ilp", options.ilp), apply(scenario, "target", options.target),
        apply_sets(scenario, options.sets)})
    if (!step)
      return tl::unexpected(in_words_of(scenario.gpu->compute_capability, step.error()));
  fill_in(scenario, options);
  return scenario;
}

Result<Scenario> scenario_from(const KernelOptions& options) {
  return scenario_from(options, load_catalogue());
}

} // namespace loom
