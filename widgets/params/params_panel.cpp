#include "widgets/params/params_panel.h"

#include "core/scenario/instruction_loop.h"
#include "widgets/look/controls.h"
#include "widgets/look/icons.h"
#include "widgets/look/language.h"
#include "widgets/look/theme.h"
#include "widgets/params/comparison_list.h"
#include "widgets/params/gpu_picker.h"
#include "widgets/params/loop_panel.h"
#include "widgets/params/parameter_group.h"
#include "widgets/params/parameter_row.h"
#include "widgets/params/segmented.h"
#include "widgets/texts/parameter_text.h"
#include "widgets/workspace/workspace.h"

#include <QCheckBox>
#include <QComboBox>
#include <QEvent>
#include <QGridLayout>
#include <QLabel>
#include <QSignalBlocker>
#include <QStyle>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace loom {

namespace {
constexpr std::array<std::string_view, 4> kernel_parameters{"alpha", "warps", "ilp", "target"};
constexpr std::array<std::string_view, 4> scheduler_parameters{"reissue", "barrier_every",
                                                               "block_warps", "block_iterations"};

/// The numbers of the GPU that the kernel takes, as far as sliders change them: of a loop those of
/// every mix, but for what is the mix's alone.
std::vector<Hardware> shown_parameters(const Scenario& scenario) {
  if (!scenario.instruction_loop)
    return used_parameters(scenario.mix);
  std::vector<Hardware> shown;
  for (const Mix mix : {Mix::global, Mix::sfu, Mix::shared})
    for (const Hardware each : used_parameters(mix))
      if (each != Hardware::other_issue && std::ranges::find(shown, each) == shown.end())
        shown.push_back(each);
  return shown;
}

bool is_latency(std::string_view id) { return id.ends_with("_lat"); }

/// A loop has its own barriers, and its blocks go on for ever.
bool is_of_mix(const QString& id) {
  return id == QLatin1String("barrier_every") || id.startsWith(QLatin1String("block_"));
}
} // namespace

ParamsPanel::ParamsPanel(Workspace& workspace, QWidget* parent)
    : ColumnScroll(parent), workspace_(workspace), gpu_(new GpuPicker(workspace)),
      compared_(new ComparisonList(workspace)), access_label_(new QLabel(tr("access"))),
      access_(new QComboBox), loop_(new LoopPanel(workspace)),
      latencies_(new ParameterGroup(tr("latencies"))),
      throughputs_(new ParameterGroup(tr("throughputs"))),
      scheduler_(new ParameterGroup(tr("scheduling"))), policy_(new QComboBox),
      dual_(new QCheckBox(tr("dual issue"))), marks_(new QWidget),
      marks_words_(new QLabel(marks_)) {
  setAccessibleName(tr("Parameters"));
  auto* content = new QWidget;
  auto* column = new QVBoxLayout(content);
  column->addWidget(gpu_);
  column->addWidget(compared_);
  build_kernel(column);
  column->addWidget(latencies_);
  column->addWidget(throughputs_);
  column->addWidget(scheduler_);
  build_scheduler();
  throughputs_->set_open(false); // what a first hour does not need
  scheduler_->set_open(false);
  column->addWidget(marks_);
  column->addStretch(1);
  for (ParameterGroup* each : {latencies_, throughputs_})
    connect(each, &ParameterGroup::opened, this, &ParamsPanel::say_marks);
  marks_words_->setObjectName(QStringLiteral("marks"));
  marks_words_->setWordWrap(true);
  marks_words_->setForegroundRole(QPalette::PlaceholderText);
  auto* read = new QToolButton(marks_);
  read->setObjectName(QStringLiteral("marks_read"));
  read->setIcon(icon(QStringLiteral("close")));
  read->setAutoRaise(true);
  read->setAccessibleName(tr("Do not explain the marks again"));
  read->setToolTip(read->accessibleName());
  beside(marks_, {}, 0, {{marks_words_, 1}, {read, 0, Qt::AlignTop}});
  connect(read, &QToolButton::clicked, this, [this] {
    marks_read_ = true;
    say_marks();
  });
  hold(content);
  connect(&workspace_, &Workspace::snapshotChanged, this, &ParamsPanel::show_snapshot);
  show_snapshot(workspace_.snapshot());
}

void ParamsPanel::build_kernel(QVBoxLayout* column) {
  auto* choices = new QGridLayout;
  auto* mix_label = new QLabel(tr("mix"));
  mix_ = new Segmented(tr("Mix: the instruction beside the adds"),
                       {value_name("mix", "global"), value_name("mix", "sfu"),
                        value_name("mix", "shared"), tr("loop")});
  mix_->setObjectName(QStringLiteral("mix"));
  mix_->setToolTip(tr("What stands between the adds: a global load, a special-function\n"
                      "instruction or a shared-memory load; or a loop of any instructions"));
  access_->setAccessibleName(tr("Access pattern"));
  access_label_->setBuddy(access_);
  choices->addWidget(mix_label, 0, 0);
  choices->addWidget(mix_, 0, 1);
  choices->addWidget(access_label_, 1, 0);
  choices->addWidget(access_, 1, 1);
  choices->setColumnStretch(1, 1);
  column->addLayout(choices);
  column->addWidget(loop_);
  auto* rows = new QVBoxLayout;
  rows->setSpacing(0);
  for (std::string_view id : kernel_parameters)
    rows->addWidget(need_row(id, nullptr));
  column->addLayout(rows);

  connect(mix_, &Segmented::chosen, this, &ParamsPanel::choose);
  connect(access_, &QComboBox::activated, this,
          [this](int index) { workspace_.propose_access(access_->itemData(index).toString()); });
}

