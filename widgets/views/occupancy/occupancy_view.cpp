#include "widgets/views/occupancy/occupancy_view.h"

#include "core/why/section.h"
#include "widgets/look/kept_width.h"
#include "widgets/look/turning_splitter.h"
#include "widgets/look/wrap_layout.h"
#include "widgets/numbers/cell_numbers.h"
#include "widgets/numbers/number_label.h"
#include "widgets/numbers/problem_label.h"
#include "widgets/paint/diagram_widget.h"
#include "widgets/views/occupancy/occupancy_figure.h"
#include "widgets/views/occupancy/occupancy_words.h"
#include "widgets/views/occupancy/resource_column.h"
#include "widgets/views/occupancy/sm_drawing.h"
#include "widgets/workspace/workspace.h"

#include <QCheckBox>
#include <QComboBox>
#include <QCoreApplication>
#include <QKeyEvent>
#include <QPushButton>
#include <QSignalBlocker>
#include <QSpinBox>
#include <QStringList>
#include <QVBoxLayout>

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <utility>

namespace loom {
namespace {

using Part = DiagramPart::Kind;

template <class Widget>
void describe(Widget* widget, const char* id, const QString& name, const QString& help) {
  widget->setObjectName(QString::fromLatin1(id));
  widget->setAccessibleName(name);
  widget->setToolTip(help);
}

} // namespace

OccupancyView::OccupancyView(Workspace& workspace, QWidget* parent)
    : View(workspace, parent), controls_(new QWidget(this)), body_(new QWidget(this)),
      grid_(new QSpinBox(controls_)), carveout_(new QComboBox(controls_)),
      caching_(new QComboBox(controls_)), follow_(new QCheckBox(controls_)),
      sm_(new DiagramWidget(body_)), worth_(new NumberLabel(body_)),
      problem_(new NumberLabel(this)), fit_(new QPushButton(this)) {
  setFocusPolicy(Qt::StrongFocus);
  setAccessibleName(tr("Occupancy"));
  setAccessibleDescription(tr("What an SM holds of a launch. Up and down go through its resources; "
                              "the curves follow with Tab."));
  build_controls();
  build_body();
  connect_parts();
}

void OccupancyView::change(const QString& what, const std::function<void(Launch&)>& set) {
  const Scenario& now = workspace().scenario();
  Launch next = now.launch;
  set(next);
  workspace().propose(what, with_launch(now, next), Shown::at_once);
}

void OccupancyView::follow(bool on) {
  Scenario next = workspace().scenario();
  next.launch.decides_warps = on;
  workspace().propose(tr("what decides occupancy"),
                      on ? with_launch_warps(std::move(next)) : std::move(next));
}

void OccupancyView::fit_launch() {
  if (const auto limits = limits_of(*workspace().scenario().gpu))
    change(tr("launch"), [&](Launch& next) { next.config = fitted(**limits, next.config); });
}

void OccupancyView::draw(const SnapshotPtr& snapshot) {
  sm_->set_style(style());
  const Scenario& scenario = snapshot->scenario();
  auto run = run_occupancy(scenario);
  for (QWidget* each : {controls_, body_})
    each->setVisible(run.has_value());
  problem_->setVisible(!run);
  fit_->setVisible(!run && limits_of(*scenario.gpu).has_value());
  if (!run)
    return show_problem(scenario, run.error());
  run_ = *std::move(run);
  show_choices(scenario);
  FigureStyle shown = style();
  shown.draft = snapshot->draft;
  for (ResourceColumn* each : columns_)
    each->show_run(*run_, shown);
  QStringList words{occupancy_words(*run_), worth_words(*run_, scenario), waves_words(*run_)};
  words.removeAll(QString());
  worth_->show_words(words.join(QLatin1Char(' ')));
  show_sm();
}

void OccupancyView::show_problem(const Scenario& scenario, const Error& error) {
  run_.reset();
  const bool known = limits_of(*scenario.gpu).has_value();
  // Above the button that mends it, or alone in the middle.
  problem_->setAlignment(known ? Qt::AlignHCenter | Qt::AlignBottom
                               : Qt::Alignment(Qt::AlignCenter));
  problem_->show_words(
      known ? tr("%1 cannot run this launch.\n%2")
                  .arg(QString::fromStdString(scenario.gpu->name), as_sentence(error))
            : as_sentence(error) + QLatin1Char('\n') +
                  tr("Choose another GPU to see what its SM holds."));
}

void OccupancyView::show_sm() {
  if (!run_ || !isVisible())
    return;
  const QSizeF room = sm_->room();
  sm_->set_diagram(
      sm_diagram(*run_, std::max(22.0, room.width() - 1), std::max(11.0, room.height() - 0.5)));
}

/// The launch that the pointer is on, along a curve.
std::vector<why::Section> OccupancyView::sections() const {
  if (!run_ || pointed_.kind != Part::point)
    return {};
  Scenario there = workspace().scenario();
  there.launch.config = with(there.launch.config, curve_, pointed_.index());
  return {why::explain_launch(there, "there.")};
}

/// The number that was chosen in the field under the pointer, else in the one that has the
/// keyboard.
QString OccupancyView::asked_of_field() const {
  static constexpr std::array<std::pair<const char*, const char*>, 4> numbers{
      {{"threads_field", "threads_per_block"},
       {"registers_field", "launch_registers"},
       {"shared_field", "launch_shared"},
       {"grid", "grid"}}};
  QString asked;
  for (const auto& [name, id] : numbers)
    if (const auto* field = findChild<QSpinBox*>(QLatin1String(name));
        field && (field->underMouse() || (asked.isEmpty() && window()->focusWidget() == field)))
      asked = QLatin1String(id);
  return asked == QLatin1String("grid") && !run_->waves ? QString() : asked;
}

QString OccupancyView::asked_quantity() const {
  if (!run_)
    return {};
  if (const QString of_words = worth_->ask_here(); !of_words.isEmpty())
    return of_words;
  const bool points = pointed_.kind != Part::none || !change_.isEmpty();
  if (const QString of_field = asked_of_field(); !of_field.isEmpty() && !points)
    return of_field;
  if (pointed_.kind == Part::point)
    return QStringLiteral("there.launch_warps");
  if (!points || !run_->impossible.detail.empty())
    return {};
  if (!change_.isEmpty())
    return change_;
  if (pointed_.kind == Part::block)
    return QStringLiteral("blocks_per_sm");
  // The rows of the SM: what each alone allows.
  const auto row = static_cast<std::size_t>(pointed_.number);
  return run_->occupancy.limits[row]
             ? QStringLiteral("blocks_by_") +
                   QString::fromStdString(std::string(to_string(static_cast<Limiter>(row))))
             : QString();
}

void OccupancyView::hover(const DiagramPart& part) {
  pointed_ = part;
  change_.clear();
  emit readout(run_ ? part_words(*run_, part) : QString());
}

/// A value of a curve, or a change.
void OccupancyView::point_at(const DiagramPart& part, const QString& change, const QString& words,
                             int warps) {
  pointed_ = part;
  change_ = change;
  emit readout(words);
  emit hoveredState(std::nan(""), warps > 0 ? warps : std::nan(""));
}

void OccupancyView::move_row(int by) {
  constexpr int rows = 4; // barriers are of unknown number and not drawn
  row_ = by == 0 ? -1 : row_ < 0 ? (by > 0 ? 0 : rows - 1) : (row_ + by + rows) % rows;
  const DiagramPart row = row_ < 0 ? DiagramPart() : DiagramPart{Part::row, row_};
  sm_->set_focused(row.id());
  hover(row);
}

void OccupancyView::keyPressEvent(QKeyEvent* event) {
  switch (event->key()) {
  case Qt::Key_Down:
    return move_row(1);
  case Qt::Key_Up:
    return move_row(-1);
  case Qt::Key_Escape:
    return move_row(0);
  default:
    View::keyPressEvent(event);
  }
}

Figure OccupancyView::figure() const {
  const Scenario& scenario = workspace().scenario();
  const auto run = run_occupancy(scenario);
  return run ? occupancy_figure(scenario, *run) : Figure{};
}

void OccupancyView::build_controls() {
  grid_->setRange(0, std::numeric_limits<int>::max());
  grid_->setSpecialValueText(tr("grid not said"));
  grid_->setPrefix(tr("grid "));
  grid_->setSuffix(tr(" blocks"));
  grid_->setKeyboardTracking(false);
  grid_->setStepType(QAbstractSpinBox::AdaptiveDecimalStepType);
  keep_width(grid_, [this] {
    const QFontMetrics metrics = grid_->fontMetrics();
    return metrics.horizontalAdvance(tr("grid %1 blocks").arg(9'999'999)) + metrics.height() * 2;
  });
  describe(grid_, "grid", tr("Grid"), tr("Blocks of the launch, for its waves; 0: not said"));
  describe(carveout_, "carveout", tr("Carve-out"),
           tr("Shared memory that the launch prefers the SM to set aside; the rest is cache"));
  caching_->addItem(tr("caching as usual"));
  caching_->addItem(tr("partitioned caching"), true);
  caching_->addItem(tr("no partitioned caching"), false);
  describe(caching_, "caching", tr("Partitioned global caching"),
           tr("Global loads through the L1 caches: a block then lives on one half of the SM"));
  follow_->setText(tr("Occupancy follows this launch"));
  describe(follow_, "follow", follow_->text(),
           tr("Throughput and cusp take the warps that this launch leaves resident"));
  auto* row = new WrapLayout(controls_);
  row->setContentsMargins(0, 0, 0, 0);
  row->setSpacing(8);
  for (QWidget* each : std::initializer_list<QWidget*>{follow_, grid_, carveout_, caching_})
    row->addWidget(each);
}

void OccupancyView::build_body() {
  describe(sm_, "sm", tr("What an SM holds"), {});
  sm_->set_least_room({20, 10});
  sm_->setFocusProxy(this);
  for (std::size_t each = 0; each < columns_.size(); ++each)
    columns_[each] = new ResourceColumn(static_cast<LaunchResource>(each), body_);
  auto* curves = new TurningSplitter(body_);
  curves->setHandleWidth(2);
  curves->set_turns_last();
  for (ResourceColumn* each : columns_) {
    curves->addWidget(each);
    curves->setStretchFactor(curves->indexOf(each),
                             each->resource() == LaunchResource::shared ? 5 : 4);
  }
  curves->set_shares({400, 400, 500});
  auto* halves = new TurningSplitter(body_);
  halves->addWidget(sm_);
  halves->addWidget(curves);
  halves->setStretchFactor(0, 1);
  halves->setStretchFactor(1, 3);
  halves->set_shares({300, 640});
  worth_->setObjectName(QStringLiteral("worth"));
  worth_->setWordWrap(true);
  worth_->setAlignment(Qt::AlignLeft | Qt::AlignTop);
  // Two lines at least: the picture keeps its height while words change.
  worth_->setMinimumHeight(worth_->fontMetrics().lineSpacing() * 2);
  auto* inside = new QVBoxLayout(body_);
  inside->setContentsMargins(0, 0, 0, 0);
  inside->setSpacing(2);
  inside->addWidget(halves, 1);
  inside->addWidget(worth_);

  problem_->setObjectName(QStringLiteral("problem"));
  problem_->setWordWrap(true);
  fit_->setObjectName(QStringLiteral("fit"));
  fit_->setText(tr("Fit the launch to this GPU"));
  fit_->setToolTip(tr("The nearest launch that this GPU takes; can be undone"));
  auto* whole = new QVBoxLayout(this);
  whole->setContentsMargins(8, 2, 8, 2);
  whole->setSpacing(2);
  whole->addWidget(controls_);
  whole->addWidget(body_, 1);
  whole->addWidget(problem_, 1);
  whole->addWidget(fit_, 1, Qt::AlignHCenter | Qt::AlignTop);
}

void OccupancyView::connect_parts() {
  for (ResourceColumn* each : columns_) {
    connect(each, &ResourceColumn::asked, this, [this, each](int value) {
      change(resource_name(each->resource()),
             [&](Launch& next) { next.config = with(next.config, each->resource(), value); });
    });
    connect(each, &ResourceColumn::dragging, this,
            [this](bool held) { held ? workspace().begin_drag() : workspace().end_drag(); });
    connect(each, &ResourceColumn::value_pointed, this,
            [this, each](int value, const QString& words, int warps) {
              curve_ = each->resource();
              point_at({Part::point, value}, {}, words, warps);
            });
    connect(each, &ResourceColumn::change_pointed, this,
            [this](const QString& id, const QString& words, int warps) {
              point_at({}, id, words, warps);
            });
    connect(each, &ResourceColumn::left, this, [this] { point_at({}, {}, {}, 0); });
  }
  connect(grid_, &QSpinBox::valueChanged, this, [this](int blocks) {
    change(tr("grid"), [blocks](Launch& next) { next.grid = blocks; });
  });
  connect(carveout_, &QComboBox::activated, this, [this](int index) {
    change(tr("carve-out"), [&](Launch& next) {
      next.config.carveout.reset();
      if (index > 0)
        next.config.carveout = carveout_->itemData(index).toInt();
    });
  });
  connect(caching_, &QComboBox::activated, this, [this](int index) {
    change(tr("partitioned caching"), [&](Launch& next) {
      next.config.partitioned_caching.reset();
      if (index > 0)
        next.config.partitioned_caching = caching_->itemData(index).toBool();
    });
  });
  for (const NumberLabel* each : {worth_, problem_})
    connect(each, &NumberLabel::whyAsked, this, &View::whyAsked);
  connect(follow_, &QCheckBox::clicked, this, &OccupancyView::follow);
  connect(fit_, &QPushButton::clicked, this, &OccupancyView::fit_launch);
  connect(sm_, &DiagramWidget::hovered, this,
          [this](const QString& id) { hover(part_of(id.toStdString())); });
  connect(sm_, &DiagramWidget::left, this, [this] { hover({}); });
  connect(sm_, &DiagramWidget::roomChanged, this, &OccupancyView::show_sm);
  sm_->set_tooltip(
      [this](const std::string& id) { return run_ ? part_words(*run_, part_of(id)) : QString(); });
}

void OccupancyView::show_choices(const Scenario& scenario) {
  const LaunchConfig& config = scenario.launch.config;
  const ComputeLimits& limits = *run_->limits;
  const QSignalBlocker quiet(grid_);
  grid_->setValue(static_cast<int>(
      std::min<std::int64_t>(scenario.launch.grid, std::numeric_limits<int>::max())));
  follow_->setChecked(follows_launch(scenario));
  follow_->setEnabled(run_->occupancy.blocks > 0 || follow_->isChecked());
  carveout_->setVisible(!limits.carveouts.empty());
  caching_->setVisible(limits.can_halve);
  caching_->setItemText(0, limits.halved_by_default ? tr("caching as usual: partitioned")
                                                    : tr("caching as usual: not partitioned"));
  caching_->setCurrentIndex(!config.partitioned_caching ? 0 : *config.partitioned_caching ? 1 : 2);
  carveout_->clear();
  carveout_->addItem(tr("largest carve-out"));
  for (const int kib : limits.carveouts) {
    carveout_->addItem(tr("carve-out %1 KiB").arg(kib), kib);
    carveout_->setItemData(carveout_->count() - 1, QStringLiteral("limit.carveout_%1").arg(kib),
                           quantity_role);
  }
  if (config.carveout && carveout_->findData(*config.carveout) < 0)
    carveout_->addItem(tr("carve-out %1 KiB").arg(*config.carveout), *config.carveout);
  carveout_->setCurrentIndex(config.carveout ? carveout_->findData(*config.carveout) : 0);
}

ViewInfo view_occupancy() {
  return {QStringLiteral("occupancy"),
          QCoreApplication::translate("OccupancyView", "Occupancy"),
          9,
          3,
          [](Workspace& workspace, QWidget* parent) -> View* {
            return new OccupancyView(workspace, parent);
          },
          {QStringLiteral("launch_occupancy"),
           QStringLiteral("blocks_per_sm"),
           QStringLiteral("launch_warps"),
           QStringLiteral("blocks_by_registers"),
           QStringLiteral("whole_warps_needed"),
           QStringLiteral("registers_taken"),
           QStringLiteral("shared_taken"),
           QStringLiteral("carveout_enough"),
           QStringLiteral("waves"),
           QStringLiteral("tail_efficiency"),
           QStringLiteral("last_fill"),
           QStringLiteral("with_launch.fraction_of_peak"),
           QStringLiteral("with_full_sm.fraction_of_peak"),
           QStringLiteral("with_launch.ilp_needed"),
           QStringLiteral("registers.gains"),
           QStringLiteral("registers.loses"),
           QStringLiteral("threads.gains"),
           QStringLiteral("registers.gains.difference"),
           QStringLiteral("registers.loses.difference"),
           QStringLiteral("threads.gains.difference")}};
}

} // namespace loom
