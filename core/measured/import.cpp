#include "core/measured/import.h"

#include "core/base/number.h"
#include "core/measured/import_plan.h"
#include "core/measured/import_rows.h"

#include <array>

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
  set.name = file.substr(file.find_last_of("/\\") + 1);
  set.bytes = text.size();
  set.source = mapping.source.substr(0, max_note_bytes);
  set.mix = mapping.mix;
  set.access = mapping.access;
  set.ilp = mapping.ilp;
  set.extra_arithmetic = mapping.extra_arithmetic;
  imported.report.file = file;

  ImportRows rows(*outline, *plan, mapping, imported.report);
  if (!rows.read(text, set.data.notes, progress))
    return fail(ErrorCode::internal, LOOM_TEXT("the import was cancelled"), {.file = file});
  if (set.source.empty())
    set.source = source_line(set.data.notes);
  if (plan->has(Quantity::needed))
    set.data.needed = rows.needed();
  else
    set.data.points = rows.points();
  return imported;
}

std::string source_line(std::string_view notes) {
  constexpr std::string_view begin = "source: ";
  for (std::size_t at = 0; at < notes.size();) {
    const std::size_t end = std::min(notes.find('\n', at), notes.size());
    if (notes.substr(at).starts_with(begin))
      return std::string(notes.substr(at + begin.size(), end - at - begin.size()));
    at = end + 1;
  }
  return {};
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
