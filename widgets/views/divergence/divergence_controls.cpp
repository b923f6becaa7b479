#include "widgets/look/language.h"
#include "widgets/look/named.h"
#include "widgets/look/turning_splitter.h"
#include "widgets/look/wrap_layout.h"
#include "widgets/numbers/asked_number.h"
#include "widgets/numbers/number_label.h"
#include "widgets/paint/diagram_widget.h"
#include "widgets/views/divergence/divergence_view.h"
#include "widgets/views/divergence/program_editor.h"
#include "widgets/views/divergence/shipped_programs.h"
#include "widgets/views/transport.h"

#include <QCheckBox>
#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QSpinBox>
#include <QSplitter>
#include <QVBoxLayout>

namespace loom {
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
    connect(each, &DiagramWidget::clicked, this, &DivergenceView::click);
    connect(each, &DiagramWidget::hovered, this, &DivergenceView::hover);
    connect(each, &DiagramWidget::left, this, &DivergenceView::leave);
    connect(each, &DiagramWidget::roomChanged, this, [this] { show_step(false); });
  }
}

} // namespace loom
