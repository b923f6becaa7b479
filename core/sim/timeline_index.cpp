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
  for (const WarpProgram::Role& role : trace.program.roles)
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

TimelineIndex::TimelineIndex(std::shared_ptr<const Trace> trace, TimelineLoop loop)
    : trace_(std::move(trace)), loop_(std::move(loop)), explainer_(*trace_) {
  const int warps = trace_->warps, schedulers = trace_->config.schedulers;
  row_of_.assign(static_cast<std::size_t>(warps), 0);
  const auto add_row = [this](int warp, int group, std::string_view role) {
    row_of_[static_cast<std::size_t>(warp)] = static_cast<int>(rows_.size());
    warp_of_.push_back(warp);
    rows_.push_back({"W" + std::to_string(warp), group, std::string(role)});
  };
  const std::vector<WarpProgram::Role>& roles = trace_->program.roles;
  for (int scheduler = 0; roles.empty() && scheduler < schedulers; ++scheduler)
    for (int warp = scheduler; warp < warps; warp += schedulers)
      add_row(warp, scheduler, {});
  for (std::size_t role = 0; role < roles.size(); ++role)
    for (int warp = 0; warp < warps; ++warp)
      if (&trace_->program.role_of(warp) == &roles[role])
        add_row(warp, static_cast<int>(role), to_string(roles[role].role));
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
  index_classes();
  index_copies();
  waits_ = barrier_waits(*trace_);
  index_steps();
  index_blocks();
  for (int scheduler = 0; scheduler < schedulers; ++scheduler)
    slot_runs_.emplace_back(*trace_, scheduler);
}

std::uint8_t TimelineIndex::class_of(const TraceRecord& record) const {
  if (class_of_.empty())
    return no_class;
  const std::vector<std::uint8_t>& of = class_of_[record.warp % class_of_.size()];
  return of[static_cast<std::size_t>(record.instruction) % of.size()];
}

void TimelineIndex::index_classes() {
  if (loop_.classes.empty())
    return;
  const WarpProgram& program = trace_->program;
  class_of_.resize(static_cast<std::size_t>(std::max(1, program.block_warps())));
  for (std::size_t place = 0; place < class_of_.size(); ++place) {
    const auto warp = static_cast<int>(place);
    for (std::int64_t i = 0; i < program.length(warp); ++i) {
      const auto executed = std::ranges::find_if(loop_.classes, [&](const TimelineClass& each) {
        return std::ranges::find(each.instructions, program.at(i, warp).mnemonic) !=
               each.instructions.end();
      });
      class_of_[place].push_back(executed == loop_.classes.end()
                                     ? no_class
                                     : static_cast<std::uint8_t>(executed - loop_.classes.begin()));
    }
  }
}

/// Copies that a warp issues one after the other are one bar; it has the first lane that is free.
void TimelineIndex::index_copies() {
  if (class_of_.empty())
    return;
  for (std::size_t row = 0; row < rows_.size(); ++row) {
    const auto warp = static_cast<std::size_t>(warp_of_[row]);
    const std::size_t first = copies_.size();
    std::int64_t last = -2;   // instruction of the last copy
    std::vector<double> free; // from when a lane is
    for (std::size_t place = begin_[warp]; place < begin_[warp + 1]; ++place) {
      const TraceRecord& each = record(place);
      const std::uint8_t of = class_of(each);
      if (of == no_class || !loop_.classes[of].copies)
        continue;
      const auto from = static_cast<double>(each.issue_cycle);
      const auto to = static_cast<double>(each.complete_cycle);
      if (each.instruction == last + 1 && copies_.size() > first) {
        copies_.back().to = std::max(copies_.back().to, to);
        ++copies_.back().count;
      } else {
        if (copies_.size() > first)
          free[static_cast<std::size_t>(copies_.back().lane)] = copies_.back().to;
        const auto lane = std::ranges::find_if(free, [&](double end) { return end <= from; });
        copies_.push_back({static_cast<std::int32_t>(row), static_cast<int>(lane - free.begin()),
                           from, to, 1, of});
        if (lane == free.end())
          free.push_back(0);
      }
      last = each.instruction;
    }
    lanes_ = std::max(lanes_, static_cast<int>(free.size()));
  }
}

