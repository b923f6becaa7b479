#include "core/profile/reader.h"

#include "core/base/number.h"
#include "core/base/pieces.h"
#include "core/profile/target.h"
#include "core/text/csv_line.h"
#include "core/text/json.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace loom::profile {

namespace {

/// Splits a record, its quotes taken away and those doubled inside made single.
std::vector<std::string> fields_of(std::string_view record, char separator) {
  std::vector<CsvField> found;
  if (split_csv_line(record, separator, found) != 0)
    return {};
  std::vector<std::string> fields;
  fields.reserve(found.size());
  for (const CsvField& field : found) {
    std::string text;
    for (std::size_t at = 0; at < field.text.size(); ++at) {
      text += field.text[at];
      at += field.text.substr(at, 2) == "\"\"" ? 1 : 0;
    }
    fields.push_back(std::move(text));
  }
  return fields;
}

constexpr double most_threads = 4294967295.0; ///< in a direction of a block or grid
constexpr double most_whole = 1e15;           ///< that is written without an exponent
constexpr std::size_t max_open = 200'000;     ///< numbers of which nothing says how they are meant

bool has(const std::vector<std::string>& fields, std::string_view name) {
  return std::ranges::find(fields, name) != fields.end();
}

/// The sign between the fields of a line that names the columns; nothing of any other line.
std::optional<char> separator_of(std::string_view line) {
  if (line.find("Kernel Name") == std::string_view::npos)
    return {};
  for (const char separator : {',', ';', '\t'}) {
    std::vector<CsvField> fields;
    (void)split_csv_line(line, separator, fields); // the line may be cut
    const auto named = [&fields](std::string_view name) {
      return std::ranges::find(fields, name, &CsvField::text) != fields.end();
    };
    if (named("Kernel Name") && (named("ID") || named("Process ID")))
      return separator;
  }
  return {};
}

/// "12" of "12", "12.0" and "1,234" alike; nothing of what is no whole number.
std::optional<std::string> whole_number(std::string_view text) {
  const Numeral number = numeral(text, true);
  const auto& value = number.point ? number.point : number.comma;
  return value && *value >= 0 && *value <= most_whole ? std::optional(shortest(*value + 0.0))
                                                      : std::nullopt;
}

/// What stands for a value that is not there.
bool is_absent(std::string_view text) {
  constexpr std::string_view words[] = {"", "n/a", "N/A", "nan", "NaN", "NA", "null", "no data"};
  return std::ranges::find(words, text) != std::ranges::end(words);
}

/// A value without its instances in parentheses, "16 (0: 16)", and without "%".
std::string_view value_alone(std::string_view text) {
  if (text.ends_with(')'))
    text = text.substr(0, text.find(" ("));
  if (text.ends_with('%'))
    text.remove_suffix(1);
  return text;
}

std::optional<double> scale_of_part(std::string_view part) {
  static constexpr std::array<std::string_view, 19> plain{
      "",       "%",         "inst",   "warp",     "block", "thread",  "SM",
      "sector", "register",  "branch", "branches", "cycle", "request", "byte",
      "second", "wavefront", "pass",   "s",        "hz"};
  if (std::ranges::find(plain, part) != plain.end())
    return 1;
  const std::string_view rest = part.substr(1);
  if (rest != "byte" && rest != "hz" && rest != "s" && rest != "second" && rest != "inst" &&
      rest != "sector")
    return {};
  constexpr std::string_view prefixes = "numKMGT";
  constexpr double scales[] = {1e-9, 1e-6, 1e-3, 1e3, 1e6, 1e9, 1e12};
  const std::size_t place = prefixes.find(part.front());
  return place == prefixes.npos ? std::nullopt : std::optional(scales[place]);
}

} // namespace

std::optional<double> unit_scale(std::string_view unit) {
  const std::size_t slash = unit.find('/');
  const auto above = scale_of_part(unit.substr(0, slash));
  const auto below = slash == std::string_view::npos ? 1 : scale_of_part(unit.substr(slash + 1));
  if (!above || !below)
    return {};
  return *above / *below;
}

namespace {

/// Whether a count in this unit is a whole number: with a prefix it is not. Without a unit it may
/// be a value that was computed of one with a prefix.
bool is_whole(std::string_view unit) {
  if (unit == "ns" || unit == "nsecond")
    return true;
  const std::string_view above = unit.substr(0, unit.find('/'));
  return !above.empty() && above != "s" && above != "second" && above != "hz" && above != "%" &&
         scale_of_part(above) == 1;
}

} // namespace

