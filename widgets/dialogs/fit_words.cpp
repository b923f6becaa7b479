#include "widgets/dialogs/fit_dialog.h"

#include "widgets/numbers/number_card.h"
#include "widgets/texts/parameter_text.h"
#include "widgets/texts/words.h"
#include "widgets/views/accuracy/model_errors.h"

#include <QStringList>

#include <algorithm>
#include <cmath>

namespace loom {

Panel residual_panel(const std::vector<Residual>& before, const std::vector<Residual>& after) {
  Panel panel;
  double reach = 1, most = 1;
  const auto dots = [&](const char* id, const QString& label, Role role,
                        const std::vector<Residual>& all) {
    Curve curve;
    curve.id = id;
    curve.label = label.toStdString();
    curve.role = role;
    curve.dots = true;
    for (const Residual& each : all) {
      curve.points.push_back({each.measured.warps, 100 * each.relative});
      reach = std::max(reach, std::abs(curve.points.back().y));
      most = std::max(most, each.measured.warps);
    }
    panel.curves.push_back(std::move(curve));
  };
  dots("before", FitDialog::tr("before"), Role::ghost, before);
  dots("after", FitDialog::tr("after"), Role::measured, after);
  reach = round_up(reach);
  panel.x = {.label = FitDialog::tr("occupancy").toStdString(),
             .unit = "warps/SM",
             .max = std::ceil(most / 8) * 8};
  panel.y = {.label = FitDialog::tr("relative error").toStdString(),
             .unit = "%",
             .min = -reach,
             .max = reach};
  panel.curves.push_back({.id = "zero",
                          .role = Role::guide,
                          .weight = Weight::thin,
                          .points = {{0, 0}, {panel.x.max, 0}}});
  return panel;
}

QString fit_words(const Fit& fit) {
  const auto percent = [](const QString& id, double part) {
    return numbered(id, number(100 * std::abs(part)));
  };
  const auto of_model = [&](const char* when, const char* what, double part) {
    return percent(QLatin1String(when) + ModelErrors::quantity(fit.model, what), part);
  };
  const auto count = [](const char* id, std::size_t points) {
    return numbered(QLatin1String(id), QString::number(points));
  };
  QStringList lines;
  lines << FitDialog::tr("Mean error %1 % → %2 %, worst %3 % → %4 %, over %5 points.")
               .arg(of_model("fit.before.", "mean_error", fit.before.mean),
                    of_model("fit.after.", "mean_error", fit.after.mean),
                    of_model("fit.before.", "worst_error", fit.before.worst.relative),
                    of_model("fit.after.", "worst_error", fit.after.worst.relative),
                    count("fit.points", fit.points));
  if (fit.held_out)
    lines << FitDialog::tr("Fitted on every second intensity, the error on the %1 points of the "
                           "others is %2 % (before: %3 %).")
                 .arg(count("fit.held_out_points", fit.held_out->after.count),
                      percent(QStringLiteral("fit.held_out_after"), fit.held_out->after.mean),
                      percent(QStringLiteral("fit.held_out_before"), fit.held_out->before.mean));
  for (const FitCorrelation& pair : fit.inseparable) {
    const QString first = to_qstring(fit.values[pair.first].parameter.id),
                  second = to_qstring(fit.values[pair.second].parameter.id);
    lines << FitDialog::tr("%1 and %2 can hardly be told apart by this data (correlation %3).")
                 .arg(first, second,
                      numbered(QStringLiteral("fit.%1.%2").arg(first, second),
                               number(pair.correlation)));
  }
  for (const FittedValue& each : fit.values)
    if (each.at_end)
      lines << FitDialog::tr("%1 is at the end of its range and would go further.")
                   .arg(to_qstring(each.parameter.id));
  return lines.join(QLatin1Char('\n'));
}

} // namespace loom
