#pragma once

/// Every figure the program can draw by name: those of the views and those of the sources.
/// A new figure is a new .cpp in widgets/figures with a function
/// `std::vector<FigureEntry> figures_<file name>()`; CMake finds it.

#include "core/gpu/catalogue.h"
#include "core/plot/plot_data.h"
#include "core/scenario/scenario.h"

#include <QString>

#include <functional>
#include <vector>

namespace loom {

struct FigureRequest {
  Document document;
  const Catalogue* catalogue = nullptr;
  bool gpu_chosen = false; ///< the caller named a GPU or overrides; else the source's own GPUs
  /// Width of a narrow page, in heights of its smallest text: drawings that can, stand in it. 0: as
  /// wide as the figure wants.
  double page_em = 0;
};

struct FigureEntry {
  QString id;           ///< "thesis-4.1"
  QString title;        ///< one line
  double aspect = 0.62; ///< height / width that suits it
  std::function<Result<Figure>(const FigureRequest&)> build;
};

/// All figures by id, in the order `figure list` prints.
[[nodiscard]] const std::vector<FigureEntry>& figure_catalogue();
/// The order of ids: by their letters, numbers in them by value ("thesis-4.9" before
/// "thesis-4.10").
[[nodiscard]] bool stands_before(const QString& id, const QString& other);
[[nodiscard]] Result<const FigureEntry*> find_figure(const QString& id);
/// The figure of this name for a document: a source's with the GPUs that it is about, any other
/// with the document's.
[[nodiscard]] Result<Figure> figure_named(const QString& id, const Document& document,
                                          const Catalogue& catalogue);

} // namespace loom
