#include "app/profile_files.h"

#include "app/reading_progress.h"
#include "core/profile/file_reader.h"
#include "core/profile/held_code.h"
#include "core/profile/join.h"
#include "core/sass/cubin.h"
#include "core/sass/reader.h"
#include "core/text/text.h"
#include "core/text/unpack.h"

#include <algorithm>

namespace loom {

namespace {

constexpr std::size_t max_profile_bytes = std::size_t{1} << 30;

/// The text of a file, plain or packed, that `wanted` takes by how it begins; else nothing.
Result<std::optional<std::string>> text_of(const std::string& file,
                                           bool (*wanted)(std::string_view beginning)) {
  std::string text;
  std::unique_ptr<Unpacker> unpacker;
  bool begun = false, other = false;
  const auto add = [&](std::string_view piece) -> Result<void> {
    text += piece;
    constexpr std::size_t telling = std::size_t{64} << 10;
    other = other || (text.size() >= telling && !wanted(text));
    if (text.size() > max_profile_bytes)
      return fail(ErrorCode::bad_input, LOOM_TEXT("expected at most 1 GiB when it is unpacked")(),
                  {.file = file});
    return {};
  };
  const auto read =
      read_pieces(file, max_profile_bytes, [&](std::string_view piece, double) -> Result<void> {
        if (!begun) {
          begun = true;
          unpacker = unpacker_of(piece);
        }
        if (other)
          return {};
        return unpacker ? unpacker->feed(piece, add) : add(piece);
      });
  if (!read && !other) {
    Error error = read.error();
    if (error.where.file.empty())
      error.where.file = file;
    return tl::unexpected(error);
  }
  if (other || !wanted(text))
    return std::nullopt;
  return text;
}

Result<std::optional<std::vector<profile::SourceLaunch>>> source_page_of(const std::string& file) {
  LOOM_TRY(auto text, text_of(file, profile::begins_source_page));
  if (!text)
    return std::nullopt;
  LOOM_TRY(auto page, profile::read_source_page(*text, file));
  return page;
}

} // namespace

Result<profile::Report> read_report(const std::string& file, profile::ReportReader::Keep what) {
  profile::FileReader reader(file, what);
  ReadingProgress progress;
  LOOM_CHECK(read_pieces(file, max_profile_bytes, [&](std::string_view piece, double done) {
    progress.show(done);
    return reader.feed(piece);
  }));
  return reader.finish();
}

Result<ProfileFiles> ProfileFiles::read(const std::string& file,
                                        const std::optional<std::string>& with) {
  ProfileFiles files;
  files.file_ = file;
  LOOM_TRY(auto page, source_page_of(file));
  if (page) {
    files.page_alone_ = true;
    files.pages_ = *std::move(page);
    for (std::size_t i = 0; i < files.pages_.size(); ++i) {
      profile::Launch launch;
      launch.kernel = files.pages_[i].kernel;
      launch.id = std::to_string(i);
      files.report_.profile.launches.push_back(std::move(launch));
      files.page_of_.emplace_back(i);
    }
  } else {
    LOOM_TRY(files.report_, read_report(file, profile::ReportReader::Keep::code));
    files.page_of_.resize(files.profile().launches.size());
  }
  for (std::size_t i = 0; i < files.profile().launches.size(); ++i)
    files.by_number_.emplace(files.profile().launches[i].id, i);
  if (with)
    LOOM_CHECK(files.join(*with));
  return files;
}

Result<void> ProfileFiles::join(const std::string& with) {
  LOOM_TRY(auto page, source_page_of(with));
  if (page) {
    pages_ = *std::move(page);
    page_of_ = profile::pages_of(profile().launches, pages_);
    if (std::ranges::none_of(page_of_, [](const auto& each) { return each.has_value(); }))
      return fail(ErrorCode::bad_input,
                  LOOM_TEXT("the source page has no kernel of the profile: give the page of the "
                            "same run")(),
                  {.file = with});
    return {};
  }
  LOOM_TRY(const auto bytes, read_file(with, sass::max_cubin_bytes));
  if (sass::begins_elf(bytes)) {
    auto cubin = sass::read_cubin(bytes, with);
    LOOM_CHECK(cubin);
    functions_ = std::move(cubin->listing.functions);
  } else {
    auto listing = sass::read_listing(bytes, with);
    LOOM_CHECK(listing);
    functions_ = std::move(listing->functions);
  }
  for (std::size_t i = 0; i < profile().launches.size(); ++i)
    if (auto code = code_at(i); code && profile::add_listing(*code, functions_))
      return {};
  return fail(ErrorCode::bad_input,
              LOOM_TEXT("no function has the code of a launch of the profile: give what the "
                        "program was built as")(),
              {.file = with});
}

Result<profile::SampledCode> ProfileFiles::code_at(std::size_t i) const {
  const profile::Launch& launch = profile().launches[i];
  if (const auto page = page_of_[i]) {
    profile::SampledCode code = pages_[*page].code;
    if (!launch.stalls.empty())
      code.stalls = launch.stalls;
    return code;
  }
  if (i < report_.details.size())
    return profile::sampled_code(report_, i, file_);
  return fail(ErrorCode::bad_input,
              LOOM_TEXT("the file has no code and no samples: give the report itself, .ncu-rep, "
                        "or its source page")(),
              {.file = file_});
}

Result<profile::SampledCode> ProfileFiles::code_of(const profile::Launch& launch) const {
  const auto& all = profile().launches;
  const auto number = by_number_.find(launch.id);
  const auto first =
      all.begin() + static_cast<std::ptrdiff_t>(number == by_number_.end() ? 0 : number->second);
  const auto found = std::find(first, all.end(), launch); // numbers may repeat
  if (found == all.end())
    return profile::no_code();
  auto code = code_at(static_cast<std::size_t>(found - all.begin()));
  if (code && !functions_.empty())
    profile::add_listing(*code, functions_);
  return code;
}

std::optional<WaitingCode> ProfileFiles::waiting_of(const profile::Launch& launch) const {
  auto code = code_of(launch);
  return code ? std::optional(waiting_code(*std::move(code))) : std::nullopt;
}

} // namespace loom
