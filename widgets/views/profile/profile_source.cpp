#include "widgets/views/profile/profile_source.h"

#include "core/profile/file_reader.h"
#include "core/profile/join.h"
#include "core/profile/source_page.h"
#include "resources/profiles/embedded.h"
#include "widgets/look/per_language.h"
#include "widgets/style/tr.h"

#include <mutex>

namespace loom {

namespace {

QString title_of(std::string_view id) {
  return id == "h100_ten_kernels" ? tr("H100: ten kernels")
         : id == "columns_before" ? tr("H200: three kernels with their code")
                                  : QString::fromUtf8(id.data(), static_cast<qsizetype>(id.size()));
}

/// The code of pages, which the launches at `places` are of.
ReadProfile of_pages(std::vector<profile::SourceLaunch> pages) {
  ReadProfile read{.page = true};
  for (std::size_t i = 0; i < pages.size(); ++i) {
    profile::Launch& launch = read.launches.emplace_back();
    launch.kernel = pages[i].kernel;
    launch.id = std::to_string(i);
  }
  const auto held = std::make_shared<const std::vector<profile::SourceLaunch>>(std::move(pages));
  read.code = [held](std::size_t i) -> Result<profile::SampledCode> { return (*held)[i].code; };
  return read;
}

/// Tells a source page and what a document holds from what FileReader reads.
class AnyReader {
public:
  explicit AnyReader(std::string file) : file_(std::move(file)) {}

  Result<void> feed(std::string_view piece) {
    if (!reader_ && !page_) {
      unpacker_ = unpacker_of(piece);
      if (unpacker_ && !profile::begins_report_file(piece))
        (void)unpacker_->feed(piece, [this](std::string_view plain) -> Result<void> {
          page_ = page_ || profile::begins_source_page(plain);
          return {};
        });
      else
        page_ = profile::begins_source_page(piece);
      if (page_ && unpacker_)
        unpacker_ = unpacker_of(piece);
      if (!page_)
        reader_.emplace(file_, profile::ReportReader::Keep::code);
    }
    if (reader_)
      return reader_->feed(piece);
    const auto keep = [this](std::string_view plain) -> Result<void> {
      text_ += plain;
      if (text_.size() > most_given_bytes)
        return fail(ErrorCode::bad_input, LOOM_TEXT("expected at most 1 GiB when it is unpacked")(),
                    {.file = file_});
      return {};
    };
    return unpacker_ ? unpacker_->feed(piece, keep) : keep(piece);
  }

  Result<ReadProfile> finish() {
    if (page_)
      return profile::read_source_page(text_, file_).map(of_pages);
    if (!reader_)
      reader_.emplace(file_);
    return reader_->finish().map([this](profile::Report report) {
      ReadProfile read{.launches = report.profile.launches};
      if (report.details.size() != read.launches.size())
        return read;
      const auto held = std::make_shared<const profile::Report>(std::move(report));
      read.code = [held, file = file_](std::size_t i) {
        return profile::sampled_code(*held, i, file);
      };
      return read;
    });
  }

private:
  std::string file_, text_;
  bool page_ = false;
  std::unique_ptr<Unpacker> unpacker_;
  std::optional<profile::FileReader> reader_;
};

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

Result<ReadProfile> read_profile(const GivenSource& source, const std::stop_token& stop,
                                 const std::function<void(double)>& progress) {
  const std::string file = source.path.isEmpty() ? source.title : source.path.toStdString();
  // What a document holds has the code behind an export.
  const std::string_view text = source.text.str();
  const std::size_t pages = profile::source_pages_in(text);
  if (text.starts_with("\"ID\",") && pages < text.size()) {
    GivenSource plain = source;
    plain.text = std::string(text.substr(0, pages));
    return read_profile(plain, stop, progress).map([held = source.text](ReadProfile read) {
      const auto launches = std::make_shared<const Launches>(read.launches);
      read.code = [held, launches](std::size_t i) {
        return profile::code_in(held.str(), (*launches)[i], i);
      };
      return read;
    });
  }
  AnyReader reader(file);
  const Error unknown{ErrorCode::bad_input,
                      LOOM_TEXT("no profile '%1' comes with the program")(source.shipped),
                      {.pointer = "/profile/shipped"}};
  LOOM_CHECK(feed_given(
      source, shipped_profiles(), unknown,
      [&reader](std::string_view piece) { return reader.feed(piece); }, stop, progress));
  return reader.finish();
}

ReadProfile joined(const ReadProfilePtr& before, ReadProfile added) {
  ReadProfile all{.launches = before->launches};
  const profile::CodeOf more = added.code;
  if (added.page) {
    std::vector<profile::SourceLaunch> names;
    for (const profile::Launch& each : added.launches)
      names.push_back({each.kernel, {}});
    all.code = [before, more, places = profile::pages_of(all.launches, names)](
                   std::size_t i) -> Result<profile::SampledCode> {
      auto code = places[i]      ? more(*places[i])
                  : before->code ? before->code(i)
                                 : Result<profile::SampledCode>(profile::no_code());
      if (code && !before->launches[i].stalls.empty())
        code->stalls = before->launches[i].stalls;
      return code;
    };
    return all;
  }
  const std::size_t first = all.launches.size();
  all.launches.insert(all.launches.end(), added.launches.begin(), added.launches.end());
  if (before->code || more)
    all.code = [before, more, first](std::size_t i) -> Result<profile::SampledCode> {
      if (i < first)
        return before->code ? before->code(i) : Result<profile::SampledCode>(profile::no_code());
      return more ? more(i - first) : Result<profile::SampledCode>(profile::no_code());
    };
  return all;
}

ProfilePart held_profile(const GivenSource& source, const ReadProfile& read) {
  ProfilePart part{.shipped = source.shipped};
  if (!part.shipped.empty())
    return part;
  profile::HeldProfile held = profile::held_profile_text(read.launches, read.code);
  part.title = source.title;
  part.text = std::move(held.text);
  part.left_out = held.left_out;
  return part;
}

Result<ReadProfilePtr> profile_of(const ProfilePart& part) {
  if (part.shipped.empty() && part.text.empty())
    return nullptr;
  static std::mutex mutex;
  static ProfilePart last_part;
  static ReadProfilePtr last;
  const std::scoped_lock lock(mutex);
  if (last && last_part.shipped == part.shipped && last_part.text == part.text)
    return last;
  LOOM_TRY(auto read, read_profile({.shipped = part.shipped,
                                    .title = part.title.empty() ? "/profile/text" : part.title,
                                    .text = part.text}));
  last_part = part;
  last = std::make_shared<const ReadProfile>(std::move(read));
  return last;
}

Result<LaunchesPtr> launches_of(const ProfilePart& part) {
  return profile_of(part).map([](const ReadProfilePtr& read) {
    return read ? LaunchesPtr(read, &read->launches) : nullptr;
  });
}

} // namespace loom
