#include "widgets/views/sass/listing_source.h"

#include "core/sass/reader.h"
#include "core/text/text.h"
#include "resources/listings/embedded.h"
#include "widgets/style/tr.h"

#include <QFileInfo>

#include <algorithm>

namespace loom {

namespace {

constexpr std::size_t piece_bytes = std::size_t{1} << 16;
constexpr std::string_view before_arch = "sm_";

/// "86" of listings_sm_86.
std::string arch_of(const std::string& id) { return id.substr(id.find(before_arch) + 3); }

/// "sm_86: kernels" for listings_sm_86.
QString title_of(const std::string& id) {
  return (id.starts_with("survey") ? tr("%1: survey") : tr("%1: kernels"))
      .arg(QStringLiteral("sm_") + QString::fromStdString(arch_of(id)));
}

std::vector<ShippedListing> find_listings() {
  std::vector<ShippedListing> all;
  for (const EmbeddedFile& file : embedded_listings()) {
    const std::string id(file.name.substr(0, file.name.rfind('.')));
    all.push_back({id, title_of(id), file.content});
  }
  // By age: 75 before 120.
  std::ranges::sort(all, {},
                    [](const ShippedListing& each) { return std::stoi(arch_of(each.id)); });
  return all;
}

} // namespace

const std::vector<ShippedListing>& shipped_listings() {
  static const std::vector<ShippedListing> listings = find_listings();
  return listings;
}

int shipped_listing_index(std::string_view id) {
  const auto& all = shipped_listings();
  const auto found = std::ranges::find(all, id, &ShippedListing::id);
  return found == all.end() ? -1 : static_cast<int>(found - all.begin());
}

bool is_large(const GivenSource& source) {
  return (source.path.isEmpty() ? static_cast<qint64>(source.text.str().size())
                                : QFileInfo(source.path).size()) > large_listing_bytes;
}

Result<sass::ListingPtr> read_listing(const GivenSource& source, const std::stop_token& stop,
                                      const std::function<void(double)>& progress) {
  const int index = shipped_listing_index(source.shipped);
  if (!source.shipped.empty() && index < 0)
    return fail(ErrorCode::bad_input,
                LOOM_TEXT("no listing '%1' comes with the program")(source.shipped),
                {.pointer = "/listing/shipped"});
  sass::ListingReader reader(source.path.isEmpty() ? source.title : source.path.toStdString());
  const auto take = [&](std::string_view piece, double done) -> Result<void> {
    if (stop.stop_requested())
      return fail(ErrorCode::internal, LOOM_TEXT("cancelled"));
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
  return reader.finish().map([](sass::Listing listing) -> sass::ListingPtr {
    return std::make_shared<const sass::Listing>(std::move(listing));
  });
}

Result<sass::ListingPtr> read_listing(const sass::Source& source) {
  if (source.whole)
    return source.whole;
  return read_listing(
      GivenSource{.shipped = source.shipped, .title = source.title, .text = source.text});
}

sass::Source held_source(const GivenSource& given, const sass::ListingPtr& listing) {
  sass::Source source{.shipped = given.shipped, .title = given.title, .text = given.text};
  if (!source.shipped.empty())
    return source;
  if (!given.path.isEmpty())
    if (auto text = read_file(given.path.toStdString(), sass::max_listing_text))
      source.text = *std::move(text);
  if (source.text.empty() || source.text.str().size() > sass::max_listing_text) {
    source.text = {};
    source.whole = listing;
  }
  return source;
}

Result<sass::ListingPtr> ReadListings::of(const sass::Source& source) {
  const auto known =
      std::ranges::find(read_, source, &std::pair<sass::Source, sass::ListingPtr>::first);
  if (known != read_.end())
    return known->second;
  auto listing = read_listing(source);
  if (listing)
    remember(source, *listing);
  return listing;
}

void ReadListings::remember(const sass::Source& source, const sass::ListingPtr& listing) {
  constexpr std::size_t most = 4;
  std::erase_if(read_, [&](const auto& each) { return each.first == source; });
  read_.insert(read_.begin(), {source, listing});
  read_.resize(std::min(read_.size(), most));
}

} // namespace loom
