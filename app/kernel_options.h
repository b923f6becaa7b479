#pragma once

/// Options that choose a GPU, a kernel and an operating point, and the scenario that they say.

#include "app/command.h"
#include "core/gpu/catalogue.h"
#include "core/scenario/parameters.h"
#include "core/scenario/scenario.h"

namespace loom {

/// A GPU by its id or from a file; texts as given, absent when not.
struct GpuOptions {
  std::optional<std::string> gpu, gpu_file;
};
struct KernelOptions : GpuOptions {
  std::optional<std::string> mix, access, alpha, warps, ilp, target;
  std::optional<std::string> loop; ///< in place of the mix (app/loop_options.h)
  std::vector<std::string> sets;   ///< NAME=VALUE
  bool fixed_latency = false;      ///< in the simulation
};

void add_gpu(const Options& options, GpuOptions& gpu, const char* help);
/// GPU, mix, access, ILP
void add_kernel(const Options& options, KernelOptions& kernel,
                const char* gpu = "GPU by id (default gtx980); 'latencyloom gpus' lists them");
void add_point(const Options& options, KernelOptions& kernel); ///< α, warps and --set NAME=VALUE
void add_target(const Options& options, KernelOptions& kernel, const char* help);
void add_fixed_latency(const Options& options, KernelOptions& kernel);
void add_sets(const Options& options, KernelOptions& kernel,
              const char* help = "another value for one of the GPU's numbers",
              const char* value = "NAME=VALUE");

/// The built-in GPUs and the user's own; a file that is wrong is a warning.
[[nodiscard]] Catalogue load_catalogue();

/// NAME=TEXT split in two; bad_argument for another form and for names that are no hardware
/// parameter, naming the nearest.
struct SetOption {
  Hardware parameter;
  std::string value;
};
[[nodiscard]] Result<SetOption> parse_set(const std::string& text);

/// The GPU that --gpu or --gpu-file names, else the one the window opens with.
[[nodiscard]] Result<GpuPtr> find_gpu(const GpuOptions& options, const Catalogue& catalogue);

/// A scenario with every option applied; without --alpha and --warps they fit the numbers set.
[[nodiscard]] Result<Scenario> scenario_from(const KernelOptions& options,
                                             const Catalogue& catalogue);
[[nodiscard]] Result<Scenario> scenario_from(const KernelOptions& options);

} // namespace loom
