#include "core/study/fit.h"

#include "core/base/nearest.h"
#include "core/base/number.h"
#include "core/model/least_squares.h"
#include "core/model/student_t.h"
#include "core/scenario/own_gpu.h"
#include "core/scenario/parameters.h"
#include "core/scenario/workload.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <set>

namespace loom {
namespace {

constexpr double grain = 0.01; ///< of a measured value: no model is better
constexpr double notable_correlation = 0.95;

constexpr std::array saturation_facts{FactKey::queue_share, FactKey::latency_tail,
                                      FactKey::issue_efficiency, FactKey::l2_busy_share};

/// Whether the saturation of the scenario's workload depends on the fact.
bool depends_on(const Scenario& scenario, FactKey key) {
  if (key == FactKey::issue_efficiency)
    return true;
  const auto numbers = workload_numbers(scenario);
  const auto served_by = [&](MemoryLevel level) {
    return numbers && std::ranges::any_of(numbers->items, [level](const auto& item) {
             return item.levels[static_cast<std::size_t>(level)].share > 0;
           });
  };
  return served_by(MemoryLevel::l2) ||
         (key != FactKey::l2_busy_share && served_by(MemoryLevel::dram));
}

double sigma(const MeasuredPoint& point) {
  return std::hypot(grain * point.throughput,
                    point.has_range() ? (point.high - point.low) / 2 : 0.0);
}

/// The sets with only those points that `keep` is true of.
std::vector<MeasuredSet> filtered(const std::vector<MeasuredSet>& sets, auto&& keep) {
  std::vector<MeasuredSet> kept = sets;
  for (MeasuredSet& set : kept)
    std::erase_if(set.data.points, [&](const MeasuredPoint& point) { return !keep(set, point); });
  return kept;
}

std::vector<Residual> all_residuals(const ModelRun& run, const std::vector<MeasuredSet>& sets) {
  std::vector<Residual> all;
  for (const MeasuredSet& set : sets)
    std::ranges::copy(residuals(run, set), std::back_inserter(all));
  return all;
}

/// One request being fitted.
class Fitter {
public:
  Fitter(const FitRequest& request, const KeepGoing& keep_going, std::vector<FitParameter> free)
      : request_(request), keep_going_(keep_going), free_(std::move(free)) {}

  /// Fitted values of points that the model has numbers for.
  [[nodiscard]] Result<LeastSquares> solve(const std::vector<MeasuredSet>& sets) const {
    std::size_t count = 0;
    for (const MeasuredSet& set : sets)
      count += set.data.points.size();
    if (count <= free_.size())
      return bad_argument(
          LOOM_TEXT("%1 cannot tell %2 and how sure they are; at least %3 are needed")(
              (count == 1 ? LOOM_TEXT("%1 point") : LOOM_TEXT("%1 points"))(count),
              (free_.size() == 1 ? LOOM_TEXT("%1 parameter")
                                 : LOOM_TEXT("%1 parameters"))(free_.size()),
              free_.size() + 1));
    std::vector<BoxParameter> boxes;
    for (const FitParameter& each : free_)
      boxes.push_back(
          {*fit_value(request_.scenario, each.id), each.min, each.max, each.logarithmic});
    const auto found =
        least_squares(boxes, count, [&](std::span<const double> x, std::span<double> out) {
          return weigh(sets, x, out);
        });
    if (!found)
      return fail(ErrorCode::internal, LOOM_TEXT("the fit was stopped"));
    if (found->inert)
      return bad_argument(
          LOOM_TEXT("%1 has no influence on these %2 points in the model '%3': leave it out, or "
                    "add points that it limits")(free_[*found->inert].id, count,
                                                 model_table()[request_.model].name));
    if (found->inseparable)
      return bad_argument(LOOM_TEXT("%1 and %2 cannot be told apart by these %3 points: leave one "
                                    "of them out")(free_[found->inseparable->first].id,
                                                   free_[found->inseparable->second].id, count));
    return *found;
  }

  [[nodiscard]] Scenario scenario_at(std::span<const double> x) const {
    std::vector<std::pair<std::string, double>> values;
    for (std::size_t i = 0; i < free_.size(); ++i)
      values.emplace_back(free_[i].id, x[i]);
    return with_fit_values(request_.scenario, values, {});
  }

  [[nodiscard]] const std::vector<FitParameter>& free() const { return free_; }

private:
  /// False when it is to end. A point that the model has no number for any more is one it does
  /// not reach at all.
  bool weigh(const std::vector<MeasuredSet>& sets, std::span<const double> x,
             std::span<double> out) const {
    if (keep_going_ && !keep_going_())
      return false;
    const auto run = ModelRun::make(scenario_at(x), request_.model);
    if (!run)
      return false;
    std::size_t k = 0;
    for (const MeasuredSet& set : sets) {
      const std::vector<Residual> now = residuals(*run, set);
      auto next = now.begin();
      for (const MeasuredPoint& point : set.data.points) {
        const bool there = next != now.end() && next->measured == point;
        out[k++] = (there ? next->relative : -1) * point.throughput / sigma(point);
        if (there)
          ++next;
      }
    }
    return true;
  }

