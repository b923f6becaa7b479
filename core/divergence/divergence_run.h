#pragma once

/// Runs what a Divergence describes: the one way from a program's text and inputs to a trace, for
/// the window, figures and the command line.

#include "core/divergence/divergence.h"

#include <string>
#include <string_view>
#include <vector>

namespace loom {

struct DivergenceRun {
  simt::Trace trace;
  /// Written in the structured language. Then the instructions' lines are those of
  /// simt::to_text(trace.program); else of the text itself.
  bool structured = false;
  std::vector<int> source_lines{};      ///< of each instruction in the text, from 1
  std::vector<std::string> variables{}; ///< [r] is in register r; empty for assembly
};

/// That of a GPU: independent threads from compute capability 7.0 on, else, also of one that has
/// none, the divergence stack.
[[nodiscard]] simt::MachineKind own_machine(std::string_view compute_capability);
/// On that machine where all else is as it was at first.
[[nodiscard]] Divergence with_own_machine(Divergence divergence,
                                          std::string_view compute_capability);

/// The text that runs: divergence.program, or the thesis's if/else (§2.3, Table 2.2, right), for
/// independent threads with a barrier in place of the stack.
[[nodiscard]] std::string_view program_text(const Divergence& divergence);

/// Assembles or compiles, computes the inputs and runs to the end. bad_input with line and column
/// for the text, bad_argument for inputs: a formula's name is a register ("R3"), a variable of
/// the program, or "mem" for the first words of the memory, one for each thread.
[[nodiscard]] Result<DivergenceRun> run_divergence(const Divergence& divergence,
                                                   const std::string& file = {});

} // namespace loom
