#include "core/model/least_squares.h"

#include <gsl/gsl_errno.h>
#include <gsl/gsl_linalg.h>
#include <gsl/gsl_multifit_nlinear.h>

#include <algorithm>
#include <cassert>
#include <cmath>
#include <memory>
#include <numeric>

namespace loom {
namespace {

constexpr double step = 1e-5; ///< of a central difference, in u and in s
constexpr std::size_t most_steps = 200;
constexpr double singular = 1e-6;   ///< least singular value of J with columns of length 1
constexpr double negligible = 1e-9; ///< length of a column of ∂r/∂s, of that of r or of 1

struct FreeGsl {
  void operator()(gsl_multifit_nlinear_workspace* at) const { gsl_multifit_nlinear_free(at); }
  void operator()(gsl_matrix* at) const { gsl_matrix_free(at); }
  void operator()(gsl_vector* at) const { gsl_vector_free(at); }
};
template <class T> using Owned = std::unique_ptr<T, FreeGsl>;

double at_share(const BoxParameter& box, double s) {
  return box.logarithmic ? box.min * std::pow(box.max / box.min, s)
                         : box.min + s * (box.max - box.min);
}

double share_of(const BoxParameter& box, double x) {
  return box.logarithmic ? std::log(x / box.min) / std::log(box.max / box.min)
                         : (x - box.min) / (box.max - box.min);
}

/// dx/ds.
double slope(const BoxParameter& box, double x) {
  return box.logarithmic ? x * std::log(box.max / box.min) : box.max - box.min;
}

double length(std::span<const double> values) {
  return std::sqrt(std::inner_product(values.begin(), values.end(), values.begin(), 0.0));
}

struct Problem {
  std::span<const BoxParameter> boxes;
  std::size_t count;
  const ResidualFunction& residuals;
  bool given_up = false;

  bool at_shares(std::span<const double> shares, std::span<double> out) {
    std::vector<double> x(shares.size());
    for (std::size_t i = 0; i < x.size(); ++i)
      x[i] = std::clamp(at_share(boxes[i], shares[i]), boxes[i].min, boxes[i].max);
    given_up = given_up || !residuals(x, out);
    return !given_up;
  }

