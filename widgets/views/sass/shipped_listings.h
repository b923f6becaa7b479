#pragma once

/// The listings that come with the window, in the order of the chooser.

#include <QString>

#include <string_view>
#include <vector>

namespace loom {

struct ShippedListing {
  QString id;            ///< file name without ending, for settings
  QString title;         ///< of what it is
  std::string_view text; ///< carried inside the program
};
[[nodiscard]] const std::vector<ShippedListing>& shipped_listings();
/// Where in them the id is; −1 for none.
[[nodiscard]] int shipped_listing_index(const QString& id);

} // namespace loom
