#pragma once

/// Listings are read: one that comes with the program, a file, text that was pasted or is in a
/// document.

#include "core/base/result.h"
#include "core/sass/listing_part.h"
#include "core/sass/study.h"
#include "widgets/views/given_source.h"

#include <functional>
#include <stop_token>
#include <string_view>
#include <vector>

namespace loom {

/// In the order of the chooser.
[[nodiscard]] const std::vector<ShippedSource>& shipped_listings();
/// Where in them the id is; −1 for none.
[[nodiscard]] int shipped_listing_index(std::string_view id);

/// A listing of more bytes than this is read away from the window's thread.
inline constexpr qint64 large_listing_bytes = qint64{1} << 20;
[[nodiscard]] bool is_large(const GivenSource& source);

/// Reads it. An error where it is no listing, or `stop` is asked for.
[[nodiscard]] Result<sass::ListingPtr>
read_listing(const GivenSource& source, const std::stop_token& stop = {},
             const std::function<void(double)>& progress = {});
/// The same of what a document has.
[[nodiscard]] Result<sass::ListingPtr> read_listing(const sass::Source& source);
/// As a document holds it: the text, or all that was read of one that is too large.
[[nodiscard]] sass::Source held_source(const GivenSource& source, const sass::ListingPtr& listing);

/// What was read last: shown, beside it, and those before for going back.
class ReadListings {
public:
  /// Reads it where it is not one of those.
  [[nodiscard]] Result<sass::ListingPtr> of(const sass::Source& source);
  void remember(const sass::Source& source, const sass::ListingPtr& listing);

private:
  std::vector<std::pair<sass::Source, sass::ListingPtr>> read_; ///< the newest first
};

} // namespace loom
