#pragma once

/// The programs that come with the window, in the order of the chooser.

#include "core/divergence/divergence.h"

#include <QString>

#include <vector>

namespace loom {

struct ShippedProgram {
  std::string title; ///< its first line, a comment, in English
  std::string text;  ///< empty for the one that the view opens with

  /// The scenario with this program from its start, on a machine that runs it.
  [[nodiscard]] Divergence applied_to(Divergence divergence) const;
};

[[nodiscard]] const std::vector<ShippedProgram>& shipped_programs();
/// Which of them the scenario has; their number when it is the user's own.
[[nodiscard]] int shipped_program_index(const Divergence& divergence);

/// The scenario's program as its text is shown: a shipped one with comments in the language that is
/// spoken, line by line.
[[nodiscard]] QString shown_program(const Divergence& divergence);
/// The Divergence::program that is shown as this text, which may have been changed: a shipped one
/// keeps its comments in English.
[[nodiscard]] std::string program_shown_as(const QString& text);

} // namespace loom
