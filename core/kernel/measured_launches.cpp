#include "core/kernel/measured_launches.h"

#include "core/base/number.h"
#include "core/base/pieces.h"
#include "core/text/csv_line.h"

#include <algorithm>
#include <cmath>
#include <fmt/format.h>

namespace loom::kernel {

namespace {

constexpr std::int64_t max_blocks = std::int64_t{1} << 40; ///< of a grid

/// A number of a row, by its column's name.
struct Column {
  std::string name{};
  double low = 0, high = 0;
  std::function<void(MeasuredLaunch&, double)> set{};
  bool whole = true;
};

std::vector<Column> columns_for(const Program& program, std::span<const ColumnAlias> aliases) {
  std::vector<Column> columns;
  const auto time = [&](const char* name, double MeasuredLaunch::*member) {
    columns.push_back(
        {name, 1e-6, 1e12, [member](MeasuredLaunch& row, double v) { row.*member = v; }, false});
  };
  time("time_us", &MeasuredLaunch::time_us);
  time("min_us", &MeasuredLaunch::min_us);
  time("max_us", &MeasuredLaunch::max_us);
  for (std::size_t d = 0; d < 3; ++d) {
    columns.push_back(
        {fmt::format("grid_{}", "xyz"[d]), 1, 2147483647, [d](MeasuredLaunch& row, double v) {
           row.plan.grid[d].count = static_cast<std::int64_t>(v);
         }});
    columns.push_back(
        {fmt::format("block_{}", "xyz"[d]), 1, 1024,
         [d](MeasuredLaunch& row, double v) { row.plan.block[d] = static_cast<std::int64_t>(v); }});
  }
  columns.push_back({"registers", 1, 255, [](MeasuredLaunch& row, double v) {
                       row.plan.registers = static_cast<int>(v);
                     }});
  columns.push_back({"shared_bytes", 0, 1 << 20, [](MeasuredLaunch& row, double v) {
                       row.plan.shared = static_cast<std::int64_t>(v);
                     }});
  for (std::size_t a = 0; a < program.arguments.size(); ++a) {
    if (!program.arguments[a].integer)
      continue;
    std::string name = program.arguments[a].name;
    for (const ColumnAlias& alias : aliases)
      if (alias.argument == name)
        name = alias.column;
    constexpr double exact = 9007199254740992.0;
    columns.push_back({name, -exact, exact, [a](MeasuredLaunch& row, double v) {
                         row.plan.arguments[a] = static_cast<std::int64_t>(v);
                       }});
  }
  return columns;
}

double median(std::vector<double> values) {
  if (values.empty())
    return 0;
  std::sort(values.begin(), values.end());
  return values[values.size() / 2];
}

} // namespace

Result<std::vector<MeasuredLaunch>> measured_launches(std::string_view text,
                                                      const std::string& file,
                                                      const Program& program,
                                                      std::span<const ColumnAlias> aliases) {
  const std::vector<Column> columns = columns_for(program, aliases);
  std::vector<const Column*> by_place; // null: left alone
  std::size_t kernel_at = 0;
  bool has_kernel = false;
  std::vector<MeasuredLaunch> out;
  std::vector<CsvField> fields;
  int number = 0;
  const auto bad = [&](int column, Message detail) {
    return fail(ErrorCode::bad_input, std::move(detail),
                {.file = file, .line = number, .column = column});
  };
  while (!text.empty()) {
    std::string_view line = take_line(text);
    if (line.ends_with('\r'))
      line.remove_suffix(1);
    ++number;
    if (line.empty() || line.front() == '#')
      continue;
    if (const int quote = split_csv_line(line, ',', fields); quote != 0)
      return bad(quote, LOOM_TEXT("expected the quote's end in this line"));
    if (by_place.empty()) {
      for (std::size_t i = 0; i < fields.size(); ++i) {
        const auto found = std::find_if(columns.begin(), columns.end(), [&](const Column& column) {
          return column.name == fields[i].text;
        });
        by_place.push_back(found == columns.end() ? nullptr : &*found);
        if (fields[i].text == "kernel")
          kernel_at = i, has_kernel = true;
      }
      for (const Column& column : columns) {
        const bool needed = column.name == "time_us" || column.low < 0; // arguments
        if (needed && std::find(by_place.begin(), by_place.end(), &column) == by_place.end())
          return bad(1, LOOM_TEXT("expected a column '%1' for the kernel '%2'")(column.name,
                                                                                program.name));
      }
      continue;
    }
    if (fields.size() != by_place.size())
      return bad(1, LOOM_TEXT("expected %1 fields, found %2")(by_place.size(), fields.size()));
    if (has_kernel && fields[kernel_at].text != program.name)
      continue;
    MeasuredLaunch row;
    row.plan.block = {32, 1, 1};
    row.plan.arguments.resize(program.arguments.size());
    for (std::size_t i = 0; i < fields.size(); ++i) {
      if (!by_place[i])
        continue;
      const Column& column = *by_place[i];
      const std::optional<double> value = parse_number(fields[i].text);
      if (!value || !(*value >= column.low && *value <= column.high) ||
          (column.whole && *value != std::floor(*value)))
        return bad(fields[i].column,
                   (column.whole
                        ? LOOM_TEXT("%1: expected a whole number from %2 to %3, found '%4'")
                        : LOOM_TEXT("%1: expected a number from %2 to %3, found '%4'"))(
                       column.name, column.low, column.high, fields[i].text));
      column.set(row, *value);
    }
    if (row.min_us == 0)
      row.min_us = row.time_us;
    if (row.max_us == 0)
      row.max_us = row.time_us;
    // Each number is in its range: two of a grid's can be multiplied.
    const std::int64_t plane = row.plan.grid[0].count * row.plan.grid[1].count;
    if (count(row.plan.block) > max_block_threads || row.plan.grid[2].count > max_blocks / plane)
      return bad(1, LOOM_TEXT("expected a block of at most %1 threads and a grid of at most %2 "
                              "blocks")(max_block_threads, max_blocks));
    const std::int64_t blocks = plane * row.plan.grid[2].count;
    row.warps = blocks * ((count(row.plan.block) + warp_size - 1) / warp_size);
    out.push_back(std::move(row));
  }
  if (out.empty())
    return bad(
        0, LOOM_TEXT("expected measured launches of the kernel '%1', found none")(program.name));
  return out;
}

std::vector<LaunchError> launch_errors(const Program& program, const Machine& machine,
                                       const std::vector<MeasuredLaunch>& launches,
                                       const Progress& progress) {
  std::vector<LaunchError> out;
  for (std::size_t i = 0; i < launches.size(); ++i) {
    if (!progress(static_cast<double>(i) / static_cast<double>(launches.size())))
      break;
    const auto answer = predict(program, setup_of(launches[i].plan, program), machine);
    if (!answer)
      continue;
    LaunchError& error = out.emplace_back();
    error.launch = i;
    error.warps = launches[i].warps;
    error.measured_us = launches[i].time_us;
    for (std::size_t m = 0; m < answer->predictions.size(); ++m)
      error.predicted_us[m] = answer->predictions[m].time_us();
  }
  std::stable_sort(out.begin(), out.end(),
                   [](const LaunchError& a, const LaunchError& b) { return a.warps < b.warps; });
  return out;
}

std::vector<WarpsError> errors_by_warps(const std::vector<LaunchError>& errors, Method method) {
  std::vector<WarpsError> out;
  std::vector<double> same;
  std::size_t first = 0;
  for (std::size_t i = 0; i < errors.size(); ++i) {
    same.push_back(std::abs(errors[i].relative(method)));
    if (i + 1 < errors.size() && as_many_warps(errors[i + 1].warps, errors[first].warps))
      continue;
    out.push_back({errors[first].warps, errors[i].warps, median(same)});
    same.clear();
    first = i + 1;
  }
  return out;
}

double median_error(const std::vector<LaunchError>& errors, Method method) {
  std::vector<double> all;
  all.reserve(errors.size());
  for (const LaunchError& error : errors)
    all.push_back(std::abs(error.relative(method)));
  return median(std::move(all));
}

} // namespace loom::kernel
