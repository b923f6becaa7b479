#include "widgets/views/memory/memory_view.h"

#include "widgets/plot/plot_widget.h"
#include "widgets/views/memory/memory_figure.h"
#include "widgets/workspace/workspace.h"

#include <QActionGroup>
#include <QButtonGroup>
#include <QCoreApplication>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QMenu>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>
#include <cmath>

namespace loom {

namespace {

constexpr double reach = 48; ///< pixels: what is farther from the pointer is not spoken of
constexpr double favour = 8; ///< pixels that the scenario's GPU counts as nearer than it is

MemoryChart nth(int index) { return static_cast<MemoryChart>(index); }

/// The place of a plateau that is nearest to `x`.
Point nearest_place(const MemoryReading& reading, double x) {
  return {std::clamp(x, reading.from.x, reading.to.x), reading.from.y};
}

} // namespace

MemoryView::MemoryView(Workspace& workspace, QWidget* parent)
    : View(workspace, parent), charts_(new QButtonGroup(this)), plot_(new PlotWidget(this)) {
  setFocusPolicy(Qt::StrongFocus);
  setAccessibleName(tr("Memory"));
  setAccessibleDescription(tr("What loads from memory cost, GPU beside GPU. Left and right move "
                              "along the chart, up and down to another GPU, page up and page "
                              "down to another chart."));
  auto* row = new QHBoxLayout;
  row->setContentsMargins(8, 2, 8, 2);
  row->setSpacing(2);
  for (int index = 0; index < memory_chart_count; ++index) {
    auto* button = new QToolButton(this);
    button->setText(chart_name(nth(index)));
    button->setObjectName(QStringLiteral("memory_chart_%1").arg(index));
    button->setAccessibleName(tr("Chart: %1").arg(chart_name(nth(index))));
    button->setCheckable(true);
    button->setAutoRaise(true);
    button->setChecked(nth(index) == chart_);
    charts_->addButton(button, index);
    row->addWidget(button);
  }
  row->addStretch(1);
  connect(charts_, &QButtonGroup::idClicked, this, [this](int index) { choose(nth(index)); });
  plot_->setFocusProxy(this);
  connect(plot_, &PlotWidget::hovered, this, &MemoryView::hover);
  connect(plot_, &PlotWidget::left, this, &MemoryView::leave);
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(0, 0, 0, 0);
  column->setSpacing(0);
  column->addLayout(row);
  column->addWidget(plot_, 1);
}

Figure MemoryView::figure() const {
  return memory_figure(chart_, workspace().document(), workspace().catalogue());
}

void MemoryView::fill_menu(QMenu& menu) {
  auto* group = new QActionGroup(&menu);
  for (int index = 0; index < memory_chart_count; ++index) {
    QAction* action = menu.addAction(chart_name(nth(index)));
    action->setCheckable(true);
    action->setChecked(nth(index) == chart_);
    group->addAction(action);
    connect(action, &QAction::triggered, this, [this, index] { choose(nth(index)); });
  }
}

void MemoryView::choose(MemoryChart chart) {
  charts_->button(static_cast<int>(chart))->setChecked(true);
  if (chart == chart_)
    return;
  chart_ = chart;
  redraw();
}

void MemoryView::draw(const SnapshotPtr& snapshot) {
  MemoryDrawing drawing = memory_drawing(chart_, snapshot->document, workspace().catalogue());
  if (drawing.panel != drawing_.panel)
    leave(); // what was spoken of may be gone
  drawing_ = std::move(drawing);
  FigureStyle shown = style();
  shown.draft = snapshot->draft;
  plot_->show_panel(drawing_.panel, shown);
}

void MemoryView::hover(Point at) {
  const QPointF pointer = plot_->widget_at(at);
  const std::string& own = workspace().scenario().gpu->id;
  int nearest = -1;
  const bool bars = drawing_.panel.kind == PanelKind::bars;
  double least = bars ? 1e9 : reach;
  for (std::size_t index = 0; index < drawing_.readings.size(); ++index) {
    const MemoryReading& reading = drawing_.readings[index];
    const QPointF place = plot_->widget_at(nearest_place(reading, at.x));
    // A pair of bars is spoken of in the whole of its column.
    const double away = bars ? std::abs(place.x() - pointer.x())
                             : std::hypot(place.x() - pointer.x(), place.y() - pointer.y());
    const double counted = !bars && reading.gpu == own ? away - favour : away;
    if (counted < least)
      least = counted, nearest = static_cast<int>(index);
  }
  if (nearest < 0)
    leave();
  else
    say(nearest, nearest_place(drawing_.readings[static_cast<std::size_t>(nearest)], at.x));
}

void MemoryView::say(int index, Point at) {
  said_ = index;
  const QString& text = drawing_.readings[static_cast<std::size_t>(index)].text;
  plot_->set_readout(text, at);
  emit readout(text);
}

void MemoryView::leave() {
  if (said_ < 0)
    return; // the status line may be speaking of another view
  said_ = -1;
  plot_->set_readout({});
  emit readout({});
}

int MemoryView::neighbour(int step) const {
  const int count = static_cast<int>(drawing_.readings.size());
  if (said_ < 0) {
    // From the GPU that the chart is about, where it is shown.
    const auto own =
        std::ranges::find(drawing_.readings, workspace().scenario().gpu->id, &MemoryReading::gpu);
    return count == 0                       ? -1
           : own == drawing_.readings.end() ? 0
                                            : static_cast<int>(own - drawing_.readings.begin());
  }
  const int next = said_ + step;
  if (next < 0 || next >= count)
    return said_;
  const bool bars = drawing_.panel.kind == PanelKind::bars;
  const auto at = [this](int index) {
    return drawing_.readings[static_cast<std::size_t>(index)].gpu;
  };
  return bars || at(next) == at(said_) ? next : said_;
}

int MemoryView::of_next_gpu(int step) const {
  if (said_ < 0)
    return neighbour(0);
  const std::vector<MemoryReading>& all = drawing_.readings;
  const MemoryReading& now = all[static_cast<std::size_t>(said_)];
  std::vector<std::string> gpus;
  for (const MemoryReading& reading : all)
    if (gpus.empty() || gpus.back() != reading.gpu)
      gpus.push_back(reading.gpu);
  const auto place = std::ranges::find(gpus, now.gpu) - gpus.begin() + step;
  if (place < 0 || place >= std::ssize(gpus))
    return said_;
  int nearest = said_;
  double least = 1e300;
  for (std::size_t index = 0; index < all.size(); ++index)
    if (const double away =
            std::abs(plot_->widget_at(all[index].from).x() - plot_->widget_at(now.from).x());
        all[index].gpu == gpus[static_cast<std::size_t>(place)] && away < least)
      least = away, nearest = static_cast<int>(index);
  return nearest;
}

void MemoryView::keyPressEvent(QKeyEvent* event) {
  const int chart = static_cast<int>(chart_);
  int index = -1;
  switch (event->key()) {
  case Qt::Key_Right:
    index = neighbour(1);
    break;
  case Qt::Key_Left:
    index = neighbour(-1);
    break;
  case Qt::Key_Up:
    index = of_next_gpu(-1);
    break;
  case Qt::Key_Down:
    index = of_next_gpu(1);
    break;
  case Qt::Key_PageUp:
    choose(nth(std::max(0, chart - 1)));
    return;
  case Qt::Key_PageDown:
    choose(nth(std::min(memory_chart_count - 1, chart + 1)));
    return;
  default:
    View::keyPressEvent(event);
    return;
  }
  if (index < 0)
    return;
  const MemoryReading& reading = drawing_.readings[static_cast<std::size_t>(index)];
  const bool endless = reading.to.x >= drawing_.panel.x.max;
  say(index, endless ? reading.from : reading.to);
  setAccessibleDescription(reading.text); // what a screen reader says of the new place
}

ViewInfo view_memory() {
  return {QStringLiteral("memory"), QCoreApplication::translate("MemoryView", "Memory"), 8, 3,
          [](Workspace& workspace, QWidget* parent) -> View* {
            return new MemoryView(workspace, parent);
          }};
}

} // namespace loom
