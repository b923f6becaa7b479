#pragma once

/// "figures.json": the figures of a paper, each with the options that `latencyloom figure` takes.
/// docs/figures-json.md describes the format for people.

#include "core/base/result.h"

#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace loom {

/// One entry of the file.
struct PaperFigure {
  std::string figure; ///< id
  std::string name;   ///< of its files, without ending; empty: the figure's id
  /// Options by their long names ("gpu", "set", "size", ...) with values as the command line takes
  /// them: lists with commas, "set" once a parameter as "NAME=VALUES", flags with "true". Those of
  /// a look (core/figure/look_json.h) but "size" are JSON, read once without a problem.
  std::vector<std::pair<std::string, std::string>> options{};
  std::size_t own_options = 0; ///< the first ones are the figure's own, the others "defaults"
  std::string pointer{};       ///< where it stands: "/figures/0"
  bool operator==(const PaperFigure&) const = default;
};

/// The figures of the file in its order, the options of "defaults" filled in; bad_input for the
/// first problem of its form. Whether a figure or a GPU exists is for whoever draws them.
[[nodiscard]] Result<std::vector<PaperFigure>> figures_from_json(std::string_view text,
                                                                 const std::string& file);

} // namespace loom
