#include "app/import_options.h"

#include "app/loop_options.h"
#include "app/output.h"
#include "app/values.h"
#include "core/base/nearest.h"
#include "core/base/number.h"
#include "core/base/utf8.h"
#include "core/measured/import.h"
#include "core/scenario/measured_sets.h"
#include "core/scenario/workload.h"

#include <algorithm>
#include <charconv>

namespace loom {
namespace {

std::vector<std::string> meanings() {
  std::vector<std::string> ids;
  for (const MeaningInfo& info : meaning_table())
    ids.emplace_back(info.id);
  return ids;
}

/// Gives a column the meaning that "MEANING=COLUMN" says; COLUMN is a header, or a number from 1.
Result<void> map_column(const std::string& text, const CsvOutline& outline,
                        ImportMapping& mapping) {
  const std::size_t equals = text.find('=');
  if (equals == std::string::npos)
    return bad_argument(
        verbatim("--map: expected MEANING=COLUMN, found '" + text.substr(0, 60) + "'"));
  const std::string id = text.substr(0, equals), column = text.substr(equals + 1);
  const MeaningInfo* meaning = find_meaning(id);
  if (!meaning)
    return bad_argument(verbatim("--map: unknown meaning '" + id.substr(0, 60) + "'" +
                                 did_you_mean(id, meanings()).english()));
  const auto named = std::ranges::find(outline.headers, column);
  auto index = static_cast<std::size_t>(named - outline.headers.begin());
  if (named == outline.headers.end()) {
    std::size_t number = 0;
    const auto [end, status] =
        std::from_chars(column.data(), column.data() + column.size(), number);
    if (status != std::errc() || end != column.data() + column.size() || number < 1 ||
        number > outline.headers.size())
      return bad_argument(verbatim("--map: the file has no column '" + column.substr(0, 60) + "'" +
                                   did_you_mean(column, outline.headers).english()));
    index = number - 1;
  }
  // What is said takes the place of what was guessed.
  for (ColumnMeaning& other : mapping.columns)
    if (info_of(other).quantity == meaning->quantity)
      other = ColumnMeaning::ignored;
  mapping.columns[index] = meaning->meaning;
  return {};
}

Result<ImportMapping> mapping_from(const ImportOptions& options, GivenAlpha alpha,
                                   const Scenario& scenario, const CsvOutline& outline) {
  ImportMapping mapping{.columns = outline.guess};
  std::string wrong; // all of it, so that nobody mends one column a run
  for (const std::string& text : options.map)
    if (const Result<void> mapped = map_column(text, outline, mapping); !mapped)
      wrong += (wrong.empty() ? "" : "; ") + mapped.error().detail.english();
  if (!wrong.empty())
    return bad_argument(verbatim(wrong));
  mapping = import_mapping(scenario, std::move(mapping.columns));
  const bool has_column =
      std::ranges::find(mapping.columns, ColumnMeaning::alpha) != mapping.columns.end();
  if (alpha == GivenAlpha::of_rows || (alpha == GivenAlpha::of_figure && !has_column))
    mapping.alpha = alpha_of(scenario);
  if (options.extra_arithmetic) {
    LOOM_TRY(mapping.extra_arithmetic,
             option_number("--extra-arithmetic", *options.extra_arithmetic, {0, 1e6, false}));
  }
  if (Result<void> checked = check_mapping(mapping, *scenario.gpu); !checked) {
    std::string columns;
    for (const std::string& header : outline.headers)
      columns += (columns.empty() ? "" : ", ") + header.substr(0, 40);
    return bad_argument(verbatim("--map: " + checked.error().detail.english() +
                                 "; the columns are " + columns.substr(0, 400)));
  }
  return mapping;
}

/// "took column 'warps' as warps, 'GB/s' as gb/s; mix global, access coalesced, ILP 2".
std::string taken(const ImportMapping& mapping, const CsvOutline& outline) {
  std::string columns;
  for (std::size_t i = 0; i < mapping.columns.size(); ++i)
    if (mapping.columns[i] != ColumnMeaning::ignored)
      columns += (columns.empty() ? "took column '" : ", '") + shortened(outline.headers[i], 40) +
                 "' as " + std::string(info_of(mapping.columns[i]).id);
  if (!mapping.loop.empty())
    return columns + "; loop " + on_one_line(mapping.loop);
  return columns + "; mix " + mapping.mix + ", access " + mapping.access + ", ILP " +
         std::to_string(mapping.ilp);
}

} // namespace

void add_import(const Options& options, ImportOptions& import, KernelOptions& kernel) {
  options
      .add("--map", import.map,
           "a column of the file by its name or its number from 1, where the headers do not "
           "say it; repeatable. Meanings: " +
               joined(meanings()),
           "MEANING=COLUMN")
      .repeatable();
  options.add("--alpha", kernel.alpha, "of every row of a file without such a column", "X");
  options.add("--extra-arithmetic", import.extra_arithmetic,
              "arithmetic instructions of a group beyond the file's alpha (default 0)", "N");
  options.add("--keep-going", import.keep_going, "leave bad rows of the file out");
}

Result<MeasuredSetPtr> import_file(const std::string& file, const ImportOptions& options,
                                   GivenAlpha alpha, const Scenario& scenario) {
  LOOM_TRY(const std::string text, read_file(file, max_import_bytes));
  LOOM_TRY(const CsvOutline outline, csv_outline(text, file));
  LOOM_TRY(const ImportMapping mapping, mapping_from(options, alpha, scenario, outline));
  LOOM_TRY(Imported imported, import_measured(text, file, mapping, *scenario.gpu));
  const std::string refused = words(imported.report);
  const std::size_t other_ilp = imported.report.other_ilp;
  LOOM_TRY(MeasuredSet set, accepted(std::move(imported), options.keep_going));
  note(file + ": " + taken(mapping, outline) +
       (other_ilp > 0 ? ", " + std::to_string(other_ilp) + " rows of another ILP left out" : ""));
  if (!refused.empty())
    warn({ErrorCode::bad_input, verbatim(refused), {.file = file}});
  return std::make_shared<const MeasuredSet>(std::move(set));
}

} // namespace loom
