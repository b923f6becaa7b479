#pragma once

/// Fits chosen parameters of a model to measurements, with confidence intervals.
///
/// Least squares of (predicted − measured)/σ over the points, with
///   σ² = (1 % of the measured value)² + (half its error bar)²
/// so that without error bars it is the relative error that counts, a wide bar makes its point
/// count less, and a bar narrower than any of these models is good for does not make it count
/// more. Parameters stay in their ranges and start at the scenario's values. Intervals are those
/// of the linearised problem, from the scatter of the points about the fit (Student's t,
/// core/model/least_squares.h): what no parameter can mend, a model's own error, widens them.

#include "core/study/residuals.h"

#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace loom {

/// A number that can be fitted: a hardware parameter, or one of gradual saturation.
struct FitParameter {
  std::string_view id;   ///< "mem_lat", "queue_share"
  std::string_view unit; ///< may be empty
  double min = 0, max = 1;
  bool logarithmic = false;
};
/// Those that the scenario's mix, or its loop, and the model (an index into model_table()) use,
/// hardware first.
[[nodiscard]] std::vector<FitParameter> fit_parameters(const Scenario& scenario, std::size_t model);
/// Its present value; nothing where no source gives one.
[[nodiscard]] std::optional<double> fit_value(const Scenario& scenario, std::string_view id);
/// The scenario with other values: overrides of hardware parameters; the facts of saturation in a
/// copy of its GPU, with `source`.
[[nodiscard]] Scenario with_fit_values(Scenario scenario,
                                       const std::vector<std::pair<std::string, double>>& values,
                                       const Message& source);

inline constexpr double fit_confidence = 0.95; ///< of the intervals

struct FitRequest {
  Scenario scenario; ///< gives everything that is not free, and where to start
  std::size_t model = 0;
  std::vector<std::string> free;    ///< ids of fit_parameters()
  std::vector<MeasuredSetPtr> data; ///< of the scenario's mix, access and ILP, or loop; never null
};

struct FittedValue {
  FitParameter parameter;
  double start = 0, value = 0;
  double error = 0;         ///< standard error
  double low = 0, high = 0; ///< 95 % confidence interval, cut to the parameter's range
  bool at_end = false;      ///< the value is at an end of the range: it would go further
};

/// Two parameters whose errors go together: |correlation| above 0.95.
struct FitCorrelation {
  std::size_t first = 0, second = 0; ///< indices into Fit::values
  double correlation = 0;
};

/// A fit on every second intensity, judged on the others.
struct HeldOut {
  std::size_t fitted = 0; ///< points that it was fitted to
  ResidualSummary before, after;
};

struct Fit {
  std::size_t model = 0;
  std::vector<FittedValue> values; ///< in the order of FitRequest::free
  std::vector<FitCorrelation> inseparable;
  std::size_t points = 0;
  std::vector<std::string> data; ///< names of the sets
  ResidualSummary before, after;
  std::vector<Residual> residuals; ///< of the fit
  std::optional<HeldOut> held_out; ///< where there are intensities enough
  Scenario scenario;               ///< the request's with the fitted values

  /// "Fit of the model 'Gradual saturation' to h200_global_load_mix.csv".
  [[nodiscard]] Message source() const;
};

/// Asked before each evaluation of the model; false ends the work.
using KeepGoing = std::function<bool()>;

/// bad_argument with a parameter that does not exist, is named twice or has no value, with no
/// more points than parameters, with one that has no influence or two that cannot be told apart,
/// all by name; internal when `keep_going` ended it.
[[nodiscard]] Result<Fit> fit(const FitRequest& request, const KeepGoing& keep_going = {});

/// The fit as a GPU of the user's: the fitted numbers are "derived", with the fit, its data and
/// what error it leaves as source and the interval as range; measurements stay.
[[nodiscard]] GpuSpec fitted_gpu(const Fit& fit, std::string id, std::string name);

} // namespace loom
