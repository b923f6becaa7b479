#pragma once

/// Where a listing comes from: a shipped one, a file, or text that was pasted or dropped.

#include "core/base/result.h"
#include "widgets/views/sass/study.h"

#include <QString>

#include <functional>
#include <stop_token>
#include <string>

class QMimeData;

namespace loom {

/// A listing of more bytes than this is read away from the window's thread; one of more than
/// most_listing_bytes is refused.
inline constexpr qint64 large_listing_bytes = qint64{1} << 20;
inline constexpr std::size_t most_listing_bytes = std::size_t{1} << 30;

struct ListingSource {
  QString title;    ///< for people
  QString shipped;  ///< id of a shipped one; else empty
  QString path;     ///< of a file; else empty
  std::string text; ///< where it is neither
  [[nodiscard]] bool large() const;
};
[[nodiscard]] ListingSource shipped_source(int index);
[[nodiscard]] ListingSource file_source(const QString& path);
/// A file or text that may be a listing; nothing where it is certainly none: a scenario, a picture,
/// a file of another ending.
[[nodiscard]] std::optional<ListingSource> dropped_source(const QMimeData& data);

/// Reads it. An error where it is no listing, or `stop` is asked for.
[[nodiscard]] Result<ListingPtr> read_source(const ListingSource& source,
                                             const std::stop_token& stop = {},
                                             const std::function<void(double)>& progress = {});

} // namespace loom