bool begins_export(std::string_view beginning) {
  if (beginning.starts_with("\xEF\xBB\xBF"))
    beginning.remove_prefix(3);
  while (!beginning.empty())
    if (separator_of(take_line(beginning)))
      return true;
  return false;
}

tl::unexpected<Error> Reader::wrong(Message detail, int line) const {
  return fail(ErrorCode::bad_input, std::move(detail), {.file = file_, .line = line, .column = 1});
}

tl::unexpected<Error> Reader::wrong_width(std::size_t found, std::size_t least) const {
  if (found < least)
    return wrong(LOOM_TEXT("expected %1 fields, as the header has, found %2; the file may be cut: "
                           "export again with 'ncu --csv --page raw'")(least, found),
                 record_line_);
  return wrong(
      LOOM_TEXT("expected %1 fields, as the header has, found %2: what saved the table has "
                "taken away quotes around a field with commas; export again with 'ncu "
                "--csv --page raw'")(columns_.size(), found),
      record_line_);
}

Result<void> Reader::feed(std::string_view piece) {
  if (begun_)
    return utf16_ ? take_text(utf16_->take(piece)) : take_text(piece);
  beginning_ += piece;
  return beginning_.size() < 2 ? Result<void>() : begin();
}

Result<void> Reader::begin() {
  begun_ = true;
  if (beginning_.starts_with("\x1F\x8B"))
    return wrong(LOOM_TEXT("expected text, found what gzip has packed: unpack it, as with 'gzip -d "
                           "FILE'"),
                 1);
  utf16_ = Utf16::from_mark(beginning_);
  return feed(std::exchange(beginning_, {}));
}

Result<void> Reader::take_text(std::string_view piece) {
  if (piece.find('\0') != std::string_view::npos)
    return wrong(LOOM_TEXT("expected text, found a binary file; of a report, 'ncu --import "
                           "REPORT.ncu-rep --csv --page raw' prints it"),
                 line_ + 1);
  while (!piece.empty()) {
    const std::size_t end = piece.find('\n');
    rest_ += piece.substr(0, end);
    if (rest_.size() + record_.size() > max_record_bytes)
      return wrong(LOOM_TEXT("expected a line of at most 4 MiB; a quote may lack its end: export "
                             "again with 'ncu --csv --page raw'"),
                   record_.empty() ? line_ + 1 : record_line_);
    if (end == std::string_view::npos)
      break;
    piece.remove_prefix(end + 1);
    if (auto good = take_line(rest_); !good)
      return good;
    rest_.clear();
  }
  return {};
}

Result<void> Reader::take_line(std::string_view line) {
  ++line_;
  if (line.ends_with('\r'))
    line.remove_suffix(1);
  if (line_ == 1 && line.starts_with("\xEF\xBB\xBF"))
    line.remove_prefix(3);
  if (record_.empty()) {
    record_line_ = line_;
    open_quote_ = false;
    if (const auto separator = separator_of(line)) {
      separator_ = *separator;
      form_ = Form::none;
    } else if (form_ == Form::none ? (see_kind(line), true) : !begins_record(line)) {
      ++profile_.other_lines;
      return {};
    }
  } else
    record_ += '\n';
  record_ += line;
  open_quote_ ^= std::ranges::count(line, '"') % 2 != 0;
  if (open_quote_)
    return {}; // a description with a line break in it
  auto good = take_record();
  record_.clear();
  return good;
}

void Reader::see_kind(std::string_view line) {
  line = line.substr(0, 400);
  const auto says = [line](std::string_view words) {
    return line.find(words) != std::string_view::npos;
  };
  if (says("    Section: "))
    other_ = Other::text_page;
  else if (says("\"Source\","))
    other_ = Other::source_page;
  else if (says("NVPROF is profiling") || says("\"Device\",\"Kernel\",\"Invocations\"") ||
           says("\"Type\",\"Time(%)\"") || says("\"Start\",\"Duration\",\"Grid X\""))
    other_ = Other::nvprof;
  else if (says("Total Time (") || (says("Start (") && says("Duration (")))
    other_ = Other::nsys;
}

