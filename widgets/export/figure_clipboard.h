#pragma once

/// A figure for the clipboard: one entry that every program takes what it understands of.

#include "widgets/export/exporter.h"

#include <QMimeData>

#include <memory>

namespace loom {

/// image/svg+xml, image/png and the picture itself, and as text/plain the numbers, tab-separated,
/// for spreadsheets. The document travels inside the pictures.
[[nodiscard]] Result<std::unique_ptr<QMimeData>> figure_for_clipboard(const Figure& figure,
                                                                      const Document& document,
                                                                      const Catalogue& catalogue,
                                                                      ExportSpec spec);

/// The rows of a CSV as exported, its notes left out, fields separated by tabs and unquoted.
[[nodiscard]] QString tab_separated(const QByteArray& csv);

} // namespace loom
