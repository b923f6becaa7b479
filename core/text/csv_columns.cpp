#include "core/text/csv_columns.h"

#include "core/base/nearest.h"
#include "core/base/number.h"
#include "core/base/pieces.h"
#include "core/text/csv_line.h"

#include <algorithm>
#include <cmath>
#include <optional>

namespace loom {

namespace {

Message range_of(const CsvColumn& column) {
  if (std::isinf(column.max))
    return LOOM_TEXT("a number from %1, or inf")(column.min);
  return LOOM_TEXT("a number from %1 to %2")(column.min, significant(column.max, 6));
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
    if (const int open = split_csv_line(text, ',', fields_))
      return problem(open, LOOM_TEXT("the quotation mark has no end"));
    return width_ == 0 ? header(fields_) : row(fields_);
  }
  Result<void> finish() {
    ++number_;
    if (width_ != 0)
      return {};
    std::vector<std::string_view> needed;
    for (const CsvColumn& column : columns_)
      if (!column.absent)
        needed.push_back(column.name);
    std::string names;
    for (std::size_t i = 0; i < needed.size(); ++i)
      names += (i == 0 ? "" : ", ") + std::string(needed[i]);
    return problem(1, LOOM_TEXT("expected a header line with %1")(names));
  }

  CsvNumbers result;

private:
  Result<void> problem(int column, Message detail) const {
    return fail(ErrorCode::bad_input, std::move(detail),
                {.file = file_, .line = number_, .column = column});
  }

  Result<void> header(const std::vector<CsvField>& fields) {
    for (const CsvColumn& column : columns_) {
      const auto is_it = [&column](const CsvField& field) {
        return field.text == column.name || (!column.alias.empty() && field.text == column.alias);
      };
      const auto found = std::ranges::find_if(fields, is_it);
      if (found == fields.end() && column.absent) {
        places_.push_back(absent);
        continue;
      }
      if (found == fields.end()) {
        std::vector<std::string> names;
        names.reserve(fields.size());
        for (const CsvField& field : fields)
          names.emplace_back(field.text);
        return problem(1, LOOM_TEXT("expected a column '%1' in the header%2")(
                              column.name, did_you_mean(column.name, names)));
      }
      if (const auto again = std::find_if(found + 1, fields.end(), is_it); again != fields.end())
        return problem(again->column, LOOM_TEXT("duplicate column '%1'")(column.name));
      places_.push_back(static_cast<std::size_t>(found - fields.begin()));
    }
    width_ = fields.size();
    return {};
  }

  Result<void> row(const std::vector<CsvField>& fields) {
    if (fields.size() != width_)
      return problem(
          1, LOOM_TEXT("expected %1 columns as in the header, found %2")(width_, fields.size()));
    std::vector<double> numbers;
    for (std::size_t i = 0; i < columns_.size(); ++i) {
      const CsvColumn& column = columns_[i];
      if (places_[i] == absent) {
        numbers.push_back(*column.absent);
        continue;
      }
      const CsvField& field = fields[places_[i]];
      const std::optional<double> value = parse_number(field.text);
      if (!value || !(*value >= column.min && *value <= column.max))
        return problem(field.column, LOOM_TEXT("expected for %1 %2, found '%3'")(
                                         column.name, range_of(column), field.text.substr(0, 40)));
      numbers.push_back(*value + 0.0); // a negative zero becomes zero
    }
    result.rows.push_back(std::move(numbers));
    return {};
  }

  static constexpr std::size_t absent = static_cast<std::size_t>(-1);

  const std::string& file_;
  std::span<const CsvColumn> columns_;
  std::vector<std::size_t> places_; ///< of each column in a line, or absent
  std::vector<CsvField> fields_;    ///< of the line being read
  int number_ = 0;
  std::size_t width_ = 0; ///< 0 before the header
};

} // namespace

Result<CsvNumbers> csv_columns(std::string_view text, const std::string& file,
                               std::span<const CsvColumn> columns) {
  if (text.starts_with("\xef\xbb\xbf"))
    text.remove_prefix(3); // spreadsheets write a byte order mark
  Reader reader(file, columns);
  while (!text.empty())
    LOOM_CHECK(reader.line(take_line(text)));
  LOOM_CHECK(reader.finish());
  return std::move(reader.result);
}

} // namespace loom
