// What is drawn besides labels: colours that are told apart, units of the axes.

#include "widgets/export/lint_rules.h"
#include "widgets/look/colour_vision.h"
#include "widgets/paint/chart_content.h"
#include "widgets/paint/marks.h"
#include "widgets/style/tr.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace loom {

namespace {

struct Lab {
  double l, a, b;
};

Lab lab(const QColor& colour) {
  const auto linear = [](double channel) {
    return channel <= 0.04045 ? channel / 12.92 : std::pow((channel + 0.055) / 1.055, 2.4);
  };
  const double r = linear(colour.redF());
  const double g = linear(colour.greenF());
  const double b = linear(colour.blueF());
  // sRGB to XYZ over the white of D65, IEC 61966-2-1; then CIE 15.
  const auto root = [](double share) {
    return share > 216.0 / 24389 ? std::cbrt(share) : (24389.0 / 27 * share + 16) / 116;
  };
  const double x = root((0.4124564 * r + 0.3575761 * g + 0.1804375 * b) / 0.95047);
  const double y = root(0.2126729 * r + 0.7151522 * g + 0.0721750 * b);
  const double z = root((0.0193339 * r + 0.1191920 * g + 0.9503041 * b) / 1.08883);
  return {116 * y - 16, 500 * (x - y), 200 * (y - z)};
}

/// One kind of curve or bar as the eye has it.
struct Series {
  QString name;
  QColor colour;
  std::vector<double> dashes;
  std::optional<DotShape> marker; ///< absent: a bar or a line without
  double width = 0;               ///< of a line, points
  bool filled = false;            ///< a bar or a layer: nothing but its colour tells it
};

QString named(const std::string& label, const std::string& id) {
  return QStringLiteral("'%1'").arg(QString::fromStdString(label.empty() ? id : label));
}

/// The series of a panel that are meant to be told apart: of several in one role the first.
std::vector<Series> series_of(const Panel& panel, const FigureStyle& style) {
  std::vector<Series> all;
  std::vector<std::pair<Role, bool>> taken;
  const auto first = [&](Role role, bool dots) {
    if (std::ranges::find(taken, std::pair{role, dots}) != taken.end())
      return false;
    taken.emplace_back(role, dots);
    return true;
  };
  for (const Curve& curve : panel.curves) {
    if (curve.points.empty() || !first(curve.role, curve.dots))
      continue;
    Series one{named(curve.label, curve.id), style.colour(curve.role), {}, {}, 0};
    if (curve.dots) {
      one.marker = dot_shape(curve.role);
    } else {
      if (curve.marked)
        one.marker = dot_shape(curve.role);
      one.dashes = style.dashes(curve.role);
      one.width = style.width(curve.weight);
    }
    all.push_back(std::move(one));
  }
  if (panel.kind == PanelKind::bars)
    for (const BarSeries& bars : panel.bars)
      if (first(bars.role, false))
        all.push_back({named(bars.label, bars.id),
                       bar_look(panel, bars, false, Canvas(style, 1)).fill,
                       {},
                       {},
                       0,
                       true});
  if (panel.kind == PanelKind::stacked || panel.kind == PanelKind::curves)
    for (const Layer& layer : panel.layers)
      if (first(layer.role, false))
        all.push_back({named(layer.label, layer.id), style.solid(layer.role), {}, {}, 0, true});
  return all;
}

QString vision_words(ColourVision vision) {
  switch (vision) {
  case ColourVision::grey:
    return tr("in grey");
  case ColourVision::protan:
    return tr("without red cones (protanopia)");
  case ColourVision::deutan:
    return tr("without green cones (deuteranopia)");
  case ColourVision::tritan:
    return tr("without blue cones (tritanopia)");
  case ColourVision::full:
    break;
  }
  return {};
}

/// The first vision that makes one of two colours that are otherwise apart.
std::optional<ColourVision> collapse(const QColor& a, const QColor& b, bool filled) {
  constexpr double apart = 10; // of CIE Lab
  const double one = filled ? 10 : 5;
  if (colour_distance(a, b) < apart)
    return {};
  for (const ColourVision vision :
       {ColourVision::grey, ColourVision::protan, ColourVision::deutan, ColourVision::tritan})
    if (colour_distance(seen_as(a, vision), seen_as(b, vision)) < one)
      return vision;
  return {};
}

/// Quantities that mean nothing without a unit; "per" makes a count of many words.
constexpr std::array<const char*, 8> quantities{
    QT_TRANSLATE_NOOP("Lint", "latency"),   QT_TRANSLATE_NOOP("Lint", "throughput"),
    QT_TRANSLATE_NOOP("Lint", "bandwidth"), QT_TRANSLATE_NOOP("Lint", "time"),
    QT_TRANSLATE_NOOP("Lint", "clock"),     QT_TRANSLATE_NOOP("Lint", "occupancy"),
    QT_TRANSLATE_NOOP("Lint", "memory"),    QT_TRANSLATE_NOOP("Lint", "power")};

bool lacks_unit(const Axis& axis) {
  if (!axis.unit.empty() || axis.kind == AxisKind::category || axis.kind == AxisKind::alpha ||
      axis.kind == AxisKind::bytes)
    return false;
  const QString label = QString::fromStdString(axis.label);
  return std::ranges::any_of(quantities, [&](const char* quantity) {
    return label.contains(QLatin1String(quantity)) || label.contains(tr(quantity));
  });
}

bool has_two_axes(const Panel& panel) {
  return panel.kind == PanelKind::curves || panel.kind == PanelKind::stacked ||
         panel.kind == PanelKind::bars || panel.kind == PanelKind::heat;
}

void check_axes(const Figure& figure, Axis Panel::*axis, const QString& name,
                std::vector<FigureProblem>& problems) {
  const auto named_somewhere = [&] { // panels beside each other may share what one says
    return std::ranges::any_of(figure.panels, [&](const Panel& panel) {
      return has_two_axes(panel) && !(panel.*axis).label.empty();
    });
  };
  for (const Panel& panel : figure.panels) {
    const Axis& one = panel.*axis;
    if (!has_two_axes(panel))
      continue;
    const QString words =
        lacks_unit(one)
            ? tr("the %1 axis '%2' has no unit").arg(name, QString::fromStdString(one.label))
        : one.label.empty() && one.unit.empty() && one.kind != AxisKind::category &&
                !named_somewhere()
            ? tr("the %1 axis has no name").arg(name)
            : QString();
    if (words.isEmpty())
      continue;
    problems.push_back({ProblemKind::no_unit, words, {}});
    return;
  }
}

} // namespace

