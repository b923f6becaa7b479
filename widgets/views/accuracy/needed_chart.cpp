#include "widgets/views/accuracy/needed_chart.h"

#include "core/figure/sources.h"

#include "widgets/style/tr.h"
#include "widgets/texts/parameter_text.h"
#include "widgets/texts/words.h"
#include "widgets/views/models/models_words.h"

#include <algorithm>
#include <cmath>

namespace loom {
namespace {

constexpr double schedulers = 4; ///< of most GPUs that were measured

QString kernel_words(const NeededCase& measured) {
  const Scenario& scenario = measured.scenario;
  const QString pattern = scenario.access == "coalesced"
                              ? QString()
                              : QString::fromStdString(scenario.access) + QStringLiteral(", ");
  return measured.instruction.empty() ? other_name(scenario.mix) + QStringLiteral(", ") + pattern +
                                            alpha_words(scenario.alpha)
                                      : QString::fromStdString(measured.instruction);
}

/// y = x + off from one end of the axis to the other, within both axes.
std::vector<Point> parallel(const Panel& panel, double off) {
  constexpr int steps = 60;
  std::vector<Point> points;
  for (int i = 0; i <= steps; ++i) {
    const double x = panel.x.min * std::pow(panel.x.max / panel.x.min, double(i) / steps);
    points.push_back({x, std::clamp(x + off, panel.y.min, panel.y.max)});
  }
  return points;
}

} // namespace

NeededAnswers needed_answers(const std::vector<NeededCase>& cases, std::size_t model) {
  NeededAnswers answers{model, {}};
  for (const NeededCase& each : cases)
    answers.predicted.push_back(needed_by(each, model));
  return answers;
}

Panel needed_panel(const std::vector<NeededCase>& cases, const std::vector<NeededAnswers>& models) {
  constexpr std::array roles{Role::series1, Role::series2, Role::series3, Role::series4};
  double low = 64, high = 8;
  for (std::size_t i = 0; i < cases.size(); ++i) {
    low = std::min(low, cases[i].measured);
    high = std::max(high, cases[i].measured);
    for (const NeededAnswers& answers : models)
      if (answers.predicted[i]) {
        low = std::min(low, *answers.predicted[i]);
        high = std::max(high, *answers.predicted[i]);
      }
  }
  Panel panel;
  panel.x = {.label = tr("warps needed, measured").toStdString(),
             .unit = tr("warps/SM").toStdString(),
             .kind = AxisKind::log,
             .min = low / 1.2,
             .max = high * 1.2};
  panel.y = panel.x;
  panel.y.label = tr("warps needed, predicted").toStdString();
  Area within{.id = "within",
              .label = tr("one warp a scheduler").toStdString(),
              .outline = parallel(panel, -schedulers)};
  const std::vector<Point> upper = parallel(panel, schedulers);
  within.outline.insert(within.outline.end(), upper.rbegin(), upper.rend());
  panel.areas.push_back(std::move(within));
  panel.curves.push_back({.id = "equal",
                          .label = tr("as measured").toStdString(),
                          .role = Role::guide,
                          .weight = Weight::thin,
                          .points = parallel(panel, 0)});
  for (std::size_t m = 0; m < models.size(); ++m) {
    const std::string id(model_table()[models[m].model].id);
    Curve honest{.id = id,
                 .label = model_name(models[m].model).toStdString(),
                 .role = roles[m % roles.size()],
                 .dots = true};
    Curve fitted{.id = id + "_fitted",
                 .label = tr("%1, fitted").arg(model_name(models[m].model)).toStdString(),
                 .role = Role::ghost,
                 .dots = true};
    for (std::size_t i = 0; i < cases.size(); ++i)
      if (models[m].predicted[i])
        (is_fitted(cases[i], models[m].model) ? fitted : honest)
            .points.push_back({cases[i].measured, *models[m].predicted[i]});
    for (Curve* curve : {&fitted, &honest}) {
      std::ranges::sort(curve->points, {}, &Point::x);
      if (!curve->points.empty())
        panel.curves.push_back(std::move(*curve));
    }
  }
  return panel;
}

Panel needed_panel_of(const std::vector<NeededCase>& cases, const NeededAnswers& answers) {
  Panel panel = needed_panel(cases, {answers});
  panel.title = model_name(answers.model).toStdString();
  if (const auto of = summarise(cases, answers.predicted, answers.model))
    panel.title = tr("%1: %2 of %3 within one warp a scheduler")
                      .arg(model_name(answers.model))
                      .arg(of->within)
                      .arg(of->count)
                      .toStdString();
  return panel;
}

Table needed_table(const std::vector<NeededCase>& cases, const std::vector<NeededAnswers>& models) {
  Table table;
  for (const QString& head :
       {tr("model"), tr("cases"), tr("within one warp a scheduler"), tr("worst case")})
    table.header.push_back(head.toStdString());
  for (const NeededAnswers& answers : models)
    if (const auto of = answers.predicted.empty()
                            ? std::nullopt
                            : summarise(cases, answers.predicted, answers.model))
      table.rows.push_back(
          {{model_name(answers.model).toStdString()},
           {std::to_string(of->count)},
           {(number(100 * of->share()) + QStringLiteral(" %")).toStdString()},
           {needed_words(cases[of->worst], *answers.predicted[of->worst]).toStdString()}});
  return table;
}

Figure needed_description(const std::vector<NeededCase>& cases,
                          const std::vector<NeededAnswers>& models) {
  Figure figure;
  figure.id = "needed-warps";
  figure.title = tr("Warps needed: what others measured against what models say").toStdString();
  figure.caption =
      tr("Each dot is an instruction or a kernel on a GPU for which somebody measured how many "
         "warps reach 90 % of the throughput, 99 % of it for the GTX 480's FMA. On the line the "
         "model says the same; in the band it is within one warp of each of four schedulers.")
          .toStdString();
  for (const NeededCase& each : cases)
    add_source(figure.sources, each.source.english());
  figure.panels.push_back({.kind = PanelKind::table, .table = needed_table(cases, models)});
  figure.footnotes.push_back(
      tr("Pale dots: numbers of the GPU that the model takes were fitted to this measurement; the "
         "table leaves them out.")
          .toStdString());
  return figure;
}

QString needed_words(const NeededCase& measured, double predicted) {
  const QString of = QString::fromStdString(measured.scenario.gpu->name) + QStringLiteral(", ") +
                     kernel_words(measured);
  return tr("%1, ILP %2: predicted %3, measured %4 warps/SM")
      .arg(of)
      .arg(measured.scenario.ilp)
      .arg(number(predicted), number(measured.measured));
}

} // namespace loom
