// The options of `fit`, `sensitivity` and `disagree`.

#include "app/cli_parts.h"

#include <CLI/CLI.hpp>

namespace loom {

CLI::App* add_fit(CLI::App& app, FitCommand& command) {
  CLI::App* fit = app.add_subcommand("fit", "fit parameters to measurements, with intervals");
  add_gpu_options(*fit, command.kernel);
  add_sets(*fit, command.kernel, "NAME=VALUE", "where a parameter stays, or begins when free");
  const auto option = [fit](const char* name, auto& value, const std::string& help,
                            const char* type) {
    return fit->add_option(name, value, help)->type_name(type);
  };
  option("--free", command.free,
         "parameters to fit: numbers of --set; queue_share, latency_tail and issue_efficiency of "
         "the saturation model",
         "NAME,...");
  option("--model", command.model, "model to fit (default bound): " + model_names(), "MODEL");
  option("--data", command.data,
         "measurements of your own, repeatable (default: what the GPU was measured to do)",
         "FILE.csv")
      ->allow_extra_args(false);
  add_import(*fit, command.import, command.kernel);
  option("-o,--output", command.output, "write the fitted GPU as a file of your own", "FILE");
  option("--id", command.id, "its id (default: the GPU's with -fitted)", "ID");
  option("--name", command.name, "its name (default: the GPU's with 'fitted')", "NAME");
  fit->add_flag("--json", command.json, "as JSON, with every residual");
  return fit;
}

CLI::App* add_sensitivity(CLI::App& app, SensitivityCommand& command) {
  CLI::App* sensitivity = app.add_subcommand(
      "sensitivity", "what a change of each parameter does to warps needed and throughput");
  add_gpu_options(*sensitivity, command.kernel);
  add_point_options(*sensitivity, command.kernel);
  sensitivity
      ->add_option("--target", command.kernel.target,
                   "fraction of the peak throughput that 'needed' means, 0.01 to 1 (default 1)")
      ->type_name("F");
  sensitivity
      ->add_option("--by", command.by, "percent up and down, above 0 and below 100 (default 10)")
      ->type_name("PERCENT");
  sensitivity->add_flag("--own-ranges", command.own_ranges,
                        "the range that a number's source leaves, where it gives one");
  sensitivity->add_flag("--json", command.json, "as JSON");
  return sensitivity;
}

CLI::App* add_disagree(CLI::App& app, DisagreeCommand& command) {
  CLI::App* disagree =
      app.add_subcommand("disagree", "the states where two models differ most on a GPU");
  add_gpu_options(*disagree, command.kernel);
  add_sets(*disagree, command.kernel, "NAME=VALUE", "another value for one of the GPU's numbers");
  disagree
      ->add_option("--models", command.models,
                   "two of " + model_names() + " (default bound,saturation)")
      ->type_name("A,B");
  disagree
      ->add_option("--by", command.by,
                   "ratio (default): the factor between them; difference: of the bounds' peak")
      ->type_name("MEASURE");
  disagree->add_flag("--json", command.json, "as JSON");
  return disagree;
}

} // namespace loom
