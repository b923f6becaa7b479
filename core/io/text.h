#pragma once

/// Files: read whole with a size limit, written beside and renamed so that a crash or a full
/// disk leaves the old file or the new one.

#include "core/base/result.h"

#include <cstddef>
#include <functional>
#include <string>
#include <string_view>

namespace loom {

/// The content of a file, bad_input when it cannot be read or is larger than `limit` bytes.
[[nodiscard]] Result<std::string> read_file(const std::string& path, std::size_t limit = 1u << 20);

/// Takes a piece of a file and says how it went; `done` is how much of the file was read with it, 0
/// to 1, or 0 where its size is not known.
using TakePiece = std::function<Result<void>(std::string_view piece, double done)>;
/// Reads a file in pieces of up to 64 KiB. bad_input as read_file, or what `take` failed with.
[[nodiscard]] Result<void> read_pieces(const std::string& path, std::size_t limit,
                                       const TakePiece& take);

/// A file written piece by piece that appears under its name only when it is complete.
///
/// The content goes to a nameless (or, where the file system has none, a hidden) file in the same
/// folder. commit() syncs it and renames it over the target; without commit() nothing changes. A
/// symbolic link's target is replaced, not the link; devices and pipes are written directly.
class FileWriter {
public:
  /// cannot_write with the reason when nothing can be written there.
  [[nodiscard]] static Result<FileWriter> open(const std::string& path);
  FileWriter(FileWriter&& other) noexcept;
  FileWriter& operator=(FileWriter&& other) noexcept;
  ~FileWriter();

  [[nodiscard]] Result<void> write(std::string_view content);
  /// Nothing may be written afterwards.
  [[nodiscard]] Result<void> commit();

private:
  FileWriter() = default;
  [[nodiscard]] Result<void> link_and_rename();
  void discard();

  std::string path_;      ///< as the user gave it, for messages
  std::string target_;    ///< behind symbolic links; empty when written directly
  std::string temporary_; ///< empty while the file is nameless
  int file_ = -1;
};

/// Writes `content` to a new file beside `path`, syncs it and renames it over `path`.
/// cannot_write with the reason when anything fails; nothing half-written stays.
[[nodiscard]] Result<void> write_file(const std::string& path, std::string_view content);

} // namespace loom
