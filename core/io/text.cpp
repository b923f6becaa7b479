#include "core/io/text.h"

#include <cerrno>
#include <cstdlib>
#include <cstring>
#include <fcntl.h>
#include <memory>
#include <sys/stat.h>
#include <unistd.h>
#include <utility>

namespace loom {

namespace {

constexpr int attempts = 100;

tl::unexpected<Error> cannot_write(const std::string& path, const std::string& reason) {
  return fail(ErrorCode::cannot_write, "cannot write: " + reason, {.file = path});
}
tl::unexpected<Error> cannot_write(const std::string& path, int error) {
  return cannot_write(path, std::string(std::strerror(error)));
}
tl::unexpected<Error> cannot_read(const std::string& path, const std::string& reason) {
  return fail(ErrorCode::bad_input, "cannot read: " + reason, {.file = path});
}

std::string folder_of(const std::string& path) {
  const std::size_t slash = path.rfind('/');
  if (slash == std::string::npos)
    return ".";
  return slash == 0 ? "/" : path.substr(0, slash);
}

/// A name in the target's folder that no other process uses.
std::string temporary_name(const std::string& target, int attempt) {
  return folder_of(target) + "/.latencyloom-" + std::to_string(::getpid()) + "-" +
         std::to_string(attempt) + ".tmp";
}

std::string human_size(std::size_t bytes) {
  constexpr std::size_t mebibyte = 1u << 20;
  return bytes % mebibyte == 0 ? std::to_string(bytes / mebibyte) + " MiB"
                               : std::to_string(bytes) + " bytes";
}

} // namespace

Result<std::string> read_file(const std::string& path, std::size_t limit) {
  std::string content;
  const auto read = read_pieces(path, limit, [&content](std::string_view piece, double) {
    content.append(piece);
    return Result<void>();
  });
  if (!read)
    return tl::unexpected(read.error());
  return content;
}

Result<void> read_pieces(const std::string& path, std::size_t limit, const TakePiece& take) {
  const int file = ::open(path.c_str(), O_RDONLY | O_CLOEXEC);
  if (file < 0)
    return cannot_read(path, std::strerror(errno));
  struct stat status {};
  const double size = ::fstat(file, &status) == 0 ? static_cast<double>(status.st_size) : 0;
  std::string chunk(std::size_t{64} * 1024, '\0');
  Result<void> taken;
  std::size_t total = 0;
  while (taken) {
    const ssize_t count = ::read(file, chunk.data(), chunk.size());
    if (count < 0 && errno == EINTR)
      continue;
    if (count < 0)
      taken = cannot_read(path, std::strerror(errno));
    if (count <= 0)
      break;
    total += static_cast<std::size_t>(count);
    taken = total > limit ? cannot_read(path, "larger than " + human_size(limit))
                          : take(std::string_view(chunk).substr(0, static_cast<std::size_t>(count)),
                                 size > 0 ? static_cast<double>(total) / size : 0);
  }
  ::close(file);
  return taken;
}

Result<FileWriter> FileWriter::open(const std::string& path) {
  if (path.empty())
    return cannot_write("''", ENOENT);
  FileWriter writer;
  writer.path_ = path;
  struct stat status {};
  const bool exists = ::stat(path.c_str(), &status) == 0;
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

  writer.target_ = path;
  if (exists) {
    const std::unique_ptr<char, decltype(&std::free)> real(::realpath(path.c_str(), nullptr),
                                                           &std::free);
    if (!real)
      return cannot_write(path, errno);
    writer.target_ = real.get();
  }
  writer.file_ = ::open(folder_of(writer.target_).c_str(), O_TMPFILE | O_WRONLY | O_CLOEXEC, 0666);
  for (int attempt = 0; writer.file_ < 0 && attempt < attempts; ++attempt) {
    const std::string name = temporary_name(writer.target_, attempt);
    writer.file_ = ::open(name.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0666);
    if (writer.file_ >= 0)
      writer.temporary_ = name;
    else if (errno != EEXIST)
      break;
  }
  if (writer.file_ < 0)
    return cannot_write(path, errno);
  if (exists)
    ::fchmod(writer.file_, status.st_mode & 07777);
  return writer;
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
  if (file_ >= 0)
    ::close(std::exchange(file_, -1));
  if (!temporary_.empty())
    ::unlink(std::exchange(temporary_, {}).c_str());
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
  for (int attempt = 0; temporary_.empty(); ++attempt) {
    const std::string name = temporary_name(target_, attempt);
    if (::linkat(AT_FDCWD, nameless.c_str(), AT_FDCWD, name.c_str(), AT_SYMLINK_FOLLOW) == 0)
      temporary_ = name;
    else if (errno != EEXIST || attempt >= attempts)
      return cannot_write(path_, errno);
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
    if (Result<void> named = link_and_rename(); !named)
      return named;
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
  Result<FileWriter> writer = FileWriter::open(path);
  if (!writer)
    return tl::unexpected(writer.error());
  if (Result<void> written = writer->write(content); !written)
    return written;
  return writer->commit();
}

} // namespace loom
