#pragma once

/// Every figure that the program knows by name, as pictures: found by words, opened as a scenario,
/// exported.

#include "widgets/gallery/gallery_model.h"

#include <QWidget>

class QLabel;
class QLineEdit;
class QListView;
class QPushButton;
class QSortFilterProxyModel;

namespace loom {

class FigureGallery : public QWidget {
  Q_OBJECT
public:
  /// As GalleryModel.
  FigureGallery(std::span<const EmbeddedFile> files, const QString& cache, QWidget* parent);

  [[nodiscard]] GalleryModel& model() { return *model_; }
  /// Id of the figure selected, empty for none.
  [[nodiscard]] QString current() const;
  /// Figures that the words in the search field leave.
  [[nodiscard]] int found() const;

signals:
  void openAsked(const QString& figure);
  void exportAsked(const QString& figure);

protected:
  void showEvent(QShowEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;

private:
  void show_current();
  void search(const QString& words);

  GalleryModel* model_;
  QSortFilterProxyModel* filter_;
  QLineEdit* search_;
  QListView* list_;
  QLabel* title_;
  QPushButton *open_, *export_;
};

} // namespace loom
