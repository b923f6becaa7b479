#pragma once

/// Options of `latencyloom figure` with lists of values, taken apart into single values.

#include "app/kernel_options.h"
#include "core/figure/figure_look.h"

#include <string>
#include <utility>
#include <vector>

namespace loom {

/// More figures than anybody looks at are a slip.
inline constexpr std::size_t most_figures = 10000;

/// What the arguments say by one option of a look (core/figure/look_json.h).
struct GivenLook {
  std::string name; ///< of the option
  std::optional<std::string> text{};
  std::vector<std::string> texts{}; ///< where it may be given several times
  bool flag = false;
  std::string json{}; ///< of a paper's figure, in place of the texts; else empty
};
/// One an option of a look, nothing given.
[[nodiscard]] std::vector<GivenLook> nothing_given();

struct FigureCommand {
  std::string id; ///< or "list", or "all", or a file of a paper's figures
  KernelOptions kernel;
  std::optional<std::string> scenario; ///< a file, instead of the kernel's options
  std::optional<std::string> compare;  ///< further GPUs in the same figure: ID or ID=NAME, ...
  std::optional<std::string> data;     ///< files of measurements: FILE, ...
  std::optional<std::string> view;     ///< how the scenario is shown: NAME=VALUE, ...
  std::optional<std::string> output, format, size, dpi, jobs;
  std::optional<std::string> frames, frame;      ///< how many of a moving figure, and which of them
  std::vector<GivenLook> look = nothing_given(); ///< all but the size
  bool one = false;                              ///< lists are of one figure, not a figure a value
  bool footer = false, transparent = false;      ///< how it is drawn
  bool caption = false, bibtex = false, snippet = false; ///< what is written beside it
  bool force = false, lint = false, json = false;
  bool as_command = false; ///< printed instead of drawn
};

/// One combination of values: a command without lists, and what varies: {"alpha", "10"}.
struct Combination {
  FigureCommand command;
  std::vector<std::pair<std::string, std::string>> point;
  /// With --one: the others that stand in the same figure, in their order, and what tells them.
  std::vector<FigureCommand> beside{};
  std::vector<std::string> varied{};
};
/// Puts what the command says of a figure's look into `look`; what it does not say stays.
[[nodiscard]] Result<void> put_look(const FigureCommand& command, FigureLook& look);

/// Every combination, the first option's values outermost, with --one those of a size and of a
/// moment as one; bad_argument for values out of range.
[[nodiscard]] Result<std::vector<Combination>> combinations(const FigureCommand& command);

} // namespace loom
