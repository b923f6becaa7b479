#include "core/why/cycle.h"

#include "core/scenario/sim_run.h"
#include "core/why/access_parts.h"
#include "core/why/parts.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

namespace loom::why {

namespace {

std::string warp_name(int warp) { return "W" + std::to_string(warp); }

class Issue {
public:
  Issue(const ResolvedScenario& scenario, const TimelineIndex& index, Cycle cycle, int warp,
        std::string prefix, const LoopNumbersOf<Traced>* loop)
      : scenario_(scenario), index_(index), cycle_(cycle), warp_(warp), prefix_(std::move(prefix)),
        loop_(loop), next_(next_of(index, cycle, warp)) {}

  void add() {
    if (next_.ready_cycle == endless)
      return;
    const QuantityPtr ready = add_ready();
    if (next_.issue_cycle != endless)
      add_issue(ready);
  }

  Section section{"warp", LOOM_TEXT("Issue of a warp"), {}};

private:
  static const TraceRecord& next_of(const TimelineIndex& index, Cycle cycle, int warp) {
    const std::int64_t at = index.next_issue(warp, cycle);
    return at < 0 ? index.trace().next[static_cast<std::size_t>(warp)]
                  : index.trace().records[static_cast<std::size_t>(at)];
  }
  [[nodiscard]] const Instruction& instruction(std::int64_t number) const {
    return index_.trace().program.at(number, warp_);
  }
  [[nodiscard]] Message text_of(std::int64_t number) const {
    return verbatim(warp_name(warp_) + ": " + to_text(instruction(number)));
  }
  [[nodiscard]] Quantity quantity(const char* id, Text name, const char* symbol,
                                  double value = 0) const {
    return {.id = prefix_ + id, .name = name, .symbol = symbol, .unit = "cycles", .value = value};
  }
  QuantityPtr count(const char* id, Text name, const char* symbol, Cycle value, Message source,
                    std::vector<QuantityPtr> inputs = {}) {
    Quantity of = quantity(id, name, symbol, static_cast<double>(value));
    of.method = LOOM_TEXT("counted: an SM simulated event by event");
    of.source = std::move(source);
    return section.keep(found(std::move(of), std::move(inputs)));
  }
  /// The scenario's numbers among these, those that it has.
  [[nodiscard]] std::vector<QuantityPtr>
  given_of(std::initializer_list<Hardware> parameters) const {
    std::vector<QuantityPtr> all;
    if (loop_) // has numbers of its own
      return all;
    for (const Hardware parameter : parameters)
      if (QuantityPtr quantity = hardware(scenario_, parameter))
        all.push_back(std::move(quantity));
    return all;
  }

  /// Those of the GPU's facts that it has.
  void add_known(std::vector<QuantityPtr>& to, std::initializer_list<FactKey> keys) const {
    for (const FactKey key : keys)
      if (QuantityPtr fact = fact_of_gpu(scenario_, key))
        to.push_back(std::move(fact));
  }

  QuantityPtr add_ready();
  std::optional<Traced> after_result();
  std::optional<Traced> after_turn();
  [[nodiscard]] std::vector<Traced> loop_latencies(const Instruction& producer) const;
  [[nodiscard]] QuantityPtr latency(const Instruction& producer, Cycle took);
  void add_issue(const QuantityPtr& ready);
  [[nodiscard]] std::optional<Traced> waits(Cycle from, Cycle to);