void ParamsPanel::build_scheduler() {
  policy_->setObjectName(QStringLiteral("policy"));
  policy_->setAccessibleName(tr("Policy: which of the ready warps issues"));
  for (const std::string_view value : find_choice("policy")->values)
    policy_->addItem(value_name("policy", value), to_qstring(value));
  dual_->setObjectName(QStringLiteral("dual_issue"));
  auto* choices = new QWidget;
  auto* label = new QLabel(tr("policy"));
  label->setBuddy(policy_);
  policy_->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
  policy_->setMinimumContentsLength(8); // the list is as wide as its words
  beside(choices, {}, unit(this) / 2, {{label, 0}, {policy_, 1}});
  scheduler_->add(choices);
  scheduler_->add(dual_);
  for (const std::string_view id : scheduler_parameters)
    need_row(id, scheduler_);
  connect(policy_, &QComboBox::activated, this, [this](int index) {
    workspace_.propose_choice(QStringLiteral("policy"), policy_->itemData(index).toString());
  });
  connect(dual_, &QCheckBox::clicked, this, [this](bool on) {
    workspace_.propose_choice(QStringLiteral("dual_issue"),
                              on ? QStringLiteral("yes") : QStringLiteral("no"));
  });
}

void ParamsPanel::show_scheduler(const Scenario& scenario) {
  policy_->setCurrentIndex(
      std::max(0, policy_->findData(to_qstring(get_choice(scenario, "policy")))));
  policy_->setToolTip(tr("Which of the ready warps a scheduler issues, in the simulation.\n"
                         "Automatic: as measured kernels of this GPU do"));
  const bool known = scenario.gpu->facts.value(FactKey::issue_width).value_or(1) >= 2;
  const bool mix = !scenario.instruction_loop && !scenario.loop;
  dual_->setChecked(scenario.scheduling.dual_issue);
  dual_->setVisible(mix);
  dual_->setEnabled(known || scenario.scheduling.dual_issue);
  dual_->setToolTip(
      known ? tr("Two independent instructions of a warp at a time, in the simulation;\n"
                 "the bounds know single issue only")
            : tr("%1 is not known to issue two instructions of a warp at a time")
                  .arg(QString::fromStdString(scenario.gpu->name)));
}

void ParamsPanel::choose(int index) {
  const auto mixes = find_choice("mix")->values;
  Scenario scenario = workspace_.scenario();
  if (index == static_cast<int>(mixes.size())) {
    if (scenario.instruction_loop)
      return;
    scenario.instruction_loop = last_loop_ ? *last_loop_ : loop_of_mix(scenario);
    return workspace_.propose(tr("the kernel"), scenario);
  }
  const QString mix = to_qstring(mixes[std::size_t(index)]);
  if (!scenario.instruction_loop)
    return workspace_.propose_choice(QStringLiteral("mix"), mix);
  scenario.instruction_loop.reset();
  if (const auto chosen = with_choice(scenario, "mix", mixes[std::size_t(index)]))
    workspace_.propose(tr("the kernel"), *chosen);
}

ParameterRow* ParamsPanel::need_row(std::string_view id, ParameterGroup* group) {
  const QString key = to_qstring(id);
  if (auto known = rows_.find(key); known != rows_.end())
    return known->second;
  auto* row = new ParameterRow(workspace_, *find_parameter(id));
  if (group)
    group->add(row);
  connect(row, &ParameterRow::whyAsked, this, &ParamsPanel::whyAsked);
  rows_[key] = row;
  return row;
}

ParameterRow* ParamsPanel::row(const QString& id) const {
  const auto known = rows_.find(id);
  return known == rows_.end() ? nullptr : known->second;
}

