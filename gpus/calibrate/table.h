#pragma once

/// Repeated measurements as numbers, rows and files. Plain C++, no CUDA.

#include <algorithm>
#include <cstdio>
#include <filesystem>
#include <fstream>
#include <stdexcept>
#include <string>
#include <utility>
#include <vector>

namespace calibrate {

/// What is kept of the runs of one point.
struct Summary {
  double median = 0;
  double min = 0;
  double max = 0;
};

/// Of an even number of runs the lower of the two middle ones, so that the median is a run that
/// happened. `runs` is not empty.
[[nodiscard]] inline Summary summarize(std::vector<double> runs) {
  std::sort(runs.begin(), runs.end());
  return {runs[(runs.size() - 1) / 2], runs.front(), runs.back()};
}

/// `value` with `digits` significant digits, point as decimal sign, no trailing zeros.
[[nodiscard]] inline std::string text_of(double value, int digits = 6) {
  char buffer[40];
  std::snprintf(buffer, sizeof buffer, "%.*g", digits, value);
  return buffer;
}

/// A CSV file in the making: notes, a header, rows.
class Table {
public:
  /// `file` is the name without the GPU's id, for example "fadd_only.csv".
  Table(std::string file, std::vector<std::string> columns)
      : file_(std::move(file)), columns_(std::move(columns)) {}

  /// A line that is written with '#' before it.
  void note(std::string text) { notes_.push_back(std::move(text)); }
  /// As many fields as there are columns.
  void row(std::vector<std::string> fields) {
    if (fields.size() != columns_.size())
      throw std::logic_error(file_ + ": a row has " + std::to_string(fields.size()) +
                             " fields for " + std::to_string(columns_.size()) + " columns");
    rows_.push_back(std::move(fields));
  }

  [[nodiscard]] const std::string& file() const { return file_; }
  [[nodiscard]] std::size_t size() const { return rows_.size(); }
  /// The file's text; `notes` go before the table's own.
  [[nodiscard]] std::string text(const std::vector<std::string>& notes) const {
    std::string out;
    for (const std::vector<std::string>* part : {&notes, &notes_})
      for (const std::string& line : *part)
        out += "# " + line + "\n";
    append(out, columns_);
    for (const std::vector<std::string>& row : rows_)
      append(out, row);
    return out;
  }

private:
  static void append(std::string& out, const std::vector<std::string>& fields) {
    for (std::size_t i = 0; i < fields.size(); ++i)
      out += (i == 0 ? "" : ",") + fields[i];
    out += "\n";
  }

  std::string file_;
  std::vector<std::string> columns_;
  std::vector<std::string> notes_;
  std::vector<std::vector<std::string>> rows_;
};

/// Writes `text` to a file beside `path` and renames it over `path`, so that a reader sees the old
/// file or the new one whole. Throws std::runtime_error that names the path.
inline void write_whole(const std::filesystem::path& path, const std::string& text) {
  std::filesystem::path beside = path;
  beside += ".part";
  std::ofstream out(beside, std::ios::binary | std::ios::trunc);
  out << text;
  out.close();
  std::error_code problem;
  if (!out) {
    std::filesystem::remove(beside, problem);
    throw std::runtime_error("cannot write " + path.string());
  }
  std::filesystem::rename(beside, path, problem);
  if (problem) {
    const std::string why = problem.message();
    std::filesystem::remove(beside, problem);
    throw std::runtime_error("cannot write " + path.string() + ": " + why);
  }
}

} // namespace calibrate
