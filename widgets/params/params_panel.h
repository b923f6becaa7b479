#pragma once

/// The left panel: the GPU, the kernel, and every number the model uses, built from the parameter
/// table.

#include "widgets/look/column_scroll.h"
#include "widgets/workspace/snapshot.h"

#include <map>
#include <optional>

class QCheckBox;
class QComboBox;
class QLabel;
class QVBoxLayout;

namespace loom {

class ComparisonList;
class GpuPicker;
class LoopPanel;
class ParameterGroup;
class ParameterRow;
class Segmented;
class Workspace;

class ParamsPanel : public ColumnScroll {
  Q_OBJECT
public:
  explicit ParamsPanel(Workspace& workspace, QWidget* parent = nullptr);

  [[nodiscard]] GpuPicker* gpu_picker() { return gpu_; }
  [[nodiscard]] ParameterRow* row(const QString& id) const; ///< nullptr when never shown
  /// Ids of the groups that are folded away, for the settings.
  [[nodiscard]] QStringList folded() const;
  void set_folded(const QStringList& groups);
  [[nodiscard]] QSize sizeHint() const override;
  /// Wide enough that nothing is cut off.
  [[nodiscard]] QSize minimumSizeHint() const override;

signals:
  /// The user asks where this number comes from.
  void whyAsked(const QString& id);

protected:
  void changeEvent(QEvent* event) override;

private:
  void build_kernel(QVBoxLayout* column);
  void show_snapshot(const SnapshotPtr& snapshot);
  void show_access(const Scenario& scenario);
  void build_scheduler();
  void show_scheduler(const Scenario& scenario);
  void say_marks(); ///< what those of the rows mean, until that was read
  /// The mix that was chosen, or the loop: the last one, else the mix as a loop.
  void choose(int index);
  ParameterRow* need_row(std::string_view id, ParameterGroup* group);
  void fit();

  Workspace& workspace_;
  GpuPicker* gpu_;
  ComparisonList* compared_;
  Segmented* mix_;
  QLabel* access_label_;
  QComboBox* access_;
  LoopPanel* loop_;
  std::optional<Loop> last_loop_; ///< while a mix is in its place
  ParameterGroup* latencies_;
  ParameterGroup* throughputs_;
  ParameterGroup* scheduler_; ///< what only simulations have
  QComboBox* policy_;
  QCheckBox* dual_;
  QWidget* marks_;
  QLabel* marks_words_;
  bool marks_read_ = false;
  QString names_; ///< of the rows, which say what room they need
  std::map<QString, ParameterRow*> rows_;
};

} // namespace loom
