#pragma once

/// The machine code that a report of Nsight Compute carries: the cubins of what was profiled.

#include "core/profile/report.h"
#include "core/sass/cubin.h"

namespace loom::profile {

/// The functions of all modules, each once. bad_input where there is none that can be read; `file`
/// is named in it. The report has to have been read with its codes.
[[nodiscard]] Result<sass::Cubin> code_of(const Report& report, const std::string& file);

/// A launch's function in the code of the report, and where its first instruction stood in memory.
struct LaunchCode {
  sass::Function function;
  std::uint64_t address = 0;
  std::vector<std::string> files;        ///< of its source
  std::vector<sass::SourcePlace> places; ///< one an instruction; empty where the code has none
};
/// bad_input where the report has no code of launch `index`.
[[nodiscard]] Result<LaunchCode> code_of_launch(const Report& report, std::size_t index,
                                                const std::string& file);

/// Code of a launch with what was counted and sampled of each instruction.
struct SampledCode {
  struct Line {
    double executed = 0;        ///< by warps
    double samples = 0;         ///< of warps whose next instruction it is
    std::vector<Share> reasons; ///< of the samples, "long_scoreboard" and so on; none of no samples
    sass::SourcePlace source{};
    bool operator==(const Line&) const = default;
  };
  sass::Function function;
  std::vector<Line> lines; ///< one an instruction
  /// Warps that wait for each reason, per instruction issued, counted and not sampled; empty where
  /// the file does not have them.
  std::vector<Share> stalls;
  std::vector<std::string> files; ///< of its source; empty where nothing says them
  /// "columns.cu:24"; empty where the source line of instruction `i` is not known.
  [[nodiscard]] std::string source_of(std::size_t i) const;
  bool operator==(const SampledCode&) const = default;
};
/// bad_input where the report has no code of launch `index`, or neither counts nor samples of it.
[[nodiscard]] Result<SampledCode> sampled_code(const Report& report, std::size_t index,
                                               const std::string& file);

} // namespace loom::profile
