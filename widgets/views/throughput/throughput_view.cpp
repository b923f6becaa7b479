#include "core/figure/build.h"
#include "core/why/section.h"
#include "widgets/texts/loop_text.h"
#include "widgets/texts/words.h"
#include "widgets/views/bands.h"
#include "widgets/views/loop_sweep.h"
#include "widgets/views/plot_view.h"
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
    const SnapshotPtr now = workspace().snapshot();
    if (of_loop(*now)) {
      add_axis_choice(menu, *now, throughput_axis(*now), true, [this](LoopAxis axis) {
        Scenario scenario = workspace().scenario();
        scenario.view.throughput_axis =
            axis == LoopAxis::warps ? ThroughputAxis::warps : ThroughputAxis::alpha;
        if (axis != LoopAxis::warps)
          scenario.view.loop_axis = axis;
        workspace().propose(tr("the horizontal axis"), scenario);
      });
    } else {
      add_choice(menu, tr("Horizontal axis"), QStringLiteral("throughput_axis"));
    }
    add_choice(menu, tr("Scale"), QStringLiteral("throughput_scale"));
    const bool loads = workspace().scenario().mix == Mix::global;
    if (!of_loop(*now))
      add_choice(menu, tr("Throughput in"), QStringLiteral("throughput_unit"),
                 loads ? std::string() : "gigabytes");
    add_choice(menu, tr("Occupancy in"), QStringLiteral("occupancy_unit"));
    if (!of_loop(*now)) {
      add_latency_choice(menu);
      add_sweep_choice(menu);
    }
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
    if (snapshot->draft || !snapshot->workload)
      return;
    const LoopAxis axis = throughput_axis(*snapshot);
    if ((simulated_ && holds_for(*simulated_, scenario, axis)) ||
        (asked_ && holds_for(*asked_, scenario, axis)))
      return;
    asked_ = SimulatedThroughput{scenario, axis};
    simulation_.cancel();
    pause_.start();
  }

  /// Simulates the curve of what was asked for last.
  void simulate() {
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

  [[nodiscard]] PlaceReadout read(const Snapshot& snapshot, int, Point at) const override {
    const ResolvedScenario& scenario = snapshot.scenario();
    const LoopAxis axis = throughput_axis(snapshot);
    const LoopSweep sweep(snapshot, axis);
    const double occupancy = occupancy_scale(scenario).factor;
    PlaceReadout place;
    place.alpha = sweep.alpha(at.x);
    place.warps =
        axis == LoopAxis::warps ? std::max(1.0, std::round(at.x / occupancy)) : scenario.warps;
    const double x = axis == LoopAxis::warps ? place.warps * occupancy : at.x;
    const auto numbers = sweep.numbers(x);
    if (!numbers)
      return place;
    const LoopEvaluation state = evaluate(*numbers, place.warps);
    const ThroughputScale unit = throughput_scale(scenario, place.alpha);
    place.snap = Point{x, state.throughput * unit.factor};
    const QString warps = tr("%1 warps/SM").arg(number(place.warps));
    const QString where = axis != LoopAxis::warps     ? sweep.words(x)
                          : scenario.instruction_loop ? QString()
                                                      : alpha_words(scenario.alpha);
    place.text =
        tr("%1\n%2 %3, %4 % of the peak\n%5")
            .arg(where.isEmpty() ? warps : tr("%1, %2").arg(where, warps),
                 number(state.throughput * unit.factor), unit.unit,
                 number(100 * state.fraction_of_peak), formula(state, *numbers, place, scenario));
    return place;
  }

  [[nodiscard]] std::optional<Point> place_of(const Snapshot& snapshot, int, double alpha,
                                              double warps) const override {
    const LoopAxis axis = throughput_axis(snapshot);
    const double there = axis == LoopAxis::warps ? warps : alpha;
    if (std::isnan(there) || (axis != LoopAxis::warps && axis != LoopAxis::alpha))
      return std::nullopt;
    const LoopSweep sweep(snapshot, axis);
    return read(snapshot, 0,
                {axis == LoopAxis::alpha ? alpha_place(sweep.axis(), there)
                                         : there * occupancy_scale(snapshot.scenario()).factor,
                 0})
        .snap;
  }

  [[nodiscard]] LoopAxis loop_axis(const Snapshot& snapshot) const override {
    return throughput_axis(snapshot);
  }

  [[nodiscard]] Scenario dragged(const Scenario& scenario, Point to) const override {
    const SnapshotPtr now = workspace().snapshot();
    return now->workload ? LoopSweep(*now, throughput_axis(*now)).moved(to.x) : scenario;
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

  /// The binding bound as the formula it comes from.
  static QString formula(const LoopEvaluation& state, const LoopNumbers& numbers,
                         const PlaceReadout& place, const ResolvedScenario& scenario) {
    const QString name = limit_look(state.limit, scenario, numbers).name;
    const QString bound = number(state.throughput);
    if (state.limit.kind == LoopLimit::Kind::latency && numbers.block <= 0)
      return tr("%1 n·ILP/L = %2·%3/%4")
          .arg(name, number(place.warps), number(numbers.ilp), number(state.latency_cycles));
    if (scenario.instruction_loop)
      return tr("limited by %1").arg(name);
    const bool alone = std::isinf(place.alpha);
    switch (bottleneck_of(state.limit)) {
    case Bottleneck::arithmetic:
      return (alone ? tr("%1 alu_thru = %2") : tr("%1 alu_thru/α = %2")).arg(name, bound);
    case Bottleneck::issue:
      return alone ? tr("%1 issue_thru = %2").arg(name, bound)
                   : tr("%1 issue_thru/(α+%2) = %3")
                         .arg(name, number(scenario[Hardware::other_issue]->value), bound);
    default:
      return tr("%1 = %2 IPC/SM").arg(name, bound);
    }
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
