#include "widgets/views/history/roofline_chart.h"

#include "core/figure/build.h"
#include "core/model/latency_roof.h"
#include "core/model/units.h"
#include "core/scenario/workload.h"
#include "core/why/explain.h"
#include "widgets/style/tr.h"
#include "widgets/texts/figure_head.h"
#include "widgets/texts/statuses.h"
#include "widgets/texts/words.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>

namespace loom {
namespace {

/// The scenario, its throughput in a unit that counts arithmetic.
Scenario counting_adds(Scenario scenario) {
  ThroughputUnit& unit = scenario.view.throughput_unit;
  if (unit != ThroughputUnit::adds && unit != ThroughputUnit::gigaflops)
    unit = ThroughputUnit::arithmetic_ipc;
  return scenario;
}

/// One roofline in the making.
class Roofline {
public:
  explicit Roofline(const Snapshot& snapshot)
      : scenario(counting_adds(snapshot.scenario())), results(*snapshot.results),
        unit(throughput_scale(scenario, 1)) {}

  /// Arithmetic throughput, as shown, of a bound that `pick` takes at α with `warps`.
  [[nodiscard]] double shown(double alpha, double warps, auto&& pick) const {
    if (alpha <= 0)
      return 0;
    return throughput_scale(scenario, alpha).factor * pick(bounds(results.model, alpha, warps));
  }
  [[nodiscard]] double roof(double alpha) const {
    return shown(alpha, 0, [](const Bounds& at) { return at.peak(); });
  }
  [[nodiscard]] double latency(double alpha, double warps) const {
    return shown(alpha, warps, [](const Bounds& at) { return at.latency; });
  }
  [[nodiscard]] double reached(double alpha) const {
    return shown(alpha, scenario.warps, [](const Bounds& at) { return at.throughput(); });
  }

