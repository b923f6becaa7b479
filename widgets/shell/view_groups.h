#pragma once

/// The views by the question that they answer, as they are grouped in the window, its menus, the
/// palette and the manual.

#include <QString>
#include <QStringList>

#include <vector>

namespace loom {

struct ViewGroup {
  QString title;     ///< "Why is it slow?", in the language that is spoken
  QStringList views; ///< ids, in the order shown
};
/// Each view is in one of them.
[[nodiscard]] std::vector<ViewGroup> view_groups();
/// The question that a view answers.
[[nodiscard]] QString question_of(const QString& view);
/// Whether the view is open from the beginning; the others are opened when they are asked for.
[[nodiscard]] bool is_common(const QString& view);

} // namespace loom
