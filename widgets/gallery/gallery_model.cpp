#include "widgets/gallery/gallery_model.h"

#include "widgets/gallery/figure_homes.h"
#include "widgets/gallery/thumbnails.h"
#include "widgets/look/problem_text.h"

#include <QPainter>
#include <QPixmap>

#include <algorithm>

namespace loom {

namespace {

/// The picture in the middle of its room, so that names under pictures stand in a row.
QPixmap in_its_room(const QImage& image, double ratio) {
  QPixmap pixmap(GalleryModel::room * ratio);
  pixmap.fill(Qt::transparent);
  QPainter painter(&pixmap);
  const QSize size = image.size().scaled(pixmap.size(), Qt::KeepAspectRatio);
  painter.setRenderHint(QPainter::SmoothPixmapTransform);
  painter.drawImage(
      QRect(QPoint((pixmap.width() - size.width()) / 2, (pixmap.height() - size.height()) / 2),
            size),
      image);
  painter.end();
  pixmap.setDevicePixelRatio(ratio);
  return pixmap;
}

} // namespace

GalleryModel::GalleryModel(std::span<const EmbeddedFile> files, const QString& cache,
                           QObject* parent)
    : QAbstractListModel(parent), catalogue_(std::make_shared<const Catalogue>(files)),
      document_{default_scenario(catalogue_->find("gtx980").value()), {}},
      folder_(thumbnail_folder(cache, files)), thumbnails_(figure_catalogue().size()) {}

int GalleryModel::rowCount(const QModelIndex& parent) const {
  return parent.isValid() ? 0 : static_cast<int>(thumbnails_.size());
}

QVariant GalleryModel::data(const QModelIndex& index, int role) const {
  if (!checkIndex(index, CheckIndexOption::IndexIsValid))
    return {};
  const auto row = static_cast<std::size_t>(index.row());
  const FigureEntry& entry = figure_catalogue()[row];
  const Thumbnail& thumbnail = thumbnails_[row];
  switch (role) {
  case Qt::DisplayRole:
    return QStringLiteral("%1\n%2").arg(entry.id, entry.title);
  case id_role:
    return entry.id;
  case Qt::ToolTipRole:
  case Qt::AccessibleTextRole:
    return thumbnail.problem.isEmpty()
               ? QStringLiteral("%1: %2").arg(entry.id, entry.title)
               : QStringLiteral("%1: %2\n%3").arg(entry.id, entry.title, thumbnail.problem);
  case Qt::DecorationRole:
    return in_its_room(thumbnail.image, ratio_);
  default:
    return {};
  }
}

int GalleryModel::missing() const {
  return static_cast<int>(std::ranges::count_if(thumbnails_, [](const Thumbnail& each) {
    return each.image.isNull() && each.problem.isEmpty();
  }));
}

void GalleryModel::start(double ratio) {
  ratio_ = ratio;
  for (std::size_t row = 0; row < thumbnails_.size(); ++row)
    thumbnails_[row].image = kept_thumbnail(folder_, figure_catalogue()[row].id);
  emit dataChanged(index(0), index(rowCount() - 1));
  draw_next();
}

void GalleryModel::draw_next() {
  const auto next = std::ranges::find_if(thumbnails_, [](const Thumbnail& each) {
    return each.image.isNull() && each.problem.isEmpty();
  });
  if (next == thumbnails_.end()) {
    emit complete();
    return;
  }
  const auto row = static_cast<std::size_t>(next - thumbnails_.begin());
  // Figures are computed away from the window; only drawing has to be done in its thread.
  work_.start([this, row, document = document_, catalogue = catalogue_](
                  const std::stop_token&, const Background::Progress&) -> std::function<void()> {
    const Result<Figure> figure = figure_catalogue()[row].build({document, catalogue.get(), false});
    return [this, row, figure] { take(row, figure); };
  });
}

void GalleryModel::take(std::size_t row, const Result<Figure>& figure) {
  const FigureEntry& entry = figure_catalogue()[row];
  if (figure && !figure->panels.empty()) {
    thumbnails_[row].image = draw_thumbnail(*figure, entry.aspect, room * ratio_);
    keep_thumbnail(folder_, entry.id, thumbnails_[row].image);
  } else {
    thumbnails_[row].problem = figure ? tr("nothing to draw") : spoken(figure.error().detail);
  }
  const QModelIndex changed = index(static_cast<int>(row));
  emit dataChanged(changed, changed);
  draw_next();
}

} // namespace loom
