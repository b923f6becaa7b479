#pragma once

/// The choosers of what a chart of a kernel is about: the dimension that is varied, what the
/// problem's size is, the level of memory, the block of code. Each is seen with its chart alone.

#include "core/kernel/kernel_run.h"

#include <QObject>

class QComboBox;
class QPushButton;
class QWidget;

namespace loom {

class ChartChoices final : public QObject {
  Q_OBJECT
public:
  explicit ChartChoices(QWidget* parent);

  [[nodiscard]] QComboBox* along() const { return along_; }
  [[nodiscard]] QComboBox* size() const { return size_; }
  [[nodiscard]] QComboBox* level() const { return level_; }
  [[nodiscard]] QComboBox* code_block() const { return code_block_; }
  [[nodiscard]] QPushButton* import() const { return import_; }

  /// What can be chosen of a kernel, and what is.
  void show_request(const KernelRequest& request);
  /// Shows the chooser of the part's chart, and what a run offers it.
  void show_chart(const KernelPart& part, const KernelRun* run);
  /// The core/why id of the number that the chooser under the pointer or with the keyboard shows.
  [[nodiscard]] QString ask_here() const;

signals:
  /// The user asks for this part; `what` names the change.
  void asked(const QString& what, const loom::KernelPart& part);

private:
  template <class Set> void offer(QComboBox* chooser, const QString& what, Set set);

  QComboBox *along_, *size_, *level_, *code_block_;
  QPushButton* import_;
  std::vector<int> size_arguments_; ///< of the kernel, as size_ offers them
  KernelPart part_;
  bool executed_ = false; ///< the block shown
};

} // namespace loom
