#include "widgets/views/accuracy/accuracy_figure.h"

#include "core/scenario/workload.h"
#include "core/study/residual_heat.h"
#include "widgets/style/tr.h"
#include "widgets/texts/loop_text.h"
#include "widgets/texts/statuses.h"
#include "widgets/texts/words.h"
#include "widgets/views/models/models_words.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace loom {
namespace {

/// Dots of one colour: neighbouring intensities where there are more than colours.
struct Group {
  double first, last; ///< α
  std::vector<const Residual*> members;
};

std::vector<Group> groups(const std::vector<Residual>& residuals, std::size_t most) {
  std::vector<double> alphas;
  for (const Residual& each : residuals)
    alphas.push_back(each.alpha);
  std::ranges::sort(alphas);
  alphas.erase(std::unique(alphas.begin(), alphas.end()), alphas.end());
  const std::size_t count = std::min(most, alphas.size());
  std::vector<Group> found;
  std::size_t begin = 0;
  for (std::size_t index = 1; index <= count; ++index) {
    const std::size_t end = alphas.size() * index / count;
    found.push_back({alphas[begin], alphas[end - 1], {}});
    begin = end;
  }
  for (const Residual& each : residuals)
    std::ranges::find_if(found, [&](const Group& group) {
      return each.alpha <= group.last;
    })->members.push_back(&each);
  return found;
}

Panel dots(const std::vector<Residual>& residuals, bool over_warps) {
  constexpr std::array roles{Role::series1, Role::series2, Role::series3, Role::series4,
                             Role::series5, Role::series6, Role::series7};
  Panel panel;
  const auto x_of = [over_warps](const Residual& each) {
    return over_warps ? each.measured.warps : each.measured.throughput;
  };
  double right = 0, low = -5, high = 5, least = 1e300;
  for (const Residual& each : residuals) {
    right = std::max(right, x_of(each));
    least = std::min(least, x_of(each));
    low = std::min(low, 100 * each.relative);
    high = std::max(high, 100 * each.relative);
  }
  panel.x = over_warps ? Axis{.label = tr("occupancy").toStdString(),
                              .unit = tr("warps/SM").toStdString(),
                              .min = 0,
                              .max = std::ceil(right / 8) * 8}
                       : Axis{.label = tr("measured throughput").toStdString(),
                              .unit = "IPC/SM",
                              .kind = AxisKind::log,
                              .min = least / 1.2,
                              .max = right * 1.2};
  panel.y = {.label = tr("relative error").toStdString(),
             .unit = "%",
             .min = low < -5 ? -round_up(-1.08 * low) : low,
             .max = high > 5 ? round_up(1.08 * high) : high};
  panel.curves.push_back({.id = "zero",
                          .role = Role::guide,
                          .weight = Weight::hair,
                          .points = {{panel.x.min, 0}, {panel.x.max, 0}}});
  std::size_t role = 0;
  for (const Group& group : groups(residuals, roles.size())) {
    Curve curve{.id = "residuals_" + std::to_string(role),
                .label = (group.first == group.last
                              ? alpha_words(group.first)
                              : tr("α = %1 to %2").arg(number(group.first), number(group.last)))
                             .toStdString(),
                .role = roles[role],
                .dots = true};
    ++role;
    for (const Residual* each : group.members)
      curve.points.push_back({x_of(*each), 100 * each->relative});
    std::ranges::sort(curve.points, {}, &Point::x);
    panel.curves.push_back(std::move(curve));
  }
  return panel;
}

Panel heat(const std::vector<Residual>& residuals) {
  Panel panel;
  panel.x.label = tr("arithmetic intensity α").toStdString();
  panel.y.label = tr("occupancy").toStdString();
  panel.y.unit = tr("warps/SM").toStdString();
  set_residual_heat(panel, residuals);
  panel.heat.label = tr("model against measured").toStdString();
  panel.heat.unit = "%";
  if (const auto summary = summarise(residuals))
    panel.heat.emphasis_label = tr("worst: %1").arg(worst_words(summary->worst)).toStdString();
  return panel;
}

} // namespace

