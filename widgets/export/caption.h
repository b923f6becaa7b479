#pragma once

/// Words for whoever puts a figure into a paper: a caption, its sources, LaTeX that includes it.

#include "widgets/export/exporter.h"

namespace loom {

enum class Beside { caption, bibtex, snippet };

/// The bytes of a file beside a figure. `picture` is the figure's file without its ending.
[[nodiscard]] QByteArray words_beside(Beside what, const Figure& figure, const Document& document,
                                      const Catalogue& catalogue, const ExportSpec& spec,
                                      const QString& picture);

/// What the figure shows, what each of its lines is as `palette` draws it, its model, GPU and
/// parameters, notes and sources, in sentences.
[[nodiscard]] QString caption_words(const Figure& figure, const Document& document,
                                    const Catalogue& catalogue, Palette palette = Palette::colour);

} // namespace loom
