#include "core/scenario/loop_run.h"

#include "core/sass/hazards.h"
#include "core/scenario/instruction_loop.h"
#include "core/scenario/sim_run.h"
#include "core/sim/loop_program.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <set>

namespace loom {
namespace {

using sass::at;
using sass::OpcodeClass;
using sass::Port;

/// Follows a loop for two iterations: what an instruction needs may be of the iteration before.
class Dependences {
public:
  Dependences(const sass::Function& code, const CodeModel& model, const sass::Flowgraph& graph)
      : code_(code.instructions), model_(model), graph_(graph), needs_(code_.size()) {
    std::int64_t cycle = 0; // by the stall counts alone
    for (std::size_t iteration = 0; iteration < 2; ++iteration)
      for (std::size_t i = 0; i < code_.size(); ++i) {
        ends_.push_back(static_cast<double>(cycle) + model_.latency_cycles(i).value_or(0));
        cycle += code_[i].control.stall;
        step(iteration, i);
      }
  }
  /// The instructions that instruction `i` waits for, at most three.
  [[nodiscard]] const std::vector<std::size_t>& of(std::size_t i) const { return needs_[i]; }

private:
  void step(std::size_t iteration, std::size_t i) {
    const sass::Operands& operands = graph_.operands[i];
    const sass::Control& control = code_[i].control;
    if (iteration == 1) {
      std::vector<std::size_t> needs;
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
                               [this](std::size_t when) { return ends_[when]; });
      needs.resize(std::min<std::size_t>(needs.size(), 3));
      for (const std::size_t when : needs)
        needs_[i].push_back(when % code_.size());
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
  void wait(std::vector<std::size_t>& needs, std::size_t barrier, std::size_t left) const {
    const auto& setters = setters_[barrier];
    for (std::size_t k = left; k < setters.size(); ++k)
      need(needs, setters[setters.size() - 1 - k]);
  }

  void need(std::vector<std::size_t>& needs, std::size_t when) const {
    const auto class_of = [this](std::size_t of) -> const std::string& {
      return model_.costs()[of % code_.size()].class_id;
    };
    for (std::size_t& each : needs)
      if (class_of(each) == class_of(when) && !class_of(when).empty()) {
        each = std::max(each, when);
        return;
      }
    if (std::ranges::find(needs, when) == needs.end())
      needs.push_back(when);
  }

  static constexpr std::size_t never = static_cast<std::size_t>(-1);
  const std::vector<sass::Instruction>& code_;
  const CodeModel& model_;
  const sass::Flowgraph& graph_;
  std::vector<std::vector<std::size_t>> needs_;
  std::vector<double> ends_; ///< of the instructions of both iterations, cycles
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

bool is_barrier(const sass::Operands& operands) {
  return operands.opcode->opcode_class == OpcodeClass::barrier && operands.opcode->name == "BAR" &&
         !operands.has("ARV");
}

/// Gives each instruction its kind and its unit.
class Units {
public:
  Units(LoopMachine& machine, const LoopNumbers& numbers, const CodeModel& model,
        const sass::Flowgraph& graph, Block& block)
      : machine_(machine), numbers_(numbers), model_(model), graph_(graph), block_(block) {}

  void give() {
    for (std::size_t i = 0; i < block_.body.size(); ++i) {
      ItemNumbersOf<double> item = item_of(i);
      item.use = model_.costs()[i].use; // of a warp group's product a quarter
      Instruction& made = block_.body[i];
      made.kind = is_barrier(graph_.operands[i]) ? Kind::barrier : kind_of(item);
      const bool awaited = std::ranges::any_of(block_.body, [i](const Instruction& each) {
        return std::ranges::find(each.sources, static_cast<int>(i)) != each.sources.end();
      });
      timings_.push_back(
          machine_.timing_of(item, at(MemoryLevel::dram),
                             awaited ? std::max(model_.latency_cycles(i).value_or(1), 1.0) : 1));
      if (made.kind == Kind::global && awaited)
        loads_.push_back(i);
    }
    // Latencies of the kind may vary as measured, and its queue may be of channels: where all loads
    // are alike, theirs do.
    const bool alike = !loads_.empty() && std::ranges::all_of(loads_, [this](std::size_t i) {
      return timings_[i] == timings_[loads_.front()];
    });
    if (alike)
      set_loads();
    for (std::size_t i = 0; i < block_.body.size(); ++i) {
      Instruction& made = block_.body[i];
      if (made.kind == Kind::barrier) {
        KindTiming& barrier = machine_.config[Kind::barrier];
        const Rational slots = barrier.issue_cost;
        barrier = timings_[i];
        barrier.issue_cost = slots;
        made.destination = no_register;
      } else if (!alike || std::ranges::find(loads_, i) == loads_.end()) {
        made.unit = machine_.unit(timings_[i]);
      }
    }
  }

private:
  [[nodiscard]] const ItemNumbersOf<double>& item_of(std::size_t i) const {
    const std::string& id = model_.costs()[i].class_id;
    return *std::ranges::find(numbers_.items, id.empty() ? "NOP" : id,
                              &ItemNumbersOf<double>::name);
  }

  void set_loads() {
    KindTiming& kind = machine_.config[Kind::global];
    const Rational slots = kind.issue_cost;
    kind = timings_[loads_.front()];
    kind.issue_cost = slots;
    kind.backlog = endless;
    // The pipe of the DRAM becomes the kind's own where nothing else takes it.
    const auto dram = machine_.pipe_of(Resource::dram);
    const auto takes_dram = [&](const KindTiming& timing) {
      return dram && std::ranges::find(timing.also, *dram, &PipeUse::pipe) != timing.also.end();
    };
    const auto takers = std::ranges::count_if(timings_, takes_dram);
    if (!takes_dram(kind) || takers != std::ssize(loads_))
      return;
    const auto use = std::ranges::find(kind.also, *dram, &PipeUse::pipe);
    kind.interval = use->interval;
    kind.per_scheduler = false;
    kind.also.erase(use);
  }

  LoopMachine& machine_;
  const LoopNumbers& numbers_;
  const CodeModel& model_;
  const sass::Flowgraph& graph_;
  Block& block_;
  std::vector<KindTiming> timings_;
  std::vector<std::size_t> loads_; ///< that somebody waits for
};

/// The mnemonics whose latency the GPU lacks though others have it. An opcode that no table gives a
/// latency has its result at once, which the loop's assumptions say.
std::set<std::string> without_latency(const CodeModel& model, const sass::Analysis& analysis) {
  std::set<std::string> names;
  for (std::size_t i = 0; i < analysis.graph.operands.size(); ++i) {
    const sass::Operands& operands = analysis.graph.operands[i];
    const OpcodeClass opcode_class = operands.opcode->opcode_class;
    if (!operands.writes.empty() && analysis.times.latencies[at(opcode_class)].fact &&
        port_of(opcode_class) != Port::control && !model.latency_cycles(i))
      names.emplace(operands.mnemonic);
  }
  return names;
}

/// The run assumes what the bounds do, but its warps meet at barriers.
std::vector<Message> assumptions_of(const CodeLoop& loop, const sass::Function& code) {
  std::vector<Message> all = loop.assumptions;
  for (Message& each : all)
    if (each.is(barriers_are_passed))
      each = LOOM_TEXT("at barriers of the block all warps of the SM meet")();
  const auto pairs = std::ranges::count_if(
      code.instructions, [](const sass::Instruction& each) { return each.control.dual_issue; });
  if (pairs > 0)
    all.push_back(
        LOOM_TEXT("pairs that issue together go one after the other: %1")(static_cast<int>(pairs)));
  return all;
}

} // namespace

WarpProgram loop_program(const sass::Function& code, const CodeModel& model,
                         const sass::Flowgraph& graph) {
  const Dependences dependences(code, model, graph);
  const std::vector<BankReads> reads = bank_reads(code, graph);
  Block block;
  for (std::size_t i = 0; i < code.instructions.size(); ++i) {
    const sass::Instruction& each = code.instructions[i];
    Instruction made{.mnemonic = std::string(graph.operands[i].mnemonic),
                     .stall = std::max<int>(each.control.stall, 1),
                     .reads = reads[i],
                     .text = each.text};
    for (std::size_t k = 0; k < dependences.of(i).size(); ++k)
      made.sources[k] = static_cast<int>(dependences.of(i)[k]);
    made.destination = static_cast<int>(i); // also of what nobody waits for, but itself
    block.body.push_back(std::move(made));
  }
  return {{std::move(block)}};
}

Result<LoopRun> loop_run(const ResolvedScenario& scenario) {
  const sass::Function& code = *scenario.loop;
  const GpuSpec gpu = gpu_as_set(scenario);
  const auto issue = gpu.facts.value(FactKey::issue_thru);
  const auto schedulers = gpu.facts.value(FactKey::schedulers);
  if (!issue && !schedulers)
    return bad_argument(LOOM_TEXT("no source gives issue_thru or the number of schedulers of GPU "
                                  "'%1', which a loop of machine code needs")(gpu.id));
  const double count = std::clamp(std::round(schedulers ? *schedulers : *issue), 1.0, 64.0);
  const sass::Analysis analysis = sass::analyze(code, gpu);
  const CodeModel model(code, analysis, gpu, {});
  if (const auto lacking = without_latency(model, analysis); !lacking.empty())
    return bad_argument(
        LOOM_TEXT("%1 has no latency of %2, which the loop needs; set it, or choose "
                  "a GPU that has it")(gpu.name, fmt::format("{}", fmt::join(lacking, ", "))));
  LOOM_TRY(CodeLoop made, model.once());
  LoopRun run{
      .config = {}, .program = loop_program(code, model, analysis.graph), .code = std::move(made)};
  run.code.assumptions = assumptions_of(run.code, code);
  LoopMachine machine(run.code.numbers, static_cast<int>(count), policy_of(gpu));
  Units(machine, run.code.numbers, model, analysis.graph, run.program.blocks.front()).give();
  return machine.checked().map([&run](SmConfig config) {
    run.config = std::move(config);
    return std::move(run);
  });
}

} // namespace loom
