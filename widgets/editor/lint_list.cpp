#include "widgets/editor/lint_list.h"

#include "widgets/look/controls.h"
#include "widgets/look/theme.h"

#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

namespace loom {

LintList::LintList(QWidget* parent) : QWidget(parent), rows_(new QVBoxLayout(this)) {
  rows_->setContentsMargins(0, 0, 0, 0);
  rows_->setSpacing(unit(this));
  setAccessibleName(tr("Problems of the figure"));
  hide();
}

void LintList::show_problems(const std::vector<FigureProblem>& problems, const ExportSpec& spec) {
  while (QLayoutItem* old = rows_->takeAt(0)) {
    old->widget()->hide(); // one of them may be the button that was just pressed
    old->widget()->deleteLater();
    delete old;
  }
  for (const FigureProblem& problem : problems) {
    auto* row = new QWidget;
    auto* words = new QLabel(problem.words);
    words->setWordWrap(true);
    QBoxLayout* cells = beside(row, {}, unit(this), {{words, 1}});
    if (problem.fix) {
      auto* fix = new QPushButton(tr("Fix: %1").arg(fix_words(spec, *problem.fix)));
      fix->setAccessibleDescription(problem.words);
      connect(fix, &QPushButton::clicked, this, [this, to = *problem.fix] { emit fixAsked(to); });
      cells->addWidget(fix);
    }
    rows_->addWidget(row);
  }
  setVisible(!problems.empty());
}

} // namespace loom
