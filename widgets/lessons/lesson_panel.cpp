#include "widgets/lessons/lesson_panel.h"

#include "core/lesson/typed_number.h"
#include "widgets/lessons/lesson_store.h"
#include "widgets/lessons/lesson_text.h"
#include "widgets/lessons/sketch_pad.h"
#include "widgets/look/column_scroll.h"
#include "widgets/look/controls.h"
#include "widgets/look/problem_text.h"
#include "widgets/look/theme.h"
#include "widgets/numbers/number_card.h"
#include "widgets/numbers/number_label.h"
#include "widgets/texts/parameter_text.h"
#include "widgets/views/former_views.h"
#include "widgets/views/view.h"
#include "widgets/workspace/workspace.h"

#include <QButtonGroup>
#include <QCheckBox>
#include <QEvent>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QRadioButton>
#include <QSettings>
#include <QStackedWidget>
#include <QStyle>
#include <QTextLayout>
#include <QTimer>
#include <QToolButton>
#include <QUuid>

#include <algorithm>
#include <cmath>
#include <utility>

namespace loom {

namespace {

QString key_of(const lesson::Lesson& lesson) {
  return QStringLiteral("lessons/") + to_qstring(lesson.id);
}

QString answers_key_of(const lesson::Lesson& lesson) {
  return QStringLiteral("lessons_answers/") + to_qstring(lesson.id);
}

QString done_key_of(const lesson::Lesson& lesson) {
  return QStringLiteral("lessons_done/") + to_qstring(lesson.id);
}

constexpr int least_label = 16; ///< grid steps of a choice

/// A text in lines that are not wider, where words allow it.
QString in_lines(const QString& text, const QWidget* widget, int wide) {
  QString lines;
  QTextLayout layout(text, widget->font());
  layout.beginLayout();
  for (QTextLine line = layout.createLine(); line.isValid(); line = layout.createLine()) {
    line.setLineWidth(wide);
    if (!lines.isEmpty())
      lines += QLatin1Char('\n');
    lines += text.mid(line.textStart(), line.textLength()).trimmed();
  }
  layout.endLayout();
  return lines;
}

/// That which follows the one with this id among the shipped; none behind the last, and where it is
/// none of them.
std::optional<lesson::Lesson> lesson_after(const std::string& id) {
  const std::vector<lesson::Lesson> all = shipped_lessons();
  const auto found = std::ranges::find(all, id, &lesson::Lesson::id);
  return found == all.end() || std::next(found) == all.end() ? std::nullopt
                                                             : std::optional(*std::next(found));
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
      verdict_(new NumberLabel(this)), summary_(new QLabel(this)),
      save_(new QPushButton(tr("Save m&y answers…"), this)),
      over_(new QPushButton(tr("Start &over"), this)),
      following_(new QPushButton(tr("Next lesson"), this)),
      check_(new QPushButton(tr("&Check"), this)), reveal_(new QPushButton(tr("&Reveal"), this)),
      previous_(new QPushButton(tr("Previous"), this)), next_(new QPushButton(tr("Next"), this)),
      notes_(new QCheckBox(tr("Teacher's notes"), this)), close_(new QToolButton(this)) {
  setObjectName(QStringLiteral("lesson"));
  const int step = loom::unit(this);
  title_->setFont(in_bold(font()));
  title_->setWordWrap(true);
  place_->setForegroundRole(QPalette::PlaceholderText);
  verdict_->setObjectName(QStringLiteral("verdict"));
  verdict_->setWordWrap(true);
  summary_->setObjectName(QStringLiteral("lesson_summary"));
  summary_->setWordWrap(true);
  save_->setObjectName(QStringLiteral("lesson_save"));
  over_->setObjectName(QStringLiteral("lesson_over"));
  following_->setObjectName(QStringLiteral("lesson_following"));
  close_->setAutoRaise(true);
  close_->setFocusPolicy(Qt::StrongFocus);
  build_answers();

  auto* body = new QWidget(scroll_);
  QBoxLayout* inner = column(body, {}, step,
                             {text_,
                              answers_,
                              beside({check_, reveal_, {}}),
                              verdict_,
                              summary_,
                              {save_, 0, Qt::AlignLeft},
                              {over_, 0, Qt::AlignLeft},
                              {following_, 0, Qt::AlignLeft}});
  inner->addStretch();
  inner->addWidget(notes_);
  scroll_->setObjectName(QStringLiteral("lesson_body"));
  scroll_->hold(body);
  column(this, {step, step, step, step}, step,
         {beside({{title_, 1}, {close_, 0, Qt::AlignTop}}),
          {scroll_, 1},
          beside({previous_, {place_, 1, Qt::AlignCenter}, next_})});

  connect(close_, &QToolButton::clicked, this, &LessonPanel::closed);
  connect(check_, &QPushButton::clicked, this, &LessonPanel::check);
  connect(reveal_, &QPushButton::clicked, this, &LessonPanel::reveal);
  connect(next_, &QPushButton::clicked, this, &LessonPanel::next);
  connect(previous_, &QPushButton::clicked, this, &LessonPanel::previous);
  connect(save_, &QPushButton::clicked, this, &LessonPanel::saveAsked);
  connect(over_, &QPushButton::clicked, this, &LessonPanel::start_over);
  connect(following_, &QPushButton::clicked, this, [this] {
    if (const auto following = lesson_after(lesson_->id))
      emit lessonAsked(*following);
  });
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
  if (!before_)
    before_ = workspace_.document();
  take(lesson, false);
  const std::size_t left = settings_.value(key_of(lesson)).toUInt();
  if (lesson_)
    go(left + 1 < lesson.steps.size() ? left : 0);
}

void LessonPanel::leave() {
  emit asking(false);
  emit silent(false);
  if (before_)
    workspace_.propose_document(tr("Close the lesson"), *std::exchange(before_, std::nullopt));
}

void LessonPanel::show_view() {
  if (!lesson_)
    return;
  if (const QString of_step = view(); !of_step.isEmpty())
    emit viewAsked(of_step);
}

void LessonPanel::start_over() {
  if (!lesson_)
    return;
  begin_sheet();
  remember_answers();
  go(0);
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
  begin_sheet();
  // What was answered before the lesson was left, unless it asks for something else by now.
  const std::string kept = settings_.value(answers_key_of(lesson)).toString().toStdString();
  if (const auto before = read_answers(kept, {});
      !preview && before && before->version == sheet_.version)
    sheet_ = *before;
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

void LessonPanel::begin_sheet() {
  sheet_ = {.lesson = lesson_->id,
            .version = lesson::version_of(*lesson_),
            .run = QUuid::createUuid().toString(QUuid::WithoutBraces).toStdString(),
            .name = {},
            .steps = {}};
}

void LessonPanel::remember_answers() {
  if (!preview_)
    settings_.setValue(answers_key_of(*lesson_), to_qstring(write_answers(sheet_)));
}

void LessonPanel::remember_done() {
  if (!preview_ && step_ + 1 == lesson_->steps.size())
    settings_.setValue(done_key_of(*lesson_), true);
}

void LessonPanel::show_step() {
  revealed_ = false;
  shown_.start();
  const auto scenario = lesson::scenario_at(*lesson_, step_, gpu_, workspace_.catalogue());
  if (!scenario) { // a number that the GPU chosen lacks
    text_->setPlainText(spoken(scenario.error().detail));
    return;
  }
  scenario_ = *scenario;
  show_state(scenario_);
  title_->setText(to_qstring(lesson_->title));
  title_->setToolTip(to_qstring(lesson_->source));
  place_->setText(tr("%1 of %2").arg(step_ + 1).arg(lesson_->steps.size()));
  previous_->setEnabled(step_ > 0);
  next_->setEnabled(step_ + 1 < lesson_->steps.size());
  notes_->setVisible(!now().notes.empty());
  ask();
  show_text();
  draw_curtain();
  show_view();
  give_keyboard();
  emit stepChanged();
}

void LessonPanel::show_state(const Scenario& scenario) {
  moving_ = true;
  Document next{scenario, compared()};
  if (view() == QLatin1String("profile")) // the launch that it asks about
    next.profile = workspace_.document().profile;
  workspace_.propose_document(tr("Lesson step"), std::move(next));
  (void)workspace_.snapshot();
  moving_ = false;
}

std::vector<Pin> LessonPanel::compared() const {
  if (now().kind != lesson::StepKind::compare || step_ == 0)
    return {};
  auto before = lesson::scenario_at(*lesson_, step_ - 1, gpu_, workspace_.catalogue());
  return before ? with_pin({}, Pin(*std::move(before))) : std::vector<Pin>{};
}

QString LessonPanel::view() const {
  return present_view(to_qstring(lesson::curtain_at(*lesson_, step_, revealed_).view));
}

void LessonPanel::draw_curtain() {
  const lesson::Curtain curtain = lesson::curtain_at(*lesson_, step_, revealed_);
  QStringList views;
  for (const std::string& each : curtain.hidden)
    views << present_view(to_qstring(each));
  if (curtain.alone)
    for (const ViewInfo& each : view_registry())
      if (each.id != view())
        views << each.id;
  emit curtainAsked(views);
  emit asking(curtain.asking);
  emit silent(curtain.silent);
}

/// To where the question is answered: what is typed then is the answer and no key of the window.
void LessonPanel::give_keyboard() {
  if (page_ == Page::number)
    number_->setFocus(Qt::OtherFocusReason);
  else if (page_ == Page::choice)
    choice_column_->itemAt(0)->widget()->setFocus(Qt::OtherFocusReason);
  else if (page_ == Page::sketch)
    pad_->setFocus(Qt::OtherFocusReason);
  else if (!next_->isEnabled()) // and not the cross that closes the lesson
    (following_->isVisible() ? following_ : previous_)->setFocus(Qt::OtherFocusReason);
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

void LessonPanel::build_answers() {
  const int step = loom::unit(this);
  auto* number = new QWidget(this);
  number_->setObjectName(QStringLiteral("lesson_number"));
  number_->setAccessibleName(tr("Your prediction"));
  number_->setPlaceholderText(tr("your prediction"));
  constexpr int least_number = 14;
  number_->setMinimumWidth(step * least_number);
  beside(number, {}, -1, {{number_, 1}, unit_});
  choice_column_->setContentsMargins(0, 0, 0, 0);
  choice_column_->setSpacing(step / 2);
  answers_->addWidget(new QWidget(this));
  answers_->addWidget(number);
  answers_->addWidget(choices_);
  auto* where =
      new QLabel(tr("Draw the curve in the empty axes, with the mouse or the arrow keys."), this);
  where->setWordWrap(true);
  where->setAlignment(Qt::AlignTop);
  answers_->addWidget(where);
  answers_->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Maximum);
  pad_->hide();
  connect(number_, &QLineEdit::returnPressed, this, &LessonPanel::check);
  connect(number_, &QLineEdit::textEdited, verdict_, &QWidget::hide); // it was of another
  for (QWidget* each : std::initializer_list<QWidget*>{number_, previous_, next_})
    each->installEventFilter(this);
}

void LessonPanel::ask() {
  const lesson::Step& step = now();
  number_->clear();
  verdict_->hide();
  said_.clear();
  for (QAbstractButton* button : choice_group_->buttons()) {
    choice_group_->removeButton(button);
    delete button;
  }
  number_->setReadOnly(false);
  page_ = Page::none;
  if (step.answer) {
    page_ = Page::number;
    unit_->setText(to_qstring(step.unit));
    // One of words goes on in a second line before the number has no room.
    unit_->setWordWrap(unit_->text().contains(QLatin1Char(' ')));
  }
  for (const std::size_t i : lesson::choice_order(step)) {
    page_ = Page::choice;
    auto* button = new QRadioButton(choices_);
    button->setMinimumWidth(loom::unit(this) * least_label);
    button->setAccessibleName(to_qstring(step.choices[i].label));
    button->installEventFilter(this);
    connect(button, &QRadioButton::toggled, verdict_, &QWidget::hide); // it was of another
    choice_group_->addButton(button, int(i));
    choice_column_->addWidget(button);
  }
  break_choices();
  if (step.sketch) {
    page_ = Page::sketch;
    constexpr std::size_t fine = 241;
    pad_->begin(
        *step.sketch,
        lesson::true_curve(*step.sketch, scenario_, fine).value_or(std::vector<lesson::Drawn>{}));
  }
  emit stageAsked(page_ == Page::sketch ? pad_ : nullptr, view());
  answers_->setCurrentIndex(int(page_));
  answers_->setVisible(page_ != Page::none);
  // The pages behind ask for no room.
  for (int i = 0; i < answers_->count(); ++i)
    answers_->widget(i)->setSizePolicy(
        QSizePolicy::Preferred, i == int(page_) ? QSizePolicy::Preferred : QSizePolicy::Ignored);
  check_->setVisible(page_ != Page::none);
  reveal_->setVisible(page_ != Page::none || !step.reveal.empty());
  reveal_->setEnabled(true);
  show_summary();
}

/// Buttons do not break their lines.
void LessonPanel::break_choices() {
  const int step = loom::unit(this);
  const auto size = [this](QStyle::PixelMetric metric) {
    return style()->pixelMetric(metric, nullptr, this);
  };
  // Beside the buttons stand the panel's margins and a scroll bar, beside the words what is
  // pressed.
  const int room = width() - step * 5 / 2 - size(QStyle::PM_ScrollBarExtent);
  const int pressed =
      size(QStyle::PM_ExclusiveIndicatorWidth) + size(QStyle::PM_RadioButtonLabelSpacing);
  for (QAbstractButton* button : choice_group_->buttons())
    button->setText(
        in_lines(button->accessibleName(), choices_, std::max(room, step * least_label) - pressed));
}

void LessonPanel::resizeEvent(QResizeEvent* event) {
  QWidget::resizeEvent(event);
  break_choices();
}

void LessonPanel::changeEvent(QEvent* event) {
  QWidget::changeEvent(event);
  // What is inside has its new font after this.
  if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange)
    QMetaObject::invokeMethod(this, &LessonPanel::break_choices, Qt::QueuedConnection);
}

Result<lesson::Given> LessonPanel::given() const {
  Result<lesson::Given> given;
  given->seconds = std::round(double(shown_.elapsed()) / 100) / 10;
  const lesson::Step& step = now();
  if (step.answer) {
    const QString typed = number_->text().trimmed();
    if (typed.isEmpty())
      return fail(ErrorCode::bad_argument, verbatim(tr("Enter a number.").toStdString()));
    LOOM_TRY(given->what, lesson::typed_number(typed.toStdString(), step.unit));
  } else if (step.sketch) {
    auto drawn = pad_->drawn();
    if (drawn.size() < 2)
      return fail(ErrorCode::bad_argument, verbatim(tr("Draw the curve first.").toStdString()));
    given->what = std::move(drawn);
  } else if (choice_group_->checkedId() < 0) {
    return fail(ErrorCode::bad_argument, verbatim(tr("Choose one first.").toStdString()));
  } else {
    given->what = std::size_t(choice_group_->checkedId());
  }
  return given;
}

Result<lesson::Verdict> LessonPanel::verdict(const lesson::Given& given) {
  const Catalogue& catalogue = workspace_.catalogue();
  const auto written = [&](const lesson::Expression& formula, const std::string& number) {
    const auto quantity = lesson::explained(formula, scenario_, catalogue);
    if (!quantity)
      return number;
    said_.push_back(*quantity);
    return numbered(to_qstring((*quantity)->id), to_qstring(number)).toStdString();
  };
  return lesson::judge(now(), given, scenario_, catalogue, written);
}

void LessonPanel::check() {
  if (!lesson_ || page_ == Page::none)
    return;
  said_.clear();
  const Result<lesson::Given> entered = given();
  const Result<lesson::Verdict> said =
      entered.and_then([this](const lesson::Given& each) { return verdict(each); });
  if (!said)
    return say(false, spoken(said.error().detail));
  if (!revealed_) {
    lesson::add_answer(sheet_, now().id, gpu_->id, *entered);
    remember_answers();
  }
  if (said->right) {
    reveal();
    say(true, tr("Right."));
  } else {
    const QString reason = said->reason.empty() ? miss_words(said->miss) : to_qstring(said->reason);
    say(false, reason.isEmpty() ? tr("Not yet.") : tr("Not yet.") + QLatin1Char(' ') + reason);
  }
}

void LessonPanel::reveal() {
  if (!lesson_ || revealed_)
    return;
  revealed_ = true;
  reveal_->setEnabled(false);
  number_->setReadOnly(true);
  if (number_->hasFocus()) // so that the keys step again
    (next_->isEnabled() ? next_ : previous_)->setFocus();
  verdict_->hide(); // "not yet" beside the right answer
  said_.clear();
  if (const auto there = lesson::revealed(now(), scenario_, workspace_.catalogue());
      there && !now().reveal_set.empty())
    show_state(*there);
  draw_curtain();
  show_view();
  if (now().sketch)
    pad_->reveal();
  for (QAbstractButton* button : choice_group_->buttons())
    if (const auto right =
            lesson::evaluate(now().choices[std::size_t(choice_group_->id(button))].right, scenario_,
                             workspace_.catalogue());
        right && *right != 0)
      button->setChecked(true);
  show_text();
  show_soon(text_);
  remember_done();
  show_summary();
  emit stepChanged();
}

/// At the last step: what became of the questions.
void LessonPanel::show_summary() {
  const bool last = step_ + 1 == lesson_->steps.size();
  const bool over = last && (page_ == Page::none || revealed_);
  const lesson::Score score =
      over ? lesson::score(*lesson_, sheet_, workspace_.catalogue()) : lesson::Score();
  QStringList words;
  if (const int answered = score.questions - score.skipped; answered > 0)
    words << tr("Answered right: %1 of %2. At the first try: %3.")
                 .arg(score.right)
                 .arg(answered)
                 .arg(score.at_once);
  if (score.skipped > 0)
    words << tr("Skipped: %1.").arg(score.skipped);
  summary_->setText(words.join(QLatin1Char(' ')));
  summary_->setVisible(over && score.questions > 0);
  const auto following = over && !preview_ ? lesson_after(lesson_->id) : std::nullopt;
  following_->setVisible(following.has_value());
  if (following)
    following_->setToolTip(to_qstring(following->title));
  save_->setVisible(over && !preview_ && !sheet_.steps.empty());
  over_->setVisible(over && !preview_);
}

/// The keys that step go on stepping while a number is entered, which has no such letters.
bool LessonPanel::eventFilter(QObject* watched, QEvent* event) {
  if (watched == number_ && event->type() == QEvent::ShortcutOverride) {
    const QString typed = static_cast<QKeyEvent*>(event)->text();
    const bool letter = !typed.isEmpty() && typed[0].isLetter() && typed[0].toLower() != u'e';
    if (letter && !(static_cast<QKeyEvent*>(event)->modifiers() & Qt::ControlModifier)) {
      event->ignore();
      return true;
    }
  }
  if (watched == number_ && event->type() == QEvent::KeyPress &&
      static_cast<QKeyEvent*>(event)->key() == Qt::Key_Escape) {
    next_->setFocus();
    return true;
  }
  if (watched != number_ && event->type() == QEvent::ShortcutOverride) {
    const QString typed = static_cast<QKeyEvent*>(event)->text();
    if (!typed.isEmpty() && typed[0].isDigit()) { // still an answer, and no key of a view
      event->accept();
      return true;
    }
  }
  if (qobject_cast<QRadioButton*>(watched) && event->type() == QEvent::KeyPress) {
    const int key = static_cast<QKeyEvent*>(event)->key();
    if (key == Qt::Key_Return || key == Qt::Key_Enter) {
      check();
      return true;
    }
  }
  return QWidget::eventFilter(watched, event);
}

/// Scrolls to the widget's foot once it has its place.
void LessonPanel::show_soon(QWidget* widget) {
  QTimer::singleShot(0, widget, [this, widget] {
    const QPoint foot = widget->mapTo(scroll_->widget(), QPoint(0, widget->height()));
    scroll_->ensureVisible(foot.x(), foot.y(), 0, 0);
  });
}

void LessonPanel::say(bool right, const QString& words) {
  verdict_->show_words((right ? QStringLiteral("✓ ") : QString()) + words);
  verdict_->setAccessibleName(without_ids(words));
  verdict_->show();
  show_soon(verdict_);
  emit numbersChanged();
}

} // namespace loom
