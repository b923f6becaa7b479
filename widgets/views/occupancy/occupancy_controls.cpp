#include "widgets/look/kept_width.h"
#include "widgets/look/turning_splitter.h"
#include "widgets/look/wrap_layout.h"
#include "widgets/numbers/cell_numbers.h"
#include "widgets/numbers/number_label.h"
#include "widgets/paint/diagram_widget.h"
#include "widgets/views/occupancy/occupancy_view.h"
#include "widgets/views/occupancy/occupancy_words.h"
#include "widgets/views/occupancy/resource_column.h"
#include "widgets/workspace/workspace.h"

#include <QCheckBox>
#include <QComboBox>
#include <QPushButton>
#include <QSignalBlocker>
#include <QSpinBox>
#include <QVBoxLayout>

#include <algorithm>
#include <cmath>
#include <limits>

namespace loom {
namespace {

template <class Widget>
void describe(Widget* widget, const char* id, const QString& name, const QString& help) {
  widget->setObjectName(QString::fromLatin1(id));
  widget->setAccessibleName(name);
  widget->setToolTip(help);
}

} // namespace

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
    connect(each, &ResourceColumn::pointed, this,
            [this, each](const QString& what, const QString& words, int warps) {
              pointed_ = what;
              curve_ = each->resource();
              emit readout(words);
              emit hoveredState(std::nan(""), warps > 0 ? warps : std::nan(""));
            });
    connect(each, &ResourceColumn::left, this, [this] {
      pointed_.clear();
      emit readout({});
      emit hoveredState(std::nan(""), std::nan(""));
    });
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
  connect(sm_, &DiagramWidget::hovered, this, &OccupancyView::hover);
  connect(sm_, &DiagramWidget::left, this, [this] { hover({}); });
  connect(sm_, &DiagramWidget::roomChanged, this, &OccupancyView::show_sm);
  sm_->set_tooltip([this](const std::string& id) {
    return run_ ? part_words(*run_, QString::fromStdString(id)) : QString();
  });
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

} // namespace loom
