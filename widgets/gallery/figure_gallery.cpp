#include "widgets/gallery/figure_gallery.h"

#include "widgets/look/controls.h"
#include "widgets/look/theme.h"

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QPushButton>
#include <QScreen>
#include <QSortFilterProxyModel>

#include <algorithm>

namespace loom {

namespace {

/// Keeps figures whose id or title has every word.
class WordFilter : public QSortFilterProxyModel {
public:
  using QSortFilterProxyModel::QSortFilterProxyModel;
  void set_words(const QString& words) {
    words_ = words.split(QLatin1Char(' '), Qt::SkipEmptyParts);
    invalidateFilter();
  }

protected:
  [[nodiscard]] bool filterAcceptsRow(int row, const QModelIndex& parent) const override {
    const QString text =
        sourceModel()->index(row, 0, parent).data(Qt::AccessibleTextRole).toString();
    return std::ranges::all_of(
        words_, [&](const QString& word) { return text.contains(word, Qt::CaseInsensitive); });
  }

private:
  QStringList words_;
};

} // namespace

FigureGallery::FigureGallery(std::span<const EmbeddedFile> files, const QString& cache,
                             QWidget* parent)
    : QWidget(parent, Qt::Window), model_(new GalleryModel(files, cache, this)),
      filter_(new WordFilter(this)), search_(new QLineEdit), list_(new QListView),
      title_(new QLabel), open_(new QPushButton(tr("&Open as scenario"))),
      export_(new QPushButton(tr("&Export…"))) {
  setObjectName(QStringLiteral("figure_gallery"));
  setWindowTitle(tr("Gallery of figures"));
  filter_->setSourceModel(model_);
  search_->setObjectName(QStringLiteral("gallery_search"));
  search_->setPlaceholderText(tr("Words of a figure's name or title"));
  search_->setAccessibleName(tr("Search the figures"));
  search_->setClearButtonEnabled(true);
  list_->setObjectName(QStringLiteral("gallery_list"));
  list_->setAccessibleName(tr("Figures"));
  list_->setModel(filter_);
  list_->setViewMode(QListView::IconMode);
  list_->setMovement(QListView::Static);
  list_->setResizeMode(QListView::Adjust);
  list_->setUniformItemSizes(true);
  list_->setFrameShape(QFrame::NoFrame);
  list_->setIconSize(GalleryModel::room);
  list_->setWordWrap(true);
  list_->setTextElideMode(Qt::ElideRight);
  list_->setGridSize(GalleryModel::room +
                     QSize(unit(this) * 3, list_->fontMetrics().lineSpacing() * 4));
  title_->setWordWrap(true);
  title_->setObjectName(QStringLiteral("gallery_title"));
  open_->setDefault(true);
  open_->setObjectName(QStringLiteral("gallery_open"));
  export_->setObjectName(QStringLiteral("gallery_export"));
  auto* row = new QHBoxLayout;
  row->addWidget(title_, 1);
  row->addWidget(export_);
  row->addWidget(open_);
  const int edge = unit(this) * 2;
  column(this, {edge, edge, edge, edge}, unit(this), {{search_}, {list_, 1}})->addLayout(row);
  resize(QSize(unit(this) * 152, unit(this) * 96).boundedTo(screen()->availableSize() * 0.9));
  connect(search_, &QLineEdit::textChanged, this, &FigureGallery::search);
  connect(list_->selectionModel(), &QItemSelectionModel::currentChanged, this,
          &FigureGallery::show_current);
  connect(list_, &QListView::activated, this, [this] { emit openAsked(current()); });
  connect(open_, &QPushButton::clicked, this, [this] { emit openAsked(current()); });
  connect(export_, &QPushButton::clicked, this, [this] { emit exportAsked(current()); });
  show_current();
}

QString FigureGallery::current() const {
  return list_->currentIndex().data(GalleryModel::id_role).toString();
}

int FigureGallery::found() const { return filter_->rowCount(); }

void FigureGallery::search(const QString& words) {
  static_cast<WordFilter*>(filter_)->set_words(words);
  if (!list_->currentIndex().isValid() && filter_->rowCount() > 0)
    list_->setCurrentIndex(filter_->index(0, 0));
  show_current();
}

void FigureGallery::show_current() {
  const bool any = list_->currentIndex().isValid();
  open_->setEnabled(any);
  export_->setEnabled(any);
  title_->setText(any           ? list_->currentIndex().data(Qt::ToolTipRole).toString()
                  : found() > 0 ? tr("%1 figures").arg(found())
                                : tr("No figure has these words."));
}

void FigureGallery::showEvent(QShowEvent* event) {
  QWidget::showEvent(event);
  search_->setFocus();
  if (!event->spontaneous())
    model_->start(devicePixelRatioF());
}

void FigureGallery::keyPressEvent(QKeyEvent* event) {
  if (event->key() == Qt::Key_Down && search_->hasFocus())
    list_->setFocus();
  else if (event->key() == Qt::Key_Escape)
    close();
  else
    QWidget::keyPressEvent(event);
}

} // namespace loom
