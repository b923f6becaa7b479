#include "core/sim/engine/probe.h"

#include <algorithm>

namespace loom::sim {
namespace {

constexpr std::size_t batch_size = 4096;

/// 0 for arithmetic, 1 for the other instructions of a mix, 2 for what neither counts.
std::size_t group(Kind kind) {
  if (kind == Kind::arithmetic)
    return 0;
  return kind == Kind::clock || kind == Kind::barrier ? 2 : 1;
}

} // namespace

Probe::Probe(const SmConfig& config, int warps, const TraceSink* sink)
    : sink_(sink), interval_(config.issue_interval.value()), lost_cycles_(config.lost_cycles),
      ports_(static_cast<std::size_t>(config.schedulers)) {
  for (std::size_t s = 0; s < ports_.size() && static_cast<int>(s) < warps; ++s)
    ports_[s].ready_since = 0;
}

void Probe::ready(std::size_t scheduler, Cycle now, Kind kind, SlotLoss cause) {
  Port& port = ports_[scheduler];
  port.ready_since = now;
  port.ready_kind = kind;
  port.cause = cause;
}

/// Lost cycles from `begin` to `end`, not more than there is of either.
double Probe::lost_between(double begin, double end) const {
  double lost = 0;
  for (auto cycle = static_cast<Cycle>(begin); static_cast<double>(cycle) < end; ++cycle)
    if (is_lost(lost_cycles_, cycle))
      lost += std::min(end, static_cast<double>(cycle + 1)) -
              std::max(begin, static_cast<double>(cycle));
  return lost;
}

void Probe::settle(Port& port, double until) {
  if (!measuring_)
    return;
  const auto overlap = [&](double begin, double end) {
    return std::max(0.0, std::min(end, until) - std::max(begin, from_));
  };
  const auto lose = [&](SlotLoss loss, double begin, double end) {
    lost_[static_cast<std::size_t>(loss)] += overlap(begin, end);
  };
  double idle = 0;
  if (port.used) {
    lose(SlotLoss::issue_cost, port.slot + interval_, port.slot_end);
    idle = port.slot_end;
  }
  const double able = port.ready_since == endless ? until : static_cast<double>(port.ready_since);
  lose(port.cause, idle, std::min(able, until));
  const SlotLoss full =
      port.ready_kind == Kind::global ? SlotLoss::memory_full : SlotLoss::pipe_full;
  const double from = std::max(idle, able);
  const double lost = lost_cycles_ == 0 ? 0 : lost_between(std::max(from, from_), until);
  lose(full, from, until - lost);
  lose(SlotLoss::issue_cost, until - lost, until);
}

void Probe::issued(const Issue& issue) {
  Port& port = ports_[issue.record.scheduler];
  settle(port, issue.slot);
  port = {issue.slot, issue.slot_end, issue.ready_since, issue.ready_kind, port.cause, true};
  const std::size_t flying = group(issue.record.kind);
  if (measuring_ && flying < 2)
    in_flight_[flying] +=
        static_cast<double>(issue.record.complete_cycle - issue.record.issue_cycle);
  outstanding_.push_back(issue.record);
  if (outstanding_.size() >= prune_at_) {
    std::erase_if(outstanding_, [&](const TraceRecord& record) {
      return record.complete_cycle <= issue.record.issue_cycle;
    });
    prune_at_ = std::max<std::size_t>(4096, 2 * outstanding_.size());
  }
  if (measuring_ && sink_) {
    batch_.push_back(issue.record);
    if (batch_.size() == batch_size)
      flush();
  }
}

void Probe::flush() {
  if (sink_ && !batch_.empty())
    (*sink_)(batch_);
  batch_.clear();
}

/// Adds what the outstanding instructions still have before them at `now`, or takes it away.
void Probe::add_in_flight(double now, double sign) {
  for (const TraceRecord& record : outstanding_)
    if (const std::size_t flying = group(record.kind); flying < 2)
      in_flight_[flying] += sign * std::max(0.0, static_cast<double>(record.complete_cycle) - now);
}

void Probe::begin(Cycle now) {
  measuring_ = true;
  from_ = static_cast<double>(now);
  add_in_flight(from_, 1);
  for (const TraceRecord& record : outstanding_)
    if (sink_ && record.complete_cycle > now)
      batch_.push_back(record);
}

bool Probe::goes_on_like(const Probe& before, Cycle then, Cycle now) const {
  if (measuring_ != before.measuring_)
    return false;
  const auto length = static_cast<double>(now - then);
  return std::ranges::equal(ports_, before.ports_, [&](const Port& a, const Port& b) {
    const double by = a.slot == b.slot ? 0 : length;
    return a.used == b.used && a.cause == b.cause && a.ready_kind == b.ready_kind &&
           a.slot == b.slot + by && a.slot_end == b.slot_end + by &&
           (a.ready_since == b.ready_since ||
            (b.ready_since != endless && a.ready_since == b.ready_since + now - then && by > 0));
  });
}

void Probe::repeat(const Probe& before, Cycle then, Cycle now, std::int64_t times) {
  const Cycle by = times * (now - then);
  for (std::size_t s = 0; s < ports_.size(); ++s) {
    Port& port = ports_[s];
    if (port.slot == before.ports_[s].slot)
      continue;
    port.slot += static_cast<double>(by);
    port.slot_end += static_cast<double>(by);
    if (port.ready_since != endless)
      port.ready_since += by;
  }
  const auto more = static_cast<double>(times);
  for (std::size_t i = 0; i < lost_.size(); ++i)
    lost_[i] += more * (lost_[i] - before.lost_[i]);
  for (std::size_t i = 0; i < std::size(in_flight_); ++i)
    in_flight_[i] += more * (in_flight_[i] - before.in_flight_[i]);
  // Of what was issued again and again, the last ones are in flight in the end.
  std::vector<TraceRecord> again;
  for (const TraceRecord& record : outstanding_)
    if (record.issue_cycle >= then)
      for (Cycle later = by; later > 0 && record.complete_cycle + later > now + by;
           later -= now - then) {
        again.push_back(record);
        again.back().issue_cycle += later;
        again.back().complete_cycle += later;
      }
  std::erase_if(outstanding_,
                [&](const TraceRecord& record) { return record.complete_cycle <= now + by; });
  outstanding_.insert(outstanding_.end(), again.begin(), again.end());
}

void Probe::end(Cycle now, const std::vector<SlotLoss>& pending, SimSummary& summary) {
  const auto until = static_cast<double>(now);
  for (std::size_t s = 0; s < ports_.size(); ++s) {
    if (ports_[s].ready_since == endless)
      ports_[s].cause = pending[s];
    settle(ports_[s], until);
  }
  add_in_flight(until, -1);
  flush();
  const double cycles = until - from_;
  summary.arithmetic_in_flight = in_flight_[0] / cycles;
  summary.other_in_flight = in_flight_[1] / cycles;
  const double all = cycles * static_cast<double>(ports_.size());
  for (std::size_t i = 0; i < slot_loss_count; ++i)
    summary.lost_issue_slots[i] = lost_[i] / all;
}

} // namespace loom::sim
