// Options of `latencyloom residuals`.

#include "app/cli_parts.h"

#include "core/measured/import_mapping.h"

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
  std::string meanings;
  for (const MeaningInfo& info : meaning_table())
    meanings += (meanings.empty() ? "" : ", ") + std::string(info.id);
  option("--data", command.data, "measurements of your own instead of the GPU's", "FILE.csv");
  option("--map", command.map,
         "a column by its name or its number from 1, where the headers do not say it; repeatable. "
         "Meanings: " +
             meanings,
         "MEANING=COLUMN")
      ->allow_extra_args(false);
  option("--alpha", command.kernel.alpha, "of every row of a file without such a column", "X");
  option("--extra-arithmetic", command.extra_arithmetic,
         "arithmetic instructions of a group beyond the file's alpha (default 0)", "N");
  option("--model", command.model, "a comma list, or all (default bound). Models: " + model_names(),
         "MODELS");
  app->add_flag("--keep-going", command.keep_going, "leave bad rows of the file out");
  app->add_flag("--json", command.json, "as JSON");
  app->add_flag("--points", command.points, "every point as CSV");
  app->footer("A file with bad rows is refused with their count and the place of the first of each "
              "kind;\n--keep-going warns instead.");
  return app;
}

} // namespace loom
