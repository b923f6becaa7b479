#include "core/sim/timeline_index.h"

#include <algorithm>
#include <cmath>
#include <numeric>
#include <utility>

namespace loom {
namespace {

/// Chains of a mix, of which one instruction each is in flight.
constexpr std::int64_t most_chains = 64;
/// Instructions of a longer program that are looked back at.
constexpr std::int64_t most_overlap = 1024;

std::uint8_t share(float part) {
  return static_cast<std::uint8_t>(255 * std::clamp(part, 0.0F, 1.0F) + 0.5F);
}

/// Adds to each column the part of it between `from` and `to`, which are in columns.
void add_stretch(std::vector<float>& columns, double from, double to) {
  from = std::max(from, 0.0);
  to = std::min(to, static_cast<double>(columns.size()));
  if (from >= to)
    return;
  const auto first = static_cast<std::size_t>(from);
  const std::size_t last = std::min(static_cast<std::size_t>(to), columns.size() - 1);
  if (first == last) {
    columns[first] += static_cast<float>(to - from);
    return;
  }
  columns[first] += static_cast<float>(static_cast<double>(first + 1) - from);
  for (std::size_t column = first + 1; column < last; ++column)
    columns[column] += 1;
  columns[last] += static_cast<float>(to - static_cast<double>(last));
}

/// Mean latency of the program's instructions of a kind, each on its own unit.
double mean_latency(const Trace& trace, Kind kind) {
  double sum = 0, count = 0;
  const auto add = [&](const Block& block, int warps) {
    for (const Instruction& each : block.body) {
      if (each.kind != kind)
        continue;
      const KindTiming& timing = each.unit == 0
                                     ? trace.config[kind]
                                     : trace.config.units[static_cast<std::size_t>(each.unit) - 1];
      sum += static_cast<double>(warps * block.count * timing.latency);
      count += static_cast<double>(warps * block.count);
    }
  };
  for (const Block& block : trace.program.blocks)
    add(block, 1);
  for (const Program::Role& role : trace.program.roles)
    for (const Block& block : role.blocks)
      add(block, role.warps);
  return count > 0 ? sum / count : 0;
}

} // namespace

TimelineKind timeline_kind(Kind kind) {
  switch (kind) {
  case Kind::arithmetic:
    return TimelineKind::arithmetic;
  case Kind::sfu:
  case Kind::shared:
  case Kind::global:
    return TimelineKind::other;
  case Kind::clock:
  case Kind::barrier:
    break;
  }
  return TimelineKind::neither;
}

TimelineIndex::TimelineIndex(std::shared_ptr<const Trace> trace)
    : trace_(std::move(trace)), explainer_(*trace_) {
  const int warps = trace_->warps, schedulers = trace_->config.schedulers;
  row_of_.assign(static_cast<std::size_t>(warps), 0);
  for (int scheduler = 0; scheduler < schedulers; ++scheduler)
    for (int warp = scheduler; warp < warps; warp += schedulers) {
      row_of_[static_cast<std::size_t>(warp)] = static_cast<int>(rows_.size());
      warp_of_.push_back(warp);
      rows_.push_back({"W" + std::to_string(warp), scheduler});
    }
  const auto& records = trace_->records;
  begin_.assign(static_cast<std::size_t>(warps) + 1, 0);
  for (const TraceRecord& each : records)
    ++begin_[each.warp + 1u];
  std::partial_sum(begin_.begin(), begin_.end(), begin_.begin());
  order_.resize(records.size());
  std::vector<std::size_t> next(begin_.begin(), begin_.end());
  for (std::size_t index = 0; index < records.size(); ++index)
    order_[next[records[index].warp]++] = static_cast<std::uint32_t>(index);
  issued_.reserve(records.size());
  for (const std::uint32_t index : order_)
    issued_.push_back(records[index].issue_cycle);

  std::int64_t length = 0;
  for (int warp = 0; warp < std::max(1, trace_->program.block_warps()); ++warp)
    length = std::max(length, trace_->program.length(warp));
  reach_ = static_cast<std::size_t>(std::clamp(length, most_chains, most_overlap));
  index_steps();
  index_blocks();
  for (int scheduler = 0; scheduler < schedulers; ++scheduler)
    slot_runs_.emplace_back(*trace_, scheduler);
}

void TimelineIndex::index_steps() {
  std::vector<std::pair<Cycle, std::int8_t>> changes;
  changes.reserve(2 * trace_->records.size());
  for (const TraceRecord& each : trace_->records) {
    const TimelineKind kind = timeline_kind(each.kind);
    if (kind == TimelineKind::neither)
      continue;
    const std::int8_t which = kind == TimelineKind::arithmetic ? 1 : 2;
    changes.emplace_back(each.issue_cycle, which);
    changes.emplace_back(each.complete_cycle, static_cast<std::int8_t>(-which));
  }
  std::ranges::sort(changes, {}, &std::pair<Cycle, std::int8_t>::first);
  Step now{0, 0, 0};
  for (const auto& [cycle, change] : changes) {
    now.cycle = cycle;
    now.arithmetic += change == 1 ? 1 : change == -1 ? -1 : 0;
    now.other += change == 2 ? 1 : change == -2 ? -1 : 0;
    if (!steps_.empty() && steps_.back().cycle == cycle)
      steps_.back() = now;
    else
      steps_.push_back(now);
  }
  for (const Step& step : steps_)
    in_flight_max_ = std::max(in_flight_max_, static_cast<float>(step.arithmetic + step.other));
}

/// Blocks start in the order of their numbers; in one cycle by their place on the SM. Their numbers
/// are known where the trace holds the start of the first one.
void TimelineIndex::index_blocks() {
  const WarpBlocks& blocks = trace_->config.blocks;
  if (blocks.grid == 0 || trace_->from > 0)
    return;
  const int count = blocks.warps == 0 ? trace_->warps : blocks.warps;
  const std::int64_t length = trace_->program.length();
  const auto take = [&](const TraceRecord& first) {
    if (first.instruction % length == 0 && first.warp % count == 0 && first.ready_cycle != endless)
      starts_.emplace_back(first.ready_cycle, first.warp);
  };
  std::ranges::for_each(trace_->records, take);
  std::ranges::for_each(trace_->next, take);
  std::ranges::sort(starts_);
}

std::size_t TimelineIndex::seek(std::size_t place, std::size_t last, double cycle) const {
  const auto before = [&](std::size_t at) { return static_cast<double>(issued_[at]) < cycle; };
  // It is mostly near: double the reach until it is passed, then halve.
  std::size_t reach = 1;
  while (place + reach < last && before(place + reach))
    place += reach, reach *= 2;
  std::size_t end = std::min(place + reach, last);
  while (place < end) {
    const std::size_t middle = place + (end - place) / 2;
    if (before(middle))
      place = middle + 1;
    else
      end = middle;
  }
  return place;
}

Timeline TimelineIndex::show(double from, double to, int width, double least) const {
  Timeline shown;
  shown.rows = rows_;
  shown.from = from;
  shown.to = to;
  shown.in_flight_max = in_flight_max_;
  // Little's law: latency × throughput of each kind.
  const SimSummary& sums = trace_->summary;
  for (const Kind kind : all_kinds) {
    const double rate = static_cast<double>(sums.issued[static_cast<std::size_t>(kind)]) /
                        static_cast<double>(std::max<Cycle>(sums.cycles, 1));
    const double flight = rate * mean_latency(*trace_, kind);
    if (timeline_kind(kind) == TimelineKind::arithmetic)
      shown.little_arithmetic += flight;
    else if (timeline_kind(kind) == TimelineKind::other)
      shown.little_other += flight;
  }
  if (width / (to - from) >= least)
    fill_items(shown, static_cast<Cycle>(std::floor(from)), static_cast<Cycle>(std::ceil(to)));
  else
    fill_shares(shown, width);
  fill_blocks(shown);
  // Where cycles are thinner than pixels, the strips need not tell every pixel apart.
  const int columns = shown.columns > 0 ? (width + 1) / 2 : width;
  fill_in_flight(shown, columns);
  const int cycles = std::max(1, static_cast<int>(std::ceil(to - from)));
  shown.slot_use = slot_columns(slot_runs_, from, to, std::min(columns, cycles));
  return shown;
}

void TimelineIndex::fill_items(Timeline& shown, Cycle from, Cycle to) const {
  for (std::size_t row = 0; row < rows_.size(); ++row) {
    const auto warp = static_cast<std::size_t>(warp_of_[row]);
    const std::size_t first = begin_[warp], last = begin_[warp + 1];
    const std::size_t at = seek(first, last, static_cast<double>(from));
    // Earlier ones may still be in flight.
    for (std::size_t place = std::max(first + reach_, at) - reach_;
         place < last && record(place).issue_cycle <= to; ++place)
      if (record(place).complete_cycle >= from)
        shown.items.push_back({static_cast<std::int32_t>(row),
                               static_cast<double>(record(place).issue_cycle),
                               static_cast<double>(record(place).complete_cycle),
                               timeline_kind(record(place).kind), order_[place]});
  }
}

void TimelineIndex::fill_blocks(Timeline& shown) const {
  const int size = trace_->config.blocks.warps;
  const int count = size == 0 ? trace_->warps : size;
  for (std::size_t number = 0; number < starts_.size(); ++number)
    for (int warp = starts_[number].second; warp < starts_[number].second + count; ++warp)
      shown.blocks.push_back({row_of(warp), static_cast<double>(starts_[number].first),
                              static_cast<std::int64_t>(number)});
  std::ranges::stable_sort(shown.blocks, {}, &TimelineBlock::row);
}

void TimelineIndex::fill_shares(Timeline& shown, int width) const {
  const auto columns = static_cast<std::size_t>(width);
  shown.columns = width;
  shown.arithmetic_share.resize(rows_.size() * columns);
  shown.other_share.resize(rows_.size() * columns);
  const double step = (shown.to - shown.from) / width;
  std::vector<float> arithmetic(columns), other(columns);
  for (std::size_t row = 0; row < rows_.size(); ++row) {
    const auto warp = static_cast<std::size_t>(warp_of_[row]);
    const std::size_t first = begin_[warp], last = begin_[warp + 1];
    std::ranges::fill(arithmetic, 0.0F);
    std::ranges::fill(other, 0.0F);
    // Until when instructions of a kind are in flight, so that those at once count once.
    Cycle arithmetic_end = 0, other_end = 0;
    // Earlier ones may still be in flight.
    const std::size_t at = seek(first, last, shown.from);
    for (std::size_t place = std::max(first + reach_, at) - reach_;
         place < last && static_cast<double>(issued_[place]) < shown.to; ++place) {
      const TraceRecord& each = record(place);
      const TimelineKind kind = timeline_kind(each.kind);
      if (kind == TimelineKind::neither)
        continue;
      const bool adds = kind == TimelineKind::arithmetic;
      Cycle& end = adds ? arithmetic_end : other_end;
      const Cycle from = std::max(end, each.issue_cycle);
      end = std::max(end, each.complete_cycle);
      add_stretch(adds ? arithmetic : other, (static_cast<double>(from) - shown.from) / step,
                  (static_cast<double>(end) - shown.from) / step);
    }
    std::ranges::transform(
        arithmetic, shown.arithmetic_share.begin() + static_cast<std::ptrdiff_t>(row * columns),
        share);
    std::ranges::transform(
        other, shown.other_share.begin() + static_cast<std::ptrdiff_t>(row * columns), share);
  }
}

void TimelineIndex::fill_in_flight(Timeline& shown, int width) const {
  const auto cycle_of = [](const Step& step) { return static_cast<double>(step.cycle); };
  auto at = std::ranges::upper_bound(steps_, shown.from, {}, cycle_of);
  if (at != steps_.begin())
    --at;
  const double column = (shown.to - shown.from) / width;
  double next = shown.from;
  for (; at != steps_.end() && cycle_of(*at) <= shown.to; ++at) {
    // One step a pixel is all that can be seen: the last one in it.
    if (at + 1 != steps_.end() && cycle_of(*(at + 1)) < next)
      continue;
    shown.in_flight.push_back({std::max(cycle_of(*at), shown.from),
                               static_cast<float>(at->arithmetic), static_cast<float>(at->other)});
    next = std::max(next, cycle_of(*at)) + column;
  }
}

std::int64_t TimelineIndex::next_issue(int warp, Cycle cycle) const {
  const auto w = static_cast<std::size_t>(warp);
  const std::size_t place = seek(begin_[w], begin_[w + 1], static_cast<double>(cycle));
  return place == begin_[w + 1] ? -1 : static_cast<std::int64_t>(order_[place]);
}

std::int64_t TimelineIndex::issue_of(int warp, std::int64_t number, Cycle cycle) const {
  const auto w = static_cast<std::size_t>(warp);
  std::size_t place = seek(begin_[w], begin_[w + 1], static_cast<double>(cycle) + 0.5);
  // Instructions of a warp issue in order, one after the other.
  while (place != begin_[w] && record(place - 1).instruction > number)
    --place;
  return place != begin_[w] && record(place - 1).instruction == number
             ? static_cast<std::int64_t>(order_[place - 1])
             : -1;
}

Cycle TimelineIndex::next_stall(Cycle cycle) const {
  Cycle first = -1;
  std::vector<Cycle> last(static_cast<std::size_t>(trace_->config.schedulers), endless);
  const auto consider = [&](Cycle stall) {
    if (stall > cycle && stall < trace_->to && (first < 0 || stall < first))
      first = stall;
  };
  for (const TraceRecord& each : trace_->records) {
    if (first >= 0 && each.issue_cycle > first)
      return first;
    Cycle& before = last[each.scheduler];
    if (before != endless && each.issue_cycle > before + 1)
      consider(before + 1);
    before = each.issue_cycle;
  }
  for (const Cycle before : last)
    if (before != endless)
      consider(before + 1);
  return first;
}

Cycle TimelineIndex::previous_stall(Cycle cycle) const {
  Cycle found = -1;
  std::vector<Cycle> last(static_cast<std::size_t>(trace_->config.schedulers), endless);
  const auto consider = [&](Cycle before, Cycle next) {
    if (before != endless && next > before + 1 && before + 1 < cycle)
      found = std::max(found, before + 1);
  };
  for (const TraceRecord& each : trace_->records) {
    Cycle& before = last[each.scheduler];
    consider(before, each.issue_cycle);
    before = each.issue_cycle;
  }
  for (const Cycle before : last)
    consider(before, trace_->to);
  return found;
}

} // namespace loom
