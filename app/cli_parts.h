#pragma once

/// The parser in parts: each adds one subcommand to the program's and fills `command` when it is
/// parsed. Only app/cli*.cpp include this.

#include "app/cli.h"

#include <string>

namespace CLI {
class App;
}

namespace loom {

// Options that several subcommands have.
void add_gpu_options(CLI::App& app, KernelOptions& kernel);   ///< GPU, mix, access, ILP
void add_point_options(CLI::App& app, KernelOptions& kernel); ///< α, warps and --set NAME=VALUE
void add_fixed_latency(CLI::App& app, KernelOptions& kernel);
void add_sets(CLI::App& app, KernelOptions& kernel, const char* value, const char* help);
/// How a CSV of measurements is read.
void add_import(CLI::App& app, ImportOptions& import, KernelOptions& kernel);
/// Ids of the models, with commas.
[[nodiscard]] std::string model_names();

CLI::App* add_coalesce(CLI::App& program, CoalesceCommand& command);
CLI::App* add_banks(CLI::App& program, BanksCommand& command);
CLI::App* add_residuals(CLI::App& program, ResidualsCommand& command);
CLI::App* add_occupancy(CLI::App& program, OccupancyCommand& command);
CLI::App* add_fit(CLI::App& program, FitCommand& command);
CLI::App* add_sensitivity(CLI::App& program, SensitivityCommand& command);
CLI::App* add_why(CLI::App& program, WhyCommand& command);
CLI::App* add_disagree(CLI::App& program, DisagreeCommand& command);
CLI::App* add_predict(CLI::App& program, PredictCommand& command);
CLI::App* add_figure(CLI::App& program, FigureCommand& command);
CLI::App* add_sass(CLI::App& program, SassCommand& command);

} // namespace loom