QString accuracy_chart_name(AccuracyChart chart) {
  return chart == AccuracyChart::heat              ? tr("Heat map")
         : chart == AccuracyChart::over_warps      ? tr("Over warps")
         : chart == AccuracyChart::over_throughput ? tr("Over throughput")
                                                   : tr("Warps needed");
}

QString signed_percent(double percent) {
  return (percent < 0 ? QStringLiteral("−%1 %") : QStringLiteral("+%1 %"))
      .arg(number(std::abs(percent)));
}

QString worst_words(const Residual& residual) {
  return tr("%1 at %2, %3 warps/SM")
      .arg(signed_percent(100 * residual.relative), alpha_words(residual.alpha),
           number(residual.measured.warps));
}

QString residual_words(const Residual& residual) {
  QString words = tr("%1\npredicted %2, measured %3")
                      .arg(worst_words(residual), number(residual.predicted),
                           number(residual.measured.throughput));
  if (residual.warps != residual.measured.warps)
    words += QLatin1Char('\n') +
             tr("only whole warps run: taken as %1 warps/SM").arg(number(residual.warps));
  return words;
}

Panel accuracy_panel(AccuracyChart chart, const std::vector<Residual>& residuals) {
  if (residuals.empty())
    return {};
  return chart == AccuracyChart::heat ? heat(residuals)
                                      : dots(residuals, chart == AccuracyChart::over_warps);
}

Table accuracy_table(const ModelErrors& errors) {
  std::vector<std::size_t> models;
  for (std::size_t model = 0; model < model_count; ++model)
    if (errors.summary(model))
      models.push_back(model);
  std::ranges::stable_sort(models, {},
                           [&](std::size_t model) { return errors.summary(model)->mean; });
  Table table;
  for (const QString& head :
       {tr("model"), tr("points"), tr("mean error"), tr("median"), tr("bias"), tr("worst")})
    table.header.push_back(head.toStdString());
  for (const std::size_t model : models) {
    const ResidualSummary& of = *errors.summary(model);
    const auto percent = [](double share) {
      return (number(100 * share) + QStringLiteral(" %")).toStdString();
    };
    table.rows.push_back({{model_name(model).toStdString()},
                          {std::to_string(of.count)},
                          {percent(of.mean)},
                          {percent(of.median)},
                          {signed_percent(100 * of.bias).toStdString()},
                          {worst_words(of.worst).toStdString()}});
  }
  return table;
}

Figure accuracy_description(const Scenario& scenario, const ModelErrors& errors,
                            std::size_t model) {
  Figure figure;
  figure.id = "accuracy";
  figure.title = tr("%1 against what was measured on %2")
                     .arg(model_name(model), QString::fromStdString(scenario.gpu->name))
                     .toStdString();
  figure.caption = tr("%1. %2.").arg(workload_words(scenario), citations({model})).toStdString();
  add_numbers(figure, scenario);
  note_statuses(figure);
  for (const MeasuredSetPtr& set : errors.sets())
    figure.sources.push_back(set->source.empty() ? set->name : set->source);
  figure.panels.push_back({.kind = PanelKind::table, .table = accuracy_table(errors)});
  figure.footnotes.push_back(tr("The relative error is (model − measured) / measured. The bias is "
                                "its mean; mean error and "
                                "median leave its sign out.")
                                 .toStdString());
  return figure;
}

std::size_t accuracy_model(const AccuracyPart& part) {
  return part.model.value_or(*model_from("saturation"));
}

Panel accuracy_panel(const Scenario& scenario, const ModelErrors& errors,
                     const AccuracyPart& part) {
  const std::size_t model = accuracy_model(part);
  Panel panel = accuracy_panel(part.chart.value_or(AccuracyChart::heat), errors.residuals(model));
  panel.title = model_name(model).toStdString();
  if (part.chart == AccuracyChart::over_throughput)
    panel.x.unit = throughput_unit(scenario);
  if (panel.kind == PanelKind::heat)
    panel.marks.push_back({.id = "operating_point",
                           .kind = MarkKind::operating_point,
                           .at = {alpha_place(panel.x, alpha_of(scenario).value_or(0)),
                                  std::min(1.0 * scenario.warps, panel.y.max)}});
  return panel;
}

} // namespace loom
