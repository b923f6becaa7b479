#include "widgets/views/view_pages.h"

#include "widgets/views/former_views.h"

#include <algorithm>

namespace loom {

bool ViewPages::has(const QString& page) const {
  return std::ranges::any_of(pages, [&page](const ViewInfo* each) { return each->id == page; });
}

std::vector<ViewPages> views_of_pages() {
  std::vector<ViewPages> views;
  for (const ViewInfo& each : view_registry())
    if (each.page_of.isEmpty())
      views.push_back({{&each}});
  for (const ViewInfo& each : view_registry())
    for (ViewPages& view : views)
      if (each.page_of == view.id())
        view.pages.push_back(&each);
  return views;
}

const QString& page_title(const ViewInfo& page) {
  return page.page_title.isEmpty() ? page.title : page.page_title;
}

std::vector<std::string> view_ids() {
  std::vector<std::string> ids{former_view};
  for (const ViewInfo& each : view_registry())
    ids.push_back(each.id.toStdString());
  return ids;
}

QString view_of_page(const QString& id) {
  const QString now = present_view(id);
  for (const ViewInfo& each : view_registry())
    if (each.id == now && !each.page_of.isEmpty())
      return each.page_of;
  return now;
}

} // namespace loom
