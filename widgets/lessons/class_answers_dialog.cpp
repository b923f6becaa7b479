#include "widgets/lessons/class_answers_dialog.h"

#include "core/base/number.h"
#include "core/text/text.h"
#include "widgets/look/controls.h"
#include "widgets/look/problem_text.h"
#include "widgets/look/theme.h"
#include "widgets/paint/plot_widget.h"
#include "widgets/texts/parameter_text.h"

#include <QDialogButtonBox>
#include <QDir>
#include <QFileDialog>
#include <QHeaderView>
#include <QLabel>
#include <QListWidget>
#include <QLocale>
#include <QPushButton>
#include <QSplitter>
#include <QTableWidget>

#include <algorithm>
#include <cmath>
#include <utility>

namespace loom {

namespace {

enum Column { who, first_answer, first_right, last_answer, last_right, tries, seconds, columns };
constexpr int longest_category = 28; ///< letters under a bar

QString short_text(const QString& text) {
  return text.size() <= longest_category ? text : text.left(longest_category - 1).trimmed() + u'…';
}

} // namespace

ClassAnswersDialog::ClassAnswersDialog(const QString& folder, lesson::ClassAnswers answers,
                                       std::vector<lesson::Lesson> lessons,
                                       const FigureStyle& style, QWidget* parent)
    : QDialog(parent), answers_(std::move(answers)), lessons_(std::move(lessons)), style_(style),
      head_(new QLabel(this)), questions_(new QListWidget(this)), asked_(new QLabel(this)),
      sketches_(new PlotWidget(this)), bars_(new PlotWidget(this)),
      people_(new QTableWidget(0, columns, this)) {
  setWindowTitle(tr("Answers of the class"));
  const int step = unit(this);
  head_->setObjectName(QStringLiteral("class_head"));
  head_->setWordWrap(true);
  head_->setText(tr("%n file(s) of answers in %1.", "", int(answers_.sheets))
                     .arg(QDir::toNativeSeparators(folder)));
  questions_->setObjectName(QStringLiteral("class_questions"));
  questions_->setAccessibleName(tr("Questions"));
  questions_->setWordWrap(true);
  for (const lesson::Question& question : answers_.questions) {
    const lesson::Lesson& lesson = lessons_[question.lesson];
    questions_->addItem(tr("%1, step %2, %3: %4 of %5 right at first")
                            .arg(to_qstring(lesson.title), QString::number(question.step + 1),
                                 to_qstring(question.gpu->name), QString::number(question.right()),
                                 QString::number(question.people.size())));
  }
  asked_->setObjectName(QStringLiteral("class_asked"));
  asked_->setWordWrap(true);
  bars_->setObjectName(QStringLiteral("class_bars"));
  sketches_->setObjectName(QStringLiteral("class_sketches"));
  people_->setObjectName(QStringLiteral("class_people"));
  people_->setAccessibleName(tr("Answers to this question"));
  people_->setHorizontalHeaderLabels({tr("Name"), tr("First answer"), tr("Right"),
                                      tr("Last answer"), tr("Right"), tr("Answers"),
                                      tr("Seconds")});
  make_plain(people_);
  people_->setSelectionBehavior(QAbstractItemView::SelectRows);
  people_->setTabKeyNavigation(false);
  people_->horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
  people_->horizontalHeader()->setSectionResizeMode(who, QHeaderView::Stretch);

  auto* skipped = new QListWidget(this);
  skipped->setObjectName(QStringLiteral("class_skipped"));
  skipped->setAccessibleName(tr("Files that were skipped"));
  skipped->setWordWrap(true);
  for (const auto* each : {&answers_.skipped, &answers_.remarks})
    for (const Error& said : *each)
      skipped->addItem(said_line(said));
  auto* skipped_head =
      new QLabel(tr("Skipped: %n file(s)", "", int(answers_.skipped.size())), this);
  skipped_head->setVisible(!answers_.skipped.empty());
  skipped->setVisible(skipped->count() > 0);
  skipped->setMaximumHeight(step * 14);

  auto* left = new QWidget(this);
  column(left, {}, -1, {{questions_, 1}, skipped_head, skipped});
  auto* plots = new QWidget(this);
  beside(plots, {}, -1, {{sketches_, 1}, {bars_, 1}});
  auto* right = new QWidget(this);
  column(right, {}, -1, {asked_, {plots, 3}, {people_, 2}});
  auto* split = new QSplitter(this);
  split->setChildrenCollapsible(false);
  split->addWidget(left);
  split->addWidget(right);
  split->setStretchFactor(0, 1);
  split->setStretchFactor(1, 3);
  auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
  auto* csv = buttons->addButton(tr("Save as &CSV…"), QDialogButtonBox::ActionRole);
  csv->setObjectName(QStringLiteral("class_csv"));
  csv->setEnabled(!answers_.questions.empty());
  column(this, {head_, {split, 1}, buttons}, step);
  connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
  connect(csv, &QPushButton::clicked, this, &ClassAnswersDialog::ask_csv);
  connect(questions_, &QListWidget::currentRowChanged, this, &ClassAnswersDialog::show_question);
  resize(std::min(step * 150, parent->width() * 19 / 20),
         std::min(step * 90, parent->height() * 19 / 20));
  questions_->setCurrentRow(0);
  show_question();
  questions_->setFocus();
}

void ClassAnswersDialog::set_style(const FigureStyle& style) {
  style_ = style;
  show_question();
}

QString ClassAnswersDialog::bin_name(const lesson::Bin& bin) const {
  if (!bin.label.empty())
    return short_text(to_qstring(bin.label));
  if (bin.right)
    return tr("right");
  switch (bin.miss) {
  case lesson::Miss::flat:
    return tr("too flat");
  case lesson::Miss::no_turn:
    return tr("does not turn back");
  case lesson::Miss::turns_apart:
    return tr("turns elsewhere");
  case lesson::Miss::back_forth:
    return tr("turns, though it should not");
  case lesson::Miss::start:
    return tr("wrong at the left end");
  case lesson::Miss::end:
    return tr("wrong at the right end");
  default:
    return tr("wrong in between");
  }
}

Panel ClassAnswersDialog::panel_of(const lesson::Question& question) const {
  const lesson::Sketch& sketch = *lessons_[question.lesson].steps[question.step].sketch;
  const bool alpha = sketch.x == "alpha";
  Panel panel;
  panel.x = {.label =
                 alpha ? tr("arithmetic intensity α").toStdString() : tr("warps").toStdString(),
             .unit = alpha ? "" : tr("warps/SM").toStdString(),
             .kind = alpha ? AxisKind::log : AxisKind::linear,
             .min = sketch.from,
             .max = sketch.to};
  double top = 0;
  const auto curve = [&](const std::string& id, Role role, Weight weight,
                         const std::vector<lesson::Drawn>& points) {
    Curve result{.id = id, .role = role, .weight = weight};
    for (const lesson::Drawn& point : points) {
      result.points.push_back({point.x, point.y});
      top = std::max(top, point.y);
    }
    panel.curves.push_back(std::move(result));
  };
  for (std::size_t i = 0; i < question.people.size(); ++i) {
    const lesson::PersonsAnswer& person = question.people[i];
    curve("sketch_" + std::to_string(i + 1), person.first.right ? Role::issue : Role::series3,
          Weight::thin, std::get<std::vector<lesson::Drawn>>(person.answers.front().what));
  }
  curve("truth", Role::model, Weight::bold, question.truth);
  panel.curves.back().label = tr("the model").toStdString();
  panel.y = {.label = tr("first answers").toStdString(), .min = 0, .max = top > 0 ? 1.1 * top : 1};
  return panel;
}

void ClassAnswersDialog::show_question() {
  const int row = questions_->currentRow();
  const bool any = row >= 0 && row < int(answers_.questions.size());
  sketches_->setVisible(any);
  bars_->setVisible(any);
  if (!any) {
    asked_->setText(tr("There is no answer to show. Students save theirs at the end of a lesson; "
                       "put the files into one folder."));
    people_->setRowCount(0);
    return;
  }
  const lesson::Question& question = answers_.questions[std::size_t(row)];
  const lesson::Step& step = lessons_[question.lesson].steps[question.step];
  QString right;
  if (step.answer)
    right = (to_qstring(significant(question.value)) + QLatin1Char(' ') + to_qstring(step.unit))
                .trimmed();
  else if (!step.choices.empty())
    right = to_qstring(step.choices[std::size_t(question.value)].label);
  asked_->setText(right.isEmpty() ? tr("%1 of %2 curves are right at first.")
                                        .arg(question.right())
                                        .arg(question.people.size())
                                  : tr("Right: %1").arg(right));
  sketches_->setVisible(step.sketch.has_value());
  if (step.sketch)
    sketches_->show_panel(panel_of(question), style_);

  Panel bars{.kind = PanelKind::bars};
  bars.x = {.kind = AxisKind::category};
  BarSeries people{.id = "people", .role = Role::series2};
  double most = 1;
  for (const lesson::Bin& bin : question.histogram) {
    bars.x.categories.push_back(bin_name(bin).toStdString());
    bars.bar_notes.push_back(std::to_string(bin.count));
    people.heights.push_back(double(bin.count));
    most = std::max(most, double(bin.count));
    if (bin.right)
      bars.emphasis = people.heights.size() - 1;
  }
  bars.y = {.label = tr("first answers").toStdString(),
            .min = 0,
            .max = most + std::ceil(most / 8),
            .tick_step = most <= 10 ? 1.0 : 0.0};
  bars.bars.push_back(std::move(people));
  bars_->show_panel(bars, style_);
  bars_->setAccessibleName(tr("Histogram of the first answers"));
  QStringList spoken;
  for (const lesson::Bin& bin : question.histogram)
    spoken << QStringLiteral("%1: %2").arg(bin_name(bin), QString::number(bin.count));
  bars_->setAccessibleDescription(spoken.join(QStringLiteral(", ")));
  sketches_->setAccessibleName(tr("The sketches over each other"));

  people_->setRowCount(int(question.people.size()));
  const auto said = [&](const lesson::Given& given) {
    return step.sketch ? tr("a curve") : to_qstring(lesson::answer_text(step, given));
  };
  const auto judged = [](const lesson::Verdict& verdict) {
    return verdict.right ? tr("yes") : tr("no");
  };
  for (int i = 0; i < people_->rowCount(); ++i) {
    const lesson::PersonsAnswer& person = question.people[std::size_t(i)];
    const QStringList texts{person.name.empty() ? QDir(to_qstring(person.file)).dirName()
                                                : to_qstring(person.name),
                            said(person.answers.front()),
                            judged(person.first),
                            said(person.answers.back()),
                            judged(person.last),
                            QString::number(person.answers.size()),
                            QLocale().toString(person.answers.back().seconds, 'f', 0)};
    for (int at = 0; at < columns; ++at)
      people_->setItem(i, at, new QTableWidgetItem(texts[at]));
  }
  people_->setCurrentCell(0, 0);
}

Result<void> ClassAnswersDialog::save_csv(const QString& path) const {
  return write_file(path.toStdString(), lesson::class_csv(answers_, lessons_));
}

void ClassAnswersDialog::ask_csv() {
  const QString path = QFileDialog::getSaveFileName(
      this, tr("Answers of the class"), QStringLiteral("answers.csv"), tr("CSV (*.csv)"));
  if (path.isEmpty())
    return;
  if (const auto saved = save_csv(path); !saved)
    emit failed(said_line(saved.error()));
}

} // namespace loom
