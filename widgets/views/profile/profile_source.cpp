#include "widgets/views/profile/profile_source.h"

#include "core/profile/file_reader.h"
#include "resources/profiles/embedded.h"
#include "widgets/look/per_language.h"
#include "widgets/style/tr.h"

#include <mutex>

namespace loom {

namespace {

QString title_of(std::string_view id) {
  return id == "h100_ten_kernels" ? tr("H100: ten kernels")
                                  : QString::fromUtf8(id.data(), static_cast<qsizetype>(id.size()));
}

} // namespace

const std::vector<ShippedSource>& shipped_profiles() {
  static PerLanguage<std::vector<ShippedSource>> all;
  return all.get([] {
    std::vector<ShippedSource> found;
    for (const EmbeddedFile& file : embedded_profiles()) {
      const std::string_view id = file.name.substr(0, file.name.rfind('.'));
      found.push_back({std::string(id), title_of(id), file.content});
    }
    return found;
  });
}

Result<Launches> read_profile(const GivenSource& source, const std::stop_token& stop,
                              const std::function<void(double)>& progress) {
  profile::FileReader reader(source.path.isEmpty() ? source.title : source.path.toStdString());
  const Error unknown{ErrorCode::bad_input,
                      LOOM_TEXT("no profile '%1' comes with the program")(source.shipped),
                      {.pointer = "/profile/shipped"}};
  if (const auto read = feed_given(
          source, shipped_profiles(), unknown,
          [&reader](std::string_view piece) { return reader.feed(piece); }, stop, progress);
      !read)
    return tl::unexpected(read.error());
  return reader.finish().map(
      [](profile::Report report) { return std::move(report.profile.launches); });
}

ProfilePart held_profile(const GivenSource& source, Launches launches) {
  ProfilePart part{.shipped = source.shipped};
  if (!part.shipped.empty())
    return part;
  const std::size_t all = launches.size();
  const Launches held = profile::held_launches(std::move(launches));
  part.title = source.title;
  part.text = profile::export_text(held);
  part.left_out = all - held.size();
  return part;
}

Result<LaunchesPtr> launches_of(const ProfilePart& part) {
  if (part.shipped.empty() && part.text.empty())
    return nullptr;
  static std::mutex mutex;
  static ProfilePart last_part;
  static LaunchesPtr last;
  const std::scoped_lock lock(mutex);
  if (last && last_part.shipped == part.shipped && last_part.text == part.text)
    return last;
  auto read = read_profile({.shipped = part.shipped,
                            .title = part.title.empty() ? "/profile/text" : part.title,
                            .text = part.text});
  if (!read)
    return tl::unexpected(read.error());
  last_part = part;
  last = std::make_shared<const Launches>(*std::move(read));
  return last;
}

} // namespace loom
