#include "core/text/csv_line.h"

#include <algorithm>

namespace loom {

int split_csv_line(std::string_view line, char separator, std::vector<CsvField>& fields) {
  const auto blank = [separator](char c) { return (c == ' ' || c == '\t') && c != separator; };
  fields.clear();
  std::size_t start = 0;
  while (true) {
    std::size_t first = start;
    while (first < line.size() && blank(line[first]))
      ++first;
    std::size_t end = first;
    if (first < line.size() && line[first] == '"') {
      end = first + 1;
      while (end < line.size() && (line[end] != '"' || line.substr(end, 2) == "\"\""))
        end += line[end] == '"' ? 2 : 1;
      if (end >= line.size())
        return static_cast<int>(first) + 1;
    }
    const std::size_t next = std::min(line.find(separator, end), line.size());
    std::size_t last = next;
    while (last > first && blank(line[last - 1]))
      --last;
    if (last - first >= 2 && line[first] == '"' && line[last - 1] == '"') {
      ++first;
      --last;
    }
    fields.push_back({line.substr(first, last - first), static_cast<int>(first) + 1});
    if (next == line.size() || fields.size() == max_csv_fields)
      return 0;
    start = next + 1;
  }
}

std::string csv_field(std::string_view text) {
  if (text.find_first_of(",\"\n\r") == std::string_view::npos)
    return std::string(text);
  std::string quoted = "\"";
  for (const char c : text)
    quoted += c == '"' ? "\"\"" : std::string(1, c);
  return quoted + '"';
}

} // namespace loom
