#include "core/text/text.h"

#include <cerrno>
#include <cstring>
#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

namespace loom {

namespace {

tl::unexpected<Error> cannot_read(const std::string& path, const Message& reason) {
  return fail(ErrorCode::bad_input, LOOM_TEXT("cannot read: %1")(reason), {.file = path});
}

std::string human_size(std::size_t bytes) {
  constexpr std::size_t mebibyte = 1u << 20;
  return bytes % mebibyte == 0 ? std::to_string(bytes / mebibyte) + " MiB"
                               : std::to_string(bytes) + " bytes";
}

} // namespace

Result<std::string> read_file(const std::string& path, std::size_t limit) {
  std::string content;
  LOOM_CHECK(read_pieces(path, limit, [&content](std::string_view piece, double) {
    content.append(piece);
    return Result<void>();
  }));
  return content;
}

Result<void> read_pieces(const std::string& path, std::size_t limit, const TakePiece& take) {
  const int file = ::open(path.c_str(), O_RDONLY | O_CLOEXEC);
  if (file < 0)
    return cannot_read(path, verbatim(std::strerror(errno)));
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
      taken = cannot_read(path, verbatim(std::strerror(errno)));
    if (count <= 0)
      break;
    total += static_cast<std::size_t>(count);
    taken = total > limit ? cannot_read(path, LOOM_TEXT("larger than %1")(human_size(limit)))
                          : take(std::string_view(chunk).substr(0, static_cast<std::size_t>(count)),
                                 size > 0 ? static_cast<double>(total) / size : 0);
  }
  ::close(file);
  return taken;
}

} // namespace loom
