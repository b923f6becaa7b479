#include "widgets/numbers/problem_label.h"

#include "widgets/look/loom_style.h"
#include "widgets/look/problem_text.h"
#include "widgets/look/theme.h"
#include "widgets/numbers/number_card.h"

#include <QPainter>

namespace loom {

QString said_with_limits(const Message& message) {
  return spoken(message, [](const QString& number, const QString& quantity) {
    return numbered(quantity, number);
  });
}

QString said_with_limits(const Error& error) { return said_with_limits(error.detail); }

QString line_with_limits(const Error& error) {
  Error said = error;
  said.detail = verbatim(said_with_limits(error).toStdString());
  return QString::fromStdString(to_line(said));
}

ProblemLabel::ProblemLabel(QWidget* parent) : NumberLabel(parent) {
  setWordWrap(true);
  setContentsMargins(unit(this), unit(this) / 2, unit(this), unit(this) / 2);
  setAccessibleName(tr("Problem"));
  hide();
}

void ProblemLabel::say(const QString& problem) {
  show_words(problem);
  setVisible(!problem.isEmpty());
}

void ProblemLabel::say(const QString& title, const Error& error) {
  const QString detail = said_with_limits(error);
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
  NumberLabel::paintEvent(event);
}

} // namespace loom
