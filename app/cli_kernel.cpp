// The options that choose a GPU, a kernel and an operating point.

#include "app/cli_parts.h"
#include "core/measured/import_mapping.h"
#include "core/scenario/models.h"
#include "core/scenario/parameters.h"

#include <CLI/CLI.hpp>

namespace loom {
namespace {

std::string hardware_names() {
  std::string names;
  for (std::size_t i = 0; i < hardware_count; ++i)
    names += (i == 0 ? "" : ", ") + std::string(parameter_info(static_cast<Hardware>(i)).id);
  return names;
}

} // namespace

std::string model_names() {
  std::string names;
  for (const ModelInfo& info : model_table())
    names += (names.empty() ? "" : ", ") + std::string(info.id);
  return names;
}

void add_gpu_options(CLI::App& app, KernelOptions& kernel) {
  app.add_option("--gpu", kernel.gpu, "GPU by id (default gtx980); 'latencyloom gpus' lists them")
      ->type_name("ID");
  app.add_option("--gpu-file", kernel.gpu_file, "GPU from a file (.json) of your own")
      ->type_name("FILE");
  app.add_option("--mix", kernel.mix, "instruction mixed with FADD: global, sfu or shared")
      ->type_name("MIX");
  app.add_option("--access", kernel.access,
                 "access pattern of global loads: coalesced, stride2, random (where the GPU's "
                 "file has it)")
      ->type_name("PATTERN");
  app.add_option("--ilp", kernel.ilp, "independent instruction chains per warp, 1 to 64")
      ->type_name("K");
}

void add_sets(CLI::App& app, KernelOptions& kernel, const char* value, const char* help) {
  app.add_option("--set", kernel.sets,
                 std::string(help) + "; repeatable. Names: " + hardware_names())
      ->type_name(value)
      ->allow_extra_args(false);
}

void add_fixed_latency(CLI::App& app, KernelOptions& kernel) {
  app.add_flag("--fixed-latency", kernel.fixed_latency,
               "simulate with the GPU's latencies as they are: without the spread, the queues for "
               "memory and the lost cycles that were measured on it");
}

void add_point_options(CLI::App& app, KernelOptions& kernel) {
  app.add_option("--alpha", kernel.alpha,
                 "arithmetic instructions per other one, 0 to 1e6 or inf (default: at the cusp)")
      ->type_name("X");
  app.add_option("--warps", kernel.warps,
                 "resident warps per SM, 1 to 1024 (default: enough to hide the latency)")
      ->type_name("N");
  add_sets(app, kernel, "NAME=VALUE", "another value for one of the GPU's numbers");
}

void add_import(CLI::App& app, ImportOptions& import, KernelOptions& kernel) {
  std::string meanings;
  for (const MeaningInfo& info : meaning_table())
    meanings += (meanings.empty() ? "" : ", ") + std::string(info.id);
  app.add_option("--map", import.map,
                 "a column of the file by its name or its number from 1, where the headers do not "
                 "say it; repeatable. Meanings: " +
                     meanings)
      ->type_name("MEANING=COLUMN")
      ->allow_extra_args(false);
  app.add_option("--alpha", kernel.alpha, "of every row of a file without such a column")
      ->type_name("X");
  app.add_option("--extra-arithmetic", import.extra_arithmetic,
                 "arithmetic instructions of a group beyond the file's alpha (default 0)")
      ->type_name("N");
  app.add_flag("--keep-going", import.keep_going, "leave bad rows of the file out");
}

} // namespace loom
