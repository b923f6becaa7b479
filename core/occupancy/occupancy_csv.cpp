#include "core/occupancy/occupancy_csv.h"

#include "core/base/nearest.h"
#include "core/occupancy/occupancy.h"
#include "core/text/csv_line.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <map>
#include <vector>

namespace loom {

namespace {

constexpr std::string_view appended = "blocks_per_sm,warps_per_sm,occupancy,limited_by";
constexpr std::array<std::string_view, 4> answers = {"blocks_per_sm", "warps_per_sm", "occupancy",
                                                     "limited_by"};
constexpr std::string_view nothing = ",,,,";

std::string quoted(std::string_view text) { return "'" + std::string(text.substr(0, 40)) + "'"; }

/// A column that is read.
enum Column { device, threads, registers, shared, column_count };
constexpr std::array<std::string_view, column_count> names = {
    "cc", "threads_per_block", "registers_per_thread", "shared_bytes_per_block"};

class Batch {
public:
  Batch(const std::string& file, const CapabilityOfGpu& capability_of, const OnBadRow& on_bad_row)
      : file_(file), capability_of_(capability_of), on_bad_row_(on_bad_row) {}

  Result<void> line(std::string_view text) {
    ++number_;
    const bool carriage_return = text.ends_with('\r');
    if (carriage_return)
      text.remove_suffix(1);
    if (text.starts_with('#')) {
      out += csv_note(text);
    } else if (text.find_first_not_of(" \t") == std::string_view::npos) {
      out += text;
    } else if (width_ == 0) {
      LOOM_CHECK(header(text));
      out.append(csv_line(text, fields_)).append(1, ',').append(appended);
    } else if (Result<Occupancy> answer = row(text); ++rows_, answer) {
      out += csv_line(text, fields_);
      append(*answer);
    } else {
      if (!on_bad_row_)
        return tl::unexpected(answer.error());
      on_bad_row_(answer.error());
      out.append(csv_line(text, fields_)).append(nothing);
    }
    if (carriage_return)
      out += '\r';
    return {};
  }
  Result<void> finish() {
    ++number_;
    if (width_ == 0)
      return problem(1, LOOM_TEXT("expected a header line with cc or gpu, threads_per_block, "
                                  "registers_per_thread and shared_bytes_per_block"));
    if (rows_ == 0)
      return fail(ErrorCode::internal, LOOM_TEXT("there is no launch below the header"),
                  {.file = file_});
    return {};
  }

  std::string out;

private:
  tl::unexpected<Error> problem(int column, Message detail) const {
    return fail(ErrorCode::bad_input, std::move(detail),
                {.file = file_, .line = number_, .column = column});
  }

  Result<void> header(std::string_view text) {
    if (const int open = split_csv_line(text, ',', fields_))
      return problem(open, LOOM_TEXT("the quotation mark has no end"));
    for (std::size_t i = 0; i < fields_.size(); ++i) {
      const std::string_view name = fields_[i].text;
      const bool is_read = name == "gpu" || std::ranges::find(names, name) != names.end();
      if (is_read && index_of(name) < i)
        return problem(fields_[i].column, LOOM_TEXT("duplicate column %1")(quoted(name)));
      if (std::ranges::find(answers, name) != answers.end())
        return problem(fields_[i].column,
                       LOOM_TEXT("the column %1 is one that would be appended")(quoted(name)));
    }
    for (std::size_t i = 0; i < names.size(); ++i) {
      const std::size_t index = index_of(names[i]);
      columns_[i] = index;
      if (i == device && index == fields_.size()) {
        columns_[i] = index_of("gpu");
        by_gpu_ = true;
      }
      if (columns_[i] == fields_.size())
        return missing(i == device ? "'cc' or 'gpu'" : quoted(names[i]), names[i]);
    }
    width_ = fields_.size();
    return {};
  }
  std::size_t index_of(std::string_view name) const {
    return static_cast<std::size_t>(std::ranges::find(fields_, name, &CsvField::text) -
                                    fields_.begin());
  }
  tl::unexpected<Error> missing(const std::string& shown, std::string_view name) const {
    std::vector<std::string> found;
    for (const CsvField& field : fields_)
      found.emplace_back(field.text);
    return problem(
        1, LOOM_TEXT("expected a column %1 in the header%2")(shown, did_you_mean(name, found)));
  }

