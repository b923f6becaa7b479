#include "widgets/views/loom/loom_figure.h"

#include "widgets/style/tr.h"
#include "widgets/texts/figure_head.h"
#include "widgets/texts/loop_text.h"
#include "widgets/texts/statuses.h"
#include "widgets/texts/words.h"
#include "widgets/views/loom/loom_sentence.h"

namespace loom {

Figure loom_figure(const Snapshot& snapshot, LoomPicture picture) {
  const ResolvedScenario& scenario = snapshot.scenario();
  const bool mix = !scenario.instruction_loop && !scenario.loop;
  const QString title = tr("Latency hiding on an SM, %1, %2, %3 warps/SM")
                            .arg(QString::fromStdString(scenario.gpu->name),
                                 mix ? alpha_words(scenario.alpha) : tr("a loop"))
                            .arg(picture.warps);
  Figure figure;
  if (mix) {
    figure = titled("loom", title, scenario);
  } else {
    figure.id = "loom";
    figure.title = title.toStdString();
    figure.caption = loop_words(scenario).toStdString();
  }
  const FigureStyle plain;
  add_to_caption(figure, loom_sentence(snapshot, picture, plain).plain);
  add_to_caption(figure, tr("A row is a place for a warp: a bare line where none is. Simulated, in "
                            "steady state; the warps needed are those of the bounds."));
  Panel panel;
  panel.kind = PanelKind::loom;
  panel.x.label = tr("cycle").toStdString();
  panel.loom = std::move(picture);
  figure.panels.push_back(std::move(panel));
  note_statuses(figure);
  return figure;
}

} // namespace loom
