#pragma once

/// One function a subcommand; each prints its answer and returns the exit status.

#include "app/cli.h"

namespace loom {

int run(const GpusCommand& command);
int run(const EvalCommand& command);
int run(const CuspCommand& command);
int run(const SweepCommand& command);
int run(const SimulateCommand& command);
int run(const SimtCommand& command);
int run(const CoalesceCommand& command);
int run(const BanksCommand& command);
int run(const OccupancyCommand& command);
int run(const ResidualsCommand& command);
int run(const FitCommand& command);
int run(const SensitivityCommand& command);
int run(const WhyCommand& command);
int run(const DisagreeCommand& command);
int run(const SassCommand& command);
int run(const LintCommand& command);
int run(const PredictCommand& command);
int run(const FigureCommand& command); ///< draws without a display; ends the process

} // namespace loom
