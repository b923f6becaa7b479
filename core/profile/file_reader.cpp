#include "core/profile/file_reader.h"

#include "core/profile/source_page.h"

namespace loom::profile {

namespace {
constexpr std::size_t telling = 4; ///< bytes that tell what a file is
}

namespace {
/// What a file begins with, unpacked where it is packed.
std::string unpacked_beginning(std::string_view beginning) {
  const std::unique_ptr<Unpacker> unpacker = unpacker_of(beginning);
  if (!unpacker)
    return std::string(beginning);
  std::string first;
  constexpr std::size_t enough = std::size_t{64} << 10; // a small piece may unpack to more
  (void)unpacker->feed(beginning, [&first](std::string_view piece) -> Result<void> {
    first += piece.substr(0, enough);
    return first.size() < enough ? Result<void>() : bad_argument(verbatim("enough"));
  });
  return first;
}
} // namespace

bool begins_profile(std::string_view beginning) {
  const std::string first = unpacked_beginning(beginning);
  return begins_report(first) || begins_export(first) || begins_source_page(first);
}

bool begins_report_file(std::string_view beginning) {
  return begins_report(unpacked_beginning(beginning));
}

Result<void> FileReader::feed(std::string_view bytes) {
  if (begun_)
    return read(bytes);
  packed_beginning_ += bytes;
  return packed_beginning_.size() < telling ? Result<void>() : begin();
}

Result<void> FileReader::begin() {
  begun_ = true;
  unpacker_ = unpacker_of(packed_beginning_);
  auto good = read(packed_beginning_);
  packed_beginning_ = {};
  return good;
}

Result<void> FileReader::read(std::string_view bytes) {
  if (!unpacker_)
    return take(bytes);
  auto good = unpacker_->feed(bytes, [this](std::string_view unpacked) -> Result<void> {
    unpacked_ += unpacked.size();
    if (unpacked_ > max_unpacked_bytes)
      return fail(ErrorCode::bad_input,
                  LOOM_TEXT("expected at most 2 GiB when it is unpacked: export fewer launches, "
                            "as with 'ncu --import FILE --launch-count 100 --csv'")(),
                  {.file = file_});
    return take(unpacked);
  });
  if (!good && good.error().where.file.empty())
    good.error().where.file = file_;
  return good;
}

Result<void> FileReader::take(std::string_view bytes) {
  if (report_)
    return report_->feed(bytes);
  if (text_)
    return text_->feed(bytes);
  beginning_ += bytes;
  if (beginning_.size() < telling)
    return {};
  if (begins_report(beginning_))
    report_.emplace(file_, keep_);
  else
    text_.emplace(file_);
  return take(std::exchange(beginning_, {}));
}

Result<Report> FileReader::finish() {
  if (!begun_)
    if (const auto good = begin(); !good)
      return tl::unexpected(good.error());
  const bool cut = unpacker_ && !unpacker_->whole();
  const auto cut_note =
      LOOM_TEXT("the packed file is cut: what comes before is read; copy it again "
                "from where it was made");
  if (report_) {
    auto report = report_->finish();
    if (report && cut)
      report->profile.notes.push_back(cut_note());
    return report;
  }
  if (cut)
    return fail(ErrorCode::bad_input,
                LOOM_TEXT("the packed file is cut: copy it again from where it was made")(),
                {.file = file_});
  if (!text_) {
    text_.emplace(file_);
    if (const auto good = text_->feed(beginning_); !good)
      return tl::unexpected(good.error());
  }
  Report report;
  auto profile = text_->finish();
  if (!profile)
    return tl::unexpected(profile.error());
  report.profile = *std::move(profile);
  return report;
}

} // namespace loom::profile
