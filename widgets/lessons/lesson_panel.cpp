#include "widgets/lessons/lesson_panel.h"

#include "widgets/lessons/lesson_text.h"
#include "widgets/lessons/sketch_pad.h"
#include "widgets/look/column_scroll.h"
#include "widgets/look/problem_text.h"
#include "widgets/look/theme.h"
#include "widgets/numbers/number_label.h"
#include "widgets/texts/parameter_text.h"
#include "widgets/workspace/workspace.h"

#include <QButtonGroup>
#include <QCheckBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSettings>
#include <QStackedWidget>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

namespace loom {

namespace {

QString key_of(const lesson::Lesson& lesson) {
  return QStringLiteral("lessons/") + to_qstring(lesson.id);
}

QString done_key_of(const lesson::Lesson& lesson) {
  return QStringLiteral("lessons_done/") + to_qstring(lesson.id);
}

} // namespace

bool is_done(const lesson::Lesson& lesson, const QSettings& settings) {
  return settings.value(done_key_of(lesson)).toBool();
}

LessonPanel::LessonPanel(Workspace& workspace, QSettings& settings, QWidget* parent)
    : QWidget(parent), workspace_(workspace), settings_(settings), title_(new QLabel(this)),
      place_(new QLabel(this)), scroll_(new ColumnScroll(this)), text_(new LessonText(this)),
      answers_(new QStackedWidget(this)), number_(new QLineEdit(this)), unit_(new QLabel(this)),
      choices_(new QWidget(this)), choice_column_(new QVBoxLayout(choices_)),
      choice_group_(new QButtonGroup(this)), pad_(new SketchPad(this)),
      verdict_(new NumberLabel(this)), check_(new QPushButton(tr("&Check"), this)),
      reveal_(new QPushButton(tr("&Reveal"), this)),
      previous_(new QPushButton(tr("Previous"), this)), next_(new QPushButton(tr("Next"), this)),
      notes_(new QCheckBox(tr("Teacher's notes"), this)), close_(new QToolButton(this)) {
  setObjectName(QStringLiteral("lesson"));
  const int step = loom::unit(this);
  QFont bold = font();
  bold.setBold(true);
  title_->setFont(bold);
  title_->setWordWrap(true);
  place_->setForegroundRole(QPalette::PlaceholderText);
  verdict_->setObjectName(QStringLiteral("verdict"));
  verdict_->setWordWrap(true);
  close_->setAutoRaise(true);
  close_->setFocusPolicy(Qt::StrongFocus);
  build_answers();

  auto* head = new QHBoxLayout;
  head->addWidget(title_, 1);
  head->addWidget(close_, 0, Qt::AlignTop);
  auto* judge = new QHBoxLayout;
  judge->addWidget(check_);
  judge->addWidget(reveal_);
  judge->addStretch(1);
  auto* foot = new QHBoxLayout;
  foot->addWidget(previous_);
  foot->addWidget(place_, 1, Qt::AlignCenter);
  foot->addWidget(next_);
  auto* body = new QWidget(scroll_);
  auto* inner = new QVBoxLayout(body);
  inner->setContentsMargins(0, 0, 0, 0);
  inner->setSpacing(step);
  inner->addWidget(text_);
  inner->addWidget(answers_);
  inner->addLayout(judge);
  inner->addWidget(verdict_);
  inner->addStretch();
  inner->addWidget(notes_);
  scroll_->setObjectName(QStringLiteral("lesson_body"));
  scroll_->hold(body);
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(step, step, step, step);
  column->setSpacing(step);
  column->addLayout(head);
  column->addWidget(scroll_, 1);
  column->addLayout(foot);

  connect(close_, &QToolButton::clicked, this, &LessonPanel::closed);
  connect(check_, &QPushButton::clicked, this, &LessonPanel::check);
  connect(reveal_, &QPushButton::clicked, this, &LessonPanel::reveal);
  connect(next_, &QPushButton::clicked, this, &LessonPanel::next);
  connect(previous_, &QPushButton::clicked, this, &LessonPanel::previous);
  connect(text_, &LessonText::whyAsked, this, &LessonPanel::whyAsked);
  connect(text_, &LessonText::numbersChanged, this, &LessonPanel::numbersChanged);
  connect(verdict_, &NumberLabel::whyAsked, this, [this] { emit whyAsked(verdict_->ask_here()); });
  connect(notes_, &QCheckBox::toggled, this, &LessonPanel::show_text);
  connect(&workspace_, &Workspace::snapshotChanged, this, &LessonPanel::take_snapshot);
}

why::Section LessonPanel::explained() const {
  why::Section all = text_->section();
  for (const why::QuantityPtr& said : said_)
    if (std::ranges::find(all.quantities, said->id, &why::Quantity::id) == all.quantities.end())
      all.quantities.push_back(said);
  return all;
}

QString LessonPanel::asked() const {
  const QString in_text = text_->ask_here();
  return in_text.isEmpty() && verdict_->isVisible() ? verdict_->ask_here() : in_text;
}

void LessonPanel::set_style(const FigureStyle& style) { pad_->set_style(style); }

void LessonPanel::begin(const lesson::Lesson& lesson) {
  take(lesson, false);
  const std::size_t left = settings_.value(key_of(lesson)).toUInt();
  if (lesson_)
    go(left + 1 < lesson.steps.size() ? left : 0);
}

void LessonPanel::preview(const lesson::Lesson& lesson, std::size_t step) {
  take(lesson, true);
  if (lesson_)
    go(std::min(step, lesson.steps.size() - 1));
}

void LessonPanel::take(const lesson::Lesson& lesson, bool preview) {
  const auto gpu = workspace_.catalogue().find(lesson.gpu);
  lesson_.reset();
  if (!gpu || lesson.steps.empty())
    return;
  lesson_ = lesson;
  gpu_ = *gpu;
  preview_ = preview;
  close_->setText(preview ? tr("Back to writing") : QStringLiteral("✕"));
  close_->setToolTip(preview ? tr("Back to writing") : tr("Close the lesson"));
  close_->setAccessibleName(close_->toolTip());
}

void LessonPanel::next() {
  if (lesson_ && step_ + 1 < lesson_->steps.size())
    go(step_ + 1);
}

void LessonPanel::previous() {
  if (lesson_ && step_ > 0)
    go(step_ - 1);
}

void LessonPanel::go(std::size_t step) {
  step_ = step;
  if (!preview_)
    settings_.setValue(key_of(*lesson_), unsigned(step));
  show_step();
  if (page_ == Page::none && now().reveal.empty())
    remember_done(); // nothing is left to answer
}

void LessonPanel::remember_done() {
  if (!preview_ && step_ + 1 == lesson_->steps.size())
    settings_.setValue(done_key_of(*lesson_), true);
}

void LessonPanel::show_step() {
  revealed_ = false;
  const auto scenario = lesson::scenario_at(*lesson_, step_, gpu_, workspace_.catalogue());
  if (!scenario) { // a number that the GPU chosen lacks
    text_->setPlainText(spoken(scenario.error().detail));
    return;
  }
  scenario_ = *scenario;
  moving_ = true;
  workspace_.propose_document(tr("Lesson step"), {scenario_, workspace_.document().pins});
  (void)workspace_.snapshot();
  moving_ = false;
  title_->setText(to_qstring(lesson_->title));
  title_->setToolTip(to_qstring(lesson_->source));
  place_->setText(tr("%1 of %2").arg(step_ + 1).arg(lesson_->steps.size()));
  previous_->setEnabled(step_ > 0);
  next_->setEnabled(step_ + 1 < lesson_->steps.size());
  notes_->setVisible(!now().notes.empty());
  ask();
  show_text();
  QStringList hidden;
  for (const std::string& view : now().hide)
    hidden << to_qstring(view);
  emit hideAsked(hidden);
  if (!now().view.empty())
    emit viewAsked(to_qstring(now().view));
  emit stepChanged();
}

void LessonPanel::show_text() {
  if (!lesson_)
    return;
  const lesson::Step& step = now();
  QList<std::string> parts{step.prose};
  if (revealed_ && !step.reveal.empty())
    parts << step.reveal;
  if (notes_->isChecked() && !step.notes.empty())
    parts << '*' + step.notes + '*';
  text_->show_text(parts, scenario_, workspace_.catalogue());
}

void LessonPanel::take_snapshot(const SnapshotPtr& snapshot) {
  const GpuPtr& chosen = snapshot->scenario().gpu;
  if (moving_ || !lesson_ || !isVisible() || chosen->id == scenario_.gpu->id)
    return;
  gpu_ = chosen; // the class has chosen another GPU: its answers, please
  show_step();
}

} // namespace loom
