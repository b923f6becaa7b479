#pragma once

/// The figure as it will lie on paper: fitted into the room, or as large as it will be printed;
/// in its colours, in grey, or as the colour-blind see it.

#include "widgets/export/exporter.h"
#include "widgets/look/colour_vision.h"

#include <QImage>
#include <QWidget>

namespace loom {

class PagePreview : public QWidget {
  Q_OBJECT
public:
  explicit PagePreview(QWidget* parent = nullptr);

  void show_figure(const Figure& figure, const ExportSpec& spec);
  void set_vision(ColourVision vision);
  /// As large as printed, by what the screen says of its dots; else fitted into `room`.
  void set_true_size(bool on);
  /// The room that a fitted page has.
  void set_room(QSize room);
  /// Dots to an inch of the screen that the preview is on, 96 where it does not say.
  [[nodiscard]] double screen_dpi() const;
  /// The page in widget coordinates.
  [[nodiscard]] QRectF page() const;
  /// What was drawn last.
  [[nodiscard]] const QImage& image() const { return image_; }

signals:
  /// A click, or a drag with the button down, between the axes of a panel. `end`: Shift is held.
  void placed(int panel, loom::Point at, bool end);

protected:
  void paintEvent(QPaintEvent* event) override;
  void mousePressEvent(QMouseEvent* event) override;
  void mouseMoveEvent(QMouseEvent* event) override;

private:
  void fit();
  void draw();
  void place(const QMouseEvent& event);
  [[nodiscard]] QSizeF layout_size() const;
  [[nodiscard]] QSize pixels() const; ///< of the image

  Figure figure_;
  ExportSpec spec_;
  ColourVision vision_ = ColourVision::full;
  bool true_size_ = true;
  QSize room_;
  QImage image_; ///< null: to be drawn
};

} // namespace loom
