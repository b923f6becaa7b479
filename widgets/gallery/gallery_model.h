#pragma once

/// Every figure known by name with its thumbnail, made in the background when first needed.

#include "widgets/figures/catalogue.h"
#include "widgets/workspace/background.h"

#include <QAbstractListModel>
#include <QImage>

#include <memory>

namespace loom {

class GalleryModel : public QAbstractListModel {
  Q_OBJECT
public:
  enum Role { id_role = Qt::UserRole };

  /// `files` are the built-in GPUs; figures that show any scenario show the one that the program
  /// begins with. `cache` is the program's cache folder.
  GalleryModel(std::span<const EmbeddedFile> files, const QString& cache,
               QObject* parent = nullptr);

  [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
  [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;

  /// Begins to draw what is not in the cache, at `ratio` device pixels to a pixel.
  void start(double ratio);
  /// Thumbnails still to be drawn.
  [[nodiscard]] int missing() const;

  /// Room for a thumbnail, pixels.
  static constexpr QSize room{256, 176};

signals:
  /// All thumbnails are there.
  void complete();

private:
  struct Thumbnail {
    QImage image;
    QString problem; ///< why there is none
  };
  void draw_next();
  void take(std::size_t row, const Result<Figure>& figure);

  std::shared_ptr<const Catalogue> catalogue_; ///< the worker's own
  Document document_;
  QString folder_;
  std::vector<Thumbnail> thumbnails_; ///< one for each of figure_catalogue()
  double ratio_ = 1;
  Background work_;
};

} // namespace loom
