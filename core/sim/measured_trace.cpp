#include "core/sim/measured_trace.h"

#include "core/text/json.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <charconv>
#include <cmath>
#include <set>
#include <unordered_map>
#include <utility>

namespace loom {

namespace {

constexpr std::size_t longest_name = 200;
constexpr double most_time = 1e15; ///< µs

/// A process or thread, which is a number or a name.
std::string id_of(const json::Value& event, const char* key) {
  const auto found = event.find(key);
  return found == event.end() ? "" : found->is_string() ? found->get<std::string>() : found->dump();
}

std::optional<double> number_of(const json::Value& event, const char* key) {
  const auto found = event.find(key);
  return found != event.end() && found->is_number() && std::abs(found->get<double>()) <= most_time
             ? std::optional(found->get<double>())
             : std::nullopt;
}

/// 12 in "Core12" or "core 12".
std::optional<int> number_after(std::string_view text, std::string_view word) {
  const auto same = [](char a, char b) { return std::tolower(static_cast<unsigned char>(a)) == b; };
  for (auto at = text.begin();;) {
    at = std::search(at, text.end(), word.begin(), word.end(), same);
    if (at == text.end())
      return {};
    at += static_cast<std::ptrdiff_t>(word.size());
    const auto digits = std::find_if(at, text.end(), [](char c) { return c != ' '; });
    int number = 0;
    if (std::from_chars(std::to_address(digits), std::to_address(text.end()), number).ec ==
            std::errc{} &&
        number >= 0)
      return number;
  }
}

/// Whether an event is a launch of a kernel, or what a host does around it, as PyTorch's profiler
/// writes it.
bool is_launch(const std::string& category, const json::Value* arguments) {
  for (const std::string_view of_host :
       {"cpu_op", "cuda_runtime", "cuda_driver", "python_function"})
    if (category == of_host)
      return true;
  if (category != "kernel" && category != "Kernel" && !category.starts_with("gpu_mem"))
    return false;
  constexpr std::array of_launch{"grid", "correlation", "stream", "External id", "device"};
  return arguments &&
         std::ranges::any_of(of_launch, [&](const char* key) { return arguments->contains(key); });
}

double median(std::vector<double> values) {
  const auto middle = values.begin() + static_cast<std::ptrdiff_t>(values.size() / 2);
  std::ranges::nth_element(values, middle);
  return *middle;
}

} // namespace

bool begins_trace(std::string_view beginning) {
  if (beginning.starts_with("\xEF\xBB\xBF"))
    beginning.remove_prefix(3);
  const std::size_t first = beginning.find_first_not_of(" \t\r\n");
  if (first == std::string_view::npos)
    return false;
  const bool array = beginning[first] == '[';
  return (array || beginning[first] == '{') &&
         beginning.find(array ? "\"ph\"" : "\"traceEvents\"") != std::string_view::npos;
}

tl::unexpected<Error> MeasuredTraceReader::wrong(Message detail, int line) const {
  return fail(ErrorCode::bad_input, std::move(detail), {.file = file_, .line = line, .column = 1});
}

MeasuredTraceReader::Lane& MeasuredTraceReader::lane(const std::string& process,
                                                     const std::string& thread) {
  const auto [found, added] = lane_of_.emplace(std::pair(process, thread), lanes_.size());
  if (added)
    lanes_.push_back({.process = process, .thread = thread, .events = {}, .open = {}});
  return lanes_[found->second];
}

Result<void> MeasuredTraceReader::feed(std::string_view piece) {
  for (const char c : piece)
    LOOM_CHECK(take(c));
  return {};
}

Result<void> MeasuredTraceReader::take(char c) {
  line_ += c == '\n' ? 1 : 0;
  const bool inside = !event_.empty();
  if (inside) {
    event_ += c;
    if (event_.size() > max_event_bytes)
      return wrong(LOOM_TEXT("expected an event of at most 1 MiB; a quote may lack its end")(),
                   event_line_);
  }
  if (quoted_) {
    if (!inside && c != '"' && text_.size() < longest_name)
      text_ += c;
    quoted_ = escaped_ || c != '"';
    escaped_ = !escaped_ && c == '\\';
    return {};
  }
  switch (c) {
  case '"':
    quoted_ = true;
    if (!inside)
      text_.clear();
    break;
  case '{':
  case '[':
    if (depth_ == 0)
      array_ = c == '[';
    if (c == '[' && (depth_ == 0 || (depth_ == 1 && !array_ && text_ == "traceEvents")))
      events_depth_ = depth_ + 1;
    if (c == '{' && depth_ == events_depth_ && !inside) {
      event_ = c;
      event_line_ = line_;
    }
    ++depth_;
    break;
  case '}':
  case ']':
    --depth_;
    if (inside && depth_ == events_depth_) {
      auto good = take_event();
      event_.clear();
      return good;
    }
    if (depth_ < events_depth_)
      events_depth_ = -1;
    break;
  default:
    break;
  }
  if (depth_ < 0 ||
      (depth_ == 0 && std::string_view(" \t\r\n,}]\xEF\xBB\xBF").find(c) == std::string_view::npos))
    return wrong(LOOM_TEXT("expected a trace as JSON, with \"traceEvents\", as Chrome, Perfetto "
                           "and Proton have it; found something else")(),
                 line_);
  return {};
}

Result<void> MeasuredTraceReader::take_event() {
  const auto event = json::parse(event_, file_);
  if (!event)
    return wrong(event.error().detail, event_line_);
  const auto arguments = event->find("args");
  const bool said = arguments != event->end() && arguments->is_object();
  const std::string phase = id_of(*event, "ph"), process = id_of(*event, "pid"),
                    thread = id_of(*event, "tid"),
                    name = id_of(*event, "name").substr(0, longest_name);
  if (phase == "M") {
    if (said && name == "process_name")
      process_names_[process] = id_of(*arguments, "name");
    else if (said && name == "thread_name")
      lane(process, thread).thread = id_of(*arguments, "name");
    return {};
  }
  if (phase != "X" && phase != "B" && phase != "E")
    return {};
  if (is_launch(id_of(*event, "cat"), said ? &*arguments : nullptr))
    return wrong(
        LOOM_TEXT("these are launches of kernels, not iterations of a loop in one; expected "
                  "a trace of a kernel's warps, as Triton's Proton records it"),
        event_line_);
  const auto ts = number_of(*event, "ts");
  const auto dur = phase == "X" ? number_of(*event, "dur") : std::optional(0.0);
  if (!ts || !dur || *dur < 0)
    return wrong(LOOM_TEXT("expected an event with \"ts\" and \"dur\" as numbers, microseconds")(),
                 event_line_);
  if (++events_ > 2 * max_trace_spans)
    return wrong(LOOM_TEXT("expected at most %1 events; record fewer")(2 * max_trace_spans),
                 event_line_);
  Lane& of = lane(process, thread);
  if (phase == "E") {
    if (!of.open.empty()) { // what began before the trace has no begin
      of.open.back().dur = std::max(0.0, *ts - of.open.back().ts);
      of.events.push_back(of.open.back());
      of.open.pop_back();
    }
    return {};
  }
  Event added{.ts = *ts, .dur = *dur, .scale = 0, .name = 0};
  if (said && arguments->contains("ready_cycle"))
    added.scale = 1;
  else if (said && number_of(*arguments, "Frequency (MHz)").value_or(0) > 0)
    added.scale = *number_of(*arguments, "Frequency (MHz)");
  else if (said && id_of(*arguments, "Unit") == "GPU cycle")
    added.scale = 1000;
  const auto [place, fresh] = name_of_.emplace(name, names_.size());
  if (fresh)
    names_.push_back(name);
  added.name = place->second;
  (phase == "X" ? of.events : of.open).push_back(added);
  return {};
}

Result<MeasuredTrace> MeasuredTraceReader::finish() {
  if (!event_.empty() || quoted_ || (depth_ > 0 && !array_)) // a list need not be closed
    return wrong(LOOM_TEXT("the file is cut: a bracket or quote has no end; record the trace "
                           "again")(),
                 line_);
  // The SM with the most events; processes without one are one.
  std::map<int, std::size_t> cores;
  const auto core_of = [this](const Lane& each) {
    const auto named = process_names_.find(each.process);
    const std::string& process = named == process_names_.end() ? each.process : named->second;
    const auto core = number_after(process, "core");
    return core ? *core : number_after(process, "sm").value_or(-1);
  };
  for (const Lane& each : lanes_)
    cores[core_of(each)] += each.events.size();
  const auto core = std::ranges::max_element(cores, {}, &std::pair<const int, std::size_t>::second);
  if (core == cores.end() || core->second == 0)
    return wrong(LOOM_TEXT("expected events with begin and end (\"ph\" X, or B and E), found "
                           "none")(),
                 std::max(line_, 1));
  MeasuredTrace trace;
  trace.names = std::move(names_);
  struct Place {
    const Lane* lane;
    std::string block;
    int number;
  };
  std::vector<Place> places;
  std::map<std::string, int> lanes_of_process;
  std::map<int, std::set<std::string>> processes_of_number;
  for (const Lane& each : lanes_) {
    if (each.events.empty())
      continue;
    if (core_of(each) != core->first) {
      trace.left_out += each.events.size();
      continue;
    }
    const auto named = process_names_.find(each.process);
    const auto block =
        number_after(named == process_names_.end() ? each.process : named->second, "cta");
    const int number = number_after(each.thread, "warp").value_or(lanes_of_process[each.process]++);
    places.push_back({&each, block ? std::to_string(*block) : "", number});
    if (!block)
      processes_of_number[number].insert(each.process);
  }
  // Warps of several processes that have the same numbers are of several blocks.
  const bool collide = std::ranges::any_of(processes_of_number,
                                           [](const auto& each) { return each.second.size() > 1; });
  std::map<std::string_view, std::int64_t> blocks; // numbered as they appear
  int size = 1;
  for (Place& each : places) {
    if (each.block.empty() && collide)
      each.block = each.lane->process;
    blocks.emplace(each.block, std::ssize(blocks));
    size = std::max(size, std::min(each.number, max_trace_warps) + 1);
  }
  double begin = std::numeric_limits<double>::infinity();
  std::map<int, std::vector<MeasuredSpan>> warps;
  for (const Place& each : places) {
    const std::int64_t block = blocks.at(each.block);
    if (each.number >= max_trace_warps || block * size + each.number >= max_trace_warps) {
      trace.left_out += each.lane->events.size();
      continue;
    }
    for (const Event& event : each.lane->events) {
      if (trace.spans == max_trace_spans) {
        ++trace.left_out;
        continue;
      }
      ++trace.spans;
      trace.clock_assumed |= event.scale == 0;
      trace.cycles_per_us = event.scale == 0 ? megahertz_ : event.scale;
      const double from = event.ts * trace.cycles_per_us;
      begin = std::min(begin, from);
      warps[static_cast<int>(block) * size + each.number].push_back(
          {event.name, from, from + event.dur * trace.cycles_per_us});
    }
  }
  for (auto& [number, spans] : warps) {
    for (MeasuredSpan& each : spans)
      for (double* const cycle : {&each.from, &each.to})
        *cycle = std::round((*cycle - begin) * 1000) / 1000;
    std::ranges::sort(spans, [](const MeasuredSpan& a, const MeasuredSpan& b) {
      return std::pair(a.from, -a.to) < std::pair(b.from, -b.to);
    });
    trace.warps.push_back({number, std::move(spans)});
  }
  if (trace.warps.empty())
    return wrong(LOOM_TEXT("expected warps numbered from 0 to %1")(max_trace_warps - 1), line_);
  return trace;
}

std::optional<double> TraceComparison::Row::error() const {
  if (!compared || !simulated || !(*compared > 0))
    return {};
  return *simulated / *compared - 1;
}

TraceComparison compare_traces(const MeasuredTrace& measured, const WarpProgram& program, int warps,
                               std::span<const TraceRecord> records, double instructions) {
  const std::size_t names = measured.names.size();
  std::map<std::string_view, std::size_t> name_of;
  for (std::size_t i = 0; i < names; ++i)
    name_of.emplace(measured.names[i], i);
  // By warp and name, the simulated ones; and when each warp issues.
  std::vector<bool> is_instruction(names);
  std::map<int, std::map<std::size_t, std::vector<const TraceRecord*>>> simulated;
  struct Issues {
    Cycle first = 0, last = 0;
    std::int64_t count = 0;
  };
  std::map<int, Issues> issues;
  for (const TraceRecord& each : records) {
    Issues& of = issues[each.warp];
    if (of.count++ == 0)
      of.first = each.issue_cycle;
    of.last = each.issue_cycle;
    const auto name = name_of.find(program.at(each.instruction, each.warp).mnemonic);
    if (name == name_of.end())
      continue;
    is_instruction[name->second] = true;
    simulated[each.warp][name->second].push_back(&each);
  }
  TraceComparison result;
  struct Values {
    std::vector<double> durations, compared, simulated;
  };
  std::vector<Values> of_name(names);
  double begin = std::numeric_limits<double>::infinity();
  for (const MeasuredWarp& warp : measured.warps) {
    const bool there = warp.warp < warps && issues.contains(warp.warp);
    // By name: of a warp there are few, of a trace there may be as many as spans.
    std::unordered_map<std::size_t, std::size_t> place;
    std::unordered_map<std::size_t, std::optional<std::size_t>> last; // span
    std::vector<std::optional<double>>& ratio = result.ratio.emplace_back(warp.spans.size());
    double period = 0;
    if (there && issues[warp.warp].count > 1) {
      const Issues& of = issues[warp.warp];
      period = static_cast<double>(of.last - of.first) / static_cast<double>(of.count - 1) *
               (instructions > 0 ? instructions : static_cast<double>(program.length(warp.warp)));
    }
    for (std::size_t i = 0; i < warp.spans.size(); ++i) {
      const MeasuredSpan& span = warp.spans[i];
      Values& values = of_name[span.name];
      values.durations.push_back(span.to - span.from);
      const std::size_t k = place[span.name]++;
      if (is_instruction[span.name]) {
        values.compared.push_back(span.to - span.from);
        const auto& same = simulated[warp.warp][span.name];
        if (!there || k >= same.size())
          continue;
        if (span.from < begin) {
          begin = span.from;
          result.shift = static_cast<double>(same[k]->issue_cycle) - span.from;
        }
        const auto duration = static_cast<double>(same[k]->complete_cycle - same[k]->issue_cycle);
        values.simulated.push_back(duration);
        if (duration > 0)
          ratio[i] = (span.to - span.from) / duration;
        continue;
      }
      if (there && span.from < begin) {
        begin = span.from;
        result.shift = static_cast<double>(issues[warp.warp].first) - span.from;
      }
      if (const auto before = std::exchange(last[span.name], i)) {
        const double took = span.from - warp.spans[*before].from;
        values.compared.push_back(took);
        if (period > 0) {
          values.simulated.push_back(period);
          ratio[*before] = took / period;
        }
      }
    }
  }
  for (const auto& [name, i] : name_of) {
    const Values& values = of_name[i];
    if (values.durations.empty())
      continue;
    TraceComparison::Row& row = result.rows.emplace_back();
    row.name = name;
    row.spans = values.durations.size();
    row.instruction = is_instruction[i];
    row.duration = median(values.durations);
    if (!values.compared.empty())
      row.compared = median(values.compared);
    if (!values.simulated.empty())
      row.simulated = median(values.simulated);
  }
  return result;
}

void add_measured(Timeline& shown, const MeasuredTrace& measured, const TraceComparison& compared) {
  const auto count = static_cast<std::int32_t>(measured.warps.size());
  const auto move = [count](auto& all, auto... rows) {
    for (auto& each : all)
      ((each.*rows += count), ...);
  };
  move(shown.items, &TimelineItem::row);
  move(shown.copies, &TimelineCopies::row);
  move(shown.blocks, &TimelineBlock::row);
  move(shown.releases, &TimelineArrow::from_row, &TimelineArrow::to_row);
  std::vector<TimelineRow> rows;
  std::vector<TimelineCopies> bars;
  const int group = shown.rows.empty() ? 0 : shown.rows.front().group - 1;
  // Where there are more than can be told apart the short ones are left out.
  constexpr std::size_t most_bars = 20'000;
  const double least =
      measured.spans > most_bars ? (shown.to - shown.from) / static_cast<double>(most_bars) : 0;
  for (std::size_t w = 0; w < measured.warps.size(); ++w) {
    const MeasuredWarp& warp = measured.warps[w];
    rows.push_back({"W" + std::to_string(warp.warp), group, std::string(measured_role)});
    std::vector<double> open; // ends of those that hold the next
    for (std::size_t i = 0; i < warp.spans.size(); ++i) {
      const double from = warp.spans[i].from + compared.shift;
      const double to = warp.spans[i].to + compared.shift;
      std::erase_if(open, [from](double end) { return end <= from; });
      const auto lane = static_cast<int>(open.size());
      open.push_back(to);
      if (to <= shown.from || from >= shown.to || to - from < least)
        continue;
      const auto& ratio = compared.ratio[w][i];
      const MeasuredMark mark = !ratio                        ? MeasuredMark::alone
                                : *ratio > 1 + measured_alike ? MeasuredMark::longer
                                : *ratio < 1 - measured_alike ? MeasuredMark::shorter
                                                              : MeasuredMark::as_simulated;
      bars.push_back(
          {static_cast<std::int32_t>(w), lane, from, to, 1, static_cast<std::uint8_t>(mark)});
    }
  }
  shown.rows.insert(shown.rows.begin(), rows.begin(), rows.end());
  shown.copies.insert(shown.copies.begin(), bars.begin(), bars.end());
  const std::size_t cells = measured.warps.size() * static_cast<std::size_t>(shown.columns);
  for (auto* const share : {&shown.arithmetic_share, &shown.other_share})
    share->insert(share->begin(), cells, 0);
  shown.class_share.insert(shown.class_share.begin(), cells * shown.classes.size(), 0);
}

} // namespace loom