  Result<Occupancy> row(std::string_view text) {
    if (const int open = split_csv_line(text, ',', fields_))
      return problem(open, LOOM_TEXT("the quotation mark has no end"));
    if (fields_.size() != width_)
      return problem(
          1, LOOM_TEXT("expected %1 columns as in the header, found %2")(width_, fields_.size()));
    const CsvField& name = fields_[columns_[device]];
    if (!limits_ || name.text != device_) {
      const auto found = known_limits(name.text);
      if (!found)
        return problem(name.column, found.error().detail);
      limits_ = *found;
      device_ = name.text;
    }
    LaunchConfig launch;
    for (const auto& [column, field, member] :
         {std::tuple(threads, LaunchField::threads, &LaunchConfig::threads),
          std::tuple(registers, LaunchField::registers, &LaunchConfig::registers),
          std::tuple(shared, LaunchField::shared, &LaunchConfig::shared)}) {
      const CsvField& cell = fields_[columns_[column]];
      const LaunchRange range = launch_range(*limits_, field);
      int value = 0;
      const char* const end = cell.text.data() + cell.text.size();
      const auto [stop, status] = std::from_chars(cell.text.data(), end, value);
      if (status != std::errc() || stop != end || value < range.low || value > range.high)
        return problem(cell.column,
                       LOOM_TEXT("expected for %1 %2, found %3")(
                           names[column], expected_range(*limits_, field), quoted(cell.text)));
      launch.*member = value;
    }
    return occupancy(*limits_, launch);
  }

  /// The limits of the row's device; each GPU is looked up once.
  Result<const ComputeLimits*> known_limits(std::string_view name) {
    if (!by_gpu_)
      return find_limits(name);
    if (const auto known = by_name_.find(name); known != by_name_.end())
      return known->second;
    LOOM_TRY(const std::string cc, capability_of_(name));
    Result<const ComputeLimits*> found = find_limits(cc);
    if (found)
      by_name_.emplace(name, *found);
    return found;
  }

  void append(const Occupancy& found) {
    const auto add = [this](auto value) {
      std::array<char, 32> buffer;
      const auto end = std::to_chars(buffer.data(), buffer.data() + buffer.size(), value);
      out.append(1, ',').append(buffer.data(), end.ptr);
    };
    add(found.blocks);
    add(found.warps);
    add(found.occupancy);
    char separator = ',';
    for (std::size_t i = 0; i < limiter_count; ++i)
      if (const auto limiter = static_cast<Limiter>(i); found.limited_by(limiter)) {
        out.append(1, separator).append(to_string(limiter));
        separator = ';';
      }
  }

  const std::string& file_;
  const CapabilityOfGpu& capability_of_;
  const OnBadRow& on_bad_row_;
  int number_ = 0;
  std::size_t width_ = 0; ///< 0 before the header
  std::size_t rows_ = 0;
  bool by_gpu_ = false;
  std::array<std::size_t, column_count> columns_{};
  std::vector<CsvField> fields_;
  const ComputeLimits* limits_ = nullptr; ///< of the row before
  std::string device_;                    ///< its name
  std::map<std::string, const ComputeLimits*, std::less<>> by_name_;
};

} // namespace

Result<std::string> occupancy_csv(std::string_view text, const std::string& file,
                                  const CapabilityOfGpu& capability_of,
                                  const OnBadRow& on_bad_row) {
  Batch batch(file, capability_of, on_bad_row);
  batch.out.reserve(text.size() * 2);
  constexpr std::string_view mark = "\xef\xbb\xbf"; // spreadsheets write a byte order mark
  if (text.starts_with(mark)) {
    batch.out += mark;
    text.remove_prefix(mark.size());
  }
  while (!text.empty()) {
    const std::size_t end = std::min(text.find('\n'), text.size());
    LOOM_CHECK(batch.line(text.substr(0, end)));
    if (end < text.size())
      batch.out += '\n';
    text.remove_prefix(std::min(end + 1, text.size()));
  }
  LOOM_CHECK(batch.finish());
  return std::move(batch.out);
}

} // namespace loom
