// What the pointer and the keyboard are on, and launches changed by them.

#include "core/figure/diagram_part.h"
#include "widgets/paint/diagram_widget.h"
#include "widgets/paint/plot_widget.h"
#include "widgets/views/kernel/kernel_view.h"
#include "widgets/views/kernel/kernel_words.h"

#include <QKeyEvent>
#include <QScrollArea>
#include <QScrollBar>

#include <algorithm>
#include <cmath>
#include <utility>

namespace loom {

namespace {

/// Ids of a diagram's boxes, each once, in drawing order.
std::vector<std::string> ids_of(const Diagram& diagram) {
  std::vector<std::string> ids;
  for (const DiagramBox& box : diagram.boxes)
    if (!box.id.empty() && std::ranges::find(ids, box.id) == ids.end())
      ids.push_back(box.id);
  return ids;
}

} // namespace

void KernelView::say(const QString& text) {
  speaking_ = true;
  setAccessibleDescription(text); // what a screen reader says of the new place
  emit readout(text);
}

void KernelView::leave() {
  said_ = -1;
  pointed_part_ = {};
  plot_->set_readout({});
  parts_->set_focused({});
  code_->set_focused({});
  if (std::exchange(speaking_, false)) // else the status line may speak of another view
    emit readout({});
}

void KernelView::hover_plot(Point at) {
  const int nearest = nearest_reading(*plot_, drawing_.readings, at, {});
  if (nearest < 0)
    return leave();
  said_ = nearest;
  const Reading& reading = drawing_.readings[static_cast<std::size_t>(nearest)];
  plot_->set_readout(reading.text, reading.from);
  say(reading.text);
}

QString KernelView::part_words(const QString& id) const {
  if (!run_ || id.isEmpty())
    return {};
  if (part_.chart != KernelChart::code)
    return composition_words(*run_, part_of(id.toStdString()));
  return line_words(*run_, shown_block(), part_of(id.toStdString()).index());
}

void KernelView::hover_part(const QString& id) {
  const QString words = part_words(id);
  if (words.isEmpty())
    return leave();
  pointed_part_ = part_of(id.toStdString());
  say(words);
}

void KernelView::take_point(const kernel::SweepPoint& point) {
  if (point.plan == request_.plan)
    return;
  propose_plan(part_.chart == KernelChart::block_size ? tr("block size") : tr("problem size"),
               point.plan);
}

void KernelView::drag_mark(Point to) {
  const kernel::Sweep* sweep = run_ ? sweep_of(*run_, part_.chart) : nullptr;
  if (!sweep)
    return;
  if (!workspace().dragging())
    workspace().begin_drag();
  // Nearest on the logarithmic axis.
  take_point(*std::ranges::min_element(sweep->points, {}, [&](const kernel::SweepPoint& point) {
    return std::abs(std::log(point.at) - std::log(std::max(to.x, 1e-9)));
  }));
}

/// The launch at the next point of the sweep, or at its end.
void KernelView::step_sweep(const kernel::Sweep& sweep, int by, bool to_end) {
  const auto& points = sweep.points;
  const auto now =
      static_cast<double>(part_.chart == KernelChart::block_size
                              ? kernel::count(request_.plan.block)
                              : kernel::size_of(request_.plan, request_.size_arguments));
  auto at = std::ranges::find_if(
      points, [&](const kernel::SweepPoint& point) { return point.at >= now * (1 - 1e-9); });
  if (at == points.end())
    --at;
  const auto last = std::ssize(points) - 1;
  const auto next = std::clamp<std::ptrdiff_t>(at - points.begin() + by, 0, last);
  const auto chosen = static_cast<std::size_t>(to_end ? (by < 0 ? 0 : last) : next);
  take_point(points[chosen]);
  const Reading& reading = drawing_.readings[chosen];
  said_ = static_cast<int>(chosen);
  plot_->set_readout(reading.text, reading.from);
  say(reading.text);
}

void KernelView::step(int by, bool to_end) {
  if (!run_)
    return;
  if (const kernel::Sweep* sweep = sweep_of(*run_, part_.chart))
    return step_sweep(*sweep, by, to_end);
  const bool diagram = part_.chart == KernelChart::composition || part_.chart == KernelChart::code;
  DiagramWidget* widget = part_.chart == KernelChart::code ? code_ : parts_;
  const std::vector<std::string> ids =
      diagram ? ids_of(widget->diagram()) : std::vector<std::string>();
  const int last = static_cast<int>(diagram ? ids.size() : drawing_.readings.size()) - 1;
  if (last < 0)
    return;
  said_ = to_end ? (by < 0 ? 0 : last) : std::clamp(said_ + by, 0, last);
  const auto at = static_cast<std::size_t>(said_);
  if (!diagram) {
    const Reading& reading = drawing_.readings[at];
    plot_->set_readout(reading.text, reading.from);
    return say(reading.text);
  }
  widget->set_focused(ids[at]);
  if (part_.chart == KernelChart::code)
    code_page_->ensureVisible(code_page_->horizontalScrollBar()->value(),
                              static_cast<int>(widget->box_of(ids[at]).center().y()));
  const int now = said_; // hovering forgets it
  hover_part(QString::fromStdString(ids[at]));
  said_ = now;
}

bool KernelView::event(QEvent* event) {
  if (event->type() == QEvent::ShortcutOverride &&
      static_cast<QKeyEvent*>(event)->matches(QKeySequence::Paste)) {
    event->accept(); // before the window's own "paste a scenario"
    return true;
  }
  return View::event(event);
}

void KernelView::keyPressEvent(QKeyEvent* event) {
  const int chart = static_cast<int>(part_.chart);
  if (event->matches(QKeySequence::Paste))
    return paste();
  switch (event->key()) {
  case Qt::Key_Right:
  case Qt::Key_Down:
    return step(1, false);
  case Qt::Key_Left:
  case Qt::Key_Up:
    return step(-1, false);
  case Qt::Key_Home:
    return step(-1, true);
  case Qt::Key_End:
    return step(1, true);
  case Qt::Key_PageUp:
    return choose(static_cast<KernelChart>(std::max(0, chart - 1)));
  case Qt::Key_PageDown:
    return choose(static_cast<KernelChart>(std::min(kernel_chart_count - 1, chart + 1)));
  case Qt::Key_Escape:
    return leave();
  default:
    View::keyPressEvent(event);
  }
}

} // namespace loom
