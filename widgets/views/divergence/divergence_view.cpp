#include "widgets/views/divergence/divergence_view.h"

#include "core/why/divergence.h"
#include "widgets/look/language.h"
#include "widgets/look/named.h"
#include "widgets/look/theme.h"
#include "widgets/look/turning_splitter.h"
#include "widgets/look/wrap_layout.h"
#include "widgets/numbers/asked_number.h"
#include "widgets/numbers/number_label.h"
#include "widgets/numbers/problem_label.h"
#include "widgets/paint/diagram_widget.h"
#include "widgets/views/divergence/divergence_figure.h"
#include "widgets/views/divergence/divergence_words.h"
#include "widgets/views/divergence/program_editor.h"
#include "widgets/views/divergence/shipped_programs.h"
#include "widgets/views/transport.h"
#include "widgets/workspace/workspace.h"

#include <QCheckBox>
#include <QComboBox>
#include <QCoreApplication>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QSpinBox>
#include <QSplitter>
#include <QVBoxLayout>

#include <algorithm>

namespace loom {
namespace {

using Part = DiagramPart::Kind;

/// The thread that a lane or a bit of an input is of; −1 of every other part.
int thread_of(const DiagramPart& part) {
  return part.kind == Part::lane  ? part.index()
         : part.kind == Part::bit ? static_cast<int>(part.second)
                                  : -1;
}

Divergence at_step(Divergence divergence, std::int64_t step) {
  divergence.step = step;
  return divergence;
}

TransportWords transport_words() {
  const auto tr = [](const char* text) {
    return QCoreApplication::translate("DivergenceView", text);
  };
  return {.back = tr("One instruction back (Left)"),
          .on = tr("One instruction on (Right)"),
          .previous = tr("Back to the last push, pop or reconvergence (Shift+Left)"),
          .next = tr("On to the next push, pop or reconvergence (Shift+Right)"),
          .per_second = tr("%1 steps/s"),
          .speed = tr("Instructions a second when playing ([ slower, ] faster)"),
          .name = tr("Step"),
          .position = tr("Instructions issued before the state shown"),
          .what = "steps",
          .endless = true};
}

} // namespace

DivergenceView::DivergenceView(Workspace& workspace, QWidget* parent)
    : View(workspace, parent), source_(new ProgramEditor(this)), assembly_(new ProgramEditor(this)),
      picture_(new DiagramWidget(this)), strip_(new DiagramWidget(this)),
      transport_(new Transport(transport_words(), this)), programs_(new QComboBox(this)),
      threads_(new QSpinBox(this)), machine_(new QComboBox(this)), first_(new QComboBox(this)),
      seed_(new QSpinBox(this)), formulas_(new QLineEdit(this)), converge_(new QCheckBox(this)),
      problem_(new NumberLabel(this)), numbers_(new QLabel(this)), run_(run_warp) {
  setFocusPolicy(Qt::StrongFocus);
  setAccessibleName(tr("Divergence"));
  setAccessibleDescription(
      tr("A SIMT program on one warp. Left and right step, with Shift to the next push, pop or "
         "reconvergence; Space plays; up and down choose a lane, Enter changes its input."));
  build_controls();
  connect_parts();
  picture_->set_tooltip([this](const std::string& id) {
    const int thread = thread_of(part_of(id));
    return run_ && thread >= 0 ? thread_words(*run_, state_, step_, thread) : QString();
  });
}

const Divergence& DivergenceView::divergence() const { return workspace().scenario().divergence; }

void DivergenceView::propose(const QString& what, const Divergence& divergence, Shown shown) {
  Scenario next = workspace().scenario();
  next.divergence = divergence;
  workspace().propose(what, next, shown);
}

void DivergenceView::draw(const SnapshotPtr& snapshot) {
  picture_->set_style(style());
  strip_->set_style(style());
  const Divergence& wanted = snapshot->scenario().divergence;
  show_choices(wanted);
  const std::int64_t before = step_;
  const bool fresh = run_.show(at_step(wanted, 0));
  // Widgets shown and hidden below resize the pictures, which then draw at once.
  if (run_)
    step_ = std::min(step_, run_->trace.length());
  if (fresh) {
    const std::string_view text = program_text(wanted);
    // Text with errors that is being written outlives a change of anything else.
    if (text != program_shown_)
      source_->show_text(shown_program(wanted));
    program_shown_ = text;
    show_problem(run_.problem());
    if (!run_.problem()) {
      assembly_->setVisible(run_->structured);
      converge_->setVisible(run_->structured);
      assembly_->show_text(QString::fromStdString(run_->listing));
      transport_->set_range(0, run_->trace.length());
      numbers_->setText(efficiency_words(*run_));
      if (run_->trace.ending != simt::Ending::finished) {
        problem_->show_words(said_with_limits({.detail = run_->trace.reason}));
        problem_->show();
      }
    }
  }
  if (run_.problem())
    return;
  step_ = std::clamp<std::int64_t>(wanted.step, 0, run_->trace.length());
  transport_->set_place(step_);
  show_step(before != step_);
}

void DivergenceView::show_choices(const Divergence& wanted) {
  const QSignalBlocker quiet_threads(threads_), quiet_seed(seed_);
  threads_->setValue(wanted.threads);
  seed_->setValue(static_cast<int>(std::min<std::uint32_t>(wanted.seed, 999'999)));
  machine_->setCurrentIndex(static_cast<int>(wanted.machine));
  first_->setCurrentIndex(static_cast<int>(wanted.first));
  const bool stack = wanted.machine == simt::MachineKind::stack;
  first_->setVisible(stack);
  seed_->setVisible(!stack);
  converge_->setChecked(wanted.converge);
  if (!formulas_->hasFocus()) {
    QStringList parts;
    for (const auto& [name, text] : wanted.formulas)
      parts << QString::fromStdString(name + " = " + text);
    formulas_->setText(parts.join(QStringLiteral("; ")));
  }
  programs_->setCurrentIndex(shipped_program_index(wanted));
}

void DivergenceView::show_problem(const std::optional<Error>& error) {
  problem_->setVisible(error.has_value());
  source_->set_error(error);
  if (!error)
    return;
  QPalette warning = palette();
  warning.setColor(QPalette::WindowText, error_text(palette()));
  problem_->setPalette(warning);
  const QString detail = said_with_limits(*error);
  problem_->show_words(
      error->where.line > 0
          ? tr("Line %1, column %2: %3").arg(error->where.line).arg(error->where.column).arg(detail)
          : detail);
}

void DivergenceView::show_step(bool animated) {
  if (!run_ || !isVisible())
    return;
  state_ = run_->trace.state_at(step_);
  const QSizeF room = picture_->room();
  constexpr double margin = 1;
  picture_->set_diagram(warp_diagram(*run_, state_, step_, std::max(24.0, room.width() - margin),
                                     std::max(5.0, room.height() - margin / 2)),
                        animated);
  const QSizeF strip_room = strip_->room();
  strip_->set_diagram(strip_diagram(*run_, step_, std::max(20.0, strip_room.width() - margin),
                                    std::max(4.0, strip_room.height())));
  const bool over = step_ >= run_->trace.length();
  const auto pc = static_cast<std::size_t>(state_.pc);
  const auto line_in = [&](const std::vector<int>& lines) {
    return over || pc >= lines.size() ? 0 : lines[pc];
  };
  source_->set_current_line(line_in(run_->source_lines));
  assembly_->set_current_line(line_in(run_->listing_lines));
}

bool DivergenceView::breaks_at(std::int64_t step) const {
  if (step >= run_->trace.length())
    return false;
  const auto pc = static_cast<std::size_t>(run_->trace.steps[static_cast<std::size_t>(step)].pc);
  return source_->breakpoints().contains(run_->source_lines[pc]) ||
         (run_->structured && assembly_->breakpoints().contains(run_->listing_lines[pc]));
}

void DivergenceView::go(qint64 step) {
  if (!run_)
    return;
  step = std::clamp<qint64>(step, 0, run_->trace.length());
  // Playing fast takes several steps at once: none may pass a breakpoint.
  for (std::int64_t at = step_ + 1; transport_->playing() && at <= step; ++at)
    if (breaks_at(at)) {
      step = at;
      transport_->stop();
    }
  propose(tr("the step"), at_step(divergence(), step), Shown::at_once);
  pointed_ = {Part::step, step};
  emit readout(step_words(*run_, step));
}

void DivergenceView::to_event(int direction) {
  if (!run_)
    return;
  const auto& steps = run_->trace.steps;
  std::int64_t at = step_ + direction;
  // The state after the instruction that pushed, popped or met.
  while (at > 0 && at < run_->trace.length() &&
         steps[static_cast<std::size_t>(at - 1)].event == simt::Event::none)
    at += direction;
  go(at);
}

void DivergenceView::edit_program(const QString& text) {
  Divergence next = divergence();
  next.program = program_shown_as(text);
  next.step = 0;
  if (next.program.size() > max_program_bytes)
    return show_problem(Error{ErrorCode::bad_input, LOOM_TEXT("a program has at most %1 KiB")(
                                                        Sourced{64, "program.most_source"})});
  propose_checked(tr("program"), next);
}

void DivergenceView::propose_checked(const QString& what, const Divergence& next) {
  const auto run = run_.of(at_step(next, 0));
  show_problem(run ? std::nullopt : std::optional<Error>(run.error()));
  if (run)
    propose(what, next);
}

void DivergenceView::edit_formulas(const QString& text) {
  Divergence next = divergence();
  next.formulas.clear();
  for (const QString& part : text.split(QLatin1Char(';'), Qt::SkipEmptyParts)) {
    const qsizetype equals = part.indexOf(QLatin1Char('='));
    if (equals < 0 && !part.trimmed().isEmpty())
      return show_problem(
          Error{ErrorCode::bad_argument,
                tr("expected NAME = EXPRESSION, found '%1'").arg(part.trimmed()).toStdString(),
                {}});
    if (equals >= 0)
      next.formulas[part.left(equals).trimmed().toStdString()] =
          part.mid(equals + 1).trimmed().toStdString();
  }
  propose_checked(tr("inputs"), next);
}

void DivergenceView::choose_program(int index) {
  const auto& shipped = shipped_programs();
  if (index < 0 || index >= static_cast<int>(shipped.size()))
    return source_->setFocus();
  propose(tr("program"), shipped[static_cast<std::size_t>(index)].applied_to(divergence()));
}

void DivergenceView::link_lines(bool from_source, int line) {
  if (!run_ || !run_->structured)
    return;
  const auto& from = from_source ? run_->source_lines : run_->listing_lines;
  const auto& to = from_source ? run_->listing_lines : run_->source_lines;
  std::set<int> linked;
  for (std::size_t at = 0; at < std::min(from.size(), to.size()); ++at)
    if (from[at] == line)
      linked.insert(to[at]);
  (from_source ? assembly_ : source_)->set_linked_lines(linked);
}

void DivergenceView::toggle_input(int predicate, int thread) {
  if (predicate < 0 || predicate >= simt::predicate_count || thread < 0 ||
      thread >= divergence().threads)
    return;
  Divergence next = divergence();
  next.predicates[static_cast<std::size_t>(predicate)] ^= 1u << thread;
  propose(tr("P%1 of thread %2").arg(predicate).arg(thread), next);
}

void DivergenceView::click(const DiagramPart& part) {
  setFocus();
  if (part.kind == Part::step)
    return go(part.number);
  if (!run_)
    return;
  if (part.kind == Part::bit)
    return toggle_input(part.index(), thread_of(part));
  const std::vector<int> inputs = run_->input_predicates();
  if (part.kind == Part::lane && !inputs.empty())
    toggle_input(inputs.front(), thread_of(part));
}

void DivergenceView::hover(const DiagramPart& part) {
  pointed_ = part;
  if (!run_ || part.kind == Part::none)
    return emit readout({});
  if (const int thread = thread_of(part); thread >= 0)
    return say_thread(thread);
  emit readout(step_words(*run_, part.kind == Part::step ? part.number : step_));
}

void DivergenceView::say_thread(int thread) {
  emit readout(
      thread_words(*run_, state_, step_, thread).replace(QLatin1Char('\n'), QStringLiteral(", ")));
}

void DivergenceView::move_lane(int by) {
  if (!run_)
    return;
  const int count = run_->asked.threads;
  lane_ = lane_ < 0 ? 0 : (lane_ + by + count) % count;
  pointed_ = {Part::lane, lane_};
  picture_->set_focused(pointed_.id());
  say_thread(lane_);
}

void DivergenceView::keyPressEvent(QKeyEvent* event) {
  if (transport_->take_key(*event))
    return;
  switch (event->key()) {
  case Qt::Key_Up:
    return move_lane(-1);
  case Qt::Key_Down:
    return move_lane(1);
  case Qt::Key_Return:
  case Qt::Key_Enter:
    if (run_ && lane_ >= 0 && !run_->input_predicates().empty())
      toggle_input(run_->input_predicates().front(), lane_);
    return;
  case Qt::Key_Escape:
    lane_ = -1;
    picture_->set_focused({});
    return hover({});
  default:
    View::keyPressEvent(event);
  }
}

Figure DivergenceView::figure() const {
  return run_ ? divergence_figure(workspace().scenario(), *run_, step_) : Figure{};
}

void DivergenceView::build_controls() {
  for (const ShippedProgram& each : shipped_programs())
    programs_->addItem(said(each.title));
  programs_->addItem(tr("your own"));
  named(programs_, tr("Program"), tr("A program to begin with; change it below"));
  programs_->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
  named(source_, tr("Program text"), {});
  programs_->setObjectName(QStringLiteral("programs"));
  problem_->setObjectName(QStringLiteral("problem"));
  named(assembly_, tr("Assembly"), {});
  source_->setObjectName(QStringLiteral("source"));
  assembly_->setObjectName(QStringLiteral("assembly"));
  assembly_->setReadOnly(true);
  named(threads_, tr("Threads"), tr("Threads of the warp, 4 to 32"))->setRange(4, 32);
  threads_->setSuffix(tr(" threads"));
  machine_->addItems({tr("divergence stack"), tr("independent")});
  named(machine_, tr("Machine"),
        tr("Divergence stack: up to Pascal. Independent thread scheduling: Volta and later"));
  first_->addItems({tr("taken first"), tr("fall-through first")});
  named(first_, tr("First path"), tr("Which path of a diverging branch goes first"));
  for (QComboBox* each : {machine_, first_})
    each->setMinimumContentsLength(15);
  seed_->setRange(0, 999'999);
  seed_->setPrefix(tr("seed "));
  named(seed_, tr("Seed"), tr("Chooses among the groups that could run; same seed, same run"));
  named(formulas_, tr("Inputs"),
        tr("What variables, registers or mem begin with, from tid and threads: n = tid * 2; R1 = "
           "threads - tid"));
  formulas_->setPlaceholderText(tr("n = tid * 2"));
  converge_->setText(tr("synchronise"));
  named(converge_, tr("Compile with synchronisation"),
        tr("Compile with points where threads meet again, or with plain branches"));

  auto* left = new QWidget(this);
  auto* left_column = new QVBoxLayout(left);
  left_column->setContentsMargins(8, 0, 0, 4);
  left_column->setSpacing(4);
  auto* chooser = new QHBoxLayout;
  chooser->addWidget(programs_, 1);
  chooser->addWidget(converge_);
  left_column->addLayout(chooser);
  auto* texts = new QSplitter(Qt::Horizontal, left);
  texts->setChildrenCollapsible(false);
  texts->addWidget(source_);
  texts->addWidget(assembly_);
  left_column->addWidget(texts, 1);
  problem_->setWordWrap(true);
  connect(problem_, &NumberLabel::whyAsked, this, &View::whyAsked);
  set_quantity(threads_, QStringLiteral("simt_threads"));
  set_quantity(seed_, QStringLiteral("simt_seed"));
  left_column->addWidget(problem_);

  auto* right = new WrappedPart(this);
  auto* right_column = new QVBoxLayout(right);
  right_column->setContentsMargins(0, 0, 4, 2);
  right_column->setSpacing(2);
  auto* controls = new QWidget(right);
  auto* choices = new WrapLayout(controls);
  choices->setContentsMargins(8, 0, 4, 0);
  choices->setSpacing(6);
  for (QWidget* each :
       std::initializer_list<QWidget*>{threads_, machine_, first_, seed_, formulas_})
    choices->addWidget(each);
  right_column->addWidget(controls);
  right_column->addWidget(transport_);
  right_column->addWidget(picture_, 3);
  right_column->addWidget(strip_, 2);
  right_column->addWidget(numbers_);
  numbers_->setContentsMargins(12, 0, 12, 0);
  numbers_->setForegroundRole(QPalette::PlaceholderText);
  numbers_->setWordWrap(true);
  formulas_->setMinimumWidth(60);

  named(picture_, tr("Lanes and stack"), {})->set_least_room({22, 7});
  named(strip_, tr("The warp over time"), {})->set_least_room({16, 5.5});
  strip_->setMaximumHeight(140);
  picture_->setFocusProxy(this);
  strip_->setFocusProxy(this);
  auto* halves = new TurningSplitter(this);
  halves->addWidget(left);
  halves->addWidget(right);
  halves->setStretchFactor(0, 2);
  halves->setStretchFactor(1, 3);
  halves->set_shares({400, 600});
  auto* whole = new QVBoxLayout(this);
  whole->setContentsMargins(0, 0, 0, 0);
  whole->addWidget(halves);
}

void DivergenceView::connect_parts() {
  connect(transport_, &Transport::moved, this, &DivergenceView::go);
  connect(transport_, &Transport::nextAsked, this, [this] { to_event(1); });
  connect(transport_, &Transport::previousAsked, this, [this] { to_event(-1); });
  connect(source_, &ProgramEditor::textEdited, this, &DivergenceView::edit_program);
  connect(source_, &ProgramEditor::lineSelected, this,
          [this](int line) { link_lines(true, line); });
  connect(assembly_, &ProgramEditor::lineSelected, this,
          [this](int line) { link_lines(false, line); });
  connect(programs_, &QComboBox::activated, this, &DivergenceView::choose_program);
  connect(threads_, &QSpinBox::valueChanged, this,
          [this](int threads) { propose(tr("threads"), with_threads(divergence(), threads)); });
  const auto change = [this](const QString& what, auto set) {
    Divergence next = divergence();
    set(next);
    propose(what, next);
  };
  connect(machine_, &QComboBox::activated, this, [change](int index) {
    change(tr("machine"),
           [&](Divergence& next) { next.machine = static_cast<simt::MachineKind>(index); });
  });
  connect(first_, &QComboBox::activated, this, [change](int index) {
    change(tr("first path"),
           [&](Divergence& next) { next.first = static_cast<simt::FirstPath>(index); });
  });
  connect(seed_, &QSpinBox::valueChanged, this, [change](int seed) {
    change(tr("seed"), [&](Divergence& next) { next.seed = static_cast<std::uint32_t>(seed); });
  });
  connect(converge_, &QCheckBox::clicked, this, [change](bool on) {
    change(tr("synchronisation"), [&](Divergence& next) { next.converge = on; });
  });
  connect(formulas_, &QLineEdit::editingFinished, this,
          [this] { edit_formulas(formulas_->text()); });
  for (DiagramWidget* each : {picture_, strip_}) {
    connect(each, &DiagramWidget::clicked, this,
            [this](const QString& id) { click(part_of(id.toStdString())); });
    connect(each, &DiagramWidget::hovered, this,
            [this](const QString& id) { hover(part_of(id.toStdString())); });
    connect(each, &DiagramWidget::left, this, [this] { hover({}); });
    connect(each, &DiagramWidget::roomChanged, this, [this] { show_step(false); });
  }
}

why::Section DivergenceView::pointed_numbers() const {
  if (!run_ || pointed_.kind == Part::none)
    return {};
  const int thread = thread_of(pointed_);
  if (thread >= 0 && thread < run_->asked.threads)
    return why::explain_thread(*run_, step_, thread);
  return why::explain_step(*run_, pointed_.kind == Part::step ? pointed_.number : step_);
}

std::vector<why::Section> DivergenceView::sections() const {
  std::vector<why::Section> all{pointed_numbers()};
  if (run_ && run_->plain_steps)
    all.push_back(
        {"simt_plain",
         QT_TRANSLATE_NOOP("quantity", "Without synchronisation"),
         {why::found({.id = "simt_plain_steps",
                      .name = QT_TRANSLATE_NOOP("quantity", "issue slots without synchronisation"),
                      .symbol = "N_plain",
                      .unit = "instructions",
                      .value = static_cast<double>(*run_->plain_steps),
                      .method = "counted: the program is run step by step with plain branches"},
                     {})}});
  return all;
}

QString DivergenceView::asked_quantity() const { return first_quantity(pointed_numbers()); }

ViewInfo view_divergence() {
  return {QStringLiteral("divergence"),
          QCoreApplication::translate("DivergenceView", "Divergence"),
          5,
          3,
          [](Workspace& workspace, QWidget* parent) -> View* {
            return new DivergenceView(workspace, parent);
          },
          {QStringLiteral("simd_efficiency"), QStringLiteral("simt_steps"),
           QStringLiteral("mimd_steps")}};
}

} // namespace loom
