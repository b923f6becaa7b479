#include "core/scenario/loop_run.h"

#include "core/sass/hazards.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <set>

namespace loom {
namespace {

using sass::at;
using sass::OpcodeClass;
using sass::Port;

/// Units beyond those of the kinds: a port that no kind stands for, or what takes a port as others
/// do but another time.
enum class Unit : std::uint8_t {
  own,
  int32,
  fp16,
  fp64,
  tensor,
  uniform,
  control,
  local,
  constant
};
constexpr std::size_t unit_count = 9; // Unit::own is none

struct Executor {
  Kind kind;
  Unit unit = Unit::own;
};

Executor executor_of(const sass::Operands& operands) {
  switch (operands.opcode->opcode_class) {
  case OpcodeClass::fma:
    return {Kind::arithmetic};
  case OpcodeClass::alu:
    return {Kind::arithmetic, Unit::int32};
  case OpcodeClass::half:
    return {Kind::arithmetic, Unit::fp16};
  case OpcodeClass::fp64:
    return {Kind::arithmetic, Unit::fp64};
  case OpcodeClass::tensor:
    return {Kind::arithmetic, Unit::tensor};
  case OpcodeClass::uniform:
    return {Kind::arithmetic, Unit::uniform};
  case OpcodeClass::sfu:
  case OpcodeClass::conversion:
    return {Kind::sfu};
  case OpcodeClass::global:
  case OpcodeClass::texture:
    return {Kind::global};
  case OpcodeClass::local:
    return {Kind::shared, Unit::local};
  case OpcodeClass::constant:
    return {Kind::shared, Unit::constant};
  case OpcodeClass::shared:
  case OpcodeClass::exchange:
  case OpcodeClass::special:
    return {Kind::shared};
  case OpcodeClass::barrier:
    if (operands.opcode->name == "BAR" && !operands.has("ARV"))
      return {Kind::barrier};
    break;
  case OpcodeClass::control:
  case OpcodeClass::nop:
  case OpcodeClass::unknown:
    break;
  }
  return {Kind::arithmetic, Unit::control};
}

/// Longest latency first: what to keep of many.
int rank(const Executor& executor) {
  constexpr std::array kinds{5, 3, 2, 0, 0, 6};
  if (executor.unit == Unit::own)
    return kinds[at(executor.kind)];
  return executor.unit == Unit::local ? 1 : executor.unit == Unit::constant ? 2 : 4;
}

/// Follows a loop for two iterations: what an instruction needs may be of the iteration before.
class Dependences {
public:
  Dependences(const sass::Function& code, const sass::Flowgraph& graph)
      : code_(code.instructions), graph_(graph), needs_(code_.size()) {
    for (std::size_t iteration = 0; iteration < 2; ++iteration)
      for (std::size_t i = 0; i < code_.size(); ++i)
        step(iteration, i);
  }
  /// The instructions that instruction `i` waits for, at most three.
  [[nodiscard]] const std::vector<std::size_t>& of(std::size_t i) const { return needs_[i]; }

private:
  struct Need {
    std::size_t when = 0; ///< counted from the first instruction of the first iteration
    Executor executor;
  };

  void step(std::size_t iteration, std::size_t i) {
    const sass::Operands& operands = graph_.operands[i];
    const sass::Control& control = code_[i].control;
    if (iteration == 1) {
      std::vector<Need> needs;
      for (const sass::Registers& r : operands.reads)
        for (unsigned k = 0; k < r.count; ++k)
          if (const std::size_t when = writers_[at(r.file)][r.first + k]; when != never)
            need(needs, when);
      for (std::size_t b = 0; b < sass::barrier_count; ++b)
        if ((control.wait_mask >> b & 1U) != 0)
          wait(needs, b, 0);
      if (const auto counted = sass::counted_wait(code_[i], operands))
        wait(needs, counted->barrier, counted->left);
      std::ranges::stable_sort(needs, std::ranges::greater{},
                               [](const Need& each) { return rank(each.executor); });
      needs.resize(std::min<std::size_t>(needs.size(), 3));
      for (const Need& each : needs)
        needs_[i].push_back(each.when % code_.size());
    }
    const std::size_t now = iteration * code_.size() + i;
    for (const sass::Registers& r : operands.writes)
      for (unsigned k = 0; k < r.count; ++k)
        writers_[at(r.file)][r.first + k] = now;
    const std::string_view name = operands.opcode->name;
    if (name == "LDGSTS")
      copied_ = now;
    // The barrier of asynchronous copies is released by the copies before it.
    const std::size_t maker = name == "LDGDEPBAR" && copied_ != never ? copied_ : now;
    if (control.write_barrier >= 0)
      setters_[at(control.write_barrier)].push_back(maker);
  }

