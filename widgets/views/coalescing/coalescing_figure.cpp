#include "widgets/views/coalescing/coalescing_figure.h"

#include "widgets/style/tr.h"
#include "widgets/texts/figure_head.h"
#include "widgets/views/coalescing/coalescing_words.h"
#include "widgets/views/coalescing/generations.h"

#include <QStringList>

namespace loom {
Diagram access_diagram(const CoalescingRun& run, const AccessFocus& focus, double width,
                       double height) {
  Diagram diagram{.width = width};
  diagram.height = draw_access(diagram, run, focus, {0, 0, width, height});
  return diagram;
}

Panel access_panel(const CoalescingRun& run) {
  Panel panel = diagram_panel(access_diagram(run, {}, 34, 12));
  QStringList words;
  for (const std::int64_t each : run.addresses)
    words << QString::number(each);
  const auto count = static_cast<int>(run.result.transactions.size());
  panel.title = (count == 1 ? tr("(%1): %2 transaction") : tr("(%1): %2 transactions"))
                    .arg(words.join(QStringLiteral(", ")))
                    .arg(count)
                    .toStdString();
  return panel;
}

Figure coalescing_figure(const Scenario& scenario, const CoalescingRun& run) {
  Figure figure = titled("coalescing", tr("A load of %1 threads by the rules of %2")
                                           .arg(run.asked.pattern.threads)
                                           .arg(rules_name(run.generation)));
  figure.caption =
      (access_words(run) + QStringLiteral(". ") + effect_words(scenario) + QLatin1Char('.'))
          .toStdString();
  figure.sources = {thesis("§2.5")};
  Diagram diagram{.width = 58};
  const double access = draw_access(diagram, run, {}, {0, 0, diagram.width, 15});
  diagram.height = access + 1 +
                   draw_generations(diagram, by_each_generation(*scenario.gpu, run),
                                    generation_among(run), {0, access + 1, diagram.width, 0});
  figure.panels.push_back(diagram_panel(std::move(diagram)));
  figure.footnotes = {
      tr("Under the words: transactions and what each moves. Bars: transactions and bytes moved by "
         "the rules of each generation; hatched: moved, but no thread wants it.")
          .toStdString()};
  return figure;
}

} // namespace loom