  bool at(const gsl_vector* u, std::span<double> out) {
    std::vector<double> shares(boxes.size());
    for (std::size_t i = 0; i < shares.size(); ++i)
      shares[i] = (1 + std::sin(gsl_vector_get(u, i))) / 2;
    return at_shares(shares, out);
  }
};

int residuals_of(const gsl_vector* u, void* problem, gsl_vector* out) {
  auto& given = *static_cast<Problem*>(problem);
  return given.at(u, {out->data, given.count}) ? GSL_SUCCESS : GSL_EBADFUNC;
}

int jacobian_of(const gsl_vector* u, void* problem, gsl_matrix* out) {
  auto& given = *static_cast<Problem*>(problem);
  const Owned<gsl_vector> moved(gsl_vector_alloc(u->size));
  std::vector<double> up(given.count), down(given.count);
  for (std::size_t i = 0; i < u->size; ++i) {
    gsl_vector_memcpy(moved.get(), u);
    gsl_vector_set(moved.get(), i, gsl_vector_get(u, i) + step);
    if (!given.at(moved.get(), up))
      return GSL_EBADFUNC;
    gsl_vector_set(moved.get(), i, gsl_vector_get(u, i) - step);
    if (!given.at(moved.get(), down))
      return GSL_EBADFUNC;
    for (std::size_t k = 0; k < given.count; ++k)
      gsl_matrix_set(out, k, i, (up[k] - down[k]) / (2 * step));
  }
  return GSL_SUCCESS;
}

/// Columns of ∂r/∂s, one-sided at an end of the box; nothing when given up.
std::optional<std::vector<std::vector<double>>> columns_at(Problem& problem,
                                                           const std::vector<double>& shares) {
  std::vector<std::vector<double>> columns;
  std::vector<double> up(problem.count), down(problem.count);
  for (std::size_t i = 0; i < shares.size(); ++i) {
    std::vector<double> right = shares, left = shares;
    right[i] = std::min(shares[i] + step, 1.0);
    left[i] = std::max(shares[i] - step, 0.0);
    if (!problem.at_shares(right, up) || !problem.at_shares(left, down))
      return std::nullopt;
    for (std::size_t k = 0; k < up.size(); ++k)
      up[k] = (up[k] - down[k]) / (right[i] - left[i]);
    columns.push_back(up);
  }
  return columns;
}

/// Covariance in s for residuals of variance 1, or what stands in its way.
void add_covariance(const std::vector<std::vector<double>>& columns, double norm,
                    LeastSquares& found) {
  const std::size_t p = columns.size(), m = columns.front().size();
  std::vector<double> lengths;
  lengths.reserve(p);
  for (const std::vector<double>& column : columns)
    lengths.push_back(length(column));
  for (std::size_t i = 0; i < p; ++i)
    if (lengths[i] <= negligible * std::max(1.0, norm)) {
      found.inert = i;
      return;
    }
  const Owned<gsl_matrix> u(gsl_matrix_alloc(m, p)), v(gsl_matrix_alloc(p, p));
  const Owned<gsl_vector> s(gsl_vector_alloc(p));
  for (std::size_t i = 0; i < p; ++i)
    for (std::size_t k = 0; k < m; ++k)
      gsl_matrix_set(u.get(), k, i, columns[i][k] / lengths[i]);
  gsl_linalg_SV_decomp_jacobi(u.get(), v.get(), s.get());
  if (gsl_vector_get(s.get(), p - 1) < singular) {
    double nearest = -1;
    for (std::size_t i = 0; i < p; ++i)
      for (std::size_t j = i + 1; j < p; ++j) {
        const double cosine = std::abs(std::inner_product(columns[i].begin(), columns[i].end(),
                                                          columns[j].begin(), 0.0)) /
                              (lengths[i] * lengths[j]);
        if (cosine > nearest)
          nearest = cosine, found.inseparable = {i, j};
      }
    return;
  }
  found.covariance.assign(p * p, 0);
  for (std::size_t i = 0; i < p; ++i)
    for (std::size_t j = 0; j < p; ++j) {
      double sum = 0;
      for (std::size_t k = 0; k < p; ++k)
        sum += gsl_matrix_get(v.get(), i, k) * gsl_matrix_get(v.get(), j, k) /
               (gsl_vector_get(s.get(), k) * gsl_vector_get(s.get(), k));
      found.covariance[i * p + j] = sum / (lengths[i] * lengths[j]);
    }
}

} // namespace

std::optional<LeastSquares> least_squares(std::span<const BoxParameter> parameters,
                                          std::size_t count, const ResidualFunction& residuals) {
  const std::size_t p = parameters.size();
  assert(p > 0 && count > p);
  gsl_set_error_handler_off(); // the library's own handler ends the process
  Problem problem{parameters, count, residuals};
  const Owned<gsl_vector> start(gsl_vector_alloc(p));
  for (std::size_t i = 0; i < p; ++i)
    gsl_vector_set(
        start.get(), i,
        std::asin(2 * std::clamp(share_of(parameters[i], parameters[i].start), 0.01, 0.99) - 1));

  const gsl_multifit_nlinear_parameters settings = gsl_multifit_nlinear_default_parameters();
  const Owned<gsl_multifit_nlinear_workspace> solver(
      gsl_multifit_nlinear_alloc(gsl_multifit_nlinear_trust, &settings, count, p));
  gsl_multifit_nlinear_fdf function{};
  function.f = residuals_of;
  function.df = jacobian_of;
  function.n = count;
  function.p = p;
  function.params = &problem;
  int why = 0;
  if (gsl_multifit_nlinear_init(start.get(), &function, solver.get()) != GSL_SUCCESS)
    return std::nullopt;
  // Where it makes no more progress, at a kink say, it is as near as it will get.
  gsl_multifit_nlinear_driver(most_steps, 1e-10, 1e-10, 0, nullptr, nullptr, &why, solver.get());
  if (problem.given_up)
    return std::nullopt;

  LeastSquares found;
  std::vector<double> shares(p), r(count);
  for (std::size_t i = 0; i < p; ++i) {
    shares[i] = (1 + std::sin(gsl_vector_get(gsl_multifit_nlinear_position(solver.get()), i))) / 2;
    found.x.push_back(at_share(parameters[i], shares[i]));
  }
  if (!problem.at_shares(shares, r))
    return std::nullopt;
  const auto columns = columns_at(problem, shares);
  if (!columns)
    return std::nullopt;
  const double norm = length(r);
  add_covariance(*columns, norm, found);
  const double variance = norm * norm / static_cast<double>(count - p);
  for (std::size_t i = 0; i < found.covariance.size(); ++i)
    found.covariance[i] *= variance * slope(parameters[i / p], found.x[i / p]) *
                           slope(parameters[i % p], found.x[i % p]);
  return found;
}

} // namespace loom
