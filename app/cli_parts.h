#pragma once

/// The parser in parts: each adds one subcommand to the program's and fills `command` when it is
/// parsed. Only app/cli*.cpp include this.

#include "app/cli.h"

namespace CLI {
class App;
}

namespace loom {

CLI::App* add_coalesce(CLI::App& program, CoalesceCommand& command);
CLI::App* add_banks(CLI::App& program, BanksCommand& command);
CLI::App* add_residuals(CLI::App& program, ResidualsCommand& command);
CLI::App* add_occupancy(CLI::App& program, OccupancyCommand& command);

} // namespace loom
