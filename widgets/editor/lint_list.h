#pragma once

/// The problems of a figure as an export would have it, each with a button that mends it.

#include "widgets/export/lint.h"

#include <QWidget>

class QVBoxLayout;

namespace loom {

class LintList : public QWidget {
  Q_OBJECT
public:
  explicit LintList(QWidget* parent = nullptr);
  /// Shows the problems that `spec` has; hidden without any.
  void show_problems(const std::vector<FigureProblem>& problems, const ExportSpec& spec);

signals:
  void fixAsked(const loom::ExportSpec& fix);

private:
  QVBoxLayout* rows_;
};

} // namespace loom