  const ResolvedScenario& scenario_;
  const TimelineIndex& index_;
  Cycle cycle_;
  int warp_;
  std::string prefix_;
  const LoopNumbersOf<Traced>* loop_;
  const TraceRecord& next_;
};

/// The loop's latencies of such an instruction.
std::vector<Traced> Issue::loop_latencies(const Instruction& producer) const {
  std::vector<Traced> known;
  for (const ItemNumbersOf<Traced>& item : loop_->items) {
    if (item.name != producer.mnemonic)
      continue;
    for (const auto& level : item.levels)
      known.insert(known.end(), {level.latency, level.own_latency});
    known.insert(known.end(), {item.latency, item.own_latency});
  }
  if (loop_->path)
    known.push_back(*loop_->path);
  return known;
}

/// Cycles from the start of an instruction to one that reads its result, which took so many in all:
/// of a latency that is not whole the next whole number, or one less where what its operands were
/// there early by was carried.
QuantityPtr Issue::latency(const Instruction& producer, Cycle took) {
  const SmConfig& config = index_.trace().config;
  const KindTiming& timing = producer.unit == 0
                                 ? config[producer.kind]
                                 : config.units[static_cast<std::size_t>(producer.unit) - 1];
  const bool to_add = next_.kind == Kind::arithmetic;
  const int early = to_add ? timing.early_arithmetic : timing.early;
  const Cycle most = to_add ? timing.to_arithmetic : timing.latency;
  const bool carried = early > 0 && took < most;
  const Cycle cycles = carried ? most - 1 : most;
  const InstructionNumbers numbers = numbers_of(producer.kind).value_or(arithmetic_numbers);
  const bool either = (to_add || scenario_.loop) && numbers.to_arithmetic != numbers.latency;
  std::vector<QuantityPtr> from =
      either ? given_of({numbers.to_arithmetic, numbers.latency}) : given_of({numbers.latency});
  if (producer.kind == Kind::shared && scenario_.loop) { // local memory is among its kind
    add_known(from, {FactKey::l1_lat});
    std::ranges::copy(given_of({Hardware::mem_lat}), std::back_inserter(from));
  }
  Quantity of = quantity("latency", LOOM_TEXT("latency of the instruction waited for"), "L_result",
                         static_cast<double>(cycles));
  of.source = text_of(next_.waited_for);
  if (early > 0)
    of.condition = LOOM_TEXT("issues come in whole cycles; what a result was there early by counts "
                             "for the next one");
  std::vector<Traced> known = loop_ ? loop_latencies(producer) : std::vector<Traced>();
  for (const QuantityPtr& each : from)
    known.emplace_back(each);
  for (const Traced& each : known) {
    const Traced whole = each.value() == std::floor(each.value()) ? each
                         : carried                                ? rounded_down(each)
                                                                  : rounded_up(each);
    if (whole.value() == static_cast<double>(cycles))
      return section.keep(computed(std::move(of), whole));
  }
  if (loop_)
    return section.keep(given(std::move(of))); // of what only waits for its pipe
  of.source = LOOM_TEXT("%1; taken where no source gives it")(of.source);
  of.status = FactStatus::assumed;
  return section.keep(given(std::move(of)));
}

/// Behind the result of an earlier instruction of the warp.
std::optional<Traced> Issue::after_result() {
  const std::int64_t at = index_.issue_of(warp_, next_.waited_for, cycle_);
  if (at < 0)
    return {};
  const Cycle issued = index_.trace().records[static_cast<std::size_t>(at)].issue_cycle;
  const Instruction& producer = instruction(next_.waited_for);
  const QuantityPtr start =
      count("producer_issue", LOOM_TEXT("issue of the instruction waited for"), "c_result", issued,
            text_of(next_.waited_for));
  const SmConfig& config = index_.trace().config;
  const bool drawn =
      config.memory.shape != LatencySpread::Shape::fixed || config.memory.channels > 0;
  if (producer.kind == Kind::global && drawn) {
    std::vector<QuantityPtr> from = given_of({Hardware::mem_lat, Hardware::mem_thru});
    add_known(from, {FactKey::queue_share, FactKey::latency_tail});
    return Traced(start) +
           count("drawn", LOOM_TEXT("cycles until its result was there, drawn as measured"),
                 "L_drawn", next_.ready_cycle - issued, text_of(next_.waited_for), std::move(from));
  }
  const QuantityPtr result = latency(producer, next_.ready_cycle - issued);
  const Cycle queued = next_.ready_cycle - issued - static_cast<Cycle>(result->value);
  if (queued < 0)
    return {};
  if (queued == 0)
    return Traced(start) + result;
  if (producer.kind == Kind::arithmetic && config.lost_cycles > 0) {
    std::vector<QuantityPtr> from;
    add_known(from, {FactKey::issue_efficiency});
    return Traced(start) + result +
           count("lost", LOOM_TEXT("cycles lost while it was executed"), "c_lost", queued,
                 text_of(next_.waited_for), std::move(from));
  }
  return Traced(start) +
         count("queued", LOOM_TEXT("cycles that it waited for its unit to take it"), "c_queue",
               queued, text_of(next_.waited_for),
               given_of({numbers_of(producer.kind).value_or(arithmetic_numbers).throughput})) +
         result;
}

/// Behind the instruction before, by its stall count or one cycle.
std::optional<Traced> Issue::after_turn() {
  const std::int64_t at = index_.issue_of(warp_, next_.instruction - 1, cycle_);
  if (at < 0)
    return {};
  const TraceRecord& before = index_.trace().records[static_cast<std::size_t>(at)];
  const int own = instruction(before.instruction).stall;
  const int stall = std::max(own, index_.trace().config.reissue);
  if (before.issue_cycle + stall != next_.ready_cycle)
    return {};
  Quantity turn =
      quantity("turn", LOOM_TEXT("cycles until the warp's next instruction"), "c_turn", stall);
  turn.source = (own > 1 ? LOOM_TEXT("stall count of %1")
                         : LOOM_TEXT("one instruction a cycle: %1"))(text_of(before.instruction));
  return Traced(count("before_issue", LOOM_TEXT("issue of the warp's instruction before"),
                      "c_before", before.issue_cycle, text_of(before.instruction))) +
         section.keep(given(std::move(turn)));
}

QuantityPtr Issue::add_ready() {
  Quantity ready = quantity("ready", LOOM_TEXT("cycle from which the instruction may issue"),
                            "c_ready", static_cast<double>(next_.ready_cycle));
  ready.source = text_of(next_.instruction);
  std::optional<Traced> formula;
  if (next_.waited_for >= 0) {
    ready.condition = LOOM_TEXT("waits for a result");
    formula = after_result();
  } else if (next_.waited_for == TraceRecord::in_order) {
    ready.condition = LOOM_TEXT("waits for its turn");
    formula = after_turn();
  } else if (next_.waited_for == TraceRecord::at_start && next_.ready_cycle == 0) {
    ready.condition = LOOM_TEXT("all warps begin at cycle 0");
    formula = Traced(0);
  } else if (next_.waited_for == TraceRecord::at_block) {
    ready.condition = LOOM_TEXT("waits for a block to end in whose place it starts");
  } else if (next_.waited_for == TraceRecord::at_mbarrier) {
    ready.condition = LOOM_TEXT("waits at an mbarrier for copies or other warps");
  } else {
    ready.condition = LOOM_TEXT("waits for the other warps at a barrier");
  }
  if (formula)
    return section.keep(computed(std::move(ready), *formula));
  ready.method = LOOM_TEXT("counted: an SM simulated event by event");
  return section.keep(found(std::move(ready), {}));
}

/// What it waited for while it could go, each in cycles.
std::optional<Traced> Issue::waits(Cycle from, Cycle to) {
  const int scheduler = warp_ % index_.trace().config.schedulers;
  std::array<Cycle, 3> cycles{}; // another warp's turn, port, pipe
  for (Cycle at = from; at < to; ++at) {
    const auto stories = index_.explainer().at(at, scheduler);
    const auto own = std::ranges::find(stories, warp_, &WarpStory::warp);
    ++cycles[own->activity == WarpActivity::not_selected ? 0U
             : own->activity == WarpActivity::port_busy  ? 1U
                                                         : 2U];
  }
  std::optional<Traced> sum;
  const auto add = [&](Cycle value, const char* id, Text name, const char* symbol,
                       std::vector<QuantityPtr> inputs) {
    if (value == 0)
      return;
    const Traced part(
        count(id, name, symbol, value, text_of(next_.instruction), std::move(inputs)));
    sum = sum ? *sum + part : part;
  };
  add(cycles[0], "not_selected", LOOM_TEXT("cycles in which another warp was chosen"), "c_others",
      {});
  add(cycles[1], "port_busy", LOOM_TEXT("cycles in which the issue slot was still taken"), "c_slot",
      given_of({Hardware::issue_thru}));
  add(cycles[2], "pipe_full", LOOM_TEXT("cycles in which its unit took no more"), "c_full",
      given_of({numbers_of(next_.kind).value_or(arithmetic_numbers).throughput}));
  return sum;
}

void Issue::add_issue(const QuantityPtr& ready) {
  Quantity issue = quantity("issue", LOOM_TEXT("cycle in which the warp issues"), "c_issue");
  issue.source = text_of(next_.instruction);
  const std::optional<Traced> sum =
      waits(std::max(next_.ready_cycle, index_.trace().from), next_.issue_cycle);
  section.keep(computed(std::move(issue), sum ? Traced(ready) + *sum : Traced(ready)));
}

} // namespace

Section explain_cycle(const TimelineIndex& index, Cycle cycle) {
  const InFlightSeries flight = in_flight_series(index.trace(), cycle, cycle + 1);
  Section section{"cycle", LOOM_TEXT("Cycle of the timeline"), {}};
  const auto add = [&](const char* id, Text name, const char* symbol,
                       const std::vector<std::uint32_t>& counts) {
    section.quantities.push_back(found(
        {.id = id,
         .name = name,
         .symbol = symbol,
         .unit = "instructions/SM",
         .value = counts.empty() ? 0.0 : counts.front(),
         .method =
             LOOM_TEXT("counted: issued by cycle %1 of the simulated run and not complete")(cycle)},
        {}));
  };
  section.quantities.push_back(given("cycle.number", LOOM_TEXT("cycle of the timeline"), "c",
                                     "cycles", static_cast<double>(cycle), place_asked_for));
  add("cycle.arithmetic_in_flight", LOOM_TEXT("arithmetic instructions in flight in the cycle"),
      "N_adds_in_flight", flight.arithmetic);
  add("cycle.other_in_flight", LOOM_TEXT("other instructions in flight in the cycle"),
      "N_others_in_flight", flight.other);
  return section;
}

Section explain_warp(const ResolvedScenario& scenario, const TimelineIndex& index, Cycle cycle,
                     int warp, const std::string& prefix, const LoopNumbersOf<Traced>* loop) {
  Issue issue(scenario, index, cycle, warp, prefix, loop);
  issue.add();
  issue.section.id = prefix + "issue";
  issue.section.name = LOOM_TEXT("Issue of a warp");
  return std::move(issue.section);
}

} // namespace loom::why
