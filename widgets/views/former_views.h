#pragma once

/// Views that another one holds now: saved layouts, documents, lessons and scripts still name them.

#include <QString>

namespace loom {

inline constexpr const char* former_view = "concurrency";

/// The id of the view that shows what the one with this id showed; the id itself where nobody took
/// its place.
[[nodiscard]] inline QString present_view(const QString& id) {
  return id == QLatin1String(former_view) ? QStringLiteral("cusp") : id;
}

} // namespace loom