  /// Waits for the setters of a barrier but the `left` last ones.
  void wait(std::vector<Need>& needs, std::size_t barrier, std::size_t left) const {
    const auto& setters = setters_[barrier];
    for (std::size_t k = left; k < setters.size(); ++k)
      need(needs, setters[setters.size() - 1 - k]);
  }

  void need(std::vector<Need>& needs, std::size_t when) const {
    const Executor executor = executor_of(graph_.operands[when % code_.size()]);
    for (Need& each : needs)
      if (each.executor.kind == executor.kind && each.executor.unit == executor.unit) {
        each.when = std::max(each.when, when);
        return;
      }
    needs.push_back({when, executor});
  }

  static constexpr std::size_t never = static_cast<std::size_t>(-1);
  const std::vector<sass::Instruction>& code_;
  const sass::Flowgraph& graph_;
  std::vector<std::vector<std::size_t>> needs_;
  std::vector<std::vector<std::size_t>> writers_ =
      std::vector(sass::file_count, std::vector(256, never));
  std::array<std::vector<std::size_t>, sass::barrier_count> setters_;
  std::size_t copied_ = never;
};

/// Whether a source says how such instructions read their operands.
bool reads_in_time(const sass::Operands& operands) {
  const Port port = port_of(operands.opcode->opcode_class);
  return port == Port::fp32 || port == Port::int32 || port == Port::fp16;
}

/// The registers R that an instruction reads in each of its first three places of operands,
/// predicates not counted, as core/sass/operands.h counts them for reuse.
std::array<sass::Registers, 3> places_of(const sass::Instruction& instruction,
                                         const sass::Operands& operands) {
  std::array<sass::Registers, 3> places;
  places.fill({sass::File::gpr, 0, 0});
  std::string_view text = instruction.text;
  text.remove_prefix(
      std::min(text.size(), text.find(operands.mnemonic) + operands.mnemonic.size()));
  // A register behind the result's is an operand.
  int place = operands.opcode->results == sass::Results::normal ? -1 : 0;
  while (!text.empty()) {
    const std::size_t end = text.find(',');
    std::string_view one = text.substr(0, end);
    text = end == std::string_view::npos ? std::string_view() : text.substr(end + 1);
    one.remove_prefix(std::min(one.find_first_not_of(" -!~|+"), one.size()));
    if (one.starts_with('P') || one.starts_with("UP")) // a predicate
      continue;
    // The second operand of FADD stands where others have their third.
    const int at_place = place++;
    const int here = operands.opcode->name == "FADD" && at_place == 1 ? 2 : at_place;
    if (here < 0 || here > 2 || one.size() < 2 || one[0] != 'R' || one[1] < '0' || one[1] > '9')
      continue;
    int number = 0;
    for (std::size_t i = 1; i < one.size() && one[i] >= '0' && one[i] <= '9'; ++i)
      number = std::min(10 * number + one[i] - '0', 255);
    // The same register may be narrower in another place: the widest is taken.
    for (const sass::Registers& r : operands.reads)
      if (r.file == sass::File::gpr && r.first == number)
        places[at(here)] = {r.file, r.first, std::max(r.count, places[at(here)].count)};
  }
  return places;
}

/// What each instruction of a loop reads out of the banks of registers.
std::vector<BankReads> bank_reads(const sass::Function& code, const sass::Flowgraph& graph) {
  std::vector<BankReads> all(code.instructions.size());
  if (code.layout != sass::Layout::volta)
    return all;
  // What the reuse cache has of each bank for each place of an operand.
  std::array<std::array<std::optional<int>, 3>, 2> cache;
  for (int iteration = 0; iteration < 2; ++iteration)
    for (std::size_t i = 0; i < all.size(); ++i) {
      const sass::Operands& operands = graph.operands[i];
      if (!reads_in_time(operands))
        continue;
      const auto places = places_of(code.instructions[i], operands);
      std::set<int> every, fresh;
      for (std::size_t k = 0; k < places.size(); ++k)
        for (int r = places[k].first; r < places[k].first + places[k].count; ++r) {
          auto& kept = cache[at(r % 2)][k];
          every.insert(r);
          if (kept != r)
            fresh.insert(r);
          kept = (operands.reuse >> k & 1U) != 0 ? std::optional(r) : std::nullopt;
        }
      all[i] = {};
      for (const int r : every)
        ++all[i].all[at(r % 2)];
      for (const int r : fresh)
        ++all[i].kept[at(r % 2)];
      for (std::size_t b = 0; b < 2; ++b) {
        all[i].all[b] = std::min<std::uint8_t>(all[i].all[b], operand_cycles);
        all[i].kept[b] = std::min(all[i].kept[b], all[i].all[b]);
      }
    }
  return all;
}

/// The scenario's GPU with the numbers that the scenario resolves to.
GpuSpec resolved_gpu(const ResolvedScenario& scenario) {
  GpuSpec gpu = *scenario.gpu;
  for (std::size_t i = 0; i < hardware_count; ++i)
    if (const auto parameter = static_cast<Hardware>(i); parameter != Hardware::other_issue)
      if (const auto& found = scenario[parameter]) {
        Fact fact = found->fact;
        fact.value = found->value;
        gpu.facts.set(*fact_of(scenario.mix, parameter), std::move(fact));
      }
  return gpu;
}

KindTiming timing(double latency, Rational interval) {
  KindTiming timing{.interval = interval};
  timing.set_latency(latency, latency);
  return timing;
}

SmConfig machine(const GpuSpec& gpu, const Scenario& scenario, double schedulers,
                 double issue_thru) {
  const sass::PortCycles ports = sass::port_cycles(gpu);
  // What has no number of its own and no like takes that of an addition (LoopGaps::unknown).
  const auto latency = [latencies = sass::latencies(gpu)](OpcodeClass c) {
    return latencies[at(c)].cycles.value_or(latencies[at(OpcodeClass::alu)].cycles.value_or(1));
  };
  const auto port = [&ports](Port p) { return Rational{least_cycles(ports, p), 1}; };
  /// A rate of the whole SM that the user has set takes the port's place.
  const auto rate = [&](Hardware parameter, Rational otherwise) {
    const auto& set = scenario.overrides[at(parameter)];
    return set ? nearest_rational(std::min(schedulers / *set, 1e7)) : otherwise;
  };
  SmConfig config;
  config.schedulers = static_cast<int>(schedulers);
  config.issue_interval = nearest_rational(std::min(schedulers / issue_thru, 1e7));
  config[Kind::arithmetic] =
      timing(latency(OpcodeClass::fma), rate(Hardware::alu_thru, port(Port::fp32)));
  config[Kind::sfu] = timing(latency(OpcodeClass::sfu), rate(Hardware::sfu_thru, port(Port::sfu)));
  config[Kind::shared] =
      timing(latency(OpcodeClass::shared), rate(Hardware::shared_thru, port(Port::ldst)));
  config[Kind::barrier] = timing(latency(OpcodeClass::barrier), {0, 1});
  KindTiming& memory = config[Kind::global];
  memory = timing(latency(OpcodeClass::global), {0, 1});
  if (const auto mem_thru = gpu.facts.value(FactKey::mem_thru))
    memory.interval = nearest_rational(std::min(1 / *mem_thru, 1e7));
  memory.per_scheduler = false;
  memory.backlog = memory.latency;
  config.units.resize(unit_count - 1);
  const auto set = [&config](Unit unit, const KindTiming& value) {
    config.units[at(unit) - 1] = value;
  };
  set(Unit::int32, timing(latency(OpcodeClass::alu), port(Port::int32)));
  set(Unit::fp16, timing(latency(OpcodeClass::half), port(Port::fp16)));
  set(Unit::fp64, timing(latency(OpcodeClass::fp64), port(Port::fp64)));
  set(Unit::tensor, timing(latency(OpcodeClass::tensor), port(Port::tensor)));
  set(Unit::uniform, timing(latency(OpcodeClass::uniform), port(Port::uniform)));
  set(Unit::control, timing(latency(OpcodeClass::control), port(Port::control)));
  set(Unit::local, timing(latency(OpcodeClass::local), port(Port::ldst)));
  set(Unit::constant, timing(latency(OpcodeClass::constant), port(Port::uniform)));
  return config;
}

LoopGaps gaps_of(const sass::Function& code, const sass::Flowgraph& graph, const GpuSpec& gpu) {
  LoopGaps gaps;
  const sass::IssueTimes times = sass::issue_times(gpu);
  for (std::size_t i = 0; i < code.instructions.size(); ++i) {
    const sass::Operands& operands = graph.operands[i];
    const OpcodeClass opcode_class = operands.opcode->opcode_class;
    const sass::Latency& latency = times.latencies[at(opcode_class)];
    const bool result = !operands.writes.empty() && port_of(opcode_class) != Port::control;
    gaps.unknown += opcode_class == OpcodeClass::unknown || (result && !latency.fact);
    gaps.alike += result && latency.stand_in;
    gaps.ports += !times.ports[at(port_of(opcode_class))] && opcode_class != OpcodeClass::unknown;
    gaps.pairs += code.layout != sass::Layout::volta && code.instructions[i].control.stall == 0;
    gaps.branches += operands.opcode->flow != sass::Flow::next &&
                     operands.opcode->flow != sass::Flow::set_target &&
                     i + 1 < code.instructions.size();
    gaps.barriers += executor_of(operands).kind == Kind::barrier ? 1 : 0;
    gaps.wide += opcode_class == OpcodeClass::global && operands.width > 1;
    const std::string_view name = operands.opcode->name;
    gaps.asynchronous += name == "SYNCS" || name == "WARPGROUP" ? 1 : 0;
  }
  return gaps;
}

/// What the GPU lacks of the numbers that the loop takes.
std::vector<FactKey> missing_of(const sass::Flowgraph& graph, const GpuSpec& gpu) {
  std::vector<FactKey> missing;
  const auto need = [&missing](FactKey key) {
    if (std::ranges::find(missing, key) == missing.end())
      missing.push_back(key);
  };
  const sass::Latencies latencies = sass::latencies(gpu);
  if (!latencies[at(OpcodeClass::alu)].cycles)
    need(FactKey::alu_lat);
  for (const sass::Operands& operands : graph.operands) {
    const OpcodeClass c = operands.opcode->opcode_class;
    const sass::Latency& latency = latencies[at(c)];
    if (!latency.cycles && latency.fact)
      need(*latency.fact);
    if ((c == OpcodeClass::global || c == OpcodeClass::texture) &&
        !gpu.facts.value(FactKey::mem_thru))
      need(FactKey::mem_thru);
  }
  return missing;
}

std::string names_of(const std::vector<FactKey>& keys) {
  std::string names;
  for (const FactKey key : keys)
    names += (names.empty() ? "" : ", ") + std::string(fact_info(key).name);
  return names;
}

} // namespace

Program loop_program(const sass::Function& code, const sass::Flowgraph& graph) {
  const Dependences dependences(code, graph);
  const std::vector<BankReads> reads = bank_reads(code, graph);
  Block block;
  for (std::size_t i = 0; i < code.instructions.size(); ++i) {
    const sass::Instruction& each = code.instructions[i];
    const Executor executor = executor_of(graph.operands[i]);
    Instruction made{.kind = executor.kind,
                     .mnemonic = std::string(graph.operands[i].mnemonic),
                     .stall = std::max<int>(each.control.stall, 1),
                     .unit = static_cast<int>(executor.unit),
                     .reads = reads[i],
                     .text = each.text};
    for (std::size_t k = 0; k < dependences.of(i).size(); ++k)
      made.sources[k] = static_cast<int>(dependences.of(i)[k]);
    block.body.push_back(std::move(made));
  }
  for (std::size_t i = 0; i < block.body.size(); ++i)
    for (const std::size_t needed : dependences.of(i))
      block.body[needed].destination = static_cast<int>(needed);
  return {{std::move(block)}};
}

Result<LoopRun> loop_run(const ResolvedScenario& scenario) {
  const sass::Function& code = *scenario.loop;
  const GpuSpec gpu = resolved_gpu(scenario);
  const auto issue = gpu.facts.value(FactKey::issue_thru);
  const auto schedulers = gpu.facts.value(FactKey::schedulers);
  if (!issue && !schedulers)
    return bad_argument(LOOM_TEXT("no source gives issue_thru or the number of schedulers of GPU "
                                  "'%1', which a loop of machine code needs")(gpu.id));
  const double count = std::clamp(std::round(schedulers ? *schedulers : *issue), 1.0, 64.0);
  const sass::Flowgraph graph = sass::flowgraph(code);
  if (const auto missing = missing_of(graph, gpu); !missing.empty())
    return bad_argument(LOOM_TEXT("%1 has no %2, which the loop needs; set it, or choose a GPU "
                                  "that has it")(gpu.name, names_of(missing)));
  LoopRun run{.config = machine(gpu, scenario, count, issue.value_or(count)),
              .program = loop_program(code, graph),
              .gaps = gaps_of(code, graph, gpu),
              .summary = sass::summarize_body(code, graph, sass::issue_times(gpu)),
              .bounds = {}};
  run.bounds = sass::loop_bounds(run.summary, gpu);
  if (const auto good = check(run.config); !good)
    return tl::unexpected(good.error());
  return run;
}

} // namespace loom
