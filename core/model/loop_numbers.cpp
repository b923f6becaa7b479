#include "core/model/loop_numbers.h"

#include "core/base/nearest.h"
#include "core/trace/quantity.h"

#include <algorithm>

namespace loom {
namespace {

using why::Traced;

constexpr double lanes = 32;
constexpr double sector_bytes = 32;

/// A number of a file as the number type of a model's function.
template <class Number>
Number given(const Fact& fact, const std::string& id, const Message& name,
             const std::string& symbol, std::string_view unit) {
  if constexpr (std::is_same_v<Number, double>)
    return fact.value;
  else
    return why::given({.id = id,
                       .name = name,
                       .symbol = symbol,
                       .unit = std::string(unit),
                       .value = fact.value,
                       .source = fact.source,
                       .status = fact.status,
                       .note = fact.note});
}

/// A number that the loop's author chose.
template <class Number>
Number chosen(double value, const std::string& id, const Message& name, const std::string& symbol) {
  if constexpr (std::is_same_v<Number, double>)
    return value;
  else
    return why::given({.id = id,
                       .name = name,
                       .symbol = symbol,
                       .value = value,
                       .source = LOOM_TEXT("the loop as given")()});
}

/// Reads the numbers of one loop.
template <class Number> class Numbers {
public:
  Numbers(const Loop& loop, const GpuSpec& gpu, const Architecture* architecture,
          std::span<const Place> places)
      : loop_(loop), gpu_(gpu), architecture_(architecture), places_(places) {}

  Result<LoopNumbersOf<Number>> read() {
    LoopNumbersOf<Number> numbers;
    numbers.ilp =
        chosen<Number>(loop_.ilp, "loop.ilp", LOOM_TEXT("independent chains per warp")(), "K");
    if (loop_.path)
      numbers.path = chosen<Number>(*loop_.path, "loop.path",
                                    LOOM_TEXT("critical path of an iteration")(), "L");
    for (at_ = 0; at_ < loop_.items.size(); ++at_) {
      Result<ItemNumbersOf<Number>> item = read_item(loop_.items[at_]);
      if (!item)
        return tl::unexpected(item.error());
      numbers.items.push_back(*std::move(item));
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
        numbers.rates[static_cast<std::size_t>(info.resource)] = given<Number>(
            *rate, "loop.rate." + std::string(info.name), LOOM_TEXT("rate of %1")(info.name),
            "rate_" + std::string(info.name), info.rate_unit);
    return numbers;
  }

private:
  static bool uses(const ItemNumbersOf<Number>& item, Resource resource) {
    return why::value_of(item.use[static_cast<std::size_t>(resource)]) > 0;
  }

  [[nodiscard]] tl::unexpected<Error> problem(Message detail) const {
    return fail(ErrorCode::bad_input, std::move(detail),
                at_ < places_.size() ? places_[at_] : Place{});
  }
  [[nodiscard]] std::string id(const char* what) const {
    return "loop." + std::to_string(at_ + 1) + "." + what;
  }

  Result<ItemNumbersOf<Number>> read_item(const LoopItem& item) {
    const InstructionClass* known = instruction_class(item.instruction);
    if (!known) {
      std::vector<std::string> ids;
      for (const InstructionClass& each : instruction_classes())
        ids.push_back(each.id);
      return problem(LOOM_TEXT("unknown class of instruction '%1'%2")(
          item.instruction, did_you_mean(item.instruction, ids)));
    }
    if (const Result<void> takes = check_options(item, *known); !takes)
      return tl::unexpected(takes.error());
    const ClassNumbers nothing{.instruction = known};
    const ClassNumbers* there =
        architecture_ ? numbers_of(*architecture_, gpu_, known->id) : nullptr;
    const ClassNumbers& costs = there ? *there : nothing;

    ItemNumbersOf<Number> numbers;
    numbers.name = known->id;
    numbers.count =
        chosen<Number>(item.count, id("count"), LOOM_TEXT("instructions %1")(known->id), "c");
    numbers.independent =
        chosen<Number>(item.option(LoopOption::ilp).value_or(1), id("ilp"),
                       LOOM_TEXT("%1 that do not wait for each other")(known->id), "k");
    numbers.stages = static_cast<int>(item.option(LoopOption::stages).value_or(0));
    const std::array<double, 3> shares = shares_of(item);
    for (const ResourceInfo& info : resource_table())
      numbers.use[static_cast<std::size_t>(info.resource)] = use(item, *known, costs, info, shares);
    if (known->space == MemorySpace::global) {
      numbers.bytes = bytes_of(item, *known);
      numbers.dram = shares[2] > 0;
    }
    numbers.role = known->space != MemorySpace::none ? AlphaRole::memory
                   : uses(numbers, Resource::fp32) || uses(numbers, Resource::integer) ||
                           uses(numbers, Resource::fp64) || uses(numbers, Resource::sfu) ||
                           uses(numbers, Resource::tensor)
                       ? AlphaRole::arithmetic
                       : AlphaRole::neither;
    if (!known->result && !known->asynchronous)
      return numbers; // nobody waits for it
    // Where a source gives one of the two, it stands for both.
    const std::optional<Number> own = latency_by_shares(costs, shares, false);
    const std::optional<Number> across = latency_by_shares(costs, shares, true);
    if (!own && !across)
      return problem(
          LOOM_TEXT("no source gives the latency of %1 on GPU %2")(known->id, gpu_.name));
    numbers.own_latency = own ? *own : *across;
    numbers.latency = across ? *across : *own;
    return numbers;
  }

  /// Whether the class takes the options that the item has.
  [[nodiscard]] Result<void> check_options(const LoopItem& item,
                                           const InstructionClass& known) const {
    const bool bulk = known.bytes == 0 && known.space == MemorySpace::global;
    const auto takes = [&](LoopOption option) {
      switch (option) {
      case LoopOption::ilp:
        return true;
      case LoopOption::l1:
      case LoopOption::l2:
        return known.space == MemorySpace::global;
      case LoopOption::sectors:
        return known.space == MemorySpace::global && !bulk;
      case LoopOption::passes:
        return known.space == MemorySpace::shared;
      case LoopOption::bytes:
        return bulk;
      case LoopOption::stages:
        return known.asynchronous;
      }
      return false;
    };
    for (std::size_t i = 0; i < loop_option_count; ++i)
      if (item.options[i] && !takes(static_cast<LoopOption>(i)))
        return problem(LOOM_TEXT("%1 takes no option '%2'")(known.id, loop_option_table()[i].name));
    if (bulk && !item.option(LoopOption::bytes))
      return problem(LOOM_TEXT("%1 moves as many bytes as it is told: expected bytes=N")(known.id));
    return {};
  }

  /// Of accesses by MemoryLevel.
  [[nodiscard]] static std::array<double, 3> shares_of(const LoopItem& item) {
    const double l1 = item.option(LoopOption::l1).value_or(0);
    const double l2 = item.option(LoopOption::l2).value_or(0);
    const double rest = 1 - l1 - l2;
    return {l1, l2, rest > 1e-9 ? rest : 0};
  }

  [[nodiscard]] static double bytes_of(const LoopItem& item, const InstructionClass& known) {
    if (const auto sectors = item.option(LoopOption::sectors))
      return *sectors * sector_bytes;
    return item.option(LoopOption::bytes).value_or(lanes * known.bytes);
  }

  /// What one instruction takes of a resource.
  [[nodiscard]] Number use(const LoopItem& item, const InstructionClass& known,
                           const ClassNumbers& costs, const ResourceInfo& info,
                           const std::array<double, 3>& shares) const {
    const std::string name(info.name);
    if (known.space == MemorySpace::global &&
        (info.resource == Resource::l1 || info.resource == Resource::l2 ||
         info.resource == Resource::dram)) {
      // A bulk copy goes past the L1.
      if (info.resource == Resource::l1 && known.bytes == 0)
        return 0;
      const double reaching = info.resource == Resource::l1   ? 1
                              : info.resource == Resource::l2 ? shares[1] + shares[2]
                                                              : shares[2];
      return chosen<Number>(bytes_of(item, known) * reaching, id(("use." + name).c_str()),
                            LOOM_TEXT("bytes of %1 at %2")(known.id, name), "u_" + name);
    }
    const std::optional<Fact> amount = use_of(gpu_, costs, info.resource);
    if (!amount || amount->value <= 0)
      return 0;
    const Number one =
        given<Number>(*amount, id(("use." + name).c_str()),
                      LOOM_TEXT("use of %1 by %2")(name, known.id), "u_" + name, info.unit);
    const std::optional<double> passes = item.option(LoopOption::passes);
    if (info.resource != Resource::shared || !passes)
      return one;
    return one * chosen<Number>(*passes, id("passes"), LOOM_TEXT("passes of %1")(known.id), "p");
  }

  /// Mean over the levels that serve it; nothing where one of them is not known.
  [[nodiscard]] std::optional<Number> latency_by_shares(const ClassNumbers& costs,
                                                        const std::array<double, 3>& shares,
                                                        bool across) const {
    const std::string& name = costs.instruction->id;
    const auto number = [&](const Fact& fact, const std::string& level) {
      return given<Number>(fact, id(("latency" + level + (across ? ".across" : "")).c_str()),
                           level.empty() ? LOOM_TEXT("latency of %1")(name)
                                         : LOOM_TEXT("latency of %1, %2")(name, level.substr(1)),
                           "λ" + (level.empty() ? "" : "_" + level.substr(1)), "cycles");
    };
    if (costs.instruction->space != MemorySpace::global) {
      const std::optional<Fact> fact = latency_of(gpu_, costs, std::nullopt, across);
      return fact ? std::optional<Number>(number(*fact, "")) : std::nullopt;
    }
    Number sum = 0;
    for (std::size_t level = 0; level < shares.size(); ++level) {
      if (shares[level] <= 0)
        continue;
      const std::string level_name(memory_level_names[level]);
      const std::optional<Fact> fact =
          latency_of(gpu_, costs, static_cast<MemoryLevel>(level), across);
      if (!fact)
        return std::nullopt;
      sum = sum + chosen<Number>(shares[level], id(("share." + level_name).c_str()),
                                 LOOM_TEXT("share of %1 served by %2")(name, level_name),
                                 "h_" + level_name) *
                      number(*fact, "." + level_name);
    }
    return sum;
  }

  const Loop& loop_;
  const GpuSpec& gpu_;
  const Architecture* architecture_;
  std::span<const Place> places_;
  std::size_t at_ = 0;
};

} // namespace

template <class Number>
Result<LoopNumbersOf<Number>> loop_numbers(const Loop& loop, const GpuSpec& gpu,
                                           const Architecture* architecture,
                                           std::span<const Place> places) {
  return Numbers<Number>(loop, gpu, architecture, places).read();
}

template Result<LoopNumbersOf<double>> loop_numbers(const Loop&, const GpuSpec&,
                                                    const Architecture*, std::span<const Place>);
template Result<LoopNumbersOf<Traced>> loop_numbers(const Loop&, const GpuSpec&,
                                                    const Architecture*, std::span<const Place>);

} // namespace loom
