#include "widgets/views/sass/listing_source.h"

#include "core/sass/find_function.h"
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
  return path.isEmpty() ? static_cast<qint64>(text.str().size()) > large_listing_bytes
                        : QFileInfo(path).size() > large_listing_bytes;
}

ListingSource shipped_source(int index) {
  return {{.shipped = shipped_listings()[static_cast<std::size_t>(index)].id.toStdString()}, {}};
}

ListingSource file_source(const QString& path) {
  return {{.shipped = {}, .title = QFileInfo(path).fileName().toStdString()}, path};
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
  return ListingSource{
      {.shipped = {}, .title = tr("pasted text").toStdString(), .text = text.toStdString()}, {}};
}

Result<ListingPtr> read_source(const ListingSource& source, const std::stop_token& stop,
                               const std::function<void(double)>& progress) {
  if (source.whole)
    return source.whole;
  const int index = shipped_listing_index(QString::fromStdString(source.shipped));
  if (!source.shipped.empty() && index < 0)
    return fail(ErrorCode::bad_input,
                LOOM_TEXT("no listing '%1' comes with the program")(source.shipped),
                {.pointer = "/listing/shipped"});
  sass::ListingReader reader(source.path.isEmpty() ? source.title : source.path.toStdString());
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
    const std::string_view text =
        index < 0 ? source.text.str() : shipped_listings()[static_cast<std::size_t>(index)].text;
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

sass::Source held_source(ListingSource source, const ListingPtr& listing) {
  if (!source.shipped.empty() || source.whole)
    return source;
  if (!source.path.isEmpty())
    if (auto text = read_file(source.path.toStdString(), sass::max_listing_text))
      source.text = *std::move(text);
  if (source.text.empty() || source.text.str().size() > sass::max_listing_text) {
    source.text = {};
    source.whole = listing;
  }
  return source;
}

std::size_t chosen_function(const ListingPart& part, const sass::Listing& listing) {
  return sass::find_function(listing, part.function).value_or(0);
}

int chosen_loop(const ListingPart& part, const sass::Analysis& analysis) {
  const int count = static_cast<int>(analysis.loops.size());
  if (part.loop)
    return *part.loop < count ? *part.loop : -1;
  const auto inner = std::ranges::find(analysis.loops, true, &sass::LoopSummary::innermost);
  return inner == analysis.loops.end() ? -1 : static_cast<int>(inner - analysis.loops.begin());
}

} // namespace loom