  const FitRequest& request_;
  const KeepGoing& keep_going_;
  std::vector<FitParameter> free_;
};

Result<std::vector<FitParameter>> chosen(const FitRequest& request) {
  const std::vector<FitParameter> known = fit_parameters(request.scenario, request.model);
  std::vector<std::string> names;
  std::string list;
  for (const FitParameter& each : known) {
    names.emplace_back(each.id);
    list += (list.empty() ? "" : ", ") + names.back();
  }
  if (request.free.empty())
    return bad_argument(LOOM_TEXT("no parameter is free; the model '%1' has %2")(
        model_table()[request.model].name, list));
  std::vector<FitParameter> free;
  std::vector<Message> wrong; // all of it, so that nobody mends one name a run
  for (const std::string& id : request.free) {
    const auto found = std::ranges::find(known, id, &FitParameter::id);
    if (found == known.end()) {
      const Message hint = did_you_mean(id, names);
      wrong.push_back(LOOM_TEXT("'%1' is no parameter of the model '%2' here%3")(
          id.substr(0, 60), model_table()[request.model].name,
          hint.empty() ? LOOM_TEXT("; known: %1")(list) : hint));
    } else if (std::ranges::find(free, found->id, &FitParameter::id) != free.end()) {
      wrong.push_back(LOOM_TEXT("%1 is named twice")(id));
    } else if (!fit_value(request.scenario, id)) {
      wrong.push_back(LOOM_TEXT("no source gives %1 of GPU '%2': give it a value to start "
                                "from")(id, request.scenario.gpu->id));
    } else {
      free.push_back(*found);
    }
  }
  if (!wrong.empty()) {
    Message all = wrong.front();
    for (std::size_t i = 1; i < wrong.size(); ++i)
      all = Text{"%1; %2"}(all, wrong[i]);
    return bad_argument(all);
  }
  return free;
}

/// A fit on every second intensity; nothing where the rest does not decide the parameters.
std::optional<HeldOut> hold_out(const Fitter& fitter, const ModelRun& before, std::size_t model,
                                const std::vector<MeasuredSet>& sets) {
  std::set<double> alphas;
  for (const MeasuredSet& set : sets)
    for (const MeasuredPoint& point : set.data.points)
      alphas.insert(point.alpha + set.extra_arithmetic);
  const auto fitted = [&](const MeasuredSet& set, const MeasuredPoint& point) {
    const auto place = alphas.find(point.alpha + set.extra_arithmetic);
    return std::distance(alphas.begin(), place) % 2 == 0;
  };
  const std::vector<MeasuredSet> known = filtered(sets, fitted);
  const std::vector<MeasuredSet> held = filtered(
      sets, [&](const MeasuredSet& set, const MeasuredPoint& at) { return !fitted(set, at); });
  const auto was = summarise(all_residuals(before, held));
  if (!was)
    return std::nullopt;
  const auto found = fitter.solve(known);
  if (!found)
    return std::nullopt;
  const auto run = ModelRun::make(fitter.scenario_at(found->x), model);
  const auto now = run ? summarise(all_residuals(*run, held)) : std::nullopt;
  if (!now)
    return std::nullopt;
  HeldOut result{0, *was, *now};
  for (const MeasuredSet& set : known)
    result.fitted += set.data.points.size();
  return result;
}

} // namespace

std::vector<FitParameter> fit_parameters(const Scenario& scenario, std::size_t model) {
  std::vector<FitParameter> all;
  for (const Hardware each : used_parameters(ResolvedScenario(scenario))) {
    const ParameterInfo& info = parameter_info(each);
    all.push_back({info.id, info.unit, info.min, info.max, info.scale == ParameterScale::log});
  }
  if (model_table()[model].id == "saturation")
    for (const FactKey key : saturation_facts)
      if (depends_on(scenario, key)) {
        const FactInfo& info = fact_info(key);
        all.push_back({info.name, {}, info.min, info.max, false});
      }
  return all;
}

std::optional<double> fit_value(const Scenario& scenario, std::string_view id) {
  if (const auto hardware = hardware_parameter(id)) {
    const auto resolved = ResolvedScenario(scenario)[*hardware];
    return resolved ? std::optional(resolved->value) : std::nullopt;
  }
  const Saturation now = usual_saturation(*scenario.gpu, 1);
  return id == fact_info(FactKey::queue_share).name     ? now.queue_share
         : id == fact_info(FactKey::latency_tail).name  ? now.latency_tail
         : id == fact_info(FactKey::l2_busy_share).name ? now.l2_share
                                                        : now.issue_efficiency;
}

Scenario with_fit_values(Scenario scenario,
                         const std::vector<std::pair<std::string, double>>& values,
                         const Message& source) {
  std::shared_ptr<GpuSpec> gpu; // copied only where a fact changes
  for (const auto& [id, value] : values) {
    if (const auto hardware = hardware_parameter(id)) {
      scenario.overrides[static_cast<std::size_t>(*hardware)] = value;
      continue;
    }
    if (!gpu)
      gpu = std::make_shared<GpuSpec>(*scenario.gpu);
    // As a file gives it back: a scenario is equal to the one that was saved.
    set_fact(*gpu, scenario, id,
             {value, verbatim(source.english()), FactStatus::derived,
              verbatim(LOOM_TEXT("Range not known: set with a fit's result.")().english())});
  }
  if (gpu)
    scenario.gpu = std::move(gpu);
  return scenario;
}

Message Fit::source() const {
  std::string names;
  for (const std::string& name : data)
    names += (names.empty() ? "" : ", ") + name;
  return LOOM_TEXT("Fit of the model '%1' to %2")(model_table()[model].name, names);
}

Result<Fit> fit(const FitRequest& request, const KeepGoing& keep_going) {
  LOOM_TRY(auto free, chosen(request));
  LOOM_TRY(const auto start, ModelRun::make(request.scenario, request.model));
  // Only points that the model has a number for take part.
  std::vector<MeasuredSet> sets;
  Fit result;
  result.model = request.model;
  for (const MeasuredSetPtr& each : request.data) {
    MeasuredSet set = *each;
    set.data.points.clear();
    for (const Residual& residual : residuals(start, *each))
      set.data.points.push_back(residual.measured);
    result.points += set.data.points.size();
    if (set.data.points.empty())
      continue;
    result.data.push_back(set.name);
    sets.push_back(std::move(set));
  }
  const Fitter fitter(request, keep_going, std::move(free));
  LOOM_TRY(const auto found, fitter.solve(sets));

  const std::size_t p = fitter.free().size();
  const double t =
      student_t_quantile((1 + fit_confidence) / 2, static_cast<double>(result.points - p));
  std::vector<std::pair<std::string, double>> values;
  for (std::size_t i = 0; i < p; ++i) {
    const FitParameter& parameter = fitter.free()[i];
    const double value = found.x[i], error = std::sqrt(found.covariance[i * p + i]);
    const double reach = 1e-4 * (parameter.logarithmic ? value : parameter.max - parameter.min);
    result.values.push_back(
        {.parameter = parameter,
         .start = *fit_value(request.scenario, parameter.id),
         .value = value,
         .error = error,
         .low = std::max(parameter.min, value - t * error),
         .high = std::min(parameter.max, value + t * error),
         .at_end = value - parameter.min < reach || parameter.max - value < reach});
    values.emplace_back(parameter.id, value);
    for (std::size_t j = 0; j < i; ++j) {
      const double correlation =
          found.covariance[i * p + j] / (error * std::sqrt(found.covariance[j * p + j]));
      if (std::abs(correlation) > notable_correlation)
        result.inseparable.push_back({j, i, correlation});
    }
  }
  result.scenario = with_fit_values(request.scenario, values, result.source());
  LOOM_TRY(const auto run, ModelRun::make(result.scenario, request.model));
  result.residuals = all_residuals(run, sets);
  result.before = summarise(all_residuals(start, sets)).value_or(ResidualSummary{});
  result.after = summarise(result.residuals).value_or(ResidualSummary{});
  result.held_out = hold_out(fitter, start, request.model, sets);
  if (keep_going && !keep_going())
    return fail(ErrorCode::internal, LOOM_TEXT("the fit was stopped"));
  return result;
}

GpuSpec fitted_gpu(const Fit& fit, std::string id, std::string name) {
  GpuSpec gpu = own_gpu(fit.scenario, std::move(id), std::move(name));
  gpu.measurements = fit.scenario.gpu->measurements;
  const Message source = LOOM_TEXT("%1, %2 points: mean error %3 %, worst %4 %")(
      fit.source(), fit.points, significant(100 * fit.after.mean),
      significant(100 * std::abs(fit.after.worst.relative)));
  for (const FittedValue& each : fit.values)
    set_fact(
        gpu, fit.scenario, each.parameter.id,
        {each.value, source, FactStatus::derived,
         LOOM_TEXT("Range %1 to %2, 95 % confidence interval; %3 before the fit")(
             significant(each.low, 4), significant(each.high, 4), significant(each.start, 4))});
  return gpu;
}

} // namespace loom
