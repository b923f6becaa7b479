#pragma once

/// The height of a figure on a page of a given width, when nobody chose one.

#include "widgets/export/exporter.h"

namespace loom {

/// Width of the page in heights of its smallest text where it is a column of one, else 0: for
/// drawings that can stand in it.
[[nodiscard]] double narrow_page_em(const ExportSpec& spec);

/// Sets the height that suits `figure` at the width of `spec`; `aspect` is height over width where
/// the figure has all the width that it wants. On a narrow page panels move below one another and
/// a figure grows until its labels have room, at most to a page's height. Small multiples get as
/// many columns as there is room for, and axes that all have in common are numbered once. Heights
/// are whole points, as PDF pages are. Returns how many labels have no room still (lint() says
/// which), 0 where there was no reason to look. `keep_columns`: the panels stay where they are.
/// Needs a QApplication.
int fit_page(Figure& figure, ExportSpec& spec, double aspect, bool keep_columns = false);

/// Lays the panels out anew for a page whose size is given: in as many columns as give the labels
/// and then the axes most room. Returns how many labels have none.
int fit_panels(Figure& figure, const ExportSpec& spec, bool keep_columns = false);

} // namespace loom
