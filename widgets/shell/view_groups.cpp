#include "widgets/shell/view_groups.h"

#include "widgets/style/tr.h"

namespace loom {

std::vector<ViewGroup> view_groups() {
  std::vector<ViewGroup> groups{
      {ViewQuestion::why_slow, tr("Why is it slow?"), {}},
      {ViewQuestion::how_executed, tr("How does it execute?"), {}},
      {ViewQuestion::what_fits, tr("What fits?"), {}},
      {ViewQuestion::on_real_gpus, tr("What do real GPUs do?"), {}},
  };
  for (ViewGroup& group : groups)
    for (const ViewPages& view : views_of_pages())
      if (view.first().question == group.question)
        group.views.push_back(view);
  return groups;
}

QString title_of(ViewQuestion question) {
  for (const ViewGroup& group : view_groups())
    if (group.question == question)
      return group.title;
  return {};
}

} // namespace loom
