#include "core/measured/import.h"

#include "core/base/number.h"
#include "core/base/utf8.h"
#include "core/measured/import_plan.h"
#include "core/measured/import_rows.h"

#include <array>
#include <optional>

namespace loom {

namespace {

/// One and several of each reason, in the order of Refusal.
constexpr std::array<std::array<const char*, 2>, 10> reasons = {{
    {"row of another shape", "rows of another shape"},
    {"missing number", "missing numbers"},
    {"cell that is no number", "cells that are no number"},
    {"NaN", "NaNs"},
    {"infinity", "infinities"},
    {"negative throughput", "negative throughputs"},
    {"number out of range", "numbers out of range"},
    {"throughput that its unit cannot give", "throughputs that their unit cannot give"},
    {"wrong error bar", "wrong error bars"},
    {"duplicate", "duplicates"},
}};

std::string counted(std::size_t count, const char* one, const char* several) {
  return std::to_string(count) + " " + (count == 1 ? one : several);
}

/// What the first line that begins so goes on with.
std::optional<std::string_view> line_after(std::string_view begin, std::string_view notes) {
  for (std::size_t at = 0; at < notes.size();) {
    const std::size_t end = std::min(notes.find('\n', at), notes.size());
    if (notes.substr(at).starts_with(begin))
      return notes.substr(at + begin.size(), end - at - begin.size());
    at = end + 1;
  }
  return std::nullopt;
}

constexpr std::string_view target_begin = "target: ";

/// The number before the first '%', of 100: 0.9 of "warps for 90 % of the peak".
std::optional<double> part_in(std::string_view header) {
  std::string_view before = header.substr(0, header.find('%'));
  if (before.size() == header.size())
    return std::nullopt;
  while (before.ends_with(' '))
    before.remove_suffix(1);
  before = before.substr(before.find_last_not_of("0123456789.") + 1);
  const double part = parse_number(before).value_or(0) / 100;
  return part > 0 && part <= 1 ? std::optional(part) : std::nullopt;
}

} // namespace

std::size_t ImportReport::refused_rows() const {
  std::size_t count = 0;
  for (const RefusedRows& some : refused)
    count += some.count;
  return count;
}

std::string words(const ImportReport& report) {
  if (report.refused.empty())
    return {};
  std::string text = std::to_string(report.refused_rows()) + " of " +
                     counted(report.rows, "row", "rows") + " refused: ";
  for (const RefusedRows& rows : report.refused) {
    const auto& [one, several] = reasons[static_cast<std::size_t>(rows.why)];
    text += (&rows == &report.refused.front() ? "" : "; ") + counted(rows.count, one, several) +
            (rows.count == 1 ? " (line " : " (first in line ") +
            std::to_string(rows.first.where.line) + ", column " +
            std::to_string(rows.first.where.column) + ": " + rows.first.detail.english() + ")";
  }
  return text;
}

Result<void> check_mapping(const ImportMapping& mapping, const GpuSpec& gpu) {
  return import_plan(mapping, gpu).map([](const ImportPlan&) {});
}

Result<Imported> import_measured(std::string_view text, const std::string& file,
                                 const ImportMapping& mapping, const GpuSpec& gpu,
                                 const ImportProgress& progress) {
  const Result<CsvOutline> outline = csv_outline(text, file);
  if (!outline)
    return tl::unexpected(outline.error());
  const Result<ImportPlan> plan = import_plan(mapping, gpu);
  if (!plan)
    return tl::unexpected(plan.error());
  if (mapping.columns.size() != outline->headers.size())
    return bad_argument(LOOM_TEXT("the mapping is for %1 columns, and the file has %2")(
        mapping.columns.size(), outline->headers.size()));
  Imported imported;
  MeasuredSet& set = imported.set;
  set.name = one_line(file.substr(file.find_last_of("/\\") + 1));
  set.bytes = text.size();
  set.source = mapping.source.substr(0, max_note_bytes);
  set.mix = mapping.mix;
  set.access = mapping.access;
  set.ilp = mapping.ilp;
  set.loop = mapping.loop;
  set.extra_arithmetic = mapping.extra_arithmetic;
  imported.report.file = file;

  ImportRows rows(*outline, *plan, mapping, imported.report);
  if (!rows.read(text, set.data.notes, progress))
    return fail(ErrorCode::internal, LOOM_TEXT("the import was cancelled"), {.file = file});
  if (set.source.empty())
    set.source = source_line(set.data.notes);
  if (!target_line(set.data.notes))
    return fail(ErrorCode::bad_input,
                LOOM_TEXT("expected the part of the peak that the warps are needed for in the line "
                          "'# target:', as 0.9 or 90 %"),
                {.file = file});
  if (plan->has(Quantity::needed)) {
    set.data.needed = rows.needed();
    const std::string& header = outline->headers[plan->column(Quantity::needed)];
    if (const auto part = part_in(header); part && !line_after(target_begin, set.data.notes))
      set.data.notes +=
          (set.data.notes.empty() ? "" : "\n") + std::string(target_begin) + shortest(*part);
  } else
    set.data.points = rows.points();
  return imported;
}

std::string source_line(std::string_view notes) {
  return std::string(line_after("source: ", notes).value_or(""));
}

std::optional<double> target_line(std::string_view notes) {
  std::optional<std::string_view> said = line_after(target_begin, notes);
  if (!said)
    return 1;
  const bool percent = said->ends_with('%');
  if (percent)
    said->remove_suffix(1);
  while (said->ends_with(' '))
    said->remove_suffix(1);
  const std::optional<double> number = parse_number(*said);
  const double target = number.value_or(0) / (percent ? 100 : 1);
  return target > 0 && target <= 1 ? std::optional(target) : std::nullopt;
}

Result<MeasuredSet> accepted(Imported imported, bool keep_going) {
  const ImportReport& report = imported.report;
  if (const std::string why = words(report); !why.empty() && !keep_going)
    return fail(ErrorCode::bad_input, verbatim(why), {.file = report.file});
  if (imported.set.data.empty()) {
    std::string why = "no row is left: " + words(report);
    if (report.refused.empty())
      why = report.rows == 0 ? "the table has no rows"
                             : "no row was measured with ILP " + std::to_string(imported.set.ilp);
    return fail(ErrorCode::bad_input, verbatim(why), {.file = report.file});
  }
  return std::move(imported.set);
}

} // namespace loom
