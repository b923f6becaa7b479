#include "widgets/params/exact_entry.h"

#include "core/base/number.h"
#include "widgets/look/loom_style.h"
#include "widgets/look/theme.h"
#include "widgets/look/vendor_text.h"
#include "widgets/texts/parameter_text.h"

#include <QKeyEvent>
#include <QPainter>

namespace loom {

namespace {
constexpr int page_steps = 10;
}

ExactEntry::ExactEntry(const ParameterInfo& info, QWidget* parent)
    : QLineEdit(parent), info_(info) {
  setAlignment(Qt::AlignRight);
  setPlaceholderText(tr("not known"));
  setAccessibleName(tr("%1, exact value").arg(label_of(info)));
  setAccessibleDescription(range_text(info));
  setContextMenuPolicy(Qt::DefaultContextMenu);
  connect(this, &QLineEdit::returnPressed, this, &ExactEntry::commit);
  connect(this, &QLineEdit::textEdited, this, [this] { set_problem({}); });
}

void ExactEntry::show_value(std::optional<double> value) {
  value_ = value;
  if (!isModified())
    restore();
}

void ExactEntry::set_suffix(const QString& suffix) {
  if (suffix == suffix_)
    return;
  suffix_ = suffix;
  fit_suffix();
}

void ExactEntry::fit_suffix() {
  const int width =
      suffix_.isEmpty() || !value_ ? 0 : fontMetrics().horizontalAdvance(suffix_) + unit(this) / 2;
  setTextMargins(0, 0, width, 0);
  update();
}

QSize ExactEntry::sizeHint() const {
  return {fontMetrics().horizontalAdvance(QStringLiteral("0.0815 IPC")) + unit(this) * 2,
          unit(this) * 3};
}

void ExactEntry::commit() {
  if (!isModified())
    return;
  const Typed typed = read_value(info_, text());
  if (!typed.value)
    return set_problem(typed.problem);
  setModified(false);
  value_ = typed.value;
  emit entered(*typed.value);
  restore();
  selectAll();
}

void ExactEntry::restore() {
  const QString shown = value_ ? value_text(info_, *value_) : QString();
  if (shown != text() || isUndoAvailable() || isRedoAvailable()) // what was typed is over
    setText(shown);
  setModified(false);
  fit_suffix();
  setToolTip(value_ ? tr("%1 %2\n%3")
                          .arg(QString::fromStdString(
                                   shortest(info_.id == "target" ? *value_ * 100 : *value_)),
                               in_vendor_words(info_.unit), range_text(info_))
                    : range_text(info_));
  set_problem({});
}

void ExactEntry::set_problem(const QString& text) {
  if (text.isEmpty() && !bad_)
    return;
  bad_ = !text.isEmpty();
  emit problem(text);
  update();
}

void ExactEntry::keyPressEvent(QKeyEvent* event) {
  const int steps = event->modifiers() & Qt::ShiftModifier ? page_steps : 1;
  switch (event->key()) {
  case Qt::Key_Up:
    emit stepAsked(steps);
    return;
  case Qt::Key_Down:
    emit stepAsked(-steps);
    return;
  case Qt::Key_PageUp:
    emit stepAsked(page_steps);
    return;
  case Qt::Key_PageDown:
    emit stepAsked(-page_steps);
    return;
  case Qt::Key_Escape:
    if (isModified() || bad_) {
      restore();
      selectAll();
      return;
    }
    break;
  default:
    break;
  }
  QLineEdit::keyPressEvent(event);
}

void ExactEntry::focusOutEvent(QFocusEvent* event) {
  QLineEdit::focusOutEvent(event);
  if (event->reason() == Qt::PopupFocusReason || event->reason() == Qt::ActiveWindowFocusReason)
    return;
  if (!bad_ || !asking_ || !asking_->hasFocus())
    drop();
}

void ExactEntry::drop() {
  if (isModified() && read_value(info_, text()).value)
    commit();
  else
    restore(); // the true value is seen again
}

void ExactEntry::changeEvent(QEvent* event) {
  QLineEdit::changeEvent(event);
  if (event->type() == QEvent::FontChange)
    fit_suffix();
}

void ExactEntry::paintEvent(QPaintEvent* event) {
  QLineEdit::paintEvent(event);
  QPainter painter(this);
  if (!suffix_.isEmpty() && !text().isEmpty()) {
    painter.setPen(muted(palette()));
    painter.drawText(rect().adjusted(0, 0, -unit(this) / 2 - 1, 0),
                     Qt::AlignRight | Qt::AlignVCenter, suffix_);
  }
  if (bad_)
    draw_focus_ring(painter, rect(), unit(this) / 2.0, error_text(palette()));
}

} // namespace loom
