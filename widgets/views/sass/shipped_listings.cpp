#include "widgets/views/sass/shipped_listings.h"

#include "resources/listings/embedded.h"
#include "widgets/style/tr.h"

#include <QFileInfo>

#include <algorithm>

namespace loom {
namespace {

/// "sm_86: kernels" for listings_sm_86.
QString title_of(const QString& id) {
  const QString arch = QStringLiteral("sm_") + id.section(QStringLiteral("sm_"), 1);
  return (id.startsWith(QStringLiteral("survey")) ? tr("%1: survey") : tr("%1: kernels")).arg(arch);
}

std::vector<ShippedListing> find_listings() {
  std::vector<ShippedListing> all;
  for (const EmbeddedFile& file : embedded_listings()) {
    const QString name =
        QString::fromUtf8(file.name.data(), static_cast<qsizetype>(file.name.size()));
    const QString id = QFileInfo(name).completeBaseName();
    all.push_back({id, title_of(id), file.content});
  }
  // By age: 75 before 120.
  std::ranges::sort(all, {}, [](const ShippedListing& each) {
    return each.id.section(QStringLiteral("sm_"), 1).toInt();
  });
  return all;
}

} // namespace

const std::vector<ShippedListing>& shipped_listings() {
  static const std::vector<ShippedListing> listings = find_listings();
  return listings;
}

int shipped_listing_index(const QString& id) {
  const auto& all = shipped_listings();
  const auto found = std::ranges::find(all, id, &ShippedListing::id);
  return found == all.end() ? -1 : static_cast<int>(found - all.begin());
}

} // namespace loom
