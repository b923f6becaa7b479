#include "core/figure/build.h"
#include "core/why/explain.h"
#include "core/why/section.h"
#include "widgets/texts/loop_text.h"
#include "widgets/texts/words.h"
#include "widgets/views/bands.h"
#include "widgets/views/comparison.h"
#include "widgets/views/loop_sweep.h"
#include "widgets/views/plot_view.h"
#include "widgets/views/throughput/simulated_throughput.h"
#include "widgets/views/throughput/throughput_figure.h"
#include "widgets/workspace/background.h"
#include "widgets/workspace/workspace.h"

#include <QMenu>
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
    setAccessibleDescription(tr(
        "Throughput against occupancy or arithmetic intensity: the best possible, and as measured "
        "kernels reach it. Arrow keys move the operating point."));
    pause_.setSingleShot(true);
    pause_.setInterval(150);
    connect(&pause_, &QTimer::timeout, this, [this] { simulate(); });
  }

  void fill_menu(QMenu& menu) override {
    const SnapshotPtr now = workspace().snapshot();
    add_axis_choice(menu, *now, throughput_axis(*now), true, [this](LoopAxis axis) {
      Scenario scenario = workspace().scenario();
      scenario.view.throughput_axis =
          axis == LoopAxis::warps ? ThroughputAxis::warps : ThroughputAxis::alpha;
      if (axis != LoopAxis::warps)
        scenario.view.loop_axis = axis;
      workspace().propose(tr("the horizontal axis"), scenario);
    });
    add_choice(menu, tr("Scale"), QStringLiteral("throughput_scale"));
    const bool loads = workspace().scenario().mix == Mix::global;
    if (now->loop)
      add_share_choice(menu);
    else
      add_choice(menu, tr("Throughput in"), QStringLiteral("throughput_unit"),
                 loads ? std::string() : "gigabytes");
    QAction* bounds = menu.addAction(tr("Each bound"), this, [this](bool on) {
      each_bound_ = on;
      redraw();
    });
    bounds->setCheckable(true);
    bounds->setChecked(each_bound_);
    add_choice(menu, tr("Occupancy in"), QStringLiteral("occupancy_unit"));
    if (!now->loop)
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
    std::vector<why::Section> all;
    const auto add = [&all](std::vector<why::Section> more) {
      for (why::Section& each : more)
        if (all.empty())
          all.push_back(std::move(each));
        else
          for (const why::QuantityPtr& quantity : each.quantities)
            all.front().quantities.push_back(quantity);
    };
    if (workspace().scenario().view.throughput_unit == ThroughputUnit::peak_share) {
      const QString unit = tr("% of the peak");
      add(in_unit_shown("fraction_of_peak", 100, unit));
      if (const auto peak = why::explain(pointed_scenario(), "peak"); peak && (*peak)->value > 0)
        add(in_unit_shown("saturation_throughput", 100 / (*peak)->value, unit));
      return all;
    }
    const ThroughputScale unit = throughput_scale(workspace().scenario(), pointed_scenario().alpha);
    add(in_unit_shown("throughput", unit.factor, unit.unit));
    add(in_unit_shown("saturation_throughput", unit.factor, unit.unit));
    return all;
  }

  [[nodiscard]] QVariantMap choices() const override { return {{"bounds", each_bound_}}; }
  void restore_choices(const QVariantMap& choices) override {
    if (const auto on = choices.find(QStringLiteral("bounds")); on != choices.end())
      each_bound_ = on->toBool();
    redraw();
  }

