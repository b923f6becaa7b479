// Options of `latencyloom predict`.

#include "app/cli_parts.h"

#include <CLI/CLI.hpp>

namespace loom {

CLI::App* add_predict(CLI::App& program, PredictCommand& command) {
  CLI::App* app = program.add_subcommand("predict", "time of a kernel without running it");
  const auto option = [app](const char* name, auto& value, const char* help, const char* type) {
    return app->add_option(name, value, help)->type_name(type);
  };
  option("FILE", command.file, "LLVM IR of its module (.ll, .bc), or CUDA (.cu) for clang", "")
      ->required();
  option("--kernel", command.kernel, "which one (default: the module's only one)", "NAME");
  option("--gpu", command.gpu, "GPU by id; 'latencyloom gpus' lists them", "ID");
  option("--gpu-file", command.gpu_file, "GPU from a file (.json) of your own", "FILE");
  option("--grid", command.grid, "blocks: X, X,Y or X,Y,Z", "N,N,N");
  option("--block", command.block, "threads a block, likewise", "N,N,N");
  option("--arg", command.arguments, "an argument of the kernel, by name or number from 0",
         "NAME=VALUE");
  option("--trip", command.trips, "how often a loop runs where the code does not say",
         "LOOP=COUNT");
  option(
      "--registers", command.registers,
      "registers per thread (default: as ptxas allocates for a .cu where there is nvcc, else 32)",
      "N");
  option("--shared", command.shared, "dynamic shared memory a block (default 0)", "BYTES");
  option("--l1", command.l1, "part of the accesses that the L1 serves (default: estimated)", "X");
  option("--l2", command.l2, "part that the L2 serves (default: estimated)", "X");
  option("--method", command.method,
         "busiest-unit (default), kleimenov-popova, hong-kim, bound or saturation", "NAME");
  option("--batch", command.batch,
         "launches from a CSV with columns grid_x, grid_y, grid_z, block_x .., registers, "
         "shared_bytes and the kernel's arguments by name; writes it with the times appended",
         "FILE");
  app->add_flag("--json", command.json, "as JSON, with every quantity on the way");
  app->footer(
      "The IR is what 'clang -x cuda --cuda-device-only -O3 -S -emit-llvm' writes. The answer "
      "ends\n"
      "with what was assumed. Memory that fits into the L2 is taken to be there from before.\n"
      "busiest-unit counts what each unit of an SM has to do and hands out blocks while others\n"
      "run; kleimenov-popova is its source's method as published: all delays add up, and the\n"
      "launch is added to the execution.");
  return app;
}

} // namespace loom
