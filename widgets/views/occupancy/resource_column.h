#pragma once

/// One resource of a launch: field and slider, warps against it with the operating point to drag,
/// and the nearest values that gain or lose a block.
///
///   column -asked-> view proposes -> show_run

#include "core/scenario/occupancy_run.h"
#include "widgets/style/figure_style.h"

#include <QWidget>

class QLabel;
class QPushButton;
class QSpinBox;

namespace loom {

class ParameterSlider;
class PlotWidget;

class ResourceColumn : public QWidget {
  Q_OBJECT
public:
  explicit ResourceColumn(LaunchResource resource, QWidget* parent = nullptr);

  /// Shows a run, without signals.
  void show_run(const OccupancyRun& run, const FigureStyle& style);
  [[nodiscard]] LaunchResource resource() const { return resource_; }
  /// What stands above the curve and below it: `fields()` and `changes()`, or what holds them.
  void arrange(QWidget* fields, QWidget* changes);
  [[nodiscard]] QWidget* fields() const { return fields_; }
  [[nodiscard]] QWidget* changes() const { return changes_; }

signals:
  /// The user asks for this value, which is in range.
  void asked(int value);
  /// A slider or a mark is taken or let go: what is asked for between is one change.
  void dragging(bool held);
  /// The pointer is on a value of the curve.
  void value_pointed(int value, const QString& words, int warps);
  /// Or on a change that can be made, `id` that of core/why ("registers.gains").
  void change_pointed(const QString& id, const QString& words, int warps);
  void left();

protected:
  void keyPressEvent(QKeyEvent* event) override;
  void paintEvent(QPaintEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;
  bool eventFilter(QObject* watched, QEvent* event) override;

private:
  void connect_plot();
  void ask(double value);
  void ask_steps(int steps);
  void hover(double place);
  void show_field();
  void show_changes();
  /// What a button offers.
  [[nodiscard]] std::optional<LaunchChange> change_of(const QObject* button) const;

  LaunchResource resource_;
  std::optional<OccupancyRun> run_; ///< the last that was shown
  /// As wide as the widest value, so that nothing moves while the value does.
  [[nodiscard]] int field_width() const;
  QString widest_;
  QSpinBox* field_;
  ParameterSlider* slider_;
  PlotWidget* plot_;
  QPushButton *gain_, *lose_;
  QLabel* blocks_; ///< between the buttons, where there is room
  QWidget *fields_, *changes_;
  bool taken_ = false; ///< the mark is being dragged
};

} // namespace loom
