#include "core/text/csv_line.h"

#include "core/base/number.h"
#include "core/base/utf8.h"

#include <algorithm>
#include <array>

namespace loom {

namespace {

/// "-3", "+2.5e-4", "-3 %", "-40 cycles".
bool is_quantity(std::string_view text) {
  if (text.starts_with('+'))
    text.remove_prefix(1);
  const std::size_t end = std::min(text.find_first_not_of("+-.0123456789eE"), text.size());
  std::string_view number = text.substr(0, end), unit = text.substr(end);
  if (number.ends_with('e') || number.ends_with('E')) // a letter of the unit
    number.remove_suffix(1);
  if (!parse_number(number))
    return false;
  if (unit.starts_with(' '))
    unit.remove_prefix(1);
  return std::ranges::all_of(unit, [](char c) {
    const char letter = static_cast<char>(c | 0x20);
    return (letter >= 'a' && letter <= 'z') || c == '%' || static_cast<unsigned char>(c) >= 0x80;
  });
}

/// Whether a spreadsheet computes the cell. Of signs alone, as a dash for nothing, none does.
bool is_formula(std::string_view text) {
  // The wide forms count in Chinese and Japanese spreadsheets.
  constexpr std::array<std::string_view, 8> begins{"=", "+", "-", "@", "＝", "＋", "－", "＠"};
  const std::size_t first = text.find_first_not_of(" \t\r\n");
  if (first == std::string_view::npos)
    return false;
  text.remove_prefix(first);
  return std::ranges::any_of(begins, [&](auto each) { return text.starts_with(each); }) &&
         text.find_first_not_of("+- ") != std::string_view::npos && !is_quantity(text) &&
         text != "-inf" && text != "+inf";
}

} // namespace

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
        return static_cast<int>(fields.size()) + 1;
    }
    const std::size_t next = std::min(line.find(separator, end), line.size());
    std::size_t last = next;
    while (last > first && blank(line[last - 1]))
      --last;
    if (last - first >= 2 && line[first] == '"' && line[last - 1] == '"') {
      ++first;
      --last;
    }
    fields.push_back({line.substr(first, last - first), static_cast<int>(fields.size()) + 1});
    if (next == line.size() || fields.size() == max_csv_fields)
      return 0;
    start = next + 1;
  }
}

std::string csv_cell(std::string_view text) {
  const bool turned = !text.empty() && (text.front() == '\t' || text.front() == '\r');
  return (turned || is_formula(text) ? "'" : "") + one_line(text, " ");
}

std::string csv_field(std::string_view text) {
  const std::string cell = csv_cell(text);
  if (cell.find_first_of(",\"") == std::string::npos)
    return cell;
  std::string quoted = "\"";
  for (const char c : cell)
    quoted += c == '"' ? "\"\"" : std::string(1, c);
  return quoted + '"';
}

std::string csv_note(std::string_view text) {
  constexpr std::string_view separators = ",;\t";
  std::string note;
  while (true) {
    const std::size_t end = text.find_first_of(separators);
    note += csv_cell(text.substr(0, end));
    if (end == std::string_view::npos)
      return note;
    note += text[end] == '\t' ? ' ' : text[end];
    text.remove_prefix(end + 1);
  }
}

std::string csv_line(std::string_view line, const std::vector<CsvField>& fields) {
  std::string out;
  for (const CsvField& field : fields) {
    const auto at = static_cast<std::size_t>(field.text.data() - line.data());
    if (!is_formula(field.text))
      continue;
    out.append(line.substr(0, at)).append("'");
    line.remove_prefix(at);
  }
  return out.append(line);
}

} // namespace loom
