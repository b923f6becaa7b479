#include "widgets/views/kernel/launch_panel.h"

#include "widgets/look/bytes_field.h"
#include "widgets/look/controls.h"
#include "widgets/look/kept_width.h"
#include "widgets/look/named.h"
#include "widgets/look/theme.h"
#include "widgets/params/parameter_slider.h"
#include "widgets/texts/words.h"

#include <QBoxLayout>
#include <QComboBox>
#include <QDoubleSpinBox>
#include <QEvent>
#include <QGridLayout>
#include <QLabel>
#include <QScrollBar>
#include <QSignalBlocker>
#include <QSpinBox>

#include <algorithm>
#include <cmath>
#include <limits>

namespace loom {
namespace {

using kernel::Extent;
using kernel::Plan;

constexpr std::int64_t most_int = std::numeric_limits<int>::max();
constexpr ParameterInfo block_reach{"block", {"threads of a block"}, "block", "threads", 1, 1024,
                                    2,       ParameterScale::log,    true,    ""};
constexpr ParameterInfo value_reach{"value", {QT_TRANSLATE_NOOP("core", "value")},
                                    "value", "",
                                    1,       65536,
                                    2,       ParameterScale::log,
                                    true,    ""};
constexpr double estimated = -1; ///< a part that is not given, percent

QGridLayout* new_grid(QWidget* parent) {
  auto* grid = new QGridLayout(parent);
  grid->setContentsMargins(0, 0, 0, 0);
  grid->setHorizontalSpacing(8);
  grid->setVerticalSpacing(4);
  grid->setColumnStretch(2, 1);
  grid->setColumnMinimumWidth(0, 8 * unit(parent)); // the fields of all grids in one line
  return grid;
}

} // namespace

LaunchPanel::LaunchPanel(QWidget* parent) : QScrollArea(parent) {
  setFrameShape(QFrame::NoFrame);
  setWidgetResizable(true);
  setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  setAccessibleName(tr("Launch"));
  auto* inside = new QWidget(this);
  own_ = new QWidget(inside);
  auto* fixed = new QWidget(inside);
  fixed_ = new_grid(fixed);
  build_fixed();
  column(inside, {8, 0, 8, 8}, 4, {{own_}, {fixed}})->addStretch(1);
  setWidget(inside);
  for (QWidget* each : {viewport(), inside})
    each->setAutoFillBackground(false);
}

bool LaunchPanel::eventFilter(QObject* watched, QEvent* event) {
  if (watched == widget() && event->type() == QEvent::LayoutRequest)
    fit_width();
  return QScrollArea::eventFilter(watched, event);
}

void LaunchPanel::fit_width() {
  setMinimumSize(widget()->minimumSizeHint().width() + verticalScrollBar()->sizeHint().width(),
                 16 * unit(this));
}

void LaunchPanel::add_number(QGridLayout& grid, int row, const QString& id, const QString& name,
                             const QString& help, std::int64_t low, std::int64_t high, bool slides,
                             std::vector<Row>& rows, std::function<std::int64_t&(Plan&)> of) {
  QWidget* parent = grid.parentWidget();
  QSpinBox* field =
      id == QLatin1String("kernel_shared") ? new BytesField(parent) : new QSpinBox(parent);
  Row made{of, name, named(field, id, name, help), nullptr};
  auto* label = new QLabel(fontMetrics().elidedText(name, Qt::ElideRight, 12 * unit(this)), parent);
  label->setToolTip(help);
  label->setBuddy(made.field);
  made.field->setRange(static_cast<int>(low), static_cast<int>(high));
  made.field->setKeyboardTracking(false);
  made.field->setStepType(QAbstractSpinBox::AdaptiveDecimalStepType);
  keep_width(made.field, [this] { return 11 * unit(this); });
  grid.addWidget(label, row, 0);
  grid.addWidget(made.field, row, 1);
  const auto set = [this, name, of](double value) {
    change(name, [&](Plan& plan) { of(plan) = std::llround(value); });
  };
  connect(made.field, &QSpinBox::valueChanged, this, set);
  if (slides) {
    made.slider = new ParameterSlider(low == 1 && high == 1024 ? block_reach : value_reach,
                                      Role::guide, parent);
    named(made.slider, id + QStringLiteral("_slider"), tr("%1, slider").arg(name), help);
    made.slider->setMinimumWidth(6 * unit(this));
    grid.addWidget(made.slider, row, 2);
    connect(made.slider, &ParameterSlider::asked, this, set);
    connect(made.slider, &ParameterSlider::stepAsked, this, [this, of, set, low, high](int steps) {
      const double now = static_cast<double>(of(plan_)) * std::exp2(steps > 0 ? 1 : -1);
      set(std::clamp(std::round(now), static_cast<double>(std::max<std::int64_t>(low, 1)),
                     static_cast<double>(high)));
    });
    connect(made.slider, &ParameterSlider::dragBegan, this, [this] { emit dragging(true); });
    connect(made.slider, &ParameterSlider::dragEnded, this, [this] { emit dragging(false); });
  }
  rows.push_back(std::move(made));
}

void LaunchPanel::build_fixed() {
  QWidget* parent = fixed_->parentWidget();
  int row = 0;
  for (std::size_t d = 0; d < 3; ++d) {
    const QChar name = QLatin1Char("xyz"[d]);
    add_number(*fixed_, row++, QStringLiteral("block_%1").arg(name), tr("block %1").arg(name),
               tr("Threads of a block along %1").arg(name), 1, d == 2 ? 64 : 1024, d < 2,
               fixed_rows_, [d](Plan& plan) -> std::int64_t& { return plan.block[d]; });
  }
  for (std::size_t d = 0; d < 3; ++d) {
    const QChar name = QLatin1Char("xyz"[d]);
    extents_[d] = named(
        new QSpinBox(parent), QStringLiteral("grid_%1").arg(name), tr("Grid along %1").arg(name),
        tr("Blocks of the grid along %1, or the threads that they have to cover").arg(name));
    extents_[d]->setRange(1, static_cast<int>(most_int));
    extents_[d]->setKeyboardTracking(false);
    extents_[d]->setStepType(QAbstractSpinBox::AdaptiveDecimalStepType);
    keep_width(extents_[d], [this] { return 11 * unit(this); });
    by_[d] = named(new QComboBox(parent), QStringLiteral("grid_by_%1").arg(name),
                   tr("What the grid along %1 follows").arg(name),
                   tr("Blocks: as many as given. Threads, or an argument: as many blocks as cover "
                      "them, whatever the block's size"));
    by_[d]->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    by_[d]->setMinimumContentsLength(5);
    auto* label = new QLabel(tr("grid %1").arg(name), parent);
    label->setBuddy(extents_[d]);
    fixed_->addWidget(label, row, 0);
    fixed_->addWidget(extents_[d], row, 1);
    fixed_->addWidget(by_[d], row++, 2);
    connect(extents_[d], &QSpinBox::valueChanged, this, [this, d](int count) {
      change(tr("grid"), [&](Plan& plan) { plan.grid[d].count = count; });
    });
    connect(by_[d], &QComboBox::activated, this, [this, d](int index) {
      change(tr("grid"), [&](Plan& plan) {
        Extent& extent = plan.grid[d];
        const kernel::Setup before = kernel::setup_of(plan, study_->program);
        if (index == 0) // as many as there are
          extent = {Extent::By::blocks, before.launch.grid[d], -1};
        else if (index == 1)
          extent = {Extent::By::threads, std::min(before.launch.grid[d] * plan.block[d], most_int),
                    -1};
        else
          extent = {Extent::By::argument, extent.count, by_[d]->itemData(index).toInt()};
      });
    });
  }
  registers_ = named(new QSpinBox(parent), QStringLiteral("kernel_registers"), tr("Registers"),
                     tr("Registers per thread, as 'nvcc -Xptxas -v' prints them: they decide how "
                        "many blocks an SM holds"));
  registers_->setRange(1, 255);
  registers_->setKeyboardTracking(false);
  keep_width(registers_, [this] { return 11 * unit(this); });
  connect(registers_, &QSpinBox::valueChanged, this, [this](int count) {
    change(tr("registers"), [&](Plan& plan) { plan.registers = count; });
  });
  auto* registers = new QLabel(tr("registers"), parent);
  registers->setBuddy(registers_);
  fixed_->addWidget(registers, row, 0);
  fixed_->addWidget(registers_, row++, 1);
  add_number(*fixed_, row, QStringLiteral("kernel_shared"), tr("shared"),
             tr("Dynamic shared memory, bytes"), 0, 1 << 20, false, fixed_rows_,
             [](Plan& plan) -> std::int64_t& { return plan.shared; });
  per_thread_ = named(new QComboBox(parent), QStringLiteral("kernel_shared_per"),
                      tr("What the shared memory is for"),
                      tr("Bytes of dynamic shared memory for each block, or for each thread"));
  per_thread_->addItems({tr("B a block"), tr("B a thread")});
  fixed_->addWidget(per_thread_, row++, 2);
  connect(per_thread_, &QComboBox::activated, this, [this](int index) {
    change(tr("shared memory"), [&](Plan& plan) { plan.shared_per_thread = index == 1; });
  });
  l1_ = add_part(*fixed_, row++, "kernel_l1", tr("L1 hits"), &Plan::l1_hits);
  l2_ = add_part(*fixed_, row++, "kernel_l2", tr("L2 hits"), &Plan::l2_hits);
}

QDoubleSpinBox* LaunchPanel::add_part(QGridLayout& grid, int row, const char* id,
                                      const QString& name, std::optional<double> Plan::*part) {
  QWidget* parent = grid.parentWidget();
  auto* field = named(new QDoubleSpinBox(parent), QString::fromLatin1(id), name,
                      tr("Part of the accesses that it serves; at the lowest value it is "
                         "estimated from what the blocks access again"));
  field->setRange(estimated, 100);
  field->setDecimals(1);
  field->setSuffix(tr(" %"));
  field->setKeyboardTracking(false);
  field->setSpecialValueText(tr("estimated"));
  auto* label = new QLabel(name, parent);
  label->setBuddy(field);
  grid.addWidget(label, row, 0);
  grid.addWidget(field, row, 1, 1, 2);
  connect(field, &QDoubleSpinBox::valueChanged, this, [this, name, part](double percent) {
    change(name, [&](Plan& plan) {
      plan.*part = percent < 0 ? std::nullopt : std::optional(percent / 100);
      // Together they serve all at most.
      auto other = part == &Plan::l1_hits ? &Plan::l2_hits : &Plan::l1_hits;
      if (plan.*part && plan.*other)
        plan.*other = std::min(*(plan.*other), 1 - *(plan.*part));
    });
  });
  return field;
}

void LaunchPanel::build_own() {
  own_rows_.clear();
  qDeleteAll(own_->findChildren<QWidget*>(QString(), Qt::FindDirectChildrenOnly));
  delete own_->layout();
  QGridLayout* grid = new_grid(own_);
  int row = 0;
  const kernel::Program& program = study_->program;
  for (const int argument : kernel::size_arguments(program)) {
    const auto at = static_cast<std::size_t>(argument);
    const QString name = program.arguments[at].name.empty()
                             ? tr("argument %1").arg(argument)
                             : QString::fromStdString(program.arguments[at].name);
    add_number(*grid, row++, QStringLiteral("argument_%1").arg(argument), name,
               tr("The kernel's argument %1").arg(name), -most_int, most_int, true, own_rows_,
               [at](Plan& plan) -> std::int64_t& { return plan.arguments[at]; });
  }
  for (std::size_t l = 0; l < program.loops.size(); ++l)
    if (kernel::asks_for_trips(program, static_cast<int>(l))) {
      const std::string name = program.loops[l].name;
      add_number(*grid, row++, QStringLiteral("trip_%1").arg(l),
                 tr("trips %1").arg(QString::fromStdString(name)),
                 tr("How often the loop '%1' runs: what memory holds decides, and only you know")
                     .arg(QString::fromStdString(name)),
                 0, most_int, true, own_rows_,
                 [name](Plan& plan) -> std::int64_t& { return plan.trips[name]; });
    }
  for (std::size_t d = 0; d < 3; ++d) {
    by_[d]->clear();
    by_[d]->addItems({tr("blocks"), tr("threads")});
    for (const int argument : kernel::size_arguments(program))
      by_[d]->addItem(tr("covers %1")
                          .arg(QString::fromStdString(
                              program.arguments[static_cast<std::size_t>(argument)].name)),
                      argument);
  }
}

void LaunchPanel::change(const QString& what, const std::function<void(Plan&)>& set) {
  if (!study_)
    return;
  Plan next = plan_;
  set(next);
  if (next != plan_)
    emit asked(what, next);
}

void LaunchPanel::show_rows(std::vector<Row>& rows) {
  for (Row& row : rows) {
    const std::int64_t value = row.of(plan_);
    const QSignalBlocker quiet(row.field);
    row.field->setValue(static_cast<int>(std::clamp(value, -most_int, most_int)));
    if (row.slider)
      row.slider->show_value(std::max(1.0, static_cast<double>(value)), {});
  }
}

void LaunchPanel::show_extents() {
  const kernel::Setup setup = kernel::setup_of(plan_, study_->program);
  for (std::size_t d = 0; d < 3; ++d) {
    const Extent& extent = plan_.grid[d];
    const QSignalBlocker quiet(extents_[d]);
    extents_[d]->setEnabled(extent.by != Extent::By::argument);
    extents_[d]->setValue(
        static_cast<int>(extent.by == Extent::By::argument ? setup.launch.grid[d] : extent.count));
    by_[d]->setCurrentIndex(extent.by == Extent::By::argument ? by_[d]->findData(extent.argument)
                                                              : static_cast<int>(extent.by));
  }
}

void LaunchPanel::show_plan(const KernelStudyPtr& study, const Plan& plan) {
  plan_ = plan;
  if (study_ != study) {
    study_ = study;
    build_own();
  }
  show_rows(fixed_rows_);
  show_rows(own_rows_);
  show_extents();
  fit_width();
  const QSignalBlocker quiet_registers(registers_), quiet_l1(l1_), quiet_l2(l2_);
  registers_->setValue(plan.registers);
  per_thread_->setCurrentIndex(plan.shared_per_thread ? 1 : 0);
  l1_->setValue(plan.l1_hits ? 100 * *plan.l1_hits : estimated);
  l2_->setValue(plan.l2_hits ? 100 * *plan.l2_hits : estimated);
}

const QWidget* LaunchPanel::field_of(const QWidget* part) const {
  if (const auto* label = qobject_cast<const QLabel*>(part))
    return label->buddy();
  if (part == per_thread_)
    return widget()->findChild<QSpinBox*>(QStringLiteral("kernel_shared"));
  if (const auto by = std::ranges::find(by_, part); by != by_.end())
    return extents_[static_cast<std::size_t>(by - by_.begin())];
  for (const std::vector<Row>* rows : {&fixed_rows_, &own_rows_})
    for (const Row& row : *rows)
      if (part == row.slider)
        return row.field;
  return qobject_cast<const QAbstractSpinBox*>(part);
}

/// Fields are called as their numbers are.
QString LaunchPanel::ask_here() const {
  const QWidget* asked = nullptr;
  for (const QWidget* each : widget()->findChildren<QWidget*>())
    if (each->underMouse() || (!asked && window()->focusWidget() == each))
      if (const QWidget* field = field_of(each))
        asked = field;
  if (!asked)
    return {};
  for (std::size_t d = 0; d < extents_.size(); ++d)
    if (asked == extents_[d] && plan_.grid[d].by == Extent::By::threads)
      return asked->objectName() + QStringLiteral("_threads");
  return asked->objectName();
}

void LaunchPanel::show_estimates(double l1, double l2) {
  l1_->setSpecialValueText(tr("estimated %1 %").arg(number(100 * l1)));
  l2_->setSpecialValueText(tr("estimated %1 %").arg(number(100 * l2)));
}

} // namespace loom
