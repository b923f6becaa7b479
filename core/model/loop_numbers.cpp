#include "core/model/loop_numbers.h"

#include "core/base/nearest.h"
#include "core/memory/banks.h"
#include "core/trace/quantity.h"

#include <algorithm>
#include <cmath>
#include <set>

namespace loom {
namespace {

/// "ilp, l1, l2"
std::string listed(const std::vector<std::string>& names) {
  std::string text;
  for (const std::string& name : names)
    text += (text.empty() ? "" : ", ") + name;
  return text;
}

using why::Traced;

constexpr double sector_bytes = 32, line_bytes = 128;

/// Reads the numbers of one loop.
template <class Number> class Numbers {
public:
  Numbers(const Loop& loop, const GpuSpec& gpu, std::span<const Place> places,
          const NumberEdit& edit)
      : loop_(loop), gpu_(gpu), architecture_(architecture_of(gpu)), places_(places), edit_(edit) {}

  Result<LoopNumbersOf<Number>> read() {
    if (std::ranges::none_of(loop_.items, [](const LoopItem& item) { return item.count > 0; }))
      return problem(LOOM_TEXT("the loop has no instruction: expected a count above 0")());
    LOOM_CHECK(check_roles());
    LoopNumbersOf<Number> numbers;
    if (loop_.has_roles()) {
      producers_ =
          chosen(loop_.producers, "loop.producers", LOOM_TEXT("producer warps of a block")(), "p");
      consumers_ =
          chosen(loop_.consumers, "loop.consumers", LOOM_TEXT("consumer warps of a block")(), "q");
      numbers.block = producers_ + consumers_;
    }
    numbers.ilp = chosen(loop_.ilp, "loop.ilp", LOOM_TEXT("independent chains per warp")(), "K");
    if (loop_.path)
      numbers.path = chosen(*loop_.path, "loop.path", LOOM_TEXT("critical path of an iteration")(),
                            "L", "cycles");
    for (at_ = 0; at_ < loop_.items.size(); ++at_) {
      LOOM_TRY(ItemNumbersOf<Number> item, read_item(loop_.items[at_]));
      numbers.items.push_back(std::move(item));
    }
    // Without memory instructions those of the SFU stand for them, as in thesis §4.7.
    const bool memory = std::ranges::any_of(
        numbers.items, [](const auto& item) { return item.role == AlphaRole::memory; });
    if (!memory)
      for (ItemNumbersOf<Number>& item : numbers.items)
        if (uses(item, Resource::sfu))
          item.role = AlphaRole::memory;
    for (const ResourceInfo& info : resource_table())
      if (const auto rate = rate_of(gpu_, architecture_, info.resource))
        numbers.rates[static_cast<std::size_t>(info.resource)] =
            given(*rate, "loop.rate." + std::string(info.name), LOOM_TEXT("rate of %1")(info.name),
                  "rate_" + std::string(info.name), info.rate_unit);
    numbers.assumed.assign(assumed_.begin(), assumed_.end());
    for (const ItemNumbersOf<Number>& item : numbers.items)
      if (why::value_of(item.count) > 0 && !is_priced(item, numbers))
        numbers.unpriced.push_back(item.name);
    std::ranges::sort(numbers.unpriced);
    numbers.unpriced.erase(std::unique(numbers.unpriced.begin(), numbers.unpriced.end()),
                           numbers.unpriced.end());
    if (const Fact* schedulers = gpu_.facts.find(FactKey::schedulers))
      numbers.schedulers = given(*schedulers, "loop.schedulers", LOOM_TEXT("schedulers of an SM")(),
                                 "S", "schedulers/SM");
    return numbers;
  }

private:
  [[nodiscard]] double edited(const std::string& id, double value,
                              const Fact* fact = nullptr) const {
    return edit_ ? edit_(id, value, fact) : value;
  }

  /// A number of a file.
  [[nodiscard]] Number given(const Fact& fact, const std::string& id, const Message& name,
                             const std::string& symbol, std::string_view unit) const {
    const double value = edited(id, fact.value, &fact);
    if constexpr (std::is_same_v<Number, double>)
      return value;
    else
      return why::given({.id = id,
                         .name = name,
                         .symbol = symbol,
                         .unit = std::string(unit),
                         .value = value,
                         .source = fact.source,
                         .status = fact.status,
                         .note = fact.note});
  }

  /// A number that the loop's author chose.
  [[nodiscard]] Number chosen(double value, const std::string& id, const Message& name,
                              const std::string& symbol, std::string_view unit = "") const {
    value = edited(id, value);
    if constexpr (std::is_same_v<Number, double>)
      return value;
    else
      return why::given({.id = id,
                         .name = name,
                         .symbol = symbol,
                         .unit = std::string(unit),
                         .value = value,
                         .source = LOOM_TEXT("the loop as given")()});
  }
  /// Of the item at hand; nothing where it does not say it.
  [[nodiscard]] std::optional<Number> chosen(const LoopItem& item, LoopOption option,
                                             const Message& name, const char* symbol) const {
    const LoopOptionInfo& info = loop_option_info(option);
    if (const std::optional<double> value = item.option(option))
      return chosen(*value, id(std::string(info.name)), name, symbol + ("_" + place()), info.unit);
    return std::nullopt;
  }

  static bool uses(const ItemNumbersOf<Number>& item, Resource resource) {
    return why::value_of(item.use[index(resource)]) > 0;
  }

  [[nodiscard]] tl::unexpected<Error> problem(Message detail) const {
    return problem(at_, std::move(detail));
  }
  [[nodiscard]] tl::unexpected<Error> problem(std::size_t item, Message detail) const {
    return fail(ErrorCode::bad_input, std::move(detail),
                item < places_.size() ? places_[item] : Place{});
  }

  /// Whether it is no access to memory, or known what it takes of what serves it.
  [[nodiscard]] bool is_priced(const ItemNumbersOf<Number>& item,
                               const LoopNumbersOf<Number>& loop) const {
    const auto takes = [&](Resource resource) {
      return uses(item, resource) && loop.rates[index(resource)];
    };
    const InstructionClass& known = *instruction_class(item.name);
    switch (known.space) {
    case MemorySpace::none:
      return true;
    case MemorySpace::global:
      // What a load and a store take follows from their bytes, of other accesses it does not.
      if (!item.name.starts_with("LDG.") && !item.name.starts_with("STG.") &&
          !(architecture_ && numbers_of(*architecture_, gpu_, known.id)) &&
          !assumed_.contains(known.id))
        return false;
      return uses(item, Resource::dram) ? takes(Resource::dram)
             : uses(item, Resource::l2) ? takes(Resource::l2)
                                        : takes(Resource::l1) || takes(Resource::ldst);
    case MemorySpace::shared:
      return takes(Resource::shared) || takes(Resource::ldst);
    case MemorySpace::constant:
      return takes(Resource::constant);
    }
    return false;
  }

  /// Whether no warp of a block waits for ever.
  [[nodiscard]] Result<void> check_roles() const {
    const auto& items = loop_.items;
    const auto first = [&](WarpRole role) {
      return static_cast<std::size_t>(std::ranges::find(items, role, &LoopItem::role) -
                                      items.begin());
    };
    const std::size_t every = first(WarpRole::every), producer = first(WarpRole::producer),
                      consumer = first(WarpRole::consumer);
    if (!loop_.has_roles() && producer == items.size() && consumer == items.size())
      return {};
    if (every < items.size())
      return problem(every,
                     LOOM_TEXT("%1 belongs to no role: put it under 'role producer' or 'role "
                               "consumer'")(items[every].instruction));
    if (producer == items.size())
      return problem(consumer, LOOM_TEXT("consumers without a producer wait for ever: add 'role "
                                         "producer' with a copy such as 'UTMALDG bytes=8192 "
                                         "stages=4'")());
    if (consumer == items.size())
      return problem(producer, LOOM_TEXT("producers without a consumer wait for ever once their "
                                         "stages are full: add 'role consumer' with what "
                                         "computes")());
    if (loop_.ilp != 1 || loop_.path)
      return problem(producer, LOOM_TEXT("a warp with a role has one chain: expected ILP 1 and no "
                                         "critical path")());
    std::optional<double> stages;
    std::array<double, 2> barriers{};
    std::size_t barrier = 0;
    for (std::size_t i = 0; i < items.size(); ++i) {
      const LoopItem& item = items[i];
      if (item.instruction == "BAR.SYNC" && item.count > 0) {
        barriers[item.role == WarpRole::producer ? 0 : 1] += item.count;
        barrier = i;
      }
      const std::optional<double> its = item.option(LoopOption::stages);
      if (item.role != WarpRole::producer || !its || item.count <= 0)
        continue;
      if (stages && *stages != *its)
        return problem(i, LOOM_TEXT("all copies of the producers fill one ring: expected stages=%1 "
                                    "here too")(*stages));
      stages = its;
    }
    if (!stages)
      return problem(producer, LOOM_TEXT("the producers fill no ring, so that the consumers wait "
                                         "for ever: give one of their copies stages=N")());
    if (std::abs(barriers[0] - barriers[1]) > 1e-9 * std::max(barriers[0], barriers[1]))
      return problem(barrier,
                     LOOM_TEXT("BAR.SYNC waits for every warp of the block, for ever where some "
                               "never reach it: %1 times an iteration in role producer, %2 in role "
                               "consumer; give both as many")(barriers[0], barriers[1]));
    return {};
  }
  /// Of the item at hand: from 1.
  [[nodiscard]] std::string place() const { return std::to_string(at_ + 1); }
  [[nodiscard]] std::string id(const std::string& what) const {
    return "loop." + place() + "." + what;
  }

  static bool is_waited_for(const InstructionClass& known) {
    return known.result || known.asynchronous;
  }
  /// What a GPU's own file gives, as sfu_lat, is asked of the user where it is missing, of a mix
  /// and of its loop alike.
  static bool is_of_mix(const InstructionClass& known) {
    return known.id == "MUFU.RSQ" || known.id == "LDS.32";
  }
  /// Of the architecture or the GPU itself, at any level.
  [[nodiscard]] bool has_latency(const ClassNumbers& numbers) const {
    for (const std::optional<MemoryLevel> level :
         {std::optional<MemoryLevel>(), {MemoryLevel::l1}, {MemoryLevel::l2}, {MemoryLevel::dram}})
      if (latency_of(gpu_, numbers, level) || latency_of(gpu_, numbers, level, true))
        return true;
    return false;
  }

  /// "LDSM.x4 came with compute capability 7.5: GPU GTX 980 has 5.2"
  [[nodiscard]] Message not_there(const InstructionClass& known) const {
    const auto capability = [](int both) {
      return std::to_string(both / 10) + "." + std::to_string(both % 10);
    };
    const std::string own = gpu_.compute_capability;
    if (is_amd(own))
      return LOOM_TEXT("%1 is of NVIDIA's GPUs from compute capability %2 on: %3 has none")(
          known.id, capability(known.since), gpu_.name);
    if (known.until > 0 && known.since == known.until)
      return LOOM_TEXT("%1 is of compute capability %2 alone: GPU %3 has %4")(
          known.id, capability(known.since), gpu_.name, own);
    if (known.until > 0)
      return LOOM_TEXT("%1 is of compute capability %2 to %3: GPU %4 has %5")(
          known.id, capability(known.since), capability(known.until), gpu_.name, own);
    return LOOM_TEXT("%1 came with compute capability %2: GPU %3 has %4")(
        known.id, capability(known.since), gpu_.name, own);
  }

  Result<ItemNumbersOf<Number>> read_item(const LoopItem& item) {
    const InstructionClass* known = instruction_class(item.instruction);
    if (!known) {
      std::vector<std::string> ids;
      for (const InstructionClass& each : instruction_classes())
        ids.push_back(each.id);
      if (!nearest(item.instruction, ids).empty())
        return problem(LOOM_TEXT("unknown class of instruction '%1'%2")(
            item.instruction, did_you_mean(item.instruction, ids)));
      std::string family = item.instruction.substr(0, item.instruction.find('.')) + ".";
      std::ranges::transform(family, family.begin(),
                             [](char c) { return c >= 'a' && c <= 'z' ? char(c - 'a' + 'A') : c; });
      std::erase_if(ids, [&family](const std::string& id) { return !id.starts_with(family); });
      return problem(ids.empty() ? unknown_class(item.instruction)
                                 : LOOM_TEXT("unknown class of instruction '%1'; known are %2")(
                                       item.instruction, listed(ids)));
    }
    LOOM_CHECK(check_options(item, *known));
    LOOM_CHECK(check_access(item, *known));
    if (!exists_on(*known, gpu_.compute_capability))
      return problem(not_there(*known));
    const ClassNumbers nothing{.instruction = known};
    const ClassNumbers* there =
        architecture_ ? numbers_of(*architecture_, gpu_, known->id) : nullptr;
    std::optional<ClassNumbers> kin;
    if (!is_of_mix(*known) && (!there || (is_waited_for(*known) && !has_latency(*there))))
      kin = kin_numbers(gpu_, *known);
    if (kin && there) // a latency alone is missing
      kin->uses = there->uses;
    if (kin)
      assumed_.insert(known->id);
    const ClassNumbers& costs = kin ? *kin : there ? *there : nothing;

    ItemNumbersOf<Number> numbers;
    numbers.name = known->id;
    numbers.warp_role = item.role;
    if (item.role != WarpRole::every)
      numbers.warps = item.role == WarpRole::producer ? producers_ : consumers_;
    numbers.count =
        chosen(item.count, id("count"), LOOM_TEXT("instructions %1")(known->id), "c_" + place());
    const auto option = [&](LoopOption which, Text name, const char* symbol, double otherwise) {
      return chosen(item, which, name(known->id), symbol).value_or(Number(otherwise));
    };
    numbers.independent =
        option(LoopOption::ilp, LOOM_TEXT("%1 that do not wait for each other"), "k", 1);
    numbers.stages =
        option(LoopOption::stages, LOOM_TEXT("iterations later that %1 is waited for"), "s", 0);
    const Shares shares = shares_of(item, *known);
    for (const ResourceInfo& info : resource_table())
      numbers.use[static_cast<std::size_t>(info.resource)] = use(item, *known, costs, info, shares);
    if (known->space == MemorySpace::global) {
      numbers.bytes = bytes_of(item, *known);
      numbers.dram = why::value_of(shares[2]) > 0;
    }
    numbers.role = known->space != MemorySpace::none ? AlphaRole::memory
                   : uses(numbers, Resource::fp32) || uses(numbers, Resource::integer) ||
                           uses(numbers, Resource::fp64) || uses(numbers, Resource::sfu) ||
                           uses(numbers, Resource::tensor)
                       ? AlphaRole::arithmetic
                       : AlphaRole::neither;
    if (!is_waited_for(*known))
      return numbers;
    // Where a source gives one of the two, it stands for both.
    const std::optional<Number> own = latency_by_shares(costs, shares, false);
    const std::optional<Number> across = latency_by_shares(costs, shares, true);
    if (!own && !across)
      return problem(
          LOOM_TEXT("no source gives the latency of %1 on GPU %2")(known->id, gpu_.name));
    numbers.own_latency = own ? *own : *across;
    numbers.latency = across ? *across : *own;
    if (const std::optional<Number> more = conflict_cycles(item, *known, costs)) {
      numbers.own_latency = numbers.own_latency + *more;
      numbers.latency = numbers.latency + *more;
    }
    if (known->space == MemorySpace::global)
      for (std::size_t l = 0; l < shares.size(); ++l)
        if (why::value_of(shares[l]) > 0)
          numbers.levels[l] = {shares[l], *latency_at(costs, static_cast<MemoryLevel>(l), true),
                               *latency_at(costs, static_cast<MemoryLevel>(l), false)};
    return numbers;
  }

  /// Whether the class takes the options that the item has.
  [[nodiscard]] Result<void> check_options(const LoopItem& item,
                                           const InstructionClass& known) const {
    std::vector<std::string> taken;
    for (const LoopOptionInfo& each : loop_option_table())
      if (takes_option(known, static_cast<LoopOption>(&each - loop_option_table().data())))
        taken.emplace_back(each.name);
    for (std::size_t i = 0; i < loop_option_count; ++i)
      if (item.options[i] && !takes_option(known, static_cast<LoopOption>(i)))
        return problem(LOOM_TEXT("%1 takes no option '%2'; it takes %3")(
            known.id, loop_option_table()[i].name, listed(taken)));
    if (const auto passes = item.option(LoopOption::passes);
        passes && *passes < least_of(known, LoopOption::passes))
      return problem(LOOM_TEXT("%1: expected passes of at least %2, found %3")(
          known.id, least_of(known, LoopOption::passes), *passes));
    if (takes_option(known, LoopOption::bytes) && !item.option(LoopOption::bytes))
      return problem(LOOM_TEXT("%1 moves as many bytes as it is told: expected bytes=N")(known.id));
    return {};
  }

  /// Whether the GPU's file knows the item's access pattern.
  [[nodiscard]] Result<void> check_access(const LoopItem& item, const InstructionClass& known) {
    pattern_ = item.access.empty() ? nullptr : gpu_.pattern(item.access);
    if (item.access.empty())
      return {};
    if (!is_of_patterns(known))
      return problem(LOOM_TEXT("%1 takes no option '%2'; loads of 4 bytes a thread, LDG.32, take "
                               "it")(known.id, "access"));
    for (const LoopOption other :
         {LoopOption::l1, LoopOption::l2, LoopOption::passes, LoopOption::sectors})
      if (item.option(other))
        return problem(LOOM_TEXT("'%1' and 'access' exclude each other: the pattern was measured "
                                 "with what it takes")(loop_option_info(other).name));
    if (pattern_)
      return {};
    std::vector<std::string> ids;
    for (const AccessPattern& each : gpu_.patterns)
      ids.push_back(each.id);
    return problem(ids.empty()
                       ? LOOM_TEXT("no access pattern of GPU %1 is known")(gpu_.name)
                       : LOOM_TEXT("no access pattern '%1' of GPU %2 is known; known are %3")(
                             item.access, gpu_.name, listed(ids)));
  }
  /// Patterns are measured with the load that mem_thru counts.
  static bool is_of_patterns(const InstructionClass& known) { return known.id == "LDG.32"; }

  /// What the item's pattern, where it has one, says of a number of the GPU.
  [[nodiscard]] const Fact* of_pattern(FactKey key) const {
    return pattern_ ? pattern_->facts.find(key) : nullptr;
  }

  /// Cycles that a shared load's passes add to its latency; nothing where they are those without
  /// conflict, or no source says what one takes.
  [[nodiscard]] std::optional<Number> conflict_cycles(const LoopItem& item,
                                                      const InstructionClass& known,
                                                      const ClassNumbers& costs) const {
    const std::optional<double> times = item.option(LoopOption::passes);
    if (!times || known.space != MemorySpace::shared || !known.id.starts_with("LDS."))
      return std::nullopt;
    const double plain = known.bytes / 4.0;
    const double passes = plain * edited(id("passes"), *times);
    const memory::ConflictLatency curve = memory::conflict_latency(gpu_);
    const auto first = curve.cycles(1), before = curve.cycles(plain),
               after = curve.cycles(std::max(1.0, passes));
    const auto generation = memory::generation_of(gpu_.architecture);
    if (passes == plain || !first || !before || !after || !generation ||
        *generation == memory::Generation::kepler)
      return std::nullopt;
    // Words wider than a bank are served in as many parts, each of which takes a little longer than
    // its passes; a broadcast is served in fewer.
    double part = 0;
    if (const auto latency = latency_of(gpu_, costs); latency && plain > 1)
      part = std::max(0.0, latency->value - *before) / (plain - 1);
    const double more = *after - *before - part * std::max(0.0, plain - std::max(1.0, passes));
    const Fact* source = gpu_.facts.find(FactKey::conflict_lat_1);
    if (!source)
      source = gpu_.facts.find(FactKey::shared_lat);
    return given(Fact{more, source->source, FactStatus::derived,
                      LOOM_TEXT("%1 passes in place of %2")(passes, plain)},
                 id("conflict"),
                 LOOM_TEXT("cycles that the passes add to the latency of %1")(known.id),
                 "Δλ_" + place(), "cycles");
  }

  /// Of accesses by MemoryLevel.
  using Shares = std::array<Number, 3>;
  [[nodiscard]] Shares shares_of(const LoopItem& item, const InstructionClass& known) const {
    const auto share = [&](LoopOption level) {
      const std::string_view name = loop_option_info(level).name;
      return chosen(item, level, LOOM_TEXT("share of %1 served by %2")(known.id, name),
                    level == LoopOption::l1 ? "h_l1" : "h_l2")
          .value_or(Number(0));
    };
    const Number l1 = share(LoopOption::l1), l2 = share(LoopOption::l2);
    const Number rest = Number(1) - l1 - l2;
    return {l1, l2, why::value_of(rest) > 1e-9 ? rest : Number(0)};
  }

  [[nodiscard]] Number bytes_of(const LoopItem& item, const InstructionClass& known) const {
    if (const auto sectors =
            chosen(item, LoopOption::sectors, LOOM_TEXT("sectors of %1")(known.id), "q"))
      return *sectors * sector_bytes;
    return chosen(item, LoopOption::bytes, LOOM_TEXT("bytes of %1")(known.id), "b")
        .value_or(
            Number(static_cast<double>(lanes_of_warp(gpu_.compute_capability)) * known.bytes));
  }

  /// What one instruction takes of a resource.
  [[nodiscard]] Number use(const LoopItem& item, const InstructionClass& known,
                           const ClassNumbers& costs, const ResourceInfo& info,
                           const Shares& shares) const {
    const std::string name(info.name);
    if (known.space == MemorySpace::global &&
        (info.resource == Resource::l1 || info.resource == Resource::l2 ||
         info.resource == Resource::dram)) {
      // A bulk copy goes past the L1.
      if (info.resource == Resource::l1 && known.bytes == 0)
        return 0;
      const Number bytes = bytes_of(item, known);
      if (const Fact* pattern = of_pattern(FactKey::mem_thru)) {
        const auto rate = rate_of(gpu_, architecture_, Resource::dram);
        if (info.resource != Resource::dram || !rate)
          return 0;
        return given(Fact{rate->value / pattern->value, pattern->source, pattern->status,
                          LOOM_TEXT("Bytes that DRAM moves of coalesced accesses meanwhile. %1")(
                              pattern->note)},
                     "loop.LDG.32." + pattern_->id + ".use." + name,
                     LOOM_TEXT("use of %1 by %2")(name, known.id), "u_" + name + "_" + place(),
                     info.unit);
      }
      // The L2 looks up a line for each that an access touches, which takes as long for one of its
      // sectors as for all.
      const std::optional<Number> lines =
          chosen(item, LoopOption::passes, LOOM_TEXT("lines of %1")(known.id), "p");
      return info.resource == Resource::l1 ? bytes
             : info.resource == Resource::l2
                 ? (lines ? *lines * line_bytes : bytes) * (shares[1] + shares[2])
                 : bytes * shares[2];
    }
    const std::optional<Fact> amount = use_of(gpu_, costs, info.resource);
    if (!amount || amount->value <= 0)
      return 0;
    const Number one =
        given(*amount, "loop." + known.id + ".use." + name,
              LOOM_TEXT("use of %1 by %2")(name, known.id), "u_" + name + "_" + place(), info.unit);
    const std::optional<Number> passes =
        chosen(item, LoopOption::passes, LOOM_TEXT("passes of %1")(known.id), "p");
    const Resource repeated =
        known.space == MemorySpace::shared ? Resource::shared : Resource::ldst;
    return info.resource == repeated && passes ? one * *passes : one;
  }

  [[nodiscard]] std::optional<Number>
  latency_at(const ClassNumbers& costs, std::optional<MemoryLevel> level, bool across) const {
    const std::optional<Fact> usual = latency_of(gpu_, costs, level, across);
    const Fact* pattern = level == MemoryLevel::dram ? of_pattern(FactKey::mem_lat) : nullptr;
    const std::optional<Fact> fact = pattern ? std::optional(*pattern) : usual;
    if (!fact)
      return std::nullopt;
    const std::string name = costs.instruction->id + (pattern ? "." + pattern_->id : std::string());
    const std::string where(level ? memory_level_names[static_cast<std::size_t>(*level)] : "");
    const bool other = across && usual != latency_of(gpu_, costs, level, false);
    return given(
        *fact, "loop." + name + ".latency" + (level ? "." + where : "") + (other ? ".across" : ""),
        level   ? LOOM_TEXT("latency of %1, %2")(name, where)
        : other ? LOOM_TEXT("latency of %1 to an instruction of another pipe")(name)
                : LOOM_TEXT("latency of %1")(name),
        "λ_" + place() + (level ? "_" + where : ""), "cycles");
  }

  /// Mean over the levels that serve it; nothing where one of them is not known.
  [[nodiscard]] std::optional<Number> latency_by_shares(const ClassNumbers& costs,
                                                        const Shares& shares, bool across) const {
    if (costs.instruction->space != MemorySpace::global)
      return latency_at(costs, std::nullopt, across);
    Number sum = 0;
    for (std::size_t level = 0; level < shares.size(); ++level) {
      if (why::value_of(shares[level]) <= 0)
        continue;
      const std::optional<Number> latency =
          latency_at(costs, static_cast<MemoryLevel>(level), across);
      if (!latency)
        return std::nullopt;
      sum = sum + shares[level] * *latency;
    }
    return sum;
  }

  const Loop& loop_;
  const GpuSpec& gpu_;
  const Architecture* architecture_;
  std::span<const Place> places_;
  const NumberEdit& edit_;
  std::size_t at_ = 0;
  const AccessPattern* pattern_ = nullptr; ///< of the item at hand
  std::set<std::string> assumed_;          ///< classes
  Number producers_ = 1, consumers_ = 1;
};

} // namespace

bool takes_option(const InstructionClass& known, LoopOption option) {
  const bool global = known.space == MemorySpace::global;
  const bool bulk = known.bytes == 0 && global;
  switch (option) {
  case LoopOption::ilp:
    return true;
  case LoopOption::l1:
  case LoopOption::l2:
    return global;
  case LoopOption::sectors:
    return global && !bulk;
  case LoopOption::passes:
    return known.space == MemorySpace::shared || (global && !bulk);
  case LoopOption::bytes:
    return bulk;
  case LoopOption::stages:
    return known.asynchronous;
  }
  return false;
}

double least_of(const InstructionClass& known, LoopOption option) {
  const double least = loop_option_info(option).min;
  return option != LoopOption::passes   ? least
         : known.id.starts_with("LDS.") ? std::max(least, 4.0 / known.bytes)
                                        : 1;
}

template <class Number>
Result<LoopNumbersOf<Number>> loop_numbers(const Loop& loop, const GpuSpec& gpu,
                                           std::span<const Place> places, const NumberEdit& edit) {
  return Numbers<Number>(loop, gpu, places, edit).read();
}

template Result<LoopNumbersOf<double>> loop_numbers(const Loop&, const GpuSpec&,
                                                    std::span<const Place>, const NumberEdit&);
template Result<LoopNumbersOf<Traced>> loop_numbers(const Loop&, const GpuSpec&,
                                                    std::span<const Place>, const NumberEdit&);

} // namespace loom
