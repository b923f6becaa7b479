#pragma once

/// The figure as it will be exported, scaled to fit, on paper.

#include "widgets/export/exporter.h"

#include <QImage>
#include <QWidget>

namespace loom {

class FigurePreview : public QWidget {
  Q_OBJECT
public:
  explicit FigurePreview(QWidget* parent = nullptr);
  /// `figure` outlives the preview.
  void show_figure(const Figure& figure, const ExportSpec& spec);

protected:
  void paintEvent(QPaintEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;

private:
  const Figure* figure_ = nullptr;
  ExportSpec spec_;
  QImage image_; ///< drawn when first painted at a size
};

} // namespace loom
