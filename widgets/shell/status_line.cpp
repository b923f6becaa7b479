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
constexpr double projected = 1.2;     ///< readout for a projector: 24 pt where other text has 20
constexpr double least_share = 0.55, least_points = 9; ///< to which a long text may shrink

/// Words in a box, smaller where they have no room, and cut short where that does not do.
void put(QLabel& label, const QString& words, const QRect& box, const QFont& font) {
  const double least = std::min(1.0, std::max(least_share, least_points / font.pointSizeF()));
  QFont fitting = font;
  bool fits = false;
  for (double share = 1; share >= least && !fits; share -= 0.05) {
    fitting.setPointSizeF(font.pointSizeF() * share);
    const QRect needs = QFontMetrics(fitting).boundingRect(
        {{}, QSize(box.width(), box.height() * 9)}, Qt::TextWordWrap, words);
    fits = needs.height() <= box.height() && needs.width() <= box.width();
  }
  const QFontMetrics metrics(fitting);
  const int lines = std::max(1, box.height() / metrics.lineSpacing());
  // A word that does not fit at the end of a line leaves a gap there.
  const int room = lines * box.width() - (lines - 1) * metrics.averageCharWidth() * 12;
  label.setFont(fitting);
  label.setText(fits ? words : metrics.elidedText(words, Qt::ElideRight, room));
  label.setGeometry(box);
}
} // namespace

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

void StatusLine::set_projecting(bool on) {
  projecting_ = on;
  readout_->setForegroundRole(on ? QPalette::WindowText : QPalette::PlaceholderText);
  readout_->setWordWrap(on);
  updateGeometry();
  fit();
}

void StatusLine::set_said_above(bool above) {
  said_above_ = above;
  fit();
}

void StatusLine::set_kernel_in_sight(bool in_sight) {
  kernel_in_sight_ = in_sight;
  fit();
}

int StatusLine::rows() const {
  return projecting_ || width() < fontMetrics().averageCharWidth() * usual_characters ? 2 : 1;
}

QSize StatusLine::sizeHint() const {
  return {unit(this) * 60, rows() * line_height() + unit(this) * 3 / 2};
}

int StatusLine::line_height() const {
  const int line = fontMetrics().lineSpacing();
  return projecting_ ? int(line * projected) : line;
}

QSize StatusLine::minimumSizeHint() const { return {0, sizeHint().height()}; }

void StatusLine::show_snapshot(const SnapshotPtr& snapshot) {
  of_mix_ = !snapshot->loop && snapshot->results;
  show_unsure(*snapshot);
  const QString text =
      asking_             ? tr("The lesson asks first: what limits the kernel stands here again "
                                           "with the answer.")
      : snapshot->loop    ? loop_sentence(*snapshot)
      : snapshot->results ? sentence(snapshot->results->advice, snapshot->scenario())
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

void StatusLine::set_asking(bool asking, const SnapshotPtr& snapshot) {
  asking_ = asking;
  why_->setEnabled(!asking);
  show_snapshot(snapshot);
}

void StatusLine::show_unsure(const Snapshot& snapshot) {
  if (snapshot.draft)
    return;
  QString unsure; // a loop's numbers say their status in the derivation
  if (const auto throughput = why::explain(snapshot.scenario(), "throughput");
      throughput && !snapshot.loop)
    unsure = unsure_words(*throughput);
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
  const bool silent =
      kernel_in_sight_ || (said_above_ && of_mix_ && (!projecting_ || !readout_text_.isEmpty()));
  const int wanted = silent ? 0 : metrics.horizontalAdvance(text_);
  const bool wraps = rows() == 2 && wanted > box.width();
  sentence_->setVisible(!silent);
  readout_->setVisible(!projecting_ || !readout_text_.isEmpty());
  if (projecting_)
    return fit_projected(box);
  QRect below = box;
  if (rows() == 2)
    below.translate(0, line);
  else
    below.setLeft(std::min(box.left() + wanted + (silent ? 0 : step * 3), box.right()));
  put(*sentence_, text_, {box.left(), box.top(), box.width(), line * (wraps ? 2 : 1) + 2}, font());
  readout_->setFont(font());
  // What the pointer is on also stands beside the pointer: it waits for room.
  readout_->setText(wraps ? QString()
                          : metrics.elidedText(readout_text_, Qt::ElideRight, below.width()));
  readout_->setGeometry(below.left(), below.top(), below.width(), line + 2);
}

/// Two lines for the one that is shown, or one for each.
void StatusLine::fit_projected(const QRect& box) {
  const QRect both(box.left(), unit(this) / 2, box.width(), 2 * line_height() + 2);
  const bool beside = !sentence_->isHidden() && !readout_->isHidden();
  const int first = beside ? fontMetrics().lineSpacing() : 0;
  QFont large = font();
  large.setPointSizeF(large.pointSizeF() * projected);
  put(*readout_, readout_text_, both.adjusted(0, first, 0, 0), large);
  if (!beside)
    return put(*sentence_, text_, both, font());
  // In one line the first sentence alone is large enough to be read from the last row.
  const qsizetype end = text_.indexOf(QLatin1String(". "));
  put(*sentence_, end < 0 ? text_ : text_.left(end + 1),
      both.adjusted(0, 0, 0, first - both.height()), font());
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
