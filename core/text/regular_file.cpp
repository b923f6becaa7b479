#include "core/text/regular_file.h"

#include <sys/stat.h>

namespace loom {

bool exists(const std::string& path) {
  struct stat status {};
  return ::stat(path.c_str(), &status) == 0;
}

Result<void> must_be_regular(const std::string& path) {
  struct stat status {};
  if (::stat(path.c_str(), &status) != 0 || S_ISREG(status.st_mode) || S_ISDIR(status.st_mode))
    return {}; // reading a folder fails by itself
  return fail(ErrorCode::bad_input,
              LOOM_TEXT("cannot read: %1")(LOOM_TEXT("a pipe or a device, not a file")),
              {.file = path});
}

} // namespace loom
