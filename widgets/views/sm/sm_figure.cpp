#include "widgets/views/sm/sm_figure.h"

#include "core/figure/sources.h"
#include "widgets/look/problem_text.h"
#include "widgets/style/tr.h"
#include "widgets/texts/loop_text.h"
#include "widgets/texts/statuses.h"
#include "widgets/texts/words.h"
#include "widgets/views/diagram_builder.h"
#include "widgets/views/sm/sm_diagram.h"

namespace loom {
Figure structure_figure(const char* id, const QString& title, const DrawingPart& drawing,
                        const SmStructure& structure, double page_em) {
  constexpr double width = 62; // of text as it is printed across two columns
  Figure figure;
  figure.id = id;
  figure.title = title.toStdString();
  const SmRoom room = page_em > 0 && page_em < width ? narrow_room(drawing, structure, page_em)
                                                     : sm_room(drawing, structure, width, 0);
  figure.panels.push_back(diagram_panel(structure_diagram(room, structure)));
  for (const PlacedPart& part : room.placement.parts)
    for (const std::string& source : structure.sources(part.id))
      add_source(figure.sources, source);
  return figure;
}

QString limit_words(const SmStructure& structure) {
  const ResolvedScenario& scenario = structure.scenario();
  if (!structure.workload())
    return tr("Nothing is lit: %1.").arg(spoken(workload_of(scenario).error().detail));
  const auto& [numbers, now, saturation] = *structure.workload();
  const QString limit = limit_look(now.limit, scenario, numbers).name;
  const QString share = number(100 * now.fraction_of_peak);
  return scenario.instruction_loop ? tr("At %1 warps/SM: limited by %2, %3 % of the peak.")
                                         .arg(scenario.warps)
                                         .arg(limit, share)
                                   : tr("At %1 and %2 warps/SM: %3, %4 % of the peak.")
                                         .arg(alpha_words(scenario.alpha))
                                         .arg(scenario.warps)
                                         .arg(limit, share);
}

SmStructure sm_of(const Scenario& scenario) { return SmStructure(ResolvedScenario(scenario)); }

Figure sm_figure(const SmStructure& structure, double page_em) {
  const ResolvedScenario& scenario = structure.scenario();
  Figure figure = structure_figure(
      "sm", tr("An SM of %1 and what limits it").arg(QString::fromStdString(scenario.gpu->name)),
      built_in_drawing("sm"), structure, page_em);
  figure.caption =
      (limit_words(structure) +
       tr(" Blocks are filled as far as they are used; a heavy border is the limit. ") +
       workload_words(scenario))
          .toStdString();
  if (scenario.instruction_loop)
    return figure;
  add_numbers(figure, scenario);
  note_statuses(figure);
  return figure;
}

} // namespace loom
