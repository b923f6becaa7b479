#pragma once

/// The command line that writes the same file as the window.

#include "core/figure/figure_look.h"
#include "widgets/export/exporter.h"

namespace loom {

/// What a command has to say of an export.
struct ExportedFigure {
  QString id;
  const Document& document; ///< that the file carries, its look among its looks
  const Catalogue& catalogue;
  ExportSpec spec; ///< format, resolution, footer and ground count
  QString path;
  bool words = false; ///< caption, BibTeX and LaTeX beside it
};

/// `latencyloom figure ...` in one line, writing into the folder where it is run, for a POSIX
/// shell: the scenario as options where they say it, else as a link, and the look as options.
[[nodiscard]] QString figure_command(const ExportedFigure& exported);

} // namespace loom