void ParamsPanel::show_snapshot(const SnapshotPtr& snapshot) {
  const ResolvedScenario& scenario = snapshot->scenario();
  gpu_->show_gpu(*scenario.gpu);
  compared_->show_snapshot(*snapshot);
  const bool of_loop = scenario.instruction_loop.has_value();
  mix_->set_current(of_loop ? int(find_choice("mix")->values.size()) : int(scenario.mix));
  show_access(scenario);
  loop_->setVisible(of_loop);
  if (of_loop) {
    last_loop_ = scenario.instruction_loop;
    loop_->show_snapshot(*snapshot);
  }
  const std::size_t known = rows_.size();
  QStringList names;
  QStringList used;
  for (Hardware parameter : shown_parameters(scenario)) {
    const auto& info = parameter_info(parameter);
    need_row(info.id, is_latency(info.id) ? latencies_ : throughputs_);
    used << to_qstring(info.id);
  }
  for (auto& [id, row] : rows_) {
    // α of a loop is that of its own counts: its panel has it. A warp with a role has one chain.
    const bool shown = hardware_parameter(id.toStdString()) ? used.contains(id)
                       : !of_loop                           ? true
                       : is_of_mix(id)                      ? false
                       : id == QLatin1String("ilp") ? !scenario.instruction_loop->has_roles()
                                                    : id != QLatin1String("alpha");
    row->setVisible(shown);
    if (shown)
      row->show_scenario(scenario);
    names << row->name();
  }
  show_scheduler(scenario);
  say_marks();
  const bool renamed = std::exchange(names_, names.join(QLatin1Char('\n'))) != names_;
  if (rows_.size() == known && renamed)
    fit();
  if (rows_.size() == known)
    return;
  for (std::size_t i = 0; i < hardware_count; ++i) // made as needed, shown in the table's order
    if (auto* made = row(to_qstring(parameter_info(Hardware(i)).id)))
      (is_latency(made->info().id) ? latencies_ : throughputs_)->add(made);
  fit();
}

void ParamsPanel::say_marks() {
  QStringList said;
  for (const FactStatus status : {FactStatus::derived, FactStatus::assumed})
    for (const auto& [id, row] : rows_)
      if (row->isVisibleTo(this) && row->mark() == status_mark(status)) {
        said << mark_words(status);
        break;
      }
  marks_words_->setText(said.join(QLatin1Char('\n')));
  marks_->setVisible(!marks_read_ && !said.isEmpty());
}

void ParamsPanel::show_access(const Scenario& scenario) {
  const bool global = scenario.mix == Mix::global;
  const bool shown = scenario.mix != Mix::sfu && !scenario.instruction_loop;
  access_->setVisible(shown);
  access_label_->setVisible(shown);
  access_->setToolTip(global ? tr("How the lanes of a warp address global memory")
                             : tr("How the lanes of a warp address shared memory"));
  const QSignalBlocker quiet(access_);
  access_->clear();
  access_->addItem(global ? tr("coalesced") : tr("conflict-free"), QStringLiteral("coalesced"));
  for (const AccessPattern& pattern : scenario.gpu->patterns)
    if (global)
      access_->addItem(said(pattern.name), QString::fromStdString(pattern.id));
  access_->addItem(global ? tr("as in Coalescing") : tr("as in Banks"),
                   QString::fromUtf8(own_access.data(), own_access.size()));
  access_->setCurrentIndex(std::max(0, access_->findData(QString::fromStdString(scenario.access))));
}

void ParamsPanel::fit() {
  const int step = unit(this);
  auto* column = widget()->layout();
  column->setContentsMargins(step * 2, 0, step / 2, step);
  column->setSpacing(step * 3 / 2);
  int widest = 0;
  for (auto& [id, row] : rows_)
    widest = std::max(widest, std::min(row->name_width(), step * 15));
  for (auto& [id, row] : rows_)
    row->set_name_width(id == QLatin1String("target") ? row->name_width()
                                                      : widest); // its choice is wide
  loop_->set_name_width(widest);
  if (auto* choices = static_cast<QGridLayout*>(column->itemAt(1)->layout())) {
    choices->setColumnMinimumWidth(0, widest);
    choices->setSpacing(step / 2);
  }
  updateGeometry();
}

QStringList ParamsPanel::folded() const {
  QStringList groups;
  if (!latencies_->is_open())
    groups << QStringLiteral("latencies");
  if (!throughputs_->is_open())
    groups << QStringLiteral("throughputs");
  if (scheduler_->is_open())
    groups << QStringLiteral("scheduler_open"); // older settings know nothing of it
  if (marks_read_)
    groups << QStringLiteral("marks");
  return groups;
}

void ParamsPanel::set_folded(const QStringList& groups) {
  latencies_->set_open(!groups.contains(QStringLiteral("latencies")));
  throughputs_->set_open(!groups.contains(QStringLiteral("throughputs")));
  scheduler_->set_open(groups.contains(QStringLiteral("scheduler_open")));
  marks_read_ = groups.contains(QStringLiteral("marks"));
  say_marks();
}

QSize ParamsPanel::sizeHint() const {
  return {std::max(unit(this) * 41, minimumSizeHint().width()), unit(this) * 80};
}

QSize ParamsPanel::minimumSizeHint() const {
  return {ColumnScroll::minimumSizeHint().width(), unit(this) * 20};
}

void ParamsPanel::changeEvent(QEvent* event) {
  ColumnScroll::changeEvent(event);
  if (event->type() == QEvent::FontChange && widget())
    fit();
  if (event->type() == QEvent::LanguageChange) // once the rows have their new names
    QMetaObject::invokeMethod(this, &ParamsPanel::fit, Qt::QueuedConnection);
}

} // namespace loom