protected:
  [[nodiscard]] std::vector<Panel> panels(const Snapshot& snapshot) const override {
    const bool on_screen = &snapshot == this->snapshot().get();
    return {throughput_panel(snapshot, simulated_ ? &*simulated_ : nullptr,
                             {.band = band_,
                              .saturation = !each_bound_,
                              .before = before_drag(snapshot, 0),
                              .simulated_in = on_screen ? &simulated_in_ : nullptr})};
  }

  [[nodiscard]] Figure description(const Snapshot& snapshot) const override {
    return throughput_description(snapshot, !each_bound_);
  }

  void draw(const SnapshotPtr& snapshot) override {
    PlotView::draw(snapshot);
    if (std::ranges::find(plot(0).panel().curves, "simulated", &Curve::id) !=
        plot(0).panel().curves.end())
      simulated_in_ = plot(0).panel();
    const ResolvedScenario& scenario = snapshot->scenario();
    // Redone in the background once nothing moves; until then the one before stays.
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
            simulated_in_ = {};
            if (result)
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
    const ThroughputScale unit = shown_throughput(scenario, *numbers, place.alpha);
    place.snap = Point{x, state.throughput * unit.factor};
    const QString warps = tr("%1 warps/SM").arg(number(place.warps));
    const QString where = axis != LoopAxis::warps     ? sweep.words(x)
                          : scenario.instruction_loop ? QString()
                                                      : alpha_words(scenario.alpha);
    const QString there = where.isEmpty() ? warps : tr("%1, %2").arg(where, warps);
    const QString share = number(100 * state.fraction_of_peak);
    const bool of_peak = scenario.view.throughput_unit == ThroughputUnit::peak_share;
    const std::optional<double> saturated =
        each_bound_ || compares(snapshot) ? std::nullopt : saturated_at(snapshot, sweep, x);
    if (saturated && std::isfinite(*saturated)) {
      place.snap->y = *saturated * unit.factor;
      const QString reached = number(*saturated * unit.factor);
      const QString bound = formula(state, *numbers, place, scenario);
      place.text = of_peak
                       ? tr("%1\n%2 % of the peak at best, %3 % as measured kernels do\n%4")
                             .arg(there, share, reached, bound)
                       : tr("%1\n%2 %3 at best, %4 % of the peak; %5 as measured kernels do\n%6")
                             .arg(there, number(state.throughput * unit.factor), unit.unit, share,
                                  reached, bound);
      return place;
    }
    if (of_peak) {
      place.text = tr("%1\n%2 % of the peak\n%3")
                       .arg(there, share, formula(state, *numbers, place, scenario));
      return place;
    }
    place.text = tr("%1\n%2 %3, %4 % of the peak\n%5")
                     .arg(there, number(state.throughput * unit.factor), unit.unit, share,
                          formula(state, *numbers, place, scenario));
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

  [[nodiscard]] LoopAxis step_axis(const Snapshot& snapshot) const override {
    return throughput_axis(snapshot);
  }

  [[nodiscard]] Scenario dragged(const Scenario& scenario, Point to) const override {
    const SnapshotPtr now = workspace().snapshot();
    return now->workload ? LoopSweep(*now, throughput_axis(*now)).moved(to.x) : scenario;
  }

private:
  /// Of a loop, whose throughput has one unit else.
  void add_share_choice(QMenu& menu) {
    QAction* share = menu.addAction(tr("% of the peak"), this, [this](bool on) {
      Scenario scenario = workspace().scenario();
      scenario.view.throughput_unit = on ? ThroughputUnit::peak_share : ThroughputUnit::other_ipc;
      workspace().propose(tr("the unit of throughput"), scenario);
    });
    share->setCheckable(true);
    share->setChecked(workspace().scenario().view.throughput_unit == ThroughputUnit::peak_share);
  }

  double band_ = 0;
  bool each_bound_ = false; ///< in place of the least and gradual saturation
  Background simulation_;
  QTimer pause_; ///< the simulation begins when nothing has changed for a while
  std::optional<SimulatedThroughput> simulated_;
  std::optional<SimulatedThroughput> asked_; ///< being simulated; without points yet
  Panel simulated_in_;                       ///< as it was shown last

  /// The binding bound as the formula it comes from.
  static QString formula(const LoopEvaluation& state, const LoopNumbers& numbers,
                         const PlaceReadout& place, const ResolvedScenario& scenario) {
    const QString name = limit_look(state.limit, scenario, numbers).name;
    const QString bound = number(state.throughput);
    if (state.limit.kind == Limit::Kind::latency && numbers.block <= 0)
      return tr("%1 n·ILP/L = %2·%3/%4")
          .arg(name, number(place.warps), number(numbers.ilp), number(state.latency_cycles));
    if (scenario.instruction_loop)
      return tr("limited by %1").arg(name);
    const bool alone = std::isinf(place.alpha);
    if (state.limit == Limit::of(Resource::fp32))
      return (alone ? tr("%1 alu_thru = %2") : tr("%1 alu_thru/α = %2")).arg(name, bound);
    if (state.limit == Limit::of(Resource::issue))
      return alone ? tr("%1 issue_thru = %2").arg(name, bound)
                   : tr("%1 issue_thru/(α+%2) = %3")
                         .arg(name, number(scenario[Hardware::other_issue]->value), bound);
    return tr("%1 = %2 IPC/SM").arg(name, bound);
  }
};

} // namespace

ViewInfo view_throughput() {
  ViewInfo entry = view_entry<ThroughputView>(
      "throughput", ThroughputView::tr("Throughput"), 25, ViewQuestion::why_slow,
      {"throughput", "latency_bound", "other_bound", "arithmetic_bound", "issue_bound", "peak",
       "latency_cycles", "warps_needed", "fraction_of_peak", "saturation_throughput"},
      4);
  entry.key = ThroughputView::tr("T");
  return entry;
}

} // namespace loom
