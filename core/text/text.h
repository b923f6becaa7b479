#pragma once

/// Files: read whole with a size limit, written beside and renamed so that a crash or a full
/// disk leaves the old file or the new one.

#include "core/base/result.h"

#include <cstddef>
#include <cstdint>
#include <functional>
#include <string>
#include <string_view>

namespace loom {

// Limits on JSON from outside.
inline constexpr std::size_t max_json_bytes = 1u << 20;
inline constexpr int max_json_depth = 64;

/// The content of a file, bad_input when it cannot be read or is larger than `limit` bytes.
[[nodiscard]] Result<std::string> read_file(const std::string& path,
                                            std::size_t limit = max_json_bytes);

/// Takes a piece of a file and says how it went; `done` is how much of the file was read with it, 0
/// to 1, or 0 where its size is not known.
using TakePiece = std::function<Result<void>(std::string_view piece, double done)>;
/// Reads a file in pieces of up to 64 KiB. bad_input as read_file, or what `take` failed with.
[[nodiscard]] Result<void> read_pieces(const std::string& path, std::size_t limit,
                                       const TakePiece& take);

/// 64 bits of a content (FNV-1a): to tell whether two contents differ, not against forgery.
[[nodiscard]] std::uint64_t fingerprint(std::string_view content);

/// A file written piece by piece that appears under its name only when it is complete.
///
/// The content goes to a nameless file in the same folder, or to a hidden one where the file system
/// has none or /proc, through which it would get its name, is not mounted. commit() syncs it and
/// renames it over the target; without commit() nothing changes. A process that is killed leaves
/// nothing, or at worst a file named .latencyloom-<16 hex digits>-<number>.tmp, which the next one
/// that writes the same target takes away. A symbolic link's target is replaced, not the link;
/// devices and pipes are written directly.
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
  void open_temporary();
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

/// Takes away what writers of `path` left that were killed; what a living one holds stays.
void remove_litter(const std::string& path);

} // namespace loom
