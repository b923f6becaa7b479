#include "widgets/views/memory/memory_view.h"

#include "core/why/section.h"
#include "widgets/look/controls.h"
#include "widgets/look/drawer.h"
#include "widgets/paint/plot_widget.h"
#include "widgets/views/chart_buttons.h"
#include "widgets/views/memory/memory_figure.h"
#include "widgets/views/of_files.h"
#include "widgets/workspace/workspace.h"

#include <QKeyEvent>

#include <algorithm>
#include <cmath>

namespace loom {

namespace {

MemoryChart nth(int index) { return static_cast<MemoryChart>(index); }

} // namespace

MemoryView::MemoryView(Workspace& workspace, QWidget* parent)
    : View(workspace, parent),
      charts_(new ChartButtons(QStringLiteral("memory_chart"),
                               chart_names<MemoryChart>(memory_chart_count, chart_name), this)),
      plot_(new PlotWidget(this)) {
  setFocusPolicy(Qt::StrongFocus);
  setAccessibleName(tr("Memory"));
  setAccessibleDescription(tr("What loads from memory cost, GPU beside GPU. Left and right move "
                              "along the chart, up and down to another GPU, page up and page "
                              "down to another chart."));
  connect(charts_, &ChartButtons::chosen, this, [this](int index) { choose(nth(index)); });
  plot_->setFocusProxy(this);
  connect(plot_, &PlotWidget::hovered, this, &MemoryView::hover);
  connect(plot_, &PlotWidget::left, this, &MemoryView::leave);
  column(this, {}, 0, {{(new Drawer(this))->hold(charts_)}, {plot_, 1}});
}

Figure MemoryView::figure() const {
  return memory_figure(chart(), workspace().document(), workspace().catalogue());
}

std::vector<why::Section> MemoryView::sections() const {
  if (said_ < 0)
    return {};
  return {drawing_.readings[static_cast<std::size_t>(said_)].numbers()};
}

QString MemoryView::asked_quantity() const {
  const std::vector<why::Section> pointed = sections();
  return pointed.empty() ? QString() : first_quantity(pointed.front());
}

void MemoryView::fill_menu(QMenu& menu) { charts_->fill_menu(menu); }

MemoryChart MemoryView::chart() const { return workspace().document().memory.chart; }

void MemoryView::choose(MemoryChart chart) {
  workspace().propose(tr("chart"), &Document::memory, MemoryPart{chart}, Shown::at_once);
}

void MemoryView::draw(const SnapshotPtr& snapshot) {
  const MemoryChart chart = snapshot->document.memory.chart;
  charts_->set_current(static_cast<int>(chart));
  MemoryDrawing drawing = memory_drawing(chart, snapshot->document, workspace().catalogue());
  drawing.panel.remark = remark_of_files(snapshot->scenario());
  if (drawing.panel != drawing_.panel)
    leave(); // what was spoken of may be gone
  drawing_ = std::move(drawing);
  const FigureStyle shown = style().while_dragged(snapshot->draft);
  plot_->show_panel(drawing_.panel, shown);
}

void MemoryView::hover(Point at) {
  const int nearest =
      nearest_reading(*plot_, drawing_.readings, at, workspace().scenario().gpu->id);
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
        std::ranges::find(drawing_.readings, workspace().scenario().gpu->id, &Reading::gpu);
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
  const std::vector<Reading>& all = drawing_.readings;
  const Reading& now = all[static_cast<std::size_t>(said_)];
  std::vector<std::string> gpus;
  for (const Reading& reading : all)
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
  const int chart = static_cast<int>(this->chart());
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
  const Reading& reading = drawing_.readings[static_cast<std::size_t>(index)];
  const bool beyond = reading.to.x >= drawing_.panel.x.max;
  say(index, beyond ? reading.from : reading.to);
  setAccessibleDescription(reading.text); // what a screen reader says of the new place
}

ViewInfo view_memory() {
  return view_entry<MemoryView>(
      "memory", MemoryView::tr("Caches"), 60, ViewQuestion::what_fits,
      {"gpu.shared_lat", "gpu.conflict_lat_1", "gpu.conflict_lat_2", "gpu.conflict_lat_4",
       "gpu.conflict_lat_8", "gpu.conflict_lat_16", "gpu.conflict_lat_32", "gpu.shared_bandwidth",
       "gpu.shared_bandwidth_peak", "gpu.global_bandwidth", "gpu.pin_bandwidth", "gpu.l1_lat",
       "gpu.l1_reach", "gpu.l2_lat", "gpu.l2_reach", "gpu.dram_lat", "gpu.cold_lat"});
}

} // namespace loom
