// Options of `latencyloom residuals`.

#include "app/cli_parts.h"

#include <CLI/CLI.hpp>

namespace loom {

CLI::App* add_residuals(CLI::App& program, ResidualsCommand& command) {
  CLI::App* app =
      program.add_subcommand("residuals", "how far models are off measurements: a GPU's own, or a "
                                          "CSV of yours");
  const auto option = [app](const char* name, auto& value, const std::string& help,
                            const char* type) {
    return app->add_option(name, value, help)->type_name(type);
  };
  add_gpu_options(*app, command.kernel);
  add_sets(*app, command.kernel, "NAME=VALUE", "another value for one of the GPU's numbers");
  add_fixed_latency(*app, command.kernel);
  option("--data", command.data, "measurements of your own instead of the GPU's", "FILE.csv");
  add_import(*app, command.import, command.kernel);
  option("--model", command.model, "a comma list, or all (default bound). Models: " + model_names(),
         "MODELS");
  app->add_flag("--json", command.json, "as JSON");
  app->add_flag("--points", command.points, "every point as CSV");
  app->footer("A file with bad rows is refused with their count and the place of the first of each "
              "kind;\n--keep-going warns instead.");
  return app;
}

} // namespace loom
