#include "widgets/views/sass/listing_source.h"

#include "core/sass/cubin.h"
#include "core/sass/reader.h"
#include "core/text/size_in_json.h"
#include "core/text/text.h"
#include "resources/listings/embedded.h"
#include "widgets/look/per_language.h"
#include "widgets/style/tr.h"

#include <QFileInfo>

#include <algorithm>

namespace loom {

namespace {

constexpr std::string_view before_arch = "sm_";

/// "86" of listings_sm_86.
std::string arch_of(const std::string& id) { return id.substr(id.find(before_arch) + 3); }

/// "sm_86: kernels" for listings_sm_86.
QString title_of(const std::string& id) {
  return (id.starts_with("survey") ? tr("%1: survey") : tr("%1: kernels"))
      .arg(QStringLiteral("sm_") + QString::fromStdString(arch_of(id)));
}

std::vector<ShippedSource> find_listings() {
  std::vector<ShippedSource> all;
  for (const EmbeddedFile& file : embedded_listings()) {
    const std::string id(file.name.substr(0, file.name.rfind('.')));
    all.push_back({id, title_of(id), file.content});
  }
  // By age: 75 before 120.
  std::ranges::sort(all, {}, [](const ShippedSource& each) { return std::stoi(arch_of(each.id)); });
  return all;
}

} // namespace

const std::vector<ShippedSource>& shipped_listings() {
  static PerLanguage<std::vector<ShippedSource>> listings;
  return listings.get(find_listings);
}

int shipped_listing_index(std::string_view id) {
  const auto& all = shipped_listings();
  const auto found = std::ranges::find(all, id, &ShippedSource::id);
  return found == all.end() ? -1 : static_cast<int>(found - all.begin());
}

bool is_large(const GivenSource& source) {
  return (source.path.isEmpty() ? static_cast<qint64>(source.text.str().size())
                                : QFileInfo(source.path).size()) > large_listing_bytes;
}

Result<sass::ListingPtr> read_listing(const GivenSource& source, const std::stop_token& stop,
                                      const std::function<void(double)>& progress) {
  const std::string file = source.path.isEmpty() ? source.title : source.path.toStdString();
  sass::ListingReader reader(file);
  std::string cubin;
  bool begun = false;
  const Error unknown{ErrorCode::bad_input,
                      LOOM_TEXT("no listing '%1' comes with the program")(source.shipped),
                      {.pointer = "/listing/shipped"}};
  LOOM_CHECK(feed_given(
      source, shipped_listings(), unknown,
      [&](std::string_view piece) -> Result<void> {
        const bool first = !std::exchange(begun, true);
        if (cubin.empty() && !(first && sass::begins_elf(piece)))
          return reader.feed(piece);
        cubin += piece;
        if (cubin.size() > sass::max_cubin_bytes)
          return fail(ErrorCode::bad_input,
                      LOOM_TEXT("expected a cubin of at most %1 MiB")(sass::max_cubin_bytes >> 20U),
                      {.file = file});
        return {};
      },
      stop, progress));
  if (!cubin.empty())
    return sass::read_cubin(cubin, file).map([](sass::Cubin code) -> sass::ListingPtr {
      return std::make_shared<const sass::Listing>(std::move(code.listing));
    });
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
      source.text = sass::begins_elf(*text) ? sass::listing_text(*listing) : *std::move(text);
  if (source.text.empty() || size_in_json(source.text.str()) > sass::max_listing_text) {
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
