#pragma once

/// Where a listing comes from: a shipped one, a file, or text that was pasted or dropped.

#include "core/base/result.h"
#include "core/sass/listing_part.h"
#include "widgets/views/sass/study.h"

#include <QString>

#include <functional>
#include <stop_token>

class QMimeData;

namespace loom {

/// A listing of more bytes than this is read away from the window's thread; one of more than
/// most_listing_bytes is refused.
inline constexpr qint64 large_listing_bytes = qint64{1} << 20;
inline constexpr std::size_t most_listing_bytes = std::size_t{1} << 30;

/// A listing that a user gives.
struct ListingSource : sass::Source {
  QString path{}; ///< of a file that is still to be read; else empty
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
/// As a document holds it: the text, or all that was read of one that is too large.
[[nodiscard]] sass::Source held_source(ListingSource source, const ListingPtr& listing);

/// Where the document's function is in its listing, the first where there is none of that name.
[[nodiscard]] std::size_t chosen_function(const ListingPart& part, const sass::Listing& listing);
/// Where among the function's loops the document's is; −1 for none.
[[nodiscard]] int chosen_loop(const ListingPart& part, const sass::Analysis& analysis);

} // namespace loom
