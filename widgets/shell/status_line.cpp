#include "widgets/shell/status_line.h"

#include "widgets/look/theme.h"
#include "widgets/shell/sentence.h"

#include <QAccessible>
#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>

namespace loom {

StatusLine::StatusLine(QWidget* parent)
    : QWidget(parent), sentence_(new QLabel(this)), readout_(new QLabel(this)) {
  auto* row = new QHBoxLayout(this);
  row->setSpacing(0);
  row->addWidget(sentence_, 1);
  row->addWidget(readout_);
  sentence_->setObjectName(QStringLiteral("sentence"));
  sentence_->setTextFormat(Qt::PlainText);
  sentence_->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
  sentence_->setAccessibleName(tr("What limits the kernel"));
  readout_->setObjectName(QStringLiteral("readout"));
  readout_->setTextFormat(Qt::PlainText);
  readout_->setForegroundRole(QPalette::PlaceholderText);
  fit();
}

void StatusLine::show_snapshot(const SnapshotPtr& snapshot) {
  const QString text = snapshot->results
                           ? sentence(snapshot->results->advice, snapshot->scenario())
                           : missing_sentence(snapshot->missing, snapshot->scenario());
  if (text == text_)
    return;
  text_ = text;
  sentence_->setAccessibleDescription(text_);
  sentence_->setToolTip(text_);
  fit();
  if (!snapshot->draft) { // a screen reader hears where the drag ended, not every step of it
    QAccessibleEvent changed(sentence_, QAccessible::DescriptionChanged);
    QAccessible::updateAccessibility(&changed);
  }
}

void StatusLine::show_readout(const QString& text) {
  readout_text_ = text;
  readout_text_.replace(QLatin1Char('\n'), QStringLiteral("   "));
  fit();
}

void StatusLine::fit() {
  const int step = unit(this);
  layout()->setContentsMargins(step * 2, step, step * 2, step);
  const int room = width() - step * 6;
  const QFontMetrics metrics = fontMetrics();
  // The sentence goes first: the readout also stands beside the pointer.
  const QString sentence = metrics.elidedText(text_, Qt::ElideRight, room);
  sentence_->setText(sentence);
  readout_->setText(metrics.elidedText(readout_text_, Qt::ElideRight,
                                       std::max(0, room - metrics.horizontalAdvance(sentence))));
}

void StatusLine::resizeEvent(QResizeEvent* event) {
  QWidget::resizeEvent(event);
  fit();
}

void StatusLine::changeEvent(QEvent* event) {
  QWidget::changeEvent(event);
  if (event->type() == QEvent::FontChange && layout())
    fit();
}

} // namespace loom
