#include "widgets/lessons/lesson_author.h"

#include "widgets/lessons/step_form.h"
#include "widgets/look/column_scroll.h"
#include "widgets/look/icons.h"
#include "widgets/look/theme.h"
#include "widgets/texts/parameter_text.h"
#include "widgets/workspace/workspace.h"

#include <QComboBox>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QMenu>
#include <QPushButton>
#include <QStackedWidget>
#include <QTimer>
#include <QToolButton>
#include <QVBoxLayout>

namespace loom {

namespace {

constexpr int check_delay = 250; ///< ms

QToolButton* tool(const QString& text, const QString& tip, QWidget* parent) {
  auto* button = new QToolButton(parent);
  button->setText(text);
  button->setToolTip(tip);
  button->setAccessibleName(tip);
  button->setFocusPolicy(Qt::StrongFocus);
  return button;
}

} // namespace

LessonAuthor::LessonAuthor(Workspace& workspace, QSettings& settings, QWidget* parent)
    : QWidget(parent), workspace_(workspace), settings_(settings), draft_(lesson::Lesson()),
      head_(new QLabel(this)), list_(new QListWidget(this)), pages_(new QStackedWidget(this)),
      form_(new StepForm(this)), problems_head_(new QLabel(this)), problems_(new QListWidget(this)),
      preview_(new QPushButton(tr("&Preview"), this)),
      save_(new QPushButton(tr("&Save lesson"), this)), check_(new QTimer(this)) {
  setObjectName(QStringLiteral("author"));
  const int step = unit(this);
  QFont bold = font();
  bold.setBold(true);
  head_->setFont(bold);
  QToolButton* close = tool(QStringLiteral("✕"), tr("Stop writing the lesson"), this);
  close->setAutoRaise(true);
  auto* head = new QHBoxLayout;
  head->addWidget(head_, 1);
  head->addWidget(close, 0, Qt::AlignTop);

  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(step, step, step, step);
  column->setSpacing(step);
  column->addLayout(head);
  build_list();
  build_lesson_page();
  auto* scroll = new ColumnScroll(this);
  scroll->hold(form_);
  pages_->addWidget(scroll);
  column->addWidget(pages_, 1);
  problems_->setObjectName(QStringLiteral("lesson_problems"));
  problems_->setAccessibleName(tr("What is wrong with the lesson"));
  problems_->setWordWrap(true);
  problems_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  problems_->setFixedHeight(step * 7);
  column->addWidget(problems_head_);
  column->addWidget(problems_);
  auto* foot = new QHBoxLayout;
  foot->addWidget(preview_);
  foot->addStretch(1);
  foot->addWidget(save_);
  column->addLayout(foot);

  check_->setSingleShot(true);
  check_->setInterval(check_delay);
  connect(check_, &QTimer::timeout, this, [this] {
    show_problems();
    show_value();
  });
  connect(close, &QToolButton::clicked, this, [this] {
    if (!may_close())
      return;
    draft_ = lesson::Draft(lesson::Lesson()); // nothing is left to lose
    writing_ = false;
    choose(std::nullopt); // the list still had the steps that are gone
    emit closed();
  });
  connect(save_, &QPushButton::clicked, this, &LessonAuthor::save);
  connect(preview_, &QPushButton::clicked, this,
          [this] { emit previewAsked(lesson(), this->step().value_or(0)); });
  const auto to_problem = [this](QListWidgetItem* item) {
    go_to(found_[std::size_t(problems_->row(item))]);
  };
  connect(problems_, &QListWidget::itemActivated, this, to_problem);
  connect(problems_, &QListWidget::itemClicked, this, to_problem);
  connect(form_, &StepForm::edited, this, [this](const QString& field) {
    if (const auto chosen = this->step(); chosen && !filling_) {
      lesson::Lesson next = lesson();
      next.steps[*chosen] = form_->step();
      change(std::move(next),
             field.isEmpty() ? QString() : QStringLiteral("%1 %2").arg(*chosen).arg(field));
    }
  });
  connect(form_, &StepForm::recordAsked, this, [this] {
    if (const auto chosen = this->step()) {
      change(lesson::with_state(lesson(), *chosen, workspace_.scenario(), workspace_.catalogue()));
      form_->show_step(lesson().steps[*chosen]);
      warn_of_loss(*chosen);
    }
  });
  form_->set_names([this](QMenu& menu, const std::function<void(const QString&)>& put) {
    names_menu(menu, put);
  });
  connect(&workspace_, &Workspace::snapshotChanged, check_, qOverload<>(&QTimer::start));
  for (QWidget* each : findChildren<QWidget*>())
    each->installEventFilter(this);
}

LessonAuthor::~LessonAuthor() {
  // A field that loses the focus while it is deleted must not call this object.
  for (QWidget* each : findChildren<QWidget*>())
    each->disconnect(this);
}

void LessonAuthor::build_list() {
  list_->setObjectName(QStringLiteral("lesson_steps"));
  list_->setAccessibleName(tr("Steps of the lesson"));
  list_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  list_->setFixedHeight(unit(this) * 13);
  connect(list_, &QListWidget::currentRowChanged, this, [this] {
    if (!filling_)
      refill();
  });
  add_ = new QPushButton(tr("&Add step"), this);
  add_->setToolTip(tr("Adds a step with what the window shows now"));
  add_->setObjectName(QStringLiteral("add_step"));
  auto* kinds = new QMenu(add_);
  for (const lesson::StepKind kind : step_kinds())
    kinds->addAction(kind_name(kind), this, [this, kind] { add_step(kind); });
  add_->setMenu(kinds);
  up_ = tool(QStringLiteral("↑"), tr("Move the step up"), this);
  down_ = tool(QStringLiteral("↓"), tr("Move the step down"), this);
  remove_ = tool(QStringLiteral("✕"), tr("Remove the step"), this);
  undo_ = tool({}, tr("Undo a change of the lesson"), this);
  undo_->setIcon(icon(QStringLiteral("undo")));
  redo_ = tool({}, tr("Redo a change of the lesson"), this);
  redo_->setIcon(icon(QStringLiteral("redo")));
  connect(up_, &QToolButton::clicked, this, [this] { move_step(-1); });
  connect(down_, &QToolButton::clicked, this, [this] { move_step(1); });
  connect(remove_, &QToolButton::clicked, this, &LessonAuthor::remove_step);
  connect(undo_, &QToolButton::clicked, this, &LessonAuthor::undo);
  connect(redo_, &QToolButton::clicked, this, &LessonAuthor::redo);
  auto* tools = new QHBoxLayout;
  tools->setSpacing(unit(this) / 2);
  tools->addWidget(add_);
  for (QToolButton* button : {up_, down_, remove_})
    tools->addWidget(button);
  tools->addStretch(1);
  tools->addWidget(undo_);
  tools->addWidget(redo_);
  auto* column = static_cast<QVBoxLayout*>(layout());
  column->addWidget(list_);
  column->addLayout(tools);
}

void LessonAuthor::build_lesson_page() {
  auto* page = new QWidget(this);
  auto* form = new QFormLayout(page);
  form->setRowWrapPolicy(QFormLayout::WrapAllRows);
  form->setContentsMargins(0, 0, 0, 0);
  const auto line = [&](const QString& label, const char* name, std::string lesson::Lesson::*part) {
    auto* field = new QLineEdit(page);
    field->setObjectName(QLatin1String(name));
    field->setAccessibleName(label);
    form->addRow(label, field);
    connect(field, &QLineEdit::textEdited, this, [this, part, label](const QString& text) {
      lesson::Lesson next = lesson();
      next.*part = text.toStdString();
      change(std::move(next), label);
    });
    return field;
  };
  title_ = line(tr("Title of the lesson"), "lesson_title", &lesson::Lesson::title);
  source_ = line(tr("Source"), "lesson_source", &lesson::Lesson::source);
  gpu_ = new QComboBox(page);
  for (const std::string& id : workspace_.catalogue().ids())
    if (const auto gpu = workspace_.catalogue().find(id))
      gpu_->addItem(to_qstring((*gpu)->name), to_qstring(id));
  gpu_->setAccessibleName(tr("GPU that it begins with"));
  form->addRow(tr("GPU that it begins with"), gpu_);
  connect(gpu_, &QComboBox::activated, this, [this] {
    lesson::Lesson next = lesson();
    next.gpu = gpu_->currentData().toString().toStdString();
    change(std::move(next));
  });
  pages_->addWidget(page);
}

} // namespace loom
