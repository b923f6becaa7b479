#include "core/why/fit.h"

#include "core/base/number.h"
#include "core/model/student_t.h"
#include "core/scenario/parameters.h"
#include "core/why/explain.h"
#include "core/why/parts.h"

namespace loom::why {

namespace {

class Fitted {
public:
  Fitted(const FitRequest& request, const Fit& fit) : request_(request), fit_(fit) {}

  [[nodiscard]] Section all();

private:
  void add_value(const FittedValue& value);
  void add_correlation(const FitCorrelation& pair);
  void add_errors();
  void add_held_out(const HeldOut& held);
  /// Student's t of the intervals, which rests on the points and what was free.
  [[nodiscard]] QuantityPtr student_t();
  /// What the fit found, from the points.
  QuantityPtr of_fit(Quantity quantity, Text method, std::vector<QuantityPtr> inputs = {}) {
    quantity.method = method;
    quantity.source = fit_.source();
    inputs.push_back(points_);
    return section_.keep(found(std::move(quantity), std::move(inputs)));
  }

  const FitRequest& request_;
  const Fit& fit_;
  Section section_{"fit", LOOM_TEXT("Fit to measurements"), {}};
  QuantityPtr points_, t_;
};

QuantityPtr Fitted::student_t() {
  const QuantityPtr free = section_.keep(
      given("fit.free", LOOM_TEXT("parameters that were free"), "N_free", "parameters",
            static_cast<double>(fit_.values.size()), LOOM_TEXT("chosen")));
  const QuantityPtr degrees = computed("fit.degrees", LOOM_TEXT("degrees of freedom"), "N_degrees",
                                       "", Traced(points_) - free, LOOM_TEXT("arithmetic"));
  return section_.keep(counted(
      "fit.student_t", LOOM_TEXT("Student's t"), "t", "",
      student_t_quantile((1 + fit_confidence) / 2, degrees->value),
      LOOM_TEXT("Student's distribution, %1 %, two-sided")(significant(100 * fit_confidence)),
      {degrees}));
}

void Fitted::add_value(const FittedValue& value) {
  const std::string id(value.parameter.id), unit(value.parameter.unit);
  const auto known = explain(request_.scenario, id);
  const QuantityPtr before = section_.keep(
      known ? *known
            : given(id, find_parameter(id) ? find_parameter(id)->label() : verbatim(id), id, unit,
                    value.start, LOOM_TEXT("the value before the fit")));
  const QuantityPtr fitted = of_fit(
      {.id = "fit." + id,
       .name = before->name,
       .symbol = id + "_fit",
       .unit = unit,
       .value = value.value},
      LOOM_TEXT("least squares of (predicted − measured)/σ, begun at the value before"), {before});
  const QuantityPtr error =
      of_fit({.id = "fit." + id + ".error",
              .name = LOOM_TEXT("standard error of the fitted value"),
              .symbol = "s_" + id,
              .unit = unit,
              .value = value.error},
             LOOM_TEXT("of the linearised problem at the solution, from the scatter of "
                       "the points about the fit"),
             {fitted});
  const auto end = [&](const char* mark, Text of, double limit, const Traced& reach, bool lower) {
    const QuantityPtr range =
        given("fit." + id + '.' + mark + "est",
              lower ? LOOM_TEXT("least value of the parameter")
                    : LOOM_TEXT("largest value of the parameter"),
              id + (lower ? "_min" : "_max"), unit, limit, LOOM_TEXT("range of the parameter"));
    section_.keep(computed("fit." + id + '.' + mark, of, id + '_' + mark, unit,
                           lower ? greatest({Traced(range), reach}) : least({Traced(range), reach}),
                           fit_.source()));
  };
  end("low", LOOM_TEXT("lower end of the 95 % interval"), value.parameter.min,
      Traced(fitted) - Traced(t_) * error, true);
  end("high", LOOM_TEXT("upper end of the 95 % interval"), value.parameter.max,
      Traced(fitted) + Traced(t_) * error, false);
}

void Fitted::add_correlation(const FitCorrelation& pair) {
  const std::string first(fit_.values[pair.first].parameter.id),
      second(fit_.values[pair.second].parameter.id);
  of_fit({.id = "fit." + first + '.' + second,
          .name = LOOM_TEXT("correlation of the errors of two fitted values"),
          .symbol = "r_" + first + '_' + second,
          .value = pair.correlation},
         LOOM_TEXT("their covariance in the linearised problem, divided by both standard errors"),
         {find(section_.quantities, "fit." + first + ".error"),
          find(section_.quantities, "fit." + second + ".error")});
}

/// Over the points that take part, before and after.
void Fitted::add_errors() {
  std::vector<Residual> before;
  if (const auto run = ModelRun::make(request_.scenario, request_.model))
    for (const MeasuredSetPtr& set : request_.data)
      for (const Residual& each : residuals(*run, *set))
        before.push_back(each);
  const auto add = [this](const Scenario& scenario, const std::vector<Residual>& all,
                          const char* prefix) {
    for (const QuantityPtr& each : explain_errors(scenario, fit_.model, all).quantities)
      section_.keep(prefixed(each, prefix));
  };
  add(request_.scenario, before, "fit.before.");
  add(fit_.scenario, fit_.residuals, "fit.after.");
}

void Fitted::add_held_out(const HeldOut& held) {
  const QuantityPtr count = section_.keep(
      counted("fit.held_out_points", LOOM_TEXT("measured points that were held out"), "N_held",
              "points", static_cast<double>(held.after.count),
              LOOM_TEXT("counted: every second intensity"), {points_}, fit_.source()));
  const auto mean = [&](const char* id, Text name, const char* symbol, double value, Text method) {
    section_.keep(counted(id, name, symbol, "", value, method, {count}, fit_.source()));
  };
  mean("fit.held_out_before",
       LOOM_TEXT("mean size of the relative error on the points held out, before"), "e_held_before",
       held.before.mean, LOOM_TEXT("the model as it is, asked at each of the points held out"));
  mean("fit.held_out_after",
       LOOM_TEXT("mean size of the relative error on the points held out, after"), "e_held_after",
       held.after.mean,
       LOOM_TEXT("the model fitted to the other points, asked at each of the points held out"));
}

Section Fitted::all() {
  points_ = section_.keep(counted("fit.points", LOOM_TEXT("points that the fit is to"), "N_fit",
                                  "points", static_cast<double>(fit_.points),
                                  LOOM_TEXT("counted: the points that the model has a number for"),
                                  {}, fit_.source()));
  t_ = student_t();
  for (const FittedValue& each : fit_.values)
    add_value(each);
  for (const FitCorrelation& each : fit_.inseparable)
    add_correlation(each);
  add_errors();
  if (fit_.held_out)
    add_held_out(*fit_.held_out);
  return std::move(section_);
}

} // namespace

Section explain_fit(const FitRequest& request, const Fit& fit) {
  return Fitted(request, fit).all();
}

} // namespace loom::why
