#include "core/measured/import_mapping.h"

#include "core/base/number.h"
#include "core/base/pieces.h"
#include "core/text/csv_line.h"

#include <algorithm>
#include <array>
#include <limits>
#include <utility>

namespace loom {

namespace {

using enum ColumnMeaning;

constexpr std::array<MeaningInfo, 22> table = {{
    {ignored, Quantity::none, "ignored", "", ""},
    {alpha, Quantity::alpha, "alpha", "",
     " alpha α arithmeticintensity arithmeticintensityα intensity addspergroup "},
    {warps, Quantity::warps, "warps", "warps/SM",
     " warps warpspersm warpssm occupancywarpssm residentwarps n "},
    {warps_per_scheduler, Quantity::warps, "warps/scheduler", "warps/scheduler",
     " warpsperscheduler warpsscheduler "},
    {threads, Quantity::warps, "threads", "threads/SM", " threads threadspersm threadssm "},
    {occupancy_percent, Quantity::warps, "occupancy%", "%",
     " occupancy% occupancypercent achievedoccupancy% "},
    {occupancy_share, Quantity::warps, "occupancy", "", " occupancy achievedoccupancy "},
    {ilp, Quantity::ilp, "ilp", "", " ilp "},
    {other_ipc, Quantity::throughput, "ipc", "IPC/SM",
     " throughput groupspercyclepersm loadspercyclepersm ipc ipcsm ipcpersm throughputipcsm "
     "iterations iterationspercyclepersm iterationscyclesm throughputiterationscyclesm "},
    {instruction_ipc, Quantity::throughput, "instructions", "instructions/cycle/SM",
     " instructionspercyclepersm instructionscyclesm instructionipc "},
    {arithmetic_ipc, Quantity::throughput, "arithmetic", "arithmetic IPC/SM",
     " arithmeticipc arithmeticthroughput arithmeticipcsm faddspercyclepersm "},
    {adds, Quantity::throughput, "adds", "adds/cycle/SM",
     " adds addspercyclepersm addscyclesm addspercycle "},
    {gigaflops, Quantity::throughput, "gflop/s", "Gflop/s", " gflops gflopss gflopspersecond "},
    {gigabytes, Quantity::throughput, "gb/s", "GB/s",
     " gbs gbps gbpersecond bandwidth bandwidthgbs throughputgbs memorythroughputgbs "},
    {cycles, Quantity::throughput, "cycles", "cycles/group",
     " cycles cyclespergroup cyclesperload cyclesgroup "},
    {low, Quantity::low, "low", "", " low lower min minimum "},
    {high, Quantity::high, "high", "", " high upper max maximum "},
    {error, Quantity::error, "error", "", ""}, // error_of() says
    {error_percent, Quantity::error, "error%", "%", ""},
    {loop_cycles, Quantity::loop_cycles, "loop-cycles", "cycles/group", " loopcycles "},
    {loop_slots, Quantity::loop_slots, "loop-slots", "slots/group", " loopslots "},
    {warps_needed, Quantity::needed, "warps-needed", "warps/SM",
     " warpsneeded warpsneededwarpssm warpsneededpersm neededwarps needed requiredwarps "
     "warpsrequired "},
}};

/// A header without what differs from file to file: "Throughput [GB/s]" -> "throughputgbs".
std::string reduced(std::string_view header) {
  std::string result;
  for (const char each : header)
    if (const char c = lower(each);
        (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '%' || (c & 0x80) != 0)
      result += c;
  return result;
}

/// The unit of "DRAM read [GB/s]" or "read (GB/s)"; empty where there is none in brackets.
std::string unit_in_brackets(std::string_view header) {
  const std::size_t open = header.find_last_of("[("), close = header.find_last_of("])");
  if (open == header.npos || close == header.npos || close < open)
    return {};
  return reduced(header.substr(open + 1, close - open - 1));
}

bool named(std::string_view names, const std::string& header) {
  return !header.empty() && names.find(" " + header + " ") != std::string_view::npos;
}

/// "warps for 90 % of the peak (warps/SM)", as this program's figures have warps needed, reduced.
bool is_of_a_target(std::string_view header) {
  return header.starts_with("warpsfor") && header.find("%ofthepeak") != header.npos;
}

/// Half an error bar, by its header's words: "± error", "err", "throughput_std (IPC/SM)" or "rel.
/// error [%]" name nothing but an error and what it is of.
ColumnMeaning error_of(std::string_view header) {
  constexpr std::string_view errors =
      " error errors err stderr stddev stdev std sd se sem sigma σ deviation uncertainty errorbar "
      "yerr rms ci ci95 погрешность ошибка 误差 ± ";
  constexpr std::string_view others =
      " % percent relative rel standard dev absolute abs half width bar bars of the in per y sm "
      "warp "
      "warps needed required throughput ipc memory arithmetic adds instructions bandwidth gb gflop "
      "s cycle cycles group measured measurement ";
  bool is_error = false, percent = false, relative = false;
  std::string word;
  const auto take = [&] { // whether the word may stand in such a header
    const std::string whole = std::exchange(word, {});
    is_error = is_error || named(errors, whole);
    percent = percent || whole == "%" || whole == "percent";
    relative = relative || whole == "relative" || whole == "rel";
    return whole.empty() || named(errors, whole) || named(others, whole);
  };
  constexpr std::string_view plus_minus = "±";
  for (std::size_t i = 0; i < header.size(); ++i) {
    const std::string letter = reduced(header.substr(i, 1));
    const bool sign = header.substr(i).starts_with(plus_minus);
    if ((sign || letter.empty() || letter == "%") && !take())
      return ignored;
    if (!sign && letter != "%") {
      word += letter;
      continue;
    }
    word = sign ? plus_minus : letter;
    i += word.size() - 1;
    if (!take())
      return ignored;
  }
  if (!take() || !is_error || (relative && !percent)) // a share and percent look alike
    return ignored;
  return percent ? error_percent : error;
}

std::vector<ColumnMeaning> guess(const CsvOutline& outline) {
  std::vector<ColumnMeaning> columns(outline.headers.size(), ignored);
  std::vector<Quantity> taken{Quantity::none};
  std::vector<std::string> names;
  for (const std::string& header : outline.headers)
    names.push_back(reduced(header));
  for (const MeaningInfo& info : table)
    for (std::size_t i = 0; i < columns.size(); ++i)
      if (columns[i] == ignored &&
          (named(info.names, names[i]) ||
           (info.quantity == Quantity::needed && is_of_a_target(names[i])) ||
           (info.quantity == Quantity::error && error_of(outline.headers[i]) == info.meaning)) &&
          std::ranges::find(taken, info.quantity) == taken.end()) {
        columns[i] = info.meaning;
        taken.push_back(info.quantity);
      }
  // A unit alone says enough of a throughput.
  for (const MeaningInfo& info : table)
    for (std::size_t i = 0; i < columns.size(); ++i)
      if (columns[i] == ignored && info.quantity == Quantity::throughput &&
          named(info.names, unit_in_brackets(outline.headers[i])) &&
          std::ranges::find(taken, info.quantity) == taken.end()) {
        columns[i] = info.meaning;
        taken.push_back(info.quantity);
      }
  const auto column = [&](Quantity quantity) {
    return std::ranges::find(columns, quantity,
                             [](ColumnMeaning m) { return info_of(m).quantity; });
  };
  // "occupancy" says no unit; numbers above 1 are percent.
  if (const auto share = std::ranges::find(columns, occupancy_share); share != columns.end())
    for (const auto& row : outline.rows)
      if (const auto i = static_cast<std::size_t>(share - columns.begin()); i < row.size())
        if (cell_number(row[i], outline.dialect.decimal_comma()).value_or(0) > 1)
          *share = occupancy_percent;
  // Warps at each α with no throughput beside them are those that were found to be needed.
  if (const auto alone = std::ranges::find(columns, warps);
      alone != columns.end() && column(Quantity::throughput) == columns.end() &&
      column(Quantity::needed) == columns.end() && column(Quantity::alpha) != columns.end())
    *alone = warps_needed;
  // One end of an error bar is none, and two ends say more than a half.
  const auto first = column(Quantity::low), last = column(Quantity::high);
  if ((first == columns.end()) != (last == columns.end()))
    *(first == columns.end() ? last : first) = ignored;
  else if (const auto half = column(Quantity::error);
           first != columns.end() && half != columns.end())
    *half = ignored;
  return columns;
}

/// Commas inside the fields of other separators do not count: three fields make a table.
char separator_of(std::string_view line) {
  std::vector<CsvField> fields;
  char most = ',';
  std::size_t count = 1;
  for (const char separator : {'\t', ';', ','}) {
    if (split_csv_line(line, separator, fields) != 0)
      continue;
    if (fields.size() >= 3)
      return separator;
    if (fields.size() > count)
      count = fields.size(), most = separator;
  }
  return most;
}

bool is_word(std::string_view text) { return !cell_number(text, true) && !text.empty(); }

std::string as_shown(const CsvField& field) {
  std::string text(field.text.substr(0, 200));
  for (std::size_t at = 0; (at = text.find("\"\"", at)) != std::string::npos; ++at)
    text.erase(at, 1);
  return text;
}

} // namespace

std::span<const MeaningInfo> meaning_table() { return table; }

const MeaningInfo& info_of(ColumnMeaning meaning) {
  return table[static_cast<std::size_t>(meaning)];
}

const MeaningInfo* find_meaning(std::string_view id) {
  const auto found = std::ranges::find(table, id, &MeaningInfo::id);
  return found == table.end() ? nullptr : &*found;
}

bool is_not_available(std::string_view text) {
  if (text.size() > 8)
    return false;
  const std::string word = reduced(text);
  return word.empty() ? text.find_first_not_of("-. ") == text.npos : word == "na" || word == "null";
}

std::optional<double> cell_number(std::string_view text, bool decimal_comma) {
  if (text.size() > 1 && text.ends_with('%')) {
    text.remove_suffix(1);
    text = text.substr(0, text.find_last_not_of(' ') + 1);
  }
  const bool negative = text.starts_with('-');
  if (negative || text.starts_with('+'))
    text.remove_prefix(1);
  std::array<char, 64> point;
  if (const std::size_t comma = decimal_comma ? text.find(',') : text.npos;
      comma != text.npos && text.size() <= point.size()) {
    std::ranges::copy(text, point.begin());
    point[comma] = '.';
    text = {point.data(), text.size()};
  }
  if (text.starts_with('-'))
    return {};
  std::optional<double> value = parse_number(text);
  if (!value && !text.empty() && text.size() <= 8) {
    const std::string word = reduced(text);
    if (word == "nan")
      value = std::numeric_limits<double>::quiet_NaN();
    else if (word == "inf" || word == "infinity")
      value = std::numeric_limits<double>::infinity();
  }
  return value && negative ? -*value : value;
}

Result<CsvOutline> csv_outline(std::string_view text, const std::string& file, std::size_t rows) {
  if (text.starts_with("\xef\xbb\xbf"))
    text.remove_prefix(3); // spreadsheets write a byte order mark
  CsvOutline outline;
  std::vector<CsvField> fields;
  int number = 0;
  while (!text.empty() && outline.rows.size() < rows) {
    ++number;
    std::string_view line = take_line(text);
    if (line.ends_with('\r'))
      line.remove_suffix(1);
    if (line.starts_with('#') || line.find_first_not_of(" \t,;") == std::string_view::npos)
      continue;
    if (outline.headers.empty())
      outline.dialect.separator = separator_of(line);
    if (const int open = split_csv_line(line, outline.dialect.separator, fields)) {
      if (!outline.headers.empty())
        continue; // the import will say so
      return fail(ErrorCode::bad_input, LOOM_TEXT("the quotation mark has no end"),
                  {.file = file, .line = number, .column = open});
    }
    if (outline.headers.empty() && fields.size() > max_import_columns)
      return fail(ErrorCode::bad_input,
                  LOOM_TEXT("expected at most %1 columns, found %2: leave out those that are no "
                            "measurements")(max_import_columns, fields.size()),
                  {.file = file, .line = number, .column = fields[max_import_columns].column});
    fields.resize(std::min(fields.size(), max_import_columns)); // the import refuses a longer row
    std::vector<std::string> row;
    row.reserve(fields.size());
    for (const CsvField& field : fields)
      row.push_back(as_shown(field));
    if (outline.headers.empty()) {
      outline.dialect.header = std::ranges::any_of(row, is_word);
      outline.headers = row;
      if (outline.dialect.header)
        continue;
      for (std::size_t i = 0; i < row.size(); ++i)
        outline.headers[i] = "column " + std::to_string(i + 1);
    }
    outline.rows.push_back(std::move(row));
  }
  if (outline.headers.empty())
    return fail(
        ErrorCode::bad_input,
        LOOM_TEXT("expected a table: a line that names the columns, then a line a measurement"),
        {.file = file, .line = number + 1, .column = 1});
  outline.guess = guess(outline);
  return outline;
}

} // namespace loom
