#include "core/figure/build.h"
#include "core/why/section.h"
#include "widgets/texts/loop_text.h"
#include "widgets/texts/words.h"
#include "widgets/views/bands.h"
#include "widgets/views/loop_sweep.h"
#include "widgets/views/plot_view.h"
#include "widgets/views/throughput/loop_throughput.h"
#include "widgets/views/throughput/simulated_throughput.h"
#include "widgets/views/throughput/throughput_figure.h"
#include "widgets/workspace/background.h"
#include "widgets/workspace/workspace.h"

#include <QTimer>

#include <algorithm>
#include <cmath>
#include <functional>
#include <optional>

namespace loom {
namespace {

class ThroughputView final : public PlotView {
  Q_DECLARE_TR_FUNCTIONS(ThroughputView)
public:
  ThroughputView(Workspace& workspace, QWidget* parent) : PlotView(workspace, parent, 1) {
    setAccessibleName(tr("Throughput"));
    setAccessibleDescription(
        tr("Throughput bounds against occupancy or arithmetic intensity. Arrow keys move the "
           "operating point."));
    pause_.setSingleShot(true);
    pause_.setInterval(150);
    connect(&pause_, &QTimer::timeout, this, [this] { simulate(); });
  }

  void fill_menu(QMenu& menu) override {
    if (const SnapshotPtr now = workspace().snapshot(); of_loop(*now)) {
      add_axis_choice(menu, *now, loop_throughput_axis(*now), true, [this](LoopAxis axis) {
        Scenario scenario = workspace().scenario();
        scenario.view.throughput_axis =
            axis == LoopAxis::warps ? ThroughputAxis::warps : ThroughputAxis::alpha;
        if (axis != LoopAxis::warps)
          scenario.view.loop_axis = axis;
        workspace().propose(tr("the horizontal axis"), scenario);
      });
      add_choice(menu, tr("Scale"), QStringLiteral("throughput_scale"));
      add_choice(menu, tr("Occupancy in"), QStringLiteral("occupancy_unit"));
      return;
    }
    add_choice(menu, tr("Horizontal axis"), QStringLiteral("throughput_axis"));
    add_choice(menu, tr("Scale"), QStringLiteral("throughput_scale"));
    const bool loads = workspace().scenario().mix == Mix::global;
    add_choice(menu, tr("Throughput in"), QStringLiteral("throughput_unit"),
               loads ? std::string() : "gigabytes");
    add_choice(menu, tr("Occupancy in"), QStringLiteral("occupancy_unit"));
    add_latency_choice(menu);
    add_sweep_choice(menu);
    add_band_choice(menu, band_, [this](double by) {
      band_ = by;
      redraw();
    });
  }

  [[nodiscard]] std::vector<why::Section> sections() const override {
    if (workspace().scenario().instruction_loop)
      return {};
    const ThroughputScale unit = throughput_scale(workspace().scenario(), pointed_scenario().alpha);
    return in_unit_shown("throughput", unit.factor, unit.unit);
  }

protected:
  [[nodiscard]] bool knows_loops() const override { return true; }

  [[nodiscard]] std::vector<Panel> panels(const Snapshot& snapshot) const override {
    return {throughput_panel(snapshot, simulated_ ? &*simulated_ : nullptr, band_)};
  }

  [[nodiscard]] Figure description(const Snapshot& snapshot) const override {
    return throughput_description(snapshot);
  }

  void draw(const SnapshotPtr& snapshot) override {
    PlotView::draw(snapshot);
    const ResolvedScenario& scenario = snapshot->scenario();
    // Redone in the background once nothing moves; until then there is none.
    if (snapshot->draft || snapshot->loop || !snapshot->results ||
        (simulated_ && holds_for(*simulated_, scenario)) ||
        (asked_ && holds_for(*asked_, scenario)))
      return;
    asked_ = SimulatedThroughput{scenario, {}};
    simulation_.cancel();
    pause_.start();
  }

  /// Simulates the curve of what was asked for last.
  void simulate() {
    if (!asked_)
      return;
    simulation_.start([this, scenario = asked_->scenario](const std::stop_token& stop,
                                                          const Background::Progress&) {
      auto result = simulate_throughput(scenario, stop);
      return std::function<void()>([this, result = std::move(result)] {
        asked_.reset();
        if (!result)
          return;
        simulated_ = *result;
        redraw();
      });
    });
  }

  [[nodiscard]] PlaceReadout read(const Snapshot& snapshot, int, Point at) const override {
    if (of_loop(snapshot))
      return read_loop(snapshot, at.x);
    const ResolvedScenario& scenario = snapshot.scenario();
    PlaceReadout place;
    place.alpha = over_alpha(scenario) ? alpha_at(alpha_axis(), at.x) : scenario.alpha;
    place.warps = over_alpha(scenario)
                      ? scenario.warps
                      : std::max(1.0, std::round(at.x / occupancy_scale(scenario).factor));
    const Evaluation state = evaluate(snapshot.results->model, place.alpha, place.warps);
    const ThroughputScale unit = throughput_scale(scenario, place.alpha);
    const double value = state.bounds.throughput() * unit.factor;
    place.snap =
        Point{over_alpha(scenario) ? at.x : place.warps * occupancy_scale(scenario).factor, value};
    const double part = state.fraction_of_peak;
    place.text = tr("%1, %2 warps/SM\n%3 %4, %5 % of the peak\n%6")
                     .arg(alpha_words(place.alpha), number(place.warps), number(value), unit.unit,
                          number(100 * part), formula(state, scenario));
    return place;
  }

