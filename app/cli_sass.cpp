// Options of `latencyloom sass`.

#include "app/cli_parts.h"

#include <CLI/CLI.hpp>

namespace loom {

CLI::App* add_sass(CLI::App& program, SassCommand& command) {
  CLI::App* app = program.add_subcommand("sass", "control codes of a listing of machine code");
  app->add_option("FILE", command.file,
                  "output of 'cuobjdump -sass' or 'nvdisasm -hex', or CuAssembler's text")
      ->required();
  app->add_option("--function", command.function, "only this function")->type_name("NAME");
  CLI::Option* csv = app->add_flag("--csv", command.csv, "as CSV, a row an instruction");
  app->add_flag("--json", command.json, "as JSON")->excludes(csv);
  app->footer("Control codes are written as CuAssembler does: barriers waited for, read barrier,\n"
              "write barrier, yield, stall count.");
  return app;
}

} // namespace loom
