#pragma once

/// A slider that knows its parameter: its scale, its steps, and the number to go back to.

#include "core/figure/plot_data.h"
#include "core/scenario/parameters.h"

#include <QSlider>

#include <optional>

namespace loom {

/// Positions come from core's slider_position(). The slider shows what it is told by show_value
/// and only asks for changes; it never moves by itself.
class ParameterSlider : public QSlider {
  Q_OBJECT
public:
  ParameterSlider(const ParameterInfo& info, Role role, QWidget* parent = nullptr);

  /// `value` absent draws an empty track. `standard` is marked by a tick.
  void show_value(std::optional<double> value, std::optional<double> standard);
  /// The right end of the track; the parameter's own maximum when absent.
  void set_end(std::optional<double> end);
  [[nodiscard]] QSize sizeHint() const override;
  [[nodiscard]] QSize minimumSizeHint() const override;
  /// Widget position of a value, for tests and tooltips.
  [[nodiscard]] QPointF place_of(double value) const;
  [[nodiscard]] const ParameterInfo& info() const { return info_; }
  [[nodiscard]] std::optional<double> value_shown() const { return value_; }

signals:
  void dragBegan();
  void dragEnded();
  /// The user has moved the slider to this value.
  void asked(double value);
  void stepAsked(int steps);
  void resetAsked();

protected:
  void paintEvent(QPaintEvent* event) override;
  void mousePressEvent(QMouseEvent* event) override;
  void mouseMoveEvent(QMouseEvent* event) override;
  void mouseReleaseEvent(QMouseEvent* event) override;
  void mouseDoubleClickEvent(QMouseEvent* event) override;
  void wheelEvent(QWheelEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;

private:
  [[nodiscard]] double value_at(double x) const;
  [[nodiscard]] double track_left() const;
  [[nodiscard]] double track_width() const;

  ParameterInfo info_;
  Role role_;
  std::optional<double> value_, standard_;
  double grab_ = 0; ///< pointer to handle, so that taking the handle does not move it
  bool held_ = false;
};

} // namespace loom
