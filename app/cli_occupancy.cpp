// Options of `latencyloom occupancy`.

#include "app/cli_parts.h"

#include <CLI/CLI.hpp>

namespace loom {

CLI::App* add_occupancy(CLI::App& program, OccupancyCommand& command) {
  CLI::App* app =
      program.add_subcommand("occupancy", "resident blocks and warps of a launch, and what limits");
  const auto option = [app](const char* name, auto& value, const char* help, const char* type) {
    app->add_option(name, value, help)->type_name(type);
  };
  option("--cc", command.cc, "compute capability, 1.0 to 12.0", "X.Y");
  option("--gpu", command.gpu, "or a GPU by id; 'latencyloom gpus' lists them", "ID");
  option("--threads", command.threads, "threads per block", "N");
  option("--registers", command.registers, "registers per thread", "N");
  option("--shared", command.shared, "static shared memory per block (default 0)", "BYTES");
  option("--dynamic-shared", command.dynamic_shared, "and dynamic, added to it (default 0)",
         "BYTES");
  option("--carveout", command.carveout,
         "shared memory of an SM to prefer (default: as much as is needed)", "KiB");
  option("--partitioned-caching", command.caching,
         "on or off: a block on one half of an SM (default: on for 5.2 and 5.3)", "STATE");
  option("--grid", command.grid, "blocks of the whole grid, to count waves", "BLOCKS");
  option("--sms", command.sms, "SMs that the grid runs on (default: as the GPU has)", "N");
  option("--batch", command.batch,
         "launches from a CSV with columns cc or gpu, threads_per_block, registers_per_thread, "
         "shared_bytes_per_block; writes it with the answers appended",
         "FILE");
  option("-o,--output", command.output, "file to write (default: standard output)", "FILE");
  app->add_flag("--keep-going", command.keep_going,
                "report each bad row of the batch and leave its answers empty");
  app->add_flag("--json", command.json, "as JSON, with every limit's source");
  app->footer("A batch with a bad row prints nothing but its place, or with --keep-going all the\n"
              "other rows; the exit status is 3 in both cases.");
  return app;
}

} // namespace loom
