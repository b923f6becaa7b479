#pragma once

/// Parameters and choices by name: "alpha 48", "mem_lat = 500 cycles", "mix sfu".

#include "widgets/commands/command.h"

namespace loom {

class Workspace;

/// Every parameter with its value now, to be completed by a value, and every value of a choice.
[[nodiscard]] std::vector<Command> parameter_commands(Workspace& workspace);

/// What a name and a value set, by the parameter's id, symbol or label; with a problem that names
/// the range where the value is not possible. Empty where the text does not begin with a name.
[[nodiscard]] std::vector<Command> read_parameter(Workspace& workspace, const QString& typed);

} // namespace loom
