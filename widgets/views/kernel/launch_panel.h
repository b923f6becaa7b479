#pragma once

/// The fields of a planned launch: block, grid, arguments, trips of loops, registers, shared memory
/// and parts of the accesses that caches serve.
///
///   panel -asked-> view -> show_plan

#include "core/kernel/kernel_run.h"

#include <QScrollArea>

#include <array>
#include <functional>

class QComboBox;
class QDoubleSpinBox;
class QGridLayout;
class QSpinBox;

namespace loom {

class ParameterSlider;

class LaunchPanel : public QScrollArea {
  Q_OBJECT
public:
  explicit LaunchPanel(QWidget* parent = nullptr);

  /// Shows a plan, without signals.
  void show_plan(const KernelStudyPtr& study, const kernel::Plan& plan);
  /// What is estimated where the plan leaves it open, for the fields of the caches.
  void show_estimates(double l1, double l2);
  /// The core/why id (core/why/kernel_plan.h) of the field under the pointer, else of the one that
  /// has the keyboard, also by the label, slider or choice beside it; empty where there is none.
  [[nodiscard]] QString ask_here() const;

signals:
  /// The user asks for this plan; `what` names the member for the undo entry.
  void asked(const QString& what, const loom::kernel::Plan& plan);
  /// A slider is taken or let go: what is asked for between is one change.
  void dragging(bool held);

protected:
  bool eventFilter(QObject* watched, QEvent* event) override;

private:
  void fit_width(); ///< nothing scrolls sideways
  /// The field that a part of the panel belongs to; null for any other.
  [[nodiscard]] const QWidget* field_of(const QWidget* part) const;
  /// A number of the plan with its field and slider.
  struct Row {
    std::function<std::int64_t&(kernel::Plan&)> of;
    QString name;
    QSpinBox* field = nullptr;
    ParameterSlider* slider = nullptr; ///< may be null
  };
  void build_fixed();
  void build_own();
  void add_number(QGridLayout& grid, int row, const QString& id, const QString& name,
                  const QString& help, std::int64_t low, std::int64_t high, bool slides,
                  std::vector<Row>& rows, std::function<std::int64_t&(kernel::Plan&)> of);
  void change(const QString& what, const std::function<void(kernel::Plan&)>& set);
  void show_rows(std::vector<Row>& rows);
  void show_extents();
  QDoubleSpinBox* add_part(QGridLayout& grid, int row, const char* id, const QString& name,
                           std::optional<double> kernel::Plan::*part);

  KernelStudyPtr study_;
  kernel::Plan plan_;
  QGridLayout* fixed_ = nullptr;
  QWidget* own_ = nullptr; ///< fields that depend on the kernel
  std::vector<Row> fixed_rows_, own_rows_;
  std::array<QComboBox*, 3> by_{};
  std::array<QSpinBox*, 3> extents_{};
  QSpinBox* registers_ = nullptr;
  QComboBox* per_thread_ = nullptr;
  QDoubleSpinBox *l1_ = nullptr, *l2_ = nullptr;
};

} // namespace loom