bool Reader::begins_record(std::string_view line) const {
  // Around the rows, and between them, ncu and the profiled program write what they like.
  if (line.starts_with("==") || trimmed(line).empty())
    return false;
  if (!quoted_ || line.starts_with('"'))
    return true;
  // What saved the table has put quotes only around the fields that need them.
  std::vector<CsvField> found;
  (void)split_csv_line(line, separator_, found); // a quote may end in a later line
  Fields fields;
  for (const CsvField& each : found)
    fields.emplace_back(each.text);
  const bool sized = column_.contains("Block Size") || column_.contains("Grid Size");
  return (fields.size() == columns_.size() && is_units(fields)) ||
         (is_launch(fields) && (!sized || line.find('(') != std::string_view::npos));
}

bool Reader::is_units(const Fields& fields) const {
  return units_next_ && at(fields, "ID").empty() && at(fields, "Kernel Name").empty();
}

bool Reader::is_launch(const Fields& fields) const {
  for (const std::string_view column : {"ID", "Process ID"})
    if (column_.contains(column) && !whole_number(at(fields, column)))
      return false;
  const std::string_view kernel = at(fields, "Kernel Name");
  return !kernel.empty() && numeral(kernel) == Numeral{};
}

Result<void> Reader::take_record() {
  const Fields fields = fields_of(record_, separator_);
  if (form_ == Form::none)
    return take_header(fields);
  // Table programs keep rows in which nothing stands.
  if (!is_units(fields) && std::ranges::all_of(fields, &std::string::empty) && !fields.empty()) {
    ++profile_.other_lines;
    return {};
  }
  return form_ == Form::wide ? take_wide(fields) : take_metric(fields);
}

Result<void> Reader::take_header(const Fields& fields) {
  quoted_ = record_.starts_with('"');
  columns_ = fields;
  column_.clear();
  by_key_.clear();
  targets_.clear();
  units_.clear();
  for (std::size_t i = 0; i < fields.size(); ++i)
    column_.emplace(fields[i], i);
  profile_.summary |= has(fields, "Invocations");
  const bool long_form = has(fields, "Metric Name");
  if (long_form &&
      (!has(fields, "Metric Unit") || !(has(fields, "Metric Value") || has(fields, "Average"))))
    return wrong(LOOM_TEXT("expected columns 'Metric Unit' and 'Metric Value'; export again with "
                           "'ncu --csv --page raw'"),
                 record_line_);
  form_ = long_form ? Form::rows : Form::wide;
  units_next_ = form_ == Form::wide;
  if (form_ == Form::wide)
    for (const std::string& name : fields)
      targets_.push_back(target_of(name, {}));
  return {};
}

std::string_view Reader::at(const Fields& fields, std::string_view column) const {
  const auto found = column_.find(column);
  return found == column_.end() || found->second >= fields.size()
             ? std::string_view()
             : std::string_view(fields[found->second]);
}

Result<Launch*> Reader::new_launch(const Fields& fields) {
  if (profile_.launches.size() == max_launches)
    return wrong(LOOM_TEXT("expected at most %1 launches; export fewer, as with 'ncu "
                           "--launch-count'")(max_launches),
                 record_line_);
  const std::string_view id = at(fields, "ID"), kernel = at(fields, "Kernel Name");
  const auto known_id = id.empty() ? std::string() : whole_number(id);
  if (!known_id)
    return wrong(LOOM_TEXT("expected a whole number as ID, found %1")(json::in_quotes(id)),
                 record_line_);
  if (record_.find('"') == std::string::npos &&
      std::ranges::count(kernel, '(') != std::ranges::count(kernel, ')'))
    return wrong(LOOM_TEXT("expected a kernel's name with as many '(' as ')', found %1: what saved "
                           "the table has taken away quotes around a field with commas; export "
                           "again with 'ncu --csv --page raw'")(json::in_quotes(kernel)),
                 record_line_);
  auto block = size_of(fields, "Block Size");
  if (!block)
    return tl::unexpected(block.error());
  auto grid = size_of(fields, "Grid Size");
  if (!grid)
    return tl::unexpected(grid.error());
  Launch& launch = profile_.launches.emplace_back();
  launch.kernel = kernel;
  launch.id = *known_id;
  launch.block = *std::move(block);
  launch.grid = *std::move(grid);
  launch.capability = at(fields, "CC");
  std::ranges::replace(launch.capability, ',', '.');
  launch.line = record_line_;
  return &launch;
}

