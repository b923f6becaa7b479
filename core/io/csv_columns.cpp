#include "core/io/csv_columns.h"

#include "core/base/nearest.h"
#include "core/base/number.h"

#include <algorithm>
#include <optional>

namespace loom {

namespace {

/// One field of a line: its text without surrounding blanks and quotes, and its column from 1.
struct Field {
  std::string_view text;
  int column;
};

std::vector<Field> split(std::string_view line) {
  std::vector<Field> fields;
  std::size_t start = 0;
  while (true) {
    const std::size_t comma = std::min(line.find(',', start), line.size());
    std::size_t first = start;
    std::size_t last = comma;
    while (first < last && (line[first] == ' ' || line[first] == '\t'))
      ++first;
    while (last > first && (line[last - 1] == ' ' || line[last - 1] == '\t'))
      --last;
    if (last - first >= 2 && line[first] == '"' && line[last - 1] == '"') {
      ++first;
      --last;
    }
    fields.push_back({line.substr(first, last - first), static_cast<int>(first) + 1});
    if (comma == line.size())
      return fields;
    start = comma + 1;
  }
}

class Reader {
public:
  Reader(const std::string& file, std::span<const CsvColumn> columns)
      : file_(file), columns_(columns) {}

  Result<void> line(std::string_view text) {
    ++number_;
    if (text.ends_with('\r'))
      text.remove_suffix(1);
    if (text.starts_with('#')) {
      text.remove_prefix(text.starts_with("# ") ? 2 : 1);
      result.notes += (result.notes.empty() ? "" : "\n") + std::string(text);
      return {};
    }
    if (text.find_first_not_of(" \t,") == std::string_view::npos)
      return {}; // spreadsheets leave such lines behind
    return width_ == 0 ? header(split(text)) : row(split(text));
  }
  Result<void> finish() {
    ++number_;
    if (width_ != 0)
      return {};
    std::string names;
    for (std::size_t i = 0; i < columns_.size(); ++i)
      names += (i == 0                     ? ""
                : i + 1 == columns_.size() ? " and "
                                           : ", ") +
               std::string(columns_[i].name);
    return problem(1, "expected a header line with " + names);
  }

  CsvNumbers result;

private:
  Result<void> problem(int column, std::string detail) const {
    return fail(ErrorCode::bad_input, std::move(detail),
                {.file = file_, .line = number_, .column = column});
  }

  Result<void> header(const std::vector<Field>& fields) {
    for (const CsvColumn& column : columns_) {
      const auto is_it = [&column](const Field& field) {
        return field.text == column.name || (!column.alias.empty() && field.text == column.alias);
      };
      const auto found = std::ranges::find_if(fields, is_it);
      if (found == fields.end()) {
        std::vector<std::string> names;
        names.reserve(fields.size());
        for (const Field& field : fields)
          names.emplace_back(field.text);
        return problem(1, "expected a column '" + std::string(column.name) + "' in the header" +
                              did_you_mean(column.name, names));
      }
      if (const auto again = std::find_if(found + 1, fields.end(), is_it); again != fields.end())
        return problem(again->column,
                       "the column '" + std::string(column.name) + "' stands there twice");
      places_.push_back(static_cast<std::size_t>(found - fields.begin()));
    }
    width_ = fields.size();
    return {};
  }

  Result<void> row(const std::vector<Field>& fields) {
    if (fields.size() != width_)
      return problem(1, "expected " + std::to_string(width_) + " columns as in the header, found " +
                            std::to_string(fields.size()));
    std::vector<double> numbers;
    for (std::size_t i = 0; i < columns_.size(); ++i) {
      const CsvColumn& column = columns_[i];
      const Field& field = fields[places_[i]];
      const std::optional<double> value = parse_number(field.text);
      if (!value || !(*value >= column.min && *value <= column.max))
        return problem(field.column, "expected for " + std::string(column.name) + " " +
                                         std::string(column.range) + ", found '" +
                                         std::string(field.text.substr(0, 40)) + "'");
      numbers.push_back(*value + 0.0); // a negative zero becomes zero
    }
    result.rows.push_back(std::move(numbers));
    return {};
  }

  const std::string& file_;
  std::span<const CsvColumn> columns_;
  std::vector<std::size_t> places_; ///< of each column in a line
  int number_ = 0;
  std::size_t width_ = 0; ///< 0 before the header
};

} // namespace

Result<CsvNumbers> csv_columns(std::string_view text, const std::string& file,
                               std::span<const CsvColumn> columns) {
  if (text.starts_with("\xef\xbb\xbf"))
    text.remove_prefix(3); // spreadsheets write a byte order mark
  Reader reader(file, columns);
  while (!text.empty()) {
    const std::size_t end = std::min(text.find('\n'), text.size());
    if (Result<void> line = reader.line(text.substr(0, end)); !line)
      return tl::unexpected(line.error());
    text.remove_prefix(std::min(end + 1, text.size()));
  }
  if (Result<void> finished = reader.finish(); !finished)
    return tl::unexpected(finished.error());
  return std::move(reader.result);
}

} // namespace loom
