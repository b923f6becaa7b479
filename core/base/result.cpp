#include "core/base/result.h"

#include "core/base/utf8.h"

namespace loom {

namespace {
constexpr std::size_t most_of_pointer = 2000; ///< bytes; keys of a file may have any length
}

std::string to_line(const Error& error) {
  std::string line;
  const Place& where = error.where;
  if (!where.file.empty()) {
    line += where.file;
    if (where.line > 0)
      line += ":" + std::to_string(where.line);
    if (where.column > 0)
      line += ":" + std::to_string(where.column);
    line += ": ";
  }
  if (!where.pointer.empty())
    line += shortened(where.pointer, most_of_pointer) + ": ";
  line = valid_utf8(line + error.detail.english());
  // File names and quoted input may hold anything; an error stays one line of text.
  for (char& c : line)
    if (static_cast<unsigned char>(c) < 0x20 || c == 0x7f)
      c = '?';
  return line;
}

} // namespace loom
