#include "widgets/views/history/history_view.h"

#include "core/model/thesis.h"
#include "core/scenario/parameters.h"
#include "core/why/explain.h"
#include "widgets/look/controls.h"
#include "widgets/look/drawer.h"
#include "widgets/paint/plot_widget.h"
#include "widgets/style/tr.h"
#include "widgets/texts/words.h"
#include "widgets/views/chart_buttons.h"
#include "widgets/views/history/roofline_chart.h"
#include "widgets/views/history/wall_controls.h"
#include "widgets/views/lack.h"
#include "widgets/views/of_files.h"
#include "widgets/views/transport.h"
#include "widgets/workspace/workspace.h"

#include <QKeyEvent>
#include <QLabel>
#include <QPushButton>
#include <QStyle>

#include <algorithm>
#include <cmath>
#include <utility>

namespace loom {
namespace {

HistoryChart nth(int index) { return static_cast<HistoryChart>(index); }

TransportWords transport_words() {
  return {.back = tr("The GPU before (Left)"),
          .on = tr("The next GPU (Right)"),
          .previous = {},
          .next = {},
          .per_second = tr("%1 GPUs/s"),
          .speed = tr("GPUs a second when playing ([ slower, ] faster)"),
          .name = tr("GPU"),
          .position = tr("GPUs by release, from 2006 on"),
          .what = "GPUs"};
}

const GpuPtr& gpu_at(const CuspHistory& history, std::size_t index) {
  return history.gpus[index]->scenario().gpu;
}

} // namespace

HistoryView::HistoryView(Workspace& workspace, QWidget* parent)
    : View(workspace, parent), gpus_(workspace.catalogue()),
      charts_(new ChartButtons(QStringLiteral("history_chart"),
                               chart_names<HistoryChart>(history_chart_count, chart_name), this)),
      take_(new QPushButton(tr("Make it the scenario's GPU"), this)),
      wall_(new WallControls(gpus_.all, this)), words_(new QLabel(this)),
      lack_(new Lack(workspace, this)), plot_(new PlotWidget(this)),
      transport_(new Transport(transport_words(), this)) {
  setFocusPolicy(Qt::StrongFocus);
  setAccessibleName(tr("History"));
  setAccessibleDescription(
      tr("GPUs from 2006 on: the memory wall, warps needed and the factors behind them, the cusp, "
         "and the latency roof of the "
         "scenario. Left and right step through GPUs or move α, Enter takes a GPU, page up and "
         "page down choose the chart."));
  if (!gpus_.cusps.gpus.empty())
    transport_->set_range(0, static_cast<qint64>(gpus_.cusps.gpus.size()) - 1);
  build();
  connect(charts_, &ChartButtons::chosen, this, [this](int index) { choose(nth(index)); });
  connect(take_, &QPushButton::clicked, this, &HistoryView::take_gpu);
  connect(wall_, &WallControls::changed, this, [this] {
    HistoryPart next = part();
    next.wall = wall_->choice();
    propose(tr("GPUs of the memory wall"), std::move(next));
  });
  connect(transport_, &Transport::moved, this, [this](qint64 place) {
    HistoryPart next = part();
    next.gpu = gpu_at(gpus_.cusps, static_cast<std::size_t>(place))->id;
    cusp_at_.reset();
    front_to_say_ = true;
    propose(tr("GPU"), std::move(next));
    if (!this->workspace().dragging()) // else it is shown later
      say_front();
  });
  connect(transport_, &Transport::running, this,
          [this](bool on) { on ? this->workspace().begin_drag() : this->workspace().end_drag(); });
  connect(plot_, &PlotWidget::hovered, this, &HistoryView::hover);
  connect(plot_, &PlotWidget::left, this, &HistoryView::leave);
  connect(plot_, &PlotWidget::clicked, this, [this](Point at) {
    if (const int index = nearest_reading(*plot_, drawing_.readings, at, part().gpu); index >= 0)
      pick(index);
  });
  connect(plot_, &PlotWidget::mark_dragged, this, [this](const QString&, Point to) { drag(to); });
  connect(plot_, &PlotWidget::mark_released, this, [this] { this->workspace().end_drag(); });
  morph_.setStartValue(0.0);
  morph_.setEndValue(1.0);
  connect(&morph_, &QVariantAnimation::valueChanged, this, &HistoryView::show_plot);
  connect(&morph_, &QVariantAnimation::finished, this, &HistoryView::show_plot);
}

void HistoryView::build() {
  take_->setObjectName(QStringLiteral("take_gpu"));
  take_->setFocusPolicy(Qt::TabFocus);
  charts_->append(take_);
  words_->setObjectName(QStringLiteral("words"));
  words_->setWordWrap(true);
  words_->setContentsMargins(8, 0, 8, 0);
  words_->setTextInteractionFlags(Qt::TextSelectableByMouse);
  plot_->setFocusProxy(this);
  auto* drawer = new Drawer(this);
  QWidget* wall = drawer->hold(wall_);
  QWidget* charts = drawer->hold(charts_);
  column(this, {}, 2,
         {{charts}, {wall}, {transport_}, {drawer->hold(words_)}, {plot_, 1}, {lack_, 1}});
}

const HistoryPart& HistoryView::part() const { return workspace().document().history; }

void HistoryView::propose(const QString& what, HistoryPart next) {
  workspace().propose(what, &Document::history, std::move(next), Shown::at_once);
}

Figure HistoryView::figure() const {
  return history_figure(gpus_, *evaluate_document(workspace().document(), workspace().catalogue()));
}

std::vector<why::Section> HistoryView::sections() const {
  std::vector<why::Section> all;
  const WallChoice choice = wall_->choice();
  if (const auto fit = fit_wall(wall_points(gpus_.all, choice)))
    all.push_back(why::explain_wall(gpus_.all, *fit, choice));
  const std::string picked = picked_gpu();
  for (const std::string& id : {picked, asked_ == picked ? std::string() : asked_})
    if (const auto gpu = workspace().catalogue().find(id)) {
      all.push_back(why::explain_history(*gpu, id + "."));
      all.back().id = id == picked ? "picked" : "pointed";
      all.back().name = verbatim((*gpu)->name);
      const auto of = std::ranges::find(
          gpus_.warps, id, [](const GpuWarps& each) { return std::string_view(each.gpu->id); });
      if (of != gpus_.warps.end() && of->thesis_ratio)
        all.back().quantities.push_back(
            why::given({.id = id + ".thesis_ratio",
                        .name = LOOM_TEXT("ratio that the thesis measured"),
                        .symbol = "r_measured",
                        .value = *of->thesis_ratio,
                        .source = why::volkov("§4.3"),
                        .status = FactStatus::published}));
    }
  if (part().chart == HistoryChart::roofline) { // the words above it say where the roofs meet
    why::Section roofs{"latency_touches", LOOM_TEXT("Latency roof"), {}};
    for (const char* id : {"latency_touch_1", "latency_touch_2"})
      if (const auto touch = why::explain(workspace().scenario(), id))
        roofs.quantities.push_back(*touch);
    all.push_back(std::move(roofs));
    const Scenario& scenario = workspace().scenario();
    all.push_back(roofline_numbers(scenario, roof_at_.value_or(scenario.alpha)));
  }
  if (cusp_at_) {
    Scenario there = gpus_.cusps.gpus[cusp_at_->index]->scenario();
    there.alpha = cusp_at_->alpha;
    if (const auto needed = why::explain(there, "warps_needed"))
      all.push_back({"cusp_pointed", verbatim(there.gpu->name), {prefixed(*needed, "pointed.")}});
  }
  return all;
}

QString HistoryView::asked_quantity() const {
  if (cusp_at_)
    return QStringLiteral("pointed.warps_needed");
  asked_ = pointed_.empty() ? picked_gpu() : pointed_;
  const std::string& picked = asked_;
  const QString of =
      picked.empty() ? QStringLiteral("gpu.") : QString::fromStdString(picked) + QLatin1Char('.');
  switch (part().chart) {
  case HistoryChart::wall:
    return picked.empty() ? QStringLiteral("wall_factor") : of + QStringLiteral("wall_ratio");
  case HistoryChart::warps:
    return of + QStringLiteral("warps_ratio");
  case HistoryChart::factors:
    return of + QStringLiteral("warps_ratio.factors");
  case HistoryChart::cusps:
    return of + QStringLiteral("cusp_warps");
  case HistoryChart::roofline:
    break;
  }
  const Scenario& scenario = workspace().scenario();
  return roofline_numbers(scenario, roof_at_.value_or(scenario.alpha)).quantities.empty()
             ? QStringLiteral("arithmetic_ipc")
             : QStringLiteral("pointed.arithmetic_ipc.shown");
}

void HistoryView::fill_menu(QMenu& menu) { charts_->fill_menu(menu); }

void HistoryView::choose(HistoryChart chart) {
  charts_->set_current(static_cast<int>(chart));
  HistoryPart next = part();
  if (next.chart == chart)
    return;
  transport_->stop();
  next.chart = chart;
  next.gpu.clear();
  propose(tr("chart"), std::move(next));
}

void HistoryView::draw(const SnapshotPtr& snapshot) {
  const HistoryPart& part = snapshot->document.history;
  if (std::exchange(drawn_, part.chart) != part.chart)
    leave();
  charts_->set_current(static_cast<int>(part.chart));
  wall_->show_choice(part.wall.value_or(thesis_wall()));
  const std::size_t before = std::exchange(front_, gpus_.front(snapshot->document));
  transport_->set_place(static_cast<qint64>(front_));
  if (part.chart == HistoryChart::cusps && front_ != before)
    bend(before);
  wall_->setVisible(part.chart == HistoryChart::wall);
  transport_->setVisible(part.chart == HistoryChart::cusps);
  take_->setVisible(part.chart != HistoryChart::roofline);
  HistoryDrawing drawing = draw_history(gpus_, *snapshot);
  if (part.chart != HistoryChart::roofline) // which is of the scenario
    drawing.panel.remark = remark_of_files(snapshot->scenario());
  if (drawing.panel.curves != drawing_.panel.curves)
    leave(); // what was spoken of may be gone
  drawing_ = std::move(drawing);
  say_front();
  const bool lacking = part.chart == HistoryChart::roofline && !snapshot->results;
  plot_->setVisible(!lacking);
  lack_->say(lacking ? lacking_numbers(*snapshot) : QString(), *snapshot);
  words_->setVisible(!lacking);
  words_->setText(drawing_.words);
  if (lacking)
    return;
  show_plot();
  const std::string gpu = picked_gpu();
  const auto found = workspace().catalogue().find(gpu.empty() ? snapshot->scenario().gpu->id : gpu);
  take_->setEnabled(found && (*found)->id != snapshot->scenario().gpu->id);
  take_->setText(take_->isEnabled()
                     ? tr("Make %1 the scenario's GPU").arg(QString::fromStdString((*found)->name))
                     : tr("Make it the scenario's GPU"));
  take_->setToolTip(take_->isEnabled()
                        ? tr("Enter does the same; can be undone")
                        : tr("Click a GPU, or step to one, that is not the scenario's yet"));
}

void HistoryView::show_plot() {
  const FigureStyle shown = style().while_dragged(snapshot()->draft);
  Panel panel = drawing_.panel;
  if (part().chart == HistoryChart::cusps && morph_.state() == QAbstractAnimation::Running)
    blend_cusp(panel, gpus_.cusps, morph_from_, morph_.currentValue().toDouble());
  for (Mark& mark : panel.marks)
    if (mark.kind != MarkKind::operating_point)
      mark.id.clear(); // not to be taken hold of
  plot_->show_panel(panel, shown);
}

/// A step bends the old curve into the new one, unless reduced motion is asked for.
void HistoryView::bend(std::size_t before) {
  const int wanted =
      QWidget::style()->styleHint(QStyle::SH_Widget_Animation_Duration, nullptr, this);
  const bool step = front_ + 1 == before || before + 1 == front_;
  const bool busy = morph_.state() == QAbstractAnimation::Running;
  morph_.stop();
  morph_from_ = before;
  if (step && !busy && wanted > 0 && isVisible()) {
    morph_.setDuration(wanted);
    morph_.start();
  }
}

void HistoryView::drag(Point to) {
  if (part().chart != HistoryChart::roofline)
    return;
  if (!workspace().dragging())
    workspace().begin_drag();
  // Through the slider's rounding, so that dragging gives numbers one can read.
  const ParameterInfo& info = *find_parameter("alpha");
  workspace().propose(QStringLiteral("alpha"), slider_value(info, slider_position(info, to.x)));
}

std::string HistoryView::picked_gpu() const {
  return part().chart == HistoryChart::cusps && front_ < gpus_.cusps.gpus.size()
             ? gpu_at(gpus_.cusps, front_)->id
             : part().gpu;
}

void HistoryView::take_gpu() {
  const auto gpu = workspace().catalogue().find(picked_gpu());
  if (gpu && take_->isEnabled())
    workspace().propose_gpu(*gpu);
}

void HistoryView::hideEvent(QHideEvent* event) {
  morph_.stop();
  View::hideEvent(event);
}

void HistoryView::speak(const QString& text, std::optional<Point> at) {
  plot_->set_readout(text, at);
  emit readout(text);
  spoken_ = true;
}

/// The GPU that the user went to, once it is shown.
void HistoryView::say_front() {
  if (!std::exchange(front_to_say_, false))
    return;
  setAccessibleDescription(drawing_.words); // what a screen reader says of the new place
  emit readout(drawing_.words);
  spoken_ = true;
}

void HistoryView::say(int index) {
  const Reading& reading = drawing_.readings[static_cast<std::size_t>(index)];
  speak(reading.text, reading.from);
}

void HistoryView::pick(int index) {
  HistoryPart next = part();
  next.gpu = drawing_.readings[static_cast<std::size_t>(index)].gpu;
  propose(tr("GPU"), std::move(next));
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
  if (part().chart == HistoryChart::cusps) {
    const CuspReading reading =
        read_cusp(gpus_.cusps, front_, alpha_at(drawing_.panel.x, at.x), at.y);
    cusp_at_ = reading;
    speak(reading.text, Point{at.x, reading.warps});
    emit hoveredState(reading.alpha, std::nan(""));
  } else if (part().chart == HistoryChart::roofline) {
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
  if (!now || std::isnan(alpha) || (part().chart == HistoryChart::roofline && !now->results) ||
      part().chart == HistoryChart::wall || part().chart == HistoryChart::warps ||
      part().chart == HistoryChart::factors) {
    plot_->set_readout({});
    return;
  }
  if (part().chart == HistoryChart::roofline) {
    const RooflineReading reading = read_roofline(*now, drawing_.panel, alpha);
    plot_->set_readout(reading.text, reading.at);
  } else if (front_ < gpus_.cusps.gpus.size()) {
    const double needed = warps_needed(gpus_.cusps.gpus[front_]->results->model, alpha);
    plot_->set_readout(read_cusp(gpus_.cusps, front_, alpha, needed).text,
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
  const int now = place(part().gpu);
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
  workspace().propose(parameter, stepped(info, *value, steps), Shown::at_once);
  const SnapshotPtr now = snapshot();
  if (now->results) {
    const QString text = read_roofline(*now, drawing_.panel, now->scenario().alpha).text;
    setAccessibleDescription(text);
    emit readout(text);
    spoken_ = true;
  }
  return true;
}

void HistoryView::keyPressEvent(QKeyEvent* event) {
  const int chart = static_cast<int>(part().chart);
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
  const bool done = part().chart == HistoryChart::cusps      ? transport_->take_key(*event)
                    : part().chart == HistoryChart::roofline ? move_point(event->key(), far)
                                                             : walk(event->key());
  if (!done)
    View::keyPressEvent(event);
}

ViewInfo view_history() {
  return page_of("gpus",
                 view_entry<HistoryView>(
                     "history", tr("History"), 101, ViewQuestion::on_real_gpus,
                     {"gpu.wall_ratio", "wall_factor", "wall_factor_low", "wall_factor_high",
                      "wall_halving", "wall_count", "gpu.warps_at_zero", "gpu.warps_at_infinity",
                      "gpu.warps_ratio", "gpu.latency_ratio", "gpu.throughput_ratio",
                      "gpu.warps_ratio.factors", "gpu.cusp_alpha", "gpu.cusp_warps", "roof",
                      "latency_roof", "arithmetic_ipc", "fraction_of_peak", "flops_per_byte"}));
}

} // namespace loom
