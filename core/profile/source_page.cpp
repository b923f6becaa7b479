#include "core/profile/source_page.h"

#include "core/base/utf8.h"
#include "core/text/csv_line.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <functional>
#include <map>
#include <optional>

namespace loom::profile {

namespace {

constexpr std::string_view columns_of_code = "\"Address\",\"Source\"";
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
      launches.push_back({kernel, {}});
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
    code.function.instructions.push_back(std::move(instruction));
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
    code.lines.push_back(std::move(values));
  }
  end_launch();
  if (launches.empty())
    return wrong(LOOM_TEXT("expected the machine code of a launch, found none")());
  return launches;
}

} // namespace loom::profile
