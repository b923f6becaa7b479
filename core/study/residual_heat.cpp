#include "core/study/residual_heat.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace loom {
namespace {

std::vector<double> distinct(const std::vector<Residual>& residuals,
                             double (*pick)(const Residual&)) {
  std::vector<double> values;
  values.reserve(residuals.size());
  for (const Residual& residual : residuals)
    values.push_back(pick(residual));
  std::ranges::sort(values);
  values.erase(std::unique(values.begin(), values.end()), values.end());
  return values;
}

/// Half-way between neighbours, and as far again beyond the first and the last.
std::vector<double> edges_between(const std::vector<double>& at, double alone) {
  std::vector<double> edges(at.size() + 1);
  for (std::size_t i = 1; i < at.size(); ++i)
    edges[i] = (at[i - 1] + at[i]) / 2;
  const bool single = at.size() == 1;
  edges.front() = at.front() - (single ? alone : edges[1] - at.front());
  edges.back() = at.back() + (single ? alone : at.back() - edges[at.size() - 1]);
  return edges;
}

/// Sets the α axis to the finite intensities and returns the cells' edges on it. A column without
/// values separates the cells of 0 and ∞ from the others, as the axis itself is broken there.
std::vector<double> alpha_edges(Axis& axis, const std::vector<double>& alphas) {
  std::vector<double> finite;
  for (const double alpha : alphas)
    if (alpha > 0 && std::isfinite(alpha))
      finite.push_back(std::log2(alpha));
  axis.kind = AxisKind::alpha;
  std::vector<double> edges;
  if (finite.empty()) {
    axis.min = 1, axis.max = 1024;
  } else {
    for (const double edge : edges_between(finite, 1))
      edges.push_back(std::exp2(edge));
    axis.min = edges.front(), axis.max = edges.back();
  }
  const Point span = axis_span(axis);
  if (alphas.front() == 0) {
    if (edges.empty())
      edges = {axis.min};
    edges.insert(edges.begin(), {span.x, std::sqrt(span.x * axis.min)});
  }
  if (std::isinf(alphas.back())) {
    if (edges.empty())
      edges = {axis.max};
    edges.insert(edges.end(), {std::sqrt(span.y * axis.max), span.y});
  }
  return edges;
}

double reach_of(double worst) {
  for (const double reach : {10.0, 20.0, 50.0})
    if (worst <= reach)
      return reach;
  return 100;
}

std::optional<std::size_t> interval_of(const std::vector<double>& edges, double at) {
  const auto above = std::ranges::upper_bound(edges, at);
  if (above == edges.begin() || (above == edges.end() && at > edges.back()) || edges.size() < 2)
    return std::nullopt;
  return std::min<std::size_t>(static_cast<std::size_t>(above - edges.begin()), edges.size() - 1) -
         1;
}

} // namespace

std::optional<std::size_t> cell_at(const HeatMap& heat, Point at) {
  const auto x = interval_of(heat.x_edges, at.x), y = interval_of(heat.y_edges, at.y);
  if (!x || !y)
    return std::nullopt;
  return *y * (heat.x_edges.size() - 1) + *x;
}

void set_residual_heat(Panel& panel, const std::vector<Residual>& residuals) {
  if (residuals.empty())
    return;
  panel.kind = PanelKind::heat;
  HeatMap& heat = panel.heat;
  heat = {};
  heat.x_edges =
      alpha_edges(panel.x, distinct(residuals, [](const Residual& each) { return each.alpha; }));
  heat.y_edges = edges_between(
      distinct(residuals, [](const Residual& each) { return each.measured.warps; }), 0.5);
  heat.y_edges.front() = std::max(0.0, heat.y_edges.front());
  panel.y.kind = AxisKind::linear;
  panel.y.min = 0;
  panel.y.max = heat.y_edges.back();

  const std::size_t cells = (heat.x_edges.size() - 1) * (heat.y_edges.size() - 1);
  std::vector<double> sums(cells, 0);
  std::vector<int> counts(cells, 0);
  for (const Residual& residual : residuals)
    if (const auto cell =
            cell_at(heat, {alpha_place(panel.x, residual.alpha), residual.measured.warps})) {
      sums[*cell] += 100 * residual.relative;
      ++counts[*cell];
    }
  heat.values.assign(cells, std::numeric_limits<double>::quiet_NaN());
  double worst = 0;
  for (std::size_t cell = 0; cell < cells; ++cell)
    if (counts[cell] > 0) {
      heat.values[cell] = sums[cell] / counts[cell];
      if (!heat.emphasis || std::abs(heat.values[cell]) > worst) {
        worst = std::abs(heat.values[cell]);
        heat.emphasis = cell;
      }
    }
  heat.reach = reach_of(worst);
}

} // namespace loom
