// Options of `latencyloom sass`.

#include "app/cli_parts.h"

#include <CLI/CLI.hpp>

namespace loom {

CLI::App* add_sass(CLI::App& program, SassCommand& command) {
  CLI::App* app = program.add_subcommand(
      "sass", "control codes, issue schedule and loops of a listing of machine code");
  app->add_option("FILE", command.file,
                  "output of 'cuobjdump -sass' or 'nvdisasm -hex', or CuAssembler's text")
      ->required();
  app->add_option("--function", command.function, "only this function")->type_name("NAME");
  app->add_option("--gpu", command.gpu,
                  "GPU to schedule for (default: one of the listing's architecture that has the "
                  "numbers, else the nearest, which is named)")
      ->type_name("ID");
  app->add_option("--gpu-file", command.gpu_file, "GPU from a file (.json) of your own")
      ->type_name("FILE");
  CLI::Option* schedule = app->add_flag("--schedule", command.schedule,
                                        "the issue schedule cycle by cycle, per dispatch port");
  CLI::Option* csv =
      app->add_flag("--csv", command.csv, "as CSV, a row an instruction")->excludes(schedule);
  app->add_flag("--json", command.json, "as JSON")->excludes(csv)->excludes(schedule);
  app->footer(
      "Control codes are written as CuAssembler does: barriers waited for, read barrier,\n"
      "write barrier, yield, stall count. Cycles count from a block's first issue; barriers\n"
      "are waited for as long as the GPU's latencies say, and '>=' stands where a number\n"
      "that it takes is not known.");
  return app;
}

} // namespace loom
