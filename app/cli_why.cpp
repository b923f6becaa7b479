// The options of `why`.

#include "app/cli_parts.h"

#include <CLI/CLI.hpp>

namespace loom {

CLI::App* add_why(CLI::App& app, WhyCommand& command) {
  CLI::App* why = app.add_subcommand(
      "why", "where a number comes from: formula, substituted values and sources");
  why->add_option("quantity", command.quantity,
                  "id of the number, for example warps_needed; without it all are listed")
      ->type_name("QUANTITY");
  add_gpu_options(*why, command.kernel);
  add_point_options(*why, command.kernel);
  add_fixed_latency(*why, command.kernel);
  why->add_option("--target", command.kernel.target,
                  "fraction of the peak throughput that 'needed' means, 0.01 to 1 (default 1)")
      ->type_name("F");
  CLI::Option* json = why->add_flag("--json", command.json, "as JSON");
  why->add_flag("--latex", command.latex, "as LaTeX (amsmath's align*)")->excludes(json);
  return why;
}

} // namespace loom
