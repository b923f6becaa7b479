#include "core/base/number.h"
#include "widgets/style/tr.h"
#include "widgets/texts/words.h"
#include "widgets/views/history/wall_chart.h"

#include <cmath>

namespace loom {
namespace {

void add_halvings(Panel& panel) {
  for (int halvings = 1; halvings < 8; ++halvings) {
    const double ratio = std::exp2(-halvings);
    if (ratio > panel.y.min && ratio < panel.y.max)
      panel.curves.push_back({.id = "halving_" + std::to_string(halvings),
                              .label = "1/" + std::to_string(1 << halvings),
                              .role = Role::guide,
                              .weight = Weight::hair,
                              .points = {{panel.x.min, ratio}, {panel.x.max, ratio}}});
  }
}

} // namespace

Panel wall_panel(double from, double to, double low, double high) {
  Panel panel;
  panel.x = {.label = tr("release").toStdString(),
             .unit = tr("year").toStdString(),
             .min = std::floor(from),
             .max = std::ceil(to)};
  panel.y = {.label = tr("memory / arithmetic").toStdString(),
             .unit = tr("B/core/cycle").toStdString(),
             .kind = AxisKind::log,
             .min = low,
             .max = high};
  add_halvings(panel);
  return panel;
}

Curve wall_dots(const std::string& id, const QString& label, Role role,
                std::span<const WallPoint> points) {
  Curve curve{.id = id, .label = label.toStdString(), .role = role, .dots = true};
  for (const WallPoint& point : points)
    curve.points.push_back({point.date, point.ratio});
  return curve;
}

Curve wall_line(const std::string& id, const WallFit& fit, Role role, double from, double to) {
  return {.id = id,
          .label = tr("%1× a year").arg(number(fit.rates().factor)).toStdString(),
          .role = role,
          .points = {{from, fit.ratio(from)}, {to, fit.ratio(to)}}};
}

Area wall_band(const std::string& id, const WallFit& fit, Role role, double from, double to) {
  // Closed: the lower edge from left to right, the upper one back.
  constexpr int steps = 32;
  Area area{.id = id, .role = role};
  for (int i = 0; i <= steps; ++i) {
    const double date = from + (to - from) * i / steps;
    area.outline.push_back({date, fit.band(date).low});
  }
  for (int i = steps; i >= 0; --i) {
    const double date = from + (to - from) * i / steps;
    area.outline.push_back({date, fit.band(date).high});
  }
  return area;
}

QString wall_words(const QString& what, const WallFit& fit) {
  const WallRates<double> rates = fit.rates();
  return tr("%1: %2 GPUs, arithmetic outpaces memory by %3× a year (95 %: %4 to %5), the ratio "
            "halves in %6 years.")
      .arg(what)
      .arg(fit.count)
      .arg(QString::fromStdString(significant(rates.factor, 4)),
           QString::fromStdString(significant(rates.low, 4)),
           QString::fromStdString(significant(rates.high, 4)), number(rates.halving));
}

} // namespace loom
