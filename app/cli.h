#pragma once

/// The command line: what was asked for, before anything is done.

#include "app/command.h"
#include "core/base/result.h"

#include <span>

namespace loom {

/// Opens the window with a file, empty for none; `projector`: as for a lecture hall.
using OpenWindow = std::function<int(const std::string& file, bool projector)>;

/// What the arguments ask for, or bad_argument. Reads no file and needs no display. `more`:
/// commands besides those that need no Qt, behind them in the help.
[[nodiscard]] Result<Action> parse_command_line(int argc, const char* const* argv,
                                                std::span<AddCommand* const> more,
                                                const OpenWindow& open_window);

} // namespace loom
