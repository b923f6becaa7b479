#include "widgets/views/occupancy/occupancy_view.h"

#include "core/scenario/complete_gpus.h"
#include "core/why/section.h"
#include "widgets/look/controls.h"
#include "widgets/look/drawer.h"
#include "widgets/look/kept_width.h"
#include "widgets/look/named.h"
#include "widgets/look/turning_splitter.h"
#include "widgets/numbers/cell_numbers.h"
#include "widgets/numbers/number_label.h"
#include "widgets/numbers/problem_label.h"
#include "widgets/paint/diagram_widget.h"
#include "widgets/style/tr.h"
#include "widgets/views/occupancy/occupancy_figure.h"
#include "widgets/views/occupancy/occupancy_words.h"
#include "widgets/views/occupancy/resource_column.h"
#include "widgets/views/occupancy/sm_drawing.h"

#include <QCheckBox>
#include <QComboBox>
#include <QPushButton>
#include <QSignalBlocker>
#include <QSpinBox>
#include <QStringList>
#include <QVBoxLayout>

#include <algorithm>
#include <array>
#include <limits>
#include <utility>

namespace loom {
namespace {

using Part = DiagramPart::Kind;

} // namespace

OccupancyView::OccupancyView(Workspace& workspace, QWidget* parent)
    : StepView(workspace, parent, &Scenario::launch, run_occupancy), controls_(new QWidget(this)),
      body_(new QWidget(this)) {
  setAccessibleName(tr("Occupancy"));
  setAccessibleDescription(tr("What an SM holds of a launch. Up and down go through its resources; "
                              "the curves follow with Tab."));
  build_controls();
  build_body();
}

Scenario OccupancyView::with(Scenario scenario, const OccupancyLaunch& next) const {
  return with_launch(std::move(scenario), next);
}

void OccupancyView::change(const QString& what, const std::function<void(OccupancyLaunch&)>& set) {
  OccupancyLaunch next = part();
  set(next);
  propose(what, next);
}

void OccupancyView::show_problem(const std::optional<Error>& problem) {
  const GpuSpec& gpu = *workspace().scenario().gpu;
  const bool known = limits_of(gpu).has_value();
  for (QWidget* each : std::initializer_list<QWidget*>{follow_, controls_, body_})
    each->setVisible(!problem);
  problem_->setVisible(problem.has_value());
  like_ = problem && !known ? complete_gpu_like(workspace().scenario(), workspace().catalogue())
                            : nullptr;
  mend_->setVisible(problem && (known || like_));
  if (!problem)
    return;
  mend_->setText(like_ ? tr("Take the %1").arg(QString::fromStdString(like_->name))
                       : tr("Fit the launch to this GPU"));
  mend_->setToolTip(like_ ? tr("A GPU like this one whose numbers are known; can be undone")
                          : tr("The nearest launch that this GPU takes; can be undone"));
  problem_->show_words(known ? tr("%1 cannot run this launch.\n%2")
                                   .arg(QString::fromStdString(gpu.name), as_sentence(*problem))
                             : as_sentence(*problem) + QLatin1Char('\n') +
                                   tr("Choose another GPU to see what its SM holds."));
}

void OccupancyView::show_place() {
  const FigureStyle shown = style().while_dragged(snapshot()->draft);
  for (ResourceColumn* each : columns_)
    each->show_run(run(), shown);
}

/// The launch that the pointer is on, along a curve.
why::Section OccupancyView::numbers_of(const DiagramPart& part) const {
  if (part.kind != Part::point)
    return {};
  Scenario there = workspace().scenario();
  there.launch.config = loom::with(there.launch.config, curve_, part.index());
  return why::explain_launch(there, "there.");
}

/// The number that was chosen in the field under the pointer, else in the one that has the
/// keyboard.
QString OccupancyView::asked_of_field() const {
  static constexpr std::array<std::pair<const char*, const char*>, 6> numbers{
      {{"threads_field", "threads_per_block"},
       {"registers_field", "launch_registers"},
       {"shared_field", "launch_shared"},
       {"barriers", "barriers_per_block"},
       {"cluster", "cluster"},
       {"grid", "grid"}}};
  QString asked;
  for (const auto& [name, id] : numbers)
    if (const auto* field = findChild<QSpinBox*>(QLatin1String(name));
        field && (field->underMouse() || (asked.isEmpty() && window()->focusWidget() == field)))
      asked = QLatin1String(id);
  return asked == QLatin1String("grid") && !run().waves ? QString() : asked;
}

QString OccupancyView::asked_quantity() const {
  if (!has_run())
    return {};
  if (const QString of_words = worth_->ask_here(); !of_words.isEmpty())
    return of_words;
  const bool points = pointed().kind != Part::none || !change_.isEmpty();
  if (const QString of_field = asked_of_field(); !of_field.isEmpty() && !points)
    return of_field;
  if (pointed().kind == Part::point)
    return QStringLiteral("there.launch_warps");
  if (!points || !run().impossible.detail.empty())
    return {};
  if (!change_.isEmpty())
    return change_;
  if (pointed().kind == Part::block)
    return QStringLiteral("blocks_per_sm");
  // The rows of the SM: what each alone allows.
  const auto row = static_cast<std::size_t>(pointed().number);
  return run().occupancy.limits[row]
             ? QStringLiteral("blocks_by_") +
                   QString::fromStdString(std::string(to_string(static_cast<Limiter>(row))))
             : QString();
}

QString OccupancyView::words_of(const DiagramPart& part) const { return part_words(run(), part); }

void OccupancyView::say(const DiagramPart& part, const QString& change, const QString& words,
                        int warps) {
  set_pointed(part);
  change_ = change;
  emit readout(words);
  emit hoveredState(std::nan(""), warps > 0 ? warps : std::nan(""));
}

DiagramPart OccupancyView::next_part(int key) const {
  constexpr int rows = 4, blocks = static_cast<int>(Limiter::blocks),
                barriers = static_cast<int>(Limiter::barriers);
  if (key != Qt::Key_Up && key != Qt::Key_Down)
    return {};
  // Barriers are drawn in place of blocks where they allow fewer.
  int now = focused().kind == Part::row ? focused().index() : -1;
  now = next_index(now == barriers ? blocks : now, key == Qt::Key_Down ? 1 : -1, rows);
  const bool by_barriers = run().limits->amd() || run().occupancy.barriers_before_blocks();
  return {Part::row, now == blocks && by_barriers ? barriers : now};
}

Figure OccupancyView::figure() const {
  const Scenario& scenario = workspace().scenario();
  const auto run = run_occupancy(scenario);
  return run ? figure_of(scenario, *run) : Figure{};
}

Figure OccupancyView::figure_of(const Scenario& scenario, const OccupancyRun& run) const {
  return occupancy_figure(scenario, run);
}

void OccupancyView::build_controls() {
  grid_ = named(new QSpinBox(this), QStringLiteral("grid"), tr("Grid"),
                tr("Blocks of the launch, for its waves; 0: not said"));
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
  connect(grid_, &QSpinBox::valueChanged, this, [this](int blocks) {
    change(tr("grid"), [blocks](OccupancyLaunch& next) { next.grid = blocks; });
  });
  carveout_ =
      choice_box(this, tr("Carve-out"),
                 tr("Shared memory that the launch prefers the SM to set aside; the rest is cache"),
                 {}, [this](int index) {
                   change(tr("carve-out"), [&](OccupancyLaunch& next) {
                     next.config.carveout.reset();
                     if (index > 0)
                       next.config.carveout = carveout_->itemData(index).toInt();
                   });
                 });
  carveout_->setObjectName(QStringLiteral("carveout"));
  caching_ =
      choice_box(this, tr("Partitioned global caching"),
                 tr("Global loads through the L1 caches: a block then lives on one half of the SM"),
                 {tr("caching as usual"), tr("partitioned caching"), tr("no partitioned caching")},
                 [this](int index) {
                   change(tr("partitioned caching"), [index](OccupancyLaunch& next) {
                     next.config.partitioned_caching =
                         index > 0 ? std::optional(index == 1) : std::nullopt;
                   });
                 });
  caching_->setObjectName(QStringLiteral("caching"));
  // One number of the launch that only some GPUs have.
  const auto launch_box = [this](const QString& name, const QString& title, const QString& tip,
                                 int low, int high, int LaunchConfig::*member) {
    auto* box = named(new QSpinBox(this), name, title, tip);
    box->setRange(low, high);
    box->setKeyboardTracking(false);
    connect(box, &QSpinBox::valueChanged, this, [this, title, member](int value) {
      change(title, [&](OccupancyLaunch& next) { next.config.*member = value; });
    });
    return box;
  };
  barriers_ = launch_box(
      QStringLiteral("barriers"), tr("Named barriers"),
      tr("Barriers that a block uses, of those of the SM; __syncthreads is one, and a kernel "
         "that waits for parts of a block has more"),
      0, max_barriers, &LaunchConfig::barriers);
  barriers_->setSpecialValueText(tr("no barriers"));
  barriers_->setPrefix(tr("barriers "));
  cluster_ = launch_box(
      QStringLiteral("cluster"), tr("Cluster"),
      tr("Blocks that are launched together on one GPC and reach each other's shared memory; more "
         "than 8 a kernel has to ask for"),
      1, max_cluster, &LaunchConfig::cluster);
  cluster_->setSpecialValueText(tr("no clusters"));
  cluster_->setPrefix(tr("clusters of "));
  follow_ = check_box(
      this, {}, tr("Occupancy follows this launch"),
      tr("Loom, Throughput and the others take the warps that this launch leaves resident"),
      [this](bool on) {
        Scenario next = workspace().scenario();
        next.launch.decides_warps = on;
        workspace().propose(tr("what decides occupancy"),
                            on ? with_launch_warps(std::move(next)) : std::move(next),
                            Shown::at_once);
      });
  follow_->setObjectName(QStringLiteral("follow"));
  wrapped_row(controls_, {}, 8, {grid_, carveout_, caching_, barriers_, cluster_});
}

void OccupancyView::build_body() {
  auto* sm = add_picture(
      tr("What an SM holds"), {.asked = {20, 10}, .drawn = {22, 11}},
      [this](const QSizeF& room) { return sm_diagram(run(), room.width(), room.height()); });
  sm->setObjectName(QStringLiteral("sm"));
  for (std::size_t each = 0; each < columns_.size(); ++each) {
    const auto resource = static_cast<LaunchResource>(each);
    auto* made = columns_[each] = new ResourceColumn(resource, body_);
    connect(made, &ResourceColumn::asked, this, [this, resource](int value) {
      change(resource_name(resource), [&](OccupancyLaunch& next) {
        next.config = loom::with(next.config, resource, value);
      });
    });
    connect(made, &ResourceColumn::dragging, this, [this](bool held) { drag(held); });
    connect(made, &ResourceColumn::value_pointed, this,
            [this, resource](int value, const QString& words, int warps) {
              curve_ = resource;
              say({Part::point, value}, {}, words, warps);
            });
    connect(
        made, &ResourceColumn::change_pointed, this,
        [this](const QString& id, const QString& words, int warps) { say({}, id, words, warps); });
    connect(made, &ResourceColumn::left, this, [this] { say({}, {}, {}, 0); });
  }
  auto* drawer = new Drawer(this);
  QWidget* launch = drawer->hold(controls_);
  QWidget* holder_of_sm = drawer->hold(sm);
  std::array<QWidget*, 3> changes{};
  for (std::size_t each = 0; each < columns_.size(); ++each)
    changes[each] = drawer->hold(columns_[each]->changes(), each > 0);
  auto* curves =
      split(body_, {{columns_[0], 4}, {columns_[1], 4}, {columns_[2], 5}}, {400, 400, 500});
  curves->setHandleWidth(2);
  curves->set_turns_last();
  worth_ = new NumberLabel(body_);
  worth_->setObjectName(QStringLiteral("worth"));
  worth_->setWordWrap(true);
  worth_->setAlignment(Qt::AlignLeft | Qt::AlignTop);
  // Two lines at least: the picture keeps its height while words change.
  worth_->setMinimumHeight(worth_->fontMetrics().lineSpacing() * 2);
  QWidget* holder_of_worth = drawer->hold(worth_);
  for (std::size_t each = 0; each < columns_.size(); ++each)
    columns_[each]->arrange(drawer->hold(columns_[each]->fields(), each > 0), changes[each]);
  column(body_, {}, 2,
         {{split(body_, {{holder_of_sm, 1}, {curves, 3}}, {300, 640}), 1}, {holder_of_worth}});

  problem_ = new NumberLabel(this);
  problem_->setObjectName(QStringLiteral("problem"));
  problem_->setWordWrap(true);
  problem_->setAlignment(Qt::AlignHCenter | Qt::AlignBottom); // above the button that mends it
  mend_ = new QPushButton(this);
  mend_->setObjectName(QStringLiteral("mend"));
  column(this, {8, 2, 8, 2}, 2, {{follow_}, {launch}, {body_, 1}, {problem_, 1}})
      ->addWidget(mend_, 1, Qt::AlignHCenter | Qt::AlignTop);
  connect(mend_, &QPushButton::clicked, this, [this] {
    if (like_)
      workspace().propose_gpu(like_);
    else if (const auto limits = limits_of(*workspace().scenario().gpu))
      change(tr("launch"),
             [&](OccupancyLaunch& next) { next.config = fitted(**limits, next.config); });
  });
  for (const NumberLabel* each : {worth_, problem_})
    connect(each, &NumberLabel::whyAsked, this, &View::whyAsked);
}

void OccupancyView::show_run(const Scenario& scenario) {
  const LaunchConfig& config = scenario.launch.config;
  const ComputeLimits& limits = *run().limits;
  const QSignalBlocker quiet(grid_), still(barriers_), calm(cluster_);
  grid_->setValue(static_cast<int>(
      std::min<std::int64_t>(scenario.launch.grid, std::numeric_limits<int>::max())));
  const bool follows = follows_launch(scenario);
  follow_->setChecked(follows);
  follow_->setText(follows || run().occupancy.warps == scenario.warps
                       ? tr("Other views take this launch's warps")
                       : tr("Other views show %1 warps: take the %2 of this launch")
                             .arg(scenario.warps)
                             .arg(run().occupancy.warps));
  follow_->setEnabled(run().occupancy.blocks > 0 || follow_->isChecked());
  carveout_->setVisible(!limits.carveouts.empty());
  caching_->setVisible(limits.can_halve);
  barriers_->setVisible(limits.has_clusters());
  barriers_->setValue(config.barriers);
  cluster_->setVisible(limits.has_clusters());
  cluster_->setValue(config.cluster);
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
  QStringList words{occupancy_words(run()), worth_words(run(), scenario), waves_words(run())};
  words.removeAll(QString());
  worth_->show_words(words.join(QLatin1Char(' ')));
}

ViewInfo view_occupancy() {
  return first_page(view_entry<OccupancyView>("occupancy", tr("Occupancy"), 70,
                                              ViewQuestion::what_fits,
                                              {"launch_occupancy",
                                               "blocks_per_sm",
                                               "launch_warps",
                                               "blocks_by_registers",
                                               "whole_warps_needed",
                                               "registers_taken",
                                               "shared_taken",
                                               "carveout_enough",
                                               "waves",
                                               "tail_efficiency",
                                               "last_fill",
                                               "with_launch.fraction_of_peak",
                                               "with_full_sm.fraction_of_peak",
                                               "with_launch.saturation_of_peak",
                                               "with_launch.ilp_needed",
                                               "registers.gains",
                                               "registers.loses",
                                               "threads.gains",
                                               "registers.gains.difference",
                                               "registers.loses.difference",
                                               "threads.gains.difference"},
                                              1),
                    tr("Occupancy"), tr("Launch"));
}

} // namespace loom
