#pragma once

/// A block of a kernel's code, its time expression above it.

#include "core/kernel/kernel_run.h"
#include "widgets/style/figure_style.h"

#include <QWidget>

class QScrollArea;

namespace loom {

class DiagramWidget;
class NumberLabel;

class CodePage final : public QWidget {
  Q_OBJECT
public:
  /// `keys` has the keyboard for the code.
  CodePage(QWidget* keys, QWidget* parent);

  /// As wide as there is room: its own width does not count while it is behind other pages.
  void show_block(const KernelRun& run, int block, const FigureStyle& style, int width);
  [[nodiscard]] DiagramWidget& code() const { return *code_; }
  [[nodiscard]] NumberLabel& expression() const { return *expression_; }
  /// Marks a line, and scrolls to where it is seen.
  void go(const std::string& id);

private:
  NumberLabel* expression_;
  QScrollArea* scroll_;
  DiagramWidget* code_;
};

} // namespace loom