double colour_distance(const QColor& a, const QColor& b) {
  const Lab p = lab(a);
  const Lab q = lab(b);
  return std::hypot(p.l - q.l, p.a - q.a, p.b - q.b);
}

void check_colours(const Figure& figure, const FigureStyle& style,
                   std::vector<FigureProblem>& problems) {
  constexpr double least = 2.2; // Okabe and Ito's palest colours for lines have 2.25
  QStringList said;             // panels repeat their series
  const auto add = [&](ProblemKind kind, const QString& words) {
    if (said.contains(words))
      return;
    said.push_back(words);
    problems.push_back({kind, words, {}});
  };
  for (const Panel& panel : figure.panels) {
    const std::vector<Series> all = series_of(panel, style);
    for (std::size_t i = 0; i < all.size(); ++i) {
      const bool drawn_thin = all[i].marker || all[i].width > 0; // bars are large enough to see
      if (const double found = contrast(all[i].colour, style.background());
          drawn_thin && found < least)
        add(ProblemKind::faint, tr("%1 has a contrast of %2, below %3")
                                    .arg(all[i].name)
                                    .arg(found, 0, 'f', 1)
                                    .arg(least));
      for (std::size_t j = 0; j < i; ++j)
        if (all[i].dashes == all[j].dashes && all[i].marker == all[j].marker &&
            all[i].width == all[j].width)
          if (const auto vision =
                  collapse(all[i].colour, all[j].colour, all[i].filled && all[j].filled))
            add(ProblemKind::alike,
                tr("%1 and %2 look alike %3").arg(all[j].name, all[i].name, vision_words(*vision)));
    }
  }
}

void check_units(const Figure& figure, std::vector<FigureProblem>& problems) {
  check_axes(figure, &Panel::x, tr("horizontal"), problems);
  check_axes(figure, &Panel::y, tr("vertical"), problems);
}

} // namespace loom
