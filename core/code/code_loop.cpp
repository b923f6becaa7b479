#include "core/code/code_loop.h"

#include "core/base/number.h"
#include "core/sass/class_of.h"
#include "core/sass/trips.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <functional>
#include <map>
#include <set>

namespace loom {

using sass::at;
using sass::Flow;
using sass::OpcodeClass;

namespace {

constexpr double most_path = 1e6;
constexpr std::size_t most_called = 4'000'000; ///< blocks of all called functions together

std::string address_text(std::uint64_t address) { return fmt::format("{:04x}", address); }

/// Warps that execute one product of a warp group, each with an instruction of its own.
constexpr double group_warps = 4;
bool is_of_warp_group(std::string_view class_id) { return class_id.starts_with("HGMMA."); }

bool is_asynchronous_wait(std::string_view name) { return name == "SYNCS" || name == "WARPGROUP"; }

} // namespace

std::string_view to_string(Standing standing) {
  static constexpr std::array<Text, 3> names{LOOM_TEXT("known"), LOOM_TEXT("derived"),
                                             LOOM_TEXT("unknown")};
  return names[static_cast<std::size_t>(standing)].english;
}

/// What an iteration executes.
struct CodeModel::Body {
  std::vector<std::size_t> blocks;                   ///< ascending, those of calls included
  std::map<std::size_t, double> times;               ///< by block: executions an iteration
  double added_cycles = 0;                           ///< of further iterations of inner loops
  std::vector<std::pair<std::size_t, double>> inner; ///< loops inside and how often each runs
  std::vector<std::size_t> proven, assumed;          ///< of these: places in `inner`
};

CodeModel::CodeModel(const sass::Function& function, const sass::Analysis& analysis,
                     const GpuSpec& gpu, CodeSaid said)
    : function_(function), analysis_(analysis), gpu_(gpu), architecture_(architecture_of(gpu)),
      said_(std::move(said)), costs_(function.instructions.size()), times_(analysis.times) {
  times_.of_instruction.resize(costs_.size());
  std::map<std::string_view, std::size_t> first; // most mnemonics stand there often
  for (std::size_t i = 0; i < costs_.size(); ++i) {
    const auto [like, added] = first.try_emplace(analysis_.graph.operands[i].mnemonic, i);
    if (added)
      cost(i);
    else
      costs_[i] = costs_[like->second];
    if (costs_[i].latency && *costs_[i].latency > 0)
      times_.of_instruction[i] = costs_[i].latency;
  }
  find_callees();
}

LoopItem CodeModel::item_of(const std::string& class_id) const {
  LoopItem item{.instruction = class_id};
  const InstructionClass& known = *instruction_class(class_id);
  const auto set = [&](LoopOption option, std::optional<double> value) {
    if (value && takes_option(known, option))
      item.options[at(option)] = value;
  };
  if (known.space == MemorySpace::shared)
    set(LoopOption::passes, said_.shared_passes);
  const bool atomic = class_id == "ATOMG" || class_id == "RED";
  if (atomic) {
    const double l1 = said_.loads[at(LoopOption::l1)].value_or(0);
    const double l2 = said_.loads[at(LoopOption::l2)].value_or(0);
    if (l1 + l2 > 0)
      set(LoopOption::l2, std::min(l1 + l2, 1.0));
  } else if (known.space == MemorySpace::global && (known.result || known.asynchronous)) {
    for (const LoopOption option : {LoopOption::l1, LoopOption::l2, LoopOption::sectors,
                                    LoopOption::passes, LoopOption::bytes})
      set(option, said_.loads[at(option)]);
  }
  return item;
}

std::optional<LoopNumbers> CodeModel::numbers_of_item(const LoopItem& item) const {
  Loop alone;
  alone.items.push_back(item);
  auto numbers = loop_numbers<double>(alone, gpu_);
  return numbers ? std::optional(*std::move(numbers)) : std::nullopt;
}

bool CodeModel::lacks_bytes(const InstructionClass& known) const {
  return takes_option(known, LoopOption::bytes) && !said_.loads[at(LoopOption::bytes)];
}

void CodeModel::cost(std::size_t instruction) {
  CodeCost& cost = costs_[instruction];
  const std::string_view mnemonic = analysis_.graph.operands[instruction].mnemonic;
  const InstructionClass* known = sass::class_of(mnemonic);
  cost.unpriced = sass::accesses_memory(mnemonic);
  if (!known)
    return;
  std::string id = known->id;
  std::optional<LoopNumbers> numbers = numbers_of_item(item_of(id));
  bool derived = numbers && !numbers->assumed.empty();
  if (!numbers || derived)
    if (const InstructionClass* other = alike(gpu_, *known)) {
      id = other->id;
      derived = true;
      numbers = numbers_of_item(item_of(id));
    }
  if (!numbers)
    return;
  const ItemNumbersOf<double>& item = numbers->items.front();
  cost.class_id = id;
  cost.unpriced = !numbers->unpriced.empty();
  cost.use = item.use;
  if (is_of_warp_group(id))
    for (std::size_t r = 0; r < resource_count; ++r)
      if (r != index(Resource::issue))
        cost.use[r] /= group_warps;
  if (item.latency > 0)
    cost.latency = item.latency;
  const auto doubtful = [](const Fact& fact) {
    return fact.status == FactStatus::derived || fact.status == FactStatus::assumed;
  };
  if (const ClassNumbers* there =
          architecture_ ? loom::numbers_of(*architecture_, gpu_, id) : nullptr) {
    for (const Use& use : there->uses)
      derived = derived || doubtful(use.amount);
    for (std::size_t level = 0; level < item.levels.size(); ++level) {
      const bool global = there->instruction->space == MemorySpace::global;
      if (global && item.levels[level].share <= 0)
        continue;
      const auto latency = latency_of(
          gpu_, *there, global ? std::optional(static_cast<MemoryLevel>(level)) : std::nullopt);
      derived = derived || (latency && doubtful(*latency));
    }
  }
  for (std::size_t r = 0; r < resource_count; ++r)
    if (cost.use[r] > 0 && numbers->rates[r])
      cost.interval = std::max(cost.interval.value_or(0), cost.use[r] / *numbers->rates[r]);
  cost.standing = cost.unpriced ? Standing::unknown : derived ? Standing::derived : Standing::known;
}

void CodeModel::find_callees() {
  const std::vector<sass::Block>& blocks = analysis_.graph.blocks;
  std::map<std::size_t, std::vector<std::size_t>> callers; // by the block called
  for (std::size_t b = 0; b < blocks.size(); ++b)
    if (blocks[b].calls)
      callers[*blocks[b].calls].push_back(b);
  std::size_t steps = 0;
  for (auto& [entry, from] : callers) {
    const std::vector<std::size_t> all = sass::reached(analysis_.graph, {entry}, true);
    steps += all.size();
    if (steps > most_called)
      break;
    // Whoever comes back to code that it was called from calls itself.
    std::erase_if(from, [&](std::size_t b) { return std::ranges::binary_search(all, b); });
    callees_.push_back(
        {entry, sass::reached(analysis_.graph, {entry}, false), std::move(from), all.size()});
  }
  // Where nothing calls itself, a function reaches more than each that it calls.
  std::ranges::stable_sort(callees_, std::greater{}, &Callee::all);
  followed_.resize(blocks.size());
  for (std::size_t c = 0; c < callees_.size(); ++c)
    for (const std::size_t b : callees_[c].callers)
      followed_[b] = c;
}

std::vector<std::size_t> CodeModel::with_callees(std::vector<std::size_t> blocks) const {
  std::set<std::size_t> done;
  for (std::size_t k = 0; k < blocks.size(); ++k) // grows
    if (const auto callee = followed_[blocks[k]]; callee && done.insert(*callee).second)
      blocks.insert(blocks.end(), callees_[*callee].blocks.begin(), callees_[*callee].blocks.end());
  std::ranges::sort(blocks);
  const auto twice = std::ranges::unique(blocks);
  blocks.erase(twice.begin(), twice.end());
  return blocks;
}

std::vector<std::size_t> CodeModel::instructions_of(const std::vector<std::size_t>& blocks) const {
  std::vector<std::size_t> all;
  for (const std::size_t b : blocks)
    for (std::size_t i = analysis_.graph.blocks[b].begin; i < analysis_.graph.blocks[b].end; ++i)
      all.push_back(i);
  return all;
}

CodeModel::Body CodeModel::counted(const std::vector<std::size_t>& blocks,
                                   std::optional<std::size_t> of) const {
  const sass::Flowgraph& graph = analysis_.graph;
  Body body;
  body.blocks = with_callees(blocks);
  std::map<std::size_t, double> trips; // by block: of all inner loops that it is in
  for (const std::size_t b : body.blocks)
    trips[b] = 1;
  for (std::size_t l = 0; l < graph.loops.size(); ++l) {
    const sass::BlockLoop& inner = graph.loops[l];
    if (l == of || !std::ranges::binary_search(body.blocks, inner.header))
      continue;
    const std::uint64_t address = function_.instructions[inner.first].address;
    const auto told = std::ranges::find(said_.trips, address, &CodeSaid::Trips::address);
    const auto proven = sass::proven_trips(function_, graph, l);
    const double times = told != said_.trips.end() ? told->times : proven.value_or(1);
    if (told == said_.trips.end())
      (proven ? body.proven : body.assumed).push_back(body.inner.size());
    body.inner.emplace_back(l, times);
    for (const std::size_t b : inner.blocks)
      trips[b] *= times;
  }
  std::map<std::size_t, double> calls; // by callee
  const auto execute = [&](const std::vector<std::size_t>& executed, double times) {
    for (const std::size_t b : executed) {
      body.times[b] += times * trips[b];
      if (followed_[b])
        calls[*followed_[b]] += times * trips[b];
    }
  };
  execute(blocks, 1);
  for (const auto& [callee, times] : calls) // grows behind the callee only
    execute(callees_[callee].blocks, times);
  std::map<std::size_t, double> run; // by block: executions whose cycles are counted
  for (const std::size_t b : body.blocks)
    run[b] = 1; // in the iteration itself
  const auto add = [&](double times, const std::vector<std::size_t>& of_them) {
    const std::vector<std::size_t> executed = with_callees(of_them);
    for (const std::size_t b : executed)
      run[b] += times;
    body.added_cycles +=
        times * sass::iteration(function_, graph, instructions_of(executed), times_, true).cycles;
  };
  for (const auto& [l, times] : body.inner)
    if (times != 1)
      add(body.times[graph.loops[l].header] / times * (times - 1), graph.loops[l].blocks);
  for (const auto& [c, times] : calls) { // from several places
    const Callee& callee = callees_[c];
    if (const double more = body.times[callee.entry] - run[callee.entry]; more > 0)
      add(more, callee.blocks);
  }
  return body;
}

Result<CodeLoop> CodeModel::loop(std::size_t loop) const {
  return made(counted(analysis_.graph.loops[loop].blocks, loop), true);
}

Result<CodeLoop> CodeModel::whole() const {
  return made(counted(sass::reached(analysis_.graph, {0}, false), {}), false);
}

Result<CodeLoop> CodeModel::once() const {
  Body body;
  for (std::size_t b = 0; b < analysis_.graph.blocks.size(); ++b) {
    body.blocks.push_back(b);
    body.times[b] = 1;
  }
  return made(body, true);
}

std::optional<double> CodeModel::latency_cycles(std::size_t instruction) const {
  const OpcodeClass opcode_class = analysis_.graph.operands[instruction].opcode->opcode_class;
  return times_.latency_of(instruction, opcode_class);
}

Result<CodeLoop> CodeModel::made(const Body& body, bool repeats) const {
  const sass::Flowgraph& graph = analysis_.graph;
  const std::vector<std::size_t> instructions = instructions_of(body.blocks);
  CodeLoop result;
  std::map<std::string, double> counts;
  std::set<std::string> unpriced;
  for (const std::size_t i : instructions) {
    const bool unknown = costs_[i].standing == Standing::unknown;
    result.at_most = result.at_most || unknown || costs_[i].unpriced;
    if (costs_[i].unpriced)
      unpriced.emplace(graph.operands[i].mnemonic);
    const std::string& id = costs_[i].class_id;
    const double times = body.times.at(graph.block_of[i]);
    // A quarter of a warp group's product; the issue slots of the other three are a warp's own.
    const double part = is_of_warp_group(id) ? 1 / group_warps : 1;
    counts[id.empty() ? "NOP" : id] += times * part;
    if (part < 1)
      counts["NOP"] += times * (1 - part);
  }
  result.iteration = sass::iteration(function_, graph, instructions, times_, repeats);
  Loop& loop = result.loop;
  loop.title = function_.name.substr(0, 200);
  loop.path = std::max(result.iteration.cycles + body.added_cycles, 1.0);
  const auto largest =
      std::ranges::max_element(counts, {}, [](const auto& each) { return each.second; });
  if (*loop.path > most_path || counts.size() > max_loop_items ||
      (largest != counts.end() && largest->second > max_loop_count))
    return bad_argument(LOOM_TEXT("an iteration takes %1 cycles with the trips of its inner loops; "
                                  "expected at most %2: look at the inner loop")(
        significant(*loop.path), significant(most_path)));
  for (const auto& [id, count] : counts) {
    LoopItem item = item_of(id);
    item.count = count;
    loop.items.push_back(std::move(item));
  }
  LOOM_TRY(result.numbers, loop_numbers<double>(loop, gpu_));
  result.numbers.unpriced.assign(unpriced.begin(), unpriced.end()); // as the listing names them
  say(body, result);
  return result;
}

void CodeModel::say(const Body& body, CodeLoop& result) const {
  const sass::Flowgraph& graph = analysis_.graph;
  std::vector<Message>& all = result.assumptions;
  const auto address = [&](std::size_t i) {
    return address_text(function_.instructions[i].address);
  };
  int global = 0, stores = 0, shared = 0, local = 0, guarded = 0, branches = 0, barriers = 0,
      asynchronous = 0;
  std::set<std::string> unknown, derived, generic, bulk, of_group;
  std::map<std::string, std::string> stand_ins;
  for (const std::size_t b : body.blocks)
    for (std::size_t i = graph.blocks[b].begin; i < graph.blocks[b].end; ++i) {
      const sass::Operands& operands = graph.operands[i];
      const CodeCost& cost = costs_[i];
      const OpcodeClass opcode_class = operands.opcode->opcode_class;
      const InstructionClass* known = sass::class_of(operands.mnemonic);
      if (known && known->space == MemorySpace::global && opcode_class != OpcodeClass::local)
        ++(known->result || known->asynchronous ? global : stores);
      shared += known && known->space == MemorySpace::shared ? 1 : 0;
      local += opcode_class == OpcodeClass::local ? 1 : 0;
      const bool branch = operands.opcode->flow == Flow::branch;
      guarded += operands.guarded && !branch ? 1 : 0;
      branches += branch && operands.guarded && i + 1 != graph.blocks[body.blocks.back()].end;
      barriers += opcode_class == OpcodeClass::barrier && operands.opcode->name == "BAR" ? 1 : 0;
      asynchronous += is_asynchronous_wait(operands.opcode->name) ? 1 : 0;
      if (sass::is_generic(operands.mnemonic))
        generic.emplace(operands.mnemonic);
      if (is_of_warp_group(cost.class_id))
        of_group.insert(cost.class_id);
      if (known && lacks_bytes(*known))
        bulk.emplace(operands.mnemonic);
      else if (cost.class_id.empty())
        unknown.insert(std::string(operands.mnemonic));
      else if (cost.unpriced)
        continue; // said of all of them
      else if (known && known->id != cost.class_id)
        stand_ins[known->id] = cost.class_id;
      else if (cost.standing == Standing::derived)
        derived.insert(cost.class_id);
    }
  const auto option = [&](LoopOption which) { return said_.loads[at(which)]; };
  if (global > 0) {
    const double l1 = option(LoopOption::l1).value_or(0), l2 = option(LoopOption::l2).value_or(0);
    all.push_back(
        option(LoopOption::l1) || option(LoopOption::l2)
            ? LOOM_TEXT("L1 serves %1 and L2 %2 of the global loads, DRAM the rest, all alike")(
                  significant(l1), significant(l2))
            : LOOM_TEXT("DRAM serves every global load: hit rates are not given")());
    if (!option(LoopOption::sectors) && !option(LoopOption::passes))
      all.push_back(
          LOOM_TEXT("global accesses are coalesced: neighbours read neighbouring words")());
  }
  if (!generic.empty())
    all.push_back(LOOM_TEXT("generic accesses are taken as those of global memory: %1")(
        fmt::format("{}", fmt::join(generic, ", "))));
  if (stores > 0)
    all.push_back(LOOM_TEXT("global stores are coalesced and go through to DRAM")());
  if (shared > 0 && !said_.shared_passes)
    all.push_back(LOOM_TEXT("shared memory is accessed without bank conflicts")());
  if (local > 0)
    all.push_back(LOOM_TEXT(
        "local memory (registers spilled, %1 accesses) is served as global memory is")(local));
  for (const std::size_t k : body.proven)
    all.push_back(LOOM_TEXT("the loop at %1 inside runs %2 times: proved")(
        address(graph.loops[body.inner[k].first].first), significant(body.inner[k].second, 6)));
  for (const std::size_t k : body.assumed)
    all.push_back(LOOM_TEXT("the loop at %1 inside runs once: its trip count is not known")(
        address(graph.loops[body.inner[k].first].first)));
  if (branches > 0)
    all.push_back(LOOM_TEXT(
        "code that branches may jump over is executed in every iteration; such branches: %1")(
        branches));
  if (guarded > 0)
    all.push_back(
        LOOM_TEXT("instructions under a predicate are issued in every iteration: %1")(guarded));
  for (const bool followed : {true, false})
    for (const std::size_t b : body.blocks) {
      const std::size_t last = graph.blocks[b].end - 1;
      if (graph.operands[last].opcode->flow == Flow::call && followed_[b].has_value() == followed)
        all.push_back(
            followed
                ? LOOM_TEXT("the call at %1 is followed: each block of what it calls once")(
                      address(last))
                : LOOM_TEXT("the call at %1 costs one branch: what it calls is not in the listing, "
                            "calls itself or is too large")(address(last)));
    }
  if (barriers > 0)
    all.push_back(barriers_are_passed());
  if (asynchronous > 0)
    all.push_back(LOOM_TEXT("waits for asynchronous copies and products are over at once")());
  if (result.iteration.at_least)
    all.push_back(
        LOOM_TEXT("a wait may be longer than counted: a latency, or when operands are read, "
                  "is not known")());
  if (!of_group.empty())
    all.push_back(
        LOOM_TEXT("each of the four warps of a group counts a quarter of its products, and "
                  "an issue slot: %1")(fmt::format("{}", fmt::join(of_group, ", "))));
  if (!stand_ins.empty()) {
    std::vector<std::string> pairs;
    for (const auto& [id, other] : stand_ins)
      pairs.push_back(fmt::format("{} → {}", id, other));
    all.push_back(
        LOOM_TEXT("latencies that no source gives are those of a class that the same pipe "
                  "executes: %1")(fmt::format("{}", fmt::join(pairs, ", "))));
  }
  if (!derived.empty())
    all.push_back(LOOM_TEXT("numbers that are derived, not measured: %1")(
        fmt::format("{}", fmt::join(derived, ", "))));
  if (!bulk.empty())
    all.push_back(LOOM_TEXT("how many bytes these copies move is not said: %1")(
        fmt::format("{}", fmt::join(bulk, ", "))));
  if (!result.numbers.unpriced.empty())
    all.push_back(
        LOOM_TEXT("what these take of the memory is not known, and so what limits is not: "
                  "%1")(fmt::format("{}", fmt::join(result.numbers.unpriced, ", "))));
  if (!unknown.empty())
    all.push_back(LOOM_TEXT("what these cost is not known, each counts as one issue slot: %1")(
        fmt::format("{}", fmt::join(unknown, ", "))));
  if (all.empty())
    all.push_back(LOOM_TEXT("every warp executes the same instructions")());
}

int CodeModel::registers() const {
  int highest = 0;
  for (const sass::Operands& operands : analysis_.graph.operands)
    for (const auto* registers : {&operands.reads, &operands.writes})
      for (const sass::Registers& r : *registers)
        if (r.file == sass::File::gpr)
          highest = std::max(highest, r.first + r.count);
  return std::max(highest, 1);
}

std::vector<sass::LineCost> line_costs(const sass::Study& study) {
  const CodeModel model(study.function(), study.analysis, *study.gpu, {});
  std::vector<sass::LineCost> costs;
  for (const CodeCost& cost : model.costs())
    costs.push_back({.of = cost.class_id, .latency = cost.latency, .interval = cost.interval});
  const auto take = [&costs](const Result<CodeLoop>& code) {
    if (code)
      for (const sass::IterationStep& step : code->iteration.steps) {
        sass::LineCost& cost = costs[step.instruction];
        cost.wait = step.wait;
        cost.at_least = step.at_least;
        cost.critical = step.critical;
      }
  };
  take(model.whole());
  for (std::size_t l = 0; l < study.analysis.loops.size(); ++l) // outer before inner
    take(model.loop(l));
  return costs;
}

} // namespace loom
