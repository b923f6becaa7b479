#pragma once

/// From options to a scenario.

#include "app/cli.h"
#include "core/gpu/catalogue.h"
#include "core/scenario/parameters.h"

namespace loom {

/// The built-in GPUs and the user's own; a file that is wrong is a warning.
[[nodiscard]] Catalogue load_catalogue();

/// "--alpha: expected a number from 0 to 1000000, or inf, found 'x'" unless `text` is a number
/// that `info` allows. `option` is for the message.
[[nodiscard]] Result<double> option_number(std::string_view option, std::string_view text,
                                           const ParameterInfo& info);

/// NAME=TEXT split in two; bad_argument for another form and for names that are no hardware
/// parameter, naming the nearest.
struct SetOption {
  Hardware parameter;
  std::string value;
};
[[nodiscard]] Result<SetOption> parse_set(const std::string& text);

/// The GPU that --gpu or --gpu-file names, else the one the window opens with.
[[nodiscard]] Result<GpuPtr> find_gpu(const KernelOptions& options, const Catalogue& catalogue);

/// The GPU, the mix and the access pattern, with alpha and warps as the GPU opens with.
[[nodiscard]] Result<Scenario> base_scenario(const KernelOptions& options,
                                             const Catalogue& catalogue);
/// The same with every option applied; without --alpha and --warps they fit the numbers set.
[[nodiscard]] Result<Scenario> scenario_from(const KernelOptions& options,
                                             const Catalogue& catalogue);

} // namespace loom
