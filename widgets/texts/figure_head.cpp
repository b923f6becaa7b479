#include "widgets/texts/figure_head.h"

#include "widgets/texts/statuses.h"
#include "widgets/texts/words.h"

namespace loom {

Figure titled(const char* id, const QString& title) {
  Figure figure;
  figure.id = id;
  figure.title = title.toStdString();
  return figure;
}

Figure titled(const char* id, const QString& title, const ResolvedScenario& scenario) {
  Figure figure = titled(id, title);
  figure.caption = parameter_words(scenario).toStdString();
  add_numbers(figure, scenario);
  note_statuses(figure);
  return figure;
}

void add_to_caption(Figure& figure, const QString& sentence) {
  if (sentence.isEmpty())
    return;
  if (!figure.caption.empty())
    figure.caption += figure.caption.ends_with('.') ? " " : ". ";
  figure.caption += sentence.toStdString();
}

std::string thesis(const char* place) {
  return std::string("V. Volkov, Understanding Latency Hiding on GPUs, UCB/EECS-2016-143, ") +
         place;
}

} // namespace loom
