#include "widgets/views/occupancy/resource_column.h"

#include "widgets/look/bytes_field.h"
#include "widgets/look/controls.h"
#include "widgets/look/kept_width.h"
#include "widgets/look/loom_style.h"
#include "widgets/look/theme.h"
#include "widgets/paint/plot_widget.h"
#include "widgets/params/parameter_slider.h"
#include "widgets/texts/parameter_text.h"
#include "widgets/texts/words.h"
#include "widgets/views/occupancy/occupancy_figure.h"
#include "widgets/views/occupancy/occupancy_words.h"

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QPainter>
#include <QPushButton>
#include <QSignalBlocker>
#include <QSpinBox>
#include <QVBoxLayout>

#include <cstdlib>
#include <utility>

namespace loom {
namespace {

/// The slider of threads counts warps.
constexpr ParameterInfo threads_reach{"threads", {"threads per block"},  "threads", "warps", 1, 32,
                                      1,         ParameterScale::linear, true,      ""};
constexpr ParameterInfo registers_reach{
    "registers", {"registers per thread"}, "registers", "registers", 1, 255,
    1,           ParameterScale::linear,   true,        ""};
constexpr ParameterInfo shared_reach{
    "shared", {"shared memory per block"}, "shared", "bytes", 0, 233'472,
    1,        ParameterScale::linear,      true,     ""};

const ParameterInfo& reach_of(LaunchResource resource) {
  return resource == LaunchResource::threads     ? threads_reach
         : resource == LaunchResource::registers ? registers_reach
                                                 : shared_reach;
}

/// A value as the slider counts.
double on_slider(const ComputeLimits& limits, LaunchResource resource, int value) {
  return resource == LaunchResource::threads ? (value + limits.warp - 1) / limits.warp : value;
}

QString suffix_of(LaunchResource resource, int value) {
  if (resource == LaunchResource::threads)
    return ResourceColumn::tr(" threads");
  if (resource == LaunchResource::registers)
    return ResourceColumn::tr(" registers");
  constexpr int kib = 1024;
  return value >= kib ? ResourceColumn::tr(" B, %1 KiB").arg(number(1.0 * value / kib))
                      : ResourceColumn::tr(" B");
}

QString name_of(LaunchResource resource) {
  QString name = resource_name(resource);
  name[0] = name[0].toUpper();
  return name;
}

} // namespace

ResourceColumn::ResourceColumn(LaunchResource resource, QWidget* parent)
    : QWidget(parent), resource_(resource),
      field_(resource == LaunchResource::shared ? new BytesField(this) : new QSpinBox(this)),
      slider_(new ParameterSlider(reach_of(resource), Role::guide, this)),
      plot_(new PlotWidget(this)), gain_(new QPushButton(this)), lose_(new QPushButton(this)),
      blocks_(new QLabel(tr("blocks"), this)), fields_(new QWidget(this)),
      changes_(new QWidget(this)) {
  const QString name = name_of(resource);
  const QString id = to_qstring(to_string(resource));
  setObjectName(id);
  setFocusPolicy(Qt::StrongFocus);
  setAccessibleName(tr("Curve: warps against %1").arg(resource_name(resource)));
  field_->setAccessibleName(name);
  field_->setObjectName(id + QStringLiteral("_field"));
  field_->setToolTip(name);
  field_->setCorrectionMode(QAbstractSpinBox::CorrectToNearestValue);
  field_->setKeyboardTracking(false);
  slider_->setAccessibleName(resource == LaunchResource::threads ? tr("%1, in warps").arg(name)
                                                                 : name);
  slider_->setToolTip(tr("%1. Double-click: the usual value").arg(slider_->accessibleName()));
  keep_width(field_, [this] { return field_width(); });
  plot_->setFocusProxy(this);
  plot_->set_least_room({10, 7});
  gain_->setObjectName(id + QStringLiteral("_gain"));
  lose_->setObjectName(id + QStringLiteral("_lose"));
  for (QPushButton* each : {gain_, lose_}) {
    QSizePolicy policy = each->sizePolicy();
    policy.setRetainSizeWhenHidden(true); // the curves keep their height
    each->setSizePolicy(policy);
    each->installEventFilter(this);
  }

  auto* fields = new QHBoxLayout(fields_);
  fields->setContentsMargins(0, 0, 0, 0);
  fields->setSpacing(4);
  fields->addWidget(field_);
  fields->addWidget(slider_, 1);
  auto* changes = new QHBoxLayout(changes_);
  changes->setContentsMargins(0, 0, 0, 0);
  changes->setSpacing(4);
  blocks_->setForegroundRole(QPalette::PlaceholderText);
  changes->addWidget(gain_);
  changes->addStretch(1);
  changes->addWidget(blocks_);
  changes->addStretch(1);
  changes->addWidget(lose_);
  connect(field_, &QSpinBox::valueChanged, this, [this](int value) { emit asked(value); });
  connect(slider_, &ParameterSlider::asked, this, [this](double value) {
    if (run_)
      ask(resource_ == LaunchResource::threads ? value * run_->limits->warp : value);
  });
  connect(slider_, &ParameterSlider::stepAsked, this, &ResourceColumn::ask_steps);
  connect(slider_, &ParameterSlider::resetAsked, this,
          [this] { ask(value_of(OccupancyLaunch{}.config, resource_)); });
  connect(slider_, &ParameterSlider::dragBegan, this, [this] { emit dragging(true); });
  connect(slider_, &ParameterSlider::dragEnded, this, [this] { emit dragging(false); });
  for (const QPushButton* each : {gain_, lose_})
    connect(each, &QPushButton::clicked, this, [this, each] {
      if (const auto change = change_of(each))
        emit asked(change->value);
    });
  connect_plot();
}

void ResourceColumn::arrange(QWidget* fields, QWidget* changes) {
  column(this, {3, 3, 3, 3}, 2, {{fields}, {plot_, 1}, {changes}});
}

std::optional<LaunchChange> ResourceColumn::change_of(const QObject* button) const {
  if (!run_)
    return {};
  const NearestChanges& changes = run_->changes_of(resource_);
  return button == gain_ ? changes.gains : changes.loses;
}

int ResourceColumn::field_width() const {
  return field_->fontMetrics().horizontalAdvance(widest_) + 4 * unit(field_);
}

void ResourceColumn::connect_plot() {
  connect(plot_, &PlotWidget::hovered, this, [this](Point at) { hover(at.x); });
  connect(plot_, &PlotWidget::left, this, [this] {
    plot_->set_readout({});
    emit left();
  });
  const auto ask_place = [this](Point to) {
    if (run_)
      ask(value_at(*run_->limits, resource_, to.x));
  };
  connect(plot_, &PlotWidget::mark_dragged, this, [this, ask_place](const QString&, Point to) {
    if (!std::exchange(taken_, true))
      emit dragging(true);
    ask_place(to);
  });
  connect(plot_, &PlotWidget::mark_released, this, [this] {
    taken_ = false;
    emit dragging(false);
  });
  connect(plot_, &PlotWidget::clicked, this, [this, ask_place](Point at) {
    setFocus();
    // A click on the operating point takes hold of it and lets go.
    const std::vector<Mark>& marks = plot_->panel().marks;
    const double away =
        marks.empty()
            ? 1e9
            : (plot_->widget_at(marks.front().at) - plot_->widget_at(at)).manhattanLength();
    if (away > unit(this))
      ask_place(at);
  });
}

void ResourceColumn::ask(double value) {
  if (run_)
    emit asked(snapped(*run_->limits, resource_, value));
}

void ResourceColumn::ask_steps(int steps) {
  if (run_)
    emit asked(stepped(*run_->limits, resource_, value_of(run_->launch.config, resource_), steps));
}

void ResourceColumn::hover(double place) {
  if (!run_)
    return;
  const int value = value_at(*run_->limits, resource_, place);
  const QString words = point_words(*run_, resource_, value);
  const int warps = occupancy(*run_->limits, with(run_->launch.config, resource_, value)).warps;
  plot_->set_readout(words, Point{place_of(resource_, value), static_cast<double>(warps)});
  emit value_pointed(value, words, warps);
}

void ResourceColumn::show_run(const OccupancyRun& run, const FigureStyle& style) {
  run_ = run;
  Panel panel = occupancy_panel(run, resource_);
  panel.y.label.clear(); // the unit says enough beside the SM
  if (resource_ == LaunchResource::shared)
    panel.x.label = tr("shared memory").toStdString(); // which fits under a narrow curve
  plot_->show_panel(panel, style);
  setAccessibleDescription(
      tr("%1. Left and right step the value.")
          .arg(point_words(run, resource_, value_of(run.launch.config, resource_))));
  show_field();
  show_changes();
}

void ResourceColumn::show_field() {
  const QSignalBlocker quiet(field_);
  const int value = value_of(run_->launch.config, resource_);
  const LaunchRange range = range_of(*run_->limits, resource_);
  field_->setRange(range.low, range.high);
  field_->setSingleStep(step_of(*run_->limits, resource_));
  field_->setSuffix(suffix_of(resource_, value));
  const QString widest = QString::number(range.high) + suffix_of(resource_, range.high);
  if (std::exchange(widest_, widest) != widest)
    field_->setFixedWidth(field_width());
  field_->setValue(value);
  slider_->set_end(on_slider(*run_->limits, resource_, range.high));
  slider_->show_value(
      on_slider(*run_->limits, resource_, value),
      on_slider(*run_->limits, resource_, value_of(OccupancyLaunch{}.config, resource_)));
}

void ResourceColumn::show_changes() {
  const auto show = [this](QPushButton* button, const std::optional<LaunchChange>& change,
                           const QString& form) {
    button->setVisible(change.has_value());
    if (!change)
      return;
    const QString value = resource_ == LaunchResource::shared ? bytes_words(change->value)
                                                              : QString::number(change->value);
    button->setText(form.arg(value).arg(std::abs(change->blocks - run_->occupancy.blocks)));
    const QString words = change_words(*run_, resource_, *change);
    button->setToolTip(words);
    button->setAccessibleName(words);
  };
  show(gain_, run_->changes_of(resource_).gains, QStringLiteral("◂ %1: +%2"));
  show(lose_, run_->changes_of(resource_).loses, QStringLiteral("%1: −%2 ▸"));
}

void ResourceColumn::resizeEvent(QResizeEvent* event) {
  QWidget::resizeEvent(event);
  // The buttons come first where there is no room for all three.
  int room = width();
  for (const QWidget* each :
       {static_cast<QWidget*>(gain_), static_cast<QWidget*>(lose_), static_cast<QWidget*>(blocks_)})
    room -= each->sizeHint().width() + 4;
  blocks_->setVisible(room >= 0);
}

void ResourceColumn::keyPressEvent(QKeyEvent* event) {
  const int steps = event->modifiers() & Qt::ShiftModifier ? 10 : 1;
  switch (event->key()) {
  case Qt::Key_Right:
    return ask_steps(steps);
  case Qt::Key_Left:
    return ask_steps(-steps);
  case Qt::Key_Home:
    return ask(0);
  case Qt::Key_End:
    if (run_)
      emit asked(range_of(*run_->limits, resource_).high);
    return;
  default:
    QWidget::keyPressEvent(event);
  }
}

void ResourceColumn::paintEvent(QPaintEvent* /*event*/) {
  if (!hasFocus())
    return;
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  draw_focus_ring(painter, rect(), unit(this) / 2.0, palette().color(QPalette::Highlight));
}

bool ResourceColumn::eventFilter(QObject* watched, QEvent* event) {
  if (event->type() == QEvent::Enter || event->type() == QEvent::FocusIn) {
    if (const auto change = change_of(watched))
      emit change_pointed(
          objectName() + (watched == gain_ ? QStringLiteral(".gains") : QStringLiteral(".loses")),
          change_words(*run_, resource_, *change), change->warps);
  } else if (event->type() == QEvent::Leave || event->type() == QEvent::FocusOut) {
    emit left();
  }
  return QWidget::eventFilter(watched, event);
}

} // namespace loom
