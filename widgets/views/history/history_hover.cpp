/// What the history view says of a place, by pointer and by keys.

#include "core/scenario/parameters.h"
#include "widgets/paint/plot_widget.h"
#include "widgets/views/history/history_view.h"
#include "widgets/views/history/roofline_chart.h"
#include "widgets/views/transport.h"
#include "widgets/workspace/workspace.h"

#include <QKeyEvent>

#include <algorithm>
#include <cmath>

namespace loom {

void HistoryView::speak(const QString& text, std::optional<Point> at) {
  plot_->set_readout(text, at);
  emit readout(text);
  spoken_ = true;
}

void HistoryView::say(int index) {
  const Reading& reading = drawing_.readings[static_cast<std::size_t>(index)];
  speak(reading.text, reading.from);
}

void HistoryView::pick(int index) {
  picked_ = drawing_.readings[static_cast<std::size_t>(index)].gpu;
  redraw();
  say(index);
  setAccessibleDescription(drawing_.readings[static_cast<std::size_t>(index)].text);
}

void HistoryView::leave() {
  if (!spoken_)
    return; // the status line may be speaking of another view
  spoken_ = false;
  pointed_.clear();
  cusp_at_.reset();
  roof_at_.reset();
  plot_->set_readout({});
  emit readout({});
  emit hoveredState(std::nan(""), std::nan(""));
}

void HistoryView::hover(Point at) {
  const SnapshotPtr now = snapshot();
  if (!now)
    return;
  if (chart_ == HistoryChart::cusps) {
    const CuspReading reading = read_cusp(cusps_, front_, alpha_at(drawing_.panel.x, at.x), at.y);
    cusp_at_ = reading;
    speak(reading.text, Point{at.x, reading.warps});
    emit hoveredState(reading.alpha, std::nan(""));
  } else if (chart_ == HistoryChart::roofline) {
    if (!now->results)
      return;
    const RooflineReading reading = read_roofline(*now, drawing_.panel, at.x);
    roof_at_ = reading.alpha;
    speak(reading.text, reading.at);
    emit hoveredState(reading.alpha, now->scenario().warps);
  } else if (const int nearest =
                 nearest_reading(*plot_, drawing_.readings, at, workspace().scenario().gpu->id);
             nearest >= 0) {
    pointed_ = drawing_.readings[static_cast<std::size_t>(nearest)].gpu;
    say(nearest);
  } else {
    leave();
  }
}

void HistoryView::show_hovered_state(double alpha, double /*warps*/) {
  const SnapshotPtr now = snapshot();
  if (!now || std::isnan(alpha) || (chart_ == HistoryChart::roofline && !now->results) ||
      chart_ == HistoryChart::wall || chart_ == HistoryChart::warps ||
      chart_ == HistoryChart::factors) {
    plot_->set_readout({});
    return;
  }
  if (chart_ == HistoryChart::roofline) {
    const RooflineReading reading = read_roofline(*now, drawing_.panel, alpha);
    plot_->set_readout(reading.text, reading.at);
  } else if (front_ < cusps_.gpus.size()) {
    const double needed = warps_needed(cusps_.gpus[front_]->results->model, alpha);
    plot_->set_readout(read_cusp(cusps_, front_, alpha, needed).text,
                       Point{alpha_place(drawing_.panel.x, alpha), needed});
  }
}

bool HistoryView::walk(int key) {
  const int count = static_cast<int>(drawing_.readings.size());
  const auto place = [this](const std::string& gpu) {
    return static_cast<int>(std::ranges::find(drawing_.readings, gpu, &Reading::gpu) -
                            drawing_.readings.begin());
  };
  // Begins at the scenario's GPU, where it is shown.
  const int own = place(workspace().scenario().gpu->id) % std::max(1, count);
  const int now = place(picked_);
  int next = 0;
  switch (key) {
  case Qt::Key_Right:
    next = now == count ? own : std::min(now + 1, count - 1);
    break;
  case Qt::Key_Left:
    next = now == count ? own : std::max(now - 1, 0);
    break;
  case Qt::Key_Home:
    break;
  case Qt::Key_End:
    next = count - 1;
    break;
  default:
    return false;
  }
  if (count > 0)
    pick(next);
  return true;
}

bool HistoryView::move_point(int key, bool far) {
  const bool along = key == Qt::Key_Left || key == Qt::Key_Right;
  if (!along && key != Qt::Key_Up && key != Qt::Key_Down)
    return false;
  const QString parameter = along ? QStringLiteral("alpha") : QStringLiteral("warps");
  const ParameterInfo& info = *find_parameter(parameter.toStdString());
  const auto value = get(workspace().scenario(), info.id);
  const int steps = (key == Qt::Key_Right || key == Qt::Key_Up ? 1 : -1) * (far ? 10 : 1);
  workspace().propose(parameter, stepped(info, *value, steps));
  const SnapshotPtr now = workspace().snapshot();
  if (now->results) {
    const QString text = read_roofline(*now, drawing_.panel, now->scenario().alpha).text;
    setAccessibleDescription(text);
    emit readout(text);
    spoken_ = true;
  }
  return true;
}

void HistoryView::keyPressEvent(QKeyEvent* event) {
  const int chart = static_cast<int>(chart_);
  const bool far = event->modifiers().testFlag(Qt::ShiftModifier);
  switch (event->key()) {
  case Qt::Key_PageUp:
    choose(static_cast<HistoryChart>(std::max(0, chart - 1)));
    return;
  case Qt::Key_PageDown:
    choose(static_cast<HistoryChart>(std::min(history_chart_count - 1, chart + 1)));
    return;
  case Qt::Key_Return:
  case Qt::Key_Enter:
    take_gpu();
    return;
  default:
    break;
  }
  const bool done = chart_ == HistoryChart::cusps      ? transport_->take_key(*event)
                    : chart_ == HistoryChart::roofline ? move_point(event->key(), far)
                                                       : walk(event->key());
  if (!done)
    View::keyPressEvent(event);
}

} // namespace loom
