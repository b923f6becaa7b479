#pragma once

/// The views by the question that they answer, as they are grouped in the window, its menus, the
/// palette and the manual.

#include "widgets/views/view_pages.h"

#include <QString>
#include <vector>

namespace loom {

struct ViewGroup {
  ViewQuestion question;
  QString title; ///< "Why is it slow?", in the language that is spoken
  std::vector<ViewPages> views;
};
/// Each view is in one of them.
[[nodiscard]] std::vector<ViewGroup> view_groups();
/// The title of the group of views that answer it.
[[nodiscard]] QString title_of(ViewQuestion question);

} // namespace loom
