#include "widgets/views/bands.h"

#include "widgets/look/controls.h"
#include "widgets/style/tr.h"
#include "widgets/texts/words.h"

#include <QActionGroup>
#include <QMenu>

#include <algorithm>

namespace loom {
void add_band(Panel& panel, const std::vector<double>& xs, const std::function<Band(double x)>& at,
              double by) {
  const Point up = axis_span(panel.y);
  std::vector<Point> lower, upper;
  for (const double x : xs) {
    const Band band = at(x);
    lower.push_back({x, std::clamp(band.low, up.x, up.y)});
    upper.push_back({x, std::clamp(band.high, up.x, up.y)});
  }
  if (lower.size() < 2)
    return;
  Area area{.id = "band",
            .label = (by > 0 ? tr("± %1 % of each number").arg(number(100 * by))
                             : tr("derived numbers in their ranges"))
                         .toStdString(),
            .role = Role::model,
            .outline = std::move(lower)};
  area.outline.insert(area.outline.end(), upper.rbegin(), upper.rend());
  panel.areas.insert(panel.areas.begin(), std::move(area));
}

std::optional<Bands> bands_of(const ResolvedScenario& scenario, double by) {
  if (by <= 0)
    return Bands::of_ranges(scenario);
  auto bands = Bands::around(scenario, by);
  return bands ? std::optional(*std::move(bands)) : std::nullopt;
}

void add_band_choice(QMenu& menu, double by, const std::function<void(double by)>& set) {
  QMenu* choice = menu.addMenu(tr("Bands"));
  auto* group = new QActionGroup(choice);
  for (const double each : {0.0, 0.05, 0.1, 0.2})
    choice_entry(*choice, group,
                 each == 0 ? tr("None") : tr("Every number ± %1 %").arg(number(100 * each)),
                 each == by, choice, [set, each] { set(each); });
}

} // namespace loom
