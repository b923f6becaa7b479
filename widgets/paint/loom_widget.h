#pragma once

/// The loom on screen: time flows slowly to the left through a picture of the steady state, and
/// stands while somebody points at it, drags or says so. The cloth's edge, the end of a float and
/// a stitch can be dragged.

#include "widgets/paint/loom_painter.h"

#include <QImage>
#include <QTimer>
#include <QWidget>

#include <optional>

namespace loom {

/// What is at a place of the picture.
struct LoomPlace {
  enum class What { nothing, warp, no_warp, unit, tub, needed };
  What what = What::nothing;
  int warp = -1;
  double cycle = 0;
  int of_class = -1; ///< of the instruction there; −1: none
  LoomState state = LoomState::flying;
  double from = 0, to = 0; ///< of the instruction there
  int unit = -1;
  bool operator==(const LoomPlace&) const = default;
};

class LoomWidget : public QWidget, public PaintsText {
  Q_OBJECT
public:
  explicit LoomWidget(QWidget* parent = nullptr);

  /// A named picture (name_classes()).
  void set_picture(LoomPicture picture);
  [[nodiscard]] const std::optional<LoomPicture>& picture() const { return picture_; }
  void set_style(const FigureStyle& style);
  /// Draws paler: what is shown is no longer true and its successor is being computed.
  void set_stale(bool stale);
  /// Whether time flows while nobody points at the picture.
  void set_flowing(bool flowing);
  [[nodiscard]] bool flowing() const { return flowing_; }
  /// Whether it flows at this moment.
  [[nodiscard]] bool moves() const { return timer_.isActive(); }
  /// How fast it flows.
  [[nodiscard]] double cycles_per_second() const;
  /// Shows the cycles from `cycle` on, within what is known.
  void show_from(double cycle);
  /// The first cycle that is seen.
  [[nodiscard]] double begin() const { return begin_; }
  [[nodiscard]] bool is_dragged() const { return handle_ != Handle::none && pressed_; }
  [[nodiscard]] LoomLayout layout_now() const;
  [[nodiscard]] LoomPlace place_at(QPointF position) const;
  [[nodiscard]] std::vector<PaintedText> texts() const override;
  [[nodiscard]] QSize minimumSizeHint() const override;

signals:
  void hovered(const loom::LoomPlace& place);
  void left();
  void clicked(const loom::LoomPlace& place);
  void dragBegun();
  void dragEnded();
  void warpsDragged(double warps);
  /// A latency of the longest class that is so many cycles longer than when the drag began.
  void latencyDragged(double by);
  /// So many times the arithmetic that there was when the drag began.
  void arithmeticDragged(double factor);

protected:
  void paintEvent(QPaintEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;
  void mousePressEvent(QMouseEvent* event) override;
  void mouseMoveEvent(QMouseEvent* event) override;
  void mouseReleaseEvent(QMouseEvent* event) override;
  void enterEvent(QEnterEvent* event) override;
  void leaveEvent(QEvent* event) override;
  void showEvent(QShowEvent* event) override;
  void hideEvent(QHideEvent* event) override;

private:
  enum class Handle { none, warps, latency, arithmetic };
  struct Grip {
    Handle handle = Handle::none;
    double start = 0; ///< x where the instruction, or the warp's arithmetic, begins
  };
  [[nodiscard]] Canvas canvas() const;
  [[nodiscard]] Grip grip_at(QPointF position) const;
  [[nodiscard]] QRect moving_part() const;
  /// The span under a place of the cloth; null where there is none.
  [[nodiscard]] const LoomSpan* span_at(int warp, double cycle) const;
  void weave();
  void step();
  void start_or_stop();

  std::optional<LoomPicture> picture_;
  FigureStyle style_;
  bool stale_ = false, flowing_ = false;
  double begin_ = 0;
  QTimer timer_;
  /// The cloth and the strips of these cycles: while time flows it is more than is seen.
  QImage woven_;
  LoomCycles woven_cycles_;
  std::optional<LoomLayout> layout_;
  bool pressed_ = false, moved_ = false;
  QPointF pressed_at_;
  Handle handle_ = Handle::none;
  double grip_start_ = 0;
  double per_cycle_ = 1;
};

} // namespace loom
