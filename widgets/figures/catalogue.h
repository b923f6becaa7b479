#pragma once

/// Every figure the program can draw by name: those of the views and those of the sources.
/// A new figure is a new .cpp in widgets/figures (what several share is in shared/) with a function
/// `std::vector<FigureEntry> figures_<file name>()`; CMake finds it.

#include "core/document/document.h"
#include "core/figure/plot_data.h"
#include "core/gpu/catalogue.h"

#include <QString>

#include <functional>
#include <vector>

namespace loom {

/// Options of the command that say what is computed, as a set; `all` of a mix, `every` also a loop
/// of instructions in its place. What reads a GPU can be compared, too.
namespace figure_option {
inline constexpr unsigned none = 0, gpu = 1, set = 2, mix = 4, access = 8, alpha = 16, warps = 32,
                          ilp = 64, all = 127, loop = 128, every = 255, compare = 256, target = 512,
                          data = 1024, any = 2047;
} // namespace figure_option

struct FigureRequest {
  Document document;
  const Catalogue* catalogue = nullptr;
  /// What of the scenario the caller chose: a source's figure has its own GPU and values for the
  /// rest. Who chooses the GPU chooses all of it.
  unsigned given = figure_option::none;
  /// Width of a narrow page, in heights of its smallest text: drawings that can, stand in it. 0: as
  /// wide as the figure wants.
  double page_em = 0;
  /// The document was given whole, as a file has it: its parts say what a view's figure shows.
  bool whole = false;
  /// Of a figure whose time flows, the part of its period that has passed, 0 to 1.
  double moment = 0;

  [[nodiscard]] bool gpu_chosen() const { return (given & figure_option::gpu) != 0; }
};

struct FigureEntry {
  QString id;           ///< "thesis-4.1"
  QString title;        ///< one line
  double aspect = 0.62; ///< height / width that suits it
  std::function<Result<Figure>(const FigureRequest&)> build;
  unsigned reads = figure_option::none; ///< options that change the figure; it refuses the others
  /// In the list; others are charts that a view's figure has, as exports of the view are called.
  bool listed = true;
  /// Draws the document's pins beside its scenario, on the same axes.
  bool compares = false;
};
/// The options that change the figure.
[[nodiscard]] unsigned read_options(const FigureEntry& entry);
/// Why the figure refuses `unread`, options that it does not read, and what to do about it.
[[nodiscard]] std::string refusal_words(const FigureEntry& entry, unsigned unread);

/// All listed figures by id, in the order `figure list` prints.
[[nodiscard]] const std::vector<FigureEntry>& figure_catalogue();
/// Those and the ones that are not listed.
[[nodiscard]] const std::vector<FigureEntry>& all_figures();
/// The order of ids: by their letters, numbers in them by value ("thesis-4.9" before
/// "thesis-4.10").
[[nodiscard]] bool stands_before(const QString& id, const QString& other);
/// Also of those that are not listed.
[[nodiscard]] Result<const FigureEntry*> find_figure(const QString& id);
/// What the figure of this name is asked for a document: a source's for the GPUs that it is about,
/// any other for the document's.
[[nodiscard]] FigureRequest request_of(const QString& id, const Document& document,
                                       const Catalogue& catalogue);
/// The figure of this name for a document: a source's with the GPUs that it is about, any other
/// with the document's.
[[nodiscard]] Result<Figure> figure_named(const QString& id, const Document& document,
                                          const Catalogue& catalogue);

} // namespace loom
