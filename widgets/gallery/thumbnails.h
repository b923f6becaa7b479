#pragma once

/// Small pictures of figures, kept in the user's cache folder. They are made anew when the program
/// or its GPUs change; what no version needs any more is deleted.

#include "core/base/embedded_file.h"
#include "core/figure/plot_data.h"

#include <QImage>
#include <QSize>
#include <QString>

#include <span>

namespace loom {

/// Where thumbnails are kept for this version of the program and these GPU files, under `cache`,
/// the folder for caches of this program; older ones beside it are deleted.
[[nodiscard]] QString thumbnail_folder(const QString& cache, std::span<const EmbeddedFile> files);

/// Null where none was kept.
[[nodiscard]] QImage kept_thumbnail(const QString& folder, const QString& figure);
/// A folder that cannot be written only costs the time to draw again.
void keep_thumbnail(const QString& folder, const QString& figure, const QImage& image);

/// The figure on white, `height` / `width` as `aspect`, fitted into `room` device pixels. Needs the
/// window's thread.
[[nodiscard]] QImage draw_thumbnail(const Figure& figure, double aspect, QSize room);

} // namespace loom
