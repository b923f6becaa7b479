#include "core/base/result.h"

namespace loom {

std::string to_line(const Error& error) {
  std::string line;
  const Place& where = error.where;
  if (!where.file.empty()) {
    line += where.file;
    if (where.line > 0)
      line += ":" + std::to_string(where.line) + ":" + std::to_string(where.column);
    line += ": ";
  }
  if (!where.pointer.empty())
    line += where.pointer + ": ";
  line += error.detail.english();
  // File names and quoted input may hold anything; an error stays one line of text.
  for (char& c : line)
    if (static_cast<unsigned char>(c) < 0x20 || c == 0x7f)
      c = '?';
  return line;
}

} // namespace loom
