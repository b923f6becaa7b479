#include "widgets/gallery/thumbnails.h"

#include "core/base/version.h"
#include "widgets/export/exporter.h"
#include "widgets/paint/figure_painter.h"

#include <QCryptographicHash>
#include <QDir>
#include <QSaveFile>

namespace loom {

namespace {

constexpr double points_per_mm = 72 / 25.4;

QString file_of(const QString& folder, const QString& figure) {
  return QDir(folder).filePath(figure + QStringLiteral(".png"));
}

} // namespace

QString thumbnail_folder(const QString& cache, std::span<const EmbeddedFile> files) {
  QCryptographicHash hash(QCryptographicHash::Sha256);
  for (const EmbeddedFile& file : files)
    hash.addData({file.content.data(), qsizetype(file.content.size())});
  const QString name = QStringLiteral("%1-%2").arg(
      QString::fromUtf8(version), QString::fromLatin1(hash.result().toHex().first(8)));
  QDir all(QDir(cache).filePath(QStringLiteral("thumbnails")));
  for (const QString& old : all.entryList(QDir::Dirs | QDir::NoDotAndDotDot))
    if (old != name)
      QDir(all.filePath(old)).removeRecursively();
  all.mkpath(name);
  return all.filePath(name);
}

QImage kept_thumbnail(const QString& folder, const QString& figure) {
  return QImage(file_of(folder, figure), "PNG");
}

void keep_thumbnail(const QString& folder, const QString& figure, const QImage& image) {
  QSaveFile file(file_of(folder, figure));
  if (file.open(QIODevice::WriteOnly) && image.save(&file, "PNG"))
    file.commit();
}

QImage draw_thumbnail(const Figure& figure, double aspect, QSize room) {
  ExportSpec spec;
  (void)set_size(spec, default_size(figure));
  spec.height_mm = spec.width_mm * aspect;
  const QSizeF layout =
      QSizeF(spec.width_mm, spec.height_mm) * points_per_mm * export_units_per_point;
  QImage image(layout.scaled(QSizeF(room), Qt::KeepAspectRatio).toSize(), QImage::Format_RGB32);
  image.fill(Qt::white);
  paint_figure(image, layout, export_units_per_point, image.width() / layout.width(), figure,
               export_style(spec));
  return image;
}

} // namespace loom