  [[nodiscard]] std::optional<Point> place_of(const Snapshot& snapshot, int, double alpha,
                                              double warps) const override {
    if (of_loop(snapshot)) {
      const LoopAxis axis = loop_throughput_axis(snapshot);
      const double there = axis == LoopAxis::warps ? warps : alpha;
      if (std::isnan(there) || (axis != LoopAxis::warps && axis != LoopAxis::alpha))
        return std::nullopt;
      const LoopSweep sweep(snapshot, axis);
      const double x = axis == LoopAxis::alpha
                           ? alpha_place(sweep.axis(), there)
                           : there * occupancy_scale(snapshot.scenario()).factor;
      return read_loop(snapshot, x).snap;
    }
    const ResolvedScenario& scenario = snapshot.scenario();
    const double x = over_alpha(scenario) ? alpha : warps;
    if (std::isnan(x))
      return std::nullopt;
    const double at_alpha = over_alpha(scenario) ? alpha : scenario.alpha;
    const double at_warps = over_alpha(scenario) ? scenario.warps : warps;
    const double value = bounds(snapshot.results->model, at_alpha, at_warps).throughput() *
                         throughput_scale(scenario, at_alpha).factor;
    return Point{over_alpha(scenario) ? alpha_place(alpha_axis(), alpha)
                                      : warps * occupancy_scale(scenario).factor,
                 value};
  }

  [[nodiscard]] LoopAxis loop_axis(const Snapshot& snapshot) const override {
    return loop_throughput_axis(snapshot);
  }

  [[nodiscard]] Scenario dragged(const Scenario& scenario, Point to) const override {
    if (const SnapshotPtr now = workspace().snapshot(); of_loop(*now))
      return LoopSweep(*now, loop_throughput_axis(*now)).moved(to.x);
    return over_alpha(scenario)
               ? dragged_to_alpha(scenario, alpha_at(alpha_axis(), to.x))
               : dragged_to_warps(scenario, to.x / occupancy_scale(scenario).factor);
  }

  [[nodiscard]] QString key_parameter(Qt::Orientation direction) const override {
    const bool along = direction == Qt::Horizontal;
    return along == over_alpha(workspace().scenario()) ? QStringLiteral("alpha")
                                                       : QStringLiteral("warps");
  }

private:
  double band_ = 0;
  Background simulation_;
  QTimer pause_; ///< the simulation begins when nothing has changed for a while
  std::optional<SimulatedThroughput> simulated_;
  std::optional<SimulatedThroughput> asked_; ///< being simulated; without points yet

  static bool over_alpha(const Scenario& scenario) {
    return scenario.view.throughput_axis == ThroughputAxis::alpha;
  }

  /// What to say of a loop at a place of the axis.
  PlaceReadout read_loop(const Snapshot& snapshot, double x) const {
    const LoopAxis axis = loop_throughput_axis(snapshot);
    const LoopSweep sweep(snapshot, axis);
    PlaceReadout place;
    place.alpha = axis == LoopAxis::alpha ? alpha_at(sweep.axis(), x) : std::nan("");
    place.warps = sweep.warps(x);
    const auto state = sweep.evaluation(x);
    if (!state)
      return place;
    place.snap = Point{x, state->throughput};
    const QString at = axis == LoopAxis::warps
                           ? sweep.words(x)
                           : tr("%1, %2 warps/SM").arg(sweep.words(x), number(place.warps));
    place.text = tr("%1\n%2 iterations/cycle/SM, %3 % of the peak\nlimited by %4")
                     .arg(at, number(state->throughput), number(100 * state->fraction_of_peak),
                          limit_words(state->limit, (*snapshot.loop)->numbers));
    return place;
  }

  /// The binding bound as the formula it comes from.
  static QString formula(const Evaluation& state, const ResolvedScenario& scenario) {
    QString name = bound_name(state.bottleneck, scenario.mix);
    switch (state.bottleneck) {
    case Bottleneck::latency:
      return tr("%1 n·ILP/L = %2·%3/%4")
          .arg(name, number(state.warps))
          .arg(scenario.ilp)
          .arg(number(state.latency_cycles));
    case Bottleneck::other:
      return tr("%1 = %2 IPC/SM").arg(name, number(state.bounds.other));
    case Bottleneck::arithmetic:
      return (std::isinf(state.alpha) ? tr("%1 alu_thru = %2") : tr("%1 alu_thru/α = %2"))
          .arg(name, number(state.bounds.arithmetic));
    case Bottleneck::issue:
      return std::isinf(state.alpha)
                 ? tr("%1 issue_thru = %2").arg(name, number(state.bounds.issue))
                 : tr("%1 issue_thru/(α+%2) = %3")
                       .arg(name, number(scenario[Hardware::other_issue]->value),
                            number(state.bounds.issue));
    }
    return name;
  }
};

} // namespace

ViewInfo view_throughput() {
  return view_entry<ThroughputView>(
      "throughput", ThroughputView::tr("Throughput"), 1, ViewQuestion::why_slow,
      {"throughput", "latency_bound", "other_bound", "arithmetic_bound", "issue_bound", "peak",
       "latency_cycles", "warps_needed", "fraction_of_peak"},
      1);
}

} // namespace loom
