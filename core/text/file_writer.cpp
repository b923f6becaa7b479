#include "core/text/text.h"

#include <array>
#include <cerrno>
#include <climits>
#include <cstdlib>
#include <cstring>
#include <fcntl.h>
#include <fmt/format.h>
#include <memory>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>
#include <utility>

namespace loom {

namespace {

constexpr int attempts = 100;
constexpr int most_links = 40; ///< as many as the system follows

/// What one can do about it.
Text remedy(int error) {
  switch (error) {
  case ENOSPC:
  case EDQUOT:
  case EFBIG:
    return LOOM_TEXT("; free some space there, or write elsewhere");
  case EACCES:
  case EPERM:
  case EROFS:
    return LOOM_TEXT("; change its permissions, or write elsewhere");
  case ENOENT:
  case ENOTDIR:
    return LOOM_TEXT("; make its folder, or write elsewhere");
  default:
    return {};
  }
}

tl::unexpected<Error> cannot_write(const std::string& path, int error) {
  return fail(ErrorCode::cannot_write,
              LOOM_TEXT("cannot write: %1%2")(std::string(std::strerror(error)), remedy(error)),
              {.file = path});
}

std::string folder_of(const std::string& path) {
  const std::size_t slash = path.rfind('/');
  if (slash == std::string::npos)
    return ".";
  return slash == 0 ? "/" : path.substr(0, slash);
}

/// What a symbolic link that leads to nothing yet would lead to, through others, too; `path` where
/// it is none.
std::string behind_links(std::string path) {
  std::array<char, PATH_MAX> to{};
  for (int links = 0; links < most_links; ++links) {
    const ssize_t length = ::readlink(path.c_str(), to.data(), to.size());
    if (length <= 0)
      return path;
    const std::string_view next(to.data(), static_cast<std::size_t>(length));
    path = next.starts_with('/') ? std::string(next) : folder_of(path) + "/" + std::string(next);
  }
  return path;
}

/// One of the hidden names that belong to the target, in its folder.
std::string temporary_name(const std::string& target, int attempt) {
  const std::string_view name = std::string_view(target).substr(target.rfind('/') + 1);
  return fmt::format("{}/.latencyloom-{:016x}-{}.tmp", folder_of(target), fingerprint(name),
                     attempt);
}

/// Writers hold a lock on their temporary file, which the kernel takes back when they end in any
/// way: a file that can be locked belongs to nobody. Whether the name is free now.
bool removed_litter(const std::string& name) {
  const int file = ::open(name.c_str(), O_RDONLY | O_CLOEXEC | O_NOFOLLOW);
  if (file < 0)
    return errno == ENOENT;
  struct stat locked {
  }, named{};
  // Its owner may have renamed it, and another made the next one, since it was opened.
  const bool litter = ::flock(file, LOCK_EX | LOCK_NB) == 0 && ::fstat(file, &locked) == 0 &&
                      ::lstat(name.c_str(), &named) == 0 && locked.st_ino == named.st_ino &&
                      ::unlink(name.c_str()) == 0;
  ::close(file);
  return litter;
}

} // namespace

Result<FileWriter> FileWriter::open(const std::string& path) {
  if (path.empty())
    return fail(ErrorCode::cannot_write, LOOM_TEXT("cannot write: a file has to be named"),
                {.file = "''"});
  FileWriter writer;
  writer.path_ = path;
  struct stat status {};
  const bool exists = ::stat(path.c_str(), &status) == 0;
  if (!exists && errno == ELOOP)
    return cannot_write(path, errno);
  if (exists && S_ISDIR(status.st_mode))
    return cannot_write(path, EISDIR);
  if (exists && !S_ISREG(status.st_mode)) {
    writer.file_ = ::open(path.c_str(), O_WRONLY | O_CLOEXEC);
    if (writer.file_ < 0)
      return cannot_write(path, errno);
    return writer;
  }
  // Renaming would replace even a file that its owner has protected.
  if (exists && ::access(path.c_str(), W_OK) != 0)
    return cannot_write(path, errno);

  writer.target_ = behind_links(path);
  if (exists) {
    const std::unique_ptr<char, decltype(&std::free)> real(::realpath(path.c_str(), nullptr),
                                                           &std::free);
    if (!real)
      return cannot_write(path, errno);
    writer.target_ = real.get();
  }
  writer.open_temporary();
  if (writer.file_ < 0)
    return cannot_write(path, errno);
  if (exists)
    ::fchmod(writer.file_, status.st_mode & 07777);
  return writer;
}

void FileWriter::open_temporary() {
  if (::access("/proc/self/fd", X_OK) == 0) {
    file_ = ::open(folder_of(target_).c_str(), O_TMPFILE | O_WRONLY | O_CLOEXEC, 0666);
    if (file_ >= 0) {
      ::flock(file_, LOCK_EX | LOCK_NB); // nobody else can have it yet
      return;
    }
  }
  for (int attempt = 0; attempt < attempts; ++attempt) {
    const std::string name = temporary_name(target_, attempt);
    const auto make = [&] {
      return ::open(name.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0666);
    };
    file_ = make();
    if (file_ < 0 && errno == EEXIST && removed_litter(name))
      file_ = make();
    if (file_ < 0 && errno != EEXIST)
      return;
    struct stat status {};
    // Between creating and locking it another process may have removed it as a stale temporary
    // file. A file system without locks is written to as well; there stale files stay.
    const auto ours = [&] {
      const bool locked = ::flock(file_, LOCK_EX | LOCK_NB) == 0 || errno != EWOULDBLOCK;
      return locked && ::fstat(file_, &status) == 0 && status.st_nlink > 0;
    };
    if (file_ >= 0 && ours()) {
      temporary_ = name;
      return;
    }
    if (file_ >= 0)
      ::close(std::exchange(file_, -1));
    errno = EEXIST;
  }
}

FileWriter::FileWriter(FileWriter&& other) noexcept
    : path_(std::move(other.path_)), target_(std::move(other.target_)),
      temporary_(std::exchange(other.temporary_, {})), file_(std::exchange(other.file_, -1)) {}

FileWriter& FileWriter::operator=(FileWriter&& other) noexcept {
  std::swap(path_, other.path_);
  std::swap(target_, other.target_);
  std::swap(temporary_, other.temporary_);
  std::swap(file_, other.file_);
  return *this;
}

FileWriter::~FileWriter() { discard(); }

void FileWriter::discard() {
  // In this order: once unlocked, the name may be another writer's.
  if (!temporary_.empty())
    ::unlink(std::exchange(temporary_, {}).c_str());
  if (file_ >= 0)
    ::close(std::exchange(file_, -1));
}

Result<void> FileWriter::write(std::string_view content) {
  while (!content.empty()) {
    const ssize_t count = ::write(file_, content.data(), content.size());
    if (count < 0 && errno == EINTR)
      continue;
    if (count < 0)
      return cannot_write(path_, errno);
    content.remove_prefix(static_cast<std::size_t>(count));
  }
  return {};
}

Result<void> FileWriter::link_and_rename() {
  // A nameless file gets its temporary name only now, complete; rename then replaces the target.
  const std::string nameless = "/proc/self/fd/" + std::to_string(file_);
  for (int attempt = 0; temporary_.empty();) {
    const std::string name = temporary_name(target_, attempt);
    if (::linkat(AT_FDCWD, nameless.c_str(), AT_FDCWD, name.c_str(), AT_SYMLINK_FOLLOW) == 0)
      temporary_ = name;
    else if (errno != EEXIST || attempt >= attempts)
      return cannot_write(path_, errno);
    else if (!removed_litter(name))
      ++attempt;
  }
  if (::rename(temporary_.c_str(), target_.c_str()) != 0)
    return cannot_write(path_, errno);
  temporary_.clear();
  return {};
}

Result<void> FileWriter::commit() {
  if (!target_.empty()) {
    if (::fsync(file_) != 0)
      return cannot_write(path_, errno);
    LOOM_CHECK(link_and_rename());
    // The new name is in the folder; syncing it is best effort, the content is safe already.
    const int folder = ::open(folder_of(target_).c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    if (folder >= 0) {
      ::fsync(folder);
      ::close(folder);
    }
  }
  if (::close(std::exchange(file_, -1)) != 0)
    return cannot_write(path_, errno);
  return {};
}

Result<void> write_file(const std::string& path, std::string_view content) {
  LOOM_TRY(FileWriter writer, FileWriter::open(path));
  LOOM_CHECK(writer.write(content));
  return writer.commit();
}

void remove_litter(const std::string& path) {
  for (int attempt = 0; attempt < attempts; ++attempt)
    removed_litter(temporary_name(path, attempt));
}

} // namespace loom
