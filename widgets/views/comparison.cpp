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

Curve line(const std::string& id, const QString& name, Role role,
           const ResolvedScenario& scenario) {
  Curve curve{.id = id, .label = name.toStdString(), .role = role};
  curve.about = workload_words(scenario).toStdString();
  return curve;
}

std::string pin_id(std::size_t index) { return "pinned_" + std::to_string(index + 1); }

} // namespace

bool compares(const Snapshot& snapshot) { return !snapshot.compared.empty(); }

Curve curve_of_scenario(const Snapshot& snapshot, Along along) {
  return line("needed", scenario_name(snapshot.document, along), Role::series1,
              snapshot.scenario());
}

Curve curve_of(const Snapshot& snapshot, const ComparedPin& compared, Along along) {
  const Pin& pin = snapshot.document.pins[compared.index];
  return line(pin_id(compared.index), pin_name(snapshot.document, pin, along), compared.role,
              compared.scenario);
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
  QStringList parameters{workload_words(snapshot.scenario())};
  for (const ComparedPin& each : snapshot.compared) {
    if (const QString words = QString::fromStdString(curve_of(snapshot, each, along).about);
        !parameters.contains(words))
      parameters << words;
    add_workload_numbers(figure, each.scenario);
  }
  figure.caption = tr("Compared: %1.").arg(parameters.join(QStringLiteral("; "))).toStdString();
}

void note_workload(Figure& figure, const Snapshot& snapshot) {
  compares(snapshot) || snapshot.scenario().instruction_loop ? note_unstated(figure)
                                                             : note_statuses(figure);
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
