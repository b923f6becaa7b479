#pragma once

/// The program with a window.

#include <QString>

namespace loom {

struct WindowOptions {
  bool projector = false; ///< begin in projector mode
  QString file;           ///< a scenario or an exported figure; empty: where one left off
};

/// Shows the window and runs until it is closed; the process' exit status.
int run_window(int& argc, char** argv, const WindowOptions& options);

} // namespace loom
