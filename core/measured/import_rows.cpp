#include "core/measured/import_rows.h"

#include "core/base/number.h"

#include <algorithm>
#include <cmath>
#include <tuple>
#include <utility>

namespace loom {

namespace {

constexpr double least_warps = 1, most_warps = 1024; ///< as the models take them
constexpr double most_throughput = 1e6;              ///< IPC/SM
constexpr int lines_between_progress = 1 << 14;

} // namespace

bool ImportRows::read(std::string_view text, std::string& notes, const ImportProgress& progress) {
  if (text.starts_with("\xef\xbb\xbf"))
    text.remove_prefix(3);
  const auto size = static_cast<double>(std::max<std::size_t>(1, text.size()));
  bool header = outline_.dialect.header;
  for (std::size_t at = 0; at < text.size();) {
    const std::size_t end = std::min(text.find('\n', at), text.size());
    std::string_view line = text.substr(at, end - at);
    at = end + 1;
    if (++number_ % lines_between_progress == 0 && progress &&
        !progress(static_cast<double>(at) / size))
      return false;
    if (line.ends_with('\r'))
      line.remove_suffix(1);
    if (line.starts_with('#')) {
      line.remove_prefix(line.starts_with("# ") ? 2 : 1);
      if (notes.size() + line.size() < max_note_bytes)
        notes.append(notes.empty() ? "" : "\n").append(line);
    } else if (line.find_first_not_of(" \t,;") == std::string_view::npos) {
      continue; // spreadsheets leave such lines behind
    } else if (!std::exchange(header, false)) {
      take(line);
    }
  }
  return true;
}

void ImportRows::take(std::string_view line) {
  ++report_.rows;
  if (const int open = split_csv_line(line, outline_.dialect.separator, fields_))
    refuse(Refusal::shape, open, LOOM_TEXT("the quotation mark has no end"));
  else if (fields_.size() != outline_.headers.size())
    refuse(Refusal::shape, 1,
           LOOM_TEXT("expected %1 columns, found %2")(outline_.headers.size(), fields_.size()));
  else if (of_a_model())
    --report_.rows;
  else if (const auto point = row())
    rows_.push_back({*point, number_, fields_[plan_.column(value_column())].column});
}

bool ImportRows::of_a_model() const {
  const auto& headers = outline_.headers;
  if (headers.size() < 2 || headers[0] != "panel" || headers[1] != "series")
    return false;
  const std::string_view series = fields_[1].text;
  return series.find("measured") == std::string_view::npos && !series.starts_with("imported");
}

std::vector<MeasuredPoint> ImportRows::points() {
  const auto before = [](const Row& a, const Row& b) {
    return std::tie(a.point.alpha, a.point.warps, a.line) <
           std::tie(b.point.alpha, b.point.warps, b.line);
  };
  if (!std::ranges::is_sorted(rows_, before))
    std::ranges::sort(rows_, before);
  std::vector<MeasuredPoint> points;
  points.reserve(rows_.size());
  const Row* kept = nullptr;
  const Row *first = nullptr, *original = nullptr; ///< the first duplicate, and of what
  std::size_t duplicates = 0;
  for (const Row& row : rows_) {
    if (!kept || row.point.alpha != kept->point.alpha || row.point.warps != kept->point.warps) {
      kept = &row;
      points.push_back(row.point);
      continue;
    }
    ++duplicates;
    if (!first || row.line < first->line)
      first = &row, original = kept;
  }
  if (first) {
    number_ = first->line;
    refuse(Refusal::duplicate, first->column,
           LOOM_TEXT("alpha %1, %2 warps again, as in line %3")(
               first->point.alpha, first->point.warps, original->line));
    entry(Refusal::duplicate).count = duplicates;
  }
  return points;
}

std::vector<NeededPoint> ImportRows::needed() {
  std::vector<NeededPoint> all;
  for (const MeasuredPoint& point : points())
    all.push_back({point.alpha, point.warps, point.low, point.high});
  return all;
}

RefusedRows& ImportRows::entry(Refusal why) {
  const auto found = std::ranges::find(report_.refused, why, &RefusedRows::why);
  if (found != report_.refused.end())
    return *found;
  report_.refused.push_back({why, 0, {}});
  return report_.refused.back();
}

void ImportRows::refuse(Refusal why, int column, Message detail) {
  RefusedRows& rows = entry(why);
  if (rows.count++ == 0)
    rows.first = {ErrorCode::bad_input,
                  std::move(detail),
                  {.file = report_.file, .line = number_, .column = column}};
}

void ImportRows::refuse(Refusal why, Quantity quantity, Text expected) {
  const CsvField& cell = fields_[plan_.column(quantity)];
  refuse(why, cell.column,
         LOOM_TEXT("expected for '%1' %2, found '%3'")(
             outline_.headers[plan_.column(quantity)].substr(0, 40), expected,
             cell.text.substr(0, 40)));
}

std::optional<double> ImportRows::number(Quantity quantity, Text expected) {
  const std::string_view text = fields_[plan_.column(quantity)].text;
  const auto value = cell_number(text, outline_.dialect.decimal_comma());
  if (value && !std::isnan(*value))
    return *value + 0.0; // a negative zero becomes zero
  refuse(is_not_available(text) ? Refusal::missing
         : value                ? Refusal::nan
                                : Refusal::text,
         quantity, expected);
  return {};
}

/// Counts the row when it is of another ILP; also true where that is no number.
bool ImportRows::other_ilp() {
  if (!plan_.has(Quantity::ilp))
    return false;
  const auto ilp = number(Quantity::ilp, LOOM_TEXT("an ILP, a whole number from 1"));
  if (ilp && *ilp != mapping_.ilp)
    ++report_.other_ilp;
  return !ilp || *ilp != mapping_.ilp;
}

bool ImportRows::set_alpha(MeasuredPoint& point) {
  if (mapping_.alpha) {
    point.alpha = *mapping_.alpha;
    return true;
  }
  constexpr Text expected = LOOM_TEXT("an arithmetic intensity from 0, or inf");
  const auto alpha = number(Quantity::alpha, expected);
  if (alpha && *alpha < 0)
    refuse(Refusal::range, Quantity::alpha, expected);
  point.alpha = alpha.value_or(0);
  return alpha && *alpha >= 0;
}

bool ImportRows::set_warps(MeasuredPoint& point) {
  constexpr Text occupancy = LOOM_TEXT("an occupancy of 1 to 1024 warps/SM"),
                 needed = LOOM_TEXT("1 to 1024 warps/SM");
  const Quantity warps_column = of_needed() ? Quantity::needed : Quantity::warps;
  const Text expected = of_needed() ? needed : occupancy;
  const auto value = number(warps_column, expected);
  if (!value)
    return false;
  // 3.12 % of 64 warps are 1.9968, not 1.9968000000000001.
  const double warps = *value * plan_.warps_factor;
  point.warps = std::round(warps * 1e9) / 1e9;
  if (point.warps >= least_warps && point.warps <= most_warps)
    return true;
  refuse(std::isinf(*value) ? Refusal::infinite : Refusal::range, warps_column, expected);
  return false;
}

bool ImportRows::set_throughput(MeasuredPoint& point, double& value) {
  const bool time = plan_.meaning(Quantity::throughput) == ColumnMeaning::cycles;
  const Text expected =
      time ? LOOM_TEXT("a number of cycles above 0") : LOOM_TEXT("a throughput from 0");
  const auto read = number(Quantity::throughput, expected);
  if (!read)
    return false;
  value = *read;
  if (value < 0 || std::isinf(value) || (time && value == 0)) {
    refuse(value < 0           ? Refusal::negative
           : std::isinf(value) ? Refusal::infinite
                               : Refusal::range,
           Quantity::throughput, expected);
    return false;
  }
  point.throughput = plan_.throughput(value, point);
  if (std::isnan(point.throughput))
    refuse(Refusal::unit, Quantity::throughput,
           point.alpha == 0 ? LOOM_TEXT("nothing, as there is no arithmetic at alpha 0")
                            : LOOM_TEXT("nothing, as nothing is loaded at alpha inf"));
  else if (point.throughput > most_throughput)
    refuse(Refusal::range, Quantity::throughput, LOOM_TEXT("a throughput of at most 1e6 IPC/SM"));
  else
    return true;
  return false;
}

/// From the columns of its ends, or around `value`; where they are empty the point has none.
bool ImportRows::set_error_bar(MeasuredPoint& point, double value) {
  double low = value, high = value;
  if (plan_.has(Quantity::low)) {
    if (empty(Quantity::low) && empty(Quantity::high))
      return true;
    const auto from = number(Quantity::low, LOOM_TEXT("the lower end of the error bar"));
    const auto to =
        from ? number(Quantity::high, LOOM_TEXT("the upper end of the error bar")) : from;
    if (!to)
      return false;
    low = *from;
    high = *to;
  } else if (plan_.has(Quantity::error)) {
    if (empty(Quantity::error))
      return true;
    const auto half = number(Quantity::error, LOOM_TEXT("half the error bar, from 0"));
    if (!half)
      return false;
    const bool percent = plan_.meaning(Quantity::error) == ColumnMeaning::error_percent;
    low = value - (percent ? value / 100 : 1) * *half;
    high = value + (value - low);
  } else {
    return true;
  }
  const bool time = plan_.meaning(Quantity::throughput) == ColumnMeaning::cycles;
  if (!(low <= value && high >= value && std::isfinite(high)) || (time && low <= 0)) {
    refuse(Refusal::error_bar, plan_.has(Quantity::low) ? Quantity::low : Quantity::error,
           !plan_.has(Quantity::low)
               ? LOOM_TEXT("half an error bar, from 0 and less than everything")
           : of_needed() ? LOOM_TEXT("an error bar around the warps needed")
                         : LOOM_TEXT("an error bar around the throughput"));
    return false;
  }
  if (of_needed()) {
    point.low = std::max(0.0, low);
    point.high = high;
    return true;
  }
  point.low = std::max(0.0, plan_.throughput(time ? high : low, point));
  point.high = plan_.throughput(time ? low : high, point);
  return true;
}

bool ImportRows::set_loop(MeasuredPoint& point) {
  constexpr Text expected = LOOM_TEXT("what the measuring loop takes an iteration, 0 to 1e6");
  const auto set = [&](Quantity quantity, double& to) {
    if (!plan_.has(quantity))
      return true;
    const auto value = number(quantity, expected);
    if (value && !(*value >= 0 && *value <= 1e6))
      refuse(Refusal::range, quantity, expected);
    to = value.value_or(0);
    return value && *value >= 0 && *value <= 1e6;
  };
  return set(Quantity::loop_cycles, point.loop.cycles) &&
         set(Quantity::loop_slots, point.loop.issue_slots);
}

std::optional<MeasuredPoint> ImportRows::row() {
  MeasuredPoint point;
  double value = 0;
  if (other_ilp() || !set_alpha(point) || !set_warps(point))
    return {};
  if (of_needed())
    value = point.warps;
  else if (!set_throughput(point, value))
    return {};
  if (!set_error_bar(point, value) || !set_loop(point))
    return {};
  return point;
}

} // namespace loom
