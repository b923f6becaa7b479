#include "widgets/shell/view_groups.h"

#include "widgets/style/tr.h"

namespace loom {

std::vector<ViewGroup> view_groups() {
  std::vector<ViewGroup> groups{
      {ViewQuestion::why_slow, tr("Why is it slow?"), {}},
      {ViewQuestion::how_executed, tr("How does it execute?"), {}},
      {ViewQuestion::what_fits, tr("What fits?"), {}},
      {ViewQuestion::my_kernel, tr("My kernel"), {}},
      {ViewQuestion::which_gpu, tr("Which GPU?"), {}},
      {ViewQuestion::how_right, tr("How right is it?"), {}},
  };
  for (ViewGroup& group : groups)
    for (const ViewInfo& view : view_registry())
      if (view.question == group.question)
        group.views << view.id;
  return groups;
}

QString title_of(ViewQuestion question) {
  for (const ViewGroup& group : view_groups())
    if (group.question == question)
      return group.title;
  return {};
}

} // namespace loom
