#pragma once

/// A figure as its author wants it, with the size, font and palette to export it with: what the
/// editor shows, what every export and the clipboard get.

#include "core/figure/figure_look.h"
#include "widgets/export/exporter.h"

#include <QStringList>

#include <functional>

namespace loom {

struct LookedExport {
  Figure figure;
  ExportSpec spec;
  QStringList held{};      ///< what of the look cannot be had, and why: one sentence each
  LookSubjects subjects{}; ///< what of the figure a look can speak of
  FigureLook look{};       ///< that it was asked for
  int cramped = 0;         ///< labels that find no room; lint() says which
};

/// The look without what it says of curves that the figure has not, as a view's look keeps that of
/// curves that come and go: the command line refuses them.
[[nodiscard]] FigureLook drawn_look(const LookedExport& page);

/// Gives the figure of an id; an error where there is none now.
using FigureSource = std::function<Result<Figure>(const QString& id)>;

/// `own` with `look`, the figures that it sets beside taken from `source`. `aspect` is the height
/// over the width of `own` where it has all the width that it wants. `spec` says what a look does
/// not: format, resolution, footer, ground. A figure without panels stays as it is.
[[nodiscard]] LookedExport looked(Figure own, double aspect, const FigureLook& look,
                                  const FigureSource& source, ExportSpec spec = {});

} // namespace loom