  const Scenario scenario;
  const Results& results;
  const ThroughputScale unit;
};

std::vector<Point> line(const std::vector<double>& alphas, auto&& value) {
  std::vector<Point> points;
  points.reserve(alphas.size());
  for (const double alpha : alphas)
    points.push_back({alpha, value(alpha)});
  return points;
}

/// Occupancies drawn thin beside the one at hand: 8, 16, 32 and what the SM holds.
std::vector<int> guides(const Scenario& scenario) {
  const int most = static_cast<int>(max_warps(scenario).value_or(64));
  std::vector<int> warps;
  for (const int each : {8, 16, 32, most})
    if (each <= most && each != scenario.warps && std::ranges::find(warps, each) == warps.end())
      warps.push_back(each);
  return warps;
}

void add_limit(Panel& panel, const Roofline& of, const std::vector<double>& alphas,
               Resource which) {
  const Redundant& redundant = of.results.redundant;
  const Mix mix = of.scenario.mix;
  const Limit limit = Limit::of(which);
  if (of_mix<bool>(limit, {false, redundant.other, redundant.arithmetic, redundant.issue}))
    return;
  add_clipped(panel,
              {.id = std::string(of_mix(limit, bottleneck_words)) + "_roof",
               .label = bound_name(limit, mix).toStdString(),
               .role = limit_role(limit, mix),
               .points = line(alphas, [&](double alpha) {
                 return of.shown(alpha, 0, [&limit](const Bounds& at) {
                   return of_mix<double>(limit, {at.latency, at.other, at.arithmetic, at.issue});
                 });
               })});
}

/// What the warps at hand leave unused: between their latency roof and the others.
void add_lost(Panel& panel, const Roofline& of, const std::vector<double>& alphas) {
  std::vector<Point> above, below;
  for (const double alpha : alphas) {
    const double roof = of.roof(alpha), reached = of.reached(alpha);
    if (reached > roof * (1 - 1e-9) && above.empty())
      continue;
    above.push_back({alpha, std::clamp(roof, panel.y.min, panel.y.max)});
    below.push_back({alpha, std::clamp(reached, panel.y.min, panel.y.max)});
    if (reached > roof * (1 - 1e-9))
      break;
  }
  if (above.size() < 2)
    return;
  above.insert(above.end(), below.rbegin(), below.rend());
  panel.areas.push_back({.id = "lost",
                         .label = tr("lost to latency").toStdString(),
                         .role = Role::latency,
                         .outline = std::move(above)});
}

QString words(const Roofline& of, const std::vector<double>& touches) {
  const Scenario& scenario = of.scenario;
  const QString warps = number(scenario.warps);
  const auto& top = of.results.cusp.cusp;
  if (touches.size() == 2)
    return tr("%1 warps/SM hide latency up to α = %2 and from α = %3 on; between them their "
              "latency roof lies below the others.")
        .arg(warps, number(touches.front()), number(touches.back()));
  if (touches.empty())
    return top && scenario.warps < top->warps
               ? tr("%1 warps/SM hide latency at no α: their latency roof lies below the others "
                    "everywhere.")
                     .arg(warps)
               : tr("%1 warps/SM hide latency at every α: their latency roof lies above the "
                    "others.")
                     .arg(warps);
  const bool from =
      touches.size() == 1 && of.latency(2 * touches[0], scenario.warps) >= of.roof(2 * touches[0]);
  return (from ? tr("%1 warps/SM hide latency from α = %2 on.")
               : tr("%1 warps/SM hide latency up to α = %2."))
      .arg(warps, number(touches.front()));
}

} // namespace

HistoryDrawing draw_roofline(const Snapshot& snapshot) {
  const Roofline of(snapshot);
  const Scenario& scenario = of.scenario;
  const double warps = scenario.warps;
  HistoryDrawing drawing;
  Panel& panel = drawing.panel;
  panel.x = {.label = QCoreApplication::translate("HistoryView", "arithmetic intensity α",
                                                  "beside a long unit")
                          .toStdString(),
             .unit = scenario.mix == Mix::global ? tr("adds per load").toStdString() : "",
             .kind = AxisKind::log,
             .min = 0.1,
             .max = 1e4};
  const std::vector<double> touches = latency_touches(of.results.model, warps);
  std::vector<double> turns = touches;
  if (const auto& top = of.results.cusp.cusp)
    turns.push_back(top->alpha);
  const std::vector<double> alphas = alpha_samples(panel.x, snapshot.draft ? 65 : 257, turns);
  std::vector<int> thin = guides(scenario);
  double low = std::min(of.roof(panel.x.min), of.latency(panel.x.min, warps));
  double high = std::max(of.roof(panel.x.max), of.latency(panel.x.max, warps));
  for (const int each : thin) {
    low = std::min(low, of.latency(panel.x.min, each));
    high = std::max(high, of.latency(panel.x.max, each));
  }
  panel.y = {.label = of.unit.quantity.toStdString(),
             .unit = of.unit.unit.toStdString(),
             .kind = AxisKind::log,
             .min = low / 1.5,
             .max = high * 1.5};

  add_lost(panel, of, alphas);
  for (const int each : thin)
    add_clipped(panel,
                {.id = "latency_" + std::to_string(each),
                 .label = tr("%1 warps").arg(each).toStdString(),
                 .role = Role::guide,
                 .weight = Weight::thin,
                 .points = line(alphas, [&](double alpha) { return of.latency(alpha, each); })});
  for (const Resource which : {resource_of(scenario.mix), Resource::fp32, Resource::issue})
    add_limit(panel, of, alphas, which);
  add_clipped(panel,
              {.id = "latency_roof",
               .label = tr("latency, %1 warps").arg(scenario.warps).toStdString(),
               .role = Role::latency,
               .points = line(alphas, [&](double alpha) { return of.latency(alpha, warps); })});
  add_clipped(panel, {.id = "reached",
                      .label = tr("reached").toStdString(),
                      .role = Role::model,
                      .weight = Weight::bold,
                      .points = line(alphas, [&](double alpha) { return of.reached(alpha); })});
  // Next to each other only the words tell them apart.
  const bool apart = touches.size() < 2 || touches.back() > 2 * touches.front();
  for (const double alpha : touches)
    if (alpha > panel.x.min && alpha < panel.x.max)
      panel.marks.push_back({.id = "touch",
                             .label = apart ? alpha_words(alpha).toStdString() : "",
                             .kind = MarkKind::limit,
                             .role = Role::latency,
                             .at = {alpha, of.roof(alpha)}});
  panel.marks.push_back({.id = "operating_point",
                         .kind = MarkKind::operating_point,
                         .at = read_roofline(snapshot, panel, scenario.alpha).at});
  drawing.words = words(of, touches);
  drawing.sources = scenario_sources(scenario);
  add_source(drawing.sources, thesis("§4.1"));
  return drawing;
}

Figure roofline_figure(const Snapshot& snapshot) {
  HistoryDrawing drawing = draw_roofline(snapshot);
  Figure figure;
  figure.id = "roofline-latency";
  figure.title = tr("Roofline with the latency roof, %1, %2 warps/SM")
                     .arg(QString::fromStdString(snapshot.scenario().gpu->name))
                     .arg(snapshot.scenario().warps)
                     .toStdString();
  figure.caption =
      drawing.words.toStdString() + ' ' + parameter_words(snapshot.scenario()).toStdString();
  figure.footnotes = {drawing.words.toStdString()};
  add_numbers(figure, snapshot.scenario());
  add_source(figure.sources, thesis("§4.1"));
  note_statuses(figure);
  figure.panels.push_back(std::move(drawing.panel));
  return figure;
}

RooflineReading read_roofline(const Snapshot& snapshot, const Panel& panel, double alpha) {
  const Roofline of(snapshot);
  const Scenario& scenario = of.scenario;
  const Evaluation state = evaluate(of.results.model, alpha, scenario.warps);
  const double value = of.reached(alpha);
  RooflineReading reading;
  reading.alpha = alpha;
  reading.at = {std::clamp(alpha, panel.x.min, panel.x.max),
                std::clamp(value, panel.y.min, panel.y.max)};
  QString intensity = alpha_words(alpha);
  if (scenario.mix == Mix::global && scenario.access == "coalesced" && std::isfinite(alpha))
    intensity += tr(" (%1 flop/B)").arg(number(alpha / bytes_per_lane));
  reading.text = tr("%1, %2 warps/SM: %3 %4, %5 % of the roof\n%6; L = %7 cycles, latency roof %8")
                     .arg(intensity)
                     .arg(scenario.warps)
                     .arg(number(value), of.unit.unit, number(100 * state.fraction_of_peak),
                          limit_read_out(limit_of(state.bottleneck, scenario.mix), scenario.mix),
                          number(state.latency_cycles), number(of.latency(alpha, scenario.warps)));
  return reading;
}

why::Section roofline_numbers(const Scenario& scenario, double alpha) {
  why::Section section{"pointed", LOOM_TEXT("In the unit shown"), {}};
  Scenario shown = counting_adds(scenario);
  shown.alpha = alpha;
  Scenario plain = shown;
  plain.view.throughput_unit = ThroughputUnit::arithmetic_ipc;
  const ThroughputScale unit = throughput_scale(shown, alpha);
  const double factor = unit.factor / throughput_scale(plain, alpha).factor;
  if (!(alpha > 0) || !std::isfinite(alpha) || factor == 1)
    return section;
  for (const char* id : {"arithmetic_ipc", "roof", "latency_roof"})
    if (const auto quantity = why::explain(shown, id))
      section.quantities.push_back(prefixed(
          why::explain_in_unit(shown, *quantity, factor, unit.unit.toStdString()), "pointed."));
  return section;
}

} // namespace loom
