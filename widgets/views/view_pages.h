#pragma once

/// The views of the window: what belongs together is pages of one view, which is called by the id
/// of its first page.

#include "widgets/views/view.h"

#include <QString>

#include <vector>

namespace loom {

struct ViewPages {
  std::vector<const ViewInfo*> pages; ///< of the registry; the first is there always

  [[nodiscard]] const ViewInfo& first() const { return *pages.front(); }
  [[nodiscard]] const QString& id() const { return first().id; }
  [[nodiscard]] const QString& title() const {
    return first().view_title.isEmpty() ? first().title : first().view_title;
  }
  [[nodiscard]] bool has(const QString& page) const;
};

/// All views, by order.
[[nodiscard]] std::vector<ViewPages> views_of_pages();

/// As the switch of its view calls a page.
[[nodiscard]] const QString& page_title(const ViewInfo& page);

/// The id of the view that shows the page, or the former view, with this id; the id itself where
/// there is none.
[[nodiscard]] QString view_of_page(const QString& id);

/// The ids of all views and pages by which files and lessons name them, former ones too.
[[nodiscard]] std::vector<std::string> view_ids();

} // namespace loom
