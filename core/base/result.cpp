#include "core/base/result.h"

#include "core/base/utf8.h"

namespace loom {

namespace {
/// Bytes of a file's name and of a pointer: arguments and keys of a file may have any length.
constexpr std::size_t most_of_place = 2000;
} // namespace

std::string to_line(const Error& error) {
  std::string line;
  const Place& where = error.where;
  if (!where.file.empty()) {
    line += shortened(where.file, most_of_place);
    if (where.line > 0)
      line += ":" + std::to_string(where.line);
    if (where.column > 0)
      line += ":" + std::to_string(where.column);
    line += ": ";
  }
  if (!where.pointer.empty())
    line += shortened(where.pointer, most_of_place) + ": ";
  // File names and quoted input may hold anything; an error stays one line of text.
  return one_line(line + error.detail.english(), "?");
}

} // namespace loom
