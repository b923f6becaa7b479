#include "core/io/points_csv.h"

#include "core/base/nearest.h"
#include "core/base/number.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <optional>

namespace loom {

namespace {

constexpr double infinity = std::numeric_limits<double>::infinity();

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

/// A column that is read, with the range of its numbers.
struct Column {
  std::string_view name;
  std::string_view range;
  double MeasuredPoint::*member;
  double min, max;
  std::size_t index = std::numeric_limits<std::size_t>::max();
};

class Reader {
public:
  explicit Reader(const std::string& file) : file_(file) {}

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
    if (width_ == 0)
      return problem(1, "expected a header line with alpha, warps_per_sm and throughput");
    return {};
  }

  MeasuredPoints result;

private:
  Result<void> problem(int column, std::string detail) const {
    return fail(ErrorCode::bad_input, std::move(detail),
                {.file = file_, .line = number_, .column = column});
  }

  Result<void> header(const std::vector<Field>& fields) {
    for (Column& column : columns_) {
      const auto is_it = [&column](const Field& field) {
        return field.text == column.name ||
               (column.name == "throughput" && field.text == "groups_per_cycle_per_sm");
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
      column.index = static_cast<std::size_t>(found - fields.begin());
    }
    width_ = fields.size();
    return {};
  }

  Result<void> row(const std::vector<Field>& fields) {
    if (fields.size() != width_)
      return problem(1, "expected " + std::to_string(width_) + " columns as in the header, found " +
                            std::to_string(fields.size()));
    MeasuredPoint point;
    for (const Column& column : columns_) {
      const Field& field = fields[column.index];
      const std::optional<double> value = parse_number(field.text);
      if (!value || !(*value >= column.min && *value <= column.max))
        return problem(field.column, "expected for " + std::string(column.name) + " " +
                                         std::string(column.range) + ", found '" +
                                         std::string(field.text.substr(0, 40)) + "'");
      point.*column.member = *value + 0.0; // a negative zero becomes zero
    }
    result.points.push_back(point);
    return {};
  }

  const std::string& file_;
  int number_ = 0;
  std::size_t width_ = 0; ///< 0 before the header
  Column columns_[3] = {
      {"alpha", "a number from 0, or inf", &MeasuredPoint::alpha, 0, infinity},
      {"warps_per_sm", "a number from 0 to 1e6", &MeasuredPoint::warps, 0, 1e6},
      {"throughput", "a number from 0 to 1e6", &MeasuredPoint::throughput, 0, 1e6},
  };
};

} // namespace

Result<MeasuredPoints> points_from_csv(std::string_view text, const std::string& file) {
  if (text.starts_with("\xef\xbb\xbf"))
    text.remove_prefix(3); // spreadsheets write a byte order mark
  Reader reader(file);
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
