#include "widgets/shell/message_bar.h"

#include "widgets/look/icons.h"
#include "widgets/look/loom_style.h"
#include "widgets/look/theme.h"
#include "widgets/numbers/number_label.h"

#include <QAccessible>
#include <QEvent>
#include <QHBoxLayout>
#include <QPainter>
#include <QPushButton>
#include <QToolButton>

#include <utility>

namespace loom {

namespace {
/// Room round the card: on the left and the right as round everything in the window.
QMargins around(const QWidget* bar) { return {2 * unit(bar), 0, unit(bar), unit(bar)}; }
} // namespace

MessageBar::MessageBar(QWidget* parent)
    : QWidget(parent), text_(new NumberLabel(this)), row_(new QHBoxLayout(this)) {
  fit();
  auto* close = new QToolButton(this);
  close->setAutoRaise(true);
  close->setIcon(icon(QStringLiteral("close")));
  close->setToolTip(tr("Dismiss"));
  close->setAccessibleName(tr("Dismiss the message"));
  text_->setWordWrap(true);
  row_->addWidget(text_, 1);
  row_->addWidget(close, 0, Qt::AlignTop);
  connect(close, &QToolButton::clicked, this, &QWidget::hide);
  connect(text_, &NumberLabel::whyAsked, this, [this] { emit whyAsked(text_->ask_here()); });
}

void MessageBar::fit() {
  const int step = unit(this);
  row_->setContentsMargins(around(this) + QMargins(step * 2, step / 2, step / 2, step / 2));
  row_->setSpacing(step);
}

void MessageBar::changeEvent(QEvent* event) {
  QWidget::changeEvent(event);
  if (event->type() == QEvent::FontChange)
    fit();
}

void MessageBar::show_problem(const QString& text) { show_text(text, true); }
void MessageBar::show_warning(const QString& text) { show_text(text, false); }
QString MessageBar::text() const { return isHidden() ? QString() : text_->text(); }

QString MessageBar::asked() const { return isHidden() ? QString() : text_->ask_here(); }

void MessageBar::ask(const QString& text, const std::vector<Answer>& answers) {
  show_text(text, false);
  for (const Answer& answer : answers) {
    auto* button = new QPushButton(answer.text, this);
    row_->insertWidget(row_->count() - 1, button, 0, Qt::AlignTop);
    answers_ << button;
    connect(button, &QPushButton::clicked, this, [this, act = answer.act] {
      const auto chosen = act; // a further question takes the button away
      hide();
      chosen();
    });
    button->show();
  }
}

void MessageBar::show_text(const QString& text, bool problem) {
  for (QPushButton* answer : std::exchange(answers_, {})) {
    answer->hide();
    answer->deleteLater();
  }
  problem_ = problem;
  text_->show_words(text);
  show();
  update();
  QAccessibleEvent alert(this, QAccessible::Alert);
  setAccessibleName(text_->text());
  QAccessible::updateAccessibility(&alert);
}

void MessageBar::paintEvent(QPaintEvent* /*event*/) {
  QPainter painter(this);
  const QColor ground = problem_ ? error_ground(palette()) : palette().color(QPalette::Base);
  const QColor edge = problem_ ? error_text(palette()) : line(palette());
  draw_card(painter, rect() - around(this), unit(this) / 2.0, ground, edge);
}

} // namespace loom
