#include "widgets/lessons/presenter_window.h"

#include "core/base/number.h"
#include "widgets/lessons/lesson_panel.h"
#include "widgets/lessons/lesson_store.h"
#include "widgets/look/controls.h"
#include "widgets/look/problem_text.h"
#include "widgets/look/rich_text.h"
#include "widgets/look/theme.h"
#include "widgets/texts/parameter_text.h"

#include <QCheckBox>
#include <QHideEvent>
#include <QKeyEvent>
#include <QLabel>
#include <QPushButton>
#include <QShortcut>

namespace loom {

namespace {

/// The text, or why there is none.
QString words(const std::string& markdown, const Scenario& scenario, const Catalogue& catalogue) {
  const auto text = lesson::filled(markdown, scenario, catalogue);
  return text ? to_qstring(*text) : markdown_escaped(spoken(text.error().detail));
}

QString part(const QString& heading, const QString& text) {
  return text.trimmed().isEmpty() ? QString()
                                  : QStringLiteral("\n\n**%1**\n\n%2").arg(heading, text);
}

QString mistakes(const lesson::Step& step, const Scenario& scenario, const Catalogue& catalogue) {
  QString list;
  for (const lesson::Reason& each : step.wrong) {
    const auto value = step.answer ? lesson::evaluate(each.when, scenario, catalogue)
                                   : Result<double>(fail(ErrorCode::bad_argument, {}));
    list += QStringLiteral("- %1%2\n")
                .arg(value ? QStringLiteral("**%1** — ").arg(to_qstring(significant(*value)))
                           : QString(),
                     words(each.words, scenario, catalogue));
  }
  for (const lesson::Choice& each : step.choices)
    if (!each.reason.empty())
      list += QStringLiteral("- **%1** — %2\n")
                  .arg(markdown_escaped(to_qstring(each.label)),
                       words(each.reason, scenario, catalogue));
  return list;
}

} // namespace

PresenterWindow::PresenterWindow(LessonPanel& panel, const Catalogue& catalogue, QWidget* parent)
    : QDialog(parent, Qt::Window), panel_(panel), catalogue_(catalogue), place_(new QLabel(this)),
      now_(new RichText(this)), next_text_(new RichText(this)),
      previous_(new QPushButton(tr("Previous"), this)),
      reveal_(new QPushButton(tr("&Reveal"), this)), next_(new QPushButton(tr("Next"), this)),
      freeze_(new QCheckBox(tr("&Freeze what the audience sees"), this)) {
  setObjectName(QStringLiteral("presenter"));
  setWindowTitle(tr("Presenter"));
  const int step = unit(this);
  resize(step * 100, step * 64);
  now_->setObjectName(QStringLiteral("presenter_now"));
  now_->setAccessibleName(tr("This step, with answer and notes"));
  next_text_->setObjectName(QStringLiteral("presenter_next"));
  next_text_->setAccessibleName(tr("The next step"));
  freeze_->setToolTip(tr("The views and the lesson keep their picture while you prepare the next "
                         "one; the parameters stay live"));
  place_->setFont(in_bold(font()));
  place_->setWordWrap(true);
  auto* next_head = new QLabel(tr("Next"), this);
  next_head->setFont(in_bold(font()));

  QBoxLayout* present = column(nullptr, {place_, {now_, 1}}, step);
  QBoxLayout* coming = column(nullptr, {next_head, {next_text_, 1}}, step);
  column(this, QMargins(2, 2, 2, 2) * step, step * 2,
         {{beside({{present, 3}, {coming, 2}}, step * 2), 1},
          beside({previous_, reveal_, next_, {}, freeze_})});
  for (QPushButton* button : {previous_, reveal_, next_})
    button->setAutoDefault(false);

  connect(previous_, &QPushButton::clicked, &panel_, &LessonPanel::previous);
  connect(reveal_, &QPushButton::clicked, &panel_, &LessonPanel::reveal);
  connect(next_, &QPushButton::clicked, &panel_, &LessonPanel::next);
  const auto key = [this](std::initializer_list<QKeySequence> keys, QPushButton* button) {
    for (const QKeySequence& each : keys)
      connect(new QShortcut(each, this), &QShortcut::activated, button, &QPushButton::click);
  };
  connect(new QShortcut(QKeySequence(tr("Z")), this), &QShortcut::activated, freeze_,
          &QCheckBox::click);
  key({QKeySequence(tr("N")), Qt::Key_PageDown}, next_);
  key({QKeySequence(tr("Shift+N")), Qt::Key_PageUp}, previous_);
  installEventFilter(this);
  for (QWidget* each : findChildren<QWidget*>())
    each->installEventFilter(this);
  key({QKeySequence(tr("R"))}, reveal_);
  connect(freeze_, &QCheckBox::toggled, this, &PresenterWindow::freezeAsked);
  connect(&panel_, &LessonPanel::stepChanged, this, &PresenterWindow::refresh);
  refresh();
}

void PresenterWindow::refresh() {
  if (!panel_.lesson())
    return;
  const lesson::Lesson& lesson = *panel_.lesson();
  const std::size_t at = panel_.step();
  const lesson::Step& step = lesson.steps[at];
  place_->setText(
      tr("%1 (step %2 of %3)").arg(to_qstring(lesson.title)).arg(at + 1).arg(lesson.steps.size()));
  const auto answer = answer_of(step, panel_.scenario(), catalogue_);
  now_->show_markdown(
      words(step.prose, panel_.scenario(), catalogue_) +
      part(tr("Notes"), words(step.notes, panel_.scenario(), catalogue_)) +
      part(tr("Answer"), answer ? *answer : markdown_escaped(spoken(answer.error().detail))) +
      part(tr("Mistakes to expect"), mistakes(step, panel_.scenario(), catalogue_)));
  QString coming = tr("This was the last step.");
  if (at + 1 < lesson.steps.size())
    if (const auto scenario = lesson::scenario_at(lesson, at + 1, panel_.gpu(), catalogue_))
      coming = words(lesson.steps[at + 1].prose, *scenario, catalogue_);
  next_text_->show_markdown(coming);
  previous_->setEnabled(at > 0);
  next_->setEnabled(at + 1 < lesson.steps.size());
  reveal_->setEnabled(!panel_.revealed());
}

void PresenterWindow::show_frozen(bool frozen) { freeze_->setChecked(frozen); }

/// Left and right step wherever the keyboard is: texts and buttons would take them before a
/// shortcut.
bool PresenterWindow::eventFilter(QObject* watched, QEvent* event) {
  if (event->type() == QEvent::KeyPress) {
    const int key = static_cast<QKeyEvent*>(event)->key();
    if (key == Qt::Key_Right || key == Qt::Key_Left) {
      (key == Qt::Key_Right ? next_ : previous_)->click();
      return true;
    }
  }
  return QDialog::eventFilter(watched, event);
}

void PresenterWindow::hideEvent(QHideEvent* event) {
  if (!event->spontaneous()) // not only put out of the way
    freeze_->setChecked(false);
  QDialog::hideEvent(event);
}

} // namespace loom
