#include "widgets/shell/status_line.h"

#include "core/why/explain.h"
#include "widgets/look/theme.h"
#include "widgets/shell/sentence.h"
#include "widgets/why/derivation_html.h"

#include <QAccessible>
#include <QEvent>
#include <QLabel>
#include <QToolButton>

#include <algorithm>

namespace loom {

namespace {
constexpr int usual_characters = 210; ///< of a sentence with a readout beside it
}

StatusLine::StatusLine(QWidget* parent)
    : QWidget(parent), sentence_(new QLabel(this)), readout_(new QLabel(this)),
      why_(new QToolButton(this)) {
  setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
  sentence_->setObjectName(QStringLiteral("sentence"));
  sentence_->setTextFormat(Qt::PlainText);
  sentence_->setAlignment(Qt::AlignLeft | Qt::AlignTop);
  sentence_->setWordWrap(true);
  sentence_->setAccessibleName(tr("What limits the kernel"));
  readout_->setObjectName(QStringLiteral("readout"));
  readout_->setTextFormat(Qt::PlainText);
  readout_->setForegroundRole(QPalette::PlaceholderText);
  why_->setObjectName(QStringLiteral("why_button"));
  why_->setAutoRaise(true);
  why_->setText(tr("Why?"));
  why_->setAccessibleName(tr("Where these numbers come from"));
  connect(why_, &QToolButton::clicked, this, &StatusLine::whyAsked);
  fit();
}

int StatusLine::rows() const {
  return width() < fontMetrics().averageCharWidth() * usual_characters ? 2 : 1;
}

QSize StatusLine::sizeHint() const {
  return {unit(this) * 60, rows() * fontMetrics().lineSpacing() + unit(this) * 3 / 2};
}

QSize StatusLine::minimumSizeHint() const { return {0, sizeHint().height()}; }

void StatusLine::show_snapshot(const SnapshotPtr& snapshot) {
  show_unsure(*snapshot);
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

void StatusLine::show_unsure(const Snapshot& snapshot) {
  if (snapshot.draft)
    return;
  const auto throughput = why::explain(snapshot.scenario(), "throughput");
  const QString unsure = throughput ? unsure_words(*throughput) : QString();
  const QString all = tr("Where these numbers come from");
  why_->setText(unsure.isEmpty() ? tr("Why?") : tr("≈ Why?"));
  why_->setToolTip(unsure.isEmpty() ? all : all + QStringLiteral("\n") + unsure);
  why_->setAccessibleDescription(unsure);
  fit();
}

void StatusLine::show_readout(const QString& text) {
  readout_text_ = text;
  readout_text_.replace(QLatin1Char('\n'), QStringLiteral("   "));
  fit();
}

void StatusLine::fit() {
  const int step = unit(this), line = fontMetrics().lineSpacing();
  const QFontMetrics metrics = fontMetrics();
  const QSize button = why_->sizeHint();
  why_->setGeometry(width() - step - button.width(), (step * 3 / 2 + line - button.height()) / 2,
                    button.width(), button.height());
  const QRect box = rect().adjusted(step * 2, step * 3 / 4, -step * 2 - button.width(), 0);
  const int wanted = metrics.horizontalAdvance(text_);
  const bool wraps = rows() == 2 && wanted > box.width();
  QRect below = box;
  if (rows() == 2)
    below.translate(0, line);
  else
    below.setLeft(std::min(box.left() + wanted + step * 3, box.right()));
  // A word that does not fit at the end of the first line leaves a gap there.
  const int room = wraps ? box.width() * 2 - step * 10 : box.width();
  sentence_->setText(metrics.elidedText(text_, Qt::ElideRight, room));
  sentence_->setGeometry(box.left(), box.top(), box.width(), line * (wraps ? 2 : 1) + 2);
  // What the pointer is on also stands beside the pointer: it waits for room.
  readout_->setText(wraps ? QString()
                          : metrics.elidedText(readout_text_, Qt::ElideRight, below.width()));
  readout_->setGeometry(below.left(), below.top(), below.width(), line + 2);
}

void StatusLine::resizeEvent(QResizeEvent* event) {
  QWidget::resizeEvent(event);
  updateGeometry();
  fit();
}

void StatusLine::changeEvent(QEvent* event) {
  QWidget::changeEvent(event);
  if (event->type() == QEvent::FontChange) {
    updateGeometry();
    fit();
  }
}

} // namespace loom
