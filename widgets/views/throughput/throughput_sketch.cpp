#include "widgets/views/throughput/throughput_sketch.h"

#include "core/figure/build.h"
#include "core/scenario/parameters.h"

#include <array>
#include <cmath>

namespace loom {
namespace {

constexpr std::array all_bounds{Bottleneck::latency, Bottleneck::other, Bottleneck::arithmetic,
                                Bottleneck::issue};

double value_of(const Bounds& bounds, Bottleneck which) {
  switch (which) {
  case Bottleneck::latency:
    return bounds.latency;
  case Bottleneck::other:
    return bounds.other;
  case Bottleneck::arithmetic:
    return bounds.arithmetic;
  case Bottleneck::issue:
    return bounds.issue;
  }
  return 0;
}

/// Formula of a bound as the thesis writes it.
QString formula(Bottleneck which, int ilp) {
  if (which == Bottleneck::latency)
    return ilp > 1 ? QStringLiteral("n·%1/L").arg(ilp) : QStringLiteral("n/L");
  return {};
}

} // namespace

ThroughputSketch::ThroughputSketch(Panel& panel, const Scenario& scenario, const Results& results,
                                   bool against_alpha)
    : panel_(panel), scenario_(scenario), results_(results), against_alpha_(against_alpha) {}

void ThroughputSketch::minimum(const std::vector<double>& xs, Curve curve) const {
  curve.points = line(xs, [](const Bounds& at) { return at.throughput(); });
  add_clipped(panel_, std::move(curve));
}

void ThroughputSketch::each_bound(const std::vector<double>& xs) const {
  for (const Bottleneck which : all_bounds) {
    Curve curve;
    curve.id = std::string(to_string(which)) + "_bound";
    curve.role = bottleneck_role(which, scenario_.mix);
    curve.weight = which == results_.evaluation.bottleneck ? Weight::bold : Weight::normal;
    curve.label = label(which).toStdString();
    curve.parameter = parameter_of(which, scenario_.mix);
    curve.points = line(xs, [&](const Bounds& at) { return value_of(at, which); });
    if (!std::isfinite(curve.points.back().y) && !std::isfinite(curve.points.front().y))
      continue;
    add_clipped(panel_, std::move(curve));
  }
}

QString ThroughputSketch::label(Bottleneck which) const {
  QString text = bound_name(which, scenario_.mix);
  if (which == Bottleneck::latency)
    return text + QLatin1Char(' ') + formula(which, results_.model.ilp);
  if (!against_alpha_)
    text += QLatin1Char(' ') +
            number(shown(scenario_.warps, [&](const Bounds& at) { return value_of(at, which); }));
  return text;
}

} // namespace loom
