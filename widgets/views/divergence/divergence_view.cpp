#include "widgets/views/divergence/divergence_view.h"

#include "core/why/divergence.h"
#include "widgets/look/controls.h"
#include "widgets/look/drawer.h"
#include "widgets/look/language.h"
#include "widgets/look/named.h"
#include "widgets/look/theme.h"
#include "widgets/look/turning_splitter.h"
#include "widgets/numbers/asked_number.h"
#include "widgets/numbers/number_label.h"
#include "widgets/numbers/problem_label.h"
#include "widgets/paint/diagram_widget.h"
#include "widgets/style/tr.h"
#include "widgets/views/divergence/divergence_figure.h"
#include "widgets/views/divergence/divergence_words.h"
#include "widgets/views/divergence/program_editor.h"
#include "widgets/views/divergence/shipped_programs.h"

#include <QCheckBox>
#include <QComboBox>
#include <QEvent>
#include <QLabel>
#include <QLineEdit>
#include <QSignalBlocker>
#include <QSpinBox>
#include <QSplitter>

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

/// A program and its assembly: beside each other where there is room to read both, else one above
/// the other.
class Texts : public QSplitter {
public:
  using QSplitter::QSplitter;

protected:
  bool event(QEvent* event) override {
    const bool taken = QSplitter::event(event);
    if (event->type() == QEvent::Resize || event->type() == QEvent::LayoutRequest) {
      int needed = 0, shown = 0;
      for (const auto* editor : findChildren<const ProgramEditor*>())
        if (!editor->isHidden()) {
          needed += editor->readable_width();
          ++shown;
        }
      setOrientation(shown > 1 && needed > width() ? Qt::Vertical : Qt::Horizontal);
    }
    return taken;
  }
};