Result<std::string> Reader::size_of(const Fields& fields, std::string_view column) const {
  const std::string_view text = at(fields, column);
  if (text.empty() || text == "n/a")
    return std::string();
  std::string_view rest = text;
  if (rest.starts_with('(') && rest.ends_with(')'))
    rest = rest.substr(1, rest.size() - 2);
  int sizes = 0;
  bool good = !rest.empty() && !rest.ends_with(',');
  while (good && !rest.empty()) {
    const std::string_view part = trimmed(take_until(rest, ','));
    const auto size = parse_number(part);
    good = part.find_first_not_of("0123456789") == std::string_view::npos && size && *size >= 1 &&
           *size <= most_threads && ++sizes <= 3;
  }
  if (!good)
    return wrong(LOOM_TEXT("%1: expected whole numbers as (256, 1, 1), found %2; export again with "
                           "'ncu --csv --page raw'")(column, json::in_quotes(text)),
                 record_line_);
  return std::string(text);
}

void Reader::settle(DecimalMark mark, std::string_view text) {
  mark_ = mark;
  mark_text_ = text.substr(0, 40);
  mark_line_ = record_line_;
  if (mark == DecimalMark::comma)
    for (const Open& each : open_) {
      Launch& launch = profile_.launches[each.launch];
      auto& metric = launch.values[static_cast<std::size_t>(each.target.metric)];
      double* const value =
          each.target.kind == Target::Kind::metric  ? (metric ? &*metric : nullptr)
          : each.target.kind == Target::Kind::stall ? find_share(launch.stalls, each.target.share)
          : each.target.kind == Target::Kind::pipe  ? find_share(launch.pipes, each.target.share)
          : each.target.kind == Target::Kind::other ? find_share(launch.others, each.target.share)
                                                    : find_share(launch.opcodes, each.target.share);
      if (value && *value == each.point) // else it stands there by another column
        *value = each.comma;
    }
  open_.clear();
}

Result<double> Reader::decide(std::string_view name, std::string_view text, bool whole,
                              double& comma) {
  const Numeral number = numeral(value_alone(text), whole);
  if (!number.point && !number.comma)
    return wrong(whole
                     ? LOOM_TEXT("metric '%1': expected a whole number as 1,234, found %2; export "
                                 "again with 'ncu --csv --page raw'")(name, json::in_quotes(text))
                     : LOOM_TEXT("metric '%1': expected a number as 1,234.5, found %2; export "
                                 "again with 'ncu --csv --page raw'")(name, json::in_quotes(text)),
                 record_line_);
  comma = number.comma.value_or(*(number.point ? number.point : number.comma));
  if (!number.point || !number.comma) {
    const DecimalMark mark = number.point ? DecimalMark::point : DecimalMark::comma;
    if (!mark_)
      settle(mark, text);
    if (*mark_ != mark)
      return wrong(LOOM_TEXT("metric '%1': %2 is no number as %3 of line %4 is one, by its sign "
                             "before the fraction; export again with 'ncu --csv --page raw'")(
                       name, json::in_quotes(text), json::in_quotes(mark_text_), mark_line_),
                   record_line_);
  }
  const double value = mark_ == DecimalMark::comma ? comma : number.point.value_or(comma);
  if (mark_)
    comma = value;
  return value;
}

Result<void> Reader::put(Launch& launch, const Target& target, std::string_view name,
                         std::string_view unit, std::string_view text) {
  using enum Target::Kind;
  text = trimmed(text);
  const bool of_one = !launch.id.empty(); // what has none is an average over launches
  if (is_absent(text))
    return {};
  if (target.kind == none) {
    // What is not read can still say how the file writes numbers.
    const bool count = name.ends_with(".sum") || name.ends_with(".max") || name.ends_with(".min");
    if (!mark_ && !unit.empty())
      if (const Numeral number = numeral(value_alone(text), count && of_one && is_whole(unit));
          number.point.has_value() != number.comma.has_value())
        settle(number.point ? DecimalMark::point : DecimalMark::comma, text);
    return {};
  }
  if (target.kind == gpu) {
    launch.gpu = text.substr(0, max_gpu_name);
    return {};
  }
  if (target.kind == opcodes)
    return put_opcodes(launch, name, text);
  const bool size = target.kind == block || target.kind == grid;
  const MetricInfo& info = metrics()[static_cast<std::size_t>(target.metric)];
  const bool whole = size || (target.kind == metric && is_count(info) && of_one && is_whole(unit));
  double comma = 0;
  const auto value = decide(name, text, whole, comma);
  if (!value)
    return tl::unexpected(value.error());
  // What a document keeps has no unit, and of values with a prefix the last bit may be off.
  const bool near_whole =
      std::abs(*value - std::round(*value)) <= 1e-9 * std::max(1.0, std::abs(*value));
  if ((size && !(*value >= 1 && *value <= most_whole)) ||
      (target.kind == metric && is_count(info) && info.unit != "s" && of_one && unit.empty() &&
       !near_whole))
    return wrong(LOOM_TEXT("metric '%1': expected a whole number as 1,234, found %2; export "
                           "again with 'ncu --csv --page raw'")(name, json::in_quotes(text)),
                 record_line_);
  if (size) {
    std::string& of = target.kind == block ? launch.block : launch.grid;
    if (of.empty())
      of = shortest(*value);
    return {};
  }
  auto scale = unit_scale(unit);
  if (!scale || !std::isfinite(*value * *scale) || !std::isfinite(comma * *scale))
    return wrong(LOOM_TEXT("metric '%1': the unit %2 is not known; export again with 'ncu "
                           "--print-units base'")(name, json::in_quotes(unit)),
                 record_line_);
  scale = target.kind == metric ? *scale * target.scale : 1;
  switch (place(launch, target, *value * *scale)) {
  case Placed::not_needed:
    return {};
  case Placed::too_many:
    return wrong(LOOM_TEXT("expected at most %1 stall reasons or pipes of a launch")(max_shares),
                 record_line_);
  case Placed::yes:
    break;
  }
  return keep_open(launch, target, name, text, *value * *scale, comma * *scale);
}

