#pragma once

/// A timeline on screen, live: zooms at the pointer, pans, and says what the pointer is on.
/// Draws what a source gives it for the stretch and the width that are visible.

#include "core/sim/timeline.h"
#include "widgets/paint/painted_text.h"
#include "widgets/style/figure_style.h"

#include <QWidget>

#include <functional>
#include <memory>
#include <optional>

namespace loom {

/// Gives what is to be seen from cycle `from` to `to` on `width` pixels.
using TimelineSource = std::function<Timeline(double from, double to, int width)>;

class TimelineWidget : public QWidget, public PaintsText {
  Q_OBJECT
public:
  explicit TimelineWidget(QWidget* parent = nullptr);
  ~TimelineWidget() override;

  /// Cycles, from < to.
  struct Range {
    double from = 0, to = 0;
  };
  /// Another source for the cycles `first` to `last`. The visible stretch stays where it can; until
  /// somebody chooses one it is `opening`.
  void set_source(TimelineSource source, double first, double last, const Range& opening);
  void set_style(const FigureStyle& style);
  [[nodiscard]] QSize minimumSizeHint() const override;
  /// Draws paler: what is shown is no longer true and its successor is being computed.
  void set_stale(bool stale);

  /// The visible stretch, cycles.
  [[nodiscard]] double from() const;
  [[nodiscard]] double to() const;
  void show_range(double from, double to);
  /// Nobody has chosen another stretch than the one that it opens with.
  [[nodiscard]] bool follows() const;
  void follow();            ///< shows that one again, and those that come
  void fit();               ///< all cycles
  void zoom(double factor); ///< about the cursor, else the middle
  void pan(double part);    ///< by a part of the visible stretch
  /// Shows at most so many rows, whole groups of them where it can; 0: all.
  void show_rows(int most);
  void scroll_rows(int by);    ///< as far as there are rows
  void set_first_row(int row); ///< the first that is visible
  [[nodiscard]] int first_row() const;
  [[nodiscard]] int rows_visible() const;
  [[nodiscard]] int rows() const; ///< all of them
  /// Moves the cycle cursor, scrolling where it would leave; nothing hides it.
  void set_cursor_cycle(std::optional<double> cycle);
  [[nodiscard]] std::optional<double> cursor_cycle() const;
  /// Marks a row and cycle and draws arrows to what explains it.
  void select(int row, double cycle, std::vector<TimelineArrow> arrows);
  void clear_selection();
  /// The names of rows and strips, and the axis' title.
  [[nodiscard]] std::vector<PaintedText> texts() const override;

signals:
  /// Rows are counted from the first of all. Row −1: between rows or below them.
  void hovered(int row, double cycle);
  void left();
  void clicked(int row, double cycle);
  void rangeChanged(double from, double to);
  void rowsChanged(); ///< which are visible, or how many there are

protected:
  void paintEvent(QPaintEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;
  void wheelEvent(QWheelEvent* event) override;
  void mousePressEvent(QMouseEvent* event) override;
  void mouseMoveEvent(QMouseEvent* event) override;
  void mouseReleaseEvent(QMouseEvent* event) override;
  void mouseDoubleClickEvent(QMouseEvent* event) override;
  void leaveEvent(QEvent* event) override;

private:
  [[nodiscard]] int row_at(double y) const;
  class Impl;
  std::unique_ptr<Impl> impl_;
};

} // namespace loom