TransportWords transport_words() {
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
    : StepView(workspace, parent, &Scenario::divergence, run_warp) {
  setAccessibleName(tr("Divergence"));
  setAccessibleDescription(
      tr("A SIMT program on one warp. Left and right step, with Shift to the next push, pop or "
         "reconvergence; Space plays; up and down choose a lane, Enter changes its input."));
  auto* left = new QWidget(this);
  auto* right = new WrappedPart(this);
  build_program(left);
  build_machine(right);
  column(this, {}, -1, {{split(this, {{left, 1}, {right, 3}}, {280, 720})}});
}

Divergence DivergenceView::asked(const ResolvedScenario& scenario) const {
  Divergence asked = scenario.divergence;
  asked.step = 0;
  return asked;
}

std::int64_t DivergenceView::places(const WarpRun& run) const { return run.trace.length(); }
std::int64_t DivergenceView::place_of(const Divergence& divergence) const {
  return divergence.step;
}

DivergenceView::Place DivergenceView::at(std::int64_t step) const {
  Place place{tr("the step"), {Part::step, step}, part()};
  place.next.step = step;
  return place;
}

Figure DivergenceView::figure_of(const Scenario& /*scenario*/, const WarpRun& run) const {
  return divergence_figure(run, place());
}

void DivergenceView::change(const QString& what, const std::function<void(Divergence&)>& set) {
  Divergence next = part();
  set(next);
  propose(what, next);
}

void DivergenceView::show_choices(const Scenario& scenario) {
  const Divergence& wanted = scenario.divergence;
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
  // Text with errors that is being written outlives a change of anything else.
  const std::string_view text = program_text(wanted);
  if (text != program_shown_)
    source_->show_text(shown_program(wanted));
  program_shown_ = text;
}

void DivergenceView::show_run(const Scenario& /*scenario*/) {
  assembly_->setVisible(run().structured);
  converge_->setVisible(run().structured);
  assembly_->show_text(QString::fromStdString(run().listing));
  numbers_->setText(efficiency_words(run()));
  if (run().trace.ending != simt::Ending::finished) {
    problem_->show_words(said_with_limits({.detail = run().trace.reason}));
    problem_->show();
  }
}

void DivergenceView::show_problem(const std::optional<Error>& problem) {
  problem_->setVisible(problem.has_value());
  source_->set_error(problem);
  if (!problem)
    return;
  QPalette warning = palette();
  warning.setColor(QPalette::WindowText, error_text(palette()));
  problem_->setPalette(warning);
  const QString detail = said_with_limits(*problem);
  problem_->show_words(problem->where.line > 0 ? tr("Line %1, column %2: %3")
                                                     .arg(problem->where.line)
                                                     .arg(problem->where.column)
                                                     .arg(detail)
                                               : detail);
}

void DivergenceView::show_place() {
  const bool over = place() >= run().trace.length();
  const auto pc = static_cast<std::size_t>(state().pc);
  const auto line_in = [&](const std::vector<int>& lines) {
    return over || pc >= lines.size() ? 0 : lines[pc];
  };
  source_->set_current_line(line_in(run().source_lines));
  assembly_->set_current_line(line_in(run().listing_lines));
}

void DivergenceView::edit_program(const QString& text) {
  Divergence next = part();
  next.program = program_shown_as(text);
  next.step = 0;
  if (next.program.size() > max_program_bytes)
    return show_problem(Error{ErrorCode::bad_input, LOOM_TEXT("a program has at most %1 KiB")(
                                                        Sourced{64, "program.most_source"})});
  propose_checked(tr("program"), next);
}

void DivergenceView::edit_formulas(const QString& text) {
  Divergence next = part();
  next.formulas.clear();
  for (const QString& part : text.split(QLatin1Char(';'), Qt::SkipEmptyParts)) {
    const qsizetype equals = part.indexOf(QLatin1Char('='));
    if (equals < 0 && !part.trimmed().isEmpty())
      return show_problem(Error{
          ErrorCode::bad_argument,
          verbatim(tr("expected NAME = EXPRESSION, found '%1'").arg(part.trimmed()).toStdString()),
          {}});
    if (equals >= 0)
      next.formulas[part.left(equals).trimmed().toStdString()] =
          part.mid(equals + 1).trimmed().toStdString();
  }
  propose_checked(tr("inputs"), next);
}

/// A bit changes, or of a lane its first.
void DivergenceView::click(const DiagramPart& part) {
  if (part.kind == Part::step)
    return go(part.number);
  const std::vector<int> inputs = run().input_predicates();
  const int thread = thread_of(part);
  if (thread < 0 || thread >= this->part().threads || inputs.empty())
    return;
  const int predicate = part.kind == Part::bit ? part.index() : inputs.front();
  change(tr("P%1 of thread %2").arg(predicate).arg(thread), [&](Divergence& next) {
    next.predicates[static_cast<std::size_t>(predicate)] ^= 1u << thread;
  });
}

QString DivergenceView::words_of(const DiagramPart& part) const {
  if (part.kind == Part::none)
    return {};
  const int thread = thread_of(part);
  return thread >= 0 && thread < run().asked.threads
             ? thread_words(run(), state(), place(), thread)
                   .replace(QLatin1Char('\n'), QStringLiteral(", "))
             : step_words(run(), part.kind == Part::step ? part.number : place());
}

QString DivergenceView::tooltip_of(const DiagramPart& part) const {
  const int thread = thread_of(part);
  return thread >= 0 ? thread_words(run(), state(), place(), thread) : QString();
}

DiagramPart DivergenceView::next_part(int key) const {
  if (key != Qt::Key_Up && key != Qt::Key_Down)
    return {};
  const int now = focused().kind == Part::lane ? focused().index() : -1;
  return {Part::lane, next_index(now, key == Qt::Key_Down ? 1 : -1, run().asked.threads)};
}

void DivergenceView::build_program(QWidget* parent) {
  source_ = named(new ProgramEditor(this), QStringLiteral("source"), tr("Program text"), {});
  assembly_ = named(new ProgramEditor(this), QStringLiteral("assembly"), tr("Assembly"), {});
  assembly_->setReadOnly(true);
  QStringList titles;
  for (const ShippedProgram& each : shipped_programs())
    titles << said(each.title);
  titles << tr("your own");
  programs_ = choice_box(
      this, tr("Program"), tr("A program to begin with; change it below"), titles,
      [this](int index) {
        const auto& shipped = shipped_programs();
        if (index >= std::ssize(shipped))
          return source_->setFocus();
        propose(tr("program"),
                at_first_divergence(shipped[static_cast<std::size_t>(index)].applied_to(part())));
      });
  programs_->setObjectName(QStringLiteral("programs"));
  programs_->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
  converge_ = check_box(
      this, tr("synchronise"), tr("Compile with synchronisation"),
      tr("Compile with points of reconvergence, or with plain branches"), [this](bool on) {
        change(tr("synchronisation"), [on](Divergence& next) { next.converge = on; });
      });
  problem_ = new NumberLabel(this);
  problem_->setObjectName(QStringLiteral("problem"));
  problem_->setWordWrap(true);
  auto* texts = new Texts(parent);
  texts->setChildrenCollapsible(false);
  texts->addWidget(source_);
  texts->addWidget(assembly_);
  column(parent, {8, 0, 0, 4}, 4, {{programs_}, {texts, 1}, {problem_}});

  connect(problem_, &NumberLabel::whyAsked, this, &View::whyAsked);
  connect(source_, &ProgramEditor::textEdited, this, &DivergenceView::edit_program);
}

void DivergenceView::build_machine(QWidget* parent) {
  Transport* transport = add_transport(transport_words());
  connect(transport, &Transport::eventAsked, this, [this](int direction) {
    if (has_run())
      go(run().trace.next_event(place(), direction));
  });
  threads_ = named(new QSpinBox(this), tr("Threads"), tr("Threads of the warp, 4 to 32"));
  threads_->setRange(4, 32);
  threads_->setSuffix(tr(" threads"));
  set_quantity(threads_, QStringLiteral("simt_threads"));
  connect(threads_, &QSpinBox::valueChanged, this,
          [this](int threads) { propose(tr("threads"), with_threads(part(), threads)); });
  machine_ = choice_box(
      this, tr("Machine"),
      tr("Divergence stack: up to Pascal. Independent thread scheduling: Volta and later"),
      {tr("divergence stack"), tr("independent")}, [this](int index) {
        change(tr("machine"),
               [&](Divergence& next) { next.machine = static_cast<simt::MachineKind>(index); });
      });
  first_ = choice_box(this, tr("First path"), tr("Which path of a diverging branch goes first"),
                      {tr("taken first"), tr("fall-through first")}, [this](int index) {
                        change(tr("first path"), [&](Divergence& next) {
                          next.first = static_cast<simt::FirstPath>(index);
                        });
                      });
  for (QComboBox* each : {machine_, first_})
    each->setMinimumContentsLength(15);
  seed_ = named(new QSpinBox(this), tr("Seed"),
                tr("Chooses among the groups of threads that could run; same seed, same run"));
  seed_->setRange(0, 999'999);
  seed_->setPrefix(tr("seed "));
  set_quantity(seed_, QStringLiteral("simt_seed"));
  connect(seed_, &QSpinBox::valueChanged, this, [this](int seed) {
    change(tr("seed"), [&](Divergence& next) { next.seed = static_cast<std::uint32_t>(seed); });
  });
  formulas_ = named(new QLineEdit(this), tr("Inputs"),
                    tr("What variables, registers or mem begin with, from tid and threads: n = tid "
                       "* 2; R1 = threads - tid"));
  formulas_->setPlaceholderText(tr("n = tid * 2"));
  formulas_->setMinimumWidth(60);
  connect(formulas_, &QLineEdit::editingFinished, this,
          [this] { edit_formulas(formulas_->text()); });

  auto* picture = add_picture(tr("The run, step by step"), {.asked = {26, 10}, .drawn = {26, 8}},
                              [this](const QSizeF& room) {
                                return trace_diagram(run(), place(), room.width(), room.height());
                              });
  picture->setObjectName(QStringLiteral("program_run"));
  numbers_ = new QLabel(this);
  numbers_->setContentsMargins(12, 0, 12, 0);
  numbers_->setForegroundRole(QPalette::PlaceholderText);
  numbers_->setWordWrap(true);
  auto* controls = new QWidget(parent);
  wrapped_row(controls, {8, 0, 4, 0}, 6, {threads_, machine_, first_, converge_, seed_, formulas_});
  auto* drawer = new Drawer(this);
  QWidget* launch = drawer->hold(controls);
  column(parent, {0, 0, 4, 2}, 2, {{launch}, {transport}, {picture, 1}, {drawer->hold(numbers_)}});
}

why::Section DivergenceView::numbers_of(const DiagramPart& part) const {
  if (part.kind == Part::none)
    return {};
  const int thread = thread_of(part);
  return thread >= 0 && thread < run().asked.threads
             ? why::explain_thread(run(), place(), thread)
             : why::explain_step(run(), part.kind == Part::step ? part.number : place());
}

std::vector<why::Section> DivergenceView::sections() const {
  std::vector<why::Section> all = StepView::sections();
  if (has_run() && run().plain_steps)
    all.push_back({"simt_plain",
                   LOOM_TEXT("Without synchronisation"),
                   {why::found({.id = "simt_plain_steps",
                                .name = LOOM_TEXT("issue slots without synchronisation"),
                                .symbol = "N_plain",
                                .unit = "instructions",
                                .value = static_cast<double>(*run().plain_steps),
                                .method = LOOM_TEXT("counted: the program is run step by step "
                                                    "with plain branches")},
                               {})}});
  return all;
}

ViewInfo view_divergence() {
  return view_entry<DivergenceView>("divergence", tr("Divergence"), 40, ViewQuestion::how_executed,
                                    {"simd_efficiency", "simt_steps", "mimd_steps"}, 1);
}

} // namespace loom