Result<void> Reader::keep_open(const Launch& launch, const Target& target, std::string_view name,
                               std::string_view text, double point, double comma) {
  if (point == comma)
    return {};
  open_.push_back({.launch = static_cast<std::size_t>(&launch - profile_.launches.data()),
                   .target = target,
                   .point = point,
                   .comma = comma,
                   .name = std::string(name),
                   .text = std::string(text.substr(0, 40)),
                   .line = record_line_});
  return open_.size() < max_open ? Result<void>() : undecided();
}

tl::unexpected<Error> Reader::undecided() const {
  const Open& first = open_.front();
  const Numeral number = numeral(value_alone(first.text));
  return wrong(LOOM_TEXT("metric '%1': %2 is %3 or %4, and no number of the file says which sign "
                         "begins a fraction; export again with 'ncu --csv --page raw --print-units "
                         "base' and the metric %5, whose nanoseconds are whole")(
                   first.name, json::in_quotes(first.text), shortest(number.point.value_or(0)),
                   shortest(number.comma.value_or(0)),
                   metrics()[static_cast<std::size_t>(Metric::duration)].name),
               first.line);
}

Result<void> Reader::put_opcodes(Launch& launch, std::string_view name, std::string_view text) {
  const bool modifiers = name == all_opcodes_metric;
  const std::size_t open = text.find(" (");
  // Without instances the metric is their sum, or 0; values without names say nothing.
  if (open == std::string_view::npos || !text.ends_with(')') ||
      text.find(": ", open) == std::string_view::npos || (launch.modifiers && !modifiers))
    return {};
  std::vector<Share>& opcodes = launch.opcodes;
  opcodes.clear();
  for (std::string_view rest = text.substr(open + 2, text.size() - open - 3); !rest.empty();) {
    const std::size_t end = std::min(rest.find("; "), rest.size());
    const std::string_view each = rest.substr(0, end);
    const std::size_t colon = std::min(each.find(": "), each.size());
    double comma = 0;
    const auto count = colon < each.size()
                           ? decide(name, each.substr(colon + 2), !launch.id.empty(), comma)
                           : Result<double>(-1);
    if (!count || *count < 0 || opcodes.size() == max_opcodes)
      return wrong(LOOM_TEXT("metric '%1': expected at most %2 instances as 'LDG.E: 1,024', found "
                             "%3; export again with 'ncu --print-metric-instances details'")(
                       name, max_opcodes, json::in_quotes(each)),
                   record_line_);
    opcodes.push_back({std::string(each.substr(0, colon)), *count});
    if (const auto good =
            keep_open(launch, {.kind = Target::Kind::opcodes, .share = opcodes.back().name}, name,
                      each.substr(colon + 2), *count, comma);
        !good)
      return good;
    rest.remove_prefix(std::min(end + 2, rest.size()));
  }
  launch.modifiers = modifiers;
  return {};
}

