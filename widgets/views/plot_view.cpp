#include "widgets/views/plot_view.h"

#include "core/figure/build.h"
#include "core/scenario/parameters.h"
#include "core/why/explain.h"
#include "widgets/look/drawer.h"
#include "widgets/texts/loop_text.h"
#include "widgets/texts/parameter_text.h"
#include "widgets/texts/words.h"
#include "widgets/views/alpha_sweep.h"
#include "widgets/views/comparison.h"
#include "widgets/views/lack.h"
#include "widgets/workspace/workspace.h"

#include <QActionGroup>
#include <QEvent>
#include <QGridLayout>
#include <QKeyEvent>
#include <QMenu>

#include <algorithm>
#include <cmath>

namespace loom {
namespace {

// Under two panels one above the other, what may lack and its remedy.
constexpr int side_row = 3; ///< of what has no room beside the plot
constexpr int sweep_row = 4;

} // namespace

Scenario dragged_to_alpha(const Scenario& scenario, double alpha) {
  const ParameterInfo& info = *find_parameter("alpha");
  return with(scenario, "alpha", slider_value(info, slider_position(info, alpha)))
      .value_or(scenario);
}

Scenario dragged_to_warps(const Scenario& scenario, double warps) {
  const double most = max_warps(scenario).value_or(1024);
  return with(scenario, "warps", std::clamp(std::round(warps), 1.0, most)).value_or(scenario);
}

PlotView::PlotView(Workspace& workspace, QWidget* parent, int panel_count)
    : View(workspace, parent), lack_(new Lack(workspace, this)), grid_(new QGridLayout(this)) {
  setFocusPolicy(Qt::StrongFocus);
  grid_->setContentsMargins(0, 0, 0, 0);
  grid_->setSpacing(0);
  for (int index = 0; index < panel_count; ++index) {
    auto* plot = new PlotWidget(this);
    plot->setFocusProxy(this);
    connect(plot, &PlotWidget::hovered, this, [this, index](Point at) { hover(index, at); });
    connect(plot, &PlotWidget::left, this, [this] {
      pointed_.reset();
      for (PlotWidget* each : plots_)
        each->set_readout({});
      emit readout({});
      emit hoveredState(std::nan(""), std::nan(""));
    });
    connect(plot, &PlotWidget::mark_dragged, this, [this](const QString&, Point to) { drag(to); });
    connect(plot, &PlotWidget::mark_released, this, [this] { this->workspace().end_drag(); });
    connect(plot, &PlotWidget::clicked, this, [this, index](Point at) { explain_at(index, at); });
    connect(plot, &PlotWidget::label_clicked, this,
            [this, plot](const QString& id, const QPointF& at) { explain_label(*plot, id, at); });
    plots_.push_back(plot);
  }
  arrange();
}

Figure PlotView::figure() const {
  const SnapshotPtr current = evaluate_document(workspace().document(), workspace().catalogue());
  if (!problem(*current).isEmpty())
    return {};
  std::vector<Panel> plots = panels(*current);
  if (compares(*current) && std::ranges::any_of(plots, &Panel::legend))
    without_operating_point(plots);
  return with_plots(description(*current), std::move(plots));
}

void PlotView::draw(const SnapshotPtr& snapshot) {
  if (speaks_)
    speak_operating_point(*snapshot);
  const bool follows = speaks_ && workspace().dragging() && pointed_;
  const QString words = problem(*snapshot);
  const bool lacking = !words.isEmpty();
  lack_->say(words, *snapshot);
  if (side_) {
    beside_what_->setVisible(!lacking);
    arrange();
  }
  std::vector<Panel> shown_panels;
  if (!lacking)
    shown_panels = panels(*snapshot);
  if (!snapshot->draft)
    at_rest_ = shown_panels;
  for (std::size_t index = 0; index < plots_.size(); ++index)
    plots_[index]->setVisible(index < shown_panels.size());
  const FigureStyle shown = style().while_dragged(snapshot->draft);
  if (asking()) // knees and cusps stand where the answer is
    for (Panel& panel : shown_panels)
      std::erase_if(panel.marks, [](const Mark& mark) { return mark.id != "operating_point"; });
  for (std::size_t index = 0; index < plots_.size() && index < shown_panels.size(); ++index)
    plots_[index]->show_panel(shown_panels[index], shown);
  for (std::size_t index = 0; follows && index < plots_.size(); ++index)
    plots_[index]->set_readout(pointed_->text, index == 0
                                                   ? pointed_->snap
                                                   : place_of(*snapshot, static_cast<int>(index),
                                                              snapshot->scenario().alpha,
                                                              snapshot->scenario().warps));
}

const Panel* PlotView::before_drag(const Snapshot& snapshot, int index) const {
  const auto place = static_cast<std::size_t>(index);
  return snapshot.draft && place < at_rest_.size() ? &at_rest_[place] : nullptr;
}

QString PlotView::problem(const Snapshot& snapshot) const {
  if (snapshot.loop)
    return *snapshot.loop ? QString() : loop_problem(snapshot.loop->error());
  return snapshot.results ? QString() : lacking_numbers(snapshot);
}

void PlotView::hover(int index, Point at) {
  const SnapshotPtr current = snapshot();
  if (!current || !problem(*current).isEmpty() || asking())
    return;
  speaks_ = false;
  const PlaceReadout place = read(*current, index, at);
  pointed_ = place;
  for (std::size_t each = 0; each < plots_.size(); ++each)
    plots_[each]->set_readout(
        place.text, static_cast<int>(each) == index
                        ? place.snap
                        : place_of(*current, static_cast<int>(each), place.alpha, place.warps));
  emit readout(place.text);
  emit hoveredState(place.alpha, place.warps);
}

Scenario PlotView::pointed_scenario() const {
  Scenario scenario = workspace().scenario();
  if (pointed_ && !std::isnan(pointed_->alpha))
    scenario.alpha = pointed_->alpha;
  if (pointed_ && !std::isnan(pointed_->warps))
    scenario.warps = std::clamp(static_cast<int>(std::lround(pointed_->warps)), 1, 1024);
  return scenario;
}

std::vector<why::Section> PlotView::in_unit_shown(const char* id, double factor,
                                                  const QString& unit) const {
  const Scenario scenario = pointed_scenario();
  const auto quantity = why::explain(scenario, id);
  if (!quantity || factor == 1)
    return {};
  const why::QuantityPtr shown =
      why::explain_in_unit(scenario, *quantity, factor, unit.toStdString());
  return {{"pointed", LOOM_TEXT("In the unit shown"), {prefixed(shown, "pointed.")}}};
}

QString PlotView::asked_quantity() const {
  const std::vector<why::Section> own = sections();
  return own.empty() ? QString() : first_quantity(own.front());
}

void PlotView::show_hovered_state(double alpha, double warps) {
  speaks_ = false;
  const SnapshotPtr current = snapshot();
  for (std::size_t index = 0; index < plots_.size(); ++index) {
    std::optional<Point> place;
    if (current && problem(*current).isEmpty() && !asking() &&
        !(std::isnan(alpha) && std::isnan(warps)))
      place = place_of(*current, static_cast<int>(index), alpha, warps);
    const QString text = place ? read(*current, static_cast<int>(index), *place).text : QString();
    plots_[index]->set_readout(text, place);
  }
}

void PlotView::drag(Point to) {
  if (!workspace().dragging()) {
    workspace().begin_drag();
    emit hoveredState(std::nan(""), std::nan("")); // other views had marked where the dot was taken
  }
  speaks_ = true; // the read-out is of the dot, not of where it was taken
  workspace().propose(tr("move the operating point"), dragged(workspace().scenario(), to));
}

void PlotView::explain_at(int index, Point at) {
  const PlotWidget* plot = plots_[static_cast<std::size_t>(index)];
  const QPointF pointer = plot->widget_at(at);
  // The nearest piece of a curve within reach of a finger.
  double nearest = 10;
  std::string parameter;
  for (const Curve& curve : plot->panel().curves)
    for (std::size_t end = 1; end < curve.points.size() && !curve.dots; ++end) {
      const QPointF a = plot->widget_at(curve.points[end - 1]),
                    b = plot->widget_at(curve.points[end]);
      const QPointF along = b - a, away = pointer - a;
      const double length = QPointF::dotProduct(along, along);
      const double part =
          length > 0 ? std::clamp(QPointF::dotProduct(along, away) / length, 0.0, 1.0) : 0;
      const QPointF gap = away - part * along;
      const double distance = std::hypot(gap.x(), gap.y());
      if (distance < nearest && !curve.parameter.empty())
        nearest = distance, parameter = curve.parameter;
    }
  if (!parameter.empty())
    emit explain(QString::fromStdString(parameter), plot->mapToGlobal(pointer).toPoint());
}

void PlotView::explain_label(const PlotWidget& plot, const QString& id, const QPointF& at) {
  const auto explain_first = [&](const auto& named) {
    const auto found = std::ranges::find_if(named, [&](const auto& each) {
      return each.id == id.toStdString() && !each.parameter.empty();
    });
    if (found != named.end())
      emit explain(QString::fromStdString(found->parameter), plot.mapToGlobal(at).toPoint());
  };
  explain_first(plot.panel().curves);
  explain_first(plot.panel().layers);
}

void PlotView::keyPressEvent(QKeyEvent* event) {
  if (sweep_ && sweep_->isVisible() && sweep_->take_key(*event))
    return;
  int steps = 0;
  Qt::Orientation direction = Qt::Horizontal;
  switch (event->key()) {
  case Qt::Key_Right:
    steps = 1;
    break;
  case Qt::Key_Left:
    steps = -1;
    break;
  case Qt::Key_Up:
    steps = 1, direction = Qt::Vertical;
    break;
  case Qt::Key_Down:
    steps = -1, direction = Qt::Vertical;
    break;
  case Qt::Key_Return:
  case Qt::Key_Enter:
    explain_operating_point();
    return;
  default:
    View::keyPressEvent(event);
    return;
  }
  if (event->modifiers() & Qt::ShiftModifier)
    steps *= 10;
  const SnapshotPtr now = workspace().snapshot();
  if (!now->workload)
    return;
  const LoopAxis along = step_axis(*now);
  const LoopAxis across = along == LoopAxis::warps ? chosen_axis(*now) : LoopAxis::warps;
  workspace().propose(tr("move the operating point"),
                      LoopSweep(*now, direction == Qt::Horizontal ? along : across).stepped(steps),
                      Shown::at_once);
  speaks_ = true;
  speak_operating_point(*snapshot());
}

void PlotView::speak_operating_point(const Snapshot& now) {
  pointed_.reset();
  if (problem(now).isEmpty() && !asking())
    pointed_ = read(now, 0, operating_place(now));
  const QString text = pointed_ ? pointed_->text : QString();
  setAccessibleDescription(text); // what a screen reader says of the new place
  emit readout(text);
}

void PlotView::explain_operating_point() {
  const SnapshotPtr now = workspace().snapshot();
  const PlotWidget* plot = plots_.front();
  if (!now->workload || !shows_bounds())
    return;
  const auto& [numbers, evaluation, saturation] = *now->workload;
  emit explain(
      QString::fromStdString(limit_look(evaluation.limit, now->scenario(), numbers).quantity),
      plot->mapToGlobal(plot->widget_at(operating_place(*now)).toPoint()));
}

void PlotView::add_loop_axis_choice(QMenu& menu, const Snapshot& snapshot) {
  add_axis_choice(menu, snapshot, chosen_axis(snapshot), false, [this](LoopAxis axis) {
    Scenario scenario = workspace().scenario();
    scenario.view.loop_axis = axis;
    workspace().propose(tr("the horizontal axis"), scenario);
  });
}

void PlotView::add_sweep_choice(QMenu& menu) {
  QAction* action = menu.addAction(tr("Play α"), this, [this](bool on) {
    if (!sweep_) {
      sweep_ = new AlphaSweep(workspace(), this);
      grid_->addWidget(sweep_, sweep_row, 0, 1, 2);
    }
    sweep_->setVisible(on);
    setFocus();
  });
  action->setCheckable(true);
  action->setChecked(sweep_ && !sweep_->isHidden());
  const auto& workload = workspace().snapshot()->workload;
  action->setEnabled(workload && loop_alpha(workload->numbers));
}

void PlotView::set_side(QWidget* side) {
  beside_what_ = side;
  side_ = (new Drawer(this))->hold(side);
  columns_ = 0;
  arrange();
}

QSize PlotView::minimumSizeHint() const {
  const QSize least = View::minimumSizeHint();
  return has_side() ? QSize(std::max(plots_.front()->minimumSizeHint().width(),
                                     side_->minimumSizeHint().width()),
                            least.height())
                    : least;
}

bool PlotView::has_side() const { return side_ && !side_->isHidden(); }

bool PlotView::event(QEvent* event) {
  if (event->type() == QEvent::LayoutRequest && side_)
    arrange();
  return View::event(event);
}

void PlotView::resizeEvent(QResizeEvent* event) {
  View::resizeEvent(event);
  arrange();
}

void PlotView::arrange() {
  // Side by side while each panel stays wider than high.
  const int count = static_cast<int>(plots_.size());
  const int columns = width() > height() || height() == 0 ? count : 1;
  const bool beside =
      has_side() &&
      plots_.front()->minimumSizeHint().width() + side_->minimumSizeHint().width() <= width();
  const bool below = has_side() && !beside;
  if (columns == columns_ && beside == beside_ && below == below_)
    return;
  columns_ = columns;
  beside_ = beside;
  below_ = below;
  if (side_) { // beside the plot and the words that may stand for it, or below them
    grid_->removeWidget(side_);
    grid_->addWidget(side_, beside ? 0 : side_row, beside ? 1 : 0, beside ? 2 : 1, 1);
    grid_->setColumnStretch(0, 1);
    grid_->setColumnStretch(1, beside ? 1 : 0);
    grid_->setRowMinimumHeight(side_row, below ? side_->sizeHint().height() : 0);
  }
  grid_->removeWidget(lack_);
  for (PlotWidget* plot : plots_)
    grid_->removeWidget(plot);
  for (int index = 0; index < count; ++index)
    grid_->addWidget(plots_[static_cast<std::size_t>(index)], index / columns, index % columns);
  grid_->addWidget(lack_, count, 0, 1, columns);
}

} // namespace loom
