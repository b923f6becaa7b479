#include "core/profile/reader.h"

#include "core/base/number.h"
#include "core/base/pieces.h"
#include "core/text/csv_line.h"
#include "core/text/json.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace loom::profile {

namespace {

/// Splits a record, its quotes taken away and those doubled inside made single.
std::vector<std::string> fields_of(std::string_view record) {
  std::vector<CsvField> found;
  if (split_csv_line(record, ',', found) != 0)
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

constexpr std::size_t max_gpu_name = 200;

/// Whether a line begins as that which names the columns.
bool is_header(std::string_view start) {
  return start.find("Kernel Name") != std::string_view::npos &&
         (start.starts_with("\"ID\"") || start.starts_with("ID,") ||
          start.starts_with("\"Process ID\""));
}

bool has(const std::vector<std::string>& fields, std::string_view name) {
  return std::ranges::find(fields, name) != fields.end();
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

std::optional<double> number(std::string_view text) {
  if (text.ends_with(')'))
    text = text.substr(0, text.find(" ("));
  const std::size_t start = text.starts_with('-') ? 1 : 0;
  const std::size_t whole = std::min(text.find('.'), text.size());
  const std::size_t first = text.find(',');
  if (first == std::string_view::npos)
    return parse_number(text);
  if (first == start || first > start + 3 || text[start] == '0')
    return {};
  std::string digits;
  for (std::size_t i = 0; i < text.size(); ++i) {
    // From the first comma on one stands before every three digits of the whole part.
    if ((text[i] == ',') != (i >= first && i < whole && (i - first) % 4 == 0))
      return {};
    if (text[i] != ',')
      digits += text[i];
  }
  return (whole - first) % 4 == 0 ? parse_number(digits) : std::nullopt;
}

bool begins_export(std::string_view beginning) {
  if (beginning.starts_with("\xEF\xBB\xBF"))
    beginning.remove_prefix(3);
  while (!beginning.empty())
    if (is_header(take_line(beginning).substr(0, 400)))
      return true;
  return false;
}

tl::unexpected<Error> Reader::wrong(Message detail, int line) const {
  return fail(ErrorCode::bad_input, std::move(detail), {.file = file_, .line = line, .column = 1});
}

Result<void> Reader::feed(std::string_view piece) {
  if (line_ == 0 && rest_.empty() &&
      (piece.starts_with("\xFF\xFE") || piece.starts_with("\xFE\xFF")))
    return wrong(LOOM_TEXT("expected UTF-8, found UTF-16, as PowerShell writes with '>': export "
                           "again with 'ncu --csv --page raw --log-file FILE'"),
                 1);
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
    const std::string_view start = line.substr(0, 400);
    if (form_ == Form::none) {
      text_page_ |= start.find("    Section: ") != std::string_view::npos;
      source_page_ |= start.find("\"Source\",") != std::string_view::npos;
    }
    const auto separated = [start](const std::string& by) {
      return start.find("Kernel Name\"" + by) != std::string_view::npos ||
             start.find("Kernel Name" + by) != std::string_view::npos;
    };
    if (separated(";"))
      return wrong(LOOM_TEXT("expected ',' between fields, found ';': a spreadsheet that writes "
                             "decimal commas has saved it; export again with 'ncu --csv'"),
                   line_);
    if (separated("\t"))
      return wrong(LOOM_TEXT("expected ',' between fields, found tabs: a spreadsheet has saved it; "
                             "export again with 'ncu --csv'"),
                   line_);
    const bool header = is_header(start);
    // Around the rows, and between them, ncu and the profiled program write what they like.
    if (!header &&
        (form_ == Form::none || line.starts_with("==") || (quoted_ && !line.starts_with('"')))) {
      ++profile_.other_lines;
      return {};
    }
    if (header)
      form_ = Form::none;
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

Result<void> Reader::take_record() {
  const Fields fields = fields_of(record_);
  if (form_ == Form::none)
    return take_header(fields);
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
  if (!has(fields, "Block Size") || !has(fields, "Grid Size"))
    return wrong(LOOM_TEXT("expected columns 'Block Size' and 'Grid Size'; export again with 'ncu "
                           "--csv --page raw'"),
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

Reader::Target Reader::target_of(std::string_view name, std::string_view section) {
  for (const MetricInfo& each : metrics())
    if (name == each.name || (!each.label.empty() && name == each.label && section == each.section))
      return {Target::Kind::metric, each.metric, {}};
  const auto between = [name](std::string_view prefix, std::string_view suffix) {
    return name.size() > prefix.size() + suffix.size() && name.starts_with(prefix) &&
                   name.ends_with(suffix)
               ? std::string(
                     name.substr(prefix.size(), name.size() - prefix.size() - suffix.size()))
               : std::string();
  };
  if (std::string reason = between(stall_prefix, stall_suffix); !reason.empty())
    return {Target::Kind::stall, {}, std::move(reason)};
  if (std::string pipe = between(pipe_prefix, pipe_suffix); !pipe.empty())
    return {Target::Kind::pipe, {}, std::move(pipe)};
  if (name == opcodes_metric || name == all_opcodes_metric)
    return {Target::Kind::opcodes, {}, {}};
  if (name == gpu_name)
    return {Target::Kind::gpu, {}, {}};
  return {};
}

Result<Launch*> Reader::new_launch(const Fields& fields) {
  if (profile_.launches.size() == max_launches)
    return wrong(LOOM_TEXT("expected at most %1 launches; export fewer, as with 'ncu "
                           "--launch-count'")(max_launches),
                 record_line_);
  Launch& launch = profile_.launches.emplace_back();
  launch.kernel = at(fields, "Kernel Name");
  launch.id = at(fields, "ID");
  launch.block = at(fields, "Block Size");
  launch.grid = at(fields, "Grid Size");
  launch.capability = at(fields, "CC");
  launch.line = record_line_;
  return &launch;
}

Result<void> Reader::put(Launch& launch, const Target& target, std::string_view name,
                         std::string_view unit, std::string_view text) const {
  if (target.kind == Target::Kind::none || text.empty() || text == "n/a" || text == "nan" ||
      text == "no data")
    return {};
  if (target.kind == Target::Kind::gpu) {
    launch.gpu = text.substr(0, max_gpu_name);
    return {};
  }
  if (target.kind == Target::Kind::opcodes)
    return put_opcodes(launch, name, text);
  if (text.ends_with('%'))
    text.remove_suffix(text.ends_with(" %") ? 2 : 1);
  const auto value = number(text);
  if (!value || !std::isfinite(*value))
    return wrong(LOOM_TEXT("metric '%1': expected a number as 1,234.5, found %2; with a decimal "
                           "comma in it, export again with 'LC_ALL=C ncu --csv'")(
                     name, json::in_quotes(text)),
                 record_line_);
  const auto scale = unit_scale(unit);
  if (!scale || !std::isfinite(*value * *scale))
    return wrong(LOOM_TEXT("metric '%1': the unit %2 is not known; export again with 'ncu "
                           "--print-units base'")(name, json::in_quotes(unit)),
                 record_line_);
  if (target.kind == Target::Kind::metric)
    launch.values[static_cast<std::size_t>(target.metric)] = *value * *scale;
  else {
    auto& shares = target.kind == Target::Kind::stall ? launch.stalls : launch.pipes;
    if (*value != 0 && std::ranges::find(shares, target.share, &Share::name) == shares.end()) {
      if (shares.size() == max_shares)
        return wrong(
            LOOM_TEXT("expected at most %1 stall reasons or pipes of a launch")(max_shares),
            record_line_);
      shares.push_back({target.share, *value});
    }
  }
  return {};
}

Result<void> Reader::put_opcodes(Launch& launch, std::string_view name,
                                 std::string_view text) const {
  const bool modifiers = name == all_opcodes_metric;
  const std::size_t open = text.find(" (");
  // Without instances the metric is their sum, or 0; values without names say nothing.
  if (open == std::string_view::npos || !text.ends_with(')') ||
      text.find(": ", open) == std::string_view::npos || (launch.modifiers && !modifiers))
    return {};
  std::vector<Share> opcodes;
  for (std::string_view rest = text.substr(open + 2, text.size() - open - 3); !rest.empty();) {
    const std::size_t end = std::min(rest.find("; "), rest.size());
    const std::string_view each = rest.substr(0, end);
    const std::size_t colon = std::min(each.find(": "), each.size());
    const auto count = colon < each.size() ? number(each.substr(colon + 2)) : std::nullopt;
    if (!count || *count < 0 || opcodes.size() == max_opcodes)
      return wrong(LOOM_TEXT("metric '%1': expected at most %2 instances as 'LDG.E: 1,024', found "
                             "%3; export again with 'ncu --print-metric-instances details'")(
                       name, max_opcodes, json::in_quotes(each)),
                   record_line_);
    opcodes.push_back({std::string(each.substr(0, colon)), *count});
    rest.remove_prefix(std::min(end + 2, rest.size()));
  }
  launch.opcodes = std::move(opcodes);
  launch.modifiers = modifiers;
  return {};
}

Result<void> Reader::take_wide(const Fields& fields) {
  if (fields.size() != columns_.size())
    return wrong(
        LOOM_TEXT("expected %1 fields, as the header has, found %2; the file may be cut: "
                  "export again with 'ncu --csv --page raw'")(columns_.size(), fields.size()),
        record_line_);
  if (std::exchange(units_next_, false) && at(fields, "ID").empty() &&
      at(fields, "Kernel Name").empty()) {
    units_ = fields;
    return {};
  }
  const auto launch = new_launch(fields);
  if (!launch)
    return tl::unexpected(launch.error());
  for (std::size_t i = 0; i < fields.size(); ++i)
    if (auto good =
            put(**launch, targets_[i], columns_[i],
                units_.empty() ? std::string_view() : std::string_view(units_[i]), fields[i]);
        !good)
      return good;
  return {};
}

Result<void> Reader::take_metric(const Fields& fields) {
  const std::string_view value = profile_.summary ? "Average" : "Metric Value";
  // Rows end where their last value does, before the columns of the rules. Shorter ones are tables
  // between the rows, as of what GPUs are linked, or where the file is cut.
  const auto last = column_.find(value);
  if (last == column_.end() || fields.size() <= last->second) {
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
  if (profile_.launches.empty()) {
    const int line = std::max(line_, 1);
    if (source_page_)
      return wrong(LOOM_TEXT("this is the source page of a report; export with 'ncu --csv --page "
                             "raw'"),
                   1);
    if (text_page_)
      return wrong(LOOM_TEXT("this is ncu's text for reading; export with 'ncu --csv --page raw'"),
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
