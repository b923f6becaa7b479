#pragma once

/// Which scenario a figure known by name shows, and in which view one meets it live.

#include "core/document/document.h"
#include "core/gpu/catalogue.h"

#include <QString>

#include <optional>

namespace loom {

struct FigureHome {
  QString view;      ///< id of a view
  std::string gpu{}; ///< the GPU that the figure is about; empty: whichever is at hand
  Mix mix = Mix::global;
};
/// Nothing where the figure is not one of the catalogue.
[[nodiscard]] std::optional<FigureHome> figure_home(const QString& figure);

/// `current` where the figure shows any scenario, else the one that it is about.
[[nodiscard]] Document figure_document(const FigureHome& home, const Document& current,
                                       const Catalogue& catalogue);

} // namespace loom
