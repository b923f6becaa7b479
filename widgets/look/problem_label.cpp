#include "widgets/look/problem_label.h"

#include "widgets/look/loom_style.h"
#include "widgets/look/problem_text.h"
#include "widgets/look/theme.h"

#include <QPainter>

namespace loom {

ProblemLabel::ProblemLabel(QWidget* parent) : QLabel(parent) {
  setWordWrap(true);
  setTextInteractionFlags(Qt::TextSelectableByMouse);
  setContentsMargins(unit(this), unit(this) / 2, unit(this), unit(this) / 2);
  setAccessibleName(tr("Problem"));
  hide();
}

void ProblemLabel::say(const QString& problem) {
  setText(problem);
  setVisible(!problem.isEmpty());
}

void ProblemLabel::say(const QString& title, const Error& error) {
  const QString detail = said_problem(error.detail);
  say(error.where.line > 0 ? tr("%1, line %2, column %3: %4")
                                 .arg(title)
                                 .arg(error.where.line)
                                 .arg(error.where.column)
                                 .arg(detail)
                           : tr("%1: %2").arg(title, detail));
}

void ProblemLabel::paintEvent(QPaintEvent* event) {
  QPainter painter(this);
  draw_card(painter, rect(), unit(this) / 2.0, error_ground(palette()), error_text(palette()));
  painter.end();
  QLabel::paintEvent(event);
}

} // namespace loom
