#pragma once

/// The programs that come with the window, in the order of the chooser.

#include "core/scenario/divergence.h"

#include <QString>

#include <vector>

namespace loom {

struct ShippedProgram {
  QString title;    ///< its first line, a comment
  std::string text; ///< empty for the one that the view opens with

  /// The scenario with this program from its start, on a machine that runs it.
  [[nodiscard]] Divergence applied_to(Divergence divergence) const;
};

[[nodiscard]] const std::vector<ShippedProgram>& shipped_programs();
/// Which of them the scenario has; their number when it is the user's own.
[[nodiscard]] int shipped_program_index(const Divergence& divergence);

} // namespace loom
