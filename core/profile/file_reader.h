#pragma once

/// A profile from any file of Nsight Compute, told by its content: a report or an export, plain or
/// packed by gzip or Zstandard.

#include "core/profile/reader.h"
#include "core/profile/report.h"
#include "core/text/unpack.h"

#include <optional>

namespace loom::profile {

/// Most bytes that a packed file may unpack to.
inline constexpr std::size_t max_unpacked_bytes = std::size_t{2} << 30;

/// Whether a file that begins so is one of these, or a source page (source_page.h); of a packed one
/// what it unpacks to is looked at.
[[nodiscard]] bool begins_profile(std::string_view beginning);

/// The same of reports alone.
[[nodiscard]] bool begins_report_file(std::string_view beginning);

class FileReader {
public:
  explicit FileReader(std::string file, ReportReader::Keep keep = ReportReader::Keep::launches)
      : file_(std::move(file)), keep_(keep) {}
  /// bad_input, with the line where there are lines.
  [[nodiscard]] Result<void> feed(std::string_view bytes);
  /// Of an export only Report::profile. Errors as Reader and ReportReader have them.
  [[nodiscard]] Result<Report> finish();

private:
  [[nodiscard]] Result<void> begin();
  [[nodiscard]] Result<void> take(std::string_view bytes);
  [[nodiscard]] Result<void> read(std::string_view bytes);

  std::string file_;
  ReportReader::Keep keep_;
  bool begun_ = false;
  std::string packed_beginning_, beginning_; ///< until there is enough to tell what it is
  std::size_t unpacked_ = 0;
  std::unique_ptr<Unpacker> unpacker_;
  std::optional<Reader> text_;
  std::optional<ReportReader> report_;
};

} // namespace loom::profile