Result<void> Reader::take_wide(const Fields& fields) {
  if (fields.size() != columns_.size())
    return wrong_width(fields.size(), columns_.size());
  if (is_units(fields)) {
    units_ = fields;
    units_next_ = false;
    return {};
  }
  if (std::exchange(units_next_, false))
    for (std::size_t i = 0; i < fields.size(); ++i) {
      const std::string_view unit = metrics()[static_cast<std::size_t>(targets_[i].metric)].unit;
      if (targets_[i].kind == Target::Kind::metric &&
          (unit == "s" || unit == "hz" || unit.starts_with("byte")))
        return wrong(LOOM_TEXT("expected a row of units below the header, found a launch: nothing "
                               "says what unit '%1' is in; export again with 'ncu --csv --page "
                               "raw' and keep that row")(columns_[i]),
                     record_line_);
    }
  const auto launch = new_launch(fields);
  if (!launch)
    return tl::unexpected(launch.error());
  for (std::size_t i = 0; i < fields.size(); ++i) {
    // Without a row of units there are only counts, which have one, and what has none.
    const MetricInfo& info = metrics()[static_cast<std::size_t>(targets_[i].metric)];
    const std::string_view unit = !units_.empty() ? std::string_view(units_[i])
                                  : targets_[i].kind == Target::Kind::metric && is_count(info)
                                      ? info.unit
                                      : std::string_view();
    if (auto good = put(**launch, targets_[i], columns_[i], unit, fields[i]); !good)
      return good;
  }
  return {};
}

Result<void> Reader::take_metric(const Fields& fields) {
  const std::string_view value = profile_.summary ? "Average" : "Metric Value";
  // Rows end where their last value does, before the columns of the rules. Shorter ones are tables
  // between the rows, as of what GPUs are linked, or where the file is cut.
  const auto last = column_.find(value);
  const std::size_t least = last == column_.end() ? columns_.size() : last->second + 1;
  if ((fields.size() > columns_.size() || fields.size() < least) && is_launch(fields))
    return wrong_width(fields.size(), least);
  if (fields.size() > columns_.size() || fields.size() < least) {
    if (fields.size() < least)
      short_line_ = record_line_;
    ++profile_.other_lines;
    return {};
  }
  short_line_ = 0;
  std::string key;
  for (const std::string_view part : {"Process ID", "ID", "Kernel Name", "Block Size", "Grid Size"})
    key.append(at(fields, part)).push_back('\n');
  auto found = by_key_.find(key);
  if (found == by_key_.end()) {
    if (const auto launch = new_launch(fields); !launch)
      return tl::unexpected(launch.error());
    found = by_key_.emplace(std::move(key), profile_.launches.size() - 1).first;
  }
  const std::string_view name = at(fields, "Metric Name");
  return put(profile_.launches[found->second], target_of(name, at(fields, "Section Name")), name,
             at(fields, "Metric Unit"), at(fields, value));
}

Result<Profile> Reader::finish() {
  if (!begun_)
    if (const auto good = begin(); !good)
      return tl::unexpected(good.error());
  if (!rest_.empty())
    if (const auto good = take_line(rest_); !good)
      return tl::unexpected(good.error());
  rest_.clear();
  if (!record_.empty())
    return wrong(LOOM_TEXT("a quote has no end: the file is cut; export again with 'ncu --csv'"),
                 record_line_);
  if (short_line_ != 0)
    return wrong(LOOM_TEXT("expected a row up to its value, found fewer fields: the file is cut; "
                           "export again with 'ncu --csv'"),
                 short_line_);
  if (!open_.empty())
    return undecided();
  if (profile_.launches.empty()) {
    const int line = std::max(line_, 1);
    if (other_ == Other::source_page)
      return wrong(LOOM_TEXT("this is the source page of a report; export with 'ncu --csv --page "
                             "raw'"),
                   1);
    if (other_ == Other::text_page)
      return wrong(LOOM_TEXT("this is ncu's text for reading; export with 'ncu --csv --page raw'"),
                   1);
    if (other_ == Other::nvprof)
      return wrong(LOOM_TEXT("this is nvprof's CSV, which is not read; on GPUs since Volta 'ncu "
                             "--csv --page raw' measures what is"),
                   1);
    if (other_ == Other::nsys)
      return wrong(LOOM_TEXT("this is Nsight Systems' CSV, which has times and no counters; export "
                             "with Nsight Compute: 'ncu --csv --page raw'"),
                   1);
    if (form_ != Form::none)
      return wrong(LOOM_TEXT("expected a launch after the header, found none; the file may be cut, "
                             "or no kernel was profiled"),
                   line);
    return wrong(LOOM_TEXT("expected a header with 'ID' and 'Kernel Name', as 'ncu --csv --page "
                           "raw' prints, found none in %1 lines")(line_),
                 line);
  }
  return std::move(profile_);
}

} // namespace loom::profile
