#include "widgets/views/loop_sweep.h"

#include "core/figure/build.h"
#include "core/scenario/instruction_loop.h"
#include "core/scenario/parameters.h"
#include "widgets/look/controls.h"
#include "widgets/style/tr.h"
#include "widgets/texts/loop_text.h"
#include "widgets/texts/words.h"

#include <QActionGroup>
#include <QMenu>

#include <algorithm>
#include <array>
#include <cmath>

namespace loom {

namespace {

constexpr std::array<double, 3> widths{4, 8, 16};

/// Where a workload is on the axis; a mix is on that of α and of warps.
double place_of(const Scenario& scenario, const LoopNumbers& numbers, LoopAxis axis) {
  return scenario.instruction_loop
             ? place_on_axis(*scenario.instruction_loop, numbers, scenario.warps, axis)
         : axis == LoopAxis::warps ? scenario.warps
                                   : scenario.alpha;
}

/// How far warps, chains and stages are drawn.
double right_end(const Scenario& scenario, const Workload& workload, LoopAxis axis) {
  const LoopEvaluation& now = workload.evaluation;
  const auto beyond = [](double needed, double most) {
    return std::isfinite(needed) ? std::min(1.08 * needed, most) : 0;
  };
  double right = 0;
  if (axis == LoopAxis::warps)
    right = std::max(
        {max_warps(scenario).value_or(16), 1.0 * scenario.warps, beyond(now.warps_needed, 1024)});
  else if (axis == LoopAxis::ilp)
    right = std::max({8.0, 1.0 * scenario.instruction_loop->ilp, beyond(now.ilp_needed, 64)});
  else
    right = std::max({8.0, place_of(scenario, workload.numbers, axis),
                      beyond(now.stages_needed.value_or(0), 64)});
  return std::ceil(right / 8) * 8;
}

bool has(const Snapshot& snapshot, LoopAxis axis) {
  return has_axis(snapshot.scenario(), snapshot.workload->numbers, axis);
}

} // namespace

void keep_range(Axis& axis, const Axis& other) {
  if (axis.kind != other.kind || axis.unit != other.unit)
    return;
  axis.min = other.min;
  axis.max = other.max;
}

bool has_axis(const Scenario& scenario, const LoopNumbers& numbers, LoopAxis axis) {
  return axis == LoopAxis::warps     ? true
         : scenario.instruction_loop ? has_axis(*scenario.instruction_loop, numbers, axis)
                                     : axis == LoopAxis::alpha;
}

LoopAxis chosen_axis(const Snapshot& snapshot) {
  if (!snapshot.workload)
    return LoopAxis::alpha;
  const LoopAxis wanted = snapshot.scenario().view.loop_axis;
  for (const LoopAxis axis : {wanted, LoopAxis::alpha, LoopAxis::ilp, LoopAxis::stages})
    if (axis != LoopAxis::warps && has(snapshot, axis))
      return axis;
  return LoopAxis::ilp;
}

void add_axis_choice(QMenu& menu, const Snapshot& snapshot, LoopAxis current, bool with_warps,
                     const std::function<void(LoopAxis)>& chosen) {
  std::vector<LoopAxis> axes;
  for (const LoopAxisInfo& info : loop_axis_table())
    if (info.axis == LoopAxis::warps ? with_warps : snapshot.workload && has(snapshot, info.axis))
      axes.push_back(info.axis);
  if (axes.size() < 2)
    return;
  QMenu* submenu = menu.addMenu(tr("Horizontal axis"));
  auto* group = new QActionGroup(submenu);
  for (const LoopAxis axis : axes)
    choice_entry(*submenu, group, axis_title(axis), axis == current, &menu,
                 [chosen, axis] { chosen(axis); });
}

LoopSweep::LoopSweep(const Snapshot& snapshot, LoopAxis axis)
    : LoopSweep(snapshot.scenario(), *snapshot.workload, axis, snapshot.draft) {}

LoopSweep::LoopSweep(const Snapshot& snapshot, const ComparedPin& compared, LoopAxis axis)
    : LoopSweep(compared.scenario, compared.workload, axis, snapshot.draft) {}

LoopSweep::LoopSweep(const ResolvedScenario& scenario, const Workload& workload, LoopAxis axis,
                     bool draft)
    : scenario_(scenario), workload_(workload), along_(axis), draft_(draft),
      gpu_(scenario.instruction_loop ? kept_gpu_as_set(scenario) : scenario.gpu) {
  const std::string label = axis_title(axis).toStdString();
  switch (axis) {
  case LoopAxis::alpha:
    shown_ = alpha_axis(tr("arithmetic intensity α").toStdString());
    break;
  case LoopAxis::warps: {
    const OccupancyScale unit = occupancy_scale(scenario);
    factor_ = unit.factor;
    shown_ = {.label = tr("occupancy").toStdString(),
              .unit = unit.unit.toStdString(),
              .min = 0,
              .max = right_end(scenario, workload, axis) * factor_};
    break;
  }
  case LoopAxis::ilp:
  case LoopAxis::stages:
    shown_ = {.label = label, .min = 1, .max = right_end(scenario, workload, axis)};
    break;
  case LoopAxis::l1:
  case LoopAxis::l2:
    factor_ = 100;
    shown_ = {.label = label, .unit = "%", .min = 0, .max = 100};
    break;
  case LoopAxis::width:
    shown_ = {.label = label, .unit = "B", .kind = AxisKind::log2, .min = 4, .max = 16};
    break;
  }
}

double LoopSweep::value(double place) const {
  if (along_ == LoopAxis::alpha)
    return alpha_at(shown_, place);
  const double value = place / factor_;
  if (along_ == LoopAxis::width)
    return *std::ranges::min_element(widths, {}, [value](double width) {
      return std::abs(std::log(width / std::max(value, 1e-9)));
    });
  const LoopAxisInfo& info = loop_axis_info(along_);
  // A count of warps may lie between two: bounds are lines.
  const double kept = info.whole && along_ != LoopAxis::warps ? std::round(value) : value;
  return std::clamp(kept, along_ == LoopAxis::warps ? 0.0 : info.min, info.max);
}

std::vector<double> LoopSweep::samples() const {
  if (along_ == LoopAxis::width)
    return {widths.begin(), widths.end()};
  if (along_ == LoopAxis::alpha) {
    std::vector<double> turns;
    for (const LoopStretch& stretch : loop_stretches(workload_.numbers))
      turns.push_back(stretch.from);
    return alpha_samples(shown_, draft_ ? 65 : 257, turns);
  }
  const bool whole = along_ == LoopAxis::ilp || along_ == LoopAxis::stages;
  const int count = whole ? static_cast<int>(shown_.max - shown_.min) : draft_ ? 32 : 128;
  std::vector<double> samples;
  for (int i = 0; i <= count; ++i)
    samples.push_back(shown_.min + (shown_.max - shown_.min) * i / count);
  if (along_ == LoopAxis::warps) {
    const double knee = workload_.evaluation.warps_needed * factor_;
    if (knee > shown_.min && knee < shown_.max)
      samples.insert(std::ranges::upper_bound(samples, knee), knee);
  }
  return samples;
}

double LoopSweep::place(double value) const {
  return along_ == LoopAxis::alpha ? alpha_place(shown_, value) : value * factor_;
}

double LoopSweep::place() const { return place(place_of(scenario_, workload_.numbers, along_)); }

double LoopSweep::alpha(double place) const {
  return along_ == LoopAxis::alpha    ? value(place)
         : scenario_.instruction_loop ? std::nan("")
                                      : scenario_.alpha;
}

std::optional<LoopNumbers> LoopSweep::numbers(double place) const {
  const LoopNumbers& own = workload_.numbers;
  if (along_ == LoopAxis::warps)
    return own;
  if (along_ == LoopAxis::alpha)
    return with_alpha(own, value(place));
  const std::optional<Loop> there = along(*scenario_.instruction_loop, along_, value(place));
  if (!there)
    return std::nullopt;
  Result<LoopNumbers> found = loop_numbers<double>(*there, *gpu_);
  return found ? std::optional(*std::move(found)) : std::nullopt;
}

double LoopSweep::warps(double place) const {
  return along_ == LoopAxis::warps ? value(place) : scenario_.warps;
}

std::optional<LoopEvaluation> LoopSweep::evaluation(double place) const {
  const auto there = numbers(place);
  return there ? std::optional(evaluate(*there, warps(place))) : std::nullopt;
}

QString LoopSweep::words(double place) const {
  const double at = value(place);
  switch (along_) {
  case LoopAxis::alpha:
    return alpha_words(at);
  case LoopAxis::warps:
    return QStringLiteral("%1 %2").arg(number(at * factor_), QString::fromStdString(shown_.unit));
  case LoopAxis::ilp:
    return tr("ILP %1").arg(number(at));
  case LoopAxis::stages:
    return tr("%1 stages").arg(number(at));
  case LoopAxis::l1:
    return tr("%1 % served by L1").arg(number(100 * at));
  case LoopAxis::l2:
    return tr("%1 % served by L2").arg(number(100 * at));
  case LoopAxis::width:
    return tr("%1 B a thread").arg(number(at));
  }
  return {};
}

Scenario LoopSweep::moved(double place) const {
  Scenario scenario = scenario_;
  double to = value(place);
  if (to == place_of(scenario_, workload_.numbers, along_))
    return scenario;
  if (along_ == LoopAxis::warps) {
    scenario.warps =
        static_cast<int>(std::clamp(std::round(to), 1.0, max_warps(scenario).value_or(1024)));
    return scenario;
  }
  if (along_ == LoopAxis::alpha) {
    // Through the slider's rounding, so that dragging gives numbers one can read.
    const ParameterInfo& info = *find_parameter("alpha");
    to = slider_value(info, slider_position(info, to));
    return at_alpha(std::move(scenario), workload_.numbers, to);
  }
  if (auto there = along(*scenario.instruction_loop, along_, std::round(to * 100) / 100))
    scenario.instruction_loop = std::move(there);
  return scenario;
}

Scenario LoopSweep::stepped(int steps) const {
  const double now = place_of(scenario_, workload_.numbers, along_);
  double to = now + steps;
  if (along_ == LoopAxis::alpha) // not where a hand would put it: a step back leads where one was
    return at_alpha(scenario_, workload_.numbers,
                    loom::stepped(*find_parameter("alpha"), now, steps));
  if (along_ == LoopAxis::width)
    to = std::clamp(now * std::pow(2.0, steps), widths.front(), widths.back());
  else if (along_ == LoopAxis::l1 || along_ == LoopAxis::l2)
    to = std::clamp(now + 0.01 * steps, 0.0, 1.0);
  return moved(this->place(to));
}

} // namespace loom
