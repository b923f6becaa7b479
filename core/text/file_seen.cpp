#include "core/text/file_seen.h"

#include "core/text/text.h"

#include <cerrno>
#include <sys/stat.h>
#include <utility>

namespace loom {

namespace {
/// Far above what the window opens, so that a file which grew is still told from the one it was.
constexpr std::size_t most_read = 64u << 20;
} // namespace

FileSeen::Mark FileSeen::mark_of(const std::string& path) {
  struct stat status {};
  if (path.empty() || ::stat(path.c_str(), &status) != 0)
    return {};
  return {status.st_mtim.tv_sec, status.st_mtim.tv_nsec, status.st_size, status.st_ino};
}

FileSeen::FileSeen(std::string path, std::uint64_t content)
    : path_(std::move(path)), content_(content) {}

bool FileSeen::changed() {
  const Mark mark = mark_of(path_);
  if (mark == mark_ || mark == Mark{})
    return false;
  const auto now = read_file(path_, most_read);
  if (!now || fingerprint(*now) != content_)
    return now.has_value();
  mark_ = mark;
  return false;
}

bool FileSeen::deleted() {
  struct stat status {};
  // A medium that was pulled is gone, too; what may not be looked at is there for all one knows.
  const bool gone = !path_.empty() && ::stat(path_.c_str(), &status) != 0 && errno != EACCES;
  return !std::exchange(gone_, gone) && gone;
}

void FileSeen::accept() {
  mark_ = mark_of(path_);
  if (const auto now = read_file(path_, most_read))
    content_ = fingerprint(*now);
}

} // namespace loom
