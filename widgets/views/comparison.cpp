#include "widgets/views/comparison.h"

#include "widgets/style/tr.h"
#include "widgets/texts/loop_text.h"
#include "widgets/texts/statuses.h"
#include "widgets/texts/words.h"

#include <QStringList>

#include <algorithm>
#include <iterator>

namespace loom {

namespace {

using Along = std::initializer_list<std::string_view>;

QString parameters_of(const ResolvedScenario& scenario) {
  return scenario.instruction_loop ? loop_words(scenario) : parameter_words(scenario);
}

Curve line(const std::string& id, const QString& name, Role role,
           const ResolvedScenario& scenario) {
  Curve curve{.id = id, .label = name.toStdString(), .role = role};
  curve.marked = true;
  curve.about = parameters_of(scenario).toStdString();
  return curve;
}

std::string pin_id(std::size_t index) { return "pinned_" + std::to_string(index + 1); }

} // namespace

bool compares(const Snapshot& snapshot) {
  return !snapshot.loop ? !snapshot.compared.empty()
                        : std::ranges::any_of(snapshot.document.pins, [](const Pin& pin) {
                            return !pin.hidden && (pin.gpu_alone || pin.instruction_loop);
                          });
}

Curve curve_of_scenario(const Snapshot& snapshot, Along along) {
  return line("needed", scenario_name(snapshot.document, along), Role::series1,
              snapshot.scenario());
}

Curve curve_of(const Snapshot& snapshot, const ComparedPin& compared, Along along) {
  const Pin& pin = snapshot.document.pins[compared.index];
  return line(pin_id(compared.index), pin_name(snapshot.document, pin, along), compared.role,
              compared.scenario);
}

std::vector<ComparedLoop> compared_loops(const Snapshot& snapshot, Along along) {
  std::vector<ComparedLoop> all;
  const Document& document = snapshot.document;
  for (std::size_t i = 0; i < document.pins.size(); ++i) {
    const Pin& pin = document.pins[i];
    const ResolvedScenario shown = as_compared(pin, document.scenario);
    if (pin.hidden || !shown.instruction_loop)
      continue;
    Document alone;
    alone.scenario = shown;
    Snapshot of{.document = alone,
                .resolved = shown,
                .catalogue = snapshot.catalogue,
                .loop = loop_results(shown),
                .draft = snapshot.draft};
    if (*of.loop)
      all.push_back({std::move(of), line(pin_id(i), pin_name(document, pin, along),
                                         series_role(pin.series), shown)});
  }
  return all;
}

QString compared_gpus(const Snapshot& snapshot) {
  QStringList names{QString::fromStdString(snapshot.scenario().gpu->name)};
  for (const Pin& pin : snapshot.document.pins)
    if (const QString name = QString::fromStdString(pin.gpu->name);
        !pin.hidden && !names.contains(name))
      names << name;
  if (names.size() < 2)
    return names.join(QString());
  const QString last = names.takeLast();
  return tr("%1 and %2").arg(names.join(QStringLiteral(", ")), last);
}

void describe_comparison(Figure& figure, const Snapshot& snapshot, Along along) {
  if (!compares(snapshot))
    return;
  QStringList parameters{parameters_of(snapshot.scenario())};
  const auto add = [&](const Curve& curve, const ResolvedScenario& scenario) {
    if (const QString words = QString::fromStdString(curve.about); !parameters.contains(words))
      parameters << words;
    if (scenario.instruction_loop)
      add_loop_numbers(figure, scenario, *scenario.instruction_loop);
    else
      add_numbers(figure, scenario);
  };
  if (snapshot.loop)
    for (const ComparedLoop& each : compared_loops(snapshot, along))
      add(each.curve, each.snapshot.scenario());
  else
    for (const ComparedPin& each : snapshot.compared)
      add(curve_of(snapshot, each, along), each.scenario);
  figure.caption = tr("Compared: %1.").arg(parameters.join(QStringLiteral("; "))).toStdString();
}

bool hold_as_many_warps(const Snapshot& snapshot) {
  return std::ranges::all_of(snapshot.compared, [&](const ComparedPin& each) {
    return max_warps(each.scenario) == max_warps(snapshot.scenario());
  });
}

void without_operating_point(std::vector<Panel>& panels) {
  for (Panel& panel : panels)
    std::erase_if(panel.marks, [](const Mark& mark) { return mark.id == "operating_point"; });
}

} // namespace loom
