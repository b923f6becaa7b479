#include "widgets/export/measured_look.h"

#include <QCoreApplication>
#include <QFileInfo>

#include <algorithm>
#include <array>

namespace loom {

namespace {

/// Of imported sets, each with a shape of its own: those first whose colour means nothing else in
/// the views. series1 is a model's.
constexpr std::array roles{Role::series5, Role::series7, Role::series6,
                           Role::series4, Role::series2, Role::series3};
constexpr qsizetype longest_name = 24;

QString shortened(const QString& file) {
  const QString name = QFileInfo(file).completeBaseName();
  return name.size() <= longest_name
             ? name
             : name.left(longest_name / 2) + QStringLiteral("…") + name.right(longest_name / 2 - 1);
}

} // namespace

MeasuredLook measured_look(const Scenario& scenario, const MeasuredSetPtr& set) {
  const auto found = std::ranges::find(scenario.measured, set);
  if (found == scenario.measured.end())
    return {"measured", Role::measured, QCoreApplication::translate("MeasuredLook", "measured")};
  const auto index = static_cast<std::size_t>(found - scenario.measured.begin());
  return {"imported_" + std::to_string(index + 1), roles[index % roles.size()],
          shortened(QString::fromStdString(set->name))};
}

void add_dots(Panel& panel, const MeasuredLook& look, const QString& label,
              const MeasuredCurve& curve) {
  Curve dots{.id = look.id, .label = label.toStdString(), .role = look.role, .dots = true};
  const Point across = axis_span(panel.x), up = axis_span(panel.y);
  for (std::size_t i = 0; i < curve.points.size(); ++i) {
    const Point& at = curve.points[i];
    if (!(at.x >= across.x && at.x <= across.y && at.y >= up.x && at.y <= up.y))
      continue;
    dots.points.push_back(at);
    if (!curve.error_bars.empty())
      dots.error_bars.push_back(curve.error_bars[i]);
  }
  if (!dots.points.empty()) // a name without dots would say that there are some
    panel.curves.push_back(std::move(dots));
}

} // namespace loom