void TimelineIndex::index_steps() {
  std::vector<std::pair<Cycle, std::pair<std::int8_t, std::uint8_t>>> changes;
  changes.reserve(2 * trace_->records.size());
  for (const TraceRecord& each : trace_->records) {
    const TimelineKind kind = timeline_kind(each.kind);
    if (kind == TimelineKind::neither)
      continue;
    const std::int8_t which = kind == TimelineKind::arithmetic ? 1 : 2;
    const std::uint8_t of = class_of(each);
    changes.push_back({each.issue_cycle, {which, of}});
    changes.push_back({each.complete_cycle, {static_cast<std::int8_t>(-which), of}});
  }
  std::ranges::sort(changes, {}, [](const auto& change) { return change.first; });
  Step now{0, 0, 0, 0};
  std::vector<std::uint32_t> flying(loop_.classes.size());
  for (const auto& [cycle, change] : changes) {
    const auto [which, of] = change;
    now.cycle = cycle;
    now.arithmetic += which == 1 ? 1 : which == -1 ? -1 : 0;
    now.other += which == 2 ? 1 : which == -2 ? -1 : 0;
    if (of < flying.size())
      flying[of] += which > 0 ? 1U : ~0U;
    if (!steps_.empty() && steps_.back().cycle == cycle) {
      flights_.resize(now.by_class);
      steps_.pop_back();
    }
    now.by_class = flights_.size();
    flights_.insert(flights_.end(), flying.begin(), flying.end());
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
  const auto take = [&](const TraceRecord& first) {
    if (first.instruction % trace_->program.length(first.warp) == 0 && first.warp % count == 0 &&
        first.ready_cycle != endless)
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
  shown.classes = loop_.classes;
  shown.lanes = lanes_;
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
  fill_copies(shown, width, least);
  fill_blocks(shown);
  if (shown.columns == 0)
    fill_waits(shown);
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
        shown.items.push_back(
            {static_cast<std::int32_t>(row), static_cast<double>(record(place).issue_cycle),
             static_cast<double>(record(place).complete_cycle), timeline_kind(record(place).kind),
             order_[place], class_of(record(place))});
  }
}

std::vector<TimelineCopies> TimelineIndex::copies_of(int warp, Cycle cycle) const {
  const auto at = static_cast<double>(cycle);
  std::vector<TimelineCopies> flying;
  for (const TimelineCopies& each :
       std::ranges::equal_range(copies_, row_of(warp), {}, &TimelineCopies::row))
    if (each.from <= at && at < each.to)
      flying.push_back(each);
  return flying;
}

/// Those of the stretch, where bars are on average wide enough to be told apart.
void TimelineIndex::fill_copies(Timeline& shown, int width, double least) const {
  double cycles = 0;
  for (const TimelineCopies& each : copies_)
    if (each.to > shown.from && each.from < shown.to) {
      shown.copies.push_back(each);
      cycles += each.to - each.from;
    }
  if (cycles * width < least * (shown.to - shown.from) * static_cast<double>(shown.copies.size()))
    shown.copies.clear();
}

const BarrierWait* TimelineIndex::wait_of(int warp, Cycle cycle) const {
  const auto found = std::ranges::find_if(waits_, [&](const BarrierWait& each) {
    return each.warp == warp && each.from <= cycle && cycle < each.to;
  });
  return found == waits_.end() ? nullptr : &*found;
}

/// Who let go whom in the stretch.
void TimelineIndex::fill_waits(Timeline& shown) const {
  for (const BarrierWait& each : waits_) {
    if (!each.released_by || static_cast<double>(each.to) < shown.from ||
        static_cast<double>(each.to) > shown.to)
      continue;
    const TraceRecord& by = trace_->records[*each.released_by];
    shown.releases.push_back({row_of(by.warp), row_of(each.warp),
                              static_cast<double>(std::max(by.issue_cycle, by.complete_cycle - 1)),
                              static_cast<double>(each.to)});
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
  const std::size_t classes = loop_.classes.size();
  shown.class_share.resize(rows_.size() * columns * classes);
  std::vector<float> arithmetic(columns), other(columns);
  std::vector<std::vector<float>> of_class(classes, other);
  for (std::size_t row = 0; row < rows_.size(); ++row) {
    const auto warp = static_cast<std::size_t>(warp_of_[row]);
    const std::size_t first = begin_[warp], last = begin_[warp + 1];
    std::ranges::fill(arithmetic, 0.0F);
    std::ranges::fill(other, 0.0F);
    // Until when instructions of a kind are in flight, so that those at once count once.
    Cycle arithmetic_end = 0, other_end = 0;
    std::vector<Cycle> class_end(classes);
    for (std::vector<float>& each : of_class)
      std::ranges::fill(each, 0.0F);
    // Earlier ones may still be in flight.
    const std::size_t at = seek(first, last, shown.from);
    for (std::size_t place = std::max(first + reach_, at) - reach_;
         place < last && static_cast<double>(issued_[place]) < shown.to; ++place) {
      const TraceRecord& each = record(place);
      const TimelineKind kind = timeline_kind(each.kind);
      if (kind == TimelineKind::neither)
        continue;
      const bool adds = kind == TimelineKind::arithmetic;
      const auto add = [&](Cycle& end, std::vector<float>& to) {
        const Cycle from = std::max(end, each.issue_cycle);
        end = std::max(end, each.complete_cycle);
        add_stretch(to, (static_cast<double>(from) - shown.from) / step,
                    (static_cast<double>(end) - shown.from) / step);
      };
      add(adds ? arithmetic_end : other_end, adds ? arithmetic : other);
      if (const std::uint8_t of = class_of(each); of != no_class)
        add(class_end[of], of_class[of]);
    }
    for (std::size_t column = 0; column < columns; ++column)
      for (std::size_t of = 0; of < classes; ++of)
        shown.class_share[(row * columns + column) * classes + of] = share(of_class[of][column]);
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
    const auto first = flights_.begin() + static_cast<std::ptrdiff_t>(at->by_class);
    shown.in_flight.push_back({std::max(cycle_of(*at), shown.from),
                               static_cast<float>(at->arithmetic),
                               static_cast<float>(at->other),
                               {first, first + static_cast<std::ptrdiff_t>(loop_.classes.size())}});
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
