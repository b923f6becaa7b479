#include "widgets/views/models/models_view.h"

#include "core/why/section.h"
#include "widgets/look/controls.h"
#include "widgets/numbers/cell_numbers.h"
#include "widgets/texts/words.h"
#include "widgets/views/models/models_list.h"
#include "widgets/workspace/workspace.h"

#include <QActionGroup>
#include <QMenu>
#include <QVariant>

#include <algorithm>
#include <cmath>
#include <functional>

namespace loom {
namespace {

ModelsChart nth(int index) { return static_cast<ModelsChart>(index); }

/// Narrower plots have no room for names beside their curves: the list says which is which.
constexpr int label_room = 40; ///< of the font's height

} // namespace

ModelsView::ModelsView(Workspace& workspace, QWidget* parent)
    : PlotView(workspace, parent, 1), list_(new ModelsList(this)) {
  setAccessibleName(tr("Models"));
  setAccessibleDescription(tr("Models of throughput side by side. Arrow keys move the operating "
                              "point; Tab leads to the list of models."));
  set_side(list_);
  pause_.setSingleShot(true);
  pause_.setInterval(150);
  connect(&pause_, &QTimer::timeout, this, &ModelsView::simulate);
  connect(&errors_, &ModelErrors::simulated, this, [this] { redraw(); });
  connect(list_, &ModelsList::chart_chosen, this, [this](int chart) { choose(nth(chart)); });
  connect(list_, &ModelsList::shown_changed, this, &ModelsView::set_shown);
  connect(list_, &ModelsList::selected, this, &ModelsView::select);
  connect(&list_->numbers(), &CellNumbers::whyAsked, this, &View::whyAsked);
}

void ModelsView::fill_menu(QMenu& menu) {
  auto* group = new QActionGroup(&menu);
  for (int index = 0; index < models_chart_count; ++index)
    choice_entry(menu, group, models_chart_name(nth(index)), nth(index) == choice().chart, this,
                 [this, index] { choose(nth(index)); });
  menu.addSeparator();
  const SnapshotPtr now = workspace().snapshot();
  if (!now->loop)
    add_latency_choice(menu);
  if (choice().chart != ModelsChart::over_warps)
    add_loop_axis_choice(menu, *now);
}

ModelsChoice ModelsView::choice() const {
  ModelsChoice choice = choice_of(workspace().document().models);
  choice.labels = labels_;
  return choice;
}

void ModelsView::propose(const QString& what, const ModelsPart& next) {
  workspace().propose(what, &Document::models, next, Shown::at_once);
}

std::vector<why::Section> ModelsView::sections() const {
  const Scenario& scenario = workspace().scenario();
  if (scenario.instruction_loop)
    return {};
  std::vector<why::Section> all = errors_.sections(scenario);
  const SnapshotPtr now = snapshot();
  if (!now || !now->results)
    return all;
  for (why::Section& section : model_numbers(*now, choice(), errors_, simulated()))
    all.push_back(std::move(section));
  all.push_back(pointed_numbers());
  return all;
}

QString ModelsView::asked_quantity() const {
  const QString cell = plot(0).underMouse() ? QString() : list_->asked();
  if (!cell.isEmpty())
    return cell;
  const bool loop = workspace().snapshot()->loop.has_value();
  const std::size_t model =
      loop && !is_derived_of_loops(choice().selected) ? *model_from("bound") : choice().selected;
  const QString pointed = first_quantity(pointed_numbers());
  return pointed.isEmpty() ? QString::fromStdString(
                                 why::model_quantity(model, choice().chart == ModelsChart::needed))
                           : pointed;
}

why::Section ModelsView::pointed_numbers() const {
  const SnapshotPtr now = snapshot();
  if (!now || !now->results || now->loop || !pointed_model_)
    return {};
  return model_pointed(*now, pointed_scenario(), choice(), *pointed_model_, simulated());
}

void ModelsView::choose(ModelsChart chart) {
  ModelsPart next = workspace().document().models;
  next.chart = chart;
  propose(tr("chart"), next);
}

void ModelsView::set_shown(std::size_t model, bool shown) {
  ModelsPart next = workspace().document().models;
  std::vector<std::size_t>& models = next.shown.emplace(choice().shown);
  std::erase(models, model);
  if (shown && models.size() < most_models_shown)
    models.insert(std::ranges::lower_bound(models, model), model);
  propose(tr("models shown"), next);
}

void ModelsView::select(std::size_t model) {
  ModelsPart next = workspace().document().models;
  next.selected = model;
  propose(tr("model"), next);
}

bool ModelsView::shows_simulation() const {
  const std::vector<std::size_t> shown = choice().shown;
  return std::ranges::find(shown, simulation_model()) != shown.end();
}

std::vector<Panel> ModelsView::panels(const Snapshot& snapshot) const {
  return {models_panel(snapshot, choice(), simulated())};
}

Figure ModelsView::description(const Snapshot& snapshot) const {
  errors_.update(snapshot);
  return models_description(snapshot, choice(), errors_, simulated());
}

bool ModelsView::has_room_for_names() const {
  return plot(0).width() >= label_room * fontMetrics().height() / 2;
}

void ModelsView::resizeEvent(QResizeEvent* event) {
  PlotView::resizeEvent(event);
  if (named_ != has_room_for_names())
    redraw();
}

void ModelsView::draw(const SnapshotPtr& snapshot) {
  errors_.update(*snapshot);
  ModelRows rows;
  if (snapshot->workload) {
    // The export has its names; on screen they need room.
    labels_ = named_ = has_room_for_names();
    rows = model_rows(*snapshot, choice(), errors_, simulated());
  }
  PlotView::draw(snapshot);
  labels_ = true;
  want_simulation(*snapshot);
  std::vector<std::size_t> waiting;
  if (asked_ || errors_.simulating())
    waiting.push_back(simulation_model());
  const FigureStyle shown = style().while_dragged(snapshot->draft);
  list_->show_rows(rows, choice(), shown, waiting);
  emit numbersChanged();
}

void ModelsView::want_simulation(const Snapshot& snapshot) {
  if (snapshot.draft || !snapshot.workload || !shows_simulation())
    return;
  const Scenario& wanted = snapshot.scenario();
  const LoopAxis axis = models_axis(snapshot, choice().chart);
  const bool there = simulated_ && holds_for(*simulated_, wanted, axis);
  const bool under_way = asked_ && holds_for(*asked_, wanted, axis);
  if (there || choice().chart == ModelsChart::needed) {
    errors_.simulate();
    return;
  }
  if (under_way)
    return;
  asked_ = SimulatedThroughput{wanted, axis};
  simulation_.cancel();
  pause_.start();
}

void ModelsView::simulate() {
  if (!asked_)
    return;
  simulation_.start(
      [this, asked = *asked_](const std::stop_token& stop, const Background::Progress&) {
        auto result = simulate_throughput(asked.scenario, asked.axis, stop);
        return std::function<void()>([this, result = std::move(result)] {
          asked_.reset();
          if (!result)
            return;
          simulated_ = *result;
          redraw();
        });
      });
}

std::optional<std::pair<std::size_t, double>> ModelsView::nearest_curve(const ModelValues& values,
                                                                        Point at) const {
  // The selected one among those that lie on each other.
  const ModelsChoice chosen = choice();
  std::vector<std::size_t> order = chosen.shown;
  std::ranges::stable_partition(order, [&](std::size_t each) { return each == chosen.selected; });
  std::optional<std::pair<std::size_t, double>> nearest;
  double least = 0;
  for (const std::size_t model : order)
    if (const std::optional<double> value = values.at(model, at.x)) {
      const double away = std::abs(*value - at.y);
      if (!nearest || away < least * (1 - 1e-9))
        nearest = {model, *value}, least = away;
    }
  return nearest;
}

PlaceReadout ModelsView::read(const Snapshot& snapshot, int, Point at) const {
  const ResolvedScenario& scenario = snapshot.scenario();
  const ModelValues values(snapshot, choice().chart, simulated());
  const LoopSweep& sweep = values.sweep();
  const LoopAxis axis = models_axis(snapshot, choice().chart);
  PlaceReadout place;
  place.alpha = sweep.alpha(at.x);
  place.warps =
      axis == LoopAxis::warps ? std::max(1.0, std::round(sweep.value(at.x))) : scenario.warps;
  const double x = axis == LoopAxis::warps ? sweep.place(place.warps) : at.x;
  const auto nearest = nearest_curve(values, {x, at.y});
  pointed_model_ = nearest ? std::optional(nearest->first) : std::nullopt;
  if (!nearest)
    return place;
  const QString warps = tr("%1 warps/SM").arg(number(place.warps));
  QStringList where;
  if (axis != LoopAxis::warps)
    where << sweep.words(x);
  else if (!scenario.instruction_loop)
    where << alpha_words(scenario.alpha);
  if (choice().chart != ModelsChart::needed)
    where << warps;
  place.snap = Point{x, nearest->second};
  place.text = tr("%1: %2\n%3 %4 %5")
                   .arg(model_name(nearest->first), where.join(tr(", ")), values.quantity(x),
                        number(nearest->second), values.unit(x));
  return place;
}

std::optional<Point> ModelsView::place_of(const Snapshot& snapshot, int, double alpha,
                                          double warps) const {
  const LoopAxis axis = models_axis(snapshot, choice().chart);
  const double there = axis == LoopAxis::warps ? warps : alpha;
  if (std::isnan(there) || (axis != LoopAxis::warps && axis != LoopAxis::alpha))
    return std::nullopt;
  const ModelValues values(snapshot, choice().chart, simulated());
  const double x = values.sweep().place(there);
  const auto value = values.at(choice().selected, x);
  return value ? std::optional(Point{x, *value}) : std::nullopt;
}

LoopAxis ModelsView::step_axis(const Snapshot& snapshot) const {
  return models_axis(snapshot, choice().chart);
}

Scenario ModelsView::dragged(const Scenario& scenario, Point to) const {
  const SnapshotPtr now = workspace().snapshot();
  if (!now->workload)
    return scenario;
  Scenario moved = LoopSweep(*now, models_axis(*now, choice().chart)).moved(to.x);
  if (choice().chart == ModelsChart::needed)
    moved.warps = LoopSweep(*now, LoopAxis::warps).moved(to.y).warps;
  return moved;
}

ViewInfo view_models() {
  return first_page(view_entry<ModelsView>("models", ModelsView::tr("Models"), 90,
                                           ViewQuestion::on_real_gpus,
                                           {"saturation_throughput",
                                            "saturation_warps_needed",
                                            "throughput",
                                            "warps_needed",
                                            "cuda_guide_throughput",
                                            "guide_refined_throughput",
                                            "guide_with_arithmetic_throughput",
                                            "hong_kim_throughput",
                                            "sim_throughput",
                                            "song_throughput",
                                            "zhang_owens_throughput",
                                            "gpumech_throughput",
                                            "adding_throughput",
                                            "overlapping_throughput",
                                            "no_bandwidth_limit_throughput",
                                            "roofline_throughput",
                                            "cuda_guide_warps_needed",
                                            "guide_refined_warps_needed",
                                            "guide_with_arithmetic_warps_needed",
                                            "hong_kim_warps_needed",
                                            "song_warps_needed",
                                            "zhang_owens_warps_needed",
                                            "adding_warps_needed",
                                            "overlapping_warps_needed",
                                            "no_bandwidth_limit_warps_needed"}),
                    ModelsView::tr("Models and measurements"));
}

} // namespace loom
