#pragma once

/// Whether another program has written a file since it was last read or written here.

#include <cstdint>
#include <string>

namespace loom {

/// What a file was. The first look reads it; the next ones are a stat() each for as long as nothing
/// touches the file. It counts as changed only when its content is another one.
class FileSeen {
public:
  FileSeen() = default; ///< of no file, which never changes
  /// The file when its content had this fingerprint (core/text/text.h).
  FileSeen(std::string path, std::uint64_t content);

  /// The file is there and has another content. False where it is gone or cannot be read: then
  /// there is nothing that saving would overwrite, or saving says why it cannot.
  [[nodiscard]] bool changed();
  /// The file is gone, and was there when this was last asked.
  [[nodiscard]] bool deleted();
  /// What is there now is known from here on.
  void accept();
  [[nodiscard]] std::uint64_t content() const { return content_; }

private:
  /// When and where the content was last put; all zero for a file that is not there.
  struct Mark {
    std::int64_t seconds = 0, nanoseconds = 0, size = 0;
    std::uint64_t inode = 0;
    bool operator==(const Mark&) const = default;
  };
  [[nodiscard]] static Mark mark_of(const std::string& path);

  std::string path_;
  Mark mark_;
  std::uint64_t content_ = 0;
  bool gone_ = false;
};

} // namespace loom
