#pragma once

/// Options of `latencyloom figure` with lists of values, taken apart into single values.

#include "app/cli.h"
#include "core/base/result.h"

#include <string>
#include <utility>
#include <vector>

namespace loom {

/// More figures than anybody looks at are a slip.
inline constexpr std::size_t most_figures = 10000;

/// One combination of values: a command without lists, and what varies: {"alpha", "10"}.
struct Combination {
  FigureCommand command;
  std::vector<std::pair<std::string, std::string>> point;
};
/// Every combination, the first option's values outermost; bad_argument for values out of range.
[[nodiscard]] Result<std::vector<Combination>> combinations(const FigureCommand& command);

/// The parts of a comma list.
[[nodiscard]] std::vector<std::string> split_list(const std::string& list);

} // namespace loom
