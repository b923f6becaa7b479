#include "widgets/views/sass/listing_source.h"

#include "core/sass/reader.h"
#include "core/text/text.h"
#include "widgets/style/tr.h"
#include "widgets/views/sass/shipped_listings.h"

#include <QFileInfo>
#include <QMimeData>
#include <QUrl>

#include <algorithm>

namespace loom {

namespace {

constexpr std::size_t piece_bytes = std::size_t{1} << 16;

} // namespace

bool ListingSource::large() const {
  return path.isEmpty() ? static_cast<qint64>(text.size()) > large_listing_bytes
                        : QFileInfo(path).size() > large_listing_bytes;
}

ListingSource shipped_source(int index) {
  const ShippedListing& listing = shipped_listings()[static_cast<std::size_t>(index)];
  return {listing.title, listing.id, {}, {}};
}

ListingSource file_source(const QString& path) {
  return {QFileInfo(path).fileName(), {}, path, {}};
}

std::optional<ListingSource> dropped_source(const QMimeData& data) {
  if (data.hasUrls()) {
    if (!data.urls().front().isLocalFile())
      return {};
    const QString path = data.urls().front().toLocalFile();
    const QString ending = QFileInfo(path).suffix().toLower();
    for (const char* known : {"sass", "asm", "txt"})
      if (ending == QLatin1String(known))
        return file_source(path);
    return {};
  }
  const QString text = data.hasText() ? data.text() : QString();
  // A scenario is JSON, measurements are columns: addresses in comments are neither.
  if (!text.contains(QStringLiteral("/*")))
    return {};
  return ListingSource{tr("pasted text"), {}, {}, text.toStdString()};
}

Result<ListingPtr> read_source(const ListingSource& source, const std::stop_token& stop,
                               const std::function<void(double)>& progress) {
  sass::ListingReader reader(source.path.isEmpty() ? source.title.toStdString()
                                                   : source.path.toStdString());
  const auto take = [&](std::string_view piece, double done) -> Result<void> {
    if (stop.stop_requested())
      return fail(ErrorCode::internal, "cancelled");
    if (progress)
      progress(done);
    return reader.feed(piece);
  };
  Result<void> read;
  if (!source.path.isEmpty()) {
    read = read_pieces(source.path.toStdString(), most_listing_bytes, take);
  } else {
    const int index = shipped_listing_index(source.shipped);
    const std::string_view text =
        index < 0 ? source.text : shipped_listings()[static_cast<std::size_t>(index)].text;
    for (std::size_t at = 0; at < text.size() && read; at += piece_bytes)
      read = take(text.substr(at, piece_bytes),
                  static_cast<double>(at) / static_cast<double>(text.size()));
  }
  if (!read)
    return tl::unexpected(read.error());
  return reader.finish().map([](sass::Listing listing) -> ListingPtr {
    return std::make_shared<const sass::Listing>(std::move(listing));
  });
}

} // namespace loom
