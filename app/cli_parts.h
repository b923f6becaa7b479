#pragma once

/// The parts of the command line that stand in files of their own; app/cli.cpp puts them together.

#include "app/cli.h"

#include <CLI/CLI.hpp>

namespace loom {

/// Adds a subcommand that fills `command`, which outlives the parser.
CLI::App* add_coalesce(CLI::App& app, CoalesceCommand& command);
CLI::App* add_banks(CLI::App& app, BanksCommand& command);

} // namespace loom
