#include "core/profile/source_page.h"

#include "core/base/utf8.h"
#include "core/text/csv_line.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <charconv>
#include <functional>
#include <map>
#include <optional>

namespace loom::profile {

namespace {

constexpr std::string_view columns_of_code = "\"Address\",\"Source\"";
constexpr std::string_view launch_begins = "\"Kernel Name\",";
constexpr std::string_view control_column = "Control", file_column = "File", line_column = "Line",
                           reasons_column = "Stalls";
constexpr std::size_t max_instructions = 200'000, max_text = 400;

/// Stall reasons of the page by the names that counters have.
constexpr std::pair<std::string_view, std::string_view> reason_names[] = {
    {"stall_barrier", "barrier"},
    {"stall_branch_resolving", "branch_resolving"},
    {"stall_dispatch", "dispatch_stall"},
    {"stall_drain", "drain"},
    {"stall_gmma", "gmma"},
    {"stall_imc", "imc_miss"},
    {"stall_lg", "lg_throttle"},
    {"stall_long_sb", "long_scoreboard"},
    {"stall_math", "math_pipe_throttle"},
    {"stall_membar", "membar"},
    {"stall_mio", "mio_throttle"},
    {"stall_misc", "misc"},
    {"stall_no_inst", "no_instruction"},
    {"stall_not_selected", "not_selected"},
    {"stall_selected", "selected"},
    {"stall_short_sb", "short_scoreboard"},
    {"stall_sleep", "sleeping"},
    {"stall_tex", "tex_throttle"},
    {"stall_wait", "wait"},
};

/// What the columns of a table mean.
struct Columns {
  std::optional<std::size_t> address, source, samples, executed;
  std::optional<std::size_t> control, file, line, all_reasons; ///< of a page of a document
  std::vector<std::pair<std::size_t, std::string_view>> reasons;
};

Columns columns_of(const std::vector<CsvField>& header) {
  Columns columns;
  for (std::size_t i = 0; i < header.size(); ++i) {
    const std::string_view name = header[i].text;
    if (name == "Address")
      columns.address = i;
    else if (name == "Source")
      columns.source = i;
    else if (name == "# Samples" ||
             (name == "Warp Stall Sampling (All Samples)" && !columns.samples))
      columns.samples = i;
    else if (name == "Instructions Executed")
      columns.executed = i;
    for (const auto& [column, place] : {std::pair{control_column, &columns.control},
                                        {file_column, &columns.file},
                                        {line_column, &columns.line},
                                        {reasons_column, &columns.all_reasons}})
      if (name == column)
        *place = i;
    for (const auto& [column, reason] : reason_names)
      if (name == column)
        columns.reasons.emplace_back(i, reason);
  }
  return columns;
}

std::optional<std::uint64_t> address_in(std::string_view text) {
  if (!text.starts_with("0x"))
    return {};
  std::uint64_t address = 0;
  const auto [end, problem] =
      std::from_chars(text.data() + 2, text.data() + text.size(), address, 16);
  return problem == std::errc() && end == text.data() + text.size() ? std::optional(address)
                                                                    : std::nullopt;
}

/// Addresses in the text of an instruction, from the beginning of its function.
std::string with_offsets(std::string_view text, std::uint64_t first, std::uint64_t behind) {
  std::string out;
  while (!text.empty()) {
    const std::size_t at = text.find("0x");
    out += text.substr(0, at);
    if (at == std::string_view::npos)
      break;
    text.remove_prefix(at);
    const std::size_t end = std::min(text.find_first_not_of("0123456789abcdef", 2), text.size());
    const auto address = address_in(text.substr(0, end));
    if (address && *address >= first && *address < behind) {
      std::array<char, 17> digits{};
      const auto last =
          std::to_chars(digits.data(), digits.data() + digits.size(), *address - first, 16);
      out += "0x" + std::string(digits.data(), last.ptr);
    } else
      out += text.substr(0, end);
    text.remove_prefix(end);
  }
  return out;
}

/// A count, whichever sign groups its digits; "-" and "" are none.
double count_in(std::string_view text) {
  double count = 0;
  for (const char c : text)
    if (c >= '0' && c <= '9')
      count = 10 * count + (c - '0');
  constexpr double most = 1e18;
  return std::min(count, most);
}

std::optional<std::uint32_t> hexadecimal_in(std::string_view text) {
  std::uint32_t value = 0;
  const auto [end, problem] = std::from_chars(text.data(), text.data() + text.size(), value, 16);
  return problem == std::errc() && end == text.data() + text.size() ? std::optional(value)
                                                                    : std::nullopt;
}

/// "long_scoreboard 38;wait 5".
std::vector<Share> reasons_in(std::string_view text) {
  std::vector<Share> reasons;
  while (!text.empty() && reasons.size() < max_shares) {
    const std::string_view each = text.substr(0, text.find(';'));
    text.remove_prefix(std::min(each.size() + 1, text.size()));
    if (const std::size_t space = each.find(' '); space != std::string_view::npos)
      if (const double samples = count_in(each.substr(space)); samples > 0)
        reasons.push_back({one_line(each.substr(0, std::min(space, max_text))), samples});
  }
  return reasons;
}

/// What a page of a document says of an instruction beside what one of ncu says.
void take_document_columns(const Columns& columns, const std::vector<CsvField>& fields,
                           SampledCode& code, sass::Instruction& instruction,
                           SampledCode::Line& values) {
  const auto text_of = [&fields](const std::optional<std::size_t>& column) {
    return column && *column < fields.size() ? std::string_view(fields[*column].text)
                                             : std::string_view();
  };
  if (const auto bits = hexadecimal_in(text_of(columns.control)))
    if (const auto control = sass::control_from_bits(*bits)) {
      instruction.control = *control;
      constexpr unsigned at = 41; // of the high word
      instruction.high = std::uint64_t{*bits} << at;
    }
  if (const double line = count_in(text_of(columns.line)); line >= 1 && line < 1e9) {
    const std::string file = one_line(text_of(columns.file).substr(0, max_text));
    const auto found = std::ranges::find(code.files, file);
    values.source = {static_cast<std::uint32_t>(found - code.files.begin()),
                     static_cast<std::uint32_t>(line)};
    if (found == code.files.end())
      code.files.push_back(file);
  }
  if (columns.all_reasons)
    values.reasons = reasons_in(text_of(columns.all_reasons));
}

/// Ends a launch: addresses, sums.
void finish_launch(SourceLaunch& launch, const std::vector<std::uint64_t>& places) {
  sass::Function& function = launch.code.function;
  function.name = launch.kernel;
  const std::uint64_t first = places.front(), behind = places.back() + function.step();
  std::map<std::string, double> sums;
  for (std::size_t i = 0; i < places.size(); ++i) {
    sass::Instruction& each = function.instructions[i];
    each.address = places[i] - first;
    each.text = with_offsets(each.text, first, behind);
    std::ranges::stable_sort(launch.code.lines[i].reasons, std::greater{}, &Share::value);
    for (const Share& reason : launch.code.lines[i].reasons)
      sums[reason.name] += reason.value;
  }
  for (const auto& [name, sum] : sums)
    launch.code.stalls.push_back({name, sum});
}

} // namespace

bool begins_source_page(std::string_view beginning) {
  return beginning.find(columns_of_code) != std::string_view::npos;
}

Result<std::vector<SourceLaunch>> read_source_page(std::string_view text, const std::string& file) {
  std::vector<SourceLaunch> launches;
  std::vector<std::uint64_t> places;
  std::vector<CsvField> fields;
  std::optional<Columns> columns;
  std::string kernel;
  std::optional<std::size_t> place;
  int line = 0;
  const auto wrong = [&](Message detail) {
    return fail(ErrorCode::bad_input, std::move(detail), {.file = file, .line = line, .column = 1});
  };
  const auto end_launch = [&] {
    if (!places.empty())
      finish_launch(launches.back(), places);
    places.clear();
    columns.reset();
  };
  while (!text.empty()) {
    const std::size_t end = std::min(text.find('\n'), text.size());
    std::string_view row = text.substr(0, end);
    text.remove_prefix(std::min(end + 1, text.size()));
    ++line;
    if (row.ends_with('\r'))
      row.remove_suffix(1);
    if (!row.starts_with('"'))
      continue; // of ncu and the program
    fields.clear();
    if (split_csv_line(row, ',', fields) != 0)
      return wrong(LOOM_TEXT("expected a line of the source page, whose quotes end")());
    if (fields.size() >= 2 && fields[0].text == "Kernel Name") {
      end_launch();
      kernel = one_line(fields[1].text);
      place.reset();
      if (fields.size() >= 4 && fields[2].text == "Launch")
        place = static_cast<std::size_t>(std::min<double>(count_in(fields[3].text), max_launches));
      continue;
    }
    if (const Columns found = columns_of(fields); found.address && found.source) {
      end_launch();
      columns = found;
      continue;
    }
    if (!columns || fields.size() <= std::max(*columns->address, *columns->source))
      continue;
    const auto address = address_in(fields[*columns->address].text);
    if (!address || (!places.empty() && *address <= places.back()))
      return wrong(
          LOOM_TEXT("expected the address of the next instruction, such as 0x7fa060, found "
                    "'%1'")(one_line(fields[*columns->address].text.substr(0, 40))));
    if (places.empty()) {
      if (launches.size() == max_launches)
        return wrong(LOOM_TEXT("expected at most %1 launches")(max_launches));
      launches.push_back({kernel, {}, place});
    }
    if (places.size() == max_instructions)
      return wrong(LOOM_TEXT("expected at most %1 instructions of a kernel")(max_instructions));
    places.push_back(*address);
    SampledCode& code = launches.back().code;
    sass::Instruction instruction;
    instruction.line = line;
    std::string_view source = fields[*columns->source].text.substr(0, max_text);
    source.remove_prefix(std::min(source.find_first_not_of(' '), source.size()));
    instruction.text = one_line(source);
    SampledCode::Line values;
    const auto count = [&](std::size_t column) {
      return column < fields.size() ? count_in(fields[column].text) : 0;
    };
    if (columns->executed)
      values.executed = count(*columns->executed);
    if (columns->samples)
      values.samples = count(*columns->samples);
    for (const auto& [column, reason] : columns->reasons)
      if (const double samples = count(column); samples > 0)
        values.reasons.push_back({std::string(reason), samples});
    take_document_columns(*columns, fields, code, instruction, values);
    code.function.instructions.push_back(std::move(instruction));
    code.lines.push_back(std::move(values));
  }
  end_launch();
  if (launches.empty())
    return wrong(LOOM_TEXT("expected the machine code of a launch, found none")());
  return launches;
}

std::string source_page_text(const SourceLaunch& launch) {
  // The reader keeps quotes inside quotes doubled: none are written.
  const auto quoted = [](std::string_view text) {
    std::string out = '"' + std::string(text) + '"';
    std::replace(out.begin() + 1, out.end() - 1, '"', '\'');
    return out;
  };
  const SampledCode& code = launch.code;
  std::string out = std::string(launch_begins) + quoted(launch.kernel);
  if (launch.place)
    out += ",Launch," + std::to_string(*launch.place);
  out += "\n" + std::string(columns_of_code) +
         ",Control,File,Line,# Samples,Instructions Executed,"
         "Stalls\n";
  const auto number = [](double value) {
    return value > 0 ? fmt::format("{:.0f}", value) : std::string();
  };
  for (std::size_t i = 0; i < code.lines.size(); ++i) {
    const sass::Instruction& instruction = code.function.instructions[i];
    const SampledCode::Line& line = code.lines[i];
    const bool known = line.source.line > 0 && line.source.file < code.files.size();
    out +=
        fmt::format("\"0x{:x}\",{},{},{},{},{},{},", instruction.address, quoted(instruction.text),
                    instruction.high != 0 ? fmt::format("{:x}", sass::volta_bits(instruction.high))
                                          : std::string(),
                    known ? quoted(code.files[line.source.file]) : std::string(),
                    known ? std::to_string(line.source.line) : std::string(), number(line.samples),
                    number(line.executed));
    for (std::size_t r = 0; r < line.reasons.size(); ++r)
      out += (r > 0 ? ";" : "") + line.reasons[r].name + " " + number(line.reasons[r].value);
    out += "\n";
  }
  return out;
}

std::size_t source_pages_in(std::string_view text) {
  if (text.starts_with(launch_begins))
    return 0;
  const std::size_t at = text.find("\n" + std::string(launch_begins));
  return at == std::string_view::npos ? text.size() : at + 1;
}

} // namespace loom::profile
