#pragma once

/// Which scenario a figure known by name shows, and in which view one meets it live.

#include "core/document/document.h"
#include "core/gpu/catalogue.h"
#include "widgets/figures/catalogue.h"

#include <QString>

#include <optional>
#include <string>
#include <vector>

namespace loom {

struct FigureHome {
  QString view;      ///< id of a view
  std::string gpu{}; ///< the GPU that the figure is about; empty: whichever is at hand
  Mix mix = Mix::global;
  double alpha = 0; ///< of its point, where `warps` is not 0; else the GPU's usual one
  int warps = 0;    ///< per SM
  double target = 1;
  std::string access = "coalesced";    ///< a pattern of the GPU's file
  std::vector<std::string> compared{}; ///< GPUs beside it
};
/// Nothing where the figure is not one of the catalogue.
[[nodiscard]] std::optional<FigureHome> figure_home(const QString& figure);

/// `current` where the figure shows any scenario, else the one that it is about.
[[nodiscard]] Document figure_document(const FigureHome& home, const Document& current,
                                       const Catalogue& catalogue);

/// What the exported figure carries, to open as what it shows: the request's document, with the
/// scenario that the figure is about where nobody chose another GPU.
[[nodiscard]] Document carried_document(const QString& figure, const FigureRequest& request);

} // namespace loom
